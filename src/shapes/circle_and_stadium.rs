//! Circles and stadiums.

use glam::Vec2;

use super::{Bounded, Segment, Shape, sealed, transformed, widened};
use crate::error::QueryError;
use crate::kernel::InflatedCore;
use crate::vector::sealed::Float as _;
use crate::vector::{Vector, rounded_vector};

/// All points within `radius` of `center`: a solid disc.
///
/// A circle of radius zero is a point.
///
#[doc = include_str!("../../figures/doc/circle.svg")]
///
/// ```
/// use impinge::{Circle, query};
/// use impinge::glam::vec2;
///
/// let bumper = Circle::new(vec2(3.0, 4.0), 1.0);
/// assert_eq!(query::distance(&bumper, &vec2(0.0, 0.0))?, 4.0);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Circle<V: Vector = Vec2> {
    /// The centre.
    pub center: V,
    /// The radius, zero or more.
    pub radius: V::Scalar,
}

impl<V: Vector> Circle<V> {
    /// The circle around `center`.
    ///
    /// ```
    /// # use impinge::{Circle, glam::Vec2};
    /// const BALL: Circle = Circle::new(Vec2::ZERO, 2.0);
    /// assert_eq!(BALL.radius, 2.0);
    /// ```
    #[must_use]
    pub const fn new(center: V, radius: V::Scalar) -> Self {
        Self { center, radius }
    }

    /// This circle moved by `offset`.
    ///
    /// ```
    /// # use impinge::{Circle, glam::Vec2};
    /// assert_eq!(Circle::new(Vec2::ZERO, 2.0).translated(Vec2::X), Circle::new(Vec2::X, 2.0));
    /// ```
    #[must_use]
    pub fn translated(&self, offset: V) -> Self {
        Self::new(rounded_vector(self.center.to_xy() + offset.to_xy()), self.radius)
    }

    /// This circle, rotated about the origin, then moved by `translation`. `rotation` is (cos α, sin α),
    /// counter-clockwise if y points up. Its length is not checked: another length also scales the positions, but not
    /// the radius.
    ///
    /// ```
    /// # use impinge::{Circle, glam::{Vec2, vec2}};
    /// // A quarter turn, then up by 1.
    /// let moved = Circle::new(Vec2::X, 2.0).transformed(vec2(0.0, 1.0), Vec2::Y);
    /// assert_eq!(moved, Circle::new(vec2(0.0, 2.0), 2.0));
    /// ```
    #[must_use]
    pub fn transformed(&self, rotation: V, translation: V) -> Self {
        Self::new(transformed(self.center, rotation, translation), self.radius)
    }

    /// This circle with the radius `radius + margin`. The margin may be negative.
    ///
    /// This method does not fail. If the new radius is negative, a query returns
    /// [`NegativeRadius`](QueryError::NegativeRadius).
    ///
    /// ```
    /// # use impinge::{Circle, glam::Vec2};
    /// assert_eq!(Circle::new(Vec2::ZERO, 2.0).inflated(0.5).radius, 2.5);
    /// ```
    #[must_use]
    pub fn inflated(&self, margin: V::Scalar) -> Self {
        Self::new(self.center, V::Scalar::round(self.radius.widen() + margin.widen()))
    }

    /// The error that a query on this circle would return.
    ///
    /// ```
    /// # use impinge::{Circle, QueryError};
    /// let hole = Circle::new([0.0_f32, 0.0], -1.0);
    /// assert_eq!(hole.validate(), Err(QueryError::NegativeRadius));
    /// ```
    ///
    /// # Errors
    /// [`NonFinite`](QueryError::NonFinite) when a coordinate or the radius is NaN or infinite,
    /// [`NegativeRadius`](QueryError::NegativeRadius) when the radius is below zero.
    pub fn validate(&self) -> Result<(), QueryError> {
        sealed::HasCore::validate_core(self)
    }
}

impl<V: Vector<Scalar = f32>> Circle<V> {
    /// The same circle in `f64`, without rounding.
    ///
    /// ```
    /// # use impinge::Circle;
    /// let wide = Circle::new([0.1_f32, 0.0], 1.0).widened();
    /// assert_eq!(wide.center, [f64::from(0.1_f32), 0.0]);
    /// ```
    #[must_use]
    pub fn widened(&self) -> Circle<V::Wide> {
        Circle::new(widened(self.center), f64::from(self.radius))
    }
}

impl<V: Vector> Shape for Circle<V> {
    type Vector = V;
}

impl<V: Vector> sealed::HasCore for Circle<V> {
    type Points = V;
    type Scratch = ();
    const SCRATCH: () = ();

    #[inline]
    fn inflated_core<'a>(&'a self, (): &'a mut ()) -> InflatedCore<'a> {
        self.center.circle_core(self.radius.widen())
    }

    const MOST_CORNERS: usize = 1;

    #[inline]
    fn corner(&self, _number: usize) -> V {
        self.center
    }

    #[inline]
    fn radius(&self) -> f64 {
        self.radius.widen()
    }
}

impl<V: Vector> Bounded for Circle<V> {}

/// All points within `radius` of a segment: a solid capsule.
///
/// A stadium whose ends coincide is a circle. A stadium of radius zero is a segment.
///
#[doc = include_str!("../../figures/doc/stadium.svg")]
///
/// ```
/// use impinge::{Stadium, query};
/// use impinge::glam::vec2;
///
/// let flipper = Stadium::new(vec2(0.0, 0.0), vec2(4.0, 0.0), 1.0);
/// assert!(query::intersects(&flipper, &vec2(2.0, 1.0))?);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Stadium<V: Vector = Vec2> {
    /// The core: its ends are the centres of the two caps.
    pub segment: Segment<V>,
    /// The radius, zero or more.
    pub radius: V::Scalar,
}

impl<V: Vector> Stadium<V> {
    /// The stadium around the segment from `a` to `b`. The ends are the centres of its caps.
    ///
    /// ```
    /// # use impinge::{Stadium, glam::Vec2};
    /// const FLIPPER: Stadium = Stadium::new(Vec2::ZERO, Vec2::X, 0.5);
    /// assert_eq!(FLIPPER.segment.b, Vec2::X);
    /// ```
    #[must_use]
    pub const fn new(a: V, b: V, radius: V::Scalar) -> Self {
        Self { segment: Segment::new(a, b), radius }
    }

    /// This stadium moved by `offset`.
    ///
    /// ```
    /// # use impinge::{Stadium, glam::{Vec2, vec2}};
    /// let moved = Stadium::new(Vec2::X, Vec2::Y, 0.5).translated(vec2(1.0, 1.0));
    /// assert_eq!(moved, Stadium::new(vec2(2.0, 1.0), vec2(1.0, 2.0), 0.5));
    /// ```
    #[must_use]
    pub fn translated(&self, offset: V) -> Self {
        self.segment.translated(offset).inflated(self.radius)
    }

    /// This stadium, rotated about the origin, then moved by `translation`. `rotation` is (cos α, sin α),
    /// counter-clockwise if y points up. Its length is not checked: another length also scales the positions, but not
    /// the radius.
    ///
    /// ```
    /// # use impinge::{Stadium, glam::{Vec2, vec2}};
    /// // A quarter turn, then up by 1.
    /// let moved = Stadium::new(Vec2::ZERO, Vec2::X, 0.5).transformed(vec2(0.0, 1.0), Vec2::Y);
    /// assert_eq!(moved, Stadium::new(Vec2::Y, vec2(0.0, 2.0), 0.5));
    /// ```
    #[must_use]
    pub fn transformed(&self, rotation: V, translation: V) -> Self {
        self.segment.transformed(rotation, translation).inflated(self.radius)
    }

    /// This stadium with the radius `radius + margin`. The margin may be negative.
    ///
    /// This method does not fail. If the new radius is negative, a query returns
    /// [`NegativeRadius`](QueryError::NegativeRadius).
    ///
    /// ```
    /// # use impinge::{Stadium, glam::Vec2};
    /// assert_eq!(Stadium::new(Vec2::ZERO, Vec2::X, 2.0).inflated(0.5).radius, 2.5);
    /// ```
    #[must_use]
    pub fn inflated(&self, margin: V::Scalar) -> Self {
        self.segment.inflated(V::Scalar::round(self.radius.widen() + margin.widen()))
    }

    /// The error that a query on this stadium would return.
    ///
    /// ```
    /// # use impinge::{Stadium, QueryError};
    /// let hole = Stadium::new([0.0_f32, 0.0], [1.0, 0.0], -1.0);
    /// assert_eq!(hole.validate(), Err(QueryError::NegativeRadius));
    /// ```
    ///
    /// # Errors
    /// [`NonFinite`](QueryError::NonFinite) when a coordinate or the radius is NaN or infinite,
    /// [`NegativeRadius`](QueryError::NegativeRadius) when the radius is below zero.
    pub fn validate(&self) -> Result<(), QueryError> {
        sealed::HasCore::validate_core(self)
    }
}

impl<V: Vector<Scalar = f32>> Stadium<V> {
    /// The same stadium in `f64`, without rounding.
    ///
    /// ```
    /// # use impinge::Stadium;
    /// let wide = Stadium::new([0.1_f32, 0.0], [1.0, 0.0], 1.0).widened();
    /// assert_eq!(wide.segment.a, [f64::from(0.1_f32), 0.0]);
    /// ```
    #[must_use]
    pub fn widened(&self) -> Stadium<V::Wide> {
        self.segment.widened().inflated(f64::from(self.radius))
    }
}

impl<V: Vector> From<Circle<V>> for Stadium<V> {
    fn from(circle: Circle<V>) -> Self {
        Self::new(circle.center, circle.center, circle.radius)
    }
}

impl<V: Vector> From<Segment<V>> for Stadium<V> {
    fn from(segment: Segment<V>) -> Self {
        segment.inflated(V::Scalar::round(0.0))
    }
}

impl<V: Vector> Shape for Stadium<V> {
    type Vector = V;
}

impl<V: Vector> sealed::HasCore for Stadium<V> {
    type Points = V;
    type Scratch = ();
    const SCRATCH: () = ();

    #[inline]
    fn inflated_core<'a>(&'a self, (): &'a mut ()) -> InflatedCore<'a> {
        V::stadium_core(self.segment.a, self.segment.b, self.radius.widen())
    }

    const MOST_CORNERS: usize = 2;

    #[inline]
    fn corner_count(&self) -> usize {
        self.segment.corner_count()
    }

    #[inline]
    fn corner(&self, number: usize) -> V {
        self.segment.corner(number)
    }

    #[inline]
    fn radius(&self) -> f64 {
        self.radius.widen()
    }
}

impl<V: Vector> Bounded for Stadium<V> {}
