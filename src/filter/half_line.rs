//! A half-line beside a polygon, cut off behind it: a segment, about which axes decide as about any other.
//!
//! Let o be the start, d the direction, q the vertices of the polygon, and r the largest |q − o|₁. The far end is o + e, with
//! e = 2ᵏ·d and |e|₁ > 4r, but for rounding. As |e|₁ ≤ √2·|e|, the far end is 2√2·r ahead of o along d, and every q at most r.
//! So the far end is no closest point: the segment has the same closest points as the half-line, and meets the polygon where
//! the half-line does.
//!
//! If they overlap, one side of the Minkowski difference gives the shortest translation. It is at most r long, because
//! moving the polygon across d by that much frees it. A side at the far end cannot be the shortest: its translation joins
//! the far end to a point of the polygon, and these are at least (2√2 − 1)·r apart, which is more than r. The difference
//! with the half-line has all other sides, and no more.
//!
//! # Errors
//! e is exact, and o + e is rounded. Let ε = 2⁻⁵³ and M be as in [`nearest`](super::nearest), so that |e|₁ ≤ M. The error of
//! the far end is at most 32ε·|e|₁, or the kernels decide. With the rounding of the difference from o, that of e is 33ε·|e|₁,
//! and that of a product of e with a difference of two corners 66ε·|e|₁·M. For an edge f of the polygon, the far end as a
//! corner adds 32ε·|f|₁·M. With the 8ε·|e|₁·M of `nearest`, both are below the 128ε·|e|₁·M that are granted. Beside u = 2⁻²⁴
//! of the axes in `f32`, all this is negligible. But if the far end was rounded, no exact sign may be asked of it, nor
//! whether it is on a grid.

use super::distance::greater;
use crate::exact::{Xy, two_sum};
use crate::kernel::{Core, InflatedCore, Line};
use crate::shapes::sealed::HasCore;

/// A half-line that is cut off.
pub(super) struct CutHalfLine<'a> {
    shape: &'a InflatedCore<'a>,
    line: Line,
    far: Xy,
    is_exact: bool,
}

impl<'a> CutHalfLine<'a> {
    /// `None` unless the first shape is a half-line and the second one a polygon, and if a number is too large or too small.
    #[inline(never)]
    pub(super) fn cut_behind(shape: &'a InflatedCore<'a>, polygon: &InflatedCore) -> Option<Self> {
        let (Core::Straight(line @ Line { end: None, .. }), Core::Convex(ring)) = (shape.core, polygon.core) else {
            return None;
        };
        let (start, d) = (line.start, line.along.to());
        let r = ring.vertices().iter().fold(0.0, |r, &q| greater(sum_of_magnitudes(q - start), r));
        // The largest power of two up to the quotient. Of what is invalid, or overflows or underflows, e is not 2ᵏ·d.
        let times = f64::from_bits((8.0 * r / sum_of_magnitudes(d)).to_bits() & f64::INFINITY.to_bits());
        let e = d.scaled(times);
        let ((x, rest_x), (y, rest_y)) = (two_sum(start.x, e.x), two_sum(start.y, e.y));
        let (far, rest) = (Xy::new(x, y), sum_of_magnitudes(Xy::new(rest_x, rest_y)));
        let is_close = (e.over(times) == d) & (rest <= 16.0 * f64::EPSILON * sum_of_magnitudes(e));
        (is_close && polygon.corner_count() > 2).then_some(Self { shape, line, far, is_exact: rest == 0.0 })
    }
}

/// |v|₁.
fn sum_of_magnitudes(v: Xy) -> f64 {
    v.x.abs() + v.y.abs()
}

impl HasCore for CutHalfLine<'_> {
    type Points = [f64; 2];
    type Room = ();
    const ROOM: () = ();
    const MOST_CORNERS: usize = 2;

    fn inflated_core<'a>(&'a self, (): &'a mut ()) -> InflatedCore<'a> {
        *self.shape
    }

    #[inline(always)]
    fn corner(&self, number: usize) -> [f64; 2] {
        let Xy { x, y } = if number == 1 { self.far } else { self.line.start };
        [x, y]
    }

    #[inline(always)]
    fn radius(&self) -> f64 {
        self.shape.radius
    }

    #[inline(always)]
    fn cut_half_line(&self) -> Option<(&Line, bool)> {
        Some((&self.line, self.is_exact))
    }
}
