//! The sides of the Minkowski difference of two straight cores that are not parallel.

use core::cmp::Ordering;

use crate::exact::{Arrow, Cross, CrossSum, Dot, Farther, Measured, Polynomial, Precision, Real, Xy};
use crate::kernel::{Direction, Line};

/// One side of S.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exit {
    /// The core that the side is parallel to.
    pub(super) line: Line,
    pub(super) line_is_a: bool,
    /// `Greater` if the normal is the line's left one, `Less` if its right one.
    side: Ordering,
    /// The end of the other core that leaves last.
    pub(super) end: Xy,
}

impl Exit {
    pub(super) fn normal(&self) -> Direction {
        Direction::beside(self.line.along, self.side)
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

    /// |u×w|/|u|.
    pub(super) fn distance<P: Precision>(&self) -> Real<P> {
        self.across().value().abs() / self.line.along.reals().length()
    }

    /// The sign of n·`preferred`: of u×`preferred` for the left normal of u.
    fn heading(&self, preferred: Arrow) -> Ordering {
        let left = Cross(self.line.along, preferred).sign();
        if self.side == Ordering::Less { left.reverse() } else { left }
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

/// The left and right exit along `line` for the `other` core, without the farther one.
///
/// With k₁ and k₂ the values of u×w for the ends of `other`, one of them positive and one negative or one of them zero,
/// the core a is left behind on its left after −min(k₁, k₂)/|u|, on its right after max(k₁, k₂)/|u|; for b it is the
/// other way round, as it leaves and is not left. The sign of k₁ + k₂ tells which is less. The far end of a half-line
/// is at infinity.
pub(super) fn nearer_exits(line: &Line, other: &Line, line_is_a: bool) -> [Option<Exit>; 2] {
    let exit = |side, end| Some(Exit { line: *line, line_is_a, side, end });
    let start_is_left = match (line.side(other.start), other.end) {
        (Ordering::Equal, Some(end)) => line.side(end) == Ordering::Less,
        (Ordering::Equal, None) => Cross(line.along, other.along).sign() == Ordering::Less,
        (side, _) => side == Ordering::Greater,
    };
    // The end on a's right is the last to leave on its left.
    let to_start = if start_is_left == line_is_a { Ordering::Less } else { Ordering::Greater };
    let Some(end) = other.end else {
        return ordered(exit(to_start, other.start), None);
    };
    let arrows = [other.start, end].map(|point| Arrow::between(line.start, point));
    let sum = CrossSum(line.along, arrows).sign();
    let start_is_nearer = if start_is_left { sum.reverse() } else { sum };
    let from_start = exit(to_start, other.start).filter(|_| start_is_nearer != Ordering::Less);
    let from_end = exit(to_start.reverse(), end).filter(|_| start_is_nearer != Ordering::Greater);
    ordered(from_start, from_end)
}

/// The left exit first.
fn ordered(first: Option<Exit>, second: Option<Exit>) -> [Option<Exit>; 2] {
    let first_is_right = first.is_some_and(|exit| exit.side == Ordering::Less);
    let second_is_left = second.is_some_and(|exit| exit.side == Ordering::Greater);
    if first_is_right || second_is_left { [second, first] } else { [first, second] }
}

pub(super) fn nearest_side(exits: impl Iterator<Item = Exit>, preferred: Arrow) -> Option<Exit> {
    exits.reduce(|best, next| match next.compare_heading(&best, preferred) {
        Ordering::Greater => next,
        _ => best,
    })
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

/// The sign of a product, from those of its factors.
fn product(a: Ordering, b: Ordering) -> Ordering {
    match a {
        Ordering::Less => b.reverse(),
        Ordering::Equal => a,
        Ordering::Greater => b,
    }
}
