//! The queries whose answer has no number: `intersects`, `within`, `contains` and `side`.

use core::cmp::Ordering;

use super::concrete::Concrete as _;
use super::{Pairing, Scalar, exactly};
use crate::error::QueryError;
use crate::exact::{Arrow, Cross, CrossSum, Dot, Polynomial, Slab, Sum, Xy};
use crate::filter;
use crate::kernel::ring::Ring;
use crate::kernel::separation::{Relation, closest_to};
use crate::kernel::{Core, InflatedCore, Line, validate};
use crate::shapes::sealed::{HasCore, HasLine, for_each_kind, with_cores};
use crate::shapes::{Path, Segment, Shape};
use crate::vector::Vector;
use crate::vector::sealed::{Float, Sealed as _};

/// Whether the two shapes have a point in common; touching counts.
///
/// If one shape is a point, this tests whether the other shape contains the point. The query never returns
/// [`Overflow`](QueryError::Overflow).
///
#[doc = include_str!("../../figures/doc/intersects.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox),
/// [`NegativeRadius`](QueryError::NegativeRadius) or [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape.
///
/// # Method
/// The distance of the cores is compared with the sum of the radii. Orientation signs decide for bare straight cores
/// (de Berg et al., *Computational Geometry*, 3rd ed., section 1.1; Ericson, *Real-Time Collision Detection*, section
/// 5.1.9). Exact.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Segment, query};
///
/// let wall = Segment::new(vec2(-4.0, 2.0), vec2(4.0, 2.0));
/// assert!(query::intersects(&wall, &Circle::new(vec2(0.0, 0.0), 2.0))?);
/// assert!(!query::intersects(&wall, &Circle::new(vec2(0.0, 0.0), 1.9999999))?);
/// # Ok::<(), impinge::QueryError>(())
/// ```
///
/// See [`within`] for a test with a margin, [`distance`](super::distance) for the gap and
/// [`penetration`](super::penetration) for the depth.
#[inline(always)]
pub fn intersects<A, B>(a: &A, b: &B) -> Result<bool, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        return with_cores!(a, b, |a, b| Scalar::<A>::intersects(a, b));
    }
    for_each_kind!(A: a, B: b => intersects(a, b));
    intersects_of_shapes::<Scalar<A>, A, B>(a, b)
}

#[inline(always)]
pub(super) fn intersects_of_shapes<F: Float, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> Result<bool, QueryError> {
    match filter::within::<F, _, _>(a, b, 0.0) {
        Some(answer) => Ok(answer),
        // The compiler folds the margin 0 away.
        None => exactly(move || within_in_fixed_point(a, b, 0.0)),
    }
}

/// Whether the distance of the two shapes is at most `margin`.
///
/// The exact distance is compared, not the rounded one that [`distance`](super::distance) returns. A negative margin
/// gives `false`. A margin of 0 gives the answer of [`intersects`]. The comparison never overflows.
///
#[doc = include_str!("../../figures/doc/within.svg")]
///
/// # Errors
/// Those of [`intersects`]; also [`NonFinite`](QueryError::NonFinite) for a margin that is NaN or infinite.
///
/// # Method
/// As in [`intersects`], with the margin as a third radius. Exact.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, query};
///
/// let robot = Circle::new(vec2(0.0, 0.0), 1.0);
/// let post = Circle::new(vec2(3.0, 4.0), 1.0);
/// assert!(query::within(&robot, &post, 3.0)?);
/// assert!(!query::within(&robot, &post, 2.9999998)?);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline(always)]
pub fn within<A, B>(a: &A, b: &B, margin: <A::Vector as Vector>::Scalar) -> Result<bool, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        return with_cores!(a, b, |a, b| Scalar::<A>::within(a, b, margin));
    }
    for_each_kind!(A: a, B: b => within(a, b, margin));
    within_of_shapes(a, b, margin)
}

#[inline(always)]
pub(super) fn within_of_shapes<F: Float, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    margin: F,
) -> Result<bool, QueryError> {
    let margin = margin.widen();
    match filter::within::<F, _, _>(a, b, margin) {
        Some(answer) if margin.is_sign_positive() => Ok(answer),
        _ => within_out_of_line(a, b, margin),
    }
}

/// Like [`exactly`](super::exactly), but with the margin in a register.
#[cold]
#[inline(never)]
fn within_out_of_line(a: &impl HasCore, b: &impl HasCore, margin: f64) -> Result<bool, QueryError> {
    within_in_fixed_point(a, b, margin)
}

#[inline(always)]
fn within_in_fixed_point(a: &impl HasCore, b: &impl HasCore, margin: f64) -> Result<bool, QueryError> {
    match with_cores!(a, b, |a, b| filter::fixed_point::within(a, b, margin)) {
        Some(answer) => Ok(answer),
        None => exactly(move || with_cores!(a, b, |a, b| within_exactly(a, b, margin))),
    }
}

/// The exact path for shapes that are not in fixed point.
#[cold]
#[inline(never)]
fn within_exactly(a: &InflatedCore, b: &InflatedCore, margin: f64) -> Result<bool, QueryError> {
    validate([a, b], [margin])?;
    let pair = Pairing::new(a, b);
    let max_distance = Sum::new(pair.a.radius, pair.b.radius, margin);
    Ok(margin >= 0.0 && pair.cores.compare(max_distance) != Ordering::Greater)
}

/// Whether every point of `inner` is in `outer`. Exact; touching from inside counts.
///
/// Only a ray can contain a ray.
///
#[doc = include_str!("../../figures/doc/contains.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox),
/// [`NegativeRadius`](QueryError::NegativeRadius) or [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape.
///
/// # Method
/// Let R and r be the radii of `outer` and `inner`. If R ≥ r, `outer` contains `inner` if all ends or vertices of the
/// inner core are within R − r of the outer core. If R < r, the outer core must be a box or a polygon, and these points
/// must be inside each of its edges, at least r − R away.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Stadium, query};
///
/// let hall = Stadium::new(vec2(0.0, 0.0), vec2(9.0, 0.0), 3.0);
/// let barrel = Circle::new(vec2(10.0, 0.0), 2.0);
/// assert!(query::contains(&hall, &barrel)?);
/// assert!(!query::contains(&barrel, &hall)?);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline(always)]
pub fn contains<A, B>(outer: &A, inner: &B) -> Result<bool, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        return with_cores!(outer, inner, |a, b| Scalar::<A>::contains(a, b));
    }
    for_each_kind!(A: outer, B: inner => contains(outer, inner));
    contains_of_shapes::<Scalar<A>, A, B>(outer, inner)
}

#[inline(always)]
pub(super) fn contains_of_shapes<F: Float, A: HasCore, B: HasCore<Points = A::Points>>(
    outer: &A,
    inner: &B,
) -> Result<bool, QueryError> {
    match filter::contains::<F, _, _>(outer, inner) {
        Some(answer) => Ok(answer),
        None => exactly(move || contains_in_fixed_point(outer, inner)),
    }
}

#[inline(always)]
fn contains_in_fixed_point(outer: &impl HasCore, inner: &impl HasCore) -> Result<bool, QueryError> {
    match with_cores!(outer, inner, |outer, inner| filter::fixed_point::contains(outer, inner)) {
        Some(answer) => Ok(answer),
        None => exactly(move || with_cores!(outer, inner, |outer, inner| contains_exactly(outer, inner))),
    }
}

/// The exact path for shapes that are not in fixed point.
#[cold]
#[inline(never)]
fn contains_exactly(outer: &InflatedCore, inner: &InflatedCore) -> Result<bool, QueryError> {
    validate([outer, inner], [])?;
    Ok(encloses(outer, inner))
}

/// Whether the outer core, inflated by the difference of the radii, contains the inner core. Inflating both by one radius
/// changes nothing.
#[inline]
fn encloses(outer: &InflatedCore, inner: &InflatedCore) -> bool {
    let (start, end) = match (&outer.core, inner.core) {
        (Core::Convex(_), _) | (_, Core::Convex(_)) => return encloses_with_polygon(outer, inner),
        (_, Core::Point(point)) => (point, None),
        (_, Core::Straight(line)) => (line.start, line.end),
    };
    let spare = Sum::difference(outer.radius, inner.radius);
    let is_near = |end| closest_to(end, &outer.core, true).compare(spare) != Ordering::Greater;
    outer.radius >= inner.radius
        && extends_as_far(&outer.core, &inner.core)
        && is_near(start)
        && end.is_none_or(is_near)
}

/// The same if one of the cores is a polygon. A negative difference of the radii shrinks the outer core.
#[inline(never)]
fn encloses_with_polygon(outer: &InflatedCore, inner: &InflatedCore) -> bool {
    if outer.radius <= inner.radius {
        let surplus = Sum::difference(inner.radius, outer.radius);
        return matches!(&outer.core, Core::Convex(ring) if contains_core_by(ring, &inner.core, surplus));
    }
    let spare = Sum::difference(outer.radius, inner.radius);
    let is_near = |end| Relation::between(&outer.core, &Core::Point(end)).compare(spare) != Ordering::Greater;
    extends_as_far(&outer.core, &inner.core) && inner.core.vertices().all(is_near)
}

/// Whether a core is inside a polygon, at least `r` from each of its edges.
fn contains_core_by(ring: &Ring, inner: &Core, r: Sum) -> bool {
    // The difference of two numbers is rounded to 0 only if they are equal.
    let are_sides_enough = r.rounded() == 0.0;
    let is_inside_by = |edge: &Line, vertex| {
        let v = Arrow::between(edge.start, vertex);
        edge.side(vertex) != Ordering::Less
            && (are_sides_enough || Slab { u: edge.along, v, r }.sign() != Ordering::Less)
    };
    is_bounded(inner) && ring.edges().all(|edge| inner.vertices().all(|vertex| is_inside_by(&edge, vertex)))
}

/// Whether the outer core extends as far as an inner half-line. If the inner core is bounded, its ends decide.
fn extends_as_far(outer: &Core, inner: &Core) -> bool {
    match (outer, inner) {
        (Core::Straight(outer), Core::Straight(inner)) if inner.end.is_none() => {
            outer.end.is_none()
                && Cross(outer.along, inner.along).sign() == Ordering::Equal
                && Dot(outer.along, inner.along).sign() == Ordering::Greater
        }
        (Core::Straight(_), _) => true,
        _ => is_bounded(inner),
    }
}

fn is_bounded(core: &Core) -> bool {
    !matches!(core, Core::Straight(line) if line.end.is_none())
}

/// A side of a directed line, seen along its direction, if y points up. If y points down, left and right are swapped.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::query::{self, Side};
/// use impinge::Segment;
///
/// let upward = Segment::new(vec2(0.0, 0.0), vec2(0.0, 4.0));
/// assert_eq!(query::side(&upward, vec2(-1.0, 2.0))?, Some(Side::Left));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Counter-clockwise of the direction.
    Left,
    /// Clockwise of the direction.
    Right,
}

impl Side {
    /// The side for the sign of a cross product with the line's direction.
    fn of(sign: Ordering) -> Option<Self> {
        match sign {
            Ordering::Greater => Some(Self::Left),
            Ordering::Less => Some(Self::Right),
            Ordering::Equal => None,
        }
    }
}

/// The side of a path's line that a point lies on. `None` when the point lies on the line.
///
/// The line runs from a [`Segment`]'s `a` to its `b`, or along a [`Ray`](crate::Ray), and extends beyond both ends. A
/// zero-length segment has no sides: the answer is `None` for every point. The answer is exact. You can use it on your
/// own polygons: to find the orientation, and to test whether they are convex or contain a point.
///
#[doc = include_str!("../../figures/doc/side.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite) when a coordinate is NaN or infinite,
/// [`ZeroDirection`](QueryError::ZeroDirection) for a ray without a direction.
///
/// # Method
/// The sign of a cross product: the orientation of three points (Shewchuk, "Adaptive Precision Floating-Point
/// Arithmetic and Fast Robust Geometric Predicates", 1997).
///
/// ```
/// use impinge::glam::{Vec2, vec2};
/// use impinge::query::{self, Side};
/// use impinge::{QueryError, Segment};
///
/// /// Whether a point is in a convex polygon with counter-clockwise corners.
/// fn is_in(corners: &[Vec2], point: Vec2) -> Result<bool, QueryError> {
///     for (i, &corner) in corners.iter().enumerate() {
///         let edge = Segment::new(corner, corners[(i + 1) % corners.len()]);
///         if query::side(&edge, point)? == Some(Side::Right) {
///             return Ok(false);
///         }
///     }
///     Ok(true)
/// }
///
/// let roof = [vec2(0.0, 0.0), vec2(4.0, 0.0), vec2(2.0, 3.0)];
/// assert!(is_in(&roof, vec2(3.0, 1.5))?);
/// assert!(!is_in(&roof, vec2(3.0, 1.5000001))?);
/// # Ok::<(), QueryError>(())
/// ```
///
/// See [`RayHit::facing`](super::RayHit::facing) and [`CastHit::facing`](super::CastHit::facing) for the side of a
/// segment that a hit's normal points to.
#[inline]
pub fn side<P: Path>(path: &P, point: P::Vector) -> Result<Option<Side>, QueryError> {
    if cfg!(debug_assertions) {
        return Scalar::<P>::side(&path.line(), point.to_xy());
    }
    side_of_path(path, point.to_xy())
}

#[inline]
pub(super) fn side_of_path(path: &impl HasLine, point: Xy) -> Result<Option<Side>, QueryError> {
    let line = path.line();
    validate([&InflatedCore::bare(line), &InflatedCore::point(point)], [])?;
    Ok(Side::of(line.side(point)))
}

/// The side that `normal` points to. `None` if it points along the segment rather than across it.
///
/// A normal n points across s if |s×n| > |s·n|, that is, if s×n + s·n and s×n − s·n have the same sign. Let n′ =
/// (−n.y, n.x), which is n turned left. Then s·n = s×n′.
pub(super) fn faced<V: Vector>(segment: &Segment<V>, normal: V) -> Option<Side> {
    segment.validate().ok()?;
    let (s, n) = (Arrow::between(segment.a.to_xy(), segment.b.to_xy()), normal.to_xy());
    let (normal, turned) = (Arrow::free(n), Arrow::free(Xy::new(-n.y, n.x)));
    let [with, without] = [turned, -turned].map(|turned| Side::of(CrossSum(s, [normal, turned]).sign()));
    with.filter(|_| with == without)
}
