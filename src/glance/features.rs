//! The features by which two cores are nearest to each other, where it is clear which.

use super::lines::Lines;
use super::{SLACK, Straight, are_sound, bound};
use crate::exact::{Precision, Xy, either};
use crate::kernel::escape::Exit;
use crate::kernel::facing::{Beside, Facing};
use crate::kernel::gap::Nearest;
use crate::kernel::{Body, Core, Line};

/// How two cores lie to each other.
pub(crate) enum Features {
    /// They share no point.
    Apart(Nearest),
    /// They cross in the interior of both, and part through one side.
    Crossing(Exit),
}

/// The numbers of two shapes in `f32`, and how far they are apart: negative where they overlap.
#[inline(always)]
pub(crate) fn separation(a: &Body, b: &Body) -> Option<(Facing, f64)> {
    let facing = facing(&a.core, &b.core)?;
    let gap = facing.gap(a.radius + b.radius)?;
    are_sound(a, b).then_some((facing, gap))
}

/// Of the nearest pair, or of the side that crossing cores part through.
#[inline(always)]
fn facing(a: &Core, b: &Core) -> Option<Facing> {
    match (a, b) {
        (&Core::Point(a), &Core::Point(b)) => (a != b).then(|| Facing::of_points(a, b)),
        (Core::Straight(line), &Core::Point(point)) => beside(Straight::of(line)?, point, false),
        (&Core::Point(point), Core::Straight(line)) => {
            beside(Straight::of(line)?, point, false).map(|facing| facing.swapped_if(true))
        }
        (Core::Straight(a), Core::Straight(b)) => {
            let (a, b) = (Straight::of(a)?, Straight::of(b)?);
            let lines = Lines::new::<f32>(a, b);
            let crosses = lines.cross::<f32>()?;
            let number = lines.nearest_end::<f32>(crosses)?;
            // Tables select the end and the line, because a branch would be unpredictable.
            let end = [b.a, b.b, a.a, a.b][number & 3];
            let line_is_a = number < 2;
            let line = [b, a][usize::from(line_is_a)];
            beside(line, end, crosses).map(|facing| facing.swapped_if(!line_is_a).through_if(crosses))
        }
    }
}

/// From a line to a point that is clearly not on it, and clearly beside it or beyond one end; beside it where cores cross.
#[inline(always)]
fn beside(line: Straight, point: Xy, crosses: bool) -> Option<Facing> {
    let beside = Beside::new(line.a, line.b, point);
    let (beyond, slack) = (beside.beyond(), SLACK * beside.size);
    let is_off = (beside.across.abs() > slack) | (!crosses & (beyond > slack));
    let is_clear = is_off & (crosses | (beyond.abs() > slack));
    is_clear.then(|| beside.facing(crosses | (beyond < 0.0)))
}

/// For answers in `f64`, whose numbers the kernels compute from the features.
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
    // Tables select the end and the line, because a branch would be unpredictable.
    let end = [straight_b.a, straight_b.b, straight_a.a, straight_a.b][number & 3];
    let line = [b, a][usize::from(line_is_a)];
    if cross {
        Some(Features::Crossing(Exit::through(line, line_is_a, end, lines.is_left(number))))
    } else {
        nearest_on::<P>(line, end, line_is_a).map(Features::Apart)
    }
}
