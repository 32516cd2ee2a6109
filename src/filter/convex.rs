//! Polygons: whether they overlap, and the features that decide, by [separating axes](super::axes).
//!
//! If cores overlap, the axis with the largest signed distance s/|e|, least in magnitude, gives the shortest way out.
//! If they are apart, let q be the corner of the other core with the least n·q, for the edge e with the largest s/|e|.
//! If the projection of q is inside e, it and q are the closest points. If it is beyond an end, that end and q are: of
//! the sides of the Minkowski difference at its nearest corner, one has the largest s/|e|.
//!
//! Axes in `f32` propose an edge. What is certain of it is found in `f64`. If the axes in `f32` do not decide, the same
//! axes are computed in `f64`.
//!
//! # Errors
//! Corners are relative to one corner, or to each other. Let M be the sum of the magnitudes of all relative coordinates,
//! and |e|₁ = |x| + |y|. The error of e is ε·|e| in each component. The products and their difference make it 3ε·|e|₁·M
//! in n·q and in n·p; the last difference adds 2ε·|e|₁·M. So the error of s is at most 8ε·|e|₁·M, and that of s/|e|
//! 12ε·M. As |s/|e|| ≤ 3M, the error of its square, with those of |e|² and of the quotient, is below 100ε·M². A NaN or
//! an infinity makes M, and so each bound, NaN or infinite.

use core::cmp::Ordering;

use super::axes::{Corners, Farthest, Few, Frame, Largest, NearestPart, Pair, of_few_or_many};
use super::distance::{greater, lesser};
use super::features::Features;
use super::{FilterResult, RELATIVE_ERROR, Uncertain, bound, boxes};
use crate::exact::{Cross, Moderate, Polynomial as _, Precision, Xy, first, power_of_two, precedes};
use crate::kernel::contact::{Edge, Faces, Touch, Vertex};
use crate::kernel::penetration::SeparatingSide;
use crate::kernel::separation::ClosestFeatures;
use crate::kernel::{InflatedCore, are_in_range};
use crate::shapes::sealed::{HasCore, with_cores};
use crate::stages;
use crate::vector::sealed::Sealed as _;

/// Whether the axes decide about these shapes: one has three corners, and none is a half-line or invalid. A kind that is
/// known at compile time decides alone, but for a polygon or a box without an inside.
#[inline(always)]
pub(super) fn has_axes(a: &impl HasCore, b: &impl HasCore) -> bool {
    let (count_a, count_b) = (a.corner_count(), b.corner_count());
    (count_a > 0) & (count_b > 0) & ((count_a > 2) | (count_b > 2))
}

/// Whether the distance of the shapes is at most `margin`. `None` if uncertain.
#[inline(always)]
pub(super) fn within<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    margin: f64,
) -> Option<bool> {
    let r = a.radius() + b.radius() + margin;
    if !(can_decide(a, b) & margin.is_sign_positive()) {
        return None;
    }
    let answer = within_quickly(a, b, r);
    if answer.is_some() { answer } else { carefully(a, b, |a, b| within_by_careful_axes::<P>(a, b, r)) }
}

/// Whether the distance of the cores is at most `r`, by comparing coordinates or by axes in `f32`.
#[inline(always)]
fn within_quickly<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, r: f64) -> Option<bool> {
    if boxes::decide::<A, B>() {
        boxes::within(a, b, r)
    } else if r == 0.0 {
        are_overlapping(a, b)
    } else {
        are_within(a, b, r)
    }
}

/// Out of line, as all that needs many registers: it is compiled once for each pair of kinds.
#[inline(never)]
fn are_overlapping<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<bool> {
    of_few_or_many!(a, b, |a, b| Pair::new(a, b).is_overlapping())
}

#[inline(never)]
fn are_within<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, r: f64) -> Option<bool> {
    of_few_or_many!(a, b, |a, b| Pair::new(a, b).is_within(r))
}

/// What is rare is compiled once for all kinds: only their cores are made here.
#[cold]
#[inline(never)]
pub(super) fn carefully<A: HasCore, B: HasCore, T>(
    a: &A,
    b: &B,
    answer: impl FnOnce(&InflatedCore, &InflatedCore) -> T,
) -> T {
    with_cores!(a, b, |a, b| answer(a, b))
}

#[inline(never)]
fn within_by_careful_axes<P: Precision>(a: &InflatedCore, b: &InflatedCore, r: f64) -> Option<bool> {
    let pair = Pair::new(a, b);
    let axes = CarefulAxes::new(&pair, r);
    if r == 0.0 { axes.are_meeting() } else { pair.is_within_by::<P>(&axes, r) }
}

/// The features that decide the depth. `Ok(None)` if the shapes are apart.
#[inline(never)]
pub(super) fn overlap<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> FilterResult<Features> {
    if a.radius() + b.radius() != 0.0 {
        let is_within = within::<P::AnySize, A, B>(a, b, 0.0).ok_or(Uncertain)?;
        return if is_within { features::<P, A, B>(a, b).map(Some).ok_or(Uncertain) } else { Ok(None) };
    }
    if !can_decide(a, b) {
        return Err(Uncertain);
    }
    let numbered = match within_quickly(a, b, 0.0) {
        // Most pairs are apart, which takes less to find.
        Some(false) => return Ok(None),
        Some(true) => overlapping_features(a, b),
        None => None,
    };
    let Some(numbered) = numbered else {
        return carefully(a, b, overlap_by_careful_axes::<P>);
    };
    let features = numbered.features(a, b);
    if are_numbers_in_range::<P>(&features, [0.0; 2]) { Ok(Some(features)) } else { Err(Uncertain) }
}

/// The features of bare cores that overlap, by comparing coordinates or by axes in `f32`.
#[inline(always)]
fn overlapping_features<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Numbered> {
    if boxes::decide::<A, B>() { boxes::features(a, b) } else { Pair::new(a, b).nearest(true) }
}

/// The same for bare cores, by axes in `f64`.
#[inline(never)]
fn overlap_by_careful_axes<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> FilterResult<Features> {
    let pair = Pair::new(a, b);
    let axes = CarefulAxes::new(&pair, 0.0);
    match axes.are_overlapping().filter(|_| can_decide(a, b)) {
        Some(true) => pair.features_by::<P>(&axes).map(Some).ok_or(Uncertain),
        Some(false) => Ok(None),
        None => Err(Uncertain),
    }
}

/// The features that decide. `None` if they are uncertain.
#[inline(never)]
pub(super) fn features<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Features> {
    if !can_decide(a, b) {
        return None;
    }
    let Some(numbered) = quick_features(a, b) else {
        return carefully(a, b, features_by_careful_axes::<P>);
    };
    let features = numbered.features(a, b);
    are_numbers_in_range::<P>(&features, [a.radius(), b.radius()]).then_some(features)
}

/// The same by comparing coordinates, or by axes in `f32`.
#[inline(always)]
fn quick_features<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Numbered> {
    if boxes::decide::<A, B>() {
        return boxes::features(a, b);
    }
    let pair = Pair::new(a, b);
    match pair.outside_of_polygon() {
        None => pair.nearest(false),
        nearest => nearest,
    }
}

/// Calls `answer` with the features of a contact, the radii and the margin, if the shapes are at most `margin` apart.
/// `Ok(None)` if they are farther apart. A callback, so that the features are not moved.
#[inline(never)]
pub(super) fn touch<P: Precision, A: HasCore, B: HasCore<Points = A::Points>, T>(
    a: &A,
    b: &B,
    margin: f64,
    answer: impl FnOnce(&Touch, [f64; 2], f64) -> T,
) -> FilterResult<T> {
    let r = a.radius() + b.radius() + margin;
    if !can_decide(a, b) {
        return Err(Uncertain);
    }
    let is_within = within_quickly(a, b, r);
    let quick = match is_within {
        Some(false) => return Ok(None),
        Some(true) if r == 0.0 => overlapping_features(a, b),
        Some(true) => quick_features(a, b),
        None => None,
    };
    let numbered = match quick {
        None => carefully(a, b, |a, b| overlap_with_margin::<P>(a, b, r, is_within))?,
        numbered => numbered,
    };
    let Some(numbered) = numbered else {
        return Ok(None);
    };
    let are_in_range = is_in_range::<P>(a) && is_in_range::<P>(b);
    if are_in_range {
        Ok(Some(answer(&numbered.touch(a, b), [a.radius(), b.radius()], margin)))
    } else {
        Err(Uncertain)
    }
}

/// The features of cores within `r` of each other, by axes in `f64`. `Ok(None)` if they are farther apart. `is_within` is
/// what is known.
#[inline(never)]
fn overlap_with_margin<P: Precision>(
    a: &InflatedCore,
    b: &InflatedCore,
    r: f64,
    is_within: Option<bool>,
) -> FilterResult<Numbered> {
    if !is_within.or_else(|| within_by_careful_axes::<P::AnySize>(a, b, r)).ok_or(Uncertain)? {
        return Ok(None);
    }
    let pair = Pair::new(a, b);
    let axes = CarefulAxes::new(&pair, 0.0);
    pair.features_along(&axes.farthest(), axes.size).map(Some).ok_or(Uncertain)
}

/// Whether the numbers of a shape may be used in the precision `P`.
fn is_in_range<P: Precision>(shape: &impl HasCore) -> bool {
    let is_in_range = |corner: Xy| are_in_range::<P, 3>([corner.x, corner.y, shape.radius()]);
    !P::NEEDS_MODERATE || (0..shape.corner_count()).all(|number| is_in_range(shape.corner(number).to_xy()))
}

/// The features that decide, by numbers of corners. An edge has the number of the corner where it begins.
#[derive(Clone, Copy)]
pub(super) enum Numbered {
    /// An edge of one core and a corner of the other.
    Edge { edge_is_a: bool, edge: usize, corner: usize, is_overlapping: bool },
    /// A corner of each core. Each is certainly the only nearest point of its core.
    Corners { of_a: usize, of_b: usize },
}

impl Numbered {
    #[inline(always)]
    fn corners(own: usize, other: usize, own_is_a: bool) -> Self {
        if own_is_a { Self::Corners { of_a: own, of_b: other } } else { Self::Corners { of_a: other, of_b: own } }
    }

    #[inline(always)]
    fn features<A: HasCore, B: HasCore<Points = A::Points>>(self, a: &A, b: &B) -> Features {
        let (a, b) = (Corners::new(a), Corners::new(b));
        match self {
            Self::Corners { of_a, of_b } => {
                Features::Apart(ClosestFeatures::Ends { a: a.corner(of_a), b: b.corner(of_b) })
            }
            Self::Edge { edge_is_a, edge, corner, is_overlapping } => {
                let ((line, runs_along), end) =
                    if edge_is_a { (a.line(edge), b.corner(corner)) } else { (b.line(edge), a.corner(corner)) };
                if is_overlapping {
                    // The overlapping corner is on the left of the edge.
                    Features::Crossing(SeparatingSide::through(&line, edge_is_a, end, runs_along))
                } else {
                    Features::Apart(ClosestFeatures::Side { line, end, line_is_a: edge_is_a })
                }
            }
        }
    }

    #[inline(always)]
    fn touch<A: HasCore, B: HasCore<Points = A::Points>>(self, a: &A, b: &B) -> Touch {
        let (a, b) = (Corners::new(a), Corners::new(b));
        match self {
            Self::Corners { of_a, of_b } => Touch::at_vertices([a.vertex(of_a), b.vertex(of_b)]),
            Self::Edge { edge_is_a: true, edge, corner, .. } => Touch::at_edge(faces(&a, edge, &b, corner, true)),
            Self::Edge { edge_is_a: false, edge, corner, .. } => Touch::at_edge(faces(&b, edge, &a, corner, false)),
        }
    }
}

/// An edge of one core and a corner of the other, with the edges that meet there.
#[inline(always)]
fn faces<A: HasCore, B: HasCore<Points = A::Points>>(
    own: &Corners<A>,
    edge: usize,
    other: &Corners<B>,
    corner: usize,
    own_is_a: bool,
) -> Faces {
    let edges = if other.count > 1 {
        [Some(other.contact_edge(other.previous(corner))), Some(other.contact_edge(corner))]
    } else {
        [None; 2]
    };
    Faces { reference: own.contact_edge(edge), reference_is_a: own_is_a, vertex: other.vertex(corner), edges }
}

/// Whether the numbers of these features may be computed in the precision `P`.
#[inline(always)]
fn are_numbers_in_range<P: Precision>(features: &Features, [r, s]: [f64; 2]) -> bool {
    features.given().iter().all(|point| are_in_range::<P, 4>([point.x, point.y, r, s]))
}

#[inline(never)]
fn features_by_careful_axes<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> Option<Features> {
    let pair = Pair::new(a, b);
    pair.features_by::<P>(&CarefulAxes::new(&pair, 0.0))
}

/// Whether the shapes have inner points in common. `None` if uncertain, and if they touch.
#[inline(never)]
pub(super) fn overlaps<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> Option<bool> {
    // With a radius, no answer is certain for shapes that touch.
    let is_bare = a.radius + b.radius == 0.0;
    if is_bare { Pair::new(a, b).is_overlapping() } else { within::<P, _, _>(a, b, 0.0) }
}

/// The lexicographically smallest corner of one core that is in the other. `None` if there is none, or if that is
/// uncertain.
#[inline(never)]
pub(super) fn common_corner(a: &InflatedCore, b: &InflatedCore) -> Option<Xy> {
    let pair = Pair::new(a, b);
    let size = f64::from(pair.frame.size);
    let of_a = corners_inside(&pair.a, &pair.b, size).ok()?;
    let of_b = corners_inside(&pair.b, &pair.a, size).ok()?;
    of_a.into_iter().chain(of_b).reduce(first)
}

/// The smallest corner of a core that is inside the other.
fn corners_inside<A, B>(own: &Corners<A>, other: &Corners<B>, size: f64) -> FilterResult<Xy>
where
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    let mut smallest: Option<Xy> = None;
    for corner in (0..own.count).map(|number| own.corner(number)) {
        let (mut is_inside, mut is_outside) = (other.count > 2, other.count == 1);
        for edge in 0..other.count {
            let along = Along { e: other.edge(edge), size };
            let beyond = outward(along.e).dot(corner - other.corner(edge));
            is_inside &= beyond < -along.error();
            is_outside |= beyond > along.error();
        }
        if !(is_inside | is_outside) {
            return Err(Uncertain);
        }
        if is_inside {
            smallest = Some(smallest.map_or(corner, |least| first(least, corner)));
        }
    }
    Ok(smallest)
}

/// Whether the radii are finite, and have no sign bit. −0 is left to the kernels.
#[inline(always)]
pub(super) fn can_decide(a: &impl HasCore, b: &impl HasCore) -> bool {
    let have_valid_radii = a.radius().is_sign_positive() & b.radius().is_sign_positive();
    !stages::are_filters_off() & have_valid_radii & (a.radius() + b.radius() < f64::INFINITY)
}

impl<'a, A: HasCore> Corners<'a, A> {
    /// The closest features of this polygon and a point outside.
    #[inline(always)]
    fn closest_to_point<B: HasCore<Points = A::Points>>(
        &self,
        point: &Corners<'a, B>,
        frame: Frame<A::Points>,
        own_is_a: bool,
    ) -> Option<Numbered> {
        Some(match self.nearest_to(point, frame)? {
            NearestPart::Edge(edge) => Numbered::Edge { edge_is_a: own_is_a, edge, corner: 0, is_overlapping: false },
            NearestPart::Corner(corner) => Numbered::corners(corner, 0, own_is_a),
        })
    }

    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "there are at most 255 corners")]
    fn vertex(&self, number: usize) -> Vertex {
        Vertex { at: self.corner(number), number: number as u8 }
    }

    /// The edge that begins at this corner.
    #[inline(always)]
    fn contact_edge(&self, number: usize) -> Edge {
        if self.count == 2 {
            let (line, runs_along) = self.line(number);
            return Edge::straight(&line, runs_along);
        }
        Edge::of_polygon(self.vertex(number), self.vertex(self.next(number)))
    }
}

impl<A: HasCore, B: HasCore<Points = A::Points>> Pair<'_, A, B> {
    /// The closest features of a polygon and a point outside. `None` if uncertain, and for other pairs.
    #[inline(always)]
    fn outside_of_polygon(&self) -> Option<Numbered> {
        if B::MOST_CORNERS == 1 {
            self.a.closest_to_point(&self.b, self.frame, true)
        } else if A::MOST_CORNERS == 1 {
            self.b.closest_to_point(&self.a, self.frame, false)
        } else {
            None
        }
    }

    /// The features by axes in `f32`. `overlap` is whether the cores are known to overlap.
    #[inline(always)]
    fn nearest(&self, overlap: bool) -> Option<Numbered> {
        self.features_along(&self.farthest(overlap), f64::from(self.frame.size))
    }

    #[inline(always)]
    fn features_along(&self, farthest: &Farthest, size: f64) -> Option<Numbered> {
        let [of_a, of_b] = farthest.edges;
        if farthest.is_of_a {
            Beyond { own: self.a, other: self.b, edge: of_a, own_is_a: true, size }.features(farthest, of_b)
        } else {
            Beyond { own: self.b, other: self.a, edge: of_b, own_is_a: false, size }.features(farthest, of_a)
        }
    }

    /// The features by axes in `f64`.
    fn features_by<P: Precision>(&self, axes: &CarefulAxes) -> Option<Features> {
        let numbered = self.features_along(&axes.farthest(), axes.size)?;
        let features = numbered.features(self.a.shape, self.b.shape);
        are_numbers_in_range::<P>(&features, [self.a.radius(), self.b.radius()]).then_some(features)
    }

    /// Whether the distance of the cores is at most `r`, which is not 0.
    fn is_within_by<P: Precision>(&self, axes: &CarefulAxes, r: f64) -> Option<bool> {
        if axes.is_inside {
            return Some(true);
        }
        let are_moderate = |corner: Xy| are_in_range::<Moderate, 3>([corner.x, corner.y, r]);
        let corners_of_a = (0..self.a.count).map(|number| self.a.corner(number));
        let corners_of_b = (0..self.b.count).map(|number| self.b.corner(number));
        if !axes.is_apart || P::HAS_EXPONENT && !corners_of_a.chain(corners_of_b).all(are_moderate) {
            return None;
        }
        let is_within = |square: f64| {
            let rest = r * r - square;
            (rest.abs() > axes.error_of_squares()).then_some(rest > 0.0)
        };
        let square = greater(axes.largest[0].first, axes.largest[1].first);
        if is_within(square) == Some(false) {
            return Some(false);
        }
        match self.features_along(&axes.farthest(), axes.size)? {
            Numbered::Corners { of_a, of_b } => is_within((self.b.corner(of_b) - self.a.corner(of_a)).length_squared()),
            Numbered::Edge { is_overlapping: false, .. } => is_within(square),
            Numbered::Edge { .. } => None,
        }
    }
}

/// A core beyond an edge of another, or least inside of it.
pub(super) struct Beyond<'a, A: HasCore, B: HasCore<Points = A::Points>> {
    pub(super) own: Corners<'a, A>,
    pub(super) other: Corners<'a, B>,
    /// The number of the edge, which is one of the own core.
    pub(super) edge: usize,
    pub(super) own_is_a: bool,
    /// M.
    pub(super) size: f64,
}

impl<A: HasCore, B: HasCore<Points = A::Points>> Beyond<'_, A, B> {
    /// The features that decide. The features of cores that are apart are certain, whatever edge it is. `facing` is an
    /// edge of the other core that may face it.
    #[inline(always)]
    fn features(&self, farthest: &Farthest, facing: usize) -> Option<Numbered> {
        match farthest.is_overlapping? {
            true if farthest.is_single => Some(self.at_edge(self.support().ok()?, true)),
            true if farthest.are_two => self.facing(facing, true),
            true => None,
            false => match self.support() {
                Ok(support) => self.closest_to(support),
                Err(support) => self.closest_of_facing(support),
            },
        }
    }

    /// The own edge and a corner of the other core.
    #[inline(always)]
    fn at_edge(&self, corner: usize, is_overlapping: bool) -> Numbered {
        Numbered::Edge { edge_is_a: self.own_is_a, edge: self.edge, corner, is_overlapping }
    }

    fn along(&self) -> Along {
        Along { e: self.own.edge(self.edge), size: self.size }
    }

    /// Whether a corner of the other core is outside of the edge. `None` if that is uncertain.
    #[inline(always)]
    pub(super) fn has_outside(&self, corner: usize) -> Option<bool> {
        let along = self.along();
        let s = outward(along.e).dot(self.other.corner(corner) - self.own.corner(self.edge));
        (s.abs() > along.error()).then_some(s > 0.0)
    }

    /// The corner of the other core that is nearest along the normal. As an error if that is uncertain.
    #[inline(always)]
    pub(super) fn support(&self) -> Result<usize, usize> {
        let (along, other) = (self.along(), self.other);
        let n = outward(along.e);
        let (mut nearest, mut least) = (0, f64::INFINITY);
        for corner in 0..other.count {
            let product = n.dot(other.corner(corner));
            nearest = if product < least { corner } else { nearest };
            least = lesser(product, least);
        }
        let point = other.corner(nearest);
        let neighbors = [other.previous(nearest), other.next(nearest)].map(|corner| other.corner(corner) - point);
        let is_certain = other.count == 1 || neighbors.map(|v| n.dot(v) > along.error()) == [true; 2];
        if is_certain { Ok(nearest) } else { Err(nearest) }
    }

    /// The closest features, if `support` is certainly the corner nearest along the normal.
    #[inline(always)]
    fn closest_to(&self, support: usize) -> Option<Numbered> {
        let (own, along) = (self.own, self.along());
        let (start, far) = (own.corner(self.edge), own.corner(own.next(self.edge)));
        let end = self.other.corner(support);
        let (past_start, past_end) = (along.e.dot(end - start), along.e.dot(end - far));
        if past_start > along.error() && past_end < -along.error() {
            let is_outside = self.has_outside(support)?;
            return is_outside.then(|| self.at_edge(support, false));
        }
        let corner = if past_start > along.error() { own.next(self.edge) } else { self.edge };
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
        let (along, other) = (self.along(), self.other);
        let facing = self.looks_parallel(support).filter(|_| self.has_outside(support) == Some(true))?;
        if let Some(found) = self.facing(facing, false) {
            return Some(found);
        }
        // The edges run in opposite directions.
        let far = self.own.next(self.edge);
        let is_past = along.e.dot(other.corner(facing) - self.own.corner(far)) > 0.0;
        if is_past { self.corners(far, other.next(facing)) } else { self.corners(self.edge, facing) }
    }

    /// The edge of the other core that begins or ends at `support` and may be parallel.
    pub(super) fn looks_parallel(&self, support: usize) -> Option<usize> {
        let along = self.along();
        let looks_parallel = |edge: &usize| outward(along.e).dot(self.other.edge(*edge)).abs() <= along.error();
        [support, self.other.previous(support)].into_iter().find(looks_parallel)
    }

    /// Whether an edge of the other core is exactly parallel, and runs in the opposite direction.
    pub(super) fn is_facing(&self, facing: usize) -> bool {
        let (e, f) = (self.own.edge(self.edge), self.other.edge(facing));
        let are_axial = (e.x == 0.0) & (f.x == 0.0) | (e.y == 0.0) & (f.y == 0.0);
        let are_parallel = || {
            let (own, others) = (self.own.line(self.edge).0, self.other.line(facing).0);
            Cross(own.along, others.along).sign() == Ordering::Equal
        };
        e.dot(f) < 0.0 && (are_axial || are_parallel())
    }

    /// If two edges are exactly parallel, run in opposite directions and have points straight across from each other: the
    /// one from which the numbers are computed, and the end of the other.
    ///
    /// As the kernels do, it takes the smallest of the ends that have a point of the other edge straight across.
    fn facing(&self, facing: usize, is_overlapping: bool) -> Option<Numbered> {
        if !self.is_facing(facing) {
            return None;
        }
        let along = self.along();
        let (ends_of_own, ends_of_other) = ([self.edge, self.own.next(self.edge)], [facing, self.other.next(facing)]);
        let [own, others] =
            [ends_of_own.map(|end| self.own.corner(end)), ends_of_other.map(|end| self.other.corner(end))];
        let mut smallest: Option<(Xy, Numbered)> = None;
        for (edge_is_own, edge, [start, far], numbers, ends) in
            [(false, facing, others, ends_of_own, own), (true, self.edge, own, ends_of_other, others)]
        {
            for (corner, end) in numbers.into_iter().zip(ends) {
                let (p, q) = (along.e.dot(end - start), along.e.dot(end - far));
                if p.abs() <= along.error() || q.abs() <= along.error() {
                    return None;
                }
                if (p > 0.0) != (q > 0.0) && smallest.is_none_or(|(least, _)| precedes(end, least)) {
                    let edge_is_a = edge_is_own == self.own_is_a;
                    smallest = Some((end, Numbered::Edge { edge_is_a, edge, corner, is_overlapping }));
                }
            }
        }
        smallest.map(|(_, found)| found)
    }
}

/// Whether the corner is certainly the point of its core that is nearest to the point at `v` from it.
#[inline(always)]
fn is_in_cone<A: HasCore>(core: &Corners<A>, corner: usize, v: Xy, size: f64) -> bool {
    let is_certain = |e: Xy, product: f64| product > Along { e, size }.error();
    let (to, from) = (core.edge(core.previous(corner)), core.edge(corner));
    core.count == 1 || is_certain(to, to.dot(v)) && is_certain(from, -from.dot(v))
}

/// The vector along an edge, and M.
struct Along {
    e: Xy,
    size: f64,
}

impl Along {
    /// A bound on the error of a dot product of the edge or its normal. The first product overflows if a term of the dot
    /// product does.
    #[inline(always)]
    fn error(&self) -> f64 {
        bound::<f64>(RELATIVE_ERROR * ((self.e.x.abs() + self.e.y.abs()) * self.size))
    }
}

/// The axes of a pair in `f64`.
struct CarefulAxes {
    /// M, with the sum of the radii.
    size: f64,
    /// Whether all signed distances have been computed without an error.
    is_exact: bool,
    largest: [Largest; 2],
    /// Whether an axis certainly separates the cores.
    is_apart: bool,
    /// Whether all corners are certainly on the inner sides.
    is_inside: bool,
}

impl CarefulAxes {
    fn new<A: HasCore, B: HasCore<Points = A::Points>>(pair: &Pair<A, B>, r: f64) -> Self {
        let origin = pair.a.corner(0);
        let size = pair.a.careful_size(origin) + pair.b.careful_size(origin) + r;
        let is_exact = pair.a.are_multiples_of(grid(size)) && pair.b.are_multiples_of(grid(size));
        let mut axes = Self { size, is_exact, largest: [Largest::NONE; 2], is_apart: false, is_inside: true };
        axes.largest = [axes.project(&pair.a, &pair.b), axes.project(&pair.b, &pair.a)];
        axes
    }

    fn project<A, B>(&mut self, own: &Corners<A>, other: &Corners<B>) -> Largest
    where
        A: HasCore,
        B: HasCore<Points = A::Points>,
    {
        let mut largest = Largest::NONE;
        let edges = if own.count > 1 { own.count } else { 0 };
        for edge in 0..edges {
            let (p, along) = (own.corner(edge), Along { e: own.edge(edge), size: self.size });
            let n = outward(along.e);
            let s = (0..other.count).fold(f64::INFINITY, |least, q| lesser(n.dot(other.corner(q) - p), least));
            let error = if self.is_exact { 0.0 } else { along.error() };
            self.is_inside &= s < -error;
            self.is_apart |= s > error;
            largest.add(edge, s * s.abs() / along.e.length_squared());
        }
        largest
    }

    fn farthest(&self) -> Farthest {
        let is_larger = |first: f64, second: f64| first - second > self.error_of_squares();
        Farthest::new(self.largest, self.are_overlapping(), is_larger)
    }

    /// Whether the cores have inner points in common.
    fn are_overlapping(&self) -> Option<bool> {
        (self.is_apart | self.is_inside).then_some(self.is_inside)
    }

    /// Whether they have any points in common.
    fn are_meeting(&self) -> Option<bool> {
        if self.is_exact { Some(!self.is_apart) } else { self.are_overlapping() }
    }

    /// A bound on the error of the difference of two squares.
    fn error_of_squares(&self) -> f64 {
        2.0 * RELATIVE_ERROR * (self.size * self.size)
    }
}

/// A power of two that is above 2⁻²⁴ of `size`, and at most 2⁻²³ of it. If all coordinates are multiples of it, then
/// vectors between corners are below 2²⁴ multiples, and their products and the sums of two are exact. 0 if that might
/// underflow or overflow.
fn grid(size: f64) -> f64 {
    let is_moderate = (power_of_two(-400)..power_of_two(400)).contains(&size);
    let power = f64::from_bits(size.to_bits() & f64::INFINITY.to_bits());
    if is_moderate { power_of_two(-23) * power } else { 0.0 }
}

/// The outward normal of an edge, as long as the edge.
#[inline(always)]
fn outward(e: Xy) -> Xy {
    Xy::new(e.y, -e.x)
}
