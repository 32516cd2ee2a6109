//! Where a moving core first meets a target core that is inflated by the sum of the radii.
//!
//! The core moves along d from t = 0 to t = 1. Let D be the Minkowski difference of the target and the moving core. The
//! core meets the target where a ray from 0 along d meets the inflated D. The corners of D are differences of ends. If
//! one of the cores is a point, or both are parallel, D is at most one edge. Otherwise D is a parallelogram, or a
//! half-strip for a half-line, and at most two of its edges face the ray: one parallel to each core.

use core::cmp::Ordering;

use super::facing_chain::{Edge, FacingChain, Feature};
use super::raycast::{Anchor, Corner, Hit, Motion};
use super::{Core, Line, sign_of_product, sign_of_sum};
use crate::exact::{Arrow, Axis, AxisOffset, Cross, Dot, Polynomial, Precision, Sum, Xy, first};

/// A moving core that is apart from the target at the start.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShapeCast<'a> {
    /// The ends of the moving core; they coincide for a point.
    pub(crate) moving: [Xy; 2],
    pub(crate) target: &'a Core<'a>,
    /// The sum of the radii.
    pub(crate) r: Sum,
    pub(crate) direction: Arrow,
}

impl ShapeCast<'_> {
    pub(crate) fn motion(&self) -> Motion {
        Motion { direction: self.direction, max_t: 1.0 }
    }

    pub(crate) fn first_hit<P: Precision>(&self) -> Option<Hit<P>> {
        if self.direction.is_zero() {
            return None;
        }
        let feature = self.facing_chain()?.feature(self.direction, self.r);
        let hit = self.motion().onto(&feature, self.r)?;
        Some(match (feature, self.parallel()) {
            (Feature::Side(edge), Some(line)) => Hit { anchor: self.first_end(&line, &edge), ..hit },
            _ => hit,
        })
    }

    /// The facing chain of D.
    fn facing_chain(&self) -> Option<FacingChain> {
        let [m, n] = self.moving;
        match self.target.reduced() {
            Core::Point(target) if m == n => Some(FacingChain::at(Corner { moving: m, target })),
            Core::Point(target) => FacingChain::of_edge(along_moving(target, [m, n]), self.direction),
            Core::Straight(line) if m == n => FacingChain::of_line(&line, m, self.direction),
            Core::Straight(line) => match Cross(line.along, Arrow::between(m, n)).sign() {
                Ordering::Equal => self.chain_of_parallel(&line),
                turn => self.chain_of_parallelogram(&line, turn),
            },
            // Not yet: casts do not take polygons.
            Core::Convex(_) => None,
        }
    }

    /// The facing chain for a parallel target. D begins where the end `lead`, the last along the line, is at its start.
    fn chain_of_parallel(&self, line: &Line) -> Option<FacingChain> {
        let [m, n] = self.moving;
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
    fn chain_of_parallelogram(&self, line: &Line, turn: Ordering) -> Option<FacingChain> {
        let ([m, n], d) = (self.moving, self.direction);
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

    /// The target, if it is straight and parallel to the moving core.
    fn parallel(&self) -> Option<Line> {
        let [m, n] = self.moving;
        match self.target.reduced() {
            Core::Straight(line) if m != n && Cross(line.along, Arrow::between(m, n)).sign() == Ordering::Equal => {
                Some(line)
            }
            _ => None,
        }
    }

    /// The lexicographically smallest of the ends that touch the other core when the parallel sides meet.
    fn first_end(&self, line: &Line, edge: &Edge) -> Anchor {
        let [m, n] = self.moving;
        let foot = |moving, target| edge.compare_entry(Corner { moving, target }, self.direction, self.r);
        let met_by = |moving| spans(foot(moving, line.start), line.end.map_or(Ordering::Less, |end| foot(moving, end)));
        let meets = |&target: &Xy| spans(foot(m, target), foot(n, target));
        let moving = [m, n].into_iter().filter(|&end| met_by(end)).reduce(first);
        let target = [Some(line.start), line.end].into_iter().flatten().filter(meets).reduce(first);
        match (moving, target) {
            (Some(moving), Some(target)) if self.is_beyond(edge, Corner { moving, target }) => Anchor::Target(target),
            (Some(moving), _) => Anchor::Moving(moving),
            (None, target) => Anchor::Target(target.unwrap_or(line.start)),
        }
    }

    /// Whether the moving end of `corner` is lexicographically after the target's at a hit on the side of `edge`.
    ///
    /// The two ends are then apart by s·(e×d)/(s×d) + σR|s|·d/(s×d). σ = ±1 is the side from which the core comes.
    fn is_beyond(&self, edge: &Edge, corner: Corner) -> bool {
        let (s, d, e, side) = (edge.along, self.direction, corner.offset(), edge.side(self.direction));
        let along = |axis: Axis| sign_of_product(axis.of(s.signs()), Cross(e, d).sign());
        let across = |axis: Axis| {
            if self.r.is_zero() { Ordering::Equal } else { sign_of_product(side, axis.of(d.signs())) }
        };
        let difference =
            |axis| sign_of_sum(along(axis), across(axis), || AxisOffset { s, e, d, r: self.r, axis }.sign());
        difference(Axis::X).then_with(|| difference(Axis::Y)) == side.reverse()
    }
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
