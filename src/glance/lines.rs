//! Two straight cores with two ends each, neither of them a half-line.
//!
//! With u and v along them and w twice the way from the middle of a to that of b, twice the way from the middle of a to the
//! ends of b is w ∓ v, and from the middle of b to those of a −w ∓ u. So all that is asked of the ends is made of six
//! products.

use super::squared::{Squared, greater, lesser, scaled_square};
use super::{SLACK, Straight, TINY, bound, is_clear, scale};
use crate::exact::{Precision, Xy};

/// The products u×z and u·z with an end's way z, as [`scaled_square`] takes them.
type Place = (f64, f64);

#[derive(Clone, Copy)]
pub(super) struct Lines {
    uu: f64,
    vv: f64,
    ww: f64,
    /// The ends of b, seen from a.
    from_a: [Place; 2],
    /// The ends of a, seen from b.
    from_b: [Place; 2],
    separation: f64,
    spread: f64,
}

impl Lines {
    #[inline(always)]
    pub(super) fn new<P: Precision>(a: Straight, b: Straight) -> Self {
        let (u, v) = (a.b - a.a, b.b - b.a);
        let w = (b.a - a.a) + (b.b - a.b);
        let (across, along) = (u.cross(v), u.dot(v));
        let ((c, s), (d, t)) = ((u.cross(w), u.dot(w)), (v.cross(w), v.dot(w)));
        Self {
            uu: scale::<P>(u),
            vv: scale::<P>(v),
            ww: w.length_squared(),
            from_a: [(c - across, s - along), (c + across, s + along)],
            from_b: [(across - d, -t - along), (-across - d, along - t)],
            separation: greater(c.abs(), d.abs()) - across.abs(),
            spread: spread(u, v, w),
        }
    }

    /// Whether they cross in the interior of both.
    ///
    /// That is where |u×w| < |u×v| and |v×w| < |u×v|: the middle of either lies nearer to the line of the other than its
    /// ends reach. The error of w makes one of 4u of the spread in a product, the product 4u more, u×v 4u, and their
    /// difference 2u.
    #[inline(always)]
    pub(super) fn cross<P: Precision>(&self) -> Option<bool> {
        let is_told = is_clear(self.separation, bound::<P>(SLACK * self.spread));
        is_told.then_some(self.separation.is_sign_negative())
    }

    /// The squared distance, unless they cross: two lines that do not are nearest in an end of one of them.
    ///
    /// Against the [`Squared`] of a point and a line, the terms of the error with |v| for a part of |z| add
    /// 2|u||v| ≤ |u|² + |v|² to |u|². Of two values the lesser is not bounded by one that has overflowed, nor a scale that
    /// underflows by anything: then all is NaN.
    #[inline(always)]
    pub(super) fn squared<P: Precision>(&self) -> Squared {
        let Self { uu, vv, from_a, from_b, .. } = *self;
        let least = |[(c, s), (d, t)]: [Place; 2], uu| lesser(scaled_square(c, s, uu), scaled_square(d, t, uu));
        let (to_a, to_b, scale) = (least(from_a, uu) * vv, least(from_b, vv) * uu, uu * vv);
        let is_lost = P::WIDE && !(to_a < f64::INFINITY && to_b < f64::INFINITY && scale > TINY);
        let scale = if is_lost { f64::NAN } else { scale };
        Squared { value: lesser(to_a, to_b), scale: 4.0 * scale, size: uu + vv }
    }

    /// The end that is nearest to the other line, or for lines that cross least beyond it: 0 and 1 are those of b, 2 and 3
    /// those of a.
    ///
    /// Where two ends face each other, each of them is. As |z|(|w| + |v| + |u|) ≤ 2.3·size, each of the four values has an
    /// error of at most 60u·size·|u|²|v|², and their differences 120u.
    #[inline(always)]
    pub(super) fn nearest_end<P: Precision>(&self, cross: bool) -> Option<usize> {
        let Self { uu, vv, from_a, from_b, .. } = *self;
        let square = |(c, t): Place, uu| if cross { c * c } else { scaled_square(c, t, uu) };
        let [p, q] = from_a.map(|end| square(end, uu) * vv);
        let [x, y] = from_b.map(|end| square(end, vv) * uu);
        let (i, j) = (usize::from(q < p), usize::from(y < x));
        let (of_b, of_a) = (lesser(p, q), lesser(x, y));
        let slack = bound::<P>(2.0 * SLACK * (self.size() * uu * vv));
        let differ = |p: f64, q: f64| (p - q).abs() > slack;
        let is_told = differ(p, q) & differ(x, y) & (differ(of_a, of_b) | !cross & self.face(i, j));
        is_told.then_some(if of_b < of_a { i } else { 2 + j })
    }

    /// Whether of the end `i` of b and the end `j` of a each is clearly beyond the other line, on the side of the other end.
    #[inline(always)]
    fn face(&self, i: usize, j: usize) -> bool {
        let ((_, s), (_, t)) = (self.from_a[i], self.from_b[j]);
        let least = SLACK * self.size();
        let are_beyond = (s.abs() - self.uu > least) & (t.abs() - self.vv > least);
        are_beyond & (usize::from(s > 0.0) == j) & (usize::from(t > 0.0) == i)
    }

    /// Whether the end of the number that [`nearest_end`](Self::nearest_end) gives is on the left of the other line.
    #[inline(always)]
    pub(super) fn is_left(&self, end: usize) -> bool {
        let ([(p, _), (q, _)], [(x, _), (y, _)]) = (self.from_a, self.from_b);
        [p, q, x, y][end & 3] > 0.0
    }

    #[inline(always)]
    fn size(&self) -> f64 {
        self.uu + self.vv + self.ww
    }
}

/// What no sum of two products, each of an x and a y of these vectors, exceeds: the product of the sums has them all.
#[inline(always)]
fn spread(u: Xy, v: Xy, w: Xy) -> f64 {
    let sum = |p: f64, q: f64, r: f64| p.abs() + q.abs() + r.abs();
    sum(u.x, v.x, w.x) * sum(u.y, v.y, w.y)
}
