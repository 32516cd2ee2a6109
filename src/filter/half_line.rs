//! A half-line beside a polygon, cut off behind it: a segment, about which axes decide as about any other.
//!
//! Let o be the start, d the direction and q the vertices of the polygon. The far end is o + e, with e = 2ᵏ·d and
//! |e|₁ > 4r, where r is the largest |q − o|₁. As |e|₁ ≤ √2·|e|, the far end is 2√2·r ahead of o along d, and every q at
//! most r. So the far end is no closest point: the segment has the same closest points as the half-line, and meets the
//! polygon where the half-line does.
//!
//! If they overlap, one side of the Minkowski difference tells the shortest way out. It is at most r long, because a way
//! across d takes all q from the half-line. No side at the far end can have the shortest: that way leads from the far end
//! to a point of the polygon, and the two are at least (2√2 − 1)·r apart. The half-line has all other sides, and no more.
//!
//! # Errors
//! e is exact, and o + e is rounded. With ε = 2⁻⁵³, its error is at most 2ε·|e|₁, or the kernels decide. This adds 3ε·|e|₁
//! to a vector along the segment, and at most 6ε·|e|₁·M to a product with it. Together with the 8ε·|e|₁·M of
//! [`nearest`](super::nearest), it is far below the 128ε·|e|₁·M that are granted. In `f32`, it is nothing.
//! But no exact sign may be asked of the far end if it was rounded, nor whether it is on a grid.

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
    pub(super) fn beside(shape: &'a InflatedCore<'a>, polygon: &InflatedCore) -> Option<Self> {
        let (Core::Straight(line @ Line { end: None, .. }), Core::Convex(ring)) = (shape.core, polygon.core) else {
            return None;
        };
        let (start, d) = (line.start, line.along.to());
        let reach = ring.vertices().iter().fold(0.0, |reach, &q| greater(size(q - start), reach));
        // The power of two is more than half of the quotient.
        let times = f64::from_bits((8.0 * reach / size(d)).to_bits() & f64::INFINITY.to_bits());
        let e = d.scaled(times);
        let ((x, rest_x), (y, rest_y)) = (two_sum(start.x, e.x), two_sum(start.y, e.y));
        let (far, rest) = (Xy::new(x, y), size(Xy::new(rest_x, rest_y)));
        let is_close = (e.over(times) == d) & (rest <= f64::EPSILON * size(e));
        (is_close && polygon.corner_count() > 2).then_some(Self { shape, line, far, is_exact: rest == 0.0 })
    }
}

/// |v|₁.
fn size(v: Xy) -> f64 {
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
    fn half_line(&self) -> Option<(&Line, bool)> {
        Some((&self.line, self.is_exact))
    }
}
