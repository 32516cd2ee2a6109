//! Polygons: whether they overlap, and the features that decide, by separating axes.
//!
//! Let e be an edge of one core, n its outward normal (e turned right, as long as e), and p a vertex on it. The other core
//! is beyond the edge by m = min n·(q − p), over its vertices q; m is negative if a vertex is on the inner side. The
//! signed distance along n is m/|e|. If it is positive for an edge, the cores are apart. If it is negative for all of
//! them, the cores overlap, and the largest one, least in magnitude, gives the shortest way out. A segment has two such
//! edges, there and back.
//!
//! For cores that are apart, let the largest m/|e| belong to e, and let q be the vertex with the least n·q. If the
//! projection of q is inside e, it and q are the closest points. If it is beyond an end, that end and q are: of the sides of
//! the Minkowski difference at its nearest corner, one has the largest m/|e|.
//!
//! # Errors
//! Let M be the sum of the magnitudes of all coordinates, and |e|₁ = |x| + |y|. The error of e is ε·|e| in each component.
//! The products and their difference make it 3ε·|e|₁·M in n·q and in n·p; the last difference adds 2ε·|e|₁·M. So the error
//! of m is at most 8ε·|e|₁·M, and that of m/|e| 12ε·M. As |m/|e|| ≤ 3M, the error of its square, with those of |e|² and of
//! the quotient, is below 100ε·M². A NaN or an infinity makes M, and so each bound, NaN or infinite.

use super::distance::{greater, lesser};
use super::features::Features;
use super::{RELATIVE_ERROR, bound, can_decide};
use crate::exact::{Moderate, Precision, Xy};
use crate::kernel::penetration::SeparatingSide;
use crate::kernel::separation::{ClosestFeatures, ends};
use crate::kernel::{Core, InflatedCore, Line};

/// Whether the distance of the cores is at most `r`, if one of them is a polygon. `None` if uncertain.
#[inline(never)]
pub(super) fn within<P: Precision>(a: &InflatedCore, b: &InflatedCore, r: f64) -> Option<bool> {
    let needs_squares = P::HAS_EXPONENT && r != 0.0;
    let can_decide = can_decide::<P>(a, b) && (!needs_squares || can_decide::<Moderate>(a, b));
    if can_decide { Axes::new::<P>(&a.core, &b.core, r)?.are_within::<P>(r) } else { None }
}

/// The features that decide, if one of the cores is a polygon. `None` if they are uncertain.
#[inline(never)]
pub(super) fn features<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> Option<Features> {
    if can_decide::<P>(a, b) { Axes::new::<P>(&a.core, &b.core, a.radius + b.radius)?.features::<P>() } else { None }
}

/// The separating axes of two cores, at least one of which is a polygon.
pub(super) struct Axes<'a> {
    a: Corners<'a>,
    b: Corners<'a>,
    /// M, with the sum of the radii.
    size: f64,
    /// The axis with the largest square, and the largest square of the others.
    best: Axis,
    second: f64,
    /// Whether an axis certainly separates the cores.
    are_apart: bool,
    /// Whether certainly none does.
    are_overlapping: bool,
}

/// The axis along the normal of an edge.
#[derive(Clone, Copy)]
struct Axis {
    is_of_a: bool,
    /// The edge begins at the vertex with this index.
    edge: usize,
    /// The square of m/|e|, with the sign of m.
    square: f64,
}

impl<'a> Axes<'a> {
    /// The axes of cores with the sum of the radii `r`. `None` if a core is a half-line.
    pub(super) fn new<P: Precision>(a: &Core<'a>, b: &Core<'a>, r: f64) -> Option<Self> {
        let (a, b) = (Corners::of(a)?, Corners::of(b)?);
        let best = Axis { is_of_a: true, edge: 0, square: f64::NEG_INFINITY };
        let size = a.size() + b.size() + r;
        let mut axes = Self { a, b, size, best, second: f64::NEG_INFINITY, are_apart: false, are_overlapping: true };
        axes.project::<P>(true);
        axes.project::<P>(false);
        Some(axes)
    }

    /// Projects both cores on the axes of one of them.
    #[inline(always)]
    fn project<P: Precision>(&mut self, is_of_a: bool) {
        let [own, other] = if is_of_a { [&self.a, &self.b] } else { [&self.b, &self.a] };
        let (others, mut best, mut second) = (other.vertices(), self.best, self.second);
        let (mut are_apart, mut are_overlapping) = (self.are_apart, self.are_overlapping);
        for edge in 0..own.edge_count() {
            let (p, e) = own.edge(edge);
            let n = outward(e);
            let nearest = others.iter().fold(f64::INFINITY, |least, q| lesser(n.dot(*q), least));
            let (beyond, error) = (nearest - n.dot(p), self.error::<P>(e));
            are_apart |= beyond > error;
            are_overlapping &= beyond < -error;
            let square = beyond * beyond.abs() / e.length_squared();
            let is_best = square > best.square;
            second = greater(lesser(square, best.square), second);
            best = if is_best { Axis { is_of_a, edge, square } } else { best };
        }
        (self.best, self.second) = (best, second);
        (self.are_apart, self.are_overlapping) = (are_apart, are_overlapping);
    }

    /// A bound on the error of a dot product of an edge or its normal.
    #[inline(always)]
    fn error<P: Precision>(&self, e: Xy) -> f64 {
        bound::<P>(RELATIVE_ERROR * (e.x.abs() + e.y.abs()) * self.size)
    }

    /// A bound on the error of the difference of two squares.
    fn error_of_squares(&self) -> f64 {
        2.0 * RELATIVE_ERROR * self.size * self.size
    }

    /// Whether the cores are within `r`, the sum of the radii. If `r` is not 0, all inputs must be moderate.
    pub(super) fn are_within<P: Precision>(&self, r: f64) -> Option<bool> {
        if self.are_overlapping {
            return Some(true);
        }
        if r == 0.0 {
            return self.are_apart.then_some(false);
        }
        let is_beyond = |square: f64| {
            let difference = square - r * r;
            (difference.abs() > self.error_of_squares()).then_some(difference > 0.0)
        };
        match is_beyond(self.best.square) {
            // The square is negative if that axis does not separate the cores.
            Some(true) if self.are_apart => Some(false),
            _ => match self.closest::<P>()? {
                ClosestFeatures::Ends { a, b } => is_beyond((b - a).length_squared()),
                ClosestFeatures::Side { .. } => is_beyond(self.best.square),
            }
            .map(|is_beyond| !is_beyond),
        }
    }

    /// The features that decide the distance or the depth.
    pub(super) fn features<P: Precision>(&self) -> Option<Features> {
        if self.are_apart {
            return self.closest::<P>().map(Features::Apart);
        }
        let is_single = self.best.square - self.second > self.error_of_squares();
        if !self.are_overlapping || !is_single {
            return None;
        }
        let (support, line) = (self.support::<P>()?, self.line());
        let side = SeparatingSide::through(&line.line, self.best.is_of_a, support.vertex, line.runs_along);
        Some(Features::Crossing(side))
    }

    /// The closest features of cores that are apart.
    fn closest<P: Precision>(&self) -> Option<ClosestFeatures> {
        if !self.are_apart {
            return None;
        }
        let (own, other) = self.cores();
        let ((p, e), support) = (own.edge(self.best.edge), self.support::<P>()?);
        let (along, error) = (e.dot(support.vertex - p), self.error::<P>(e));
        let rest = along - e.length_squared();
        if along > error && rest < -error {
            let (line, line_is_a) = (self.line().line, self.best.is_of_a);
            return Some(ClosestFeatures::Side { line, end: support.vertex, line_is_a });
        }
        let corner = if along < -error { self.best.edge } else { own.next(self.best.edge) };
        let v = support.vertex - own.vertices()[corner];
        let is_nearest = self.is_in_cone::<P>(own, corner, v) && self.is_in_cone::<P>(other, support.index, -v);
        is_nearest.then(|| ends(own.vertices()[corner], support.vertex, self.best.is_of_a))
    }

    /// Whether the vertex with this index is certainly the point of its core that is nearest to the point at `v` from it.
    fn is_in_cone<P: Precision>(&self, core: &Corners, index: usize, v: Xy) -> bool {
        let is_behind = |e: Xy, sign: f64| sign * e.dot(v) > self.error::<P>(e);
        core.vertices().len() == 1
            || is_behind(core.edge(core.previous(index)).1, 1.0) && is_behind(core.edge(index).1, -1.0)
    }

    /// The core of the best axis, and the other core.
    fn cores(&self) -> (&Corners<'a>, &Corners<'a>) {
        if self.best.is_of_a { (&self.a, &self.b) } else { (&self.b, &self.a) }
    }

    /// The edge of the best axis.
    fn line(&self) -> Edge {
        self.cores().0.line(self.best.edge)
    }

    /// The vertex of the other core that is nearest along the best axis, if that is certain.
    fn support<P: Precision>(&self) -> Option<Support> {
        let (own, other) = self.cores();
        let (_, e) = own.edge(self.best.edge);
        let (n, vertices) = (outward(e), other.vertices());
        let nearer = |best: usize, next: usize| if n.dot(vertices[next]) < n.dot(vertices[best]) { next } else { best };
        let index = (1..vertices.len()).fold(0, nearer);
        let vertex = vertices[index];
        let is_farther = |other: usize| n.dot(vertices[other] - vertex) > self.error::<P>(e);
        let is_certain = vertices.len() == 1 || is_farther(other.previous(index)) && is_farther(other.next(index));
        is_certain.then_some(Support { index, vertex })
    }
}

/// The vertex of a core that leaves another core last.
struct Support {
    index: usize,
    vertex: Xy,
}

/// An edge as a line of its core.
struct Edge {
    line: Line,
    /// Whether the line runs along the edge, and not against it.
    runs_along: bool,
}

/// The vertices of a core, counter-clockwise. A segment has two.
#[derive(Clone, Copy)]
struct Corners<'a> {
    core: Core<'a>,
    /// Those of a core that is not a polygon; the second is unused for a point.
    straight: [Xy; 2],
}

impl<'a> Corners<'a> {
    fn of(core: &Core<'a>) -> Option<Self> {
        let straight = match core.reduced() {
            Core::Point(point) => [point, point],
            Core::Straight(line) => [line.start, line.end?],
            Core::Convex(_) => [Xy::ZERO; 2],
        };
        Some(Self { core: core.reduced(), straight })
    }

    #[inline(always)]
    fn vertices(&self) -> &[Xy] {
        match &self.core {
            Core::Point(_) => &self.straight[..1],
            Core::Straight(_) => &self.straight,
            Core::Convex(ring) => ring.vertices(),
        }
    }

    /// The sum of the magnitudes of the coordinates.
    fn size(&self) -> f64 {
        self.vertices().iter().fold(0.0, |sum, vertex| sum + (vertex.x.abs() + vertex.y.abs()))
    }

    fn edge_count(&self) -> usize {
        if matches!(self.core, Core::Point(_)) { 0 } else { self.vertices().len() }
    }

    fn next(&self, index: usize) -> usize {
        if index + 1 == self.vertices().len() { 0 } else { index + 1 }
    }

    fn previous(&self, index: usize) -> usize {
        if index == 0 { self.vertices().len() - 1 } else { index - 1 }
    }

    /// The start of the edge with this index, and the vector along it.
    #[inline(always)]
    fn edge(&self, index: usize) -> (Xy, Xy) {
        let (start, end) = (self.vertices()[index], self.vertices()[self.next(index)]);
        (start, end - start)
    }

    /// The same edge as a line of the core, with the bits that the kernels compute with.
    fn line(&self, index: usize) -> Edge {
        match self.core {
            Core::Straight(line) => Edge { line, runs_along: index == 0 },
            _ => {
                let [start, end] = [index, self.next(index)].map(|index| self.vertices()[index]);
                Edge { line: Line::segment(start, end), runs_along: true }
            }
        }
    }
}

/// The outward normal of an edge, as long as the edge.
#[inline(always)]
fn outward(e: Xy) -> Xy {
    Xy::new(e.y, -e.x)
}
