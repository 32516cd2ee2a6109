//! Where a ray or a moving core that starts outside enters an inflated core, and where a path leaves one.
//!
//! This module decides only signs, each with its error bound. For `f32`, [`plain_hit`] computes the numbers; for `f64`,
//! [`Motion`] does. `plain_hit` returns `None` where a sign may be wrong, so it is called for both. d is the direction
//! of the ray, e is the vector from a corner of the core to the ray's start, and s is the vector along the core. A bare
//! core has radius 0: its slab is its line, and a ray that passes an end misses it.

use core::cmp::Ordering;

use super::distance::{CoreDistance, within_without_polygons};
use super::numbered::Meeting;
use super::{
    FilterResult, RELATIVE_ERROR, Receiver, Uncertain, bound, by_axes_or_cores, can_decide, convex, convex_cast,
    has_certain_sign,
};
use crate::exact::{
    Arrow, Normal, Precision, RealVector, Sum, Xy, are_vectors_moderate, first, lesser, power_of_two, sqrt,
};
use crate::kernel::are_in_range;
use crate::kernel::chord::UnroundedChord;
use crate::kernel::facing_chain::{Anchor, DifferenceCorner, FacingPart, FacingSide};
use crate::kernel::plain_hit::{self, PlainHit};
use crate::kernel::raycast::{Hit, Motion, ThroughCircle};
use crate::kernel::{Core, InflatedCore, Line, PlainLine};
use crate::shapes::sealed::{HasCore, with_cores};
use crate::vector::rounded_vector;

/// Twice [`LEAST_SHARE`](Precision::LEAST_SHARE) for `f32`. If `t` differs from the limit by more than this share of
/// `t`, it is certain which is larger.
const NEAR: f64 = 2.0 * <f32 as Precision>::LEAST_SHARE;

/// How a moving core meets the target.
pub(crate) enum FirstContact<P: Precision> {
    /// They overlap at the start; touching does not count.
    Overlapping,
    /// They only touch at the start. The common point and the normal, if the motion leads into the target.
    Touching(Option<(RealVector<P>, Normal<P>)>),
    /// They start apart, and the moving core hits the target. The normal is unique, and the hit does not graze.
    Hit(Hit<P>),
}

/// A hit by exact signs, perhaps at a corner or along a tangent. They start apart, or the motion leads a corner into a corner
/// that it touches. No [`FirstContact`], which would be larger where there is no polygon.
pub(crate) struct ExactHit<P: Precision> {
    pub(crate) hit: Hit<P>,
    pub(crate) is_unique: bool,
    pub(crate) grazes: bool,
}

/// Takes what a motion at a polygon first meets, as a [`Receiver`] does.
pub(crate) trait ContactReceiver<P: Precision> {
    /// Whether the motion is a path, and not that of a shape. Where a filter at a bare polygon is uncertain, the kernels
    /// answer a path faster: they need no features of a touch at the start.
    const IS_PATH: bool;

    fn receive(self, contact: FirstContact<P>) -> Result<(), Uncertain>;

    /// The same for a hit by exact signs.
    fn receive_exact(self, met: ExactHit<P>) -> Result<(), Uncertain>;
}

impl<P: Precision> ExactHit<P> {
    /// The hit on this part.
    pub(super) fn new(hit: Hit<P>, part: &FacingPart, d: Arrow, radii: Sum) -> Self {
        Self { hit, is_unique: part.is_unique(d, radii), grazes: part.grazes(d, radii) }
    }
}

/// The first contact of `moving` with `target`, for a motion along `direction` up to `max_t`. If there is none, nothing is
/// received.
#[inline(always)]
pub(crate) fn first_contact<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    moving: &A,
    direction: Arrow,
    max_t: f64,
    target: &B,
    receiver: impl ContactReceiver<P>,
) -> Result<(), Uncertain> {
    by_axes_or_cores!(
        A: moving,
        B: target,
        convex_cast::first_contact(target, moving, &Motion { direction, max_t }, receiver),
        |moving, target| match first_contact_without_polygons(moving, direction, max_t, target)? {
            Some(contact) => receiver.receive(contact),
            None => Ok(()),
        },
        Err(Uncertain)
    )
}

/// The same if neither core is a polygon.
#[inline(always)]
pub(crate) fn first_contact_without_polygons<P: Precision>(
    moving: &InflatedCore,
    direction: Arrow,
    max_t: f64,
    target: &InflatedCore,
) -> FilterResult<FirstContact<P>> {
    let d = direction.rounded();
    if P::HAS_EXPONENT || !can_decide::<P::AnySize>(moving, target) || !(0.0..=f64::INFINITY).contains(&max_t) {
        return Err(Uncertain);
    }
    let (radii, r) = (Sum::new(moving.radius, target.radius, 0.0), moving.radius + target.radius);
    let toward = |point| Approach { point, direction, d, max_t, radii, r, line_moves: false };
    match (&moving.core, &target.core) {
        (&Core::Point(origin), &Core::Point(center)) => toward(origin).onto_end(center),
        // No overlap test for a bare line: if the ray starts on it, the sign of the start's height is uncertain.
        (&Core::Point(origin), Core::Straight(line)) if r == 0.0 => toward(origin).onto_bare(line.plain()),
        (Core::Straight(line), &Core::Point(target)) if r == 0.0 => {
            toward(target).with_moving_line().onto_bare(line.plain())
        }
        _ if within_without_polygons::<P::AnySize>(target, moving, r).ok_or(Uncertain)? => {
            Ok(Some(FirstContact::Overlapping))
        }
        (&Core::Point(origin), Core::Straight(line)) => toward(origin).onto_line(line.plain()),
        (Core::Straight(line), &Core::Point(target)) => toward(target).with_moving_line().onto_line(line.plain()),
        (Core::Straight(line), Core::Straight(other)) if r == 0.0 => {
            ParallelogramCast::new::<P>(line.plain(), other.plain(), toward).ok_or(Uncertain)?.bare_hit()
        }
        (Core::Straight(line), Core::Straight(other)) => {
            ParallelogramCast::new::<P>(line.plain(), other.plain(), toward).ok_or(Uncertain)?.hit()
        }
        (Core::Convex(_), _) | (_, Core::Convex(_)) => Err(Uncertain),
    }
}

/// Whether an underflow might matter in a product of two vectors, in the precision `P`. A larger product is a divisor, or
/// its quotient is t. Times another one or a length, it is above 2⁻⁹⁶⁸, where both words of a product are exact.
#[inline]
fn may_underflow<P: Precision>(product: f64) -> bool {
    P::NEEDS_MODERATE && product.abs() < power_of_two(-400)
}

/// Whether a hit at `t` is at `max_t` or before. `None` if that is uncertain.
///
/// Rounding does not move such a `t` beyond `max_t`, which is a number of the type of the answer: the error of `t` is below
/// half an ulp. Nor does it if an exact sign says that the hit is not later.
#[inline]
pub(super) fn is_up_to(max_t: f64, t: f64) -> Option<bool> {
    let remaining = max_t - t;
    (remaining.abs() > NEAR * t).then_some(remaining > 0.0)
}

/// A point that moves along `d` to a core, or a line that moves along `d` to a point.
#[derive(Clone, Copy)]
struct Approach {
    point: Xy,
    direction: Arrow,
    /// The direction in plain `f64`.
    d: Xy,
    max_t: f64,
    radii: Sum,
    /// The sum of the radii in plain `f64`.
    r: f64,
    line_moves: bool,
}

impl Approach {
    /// A path to what is within `r` of a core.
    #[inline(always)]
    fn along(path: &Line, r: f64) -> Self {
        let Motion { direction, max_t } = Motion::along(path);
        let (d, radii) = (direction.rounded(), Sum::new(r, 0.0, 0.0));
        Self { point: path.start, direction, d, max_t, radii, r, line_moves: false }
    }

    /// The same approach, of a line that moves to the point.
    #[inline]
    fn with_moving_line(self) -> Self {
        Self { line_moves: true, ..self }
    }

    /// The vector e from a point of the target to a point of the moving core.
    #[inline]
    fn offset(&self, other: Xy) -> Xy {
        if self.line_moves { other - self.point } else { self.point - other }
    }

    /// Twice the vector e for the middle of the line.
    #[inline]
    fn twice_from_middle(&self, line: PlainLine) -> Xy {
        self.offset(line.start) + self.offset(line.far)
    }

    /// The hit on the points within R of an end.
    #[inline(always)]
    fn onto_end<P: Precision>(&self, end: Xy) -> FilterResult<FirstContact<P>> {
        Ok(match self.meet_circle::<P>(end)? {
            OnCircle::Inside => Some(FirstContact::Overlapping),
            OnCircle::Missed => None,
            OnCircle::Entered(plain) => {
                let (motion, corner, radii) = (self.motion(), self.corner(end), self.radii);
                let exact = move || motion.entering_circle(corner, radii);
                Some(FirstContact::Hit(hit(plain, Anchor::Moving(corner.moving), exact)))
            }
        })
    }

    /// Whether the numbers of a hit on the points within R of an end may be computed in the precision `P`.
    #[inline(always)]
    fn is_moderate<P: Precision>(&self, end: Xy) -> bool {
        let (e, d, r) = (self.offset(end), self.d, self.r);
        if r == 0.0 {
            return are_in_range::<P, 4>([e.x, e.y, d.x, d.y]);
        }
        are_vectors_moderate::<P, 1>([d], self.radii.radii(), e.length_squared())
    }

    /// How the ray meets the circle around an end, up to `max_t`. If it starts inside, the sizes are not tested. Otherwise, they
    /// are moderate.
    ///
    /// Let h = e·d and Δ = R²|d|² − (d×e)². A ray that starts outside misses if h > 0 or Δ < 0. If Δ > 0 and the start is
    /// certainly outside, the sign of h is certain: see [`plain_hit::into_circle`].
    #[inline(always)]
    fn meet_circle<P: Precision>(&self, end: Xy) -> Result<OnCircle, Uncertain> {
        let (e, d, r) = (self.offset(end), self.d, self.r);
        let power = plain_hit::power_of_point(e, r).ok_or(Uncertain)?;
        if power < 0.0 {
            // An underflow of |e|² or R² could change the sign.
            return if may_underflow::<P>(power) { Err(Uncertain) } else { Ok(OnCircle::Inside) };
        }
        if !self.is_moderate::<P>(end) {
            return Err(Uncertain);
        }
        let delta = plain_hit::discriminant(d, e, r).ok_or(Uncertain)?;
        if (delta < 0.0) | (e.dot(d) > 0.0) {
            return Ok(OnCircle::Missed);
        }
        let plain = plain_hit::into_circle(e, d, r).ok_or(Uncertain)?;
        let is_reached = is_up_to(self.max_t, plain.t).ok_or(Uncertain)?;
        Ok(if is_reached { OnCircle::Entered(plain) } else { OnCircle::Missed })
    }

    #[inline(always)]
    fn onto_line<P: Precision>(&self, line: PlainLine) -> FilterResult<FirstContact<P>> {
        self.onto_part(line, self.part_of::<P>(line, false).ok_or(Uncertain)?)
    }

    #[inline(always)]
    fn onto_part<P: Precision>(&self, line: PlainLine, part: LinePart) -> FilterResult<FirstContact<P>> {
        match part {
            LinePart::Side => self.onto_side(line),
            LinePart::Cap { is_far } => self.onto_end(line.end(is_far)),
        }
    }

    /// The hit on a bare line. The ray's line crosses it if the ends of the bare line are on either side of the ray's
    /// line. The ray itself does if the crossing is ahead: if w×s has the sign of d×s, with w the vector to an end.
    ///
    /// The errors of the products are together at most 8ε·|d|(|z| + |s|), with z twice the vector to the line's middle.
    /// This is less than `RELATIVE_ERROR`·|d|·√(|z|² + |s|²).
    #[inline(always)]
    fn onto_bare<P: Precision>(&self, line: PlainLine) -> FilterResult<FirstContact<P>> {
        let (d, s, z) = (self.d, line.u, self.twice_from_middle(line));
        let (turn, ahead) = (plain_hit::cross(d, s).ok_or(Uncertain)?, plain_hit::height(s, z).ok_or(Uncertain)?);
        let straddle = line.straddle(z.cross(d), turn);
        let zz = z.length_squared();
        let size = d.length_squared() * (s.length_squared() + zz);
        let is_certain = has_certain_sign(straddle * straddle, RELATIVE_ERROR * RELATIVE_ERROR * size);
        let are_moderate = are_vectors_moderate::<P, 2>([d, s], [0.0; 2], zz);
        if !is_certain || !are_moderate || may_underflow::<P>(lesser(turn.abs(), ahead.abs())) {
            return Err(Uncertain);
        }
        if (straddle > 0.0) | ((ahead < 0.0) != (turn < 0.0)) {
            return Ok(None);
        }
        let approach = *self;
        let exact = move || approach.motion().crossing_by_products(&approach.side(line), approach.sign_of_turn(turn));
        self.first_contact(plain_hit::across_edge(z, s, d), self.anchor(), exact)
    }

    /// The hit, unless it is later than `max_t`. The plain t decides that: its error is far below [`NEAR`]. If the plain
    /// numbers are imprecise, the signs are uncertain. Therefore they are computed for `f64`, too.
    #[inline(always)]
    fn first_contact<P: Precision>(
        &self,
        plain: Option<PlainHit>,
        anchor: Anchor,
        exact: impl FnOnce() -> Hit<P>,
    ) -> FilterResult<FirstContact<P>> {
        let plain = plain.ok_or(Uncertain)?;
        let is_up_to = is_up_to(self.max_t, plain.t).ok_or(Uncertain)?;
        if is_up_to { Ok(Some(FirstContact::Hit(hit(plain, anchor, exact)))) } else { Ok(None) }
    }

    #[inline]
    fn motion(&self) -> Motion {
        Motion { direction: self.direction, max_t: f64::INFINITY }
    }

    #[inline]
    fn corner(&self, end: Xy) -> DifferenceCorner {
        let Self { point, line_moves, .. } = *self;
        if line_moves {
            DifferenceCorner { moving: end, target: point }
        } else {
            DifferenceCorner { moving: point, target: end }
        }
    }

    /// The line as a side, which runs backward if the line moves. Exact numbers need no more of it than its base. Plain ones, which
    /// are those of `f32`, would need its other end.
    #[inline]
    fn side(&self, line: PlainLine) -> FacingSide {
        let (along, start) = (line.along(), self.corner(first(line.start, line.far)));
        let along = if self.line_moves { -along } else { along };
        FacingSide { along, start, end: None, anchor: self.anchor(), is_of_polygon: false }
    }

    /// The sign of d×s for [`side`](Self::side), from `turn`, which is d×s for the line.
    #[inline]
    fn sign_of_turn(&self, turn: f64) -> Ordering {
        if (turn < 0.0) == self.line_moves { Ordering::Greater } else { Ordering::Less }
    }

    /// The anchor of a hit between the ends of the line.
    #[inline]
    fn anchor(&self) -> Anchor {
        if self.line_moves { Anchor::Target(self.point) } else { Anchor::Moving(self.point) }
    }

    /// The hit on the side that the ray comes from, if that side is ahead. A start in the slab, but outside the
    /// inflated line, is past that side.
    #[inline(always)]
    fn onto_side<P: Precision>(&self, line: PlainLine) -> FilterResult<FirstContact<P>> {
        let (s, z, d, r) = (line.u, self.twice_from_middle(line), self.d, self.r);
        let (inside, across) =
            (plain_hit::inside_slab(s, z, r).ok_or(Uncertain)?, plain_hit::height(s, z).ok_or(Uncertain)?);
        let turn = d.cross(s);
        if (inside > 0.0) | ((across < 0.0) != (turn < 0.0)) {
            return Ok(None);
        }
        let approach = *self;
        let exact =
            move || approach.motion().entering_slab(&approach.side(line), approach.radii, approach.sign_of_turn(turn));
        self.first_contact(plain_hit::into_slab(z, s, d, r), self.anchor(), exact)
    }

    /// The part through which a ray enters an inflated line, or leaves it if `leaves`.
    ///
    /// Let d×s = σ|d×s|. The ray enters the slab around the line level with an end, or farther along s, if |s|(d×e) −
    /// σR(s·d) has the sign of d×s; see [`compare_entry`](crate::kernel::facing_chain::FacingSide::compare_entry). The
    /// ray leaves where the reversed ray enters: with + in place of −. The error is at most 10ε·|s||d|(|e| + R). For
    /// the far end, |e| is at most the |e| of the start plus |s|. So with e of the start, the error is less than
    /// `RELATIVE_ERROR`·|s||d|·√(|e|² + |s|² + R²).
    ///
    /// Seen from a line that moves along d, the point starts at −e and moves along −d: d×e and σ(s·d) do not change,
    /// and d×s changes its sign.
    #[inline(always)]
    fn part_of<P: Precision>(&self, line: PlainLine, leaves: bool) -> Option<LinePart> {
        let (d, s, e, r) = (self.d, line.u, self.offset(line.start), self.r);
        let (ss, turn) = (s.length_squared(), plain_hit::cross(d, s)?);
        let (length, leftward) = (sqrt(ss), (turn < 0.0) != self.line_moves);
        let slope = r * s.dot(d) * 1.0_f64.copysign(if leaves { -turn } else { turn });
        let start = length * d.cross(e) - slope;
        let far = start - length * if self.line_moves { -turn } else { turn };
        let ee = e.length_squared();
        let error = RELATIVE_ERROR * RELATIVE_ERROR * (ss * d.length_squared()) * (ee + ss + r * r);
        if !(start * start > error && (far * far > error || !line.is_segment)) {
            return None;
        }
        if !are_vectors_moderate::<P, 2>([d, s], self.radii.radii(), ee) || may_underflow::<P>(turn) {
            return None;
        }
        let [is_past_start, is_past_far] = [start, far].map(|height| (height < 0.0) == leftward);
        let is_cap = is_past_start == (is_past_far & line.is_segment);
        Some(if is_cap { LinePart::Cap { is_far: is_past_far } } else { LinePart::Side })
    }

    /// Where the ray leaves the inflated line. It must be inside at some `t`.
    #[inline(always)]
    fn out_of_line<P: Precision>(&self, line: PlainLine) -> Option<Hit<P>> {
        let (approach, anchor, d, r) = (*self, self.anchor(), self.d, self.r);
        match self.part_of::<P>(line, true)? {
            LinePart::Side => {
                let plain = plain_hit::out_of_slab(self.twice_from_middle(line), line.u, d, r);
                let exact = move || approach.motion().leaving_slab(&approach.side(line), approach.radii);
                plain.map(|plain| hit(plain, anchor, exact))
            }
            LinePart::Cap { is_far } => {
                let end = line.end(is_far);
                let plain = plain_hit::out_of_circle(self.offset(end), d, r);
                let exact = move || approach.motion().leaving_circle(approach.corner(end), approach.radii);
                plain.map(|plain| hit(plain, anchor, exact))
            }
        }
    }
}

/// How a ray meets a circle.
#[derive(Clone, Copy)]
enum OnCircle {
    /// It starts inside.
    Inside,
    Missed,
    Entered(PlainHit),
}

/// The hit. For `f64`, it is `exact`. What `exact` borrowed would have to be in memory even for a miss: it holds copies.
#[inline(always)]
fn hit<P: Precision>(plain: PlainHit, anchor: Anchor, exact: impl FnOnce() -> Hit<P>) -> Hit<P> {
    if P::DOUBLE_WORD { exact() } else { Hit::plain(plain, anchor) }
}

/// The part of an inflated line that a ray passes.
#[derive(Clone, Copy)]
enum LinePart {
    /// The cap around the start or around the far end.
    Cap {
        is_far: bool,
    },
    Side,
}

/// The approaches of a moving segment and a line that is not parallel to it.
///
/// Their Minkowski difference is a parallelogram. Two of its sides face the ray. At the corner between them, an end of
/// the moving segment meets an end of the target. On one side, the former slides along the target; on the other, the
/// latter slides along the moving segment. Both ends are chosen as in `StraightCast` in `kernel/facing_chain.rs`. If
/// the end of the target is the one that a half-line lacks, only the side along the target faces the ray, and the ray
/// passes no other side before it.
struct ParallelogramCast {
    moving: PlainLine,
    target: PlainLine,
    /// The end of the moving segment, toward the target.
    of_moving: Approach,
    /// The end of the target, toward the moving segment.
    of_target: Approach,
    meets_start: bool,
}

impl ParallelogramCast {
    #[inline(always)]
    fn new<P: Precision>(moving: PlainLine, target: PlainLine, toward: impl Fn(Xy) -> Approach) -> Option<Self> {
        let (u, w, d) = (target.u, moving.u, toward(moving.start).d);
        let (turn, to_target, to_moving) = (plain_hit::cross(u, w)?, plain_hit::cross(d, u)?, plain_hit::cross(d, w)?);
        if may_underflow::<P>(lesser(lesser(turn.abs(), to_target.abs()), to_moving.abs())) {
            return None;
        }
        let far_leads = (to_target < 0.0) != (turn < 0.0);
        let meets_start = (to_moving < 0.0) == (turn < 0.0);
        let of_moving = toward(moving.end(far_leads));
        let of_target = toward(target.end(!meets_start)).with_moving_line();
        Some(Self { moving, target, of_moving, of_target, meets_start })
    }

    #[inline(always)]
    fn hit<P: Precision>(self) -> FilterResult<FirstContact<P>> {
        match self.of_moving.part_of::<P>(self.target, false).ok_or(Uncertain)? {
            LinePart::Cap { is_far } if is_far != self.meets_start => self.of_target.onto_line(self.moving),
            part => self.of_moving.onto_part(self.target, part),
        }
    }

    /// The hit of bare lines.
    #[inline(always)]
    fn bare_hit<P: Precision>(self) -> FilterResult<FirstContact<P>> {
        let met = self.of_moving.onto_bare(self.target)?;
        if met.is_none() { self.of_target.onto_bare(self.moving) } else { Ok(met) }
    }
}

/// Finds the part of a path inside the target. If there is none, nothing is received.
#[inline(always)]
pub(crate) fn chord<P: Precision, S: HasCore>(
    path: &Line,
    target: &S,
    receiver: impl Receiver<UnroundedChord<P>>,
) -> Result<(), Uncertain> {
    let start: &S::Points = &rounded_vector(path.start);
    by_axes_or_cores!(
        S: target,
        S::Points: start,
        chord_of_convex(path, target, start, receiver),
        |core, _point| chord_without_polygon(path, core, receiver),
        Err(Uncertain)
    )
}

/// The same for a polygon.
#[inline(always)]
fn chord_of_convex<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    path: &Line,
    target: &A,
    start: &B,
    receiver: impl Receiver<UnroundedChord<P>>,
) -> Result<(), Uncertain> {
    let motion = Motion::along(path);
    convex_cast::first_contact(target, start, &motion, ChordFromEntry { path, target, start, motion, receiver })
}

/// Finds where a path leaves a polygon, once it is known where it enters.
struct ChordFromEntry<'a, A, B, R> {
    path: &'a Line,
    target: &'a A,
    start: &'a B,
    motion: Motion,
    receiver: R,
}

impl<P, A, B, R> ContactReceiver<P> for ChordFromEntry<'_, A, B, R>
where
    P: Precision,
    A: HasCore,
    B: HasCore<Points = A::Points>,
    R: Receiver<UnroundedChord<P>>,
{
    const IS_PATH: bool = true;

    // It is long, and once in a function of its own.
    #[inline]
    fn receive(self, contact: FirstContact<P>) -> Result<(), Uncertain> {
        let Self { path, target, start, motion, receiver } = self;
        let enter = match contact {
            FirstContact::Hit(hit) => Some(hit),
            FirstContact::Overlapping => None,
            FirstContact::Touching(_) => return Err(Uncertain),
        };
        let end = path.end.map(rounded_vector::<A::Points>);
        let end_is = end.map_or(Some(Meeting::Apart), |end| convex::on_cores(target, &end, convex::meeting));
        let ends_inside = match end_is.ok_or(Uncertain)? {
            Meeting::Touching => return Err(Uncertain),
            meeting => meeting == Meeting::Overlapping,
        };
        if ends_inside {
            return receiver.receive(UnroundedChord::Part { enter, exit: None });
        }
        let exit = convex_cast::leaving(target, start, &motion).ok_or(Uncertain)?;
        receiver.receive(UnroundedChord::Part { enter, exit: Some(exit) })
    }

    /// If it grazes, the chord may be a point, or along an edge.
    #[inline]
    fn receive_exact(self, met: ExactHit<P>) -> Result<(), Uncertain> {
        if met.grazes { Err(Uncertain) } else { self.receive(FirstContact::Hit(met.hit)) }
    }
}

/// The same if the core is not a polygon.
#[inline(always)]
fn chord_without_polygon<P: Precision>(
    path: &Line,
    target: &InflatedCore,
    receiver: impl Receiver<UnroundedChord<P>>,
) -> Result<(), Uncertain> {
    let r = target.radius;
    if let (&Core::Point(center), true) = (&target.core, r > 0.0) {
        return chord_of_circle(path, center, target, receiver);
    }
    let max_t = if path.end.is_some() { 1.0 } else { f64::INFINITY };
    let enter = match first_contact_without_polygons(&InflatedCore::point(path.start), path.along, max_t, target)? {
        Some(FirstContact::Hit(hit)) if r == 0.0 => return receiver.receive(UnroundedChord::Point(hit)),
        Some(FirstContact::Hit(hit)) => Some(hit),
        Some(FirstContact::Overlapping) => None,
        Some(FirstContact::Touching(_)) => return Err(Uncertain),
        None => return Ok(()),
    };
    if ends_within::<P>(path, &target.core, r)? {
        return receiver.receive(UnroundedChord::Part { enter, exit: None });
    }
    let Core::Straight(line) = &target.core else { return Err(Uncertain) };
    let exit = Approach::along(path, r).out_of_line(line.plain()).ok_or(Uncertain)?;
    receiver.receive(UnroundedChord::Part { enter, exit: Some(exit) })
}

/// The same for a circle. Both hits use √Δ and e·d, which are computed once.
#[inline(always)]
fn chord_of_circle<P: Precision>(
    path: &Line,
    center: Xy,
    circle: &InflatedCore,
    receiver: impl Receiver<UnroundedChord<P>>,
) -> Result<(), Uncertain> {
    let (r, start) = (circle.radius, InflatedCore::point(path.start));
    let approach = Approach::along(path, r);
    if P::HAS_EXPONENT || !can_decide::<P::AnySize>(&start, circle) {
        return Err(Uncertain);
    }
    let entered = match approach.meet_circle::<P>(center)? {
        OnCircle::Missed => return Ok(()),
        OnCircle::Inside if !approach.is_moderate::<P>(center) => return Err(Uncertain),
        OnCircle::Inside => None,
        OnCircle::Entered(plain) => Some(plain),
    };
    let exited = if ends_within::<P>(path, &circle.core, r)? {
        None
    } else {
        // For `f64`, too: if there is none, a sign is uncertain.
        Some(plain_hit::out_of_circle(approach.offset(center), approach.d, r).ok_or(Uncertain)?)
    };
    let chord = if P::DOUBLE_WORD {
        let through = ThroughCircle::new(&approach.motion(), approach.corner(center), approach.radii);
        UnroundedChord::Part { enter: entered.map(|_| through.entry()), exit: exited.map(|_| through.exit()) }
    } else {
        let hit = |plain| Hit::plain(plain, approach.anchor());
        UnroundedChord::Part { enter: entered.map(hit), exit: exited.map(hit) }
    };
    receiver.receive(chord)
}

/// Whether the path has an end within `r` of the core.
#[inline(always)]
fn ends_within<P: Precision>(path: &Line, core: &Core, r: f64) -> Result<bool, Uncertain> {
    path.end.map_or(Some(false), |end| is_point_within::<P>(end, core, r)).ok_or(Uncertain)
}

/// Whether a point is within `r` of the core. `None` if it is too near the outline to decide.
#[inline]
fn is_point_within<P: Precision>(point: Xy, core: &Core, r: f64) -> Option<bool> {
    let (difference, error) = CoreDistance::new::<P::AnySize>(core, &Core::Point(point)).squared.minus_square_of(r);
    has_certain_sign(difference, bound::<P::AnySize>(error)).then_some(difference < 0.0)
}
