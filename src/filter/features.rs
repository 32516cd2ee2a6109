//! The closest features of two cores, if they are certain.

use super::axes::Pair;
use super::distance::{Lines, within_without_polygons};
use super::{
    FilterResult, RELATIVE_ERROR, Receiver, Uncertain, bound, boxes, by_axes_or_cores, can_decide, convex, fixed_point,
};
use crate::exact::{Arrow, Normal, Precision, Real, RealVector, Sum, Xy, either};
use crate::kernel::contact::ContactFeatures;
use crate::kernel::penetration::{SeparatingSide, TiedEdges};
use crate::kernel::separation::{ClosestFeatures, PlainSeparation, PointAndLine, corners};
use crate::kernel::{Core, InflatedCore, Line, PlainLine};
use crate::shapes::sealed::{HasCore, with_cores};
use crate::stages;

/// The normal of two cores, and a point on each.
pub(crate) struct NormalAndPoints<P: Precision> {
    /// The normal from a to b. If the cores overlap, it is that of the separating side.
    pub(crate) normal: Normal<P>,
    /// A point on each core.
    pub(crate) points: [RealVector<P>; 2],
    /// Whether the cores have inner points in common.
    pub(crate) cores_overlap: bool,
    /// Whether this is the only normal.
    pub(crate) is_unique: bool,
    /// If the cores touch at a corner with two normals, the edges that give them; `normal` is that of the first. Otherwise none,
    /// even if `is_unique` is false.
    pub(crate) tied: TiedEdges,
}

/// A line of one core and an end of the other, which give the distance or the depth.
struct Nearby {
    beside: PointAndLine,
    line_is_a: bool,
    /// Whether the closest point of the line is between its ends.
    is_between_ends: bool,
    /// Whether the cores cross. Then the line and the end give the separating side.
    crosses: bool,
}

/// The normal of two cores, and a point on each. `None` if uncertain, and if the cores only touch.
#[inline(always)]
pub(crate) fn normal_and_points<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> Option<NormalAndPoints<P>> {
    by_axes_or_cores!(
        cut;
        A: a,
        B: b,
        match convex::features::<P, _, _>(a, b)? {
            Features::Touching { .. } => None,
            features => Some(features.normal_and_points()),
        },
        |p, q| normal_and_points_without_polygons::<P>(p, q),
        None
    )
}

/// Calls `answer` with the features of a contact, if the shapes are at most `margin` apart, and returns its result. If they
/// are farther apart, returns true without calling it. Returns false if that or the features are uncertain. A callback, so
/// that the features are not moved. Left out of line, it would take 60 to 150 instructions more in an `AnyShape`.
#[inline(always)]
pub(crate) fn contact_features<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    margin: f64,
    answer: impl FnOnce(&ContactFeatures) -> bool,
) -> bool {
    by_axes_or_cores!(
        cut;
        A: a,
        B: b,
        margin.is_finite() && convex::contact_features::<P, _, _>(a, b, margin, answer),
        |p, q| {
            match within_without_polygons::<P::AnySize>(p, q, p.radius + q.radius + margin) {
                Some(true) => features::<P>(p, q).is_some_and(|features| {
                    can_decide::<P>(p, q) && answer(&features.contact_features([&p.core, &q.core]))
                }),
                Some(false) => true,
                None => false,
            }
        },
        false
    )
}

/// A point of both cores, which overlap: that of the kernels. `None` if uncertain.
#[inline(always)]
pub(crate) fn common_point<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> Option<RealVector<P>> {
    by_axes_or_cores!(
        A: a,
        B: b,
        if const { boxes::handles_kinds::<A, B>() } {
            (convex::is_in_range::<P>(a) && convex::is_in_range::<P>(b)).then(|| boxes::common_point(a, b))
        } else {
            Pair::new(a, b).common_corner().map(RealVector::from_xy)
        },
        |p, q| match (&p.core, &q.core) {
            (Core::Straight(a), Core::Straight(b)) => {
                (a.is_in_range::<P>() && b.is_in_range::<P>()).then(|| a.crossing(b))
            }
            _ => None,
        },
        None
    )
}

/// The shortest ways of a box, point or circle out of a box that its core overlaps, or of a box out of one of these.
pub(crate) struct WayOutOfBox<'a, A, B> {
    a: &'a A,
    b: &'a B,
    ways: boxes::WaysOut,
}

impl<'a, A: HasCore, B: HasCore<Points = A::Points>> WayOutOfBox<'a, A, B> {
    /// Whether shapes of these kinds may have one. Tested first, it keeps the rest from being compiled for other kinds.
    pub(crate) const MAY_EXIST: bool = boxes::handles_kinds::<A, B>();

    /// Of several, the one nearest to `preferred` counts. `None` for other shapes.
    #[inline]
    pub(crate) fn new(a: &'a A, b: &'a B, preferred: Xy) -> Option<Self> {
        let can_decide = convex::has_axes(a, b) && convex::can_decide(a, b) && preferred.is_finite();
        if !Self::MAY_EXIST || !can_decide {
            return None;
        }
        boxes::shortest_ways_out(a, b, preferred).map(|ways| Self { a, b, ways })
    }

    pub(crate) fn normal_and_points<P: Precision>(&self) -> Option<NormalAndPoints<P>> {
        let is_unique = self.ways.are_shortest.iter().filter(|&&is_shortest| is_shortest).count() == 1;
        Some(NormalAndPoints { is_unique, ..self.features(self.ways.preferred)?.normal_and_points() })
    }

    /// The depth by all of them: the least computed one, as in the kernels.
    pub(crate) fn depth<P: Precision>(&self) -> Option<Real<P>> {
        let radii = Sum::new(self.a.radius(), self.b.radius(), 0.0);
        let shortest = (0..4).filter(|&edge| self.ways.are_shortest[edge]);
        let depths = shortest.map(|edge| Some(-self.features(edge)?.signed_distance(radii)?));
        depths.reduce(|one, other| Some(one?.min(other?))).flatten()
    }

    fn features(&self, edge: usize) -> Option<Features> {
        Some(boxes::features_at_way_out(self.a, self.b, edge)?.features(self.a, self.b))
    }
}

/// The normal and the points of a polygon and another shape, if a quick test finds them. `None` for a point inside, for
/// boxes, whose coordinates are compared faster, and in a build with debug assertions, which is small rather than fast.
#[inline(always)]
pub(crate) fn clear_normal_and_points<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> Option<NormalAndPoints<P>> {
    if cfg!(debug_assertions) || const { boxes::handles_kinds::<A, B>() } {
        return None;
    }
    Some(convex::clear_features::<P, _, _>(a, b)?.normal_and_points())
}

/// [`normal_and_points`] if neither core is a polygon.
#[inline(always)]
pub(crate) fn normal_and_points_without_polygons<P: Precision>(
    a: &InflatedCore,
    b: &InflatedCore,
) -> Option<NormalAndPoints<P>> {
    if P::DOUBLE_WORD {
        return Some(features::<P>(a, b)?.normal_and_points());
    }
    let found = NormalAndPoints::plain(&plain_separation::<P>(a, b)?);
    can_decide::<P>(a, b).then_some(found)
}

/// The normal and the points of shapes that meet, and minus the depth.
pub(crate) type PenetrationNumbers<P> = (NormalAndPoints<P>, Real<P>);

/// Finds the normal and the points of two shapes that meet, and minus the depth. If the shapes are apart, nothing is
/// received. That is tested first: most pairs are apart.
#[inline(always)]
pub(crate) fn penetration<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    receiver: impl Receiver<PenetrationNumbers<P>>,
) -> Result<(), Uncertain> {
    by_axes_or_cores!(
        cut;
        A: a,
        B: b,
        convex::penetration::<P, _, _>(a, b, receiver),
        |p, q| match penetration_without_polygons::<P>(p, q)? {
            Some(numbers) => receiver.receive(numbers),
            None => Ok(()),
        },
        Err(Uncertain)
    )
}

/// The same if neither core is a polygon.
#[inline(always)]
fn penetration_without_polygons<P: Precision>(
    a: &InflatedCore,
    b: &InflatedCore,
) -> FilterResult<PenetrationNumbers<P>> {
    let radii = Sum::new(a.radius, b.radius, 0.0);
    if !within_without_polygons::<P::AnySize>(a, b, radii.rounded()).ok_or(Uncertain)? {
        return Ok(None);
    }
    if P::DOUBLE_WORD {
        return features::<P>(a, b).ok_or(Uncertain)?.normal_points_and_distance(radii, false).map(Some);
    }
    plain_penetration(a, b, radii).map(Some).ok_or(Uncertain)
}

/// The numbers in plain `f64`.
#[inline(always)]
fn plain_penetration<P: Precision>(a: &InflatedCore, b: &InflatedCore, radii: Sum) -> Option<PenetrationNumbers<P>> {
    let plain = plain_separation::<P>(a, b)?;
    let found = (NormalAndPoints::plain(&plain), Real::from_f64(plain.signed_distance(radii.rounded())?));
    can_decide::<P>(a, b).then_some(found)
}

/// The features that decide, if neither core is a polygon.
#[inline(always)]
pub(super) fn features<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> Option<Features> {
    // The inputs are tested last, because that takes fewer instructions.
    let of_nearby = |nearby: Nearby| nearby.features(&a.core, &b.core);
    let found = find::<P::AnySize, _>(&a.core, &b.core, Features::of_points, of_nearby)?;
    (can_decide::<P::AnySize>(a, b) && found.are_moderate::<P>([a.radius, b.radius])).then_some(found)
}

/// The closest features of shapes without a polygon that only touch, on the grid of [`fixed_point`]. `None` if
/// uncertain, and for other shapes.
#[inline]
pub(crate) fn touching_features<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> Option<ClosestFeatures> {
    // Bare cores that touch share a point. Two lines on a grid are often parallel: then several ends are nearest.
    let may_have_one_pair =
        a.radius + b.radius > 0.0 && !matches!((&a.core, &b.core), (Core::Straight(_), Core::Straight(_)));
    if !may_have_one_pair || !fixed_point::touch(a, b) {
        return None;
    }
    match features::<P>(a, b)? {
        Features::Apart(nearest) => Some(nearest),
        Features::Overlapping(_) | Features::Touching { .. } => None,
    }
}

/// The separation in plain `f64`.
#[inline(always)]
fn plain_separation<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> Option<PlainSeparation> {
    find::<P, _>(&a.core, &b.core, PlainSeparation::of_points, Nearby::plain)
}

/// The point of a bare line that is nearest to `point`. `None` if uncertain, and if `point` may be on the line.
#[inline(always)]
pub(crate) fn closest<P: Precision>(line: &Line, point: Xy) -> Option<RealVector<P>> {
    if stages::are_filters_off() {
        return None;
    }
    let nearby = nearby::<P::AnySize>(line.plain(), point, true, false)?;
    // For `f32`, the foot is clamped to the ends.
    if P::DOUBLE_WORD && !nearby.is_between_ends {
        return Some(RealVector::from_xy(nearby.beside.nearer_end()));
    }
    let features = ClosestFeatures::Edge { line: *line, corner: point, line_is_a: true };
    features.are_moderate::<P>([0.0; 2]).then(|| line.foot(point))
}

/// A normal n at the closest points of two cores, and a vector e from a point of one core to a point of the other.
/// Unless the cores cross, their distance is |n·e|/|n|.
#[derive(Clone, Copy)]
pub(super) struct NormalAndOffset {
    pub(super) normal: Words,
    /// `None` where the compiler knows that it is the normal.
    pub(super) e: Option<Words>,
    /// Whether the cores certainly cross in the interior of both.
    pub(super) crosses: bool,
    /// Whether they certainly cross, or this is certainly their normal.
    pub(super) is_certain: bool,
}

/// An exact vector: see [`Arrow::words`].
pub(super) type Words = [Xy; 2];

impl NormalAndOffset {
    const UNCERTAIN: Self = Self { normal: [Xy::ZERO; 2], e: None, crosses: false, is_certain: false };

    /// With `BRANCH_FREE`, no branch depends on where the cores are, because a loop over lanes must not branch. For two
    /// straight cores, no branch ever does.
    #[inline(always)]
    pub(super) fn new<const BRANCH_FREE: bool>(a: &Core, b: &Core) -> Self {
        match (a, b) {
            (&Core::Point(a), &Core::Point(b)) => {
                Self { normal: Arrow::between(a, b).words(), is_certain: a != b, ..Self::UNCERTAIN }
            }
            (Core::Straight(line), &Core::Point(point)) | (&Core::Point(point), Core::Straight(line)) => {
                Self::of_line_and_point::<BRANCH_FREE>(line.plain(), point)
            }
            (Core::Straight(a), Core::Straight(b)) => Self::of_lines(a.plain(), b.plain()),
            (Core::Convex(_), _) | (_, Core::Convex(_)) => Self::UNCERTAIN,
        }
    }

    /// Itself, unless it is uncertain.
    #[inline]
    pub(super) fn certain(self) -> Option<Self> {
        self.is_certain.then_some(self)
    }

    /// The vector from the nearer end is the normal, unless the point is beside the line.
    #[inline(always)]
    fn of_line_and_point<const BRANCH_FREE: bool>(line: PlainLine, point: Xy) -> Self {
        let nearby = nearby::<f64>(line, point, true, false);
        if !BRANCH_FREE && nearby.is_none() {
            return Self::UNCERTAIN;
        }
        let is_between_ends = nearby.as_ref().is_some_and(|nearby| nearby.is_between_ends);
        let nearer_end = PointAndLine::new(line, point).nearer_end();
        let e = Arrow::between(nearer_end, point).words();
        let found = Self { normal: e, is_certain: nearby.is_some(), ..Self::UNCERTAIN };
        if !BRANCH_FREE && !is_between_ends {
            return found;
        }
        let [from, to] = line.along().left().ends();
        let normal =
            Arrow::between(either(is_between_ends, from, nearer_end), either(is_between_ends, to, point)).words();
        Self { normal, e: Some(e), ..found }
    }

    /// The end is the one that looks nearest to the other line. Both cores are convex. So it certainly is a closest
    /// point if its own line leads from it, along the normal, away from the other line. The error of that dot product
    /// is 4ε·|n||u|.
    #[inline(always)]
    fn of_lines(a: PlainLine, b: PlainLine) -> Self {
        let lines = Lines::new::<f64>(a, b);
        let (end_is_b, is_far) = lines.apparent_nearest_end();
        let line = PlainLine {
            start: either(end_is_b, a.start, b.start),
            far: either(end_is_b, a.far, b.far),
            u: either(end_is_b, a.u, b.u),
            is_segment: if end_is_b { a.is_segment } else { b.is_segment },
        };
        let found = Self::of_line_and_point::<true>(line, either(end_is_b, b.end(is_far), a.end(is_far)));
        let (n, e) = (found.normal[0], found.e.map_or(Xy::ZERO, |[e, _]| e));
        let inward = either(end_is_b, b.u, a.u).scaled(if is_far { -1.0 } else { 1.0 });
        let away = n.dot(inward) * 1.0_f64.copysign(n.dot(e));
        let leads_away = away > bound::<f64>(RELATIVE_ERROR * (n.length_squared() + inward.length_squared()));
        let crosses = lines.are_crossing::<f64>() == Some(true);
        Self { crosses, is_certain: crosses | (found.is_certain & leads_away), ..found }
    }
}

/// The closest features, or the separating side of crossing cores.
#[inline(always)]
fn find<P: Precision, T>(
    a: &Core,
    b: &Core,
    of_points: impl FnOnce(Xy, Xy) -> T,
    of_nearby: impl FnOnce(Nearby) -> T,
) -> Option<T> {
    match (a, b) {
        (&Core::Point(a), &Core::Point(b)) => (a != b).then(|| of_points(a, b)),
        (Core::Straight(line), &Core::Point(point)) => nearby::<P>(line.plain(), point, true, false).map(of_nearby),
        (&Core::Point(point), Core::Straight(line)) => nearby::<P>(line.plain(), point, false, false).map(of_nearby),
        (Core::Straight(a), Core::Straight(b)) => {
            let (a, b) = (a.plain(), b.plain());
            let lines = Lines::new::<P>(a, b);
            let crosses = lines.are_crossing::<P>()?;
            let number = lines.nearest_end::<P>(crosses)?;
            // Tables select the end and the line, because a branch would be unpredictable.
            let end = [b.start, b.far, a.start, a.far][number & 3];
            let line_is_a = number < 2;
            nearby::<P>([b, a][usize::from(line_is_a)], end, line_is_a, crosses).map(of_nearby)
        }
        (Core::Convex(_), _) | (_, Core::Convex(_)) => None,
    }
}

/// The line and the point, if the point is certainly off the line, and certainly beside it or beyond one end. If the
/// cores cross, the point counts as beside the line.
#[inline(always)]
fn nearby<P: Precision>(line: PlainLine, point: Xy, line_is_a: bool, crosses: bool) -> Option<Nearby> {
    let beside = PointAndLine::new(line, point);
    let (past_end, error) = (beside.past_end(), bound::<P>(RELATIVE_ERROR * (beside.zz + beside.uu)));
    let is_off = (beside.across.abs() > error) | (!crosses & (past_end > error));
    let is_certain = is_off & (crosses | (past_end.abs() > error));
    let is_between_ends = crosses | (past_end < 0.0);
    is_certain.then_some(Nearby { beside, line_is_a, is_between_ends, crosses })
}

impl Nearby {
    #[inline]
    fn plain(self) -> PlainSeparation {
        self.beside.plain_separation(self.is_between_ends).swapped_if(!self.line_is_a).reversed_if(self.crosses)
    }

    #[inline(always)]
    fn features(self, a: &Core, b: &Core) -> Features {
        let Self { beside, line_is_a, is_between_ends, crosses } = self;
        let corner = beside.point;
        match if line_is_a { a } else { b } {
            Core::Straight(line) if crosses => {
                Features::Overlapping(SeparatingSide::through(line, line_is_a, corner, beside.across > 0.0))
            }
            Core::Straight(line) if is_between_ends => {
                Features::Apart(ClosestFeatures::Edge { line: *line, corner, line_is_a })
            }
            _ => Features::Apart(corners(beside.nearer_end(), corner, line_is_a)),
        }
    }
}

/// The features that decide the answer.
pub(crate) enum Features {
    /// The cores share no point.
    Apart(ClosestFeatures),
    /// The cores have inner points in common. This is their separating side.
    Overlapping(SeparatingSide),
    /// The cores share only points of their borders; `at` is one of them. `side` is the only separating side, or the first
    /// of two if `tied` has edges.
    Touching { side: SeparatingSide, at: Xy, tied: TiedEdges },
}

impl Features {
    /// Whether the numbers may be computed in the precision `P`.
    #[inline(always)]
    pub(super) fn are_moderate<P: Precision>(&self, radii: [f64; 2]) -> bool {
        match self {
            Self::Apart(nearest) => nearest.are_moderate::<P>(radii),
            Self::Overlapping(side) | Self::Touching { side, .. } => side.is_moderate::<P>(radii),
        }
    }

    #[inline]
    fn of_points(a: Xy, b: Xy) -> Self {
        Self::Apart(ClosestFeatures::Corners { a, b })
    }

    #[inline(always)]
    pub(super) fn normal_and_points<P: Precision>(&self) -> NormalAndPoints<P> {
        match self {
            Self::Apart(nearest) => {
                let (normal, points) = (nearest.normal().reals(), nearest.points());
                NormalAndPoints { normal, points, cores_overlap: false, is_unique: true, tied: TiedEdges::NONE }
            }
            Self::Overlapping(side) => NormalAndPoints {
                normal: side.normal().reals(),
                points: side.points(),
                cores_overlap: true,
                is_unique: true,
                tied: TiedEdges::NONE,
            },
            Self::Touching { side, at, tied } => {
                let (normal, points) = (side.normal().reals(), [RealVector::from_xy(*at); 2]);
                NormalAndPoints {
                    normal,
                    points,
                    cores_overlap: false,
                    is_unique: *tied == TiedEdges::NONE,
                    tied: *tied,
                }
            }
        }
    }

    fn contact_features(&self, cores: [&Core; 2]) -> ContactFeatures {
        match self {
            Self::Apart(nearest) => ContactFeatures::apart(nearest, cores),
            // Without a polygon, the filter never finds `Touching`.
            Self::Overlapping(side) | Self::Touching { side, .. } => ContactFeatures::overlapping(side, cores),
        }
    }

    /// The normal, the points, and the distance minus the radii. For `f32`, both come from one plain computation, with
    /// one square root, if that is precise enough.
    ///
    /// The sign of the computed u×z decides the side of the normal. The features of cores that are apart are certain,
    /// so the end is farther from the line than 128ε·M, and u×z is more than 256ε·|e|₁·M. Its error is at most
    /// 8ε·|u|(|z| + |u|) ≤ 24ε·|e|₁·M. If the cores overlap, the end may be arbitrarily near to the line.
    ///
    /// `are_touching` is whether the shapes are known to touch.
    #[inline(always)]
    pub(super) fn normal_points_and_distance<P: Precision>(
        &self,
        radii: Sum,
        are_touching: bool,
    ) -> Result<PenetrationNumbers<P>, Uncertain> {
        let plain = match self {
            _ if P::DOUBLE_WORD => None,
            Self::Apart(nearest) => Some(nearest.plain_separation_in_order()),
            Self::Overlapping(side) => Some(side.plain_separation_in_order()).filter(PlainSeparation::has_certain_side),
            Self::Touching { .. } => None,
        };
        let signed_distance = plain.as_ref().and_then(|plain| plain.signed_distance(radii.rounded()));
        match (plain, signed_distance) {
            (Some(plain), Some(signed_distance)) => {
                Ok((NormalAndPoints::plain(&plain), Real::from_f64(signed_distance)))
            }
            _ if P::DOUBLE_WORD && !are_touching => {
                Ok((self.normal_and_points(), self.signed_distance(radii).ok_or(Uncertain)?))
            }
            _ => self.normal_points_and_distance_of_touch(radii, are_touching),
        }
    }

    /// The same for shapes that touch, or almost.
    #[cold]
    #[inline(never)]
    fn normal_points_and_distance_of_touch<P: Precision>(
        &self,
        radii: Sum,
        are_touching: bool,
    ) -> Result<PenetrationNumbers<P>, Uncertain> {
        let signed_distance = match self {
            Self::Apart(_) if are_touching => Some(Real::ZERO),
            _ => self.signed_distance(radii),
        };
        Ok((self.normal_and_points(), signed_distance.ok_or(Uncertain)?))
    }

    /// The distance minus the radii. `None` if an underflow may have taken digits of it: if shapes almost touch, all inputs
    /// must be moderate.
    #[inline(always)]
    pub(super) fn signed_distance<P: Precision>(&self, radii: Sum) -> Option<Real<P>> {
        match self {
            Self::Apart(nearest) => {
                let distance = nearest.signed_distance(radii);
                let is_exact = !P::NEEDS_MODERATE || !distance.is_tiny() || nearest.has_moderate_inputs::<P>(radii);
                is_exact.then_some(distance)
            }
            Self::Overlapping(side) => Some(-side.depth(radii)),
            Self::Touching { .. } => Some(-radii.real()),
        }
    }
}

impl<P: Precision> NormalAndPoints<P> {
    #[inline]
    fn plain(plain: &PlainSeparation) -> Self {
        let (normal, points) = (RealVector::from_xy(plain.normal()), plain.points.map(RealVector::from_xy));
        let normal = Normal::from_unit(normal);
        Self { normal, points, cores_overlap: plain.cores_overlap(), is_unique: true, tied: TiedEdges::NONE }
    }
}
