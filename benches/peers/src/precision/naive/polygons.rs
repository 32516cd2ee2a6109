//! Separating axes: sections 4.4.1, 5.2.1, and 5.5.9 for motion. The number of corners is known to the compiler.

use std::array;

use super::casts::{Hit, against};
use super::contacts::Contact;
use super::draw::{Moving, REACH, Rectangle};
use super::{Polygon, Ray, Scalar, Segment, Span, Style, Vector, squared_distance};
use crate::peers::Stored;

/// Counter-clockwise.
pub(crate) struct Corners<const N: usize>([Vector; N]);

impl<const N: usize> Stored<Polygon<N>> for Corners<N> {
    fn stored(polygon: &Polygon<N>) -> Self {
        Self(array::from_fn(|index| polygon.vertices()[index]))
    }
}

impl Stored<Rectangle> for Corners<4> {
    fn stored(rectangle: &Rectangle) -> Self {
        Self::stored(&Polygon::stored(rectangle))
    }
}

impl<const N: usize> Corners<N> {
    fn edge(&self, index: usize) -> Segment {
        Segment::new(self.0[index], self.0[(index + 1) % N])
    }

    /// How far the other is outside of this edge, times its length: less than 0 if they overlap there.
    fn separation<const M: usize>(&self, index: usize, other: &Corners<M>) -> Scalar {
        let outward = self.outward(index);
        other.0.iter().map(|corner| outward.dot(*corner - self.0[index])).fold(Scalar::INFINITY, Scalar::min)
    }

    /// As long as the edge.
    fn outward(&self, index: usize) -> Vector {
        let Segment { a, b } = self.edge(index);
        -(b - a).perp()
    }

    fn is_apart<S: Style, const M: usize>(&self, other: &Corners<M>) -> bool {
        S::any(N, |index| self.separation(index, other) > 0.0)
    }

    /// From the corners of the other to the nearest edge.
    fn squared_gap<S: Style, const M: usize>(&self, other: &Corners<M>) -> Scalar {
        let from = |corner: &Vector| {
            let edges = (0..N).map(|index| squared_distance::<S>(&self.edge(index), *corner));
            edges.fold(Scalar::INFINITY, Scalar::min)
        };
        other.0.iter().map(from).fold(Scalar::INFINITY, Scalar::min)
    }

    /// The edge that the other is least inside of.
    fn shallowest<const M: usize>(&self, other: &Corners<M>) -> (Scalar, usize) {
        let (mut greatest, mut at) = (Scalar::NEG_INFINITY, 0);
        for index in 0..N {
            let separation = self.separation(index, other) / self.outward(index).length();
            if separation > greatest {
                (greatest, at) = (separation, index);
            }
        }
        (greatest, at)
    }

    /// Out of this through an edge, and the corner of the other that is deepest.
    fn contact<const M: usize>(&self, (separation, index): (Scalar, usize), other: &Corners<M>) -> Contact {
        let normal = self.outward(index).normalize();
        let lower = |p: Vector, q: Vector| if normal.dot(q) < normal.dot(p) { q } else { p };
        let point = other.0.iter().copied().fold(other.0[0], lower);
        Contact { normal, depth: -separation, point }
    }
}

pub(crate) fn contains_point<S: Style, const N: usize>(a: &Corners<N>, point: &Vector) -> bool {
    !a.is_apart::<S, 1>(&Corners([*point]))
}

pub(crate) fn intersects<S: Style, const N: usize, const M: usize>(a: &Corners<N>, b: &Corners<M>) -> bool {
    !S::any(2, |turn| if turn == 0 { a.is_apart::<S, M>(b) } else { b.is_apart::<S, N>(a) })
}

pub(crate) fn distance<S: Style, const N: usize, const M: usize>(a: &Corners<N>, b: &Corners<M>) -> Scalar {
    if intersects::<S, N, M>(a, b) {
        return 0.0;
    }
    a.squared_gap::<S, M>(b).min(b.squared_gap::<S, N>(a)).sqrt()
}

pub(crate) fn contact<const N: usize, const M: usize>(a: &Corners<N>, b: &Corners<M>) -> Option<Contact> {
    let of_a = a.shallowest(b);
    if of_a.0 > 0.0 {
        return None;
    }
    let of_b = b.shallowest(a);
    if of_b.0 > 0.0 {
        return None;
    }
    Some(if of_a.0 >= of_b.0 { a.contact(of_a, b) } else { turned(b.contact(of_b, a)) })
}

fn turned(contact: Contact) -> Contact {
    Contact { normal: -contact.normal, ..contact }
}

/// Cyrus and Beck, section 5.3.8: the last line that the ray enters by, unless it has left another before.
pub(crate) fn raycast<S: Style, const N: usize>(ray: &Ray, target: &Corners<N>) -> Option<Hit> {
    raycast_within::<S, N>(ray, target, REACH)
}

pub(crate) fn raycast_within<S: Style, const N: usize>(ray: &Ray, target: &Corners<N>, reach: Scalar) -> Option<Hit> {
    let origin = Corners([ray.origin]);
    enter::<S>(N, reach, ray.direction, |index| (target.separation(index, &origin), target.outward(index)))
}

/// Of the target towards the mover, and then the other way round.
pub(crate) fn cast<S: Style, const N: usize, const M: usize>(
    moving: &Moving<Corners<N>>,
    target: &Corners<M>,
) -> Option<Hit> {
    cast_within::<S, N, M>(moving, target, 1.0)
}

pub(crate) fn cast_within<S: Style, const N: usize, const M: usize>(
    moving: &Moving<Corners<N>>,
    target: &Corners<M>,
    reach: Scalar,
) -> Option<Hit> {
    let mover = &moving.shape;
    enter::<S>(M + N, reach, moving.translation, |index| {
        if index < M {
            (target.separation(index, mover), target.outward(index))
        } else {
            (mover.separation(index - M, target), -mover.outward(index - M))
        }
    })
}

/// Where a motion enters the last of so many walls: the separation from each, times the length of its normal.
fn enter<S: Style>(
    walls: usize,
    most: Scalar,
    motion: Vector,
    wall: impl Fn(usize) -> (Scalar, Vector),
) -> Option<Hit> {
    let common = S::common(walls, most, |index| {
        let (separation, outward) = wall(index);
        closed(separation, outward.dot(motion))
    })?;
    let normal = common.last.map_or_else(|| against(motion), |index| wall(index).1.normalize());
    Some(Hit { t: common.start, normal })
}

/// While a separation, which changes with this speed, is at most 0.
fn closed(separation: Scalar, speed: Scalar) -> Span {
    let t = -separation / speed;
    if speed < 0.0 {
        [t, Scalar::INFINITY]
    } else if speed > 0.0 {
        [Scalar::NEG_INFINITY, t]
    } else if separation > 0.0 {
        [Scalar::INFINITY, Scalar::NEG_INFINITY]
    } else {
        [Scalar::NEG_INFINITY, Scalar::INFINITY]
    }
}
