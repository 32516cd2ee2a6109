//! Where a ray meets an inflated core, and where its start is.
//!
//! The ray runs along d. e is the vector from a corner of the core to the start of the ray, s runs along one of the
//! edges, or of the sides of S, and R is the radius. A shape cast is also a ray cast, against the Minkowski difference
//! of the target and the moving core ([`facing_chain`](super::facing_chain)). A [`DifferenceCorner`] therefore names
//! two points; for a raycast, `moving` is the origin.

use core::cmp::Ordering;

use super::facing_chain::{Anchor, AxisLine, DifferenceCorner, FacingChain, FacingPart, FacingSide};
use super::plain_hit::{self, PlainHit};
use super::ring_crossing::{Place, RingCrossing};
use super::separation::{ClosestFeatures, Relation};
use super::{Core, Direction, InflatedCore, Line, Region};
use crate::exact::{
    Arrow, Axis, Cross, Dot, Evaluated, Normal, Polynomial, PowerOfPoint, Precision, RayEndInCircle, RayEndInSlab,
    RayEndPastLine, RayEndPastPoint, Real, RealVector, Slab, Sum, Xy, power_of_two, reached,
};

/// The direction of the ray, and its largest t.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Motion {
    pub(crate) direction: Arrow,
    pub(crate) max_t: f64,
}

/// The t at which the ray meets the outline, and the unit normal there.
#[derive(Clone, Copy)]
pub(crate) struct Hit<P: Precision> {
    pub(crate) t: Real<P>,
    pub(crate) normal: Normal<P>,
    pub(crate) anchor: Anchor,
}

impl<P: Precision> Hit<P> {
    /// The hit with the plain numbers, if `P` allows them and they are precise enough.
    #[inline(always)]
    fn if_plain(plain: impl FnOnce() -> Option<PlainHit>, anchor: Anchor) -> Option<Self> {
        if P::DOUBLE_WORD { None } else { plain().map(|hit| Self::plain(hit, anchor)) }
    }

    #[inline]
    pub(crate) fn plain(PlainHit { t, normal }: PlainHit, anchor: Anchor) -> Self {
        Self { t: Real::from_f64(t), normal: Normal::from_unit(RealVector::from_xy(normal)), anchor }
    }

    /// Whether the normal certainly has the bits of the kernels, if a filter has found the hit.
    #[inline(always)]
    pub(crate) fn has_certain_normal(&self) -> bool {
        // With a known length, it is e + t·d, where |e| is at most 2⁴⁰ times the length, or a sum of two terms that are no longer
        // than it. Otherwise, it is perpendicular to a side or to d, and no sum.
        !P::NEEDS_MODERATE
            || self.normal.vector_and_length().is_none_or(|(normal, length)| {
                let most = power_of_two(40) * length;
                is_certain_sum(normal, Xy::new(most, most))
            })
    }

    /// Whether the `point` of a shape cast certainly has the bits of the kernels. If the anchor moves, the point is start + t·d −
    /// r·normal, with the radius r of the moving shape. The first two terms may cancel: what is left is added to the third, and
    /// only the first word of the sum counts.
    #[inline(always)]
    pub(crate) fn has_certain_point(&self, point: RealVector<P>, moving_radius: f64) -> bool {
        match self.anchor {
            Anchor::Moving(Xy { x, y }) if P::NEEDS_MODERATE => {
                is_certain_sum(point.to_xy(), Xy::new(x.abs() + moving_radius, y.abs() + moving_radius))
            }
            Anchor::MovingAlong { start, across } if P::NEEDS_MODERATE => {
                let along = across.other();
                is_certain_component(along.of_xy(point.to_xy()), along.of_xy(start).abs())
            }
            _ => true,
        }
    }

    #[inline]
    pub(crate) fn at_start(origin: Xy, normal: Direction) -> Self {
        Self { t: Real::ZERO, normal: normal.reals(), anchor: Anchor::At(origin) }
    }

    /// The same with the normal on the other side.
    #[inline]
    pub(crate) fn with_opposite_normal(self) -> Self {
        Self { normal: -self.normal, ..self }
    }

    /// A hit at the end of a path, where t is 1.
    pub(super) fn at_end(end: Xy, normal: Direction) -> Self {
        Self { t: Real::from_f64(1.0), normal: normal.reals(), anchor: Anchor::At(end) }
    }
}

/// Whether both components of a sum certainly have the bits of the kernels. It has a term as large as `most`.
///
/// The operations are the same, but for two. A kernel's sum drops a number below 2⁻⁵⁰⁰ of the other one. A filter loses what
/// underflows, which is below 2⁻⁶⁰⁰ of its sum. So t may differ in a second word that is below 2⁻⁴⁰⁰ of t. The next rounding
/// absorbs that, unless the terms cancel: then it may be all that is left. If the filter has lost it, the kernel has dropped it,
/// so a sum of 0 is certain, where d is exact or its ends are moderate.
#[inline(always)]
fn is_certain_sum(sum: Xy, most: Xy) -> bool {
    is_certain_component(sum.x, most.x) && is_certain_component(sum.y, most.y)
}

#[inline(always)]
fn is_certain_component(sum: f64, most: f64) -> bool {
    sum.abs() >= power_of_two(-120) * most || sum == 0.0
}

impl Motion {
    /// The point at which a ray meets a shape.
    #[inline(always)]
    pub(crate) fn ray_point<P: Precision>(&self, hit: &Hit<P>) -> RealVector<P> {
        match hit.anchor {
            Anchor::At(point) | Anchor::Target(point) => RealVector::from_xy(point),
            // Each rounding is at most half an ulp of the radius or of the point.
            Anchor::Around(center) => RealVector::from_xy(center).plain_sum(hit.normal.vector()),
            Anchor::Moving(start) => RealVector::from_xy(start) + self.advance(hit),
            Anchor::MovingAlong { start, across } => self.point_along(hit, start, across),
        }
    }

    /// The point start + t·d, but for the coordinate `across`, which is that of `start`.
    #[inline(always)]
    pub(crate) fn point_along<P: Precision>(&self, hit: &Hit<P>, start: Xy, across: Axis) -> RealVector<P> {
        let (start, along) = (RealVector::from_xy(start), across.other());
        let moved = along.of([start.x, start.y]) + self.direction.component(along) * hit.t;
        RealVector::new(across.of([start.x, moved]), across.of([moved, start.y]))
    }

    /// The same if a filter has found the hit. `None` unless it certainly has the bits of the kernels.
    #[inline(always)]
    pub(crate) fn certain_ray_point<P: Precision>(&self, hit: &Hit<P>) -> Option<RealVector<P>> {
        match hit.anchor {
            Anchor::Moving(start) if P::NEEDS_MODERATE => {
                let (origin, advance) = (RealVector::from_xy(start), self.advance(hit));
                // Unless the leading words cancel to exactly 0, at least 2⁻⁵⁴ of either is left. One product tests both
                // components. If it underflows, the slower test decides.
                let (leading, point) = (origin.plain_sum(advance).to_xy(), origin + advance);
                let is_certain = leading.x * leading.y != 0.0
                    || is_certain_sum(point.to_xy(), Xy::new(start.x.abs(), start.y.abs()));
                is_certain.then_some(point)
            }
            Anchor::MovingAlong { start, across } if P::NEEDS_MODERATE => {
                let point = self.point_along(hit, start, across);
                hit.has_certain_point(point, 0.0).then_some(point)
            }
            _ => Some(self.ray_point(hit)),
        }
    }

    /// The part of the motion before the hit, t·d.
    #[inline(always)]
    pub(crate) fn advance<P: Precision>(&self, hit: &Hit<P>) -> RealVector<P> {
        self.direction.reals().times(hit.t)
    }

    /// The first hit of the ray from `origin` on `target`, within `max_t`, which is not negative.
    pub(crate) fn first_hit<P: Precision>(&self, origin: Xy, target: &InflatedCore) -> Option<Hit<P>> {
        let r = target.radius_as_sum();
        match (target.core.reduced(), r.is_zero()) {
            (Core::Point(c), true) => self.onto_point(DifferenceCorner { moving: origin, target: c }),
            (Core::Straight(line), true) => self.onto_line(origin, &line),
            (Core::Convex(ring), true) => {
                let crossing = RingCrossing::new(ring, origin, self.direction)?;
                self.onto_ring(&crossing, crossing.place_of_start())
            }
            (core, _) => self.onto_inflated(origin, &core, r),
        }
    }

    /// The direction opposite to the ray.
    #[inline]
    pub(crate) fn backward(&self) -> Direction {
        Direction::Along(-self.direction)
    }

    fn onto_line<P: Precision>(&self, origin: Xy, line: &Line) -> Option<Hit<P>> {
        if Cross(self.direction, line.along).sign() != Ordering::Equal {
            return self.onto_chain(&FacingChain::of_line(line, origin, self.direction)?, Sum::ZERO);
        }
        match line.region(origin) {
            Region::End(end) => self.onto_point(DifferenceCorner { moving: origin, target: end }),
            Region::Inside => (line.side(origin) == Ordering::Equal).then(|| Hit::at_start(origin, self.backward())),
        }
    }

    fn onto_inflated<P: Precision>(&self, origin: Xy, core: &Core, r: Sum) -> Option<Hit<P>> {
        match Position::of(origin, core, r) {
            Position::Inside => Some(Hit::at_start(origin, self.backward())),
            Position::OnOutline(nearest) => Some(Hit::at_start(origin, nearest.normal())),
            Position::Outside => self.onto(&FacingPart::of_core(core, origin, self.direction, r)?, r),
        }
    }

    /// The first hit on a polygon without a radius, for a ray that starts at this place.
    pub(super) fn onto_ring<P: Precision>(&self, crossing: &RingCrossing, start: Place) -> Option<Hit<P>> {
        match start {
            Place::BeforeEntry => match crossing.facing_part(crossing.entry) {
                // On the line and ahead: `onto_point` need not ask.
                FacingPart::SharpCorner { corner, normal, .. } => {
                    self.up_to_corner(corner).map(|hit| Hit { normal: normal.reals(), ..hit })
                }
                part => self.onto(&part, Sum::ZERO),
            },
            Place::On(part) => Some(Hit::at_start(crossing.start, crossing.normal(part))),
            Place::Inside => Some(Hit::at_start(crossing.start, self.backward())),
            Place::AfterExit => None,
        }
    }

    /// The first hit on the shape with this facing chain. The ray starts outside the shape, unless the core is bare.
    pub(super) fn onto_chain<P: Precision>(&self, chain: &FacingChain, r: Sum) -> Option<Hit<P>> {
        self.onto(&chain.facing_part(self.direction, r), r)
    }

    pub(crate) fn onto<P: Precision>(&self, part: &FacingPart, r: Sum) -> Option<Hit<P>> {
        match (part, r.is_zero()) {
            (&FacingPart::Corner(corner), true) => self.onto_point(corner),
            (&FacingPart::Corner(corner), false) => self.onto_circle(corner, r),
            (&FacingPart::SharpCorner { corner, normal, .. }, _) => {
                self.onto_point(corner).map(|hit: Hit<P>| Hit { normal: normal.reals(), ..hit })
            }
            (FacingPart::Side(side), true) => self.onto_bare_side(side),
            (FacingPart::Side(side), false) => self.onto_slab(side, r),
        }
    }

    /// The last point of the ray in an inflated core that it meets.
    pub(crate) fn out_of<P: Precision>(&self, part: &FacingPart, r: Sum) -> Hit<P> {
        match part {
            &FacingPart::Corner(corner) => self.leaving_circle(corner, r),
            &FacingPart::SharpCorner { corner, normal, .. } => Hit { normal: normal.reals(), ..self.at_corner(corner) },
            FacingPart::Side(side) if r.is_zero() => self.leaving_bare_side(side),
            FacingPart::Side(side) => self.leaving_slab(side, r),
        }
    }
}

/// Casts against bare cores.
impl Motion {
    /// The hit on a point, where d×e = 0 and e·d ≤ 0, at t = −(e·d)/|d|². e and d are parallel: nothing cancels in e·d.
    pub(super) fn onto_point<P: Precision>(&self, corner: DifferenceCorner) -> Option<Hit<P>> {
        let (e, d) = (corner.offset(), self.direction);
        if Cross(d, e).sign() != Ordering::Equal || Dot(e, d).sign() == Ordering::Greater {
            return None;
        }
        if e.is_zero() {
            return Some(Hit::at_start(corner.moving, self.backward()));
        }
        self.up_to_corner(corner)
    }

    /// The hit at a corner ahead, if it is not past the end of the motion.
    fn up_to_corner<P: Precision>(&self, corner: DifferenceCorner) -> Option<Hit<P>> {
        let (e, d, hit) = (corner.offset(), self.direction, self.at_corner(corner));
        let by_max_t = || RayEndPastPoint { e, d, max_t: self.max_t }.sign() != Ordering::Less;
        reached(hit.t, self.max_t, by_max_t).then_some(hit)
    }

    /// The hit at a corner that the ray meets: t = −(e·d)/|d|².
    fn at_corner<P: Precision>(&self, corner: DifferenceCorner) -> Hit<P> {
        let t = -Dot(corner.offset(), self.direction).value() / self.direction.reals().length_squared();
        Hit { t, normal: self.backward().reals(), anchor: Anchor::At(corner.target) }
    }

    /// The hit on a side without a radius. With w from the ray's start to the line of the side, the ray is on that
    /// line at t = (w×s)/(d×s).
    pub(super) fn onto_bare_side<P: Precision>(&self, side: &FacingSide) -> Option<Hit<P>> {
        let (d, s, w) = (self.direction, side.along, -side.base().offset());
        let turn = Cross(d, s).sign();
        let distance = Cross(w, s).sign();
        if distance == turn.reverse() {
            return None;
        }
        if distance == Ordering::Equal {
            return Some(Hit { t: Real::ZERO, normal: Direction::perpendicular(s, turn).reals(), anchor: side.anchor });
        }
        let hit = self.crossing_side(side, turn);
        let by_max_t = || RayEndPastLine { v: w, d, s, max_t: self.max_t }.sign() != turn;
        reached(hit.t, self.max_t, by_max_t).then_some(hit)
    }

    /// The hit where the ray crosses the line of the side. `turn` is the sign of d×s.
    #[inline(always)]
    pub(crate) fn crossing_side<P: Precision>(&self, side: &FacingSide, turn: Ordering) -> Hit<P> {
        match side.axis_line() {
            Some(line) => self.onto_axis_line(side.start.moving, line, side.anchor),
            None => self.crossing_by_products(side, turn),
        }
    }

    /// The same by cross products: for a side that is not along an axis, or of straight cores.
    #[inline(always)]
    pub(crate) fn crossing_by_products<P: Precision>(&self, side: &FacingSide, turn: Ordering) -> Hit<P> {
        let (d, s, w) = (self.direction, side.along, -side.base().offset());
        // Inlined for `f32`. What `exact` borrowed would have to be in memory, even where it is not called: it holds copies.
        if !P::DOUBLE_WORD {
            let plain = plain_hit::across_edge(side.twice_from_middle(), s.rounded(), d.rounded());
            if let Some(hit) = plain {
                return Hit::plain(hit, side.anchor);
            }
        }
        // The normal against d. For the left one, n·d = s×d/|s|.
        let exact = move || {
            let t = Cross(w, s).value() / Cross(d, s).value();
            Hit { t, normal: Direction::perpendicular(s, turn).reals(), anchor: side.anchor }
        };
        if P::DOUBLE_WORD { exact() } else { rarely(exact) }
    }

    /// The hit where the corner `moving` reaches a line along an axis: t = w/v, where w is the component across the line of the
    /// vector to it, and v that of d. Both are differences of inputs, so nothing cancels. The normal points against d.
    #[inline(always)]
    pub(crate) fn onto_axis_line<P: Precision>(&self, moving: Xy, line: AxisLine, anchor: Anchor) -> Hit<P> {
        let v = self.direction.component::<P>(line.across);
        let t = Real::difference(line.at, line.across.of_xy(moving)) / v;
        let against = if v.sign() == Ordering::Greater { -1.0 } else { 1.0 };
        let normal = Xy::new(line.across.of([against, 0.0]), line.across.of([0.0, against]));
        let anchor = match anchor {
            Anchor::Moving(start) => Anchor::MovingAlong { start: line.foot(start), across: line.across },
            other => other,
        };
        Hit { t, normal: Normal::of_length(RealVector::from_xy(normal), Real::from_f64(1.0)), anchor }
    }

    /// The hit where the ray leaves a polygon without a radius through `side`. The normal is along d.
    fn leaving_bare_side<P: Precision>(&self, side: &FacingSide) -> Hit<P> {
        self.crossing_side(side, Cross(self.direction, side.along).sign()).with_opposite_normal()
    }
}

/// Casts against a circle: the quadratic |e + t·d|² = R², with Δ = R²|d|² − (d×e)².
impl Motion {
    /// The hit on a circle, for a ray that starts outside it.
    pub(super) fn onto_circle<P: Precision>(&self, corner: DifferenceCorner, r: Sum) -> Option<Hit<P>> {
        let (e, d) = (corner.offset(), self.direction);
        if Dot(e, d).sign() != Ordering::Less || (Slab { u: d, v: e, r }).sign() == Ordering::Greater {
            return None;
        }
        let hit = self.entering_circle(corner, r);
        let by_max_t = || {
            RayEndInCircle { e, d, r, max_t: self.max_t }.sign() != Ordering::Greater
                || RayEndPastPoint { e, d, max_t: self.max_t }.sign() != Ordering::Less
        };
        reached(hit.t, self.max_t, by_max_t).then_some(hit)
    }

    /// The point where the ray enters a circle.
    #[inline(always)]
    pub(crate) fn entering_circle<P: Precision>(&self, corner: DifferenceCorner, r: Sum) -> Hit<P> {
        let (e, d) = (corner.offset(), self.direction);
        let plain = || plain_hit::into_circle(e.rounded(), d.rounded(), r.rounded());
        if let Some(hit) = Hit::if_plain(plain, Anchor::Moving(corner.moving)) {
            return hit;
        }
        ThroughCircle::new(self, corner, r).entry()
    }

    /// The last point of the ray in a circle, if it starts in or on the circle, or enters it.
    #[inline(always)]
    pub(crate) fn leaving_circle<P: Precision>(&self, corner: DifferenceCorner, r: Sum) -> Hit<P> {
        let (e, d) = (corner.offset(), self.direction);
        let plain = || plain_hit::out_of_circle(e.rounded(), d.rounded(), r.rounded());
        if let Some(hit) = Hit::if_plain(plain, Anchor::Moving(corner.moving)) {
            return hit;
        }
        ThroughCircle::new(self, corner, r).exit()
    }
}

/// A ray through a circle around a corner.
pub(crate) struct ThroughCircle<P: Precision> {
    corner: DifferenceCorner,
    d: Arrow,
    r: Sum,
    /// √Δ.
    root: Real<P>,
    /// e·d.
    heading: Real<P>,
}

impl<P: Precision> ThroughCircle<P> {
    #[inline(always)]
    pub(crate) fn new(motion: &Motion, corner: DifferenceCorner, r: Sum) -> Self {
        let (e, d) = (corner.offset(), motion.direction);
        Self { corner, d, r, root: root(&Slab { u: d, v: e, r }), heading: Dot(e, d).value() }
    }

    /// The point where the ray enters the circle, if it starts outside.
    ///
    /// t solves |e + t·d|² = R²: with Δ = R²|d|² − (d×e)², t = (−e·d − √Δ)/|d|² = (|e|² − R²)/(√Δ − e·d), and e·d < 0.
    /// The numerator, Δ and e·d are known to relative precision, so nothing cancels.
    #[inline(always)]
    pub(crate) fn entry(&self) -> Hit<P> {
        self.at(self.power() / (self.root - self.heading), -self.root)
    }

    /// The last point of the ray in the circle, if it starts in or on the circle, or enters it.
    ///
    /// t = (√Δ − e·d)/|d|² if e·d ≤ 0, and otherwise (R² − |e|²)/(√Δ + e·d).
    #[inline(always)]
    pub(crate) fn exit(&self) -> Hit<P> {
        let t = if self.heading.sign() == Ordering::Greater {
            -self.power() / (self.root + self.heading)
        } else {
            (self.root - self.heading) / self.d.reals().length_squared()
        };
        self.at(t, self.root)
    }

    /// |e|² − R².
    #[inline(always)]
    fn power(&self) -> Real<P> {
        PowerOfPoint { v: self.corner.offset(), r: self.r }.value()
    }

    /// The hit at `t`, with ±√Δ. Its point is e + t·d from the corner, and the unit normal is (e + t·d)/R. If R is below 2⁻⁴⁰ of
    /// |e|, the normal is [`across_and_along`](Self::across_and_along).
    ///
    /// If |e| is more than 2R, |e|² − R² and e·d keep more than half of their terms. With the quotient, t·d and the sum, they put
    /// less than 2⁻⁵⁹ of R into the normal. The root of Δ is below R|d|, and puts in 2⁻⁶¹ of R. Otherwise |t·d| is at most 3R,
    /// and `t` has a relative error of 3.1·2⁻⁶⁰. Rounding R, the sum and the quotient adds 3ε: less than 3.1ε in all.
    #[inline(always)]
    fn at(&self, t: Real<P>, signed_root: Real<P>) -> Hit<P> {
        let (e, r) = (self.corner.offset().reals::<P>(), self.r.real());
        if P::DOUBLE_WORD && r.is_precise_beside(e.x.abs().plain_sum(e.y.abs())) {
            let normal = Normal::of_length(e + self.d.reals().times(t), r);
            Hit { t, normal, anchor: Anchor::Around(self.corner.target) }
        } else {
            Hit { t, normal: self.across_and_along(signed_root), anchor: Anchor::Moving(self.corner.moving) }
        }
    }

    /// The unit normal (±√Δ·d + (d×e)·d′)/(R|d|²) with d′ = (−d.y, d.x): the components of e + t·d along and across d.
    /// The squares of its two terms add up to 1, so no cancellation matters.
    #[cold]
    #[inline(never)]
    fn across_and_along(&self, root: Real<P>) -> Normal<P> {
        let d = self.d.reals::<P>();
        let across = Cross(self.d, self.corner.offset()).value();
        let sum = d.times(root) + d.left().times(across);
        Normal::of_length(sum, self.r.real() * d.length_squared())
    }
}

/// √Δ, which is exactly zero for a tangent.
#[inline(always)]
fn root<P: Precision>(line: &Slab) -> Real<P> {
    (-line.value()).sqrt()
}

/// Casts against a side with a radius.
impl Motion {
    /// The hit where the ray enters the slab around `side` from outside.
    pub(super) fn onto_slab<P: Precision>(&self, side: &FacingSide, r: Sum) -> Option<Hit<P>> {
        let (s, d, e) = (side.along, self.direction, side.base().offset());
        let from = side.origin_side(d);
        if Cross(s, e).sign() != from || (Slab { u: s, v: e, r }).sign() != Ordering::Greater {
            return None;
        }
        let hit = self.entering_slab(side, r, from);
        let by_max_t = || {
            RayEndPastLine { v: -e, d, s, max_t: self.max_t }.sign() != from
                || RayEndInSlab { v: -e, d, s, r, max_t: self.max_t }.sign() != Ordering::Greater
        };
        reached(hit.t, self.max_t, by_max_t).then_some(hit)
    }

    /// The point where the ray enters the slab around `side`, on the side `from` which it comes: t = (|s×e| − R|s|)/|d×s|. For
    /// `f32`, a numerator of degree 4 may be as low as 2⁻⁵⁹⁶, and the quotients may underflow, here and in `leaving_slab`.
    #[inline(always)]
    pub(crate) fn entering_slab<P: Precision>(&self, side: &FacingSide, r: Sum, from: Ordering) -> Hit<P> {
        let (s, d) = (side.along, self.direction);
        let plain = || plain_hit::into_slab(side.twice_from_middle(), s.rounded(), d.rounded(), r.rounded());
        if let Some(hit) = Hit::if_plain(plain, side.anchor) {
            return hit;
        }
        let t = SlabHeights::new(side, r).difference() / Cross(d, s).value().abs();
        Hit { t: t.at_least_tiny(), normal: Direction::perpendicular(s, from).reals(), anchor: side.anchor }
    }

    /// The hit where the ray leaves the slab, for a ray that starts inside the slab or before it.
    ///
    /// If the ray leaves on the side where it starts, t = (R|s| − |s×e|)/|d×s|. Otherwise t = (R|s| + |s×e|)/|d×s|, in which
    /// nothing cancels.
    #[inline(always)]
    pub(crate) fn leaving_slab<P: Precision>(&self, side: &FacingSide, r: Sum) -> Hit<P> {
        let (s, d) = (side.along, self.direction);
        let plain = || plain_hit::out_of_slab(side.twice_from_middle(), s.rounded(), d.rounded(), r.rounded());
        if let Some(hit) = Hit::if_plain(plain, side.anchor) {
            return hit;
        }
        let (turn, heights) = (Cross(s, d).value::<P>(), SlabHeights::new(side, r));
        let to = turn.sign();
        let height = if heights.cross.sign() == to { -heights.difference() } else { heights.sum() };
        let t = height / turn.abs();
        Hit { t: t.at_least_tiny(), normal: Direction::perpendicular(s, to).reals(), anchor: side.anchor }
    }
}

/// |s| times the distances of the ray's start and of the outline from the line of a side.
struct SlabHeights<P: Precision> {
    slab: Slab,
    /// s×e. Its magnitude is the height of the start.
    cross: Real<P>,
    /// R|s|, the height of the outline.
    outline: Real<P>,
}

impl<P: Precision> SlabHeights<P> {
    #[inline(always)]
    fn new(side: &FacingSide, r: Sum) -> Self {
        let slab = Slab { u: side.along, v: side.base().offset(), r };
        Self { slab, cross: Cross(slab.u, slab.v).value(), outline: side.scaled_radius(r) }
    }

    /// |s×e| + R|s|.
    #[inline(always)]
    fn sum(&self) -> Real<P> {
        self.cross.abs() + self.outline
    }

    /// |s×e| − R|s|. It is negative for a start inside.
    ///
    /// As a difference, it has an error of 20ε² times the magnitudes of s×e, and of 31ε²·R|s|: 15ε² for the length, 8ε² for R, 8ε²
    /// for their product. The difference adds 4ε². If it keeps `LEAST_SHARE` of these terms, its relative error is at most
    /// (31 + 4)ε²/2⁻⁴⁰ < 2⁻⁶⁰. Otherwise it is ((s×e)² − R²|s|²)/(|s×e| + R|s|), whose terms are known to relative precision.
    #[inline(always)]
    fn difference(&self) -> Real<P> {
        let difference = self.cross.abs() - self.outline;
        let (_, magnitudes) = Cross(self.slab.u, self.slab.v).value_and_magnitudes();
        if P::DOUBLE_WORD && difference.is_precise_beside(magnitudes.plain_sum(self.outline)) {
            difference
        } else {
            self.slab.value() / self.sum()
        }
    }
}

/// Keeps what is rarely needed out of the function that needs it.
#[cold]
#[inline(never)]
fn rarely<T>(compute: impl FnOnce() -> T) -> T {
    compute()
}

/// The position of a point relative to an inflated core.
pub(super) enum Position {
    Inside,
    /// On the outline, of which the closest features give the only normal.
    OnOutline(ClosestFeatures),
    Outside,
}

impl Position {
    /// The position of `point`. The radius is not zero.
    #[inline(always)]
    pub(super) fn of(point: Xy, core: &Core, r: Sum) -> Self {
        let point = Core::Point(point);
        let relation = Relation::between(core, &point);
        match (relation.compare(r), relation) {
            (Ordering::Greater, _) => Self::Outside,
            (Ordering::Equal, Relation::NotCrossing(nearest)) => Self::OnOutline(nearest),
            _ => Self::Inside,
        }
    }
}
