//! The sides of the Minkowski difference S of a ring and another core, in counter-clockwise order.
//!
//! Each side is parallel to an edge of one core, or to an edge of both, where two parallel edges face each other. Along
//! a side, the other core contributes one vertex, the last to leave. [`Sides`] merges the edges of both cores by
//! direction. It stores nothing, and compares O(n + m) directions.

use core::cmp::Ordering;

use super::ring::Difference;
use super::{Core, Line};
use crate::exact::{Arrow, Cross, Dot, Polynomial, Xy};

/// A side of S. It runs counter-clockwise: S is on its left, and its outward normal is on its right.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub(super) along: Arrow,
    pub(super) edges: Edges,
    /// The corner where it begins, or any corner on it if it comes from infinity.
    pub(super) near: Corner,
    /// The corner where it ends, or any corner on it if it goes to infinity.
    pub(super) far: Corner,
    pub(super) comes_from_infinity: bool,
    pub(super) goes_to_infinity: bool,
}

/// The edges of the cores that are parallel to a side, by their numbers: see [`Difference::edge_of_ring`] and
/// [`Difference::edge_of_other`].
#[derive(Clone, Copy)]
pub(super) enum Edges {
    Ring(usize),
    Other(usize),
    Both(usize, usize),
}

/// An edge of a core.
pub(super) struct Edge {
    pub(super) line: Line,
    /// Whether the line runs along the side of S, and not against it.
    pub(super) is_along: bool,
    /// Its place in the canonical order of the sides along the same core.
    pub(super) place: usize,
}

impl Edge {
    fn direction(&self) -> Arrow {
        if self.is_along { self.line.along } else { -self.line.along }
    }
}

/// A corner of S: the vector from a vertex of the other core to a vertex of the ring.
#[derive(Clone, Copy)]
pub(super) struct Corner {
    pub(super) of_ring: Xy,
    pub(super) of_other: Xy,
}

impl Corner {
    /// The vector from the corner to 0.
    fn to_zero(self) -> Arrow {
        Arrow::between(self.of_ring, self.of_other)
    }
}

impl Side {
    /// Where 0 is: `Greater` on the side of S, `Equal` on the line of this side, `Less` beyond it.
    pub(super) fn position_of_zero(&self) -> Ordering {
        Cross(self.along, self.near.to_zero()).sign()
    }

    /// Whether 0 is at or past the end of the side, seen along it.
    pub(super) fn is_behind_zero(&self) -> bool {
        !self.goes_to_infinity && Dot(self.along, self.far.to_zero()).sign() != Ordering::Less
    }

    /// Whether 0 is at or before the start of the side, seen along it.
    pub(super) fn is_ahead_of_zero(&self) -> bool {
        !self.comes_from_infinity && Dot(self.along, self.near.to_zero()).sign() != Ordering::Greater
    }

    /// Whether the projection of 0 is inside the side.
    pub(super) fn is_beside_zero(&self) -> bool {
        !self.is_behind_zero() && !self.is_ahead_of_zero()
    }
}

/// Walks along the sides of S.
///
/// The edges of a ring that begins at its lexicographically first vertex are sorted by direction, from −90° (excluded)
/// to 270°. The other core is subtracted, so its edges are reversed, and begin at its last vertex. A segment is a ring
/// with two edges, there and back.
///
/// A half-line o + t·d has two edges: one comes from infinity along d, the other goes to infinity along −d. Between
/// them are the edges of the ring whose [normals point along d](Difference::edges_along).
#[derive(Clone)]
pub(super) struct Sides<'a> {
    difference: Difference<'a>,
    /// The number of the next edge of the ring, and that of the last plus 1.
    own: [usize; 2],
    /// The same for the other core: of a ring, from its last vertex on.
    others: [usize; 2],
}

impl<'a> Sides<'a> {
    pub(super) fn new(difference: Difference<'a>) -> Self {
        let all = [0, difference.ring.vertices().len()];
        let (own, others) = match &difference.other {
            Core::Point(_) => (all, [0, 0]),
            Core::Straight(Line { end: None, along, .. }) => (difference.edges_along(*along), [0, 2]),
            Core::Straight(_) => (all, [0, 2]),
            Core::Convex(ring) => (all, [ring.last(), ring.last() + ring.vertices().len()]),
        };
        Self { difference, own, others }
    }

    /// The corner of S between the last side and the next one.
    pub(super) fn corner(&self) -> Corner {
        let of_other = match &self.difference.other {
            &Core::Point(point) => point,
            Core::Straight(line) if self.others[0] % 2 == 0 => line.tip(),
            Core::Straight(line) => line.base(),
            Core::Convex(ring) => ring.vertex(self.others[0]),
        };
        Corner { of_ring: self.difference.ring.vertex(self.own[0]), of_other }
    }

    /// The number of the next edge of the other core, if there is one.
    fn next_of_other(&self) -> Option<usize> {
        let [next, end] = self.others;
        (next != end).then_some(next)
    }

    /// The edge or edges along the next side, and their direction.
    fn next_edges(&self) -> (Edges, Arrow) {
        let (own, difference) = (self.own[0], &self.difference);
        let along_own = || difference.ring.edge(own).along;
        let Some(other) = self.next_of_other() else {
            return (Edges::Ring(own), along_own());
        };
        let along_other = difference.edge_of_other(other).direction();
        if own == self.own[1] {
            return (Edges::Other(other), along_other);
        }
        let along_own = along_own();
        match self.compare(along_own, along_other) {
            Ordering::Less => (Edges::Ring(own), along_own),
            Ordering::Equal => (Edges::Both(own, other), along_own),
            Ordering::Greater => (Edges::Other(other), along_other),
        }
    }

    /// Which edge comes next: `Less` for that of the ring, `Equal` for both, which are parallel.
    fn compare(&self, own: Arrow, other: Arrow) -> Ordering {
        let turn = Cross(other, own).sign();
        if turn != Ordering::Equal && self.has_half_line() {
            return if self.others[0] == 0 { Ordering::Greater } else { Ordering::Less };
        }
        is_leftward(own).cmp(&is_leftward(other)).then(turn)
    }

    fn has_half_line(&self) -> bool {
        matches!(self.difference.other, Core::Straight(Line { end: None, .. }))
    }

    /// The next side. There must be one.
    pub(super) fn advance(&mut self) -> Side {
        let (near, (edges, along)) = (self.corner(), self.next_edges());
        let is_at_infinity = self.has_half_line() && !matches!(edges, Edges::Ring(_));
        let (comes_from_infinity, goes_to_infinity) =
            (is_at_infinity && self.others[0] == 0, is_at_infinity && self.others[0] == 1);
        self.own[0] += usize::from(!matches!(edges, Edges::Other(_)));
        self.others[0] += usize::from(!matches!(edges, Edges::Ring(_)));
        let far = self.corner();
        Side { along, edges, near, far, comes_from_infinity, goes_to_infinity }
    }
}

impl Iterator for Sides<'_> {
    type Item = Side;

    fn next(&mut self) -> Option<Side> {
        let is_done = self.own[0] == self.own[1] && self.others[0] == self.others[1];
        (!is_done).then(|| self.advance())
    }
}

/// Whether the direction is in the second half of the order of [`Sides`].
fn is_leftward(direction: Arrow) -> bool {
    let [x, y] = direction.signs();
    x.then(y) == Ordering::Less
}
