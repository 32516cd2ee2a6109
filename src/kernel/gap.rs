//! The nearest pair of points of two cores.

use core::cmp::Ordering;

use super::facing::Facing;
use super::{Core, Direction, Line, Region};
use crate::exact::{Arrow, Cross, Dot, Measured, Pair, Polynomial, Precision, Reach, Real, Side, Sum, Xy, precedes};

/// How two cores lie to each other.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Relation {
    /// Both are straight and cross inside both.
    Crossing(Line, Line),
    Facing(Nearest),
}

/// The nearest pair of points of two cores that do not cross, as the features that they lie on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Nearest {
    /// An end of each.
    Ends { a: Xy, b: Xy },
    /// An end of one, and a point inside the other, the line.
    Side { line: Line, end: Xy, line_is_a: bool },
}

impl Relation {
    /// With the nearest pair. Where there are many, because straight cores are parallel, the one with the
    /// lexicographically smallest end that takes part in any.
    #[inline(always)]
    pub(crate) fn between(a: &Core, b: &Core) -> Self {
        match (a, b) {
            (core, &Core::Point(b)) => Self::Facing(nearest_to(b, core, true)),
            (&Core::Point(a), core) => Self::Facing(nearest_to(a, core, false)),
            (Core::Straight(a), Core::Straight(b)) => between_lines(a, b),
        }
    }

    /// The distance of the cores, compared with `r`. Crossing cores are `Less`, even for a radius of zero.
    #[inline(always)]
    pub(crate) fn compare(&self, r: Sum) -> Ordering {
        match self {
            Self::Crossing(..) => Ordering::Less,
            Self::Facing(nearest) => nearest.compare(r),
        }
    }

    /// The nearest pair, if it is farther apart than `r`.
    #[inline(always)]
    pub(crate) fn apart(&self, r: Sum) -> Option<&Nearest> {
        match self {
            Self::Facing(nearest) if nearest.compare(r) == Ordering::Greater => Some(nearest),
            _ => None,
        }
    }
}

/// The nearest pair of a core and the point `end`.
#[inline(always)]
pub(crate) fn nearest_to(end: Xy, core: &Core, core_is_a: bool) -> Nearest {
    match core {
        &Core::Point(point) => ends(point, end, core_is_a),
        Core::Straight(line) => nearest_on(line, end, core_is_a),
    }
}

fn nearest_on(line: &Line, end: Xy, line_is_a: bool) -> Nearest {
    match line.region(end) {
        Region::Inside => Nearest::Side { line: *line, end, line_is_a },
        Region::End(own) => ends(own, end, line_is_a),
    }
}

#[inline(always)]
pub(crate) fn ends(own: Xy, other: Xy, own_is_a: bool) -> Nearest {
    if own_is_a { Nearest::Ends { a: own, b: other } } else { Nearest::Ends { a: other, b: own } }
}

/// Two straight cores that do not cross have a nearest pair with an end of one of them in it.
fn between_lines(a: &Line, b: &Line) -> Relation {
    if separates(a, b) && separates(b, a) {
        return Relation::Crossing(*a, *b);
    }
    let mut nearest: Option<(Xy, &Line, bool)> = None;
    for (line, other, line_is_a) in [(b, a, false), (a, b, true)] {
        for (end, inward) in other.ends() {
            if is_nearest(end, inward, line) && nearest.is_none_or(|(best, ..)| precedes(end, best)) {
                nearest = Some((end, line, line_is_a));
            }
        }
    }
    // There is one.
    let (end, line, line_is_a) = nearest.unwrap_or((a.start, b, false));
    Relation::Facing(nearest_on(line, end, line_is_a))
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
    /// The distance of the cores, compared with `r`.
    #[inline(always)]
    pub(crate) fn compare(&self, r: Sum) -> Ordering {
        match *self {
            Self::Ends { a, b } => Reach { v: Arrow::between(a, b), r }.sign(),
            Self::Side { line, end, .. } => Side { u: line.along, v: Arrow::between(line.start, end), r }.sign(),
        }
    }

    /// The point that the cores share, if they do: the smallest end on the other core.
    #[inline(always)]
    pub(crate) fn shared(&self) -> Option<Xy> {
        match *self {
            Self::Ends { a, b } => (a == b).then_some(a),
            Self::Side { line, end, .. } => (line.side(end) == Ordering::Equal).then_some(end),
        }
    }

    /// The distance of the cores minus `r`.
    #[inline(always)]
    pub(crate) fn gap<P: Precision>(&self, r: Sum) -> Real<P> {
        let plain = if P::WIDE { None } else { self.facing().gap(r.rounded()) };
        plain.map_or_else(|| self.exact_gap(r), Real::from_f64)
    }

    /// The distance does not depend on which of the two is a.
    fn facing(&self) -> Facing {
        match *self {
            Self::Ends { a, b } => Facing::of_points(a, b),
            Self::Side { line, end, .. } => Facing::beside(&line, end),
        }
    }

    /// Of ends, with v between them, |v| − R = (|v|² − R²)/(|v| + R); of a side along u and an end at v from it,
    /// |u×v|/|u| − R = ((u×v)² − R²|u|²)/(|u|(|u×v| + R|u|)). The numerators are known to relative precision, all else
    /// is a sum of non-negative terms: nothing cancels.
    fn exact_gap<P: Precision>(&self, r: Sum) -> Real<P> {
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
        }
    }

    /// The direction from a's point to b's, for cores that share none.
    #[inline(always)]
    pub(crate) fn normal(&self) -> Direction {
        match *self {
            Self::Ends { a, b } => Direction::Along(Arrow::between(a, b)),
            Self::Side { line, end, line_is_a } => {
                let side = line.side(end);
                Direction::beside(line.along, if line_is_a { side } else { side.reverse() })
            }
        }
    }

    /// The sign of the normal's product with `d`.
    pub(crate) fn heading(&self, d: Arrow) -> Ordering {
        match *self {
            Self::Ends { a, b } => Dot(Arrow::between(a, b), d).sign(),
            Self::Side { line, end, line_is_a } => {
                let left = Cross(line.along, d).sign();
                if (line.side(end) == Ordering::Less) == line_is_a { left.reverse() } else { left }
            }
        }
    }

    /// The points, of a and of b.
    #[inline(always)]
    pub(crate) fn points<P: Precision>(&self) -> [Pair<P>; 2] {
        match *self {
            Self::Ends { a, b } => [Pair::from_xy(a), Pair::from_xy(b)],
            Self::Side { line, end, line_is_a: true } => [line.foot(end), Pair::from_xy(end)],
            Self::Side { line, end, line_is_a: false } => [Pair::from_xy(end), line.foot(end)],
        }
    }
}
