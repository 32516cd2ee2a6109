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
//! of the axes in `f32`, all this is negligible. If the rounded far end is off the line of the half-line, neither an exact
//! sign nor the grid test may use it. The distance of certain closest features may be asked: the far end is none of them, and
//! the whole half-line is their line.

use super::one_norm;
use crate::exact::{Arrow, Xy, greater, two_sum};
use crate::kernel::{Core, InflatedCore, Line};

/// The shapes, of which one is a half-line and the other a polygon, with the half-line cut off behind the polygon. `None` for
/// others, and if a number is too large or too small.
#[inline(never)]
pub(super) fn cut_off<'a>(a: &InflatedCore<'a>, b: &InflatedCore<'a>) -> Option<[InflatedCore<'a>; 2]> {
    match (&a.core, &b.core) {
        (Core::Straight(line), Core::Convex(ring)) => Some([a.with_line(line.cut_behind(ring.vertices())?), *b]),
        (Core::Convex(ring), Core::Straight(line)) => Some([*a, b.with_line(line.cut_behind(ring.vertices())?)]),
        _ => None,
    }
}

/// Leaves half-lines whole.
#[inline(always)]
pub(super) fn cut_nothing<'a>(_: &InflatedCore<'a>, _: &InflatedCore<'a>) -> Option<[InflatedCore<'a>; 2]> {
    None
}

impl InflatedCore<'_> {
    fn with_line(&self, line: Line) -> Self {
        Self { core: Core::Straight(line), ..*self }
    }
}

impl Line {
    /// The half-line with an end behind these points. `along` stays the direction; that of a segment leads to its
    /// `end`.
    fn cut_behind(&self, points: &[Xy]) -> Option<Self> {
        if self.end.is_some() {
            return None;
        }
        let (start, d) = (self.start, self.along.to());
        let r = points.iter().fold(0.0, |r, &q| greater(one_norm(q - start), r));
        // The largest power of two up to the quotient. For invalid input, or after an overflow or underflow, the test
        // below fails.
        let times = f64::from_bits((8.0 * r / one_norm(d)).to_bits() & f64::INFINITY.to_bits());
        let e = d.scaled(times);
        let ((x, rest_x), (y, rest_y)) = (two_sum(start.x, e.x), two_sum(start.y, e.y));
        let rest = one_norm(Xy::new(rest_x, rest_y));
        let is_close = (e.over(times) == d) & (rest <= 16.0 * f64::EPSILON * one_norm(e));
        is_close.then_some(Self { end: Some(Xy::new(x, y)), ..*self })
    }

    /// The half-line, if this is one that was cut off. The `along` of a segment leads from its start to its end. A half-line
    /// from the origin that was cut off exactly at `along` counts as a segment, which has the same numbers.
    #[inline(always)]
    pub(crate) fn uncut(&self) -> Option<Self> {
        self.end.filter(|&end| self.along != Arrow::between(self.start, end)).map(|_| Self { end: None, ..*self })
    }
}
