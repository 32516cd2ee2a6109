//! A half-line beside a polygon is cut off behind the polygon. So it becomes a segment, and axes decide for it as for any
//! segment. But whether it meets a bare polygon is asked of the whole half-line: by the corners on each side of its line, or
//! by exact signs.
//!
//! Let o be the start, d the direction, q the vertices of the polygon, and r the largest |q − o|₁. The far end is o + e,
//! with e = 2ᵏ·d and |e|₁ > 4r, except for rounding. As |e|₁ ≤ √2·|e|, the far end is more than 2√2·r ahead of o along d,
//! and every q is at most r ahead. So the far end is no closest point: the segment has the same closest points as the
//! half-line, and meets the polygon where the half-line does.
//!
//! If they overlap, one side of the Minkowski difference gives the shortest translation. It is at most r long, because
//! moving the polygon across d by that much frees it. A side at the far end cannot be the shortest: its translation joins
//! the far end to a point of the polygon, and these are at least (2√2 − 1)·r apart, which is more than r. The Minkowski
//! difference with the whole half-line has exactly the other sides.
//!
//! e is exact, and o + e is rounded. Let ε = 2⁻⁵³ and M be as in [`nearest`](super::nearest), so that |e|₁ ≤ M. The error of
//! the far end is at most 32ε·|e|₁: if it may be larger, the kernels decide. With the rounding of the difference from o,
//! that of e is 33ε·|e|₁, and that of a product of e with a difference of two corners 66ε·|e|₁·M. For an edge f of the
//! polygon, the far end as a corner adds 32ε·|f|₁·M. With the 8ε·|e|₁·M of `nearest`, both are below the 128ε·|e|₁·M that
//! are allowed. Beside u = 2⁻²⁴ of the axes in `f32`, all this is negligible. If the rounded far end is off the line of the
//! half-line, neither an exact sign nor the grid test may use it. The exact sign of the distance between certain closest
//! features may still be used: the far end is not one of them, and their line is the whole half-line.

use super::careful_axes::Cornered;
use super::one_norm;
use crate::exact::{Arrow, Xy, greater, two_sum};
use crate::kernel::{Core, InflatedCore, Line};
use crate::shapes::sealed::HasCore;

/// A half-line that was cut off.
pub(super) struct CutLine {
    half_line: Line,
    end: Xy,
    radius: f64,
}

/// The half-line, cut off behind the polygon, and the polygon. `None` for other cores, and if a number is too large or too
/// small.
#[inline(never)]
pub(super) fn cut_off<'a>(half_line: &InflatedCore, polygon: &'a InflatedCore<'a>) -> Option<(CutLine, Cornered<'a>)> {
    let (&Core::Straight(line), Core::Convex(ring)) = (&half_line.core, &polygon.core) else { return None };
    if line.end.is_some() || ring.is_empty_box() {
        return None;
    }
    let end = line.end_behind(ring.vertices())?;
    let cut = CutLine { half_line: line, end, radius: half_line.radius };
    Some((cut, Cornered::new(polygon, ring.vertices())))
}

/// The same as cores, in either order. In a build with debug assertions, where all shapes are cores, code is small rather than
/// fast.
pub(super) fn cut_core_off<'a>(a: &InflatedCore<'a>, b: &InflatedCore<'a>) -> Option<[InflatedCore<'a>; 2]> {
    let cut = |half_line, polygon| cut_off(half_line, polygon).map(|(cut, _)| cut.core());
    cut(a, b).map(|a| [a, *b]).or_else(|| cut(b, a).map(|b| [*a, b]))
}

impl CutLine {
    fn core<'a>(&self) -> InflatedCore<'a> {
        let line = Line { end: Some(self.end), ..self.half_line };
        InflatedCore { core: Core::Straight(line), radius: self.radius }
    }
}

impl HasCore for CutLine {
    type Points = [f64; 2];
    type Scratch = ();
    const SCRATCH: () = ();
    const MOST_CORNERS: usize = 2;

    fn inflated_core<'a>(&'a self, (): &'a mut ()) -> InflatedCore<'a> {
        self.core()
    }

    #[inline]
    fn corner(&self, number: usize) -> [f64; 2] {
        let Xy { x, y } = if number == 1 { self.end } else { self.half_line.start };
        [x, y]
    }

    #[inline]
    fn radius(&self) -> f64 {
        self.radius
    }

    #[inline(always)]
    fn cut_half_line(&self) -> Option<Line> {
        Some(self.half_line)
    }
}

impl Line {
    /// A point of a half-line that is behind these points. `None` if it would be rounded by too much.
    fn end_behind(&self, points: &[Xy]) -> Option<Xy> {
        let (start, d) = (self.start, self.along.to());
        let r = points.iter().fold(0.0, |r, &q| greater(one_norm(q - start), r));
        // The largest power of two up to the quotient. For invalid input, or after an overflow or underflow, the test
        // below fails.
        let times = f64::from_bits((8.0 * r / one_norm(d)).to_bits() & f64::INFINITY.to_bits());
        // From the origin, a segment with its end at `along` would not tell that it was cut off.
        let times = if start == Xy::ZERO && times == 1.0 { 2.0 } else { times };
        let e = d.scaled(times);
        let ((x, rest_x), (y, rest_y)) = (two_sum(start.x, e.x), two_sum(start.y, e.y));
        let rest = one_norm(Xy::new(rest_x, rest_y));
        let is_close = (e.over(times) == d) & (rest <= 16.0 * f64::EPSILON * one_norm(e));
        is_close.then_some(Xy::new(x, y))
    }

    /// The half-line, if this line was made by cutting one off: `along` stays its direction. That of a segment leads from its
    /// start to its end.
    #[inline]
    pub(crate) fn uncut(&self) -> Option<Self> {
        self.end.filter(|&end| self.along != Arrow::between(self.start, end)).map(|_| Self { end: None, ..*self })
    }
}
