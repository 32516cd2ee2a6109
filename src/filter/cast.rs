//! Where a ray, or a core that moves, enters a inflated core that it starts outside of, and where a path leaves one; for
//! answers in `f32`.
//!
//! Here only signs are told, each with its error; [`plain`] computes the numbers. d is the direction of the ray, e leads to
//! its start from a corner of the core, and s runs along the core. A bare core has the radius 0: its slab is its line, and
//! what passes an end misses it.

use super::distance::{Cores, overlap};
use super::{Certain, RELATIVE_ERROR, Uncertain, have_valid_radii, is_clear};
use crate::exact::{Precision, Xy, sqrt};
use crate::kernel::chord::UnroundedChord;
use crate::kernel::plain_hit::{self, PlainHit};
use crate::kernel::raycast::{Anchor, Hit};
use crate::kernel::{Core, InflatedCore, Line, Straight};

/// Twice [`LEAST_SHARE`](Precision::LEAST_SHARE) for `f32`: a `t` that differs from the limit by this share of it is on one side of it.
const NEAR: f64 = 2.0 * <f32 as Precision>::LEAST_SHARE;

/// How what moves begins, or goes on.
pub(crate) enum FirstContact<P> {
    /// It has more than the outline in common with the target at the start.
    Overlapping,
    /// It starts apart from the target, and hits it.
    Hit(Hit<P>),
}

/// Where what moves along `d`, up to `max_t`, meets the target.
#[inline(always)]
pub(crate) fn first_contact<P: Precision>(
    moving: &InflatedCore,
    d: Xy,
    max_t: f64,
    target: &InflatedCore,
) -> Certain<FirstContact<P>> {
    if P::WIDE || !have_valid_radii(moving, target) || !(0.0..=f64::INFINITY).contains(&max_t) {
        return Err(Uncertain);
    }
    let r = moving.radius + target.radius;
    let toward = |origin| Approach { origin, d, r, line_moves: false };
    let met = match (&moving.core, &target.core) {
        (&Core::Point(origin), &Core::Point(center)) => toward(origin).onto_end(center),
        // A ray that starts on a bare line is told by the sign of the way to it.
        (&Core::Point(origin), Core::Straight(line)) if r == 0.0 => toward(origin).onto_bare(line.straight()),
        (Core::Straight(line), &Core::Point(target)) if r == 0.0 => {
            toward(target).seen_back().onto_bare(line.straight())
        }
        _ if overlap::<f32>(target, moving, r).ok_or(Uncertain)? => return Ok(Some(FirstContact::Overlapping)),
        (&Core::Point(origin), Core::Straight(line)) => toward(origin).onto_line(line.straight()),
        (Core::Straight(line), &Core::Point(target)) => toward(target).seen_back().onto_line(line.straight()),
        (Core::Straight(moving), Core::Straight(target)) => {
            onto_each_other(moving.straight(), target.straight(), toward)
        }
    };
    up_to(max_t, met?)
}

#[inline(always)]
fn up_to<P: Precision>(max_t: f64, met: Option<FirstContact<P>>) -> Certain<FirstContact<P>> {
    let Some(FirstContact::Hit(hit)) = &met else {
        return Ok(met);
    };
    let t = hit.t.to_f64();
    let left = max_t - t;
    if left.abs() > NEAR * t { Ok(if left > 0.0 { met } else { None }) } else { Err(Uncertain) }
}

/// A point that moves along `d` to a line; or a line that moves along `d` to the point.
#[derive(Clone, Copy)]
struct Approach {
    origin: Xy,
    d: Xy,
    r: f64,
    line_moves: bool,
}

impl Approach {
    #[inline(always)]
    fn seen_back(self) -> Self {
        Self { line_moves: true, ..self }
    }

    /// From a point of the target to one of what moves: e.
    #[inline(always)]
    fn offset(&self, point: Xy) -> Xy {
        if self.line_moves { point - self.origin } else { self.origin - point }
    }

    /// From the middle of the line, twice.
    #[inline(always)]
    fn twice_from_middle(&self, line: Straight) -> Xy {
        self.offset(line.start) + self.offset(line.far)
    }

    /// Onto the points within R of an end: with h = e·d and Δ = R²|d|² − (d×e)², what is outside misses where h > 0 or Δ < 0.
    /// Where Δ > 0 and the start is clearly outside, h is clear: see [`plain_hit::into_circle`].
    #[inline(always)]
    fn onto_end<P: Precision>(&self, end: Xy) -> Certain<FirstContact<P>> {
        let (e, d, r) = (self.offset(end), self.d, self.r);
        if plain_hit::outside(e, r).ok_or(Uncertain)? < 0.0 {
            return Ok(Some(FirstContact::Overlapping));
        }
        let delta = plain_hit::discriminant(d, e, r).ok_or(Uncertain)?;
        if (delta < 0.0) | (e.dot(d) > 0.0) {
            return Ok(None);
        }
        let moving = if self.line_moves { end } else { self.origin };
        hit(plain_hit::into_circle(e, d, r), Anchor::Moving(moving))
    }

    #[inline(always)]
    fn onto_line<P: Precision>(&self, line: Straight) -> Certain<FirstContact<P>> {
        self.onto_part(line, self.part_of(line, false).ok_or(Uncertain)?)
    }

    #[inline(always)]
    fn onto_part<P: Precision>(&self, line: Straight, part: Part) -> Certain<FirstContact<P>> {
        match part {
            Part::Side => self.onto_side(line),
            Part::Cap { is_far } => self.onto_end(line.end(is_far)),
        }
    }

    /// Onto a bare line. The ray's line crosses it where its ends are on either side of that, and the ray does if they are
    /// ahead: if w×s has the sign of d×s, with w the way to an end.
    ///
    /// The products err by at most 8u·|d|(|z| + |s|) together, with z twice the way to the line's middle, which is less than
    /// `RELATIVE_ERROR`·|d|·√(|z|² + |s|²).
    #[inline(always)]
    fn onto_bare<P: Precision>(&self, line: Straight) -> Certain<FirstContact<P>> {
        let (d, s, z) = (self.d, line.u, self.twice_from_middle(line));
        let (turn, ahead) = (plain_hit::product(d, s).ok_or(Uncertain)?, plain_hit::height(s, z).ok_or(Uncertain)?);
        let beside = line.excess(z.cross(d), turn);
        let error = RELATIVE_ERROR * RELATIVE_ERROR * (d.length_squared() * (s.length_squared() + z.length_squared()));
        if !is_clear(beside * beside, error) {
            return Err(Uncertain);
        }
        if (beside > 0.0) | ((ahead < 0.0) != (turn < 0.0)) {
            return Ok(None);
        }
        hit(plain_hit::across_edge(z, s, d), self.anchor())
    }

    /// Of a hit on the inside of the line.
    #[inline(always)]
    fn anchor(&self) -> Anchor {
        if self.line_moves { Anchor::Target(self.origin) } else { Anchor::Moving(self.origin) }
    }

    /// Onto the side that the ray comes from, if it has it before it. A start in the slab, but outside of the inflated line,
    /// is past that side.
    #[inline(always)]
    fn onto_side<P: Precision>(&self, line: Straight) -> Certain<FirstContact<P>> {
        let (s, z, d, r) = (line.u, self.twice_from_middle(line), self.d, self.r);
        let (inside, across) = (plain_hit::slab(s, z, r).ok_or(Uncertain)?, plain_hit::height(s, z).ok_or(Uncertain)?);
        if (inside > 0.0) | ((across < 0.0) != (d.cross(s) < 0.0)) {
            return Ok(None);
        }
        hit(plain_hit::into_slab(z, s, d, r), self.anchor())
    }

    /// The part by which a ray enters a inflated line, or leaves it if it `leaves`.
    ///
    /// The ray enters the slab around the line at the height of an end, or after it in the direction of s, where
    /// |s|(d×e) − σR(s·d) has the sign of d×s = σ|d×s|; see [`compare_entry`](crate::kernel::facing_chain::Edge::compare_entry). It
    /// leaves where it enters backward: with + in place of −. The error is at most 10u·|s||d|(|e| + R), and e no longer
    /// than the one from the start and s together: less than `RELATIVE_ERROR`·|s||d|·√(|e|² + |s|² + R²).
    ///
    /// A line that moves along d sees the point move along −d, and from −e: d×e and σ(s·d) stay, and d×s changes its sign.
    #[inline(always)]
    fn part_of(&self, line: Straight, leaves: bool) -> Option<Part> {
        let (d, s, e, r) = (self.d, line.u, self.offset(line.start), self.r);
        let (ss, turn) = (s.length_squared(), plain_hit::product(d, s)?);
        let (length, leftward) = (sqrt(ss), (turn < 0.0) != self.line_moves);
        let slope = r * s.dot(d) * 1.0_f64.copysign(if leaves { -turn } else { turn });
        let start = length * d.cross(e) - slope;
        let far = start - length * if self.line_moves { -turn } else { turn };
        let slack = RELATIVE_ERROR * RELATIVE_ERROR * (ss * d.length_squared()) * (e.length_squared() + ss + r * r);
        if !(start * start > slack && (far * far > slack || !line.is_segment)) {
            return None;
        }
        let [is_past_start, is_past_far] = [start, far].map(|height| (height < 0.0) == leftward);
        let is_cap = is_past_start == (is_past_far & line.is_segment);
        Some(if is_cap { Part::Cap { is_far: is_past_far } } else { Part::Side })
    }
}

/// Where a ray leaves that is inside at some time.
#[inline(always)]
fn out_of(origin: Xy, d: Xy, core: &Core, r: f64) -> Option<PlainHit> {
    let approach = Approach { origin, d, r, line_moves: false };
    let end = match core {
        &Core::Point(center) => center,
        Core::Straight(line) => {
            let line = line.straight();
            match approach.part_of(line, true)? {
                Part::Cap { is_far } => line.end(is_far),
                Part::Side => return plain_hit::out_of_slab(line.twice_to(origin), line.u, d, r),
            }
        }
    };
    plain_hit::out_of_circle(origin - end, d, r)
}

#[inline(always)]
fn hit<P: Precision>(passage: Option<PlainHit>, anchor: Anchor) -> Certain<FirstContact<P>> {
    Ok(Some(FirstContact::Hit(Hit::plain(passage.ok_or(Uncertain)?, anchor))))
}

/// What of a inflated line a ray passes.
#[derive(Clone, Copy)]
enum Part {
    /// The cap around the start, or around the far end.
    Cap {
        is_far: bool,
    },
    Side,
}

/// A segment that moves, onto a line that is not parallel to it.
///
/// Their Minkowski difference is a parallelogram. Two of its sides face the ray from a corner between them, where the end
/// `lead` of what moves has come to an end of the target: along the target, where `lead` slides, and along what moves, where
/// that end does. They are chosen as in [`ShapeCast`](crate::kernel::shape_cast::ShapeCast). Where the end would be the one that a half-line
/// lacks, the side along the target alone faces the ray, which passes no other before it.
#[inline(always)]
fn onto_each_other<P: Precision>(
    moving: Straight,
    target: Straight,
    toward: impl Fn(Xy) -> Approach,
) -> Certain<FirstContact<P>> {
    let (u, w, d) = (target.u, moving.u, toward(moving.start).d);
    let [turn, to_target, to_moving] = [plain_hit::product(u, w), plain_hit::product(d, u), plain_hit::product(d, w)];
    let (turn, to_target, to_moving) =
        (turn.ok_or(Uncertain)?, to_target.ok_or(Uncertain)?, to_moving.ok_or(Uncertain)?);
    let far_leads = (to_target < 0.0) != (turn < 0.0);
    let meets_start = (to_moving < 0.0) == (turn < 0.0);
    let lead = toward(moving.end(far_leads));
    let back = toward(target.end(!meets_start)).seen_back();
    if lead.r == 0.0 {
        let met = lead.onto_bare(target)?;
        return if met.is_none() { back.onto_bare(moving) } else { Ok(met) };
    }
    match lead.part_of(target, false).ok_or(Uncertain)? {
        Part::Cap { is_far } if is_far != meets_start => back.onto_line(moving),
        part => lead.onto_part(target, part),
    }
}

/// The part of a path in the target.
#[inline(always)]
pub(crate) fn chord<P: Precision>(path: &Line, target: &InflatedCore) -> Certain<UnroundedChord<P>> {
    let (d, r) = (path.along.rounded(), target.radius);
    let max_t = if path.end.is_some() { 1.0 } else { f64::INFINITY };
    let enter = match first_contact(&InflatedCore::point(path.start), d, max_t, target)? {
        Some(FirstContact::Hit(hit)) if r == 0.0 => return Ok(Some(UnroundedChord::point(hit))),
        Some(FirstContact::Hit(hit)) => Some(hit),
        Some(FirstContact::Overlapping) => None,
        None => return Ok(None),
    };
    if path.end.map_or(Some(false), |end| is_within(end, &target.core, r)).ok_or(Uncertain)? {
        return Ok(Some(UnroundedChord { enter, exit: None, single: path.along.is_zero() }));
    }
    let passage = out_of(path.start, d, &target.core, r).ok_or(Uncertain)?;
    let exit = Hit::plain(passage, Anchor::Moving(path.start));
    Ok(Some(UnroundedChord { enter, exit: Some(exit), single: false }))
}

/// Whether a point is within `r` of the core, if it is not about on the outline.
#[inline(always)]
fn is_within(point: Xy, core: &Core, r: f64) -> Option<bool> {
    let (gap, error) = Cores::new::<f32>(core, &Core::Point(point)).squared.beyond(r);
    is_clear(gap, error).then_some(gap < 0.0)
}
