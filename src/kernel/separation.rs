//! How two cores lie relative to each other, and the closest points of two cores that do not cross.
//!
//! [`PlainSeparation`] computes the numbers in plain `f64` where that is precise enough. The filters call it as well,
//! with the features that they find. Otherwise the numbers are quotients of exact values, but a distance along an axis is the
//! difference of two coordinates.

use core::cmp::Ordering;

use super::difference::Difference;
use super::{Core, Direction, Line, PlainLine, Region, are_in_range};
use crate::exact::{
    Arrow, Cross, Dot, Evaluated, Polynomial, PowerOfPoint, Precision, Real, RealVector, Slab, Sum, Xy,
    are_vectors_moderate, either, power_of_two, precedes, sqrt,
};

/// How two cores lie relative to each other.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Relation<'a> {
    /// Both cores are straight, and they cross at inner points of both.
    Crossing(&'a Line, &'a Line),
    /// A core is a polygon, and the cores have inner points in common.
    Overlapping(Difference<'a>),
    /// Neither: the cores are apart, or only touch.
    NotCrossing(ClosestFeatures),
}

/// The closest features of two cores that neither cross nor overlap.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ClosestFeatures {
    /// A corner of each core.
    Corners { a: Xy, b: Xy },
    /// A corner of one core, and an inner point of `line`: the other core, or an edge of it.
    Edge { line: Line, corner: Xy, line_is_a: bool },
}

impl<'a> Relation<'a> {
    /// The relation of a and b. Parallel straight cores may have many closest pairs of points. Then the features are those
    /// of the lexicographically first end that belongs to a closest pair.
    #[inline(always)]
    pub(crate) fn between(a: &'a Core<'a>, b: &'a Core<'a>) -> Self {
        match (a, b) {
            (&Core::Point(a), &Core::Point(b)) => Self::NotCrossing(ClosestFeatures::Corners { a, b }),
            _ => Self::between_any(a, b),
        }
    }

    /// The same, for any cores.
    #[inline(never)]
    fn between_any(a: &'a Core<'a>, b: &'a Core<'a>) -> Self {
        match (a, b) {
            (&Core::Convex(ring), other) => Difference::new(ring, other, true).relation(),
            (other, &Core::Convex(ring)) => Difference::new(ring, other, false).relation(),
            (core, &Core::Point(b)) => Self::NotCrossing(closest_to(b, core, true)),
            (&Core::Point(a), core) => Self::NotCrossing(closest_to(a, core, false)),
            (Core::Straight(a), Core::Straight(b)) => between_lines(a, b),
        }
    }

    /// The distance of the cores, compared with `r`. Crossing or overlapping cores give `Less`, even for a radius of
    /// zero.
    #[inline(always)]
    pub(crate) fn compare(&self, r: Sum) -> Ordering {
        match self {
            Self::Crossing(..) | Self::Overlapping(_) => Ordering::Less,
            Self::NotCrossing(nearest) => nearest.compare(r),
        }
    }

    /// The closest features, if the cores are farther apart than `r`.
    #[inline]
    pub(crate) fn apart(&self, r: Sum) -> Option<&ClosestFeatures> {
        match self {
            Self::NotCrossing(nearest) if nearest.compare(r) == Ordering::Greater => Some(nearest),
            _ => None,
        }
    }
}

/// The closest features of a core and a point. The point must not be inside a polygon.
#[inline(always)]
pub(crate) fn closest_to(point: Xy, core: &Core, core_is_a: bool) -> ClosestFeatures {
    match core {
        &Core::Point(own) => corners(own, point, core_is_a),
        Core::Straight(line) => closest_on(line, point, core_is_a),
        Core::Convex(ring) => Difference::new(*ring, &Core::Point(point), core_is_a).closest_features(),
    }
}

#[inline(always)]
pub(super) fn closest_on(line: &Line, point: Xy, line_is_a: bool) -> ClosestFeatures {
    match line.region(point) {
        Region::Inside => ClosestFeatures::Edge { line: *line, corner: point, line_is_a },
        Region::End(own) => corners(own, point, line_is_a),
    }
}

#[inline]
pub(crate) fn corners(own: Xy, other: Xy, own_is_a: bool) -> ClosestFeatures {
    if own_is_a { ClosestFeatures::Corners { a: own, b: other } } else { ClosestFeatures::Corners { a: other, b: own } }
}

/// The relation of two straight cores.
fn between_lines<'a>(a: &'a Line, b: &'a Line) -> Relation<'a> {
    if straddles(a, b) && straddles(b, a) {
        return Relation::Crossing(a, b);
    }
    let (end, line, line_is_a) = nearest_end(a, b);
    Relation::NotCrossing(closest_on(line, end, line_is_a))
}

/// The lexicographically first end that is one of the closest points, the line of the other core, and whether that core
/// is a. If two straight cores do not cross, or face each other as parallel edges, there is such an end.
#[inline(always)]
pub(super) fn nearest_end<'a>(a: &'a Line, b: &'a Line) -> (Xy, &'a Line, bool) {
    let mut nearest: Option<(Xy, &Line, bool)> = None;
    for (line, other, line_is_a) in [(b, a, false), (a, b, true)] {
        for (end, inward) in other.ends() {
            if is_nearest(end, inward, line) && nearest.is_none_or(|(best, ..)| precedes(end, best)) {
                nearest = Some((end, line, line_is_a));
            }
        }
    }
    // The loop always finds one.
    nearest.unwrap_or((a.start, b, false))
}

/// Whether the ends of `other` lie strictly on opposite sides of the infinite line. A half-line ends at infinity.
#[inline(always)]
fn straddles(line: &Line, other: &Line) -> bool {
    let start = line.side(other.start);
    let to_end = other.end.map_or(other.along, |end| Arrow::between(line.start, end));
    start != Ordering::Equal && Cross(line.along, to_end).sign() == start.reverse()
}

/// Whether `end` and q, its nearest point on `line`, are a closest pair. `inward` leads from `end` along its own core.
///
/// Both cores are convex, so it is enough that no step inward leads nearer to q: `inward`·(`end` − q) ≥ 0. For q inside
/// the line along v, `end` − q is the perpendicular to v on the side given by sign(v×(`end` − start)).
#[inline(always)]
fn is_nearest(end: Xy, inward: Arrow, line: &Line) -> bool {
    match line.region(end) {
        Region::End(q) => Dot(inward, Arrow::between(q, end)).sign() != Ordering::Less,
        Region::Inside => {
            let side = line.side(end);
            let step = Cross(line.along, inward).sign();
            side == Ordering::Equal || step == Ordering::Equal || side == step
        }
    }
}

impl ClosestFeatures {
    /// The distance of the cores, compared with `r`.
    #[inline(always)]
    pub(crate) fn compare(&self, r: Sum) -> Ordering {
        match *self {
            Self::Corners { a, b } => PowerOfPoint { v: Arrow::between(a, b), r }.sign(),
            Self::Edge { line, corner, .. } => Slab { u: line.along, v: Arrow::between(line.start, corner), r }.sign(),
        }
    }

    /// The common point of the cores, if they have one: the lexicographically first corner that lies on the other core.
    #[inline]
    pub(crate) fn common_point(&self) -> Option<Xy> {
        match *self {
            Self::Corners { a, b } => (a == b).then_some(a),
            Self::Edge { line, corner, .. } => (line.side(corner) == Ordering::Equal).then_some(corner),
        }
    }

    /// The distance of the cores minus `r`.
    #[inline(always)]
    pub(crate) fn signed_distance<P: Precision>(&self, r: Sum) -> Real<P> {
        let plain = if P::DOUBLE_WORD { None } else { self.plain_separation().signed_distance(r.rounded()) };
        if let Some(signed_distance) = plain { Real::from_f64(signed_distance) } else { self.real_signed_distance(r) }
    }

    /// Whether all numbers of shapes with these radii may be computed in the precision `P`. The cores must be apart.
    ///
    /// Products are of vectors between the features, along the line, and of radii: see [`are_vectors_moderate`]. A vector
    /// from the far end, the base, is at most twice as long. If u×v is more than its error, it is more than 2⁻⁶⁰·|u|². If
    /// exact signs found the features, it may be tiny. Then the distance [is](Real::is_tiny), too. See
    /// [`Line::foot_from_base`] for a point that is near the start of a half-line.
    #[inline(always)]
    pub(crate) fn are_moderate<P: Precision>(&self, radii: [f64; 2]) -> bool {
        match *self {
            Self::Corners { a, b } => are_vectors_moderate::<P, 1>([b - a], radii, 0.0),
            Self::Edge { line, corner, .. } => {
                let ee = (corner - line.start).length_squared();
                let is_long = !P::NEEDS_MODERATE || line.end.is_some() || ee >= power_of_two(-400);
                is_long && are_vectors_moderate::<P, 1>([line.along.rounded()], radii, ee)
            }
        }
    }

    /// Whether all inputs are [moderate](are_in_range), if they have to be for this precision.
    #[cold]
    #[inline(never)]
    pub(crate) fn has_moderate_inputs<P: Precision>(&self, radii: Sum) -> bool {
        let [r, s] = radii.radii();
        match *self {
            Self::Corners { a, b } => are_in_range::<P, 6>([a.x, a.y, b.x, b.y, r, s]),
            Self::Edge { line, corner, .. } => {
                line.is_in_range::<P>() && are_in_range::<P, 4>([corner.x, corner.y, r, s])
            }
        }
    }

    /// The separation; a and b may be exchanged. The distance is the same in both orders.
    #[inline(always)]
    fn plain_separation(&self) -> PlainSeparation {
        match *self {
            Self::Corners { a, b } => PlainSeparation::of_points(a, b),
            Self::Edge { line, corner, .. } => PlainSeparation::of_line_and_point(&line, corner),
        }
    }

    /// The separation from a to b.
    #[inline(always)]
    pub(crate) fn plain_separation_in_order(&self) -> PlainSeparation {
        let is_swapped = matches!(self, Self::Edge { line_is_a: false, .. });
        self.plain_separation().swapped_if(is_swapped)
    }

    /// The distance minus `r`, as the difference of the two if that is precise enough.
    #[inline(always)]
    fn real_signed_distance<P: Precision>(&self, r: Sum) -> Real<P> {
        let (distance, magnitudes) = self.distance::<P>();
        // The compiler knows the radii of bare shapes.
        if r.rounded() == 0.0 {
            return distance;
        }
        let r_real = r.real();
        let difference = distance - r_real;
        let is_precise = P::DOUBLE_WORD && difference.is_precise_beside(magnitudes.plain_sum(r_real));
        if is_precise { difference } else { self.uncancelled_signed_distance(r) }
    }

    /// The distance, and the sum of the magnitudes of its terms. The distance is |v| for two corners with v between them,
    /// and |u×v|/|u| for an edge along u and a corner at v from it. With T the sum and ε = 2⁻⁵³, the error of the distance
    /// is at most 60ε²·T, even where u×v cancels.
    #[inline(always)]
    fn distance<P: Precision>(&self) -> (Real<P>, Real<P>) {
        if self.is_along_axis() {
            return self.distance_along_axis();
        }
        match *self {
            Self::Corners { a, b } => {
                let length = Arrow::between(a, b).reals().length();
                (length, length)
            }
            Self::Edge { line, corner, .. } => {
                let across = Cross(line.along, Arrow::between(line.base(), corner));
                let length = line.along.reals().length();
                (across.value().abs() / length, across.value_and_magnitudes().1.plain_quotient(length))
            }
        }
    }

    /// Whether the distance is along an axis.
    #[inline]
    fn is_along_axis(&self) -> bool {
        match *self {
            Self::Corners { a, b } => (a.x == b.x) | (a.y == b.y),
            Self::Edge { line, .. } => {
                let u = line.along.rounded();
                (u.x == 0.0) | (u.y == 0.0)
            }
        }
    }

    /// The difference of two coordinates, as the distance and as its only term. A quotient would be rounded twice, and such a
    /// distance is often halfway between two numbers. So the filter for boxes can have the same bits.
    ///
    /// Out of line, because most edges are not along an axis.
    #[inline(never)]
    fn distance_along_axis<P: Precision>(&self) -> (Real<P>, Real<P>) {
        let (v, is_horizontal) = match *self {
            Self::Corners { a, b } => (Arrow::between(a, b), a.y == b.y),
            Self::Edge { line, corner, .. } => (Arrow::between(line.base(), corner), line.along.rounded().x == 0.0),
        };
        let v = v.reals();
        let distance = if is_horizontal { v.x } else { v.y }.abs();
        (distance, distance)
    }

    /// The signed distance, without cancellation: |v| − R = (|v|² − R²)/(|v| + R), and |u×v|/|u| − R =
    /// ((u×v)² − R²|u|²)/(|u|(|u×v| + R|u|)). The numerators are known to relative precision, and everything
    /// else is a sum of non-negative terms. For shapes that touch, the numerators are exactly 0: no root and no division are
    /// needed.
    #[cold]
    #[inline(never)]
    fn uncancelled_signed_distance<P: Precision>(&self, r: Sum) -> Real<P> {
        match *self {
            Self::Corners { a, b } => {
                let v = Arrow::between(a, b);
                let excess = PowerOfPoint { v, r }.value();
                if excess.sign() == Ordering::Equal {
                    return Real::ZERO;
                }
                excess / (v.reals().length() + r.real())
            }
            Self::Edge { line, corner, .. } => {
                let (u, v) = (line.along, Arrow::between(line.base(), corner));
                let excess = Slab { u, v, r }.value();
                if excess.sign() == Ordering::Equal {
                    return Real::ZERO;
                }
                let length = u.reals().length();
                let across = Cross(u, v).value().abs();
                excess / (length * (across + r.real() * length))
            }
        }
    }

    /// The direction from the closest point of a to that of b, for cores without a common point.
    #[inline(always)]
    pub(crate) fn normal(&self) -> Direction {
        match *self {
            Self::Corners { a, b } => Direction::Along(Arrow::between(a, b)),
            Self::Edge { line, corner, line_is_a } => {
                let side = line.side(corner);
                Direction::perpendicular(line.along, if line_is_a { side } else { side.reverse() })
            }
        }
    }

    /// The sign of the dot product of the normal and `d`.
    pub(crate) fn heading(&self, d: Arrow) -> Ordering {
        match *self {
            Self::Corners { a, b } => Dot(Arrow::between(a, b), d).sign(),
            Self::Edge { line, corner, line_is_a } => {
                let left = Cross(line.along, d).sign();
                if (line.side(corner) == Ordering::Less) == line_is_a { left.reverse() } else { left }
            }
        }
    }

    /// The closest points of a and b.
    #[inline(always)]
    pub(crate) fn points<P: Precision>(&self) -> [RealVector<P>; 2] {
        match *self {
            Self::Corners { a, b } => [RealVector::from_xy(a), RealVector::from_xy(b)],
            Self::Edge { line, corner, line_is_a: true } => [line.foot(corner), RealVector::from_xy(corner)],
            Self::Edge { line, corner, line_is_a: false } => [RealVector::from_xy(corner), line.foot(corner)],
        }
    }
}

/// The separation of two cores, for answers in `f32`: a point on each, and a normal of any length but zero.
#[derive(Clone, Copy)]
pub(crate) struct PlainSeparation {
    /// A vector along the normal, which points from a to b.
    direction: Xy,
    /// |direction|².
    square: f64,
    /// The distance of the points along the normal, times the length of `direction`; negative if the cores overlap.
    scaled_distance: f64,
    /// The error of the distance is a few ε·√`size_squared`.
    size_squared: f64,
    pub(crate) points: [Xy; 2],
}

/// A line and a point, and the products of u along the line and z, [twice the vector](PlainLine::twice_to) to the point.
#[derive(Clone, Copy)]
pub(crate) struct PointAndLine {
    pub(crate) line: PlainLine,
    pub(crate) point: Xy,
    /// u×z.
    pub(crate) across: f64,
    /// u·z.
    pub(crate) along: f64,
    /// |u|².
    pub(crate) uu: f64,
    /// |z|².
    pub(crate) zz: f64,
}

impl PointAndLine {
    #[inline(always)]
    pub(crate) fn new(line: PlainLine, point: Xy) -> Self {
        let (u, z) = (line.u, line.twice_to(point));
        let [uu, zz] = [u, z].map(Xy::length_squared);
        Self { line, point, across: u.cross(z), along: u.dot(z), uu, zz }
    }

    /// How far the point lies beyond the nearer end, times 2|u|; negative beside the line.
    #[inline]
    pub(crate) fn past_end(&self) -> f64 {
        self.line.past_end(self.along, self.uu)
    }

    /// The end of the line that is nearer to the point.
    #[inline]
    pub(crate) fn nearer_end(&self) -> Xy {
        self.line.end(self.along > 0.0)
    }

    /// The separation from the line to the point: across the line if `is_beside`, otherwise from the nearer end.
    ///
    /// Beside the line, the normal is the left or right perpendicular of u, and |u|·distance = |u×z|/2. The error of
    /// u×z is below 8ε·|u|(|z| + |u|), so that of the distance is below 4ε·(|z| + |u|). For a half-line, z is exactly
    /// twice one rounded difference, and the error of the distance is 2ε·|z|, however long u is.
    #[inline]
    pub(crate) fn plain_separation(&self, is_beside: bool) -> PlainSeparation {
        let Self { line, point, across, uu, zz, .. } = *self;
        let (u, e) = (line.u, point - self.nearer_end());
        let (side, ee) = (Xy::new(-u.y, u.x).scaled(1.0_f64.copysign(across)), e.length_squared());
        PlainSeparation {
            direction: either(is_beside, side, e),
            square: if is_beside { uu } else { ee },
            scaled_distance: if is_beside { across.abs() / 2.0 } else { ee },
            size_squared: if line.is_segment { zz + uu } else { zz },
            points: [line.closest(point), point],
        }
    }
}

impl PlainSeparation {
    /// The separation of two different points.
    #[inline]
    pub(crate) fn of_points(a: Xy, b: Xy) -> Self {
        let direction = b - a;
        let square = direction.length_squared();
        Self { direction, square, scaled_distance: square, size_squared: square, points: [a, b] }
    }

    /// The separation of a line and a point beside it.
    #[inline(always)]
    pub(super) fn of_line_and_point(line: &Line, point: Xy) -> Self {
        PointAndLine::new(line.plain(), point).plain_separation(true)
    }

    /// The same with a and b exchanged.
    #[inline]
    pub(crate) fn swapped_if(self, is_swapped: bool) -> Self {
        let [p, q] = self.points;
        let sign = if is_swapped { -1.0 } else { 1.0 };
        Self {
            direction: self.direction.scaled(sign),
            points: [either(is_swapped, q, p), either(is_swapped, p, q)],
            ..self
        }
    }

    /// The same, with the normal and the sign of the distance reversed if the cores overlap.
    #[inline]
    pub(crate) fn reversed_if(self, cores_overlap: bool) -> Self {
        let sign = if cores_overlap { -1.0 } else { 1.0 };
        Self { direction: self.direction.scaled(sign), scaled_distance: self.scaled_distance * sign, ..self }
    }

    #[inline]
    pub(crate) fn cores_overlap(&self) -> bool {
        self.scaled_distance < 0.0
    }

    #[inline]
    fn length(&self) -> f64 {
        sqrt(self.square)
    }

    /// The unit normal, from a to b.
    #[inline]
    pub(crate) fn normal(&self) -> Xy {
        self.direction.over(self.length())
    }

    /// Whether it is certain on which side of the line the point lies: the distance exceeds 2⁻²² of the root of
    /// `size_squared`, far more than its error (see [`signed_distance`](Self::signed_distance)).
    #[inline]
    pub(crate) fn has_certain_side(&self) -> bool {
        self.scaled_distance * self.scaled_distance > power_of_two(-44) * (self.size_squared * self.square)
    }

    /// The distance minus R, if the difference is precise enough.
    ///
    /// With S the root of `size_squared`, the product has an error of at most 4√2·ε·S in terms of the distance, the root and
    /// the quotient add 2ε·S, and R has 2ε·R. The error of the difference is below 2⁻⁵⁰·(S + R), which is at most
    /// √2·2⁻⁵⁰·√(S² + R²). If the result exceeds 2⁻²² of that root, the error is at most 2⁻²⁷ of the result, an eighth
    /// of an ulp of an `f32`.
    #[inline]
    pub(crate) fn signed_distance(&self, r: f64) -> Option<f64> {
        const LEAST_SHARE_SQUARED: f64 = power_of_two(-44);
        let distance = self.scaled_distance / self.length() - r;
        (distance * distance > LEAST_SHARE_SQUARED * (self.size_squared + r * r)).then_some(distance)
    }
}
