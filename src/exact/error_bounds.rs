//! Plain `f64` evaluation with bounds on its error.
//!
//! u = 2⁻⁵³ bounds the relative error of every operation. The bounds count roundings to first order; each constant is
//! then rounded up by at least one u, which covers the terms in u² (fewer than a hundred of them) and the roundings of the
//! bound itself.
//!
//! *Underflow.* A product below the normal range has an absolute error of at most η = 2⁻¹⁰⁷⁵. In a sum of products and in
//! its square, (c + η)² − c² = 2cη + η², that is at most [`UNDERFLOW`] for a small c, and below u·c² for any other: the `UNDERFLOW`
//! that ends every bound covers it. Before a product is multiplied by one that is independent of it, its part of the bound
//! is padded by `UNDERFLOW`: as u·`UNDERFLOW` is more than a hundred η, the error of each factor, underflow included, stays the
//! stated multiple of u times the padded factor.
//!
//! *Overflow.* There is no division, and what is summed in the bound is at least the magnitude of what is summed in the
//! value. So an overflow in the value is one in the bound too, and an infinite bound, or a NaN, decides nothing.

use super::input::{Sum, Xy};

const U: f64 = f64::EPSILON / 2.0;
/// About 2⁻⁸⁹⁷; see the module's documentation.
pub(crate) const UNDERFLOW: f64 = 1.0e-270;

/// The sum of two products of components, and the sum of their magnitudes.
///
/// A product of two rounded differences carries 3u, and the sum one more u: the error is at most 4u times the magnitudes.
#[inline(always)]
fn sum_of_products(a: f64, b: f64, c: f64, d: f64) -> (f64, f64) {
    let (p, q) = (a * b, c * d);
    (p + q, p.abs() + q.abs())
}

#[inline(always)]
pub(super) fn dot(u: Xy, v: Xy) -> (f64, f64) {
    sum_of_products(u.x, v.x, u.y, v.y)
}

#[inline(always)]
pub(super) fn cross(u: Xy, v: Xy) -> (f64, f64) {
    sum_of_products(u.x, v.y, -u.y, v.x)
}

/// The square of a [`sum_of_products`], and what its error is at most 9u times of.
///
/// With |ĉ − c| ≤ 4u·m, |ĉ² − c²| ≤ 8u·m·|ĉ| + 16u²·m², and the rounding of the square adds u·ĉ² ≤ u·m·|ĉ|.
#[inline(always)]
pub(super) fn square_of((value, magnitude): (f64, f64)) -> (f64, f64) {
    let magnitude = magnitude + UNDERFLOW;
    (value * value, magnitude * (value.abs() + 2.0 * U * magnitude) + UNDERFLOW)
}

/// |u|², with an error of at most 4u of it.
#[inline(always)]
pub(super) fn length_squared(u: Xy) -> f64 {
    u.x * u.x + u.y * u.y
}

/// |u|² with an error of at most 4u times the second number, which is the same unless something underflows.
#[inline(always)]
pub(super) fn padded_length_squared(u: Xy) -> (f64, f64) {
    let value = length_squared(u);
    (value, value + UNDERFLOW)
}

/// R², likewise padded, with 5u: two additions at most in R, doubled, and the square.
#[inline(always)]
pub(super) fn padded_square(r: Sum) -> (f64, f64) {
    let r = r.rounded();
    (r * r, r * r + UNDERFLOW)
}

/// The bound `factor`·u·`magnitude`.
#[inline(always)]
pub(super) fn bound(factor: f64, magnitude: f64) -> f64 {
    (factor * U) * magnitude + UNDERFLOW
}
