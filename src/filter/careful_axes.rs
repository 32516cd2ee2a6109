//! Separating axes in `f64`, for what those in `f32` leave uncertain.
//!
//! Where s is within its error of 0, an exact sign tells on which side of the edge's line the other core is. So it is
//! certain whether cores overlap, touch or are apart. The errors are those of [`nearest`](super::nearest).
//!
//! # On a grid
//! Shapes that touch are often on a grid, where s has no error. Let M be the sum of the magnitudes of all coordinates,
//! relative to one corner, and w a power of two with M < 2²⁶w. If all coordinates are multiples of w, so are the
//! differences e and q − p, whose components are at most M. The product of e, or of its normal, with a difference v of two
//! corners is a sum of multiples of w² that is at most |e|₁·|v|∞ ≤ M² < 2⁵²w². So no operation rounds.

use core::array;
use core::cmp::Ordering;

use super::RELATIVE_ERROR;
use super::axes::{Largest, MOST_IN_MASK, MaxSeparation};
use super::nearest::{EdgeVector, outward};
use super::numbered::{Meeting, TouchedEdges};
use crate::exact::{Xy, greater, lesser, power_of_two};
use crate::kernel::{Core, InflatedCore, Line};
use crate::shapes::sealed::HasCore;
#[cfg(doc)]
use crate::vector::sealed::Float;

/// For a smaller M, no grid is assumed. w² has to exceed `UNDERFLOW`, which every bound includes: as w ≥ M/2²⁶, it is above
/// 10⁻²¹⁶.
const SMALLEST: f64 = 1.0e-100;

/// If e² is not below this, an underflow is nothing beside the bound on s²/e², which is 2⁻⁴⁵M². As M² ≥ e², that is above
/// 2⁻⁴⁴⁶. An underflow in s² makes an error below 2⁻⁶⁷⁴ in s²/e². One in a product of s is below 2⁻¹⁰⁷⁴, and makes an error
/// below 6M·2⁻⁸⁷⁴, as |s|/|e| ≤ 3M and |e| ≥ 2⁻²⁰⁰.
const SHORTEST_SQUARED: f64 = power_of_two(-400);

/// A shape and the list of its corners, so that none is looked up in the core.
pub(super) struct Cornered<'a> {
    shape: &'a InflatedCore<'a>,
    corners: &'a [Xy],
}

/// Calls `answer` with two shapes and the lists of their corners. Neither may be a half-line.
pub(super) fn with_corners<T>(a: &InflatedCore, b: &InflatedCore, answer: impl FnOnce(&Cornered, &Cornered) -> T) -> T {
    let (mut scratch_a, mut scratch_b) = ([Xy::ZERO; 2], [Xy::ZERO; 2]);
    let (corners_a, corners_b) = (corners(&a.core, &mut scratch_a), corners(&b.core, &mut scratch_b));
    answer(&Cornered::new(a, corners_a), &Cornered::new(b, corners_b))
}

/// The corners of a core that is not a half-line.
fn corners<'a>(core: &'a Core, scratch: &'a mut [Xy; 2]) -> &'a [Xy] {
    match core {
        Core::Point(point) => core::slice::from_ref(point),
        Core::Straight(line) => {
            *scratch = [line.start, line.end.unwrap_or(line.start)];
            scratch
        }
        Core::Convex(ring) => ring.vertices(),
    }
}

impl<'a> Cornered<'a> {
    pub(super) fn new(shape: &'a InflatedCore<'a>, corners: &'a [Xy]) -> Self {
        Self { shape, corners }
    }
}

impl HasCore for Cornered<'_> {
    type Points = [f64; 2];
    type Scratch = ();
    const SCRATCH: () = ();
    const MOST_CORNERS: usize = InflatedCore::MOST_CORNERS;

    fn inflated_core<'a>(&'a self, (): &'a mut ()) -> InflatedCore<'a> {
        *self.shape
    }

    #[inline]
    fn corner_count(&self) -> usize {
        self.corners.len()
    }

    #[inline]
    fn corner(&self, number: usize) -> [f64; 2] {
        let Xy { x, y } = *self.corners.get(number).unwrap_or(&self.corners[0]);
        [x, y]
    }

    #[inline]
    fn radius(&self) -> f64 {
        self.shape.radius
    }

    fn cut_half_line(&self) -> Option<Line> {
        self.shape.cut_half_line()
    }
}

/// The axes of two cores.
pub(super) struct CarefulAxes {
    /// M.
    size: f64,
    /// M, or 0 if nothing is rounded: the bounds are multiples of it.
    pub(super) error_size: f64,
    largest: [Largest; 2],
    meeting: Meeting,
    touched: [TouchedEdges; 2],
}

/// The axes along the normals of one core.
struct OwnAxes {
    largest: Largest,
    /// Whether there is a gap between the line of an edge and the other core.
    are_apart: bool,
    touched: TouchedEdges,
}

impl CarefulAxes {
    /// `None` if a coordinate is NaN, infinite or so large that squares might overflow.
    #[inline(never)]
    pub(super) fn new(a: &Cornered, b: &Cornered) -> Option<Self> {
        let (a, b) = (a.corners, b.corners);
        let size = size(a, b)?;
        let error_size = if are_on_grid(a, b, size) { 0.0 } else { size };
        let axes = |own, other| {
            OwnAxes::new(own, other, error_size, |edge, error| {
                if error_size == 0.0 { Ordering::Equal } else { exact_side(own, edge, other, error) }
            })
        };
        let [of_a, of_b] = [axes(a, b), axes(b, a)];
        let touched = [of_a.touched, of_b.touched];
        let meeting = Meeting::from_axes(of_a.are_apart | of_b.are_apart, &touched);
        Some(Self { size, error_size, largest: [of_a.largest, of_b.largest], meeting, touched })
    }

    /// The same for cores that overlap so clearly that no exact sign is needed. `None` for others.
    #[inline(never)]
    pub(super) fn of_clear_overlap(a: &Cornered, b: &Cornered) -> Option<Self> {
        let (a, b) = (a.corners, b.corners);
        let size = size(a, b)?;
        let overlapping = |own, other| {
            // Uncertain is as good as apart.
            let axes = OwnAxes::new(own, other, size, |_, _| Ordering::Less);
            (!axes.are_apart).then_some(axes.largest)
        };
        let largest = [overlapping(a, b)?, overlapping(b, a)?];
        let error_size = if are_on_grid(a, b, size) { 0.0 } else { size };
        Some(Self { size, error_size, largest, meeting: Meeting::Overlapping, touched: [TouchedEdges::NONE; 2] })
    }

    pub(super) fn max_separation(&self) -> MaxSeparation {
        let error = self.error_of_squares();
        let are_overlapping = self.meeting == Meeting::Overlapping;
        MaxSeparation::new(self.largest, Some(are_overlapping), |first, second| first - second > error)
    }

    /// A bound on the error of a difference of squares: each has an error below 100ε·M², and the difference adds less than
    /// 10ε·M².
    fn error_of_squares(&self) -> f64 {
        2.0 * RELATIVE_ERROR * (self.size * self.size)
    }

    /// The edges of each core that may be nearest, because their signed distance may be the largest of all: a bit for each.
    /// `None` if a core has many corners, or if any edge is so short that an underflow might matter.
    ///
    /// If the signed distance of an edge is the largest one, its computed square is less than the largest computed square by no
    /// more than the bound on the error of their difference.
    pub(super) fn edges_that_may_be_nearest(&self, a: &Cornered, b: &Cornered) -> Option<[u64; 2]> {
        let [of_a, of_b] = self.largest.map(|largest| largest.first);
        let least = greater(of_a, of_b) - self.error_of_squares();
        Some([edges_of_at_least(least, a.corners, b.corners)?, edges_of_at_least(least, b.corners, a.corners)?])
    }

    pub(super) fn meeting(&self) -> Meeting {
        self.meeting
    }

    /// Whether nothing is rounded. M itself is 0 only if all corners are one, and then there are no axes.
    pub(super) fn are_on_grid(&self) -> bool {
        self.error_size == 0.0
    }

    /// The edges of each core that the other core touches, if the cores only touch.
    pub(super) fn touched(&self) -> Option<&[TouchedEdges; 2]> {
        (self.meeting == Meeting::Touching).then_some(&self.touched)
    }
}

impl OwnAxes {
    #[inline(never)]
    fn new(own: &[Xy], other: &[Xy], error_size: f64, if_uncertain: impl Fn(usize, f64) -> Ordering) -> Self {
        let mut axes = Self { largest: Largest::NONE, are_apart: false, touched: TouchedEdges::NONE };
        // A point has no edge.
        let count = if own.len() > 1 { own.len() } else { 0 };
        for start in (0..count).step_by(WIDTH) {
            let four = FourAxes::new(own, start, other);
            for (lane, edge) in (start..count).take(WIDTH).enumerate() {
                axes.largest.add(edge, four.squares[lane]);
                let error = four.error(lane, error_size);
                match four.side(lane, error).unwrap_or_else(|| if_uncertain(edge, error)) {
                    Ordering::Less => axes.are_apart = true,
                    Ordering::Equal => axes.touched.add(edge),
                    Ordering::Greater => {}
                }
            }
        }
        axes
    }
}

/// The edges whose square is not less than `least`.
fn edges_of_at_least(least: f64, own: &[Xy], other: &[Xy]) -> Option<u64> {
    // A point has no edge.
    let count = if own.len() > 1 { own.len() } else { 0 };
    if count > MOST_IN_MASK {
        return None;
    }
    let mut edges = 0;
    for start in (0..count).step_by(WIDTH) {
        let four = FourAxes::new(own, start, other);
        for (lane, edge) in (start..count).take(WIDTH).enumerate() {
            if four.e[lane].length_squared() < SHORTEST_SQUARED {
                return None;
            }
            edges |= u64::from(four.squares[lane] >= least) << edge;
        }
    }
    Some(edges)
}

/// How many axes are computed at a time, so that the compiler vectorises the loop over them.
const WIDTH: usize = 4;

/// The axes along the normals of four edges.
struct FourAxes {
    e: [Xy; WIDTH],
    s: [f64; WIDTH],
    /// The squares of the signed distances, with their signs.
    squares: [f64; WIDTH],
}

impl FourAxes {
    /// Of the edges that begin at the corner number `start` and after it. Lanes past the last edge have any value.
    #[inline(always)]
    fn new(own: &[Xy], start: usize, other: &[Xy]) -> Self {
        let p: [Xy; WIDTH + 1] = array::from_fn(|lane| own.get(start + lane).copied().unwrap_or(own[0]));
        let e: [Xy; WIDTH] = array::from_fn(|lane| p[lane + 1] - p[lane]);
        let mut s = [f64::INFINITY; WIDTH];
        for q in other {
            s = array::from_fn(|lane| lesser(outward(e[lane]).dot(*q - p[lane]), s[lane]));
        }
        let squares = array::from_fn(|lane| s[lane] * s[lane].abs() / e[lane].length_squared());
        Self { e, s, squares }
    }

    /// A bound on the error of s.
    #[inline]
    fn error(&self, lane: usize, error_size: f64) -> f64 {
        EdgeVector { e: self.e[lane], size: error_size }.error()
    }

    /// The side of an edge on which the other core is: `Greater` if a corner is on the inner side. `None` if s is within
    /// its error of 0.
    #[inline]
    fn side(&self, lane: usize, error: f64) -> Option<Ordering> {
        let s = self.s[lane];
        if s.abs() > error { 0.0.partial_cmp(&s) } else { None }
    }
}

/// The corner after the one with this number.
fn next(core: &[Xy], number: usize) -> Xy {
    core[if number + 1 == core.len() { 0 } else { number + 1 }]
}

/// The side of an edge on which the other core is, by exact signs: `Greater` if a corner is on the inner side, `Equal` if
/// one is on the line. Only corners within `error` of the line need one.
#[inline(never)]
fn exact_side(own: &[Xy], edge: usize, other: &[Xy], error: f64) -> Ordering {
    let line = &Line::segment(own[edge], next(own, edge));
    let n = outward(line.along.rounded());
    let near = other.iter().filter(|&&corner| n.dot(corner - line.start) <= error);
    let mut side = Ordering::Less;
    for &corner in near {
        match line.side(corner) {
            Ordering::Greater => return Ordering::Greater,
            of_corner => side = side.max(of_corner),
        }
    }
    side
}

/// M. `None` if a coordinate is NaN or infinite, or if the square of an s, which is below M⁴, might overflow.
fn size(a: &[Xy], b: &[Xy]) -> Option<f64> {
    let origin = *a.first()?;
    let sum = sum_of(a, b, |corner| corner - origin);
    let size = sum.x + sum.y;
    let square = size * size;
    (square * square).is_finite().then_some(size)
}

/// Whether all coordinates are multiples of w, for M = `size`: the test of [`are_multiples`](Float::are_multiples), with
/// C = 1.5·2⁵²w. As M is far below C/8, it is enough that one corner is within C/8.
fn are_on_grid(a: &[Xy], b: &[Xy], size: f64) -> bool {
    // The largest power of two up to M is 2²⁵w.
    let power = f64::from_bits(size.to_bits() & f64::INFINITY.to_bits());
    let c = power * 1.5 * f64::from(1 << 27);
    let multiple = |corner: Xy| Xy::new((c + corner.x) - c, (c + corner.y) - c);
    let rest = sum_of(a, b, |corner| multiple(corner) - corner);
    let is_near = |x: f64| x.abs() <= 0.125 * c;
    (rest == Xy::ZERO) & is_near(a[0].x) & is_near(a[0].y) & (size > SMALLEST)
}

/// The sums of the magnitudes of a term for each corner.
#[inline]
fn sum_of(a: &[Xy], b: &[Xy], term: impl Fn(Xy) -> Xy) -> Xy {
    let add = |sum, corner: &Xy| {
        let Xy { x, y } = term(*corner);
        sum + Xy::new(x.abs(), y.abs())
    };
    b.iter().fold(a.iter().fold(Xy::ZERO, add), add)
}
