use glam::Vec2;

use super::{Shape, sealed, transformed, turned};
use crate::error::QueryError;
use crate::kernel::Body;
use crate::vector::sealed::Scalar as _;
use crate::vector::{Vector, rounded};

/// The half-line from `origin` along `direction`, without an inside.
///
/// The direction may have any length but zero; along the ray, `t` counts in lengths of it.
///
/// ```
/// use impinge::Ray;
/// use impinge::glam::vec2;
///
/// let sight = Ray::through(vec2(1.0, 1.0), vec2(4.0, 5.0));
/// assert_eq!(sight.direction, vec2(3.0, 4.0));
/// assert_eq!(sight.at(2.0), vec2(7.0, 9.0));
/// ```
#[doc(alias = "half-line")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ray<V: Vector = Vec2> {
    /// The point where the ray starts.
    pub origin: V,
    /// Where it heads, at any length but zero.
    pub direction: V,
}

impl<V: Vector> Ray<V> {
    /// The ray from `origin` along `direction`.
    pub const fn new(origin: V, direction: V) -> Self {
        Self { origin, direction }
    }

    /// The ray from `origin` through `target`, with `t` = 1 at the target, up to the rounding of the direction.
    ///
    /// A target at the origin gives no direction, which is [`ZeroDirection`](QueryError::ZeroDirection) at the query.
    #[must_use]
    pub fn through(origin: V, target: V) -> Self {
        Self::new(origin, rounded(target.to_xy() - origin.to_xy()))
    }

    /// The point `origin + direction·t`.
    #[must_use]
    pub fn at(&self, t: V::Scalar) -> V {
        rounded(self.origin.to_xy() + self.direction.to_xy().scaled(t.widen()))
    }

    /// This ray with its origin moved by `offset`.
    #[must_use]
    pub fn translated(&self, offset: V) -> Self {
        Self::new(rounded(self.origin.to_xy() + offset.to_xy()), self.direction)
    }

    /// This ray turned about the origin by `rotation`, the unit vector (cos, sin), and then moved by `translation`.
    #[must_use]
    pub fn transformed(&self, rotation: V, translation: V) -> Self {
        let direction = rounded(turned(self.direction.to_xy(), rotation.to_xy()));
        Self::new(transformed(self.origin, rotation, translation), direction)
    }

    /// The error that a query on this ray would give.
    ///
    /// # Errors
    /// [`NonFinite`](QueryError::NonFinite) when a coordinate is NaN or infinite,
    /// [`ZeroDirection`](QueryError::ZeroDirection) when the direction is the zero vector.
    pub fn validate(&self) -> Result<(), QueryError> {
        sealed::Shape::body(self).validate()
    }
}

impl<V: Vector> Shape for Ray<V> {
    type Vector = V;
}

impl<V: Vector> sealed::Shape for Ray<V> {
    #[inline]
    fn body(&self) -> Body {
        Body::ray(self.origin.to_xy(), self.direction.to_xy())
    }
}
