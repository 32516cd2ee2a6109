//! Separating axes in `f64`, for what those in `f32` leave uncertain.
//!
//! Where s is within its error of 0, an exact sign tells on which side of the edge's line the other core is. So it is
//! certain whether cores overlap, touch or are apart. The errors are those of [`nearest`](super::nearest).
//!
//! # On a grid
//! Shapes that touch are mostly on a grid, where s has no error. Let M be the sum of the magnitudes of all coordinates,
//! relative to one corner, and w a power of two with M < 2²⁶w. If all coordinates are multiples of w, so are the
//! differences e and q − p, whose components are at most M. Each product of these is a multiple of w² below 2⁵²w², and
//! |s| ≤ |e|₁·|q − p|∞ ≤ M². So no operation rounds. M is large enough that w² is not subnormal.

use core::array;
use core::cmp::Ordering;

use super::axes::{Farthest, Largest};
use super::distance::lesser;
use super::nearest::{Along, outward};
use super::numbered::{Meeting, Touched};
use super::{FilterResult, RELATIVE_ERROR, Uncertain};
use crate::exact::{Xy, first, precedes};
use crate::kernel::{Core, InflatedCore, Line};
use crate::shapes::sealed::HasCore;

/// No smaller M is on a grid: w² has to be a normal number.
const SMALLEST: f64 = 1.0e-100;

/// A shape with the list of its corners, so that finding one takes no look at the kind of the core.
pub(super) struct Listed<'a> {
    shape: &'a InflatedCore<'a>,
    corners: &'a [Xy],
}

/// Calls `answer` with lists of the corners of two shapes, of which none is a half-line.
pub(super) fn with_corners<T>(a: &InflatedCore, b: &InflatedCore, answer: impl FnOnce(&Listed, &Listed) -> T) -> T {
    let (mut room_a, mut room_b) = ([Xy::ZERO; 2], [Xy::ZERO; 2]);
    let (corners_a, corners_b) = (corners(&a.core, &mut room_a), corners(&b.core, &mut room_b));
    answer(&Listed { shape: a, corners: corners_a }, &Listed { shape: b, corners: corners_b })
}

/// The corners of a core that is not a half-line.
fn corners<'a>(core: &'a Core, room: &'a mut [Xy; 2]) -> &'a [Xy] {
    match core {
        Core::Point(point) => core::slice::from_ref(point),
        Core::Straight(line) => {
            *room = [line.start, line.end.unwrap_or(line.start)];
            room
        }
        Core::Convex(ring) => ring.vertices(),
    }
}

impl HasCore for Listed<'_> {
    type Points = [f64; 2];
    type Room = ();
    const ROOM: () = ();
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
}

/// The axes of two cores.
pub(super) struct CarefulAxes {
    /// M.
    size: f64,
    is_on_grid: bool,
    largest: [Largest; 2],
    meeting: Meeting,
    touched: [Touched; 2],
}

/// The axes along the normals of one core.
struct OwnAxes {
    largest: Largest,
    /// Whether the line of an edge separates the cores, and not both are on it.
    are_apart: bool,
    touched: Touched,
}

impl CarefulAxes {
    /// `None` if a coordinate is NaN, infinite or so large that squares might overflow.
    #[inline(never)]
    pub(super) fn new(a: &Listed, b: &Listed) -> Option<Self> {
        let (a, b) = (a.corners, b.corners);
        let size = size(a, b)?;
        let is_on_grid = is_on_grid(a, b, size);
        let of_both = [OwnAxes::new(a, b, size, is_on_grid), OwnAxes::new(b, a, size, is_on_grid)];
        let (largest, touched) =
            (of_both.each_ref().map(|axes| axes.largest), of_both.each_ref().map(|axes| axes.touched));
        let meeting = Meeting::new(of_both[0].are_apart | of_both[1].are_apart, &touched);
        Some(Self { size, is_on_grid, largest, meeting, touched })
    }

    pub(super) fn farthest(&self) -> Farthest {
        let error = 2.0 * RELATIVE_ERROR * (self.size * self.size);
        let are_overlapping = self.meeting == Meeting::Overlapping;
        Farthest::new(self.largest, Some(are_overlapping), |first, second| first - second > error)
    }

    /// M, or 0 if nothing is rounded.
    pub(super) fn rounded_size(&self) -> f64 {
        if self.is_on_grid { 0.0 } else { self.size }
    }

    pub(super) fn meeting(&self) -> Meeting {
        self.meeting
    }

    /// The edges of each core whose line the other core touches from outside, if the cores only touch.
    pub(super) fn touched(&self) -> Option<&[Touched; 2]> {
        (self.meeting == Meeting::Touching).then_some(&self.touched)
    }
}

impl OwnAxes {
    #[inline(never)]
    fn new(own: &[Xy], other: &[Xy], size: f64, is_on_grid: bool) -> Self {
        let mut axes = Self { largest: Largest::NONE, are_apart: false, touched: Touched::NONE };
        // A point has no edge.
        let count = if own.len() > 1 { own.len() } else { 0 };
        for start in (0..count).step_by(LANES) {
            let four = FourAxes::new(own, start, other);
            for (lane, edge) in (start..count).take(LANES).enumerate() {
                axes.largest.add(edge, four.squares[lane]);
                match four.side(lane, edge, own, other, (!is_on_grid).then_some(size)) {
                    Ordering::Less => axes.are_apart = true,
                    Ordering::Equal => axes.touched.add(edge),
                    Ordering::Greater => {}
                }
            }
        }
        axes
    }
}

/// How many axes are computed at a time, so that the compiler vectorizes the loop over them.
const LANES: usize = 4;

/// The axes along the normals of four edges.
struct FourAxes {
    e: [Xy; LANES],
    s: [f64; LANES],
    /// The squares of the signed distances, with their signs.
    squares: [f64; LANES],
}

impl FourAxes {
    /// Of the edges that begin at the corner number `start` and after it. Lanes past the last edge have any value.
    #[inline(always)]
    fn new(own: &[Xy], start: usize, other: &[Xy]) -> Self {
        let p: [Xy; LANES + 1] = array::from_fn(|lane| own.get(start + lane).copied().unwrap_or(own[0]));
        let e: [Xy; LANES] = array::from_fn(|lane| p[lane + 1] - p[lane]);
        let mut s = [f64::INFINITY; LANES];
        for q in other {
            s = array::from_fn(|lane| lesser(outward(e[lane]).dot(*q - p[lane]), s[lane]));
        }
        let squares = array::from_fn(|lane| s[lane] * s[lane].abs() / e[lane].length_squared());
        Self { e, s, squares }
    }

    /// The side of an edge on which the other core is: `Greater` if a corner is on the inner side, `Equal` if one is on the
    /// line. Without a `size`, nothing is rounded.
    #[inline(always)]
    fn side(&self, lane: usize, edge: usize, own: &[Xy], other: &[Xy], size: Option<f64>) -> Ordering {
        let s = self.s[lane];
        let error = size.map_or(0.0, |size| Along { e: self.e[lane], size }.error());
        if s > error {
            Ordering::Less
        } else if s < -error {
            Ordering::Greater
        } else if size.is_none() {
            Ordering::Equal
        } else {
            exact_side(&edge_of(own, edge), other, error)
        }
    }
}

/// The edge that begins at this corner.
fn edge_of(core: &[Xy], number: usize) -> Line {
    Line::segment(core[number], core[if number + 1 == core.len() { 0 } else { number + 1 }])
}

/// The same by exact signs, which only corners near the line need.
#[inline(never)]
fn exact_side(line: &Line, other: &[Xy], error: f64) -> Ordering {
    let n = outward(line.along.rounded());
    let near = other.iter().filter(|&&corner| n.dot(corner - line.start) <= error);
    near.map(|&corner| line.side(corner)).max().unwrap_or(Ordering::Less)
}

/// M. `None` if a coordinate is NaN or infinite, or if the square of an s, which is below M⁴, might overflow.
fn size(a: &[Xy], b: &[Xy]) -> Option<f64> {
    let origin = *a.first()?;
    let sum = sum_of(a, b, |x, origin| (x - origin).abs(), origin);
    let (size, square) = (sum.x + sum.y, (sum.x + sum.y) * (sum.x + sum.y));
    (square * square).is_finite().then_some(size)
}

/// Whether all coordinates are multiples of w, for M = `size`.
///
/// With C = 1.5·2⁵²w, neighbors of C are w apart. So C + x is rounded to a multiple of w if |x| ≤ C/4. As M is far below
/// C/8, it is enough that one corner is within C/8.
fn is_on_grid(a: &[Xy], b: &[Xy], size: f64) -> bool {
    // The largest power of two up to M is 2²⁵w.
    let power = f64::from_bits(size.to_bits() & f64::INFINITY.to_bits());
    let c = power * 1.5 * f64::from(1 << 27);
    let rest = sum_of(a, b, |x, c| ((c + x) - c - x).abs(), Xy::new(c, c));
    let is_near = |x: f64| x.abs() <= 0.125 * c;
    (rest == Xy::ZERO) & is_near(a[0].x) & is_near(a[0].y) & (size > SMALLEST)
}

/// The sums of a function of each x, and of each y.
#[inline(always)]
fn sum_of(a: &[Xy], b: &[Xy], function: impl Fn(f64, f64) -> f64, argument: Xy) -> Xy {
    let add = |sum, corner: &Xy| sum + Xy::new(function(corner.x, argument.x), function(corner.y, argument.y));
    b.iter().fold(a.iter().fold(Xy::ZERO, add), add)
}

/// The lexicographically smallest corner of one core that is in the other. `None` if there is none, or if that is
/// uncertain.
#[inline(never)]
pub(super) fn common_corner(a: &InflatedCore, b: &InflatedCore) -> Option<Xy> {
    with_corners(a, b, |a, b| {
        let size = size(a.corners, b.corners)?;
        let of_a = smallest_inside(a.corners, b.corners, size).ok()?;
        let of_b = smallest_inside(b.corners, a.corners, size).ok()?;
        of_a.into_iter().chain(of_b).reduce(first)
    })
}

/// The smallest corner of a core that is inside the other.
fn smallest_inside(own: &[Xy], other: &[Xy], size: f64) -> FilterResult<Xy> {
    let mut smallest: Option<Xy> = None;
    for &corner in own {
        // Larger ones do not count, wherever they are.
        if smallest.is_some_and(|least| precedes(least, corner)) {
            continue;
        }
        if is_inside(corner, other, size)? {
            smallest = Some(corner);
        }
    }
    Ok(smallest)
}

/// Whether a point is on the inner side of all edges of a core, and not outside of one.
fn is_inside(point: Xy, core: &[Xy], size: f64) -> Result<bool, Uncertain> {
    let (mut is_inside, mut is_outside) = (core.len() > 2, core.len() == 1);
    for (edge, &p) in core.iter().enumerate() {
        let along = Along { e: core[if edge + 1 == core.len() { 0 } else { edge + 1 }] - p, size };
        let beyond = outward(along.e).dot(point - p);
        is_inside &= beyond < -along.error();
        is_outside |= beyond > along.error();
    }
    if is_inside | is_outside { Ok(is_inside) } else { Err(Uncertain) }
}
