//! Where a moving polygon first meets another: through which side or corner of the Minkowski difference.
//!
//! Let S be the set of vectors from a point of the moving core to a point of the target. The moving core meets the
//! target where a ray from 0 along d enters S, inflated by the sum R of the radii. A side of S is an edge of one core and
//! the corner of the other that is nearest along its normal, or two edges that face each other.
//!
//! Axes in `f32` propose the side: the last line that the ray crosses inward. For a ray at a bare polygon, it is the
//! edge from a corner on the left of the ray's line to one on its right. `f64` certifies the proposal. The outline of
//! the inflated S has one point where a ray from outside enters it. So it is enough that the ray certainly enters
//! through the slab of a side, from outside and between its ends, or through the cap of a corner, in the cone between
//! the normals of its sides. If no proposal is certain, the kernels find the part of S that the ray enters, by exact signs.
//! For a path at a bare polygon, the filter is uncertain then: see [`ContactReceiver::IS_PATH`].
//!
//! # Errors
//! Let e be a vector from a corner of S to 0, s the vector along a side, M as in [`axes`](super::axes), and |v|₁ =
//! |x| + |y|. The error of a component of e or s is ε of it. So the error of e×d is below 4ε·M·|d|₁, of s×e 8ε·|s|₁·M,
//! of s×d and s·d 5ε·|s|₁·|d|₁, and of R|s| 4ε·R|s|₁. That makes less than 16ε·|s|₁·|d|₁·(M + R) in |s|(e×d) − R(s·d),
//! the place of the entry along s. [`plain_hit`] has its own bounds; the error of its normal is below 2⁻²⁸.

use core::cmp::Ordering;

use super::axes::{Corners, LineCrossing, Pair, StartOfMotion};
use super::cast::{ContactReceiver, ExactHit, FirstContact, is_up_to};
use super::convex;
use super::features::Features;
use super::nearest::EdgeAxis;
use super::numbered::Meeting;
use super::{RELATIVE_ERROR, Uncertain, bound, box_cast, box_motion, boxes, one_norm};
use crate::exact::{Arrow, Precision, RealVector, Sum, Xy, power_of_two, sqrt};
use crate::kernel::facing_chain::{
    Anchor, AxisLine, DifferenceCorner, FacingPart, FacingSide, facing_part, shared_side,
};
use crate::kernel::penetration::TiedEdges;
use crate::kernel::raycast::{Hit, Motion};
use crate::kernel::ring_crossing::{Place, RingCrossing};
use crate::kernel::{Core, InflatedCore, Line, are_in_range, outline_point, plain_hit};
use crate::shapes::sealed::HasCore;

/// The first contact of `moving` with `target`.
#[inline(never)]
pub(super) fn first_contact<P, A, B, R>(target: &A, moving: &B, motion: &Motion, receiver: R) -> Result<(), Uncertain>
where
    P: Precision,
    A: HasCore,
    B: HasCore<Points = A::Points>,
    R: ContactReceiver<P>,
{
    if P::HAS_EXPONENT || !convex::can_decide(target, moving) {
        return Err(Uncertain);
    }
    let (d, r) = (motion.direction.rounded(), target.radius() + moving.radius());
    if !(d.length_squared() > 0.0 && (0.0..=f64::INFINITY).contains(&motion.max_t)) {
        return Err(Uncertain);
    }
    if const { boxes::handles_kinds::<A, B>() } {
        return box_cast::first_contact(target, moving, motion, receiver);
    }
    if const { B::MOST_CORNERS == 1 } && r == 0.0 {
        let pair = Pair::new(target, moving);
        return match into_bare(&pair, d) {
            Some(BareEntry::Overlapping) => receiver.receive(FirstContact::Overlapping),
            Some(BareEntry::Away) => Ok(()),
            Some(BareEntry::Edge(edge)) => bare_contact(&side_to_point(&pair.at_edge_of_a(edge)), motion, receiver),
            None if R::IS_PATH || !pair.is_finite() => Err(Uncertain),
            None => point_contact_exactly(target, moving, motion, receiver),
        };
    }
    contact_by_axes(target, moving, motion, None, receiver)
}

/// The first contact, found by axes. `corner` is the number of the target's corner that a box may meet first, if it is known.
#[inline(never)]
pub(super) fn contact_by_axes<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    moving: &B,
    motion: &Motion,
    corner: Option<usize>,
    receiver: impl ContactReceiver<P>,
) -> Result<(), Uncertain> {
    let (d, r) = (motion.direction.rounded(), target.radius() + moving.radius());
    let radii = Sum::new(moving.radius(), target.radius(), 0.0);
    let pair = Pair::new(target, moving);
    if !pair.is_finite() {
        return Err(Uncertain);
    }
    if pair.passes_beside(d, r) {
        return Ok(());
    }
    let path = RayFromZero { d, r, size: f64::from(pair.frame.size), is_backward: false };
    let near = if let Some(corner) = corner {
        path.met_at_corner(&pair, corner)
    } else {
        let (is_of_a, edge, is_ahead) = pair.entered(d, r);
        if is_ahead { path.met_near(&pair, is_of_a, edge) } else { None }
    };
    if let Some(met) = near {
        return met.contact(motion, radii, receiver);
    }
    receive(met_otherwise(&pair, &path, motion)?, target, moving, motion, receiver)
}

/// The first contact of a point with a bare polygon, by exact signs.
#[cold]
#[inline(never)]
fn point_contact_exactly<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    moving: &B,
    motion: &Motion,
    receiver: impl ContactReceiver<P>,
) -> Result<(), Uncertain> {
    let met = convex::on_cores(target, moving, |target, moving| met_by_point(target, moving, motion))?;
    receive(met, target, moving, motion, receiver)
}

#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
fn receive<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    met: Outcome<P>,
    target: &A,
    moving: &B,
    motion: &Motion,
    receiver: impl ContactReceiver<P>,
) -> Result<(), Uncertain> {
    match met {
        Outcome::Overlapping => receiver.receive(FirstContact::Overlapping),
        Outcome::Away => Ok(()),
        Outcome::Met(met) => receiver.receive_exact(met),
        Outcome::Touching => {
            let features = convex::on_cores(target, moving, convex::features_by_careful_axes::<P>);
            touching_contact(&features.ok_or(Uncertain)?, target.radius(), motion, receiver)
        }
    }
}

/// What a motion meets.
enum Outcome<P: Precision> {
    Overlapping,
    Touching,
    Away,
    Met(ExactHit<P>),
}

/// What a ray meets of a bare polygon.
pub(super) enum BareEntry {
    Overlapping,
    Away,
    /// The edge that begins at this corner.
    Edge(usize),
}

/// What the ray along `d` from b, a point, meets of a, a bare polygon. `None` if that is uncertain.
///
/// If the ray starts outside of the edge through which its line enters, it meets that edge. Otherwise it starts inside
/// of a, or behind it. With the error of [`Pair::line_crossing`], the heights of both ends of the edge differ by more
/// than 22u·|d|₁·M, with u = 2⁻²⁴. So s×d is certainly positive, and the ray passes between the ends.
#[inline(always)]
pub(super) fn into_bare<A: HasCore, B: HasCore<Points = A::Points>>(pair: &Pair<A, B>, d: Xy) -> Option<BareEntry> {
    let LineCrossing::Through { entry, exit } = pair.line_crossing(d)? else {
        return Some(BareEntry::Away);
    };
    if pair.at_edge_of_a(entry).has_outside(0)? {
        return Some(BareEntry::Edge(entry));
    }
    let is_behind = pair.at_edge_of_a(exit).has_outside(0)?;
    Some(if is_behind { BareEntry::Away } else { BareEntry::Overlapping })
}

/// What the path meets, if the proposed side and its corners are not certainly met.
fn met_otherwise<P: Precision, A, B>(
    pair: &Pair<A, B>,
    path: &RayFromZero,
    motion: &Motion,
) -> Result<Outcome<P>, Uncertain>
where
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    match pair.start_of_motion(path.d, path.r) {
        Some(StartOfMotion::Overlapping) => Ok(Outcome::Overlapping),
        Some(StartOfMotion::Leaving) => Ok(Outcome::Away),
        None => convex::on_cores(pair.a.shape, pair.b.shape, |target, moving| met_exactly(target, moving, motion)),
    }
}

/// The same by the facing part of the kernels. `meeting` is faster than their relation, so it is asked first.
#[inline(never)]
fn met_exactly<P: Precision>(
    target: &InflatedCore,
    moving: &InflatedCore,
    motion: &Motion,
) -> Result<Outcome<P>, Uncertain> {
    match convex::meeting(target, moving).ok_or(Uncertain)? {
        Meeting::Overlapping => return Ok(Outcome::Overlapping),
        Meeting::Touching => return Ok(Outcome::Touching),
        Meeting::Apart => {}
    }
    if !can_use_exact_part::<P>(target, moving, motion) {
        return Err(Uncertain);
    }
    let radii = Sum::new(moving.radius, target.radius, 0.0);
    Ok(outcome_at(facing_part(&moving.core, &target.core, motion.direction, radii), motion, radii))
}

/// The same for a point that moves to a bare polygon. One walk over the corners tells where it starts, and what it meets.
#[inline(never)]
fn met_by_point<P: Precision>(
    target: &InflatedCore,
    moving: &InflatedCore,
    motion: &Motion,
) -> Result<Outcome<P>, Uncertain> {
    let (ring, start) = match (&target.core, &moving.core) {
        (Core::Convex(ring), &Core::Point(start)) if can_use_exact_part::<P>(target, moving, motion) => (*ring, start),
        _ => return Err(Uncertain),
    };
    let Some(crossing) = RingCrossing::new(ring, start, motion.direction) else {
        return Ok(Outcome::Away);
    };
    Ok(match crossing.place_of_start() {
        Place::BeforeEntry => outcome_at(Some(crossing.facing_part(crossing.entry)), motion, Sum::ZERO),
        Place::On(_) => Outcome::Touching,
        Place::Inside => Outcome::Overlapping,
        Place::AfterExit => Outcome::Away,
    })
}

/// The hit on the part that the motion meets, if it meets any.
fn outcome_at<P: Precision>(part: Option<FacingPart>, motion: &Motion, radii: Sum) -> Outcome<P> {
    let met = part.and_then(|part| {
        let hit = motion.onto(&part, radii)?;
        Some(ExactHit::new(hit, &part, motion.direction, radii))
    });
    met.map_or(Outcome::Away, Outcome::Met)
}

/// Whether exact signs may be asked about the motion, and numbers be computed in the precision `P`. That is tested before: exact
/// signs of numbers out of range take long. Of an infinite motion, a 0 beside the infinity would still give a sign.
pub(super) fn can_use_exact_part<P: Precision>(target: &impl HasCore, moving: &impl HasCore, motion: &Motion) -> bool {
    let to = motion.direction.to();
    to.is_finite()
        && are_in_range::<P, 2>([to.x, to.y])
        && convex::is_in_range::<P>(target)
        && convex::is_in_range::<P>(moving)
}

/// The contact of shapes that touch at the start, at these features. The sign of n·d decides whether the motion leads into
/// the target, with its outward normal n. `Uncertain` if there are several normals.
#[inline(never)]
pub(super) fn touching_contact<P: Precision>(
    features: &Features,
    radius_of_target: f64,
    motion: &Motion,
    receiver: impl ContactReceiver<P>,
) -> Result<(), Uncertain> {
    let d = motion.direction;
    if !d.to().is_finite() {
        return Err(Uncertain);
    }
    let (heading, normal, point) = match features {
        Features::Apart(nearest) => {
            let (normal, [on_target, _]) = (nearest.normal().reals(), nearest.points());
            (nearest.heading(d), normal, outline_point(on_target, normal, radius_of_target))
        }
        Features::Touching { side, at, tied: TiedEdges::NONE } => {
            (side.heading(d), side.normal().reals(), RealVector::from_xy(*at))
        }
        Features::Touching { .. } | Features::Overlapping(_) => return Err(Uncertain),
    };
    receiver.receive(FirstContact::Touching((heading == Ordering::Less).then_some((point, normal))))
}

/// The hit where a path that goes through the target, from its start or from outside, leaves it. `None` if uncertain.
#[inline(never)]
pub(super) fn leaving<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    start: &B,
    motion: &Motion,
) -> Option<Hit<P>> {
    let (pair, r, d) = (Pair::new(target, start), target.radius(), -motion.direction.rounded());
    if !pair.is_finite() {
        return None;
    }
    if const { boxes::handles_kinds::<A, B>() } && r == 0.0 {
        let edge = box_motion::exit(target, start, -d)?;
        let side = side_to_point(&pair.at_edge_of_a(edge));
        let line = box_cast::line_of_edge(&side, edge);
        return Some(hit_on_axis_line(&side, line, motion)?.with_opposite_normal());
    }
    let line_crossing = if r == 0.0 { pair.line_crossing(-d) } else { None };
    if let Some(LineCrossing::Through { exit, .. }) = line_crossing {
        let met = EnteredPart::Side(side_to_point(&pair.at_edge_of_a(exit)));
        return met.is_in_range::<P>(motion, Sum::ZERO).then(|| met.leaving(motion, Sum::ZERO));
    }
    let path = RayFromZero { d, r, size: f64::from(pair.frame.size), is_backward: true };
    let (is_of_a, edge, _) = pair.entered(d, r);
    let r = Sum::new(r, 0.0, 0.0);
    if let Some(met) = path.met_near(&pair, is_of_a, edge) {
        return met.is_in_range::<P>(motion, r).then(|| met.leaving(motion, r));
    }
    convex::on_cores(target, start, |target, start| leaving_exactly(target, start, motion, r))
}

/// The same by the facing part of the kernels.
#[inline(never)]
fn leaving_exactly<P: Precision>(
    target: &InflatedCore,
    start: &InflatedCore,
    motion: &Motion,
    r: Sum,
) -> Option<Hit<P>> {
    if !can_use_exact_part::<P>(target, start, motion) {
        return None;
    }
    let part = facing_part(&start.core, &target.core, -motion.direction, r)?;
    Some(motion.out_of(&part, r))
}

/// The ray from 0 along d, and the radius of S.
struct RayFromZero {
    d: Xy,
    r: f64,
    /// M.
    size: f64,
    /// Whether the start of the ray does not count. Then it is a reversed path, which enters where the path leaves.
    is_backward: bool,
}

/// What the ray enters.
pub(super) enum EnteredPart {
    Side(FacingSide),
    /// A side of two edges, which are lines of the target and of the moving core.
    SharedSide(FacingSide, [Line; 2]),
    Cap(DifferenceCorner),
}

impl RayFromZero {
    fn error(&self, s: Xy) -> f64 {
        bound::<f64>(RELATIVE_ERROR * (one_norm(s) * (self.size + self.r)))
    }

    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn met_near<A: HasCore, B: HasCore<Points = A::Points>>(
        &self,
        pair: &Pair<A, B>,
        is_of_a: bool,
        edge: usize,
    ) -> Option<EnteredPart> {
        let (a, b, size) = (&pair.a, &pair.b, self.size);
        if is_of_a {
            self.met(&EdgeAxis { own: *a, other: *b, edge, own_is_a: true, size })
        } else {
            self.met(&EdgeAxis { own: *b, other: *a, edge, own_is_a: false, size })
        }
    }

    /// What the ray enters, near the side of this edge.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn met<A: HasCore, B: HasCore<Points = A::Points>>(&self, axis: &EdgeAxis<A, B>) -> Option<EnteredPart> {
        let (own, other, edge) = (axis.own, axis.other, axis.edge);
        // The corners of the other core where the side begins and ends.
        let (others, facing) = match axis.support() {
            Ok(support) => ([support; 2], None),
            Err(support) => {
                let facing = axis.looks_facing(support).filter(|&facing| axis.is_facing(facing))?;
                ([facing, other.next(facing)], Some(facing))
            }
        };
        let owns = [edge, own.next(edge)];
        let [start, end] = ends(axis, others);
        if self.enters_between(start, end) {
            return Some(side(axis, [start, end], facing));
        }
        if self.r == 0.0 {
            return None;
        }
        [(start, 0), (end, 1)].into_iter().find_map(|(corner, number)| {
            let normal = self.normal_of_cap(corner)?;
            let toward = if axis.own_is_a { normal } else { -normal };
            let is_met = is_in_cone(&own, owns[number], toward) && is_in_cone(&other, others[number], -toward);
            is_met.then_some(EnteredPart::Cap(corner))
        })
    }

    /// The cap around a corner of a box, if the ray certainly enters it. The number is that of the target's corner.
    #[inline(always)]
    fn met_at_corner<A: HasCore, B: HasCore<Points = A::Points>>(
        &self,
        pair: &Pair<A, B>,
        number: usize,
    ) -> Option<EnteredPart> {
        let (a, b, opposite) = (&pair.a, &pair.b, boxes::opposite(number));
        let corner = box_motion::facing_corners(a.shape, b.shape, number);
        let normal = self.normal_of_cap(corner)?;
        let is_met = if A::IS_BOX { is_in_cone(a, number, normal) } else { is_in_cone(b, opposite, -normal) };
        is_met.then_some(EnteredPart::Cap(corner))
    }

    /// Whether the ray certainly enters the slab around a side from outside, between its ends.
    #[inline(always)]
    fn enters_between(&self, start: DifferenceCorner, end: DifferenceCorner) -> bool {
        let s = offset(start) - offset(end);
        let (length, along) = (sqrt(s.length_squared()), self.r * s.dot(self.d));
        let is_beyond = self.is_backward || offset(start).cross(s) - self.r * length > self.error(s);
        let enters = s.cross(self.d) > RELATIVE_ERROR * (one_norm(s) * one_norm(self.d));
        let error = one_norm(self.d) * self.error(s);
        let [from_start, from_end] = [start, end].map(|corner| length * offset(corner).cross(self.d) - along);
        is_beyond & enters & (from_start > error) & (from_end < -error)
    }

    /// The normal where the ray enters the circle around a corner, from outside.
    #[inline(always)]
    fn normal_of_cap(&self, corner: DifferenceCorner) -> Option<Xy> {
        let e = offset(corner);
        let hit = if self.is_backward {
            plain_hit::out_of_circle(e, -self.d, self.r)
        } else if e.dot(self.d) < 0.0 && plain_hit::power_of_point(e, self.r)? > 0.0 {
            plain_hit::into_circle(e, self.d, self.r)
        } else {
            None
        };
        Some(hit?.normal)
    }
}

/// The side of an edge, if the other core is a point.
#[inline(always)]
pub(super) fn side_to_point<A: HasCore, B: HasCore<Points = A::Points>>(axis: &EdgeAxis<A, B>) -> FacingSide {
    side_between(axis, ends(axis, [0; 2]))
}

/// The ends of the side of an edge, where the other core has these corners.
#[inline(always)]
pub(super) fn ends<A: HasCore, B: HasCore<Points = A::Points>>(
    axis: &EdgeAxis<A, B>,
    others: [usize; 2],
) -> [DifferenceCorner; 2] {
    let corner = |own: usize, other: usize| {
        let (own, other) = (axis.own.corner(own), axis.other.corner(other));
        if axis.own_is_a {
            DifferenceCorner { moving: other, target: own }
        } else {
            DifferenceCorner { moving: own, target: other }
        }
    };
    [corner(axis.edge, others[0]), corner(axis.own.next(axis.edge), others[1])]
}

/// The side of an edge and a corner of the other core, or of two edges that face each other.
#[inline(always)]
fn side<A, B>(axis: &EdgeAxis<A, B>, [start, end]: [DifferenceCorner; 2], facing: Option<usize>) -> EnteredPart
where
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    let side = side_between(axis, [start, end]);
    let Some(facing) = facing else {
        return EnteredPart::Side(side);
    };
    let (own, others) = (axis.own.line(axis.edge).0, axis.other.line(facing).0);
    EnteredPart::SharedSide(side, if axis.own_is_a { [own, others] } else { [others, own] })
}

/// The side of an edge between these ends.
#[inline(always)]
pub(super) fn side_between<A, B>(axis: &EdgeAxis<A, B>, [start, end]: [DifferenceCorner; 2]) -> FacingSide
where
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    let (along_target, along_moving) =
        (Arrow::between(start.target, end.target), Arrow::between(end.moving, start.moving));
    let (along, anchor) = if axis.own_is_a {
        (along_target, Anchor::Moving(start.moving))
    } else {
        (along_moving, Anchor::Target(start.target))
    };
    FacingSide { along, start, end: Some(end), anchor, is_of_polygon: true }
}

impl EnteredPart {
    /// Whether the numbers may be computed in the precision `P`.
    fn is_in_range<P: Precision>(&self, motion: &Motion, radii: Sum) -> bool {
        let (to, [r, s]) = (motion.direction.to(), radii.radii());
        let (start, end) = match self {
            Self::Side(FacingSide { start, end, .. }) | Self::SharedSide(FacingSide { start, end, .. }, _) => {
                (*start, end.unwrap_or(*start))
            }
            Self::Cap(corner) => (*corner, *corner),
        };
        let [o, p, q, w] = [start.moving, start.target, end.moving, end.target];
        are_in_range::<P, 12>([o.x, o.y, p.x, p.y, q.x, q.y, w.x, w.y, to.x, to.y, r, s])
    }

    /// The contact, if its numbers may be computed in the precision `P`.
    #[inline(always)]
    pub(super) fn contact<P: Precision>(
        &self,
        motion: &Motion,
        radii: Sum,
        receiver: impl ContactReceiver<P>,
    ) -> Result<(), Uncertain> {
        if !self.is_in_range::<P>(motion, radii) {
            return Err(Uncertain);
        }
        receive_up_to(motion, self.hit(motion, radii), radii, || self.facing_part(motion, radii), receiver)
    }

    fn facing_part(&self, motion: &Motion, radii: Sum) -> FacingPart {
        match self {
            Self::Cap(corner) => FacingPart::Corner(*corner),
            Self::Side(side) => FacingPart::Side(*side),
            Self::SharedSide(side, lines) => FacingPart::Side(of_edges(*side, lines, motion, radii)),
        }
    }

    /// The hit of a path that leaves here, where the reversed path enters.
    #[inline(never)]
    fn leaving<P: Precision>(&self, motion: &Motion, r: Sum) -> Hit<P> {
        match self {
            Self::Cap(corner) => motion.leaving_circle(*corner, r),
            Self::Side(side) | Self::SharedSide(side, _) if r.is_zero() => {
                motion.crossing_side(side, Ordering::Greater).with_opposite_normal()
            }
            Self::Side(side) | Self::SharedSide(side, _) => motion.leaving_slab(side, r),
        }
    }

    #[inline(never)]
    fn hit<P: Precision>(&self, motion: &Motion, r: Sum) -> Hit<P> {
        match self {
            Self::Cap(corner) => motion.entering_circle(*corner, r),
            Self::Side(side) => Self::enter(side, motion, r),
            Self::SharedSide(side, lines) => Self::enter(&of_edges(*side, lines, motion, r), motion, r),
        }
    }

    /// The hit on a side. The ray comes from its right.
    fn enter<P: Precision>(side: &FacingSide, motion: &Motion, r: Sum) -> Hit<P> {
        if r.is_zero() {
            motion.crossing_side(side, Ordering::Less)
        } else {
            motion.entering_slab(side, r, Ordering::Less)
        }
    }
}

/// The contact with a side of bare shapes. Apart from [`EnteredPart::contact`], which would pass the hit through memory.
#[inline(always)]
pub(super) fn bare_contact<P: Precision>(
    side: &FacingSide,
    motion: &Motion,
    receiver: impl ContactReceiver<P>,
) -> Result<(), Uncertain> {
    if let Some(line) = side.axis_line() {
        return axis_contact_out_of_line(*side, line, *motion, receiver);
    }
    if !EnteredPart::Side(*side).is_in_range::<P>(motion, Sum::ZERO) {
        return Err(Uncertain);
    }
    let hit = motion.crossing_by_products(side, Ordering::Less);
    receive_up_to(motion, hit, Sum::ZERO, || FacingPart::Side(*side), receiver)
}

/// The hit on a side of bare shapes that is along an axis. `None` if its numbers may not be computed in the precision `P`.
///
/// The start may be of any size: across the side, only its difference counts, and along it, only the point has it
/// ([`Hit::has_certain_point`]). But if the end of a path is not moderate, a tiny word of d may cancel one of `way`.
#[inline(always)]
fn hit_on_axis_line<P: Precision>(side: &FacingSide, line: AxisLine, motion: &Motion) -> Option<Hit<P>> {
    let (d, to, moving) = (motion.direction.rounded(), motion.direction.to(), side.start.moving);
    let way = line.at - line.across.of_xy(moving);
    are_in_range::<P, 5>([d.x, d.y, to.x, to.y, way]).then(|| motion.onto_axis_line(moving, line, side.anchor))
}

/// [`axis_contact`] out of line, so that its callers stay short.
#[inline(never)]
fn axis_contact_out_of_line<P: Precision>(
    side: FacingSide,
    line: AxisLine,
    motion: Motion,
    receiver: impl ContactReceiver<P>,
) -> Result<(), Uncertain> {
    axis_contact(&side, line, &motion, receiver)
}

/// The contact with a side of bare shapes that is along an axis. Inlined for boxes.
#[inline(always)]
pub(super) fn axis_contact<P: Precision>(
    side: &FacingSide,
    line: AxisLine,
    motion: &Motion,
    receiver: impl ContactReceiver<P>,
) -> Result<(), Uncertain> {
    let hit = hit_on_axis_line(side, line, motion).ok_or(Uncertain)?;
    receive_up_to(motion, hit, Sum::ZERO, || FacingPart::Side(*side), receiver)
}

/// The contact at a hit on `part`, if it is within `max_t`.
#[inline(always)]
fn receive_up_to<P: Precision>(
    motion: &Motion,
    hit: Hit<P>,
    radii: Sum,
    part: impl FnOnce() -> FacingPart,
    receiver: impl ContactReceiver<P>,
) -> Result<(), Uncertain> {
    match is_up_to(motion.max_t, hit.t.to_f64()) {
        Some(true) => receiver.receive(FirstContact::Hit(hit)),
        Some(false) => Ok(()),
        None => receive_exactly(motion, &part(), radii, receiver),
    }
}

/// The contact, if an exact sign says that it is within `max_t`.
#[cold]
#[inline(never)]
fn receive_exactly<P: Precision>(
    motion: &Motion,
    part: &FacingPart,
    radii: Sum,
    receiver: impl ContactReceiver<P>,
) -> Result<(), Uncertain> {
    motion.onto(part, radii).map_or(Ok(()), |hit| receiver.receive(FirstContact::Hit(hit)))
}

/// The side of two edges that face each other.
pub(super) fn of_edges(side: FacingSide, [target, moving]: &[Line; 2], motion: &Motion, r: Sum) -> FacingSide {
    shared_side(side, target, [moving.base(), moving.tip()], motion.direction, r)
}

/// The vector from the corner to 0.
#[inline]
fn offset(corner: DifferenceCorner) -> Xy {
    corner.moving - corner.target
}

/// Whether a normal, with the error of [`plain_hit`], is certainly one of a corner.
#[inline(always)]
fn is_in_cone<A: HasCore>(core: &Corners<A>, corner: usize, normal: Xy) -> bool {
    let is_certain = |e: Xy, product: f64| product > power_of_two(-26) * one_norm(e);
    let (to, from) = (core.edge(core.previous(corner)), core.edge(corner));
    core.count == 1 || is_certain(to, to.dot(normal)) && is_certain(from, -from.dot(normal))
}
