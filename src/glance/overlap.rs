//! Whether two shapes have a point in common.

use super::squared::Cores;
use super::{SLACK, bound};
use crate::exact::Precision;
use crate::kernel::Body;

/// Whether the distance of the shapes is at most the `margin`.
#[inline(always)]
pub(crate) fn overlap<P: Precision>(a: &Body, b: &Body, margin: f64) -> Option<bool> {
    let cores = Cores::new::<P>(&a.core, &b.core)?;
    if !(a.radius >= 0.0 && b.radius >= 0.0) {
        return None;
    }
    let r = a.radius + b.radius + margin;
    if r == 0.0 && cores.separation.is_some() {
        return cores.cross::<P>();
    }
    let crosses = cores.cross::<P>()?;
    let squared = cores.squared;
    let rr = r * r;
    let gap = squared.value - rr * squared.scale;
    let limit = bound::<P>(SLACK * (squared.size + rr) * squared.scale);
    (gap.abs() > limit).then_some(crosses | (gap < 0.0))
}
