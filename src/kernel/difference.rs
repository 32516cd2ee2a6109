//! The Minkowski difference S of a ring and another core.
//!
//! S is the set of vectors from a point of one core to a point of the other: a convex polygon with an interior, unbounded
//! if the other core is a half-line. The cores meet if 0 is in S. Otherwise, the point of S that is nearest to 0 gives
//! the closest points.
//!
//! Each side of S is parallel to an edge of one core, or to an edge of both, where two parallel edges face each other.
//! Along a side, the other core contributes one vertex, the last to leave. [`Sides`] merges the edges of both cores by
//! direction, counter-clockwise. It stores nothing, and compares O(n + m) directions.

use core::cmp::Ordering;

use super::penetration::SeparatingSide;
use super::ring::Ring;
use super::separation::{ClosestFeatures, Relation, closest_to, corners, nearest_end};
use super::{Core, Line, sorted};
use crate::exact::{Arrow, Cross, Dot, Farther, Polynomial, Precision, Real, RealVector, Sum, Xy, precedes};

/// A ring and another core. Here, S is always the ring minus the other core. If the ring is b, this is −S of the other
/// files.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Difference<'a> {
    pub(super) ring: Ring<'a>,
    /// A segment has a length.
    pub(super) other: Core<'a>,
    pub(super) ring_is_a: bool,
    /// The edges of the ring along the sides of S: the index of the first, and that of the last plus 1.
    own: [usize; 2],
    /// The same for the other core. Of a ring, the first is the edge from its last vertex.
    others: [usize; 2],
}

impl<'a> Difference<'a> {
    pub(super) fn new(ring: Ring<'a>, other: &Core<'a>, ring_is_a: bool) -> Self {
        let (other, all) = (other.reduced(), [0, ring.vertices().len()]);
        let (own, others) = match &other {
            Core::Point(_) => (all, [0, 0]),
            Core::Straight(Line { end: None, along, .. }) => (edges_along(ring, *along), [0, 2]),
            Core::Straight(_) => (all, [0, 2]),
            Core::Convex(other) => (all, [other.last(), other.last() + other.vertices().len()]),
        };
        Self { ring, other, ring_is_a, own, others }
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
                return corners(side.start.of_ring, side.start.of_other, self.ring_is_a);
            }
            if side.position_of_zero() != Ordering::Greater && side.is_beside_zero() {
                return self.separating(&side).closest_features();
            }
            is_past_previous = side.is_behind_zero();
        }
        // The corner between the last side and the first. With a half-line, the loop has returned, because the last side
        // goes to infinity.
        let corner = self.sides().corner();
        corners(corner.of_ring, corner.of_other, self.ring_is_a)
    }

    /// The sides that 0 is on, in canonical order: two at a corner.
    pub(super) fn sides_at_zero(&self) -> [Option<SeparatingSide>; 2] {
        let mut sides = self.sides().filter(|side| side.position_of_zero() == Ordering::Equal);
        match [sides.next(), sides.next()] {
            [Some(one), Some(other)] => self.in_order(&one, &other).map(Some),
            [side, _] => [side.map(|side| self.separating(&side)), None],
        }
    }

    /// Two sides in canonical order.
    pub(super) fn in_order(&self, one: &DifferenceSide, other: &DifferenceSide) -> [SeparatingSide; 2] {
        let sides = if self.rank(other) < self.rank(one) { [other, one] } else { [one, other] };
        sides.map(|side| self.separating(side))
    }

    /// The sides of S, counter-clockwise.
    pub(super) fn sides(&self) -> Sides<'a> {
        Sides::new(*self)
    }

    /// The edge of the ring with this index.
    pub(super) fn edge_of_ring(&self, index: usize) -> CoreEdge {
        CoreEdge { line: self.ring.edge(index), is_along: true, rank: self.ring.wrapped(index) }
    }

    /// The edge of the other core with this index. The two of a line, there and back, have 0 and 1.
    pub(super) fn edge_of_other(&self, index: usize) -> CoreEdge {
        match &self.other {
            Core::Convex(ring) => CoreEdge { line: ring.edge(index), is_along: false, rank: ring.wrapped(index) },
            Core::Straight(line) => {
                let is_along = (index == 0) == (line.base() == line.start);
                // The left side comes first in canonical order.
                CoreEdge { line: *line, is_along, rank: usize::from(is_along == self.ring_is_a) }
            }
            // A point has none; its direction is not used.
            &Core::Point(point) => CoreEdge { line: Line::segment(point, point), is_along: true, rank: 0 },
        }
    }

    /// The vertex of the other core where the edge with this index begins, seen along the sides.
    fn vertex_of_other(&self, index: usize) -> Xy {
        match &self.other {
            &Core::Point(point) => point,
            Core::Straight(line) if index % 2 == 0 => line.tip(),
            Core::Straight(line) => line.base(),
            Core::Convex(ring) => ring.vertex(index),
        }
    }

    /// A side as a line of one core and the vertex of the other core that leaves it last.
    fn separating(&self, side: &DifferenceSide) -> SeparatingSide {
        let separating = |edge: &CoreEdge, is_of_ring: bool, corner| {
            // The vertex is on the left of an edge of either ring, because rings are counter-clockwise.
            SeparatingSide::through(&edge.line, is_of_ring == self.ring_is_a, corner, is_of_ring == edge.is_along)
        };
        match side.edges {
            Edges::Ring(index) => separating(&self.edge_of_ring(index), true, side.start.of_other),
            Edges::Other(index) => separating(&self.edge_of_other(index), false, side.start.of_ring),
            Edges::Both(of_ring, of_other) => {
                let (of_ring, of_other) = (self.edge_of_ring(of_ring), self.edge_of_other(of_other));
                let (end, line_is_ring) = first_facing_end(&of_ring.line, &of_other.line);
                separating(if line_is_ring { &of_ring } else { &of_other }, line_is_ring, end)
            }
        }
    }

    /// The rank of a side in canonical order: the sides along a come first. A side along both is one of a.
    fn rank(&self, side: &DifferenceSide) -> (bool, usize) {
        match side.edges {
            Edges::Ring(index) => (!self.ring_is_a, self.edge_of_ring(index).rank),
            Edges::Other(index) => (self.ring_is_a, self.edge_of_other(index).rank),
            Edges::Both(index, _) if self.ring_is_a => (false, self.edge_of_ring(index).rank),
            Edges::Both(_, index) => (false, self.edge_of_other(index).rank),
        }
    }
}

/// The edges of a ring whose outward normals have a positive product with d: the index of the first, and that of the last
/// plus 1. Edges before and after them that are parallel to d are included.
fn edges_along(ring: Ring, d: Arrow) -> [usize; 2] {
    let count = ring.vertices().len();
    let turn = |index: usize| Cross(ring.edge(index).along, d).sign();
    let is_first = |index: &usize| turn(*index) == Ordering::Less && turn(index - 1) != Ordering::Less;
    let begin = (count..2 * count).find(is_first).unwrap_or(count);
    let end = (begin..begin + count).find(|&index| turn(index) != Ordering::Less).unwrap_or(begin);
    [begin - usize::from(turn(begin - 1) == Ordering::Equal), end + usize::from(turn(end) == Ordering::Equal)]
}

/// A point of both cores, which overlap, and of which one is a polygon: the lexicographically first vertex of one in the other.
/// If there is none, the first edge of a that crosses an edge of b gives the point: where it crosses the first such edge of b.
pub(crate) fn common_point<P: Precision>(a: &Core, b: &Core) -> RealVector<P> {
    let (a, b) = (a.reduced(), b.reduced());
    let first_vertex = [(a, b), (b, a)].into_iter().fold(None, |first: Option<Xy>, (core, other)| {
        core.vertices().fold(first, |first, vertex| {
            // `contains` is slow: it is only asked about a vertex that would come first.
            let comes_first = first.is_none_or(|first| precedes(vertex, first));
            if comes_first && contains(&other, vertex) { Some(vertex) } else { first }
        })
    });
    first_vertex.map_or_else(|| first_crossing(&a, &b), RealVector::from_xy)
}

/// Whether a point is in a core, or on its border.
fn contains(core: &Core, point: Xy) -> bool {
    match core {
        Core::Convex(ring) => ring.side_of(point) != Ordering::Less,
        core => closest_to(point, core, true).common_point().is_some(),
    }
}

/// The point where two edges cross: the first edge of a that crosses an edge of b, and the first such edge of b. There
/// must be one.
fn first_crossing<P: Precision>(a: &Core, b: &Core) -> RealVector<P> {
    let pairs = a.edges().flat_map(|edge_of_a| b.edges().map(move |edge_of_b| (edge_of_a, edge_of_b)));
    let near = pairs.filter(|(a, b)| boxes_meet(a, b));
    let mut crossings = near.filter_map(|(a, b)| match Relation::between(&Core::Straight(a), &Core::Straight(b)) {
        Relation::Crossing(a, b) => Some(a.crossing(b)),
        _ => None,
    });
    crossings.next().unwrap_or(RealVector::from_xy(Xy::ZERO))
}

/// Whether the bounding boxes of two edges meet. If not, the edges do not cross, and no exact sign is needed. True if one is
/// a half-line.
fn boxes_meet(a: &Line, b: &Line) -> bool {
    let (Some(end_of_a), Some(end_of_b)) = (a.end, b.end) else {
        return true;
    };
    let ([low_a, high_a], [low_b, high_b]) = (sorted(a.start, end_of_a), sorted(b.start, end_of_b));
    low_a.x <= high_b.x && low_b.x <= high_a.x && low_a.y <= high_b.y && low_b.y <= high_a.y
}

/// Two parallel edges face each other. Some of their ends have a point of the other edge straight across. Returns the
/// lexicographically first of these ends, and whether the other edge is the ring's. If two such ends are equal, the end of
/// the edge that comes first counts. So the order of the cores does not matter.
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
    /// The first of them in canonical order. Sides after the first 64 are compared with it.
    side: DifferenceSide,
    /// The same side, from which the numbers are computed.
    pub(super) first: SeparatingSide,
    /// A bit for each of the first 64 sides of S: whether it is one of the nearest.
    are_nearest: u64,
    pub(super) is_unique: bool,
}

impl<'a> NearestSides<'a> {
    pub(super) fn of(difference: Difference<'a>) -> Self {
        let mut sides = difference.sides();
        let (mut nearest, mut are_nearest, mut is_unique) = (sides.advance(), 1, true);
        for (index, side) in (1..).zip(sides) {
            let bit = 1_u64.checked_shl(index).unwrap_or(0);
            match side.compare_depth(&nearest) {
                Ordering::Less => (nearest, are_nearest, is_unique) = (side, bit, true),
                Ordering::Equal => {
                    (are_nearest, is_unique) = (are_nearest | bit, false);
                    if difference.rank(&side) < difference.rank(&nearest) {
                        nearest = side;
                    }
                }
                Ordering::Greater => {}
            }
        }
        Self { difference, side: nearest, first: difference.separating(&nearest), are_nearest, is_unique }
    }

    /// All of them, with their places in canonical order.
    fn all(&self) -> impl Iterator<Item = (SeparatingSide, (bool, usize))> {
        let is_nearest = |(index, side): &(u32, DifferenceSide)| match self.are_nearest.checked_shr(*index) {
            Some(bits) => bits & 1 == 1,
            None => side.compare_depth(&self.side) == Ordering::Equal,
        };
        let nearest = (0..).zip(self.difference.sides()).filter(is_nearest);
        nearest.map(|(_, side)| (self.difference.separating(&side), self.difference.rank(&side)))
    }

    /// The depth of all sides: the least computed one, so that the order of the arguments does not matter.
    pub(super) fn depth<P: Precision>(&self, r: Sum) -> Real<P> {
        let first = self.first.depth(r);
        if self.is_unique { first } else { self.all().fold(first, |least, (side, _)| least.min(side.depth(r))) }
    }

    /// The side whose normal is nearest to `preferred`; the first one of several.
    pub(super) fn nearest_to(&self, preferred: Arrow) -> SeparatingSide {
        if self.is_unique {
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

/// A side of S. It runs counter-clockwise: S is on its left, and its outward normal is on its right.
#[derive(Clone, Copy, Debug)]
pub(super) struct DifferenceSide {
    pub(super) along: Arrow,
    pub(super) edges: Edges,
    /// The corner where it begins, or any corner on it if it comes from infinity.
    pub(super) start: VertexPair,
    /// The corner where it ends, or any corner on it if it goes to infinity.
    pub(super) end: VertexPair,
    pub(super) comes_from_infinity: bool,
    pub(super) goes_to_infinity: bool,
}

/// The edges of the cores that are parallel to a side, by their indices: see [`Difference::edge_of_ring`] and
/// [`Difference::edge_of_other`].
#[derive(Clone, Copy, Debug)]
pub(super) enum Edges {
    Ring(usize),
    Other(usize),
    Both(usize, usize),
}

/// An edge of a core.
pub(super) struct CoreEdge {
    pub(super) line: Line,
    /// Whether the line runs along the side of S, and not against it.
    pub(super) is_along: bool,
    /// Its rank in the canonical order of the sides along the same core.
    pub(super) rank: usize,
}

impl CoreEdge {
    fn direction(&self) -> Arrow {
        if self.is_along { self.line.along } else { -self.line.along }
    }
}

/// A corner of S: the vector from a vertex of the other core to a vertex of the ring.
#[derive(Clone, Copy, Debug)]
pub(super) struct VertexPair {
    pub(super) of_ring: Xy,
    pub(super) of_other: Xy,
}

impl VertexPair {
    /// The vector from the corner to 0.
    fn to_zero(self) -> Arrow {
        Arrow::between(self.of_ring, self.of_other)
    }
}

impl DifferenceSide {
    /// Where 0 is: `Greater` on the side of S, `Equal` on the line of this side, `Less` beyond it.
    pub(super) fn position_of_zero(&self) -> Ordering {
        Cross(self.along, self.start.to_zero()).sign()
    }

    /// The distance of 0 from the line of this side, compared with that from another one.
    fn compare_depth(&self, other: &Self) -> Ordering {
        Farther { u: self.along, v: self.start.to_zero(), w: other.along, x: other.start.to_zero() }.sign()
    }

    /// Whether 0 is at or past the end of the side, seen along it.
    pub(super) fn is_behind_zero(&self) -> bool {
        !self.goes_to_infinity && Dot(self.along, self.end.to_zero()).sign() != Ordering::Less
    }

    /// Whether 0 is at or before the start of the side, seen along it.
    pub(super) fn is_ahead_of_zero(&self) -> bool {
        !self.comes_from_infinity && Dot(self.along, self.start.to_zero()).sign() != Ordering::Greater
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
/// them are the edges of the ring whose [normals point along d](edges_along).
#[derive(Clone)]
pub(super) struct Sides<'a> {
    difference: Difference<'a>,
    /// The edges that are left, as in [`Difference`].
    own: [usize; 2],
    others: [usize; 2],
    /// The corner between the last side and the next one.
    corner: VertexPair,
    /// The directions of the next edges, if there are any.
    along_own: Arrow,
    along_other: Arrow,
}

impl<'a> Sides<'a> {
    pub(super) fn new(difference: Difference<'a>) -> Self {
        let Difference { own, others, .. } = difference;
        let (ring_edge, other_edge) = (difference.ring.edge(own[0]), difference.edge_of_other(others[0]));
        let of_other = difference.vertex_of_other(others[0]);
        let corner = VertexPair { of_ring: ring_edge.start, of_other };
        Self { difference, own, others, corner, along_own: ring_edge.along, along_other: other_edge.direction() }
    }

    /// The corner of S between the last side and the next one.
    pub(super) fn corner(&self) -> VertexPair {
        self.corner
    }

    /// Which edge comes next: `Less` for that of the ring, `Equal` for both, which are parallel.
    fn next_edge(&self) -> Ordering {
        if self.others[0] == self.others[1] {
            return Ordering::Less;
        }
        if self.own[0] == self.own[1] {
            return Ordering::Greater;
        }
        let (own, other) = (self.along_own, self.along_other);
        let (turn, half) = (|| Cross(other, own).sign(), is_leftward(own).cmp(&is_leftward(other)));
        if !self.has_half_line() {
            return half.then_with(turn);
        }
        match (turn(), self.others[0]) {
            (Ordering::Equal, _) => half,
            (_, 0) => Ordering::Greater,
            _ => Ordering::Less,
        }
    }

    fn has_half_line(&self) -> bool {
        matches!(self.difference.other, Core::Straight(Line { end: None, .. }))
    }

    /// The next side. There must be one.
    pub(super) fn advance(&mut self) -> DifferenceSide {
        let (start, [own, other]) = (self.corner, [self.own[0], self.others[0]]);
        let (edges, along) = match self.next_edge() {
            Ordering::Less => (Edges::Ring(own), self.along_own),
            Ordering::Equal => (Edges::Both(own, other), self.along_own),
            Ordering::Greater => (Edges::Other(other), self.along_other),
        };
        let is_at_infinity = self.has_half_line() && !matches!(edges, Edges::Ring(_));
        let (comes_from_infinity, goes_to_infinity) = (is_at_infinity && other == 0, is_at_infinity && other == 1);
        if !matches!(edges, Edges::Other(_)) {
            self.pass_edge_of_ring();
        }
        if !matches!(edges, Edges::Ring(_)) {
            self.pass_edge_of_other();
        }
        DifferenceSide { along, edges, start, end: self.corner, comes_from_infinity, goes_to_infinity }
    }

    fn pass_edge_of_ring(&mut self) {
        self.own[0] += 1;
        let edge = self.difference.ring.edge(self.own[0]);
        (self.corner.of_ring, self.along_own) = (edge.start, edge.along);
    }

    fn pass_edge_of_other(&mut self) {
        self.others[0] += 1;
        self.corner.of_other = self.difference.vertex_of_other(self.others[0]);
        self.along_other = self.difference.edge_of_other(self.others[0]).direction();
    }
}

impl Iterator for Sides<'_> {
    type Item = DifferenceSide;

    fn next(&mut self) -> Option<DifferenceSide> {
        let is_done = self.own[0] == self.own[1] && self.others[0] == self.others[1];
        (!is_done).then(|| self.advance())
    }
}

/// Whether the direction is in the second half of the order of [`Sides`].
fn is_leftward(direction: Arrow) -> bool {
    let [x, y] = direction.signs();
    x.then(y) == Ordering::Less
}
