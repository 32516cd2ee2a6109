//! How far two shapes are from each other.

use super::squared::Cores;
use crate::exact::{Precision, sqrt};
use crate::kernel::Body;

/// The distance of shapes in `f32`, where it is clear to which number it rounds.
///
/// With n/s the squared distance of the cores, and R the sum of the radii, √(n/s) − R = (n − R²s)/(√s(√n + R√s)).
#[inline(always)]
#[expect(clippy::cast_possible_truncation, reason = "rounding to nearest is what is asked for")]
pub(crate) fn distance<P: Precision>(a: &Body, b: &Body) -> Option<f64> {
    if P::WIDE || !(a.radius >= 0.0 && b.radius >= 0.0) {
        return None;
    }
    let cores = Cores::new::<P>(&a.core, &b.core)?;
    let r = a.radius + b.radius;
    let squared = cores.squared;
    let (beyond, error) = squared.beyond(r);
    let gap = if cores.cross::<P>()? { -squared.scale } else { beyond };
    let (n, s) = (sqrt(squared.value), sqrt(squared.scale));
    let over = s * (n + r * s);
    let (distance, error) = (gap / over, error / over);
    let (low, high) = ((distance - error) as f32, (distance + error) as f32);
    let is_clear = low == high && low.abs() >= f32::MIN_POSITIVE && high.abs() <= f32::MAX;
    is_clear.then_some(f64::from(if low > 0.0 { low } else { 0.0 }))
}
