//! The closest features of a polygon and another core, from the axes with the largest signed distance.
//!
//! If cores overlap, no signed distance s/|e| is positive. The largest one, which is least in magnitude, gives the
//! shortest translation. If they are apart, let q be the corner of the other core with the least n·q, for the edge e
//! with the largest s/|e|. If the projection of q is inside e, it and q are the closest points. If it is past an end,
//! that end and q are the closest points: one of the two sides at the nearest corner of the Minkowski difference has
//! the largest s/|e|.
//!
//! # Errors
//! Corners are relative to one corner, or to each other. Let M be the sum of the magnitudes of all relative coordinates,
//! and |e|₁ = |x| + |y|. The error of e is ε·|e| in each component. The products and their difference make it 3ε·|e|₁·M
//! in n·q and in n·p; the last difference adds 2ε·|e|₁·M. So the error of s is at most 8ε·|e|₁·M, and that of s/|e|
//! 12ε·M. As |s/|e|| ≤ 3M, the error of its square, with those of |e|² and of the quotient, is below 100ε·M². A NaN or
//! an infinity makes M, and so each bound, NaN or infinite. On a [grid](super::careful_axes), the products have no error,
//! and the M of the bounds is 0.

use core::cmp::Ordering;

use super::axes::{Corners, Frame, MaxSeparation, NearestPart, Pair};
use super::careful_axes::CarefulAxes;
use super::features::Features;
use super::numbered::{Meeting, Numbered, TouchedEdges};
use super::{FilterResult, RELATIVE_ERROR, Uncertain, bound};
use crate::exact::{Arrow, Cross, Dot, Polynomial as _, Xy, lesser, precedes};
use crate::kernel::penetration::SeparatingSides;
use crate::shapes::sealed::HasCore;

impl<'a, A: HasCore> Corners<'a, A> {
    /// The closest features of this polygon and a point outside.
    #[inline]
    fn closest_to_point<B: HasCore<Points = A::Points>>(
        &self,
        point: &Corners<'a, B>,
        frame: Frame<A::Points>,
        own_is_a: bool,
    ) -> Option<Numbered> {
        Some(match self.nearest_to(point, frame)? {
            NearestPart::Edge(edge) => Numbered::Edge { edge_is_a: own_is_a, edge, corner: 0, meeting: Meeting::Apart },
            NearestPart::Corner(corner) => Numbered::corners(corner, 0, own_is_a),
        })
    }

    /// Whether the far end of a half-line that was cut off is not exactly on it.
    pub(super) fn has_rounded_end(&self) -> bool {
        self.shape.cut_half_line().is_some_and(|line| line.side(self.corner(1)) != Ordering::Equal)
    }

    /// The rank of an edge of a polygon in the canonical order of its edges.
    fn rank(&self, edge: usize) -> usize {
        let first = self.first();
        if edge < first { edge + self.count - first } else { edge - first }
    }

    /// The lexicographically first corner.
    fn first(&self) -> usize {
        (1..self.count)
            .fold(0, |first, number| if precedes(self.corner(number), self.corner(first)) { number } else { first })
    }

    /// Those of these edges, a bit for each, in canonical order. Of the two of a segment, the one whose translation is along the
    /// left normal of its direction comes first, as in the kernels.
    fn in_canonical_order(&self, edges: u64, own_is_a: bool) -> impl Iterator<Item = usize> {
        let (first, count) = (if self.count == 2 { usize::from(own_is_a) } else { self.first() }, self.count);
        let from_first = (first..first + count).map(move |place| if place < count { place } else { place - count });
        from_first.filter(move |edge| edges >> edge & 1 == 1)
    }
}

impl<A: HasCore, B: HasCore<Points = A::Points>> Pair<'_, A, B> {
    /// The closest features of a polygon and a point outside. `None` if uncertain, and for other pairs.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn outside_of_polygon(&self) -> Option<Numbered> {
        if B::MOST_CORNERS == 1 {
            self.a.closest_to_point(&self.b, self.frame, true)
        } else if A::MOST_CORNERS == 1 {
            self.b.closest_to_point(&self.a, self.frame, false)
        } else {
            None
        }
    }

    /// The same on a grid on which nothing is rounded. Then a point straight across from a corner is certain, too.
    #[inline]
    pub(super) fn outside_on_grid(&self) -> Option<Numbered> {
        if (A::MOST_CORNERS > 1 && B::MOST_CORNERS > 1) || !self.is_on_grid() {
            return None;
        }
        match self.unrounded().outside_of_polygon()? {
            // A point at a corner touches it, and is not outside.
            Numbered::Corners { of_a, of_b, .. } if self.a.corner(of_a) == self.b.corner(of_b) => None,
            outside => Some(outside),
        }
    }

    /// The features by axes in `f32`.
    #[inline(always)]
    pub(super) fn nearest(&self) -> Option<Numbered> {
        self.features_along(&self.max_separation(), f64::from(self.frame.size))
    }

    /// The same for cores that overlap. `Ok(None)` if they certainly do not.
    #[inline(always)]
    pub(super) fn nearest_of_overlap(&self) -> FilterResult<Numbered> {
        let Some(max) = self.max_separation_of_overlap()? else {
            return Ok(None);
        };
        self.features_along(&max, f64::from(self.frame.size)).map(Some).ok_or(Uncertain)
    }

    /// The same for cores that may be at most `r` apart. `Ok(None)` if they certainly are not.
    #[inline]
    pub(super) fn nearest_within(&self, r: f64) -> FilterResult<Numbered> {
        if let Some(outside) = self.outside_of_polygon().or_else(|| self.outside_on_grid()) {
            return Ok(Some(outside));
        }
        let max = self.max_separation();
        if self.are_farther_than(&max, r) {
            return Ok(None);
        }
        self.features_along(&max, f64::from(self.frame.size)).map(Some).ok_or(Uncertain)
    }

    #[inline(always)]
    fn features_along(&self, max: &MaxSeparation, size: f64) -> Option<Numbered> {
        let [of_a, of_b] = max.edges;
        if max.is_of_a {
            EdgeAxis { own: self.a, other: self.b, edge: of_a, own_is_a: true, size }.features(max, of_b)
        } else {
            EdgeAxis { own: self.b, other: self.a, edge: of_b, own_is_a: false, size }.features(max, of_a)
        }
    }

    /// The features of cores that only touch. The frame has no size, or the pair is [`unrounded`](Self::unrounded): no bound
    /// decides.
    ///
    /// Let S be their Minkowski difference. 0 is on its border: inside a side, or at the corner between two. Such a
    /// side comes from an edge whose line touches and separates both cores, or from two such edges, which face each
    /// other.
    pub(super) fn touching(&self, touched: &[TouchedEdges; 2]) -> Option<Numbered> {
        let [of_a, of_b] = touched.each_ref().map(TouchedEdges::numbers);
        // Most often, there is one side. The search below would take 40 to 70 instructions more.
        match (of_a, of_b) {
            (&[edge], []) => return self.at_edge_of_a(edge).touched(None),
            ([], &[edge]) => return self.at_edge_of_b(edge).touched(None),
            (&[edge], &[facing]) if self.at_edge_of_a(edge).is_facing(facing) => {
                return self.at_edge_of_a(edge).touched(Some(facing));
            }
            _ => {}
        }
        let facing_of = |edge: &usize| of_b.iter().copied().find(|&facing| self.at_edge_of_a(*edge).is_facing(facing));
        let facing = [0, 1].map(|number| of_a.get(number).and_then(facing_of));
        let sides_of_a = of_a.iter().zip(facing).map(|(&edge, facing)| TouchedSide { own_is_a: true, edge, facing });
        let sides_of_b = of_b.iter().filter(|&&edge| !facing.contains(&Some(edge)));
        let mut sides = sides_of_a.chain(sides_of_b.map(|&edge| TouchedSide { own_is_a: false, edge, facing: None }));
        let (one, other) = (sides.next()?, sides.next());
        let Some(other) = other else {
            return self.at_side(&one);
        };
        let (first, next) = if self.rank(&other) < self.rank(&one) { (other, one) } else { (one, other) };
        let common = |of_a: usize| (0..self.b.count).find(|&of_b| self.b.corner(of_b) == self.a.corner(of_a));
        let (of_a, of_b) = (0..self.a.count).find_map(|of_a| common(of_a).map(|of_b| (of_a, of_b)))?;
        Some(Numbered::common([of_a, of_b], [self.edge_of(&first), self.edge_of(&next)]))
    }

    fn at_side(&self, side: &TouchedSide) -> Option<Numbered> {
        if side.own_is_a {
            self.at_edge_of_a(side.edge).touched(side.facing)
        } else {
            self.at_edge_of_b(side.edge).touched(None)
        }
    }

    /// The edge of a side: whether it is of a, and its number. Of two edges that face each other, it is the one from which the
    /// numbers are computed.
    fn edge_of(&self, side: &TouchedSide) -> (bool, usize) {
        let along = side.facing.map(|facing| self.at_edge_of_a(side.edge).touching_along(facing));
        match along {
            Some(Numbered::Edge { edge_is_a, edge, .. }) => (edge_is_a, edge),
            _ => (side.own_is_a, side.edge),
        }
    }

    /// An edge of a, and b.
    #[inline]
    pub(super) fn at_edge_of_a(&self, edge: usize) -> EdgeAxis<'_, A, B> {
        EdgeAxis { own: self.a, other: self.b, edge, own_is_a: true, size: f64::from(self.frame.size) }
    }

    fn at_edge_of_b(&self, edge: usize) -> EdgeAxis<'_, B, A> {
        EdgeAxis { own: self.b, other: self.a, edge, own_is_a: false, size: f64::from(self.frame.size) }
    }

    /// The rank of a side in canonical order: those along a come first. A segment never gives two sides, because the
    /// core that it touches has an interior.
    fn rank(&self, side: &TouchedSide) -> (bool, usize) {
        let rank = if side.own_is_a { self.a.rank(side.edge) } else { self.b.rank(side.edge) };
        (!side.own_is_a, rank)
    }

    /// The features by axes in `f64`, by numbers of corners.
    #[inline(never)]
    pub(super) fn nearest_by(&self, axes: &CarefulAxes) -> Option<Numbered> {
        match axes.touched() {
            Some(touched) if axes.are_on_grid() => self.unrounded().touching(touched),
            Some(touched) => self.touching(touched),
            None => self.features_along(&axes.max_separation(), axes.error_size),
        }
    }

    /// The nearest sides of cores that overlap, and for which bounds of this `size` hold. They are among those of these
    /// edges: a bit for each. `None` if a side is almost, but perhaps not exactly, along edges of both cores, or if more
    /// than four of these sides are equally near.
    pub(super) fn nearest_sides(&self, [of_a, of_b]: [u64; 2], size: f64) -> Option<SeparatingSides> {
        let mut nearest: Option<SeparatingSides> = None;
        let mut add = |numbered: Numbered| match numbered.features(self.a.shape, self.b.shape) {
            Features::Overlapping(side) => SeparatingSides::add(&mut nearest, side),
            // Never: these numbers are of cores that overlap.
            _ => None,
        };
        for edge in self.a.in_canonical_order(of_a, true) {
            let axis = EdgeAxis { size, ..self.at_edge_of_a(edge) };
            match axis.support() {
                Ok(corner) => add(axis.at_edge(corner, Meeting::Overlapping))?,
                Err(support) => add(axis.facing(axis.looks_facing(support)?, Meeting::Overlapping)?)?,
            }
        }
        for edge in self.b.in_canonical_order(of_b, false) {
            let axis = EdgeAxis { size, ..self.at_edge_of_b(edge) };
            match axis.support() {
                Ok(corner) => add(axis.at_edge(corner, Meeting::Overlapping))?,
                // A side along edges of both cores was added with the edge of a, unless it is not nearest.
                Err(support) => {
                    if !axis.is_facing(axis.looks_facing(support)?) {
                        return None;
                    }
                }
            }
        }
        nearest
    }
}

/// A side of the Minkowski difference on which 0 is: an edge of a core, and that of the other core that faces it.
struct TouchedSide {
    own_is_a: bool,
    edge: usize,
    facing: Option<usize>,
}

/// The axis along the normal of an edge, and the other core along it.
pub(super) struct EdgeAxis<'a, A: HasCore, B: HasCore<Points = A::Points>> {
    pub(super) own: Corners<'a, A>,
    pub(super) other: Corners<'a, B>,
    /// The number of the edge, which is one of the own core.
    pub(super) edge: usize,
    pub(super) own_is_a: bool,
    /// M; 0 if nothing is rounded, and NaN if no bound may decide.
    pub(super) size: f64,
}

impl<A: HasCore, B: HasCore<Points = A::Points>> EdgeAxis<'_, A, B> {
    /// The features that decide. If the cores are apart, the features are certain for any proposed edge. `facing` is an edge
    /// of the other core that may face this edge.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn features(&self, max: &MaxSeparation, facing: usize) -> Option<Numbered> {
        match max.is_overlapping? {
            true if max.is_unique => Some(self.at_edge(self.support().ok()?, Meeting::Overlapping)),
            true if max.are_two => self.facing(facing, Meeting::Overlapping),
            true => None,
            false => match self.support() {
                Ok(support) => self.closest_to(support),
                Err(support) => self.closest_of_facing(support),
            },
        }
    }

    /// The own edge and a corner of the other core.
    #[inline]
    pub(super) fn at_edge(&self, corner: usize, meeting: Meeting) -> Numbered {
        Numbered::Edge { edge_is_a: self.own_is_a, edge: self.edge, corner, meeting }
    }

    fn vector(&self) -> EdgeVector {
        EdgeVector { e: self.own.edge(self.edge), size: self.size }
    }

    /// The features of cores that touch at this edge. Of the edges of the other core, `facing` faces it.
    fn touched(&self, facing: Option<usize>) -> Option<Numbered> {
        if let Some(facing) = facing {
            return Some(self.touching_along(facing));
        }
        let corner = (0..self.other.count).find(|&corner| self.has_on_line(corner))?;
        Some(self.at_edge(corner, Meeting::Touching))
    }

    /// Whether a corner of the other core is on the line of the edge.
    fn has_on_line(&self, corner: usize) -> bool {
        if self.is_on_grid() {
            return self.beyond(corner) == 0.0;
        }
        self.own.line(self.edge).0.side(self.other.corner(corner)) == Ordering::Equal
    }

    /// Whether a corner of the other core is outside of the edge. `None` if that is uncertain.
    #[inline(always)]
    pub(super) fn has_outside(&self, corner: usize) -> Option<bool> {
        let s = self.beyond(corner);
        (s.abs() > self.vector().error()).then_some(s > 0.0)
    }

    /// How far a corner of the other core is outside of the edge, times the length of the edge.
    #[inline(always)]
    fn beyond(&self, corner: usize) -> f64 {
        outward(self.own.edge(self.edge)).dot(self.other.corner(corner) - self.own.corner(self.edge))
    }

    /// Whether nothing is rounded.
    #[inline]
    fn is_on_grid(&self) -> bool {
        self.size == 0.0
    }

    /// The corner of the other core that is nearest along the normal. As an error if that is uncertain.
    #[inline(always)]
    pub(super) fn support(&self) -> Result<usize, usize> {
        let (vector, other) = (self.vector(), self.other);
        let n = outward(vector.e);
        let (mut nearest, mut least) = (0, f64::INFINITY);
        for corner in 0..other.count {
            let product = n.dot(other.corner(corner));
            nearest = if product < least { corner } else { nearest };
            least = lesser(product, least);
        }
        let point = other.corner(nearest);
        let neighbours = [other.previous(nearest), other.next(nearest)].map(|corner| other.corner(corner) - point);
        let is_certain = other.count == 1 || neighbours.map(|v| n.dot(v) > vector.error()) == [true; 2];
        if is_certain { Ok(nearest) } else { Err(nearest) }
    }

    /// The closest features, if `support` is certainly the corner nearest along the normal.
    #[inline(always)]
    fn closest_to(&self, support: usize) -> Option<Numbered> {
        let (own, vector) = (self.own, self.vector());
        let (start, far) = (own.corner(self.edge), own.corner(own.next(self.edge)));
        let end = self.other.corner(support);
        let (past_start, past_end) = (vector.e.dot(end - start), vector.e.dot(end - far));
        if past_start > vector.error() && past_end < -vector.error() {
            let is_outside = self.has_outside(support)?;
            return is_outside.then(|| self.at_edge(support, Meeting::Apart));
        }
        let corner = if past_start > vector.error() { own.next(self.edge) } else { self.edge };
        self.corners(corner, support)
    }

    /// Two corners as the closest features, if they certainly are.
    #[inline(always)]
    fn corners(&self, own: usize, other: usize) -> Option<Numbered> {
        let v = self.other.corner(other) - self.own.corner(own);
        let are_nearest = is_in_cone(&self.own, own, v, self.size) && is_in_cone(&self.other, other, -v, self.size);
        are_nearest.then(|| Numbered::corners(own, other, self.own_is_a))
    }

    /// The same if an edge of the other core faces this one. It begins or ends at `support`.
    fn closest_of_facing(&self, support: usize) -> Option<Numbered> {
        let (vector, other) = (self.vector(), self.other);
        let facing = self.looks_facing(support).filter(|_| self.has_outside(support) == Some(true))?;
        if let Some(found) = self.facing(facing, Meeting::Apart) {
            return Some(found);
        }
        // The edges run in opposite directions.
        let far = self.own.next(self.edge);
        let is_past = vector.e.dot(other.corner(facing) - self.own.corner(far)) > 0.0;
        if is_past { self.corners(far, other.next(facing)) } else { self.corners(self.edge, facing) }
    }

    /// The edge of the other core at `support` that seems to face this one: it is parallel within the error, and runs in the
    /// opposite direction.
    pub(super) fn looks_facing(&self, support: usize) -> Option<usize> {
        let vector = self.vector();
        let seems_to_face = |edge: &usize| {
            let f = self.other.edge(*edge);
            (outward(vector.e).dot(f).abs() <= vector.error()) & (vector.e.dot(f) < 0.0)
        };
        [support, self.other.previous(support)].into_iter().find(seems_to_face)
    }

    /// Whether an edge of the other core is exactly parallel, and runs in the opposite direction.
    pub(super) fn is_facing(&self, facing: usize) -> bool {
        let (e, f) = (self.own.edge(self.edge), self.other.edge(facing));
        let are_axial = (e.x == 0.0) & (f.x == 0.0) | (e.y == 0.0) & (f.y == 0.0);
        let are_parallel = || {
            if self.is_on_grid() {
                return e.cross(f) == 0.0;
            }
            let (own, others) = (self.own.line(self.edge).0, self.other.line(facing).0);
            Cross(own.along, others.along).sign() == Ordering::Equal
        };
        // Of parallel edges, the signs decide: a product may underflow.
        let are_opposite = |p: f64, q: f64| (p < 0.0) & (q > 0.0) | (p > 0.0) & (q < 0.0);
        (are_opposite(e.x, f.x) | are_opposite(e.y, f.y)) && (are_axial || are_parallel())
    }

    /// For exactly parallel edges that run in opposite directions and have points straight across from each other: the
    /// edge, and the end of the other edge, from which the numbers are computed.
    ///
    /// As in the kernels, that end is the lexicographically first that has a point of the other edge straight across.
    /// Of equal ends, that of the first edge is taken.
    pub(super) fn facing(&self, facing: usize, meeting: Meeting) -> Option<Numbered> {
        if !self.is_facing(facing) || self.own.has_rounded_end() || self.other.has_rounded_end() {
            return None;
        }
        let edges = self.edges_in_order(facing);
        let mut smallest: Option<(Xy, EndAcross)> = None;
        for (ends, edge) in [(&edges[0], &edges[1]), (&edges[1], &edges[0])] {
            for (number, at) in ends.corners {
                let is_smaller = smallest.as_ref().is_none_or(|(least, _)| precedes(at, *least));
                if let Some(opposite) = is_smaller.then(|| edge.opposite(at)).flatten() {
                    smallest = Some((at, EndAcross { edge_is_own: edge.are_own, corner: number, opposite }));
                }
            }
        }
        smallest.map(|(_, end)| self.at_end_across(facing, &end, meeting))
    }

    /// The same for edges that face each other and touch: they are on one line. Each edge has a lexicographically first
    /// end. The later one of these two is on both edges, and is taken.
    pub(super) fn touching_along(&self, facing: usize) -> Numbered {
        let [first, second] = self.edges_in_order(facing);
        let (start, at) = second.corners[0];
        let (edge, corner) = first.corner_at(at).map_or((&first, start), |corner| (&second, corner));
        self.numbered_edge(facing, edge.are_own, corner, Meeting::Touching)
    }

    /// The own edge and an edge of the other core that faces it, in lexicographic order. If they are equal, the edge of a
    /// comes first; but if a is a segment, the edge of b does.
    fn edges_in_order(&self, facing: usize) -> [Ends; 2] {
        let own_is_first = if self.own_is_a { self.own.count > 2 } else { self.other.count < 3 };
        let (own, other) = (Ends::of(&self.own, self.edge, true), Ends::of(&self.other, facing, false));
        let [one, two] = if own_is_first { [own, other] } else { [other, own] };
        if two.come_before(&one) { [two, one] } else { [one, two] }
    }

    /// The features of edges that face each other.
    fn at_end_across(&self, facing: usize, end: &EndAcross, meeting: Meeting) -> Numbered {
        let EndAcross { edge_is_own, corner, opposite } = *end;
        if let (Opposite::End(end), Meeting::Apart) = (opposite, meeting) {
            let (own, other) = if edge_is_own { (end, corner) } else { (corner, end) };
            let away_of_own = away(&self.own, self.edge, own);
            let is_beside = away_of_own.dot(away(&self.other, facing, other)) > 0.0;
            let ([of_a, of_b], edge_of_a) =
                if self.own_is_a { ([own, other], self.edge) } else { ([other, own], facing) };
            return Numbered::Corners { of_a, of_b, edge_of_a: is_beside.then_some(edge_of_a) };
        }
        self.numbered_edge(facing, edge_is_own, corner, meeting)
    }

    /// One of two edges that face each other, and a corner of the other one.
    fn numbered_edge(&self, facing: usize, edge_is_own: bool, corner: usize, meeting: Meeting) -> Numbered {
        let edge = if edge_is_own { self.edge } else { facing };
        Numbered::Edge { edge_is_a: edge_is_own == self.own_is_a, edge, corner, meeting }
    }
}

/// The vector from one end of an edge to the other.
fn away<A: HasCore>(core: &Corners<A>, edge: usize, from: usize) -> Xy {
    let along = core.edge(edge);
    if from == edge { along } else { -along }
}

/// The ends of an edge, with their numbers, in lexicographic order.
struct Ends {
    are_own: bool,
    corners: [(usize, Xy); 2],
    /// The last end. For a half-line that was cut off, its start: of edges with the same first end, the half-line comes first.
    tip: Xy,
}

/// An end of an edge, and what is straight across from it on another edge.
struct EndAcross {
    edge_is_own: bool,
    corner: usize,
    opposite: Opposite,
}

#[derive(Clone, Copy)]
enum Opposite {
    Inner,
    /// The corner with this number.
    End(usize),
}

impl Ends {
    fn of<A: HasCore>(core: &Corners<A>, edge: usize, are_own: bool) -> Self {
        let [start, far] = [edge, core.next(edge)].map(|number| (number, core.corner(number)));
        let corners = if precedes(far.1, start.1) { [far, start] } else { [start, far] };
        // Only a straight core may be a half-line.
        let half_line = if core.count == 2 { core.shape.cut_half_line() } else { None };
        Self { are_own, corners, tip: half_line.map_or(corners[1].1, |line| line.start) }
    }

    fn first(&self) -> Xy {
        self.corners[0].1
    }

    fn last(&self) -> Xy {
        self.corners[1].1
    }

    /// Whether this edge comes before another: by the first end, then by the last.
    fn come_before(&self, other: &Self) -> bool {
        precedes(self.first(), other.first()) || self.first() == other.first() && precedes(self.tip, other.tip)
    }

    /// The number of the end that is at this point.
    fn corner_at(&self, point: Xy) -> Option<usize> {
        self.corners.into_iter().find(|(_, at)| *at == point).map(|(number, _)| number)
    }

    /// What is straight across from a point.
    fn opposite(&self, point: Xy) -> Option<Opposite> {
        let along = Arrow::between(self.first(), self.last());
        let [(start, from_start), (far, from_far)] =
            self.corners.map(|(number, end)| (number, Dot(along, Arrow::between(end, point)).sign()));
        match (from_start, from_far) {
            (Ordering::Less, _) | (_, Ordering::Greater) => None,
            (Ordering::Equal, _) => Some(Opposite::End(start)),
            (_, Ordering::Equal) => Some(Opposite::End(far)),
            _ => Some(Opposite::Inner),
        }
    }
}

/// Whether the corner is certainly the point of its core that is nearest to the point at `v` from it.
#[inline(always)]
fn is_in_cone<A: HasCore>(core: &Corners<A>, corner: usize, v: Xy, size: f64) -> bool {
    let is_behind = |e: Xy, product: f64| product > EdgeVector { e, size }.error() || product == 0.0 && size == 0.0;
    let (to, from) = (core.edge(core.previous(corner)), core.edge(corner));
    core.count == 1 || is_behind(to, to.dot(v)) && is_behind(from, -from.dot(v))
}

/// The vector along an edge, and the [`size`](EdgeAxis::size).
pub(super) struct EdgeVector {
    pub(super) e: Xy,
    pub(super) size: f64,
}

impl EdgeVector {
    /// A bound on the error of a dot product of the edge or its normal. The first product overflows if a term of the dot
    /// product does. On a grid, the bound is `UNDERFLOW`: a product is 0, or at least w², which is more.
    #[inline]
    pub(super) fn error(&self) -> f64 {
        bound::<f64>(RELATIVE_ERROR * ((self.e.x.abs() + self.e.y.abs()) * self.size))
    }
}

/// The outward normal of an edge, as long as the edge.
#[inline]
pub(super) fn outward(e: Xy) -> Xy {
    Xy::new(e.y, -e.x)
}
