use super::{Entry, Sight, circle, discriminant, keeps, side_normal};
use crate::exact::{Xy, first, sqrt};
use crate::glance::{SLACK, Straight};

/// Into a stadium, by one of its sides or caps.
///
/// The ray enters the slab around the line at the height of an end, or after it in the direction of s, where
/// |s|(d×e) − σR(s·d) has the sign of d×s = σ|d×s|; see [`compare_entry`](crate::kernel::cast::Edge::compare_entry). Its error
/// is at most 10u·|s||d|(|e| + R), and e no longer than the one from the start and s together: less than
/// `SLACK`·|s||d|·√(|e|² + |s|² + R²).
#[inline(always)]
pub(super) fn entry(origin: Xy, d: Xy, line: Straight, r: f64) -> Sight<Entry> {
    let Straight { a, b } = line;
    let (s, from_a, from_b) = (b - a, origin - a, origin - b);
    let (ss, dd, turn) = (s.length_squared(), d.length_squared(), d.cross(s));
    let slope = r * s.dot(d) * 1.0_f64.copysign(turn);
    let [start, end] = [from_a, from_b].map(|e| sqrt(ss) * d.cross(e) - slope);
    let slack = SLACK * SLACK * (ss * dd) * (from_a.length_squared() + ss + r * r);
    if !(start * start > slack && end * end > slack && keeps(turn, dd, ss)) {
        return Sight::Unclear;
    }
    match [start, end].map(|height| (height < 0.0) == (turn < 0.0)) {
        [true, true] => circle::entry(from_b, d, r),
        [false, false] => circle::entry(from_a, d, r),
        _ => through_side(origin - first(a, b), s, turn, r),
    }
}

/// Through the side that the ray comes from, if it has it before it.
#[inline(always)]
fn through_side(e: Xy, s: Xy, turn: f64, r: f64) -> Sight<Entry> {
    let (ss, across) = (s.length_squared(), s.cross(e));
    let (inside, is_clear) = discriminant(s, e, r);
    if !(is_clear && keeps(across, e.length_squared(), ss)) {
        return Sight::Unclear;
    }
    if (inside > 0.0) | ((across < 0.0) != (turn < 0.0)) {
        return Sight::Nothing;
    }
    let t = -inside / ((across.abs() + r * sqrt(ss)) * turn.abs());
    Sight::Clear(Entry { t, normal: side_normal(s, turn) })
}
