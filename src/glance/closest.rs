//! The point of a segment that is nearest to another.

use super::{SLACK, Straight};
use crate::exact::{Precision, Xy};
use crate::kernel::Line;

/// The nearest point of a bare line in `f32` to a `point` that is clearly not on it.
///
/// As in [`Line::foot`], but for the ends, and without a branch: of two vectors the one that is wanted is taken times 1,
/// and the other times 0.
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
    let last = f64::from(u8::from((b.x < a.x) | (b.x == a.x) & (b.y < a.y)));
    let (base, e) = (either(last, b, a), either(last, w, v));
    let foot = base + u.scaled(e.dot(u) / uu);
    let end = either(if t > 0.0 { 1.0 } else { 0.0 }, b, a);
    Some(either(if beyond < 0.0 { 1.0 } else { 0.0 }, foot, end))
}

/// `p` for a `choice` of 1, `q` for 0.
#[inline(always)]
fn either(choice: f64, p: Xy, q: Xy) -> Xy {
    p.scaled(choice) + q.scaled(1.0 - choice)
}
