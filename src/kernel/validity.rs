//! Validation of shapes, and whether their numbers are in range for a precision.

use super::{Core, InflatedCore};
use crate::error::QueryError;
use crate::exact::{Precision, Xy, is_moderate};

impl InflatedCore {
    pub(crate) fn validate(&self) -> Result<(), QueryError> {
        validate(&[*self], [])
    }

    /// Whether all numbers are of a size for which nothing overflows or underflows in the precision `P`.
    #[inline(always)]
    pub(crate) fn is_in_range<P: Precision>(&self) -> bool {
        are_in_range::<P, 5>(self.numbers())
    }

    /// All numbers that must be finite.
    #[inline(always)]
    fn numbers(&self) -> [f64; 5] {
        let (p, q) = match self.core {
            Core::Point(p) => (p, Xy::ZERO),
            Core::Straight(line) => (line.start, line.end.unwrap_or(line.along.to())),
        };
        [p.x, p.y, q.x, q.y, self.radius]
    }

    #[inline]
    fn lacks_direction(&self) -> bool {
        matches!(self.core, Core::Straight(line) if line.end.is_none() && line.along.is_zero())
    }
}

/// Whether the numbers are [moderate](is_moderate), if they have to be for this precision. A fold has no branches.
#[inline(always)]
pub(crate) fn are_in_range<P: Precision, const N: usize>(numbers: [f64; N]) -> bool {
    !P::NEEDS_MODERATE || numbers.iter().fold(true, |all, &number| all & is_moderate(number))
}

/// Validates shapes, and further `numbers` that must be finite. If several errors apply, returns the one that
/// [`QueryError`] lists first.
///
/// A sum is finite only if all its terms are. A sum of finite terms may overflow; the cold path handles this case.
#[inline(always)]
pub(crate) fn validate<const N: usize>(inflated: &[InflatedCore], numbers: [f64; N]) -> Result<(), QueryError> {
    let all: f64 = numbers.iter().sum();
    let sum = inflated.iter().flat_map(InflatedCore::numbers).fold(all, |sum, number| sum + number);
    let sound = inflated.iter().all(|inflated| inflated.radius >= 0.0 && !inflated.lacks_direction());
    if sum.is_finite() && sound { Ok(()) } else { first_error(inflated, &numbers) }
}

#[cold]
#[inline(never)]
fn first_error(inflated: &[InflatedCore], numbers: &[f64]) -> Result<(), QueryError> {
    let mut all = inflated.iter().flat_map(InflatedCore::numbers).chain(numbers.iter().copied());
    if all.any(|number| !number.is_finite()) {
        return Err(QueryError::NonFinite);
    }
    if inflated.iter().any(|inflated| inflated.radius < 0.0) {
        return Err(QueryError::NegativeRadius);
    }
    if inflated.iter().any(InflatedCore::lacks_direction) {
        return Err(QueryError::ZeroDirection);
    }
    Ok(())
}
