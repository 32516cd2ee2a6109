//! Where a ray enters a swollen core that it starts outside of.
//!
//! The formulas and the order of their operations are those of [`cast`](crate::kernel::cast), so that the bits are the same;
//! e leads from a corner of the core to the ray's start, d is its direction, s runs along the core.

use super::squared::Cores;
use super::{SLACK, Straight};
use crate::exact::{Precision, Xy, first, sqrt};
use crate::kernel::Core;

/// Where plain `f64` is known to suffice for a number: twice [`KEPT`](Precision::KEPT) for `f32`.
const KEPT: f64 = 2.0 / 1_048_576.0;

/// When a ray in `f32` meets the outline, and the unit normal there.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) t: f64,
    pub(crate) normal: Xy,
}

/// The entry of a ray along `d` in the points within `r` of the core, up to `max_t`. `Some(None)` where it misses.
#[inline(always)]
pub(crate) fn entry<P: Precision>(origin: Xy, d: Xy, max_t: f64, core: &Core, r: f64) -> Option<Option<Entry>> {
    if P::WIDE || !(r >= 0.0) {
        return None;
    }
    let entry = match core {
        &Core::Point(center) => circle(origin - center, d, r),
        Core::Straight(line) if r == 0.0 => segment(origin, d, Straight::of(line)?),
        Core::Straight(line) => {
            let (beyond, error) = Cores::new::<P>(core, &Core::Point(origin))?.squared.beyond(r);
            if beyond > error { stadium(origin, d, Straight::of(line)?, r) } else { None }
        }
    }?;
    match entry {
        Some(entry) => within(entry, max_t),
        None => Some(None).filter(|_| max_t >= 0.0),
    }
}

#[inline(always)]
fn within(entry: Entry, max_t: f64) -> Option<Option<Entry>> {
    let left = max_t - entry.t;
    let is_clear = left.abs() > KEPT * entry.t && max_t >= 0.0;
    is_clear.then_some((left > 0.0).then_some(entry))
}

/// Whether `value`, a product of two vectors with these squared lengths, keeps its precision.
#[inline(always)]
fn keeps(value: f64, uu: f64, vv: f64) -> bool {
    value * value > KEPT * KEPT * (uu * vv)
}

/// The value R²|u|² − c², where c = u×v, if it keeps its precision.
#[inline(always)]
fn depth(u: Xy, v: Xy, r: f64) -> (f64, bool) {
    let (p, q) = (u.x * v.y, u.y * v.x);
    let (c, magnitude) = ((p - q).abs(), p.abs() + q.abs());
    let within = (r * r) * u.length_squared();
    let depth = within - c * c;
    (depth, depth.abs() > KEPT * (magnitude * (c + KEPT * magnitude) + within))
}

#[inline(always)]
fn circle(e: Xy, d: Xy, r: f64) -> Option<Option<Entry>> {
    let (ee, dd, rr) = (e.length_squared(), d.length_squared(), r * r);
    let (heading, across) = (e.dot(d), d.cross(e));
    let (delta, is_clear) = depth(d, e, r);
    let outside = ee - rr;
    if !(is_clear && keeps(heading, ee, dd) && outside > KEPT * (ee + rr)) {
        return None;
    }
    if (heading > 0.0) | (delta < 0.0) {
        return Some(None);
    }
    if !(keeps(across, ee, dd) && rr > 0.0) {
        return None;
    }
    let root = sqrt(delta);
    let (t, over) = (outside / (root - heading), r * dd);
    let sum = Xy::new(d.x * -root - d.y * across, d.y * -root + d.x * across);
    Some(Some(Entry { t, normal: Xy::new(sum.x / over, sum.y / over) }))
}

#[inline(always)]
fn segment(origin: Xy, d: Xy, line: Straight) -> Option<Option<Entry>> {
    let Straight { a, b } = line;
    let s = b - a;
    let z = (a - origin) + (b - origin);
    let (ss, dd, zz) = (s.length_squared(), d.length_squared(), z.length_squared());
    let turn = d.cross(s);
    let misses = z.cross(d).abs() - turn.abs();
    // Twice what the error of `misses` may be.
    if !(misses * misses > SLACK * SLACK * 16.0 * (dd * (ss + zz)) && keeps(turn, dd, ss)) {
        return None;
    }
    let w = first(a, b) - origin;
    let distance = w.cross(s);
    if !keeps(distance, w.length_squared(), ss) {
        return None;
    }
    if (misses > 0.0) | ((distance < 0.0) != (turn < 0.0)) {
        return Some(None);
    }
    Some(Some(Entry { t: distance / turn, normal: beside(s, turn) }))
}

/// The unit normal of a line along s, the left one for a positive side.
#[inline(always)]
fn beside(s: Xy, side: f64) -> Xy {
    let (side, length) = (1.0_f64.copysign(side), sqrt(s.y * s.y + s.x * s.x));
    Xy::new(-s.y * side / length, s.x * side / length)
}

#[inline(always)]
fn stadium(origin: Xy, d: Xy, line: Straight, r: f64) -> Option<Option<Entry>> {
    let Straight { a, b } = line;
    let s = b - a;
    let (ea, eb) = (origin - a, origin - b);
    let (ss, dd, turn) = (s.length_squared(), d.length_squared(), d.cross(s));
    let length = sqrt(ss);
    // Where it enters the slab around the line, from the corners along s, times d×s.
    let slope = r * s.dot(d) * -1.0_f64.copysign(turn);
    let [near, far] = [ea, eb].map(|e| length * d.cross(e) + slope);
    let slack = 16.0 * SLACK * SLACK * (ss * dd) * (ea.length_squared() + ss + r * r);
    if !(near * near > slack && far * far > slack && keeps(turn, dd, ss)) {
        return None;
    }
    let [after_near, after_far] = [near, far].map(|height| (height < 0.0) == (turn < 0.0));
    if after_near == after_far {
        return circle(if after_near { eb } else { ea }, d, r);
    }
    let e = origin - first(a, b);
    let c = s.cross(e);
    let (inside, is_clear) = depth(s, e, r);
    if !(is_clear && keeps(c, e.length_squared(), ss)) {
        return None;
    }
    if (inside > 0.0) | ((c < 0.0) != (turn < 0.0)) {
        return Some(None);
    }
    let t = -inside / ((c.abs() + r * length) * turn.abs());
    Some(Some(Entry { t, normal: beside(s, turn) }))
}
