//! Conversion of reals to the caller's types, with one rounding.

use core::cmp::Ordering;

use crate::error::QueryError;
use crate::exact::{Precision, Real, RealVector};
use crate::vector::Components as _;
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// The nearest number. A positive real never becomes 0.
#[inline]
pub(super) fn scalar<S: Float>(real: Real<impl Precision>) -> Result<S, QueryError> {
    let number = nearest(real);
    fitting(number, [number])
}

/// The nearest vector.
#[inline]
pub(super) fn vector<V: Vector>(pair: RealVector<impl Precision>) -> Result<V, QueryError> {
    let vector: V = nearest_vector(pair);
    fitting(vector, vector.components())
}

/// The nearest number. A positive real never becomes 0, and a real beyond the largest number becomes infinite.
#[inline]
pub(super) fn nearest<S: Float>(real: Real<impl Precision>) -> S {
    let nearest = S::nearest(real.to_f64());
    let vanished = nearest == S::round(0.0) && real.sign() == Ordering::Greater;
    if vanished { S::TINIEST } else { nearest }
}

/// The nearest vector. A component beyond the largest number becomes infinite.
#[inline]
pub(super) fn nearest_vector<V: Vector>(pair: RealVector<impl Precision>) -> V {
    let [x, y] = [pair.x, pair.y].map(|real| V::Scalar::nearest(real.to_f64()));
    V::from_components(x, y)
}

/// The `answer`, or an error if one of its `numbers` is infinite. The check comes once, at the end, so that the
/// processor can compute the numbers in parallel.
#[inline]
pub(super) fn fitting<T, S: Float, const N: usize>(answer: T, numbers: [S; N]) -> Result<T, QueryError> {
    if S::are_finite(&numbers) { Ok(answer) } else { Err(QueryError::Overflow) }
}
