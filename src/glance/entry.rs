//! Where a ray in `f32` enters a swollen core that it starts outside of, and where it leaves one.
//!
//! Here only signs are told, each with its error; [`plain`] computes the numbers. d is the direction of the ray, e leads to
//! its start from a corner of the core, and s runs along the core.

use super::squared::Cores;
use super::{SLACK, Straight};
use crate::exact::{Precision, Xy, first, sqrt};
use crate::kernel::cast::plain::{self, Passage};
use crate::kernel::{Core, Line};

/// Twice [`KEPT`](Precision::KEPT) for `f32`: a `t` that differs from the limit by this share of it is on one side of it.
const NEAR: f64 = 2.0 * <f32 as Precision>::KEPT;

/// What a glance makes of a question with an answer or none.
pub(crate) enum Sight<T> {
    /// The kernels have to tell.
    Unclear,
    Nothing,
    Clear(T),
}

impl<T> Sight<T> {
    #[inline(always)]
    fn of(answer: Option<T>) -> Self {
        answer.map_or(Self::Unclear, Self::Clear)
    }
}

/// The part of a path in a swollen core.
pub(crate) struct Inside {
    pub(crate) enter: Option<Passage>,
    pub(crate) exit: Option<Passage>,
    pub(crate) single: bool,
}

/// The entry of a ray along `d`, up to `max_t`, in the points within `r` of the core.
#[inline(always)]
pub(crate) fn entry<P: Precision>(origin: Xy, d: Xy, max_t: f64, core: &Core, r: f64) -> Sight<Passage> {
    if P::WIDE || r.is_sign_negative() || !(0.0..=f64::INFINITY).contains(&max_t) {
        return Sight::Unclear;
    }
    let line = match core {
        &Core::Point(center) => return up_to(max_t, into_circle(origin - center, d, r)),
        Core::Straight(line) => Straight::of(line),
    };
    match (line, Cores::new::<f32>(core, &Core::Point(origin))) {
        (Some(line), _) if r == 0.0 => up_to(max_t, onto_segment(origin, d, line)),
        (Some(line), Some(cores)) if cores.squared.is_beyond(r) => up_to(max_t, into_stadium(origin, d, line, r)),
        _ => Sight::Unclear,
    }
}

#[inline(always)]
fn up_to(max_t: f64, entry: Sight<Passage>) -> Sight<Passage> {
    let Sight::Clear(passage) = entry else {
        return entry;
    };
    let left = max_t - passage.t;
    if left.abs() > NEAR * passage.t { if left > 0.0 { entry } else { Sight::Nothing } } else { Sight::Unclear }
}

/// Into a circle: with h = e·d and Δ = R²|d|² − (d×e)², a ray from outside misses where h > 0 or Δ < 0. Where Δ > 0 and the
/// start is clearly outside, h is clear: see [`plain::into_circle`].
#[inline(always)]
fn into_circle(e: Xy, d: Xy, r: f64) -> Sight<Passage> {
    match (plain::outside(e, r), plain::discriminant(d, e, r)) {
        (Some(outside), Some(delta)) if outside > 0.0 => {
            if (delta < 0.0) | (e.dot(d) > 0.0) {
                Sight::Nothing
            } else {
                Sight::of(plain::into_circle(e, d, r))
            }
        }
        _ => Sight::Unclear,
    }
}

/// Onto a bare segment. The ray's line crosses it where |z×d| < |d×s|, with z twice the way to its middle; the ray does if the
/// ends are ahead, that is if w×s has the sign of d×s, with w the way to an end.
///
/// The products err by at most 8u·|d|(|z| + |s|) together, which is less than `SLACK`·|d|·√(|z|² + |s|²).
#[inline(always)]
fn onto_segment(origin: Xy, d: Xy, line: Straight) -> Sight<Passage> {
    let Straight { a, b } = line;
    let (s, z, w) = (b - a, (a - origin) + (b - origin), first(a, b) - origin);
    let (Some(turn), Some(ahead)) = (plain::product(d, s), plain::product(w, s)) else {
        return Sight::Unclear;
    };
    let beside = z.cross(d).abs() - turn.abs();
    if beside * beside > SLACK * SLACK * (d.length_squared() * (s.length_squared() + z.length_squared())) {
        if (beside > 0.0) | ((ahead < 0.0) != (turn < 0.0)) {
            return Sight::Nothing;
        }
        return Sight::of(plain::across_edge(w, s, d));
    }
    Sight::Unclear
}

/// What of a stadium a ray meets: a cap, whose centre is as far from the ray's start as the vector says, or a side.
enum Part {
    Cap(Xy),
    Side,
}

/// The part by which a ray enters a stadium, or leaves it if `leaves`.
///
/// The ray enters the slab around the line at the height of an end, or after it in the direction of s, where
/// |s|(d×e) − σR(s·d) has the sign of d×s = σ|d×s|; see [`compare_entry`](crate::kernel::cast::Edge::compare_entry). It
/// leaves where it enters backward: with + in place of −. The error is at most 10u·|s||d|(|e| + R), and e no longer than
/// the one from the start and s together: less than `SLACK`·|s||d|·√(|e|² + |s|² + R²).
#[inline(always)]
fn part(origin: Xy, d: Xy, line: Straight, r: f64, leaves: bool) -> Option<Part> {
    let Straight { a, b } = line;
    let (s, from_a, from_b) = (b - a, origin - a, origin - b);
    let (ss, turn) = (s.length_squared(), plain::product(d, s)?);
    let slope = r * s.dot(d) * 1.0_f64.copysign(if leaves { -turn } else { turn });
    let [start, end] = [from_a, from_b].map(|e| sqrt(ss) * d.cross(e) - slope);
    let slack = SLACK * SLACK * (ss * d.length_squared()) * (from_a.length_squared() + ss + r * r);
    if !(start * start > slack && end * end > slack) {
        return None;
    }
    Some(match [start, end].map(|height| (height < 0.0) == (turn < 0.0)) {
        [true, true] => Part::Cap(from_b),
        [false, false] => Part::Cap(from_a),
        _ => Part::Side,
    })
}

#[inline(always)]
fn into_stadium(origin: Xy, d: Xy, line: Straight, r: f64) -> Sight<Passage> {
    match part(origin, d, line, r, false) {
        Some(Part::Cap(e)) => into_circle(e, d, r),
        Some(Part::Side) => into_side(origin - first(line.a, line.b), line.b - line.a, d, r),
        None => Sight::Unclear,
    }
}

/// Through the side that the ray comes from, if it has it before it. A start in the slab, but outside of the stadium, is past
/// that side.
#[inline(always)]
fn into_side(e: Xy, s: Xy, d: Xy, r: f64) -> Sight<Passage> {
    match (plain::discriminant(s, e, r), plain::product(s, e)) {
        (Some(inside), Some(across)) if (inside > 0.0) | ((across < 0.0) != (d.cross(s) < 0.0)) => Sight::Nothing,
        (Some(_), Some(_)) => Sight::of(plain::into_slab(e, s, d, r)),
        _ => Sight::Unclear,
    }
}

/// The part of a path in the points within `r` of the core.
#[inline(always)]
pub(crate) fn inside<P: Precision>(path: &Line, core: &Core, r: f64) -> Sight<Inside> {
    let (origin, d) = (path.start, path.along.rounded());
    let max_t = if path.end.is_some() { 1.0 } else { f64::INFINITY };
    if P::WIDE || r.is_sign_negative() {
        return Sight::Unclear;
    }
    if r == 0.0 {
        return match entry::<P>(origin, d, max_t, core, r) {
            Sight::Clear(hit) => Sight::Clear(Inside { enter: Some(hit), exit: Some(hit), single: true }),
            Sight::Nothing => Sight::Nothing,
            Sight::Unclear => Sight::Unclear,
        };
    }
    let starts_inside = is_within(origin, core, r);
    let ends_inside = path.end.map_or(Some(false), |end| is_within(end, core, r));
    let (Some(starts_inside), Some(ends_inside)) = (starts_inside, ends_inside) else {
        return Sight::Unclear;
    };
    let enter = if starts_inside {
        None
    } else {
        match entry::<P>(origin, d, max_t, core, r) {
            Sight::Clear(hit) => Some(hit),
            Sight::Nothing => return Sight::Nothing,
            Sight::Unclear => return Sight::Unclear,
        }
    };
    if ends_inside {
        return Sight::Clear(Inside { enter, exit: None, single: path.along.is_zero() });
    }
    let exit = out_of(origin, d, core, r);
    Sight::of(exit.map(|exit| Inside { enter, exit: Some(exit), single: false }))
}

/// Whether a point is within `r` of the core, if it is not about on the outline.
#[inline(always)]
fn is_within(point: Xy, core: &Core, r: f64) -> Option<bool> {
    let (gap, error) = Cores::new::<f32>(core, &Core::Point(point))?.squared.beyond(r);
    (gap.abs() > error).then_some(gap < 0.0)
}

/// Where a ray leaves that is inside at some time.
#[inline(always)]
fn out_of(origin: Xy, d: Xy, core: &Core, r: f64) -> Option<Passage> {
    let line = match core {
        &Core::Point(center) => return plain::out_of_circle(origin - center, d, r),
        Core::Straight(line) => Straight::of(line)?,
    };
    match part(origin, d, line, r, true)? {
        Part::Cap(e) => plain::out_of_circle(e, d, r),
        Part::Side => plain::out_of_slab(origin - first(line.a, line.b), line.b - line.a, d, r),
    }
}
