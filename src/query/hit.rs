//! What a hit's normal is good for.

use core::cmp::Ordering;

use crate::exact::{Arrow, CrossSum, Pair, Polynomial, Real, Xy};
use crate::shapes::Segment;
use crate::vector::{Vector, rounded};

/// A side of a segment, seen from its end `a` toward `b` with y pointing up.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::query::{self, Side};
/// use impinge::{Ray, Segment};
///
/// let platform = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
/// let falling = query::raycast(&Ray::new(vec2(0.0, 2.0), vec2(0.0, -1.0)), &platform, 9.0)?.expect("a hit");
/// assert_eq!(falling.side(&platform), Some(Side::Left));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Counter-clockwise of the segment's direction.
    Left,
    /// Clockwise of it.
    Right,
}

/// The side that `normal` points to, unless it points along the segment s rather than across it: for both to be out of
/// doubt, s×n ± s·n, that is s×(n ± n′) with n′ = (−n.y, n.x), have to agree in sign.
pub(super) fn side_of<V: Vector>(segment: &Segment<V>, normal: V) -> Option<Side> {
    segment.validate().ok()?;
    let (s, n) = (Arrow::between(segment.a.to_xy(), segment.b.to_xy()), normal.to_xy());
    let (normal, left) = (Arrow::free(n), Arrow::free(Xy::new(-n.y, n.x)));
    match [left, -left].map(|left| CrossSum(s, [normal, left]).sign()) {
        [Ordering::Greater, Ordering::Greater] => Some(Side::Left),
        [Ordering::Less, Ordering::Less] => Some(Side::Right),
        _ => None,
    }
}

/// d − times·(d·n)n, rounded.
pub(super) fn without_normal<V: Vector>(vector: V, normal: V, times: f64) -> V {
    let [d, n] = [vector, normal].map(|v| Pair::<V::Scalar>::from_xy(v.to_xy()));
    let part = (d.x * n.x + d.y * n.y) * Real::from_f64(times);
    rounded((d + -n.times(part)).to_xy())
}
