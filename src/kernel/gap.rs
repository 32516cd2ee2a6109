//! The nearest pair of points of two cores.

use core::cmp::Ordering;

use super::{Core, Direction, Line, Region};
use crate::exact::{Arrow, Cross, Dot, Measured, Pair, Polynomial, Precision, Reach, Real, Side, Sum, Xy, precedes};

/// The nearest pair of points of two cores, as the features that they lie on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Nearest {
    /// An end of each.
    Ends { a: Xy, b: Xy },
    /// An end of one, and a point inside the other, the line.
    Side { line: Line, end: Xy, line_is_a: bool },
    /// Both cores are straight and cross inside both.
    Crossing,
}

/// The nearest pair. Where there are many, because straight cores are parallel, the one with the lexicographically
/// smallest end that takes part in any.
#[inline(always)]
pub(crate) fn nearest(a: &Core, b: &Core) -> Nearest {
    match (a, b) {
        (&Core::Point(a), &Core::Point(b)) => Nearest::Ends { a, b },
        (Core::Straight(line), &Core::Point(end)) => to_end(line, end, true),
        (&Core::Point(end), Core::Straight(line)) => to_end(line, end, false),
        (Core::Straight(a), Core::Straight(b)) => between(a, b),
    }
}

fn to_end(line: &Line, end: Xy, line_is_a: bool) -> Nearest {
    match (line.region(end), line_is_a) {
        (Region::Inside, _) => Nearest::Side { line: *line, end, line_is_a },
        (Region::End(a), true) => Nearest::Ends { a, b: end },
        (Region::End(b), false) => Nearest::Ends { a: end, b },
    }
}

/// Two straight cores that do not cross have a nearest pair with an end of one of them in it.
fn between(a: &Line, b: &Line) -> Nearest {
    if separates(a, b) && separates(b, a) {
        return Nearest::Crossing;
    }
    let of_a = a.ends().map(|end| (end, b, false));
    let of_b = b.ends().map(|end| (end, a, true));
    let (end, line, line_is_a) = of_a
        .chain(of_b)
        .filter(|&((end, inward), line, _)| is_nearest(end, inward, line))
        .map(|((end, _), line, line_is_a)| (end, line, line_is_a))
        .reduce(|best, next| if precedes(next.0, best.0) { next } else { best })
        .unwrap_or((a.start, b, false));
    to_end(line, end, line_is_a)
}

/// Whether the ends of `other`, the far one at infinity for a half-line, lie strictly on either side of the whole line.
#[inline(always)]
fn separates(line: &Line, other: &Line) -> bool {
    let start = line.side(other.start);
    let to_end = other.end.map_or(other.along, |end| Arrow::between(line.start, end));
    start != Ordering::Equal && Cross(line.along, to_end).sign() == start.reverse()
}

/// Whether `end`, from which its own line runs `inward`, is in a nearest pair with its nearest point q on `line`.
///
/// Both cores are convex, so it is enough that no step inward leads nearer to q: `inward`·(`end` − q) ≥ 0. For q inside
/// the line along v, `end` − q is the perpendicular to v on the side that sign(v×(`end` − start)) tells.
fn is_nearest(end: Xy, inward: Arrow, line: &Line) -> bool {
    match line.region(end) {
        Region::End(q) => Dot(inward, Arrow::between(q, end)).sign() != Ordering::Less,
        Region::Inside => {
            let side = line.side(end);
            let step = Cross(line.along, inward).sign();
            side == Ordering::Equal || step == Ordering::Equal || side == step
        }
    }
}

impl Nearest {
    /// The distance of the cores, compared with `r`. Crossing cores are `Less`, even for a radius of zero.
    #[inline(always)]
    pub(crate) fn compare(&self, r: Sum) -> Ordering {
        match *self {
            Self::Ends { a, b } => Reach { v: Arrow::between(a, b), r }.sign(),
            Self::Side { line, end, .. } => Side { u: line.along, v: Arrow::between(line.start, end), r }.sign(),
            Self::Crossing => Ordering::Less,
        }
    }

    /// Whether the cores have a point in common.
    #[inline(always)]
    pub(crate) fn is_meeting(&self) -> bool {
        matches!(self, Self::Crossing) || self.shared().is_some()
    }

    /// The point that cores share which do not cross: the smallest end on the other core.
    #[inline(always)]
    pub(crate) fn shared(&self) -> Option<Xy> {
        match *self {
            Self::Ends { a, b } => (a == b).then_some(a),
            Self::Side { line, end, .. } => (line.side(end) == Ordering::Equal).then_some(end),
            Self::Crossing => None,
        }
    }

    /// The distance of the cores minus `r`, for cores that do not cross.
    ///
    /// Of ends, with v between them, |v| − R = (|v|² − R²)/(|v| + R); of a side along u and an end at v from it,
    /// |u×v|/|u| − R = ((u×v)² − R²|u|²)/(|u|(|u×v| + R|u|)). The numerators are known to relative precision, all else
    /// is a sum of non-negative terms: nothing cancels.
    pub(crate) fn gap<P: Precision>(&self, r: Sum) -> Real<P> {
        match *self {
            Self::Ends { a, b } => {
                let v = Arrow::between(a, b);
                Reach { v, r }.value() / (v.reals().length() + r.real())
            }
            Self::Side { line, end, .. } => {
                let (u, v) = (line.along, Arrow::between(line.base(), end));
                let length = u.reals().length();
                let across = Cross(u, v).value().abs();
                Side { u, v, r }.value() / (length * (across + r.real() * length))
            }
            Self::Crossing => -r.real(),
        }
    }

    /// The direction from a's point to b's, for cores that share none.
    pub(crate) fn normal(&self) -> Direction {
        match *self {
            Self::Ends { a, b } => Direction::Along(Arrow::between(a, b)),
            Self::Side { line, end, line_is_a } => {
                let side = line.side(end);
                Direction::beside(line.along, if line_is_a { side } else { side.reverse() })
            }
            Self::Crossing => Direction::X,
        }
    }

    /// The points, of a and of b, for cores that do not cross.
    pub(crate) fn points<P: Precision>(&self) -> [Pair<P>; 2] {
        match *self {
            Self::Ends { a, b } => [Pair::from_xy(a), Pair::from_xy(b)],
            Self::Side { line, end, line_is_a: true } => [line.foot(end), Pair::from_xy(end)],
            Self::Side { line, end, line_is_a: false } => [Pair::from_xy(end), line.foot(end)],
            Self::Crossing => [Pair::from_xy(Xy::ZERO); 2],
        }
    }
}
