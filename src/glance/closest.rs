//! The point of a segment that is nearest to another point.

use super::{SLACK, Straight};
use crate::exact::{Precision, Xy};
use crate::kernel::{Line, between_ends};

/// The nearest point of a bare line in `f32` to a `point` that is clearly not on it, without a branch.
#[inline(always)]
pub(crate) fn closest<P: Precision>(line: &Line, point: Xy) -> Option<Xy> {
    let Straight { a, b } = Straight::of(line)?;
    let (u, z) = (b - a, (point - a) + (point - b));
    let (t, c, uu) = (u.dot(z), u.cross(z), u.length_squared());
    let (beyond, slack) = (t.abs() - uu, SLACK * (z.length_squared() + uu));
    let is_clear = !P::WIDE & (beyond.abs() > slack) & ((c.abs() > slack) | (beyond > 0.0));
    is_clear.then(|| between_ends(a, b, point))
}
