//! Where a moving core first meets a target core that is inflated by the sum of the radii.
//!
//! The core moves along d from t = 0. Let D be the Minkowski difference of the target and the moving core. The
//! core meets the target where a ray from 0 along d meets the inflated D. The corners of D are differences of ends. If
//! a core is a polygon, D is one ([`sides`](super::sides)). If one of the cores is a point, or both are parallel, D is
//! at most one edge. Otherwise D is a parallelogram, or a half-strip for a half-line, and at most two of its edges face
//! the ray: one parallel to each core.

use core::cmp::Ordering;

use super::facing_chain::{Edge, FacingChain, Feature};
use super::raycast::{Anchor, Corner};
use super::ring::Difference;
use super::{Core, Line, sign_of_product, sign_of_sum};
use crate::exact::{Arrow, Axis, AxisOffset, Cross, Dot, Polynomial, Sum, Xy, first, precedes};

/// The feature of D through which a moving core meets the target, if it does. They are apart at the start, or touch.
/// `None` if the target is a half-line that comes toward the moving core.
pub(crate) fn feature(moving: &Core, target: &Core, direction: Arrow, r: Sum) -> Option<Feature> {
    match (target.reduced(), moving.reduced()) {
        (Core::Convex(ring), moving) => Difference::new(ring, &moving, true).feature(direction, r),
        (target, Core::Convex(ring)) => Difference::new(ring, &target, false).feature(direction, r),
        (target, Core::Point(point)) => Feature::of_core(&target, point, direction, r),
        (Core::Point(point), Core::Straight(line)) => {
            let chain = FacingChain::of_edge(along_moving(point, [line.start, line.end?]), direction)?;
            Some(chain.feature(direction, r))
        }
        (Core::Straight(target), Core::Straight(line)) => {
            StraightCast { moving: [line.start, line.end?], target, r, direction }.feature()
        }
    }
}

/// A moving segment and a straight target.
struct StraightCast {
    moving: [Xy; 2],
    target: Line,
    /// The sum of the radii.
    r: Sum,
    direction: Arrow,
}

impl StraightCast {
    fn feature(&self) -> Option<Feature> {
        let (d, r, [m, n]) = (self.direction, self.r, self.moving);
        let turn = Cross(self.target.along, Arrow::between(m, n)).sign();
        if turn != Ordering::Equal {
            return Some(self.chain_of_parallelogram(turn)?.feature(d, r));
        }
        Some(match self.chain_of_parallel()?.feature(d, r) {
            Feature::Side(edge) => Feature::Side(shared_side(edge, &self.target, self.moving, d, r)),
            feature => feature,
        })
    }

    /// The facing chain for a parallel target. D begins where the end `lead`, the last along the line, is at its start.
    fn chain_of_parallel(&self) -> Option<FacingChain> {
        let ([m, n], line) = (self.moving, &self.target);
        let is_aligned = Dot(line.along, Arrow::between(m, n)).sign() == Ordering::Greater;
        let [rear, lead] = if is_aligned { [m, n] } else { [n, m] };
        let near = Corner { moving: lead, target: line.start };
        let far = line.end.map(|target| Corner { moving: rear, target });
        FacingChain::of_edge(Edge { along: line.along, near, far, anchor: Anchor::Moving(lead) }, self.direction)
    }

    /// The facing chain if the target is not parallel. u runs along the target, w = n − m, and `turn` is the sign of
    /// u×w.
    ///
    /// From its edge along u at the end m, D extends toward m − n: the edge faces the ray if u×d and u×(m − n) agree in
    /// sign. From its edge along w at the start of the target, D extends toward u.
    fn chain_of_parallelogram(&self, turn: Ordering) -> Option<FacingChain> {
        let ([m, n], line, d) = (self.moving, &self.target, self.direction);
        let [inward_u, inward_w] = [line.along, Arrow::between(m, n)].map(|along| Cross(along, d).sign());
        let [lead, trail] = if inward_u == turn { [n, m] } else { [m, n] };
        let met = if inward_w == turn.reverse() { Some(line.start) } else { line.end };
        match (inward_u, inward_w, met) {
            (Ordering::Equal, _, met) => FacingChain::of_edge(along_moving(met?, [m, n]), d),
            (_, Ordering::Equal, _) | (_, _, None) => FacingChain::of_edge(along_target(line, line.start, lead), d),
            (_, _, Some(met)) => {
                let edges = [along_target(line, met, lead), along_moving(met, [lead, trail])].map(Some);
                Some(FacingChain { corner: Corner { moving: lead, target: met }, edges })
            }
        }
    }
}

/// A side of D along parallel edges of both cores, with the anchor of a hit and the vector for its numbers.
pub(crate) fn shared_side(edge: Edge, target: &Line, moving: [Xy; 2], d: Arrow, r: Sum) -> Edge {
    let anchor = first_end(&edge, target, moving, d, r);
    Edge { along: along_first(edge.along, target, moving), anchor, ..edge }
}

/// The edge that comes first, in the direction of `along`. So no bit of the numbers depends on which core moves. A
/// half-line does not move.
pub(crate) fn along_first(along: Arrow, target: &Line, [m, n]: [Xy; 2]) -> Arrow {
    if target.end.is_none() {
        return along;
    }
    let of_target = [target.base(), target.tip()];
    let of_moving = if precedes(n, m) { [n, m] } else { [m, n] };
    let target_is_first =
        precedes(of_target[0], of_moving[0]) || of_target[0] == of_moving[0] && precedes(of_target[1], of_moving[1]);
    let [base, tip] = if target_is_first { of_target } else { of_moving };
    let [x, y] = along.signs();
    if x.then(y) == Ordering::Less { Arrow::between(tip, base) } else { Arrow::between(base, tip) }
}

/// The anchor where parallel edges of both cores meet: the lexicographically first of the ends that touch the other
/// core. `edge` is the side of D along both.
fn first_end(edge: &Edge, target: &Line, moving: [Xy; 2], d: Arrow, r: Sum) -> Anchor {
    let foot = |moving, target| edge.compare_entry(Corner { moving, target }, d, r);
    // The far end of a half-line is at infinity along the edge, or against it.
    let to_infinity = || Dot(edge.along, target.along).sign().reverse();
    let met_by =
        |moving| spans(foot(moving, target.start), target.end.map_or_else(to_infinity, |end| foot(moving, end)));
    let meets = |&target: &Xy| spans(foot(moving[0], target), foot(moving[1], target));
    let first_moving = moving.into_iter().filter(|&end| met_by(end)).reduce(first);
    let first_target = [Some(target.start), target.end].into_iter().flatten().filter(meets).reduce(first);
    match (first_moving, first_target) {
        (Some(moving), Some(target)) if is_beyond(edge, Corner { moving, target }, d, r) => Anchor::Target(target),
        (Some(moving), _) => Anchor::Moving(moving),
        (None, first) => Anchor::Target(first.unwrap_or(target.start)),
    }
}

/// Whether the moving end of `corner` is lexicographically after the target's at a hit on the side of `edge`.
///
/// The two ends are then apart by s·(e×d)/(s×d) + σR|s|·d/(s×d). σ = ±1 is the side from which the core comes.
fn is_beyond(edge: &Edge, corner: Corner, d: Arrow, r: Sum) -> bool {
    let (s, e, side) = (edge.along, corner.offset(), edge.side(d));
    let along = |axis: Axis| sign_of_product(axis.of(s.signs()), Cross(e, d).sign());
    let across = |axis: Axis| if r.is_zero() { Ordering::Equal } else { sign_of_product(side, axis.of(d.signs())) };
    let difference = |axis| sign_of_sum(along(axis), across(axis), || AxisOffset { s, e, d, r, axis }.sign());
    difference(Axis::X).then_with(|| difference(Axis::Y)) == side.reverse()
}

/// The edge along the target, from its end `near`; the end `moving` slides along it.
fn along_target(line: &Line, near: Xy, moving: Xy) -> Edge {
    let (along, far) = if near == line.start { (line.along, line.end) } else { (-line.along, Some(line.start)) };
    let corner = |target| Corner { moving, target };
    Edge { along, near: corner(near), far: far.map(corner), anchor: Anchor::Moving(moving) }
}

/// The edge along the moving core, from where its end `near` is at the end `target` to where `far` is.
fn along_moving(target: Xy, [near, far]: [Xy; 2]) -> Edge {
    let corner = |moving| Corner { moving, target };
    let along = Arrow::between(far, near);
    Edge { along, near: corner(near), far: Some(corner(far)), anchor: Anchor::Target(target) }
}

/// Whether two comparisons differ, so that the two ends are not both on the same side.
fn spans(one: Ordering, other: Ordering) -> bool {
    one != other
}
