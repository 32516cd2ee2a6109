//! The point of a segment that is nearest to another point.

use super::{SLACK, Straight};
use crate::exact::{Precision, Xy, either, precedes};
use crate::kernel::Line;

/// The nearest point of a bare line in `f32` to a `point` that is clearly not on it.
///
/// As in [`Line::foot`], but for the ends, and without a branch.
#[inline(always)]
pub(crate) fn closest<P: Precision>(line: &Line, point: Xy) -> Option<Xy> {
    let Straight { a, b } = Straight::of(line)?;
    let (u, v, w) = (b - a, point - a, point - b);
    let z = v + w;
    let (t, c, uu) = (u.dot(z), u.cross(z), u.length_squared());
    let beyond = t.abs() - uu;
    let slack = SLACK * (z.length_squared() + uu);
    if P::WIDE || !(beyond.abs() > slack && (c.abs() > slack || beyond > 0.0)) {
        return None;
    }
    let is_reversed = precedes(b, a);
    let (base, e) = (either(is_reversed, b, a), either(is_reversed, w, v));
    let foot = base + u.scaled(e.dot(u) / uu);
    Some(either(beyond < 0.0, foot, either(t > 0.0, b, a)))
}
