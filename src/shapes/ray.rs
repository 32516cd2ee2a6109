use glam::Vec2;

use super::{Path, Shape, sealed, transformed, turned, widened};
use crate::error::QueryError;
use crate::exact::{Real, RealVector, Xy};
use crate::kernel::{InflatedCore, Line};
use crate::query::concrete::Concrete as _;
use crate::vector::sealed::Float as _;
use crate::vector::{Vector, rounded};

/// The half-line from `origin` along `direction`. It has no inside.
///
/// The direction may have any length but zero. The point at `t` is `origin + t · direction`.
///
#[doc = include_str!("../../figures/doc/ray.svg")]
///
/// ```
/// use impinge::Ray;
/// use impinge::glam::vec2;
///
/// let sight = Ray::through(vec2(1.0, 1.0), vec2(4.0, 5.0));
/// assert_eq!(sight.direction, vec2(3.0, 4.0));
/// assert_eq!(sight.at(2.0), vec2(7.0, 9.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Ray<V: Vector = Vec2> {
    /// The point where the ray starts.
    pub origin: V,
    /// The direction, of any length but zero.
    pub direction: V,
}

impl<V: Vector> Ray<V> {
    /// The ray from `origin` along `direction`.
    ///
    /// ```
    /// # use impinge::{Ray, glam::Vec2};
    /// const RIGHT: Ray = Ray::new(Vec2::ZERO, Vec2::X);
    /// assert_eq!(RIGHT.direction, Vec2::X);
    /// ```
    #[must_use]
    pub const fn new(origin: V, direction: V) -> Self {
        Self { origin, direction }
    }

    /// The ray from `origin` through `target`. The target is at `t` = 1, except for the rounding of the direction.
    ///
    /// If `target` equals `origin`, a query returns [`ZeroDirection`](QueryError::ZeroDirection). If the difference
    /// overflows, a query returns [`NonFinite`](QueryError::NonFinite).
    ///
    /// ```
    /// # use impinge::{Ray, glam::Vec2};
    /// assert_eq!(Ray::through(Vec2::X, Vec2::Y).direction, Vec2::Y - Vec2::X);
    /// ```
    #[must_use]
    pub fn through(origin: V, target: V) -> Self {
        Self::new(origin, rounded(target.to_xy() - origin.to_xy()))
    }

    /// The point `origin + direction·t`, rounded. It is not finite if it exceeds the largest number or if `t` is not
    /// finite.
    ///
    /// ```
    /// # use impinge::{Ray, glam::vec2};
    /// assert_eq!(Ray::new(vec2(1.0, 0.0), vec2(2.0, 4.0)).at(0.5), vec2(2.0, 2.0));
    /// ```
    #[must_use]
    pub fn at(&self, t: V::Scalar) -> V {
        rounded(V::Scalar::along(self.origin.to_xy(), self.direction.to_xy(), t))
    }

    /// The point of [`at`](Self::at).
    pub(crate) fn along(origin: Xy, direction: Xy, t: V::Scalar) -> Xy {
        let [origin, direction] = [origin, direction].map(RealVector::<V::Scalar>::from_xy);
        (origin + direction.times(Real::from_f64(t.widen()))).to_xy()
    }

    /// This ray with its origin moved by `offset`.
    ///
    /// ```
    /// # use impinge::{Ray, glam::Vec2};
    /// let moved = Ray::new(Vec2::ZERO, Vec2::X).translated(Vec2::Y);
    /// assert_eq!(moved, Ray::new(Vec2::Y, Vec2::X));
    /// ```
    #[must_use]
    pub fn translated(&self, offset: V) -> Self {
        Self::new(rounded(self.origin.to_xy() + offset.to_xy()), self.direction)
    }

    /// This ray, rotated about the origin, then moved by `translation`. `rotation` is (cos α, sin α), counter-clockwise
    /// if y points up. Its length is not checked: another length also scales the origin and the direction.
    ///
    /// ```
    /// # use impinge::{Ray, glam::{Vec2, vec2}};
    /// // A quarter turn, then up by 1.
    /// let moved = Ray::new(Vec2::ZERO, Vec2::X).transformed(vec2(0.0, 1.0), Vec2::Y);
    /// assert_eq!(moved, Ray::new(Vec2::Y, Vec2::Y));
    /// ```
    #[must_use]
    pub fn transformed(&self, rotation: V, translation: V) -> Self {
        let direction = rounded(turned(self.direction.to_xy(), rotation.to_xy()));
        Self::new(transformed(self.origin, rotation, translation), direction)
    }

    /// The error that a query on this ray would return.
    ///
    /// ```
    /// # use impinge::{Ray, QueryError};
    /// let still = Ray::new([0.0_f32, 0.0], [0.0, 0.0]);
    /// assert_eq!(still.validate(), Err(QueryError::ZeroDirection));
    /// ```
    ///
    /// # Errors
    /// [`NonFinite`](QueryError::NonFinite) when a coordinate is NaN or infinite,
    /// [`ZeroDirection`](QueryError::ZeroDirection) when the direction is the zero vector.
    pub fn validate(&self) -> Result<(), QueryError> {
        sealed::HasCore::validate_core(self)
    }
}

impl<V: Vector<Scalar = f32>> Ray<V> {
    /// The same ray in `f64`, without rounding.
    ///
    /// ```
    /// # use impinge::Ray;
    /// let wide = Ray::new([0.1_f32, 0.0], [1.0, 0.0]).widened();
    /// assert_eq!(wide.origin, [f64::from(0.1_f32), 0.0]);
    /// ```
    #[must_use]
    pub fn widened(&self) -> Ray<V::Wide> {
        Ray::new(widened(self.origin), widened(self.direction))
    }
}

impl<V: Vector> Shape for Ray<V> {
    type Vector = V;
}

impl<V: Vector> sealed::HasCore for Ray<V> {
    type Points = V;
    type Room = ();
    const ROOM: () = ();
    const IS_BARE: bool = true;

    #[inline]
    fn inflated_core<'a>(&'a self, (): &'a mut ()) -> InflatedCore<'a> {
        V::ray_core(self.origin, self.direction)
    }
}

impl<V: Vector> Path for Ray<V> {}

impl<V: Vector> sealed::HasLine for Ray<V> {
    #[inline]
    fn line(&self) -> Line {
        Line::ray(self.origin.to_xy(), self.direction.to_xy())
    }
}
