//! The features by which two cores are nearest to each other, where it is clear which: the kernels compute from them.

use super::lines::Lines;
use super::{SLACK, Sight, Straight, bound, overlap};
use crate::exact::{Precision, Xy, either};
use crate::kernel::escape::Exit;
use crate::kernel::gap::Nearest;
use crate::kernel::{Body, Core, Line};

/// How two cores lie to each other.
pub(crate) enum Features {
    /// They share no point.
    Apart(Nearest),
    /// They cross in the interior of both, and part through one side.
    Crossing(Exit),
}

/// The nearest pair of points of shapes that are apart.
#[inline(always)]
pub(crate) fn facing<P: Precision>(a: &Body, b: &Body) -> Sight<Nearest> {
    match (overlap::<P>(a, b, a.radius + b.radius), features::<P>(&a.core, &b.core)) {
        (Some(true), _) => Sight::Nothing,
        (Some(false), Some(Features::Apart(nearest))) => Sight::Clear(nearest),
        _ => Sight::Unclear,
    }
}

#[inline(always)]
pub(crate) fn features<P: Precision>(a: &Core, b: &Core) -> Option<Features> {
    let nearest = match (a, b) {
        (&Core::Point(a), &Core::Point(b)) => ((b - a).length_squared() > 0.0).then_some(Nearest::Ends { a, b }),
        (Core::Straight(line), &Core::Point(point)) => nearest_on::<P>(line, point, true),
        (&Core::Point(point), Core::Straight(line)) => nearest_on::<P>(line, point, false),
        (Core::Straight(a), Core::Straight(b)) => return of_lines::<P>(a, b),
    };
    nearest.map(Features::Apart)
}

/// For an end that is clearly beside the line, and clearly on one side of it.
#[inline(always)]
fn nearest_on<P: Precision>(line: &Line, end: Xy, line_is_a: bool) -> Option<Nearest> {
    let Straight { a, b } = Straight::of(line)?;
    let (u, z) = (b - a, (end - a) + (end - b));
    let (t, c, uu) = (u.dot(z), u.cross(z), u.length_squared());
    let (beyond, slack) = (t.abs() - uu, bound::<P>(SLACK * (z.length_squared() + uu)));
    if !(beyond.abs() > slack && c.abs() > slack) {
        return None;
    }
    if beyond < 0.0 {
        return Some(Nearest::Side { line: *line, end, line_is_a });
    }
    let own = either(t > 0.0, b, a);
    Some(if line_is_a { Nearest::Ends { a: own, b: end } } else { Nearest::Ends { a: end, b: own } })
}

#[inline(always)]
fn of_lines<P: Precision>(a: &Line, b: &Line) -> Option<Features> {
    let (straight_a, straight_b) = (Straight::of(a)?, Straight::of(b)?);
    let lines = Lines::new::<P>(straight_a, straight_b);
    let cross = lines.cross::<P>()?;
    let number = lines.nearest_end::<P>(cross)?;
    let line_is_a = number < 2;
    // Looked up, for no processor foresees which.
    let end = [straight_b.a, straight_b.b, straight_a.a, straight_a.b][number & 3];
    let line = [b, a][usize::from(line_is_a)];
    if cross {
        Some(Features::Crossing(Exit::through(line, line_is_a, end, lines.is_left(number))))
    } else {
        nearest_on::<P>(line, end, line_is_a).map(Features::Apart)
    }
}
