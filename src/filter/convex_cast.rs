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
//! the normals of its sides.
//!
//! # Errors
//! Let e be a vector from a corner of S to 0, s the vector along a side, M as in [`axes`](super::axes), and |v|₁ =
//! |x| + |y|. The error of a component of e or s is ε of it. So the error of e×d is below 4ε·M·|d|₁, of s×e 8ε·|s|₁·M,
//! of s×d and s·d 5ε·|s|₁·|d|₁, and of R|s| 4ε·R|s|₁. That makes less than 16ε·|s|₁·|d|₁·(M + R) in |s|(e×d) − R(s·d),
//! the place of the entry along s. [`plain_hit`] has its own bounds; the error of its normal is below 2⁻²⁸.

use core::cmp::Ordering;

use super::axes::{Corners, LineCrossing, Pair, StartOfMotion};
use super::box_motion::{self, CornerNormal, Entry, ExactEntry};
use super::boxes;
use super::cast::{FirstContact, up_to};
use super::convex;
use super::features::Features;
use super::nearest::EdgeAxis;
use super::numbered::Meeting;
use super::{FilterResult, RELATIVE_ERROR, Uncertain, bound, one_norm};
use crate::exact::{Arrow, Precision, RealVector, Sum, Xy, power_of_two, sqrt};
use crate::kernel::facing_chain::{Anchor, DifferenceCorner, FacingPart, FacingSide, canonical_along, shared_side};
use crate::kernel::raycast::{Hit, Motion};
use crate::kernel::{Direction, InflatedCore, Line, are_in_range, outline_point, plain_hit};
use crate::shapes::sealed::HasCore;

/// The first contact of `moving` with `target`.
#[inline(never)]
pub(super) fn first_contact<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    moving: &B,
    motion: &Motion,
) -> FilterResult<FirstContact<P>> {
    if P::HAS_EXPONENT || !convex::can_decide(target, moving) {
        return Err(Uncertain);
    }
    let (d, r) = (motion.direction.rounded(), target.radius() + moving.radius());
    if !(d.length_squared() > 0.0 && (0.0..=f64::INFINITY).contains(&motion.max_t)) {
        return Err(Uncertain);
    }
    let radii = Sum::new(moving.radius(), target.radius(), 0.0);
    let entry = if boxes::handles_kinds::<A, B>() { box_motion::entry(target, moving, d, r) } else { None };
    let corner = match entry {
        Some(Entry::Overlapping) => return Ok(Some(FirstContact::Overlapping)),
        Some(Entry::Away) => return Ok(None),
        Some(Entry::Side { edge, lower_is_targets }) => {
            return side_of_boxes(&Pair::new(target, moving), edge, lower_is_targets).contact(motion, radii);
        }
        Some(Entry::Corner(_)) if r == 0.0 => return Err(Uncertain),
        Some(Entry::Corner(corner)) => Some(corner),
        None if boxes::handles_kinds::<A, B>() && r == 0.0 => return touching_boxes(target, moving, motion),
        None => None,
    };
    let pair = Pair::new(target, moving);
    let bare = if r == 0.0 { into_bare(&pair, d) } else { None };
    if let Some(found) = bare {
        return match found {
            Outcome::Overlapping => Ok(Some(FirstContact::Overlapping)),
            Outcome::Away => Ok(None),
            Outcome::Met(met) => met.contact(motion, radii),
            Outcome::Touching => Err(Uncertain),
        };
    }
    let path =
        RayFromZero { d, length: sqrt(d.length_squared()), r, size: f64::from(pair.frame.size), is_backward: false };
    if path.misses(&pair) {
        return Ok(None);
    }
    let near = if let Some(corner) = corner {
        path.met_at_corner(&pair, corner)
    } else {
        let (is_of_a, edge, is_ahead) = pair.entered(d, r);
        if is_ahead { path.met_near(&pair, is_of_a, edge) } else { None }
    };
    let met = match near {
        Some(met) => met,
        None => match met_otherwise(&pair, &path)? {
            Outcome::Overlapping => return Ok(Some(FirstContact::Overlapping)),
            Outcome::Away => return Ok(None),
            Outcome::Met(met) => met,
            Outcome::Touching => {
                let features = convex::on_cores(target, moving, convex::features_by_careful_axes::<P>);
                return touching_contact(&features.ok_or(Uncertain)?, target.radius(), motion);
            }
        },
    };
    met.contact(motion, radii)
}

/// A hit without a radius, perhaps at a corner.
pub(crate) struct BareHit<P> {
    pub(crate) hit: Hit<P>,
    pub(crate) is_unique: bool,
    pub(crate) grazes: bool,
}

/// The hit of bare boxes, or of one and a point, by exact signs. They are apart at the start, or the motion leads a corner
/// into a corner that it touches. `Uncertain` in all other cases.
#[inline]
pub(crate) fn hit_of_bare_boxes<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    moving: &A,
    motion: &Motion,
    target: &B,
) -> FilterResult<BareHit<P>> {
    let are_bare_boxes = boxes::handles_kinds::<A, B>() && target.radius() + moving.radius() == 0.0;
    let can_decide = are_bare_boxes && convex::has_axes(target, moving) && convex::can_decide(target, moving);
    if !can_decide || motion.direction.is_zero() || !(0.0..=f64::INFINITY).contains(&motion.max_t) {
        return Err(Uncertain);
    }
    let (pair, d) = (Pair::new(target, moving), motion.direction);
    let (part, is_unique, grazes) = match box_motion::exact_entry(target, moving, d).ok_or(Uncertain)? {
        ExactEntry::Away => return Ok(None),
        ExactEntry::Side { edge, lower_is_targets } => {
            let side = side_of_boxes(&pair, edge, lower_is_targets).facing_part(motion, Sum::ZERO);
            (side, true, false)
        }
        ExactEntry::Corner { number, normal } => {
            let (normal, grazes) = normal_at_corner(&pair, &normal, d);
            let corner = box_motion::facing_corners(target, moving, number);
            (FacingPart::SharpCorner { corner, normal, grazes }, false, grazes)
        }
    };
    Ok(motion.onto(&part, Sum::ZERO).map(|hit| BareHit { hit, is_unique, grazes }))
}

/// The normal at a corner of boxes that a motion along d meets, and whether the motion grazes it.
fn normal_at_corner<A, B>(pair: &Pair<A, B>, normal: &CornerNormal, d: Arrow) -> (Direction, bool)
where
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    match *normal {
        CornerNormal::OfEdge(edge) if A::IS_BOX => (Direction::Right(pair.a.line(edge).0.along), false),
        CornerNormal::OfEdge(edge) => (Direction::Left(pair.b.line(boxes::opposite(edge)).0.along), false),
        CornerNormal::Left => (Direction::Left(d), true),
        CornerNormal::Right => (Direction::Right(d), true),
    }
}

/// What a motion meets.
#[expect(clippy::large_enum_variant, reason = "it is on the stack, and not moved far")]
enum Outcome {
    Overlapping,
    Touching,
    Away,
    Met(EnteredPart),
}

/// What the ray along `d` from b, a point, meets of a, a bare polygon. `None` if that is uncertain, and for other
/// pairs.
///
/// If the ray starts outside of the edge through which its line enters, it meets that edge. Otherwise it starts inside
/// of a, or behind it. With the error of [`Pair::line_crossing`], the heights of both ends of the edge differ by more
/// than 22u·|d|₁·M, with u = 2⁻²⁴. So s×d is certainly positive, and the ray passes between the ends.
#[inline]
fn into_bare<A: HasCore, B: HasCore<Points = A::Points>>(pair: &Pair<A, B>, d: Xy) -> Option<Outcome> {
    let LineCrossing::Through { entry, exit } = pair.line_crossing(d)? else {
        return Some(Outcome::Away);
    };
    let [entry, exit] = [entry, exit].map(|edge| of_polygon_and_point(pair, edge));
    if entry.has_outside(0)? {
        return Some(Outcome::Met(side_to_point(&entry)));
    }
    Some(if exit.has_outside(0)? { Outcome::Away } else { Outcome::Overlapping })
}

/// What the path meets, if the proposed side and its corners are certainly not met.
fn met_otherwise<A, B>(pair: &Pair<A, B>, path: &RayFromZero) -> Result<Outcome, Uncertain>
where
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    match pair.start_of_motion(path.d, path.r) {
        Some(StartOfMotion::Overlapping) => Ok(Outcome::Overlapping),
        Some(StartOfMotion::Leaving) => Ok(Outcome::Away),
        None => convex::on_cores(pair.a.shape, pair.b.shape, |target, moving| met_carefully(target, moving, path)),
    }
}

#[inline(never)]
fn met_carefully(target: &InflatedCore, moving: &InflatedCore, path: &RayFromZero) -> Result<Outcome, Uncertain> {
    match convex::meeting(target, moving).ok_or(Uncertain)? {
        Meeting::Overlapping => return Ok(Outcome::Overlapping),
        Meeting::Touching => return Ok(Outcome::Touching),
        Meeting::Apart => {}
    }
    if let Some(met) = path.met_anywhere(target, moving) {
        return Ok(Outcome::Met(met));
    }
    // S is convex, and 0 is outside of it. So if the reversed ray enters S, this ray misses it. Without a radius, an edge has
    // shown that already, unless the cores almost touch.
    if path.r == 0.0 {
        return Err(Uncertain);
    }
    let reversed = RayFromZero { d: -path.d, ..*path };
    reversed.met_anywhere(target, moving).map(|_| Outcome::Away).ok_or(Uncertain)
}

/// The contact of bare boxes or points that touch at the start. `Uncertain` if they do not.
fn touching_boxes<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    moving: &B,
    motion: &Motion,
) -> FilterResult<FirstContact<P>> {
    if box_motion::leads_inward(target, moving, motion.direction.rounded()).ok_or(Uncertain)? {
        let features = convex::features::<P, _, _>(target, moving).ok_or(Uncertain)?;
        touching_contact(&features, target.radius(), motion)
    } else {
        Ok(Some(FirstContact::Touching(None)))
    }
}

/// The contact of shapes that touch at the start, at these features. The sign of n·d decides whether the motion leads into
/// the target, with its outward normal n. `Uncertain` if there are several normals.
#[inline(never)]
fn touching_contact<P: Precision>(
    features: &Features,
    radius_of_target: f64,
    motion: &Motion,
) -> FilterResult<FirstContact<P>> {
    let d = motion.direction;
    if !d.to().is_finite() {
        return Err(Uncertain);
    }
    let (heading, normal, point) = match features {
        Features::Apart(nearest) => {
            let (normal, [on_target, _]) = (nearest.normal().reals(), nearest.points());
            (nearest.heading(d), normal, outline_point(on_target, normal, radius_of_target))
        }
        Features::Touching { side, at, is_unique: true } => {
            (side.heading(d), side.normal().reals(), RealVector::from_xy(*at))
        }
        Features::Touching { .. } | Features::Overlapping(_) => return Err(Uncertain),
    };
    Ok(Some(FirstContact::Touching((heading == Ordering::Less).then_some((point, normal)))))
}

/// The hit where a path that goes through the target, from its start or from outside, leaves it. `None` if uncertain.
#[inline(never)]
pub(super) fn leaving<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    start: &B,
    motion: &Motion,
) -> Option<Hit<P>> {
    let (pair, r, d) = (Pair::new(target, start), target.radius(), -motion.direction.rounded());
    if boxes::handles_kinds::<A, B>() && r == 0.0 {
        let met = side_of_boxes(&pair, box_motion::exit(target, start, -d)?, None);
        return met.is_in_range::<P>(motion, r).then(|| met.leaving(motion, Sum::ZERO));
    }
    let line_crossing = if r == 0.0 { pair.line_crossing(-d) } else { None };
    if let Some(LineCrossing::Through { exit, .. }) = line_crossing {
        let met = side_to_point(&of_polygon_and_point(&pair, exit));
        return met.is_in_range::<P>(motion, r).then(|| met.leaving(motion, Sum::ZERO));
    }
    let path =
        RayFromZero { d, length: sqrt(d.length_squared()), r, size: f64::from(pair.frame.size), is_backward: true };
    let (is_of_a, edge, _) = pair.entered(d, r);
    let near = path.met_near(&pair, is_of_a, edge);
    let met = near.or_else(|| convex::on_cores(target, start, |target, start| path.met_anywhere(target, start)))?;
    met.is_in_range::<P>(motion, r).then(|| met.leaving(motion, Sum::new(r, 0.0, 0.0)))
}

/// The ray from 0 along d, and the radius of S.
struct RayFromZero {
    d: Xy,
    /// |d|.
    length: f64,
    r: f64,
    /// M.
    size: f64,
    /// Whether the start of the ray does not count. Then it is a reversed path, which enters where the path leaves.
    is_backward: bool,
}

/// What the ray enters.
enum EnteredPart {
    Side(FacingSide),
    /// A side of two edges, which are lines of the target and of the moving core.
    SharedSide(FacingSide, [Line; 2]),
    Cap(DifferenceCorner),
}

impl RayFromZero {
    fn error(&self, s: Xy) -> f64 {
        bound::<f64>(RELATIVE_ERROR * (one_norm(s) * (self.size + self.r)))
    }

    /// Whether S is certainly beside the line of the ray, on one side.
    #[inline(always)]
    fn misses<A: HasCore, B: HasCore<Points = A::Points>>(&self, pair: &Pair<A, B>) -> bool {
        let origin = pair.a.corner(0);
        let (target, moving) = (self.span(&pair.a, origin), self.span(&pair.b, origin));
        let separation =
            if target[0] - moving[1] > moving[0] - target[1] { target[0] - moving[1] } else { moving[0] - target[1] };
        separation > self.r * self.length + self.error(self.d)
    }

    /// The least and the greatest d×p for the corners p.
    #[inline]
    fn span<A: HasCore>(&self, corners: &Corners<A>, origin: Xy) -> [f64; 2] {
        (0..corners.count).fold([f64::INFINITY, f64::NEG_INFINITY], |[least, greatest], corner| {
            let across = self.d.cross(corners.corner(corner) - origin);
            [if across < least { across } else { least }, if across > greatest { across } else { greatest }]
        })
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

    /// What the ray certainly enters, found by trying all edges: beside a sharp corner, the proposed edge may be far
    /// from it.
    #[inline(never)]
    fn met_anywhere(&self, target: &InflatedCore, moving: &InflatedCore) -> Option<EnteredPart> {
        let pair = Pair::new(target, moving);
        let edges = |count: usize| if count > 1 { 0..count } else { 0..0 };
        let of_a = edges(pair.a.count).find_map(|edge| self.met_near(&pair, true, edge));
        of_a.or_else(|| edges(pair.b.count).find_map(|edge| self.met_near(&pair, false, edge)))
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

/// An edge of a, and b, a point.
#[inline]
fn of_polygon_and_point<'a, A: HasCore, B: HasCore<Points = A::Points>>(
    pair: &Pair<'a, A, B>,
    edge: usize,
) -> EdgeAxis<'a, A, B> {
    EdgeAxis { own: pair.a, other: pair.b, edge, own_is_a: true, size: f64::from(pair.frame.size) }
}

/// The side of an edge, if the other core is a point.
#[inline(always)]
fn side_to_point<A: HasCore, B: HasCore<Points = A::Points>>(axis: &EdgeAxis<A, B>) -> EnteredPart {
    side(axis, ends(axis, [0; 2]), None)
}

/// The side that is the target's edge, or the opposite edge of the moving core. Of two boxes, the hit is at the lower end
/// of the part that both edges have in common.
#[inline(always)]
fn side_of_boxes<A: HasCore, B: HasCore<Points = A::Points>>(
    pair: &Pair<A, B>,
    edge: usize,
    lower_is_targets: Option<bool>,
) -> EnteredPart {
    let (a, b, facing, size) = (&pair.a, &pair.b, boxes::opposite(edge), 0.0);
    if !A::IS_BOX {
        let axis = EdgeAxis { own: *b, other: *a, edge: facing, own_is_a: false, size };
        return side_to_point(&axis);
    }
    let axis = EdgeAxis { own: *a, other: *b, edge, own_is_a: true, size };
    if !B::IS_BOX {
        return side_to_point(&axis);
    }
    let [start, end] = ends(&axis, [facing, b.next(facing)]);
    let Some(lower_is_targets) = lower_is_targets else {
        return side(&axis, [start, end], Some(facing));
    };
    // Edges 0 and 1 of a box begin at their lower end.
    let is_start = (edge < 2) == lower_is_targets;
    let lower = if is_start { start } else { end };
    let anchor = if lower_is_targets { Anchor::Target(lower.target) } else { Anchor::Moving(lower.moving) };
    let target = Line::segment(start.target, end.target);
    let along = canonical_along(target.along, &target, [start.moving, end.moving]);
    EnteredPart::Side(FacingSide { along, start, end: Some(end), anchor })
}

/// The ends of the side of an edge, where the other core has these corners.
#[inline(always)]
fn ends<A: HasCore, B: HasCore<Points = A::Points>>(
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
    let (along_target, along_moving) =
        (Arrow::between(start.target, end.target), Arrow::between(end.moving, start.moving));
    let (along, anchor) = if axis.own_is_a {
        (along_target, Anchor::Moving(start.moving))
    } else {
        (along_moving, Anchor::Target(start.target))
    };
    let side = FacingSide { along, start, end: Some(end), anchor };
    let Some(facing) = facing else {
        return EnteredPart::Side(side);
    };
    let (own, others) = (axis.own.line(axis.edge).0, axis.other.line(facing).0);
    EnteredPart::SharedSide(side, if axis.own_is_a { [own, others] } else { [others, own] })
}

impl EnteredPart {
    /// The points from which the numbers are computed.
    fn defining_points(&self) -> [Xy; 4] {
        match self {
            Self::Side(FacingSide { start, end, .. }) | Self::SharedSide(FacingSide { start, end, .. }, _) => {
                let end = end.unwrap_or(*start);
                [start.moving, start.target, end.moving, end.target]
            }
            Self::Cap(DifferenceCorner { moving, target }) => [*moving, *target, *moving, *target],
        }
    }

    /// Whether the numbers may be computed in the precision `P`.
    fn is_in_range<P: Precision>(&self, motion: &Motion, r: f64) -> bool {
        let to = motion.direction.to();
        self.defining_points().iter().all(|point| are_in_range::<P, 5>([point.x, point.y, to.x, to.y, r]))
    }

    /// The contact, if its numbers may be computed in the precision `P`.
    #[inline(always)]
    fn contact<P: Precision>(&self, motion: &Motion, radii: Sum) -> FilterResult<FirstContact<P>> {
        if !self.is_in_range::<P>(motion, radii.rounded()) {
            return Err(Uncertain);
        }
        let hit = match self {
            Self::Side(side) if radii.is_zero() => motion.crossing_side(side, Ordering::Less),
            _ => self.hit(motion, radii),
        };
        match up_to(motion.max_t, Some(FirstContact::Hit(hit))) {
            Err(Uncertain) => Ok(self.hit_up_to_exactly(motion, radii).map(FirstContact::Hit)),
            met => met,
        }
    }

    /// The hit, if it is within `max_t` by an exact sign.
    #[cold]
    #[inline(never)]
    fn hit_up_to_exactly<P: Precision>(&self, motion: &Motion, radii: Sum) -> Option<Hit<P>> {
        motion.onto(&self.facing_part(motion, radii), radii)
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
                let hit: Hit<P> = motion.crossing_side(side, Ordering::Greater);
                Hit { normal: -hit.normal, ..hit }
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

/// The side of two edges that face each other.
fn of_edges(side: FacingSide, [target, moving]: &[Line; 2], motion: &Motion, r: Sum) -> FacingSide {
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
