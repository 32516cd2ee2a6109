//! The part of a path inside an inflated core; and the common chord of two circles, whose ends are where their outlines
//! cross.
//!
//! The path is the line o + t·d for t ≥ 0, or up to 1 if it has an end. The core is convex, so the common part is one
//! interval. It starts at o or where the path enters, and it ends at the path's end or where the path leaves. The
//! facing chain of the reversed path contains the part through which the path leaves. For a polygon without a radius,
//! [`ring_crossing`](super::ring_crossing) finds both at once.

use core::cmp::Ordering;

use super::difference::Difference;
use super::facing_chain::{Anchor, DifferenceCorner, FacingChain, FacingPart};
use super::penetration::BorderNormals;
use super::raycast::{Hit, Motion, Position};
use super::ring::Ring;
use super::ring_crossing::{Place, RingCrossing};
use super::separation::{ClosestFeatures, closest_to};
use super::{Core, Direction, InflatedCore, Line, sign_of_product};
use crate::exact::{
    Arrow, Cross, Dot, Evaluated, Polynomial, PowerOfPoint, Precision, Real, RealVector, Sum, Xy, first,
};

/// Where the path enters and leaves, both on the outline.
#[derive(Clone, Copy)]
pub(crate) enum UnroundedChord<P: Precision> {
    /// The path enters and leaves at one point.
    Point(Hit<P>),
    /// `None` where the path starts or ends inside. Both are, for a path without length that is inside.
    Part { enter: Option<Hit<P>>, exit: Option<Hit<P>> },
}

impl Motion {
    /// The motion along `path`, up to its end.
    #[inline]
    pub(crate) fn along(path: &Line) -> Self {
        Self { direction: path.along, max_t: if path.end.is_some() { 1.0 } else { f64::INFINITY } }
    }

    /// The part of `path` inside `target`. `self` is the motion along `path`.
    #[inline]
    pub(crate) fn chord<P: Precision>(&self, path: &Line, target: &InflatedCore) -> Option<UnroundedChord<P>> {
        let r = target.radius_as_sum();
        match (target.core.reduced(), r.is_zero()) {
            (Core::Point(point), true) => self.through_point(path, point),
            (Core::Straight(line), true) => self.through_line(path, &line),
            (Core::Convex(ring), true) => self.through_ring(path, ring),
            _ => InflatedChord { motion: self, path, core: &target.core, r }.compute(),
        }
    }

    fn through_point<P: Precision>(&self, path: &Line, target: Xy) -> Option<UnroundedChord<P>> {
        if path.along.is_zero() {
            return (path.start == target).then(|| UnroundedChord::Point(Hit::at_start(target, Direction::X)));
        }
        self.onto_point(DifferenceCorner { moving: path.start, target }).map(UnroundedChord::Point)
    }

    fn through_line<P: Precision>(&self, path: &Line, line: &Line) -> Option<UnroundedChord<P>> {
        if path.along.is_zero() {
            let nearest = closest_to(path.start, &Core::Straight(*line), true);
            let hit = || UnroundedChord::Point(Hit::at_start(path.start, Direction::Left(line.along)));
            return (nearest.compare(Sum::ZERO) == Ordering::Equal).then(hit);
        }
        if Cross(self.direction, line.along).sign() == Ordering::Equal {
            return self.along_line(path, line);
        }
        let chain = FacingChain::of_line(line, path.start, self.direction)?;
        self.onto_chain(&chain, Sum::ZERO).map(UnroundedChord::Point)
    }

    /// The part of the path on a parallel line. It begins at the later of both starts, and ends at the earlier of both
    /// ends, as seen along the path.
    fn along_line<P: Precision>(&self, path: &Line, line: &Line) -> Option<UnroundedChord<P>> {
        let d = self.direction;
        if line.side(path.start) != Ordering::Equal {
            return None;
        }
        let order = |p, q| Dot(d, Arrow::between(q, p)).sign();
        let ahead = line.first_along(d).filter(|&end| order(end, path.start) == Ordering::Greater);
        let start = ahead.unwrap_or(path.start);
        let lasts = [line.last_along(d), path.end].into_iter().flatten();
        let last = lasts.reduce(|p, q| if order(p, q) == Ordering::Greater { q } else { p });
        if last.is_some_and(|last| order(start, last) == Ordering::Greater) {
            return None;
        }
        let enter = self.passing(path, start);
        if last == Some(start) {
            return Some(UnroundedChord::Point(enter));
        }
        Some(UnroundedChord::Part { enter: Some(enter), exit: last.map(|last| self.passing(path, last)) })
    }

    /// The part of the path in a polygon without a radius.
    fn through_ring<P: Precision>(&self, path: &Line, ring: Ring) -> Option<UnroundedChord<P>> {
        if path.along.is_zero() {
            return point_in_ring(path.start, ring);
        }
        let crossing = RingCrossing::new(ring, path.start, self.direction)?;
        let start = crossing.place_of_start();
        let enter = if start == Place::Inside { None } else { Some(self.onto_ring(&crossing, start)?) };
        let end = path.end.map(|end| (end, crossing.place_of(end)));
        let (starts_at_exit, ends_at_entry) =
            (start == Place::On(crossing.exit), end.is_some_and(|(_, end)| end == Place::On(crossing.entry)));
        if crossing.entry == crossing.exit || starts_at_exit || ends_at_entry {
            return enter.map(UnroundedChord::Point);
        }
        let exit = match end {
            Some((_, Place::Inside)) => None,
            Some((end, Place::On(part))) => Some(Hit::at_end(end, crossing.normal(part))),
            _ => Some(self.out_of(&crossing.facing_part(crossing.exit), Sum::ZERO)),
        };
        Some(UnroundedChord::Part { enter, exit })
    }

    /// A hit at a point of the path that lies on a parallel core: t = (d·v)/|d|², with v parallel to d.
    fn passing<P: Precision>(&self, path: &Line, point: Xy) -> Hit<P> {
        let v = Arrow::between(path.start, point);
        let t = if v.is_zero() {
            Real::ZERO
        } else {
            Dot(self.direction, v).value() / self.direction.reals().length_squared()
        };
        Hit { t, normal: self.backward().reals(), anchor: Anchor::At(point) }
    }
}

/// A path without length at a polygon without a radius.
fn point_in_ring<P: Precision>(point: Xy, ring: Ring) -> Option<UnroundedChord<P>> {
    match ring.side_of(point) {
        Ordering::Less => None,
        Ordering::Equal => {
            let normals = BorderNormals::on_border(&Difference::new(ring, &Core::Point(point), true));
            Some(UnroundedChord::Point(Hit::at_start(point, normals.canonical())))
        }
        Ordering::Greater => Some(UnroundedChord::Part { enter: None, exit: None }),
    }
}

/// A path through a core with a radius.
struct InflatedChord<'a> {
    motion: &'a Motion,
    path: &'a Line,
    core: &'a Core<'a>,
    r: Sum,
}

impl InflatedChord<'_> {
    #[inline]
    fn compute<P: Precision>(&self) -> Option<UnroundedChord<P>> {
        match Position::of(self.path.start, self.core, self.r) {
            Position::Inside => Some(UnroundedChord::Part { enter: None, exit: self.exit() }),
            Position::OnOutline(nearest) => Some(self.starting_on_outline(&nearest)),
            Position::Outside => self.starting_outside(),
        }
    }

    fn starting_on_outline<P: Precision>(&self, nearest: &ClosestFeatures) -> UnroundedChord<P> {
        let start = self.path.start;
        // The core is a, and b is a point.
        let point_of_core = match nearest {
            ClosestFeatures::Corners { a, .. } => *a,
            ClosestFeatures::Edge { line, .. } => line.start,
        };
        let continues = match nearest.heading(self.motion.direction) {
            Ordering::Less => true,
            Ordering::Equal => self.slides(point_of_core, start),
            Ordering::Greater => false,
        };
        self.beginning_at(Hit::at_start(start, nearest.normal()), continues)
    }

    fn starting_outside<P: Precision>(&self) -> Option<UnroundedChord<P>> {
        let d = self.motion.direction;
        if d.is_zero() {
            return None;
        }
        let part = FacingPart::of_core(self.core, self.path.start, d, self.r)?;
        let enter = self.motion.onto(&part, self.r)?;
        let continues = match part {
            FacingPart::Corner(corner) if part.grazes(d, self.r) => self.slides(corner.target, corner.target),
            _ => !self.ends_on_entry(),
        };
        Some(self.beginning_at(enter, continues))
    }

    fn beginning_at<P: Precision>(&self, enter: Hit<P>, continues: bool) -> UnroundedChord<P> {
        if continues {
            UnroundedChord::Part { enter: Some(enter), exit: self.exit() }
        } else {
            UnroundedChord::Point(enter)
        }
    }

    /// Whether the path, which touches the outline at `from`, runs along it from there. If so, a vertex of the core
    /// lies ahead, on the line through `point_of_core` along the path.
    fn slides(&self, point_of_core: Xy, from: Xy) -> bool {
        let d = self.motion.direction;
        let is_ahead = |point| Dot(d, Arrow::between(from, point)).sign() == Ordering::Greater;
        let is_level = |point| Cross(d, Arrow::between(point_of_core, point)).sign() == Ordering::Equal;
        let continues = match self.core {
            Core::Straight(Line { end: None, along, .. }) if Dot(*along, d).sign() == Ordering::Greater => {
                Cross(*along, d).sign() == Ordering::Equal
            }
            core => core.vertices().any(|vertex| is_level(vertex) && is_ahead(vertex)),
        };
        continues && self.path.end.is_none_or(is_ahead)
    }

    /// Whether the path ends where it enters.
    fn ends_on_entry(&self) -> bool {
        self.path.end.is_some_and(|end| match Position::of(end, self.core, self.r) {
            Position::OnOutline(nearest) => nearest.heading(self.motion.direction) == Ordering::Less,
            Position::Inside | Position::Outside => false,
        })
    }

    /// The point where the path leaves, or its end if that is on the outline.
    fn exit<P: Precision>(&self) -> Option<Hit<P>> {
        let Some(end) = self.path.end else {
            return self.leave();
        };
        match Position::of(end, self.core, self.r) {
            Position::Inside => None,
            Position::OnOutline(nearest) => Some(Hit::at_end(end, nearest.normal())),
            Position::Outside => self.leave(),
        }
    }

    fn leave<P: Precision>(&self) -> Option<Hit<P>> {
        let part = FacingPart::of_core(self.core, self.path.start, -self.motion.direction, self.r)?;
        Some(self.motion.out_of(&part, self.r))
    }
}

/// The outline of a circle.
#[derive(Clone, Copy)]
pub(crate) struct CircleOutline {
    center: Xy,
    radius: f64,
}

/// The points that two outlines share.
#[derive(Clone, Copy)]
pub(crate) enum UnroundedCircleCrossing<P: Precision> {
    Tangent(RealVector<P>),
    /// The points left and right of the vector from the first centre to the second.
    Secant(RealVector<P>, RealVector<P>),
    Coincident,
}

impl CircleOutline {
    /// A shape whose core is a point.
    #[inline]
    pub(crate) fn of(circle: &InflatedCore) -> Self {
        let [center, _] = circle.bounds();
        Self { center, radius: circle.radius }
    }

    #[inline]
    pub(crate) fn is_in_range<P: Precision>(&self) -> bool {
        InflatedCore { radius: self.radius, ..InflatedCore::point(self.center) }.is_in_range::<P>()
    }

    /// The crossing, if any. With v from centre to centre, it is tangent if |v| is the sum or the difference of the
    /// radii, and secant if |v| is in between.
    pub(crate) fn crossing<P: Precision>(self, other: Self) -> Option<UnroundedCircleCrossing<P>> {
        let v = Arrow::between(self.center, other.center);
        if v.is_zero() {
            return self.concentric(other);
        }
        let [sum, difference] = [Sum::new(self.radius, other.radius, 0.0), Sum::difference(self.radius, other.radius)];
        // The product is positive if |v| is in between.
        match sign_of_product(PowerOfPoint { v, r: difference }.sign(), PowerOfPoint { v, r: sum }.sign().reverse()) {
            Ordering::Less => None,
            Ordering::Equal => Some(UnroundedCircleCrossing::Tangent(self.points(other)[0])),
            Ordering::Greater => {
                let [left, right] = self.points(other);
                Some(UnroundedCircleCrossing::Secant(left, right))
            }
        }
    }

    fn concentric<P: Precision>(self, other: Self) -> Option<UnroundedCircleCrossing<P>> {
        let is_point = self.radius == 0.0;
        let crossing = if is_point {
            UnroundedCircleCrossing::Tangent(RealVector::from_xy(self.center))
        } else {
            UnroundedCircleCrossing::Coincident
        };
        (self.radius == other.radius).then_some(crossing)
    }

    /// The points on both outlines, left and right of the vector to the `other` centre.
    ///
    /// They are measured from the lexicographically first centre, so exchanging the circles changes no bit.
    fn points<P: Precision>(self, other: Self) -> [RealVector<P>; 2] {
        if first(self.center, other.center) == self.center {
            self.points_from(other)
        } else {
            let [left, right] = other.points_from(self);
            [right, left]
        }
    }

    /// The points c + v·a/|v| ± v′·h/|v| with v′ = (−v.y, v.x), where 2a|v| = |v|² + (r₁ − r₂)(r₁ + r₂) and, by Heron's
    /// formula, 4h²|v|² = ((r₁ + r₂)² − |v|²)(|v|² − (r₁ − r₂)²).
    ///
    /// The factors of h² are known to relative precision, and h² is exactly 0 for a tangent. As |r₁ − r₂| ≤ |v|, no
    /// term of a exceeds (|v| + r₁ + r₂)/2, so its error is small beside the radii and the distance of the centres.
    fn points_from<P: Precision>(self, other: Self) -> [RealVector<P>; 2] {
        let v = Arrow::between(self.center, other.center);
        let (sum, difference) = (Sum::new(self.radius, other.radius, 0.0), Sum::difference(self.radius, other.radius));
        let (reals, twice) = (v.reals::<P>(), v.reals().length_squared() * Real::from_f64(2.0));
        let along = (v.reals().length_squared() + sum.real() * difference.real()) / twice;
        let [inner, outer] = [sum, difference].map(|r| PowerOfPoint { v, r }.value().abs());
        let across = (inner * outer).sqrt() / twice;
        let foot = RealVector::from_xy(self.center) + reals.times(along);
        [foot + reals.left().times(across), foot + -reals.left().times(across)]
    }
}
