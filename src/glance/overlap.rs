//! Whether two shapes have a point in common.

use super::squared::Cores;
use super::{are_sound, bound, is_clear};
use crate::exact::Precision;
use crate::kernel::Body;

/// Whether the distance of the cores is at most `r`.
#[inline(always)]
pub(crate) fn overlap<P: Precision>(a: &Body, b: &Body, r: f64) -> Option<bool> {
    let cores = Cores::new::<P>(&a.core, &b.core);
    if !are_sound(a, b) {
        return None;
    }
    if r == 0.0 && cores.lines.is_some() {
        return cores.cross::<P>();
    }
    let crosses = cores.cross::<P>()?;
    let (gap, error) = cores.squared.beyond(r);
    is_clear(gap, bound::<P>(error)).then_some(crosses | gap.is_sign_negative())
}
