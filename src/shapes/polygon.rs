use glam::Vec2;

use super::{Aabb, Bounded, Circle, Segment, Shape, Stadium, sealed, transformed, widened};
use crate::error::QueryError;
use crate::exact::Xy;
use crate::kernel::contact::Part;
use crate::kernel::ring::{self, Ring};
use crate::kernel::{Core, InflatedCore, Line};
use crate::vector::Components as _;
use crate::vector::sealed::Float as _;
use crate::vector::{Vector, rounded_vector};

/// The convex hull of points, and all points within `radius` of it: a triangle, a rotated box, a rounded rectangle.
///
/// `N` is the largest number of vertices. `ConvexPolygon` alone has room for 8, and [`new`](Self::new) makes one with
/// room for its points. Any points give a polygon: in any order, repeated, on one line. The hull is exact, so a
/// polygon is always convex. One vertex is a point, and two are a segment.
///
/// The [`vertices`](Self::vertices) are the corners of the hull, counter-clockwise if y points up. They begin with
/// the first given point that is a corner. So points that are the corners of a convex polygon keep their order, or
/// the reverse order if they are clockwise. A polygon of an empty box has no vertices; queries return
/// [`EmptyBox`](QueryError::EmptyBox).
///
/// If a coordinate is NaN or infinite, the points stay as they are, and queries return
/// [`NonFinite`](QueryError::NonFinite).
///
/// Two polygons are equal if they have the same corners and the same radius, whatever vertex comes first.
///
#[doc = include_str!("../../figures/doc/convexpolygon.svg")]
///
/// ```
/// use impinge::ConvexPolygon;
/// use impinge::glam::vec2;
///
/// let (a, b, c, d) = (vec2(0.0, 0.0), vec2(4.0, 0.0), vec2(4.0, 2.0), vec2(0.0, 2.0));
/// let crate_ = ConvexPolygon::new([a, b, c, d]);
/// assert_eq!(crate_.vertices(), [a, b, c, d]);
/// // Another order; one of the points is inside.
/// let hull = ConvexPolygon::hull(&[c, a, vec2(1.0, 1.0), b, d])?;
/// assert_eq!(hull.vertices(), [c, d, a, b]);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct ConvexPolygon<V: Vector = Vec2, const N: usize = 8> {
    /// The vertices. The unused ones are copies of the first, or NaN if there are none.
    pub(crate) vertices: [V; N],
    count: u8,
    /// The index of the vertex that comes first lexicographically.
    first: u8,
    /// The radius, zero or more. It rounds the corners.
    pub radius: V::Scalar,
}

/// A polygon with room for three vertices.
///
/// ```
/// use impinge::Triangle;
/// use impinge::glam::vec2;
///
/// let ramp: Triangle = Triangle::new([vec2(0.0, 0.0), vec2(4.0, 0.0), vec2(4.0, 1.0)]);
/// assert_eq!(ramp.edges().len(), 3);
/// ```
pub type Triangle<V = Vec2> = ConvexPolygon<V, 3>;

impl<V: Vector, const N: usize> ConvexPolygon<V, N> {
    /// The convex hull of these points, with the radius 0. It has room for as many vertices.
    ///
    /// It does not fail, and the points need no order: see [`ConvexPolygon`]. No points, or more than 255, do not
    /// compile.
    ///
    /// ```
    /// # use impinge::{ConvexPolygon, glam::vec2};
    /// let (a, b, c) = (vec2(0.0, 0.0), vec2(4.0, 0.0), vec2(0.0, 3.0));
    /// assert_eq!(ConvexPolygon::new([a, b, c]).vertices(), [a, b, c]);
    /// // Clockwise points, and a point in the middle of an edge.
    /// assert_eq!(ConvexPolygon::new([a, c, b, vec2(2.0, 0.0)]).vertices(), [a, b, c]);
    /// ```
    ///
    /// ```compile_fail,E0080
    /// # use impinge::{ConvexPolygon, glam::Vec2};
    /// let nothing = ConvexPolygon::new([Vec2::ZERO; 0]);
    /// ```
    #[must_use]
    pub fn new(points: [V; N]) -> Self {
        Self::of(points, N)
    }

    /// The convex hull of any number of points, with the radius 0. Its type must say how many vertices it has room
    /// for; for the usual 8, [`hull`](ConvexPolygon::hull) is shorter.
    ///
    /// A point on an edge takes no room. If you rotate or round the points first, it may become a corner. With `N` at
    /// least the number of points, the hull always fits.
    ///
    /// ```
    /// # use impinge::{ConvexPolygon, QueryError, glam::vec2};
    /// let points = [0.0, 1.0, 2.0, 3.0, 4.0].map(|x| vec2(x, x * x));
    /// assert_eq!(ConvexPolygon::<_, 16>::hull_of(&points)?.vertices(), points);
    /// assert_eq!(ConvexPolygon::<_, 4>::hull_of(&points), Err(QueryError::TooManyVertices));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    ///
    /// # Errors
    /// [`NonFinite`](QueryError::NonFinite) when a coordinate is NaN or infinite,
    /// [`TooManyVertices`](QueryError::TooManyVertices) when the hull has more than `N` corners,
    /// [`NoPoints`](QueryError::NoPoints) when there are no points.
    pub fn hull_of(points: &[V]) -> Result<Self, QueryError> {
        if points.is_empty() {
            return Err(QueryError::NoPoints);
        }
        if !are_finite(points) {
            return Err(QueryError::NonFinite);
        }
        Self::around(points).ok_or(QueryError::TooManyVertices)
    }

    /// The same polygon with room for `M` vertices, for a list of polygons of one type.
    ///
    /// ```
    /// # use impinge::{ConvexPolygon, Triangle, glam::vec2};
    /// let ramp = Triangle::new([vec2(0.0, 0.0), vec2(4.0, 0.0), vec2(4.0, 1.0)]);
    /// let level: Vec<ConvexPolygon> = vec![ramp.with_capacity()?];
    /// assert_eq!(level[0].vertices(), ramp.vertices());
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    ///
    /// # Errors
    /// [`TooManyVertices`](QueryError::TooManyVertices) when this polygon has more than `M` vertices.
    pub fn with_capacity<const M: usize>(self) -> Result<ConvexPolygon<V, M>, QueryError> {
        if self.vertices().len() > M { Err(QueryError::TooManyVertices) } else { Ok(self.resized()) }
    }

    /// The same polygon with room for `M` vertices, which must be enough.
    pub(super) fn resized<const M: usize>(self) -> ConvexPolygon<V, M> {
        let () = ConvexPolygon::<V, M>::HAS_ROOM;
        let mut vertices = [self.vertices[0]; M];
        for (place, vertex) in vertices.iter_mut().zip(self.vertices()) {
            *place = *vertex;
        }
        ConvexPolygon { vertices, count: self.count, first: self.first, radius: self.radius }
    }

    /// The vertices, counter-clockwise if y points up, without the radius: see [`ConvexPolygon`].
    ///
    /// ```
    /// # use impinge::{ConvexPolygon, glam::{Vec2, vec2}};
    /// let gem = ConvexPolygon::new([Vec2::X, Vec2::Y, -Vec2::X, -Vec2::Y]);
    /// assert_eq!(gem.vertices()[1], vec2(0.0, 1.0));
    /// ```
    #[must_use]
    pub fn vertices(&self) -> &[V] {
        self.vertices.get(..usize::from(self.count)).unwrap_or(&self.vertices)
    }

    /// The edges, without the radius: from each vertex to the next one. Two vertices have one edge, and one has none.
    ///
    /// ```
    /// # use impinge::{ConvexPolygon, Segment, glam::Vec2};
    /// let gem = ConvexPolygon::new([Vec2::X, Vec2::Y, -Vec2::X, -Vec2::Y]);
    /// assert_eq!(gem.edges().len(), 4);
    /// assert_eq!(gem.edges().last(), Some(Segment::new(-Vec2::Y, Vec2::X)));
    /// ```
    pub fn edges(&self) -> impl ExactSizeIterator<Item = Segment<V>> {
        let vertices = self.vertices();
        let count = if vertices.len() < 3 { vertices.len().saturating_sub(1) } else { vertices.len() };
        (0..count).map(move |index| Segment::new(vertices[index], vertices[(index + 1) % vertices.len()]))
    }

    /// This polygon with another radius, which rounds the corners. The edges move outward by `radius`.
    ///
    /// If the radius is negative, a query returns [`NegativeRadius`](QueryError::NegativeRadius).
    ///
    /// ```
    /// # use impinge::{ConvexPolygon, glam::vec2};
    /// // A card of 3 by 2, with rounded corners.
    /// let (half_extents, rotation) = (vec2(1.25, 0.75), vec2(1.0, 0.0));
    /// let core = ConvexPolygon::rectangle(vec2(0.0, 0.0), half_extents, rotation);
    /// let card = core.rounded(0.25);
    /// assert_eq!(card.radius, 0.25);
    /// ```
    #[must_use]
    pub fn rounded(self, radius: V::Scalar) -> Self {
        Self { radius, ..self }
    }

    /// This polygon with the radius `radius + margin`. The margin may be negative.
    ///
    /// This method does not fail. If the new radius is negative, a query returns
    /// [`NegativeRadius`](QueryError::NegativeRadius).
    ///
    /// ```
    /// # use impinge::{ConvexPolygon, glam::Vec2};
    /// let gem = ConvexPolygon::new([Vec2::X, Vec2::Y, -Vec2::X, -Vec2::Y]);
    /// assert_eq!(gem.inflated(0.5).inflated(0.25), gem.rounded(0.75));
    /// ```
    #[must_use]
    pub fn inflated(&self, margin: V::Scalar) -> Self {
        self.rounded(V::Scalar::round(self.radius.widen() + margin.widen()))
    }

    /// This polygon moved by `offset`: the hull of the moved vertices.
    ///
    /// Rounding may turn a corner of almost 180° into a point on an edge, or in the interior. Then the polygon loses
    /// this vertex.
    ///
    /// ```
    /// # use impinge::{ConvexPolygon, glam::{Vec2, vec2}};
    /// let shape = ConvexPolygon::new([Vec2::ZERO, Vec2::X, Vec2::Y]);
    /// let moved = shape.translated(vec2(1.0, 1.0));
    /// assert_eq!(moved.vertices(), [vec2(1.0, 1.0), vec2(2.0, 1.0), vec2(1.0, 2.0)]);
    /// ```
    #[must_use]
    pub fn translated(&self, offset: V) -> Self {
        let offset = offset.to_xy();
        self.mapped(|vertex| rounded_vector(vertex.to_xy() + offset))
    }

    /// This polygon, rotated about the origin, then moved by `translation`: the hull of the vertices there.
    /// `rotation` is (cos α, sin α), counter-clockwise if y points up. Its length is not checked: another length also
    /// scales the positions, but not the radius.
    ///
    /// The vertices keep their order. Rounding may turn a corner of almost 180° into a point on an edge, or in the
    /// interior. Then the polygon loses this vertex. To avoid rounding errors that add up, transform the polygon of the
    /// start again, and not that of the last frame.
    ///
    /// ```
    /// # use impinge::{ConvexPolygon, glam::{Vec2, vec2}};
    /// // A quarter turn, then up by 1.
    /// let shape = ConvexPolygon::new([Vec2::ZERO, vec2(2.0, 0.0), Vec2::Y]);
    /// let moved = shape.transformed(vec2(0.0, 1.0), Vec2::Y);
    /// assert_eq!(moved.vertices(), [Vec2::Y, vec2(0.0, 3.0), vec2(-1.0, 1.0)]);
    /// ```
    #[must_use]
    pub fn transformed(&self, rotation: V, translation: V) -> Self {
        self.mapped(|vertex| transformed(vertex, rotation, translation))
    }

    /// The hull of the vertices after `map`, with the same radius.
    fn mapped(&self, map: impl Fn(V) -> V) -> Self {
        Self { radius: self.radius, ..Self::of(self.vertices.map(map), usize::from(self.count)) }
    }

    /// That the capacity is large enough, and that an index fits `u8`.
    const HAS_ROOM: () = assert!(0 < N && N <= 255, "a polygon has room for 1 to 255 vertices");

    /// The hull of the first `count` points. If one is not finite, or if there are none, the points as they are.
    pub(super) fn of(points: [V; N], count: usize) -> Self {
        let given = &points[..count];
        let hull = if are_finite(given) { Self::around(given) } else { None };
        hull.unwrap_or_else(|| Self::from_corners(points.map(without_negative_zero), count))
    }

    /// The hull of finite points. `None` without points, and without room for all corners.
    fn around(points: &[V]) -> Option<Self> {
        if points.is_empty() {
            return None;
        }
        let mut corners = [Xy::ZERO; N];
        for (corner, point) in corners.iter_mut().zip(points) {
            *corner = without_negative_zero(*point);
        }
        let is_own_hull = corners.get_mut(..points.len()).is_some_and(ring::orient_own_hull);
        let count = if is_own_hull {
            points.len()
        } else {
            ring::gift_wrap(points.len(), &|index| without_negative_zero(points[index]), &mut corners)?
        };
        Some(Self::from_corners(corners, count))
    }

    /// The polygon with the first `count` of these corners. Copies of the first follow, or NaN if there is none.
    #[expect(clippy::cast_possible_truncation, reason = "`HAS_ROOM`")]
    fn from_corners(mut corners: [Xy; N], count: usize) -> Self {
        let () = Self::HAS_ROOM;
        let (start, first) = (corners[0], ring::first_of(count, &|index| corners[index]));
        corners[count..].fill(if count == 0 { Xy::new(f64::NAN, f64::NAN) } else { start });
        Self {
            vertices: corners.map(rounded_vector),
            count: count as u8,
            first: first as u8,
            radius: V::Scalar::round(0.0),
        }
    }

    /// The vertices, from the one that comes first lexicographically.
    fn ring(&self) -> impl Iterator<Item = V> {
        let (before, from_first) = self.vertices().split_at(usize::from(self.first));
        from_first.iter().chain(before).copied()
    }

    /// The error that a query on this polygon would return.
    ///
    /// ```
    /// # use impinge::{QueryError, Triangle};
    /// let nowhere = Triangle::new([[f32::NAN, 0.0], [1.0, 0.0], [0.0, 1.0]]);
    /// assert_eq!(nowhere.validate(), Err(QueryError::NonFinite));
    /// ```
    ///
    /// # Errors
    /// [`NonFinite`](QueryError::NonFinite) when a coordinate or the radius is NaN or infinite,
    /// [`EmptyBox`](QueryError::EmptyBox) when the polygon is that of an empty box,
    /// [`NegativeRadius`](QueryError::NegativeRadius) when the radius is below zero.
    pub fn validate(&self) -> Result<(), QueryError> {
        sealed::HasCore::validate_core(self)
    }
}

impl<V: Vector> ConvexPolygon<V> {
    /// The convex hull of any number of points, with the radius 0 and room for 8 vertices. [`hull_of`](Self::hull_of)
    /// is the same for any `N`.
    ///
    /// ```
    /// # use impinge::{ConvexPolygon, glam::vec2};
    /// let points = [vec2(0.0, 0.0), vec2(2.0, 0.0), vec2(4.0, 0.0), vec2(2.0, 3.0)];
    /// let hull = ConvexPolygon::hull(&points)?;
    /// assert_eq!(hull.vertices(), [points[0], points[2], points[3]]);
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    ///
    /// # Errors
    /// [`NonFinite`](QueryError::NonFinite) when a coordinate is NaN or infinite,
    /// [`TooManyVertices`](QueryError::TooManyVertices) when the hull has more than 8 corners,
    /// [`NoPoints`](QueryError::NoPoints) when there are no points.
    pub fn hull(points: &[V]) -> Result<Self, QueryError> {
        Self::hull_of(points)
    }
}

impl<V: Vector> ConvexPolygon<V, 4> {
    /// The rectangle around `center`, rotated by `rotation` = (cos α, sin α), with the radius 0. It extends by
    /// `half_extents.x` along `rotation`, to both sides, and by `half_extents.y` across it.
    ///
    /// The vertices begin with the corner at −`half_extents`, before the rotation. Their coordinates are rounded:
    /// those of `f32` once, from `f64`; those of `f64` a few times. Queries are exact on the rounded corners. For an
    /// axis-aligned box without rounding, use [`Aabb`](crate::Aabb).
    ///
    /// The signs of the half extents do not matter. If one is zero, the rectangle is a segment, and if both are, a
    /// point. The length of `rotation` is not checked: another length also scales the rectangle, and (0, 0) gives the
    /// point `center`.
    ///
    /// ```
    /// # use impinge::{ConvexPolygon, glam::vec2};
    /// // 4 by 2, turned by an angle whose cosine is 0.6.
    /// let crate_ = ConvexPolygon::rectangle(vec2(1.0, 0.0), vec2(2.0, 1.0), vec2(0.6, 0.8));
    /// let expected = [vec2(0.6, -2.2), vec2(3.0, 1.0), vec2(1.4, 2.2), vec2(-1.0, -1.0)];
    /// assert!(crate_.vertices().iter().zip(expected).all(|(a, b)| a.distance(b) < 1e-6));
    /// ```
    #[must_use]
    pub fn rectangle(center: V, half_extents: V, rotation: V) -> Self {
        let [x, y] = half_extents.components().map(|extent| extent.widen().abs());
        let corners = [(-x, -y), (x, -y), (x, y), (-x, y)];
        Self::new(corners.map(|(x, y)| transformed(rounded_vector(Xy::new(x, y)), rotation, center)))
    }
}

impl<V: Vector<Scalar = f32>, const N: usize> ConvexPolygon<V, N> {
    /// The same polygon in `f64`, without rounding.
    ///
    /// ```
    /// # use impinge::Triangle;
    /// let wide = Triangle::new([[0.1_f32, 0.0], [1.0, 0.0], [0.0, 1.0]]).widened();
    /// assert_eq!(wide.vertices()[0], [f64::from(0.1_f32), 0.0]);
    /// ```
    #[must_use]
    pub fn widened(&self) -> ConvexPolygon<V::Wide, N> {
        let Self { vertices, count, first, radius } = *self;
        ConvexPolygon { vertices: vertices.map(widened), count, first, radius: radius.into() }
    }
}

impl<V: Vector, const N: usize> Shape for ConvexPolygon<V, N> {
    type Vector = V;
}

impl<V: Vector, const N: usize> sealed::HasCore for ConvexPolygon<V, N> {
    type Points = V;
    type Scratch = [Xy; N];
    const SCRATCH: [Xy; N] = [Xy::ZERO; N];

    #[inline]
    fn inflated_core<'a>(&'a self, scratch: &'a mut [Xy; N]) -> InflatedCore<'a> {
        let (count, first) = (usize::from(self.count), usize::from(self.first));
        V::polygon_core(&self.vertices, [count, first], self.radius.widen(), scratch)
    }

    const MOST_CORNERS: usize = N;

    #[inline]
    fn corner_count(&self) -> usize {
        if self.count > 2 { usize::from(self.count) } else { 0 }
    }

    #[inline]
    fn corner(&self, number: usize) -> V {
        self.vertices[if number < N { number } else { 0 }]
    }

    #[inline]
    fn radius(&self) -> f64 {
        self.radius.widen()
    }

    /// The core of two vertices begins with the lexicographically first one.
    #[inline]
    fn has_other_numbers(&self) -> bool {
        self.count == 2
    }

    #[inline]
    fn numbered(&self, part: Part) -> Part {
        match part {
            Part::Vertex(number) if self.has_other_numbers() => Part::Vertex((number + self.first) % 2),
            part => part,
        }
    }
}

/// The core of a polygon, from its vertices in the buffer. It does not depend on the vertex that comes first: a segment
/// begins with the lexicographically first one.
#[inline]
pub(crate) fn core_of_polygon(scratch: &[Xy], [count, first]: [usize; 2]) -> Core<'_> {
    match scratch[..count] {
        [] => Core::Convex(Ring::EMPTY_BOX),
        [point] => Core::Point(point),
        [a, b] if first == 0 => Core::Straight(Line::segment(a, b)),
        [a, b] => Core::Straight(Line::segment(b, a)),
        _ => Core::Convex(Ring::new(&scratch[..count], first)),
    }
}

impl<V: Vector, const N: usize> Bounded for ConvexPolygon<V, N> {}

/// The vector without rounding, but with 0 for −0, so that equal polygons have equal bits.
fn without_negative_zero<V: Vector>(vector: V) -> Xy {
    vector.to_xy() + Xy::ZERO
}

fn are_finite<V: Vector>(points: &[V]) -> bool {
    points.iter().all(|point| point.to_xy().is_finite())
}

/// The same vertices, whichever comes first, and the same radius.
impl<V: Vector, const N: usize> PartialEq for ConvexPolygon<V, N> {
    fn eq(&self, other: &Self) -> bool {
        self.radius == other.radius && self.ring().eq(other.ring())
    }
}

/// The polygon of the four corners, from `min`. For an empty box, queries return
/// [`EmptyBox`](crate::QueryError::EmptyBox).
impl<V: Vector> From<Aabb<V>> for ConvexPolygon<V, 4> {
    fn from(aabb: Aabb<V>) -> Self {
        let ([left, bottom], [right, top]) = (aabb.min.components(), aabb.max.components());
        let corners = [aabb.min, V::from_components(right, bottom), aabb.max, V::from_components(left, top)];
        if (left < right) & (bottom < top) {
            // A box with an interior is its own hull, and stays as it is with an infinity.
            return Self {
                vertices: corners.map(without_negative_zero).map(rounded_vector),
                count: 4,
                first: 0,
                radius: V::Scalar::round(0.0),
            };
        }
        Self::of(corners, if aabb.validate() == Err(QueryError::EmptyBox) { 0 } else { 4 })
    }
}

/// The same points. A polygon has no direction. So among equally good normals, it may choose another one than the
/// segment.
impl<V: Vector> From<Segment<V>> for ConvexPolygon<V, 2> {
    fn from(segment: Segment<V>) -> Self {
        Self::new([segment.a, segment.b])
    }
}

/// The same points. A polygon has no direction. So among equally good normals, it may choose another one than the
/// stadium.
impl<V: Vector> From<Stadium<V>> for ConvexPolygon<V, 2> {
    fn from(stadium: Stadium<V>) -> Self {
        Self::from(stadium.segment).rounded(stadium.radius)
    }
}

/// A polygon of one vertex.
impl<V: Vector> From<V> for ConvexPolygon<V, 1> {
    fn from(point: V) -> Self {
        Self::new([point])
    }
}

/// A polygon of one vertex, with the circle's radius.
impl<V: Vector> From<Circle<V>> for ConvexPolygon<V, 1> {
    fn from(circle: Circle<V>) -> Self {
        Self::from(circle.center).rounded(circle.radius)
    }
}
