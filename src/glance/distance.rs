//! How far two shapes are from each other.

use super::squared::{Cores, Squared};
use super::{are_sound, is_clear};
use crate::exact::{Precision, power_of_two, sqrt};
use crate::kernel::Body;

/// The distance of shapes in `f32`, minus the depth where they overlap, if it is clear to which number it rounds.
#[inline(always)]
pub(crate) fn signed_distance<P: Precision>(a: &Body, b: &Body) -> Option<f64> {
    if P::WIDE || !are_sound(a, b) {
        return None;
    }
    let cores = Cores::new::<f32>(&a.core, &b.core);
    let crosses = cores.cross::<f32>()?;
    let squared = match &cores.lines {
        Some(lines) if crosses => lines.least_beyond(),
        _ => cores.squared,
    };
    gap(&squared, if crosses { -1.0 } else { 1.0 }, a.radius + b.radius)
}

/// ±√(n/s) − R, with n/s the squared distance of the cores and R the sum of the radii.
///
/// n is a sum of squares, c² + h², of which each root has an error of at most 8u·|u|(|z| + |u|); and so that of their length
/// is √2 times that at most. As |z| ≤ 2√(n/s) + |u|, and the more so with 4 for 2, the error of √(n/s) is below 28u·√(n/s) + 12u·|u|, where |u|² is
/// `size`; that of two lines, and of a half-line, is below as much. With 3u for R and for the difference, the error of the
/// gap D is below 32u·(√(n/s) + √size + R), which is at most 56u·√(n/s + size + R²). Where that root is at most 2¹⁰·|D|, it
/// is below 2⁻³⁷·|D|.
///
/// The kernels compute D by [`Facing::gap`](crate::kernel::facing::Facing::gap), with an error of at most
/// 2⁻⁴⁷·√(n/s + size + R²): what is kept here is kept there, where much less has to be. So they round to the number that all
/// within 2⁻³⁵·|D| round to.
#[inline(always)]
fn gap(squared: &Squared, sign: f64, r: f64) -> Option<f64> {
    const KEPT: f64 = power_of_two(-20);
    const ERROR: f64 = power_of_two(-35);
    let square = squared.value / squared.scale;
    let gap = sign * sqrt(square) - r;
    let is_kept = is_clear(gap * gap, KEPT * (square + squared.size + r * r));
    let rounded = single(gap * (1.0 - ERROR));
    let is_normal = (rounded.to_bits() & !(1 << 31)).wrapping_sub(LEAST) < BEYOND - LEAST;
    let is_told = is_kept & is_normal & (rounded.to_bits() == single(gap * (1.0 + ERROR)).to_bits());
    is_told.then_some(rounded.into())
}

const LEAST: u32 = f32::MIN_POSITIVE.to_bits();
const BEYOND: u32 = f32::INFINITY.to_bits();

#[inline(always)]
#[expect(clippy::cast_possible_truncation, reason = "rounding to nearest is what is asked for")]
fn single(number: f64) -> f32 {
    number as f32
}
