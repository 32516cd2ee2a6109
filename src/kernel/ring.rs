//! Convex polygons as cores, and the convex hull of points.
//!
//! The corners of a hull are a ring. The hull is found exactly, without allocation.
//!
//! # A ring that is its own hull
//! Let a closed ring turn left at each of its points, by the sign of the cross product of the edges that meet there.
//! Each turn is then less than half a turn, and their sum is a whole number of full turns. The ring is a strictly
//! convex polygon exactly if it is one full turn; a pentagram makes two. To count them, divide the directions of the
//! edges into those that rise (y > 0) and the others. Each kind is an arc of half a turn. The directions of successive
//! edges go round counter-clockwise, in steps of less than half a turn, so that no step skips a kind. So exactly once
//! in each full turn, a rising edge is followed by one that does not rise. For a ring that turns right at each point,
//! the same holds clockwise.
//!
//! # Gift wrapping
//! The point that comes first lexicographically is a corner of the hull. Let p be a corner. All other points lie within
//! less than half a turn around it, so that the sign of (q − p)×(r − p) orders them by direction. The next corner,
//! counter-clockwise, is the rightmost point; of several in that direction, the farthest: r is farther than q exactly
//! if (q − p)·(r − q) > 0. The walk thus visits every corner once, and ends where it began. See R. A. Jarvis, “On the
//! identification of the convex hull of a finite set of points in the plane”, Information Processing Letters 2 (1973).

use core::cmp::Ordering;

use super::Line;
use crate::exact::{Arrow, Cross, Dot, Polynomial, Xy, greater, lesser, precedes};

/// The vertices of a convex polygon: at least three, strictly convex, counter-clockwise.
///
/// Two exceptions are invalid input, and no kernel sees them. A ring of two vertices is an empty box; they are its
/// `min` and `max`. A ring with a NaN or an infinity need not be convex.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ring<'a> {
    vertices: &'a [Xy],
    /// The number of the lexicographically first vertex. An index counts from it, and a number from the start of `vertices`.
    first: usize,
}

impl<'a> Ring<'a> {
    /// The core of a polygon without vertices, which is made from an empty box.
    pub(crate) const EMPTY_BOX: Self = Self::new(&[Xy::ZERO; 2], 0);

    #[inline]
    pub(crate) const fn new(vertices: &'a [Xy], first: usize) -> Self {
        Self { vertices, first }
    }

    /// In the order of the polygon.
    #[inline]
    pub(crate) const fn vertices(&self) -> &'a [Xy] {
        self.vertices
    }

    #[inline]
    pub(crate) const fn is_empty_box(&self) -> bool {
        self.vertices.len() == 2
    }

    /// The sum of the vertices. It is finite only if all of them are.
    #[inline]
    pub(crate) fn sum(&self) -> Xy {
        self.vertices.iter().fold(Xy::ZERO, |sum, vertex| sum + *vertex)
    }

    /// The corners of the bounding box: those with the smallest and with the largest coordinates.
    pub(crate) fn bounds(&self) -> [Xy; 2] {
        self.vertices.iter().fold([self.vertices[0]; 2], |[low, high], vertex| {
            [
                Xy::new(lesser(vertex.x, low.x), lesser(vertex.y, low.y)),
                Xy::new(greater(vertex.x, high.x), greater(vertex.y, high.y)),
            ]
        })
    }

    /// The vertex with this index, which goes round.
    pub(super) fn vertex(&self, index: usize) -> Xy {
        self.vertices[self.wrapped(self.first + index)]
    }

    /// The remainder of an index or a number by the count of vertices. Most are less than two rounds, and need no division.
    pub(super) fn wrapped(&self, place: usize) -> usize {
        let count = self.vertices.len();
        if place < count {
            place
        } else if place < 2 * count {
            place - count
        } else {
            place % count
        }
    }

    /// The index of a vertex, which is at this point.
    pub(super) fn index_of(&self, vertex: Xy) -> usize {
        (0..self.vertices.len()).find(|&index| self.vertex(index) == vertex).unwrap_or(0)
    }

    /// The number of the vertex with this index: its place in the order of the polygon.
    pub(super) fn number_of(&self, index: usize) -> u8 {
        u8::try_from(self.wrapped(self.first + index)).unwrap_or(u8::MAX)
    }

    /// The edge from the vertex with this number to the next. It is no index: see [`number_of`](Self::number_of).
    pub(crate) fn edge_from(&self, number: usize) -> Line {
        let [start, far] = [number, number + 1].map(|number| self.vertices[self.wrapped(number)]);
        Line::segment(start, far)
    }

    /// The edge from the vertex with this index to the next.
    pub(crate) fn edge(&self, index: usize) -> Line {
        Line::segment(self.vertex(index), self.vertex(index + 1))
    }

    /// Where a point is: `Greater` inside, `Equal` on the border, `Less` outside.
    pub(super) fn side_of(&self, point: Xy) -> Ordering {
        let mut side = Ordering::Greater;
        for edge in self.edges() {
            match edge.side(point) {
                Ordering::Less => return Ordering::Less,
                of_edge => side = side.min(of_edge),
            }
        }
        side
    }

    pub(crate) fn edges(&self) -> impl Iterator<Item = Line> {
        (0..self.vertices.len()).map(|index| self.edge(index))
    }

    /// The index of the lexicographically last vertex.
    pub(super) fn last(&self) -> usize {
        (1..self.vertices.len()).fold(
            0,
            |last, index| {
                if precedes(self.vertex(last), self.vertex(index)) { index } else { last }
            },
        )
    }
}

/// Whether the ring is clearly its own hull. If so, makes it counter-clockwise, and keeps the first point.
pub(crate) fn orient_own_hull(ring: &mut [Xy]) -> bool {
    match orientation(ring) {
        Some(Ordering::Less) => {
            // `orientation` is `None` for an empty ring.
            ring[1..].reverse();
            true
        }
        orientation => orientation.is_some(),
    }
}

/// `Greater` for a ring that is clearly strictly convex and counter-clockwise, `Less` if clockwise.
fn orientation(ring: &[Xy]) -> Option<Ordering> {
    let [.., before, last] = *ring else {
        return None;
    };
    let mut edge = [before, last];
    let (mut is_left, mut is_right, mut full_turns) = (true, true, 0);
    for &point in ring {
        let next = [edge[1], point];
        let (turn, bound) = Cross(Arrow::between(edge[0], edge[1]), Arrow::between(next[0], next[1])).value_and_bound();
        is_left &= turn > bound;
        is_right &= turn < -bound;
        full_turns += usize::from(rises(edge) & !rises(next));
        edge = next;
    }
    match full_turns {
        1 if is_left => Some(Ordering::Greater),
        1 if is_right => Some(Ordering::Less),
        _ => None,
    }
}

fn rises([from, to]: [Xy; 2]) -> bool {
    to.y > from.y
}

/// Writes the corners of the hull of finite points, counter-clockwise, from the first point that is a corner. Returns
/// their number; `None` if there is no room for all. There must be a point.
pub(crate) fn gift_wrap(count: usize, point: &dyn Fn(usize) -> Xy, corners: &mut [Xy]) -> Option<usize> {
    let start = first_of(count, point);
    let (mut corner, mut found) = (start, 0);
    let mut least = (start, 0);
    loop {
        *corners.get_mut(found)? = point(corner);
        least = least.min((corner, found));
        found += 1;
        match next_corner(count, point, point(corner)) {
            Some(next) if next != start => corner = next,
            _ => break,
        }
    }
    corners[..found].rotate_left(least.1);
    Some(found)
}

/// The index of the point that comes first lexicographically; of equal points, the first.
pub(crate) fn first_of(count: usize, point: &dyn Fn(usize) -> Xy) -> usize {
    (1..count).fold(0, |first, index| if precedes(point(index), point(first)) { index } else { first })
}

/// The index of the corner after the corner `p`; of equal points, the first. `None` if all points are equal.
fn next_corner(count: usize, point: &dyn Fn(usize) -> Xy, p: Xy) -> Option<usize> {
    let others = (0..count).filter(|&index| point(index) != p);
    others.reduce(|next, index| if is_further_on(p, point(next), point(index)) { index } else { next })
}

/// Whether `r` is to the right of `q`, seen from the corner `p`, or behind it.
fn is_further_on(p: Xy, q: Xy, r: Xy) -> bool {
    match Cross(Arrow::between(p, q), Arrow::between(p, r)).sign() {
        Ordering::Less => true,
        Ordering::Equal => Dot(Arrow::between(p, q), Arrow::between(q, r)).sign() == Ordering::Greater,
        Ordering::Greater => false,
    }
}
