//! Convex polygons as cores: the difference of such a core and any other.
//!
//! Let S be the set of vectors from a point of one core to a point of the other, the Minkowski difference of the two.
//! If one core is a ring, S is a convex polygon with an inside, unbounded if the other core is a half-line. The cores
//! meet if 0 is in S. Otherwise, the point of S that is nearest to 0 gives the closest points. [`sides`](super::sides)
//! walks along the sides of S.
//!
//! The corners of a convex hull are a ring. It is found exactly, without allocation.
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

use super::penetration::SeparatingSide;
use super::separation::{ClosestFeatures, Relation, ends, nearest_end};
use super::sides::{Edge, Edges, Side, Sides};
use super::{Core, Line};
use crate::exact::{
    Arrow, Cross, Dot, Polynomial, Precision, Real, RealVector, Sum, Xy, first, greater, lesser, precedes,
};

/// The vertices of a convex polygon: at least three, strictly convex, counter-clockwise.
///
/// Two exceptions are invalid input, and no kernel sees them. A ring of two vertices is an empty box; they are its
/// `min` and `max`. A ring with a NaN or an infinity need not be convex.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ring<'a> {
    vertices: &'a [Xy],
    /// The index of the lexicographically first vertex.
    first: usize,
}

impl<'a> Ring<'a> {
    /// The core of a polygon of an empty box.
    pub(crate) const EMPTY_BOX: Self = Self::new(&[Xy::ZERO; 2], 0);

    #[inline(always)]
    pub(crate) const fn new(vertices: &'a [Xy], first: usize) -> Self {
        Self { vertices, first }
    }

    /// In the order of the polygon.
    #[inline(always)]
    pub(crate) const fn vertices(&self) -> &'a [Xy] {
        self.vertices
    }

    #[inline(always)]
    pub(crate) const fn is_empty_box(&self) -> bool {
        self.vertices.len() == 2
    }

    /// The sum of the vertices. It is finite only if all of them are.
    #[inline]
    pub(crate) fn sum(&self) -> Xy {
        self.vertices.iter().fold(Xy::ZERO, |sum, vertex| sum + *vertex)
    }

    /// The corners of the bounding box: those with the smallest and with the largest coordinates.
    pub(crate) fn corners(&self) -> [Xy; 2] {
        self.vertices.iter().fold([self.vertices[0]; 2], |[low, high], vertex| {
            [
                Xy::new(lesser(vertex.x, low.x), lesser(vertex.y, low.y)),
                Xy::new(greater(vertex.x, high.x), greater(vertex.y, high.y)),
            ]
        })
    }

    /// The vertex number `index`, counted from the first one. The numbers go round.
    pub(super) fn vertex(&self, index: usize) -> Xy {
        self.vertices[self.wrapped(self.first + index)]
    }

    /// The remainder by the number of vertices. Most numbers are less than two rounds, and need no division.
    fn wrapped(&self, number: usize) -> usize {
        let count = self.vertices.len();
        if number < count {
            number
        } else if number < 2 * count {
            number - count
        } else {
            number % count
        }
    }

    /// The number of a vertex, which is at this point.
    pub(super) fn index_of(&self, vertex: Xy) -> usize {
        (0..self.vertices.len()).find(|&index| self.vertex(index) == vertex).unwrap_or(0)
    }

    /// The place of the vertex number `index` in the order of the polygon.
    pub(super) fn position(&self, index: usize) -> u8 {
        u8::try_from(self.wrapped(self.first + index)).unwrap_or(u8::MAX)
    }

    /// The edge from the vertex number `index` to the next.
    pub(crate) fn edge(&self, index: usize) -> Line {
        Line::segment(self.vertex(index), self.vertex(index + 1))
    }

    pub(crate) fn edges(&self) -> impl Iterator<Item = Line> {
        (0..self.vertices.len()).map(|index| self.edge(index))
    }

    /// The number of the lexicographically last vertex.
    pub(super) fn last(&self) -> usize {
        (1..self.vertices.len()).fold(
            0,
            |last, index| {
                if precedes(self.vertex(last), self.vertex(index)) { index } else { last }
            },
        )
    }
}

/// A ring and another core. Their difference S is the ring minus the other core here: −S of the other files if the ring
/// is b.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Difference<'a> {
    pub(super) ring: Ring<'a>,
    /// A segment has a length.
    pub(super) other: Core<'a>,
    pub(super) ring_is_a: bool,
}

impl<'a> Difference<'a> {
    pub(super) fn new(ring: Ring<'a>, other: &Core<'a>, ring_is_a: bool) -> Self {
        Self { ring, other: other.reduced(), ring_is_a }
    }

    pub(super) fn relation(self) -> Relation<'a> {
        if self.sides().all(|side| side.position_of_zero() == Ordering::Greater) {
            Relation::Overlapping(self)
        } else {
            Relation::NotCrossing(self.closest_features())
        }
    }

    /// The closest features, if 0 is not inside S.
    ///
    /// The point of S that is nearest to 0 is a corner, or is inside a side that has 0 on it or outside it. It is a
    /// corner if 0 is at or past the end of the side before it, and at or before the start of the side after it.
    pub(super) fn closest_features(&self) -> ClosestFeatures {
        let mut is_past_previous = false;
        for side in self.sides() {
            if is_past_previous && side.is_ahead_of_zero() {
                return ends(side.near.of_ring, side.near.of_other, self.ring_is_a);
            }
            if side.position_of_zero() != Ordering::Greater && side.is_beside_zero() {
                return self.separating(&side).closest_features();
            }
            is_past_previous = side.is_behind_zero();
        }
        // The corner between the last side and the first. With a half-line, the loop has returned, because the last side
        // goes to infinity.
        let corner = self.sides().corner();
        ends(corner.of_ring, corner.of_other, self.ring_is_a)
    }

    /// The sides that 0 is on, in canonical order: two at a corner.
    pub(super) fn sides_at_zero(&self) -> [Option<SeparatingSide>; 2] {
        let mut sides = self.sides().filter(|side| side.position_of_zero() == Ordering::Equal);
        match [sides.next(), sides.next()] {
            [Some(one), Some(other)] => self.in_order(&one, &other).map(Some),
            [side, _] => [side.map(|side| self.separating(&side)), None],
        }
    }

    /// A point of both cores, which overlap: the lexicographically first vertex of one in the other. If there is none,
    /// the first edge of a that crosses an edge of b gives the point: where it crosses the first such edge of b.
    pub(crate) fn common_point<P: Precision>(&self) -> RealVector<P> {
        let ring = Core::Convex(self.ring);
        let (a, b) = if self.ring_is_a { (ring, self.other) } else { (self.other, ring) };
        let vertices_in = |core: Core<'a>, other: Core<'a>| {
            let is_in_other = move |vertex: &Xy| {
                Relation::between(&other, &Core::Point(*vertex)).compare(Sum::ZERO) != Ordering::Greater
            };
            core.vertices().filter(is_in_other).reduce(first)
        };
        let vertices = [vertices_in(a, b), vertices_in(b, a)];
        vertices.into_iter().flatten().reduce(first).map_or_else(|| first_crossing(&a, &b), RealVector::from_xy)
    }

    /// Two sides in canonical order.
    pub(super) fn in_order(&self, one: &Side, other: &Side) -> [SeparatingSide; 2] {
        let sides = if self.place(other) < self.place(one) { [other, one] } else { [one, other] };
        sides.map(|side| self.separating(side))
    }

    /// The sides of S, counter-clockwise.
    pub(super) fn sides(&self) -> Sides<'a> {
        Sides::new(*self)
    }

    /// The edge of the ring with this number.
    pub(super) fn edge_of_ring(&self, number: usize) -> Edge {
        Edge { line: self.ring.edge(number), is_along: true, place: self.ring.wrapped(number) }
    }

    /// The edge of the other core with this number: of a ring, from its first vertex on; there and back along a line.
    pub(super) fn edge_of_other(&self, number: usize) -> Edge {
        match &self.other {
            Core::Convex(ring) => Edge { line: ring.edge(number), is_along: false, place: ring.wrapped(number) },
            Core::Straight(line) => {
                let is_along = (number == 0) == (line.base() == line.start);
                // The left side comes first in canonical order.
                Edge { line: *line, is_along, place: usize::from(is_along == self.ring_is_a) }
            }
            // Never asked for: a point has no edges.
            &Core::Point(point) => Edge { line: Line::segment(point, point), is_along: true, place: 0 },
        }
    }

    /// A side as a line of one core and the vertex of the other core that leaves it last.
    fn separating(&self, side: &Side) -> SeparatingSide {
        let separating = |edge: &Edge, is_of_ring: bool, end| {
            // The vertex is on the left of an edge of either ring, because rings are counter-clockwise.
            SeparatingSide::through(&edge.line, is_of_ring == self.ring_is_a, end, is_of_ring == edge.is_along)
        };
        match side.edges {
            Edges::Ring(number) => separating(&self.edge_of_ring(number), true, side.near.of_other),
            Edges::Other(number) => separating(&self.edge_of_other(number), false, side.near.of_ring),
            Edges::Both(of_ring, of_other) => {
                let (of_ring, of_other) = (self.edge_of_ring(of_ring), self.edge_of_other(of_other));
                let (end, line_is_ring) = first_facing_end(&of_ring.line, &of_other.line);
                separating(if line_is_ring { &of_ring } else { &of_other }, line_is_ring, end)
            }
        }
    }

    /// The place of a side in canonical order: the sides along a come first. A side along both is one of a.
    fn place(&self, side: &Side) -> (bool, usize) {
        match side.edges {
            Edges::Ring(number) => (!self.ring_is_a, self.edge_of_ring(number).place),
            Edges::Other(number) => (self.ring_is_a, self.edge_of_other(number).place),
            Edges::Both(number, _) if self.ring_is_a => (false, self.edge_of_ring(number).place),
            Edges::Both(_, number) => (false, self.edge_of_other(number).place),
        }
    }

    /// The edges of the ring whose outward normals have a positive product with d: the number of the first, and that of
    /// the last plus 1. Edges before and after them that are parallel to d are included.
    pub(super) fn edges_along(&self, d: Arrow) -> [usize; 2] {
        let count = self.ring.vertices.len();
        let turn = |number: usize| Cross(self.ring.edge(number).along, d).sign();
        let is_first = |number: &usize| turn(*number) == Ordering::Less && turn(number - 1) != Ordering::Less;
        let begin = (count..2 * count).find(is_first).unwrap_or(count);
        let end = (begin..begin + count).find(|&number| turn(number) != Ordering::Less).unwrap_or(begin);
        [begin - usize::from(turn(begin - 1) == Ordering::Equal), end + usize::from(turn(end) == Ordering::Equal)]
    }
}

/// Where the first edge of a that crosses b crosses the first of its edges that it crosses. There must be one.
fn first_crossing<P: Precision>(a: &Core, b: &Core) -> RealVector<P> {
    let pairs = a.edges().flat_map(|edge_of_a| b.edges().map(move |edge_of_b| (edge_of_a, edge_of_b)));
    let mut crossings = pairs.filter_map(|(a, b)| match Relation::between(&Core::Straight(a), &Core::Straight(b)) {
        Relation::Crossing(a, b) => Some(a.crossing(b)),
        _ => None,
    });
    crossings.next().unwrap_or(RealVector::from_xy(Xy::ZERO))
}

/// For two parallel edges that face each other: the lexicographically first of the ends that have a point of the other
/// edge straight across, and whether that other edge is the ring's. Of two such ends that are equal, that of the edge
/// that comes first counts. So the order of the cores does not matter.
fn first_facing_end(of_ring: &Line, of_other: &Line) -> (Xy, bool) {
    let comes_first =
        |p: &Line, q: &Line| precedes(p.base(), q.base()) || p.base() == q.base() && precedes(p.tip(), q.tip());
    let ring_is_second = comes_first(of_other, of_ring);
    let (a, b) = if ring_is_second { (of_other, of_ring) } else { (of_ring, of_other) };
    let (end, _, line_is_a) = nearest_end(a, b);
    (end, line_is_a != ring_is_second)
}

/// The nearest sides of S, for 0 inside S.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NearestSides<'a> {
    difference: Difference<'a>,
    /// The first of them in canonical order.
    pub(super) first: SeparatingSide,
    pub(super) is_single: bool,
}

impl<'a> NearestSides<'a> {
    pub(super) fn of(difference: Difference<'a>) -> Self {
        let mut sides = difference.sides();
        let side = sides.advance();
        let (mut first, mut place, mut is_single) = (difference.separating(&side), difference.place(&side), true);
        for side in sides {
            let (next, next_place) = (difference.separating(&side), difference.place(&side));
            let compared = next.compare(&first);
            is_single = compared == Ordering::Less || is_single && compared == Ordering::Greater;
            if compared == Ordering::Less || compared == Ordering::Equal && next_place < place {
                (first, place) = (next, next_place);
            }
        }
        Self { difference, first, is_single }
    }

    /// All of them, with their places in canonical order.
    fn all(&self) -> impl Iterator<Item = (SeparatingSide, (bool, usize))> {
        let sides =
            self.difference.sides().map(|side| (self.difference.separating(&side), self.difference.place(&side)));
        sides.filter(|(side, _)| side.compare(&self.first) == Ordering::Equal)
    }

    /// The depth of all sides: the least computed one, so that the order of the arguments does not matter.
    pub(super) fn depth<P: Precision>(&self, r: Sum) -> Real<P> {
        let first = self.first.depth(r);
        if self.is_single { first } else { self.all().fold(first, |least, (side, _)| least.min(side.depth(r))) }
    }

    /// The side whose normal is nearest to `preferred`; the first one of several.
    pub(super) fn nearest_to(&self, preferred: Arrow) -> SeparatingSide {
        if self.is_single {
            return self.first;
        }
        let nearer =
            |best: (SeparatingSide, _), next: (SeparatingSide, _)| match next.0.compare_heading(&best.0, preferred) {
                Ordering::Greater => next,
                Ordering::Equal if next.1 < best.1 => next,
                _ => best,
            };
        self.all().reduce(nearer).map_or(self.first, |(side, _)| side)
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
        let (turn, bound) = Cross(Arrow::between(edge[0], edge[1]), Arrow::between(next[0], next[1])).filter();
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
pub(crate) fn wrap(count: usize, point: &dyn Fn(usize) -> Xy, corners: &mut [Xy]) -> Option<usize> {
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
