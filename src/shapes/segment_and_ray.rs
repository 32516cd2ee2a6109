//! Segments and rays.

use glam::Vec2;

use super::{Bounded, Path, Shape, Stadium, sealed, transformed, turned, widened};
use crate::error::QueryError;
use crate::exact::{Arrow, Real, RealVector, Xy};
use crate::kernel::{InflatedCore, Line};
use crate::query::concrete::Concrete as _;
use crate::vector::sealed::Float as _;
use crate::vector::{Vector, rounded_vector};

/// The straight line between two points, both ends included. It has no interior.
///
/// A segment whose ends coincide is a point. The order of `a` and `b` sets the direction of a path (`chord`, `side`,
/// `at`). It also sets the side in `facing`, the numbers of a contact's features, and the choice among equally good
/// normals; see [`penetration`](crate::query::penetration).
///
#[doc = include_str!("../../figures/doc/segment.svg")]
///
/// ```
/// use impinge::Segment;
/// use impinge::glam::vec2;
///
/// let floor = Segment::new(vec2(0.0, 0.0), vec2(4.0, 0.0));
/// assert_eq!(floor.length(), 4.0);
/// assert_eq!(floor.midpoint(), vec2(2.0, 0.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Segment<V: Vector = Vec2> {
    /// One end.
    pub a: V,
    /// The other end.
    pub b: V,
}

impl<V: Vector> Segment<V> {
    /// The segment from `a` to `b`.
    ///
    /// ```
    /// # use impinge::{Segment, glam::Vec2};
    /// const FLOOR: Segment = Segment::new(Vec2::ZERO, Vec2::X);
    /// assert_eq!(FLOOR.b, Vec2::X);
    /// ```
    #[must_use]
    pub const fn new(a: V, b: V) -> Self {
        Self { a, b }
    }

    /// The distance between the ends. It is infinite if it exceeds the largest number.
    ///
    /// ```
    /// # use impinge::{Segment, glam::vec2};
    /// assert_eq!(Segment::new(vec2(1.0, 1.0), vec2(4.0, 5.0)).length(), 5.0);
    /// ```
    #[must_use]
    pub fn length(&self) -> V::Scalar {
        let length = Arrow::between(self.a.to_xy(), self.b.to_xy()).reals::<V::Scalar>().length();
        V::Scalar::round(length.to_f64())
    }

    /// The point halfway between the ends.
    ///
    /// ```
    /// # use impinge::{Segment, glam::vec2};
    /// assert_eq!(Segment::new(vec2(1.0, 1.0), vec2(4.0, 5.0)).midpoint(), vec2(2.5, 3.0));
    /// ```
    #[must_use]
    pub fn midpoint(&self) -> V {
        let (a, b) = (self.a.to_xy(), self.b.to_xy());
        rounded_vector(Xy::new(a.x.midpoint(b.x), a.y.midpoint(b.y)))
    }

    /// The point `a·(1 - t) + b·t`, rounded: `a` at 0, `b` at 1. A coordinate that is too large becomes infinite. If
    /// `t` is not finite, the result is not finite.
    ///
    /// ```
    /// # use impinge::{Segment, glam::vec2};
    /// assert_eq!(Segment::new(vec2(0.0, 0.0), vec2(4.0, 8.0)).at(0.25), vec2(1.0, 2.0));
    /// ```
    #[must_use]
    pub fn at(&self, t: V::Scalar) -> V {
        rounded_vector(V::Scalar::lerp(self.a.to_xy(), self.b.to_xy(), t))
    }

    /// The point of [`at`](Self::at).
    pub(crate) fn lerp(a: Xy, b: Xy, t: V::Scalar) -> Xy {
        let [a, b] = [a, b].map(RealVector::<V::Scalar>::from_xy);
        let [t, rest] = [Real::from_f64(t.widen()), Real::difference(1.0, t.widen())];
        (a.times(rest) + b.times(t)).to_xy()
    }

    /// The same segment with its ends swapped.
    ///
    /// ```
    /// # use impinge::{Segment, glam::Vec2};
    /// assert_eq!(Segment::new(Vec2::X, Vec2::Y).reversed(), Segment::new(Vec2::Y, Vec2::X));
    /// ```
    #[must_use]
    pub const fn reversed(&self) -> Self {
        Self { a: self.b, b: self.a }
    }

    /// This segment moved by `offset`.
    ///
    /// ```
    /// # use impinge::{Segment, glam::{Vec2, vec2}};
    /// let moved = Segment::new(Vec2::X, Vec2::Y).translated(vec2(1.0, 1.0));
    /// assert_eq!(moved, Segment::new(vec2(2.0, 1.0), vec2(1.0, 2.0)));
    /// ```
    #[must_use]
    pub fn translated(&self, offset: V) -> Self {
        let offset = offset.to_xy();
        Self::new(rounded_vector(self.a.to_xy() + offset), rounded_vector(self.b.to_xy() + offset))
    }

    /// This segment, rotated about the origin, then moved by `translation`. `rotation` is (cos α, sin α),
    /// counter-clockwise if y points up. Its length is not checked: another length also scales the positions.
    ///
    /// ```
    /// # use impinge::{Segment, glam::{Vec2, vec2}};
    /// // A quarter turn, then up by 1.
    /// let moved = Segment::new(Vec2::ZERO, Vec2::X).transformed(vec2(0.0, 1.0), Vec2::Y);
    /// assert_eq!(moved, Segment::new(Vec2::Y, vec2(0.0, 2.0)));
    /// ```
    #[must_use]
    pub fn transformed(&self, rotation: V, translation: V) -> Self {
        Self::new(transformed(self.a, rotation, translation), transformed(self.b, rotation, translation))
    }

    /// The stadium around this segment with radius `margin`. A negative margin makes every query return
    /// [`NegativeRadius`](crate::QueryError::NegativeRadius).
    ///
    /// ```
    /// # use impinge::{Segment, Stadium, glam::Vec2};
    /// let fat = Segment::new(Vec2::X, Vec2::Y).inflated(2.0);
    /// assert_eq!(fat, Stadium::new(Vec2::X, Vec2::Y, 2.0));
    /// ```
    #[must_use]
    pub const fn inflated(&self, margin: V::Scalar) -> Stadium<V> {
        Stadium { segment: *self, radius: margin }
    }

    /// The error that a query on this segment would return.
    ///
    /// ```
    /// # use impinge::{Segment, QueryError};
    /// let nowhere = Segment::new([f32::NAN, 0.0], [1.0, 0.0]);
    /// assert_eq!(nowhere.validate(), Err(QueryError::NonFinite));
    /// ```
    ///
    /// # Errors
    /// [`NonFinite`](QueryError::NonFinite) when a coordinate is NaN or infinite.
    pub fn validate(&self) -> Result<(), QueryError> {
        sealed::HasCore::validate_core(self)
    }
}

impl<V: Vector<Scalar = f32>> Segment<V> {
    /// The same segment in `f64`, without rounding.
    ///
    /// ```
    /// # use impinge::Segment;
    /// let wide = Segment::new([0.1_f32, 0.0], [1.0, 0.0]).widened();
    /// assert_eq!(wide.a, [f64::from(0.1_f32), 0.0]);
    /// ```
    #[must_use]
    pub fn widened(&self) -> Segment<V::Wide> {
        Segment::new(widened(self.a), widened(self.b))
    }
}

impl<V: Vector> From<(V, V)> for Segment<V> {
    fn from((a, b): (V, V)) -> Self {
        Self::new(a, b)
    }
}

impl<V: Vector> Shape for Segment<V> {
    type Vector = V;
}

impl<V: Vector> sealed::HasCore for Segment<V> {
    type Points = V;
    type Scratch = ();
    const SCRATCH: () = ();

    #[inline]
    fn inflated_core<'a>(&'a self, (): &'a mut ()) -> InflatedCore<'a> {
        V::stadium_core(self.a, self.b, 0.0)
    }

    const MOST_CORNERS: usize = 2;
    const IS_BARE: bool = true;

    #[inline]
    fn corner_count(&self) -> usize {
        if self.a == self.b { 0 } else { 2 }
    }

    #[inline]
    fn corner(&self, number: usize) -> V {
        if number == 1 { self.b } else { self.a }
    }
}

impl<V: Vector> Bounded for Segment<V> {}

impl<V: Vector> Path for Segment<V> {}

impl<V: Vector> sealed::HasLine for Segment<V> {
    #[inline]
    fn line(&self) -> Line {
        Line::segment(self.a.to_xy(), self.b.to_xy())
    }
}

/// The half-line from `origin` along `direction`. It has no interior.
///
/// The direction may have any length but zero. The point at `t` is `origin + t · direction`.
///
#[doc = include_str!("../../figures/doc/ray.svg")]
///
/// ```
/// use impinge::Ray;
/// use impinge::glam::vec2;
///
/// let ray = Ray::through(vec2(1.0, 1.0), vec2(4.0, 5.0));
/// assert_eq!(ray.direction, vec2(3.0, 4.0));
/// assert_eq!(ray.at(2.0), vec2(7.0, 9.0));
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
        Self::new(origin, rounded_vector(target.to_xy() - origin.to_xy()))
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
        rounded_vector(V::Scalar::point_at(self.origin.to_xy(), self.direction.to_xy(), t))
    }

    /// The point of [`at`](Self::at).
    pub(crate) fn point_at(origin: Xy, direction: Xy, t: V::Scalar) -> Xy {
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
        Self::new(rounded_vector(self.origin.to_xy() + offset.to_xy()), self.direction)
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
        let direction = rounded_vector(turned(self.direction.to_xy(), rotation.to_xy()));
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
    type Scratch = ();
    const SCRATCH: () = ();
    const MAY_BE_HALF_LINE: bool = true;
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
