//! Where a ray in `f32` enters a swollen core that it starts outside of.
//!
//! The formulas and the order of their operations are those of [`cast`](crate::kernel::cast), so that the bits are the same,
//! wherever each sign is clear and each number keeps its precision as the kernels demand. d is the direction of the ray,
//! e leads to its start from a corner of the core, and s runs along the core.

mod circle;
mod segment;
mod stadium;

use super::Straight;
use super::squared::Cores;
use crate::exact::{Precision, Xy, sqrt};
use crate::kernel::Core;

/// Twice [`KEPT`](Precision::KEPT) for `f32`: what keeps this share of its terms, as they are computed here, keeps half of
/// it for the kernels, which compute theirs from other bounds or another end.
const KEPT: f64 = 2.0 / 1_048_576.0;

/// What a glance makes of a question with an answer or none.
pub(crate) enum Sight<T> {
    /// The kernels have to tell.
    Unclear,
    Nothing,
    Clear(T),
}

/// When the ray meets the outline, and the unit normal there.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) t: f64,
    pub(crate) normal: Xy,
}

/// The entry of a ray along `d`, up to `max_t`, in the points within `r` of the core.
#[inline(always)]
pub(crate) fn entry<P: Precision>(origin: Xy, d: Xy, max_t: f64, core: &Core, r: f64) -> Sight<Entry> {
    if P::WIDE || r.is_sign_negative() || !(0.0..=f64::INFINITY).contains(&max_t) {
        return Sight::Unclear;
    }
    match into_swollen(origin, d, core, r) {
        Sight::Clear(entry) => up_to(max_t, entry),
        other => other,
    }
}

#[inline(always)]
fn into_swollen(origin: Xy, d: Xy, core: &Core, r: f64) -> Sight<Entry> {
    let line = match core {
        &Core::Point(center) => return circle::entry(origin - center, d, r),
        Core::Straight(line) => Straight::of(line),
    };
    match (line, Cores::new::<f32>(core, &Core::Point(origin))) {
        (Some(line), _) if r == 0.0 => segment::entry(origin, d, line),
        (Some(line), Some(cores)) if cores.squared.is_beyond(r) => stadium::entry(origin, d, line, r),
        _ => Sight::Unclear,
    }
}

#[inline(always)]
fn up_to(max_t: f64, entry: Entry) -> Sight<Entry> {
    let left = max_t - entry.t;
    if left.abs() > KEPT * entry.t {
        if left > 0.0 { Sight::Clear(entry) } else { Sight::Nothing }
    } else {
        Sight::Unclear
    }
}

/// Whether `value`, a product of two vectors with these squared lengths, keeps its precision: its terms add up to no more
/// than the product of the lengths.
#[inline(always)]
fn keeps(value: f64, uu: f64, vv: f64) -> bool {
    value * value > KEPT * KEPT * (uu * vv)
}

/// R²|u|² − c² with c = u×v, and whether it keeps its precision: of the terms, c² counts as the sum of its magnitudes times
/// |c| and a little, as where the kernels measure a [`Side`](crate::exact::Side).
#[inline(always)]
fn discriminant(u: Xy, v: Xy, r: f64) -> (f64, bool) {
    let (p, q) = (u.x * v.y, u.y * v.x);
    let (c, magnitude) = ((p - q).abs(), p.abs() + q.abs());
    let within = (r * r) * u.length_squared();
    let value = within - c * c;
    (value, value.abs() > KEPT * (magnitude * (c + KEPT * magnitude) + within))
}

/// The unit normal of a line along s, the left one for a positive `side`.
#[inline(always)]
fn side_normal(s: Xy, side: f64) -> Xy {
    let scale = 1.0_f64.copysign(side) * (1.0 / sqrt(s.length_squared()));
    Xy::new(-s.y, s.x).scaled(scale)
}
