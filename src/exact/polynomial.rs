//! The stages that compute the sign and the value of a polynomial, and bounds on the error of plain `f64`.
//!
//! # Errors
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
//! *Overflow.* There is no division. The bound is a multiple of a sum. For each term of the value, this sum has a term
//! that is at least as large in magnitude. So if the value overflows, the bound does, too. An infinite or NaN bound
//! decides nothing.

use core::cmp::Ordering;
use core::hint::black_box;

use super::double_words::DoubleWords;
use super::grid::{Fixed, Grid, IntegerGrid, sixty_fourths, top_of};
use super::input::{Sum, Xy};
use super::int256::Int256;
use super::integers::{Buffers, Span, most_columns, most_digits};
use super::real::{Precision, Real};
use crate::stages::{Stage, decided};

/// A polynomial in the inputs of a query. It is homogeneous; for some, the number 1 counts as an input.
pub(crate) trait Polynomial: Copy {
    const DEGREE: u8;

    /// The value in plain `f64`, and a bound on its error. After an overflow, the bound is infinite or NaN.
    ///
    /// The default decides nothing.
    fn value_and_bound(&self) -> (f64, f64) {
        (0.0, f64::INFINITY)
    }

    /// The sign, if factors that are exactly 0 decide it, as for vectors along the axes.
    #[inline]
    fn sign_by_zeros(&self) -> Option<Ordering> {
        None
    }

    /// The sign for inputs that are [`sixty_fourths`], if it is easy to compute.
    fn sign_on_sixty_fourths(&self) -> Option<Ordering> {
        None
    }

    /// The sign, if factors of a lower degree decide it.
    #[inline]
    fn sign_by_factors(&self) -> Option<Ordering> {
        None
    }

    /// The value, computed on a grid that contains all inputs.
    fn on<G: Grid>(&self, grid: G) -> G::Number;

    /// The exact sign: the comparison of the value with zero.
    #[inline]
    fn sign(&self) -> Ordering {
        let (value, bound) = self.value_and_bound();
        // The only branch is predictable: it is nearly always taken. A branch on the sign would be unpredictable.
        if value.abs() > bound {
            decided::<Self>(Stage::Filter, if value > 0.0 { Ordering::Greater } else { Ordering::Less })
        } else {
            exact_sign(cold_copy(self))
        }
    }
}

/// The sign of `value`; `Equal` for NaN.
#[inline]
fn sign_of(value: f64) -> Ordering {
    value.partial_cmp(&0.0).unwrap_or(Ordering::Equal)
}

/// A polynomial whose value is also used, to compute numbers.
pub(crate) trait Evaluated: Polynomial {
    /// The value, and the sum of the magnitudes of the terms that may cancel in it.
    fn value_and_magnitudes<P: Precision>(&self) -> (Real<P>, Real<P>);

    /// The value, with a relative error that is negligible for `P`.
    #[inline(always)]
    fn value<P: Precision>(&self) -> Real<P> {
        let (value, magnitudes) = self.value_and_magnitudes();
        if value.is_precise_beside(magnitudes) { value } else { value_from_integers(cold_copy(self)) }
    }
}

/// A copy that is made only on the cold path. Without the hint, the compiler stores the inputs of every decision in
/// memory beforehand, which costs a fifth of the instructions of `intersects`.
#[inline]
fn cold_copy<T: Polynomial>(polynomial: &T) -> T {
    black_box(*polynomial)
}

#[cold]
#[inline(never)]
fn exact_sign<T: Polynomial>(polynomial: T) -> Ordering {
    if let Some(sign) = plain_sign(&polynomial) {
        decided::<T>(Stage::Grid, sign)
    } else if let Some(sign) = polynomial.sign_by_factors() {
        decided::<T>(Stage::Grid, sign)
    } else if let Some(sign) = sign_on_fixed(&polynomial) {
        decided::<T>(Stage::Grid, sign)
    } else if let Some(sign) = double_word_sign(&polynomial) {
        decided::<T>(Stage::DoubleWords, sign)
    } else {
        decided::<T>(Stage::Integers, wide_sign(&polynomial))
    }
}

/// Calls a function with the narrowest grid of a fixed width, if there is one.
macro_rules! on_fixed {
    ($polynomial:ident, $evaluate:ident) => {{
        let top = top_of($polynomial);
        match Fixed::<i128>::below(top, $polynomial) {
            Some(grid) => Some($evaluate(grid, $polynomial)),
            None => out_of_line(|| Fixed::<Int256>::below(top, $polynomial).map(|grid| $evaluate(grid, $polynomial))),
        }
    }};
}

#[inline(never)]
fn sign_on_fixed<T: Polynomial>(polynomial: &T) -> Option<Ordering> {
    on_fixed!(polynomial, sign_on)
}

#[inline(never)]
fn double_word_sign<T: Polynomial>(polynomial: &T) -> Option<Ordering> {
    polynomial.on(DoubleWords).certain_sign()
}

/// The sign, if it takes no more than plain `f64`.
#[inline]
fn plain_sign<T: Polynomial>(polynomial: &T) -> Option<Ordering> {
    polynomial.sign_by_zeros().or_else(|| on_sixty_fourths(polynomial))
}

/// The sign, if the inputs are [`sixty_fourths`] and not too large. For degree 2, the filter's value has no error there.
#[inline(never)]
fn on_sixty_fourths<T: Polynomial>(polynomial: &T) -> Option<Ordering> {
    if !sixty_fourths::holds(polynomial) {
        return None;
    }
    let (value, bound) = polynomial.value_and_bound();
    if T::DEGREE == 2 {
        (bound < sixty_fourths::BOUND).then(|| sign_of(value))
    } else {
        polynomial.sign_on_sixty_fourths()
    }
}

/// The value with a relative error below 2⁻¹⁰⁵. Where shapes touch, it is often 0, which is found faster.
#[cold]
#[inline(never)]
fn value_from_integers<T: Evaluated, P: Precision>(polynomial: T) -> Real<P> {
    if plain_sign(&polynomial) == Some(Ordering::Equal) {
        return Real::ZERO;
    }
    let polynomial = &polynomial;
    on_fixed!(polynomial, value_on).unwrap_or_else(|| wide_value(polynomial)).convert()
}

/// Calls a function with a workspace that is large enough for a polynomial.
macro_rules! in_workspace {
    ($polynomial:ident: $T:ident, $evaluate:ident) => {{
        const { assert!($T::DEGREE <= 6) };
        let span = Span::of($polynomial);
        match ($T::DEGREE, span.is_short()) {
            (2, true) => in_workspace!(@ 2, Span::FEW, span, $polynomial, $evaluate),
            (2, false) => in_workspace!(@ 2, Span::MANY, span, $polynomial, $evaluate),
            (3 | 4, true) => in_workspace!(@ 4, Span::FEW, span, $polynomial, $evaluate),
            (3 | 4, false) => in_workspace!(@ 4, Span::MANY, span, $polynomial, $evaluate),
            (_, true) => in_workspace!(@ 6, Span::FEW, span, $polynomial, $evaluate),
            (_, false) => in_workspace!(@ 6, Span::MANY, span, $polynomial, $evaluate),
        }
    }};
    (@ $degree:literal, $words:expr, $span:ident, $polynomial:ident, $evaluate:ident) => {
        out_of_line(|| {
            let buffers = Buffers::<{ most_digits($degree, $words) }, { most_columns($degree, $words) }>::new();
            $evaluate(&buffers.workspace($span), $polynomial)
        })
    };
}

/// Calls `evaluate` in a stack frame of its own. In one frame, small buffers would take as much stack as large ones, and
/// small integers would save as many registers.
#[inline(never)]
fn out_of_line<A>(evaluate: impl FnOnce() -> A) -> A {
    evaluate()
}

#[inline(never)]
pub(super) fn wide_sign<T: Polynomial>(polynomial: &T) -> Ordering {
    in_workspace!(polynomial: T, sign_on)
}

#[inline(never)]
fn wide_value<T: Evaluated>(polynomial: &T) -> Real<f64> {
    in_workspace!(polynomial: T, value_on)
}

fn sign_on<G: IntegerGrid, T: Polynomial>(grid: G, polynomial: &T) -> Ordering {
    grid.sign(polynomial.on(grid))
}

fn value_on<G: IntegerGrid, T: Evaluated>(grid: G, polynomial: &T) -> Real<f64> {
    grid.real(polynomial.on(grid), T::DEGREE)
}

const UNIT_ROUNDOFF: f64 = f64::EPSILON / 2.0;
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

/// The sign of a·b + c·d, if a factor is exactly 0. A difference is 0 only if its terms are equal, and keeps its sign even if
/// it overflows.
#[inline]
fn sign_by_zero_factor([a, b]: [f64; 2], [c, d]: [f64; 2]) -> Option<Ordering> {
    if (a == 0.0) | (b == 0.0) {
        Some(sign_of_plain_product(c, d))
    } else if (c == 0.0) | (d == 0.0) {
        Some(sign_of_plain_product(a, b))
    } else {
        None
    }
}

/// The exact sign, even if the product underflows.
#[inline]
fn sign_of_plain_product(a: f64, b: f64) -> Ordering {
    if b == 0.0 { Ordering::Equal } else { sign_of(a * 1.0_f64.copysign(b)) }
}

#[inline]
pub(super) fn dot_by_zeros(u: Xy, v: Xy) -> Option<Ordering> {
    sign_by_zero_factor([u.x, v.x], [u.y, v.y])
}

#[inline]
pub(super) fn cross_by_zeros(u: Xy, v: Xy) -> Option<Ordering> {
    sign_by_zero_factor([u.x, v.y], [-u.y, v.x])
}

/// The square of a [`sum_of_products`], and a number: the error is at most 9ε times that number.
///
/// With |ĉ − c| ≤ 4ε·m, |ĉ² − c²| ≤ 8ε·m·|ĉ| + 16ε²·m², and the rounding of the square adds ε·ĉ² ≤ ε·m·|ĉ|.
#[inline]
pub(super) fn square_of((value, magnitudes): (f64, f64)) -> (f64, f64) {
    let magnitudes = magnitudes + UNDERFLOW;
    (value * value, magnitudes * (value.abs() + 2.0 * UNIT_ROUNDOFF * magnitudes) + UNDERFLOW)
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

/// The bound `factor`·ε·`magnitudes`.
#[inline]
pub(super) fn bound(factor: f64, magnitudes: f64) -> f64 {
    (factor * UNIT_ROUNDOFF) * magnitudes + UNDERFLOW
}
