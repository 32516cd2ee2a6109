//! What can be told of many shapes at once: that most of them do not matter.
//!
//! A sift discards a shape only if it is valid and its answer certainly is one of no interest: a miss, or one farther
//! than the best so far. What it keeps is asked exactly, and so its own rounding never shows. It works in `f32`; in its
//! bounds, u = 2⁻²⁴ is the largest relative error of an operation, and 2⁻¹⁵⁰ the largest absolute one where a result
//! is subnormal (a sum then has none).
//!
//! Each test computes a number that is negative for what is to be discarded, and NaN where it cannot tell.

mod sight;
mod vicinity;

pub(super) use self::sight::Sight;
pub(super) use self::vicinity::Vicinity;

pub(super) use crate::lanes::Sift;
use crate::vector::sealed::Float;

/// 2⁻²⁴, the unit of the bounds.
const U: f32 = f32::EPSILON / 2.0;

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
    Float::round(number)
}
