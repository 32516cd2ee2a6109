//! What can be told of many shapes at once: that most of them do not matter.
//!
//! A sift discards a shape only if it is valid and its answer certainly is one of no interest: a miss, or one farther
//! than the best so far. What it keeps is asked exactly, and so its own rounding never shows. It works in `f32`; in its
//! bounds, u = 2⁻²⁴ is the largest relative error of an operation, and 2⁻¹⁵⁰ the largest absolute one where a result
//! is subnormal (a sum then has none).
//!
//! Each test computes a number that is negative for what is to be discarded. NaN and infinities are kept: a number that
//! is not finite makes the test's result NaN or infinite.

mod sight;
mod vicinity;

pub(super) use self::sight::Sight;
pub(super) use self::vicinity::Vicinity;

use crate::vector::sealed::Scalar;

/// 2⁻²⁴, the unit of the bounds.
const U: f32 = f32::EPSILON / 2.0;

/// Above all absolute errors of subnormal results, of which there are fewer than a hundred.
const TINY: f32 = f32::MIN_POSITIVE;

pub trait Sift: Copy {
    /// A point has the radius 0.
    fn discards_circle(&self, center: [f32; 2], radius: f32) -> bool;
    /// A segment has the radius 0.
    fn discards_stadium(&self, a: [f32; 2], b: [f32; 2], radius: f32) -> bool;
}

/// Whether a test says that the shape can be discarded: it is negative and finite, and the radius is none that is wrong.
///
/// The bits of negative numbers, as integers, ascend with the magnitude up to −∞, and those of NaN follow.
#[inline(always)]
fn is_out(test: f32, radius: f32) -> bool {
    (bits(test) < bits(f32::NEG_INFINITY)) & (radius >= 0.0)
}

#[inline(always)]
const fn bits(number: f32) -> i32 {
    i32::from_ne_bytes(number.to_bits().to_ne_bytes())
}

/// 0, or NaN if one of the numbers is not finite; perhaps also if their sum overflows.
#[inline(always)]
fn poison([ax, ay]: [f32; 2], [bx, by]: [f32; 2]) -> f32 {
    (ax + ay + (bx + by)) * 0.0
}

/// The lesser; `b` if one is NaN. One instruction, unlike `f32::min`.
#[inline(always)]
fn lesser(a: f32, b: f32) -> f32 {
    if a < b { a } else { b }
}

/// The greater; `b` if one is NaN.
#[inline(always)]
fn greater(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

/// The nearest `f32`.
fn single(number: f64) -> f32 {
    Scalar::round(number)
}
