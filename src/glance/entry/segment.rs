use super::{Entry, Sight, keeps, side_normal};
use crate::exact::{Xy, first};
use crate::glance::{SLACK, Straight};

/// Onto a bare segment. The ray's line crosses it where |z×d| < |d×s|, with z twice the way to its middle; the ray does if the
/// ends are ahead, that is if w×s has the sign of d×s, with w the way to an end.
///
/// The products err by at most 8u·|d|(|z| + |s|) together, which is less than `SLACK`·|d|·√(|z|² + |s|²).
#[inline(always)]
pub(super) fn entry(origin: Xy, d: Xy, line: Straight) -> Sight<Entry> {
    let Straight { a, b } = line;
    let (s, z, w) = (b - a, (a - origin) + (b - origin), first(a, b) - origin);
    let (ss, dd, turn) = (s.length_squared(), d.length_squared(), d.cross(s));
    let beside = z.cross(d).abs() - turn.abs();
    let ahead = w.cross(s);
    let is_clear = beside * beside > SLACK * SLACK * (dd * (ss + z.length_squared()));
    if !(is_clear && keeps(turn, dd, ss) && keeps(ahead, w.length_squared(), ss)) {
        return Sight::Unclear;
    }
    if (beside > 0.0) | ((ahead < 0.0) != (turn < 0.0)) {
        return Sight::Nothing;
    }
    Sight::Clear(Entry { t: ahead / turn, normal: side_normal(s, turn) })
}
