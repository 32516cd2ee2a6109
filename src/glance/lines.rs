//! Two straight cores.
//!
//! With u and v along them and w twice the way from the middle of a to that of b, twice the way from the middle of a to the
//! ends of b is w ∓ v, and from the middle of b to those of a −w ∓ u. So all that is asked of the ends is made of six
//! products. Of a half-line the start is taken for the middle, and for both ends.

use super::squared::{Squared, greater, lesser, scaled_square};
use super::{SLACK, TINY, bound, is_clear, scale};
use crate::exact::Precision;
use crate::kernel::Straight;

/// An end, as the other line sees it.
#[derive(Clone, Copy)]
struct Place {
    /// u×z, with z twice the way to the end from the middle of the line along u.
    across: f64,
    /// How far it is [beyond](Straight::beyond) the nearer end of that line, and whether that is the far one.
    beyond: f64,
    is_far: bool,
}

#[derive(Clone, Copy)]
pub(super) struct Lines {
    uu: f64,
    vv: f64,
    ww: f64,
    /// Whether a and b have an end.
    ends: [bool; 2],
    /// The ends of b, seen from a.
    from_a: [Place; 2],
    /// The ends of a, seen from b.
    from_b: [Place; 2],
    separation: f64,
    /// Whether it is clear how the lines turn, if that matters.
    turns: bool,
}

impl Lines {
    #[inline(always)]
    pub(super) fn new<P: Precision>(a: Straight, b: Straight) -> Self {
        let (u, v) = (a.u, b.u);
        let w = (b.start - a.start) + (b.far - a.far);
        let [uu, vv] = [u, v].map(scale::<P>);
        let (across, along) = (u.cross(v), u.dot(v));
        let ((c, s), (d, t)) = ((u.cross(w), u.dot(w)), (v.cross(w), v.dot(w)));
        let from_a = |across, t| Place { across, beyond: a.beyond(t, uu), is_far: a.is_segment & (t > 0.0) };
        let from_b = |across, t| Place { across, beyond: b.beyond(t, vv), is_far: b.is_segment & (t > 0.0) };
        let separation = greater(b.excess(c, across), a.excess(d, across));
        let (ww, ends) = (w.length_squared(), [a.is_segment, b.is_segment]);
        Self {
            uu,
            vv,
            ww,
            ends,
            from_a: if ends[1] {
                [from_a(c - across, s - along), from_a(c + across, s + along)]
            } else {
                [from_a(c, s); 2]
            },
            from_b: if ends[0] {
                [from_b(across - d, -t - along), from_b(-across - d, along - t)]
            } else {
                [from_b(-d, -t); 2]
            },
            separation,
            turns: ends == [true; 2] || is_clear(across, bound::<P>(SLACK * (uu + vv + ww))),
        }
    }

    /// Whether they cross in the interior of both.
    ///
    /// That is where both lines have points on either side of the other: see [`excess`](Straight::excess). With S = |u| + |v| +
    /// |w|, no sum of two products of components exceeds S²/2. The error of w makes one of 4u·S²/2 in u×w, the product 4u more,
    /// u×v 4u, and their difference 2u: 14u·S²/2 in all, which is at most 21u·(|u|² + |v|² + |w|²).
    #[inline(always)]
    pub(super) fn cross<P: Precision>(&self) -> Option<bool> {
        let is_told = is_clear(self.separation, bound::<P>(SLACK * self.size())) & self.turns;
        is_told.then_some(self.separation.is_sign_negative())
    }

    /// The squared distance; for lines that `cross`, that of the end that is least beyond the other line. Two lines that do
    /// not cross are nearest in an end of one of them.
    ///
    /// Against the [`Squared`] of a point and a line, the terms of the error with |v| for a part of |z| add
    /// 2|u||v| ≤ |u|² + |v|² to |u|². Where a half-line is, or lines cross, |z| is at most |w| + |v|. Of two values the lesser
    /// is not bounded by one that has overflowed, nor a scale that underflows by anything: then all is NaN.
    #[inline(always)]
    pub(super) fn squared<P: Precision>(&self) -> Squared {
        let Self { uu, vv, ww, ends, .. } = *self;
        let [to_a, to_b] = self.squares(false).map(|[p, q]| lesser(p, q));
        let scale = uu * vv;
        let is_lost = P::WIDE && !(to_a < f64::INFINITY && to_b < f64::INFINITY && scale > TINY);
        let scale = if is_lost { f64::NAN } else { scale };
        let share = |is_segment, square| if is_segment { square } else { ww };
        // In `f64` with all of them, whose share in the bound exceeds what underflows.
        let size = if P::WIDE { self.size() } else { share(ends[0], uu) + share(ends[1], vv) };
        Squared { value: lesser(to_a, to_b), scale: 4.0 * scale, size }
    }

    /// 4|u|²|v|² times the squared distances of the ends of b from a, and of those of a from b; where they `cross`, those from
    /// the whole lines.
    #[inline(always)]
    fn squares(&self, cross: bool) -> [[f64; 2]; 2] {
        let square = |place: Place| {
            if cross { place.across * place.across } else { scaled_square(place.across, place.beyond) }
        };
        [self.from_a.map(|end| square(end) * self.vv), self.from_b.map(|end| square(end) * self.uu)]
    }

    /// The least distance of an end of lines that cross from the other line, which it is beyond.
    #[inline(always)]
    pub(super) fn least_beyond(&self) -> Squared {
        let [to_a, to_b] = self.squares(true).map(|[p, q]| lesser(p, q));
        Squared { value: lesser(to_a, to_b), scale: 4.0 * self.uu * self.vv, size: self.size() }
    }

    /// The end that is nearest to the other line, or for lines that cross least beyond it: 0 and 1 are those of b, 2 and 3
    /// those of a.
    ///
    /// Where two ends face each other, each of them is. As |z|(|w| + |v| + |u|) ≤ 2.3·size, each of the four values has an
    /// error of at most 60u·size·|u|²|v|², and their differences 120u.
    #[inline(always)]
    pub(super) fn nearest_end<P: Precision>(&self, cross: bool) -> Option<usize> {
        let [[p, q], [x, y]] = self.squares(cross);
        let (i, j) = (usize::from(q < p), usize::from(y < x));
        let (of_b, of_a) = (lesser(p, q), lesser(x, y));
        let slack = bound::<P>(2.0 * SLACK * (self.size() * self.uu * self.vv));
        let differ = |p: f64, q: f64| (p - q).abs() > slack;
        let [has_a, has_b] = self.ends;
        let is_told =
            (!has_b | differ(p, q)) & (!has_a | differ(x, y)) & (differ(of_a, of_b) | !cross & self.face(i, j));
        is_told.then_some(if of_b < of_a { i } else { 2 + j })
    }

    /// Whether of the end `i` of b and the end `j` of a each is clearly beyond the other line, on the side of the other end.
    #[inline(always)]
    fn face(&self, i: usize, j: usize) -> bool {
        let (of_b, of_a) = (self.from_a[i], self.from_b[j]);
        let least = SLACK * self.size();
        let are_beyond = (of_b.beyond > least) & (of_a.beyond > least);
        are_beyond & (usize::from(of_b.is_far) == j) & (usize::from(of_a.is_far) == i)
    }

    #[inline(always)]
    fn size(&self) -> f64 {
        self.uu + self.vv + self.ww
    }
}
