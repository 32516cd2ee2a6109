//! The one error type of the crate.

use core::fmt;

/// The reason why a query cannot answer.
///
/// If several errors apply, the query returns the one that comes first in this enum.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, QueryError, query};
///
/// let hole = Circle::new(vec2(0.0, 0.0), -1.0);
/// match query::intersects(&hole, &vec2(0.0, 0.0)) {
///     Err(QueryError::NegativeRadius) => {}
///     other => panic!("a radius below zero is an error: {other:?}"),
/// }
/// let message = QueryError::NegativeRadius.to_string();
/// assert!(message.starts_with("a radius is negative"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum QueryError {
    /// A coordinate, radius, margin, translation or preferred direction is NaN or infinite, or `max_t` is NaN or `-∞`.
    NonFinite,
    /// The `min` of an [`Aabb`](crate::Aabb) is above its `max`, in x or in y.
    EmptyBox,
    /// A radius is below zero, for example after [`inflated`](crate::Circle::inflated) with a negative margin.
    NegativeRadius,
    /// A ray's direction is the zero vector.
    ZeroDirection,
    /// Several shortest translations exist, or several points of the outline are equally near. The query does not pick
    /// one.
    NoUniqueDirection,
    /// The exact answer is finite but exceeds the largest number of the scalar type. Within the last ulp of that
    /// number, the query may return either this error or that number.
    Overflow,
    /// The hull of the points has more corners than the polygon has room for. Only constructors return this error.
    TooManyVertices,
    /// A polygon was made of no points. Only constructors return this error.
    NoPoints,
}

impl QueryError {
    const fn message(self) -> &'static str {
        match self {
            Self::NonFinite => {
                "a number is NaN or infinite (a coordinate, radius, margin, translation or direction), or max_t is NaN or -∞: call `validate` on each shape to see whether one of them is invalid"
            }
            Self::EmptyBox => {
                "a box is empty: its `min` is above its `max`, in x or in y; `Aabb::from_points(&[a, b])` takes the corners in any order"
            }
            Self::NegativeRadius => "a radius is negative: a circle, stadium or polygon needs a radius of zero or more",
            Self::ZeroDirection => {
                "a ray has the direction (0, 0): use a direction that is not zero, or query the origin as a point"
            }
            Self::NoUniqueDirection => {
                "several answers are equally good: for a penetration, use `penetration` (fixed choice) or `penetration_toward` (your choice)"
            }
            Self::Overflow => {
                "the answer is too large for the scalar type: use smaller coordinates (or f64 in place of f32)"
            }
            Self::TooManyVertices => {
                "a convex hull has too many vertices: use a polygon with more room, such as `ConvexPolygon<Vec2, 16>`"
            }
            Self::NoPoints => "a polygon needs at least one point",
        }
    }
}

impl fmt::Display for QueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message())
    }
}

impl core::error::Error for QueryError {}
