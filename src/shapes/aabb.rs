use glam::Vec2;

use super::Segment;
use crate::error::QueryError;
use crate::vector::Components as _;
use crate::vector::{Vector, lowered, raised, sealed};

/// An axis-aligned box around shapes, for a broad phase. What does not meet the box meets no shape inside it.
///
/// [`bounding_box`](crate::query::bounding_box) makes one. A box is plain data. The functions of
/// [`query`](crate::query) do not accept it. It is empty if `min` is above `max` in x or in y, or if a coordinate is
/// NaN.
///
#[doc = include_str!("../../figures/doc/aabb.svg")]
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Aabb, Circle, query};
///
/// let ball = query::bounding_box(&Circle::new(vec2(1.0, 2.0), 0.5))?;
/// assert_eq!(ball, Aabb::new(vec2(0.5, 1.5), vec2(1.5, 2.5)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C)]
pub struct Aabb<V: Vector = Vec2> {
    /// The corner with the smallest coordinates.
    pub min: V,
    /// The corner with the largest coordinates.
    pub max: V,
}

impl<V: Vector> Aabb<V> {
    /// The box from `min` to `max`.
    ///
    /// ```
    /// # use impinge::{Aabb, glam::Vec2};
    /// const UNIT: Aabb = Aabb::new(Vec2::ZERO, Vec2::ONE);
    /// assert_eq!(UNIT.max, Vec2::ONE);
    /// ```
    #[must_use]
    pub const fn new(min: V, max: V) -> Self {
        Self { min, max }
    }

    /// Whether the boxes have a common point; touching counts. Exact.
    ///
    /// ```
    /// # use impinge::{Aabb, glam::{Vec2, vec2}};
    /// let unit = Aabb::new(Vec2::ZERO, Vec2::ONE);
    /// assert!(unit.intersects(&Aabb::new(vec2(1.0, 0.5), vec2(2.0, 3.0))));
    /// ```
    #[must_use]
    pub fn intersects(&self, other: &Self) -> bool {
        !self.is_empty() && !other.is_empty() && self.starts_by_end_of(other) && other.starts_by_end_of(self)
    }

    fn is_empty(&self) -> bool {
        !self.starts_by_end_of(self)
    }

    /// Whether this box begins no later than `other` ends. `false` if one of these coordinates is NaN.
    fn starts_by_end_of(&self, other: &Self) -> bool {
        let (min, max) = (self.min.to_xy(), other.max.to_xy());
        min.x <= max.x && min.y <= max.y
    }

    /// Whether the point is in the box; the border counts. Exact.
    ///
    /// ```
    /// # use impinge::{Aabb, glam::{Vec2, vec2}};
    /// assert!(Aabb::new(Vec2::ZERO, Vec2::ONE).contains_point(vec2(1.0, 0.5)));
    /// ```
    #[must_use]
    pub fn contains_point(&self, point: V) -> bool {
        self.intersects(&Self::new(point, point))
    }

    /// The smallest box that contains both boxes. An empty box adds nothing.
    ///
    /// ```
    /// # use impinge::{Aabb, glam::{Vec2, vec2}};
    /// let unit = Aabb::new(Vec2::ZERO, Vec2::ONE);
    /// let both = unit.union(&Aabb::new(vec2(3.0, -1.0), vec2(4.0, 0.0)));
    /// assert_eq!(both, Aabb::new(vec2(0.0, -1.0), vec2(4.0, 1.0)));
    /// ```
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        if self.is_empty() {
            return *other;
        }
        if other.is_empty() {
            return *self;
        }
        let [[ax, ay], [bx, by]] = [self.min, other.min].map(V::components);
        let [[cx, cy], [dx, dy]] = [self.max, other.max].map(V::components);
        let lesser = |p, q| if q < p { q } else { p };
        let greater = |p, q| if q > p { q } else { p };
        Self::new(
            V::from_components(lesser(ax, bx), lesser(ay, by)),
            V::from_components(greater(cx, dx), greater(cy, dy)),
        )
    }

    /// The box, larger by `margin` on every side. A negative margin shrinks it, and may make it empty. The bounds are
    /// rounded outward, but stay finite.
    ///
    /// ```
    /// # use impinge::{Aabb, glam::{Vec2, vec2}};
    /// let skin = Aabb::new(Vec2::ZERO, Vec2::ONE).inflated(0.5);
    /// assert_eq!(skin, Aabb::new(vec2(-0.5, -0.5), vec2(1.5, 1.5)));
    /// ```
    #[must_use]
    pub fn inflated(&self, margin: V::Scalar) -> Self {
        let (min, max, margin) = (self.min.to_xy(), self.max.to_xy(), sealed::Float::widen(margin));
        let low = |coordinate| clamped(lowered(coordinate, margin));
        let high = |coordinate| clamped(raised(coordinate, margin));
        Self::new(V::from_components(low(min.x), low(min.y)), V::from_components(high(max.x), high(max.y)))
    }

    /// Checks the box. Returns the error that [`raycast`](Self::raycast) returns for this box, or `Ok`. An empty box
    /// without a NaN or an infinity is valid.
    ///
    /// ```
    /// # use impinge::{Aabb, QueryError};
    /// let nowhere = Aabb::new([f32::NAN, 0.0], [1.0, 1.0]);
    /// assert_eq!(nowhere.validate(), Err(QueryError::NonFinite));
    /// ```
    ///
    /// # Errors
    /// [`NonFinite`](QueryError::NonFinite) when a coordinate is NaN or infinite.
    pub fn validate(&self) -> Result<(), QueryError> {
        Segment::new(self.min, self.max).validate()
    }
}

/// The nearest finite number. A NaN stays NaN.
fn clamped<S: sealed::Float>(number: S) -> S {
    if number.widen() == f64::INFINITY {
        number.next_down()
    } else if number.widen() == f64::NEG_INFINITY {
        S::round(-S::round(f64::INFINITY).next_down().widen())
    } else {
        number
    }
}
