//! The sides of the Minkowski difference of two straight cores that are not parallel.

use core::cmp::Ordering;

use crate::exact::{Arrow, Cross, CrossSum, Dot, Farther, Measured, Pair, Polynomial, Precision, Real, Sum, Xy};
use crate::kernel::facing::Facing;
use crate::kernel::sign::product;
use crate::kernel::{Direction, Line};

/// One side of S.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exit {
    /// The core that the side is parallel to.
    line: Line,
    line_is_a: bool,
    /// `Greater` if the normal is the line's left one, `Less` if its right one.
    side: Ordering,
    /// The end of the other core that leaves last.
    end: Xy,
}

/// Sides of S at the same distance from 0, in canonical order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sides {
    pub(super) first: Exit,
    others: [Option<Exit>; 3],
}

impl Exit {
    /// By which the core with `end`, which is on the left of the other core's `line` or on its right, leaves it last.
    pub(crate) fn through(line: &Line, line_is_a: bool, end: Xy, is_left: bool) -> Self {
        // As a leaves b, and b is left by a, the normals are opposite.
        let side = if is_left == line_is_a { Ordering::Less } else { Ordering::Greater };
        Self { line: *line, line_is_a, side, end }
    }

    #[inline(always)]
    pub(crate) fn normal(&self) -> Direction {
        Direction::beside(self.line.along, self.side)
    }

    /// The points of the cores a and b that part last.
    #[inline(always)]
    pub(crate) fn points<P: Precision>(&self) -> [Pair<P>; 2] {
        let [foot, end] = [self.line.foot(self.end), Pair::from_xy(self.end)];
        if self.line_is_a { [foot, end] } else { [end, foot] }
    }

    fn across(&self) -> Cross {
        Cross(self.line.along, Arrow::between(self.line.base(), self.end))
    }

    pub(super) fn is_touching(&self) -> bool {
        self.line.side(self.end) == Ordering::Equal
    }

    /// h, compared with that of an exit along the other core.
    pub(super) fn compare(&self, other: &Self) -> Ordering {
        let [v, x] = [self, other].map(|exit| Arrow::between(exit.line.start, exit.end));
        Farther { u: self.line.along, v, w: other.line.along, x }.sign()
    }

    /// h + R.
    #[inline(always)]
    pub(crate) fn depth<P: Precision>(&self, r: Sum) -> Real<P> {
        let plain = if P::WIDE { None } else { self.facing().gap(r.rounded()) };
        plain.map_or_else(|| self.exact_depth(r), |gap| Real::from_f64(-gap))
    }

    /// The distance does not depend on which of the two is a.
    fn facing(&self) -> Facing {
        Facing::beside(&self.line, self.end).through_if(true)
    }

    /// |u×w|/|u| + R.
    fn exact_depth<P: Precision>(&self, r: Sum) -> Real<P> {
        self.across().value().abs() / self.line.along.reals().length() + r.real()
    }

    /// The sign of n·`preferred`: of u×`preferred` for the left normal of u.
    pub(super) fn heading(&self, preferred: Arrow) -> Ordering {
        let left = Cross(self.line.along, preferred).sign();
        if self.side == Ordering::Less { left.reverse() } else { left }
    }

    /// This one, or the `next` if its normal is nearer to `preferred`.
    pub(super) fn nearer_to(self, preferred: Arrow, next: Self) -> Self {
        if next.compare_heading(&self, preferred) == Ordering::Greater { next } else { self }
    }

    /// n·`preferred`, compared with that of another exit: by the signs, and if they agree, by
    /// (u×p)²/|u|² against (w×p)²/|w|².
    fn compare_heading(&self, other: &Self, preferred: Arrow) -> Ordering {
        let (own, others) = (self.heading(preferred), other.heading(preferred));
        if own != others {
            return own.cmp(&others);
        }
        let (u, w) = (self.line.along, other.line.along);
        let farther = Farther { u, v: preferred, w, x: preferred }.sign();
        if own == Ordering::Less { farther.reverse() } else { farther }
    }
}

impl Sides {
    /// The nearer of the two sides along `line`, or both.
    ///
    /// With k₁ and k₂ the values of u×w for the ends of `other`, one of them positive and one negative or one of them
    /// zero, the core a is left behind on its left after −min(k₁, k₂)/|u|, on its right after max(k₁, k₂)/|u|; for b it
    /// is the other way round, as it leaves and is not left. The sign of k₁ + k₂ tells which is less. The far end of a
    /// half-line is at infinity.
    pub(super) fn along(line: &Line, other: &Line, line_is_a: bool) -> Self {
        let exit = |side, end| Exit { line: *line, line_is_a, side, end };
        let start_is_left = starts_left(line, other);
        // The end on a's right is the last to leave on its left.
        let to_start = if start_is_left == line_is_a { Ordering::Less } else { Ordering::Greater };
        let from_start = exit(to_start, other.start);
        let Some(end) = other.end else {
            return Self::one(from_start);
        };
        let sum = CrossSum(line.along, [other.start, end].map(|point| Arrow::between(line.start, point))).sign();
        let from_end = exit(to_start.reverse(), end);
        match if start_is_left { sum } else { sum.reverse() } {
            Ordering::Less => Self::one(from_start),
            Ordering::Equal => Self::both(from_start, from_end),
            Ordering::Greater => Self::one(from_end),
        }
    }

    fn one(first: Exit) -> Self {
        Self { first, others: [None; 3] }
    }

    /// Those on either side of a line, the left one first.
    fn both(a: Exit, b: Exit) -> Self {
        let (left, right) = if a.side == Ordering::Greater { (a, b) } else { (b, a) };
        Self { first: left, others: [Some(right), None, None] }
    }

    /// The one or two sides along one core, and then those along the other.
    pub(super) fn and(self, next: Self) -> Self {
        Self { first: self.first, others: [self.others[0], Some(next.first), next.others[0]] }
    }

    pub(super) fn is_single(&self) -> bool {
        self.others.iter().all(Option::is_none)
    }

    /// That of each, but the least as computed: the order of the arguments is no matter.
    pub(super) fn depth<P: Precision>(&self, r: Sum) -> Real<P> {
        let others = self.others.iter().flatten();
        others.fold(self.first.depth(r), |least, side| least.min(side.depth(r)))
    }

    /// The one whose normal is nearest to `preferred`.
    pub(super) fn nearest_to(&self, preferred: Arrow) -> Exit {
        self.others.iter().flatten().fold(self.first, |best, next| best.nearer_to(preferred, *next))
    }
}

/// Whether `other`, which starts on one side of the line and ends on the other, or has one end on it, starts on the
/// left.
fn starts_left(line: &Line, other: &Line) -> bool {
    match (line.side(other.start), other.end) {
        (Ordering::Equal, Some(end)) => line.side(end) == Ordering::Less,
        (Ordering::Equal, None) => Cross(line.along, other.along).sign() == Ordering::Less,
        (side, _) => side == Ordering::Greater,
    }
}

/// Whether `preferred` points between the normals of two sides of a corner, m and n: m×n, m×p and p×n
/// agree, or vanish. (For p = −m, p×n = −m×n does not.)
///
/// For the left normals of u and w, m×n has the sign of u×w, m×p that of −u·p, and p×n that of w·p.
pub(super) fn is_between(a: &Exit, preferred: Arrow, b: &Exit) -> bool {
    let (u, w) = (a.line.along, b.line.along);
    let turn = product(Cross(u, w).sign(), product(a.side, b.side));
    let from_a = product(a.side, Dot(u, preferred).sign()).reverse();
    let to_b = product(b.side, Dot(w, preferred).sign());
    product(turn, from_a) != Ordering::Less && product(turn, to_b) != Ordering::Less
}
