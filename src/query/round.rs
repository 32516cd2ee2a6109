//! From reals to the caller's types, rounded once.

use core::cmp::Ordering;

use crate::error::QueryError;
use crate::exact::{Pair, Real};
use crate::vector::Vector;
use crate::vector::sealed::Scalar;

/// The nearest number; never 0 for a number above it.
#[inline(always)]
pub(super) fn scalar<S: Scalar>(real: Real<S>) -> Result<S, QueryError> {
    let rounded = finite(real)?;
    let vanished = rounded == S::round(0.0) && real.sign() == Ordering::Greater;
    Ok(if vanished { S::TINIEST } else { rounded })
}

/// The nearest vector.
#[inline(always)]
pub(super) fn vector<V: Vector>(pair: Pair<V::Scalar>) -> Result<V, QueryError> {
    Ok(V::from_components(finite(pair.x)?, finite(pair.y)?))
}

#[inline(always)]
fn finite<S: Scalar>(real: Real<S>) -> Result<S, QueryError> {
    S::finite(real.to_f64()).ok_or(QueryError::Overflow)
}
