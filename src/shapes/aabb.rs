use glam::Vec2;

use super::sealed::HasCore;
use super::{Bounded, ConvexPolygon, Segment, Shape, widened};
use crate::error::QueryError;
use crate::exact::Xy;
use crate::kernel::ring::Ring;
use crate::kernel::{Core, InflatedCore};
use crate::vector::Components as _;
use crate::vector::{Vector, rounded_vector, sealed};

/// An axis-aligned box: a tile, a room, a player's box, or the bounds of other shapes.
///
/// [`bounding_box`](crate::query::bounding_box) makes the box around a shape. A box of no width or no height is a
/// segment or a point. A box is empty if `min` is above `max`, in x or in y. Queries return
/// [`EmptyBox`](QueryError::EmptyBox) for it. For a broad phase of your own, use [`overlaps`](Self::overlaps),
/// [`union`](Self::union) and [`expanded`](Self::expanded), which return no `Result`. To them, a box with a NaN is
/// empty too. Also use [`ray_bound`](Self::ray_bound), which returns a `Result`, because it validates the ray.
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
    /// A box without points, to start from: its [`union`](Self::union) with a box is that box. All its numbers are
    /// finite.
    ///
    /// ```
    /// # use impinge::{Aabb, QueryError, glam::{Vec2, vec2}};
    /// let tile = Aabb::new(vec2(3.0, 0.0), vec2(4.0, 2.0));
    /// let tiles = [Aabb::new(Vec2::ZERO, Vec2::ONE), tile];
    /// let bounds = tiles.iter().fold(Aabb::EMPTY, |bounds, tile| bounds.union(tile));
    /// assert_eq!(bounds, Aabb::new(Vec2::ZERO, vec2(4.0, 2.0)));
    /// assert_eq!(Aabb::<Vec2>::EMPTY.validate(), Err(QueryError::EmptyBox));
    /// ```
    pub const EMPTY: Self = Self::new(V::GREATEST, V::LEAST);

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

    /// The smallest box that contains all points: [`EMPTY`](Self::EMPTY) without points. A NaN stays in the box.
    ///
    /// ```
    /// # use impinge::{Aabb, glam::vec2};
    /// let around = Aabb::from_points(&[vec2(4.0, 0.0), vec2(1.0, 2.0), vec2(0.0, 1.0)]);
    /// assert_eq!(around, Aabb::new(vec2(0.0, 0.0), vec2(4.0, 2.0)));
    /// ```
    #[must_use]
    pub fn from_points(points: &[V]) -> Self {
        points.iter().fold(Self::EMPTY, |around, point| around.extended(&Self::new(*point, *point)))
    }

    /// The midpoint of the box, rounded.
    ///
    /// ```
    /// # use impinge::{Aabb, glam::vec2};
    /// assert_eq!(Aabb::new(vec2(1.0, 1.0), vec2(4.0, 5.0)).center(), vec2(2.5, 3.0));
    /// ```
    #[must_use]
    pub fn center(&self) -> V {
        Segment::new(self.min, self.max).midpoint()
    }

    /// The width and the height, rounded. At least one of them is negative if `min` is above `max`.
    ///
    /// ```
    /// # use impinge::{Aabb, glam::vec2};
    /// assert_eq!(Aabb::new(vec2(1.0, 1.0), vec2(4.0, 5.0)).size(), vec2(3.0, 4.0));
    /// ```
    #[must_use]
    pub fn size(&self) -> V {
        rounded_vector(self.max.to_xy() - self.min.to_xy())
    }

    /// Whether the boxes have a common point; touching counts. Exact. An empty box overlaps nothing.
    ///
    /// For a `Result` that tells an invalid box, use [`intersects`](crate::query::intersects).
    ///
    /// ```
    /// # use impinge::{Aabb, glam::{Vec2, vec2}};
    /// let unit = Aabb::new(Vec2::ZERO, Vec2::ONE);
    /// assert!(unit.overlaps(&Aabb::new(vec2(1.0, 0.5), vec2(2.0, 3.0))));
    /// ```
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        !self.is_empty() && !other.is_empty() && self.starts_by_end_of(other) && other.starts_by_end_of(self)
    }

    pub(crate) fn is_empty(&self) -> bool {
        !self.starts_by_end_of(self)
    }

    /// Whether this box begins no later than `other` ends. `false` if one of these coordinates is NaN.
    fn starts_by_end_of(&self, other: &Self) -> bool {
        is_at_most(self.min.to_xy(), other.max.to_xy())
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
        self.extended(other)
    }

    /// The lesser coordinates of `min`, and the greater ones of `max`. A NaN stays.
    #[inline]
    pub(crate) fn extended(&self, other: &Self) -> Self {
        let [[ax, ay], [bx, by]] = [self.min, other.min].map(V::components);
        let [[cx, cy], [dx, dy]] = [self.max, other.max].map(V::components);
        let is_nan = |p: V::Scalar| sealed::Float::widen(p).is_nan();
        let lesser = |p, q| if q < p || is_nan(q) { q } else { p };
        let greater = |p, q| if q > p || is_nan(q) { q } else { p };
        Self::new(
            V::from_components(lesser(ax, bx), lesser(ay, by)),
            V::from_components(greater(cx, dx), greater(cy, dy)),
        )
    }

    /// The box, larger by `margin` on every side, with sharp corners. A negative margin shrinks it, and may make it
    /// empty. The bounds are rounded outward, but stay finite.
    ///
    /// For all points within `margin` of the box, use [`inflated`](Self::inflated).
    ///
    /// ```
    /// # use impinge::{Aabb, glam::{Vec2, vec2}};
    /// let skin = Aabb::new(Vec2::ZERO, Vec2::ONE).expanded(0.5);
    /// assert_eq!(skin, Aabb::new(vec2(-0.5, -0.5), vec2(1.5, 1.5)));
    /// ```
    #[must_use]
    pub fn expanded(&self, margin: V::Scalar) -> Self {
        let [left, bottom, right, top] = sealed::Float::outward(self.bounds(), margin).map(clamped);
        Self::new(V::from_components(left, bottom), V::from_components(right, top))
    }

    /// The coordinates of `min`, then those of `max`.
    #[inline]
    pub(crate) fn bounds(&self) -> [V::Scalar; 4] {
        let ([left, bottom], [right, top]) = (self.min.components(), self.max.components());
        [left, bottom, right, top]
    }

    /// All points within `margin` of the box: a box with rounded corners. A negative margin makes every query return
    /// [`NegativeRadius`](QueryError::NegativeRadius).
    ///
    /// ```
    /// # use impinge::{Aabb, glam::{Vec2, vec2}};
    /// let skin = Aabb::new(Vec2::ZERO, Vec2::ONE).inflated(0.5);
    /// assert_eq!(skin.vertices()[1], vec2(1.0, 0.0));
    /// assert_eq!(skin.radius, 0.5);
    /// ```
    #[must_use]
    pub fn inflated(&self, margin: V::Scalar) -> ConvexPolygon<V, 4> {
        ConvexPolygon::from(*self).rounded(margin)
    }

    /// The same as [`inflated`](Self::inflated): the box is larger by `radius` on every side, and has rounded
    /// corners.
    ///
    /// ```
    /// # use impinge::{Aabb, glam::{Vec2, vec2}};
    /// let card = Aabb::new(vec2(0.25, 0.25), vec2(2.75, 1.75)).rounded(0.25);
    /// assert_eq!(card, Aabb::new(vec2(0.25, 0.25), vec2(2.75, 1.75)).inflated(0.25));
    /// ```
    #[must_use]
    pub fn rounded(&self, radius: V::Scalar) -> ConvexPolygon<V, 4> {
        self.inflated(radius)
    }

    /// This box moved by `offset`.
    ///
    /// ```
    /// # use impinge::{Aabb, glam::{Vec2, vec2}};
    /// let moved = Aabb::new(Vec2::ZERO, Vec2::ONE).translated(vec2(2.0, 0.0));
    /// assert_eq!(moved, Aabb::new(vec2(2.0, 0.0), vec2(3.0, 1.0)));
    /// ```
    #[must_use]
    pub fn translated(&self, offset: V) -> Self {
        let Segment { a, b } = Segment::new(self.min, self.max).translated(offset);
        Self::new(a, b)
    }

    /// This box, rotated about the origin, then moved by `translation`: the polygon of its four corners there.
    /// `rotation` is (cos α, sin α), as for [`ConvexPolygon::transformed`].
    ///
    /// ```
    /// # use impinge::{Aabb, glam::{Vec2, vec2}};
    /// // A quarter turn, then up by 1.
    /// let moved = Aabb::new(Vec2::ZERO, vec2(2.0, 1.0)).transformed(vec2(0.0, 1.0), Vec2::Y);
    /// let corners = [vec2(0.0, 1.0), vec2(0.0, 3.0), vec2(-1.0, 3.0), vec2(-1.0, 1.0)];
    /// assert_eq!(moved.vertices(), corners);
    /// ```
    #[must_use]
    pub fn transformed(&self, rotation: V, translation: V) -> ConvexPolygon<V, 4> {
        ConvexPolygon::from(*self).transformed(rotation, translation)
    }

    /// The error that a query on this box would return.
    ///
    /// ```
    /// # use impinge::{Aabb, QueryError};
    /// let nowhere = Aabb::new([f32::NAN, 0.0], [1.0, 1.0]);
    /// assert_eq!(nowhere.validate(), Err(QueryError::NonFinite));
    /// let inside_out = Aabb::new([2.0, 0.0], [1.0, 1.0]);
    /// assert_eq!(inside_out.validate(), Err(QueryError::EmptyBox));
    /// ```
    ///
    /// # Errors
    /// [`NonFinite`](QueryError::NonFinite) when a coordinate is NaN or infinite,
    /// [`EmptyBox`](QueryError::EmptyBox) when `min` is above `max`, in x or in y.
    pub fn validate(&self) -> Result<(), QueryError> {
        self.validate_core()
    }
}

impl<V: Vector<Scalar = f32>> Aabb<V> {
    /// The same box in `f64`, without rounding.
    ///
    /// ```
    /// # use impinge::Aabb;
    /// let wide = Aabb::new([0.1_f32, 0.0], [1.0, 1.0]).widened();
    /// assert_eq!(wide.min, [f64::from(0.1_f32), 0.0]);
    /// ```
    #[must_use]
    pub fn widened(&self) -> Aabb<V::Wide> {
        Aabb::new(widened(self.min), widened(self.max))
    }
}

impl<V: Vector> Shape for Aabb<V> {
    type Vector = V;
}

impl<V: Vector> HasCore for Aabb<V> {
    type Points = V;
    type Scratch = [Xy; 4];
    const SCRATCH: [Xy; 4] = [Xy::ZERO; 4];

    #[inline]
    fn inflated_core<'a>(&'a self, scratch: &'a mut [Xy; 4]) -> InflatedCore<'a> {
        V::box_core(self.min, self.max, scratch)
    }

    const MOST_CORNERS: usize = 4;
    const IS_BARE: bool = true;
    const IS_BOX: bool = true;

    #[inline]
    fn corner_count(&self) -> usize {
        let ([left, bottom], [right, top]) = (self.min.components(), self.max.components());
        if (left < right) & (bottom < top) { 4 } else { 0 }
    }

    #[inline]
    fn corner(&self, number: usize) -> V {
        let ([left, bottom], [right, top]) = (self.min.components(), self.max.components());
        match number {
            1 => V::from_components(right, bottom),
            2 => self.max,
            3 => V::from_components(left, top),
            _ => self.min,
        }
    }
}

/// The core of a box; of an invalid one, it is a ring of two vertices.
#[inline]
pub(crate) fn core_of_box(min: Xy, max: Xy, scratch: &mut [Xy; 4]) -> InflatedCore<'_> {
    if !is_at_most(min, max) {
        *scratch = [min, max, min, max];
        InflatedCore { core: Core::Convex(Ring::new(&scratch[..2], 0)), radius: 0.0 }
    } else if min == max {
        InflatedCore::point(min)
    } else if min.x == max.x || min.y == max.y {
        InflatedCore::segment(min, max, 0.0)
    } else {
        *scratch = [min, Xy::new(max.x, min.y), max, Xy::new(min.x, max.y)];
        InflatedCore { core: Core::Convex(Ring::new(&scratch[..], 0)), radius: 0.0 }
    }
}

/// Whether neither coordinate of `p` is above that of `q`, and none is NaN.
#[inline]
fn is_at_most(p: Xy, q: Xy) -> bool {
    p.x <= q.x && p.y <= q.y
}

impl<V: Vector> Bounded for Aabb<V> {}

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
