//! Polygons: whether they overlap, and the features that decide, by separating axes.
//!
//! Let e be an edge of one core, n its outward normal (e turned right, as long as e), and p a vertex on it. The other
//! core is beyond the edge by m = min n·(q − p), over its vertices q; m is negative if a vertex is on the inner side.
//! The signed distance along n is m/|e|. If it is positive for an edge, the cores are apart. If it is negative for all
//! of them, the cores overlap, and the largest one, least in magnitude, gives the shortest way out. A segment has two
//! such edges, there and back.
//!
//! For cores that are apart, let the largest m/|e| belong to e, and let q be the vertex with the least n·q. If the
//! projection of q is inside e, it and q are the closest points. If it is beyond an end, that end and q are: of the
//! sides of the Minkowski difference at its nearest corner, one has the largest m/|e|.
//!
//! # Errors
//! Let M be the sum of the magnitudes of all coordinates, and |e|₁ = |x| + |y|. The error of e is ε·|e| in each
//! component. The products and their difference make it 3ε·|e|₁·M in n·q and in n·p; the last difference adds
//! 2ε·|e|₁·M. So the error of m is at most 8ε·|e|₁·M, and that of m/|e| 12ε·M. As |m/|e|| ≤ 3M, the error of its
//! square, with those of |e|² and of the quotient, is below 100ε·M². A NaN or an infinity makes M, and so each bound,
//! NaN or infinite.

use super::distance::{greater, lesser};
use super::features::Features;
use super::{FilterResult, RELATIVE_ERROR, Uncertain, bound, can_decide};
use crate::exact::{Moderate, Precision, Xy};
use crate::kernel::penetration::SeparatingSide;
use crate::kernel::separation::{ClosestFeatures, ends};
use crate::kernel::{Core, InflatedCore, Line};

/// Whether the distance of the cores is at most `r`, if one of them is a polygon. `None` if uncertain.
#[inline(never)]
pub(super) fn within<P: Precision>(a: &InflatedCore, b: &InflatedCore, r: f64) -> Option<bool> {
    let needs_squares = r != 0.0;
    let can_decide = can_decide::<P>(a, b) && (!needs_squares || !P::HAS_EXPONENT || can_decide::<Moderate>(a, b));
    let (ends_of_a, ends_of_b) = (ends_of(&a.core)?, ends_of(&b.core)?);
    let pair = Pair::new([Corners::new(a, &ends_of_a), Corners::new(b, &ends_of_b)], r);
    if !can_decide {
        None
    } else if needs_squares {
        pair.axes::<P, true>(false).are_within::<P>(r)
    } else {
        pair.axes::<P, false>(true).are_overlapping()
    }
}

/// The features that decide the depth, if one of the cores is a polygon. `Ok(None)` if the shapes are apart.
#[inline(never)]
pub(super) fn overlap<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> FilterResult<Features> {
    let r = a.radius + b.radius;
    if !can_decide::<P>(a, b) {
        let is_within = within::<P::AnySize>(a, b, r);
        return if is_within == Some(false) { Ok(None) } else { Err(Uncertain) };
    }
    let ends = ends_of(&a.core).zip(ends_of(&b.core));
    let (ends_of_a, ends_of_b) = ends.ok_or(Uncertain)?;
    let pair = Pair::new([Corners::new(a, &ends_of_a), Corners::new(b, &ends_of_b)], r);
    let axes = pair.axes::<P, true>(r == 0.0);
    let is_within = if r == 0.0 { axes.are_overlapping() } else { axes.are_within::<P>(r) };
    if is_within.ok_or(Uncertain)? { axes.features::<P>().map(Some).ok_or(Uncertain) } else { Ok(None) }
}

/// The features that decide, if one of the cores is a polygon. `None` if they are uncertain.
#[inline(never)]
pub(super) fn features<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> Option<Features> {
    let (ends_of_a, ends_of_b) = (ends_of(&a.core)?, ends_of(&b.core)?);
    let pair = Pair::new([Corners::new(a, &ends_of_a), Corners::new(b, &ends_of_b)], a.radius + b.radius);
    if can_decide::<P>(a, b) { pair.axes::<P, true>(false).features::<P>() } else { None }
}

/// The ends of a core that is not a polygon; a point has two that are equal. `None` for a half-line or an empty box.
#[inline(always)]
fn ends_of(core: &Core) -> Option<[Xy; 2]> {
    match core {
        &Core::Point(point) => Some([point, point]),
        Core::Straight(line) => Some([line.start, line.end?]),
        Core::Convex(ring) => (!ring.is_empty_box()).then_some([Xy::ZERO; 2]),
    }
}

/// The vertices of a core, counter-clockwise: one of a point, two of a segment.
#[derive(Clone, Copy)]
struct Corners<'a> {
    core: &'a Core<'a>,
    vertices: &'a [Xy],
}

impl<'a> Corners<'a> {
    #[inline(always)]
    fn new(inflated: &'a InflatedCore, ends: &'a [Xy; 2]) -> Self {
        let vertices = match &inflated.core {
            Core::Convex(ring) => ring.vertices(),
            _ if ends[0] == ends[1] => &ends[..1],
            _ => ends,
        };
        Self { core: &inflated.core, vertices }
    }

    /// The sum of the magnitudes of the coordinates.
    #[inline(always)]
    fn size(&self) -> f64 {
        let sum = self.vertices.iter().fold(Xy::ZERO, |sum, vertex| sum + Xy::new(vertex.x.abs(), vertex.y.abs()));
        sum.x + sum.y
    }

    fn next(&self, index: usize) -> usize {
        if index + 1 == self.vertices.len() { 0 } else { index + 1 }
    }

    fn previous(&self, index: usize) -> usize {
        if index == 0 { self.vertices.len() - 1 } else { index - 1 }
    }

    /// The vector along the edge that begins at this vertex.
    fn edge(&self, index: usize) -> Xy {
        self.vertices[self.next(index)] - self.vertices[index]
    }

    /// The edge that begins at this vertex, as a line of the core, and whether the line runs along it. The bits of the
    /// numbers depend on the line.
    fn line(&self, index: usize) -> (Line, bool) {
        match self.core {
            Core::Straight(line) => (*line, index == 0),
            _ => (Line::segment(self.vertices[index], self.vertices[self.next(index)]), true),
        }
    }
}

/// Two cores.
#[derive(Clone, Copy)]
struct Pair<'a> {
    cores: [Corners<'a>; 2],
    /// M, with the sum of the radii.
    size: f64,
}

impl<'a> Pair<'a> {
    #[inline(always)]
    fn new(cores: [Corners<'a>; 2], r: f64) -> Self {
        Self { cores, size: cores[0].size() + cores[1].size() + r }
    }

    /// Projects both cores on the axes of both. The squares are computed only if they are needed. If `ends_apart`, the
    /// first axis that separates the cores is the last.
    #[inline(always)]
    fn axes<P: Precision, const NEEDS_SQUARES: bool>(self, ends_apart: bool) -> Axes<'a> {
        let best = Axis { owner: 0, edge: 0, square: f64::NEG_INFINITY };
        let mut axes = Axes { pair: self, best, second: best.square, is_apart: false, is_overlapping: true };
        axes.project::<P, NEEDS_SQUARES>(0, ends_apart);
        if !(ends_apart && axes.is_apart) {
            axes.project::<P, NEEDS_SQUARES>(1, ends_apart);
        }
        axes
    }

    /// A bound on the error of a dot product of an edge or its normal. The first product overflows if a term of the
    /// dot product does.
    #[inline(always)]
    fn error<P: Precision>(&self, e: Xy) -> f64 {
        bound::<P>(RELATIVE_ERROR * ((e.x.abs() + e.y.abs()) * self.size))
    }

    /// A bound on the error of the difference of two squares.
    fn error_of_squares(&self) -> f64 {
        2.0 * RELATIVE_ERROR * (self.size * self.size)
    }

    /// Whether the vertex with this index is certainly the point of its core that is nearest to the point at `v` from
    /// it.
    fn is_in_cone<P: Precision>(&self, core: &Corners, index: usize, v: Xy) -> bool {
        let is_certain = |e: Xy, product: f64| product > self.error::<P>(e);
        let (to, from) = (core.edge(core.previous(index)), core.edge(index));
        core.vertices.len() == 1 || is_certain(to, to.dot(v)) && is_certain(from, -from.dot(v))
    }
}

/// The separating axes of two cores.
struct Axes<'a> {
    pair: Pair<'a>,
    /// The axis with the largest square, and the largest square of the others.
    best: Axis,
    second: f64,
    /// Whether an axis certainly separates the cores.
    is_apart: bool,
    /// Whether certainly none does.
    is_overlapping: bool,
}

/// The axis along the normal of an edge.
#[derive(Clone, Copy)]
struct Axis {
    /// The index of the core with the edge.
    owner: usize,
    /// The edge begins at the vertex with this index.
    edge: usize,
    /// The square of m/|e|, with the sign of m.
    square: f64,
}

impl<'a> Axes<'a> {
    #[inline(always)]
    fn project<P: Precision, const NEEDS_SQUARES: bool>(&mut self, owner: usize, ends_apart: bool) {
        let [own, others] = [owner, 1 - owner].map(|index| self.pair.cores[index].vertices);
        if own.len() == 1 {
            return;
        }
        let mut previous = own.len() - 1;
        for edge in 0..own.len() {
            let (p, e) = (own[previous], own[edge] - own[previous]);
            let n = outward(e);
            let nearest = others.iter().fold(f64::INFINITY, |least, q| lesser(n.dot(*q), least));
            let (beyond, error) = (nearest - n.dot(p), self.pair.error::<P>(e));
            self.is_overlapping &= beyond < -error;
            self.is_apart |= beyond > error;
            if ends_apart && self.is_apart {
                return;
            }
            if NEEDS_SQUARES {
                let square = beyond * beyond.abs() / e.length_squared();
                self.second = greater(lesser(square, self.best.square), self.second);
                self.best = if square > self.best.square { Axis { owner, edge: previous, square } } else { self.best };
            }
            previous = edge;
        }
    }

    /// Whether the cores overlap.
    #[inline(always)]
    fn are_overlapping(&self) -> Option<bool> {
        (self.is_apart | self.is_overlapping).then_some(self.is_overlapping)
    }

    /// Whether the cores are within `r`, the sum of the radii.
    fn are_within<P: Precision>(&self, r: f64) -> Option<bool> {
        if self.is_overlapping {
            return Some(true);
        }
        let is_within = |square: f64| {
            let rest = r * r - square;
            (rest.abs() > self.pair.error_of_squares()).then_some(rest > 0.0)
        };
        if self.is_apart && is_within(self.best.square) == Some(false) {
            return Some(false);
        }
        match self.closest::<P>()? {
            ClosestFeatures::Ends { a, b } => is_within((b - a).length_squared()),
            ClosestFeatures::Side { .. } => is_within(self.best.square),
        }
    }

    /// The features that decide the distance or the depth.
    fn features<P: Precision>(&self) -> Option<Features> {
        if self.is_apart {
            return self.closest::<P>().map(Features::Apart);
        }
        let is_single = self.best.square - self.second > self.pair.error_of_squares();
        if !(self.is_overlapping && is_single) {
            return None;
        }
        let (own, other) = self.cores();
        let (end, (line, runs_along)) = (other.vertices[self.support::<P>()?], own.line(self.best.edge));
        // The overlapping vertex is on the left of the edge.
        Some(Features::Crossing(SeparatingSide::through(&line, self.best.owner == 0, end, runs_along)))
    }

    /// The closest features of cores that are apart.
    fn closest<P: Precision>(&self) -> Option<ClosestFeatures> {
        if !self.is_apart {
            return None;
        }
        let ((own, other), edge, own_is_a) = (self.cores(), self.best.edge, self.best.owner == 0);
        let (e, support) = (own.edge(edge), self.support::<P>()?);
        let (end, error) = (other.vertices[support], self.pair.error::<P>(e));
        let (past_start, past_end) = (e.dot(end - own.vertices[edge]), e.dot(end - own.vertices[own.next(edge)]));
        if past_start > error && past_end < -error {
            return Some(ClosestFeatures::Side { line: own.line(edge).0, end, line_is_a: own_is_a });
        }
        let corner = if past_start > error { own.next(edge) } else { edge };
        let v = end - own.vertices[corner];
        let is_nearest = self.pair.is_in_cone::<P>(own, corner, v) && self.pair.is_in_cone::<P>(other, support, -v);
        is_nearest.then(|| ends(own.vertices[corner], end, own_is_a))
    }

    /// The core with the edge of the best axis, and the other core.
    fn cores(&self) -> (&Corners<'a>, &Corners<'a>) {
        let [a, b] = &self.pair.cores;
        if self.best.owner == 0 { (a, b) } else { (b, a) }
    }

    /// The index of the vertex of the other core that is nearest along the best axis, if it is certain.
    fn support<P: Precision>(&self) -> Option<usize> {
        let (own, other) = self.cores();
        let (e, vertices) = (own.edge(self.best.edge), other.vertices);
        let n = outward(e);
        let nearer = |best: usize, next: usize| if n.dot(vertices[next]) < n.dot(vertices[best]) { next } else { best };
        let support = (1..vertices.len()).fold(0, nearer);
        let is_farther = |index: usize| n.dot(vertices[index] - vertices[support]) > self.pair.error::<P>(e);
        let is_certain = vertices.len() == 1 || is_farther(other.previous(support)) && is_farther(other.next(support));
        is_certain.then_some(support)
    }
}

/// The outward normal of an edge, as long as the edge.
#[inline(always)]
fn outward(e: Xy) -> Xy {
    Xy::new(e.y, -e.x)
}
