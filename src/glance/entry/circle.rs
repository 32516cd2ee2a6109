use super::{Entry, KEPT, Sight, discriminant, keeps};
use crate::exact::{Xy, sqrt};

/// Into a circle: with h = e·d and Δ = R²|d|² − (d×e)², a ray from outside misses where h > 0 or Δ < 0.
#[inline(always)]
pub(super) fn entry(e: Xy, d: Xy, r: f64) -> Sight<Entry> {
    let (ee, dd, rr) = (e.length_squared(), d.length_squared(), r * r);
    let (heading, outside) = (e.dot(d), ee - rr);
    let (delta, is_clear) = discriminant(d, e, r);
    if !(is_clear && keeps(heading, ee, dd) && outside > KEPT * (ee + rr)) {
        return Sight::Unclear;
    }
    if (heading > 0.0) | (delta < 0.0) {
        return Sight::Nothing;
    }
    let across = d.cross(e);
    if !(keeps(across, ee, dd) && r > 0.0) {
        return Sight::Unclear;
    }
    let root = sqrt(delta);
    Sight::Clear(Entry { t: outside / (root - heading), normal: normal(d, root, across, r * dd) })
}

/// (−√Δ·d + (d×e)·d′)/(R|d|²) with d′ = (−d.y, d.x).
#[inline(always)]
fn normal(d: Xy, root: f64, across: f64, over: f64) -> Xy {
    let sum = Xy::new(d.x * -root - d.y * across, d.y * -root + d.x * across);
    Xy::new(sum.x / over, sum.y / over)
}
