//! The features of two cores that are nearest to each other, where it is clear which.

use super::squared::{beside, greater, lesser, spread};
use super::{SLACK, Straight, bound};
use crate::exact::{Precision, Xy, either};
use crate::kernel::escape::Exit;
use crate::kernel::gap::Nearest;
use crate::kernel::{Core, Line};

/// How two cores lie to each other.
pub(crate) enum Glimpse {
    /// They share no point.
    Facing(Nearest),
    /// They cross in the interior of both, and part through one side.
    Crossing(Exit),
}

#[inline(always)]
pub(crate) fn glimpse<P: Precision>(a: &Core, b: &Core) -> Option<Glimpse> {
    let facing = match (a, b) {
        (&Core::Point(a), &Core::Point(b)) => ((b - a).length_squared() > 0.0).then_some(Nearest::Ends { a, b }),
        (Core::Straight(line), &Core::Point(point)) => nearest_on::<P>(line, point, true),
        (&Core::Point(point), Core::Straight(line)) => nearest_on::<P>(line, point, false),
        (Core::Straight(a), Core::Straight(b)) => return of_lines::<P>(a, b),
    };
    facing.map(Glimpse::Facing)
}

#[inline(always)]
fn nearest_on<P: Precision>(line: &Line, end: Xy, line_is_a: bool) -> Option<Nearest> {
    let Straight { a, b } = Straight::of(line)?;
    let u = b - a;
    let z = (end - a) + (end - b);
    let (t, c, uu) = (u.dot(z), u.cross(z), u.length_squared());
    let beyond = t.abs() - uu;
    let slack = bound::<P>(SLACK * (z.length_squared() + uu));
    if !(beyond.abs() > slack && c.abs() > slack) {
        return None;
    }
    Some(if beyond < 0.0 {
        Nearest::Side { line: *line, end, line_is_a }
    } else {
        let own = either(t > 0.0, b, a);
        if line_is_a { Nearest::Ends { a: own, b: end } } else { Nearest::Ends { a: end, b: own } }
    })
}

/// The nearest end of one line to the other, or, if they cross, the end that is least beyond the other.
///
/// The four squared distances, times 4|u|²|v|², are compared with a slack for their errors. Two of them may be equal where
/// ends face each other, for then each is the nearest to the other line.
#[inline(always)]
fn of_lines<P: Precision>(a: &Line, b: &Line) -> Option<Glimpse> {
    let (s, t) = (Straight::of(a)?, Straight::of(b)?);
    let (u, v) = (s.b - s.a, t.b - t.a);
    let w = (t.a - s.a) + (t.b - s.b);
    let (uu, vv) = (u.length_squared(), v.length_squared());
    let (across, along) = (u.cross(v), u.dot(v));
    let ((c, h), (d, k)) = ((u.cross(w), u.dot(w)), (v.cross(w), v.dot(w)));
    let size = uu + vv + w.length_squared();
    let separation = greater(c.abs(), d.abs()) - across.abs();
    if !(separation.abs() > bound::<P>(SLACK * spread(u, v, w))) {
        return None;
    }
    // The ends of b from a, and those of a from b.
    let (to_a, to_b) = ([(c - across, h - along), (c + across, h + along)], [(across - d, -k - along), (-across - d, along - k)]);
    let crosses = separation < 0.0;
    let square = |(c, t): (f64, f64), uu: f64| if crosses { c * c } else { beside(c, t, uu) };
    let [p, q] = to_a.map(|end| square(end, uu) * vv);
    let [x, y] = to_b.map(|end| square(end, vv) * uu);
    let (i, j) = (usize::from(q < p), usize::from(y < x));
    let (of_a, of_b) = (lesser(p, q), lesser(x, y));
    let slack = bound::<P>(SLACK * (size * uu * vv));
    let apart = |p: f64, q: f64| (p - q).abs() > slack;
    let faces = |(_, t): (f64, f64), uu: f64| (t.abs() - uu > SLACK * size, usize::from(t > 0.0));
    let ((first, k), (second, l)) = (faces(to_a[i], uu), faces(to_b[j], vv));
    let same = first & second & (k == j) & (l == i) & !crosses;
    if !(apart(p, q) & apart(x, y) & (apart(of_a, of_b) | same)) {
        return None;
    }
    let line_is_a = of_a < of_b;
    let index = if line_is_a { i } else { 2 + j };
    let end = [t.a, t.b, s.a, s.b][index & 3];
    let line = [b, a][usize::from(line_is_a)];
    if crosses {
        let side = [to_a[0].0, to_a[1].0, to_b[0].0, to_b[1].0][index & 3];
        return Some(Glimpse::Crossing(Exit::through(line, line_is_a, end, side > 0.0)));
    }
    nearest_on::<P>(line, end, line_is_a).map(Glimpse::Facing)
}
