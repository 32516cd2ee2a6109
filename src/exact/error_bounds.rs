//! Plain `f64` evaluation with bounds on its error.
//!
//! ε = 2⁻⁵³ bounds the relative error of every operation. The bounds count roundings to first order. Each constant is
//! then rounded up by at least one ε. This covers the terms in ε² (fewer than a hundred) and the roundings of the bound
//! itself.
//!
//! *Underflow.* A product below the normal range has an absolute error of at most η = 2⁻¹⁰⁷⁵. An error η in a sum of
//! products c adds (c + η)² − c² = 2cη + η² to its square. This is at most [`UNDERFLOW`] if c is small, and below ε·c²
//! otherwise. The `UNDERFLOW` at the end of every bound covers it. If a product is multiplied by an independent
//! product, its part of the bound is padded by `UNDERFLOW` first. As ε·`UNDERFLOW` is more than a hundred η, the error
//! of each factor, with underflow, stays the stated multiple of ε times the padded factor.
//!
//! *Overflow.* There is no division, and each summand of the magnitude that the bound multiplies is at least the
//! magnitude of its counterpart in the value. So if the value overflows, the bound overflows too. An infinite or NaN
//! bound decides nothing.

use super::input::{Sum, Xy};

const U: f64 = f64::EPSILON / 2.0;
/// About 2⁻⁸⁹⁷; see the module's documentation.
pub(crate) const UNDERFLOW: f64 = 1.0e-270;

/// The sum of two products of components, and the sum of their magnitudes.
///
/// A product of two rounded differences carries 3ε, and the sum adds 1ε: the error is at most 4ε times the magnitudes.
#[inline]
fn sum_of_products(a: f64, b: f64, c: f64, d: f64) -> (f64, f64) {
    let (p, q) = (a * b, c * d);
    (p + q, p.abs() + q.abs())
}

#[inline]
pub(super) fn dot(u: Xy, v: Xy) -> (f64, f64) {
    sum_of_products(u.x, v.x, u.y, v.y)
}

#[inline]
pub(super) fn cross(u: Xy, v: Xy) -> (f64, f64) {
    sum_of_products(u.x, v.y, -u.y, v.x)
}

/// The square of a [`sum_of_products`], and a magnitude: the error is at most 9ε times the magnitude.
///
/// With |ĉ − c| ≤ 4ε·m, |ĉ² − c²| ≤ 8ε·m·|ĉ| + 16ε²·m², and the rounding of the square adds ε·ĉ² ≤ ε·m·|ĉ|.
#[inline]
pub(super) fn square_of((value, magnitude): (f64, f64)) -> (f64, f64) {
    let magnitude = magnitude + UNDERFLOW;
    (value * value, magnitude * (value.abs() + 2.0 * U * magnitude) + UNDERFLOW)
}

/// |u|², with an error of at most 4ε·|u|².
#[inline]
pub(super) fn length_squared(u: Xy) -> f64 {
    u.x * u.x + u.y * u.y
}

/// |u|², and a padded |u|²: the error is at most 4ε times the padded one. They are equal unless |u|² is tiny.
#[inline]
pub(super) fn padded_length_squared(u: Xy) -> (f64, f64) {
    let value = length_squared(u);
    (value, value + UNDERFLOW)
}

/// R², padded in the same way, with 5ε: at most two additions in R, doubled by the square, and the square's rounding.
#[inline]
pub(super) fn padded_square(r: Sum) -> (f64, f64) {
    let r = r.rounded();
    (r * r, r * r + UNDERFLOW)
}

/// The bound `factor`·ε·`magnitude`.
#[inline]
pub(super) fn bound(factor: f64, magnitude: f64) -> f64 {
    (factor * U) * magnitude + UNDERFLOW
}
