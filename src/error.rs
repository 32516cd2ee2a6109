//! The one error type of the crate.

use core::fmt;

/// Why a query has no answer for its input.
///
/// Where several apply, the one listed first is reported.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, QueryError, query};
///
/// let hole = Circle::new(vec2(0.0, 0.0), -1.0);
/// match query::intersects(&hole, &vec2(0.0, 0.0)) {
///     Err(QueryError::NegativeRadius) => {}
///     other => panic!("a radius below zero is no circle: {other:?}"),
/// }
/// let message = QueryError::NegativeRadius.to_string();
/// assert!(message.starts_with("a radius is negative"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum QueryError {
    /// A coordinate, a radius, a margin, a translation or a preferred direction is NaN or infinite, or `max_t` is NaN or `-∞`.
    NonFinite,
    /// A radius is below zero, perhaps after [`inflated`](crate::Circle::inflated) by a negative margin.
    NegativeRadius,
    /// A ray's direction is the zero vector.
    ZeroDirection,
    /// Several shortest displacements, or nearest points of the outline, exist, so none can be returned as *the* one.
    NoUniqueDirection,
    /// The exact answer is finite but exceeds the largest number of the scalar type. Within its last ulp either this or
    /// that number is the answer.
    Overflow,
}

impl QueryError {
    const fn message(self) -> &'static str {
        match self {
            Self::NonFinite => {
                "a coordinate, radius, margin or direction is NaN or infinite, or max_t is NaN or -∞: `validate` tells whether it is a shape"
            }
            Self::NegativeRadius => "a radius is negative: give a circle or stadium a radius of zero or more",
            Self::ZeroDirection => {
                "a ray has the direction (0, 0): give it any other length, or query its origin as a point"
            }
            Self::NoUniqueDirection => {
                "several directions are equally short: use `penetration` for the canonical one or `penetration_toward` to choose"
            }
            Self::Overflow => "the answer is too large for the scalar type: use smaller coordinates, or f64",
        }
    }
}

impl fmt::Display for QueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl core::error::Error for QueryError {}
