//! Separating axes: sections 4.4.1 and 5.2.1. The number of corners is known to the compiler.

use std::array;

use super::contacts::Contact;
use super::draw::Rectangle;
use super::{Polygon, Scalar, Segment, Style, Vector, squared_distance};
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
    fn gap<const M: usize>(&self, index: usize, other: &Corners<M>) -> Scalar {
        let outward = self.outward(index);
        other.0.iter().map(|corner| outward.dot(*corner - self.0[index])).fold(Scalar::INFINITY, Scalar::min)
    }

    /// As long as the edge.
    fn outward(&self, index: usize) -> Vector {
        let Segment { a, b } = self.edge(index);
        -(b - a).perp()
    }

    fn is_apart<S: Style, const M: usize>(&self, other: &Corners<M>) -> bool {
        S::any(N, |index| self.gap(index, other) > 0.0)
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
            let gap = self.gap(index, other) / self.outward(index).length();
            if gap > greatest {
                (greatest, at) = (gap, index);
            }
        }
        (greatest, at)
    }

    /// Out of this through an edge, and the corner of the other that is deepest.
    fn contact<const M: usize>(&self, (gap, index): (Scalar, usize), other: &Corners<M>) -> Contact {
        let normal = self.outward(index).normalize();
        let lower = |p: Vector, q: Vector| if normal.dot(q) < normal.dot(p) { q } else { p };
        let point = other.0.iter().copied().fold(other.0[0], lower);
        Contact { normal, depth: -gap, point }
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
