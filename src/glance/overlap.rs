//! Whether two shapes have a point in common.

use super::squared::Cores;
use super::bound;
use crate::exact::Precision;
use crate::kernel::Body;

/// Whether the distance of the cores is at most `r`.
#[inline(always)]
pub(crate) fn overlap<P: Precision>(a: &Body, b: &Body, r: f64) -> Option<bool> {
    let cores = Cores::new::<P>(&a.core, &b.core)?;
    if !(a.radius >= 0.0 && b.radius >= 0.0) {
        return None;
    }
    if r == 0.0 && cores.separation.is_some() {
        return cores.cross::<P>();
    }
    let crosses = cores.cross::<P>()?;
    let (gap, error) = cores.squared.beyond(r);
    (gap.abs() > bound::<P>(error)).then_some(crosses | (gap < 0.0))
}
