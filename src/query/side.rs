use core::cmp::Ordering;

use super::Scalar;
use super::concrete::Concrete as _;
use crate::error::QueryError;
use crate::exact::{Arrow, CrossSum, Polynomial, Xy};
use crate::kernel::{InflatedCore, validate};
use crate::shapes::sealed::HasLine;
use crate::shapes::{Path, Segment};
use crate::vector::Vector;
use crate::vector::sealed::Sealed as _;

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

#[inline(always)]
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
