//! The facing chain: the part of a core's border that faces a ray; and the part of it that the ray enters.
//!
//! A shape cast asks for the part through which a moving core meets a target core that is inflated by the sum of the
//! radii. The core moves along d from t = 0. Let S be the target minus the moving core, their Minkowski difference. The
//! core meets the target where a ray from 0 along d enters the inflated S. The corners of S are differences of corners.
//! If a core is a polygon, S is one ([`difference`](super::difference)). If one of the cores is a point, or both are
//! parallel, S is at most one side. Otherwise S is a parallelogram, or a half-strip for a half-line, and at most two of
//! its sides face the ray: one parallel to each core.

use core::cmp::Ordering;

use super::difference::{Difference, DifferenceSide, Edges, VertexPair};
use super::penetration::BorderNormals;
use super::ring_crossing::RingCrossing;
use super::{Core, Direction, Line, sign_of_product, sign_of_sum};
use crate::exact::{
    Arrow, Axis, AxisOffset, Cross, Dot, Polynomial, Precision, Real, Slab, SlabEntry, Sum, Xy, first, precedes,
};

/// A corner of S, the Minkowski difference: the corner `moving` of one core is at the corner `target` of the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DifferenceCorner {
    pub(crate) moving: Xy,
    pub(crate) target: Xy,
}

impl DifferenceCorner {
    /// The vector e from the corner to the start of the ray.
    #[inline]
    pub(crate) fn offset(self) -> Arrow {
        Arrow::between(self.target, self.moving)
    }
}

/// The point from which the point of a hit is measured.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Anchor {
    /// The point of the hit itself.
    At(Xy),
    /// A corner of the moving core. The point is this corner + t·d − r·normal, with the moving shape's radius r.
    Moving(Xy),
    /// The same for a bare core that meets a side along an axis, with the coordinate of the side across it: the point is this
    /// one + t·d, but for that coordinate.
    MovingAlong { start: Xy, across: Axis },
    /// A corner of the target: the point is the target's radius away from it, along the normal.
    Target(Xy),
    /// The same. The stored vector of the normal leads from this corner to the moving core, and has the length R.
    Around(Xy),
}

/// A line along an axis: all points whose coordinate along the axis `across` it is `at`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AxisLine {
    pub(crate) across: Axis,
    pub(crate) at: f64,
}

impl AxisLine {
    /// The line through `point` along `s`, if it is along an axis.
    #[inline(always)]
    pub(crate) fn through(point: Xy, s: Xy) -> Option<Self> {
        if s.y == 0.0 {
            Some(Self::horizontal(point))
        } else if s.x == 0.0 {
            Some(Self::vertical(point))
        } else {
            None
        }
    }

    #[inline]
    pub(crate) fn horizontal(point: Xy) -> Self {
        Self { across: Axis::Y, at: point.y }
    }

    #[inline]
    pub(crate) fn vertical(point: Xy) -> Self {
        Self { across: Axis::X, at: point.x }
    }

    /// The point of the line that is straight across from `point`.
    #[inline(always)]
    pub(crate) fn foot(self, point: Xy) -> Xy {
        Xy::new(self.across.of([self.at, point.x]), self.across.of([point.y, self.at]))
    }
}

/// A corner, and the sides from it that face the ray. A straight core, or the Minkowski difference of two, has at most
/// two. For polygons, see [`Difference::facing_part`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct FacingChain {
    pub(crate) corner: DifferenceCorner,
    pub(crate) sides: [Option<FacingSide>; 2],
}

/// A side of S, or an edge of a core. Only [`FacingChain::of_side`] takes one that is parallel to the ray.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FacingSide {
    /// The vector from `start` to `end`; a half-line has no `end`.
    pub(crate) along: Arrow,
    pub(crate) start: DifferenceCorner,
    pub(crate) end: Option<DifferenceCorner>,
    /// The anchor of a hit on the side.
    pub(crate) anchor: Anchor,
    /// Whether one of the cores is a polygon, or a box with an interior.
    pub(crate) is_of_polygon: bool,
}

/// The part that the ray meets, if it meets any.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FacingPart {
    /// A corner; with a radius, the cap around it.
    Corner(DifferenceCorner),
    /// A corner of a polygon without a radius, which the ray meets if it meets anything.
    SharpCorner {
        corner: DifferenceCorner,
        /// The normal n of the polygon with the least |n·d|.
        normal: Direction,
        /// Whether the line of the ray meets no inner point of the polygon.
        grazes: bool,
    },
    Side(FacingSide),
}

impl FacingPart {
    /// The part of a core through which a ray from `origin` enters, or leaves if `d` is reversed. `None` if no
    /// corner faces the ray, because a half-line comes toward it.
    #[inline(always)]
    pub(super) fn of_core(core: &Core, origin: Xy, d: Arrow, r: Sum) -> Option<Self> {
        match core {
            &Core::Point(target) => Some(Self::Corner(DifferenceCorner { moving: origin, target })),
            Core::Straight(line) => Some(FacingChain::of_line(line, origin, d)?.facing_part(d, r)),
            Core::Convex(ring) => Difference::new(*ring, &Core::Point(origin), true).facing_part(d, r),
        }
    }

    /// Whether the outline has only one normal where the ray meets it.
    pub(crate) fn is_unique(&self, d: Arrow, r: Sum) -> bool {
        let is_at = |corner, side: &FacingSide| side.compare_entry(corner, d, r) == Ordering::Equal;
        !r.is_zero()
            || match self {
                Self::Corner(_) | Self::SharpCorner { .. } => false,
                Self::Side(side) => !is_at(side.start, side) && !side.end.is_some_and(|end| is_at(end, side)),
            }
    }

    /// Whether the ray, which meets the outline, only grazes it: along a tangent of a cap, or past a corner of a
    /// polygon.
    pub(crate) fn grazes(&self, d: Arrow, r: Sum) -> bool {
        match self {
            Self::Corner(corner) => !r.is_zero() && Slab { u: d, v: corner.offset(), r }.sign() == Ordering::Equal,
            Self::SharpCorner { grazes, .. } => *grazes,
            Self::Side(_) => false,
        }
    }
}

impl FacingChain {
    /// The facing chain of a straight core.
    #[inline(always)]
    pub(crate) fn of_line(line: &Line, origin: Xy, d: Arrow) -> Option<Self> {
        let corner = |target| DifferenceCorner { moving: origin, target };
        let (start, end) = (corner(line.start), line.end.map(corner));
        let anchor = Anchor::Moving(origin);
        Self::of_side(FacingSide { along: line.along, start, end, anchor, is_of_polygon: false }, d)
    }

    /// The facing chain of one side. If the side is parallel to d, the chain is the corner that the ray reaches first.
    #[inline(always)]
    pub(crate) fn of_side(side: FacingSide, d: Arrow) -> Option<Self> {
        if Cross(side.along, d).sign() != Ordering::Equal {
            return Some(Self { corner: side.start, sides: [Some(side), None] });
        }
        let first = if Dot(side.along, d).sign() == Ordering::Less { side.end } else { Some(side.start) };
        first.map(Self::at)
    }

    pub(crate) fn at(corner: DifferenceCorner) -> Self {
        Self { corner, sides: [None; 2] }
    }

    /// The part through which a ray along d enters from outside, if it does; a ray along −d leaves through it.
    ///
    /// Seen along d, the inflated chain is a sequence of caps around the corners and sides between them. The ray enters
    /// through a side if it enters the slab around this side between the ends of the side. If it enters the slab before
    /// the start of the side, it enters the chain through the cap around that corner, or through a part beyond the cap.
    #[inline]
    pub(crate) fn facing_part(&self, d: Arrow, r: Sum) -> FacingPart {
        for side in self.sides.iter().flatten() {
            if side.compare_entry(side.start, d, r) != Ordering::Less {
                return match side.end {
                    Some(end) if side.compare_entry(end, d, r) == Ordering::Greater => FacingPart::Corner(end),
                    _ => FacingPart::Side(*side),
                };
            }
        }
        FacingPart::Corner(self.corner)
    }
}

impl FacingSide {
    /// R|s|.
    #[inline(always)]
    pub(super) fn scaled_radius<P: Precision>(&self, r: Sum) -> Real<P> {
        r.real() * self.along.reals().length()
    }

    /// Whether a ray along d comes from the left (`Greater`) or from the right.
    #[inline]
    pub(crate) fn origin_side(&self, d: Arrow) -> Ordering {
        Cross(self.along, d).sign().reverse()
    }

    /// A corner on the line of the side, from which numbers are measured. It does not depend on the order of the ends,
    /// so reversing a segment changes no bit.
    #[inline]
    pub(crate) fn base(&self) -> DifferenceCorner {
        let (start, end) = (self.start, self.end.unwrap_or(self.start));
        DifferenceCorner { moving: first(start.moving, end.moving), target: first(start.target, end.target) }
    }

    /// The line through the side, if it is one of a polygon and along an axis. Sides of polygons often are, and then their hits
    /// take half the time. For straight cores, the test would cost more than it saves.
    #[inline(always)]
    pub(crate) fn axis_line(&self) -> Option<AxisLine> {
        if self.is_of_polygon { AxisLine::through(self.start.target, self.along.rounded()) } else { None }
    }

    /// Twice the vector to the ray's start from the midpoint of the side, or from its start if that is the only
    /// corner.
    #[inline]
    pub(crate) fn twice_from_middle(&self) -> Xy {
        self.start.offset().rounded() + self.end.unwrap_or(self.start).offset().rounded()
    }

    /// The point where the ray enters the slab around the side, compared with the corner c along the side: `Less` is
    /// before c.
    ///
    /// The ray enters at t = (σR|s| − s×e)/(s×d), where σ = ±1 is the [side from which it comes](Self::origin_side),
    /// and s×d has the sign of −σ. There, (e + t·d)·s·(s×d) = (e·s)(s×d) − (s×e)(s·d) + σR|s|(s·d) = |s|·(|s|(e×d) +
    /// σR(s·d)). The sign of the last factor is that of its terms if they agree, and else that of the larger one, which
    /// their squares decide.
    #[inline]
    pub(crate) fn compare_entry(&self, c: DifferenceCorner, d: Arrow, r: Sum) -> Ordering {
        let (s, e, from) = (self.along, c.offset(), self.origin_side(d));
        let across = Cross(e, d).sign();
        let along = match from {
            _ if r.is_zero() => Ordering::Equal,
            Ordering::Less => Dot(s, d).sign().reverse(),
            _ => Dot(s, d).sign(),
        };
        let factor = sign_of_sum(across, along, || SlabEntry { s, v: e, d, r }.sign());
        if from == Ordering::Greater { factor.reverse() } else { factor }
    }
}

/// The part of S that faces a motion of b along d: a ray from 0 along d, against S, which is a minus b.
impl Difference<'_> {
    /// The part through which the ray enters S, inflated by `r`; a ray along −d leaves through it. `None` if no side
    /// faces the ray, because a half-line comes toward it.
    ///
    /// The sides that face the ray follow each other. Seen along `d`, they and the caps between them lie side by side.
    /// The ray enters the first of them that it does not pass.
    pub(super) fn facing_part(&self, d: Arrow, r: Sum) -> Option<FacingPart> {
        let mut previous: Option<DifferenceSide> = None;
        for side in self.facing_sides(d) {
            let facing = self.side_in_motion(&side);
            match self.entry(&side, &facing, d, r) {
                Ordering::Less => return Some(self.part_at(side.start, [previous.as_ref(), Some(&side)], d, r)),
                Ordering::Equal => return Some(FacingPart::Side(self.as_shared(facing, &side, d, r))),
                Ordering::Greater => previous = Some(side),
            }
        }
        previous.map(|side| self.part_at(side.end, [Some(&side), None], d, r))
    }

    /// The sides that face the ray, counter-clockwise.
    fn facing_sides(&self, d: Arrow) -> impl Iterator<Item = DifferenceSide> {
        // If the ring is b, the sides are those of b minus a: turned by 180°.
        let d = if self.ring_is_a { d } else { -d };
        let is_facing = move |side: &DifferenceSide| Cross(side.along, d).sign() == Ordering::Greater;
        // If the first side of the ring faces the ray, the run may have begun before it, at the end of the ring.
        let twice = self.sides().chain(self.sides());
        twice.skip_while(is_facing).skip_while(move |side| !is_facing(side)).take_while(is_facing)
    }

    /// Where the ray enters the slab around a side: before the side, beside it, or beyond it. Without a
    /// radius, a ray that meets a corner does not count as beside the side.
    fn entry(&self, side: &DifferenceSide, facing: &FacingSide, d: Arrow, r: Sum) -> Ordering {
        let is_off = |corner, way: Ordering| {
            let place = facing.compare_entry(self.corner_in_motion(corner), d, r);
            place == if side.comes_from_infinity { way.reverse() } else { way }
                || r.is_zero() && place == Ordering::Equal
        };
        if !side.comes_from_infinity && is_off(side.start, Ordering::Less) {
            Ordering::Less
        } else if !side.goes_to_infinity && is_off(side.end, Ordering::Greater) {
            Ordering::Greater
        } else {
            Ordering::Equal
        }
    }

    /// A corner, between two sides that face the ray, or at the end of the last one.
    fn part_at(&self, corner: VertexPair, between: [Option<&DifferenceSide>; 2], d: Arrow, r: Sum) -> FacingPart {
        let corner = self.corner_in_motion(corner);
        if !r.is_zero() {
            return FacingPart::Corner(corner);
        }
        let (normal, grazes) = match between {
            [Some(one), Some(other)] => {
                let [one, other] = self.in_order(one, other);
                BorderNormals::Corner(one, other).met_along(d)
            }
            [None, _] => (Direction::Left(d), true),
            [_, None] => (Direction::Right(d), true),
        };
        FacingPart::SharpCorner { corner, normal, grazes }
    }

    fn corner_in_motion(&self, corner: VertexPair) -> DifferenceCorner {
        let VertexPair { of_ring, of_other } = corner;
        let (target, moving) = if self.ring_is_a { (of_ring, of_other) } else { (of_other, of_ring) };
        DifferenceCorner { moving, target }
    }

    /// A side as a [`FacingSide`], which is reversed if it comes from infinity.
    fn side_in_motion(&self, side: &DifferenceSide) -> FacingSide {
        let [start, end] = [side.start, side.end].map(|corner| self.corner_in_motion(corner));
        let anchor = match (&side.edges, self.ring_is_a) {
            (Edges::Ring(_), false) | (Edges::Other(_), true) => Anchor::Target(start.target),
            _ => Anchor::Moving(start.moving),
        };
        let is_reversed = side.comes_from_infinity == self.ring_is_a;
        let along = if is_reversed { -side.along } else { side.along };
        if side.comes_from_infinity {
            FacingSide { along, start: end, end: None, anchor, is_of_polygon: true }
        } else {
            FacingSide { along, start, end: (!side.goes_to_infinity).then_some(end), anchor, is_of_polygon: true }
        }
    }

    /// The side as [`shared_side`], if it is along parallel edges of both cores.
    fn as_shared(&self, facing: FacingSide, side: &DifferenceSide, d: Arrow, r: Sum) -> FacingSide {
        let Edges::Both(of_ring, of_other) = side.edges else {
            return facing;
        };
        let (of_ring, of_other) = (self.edge_of_ring(of_ring).line, self.edge_of_other(of_other).line);
        let (target, moving) = if self.ring_is_a { (of_ring, of_other) } else { (of_other, of_ring) };
        shared_side(facing, &target, [moving.base(), moving.tip()], d, r)
    }
}

/// The part of S through which a moving core meets the target, if it does. They are apart at the start, or touch.
/// `None` if the target is a half-line that comes toward the moving core, and perhaps if a point moves past a polygon.
pub(crate) fn facing_part(moving: &Core, target: &Core, direction: Arrow, r: Sum) -> Option<FacingPart> {
    match (target.reduced(), moving.reduced()) {
        (Core::Convex(ring), Core::Point(point)) if r.is_zero() => {
            RingCrossing::new(ring, point, direction).map(|crossing| crossing.facing_part(crossing.entry))
        }
        (Core::Convex(ring), moving) => Difference::new(ring, &moving, true).facing_part(direction, r),
        (target, Core::Convex(ring)) => Difference::new(ring, &target, false).facing_part(direction, r),
        (target, Core::Point(point)) => FacingPart::of_core(&target, point, direction, r),
        (Core::Point(point), Core::Straight(line)) => {
            let chain = FacingChain::of_side(along_moving(point, [line.start, line.end?]), direction)?;
            Some(chain.facing_part(direction, r))
        }
        (Core::Straight(target), Core::Straight(line)) => {
            StraightCast { moving: [line.start, line.end?], target, r, direction }.facing_part()
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
    fn facing_part(&self) -> Option<FacingPart> {
        let (d, r, [m, n]) = (self.direction, self.r, self.moving);
        let turn = Cross(self.target.along, Arrow::between(m, n)).sign();
        if turn != Ordering::Equal {
            return Some(self.chain_of_parallelogram(turn)?.facing_part(d, r));
        }
        Some(match self.chain_of_parallel()?.facing_part(d, r) {
            FacingPart::Side(side) => FacingPart::Side(shared_side(side, &self.target, self.moving, d, r)),
            part => part,
        })
    }

    /// The facing chain for a parallel target. `lead` is the end of the moving core that is farther along the line. S
    /// begins where `lead` is at the start of the line.
    fn chain_of_parallel(&self) -> Option<FacingChain> {
        let ([m, n], line) = (self.moving, &self.target);
        let is_aligned = Dot(line.along, Arrow::between(m, n)).sign() == Ordering::Greater;
        let [rear, lead] = if is_aligned { [m, n] } else { [n, m] };
        let start = DifferenceCorner { moving: lead, target: line.start };
        let end = line.end.map(|target| DifferenceCorner { moving: rear, target });
        let anchor = Anchor::Moving(lead);
        FacingChain::of_side(FacingSide { along: line.along, start, end, anchor, is_of_polygon: false }, self.direction)
    }

    /// The facing chain if the target is not parallel. u runs along the target, w = n − m, and `turn` is the sign of
    /// u×w.
    ///
    /// From its side along u at the end m, S extends toward m − n: the side faces the ray if u×d and u×(m − n) agree in
    /// sign. From its side along w at the start of the target, S extends toward u.
    fn chain_of_parallelogram(&self, turn: Ordering) -> Option<FacingChain> {
        let ([m, n], line, d) = (self.moving, &self.target, self.direction);
        let [inward_u, inward_w] = [line.along, Arrow::between(m, n)].map(|along| Cross(along, d).sign());
        let [lead, trail] = if inward_u == turn { [n, m] } else { [m, n] };
        let met = if inward_w == turn.reverse() { Some(line.start) } else { line.end };
        match (inward_u, inward_w, met) {
            (Ordering::Equal, _, met) => FacingChain::of_side(along_moving(met?, [m, n]), d),
            (_, Ordering::Equal, _) | (_, _, None) => FacingChain::of_side(along_target(line, line.start, lead), d),
            (_, _, Some(met)) => {
                let sides = [along_target(line, met, lead), along_moving(met, [lead, trail])].map(Some);
                Some(FacingChain { corner: DifferenceCorner { moving: lead, target: met }, sides })
            }
        }
    }
}

/// A side of S along parallel edges of both cores, with its `anchor`, and with `along` from the edge that comes first.
pub(crate) fn shared_side(side: FacingSide, target: &Line, moving: [Xy; 2], d: Arrow, r: Sum) -> FacingSide {
    let anchor = first_end(&side, target, moving, d, r);
    FacingSide { along: canonical_along(side.along, target, moving), anchor, ..side }
}

/// The vector along the edge that comes first lexicographically, in the direction of `along`. So exchanging the moving
/// core and the target changes no bit. The moving core is never a half-line; if the target is one, `along` stays.
fn canonical_along(along: Arrow, target: &Line, [m, n]: [Xy; 2]) -> Arrow {
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
/// core. `side` is the side of S along both.
fn first_end(side: &FacingSide, target: &Line, moving: [Xy; 2], d: Arrow, r: Sum) -> Anchor {
    let entry_of = |moving, target| side.compare_entry(DifferenceCorner { moving, target }, d, r);
    // The far end of a half-line is at infinity along the edge, or against it.
    let to_infinity = || Dot(side.along, target.along).sign().reverse();
    let met_by = |moving| {
        spans(entry_of(moving, target.start), target.end.map_or_else(to_infinity, |end| entry_of(moving, end)))
    };
    let meets = |&target: &Xy| spans(entry_of(moving[0], target), entry_of(moving[1], target));
    let first_moving = moving.into_iter().filter(|&end| met_by(end)).reduce(first);
    let first_target = [Some(target.start), target.end].into_iter().flatten().filter(meets).reduce(first);
    match (first_moving, first_target) {
        (Some(moving), Some(target)) if target_is_first(side, DifferenceCorner { moving, target }, d, r) => {
            Anchor::Target(target)
        }
        (Some(moving), _) => Anchor::Moving(moving),
        (None, first) => Anchor::Target(first.unwrap_or(target.start)),
    }
}

/// Whether the target's point of `corner` comes lexicographically before the moving core's at a hit on the side.
///
/// The two points are then apart by s·(e×d)/(s×d) + σR|s|·d/(s×d). σ = ±1 is the side from which the core comes.
fn target_is_first(side: &FacingSide, corner: DifferenceCorner, d: Arrow, r: Sum) -> bool {
    let (s, e, from) = (side.along, corner.offset(), side.origin_side(d));
    let along = |axis: Axis| sign_of_product(axis.of(s.signs()), Cross(e, d).sign());
    let across = |axis: Axis| if r.is_zero() { Ordering::Equal } else { sign_of_product(from, axis.of(d.signs())) };
    let difference = |axis| sign_of_sum(along(axis), across(axis), || AxisOffset { s, e, d, r, axis }.sign());
    difference(Axis::X).then_with(|| difference(Axis::Y)) == from.reverse()
}

/// The side along the target, from its end `start`; the end `moving` slides along it.
fn along_target(line: &Line, start: Xy, moving: Xy) -> FacingSide {
    let (along, end) = if start == line.start { (line.along, line.end) } else { (-line.along, Some(line.start)) };
    let corner = |target| DifferenceCorner { moving, target };
    FacingSide {
        along,
        start: corner(start),
        end: end.map(corner),
        anchor: Anchor::Moving(moving),
        is_of_polygon: false,
    }
}

/// The side along the moving core, from where its end `start` is at the end `target` to where `end` is.
fn along_moving(target: Xy, [start, end]: [Xy; 2]) -> FacingSide {
    let corner = |moving| DifferenceCorner { moving, target };
    let along = Arrow::between(end, start);
    let anchor = Anchor::Target(target);
    FacingSide { along, start: corner(start), end: Some(corner(end)), anchor, is_of_polygon: false }
}

/// Whether two ends are on different sides, by their comparisons.
fn spans(one: Ordering, other: Ordering) -> bool {
    one != other
}
