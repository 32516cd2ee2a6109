//! How far two shapes are from each other.

use super::squared::Cores;
use super::{SLACK, are_sound};
use crate::exact::{Precision, sqrt};
use crate::kernel::{Body, Core};

/// The distance of shapes in `f32`, where it is clear to which number it rounds.
#[inline(always)]
pub(crate) fn distance<P: Precision>(a: &Body, b: &Body) -> Option<f64> {
    if P::WIDE || !are_sound(a, b) {
        return None;
    }
    let r = a.radius + b.radius;
    let (distance, error) = match (&a.core, &b.core) {
        (&Core::Point(a), &Core::Point(b)) => between_points((b - a).length_squared(), r),
        (a, b) => between(&Cores::new::<P>(a, b)?, r)?,
    };
    rounded(distance, error)
}

/// |v| − R, with an error of 3u·|v| in the root, and one more in R and in the difference.
#[inline(always)]
fn between_points(vv: f64, r: f64) -> (f64, f64) {
    let length = sqrt(vv);
    (length - r, SLACK * (length + r))
}

/// With n/s the squared distance of the cores, and R the sum of the radii, √(n/s) − R = (n − R²s)/(√s(√n + R√s)).
#[inline(always)]
fn between(cores: &Cores, r: f64) -> Option<(f64, f64)> {
    let squared = cores.squared;
    let (beyond, error) = squared.beyond(r);
    let gap = if cores.cross::<f32>()? { -squared.scale } else { beyond };
    let (n, s) = (sqrt(squared.value), sqrt(squared.scale));
    let over = s * (n + r * s);
    Some((gap / over, error / over))
}

/// The `f32` that all numbers within the error round to, or 0 where they are negative.
///
/// Not where that is subnormal, or beyond the largest.
#[inline(always)]
#[expect(clippy::cast_possible_truncation, reason = "rounding to nearest is what is asked for")]
fn rounded(distance: f64, error: f64) -> Option<f64> {
    const LEAST: u32 = f32::MIN_POSITIVE.to_bits();
    const BEYOND: u32 = f32::INFINITY.to_bits();
    let [low, high] = [distance - error, distance + error].map(|bound| (bound as f32).to_bits());
    let magnitude = low & !(1 << 31);
    let is_clear = low == high && magnitude.wrapping_sub(LEAST) < BEYOND - LEAST;
    let distance = f32::from_bits(low);
    is_clear.then_some(f64::from(if distance > 0.0 { distance } else { 0.0 }))
}
