//! Where a moving box, point or circle first meets a box, or a box one of these: by comparing coordinates.
//!
//! [`box_motion`] tells through which edge of the target the motion enters, with rounding errors or by exact signs. Here, the
//! edge becomes a side of the Minkowski difference, and a corner that is met exactly becomes a corner of it. The numbers are
//! computed from these.

use super::axes::Pair;
use super::box_motion::{self, CornerNormal, Entry, ExactEntry};
use super::cast::{ContactReceiver, ExactHit, FirstContact};
use super::convex_cast::{
    EnteredPart, axis_contact, can_use_exact_part, contact_by_axes, ends, of_edges, side_between, side_to_point,
    touching_contact,
};
use super::nearest::EdgeAxis;
use super::{Uncertain, boxes, convex};
use crate::exact::{Arrow, Precision, Sum};
use crate::kernel::Direction;
use crate::kernel::facing_chain::{Anchor, AxisLine, FacingPart, FacingSide};
use crate::kernel::raycast::Motion;
use crate::shapes::sealed::HasCore;

/// The first contact of `moving` with `target`.
#[inline(always)]
pub(super) fn first_contact<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    moving: &B,
    motion: &Motion,
    receiver: impl ContactReceiver<P>,
) -> Result<(), Uncertain> {
    let r = target.radius() + moving.radius();
    match box_motion::entry(target, moving, motion.direction.rounded(), r) {
        Some(Entry::Overlapping) => receiver.receive(FirstContact::Overlapping),
        Some(Entry::Away) => Ok(()),
        Some(Entry::Side { edge, lower_is_targets }) => {
            let side = side(&Pair::new(target, moving), edge, lower_is_targets, motion);
            if r == 0.0 {
                return axis_contact(&side, line_of_edge(&side, edge), motion, receiver);
            }
            EnteredPart::Side(side).contact(motion, Sum::new(moving.radius(), target.radius(), 0.0), receiver)
        }
        // Never, but the compiler does not know.
        Some(Entry::Corner(_)) if r == 0.0 => Err(Uncertain),
        Some(Entry::Corner(corner)) => contact_by_axes(target, moving, motion, Some(corner), receiver),
        None if r == 0.0 => bare_contact_exactly(target, moving, motion, receiver),
        None => contact_by_axes(target, moving, motion, None, receiver),
    }
}

/// The line of a side along this edge of a box.
#[inline(always)]
pub(super) fn line_of_edge(side: &FacingSide, edge: usize) -> AxisLine {
    if edge & 1 == 0 { AxisLine::horizontal(side.start.target) } else { AxisLine::vertical(side.start.target) }
}

/// The contact of bare boxes, or of one and a point, by exact signs.
#[cold]
#[inline(never)]
fn bare_contact_exactly<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    moving: &B,
    motion: &Motion,
    receiver: impl ContactReceiver<P>,
) -> Result<(), Uncertain> {
    if !can_use_exact_part::<P>(target, moving, motion) {
        return Err(Uncertain);
    }
    let Some(entry) = box_motion::exact_entry(target, moving, motion.direction) else {
        return touching(target, moving, motion, receiver);
    };
    let (pair, d) = (Pair::new(target, moving), motion.direction);
    let part = match entry {
        ExactEntry::Away => return Ok(()),
        ExactEntry::Side { edge, lower_is_targets } => FacingPart::Side(side(&pair, edge, lower_is_targets, motion)),
        ExactEntry::Corner { number, normal } => {
            let (normal, grazes) = normal_at_corner(&pair, &normal, d);
            let corner = box_motion::facing_corners(target, moving, number);
            FacingPart::SharpCorner { corner, normal, grazes }
        }
    };
    match motion.onto(&part, Sum::ZERO) {
        Some(hit) => receiver.receive_exact(ExactHit::new(hit, &part, d, Sum::ZERO)),
        None => Ok(()),
    }
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

/// The contact of bare boxes or points that touch at the start. `Uncertain` if they do not.
fn touching<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    moving: &B,
    motion: &Motion,
    receiver: impl ContactReceiver<P>,
) -> Result<(), Uncertain> {
    if box_motion::leads_inward(target, moving, motion.direction.rounded()).ok_or(Uncertain)? {
        let features = convex::features::<P, _, _>(target, moving).ok_or(Uncertain)?;
        touching_contact(&features, target.radius(), motion, receiver)
    } else {
        receiver.receive(FirstContact::Touching(None))
    }
}

/// The side that is the target's edge, or the opposite edge of the moving core. Of two boxes, the hit is at the lower end
/// of the part that both edges have in common.
#[inline(always)]
fn side<A: HasCore, B: HasCore<Points = A::Points>>(
    pair: &Pair<A, B>,
    edge: usize,
    lower_is_targets: Option<bool>,
    motion: &Motion,
) -> FacingSide {
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
        let side = side_between(&axis, [start, end]);
        return of_edges(side, &[a.line(edge).0, b.line(facing).0], motion, Sum::ZERO);
    };
    // Edges 0 and 1 of a box begin at their lower end.
    let is_start = (edge < 2) == lower_is_targets;
    let lower = if is_start { start } else { end };
    let anchor = if lower_is_targets { Anchor::Target(lower.target) } else { Anchor::Moving(lower.moving) };
    // Its length does not matter, because the side is along an axis.
    let along = Arrow::between(start.target, end.target);
    FacingSide { along, start, end: Some(end), anchor, is_of_polygon: true }
}
