use core::cmp::Ordering;

use super::concrete::Concrete as _;
use super::{FindTranslations, InFilter, Pairing, Scalar, exactly, find_translations, round};
use crate::error::QueryError;
use crate::exact::{Arrow, Normal, Precision, Real, RealVector, Xy};
use crate::filter::{self, FilterResult, NormalAndPoints, Uncertain, fixed_point};
use crate::kernel::penetration::ShortestTranslations;
use crate::kernel::separation::{ClosestFeatures, Relation};
use crate::kernel::{Core, InflatedCore, outline_point, validate};
use crate::shapes::Shape;
use crate::shapes::sealed::{HasCore, for_each_kind, with_cores};
use crate::vector::Components as _;
use crate::vector::sealed::{Float, Sealed as _};
use crate::vector::{Vector, rounded_vector};

/// The point of `shape` that is nearest to `point`. If the shape contains `point`, this is `point` itself.
///
/// The result is rounded. It may lie outside the shape by the error of a point (1 ulp, 4 for `f64`, of the largest
/// magnitude in the input).
///
#[doc = include_str!("../../figures/doc/closest_point.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox),
/// [`NegativeRadius`](QueryError::NegativeRadius) or [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape;
/// [`NonFinite`](QueryError::NonFinite) for a `point` that is not finite; [`Overflow`](QueryError::Overflow) when the
/// result does not fit the scalar type.
///
/// # Method
/// The point is projected onto the core, or onto the nearest edge of a polygon, and clamped to its ends (Ericson,
/// *Real-Time Collision Detection*, section 5.1.2). The result is then moved toward the point by the radius. A
/// zero-length segment is treated as a point, so there is no division by zero.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Segment, query};
///
/// let rail = Segment::new(vec2(0.0, 0.0), vec2(4.0, 0.0));
/// assert_eq!(query::closest_point(&rail, vec2(3.0, 5.0))?, vec2(3.0, 0.0));
/// assert_eq!(query::closest_point(&rail, vec2(9.0, 5.0))?, vec2(4.0, 0.0));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline(always)]
pub fn closest_point<S: Shape>(shape: &S, point: S::Vector) -> Result<S::Vector, QueryError> {
    if cfg!(debug_assertions) {
        let closest = shape.with_core(|shape| Scalar::<S>::closest_point(shape, point.components()));
        return closest.map(S::Vector::from);
    }
    for_each_kind!(S: shape => closest_point(shape, point));
    closest_point_of_shape(shape, &point, point)
}

#[inline(always)]
pub(super) fn closest_point_of_shape<V: Vector, S: HasCore, A: HasCore<Points = S::Points>>(
    shape: &S,
    at: &A,
    point: V,
) -> Result<V, QueryError> {
    match filter::closest_in_box::<InFilter<V>, S, A>(shape, at) {
        Some(closest) => Ok(rounded_vector(closest)),
        None if S::IS_BOX => exactly(move || closest_by_features(shape, at, point)),
        None => closest_by_features(shape, at, point),
    }
}

#[inline(always)]
fn closest_by_features<V: Vector, S: HasCore, A: HasCore<Points = S::Points>>(
    shape: &S,
    at: &A,
    point: V,
) -> Result<V, QueryError> {
    match closest_by_filter::<InFilter<V>, S, A>(shape, at, point.to_xy()) {
        Ok(Some(closest)) => round::vector(closest),
        Ok(None) => Ok(point),
        Err(Uncertain) => exactly(move || with_cores!(shape, at, |shape, at| closest_exactly(shape, at, point))),
    }
}

/// The nearest point on the outline, if the point is outside.
#[inline(always)]
fn closest_by_filter<P: Precision, S: HasCore, A: HasCore<Points = S::Points>>(
    shape: &S,
    at: &A,
    point: Xy,
) -> FilterResult<RealVector<P>> {
    // A shape with three corners is not a bare segment or ray.
    if shape.corner_count() < 3 {
        if let InflatedCore { core: Core::Straight(line), radius: 0.0 } = shape.inflated_core(&mut shape.scratch()) {
            return filter::closest(&line, point).map(Some).ok_or(Uncertain);
        }
    }
    let points = closest_points_by_filter::<P, S, A>(shape, at)?;
    Ok(points.map(|[on_outline, _]| on_outline))
}

#[cold]
#[inline(never)]
fn closest_exactly<V: Vector>(shape: &InflatedCore, at: &InflatedCore, point: V) -> Result<V, QueryError> {
    if fixed_point::intersect(shape, at) {
        return Ok(point);
    }
    validate([shape, at], [])?;
    let pair = Pairing::new(shape, at);
    match pair.outline_points::<V::Scalar>() {
        Some([on_outline, _]) => round::vector(on_outline),
        None => Ok(point),
    }
}

/// The nearest points of two shapes: one of `a`, one of `b`. `None` when the shapes intersect.
///
/// Parallel straight cores, and parallel edges of boxes and polygons, may have many nearest pairs. Of the ends and
/// vertices that belong to a nearest pair, the query takes the one with the smallest x, then y. The order of the
/// arguments and of a segment's ends does not matter.
///
#[doc = include_str!("../../figures/doc/closest_points.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox),
/// [`NegativeRadius`](QueryError::NegativeRadius) or [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape;
/// [`Overflow`](QueryError::Overflow) when a point does not fit the scalar type.
///
/// # Method
/// If two straight cores do not cross, an end of one of them belongs to a nearest pair. The optimality condition
/// decides exactly which end (compare Ericson, *Real-Time Collision Detection*, section 5.1.9). For a polygon, the pair
/// comes from the point of the Minkowski difference of the cores that is nearest to the origin.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, query};
///
/// let (a, b) = (Circle::new(vec2(0.0, 0.0), 1.0), Circle::new(vec2(6.0, 0.0), 2.0));
/// assert_eq!(query::closest_points(&a, &b)?, Some((vec2(1.0, 0.0), vec2(4.0, 0.0))));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline(always)]
#[expect(clippy::type_complexity, reason = "an optional pair in a result reads as such")]
pub fn closest_points<A, B>(a: &A, b: &B) -> Result<Option<(A::Vector, A::Vector)>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        let points = with_cores!(a, b, |a, b| Scalar::<A>::closest_points(a, b))?;
        return Ok(points.map(|(on_a, on_b)| (on_a.into(), on_b.into())));
    }
    for_each_kind!(A: a, B: b => closest_points(a, b));
    closest_points_of_shapes(a, b)
}

#[inline(always)]
pub(super) fn closest_points_of_shapes<V: Vector, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> Result<Option<(V, V)>, QueryError> {
    match closest_points_by_filter::<InFilter<V>, A, B>(a, b) {
        Ok(points) => points.map(both).transpose(),
        Err(Uncertain) => exactly(move || with_cores!(a, b, |a, b| closest_points_exactly(a, b))),
    }
}

#[cold]
#[inline(never)]
fn closest_points_exactly<V: Vector>(a: &InflatedCore, b: &InflatedCore) -> Result<Option<(V, V)>, QueryError> {
    if fixed_point::intersect(a, b) {
        return Ok(None);
    }
    validate([a, b], [])?;
    Pairing::new(a, b).outline_points::<V::Scalar>().map(both).transpose()
}

#[inline]
fn both<V: Vector>([a, b]: [RealVector<impl Precision>; 2]) -> Result<(V, V), QueryError> {
    Ok((round::vector(a)?, round::vector(b)?))
}

/// The distance between two shapes. It is 0 exactly when they intersect.
///
/// The distance has the unit of the coordinates, and is within 1 ulp (4 for `f64`) of its exact value. A positive
/// distance that is too small for the scalar type becomes the smallest positive number.
///
#[doc = include_str!("../../figures/doc/distance.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox),
/// [`NegativeRadius`](QueryError::NegativeRadius) or [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape;
/// [`Overflow`](QueryError::Overflow) when the distance exceeds the largest number.
///
/// # Method
/// |v| − R, with v between the nearest core points and R the sum of the radii. If the shapes almost touch, it is
/// (|v|² − R²)/(|v| + R), whose relative error is small even then.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Stadium, query};
///
/// let flipper = Stadium::new(vec2(0.0, 0.0), vec2(4.0, 0.0), 0.5);
/// let ball = Circle::new(vec2(2.0, 3.0), 0.5);
/// assert_eq!(query::distance(&flipper, &ball)?, 2.0);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline(always)]
pub fn distance<A, B>(a: &A, b: &B) -> Result<<A::Vector as Vector>::Scalar, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        return with_cores!(a, b, |a, b| Scalar::<A>::distance(a, b));
    }
    for_each_kind!(A: a, B: b => distance(a, b));
    distance_of_shapes(a, b)
}

#[inline(always)]
pub(super) fn distance_of_shapes<F: Float, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> Result<F, QueryError> {
    match filter::distance::<F::InFilter, A, B>(a, b) {
        Some(distance) => Ok(F::round(distance)),
        None => exactly(move || with_cores!(a, b, |a, b| distance_exactly(a, b))),
    }
}

#[cold]
#[inline(never)]
fn distance_exactly<F: Float>(a: &InflatedCore, b: &InflatedCore) -> Result<F, QueryError> {
    if fixed_point::intersect(a, b) {
        return Ok(F::round(0.0));
    }
    validate([a, b], [])?;
    round::scalar(Pairing::new(a, b).distance::<F>())
}

/// The point of the outline that is nearest to `point`. `point` may be in the shape or outside.
///
/// A point on the outline is its own nearest point. For a bare point, segment or ray, the result is that of
/// [`closest_point`]. The result is rounded: it may lie off the outline by 1 ulp (4 for `f64`) of the largest magnitude
/// in the input.
///
#[doc = include_str!("../../figures/doc/closest_boundary_point.svg")]
///
/// # Errors
/// [`NoUniqueDirection`](QueryError::NoUniqueDirection) if several points are equally near: if `point` is at the centre
/// of a circle, on the core of a stadium, in a box or polygon and equally near to two of its edges, or on a vertex of a
/// rounded polygon. The other errors are the same as for [`closest_point`].
///
/// # Method
/// From the nearest point of the core toward `point`, by the radius. In a box or polygon, from the nearest edge
/// outward.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, QueryError, query};
///
/// let hoop = Circle::new(vec2(0.0, 0.0), 2.0);
/// assert_eq!(query::closest_boundary_point(&hoop, vec2(0.5, 0.0))?, vec2(2.0, 0.0));
/// let from_the_centre = query::closest_boundary_point(&hoop, vec2(0.0, 0.0));
/// assert_eq!(from_the_centre, Err(QueryError::NoUniqueDirection));
/// # Ok::<(), QueryError>(())
/// ```
#[inline(always)]
pub fn closest_boundary_point<S: Shape>(shape: &S, point: S::Vector) -> Result<S::Vector, QueryError> {
    if cfg!(debug_assertions) {
        let closest = shape.with_core(|shape| Scalar::<S>::closest_boundary_point(shape, point.components()));
        return closest.map(S::Vector::from);
    }
    for_each_kind!(S: shape => closest_boundary_point(shape, point));
    closest_boundary_point_of_shape(shape, &point, point)
}

#[inline(always)]
pub(super) fn closest_boundary_point_of_shape<V: Vector, S: HasCore, A: HasCore<Points = S::Points>>(
    shape: &S,
    at: &A,
    point: V,
) -> Result<V, QueryError> {
    match boundary_points_by_filter::<InFilter<V>, S, A>(shape, at) {
        Some([on_outline, _]) => round::vector(on_outline),
        None if const { S::MOST_CORNERS > 2 } && filter::is_on_outline(shape, at) => Ok(point),
        None => exactly(move || {
            with_cores!(shape, at, |shape, at| {
                boundary_point_exactly(shape, at, point, find_translations::<S, A>())
            })
        }),
    }
}

#[cold]
#[inline(never)]
fn boundary_point_exactly<V: Vector>(
    shape: &InflatedCore,
    at: &InflatedCore,
    point: V,
    find: Option<FindTranslations>,
) -> Result<V, QueryError> {
    if fixed_point::touch(shape, at) {
        return Ok(point);
    }
    validate([shape, at], [])?;
    if let Some(translations) = find.and_then(|find| find(shape, at)) {
        return boundary_point_by(&translations, shape.radius);
    }
    let pair = Pairing::new(shape, at);
    // If the point is in the core, the nearest outline is where it leaves.
    let translations = match &pair.cores {
        Relation::Crossing(a, b) => ShortestTranslations::crossing(a, b),
        Relation::Overlapping(difference) => ShortestTranslations::overlapping(*difference),
        Relation::NotCrossing(nearest) if nearest.compare(pair.radius_sum()) == Ordering::Equal => return Ok(point),
        Relation::NotCrossing(nearest) => {
            let Some(shared) = nearest.common_point() else {
                let [on_outline, _] = outline_points_of::<V::Scalar>(nearest, [pair.a.radius, 0.0]);
                return round::vector(on_outline);
            };
            ShortestTranslations::touching(pair.a.core, pair.b.core, shared)
        }
    };
    boundary_point_by(&translations, shape.radius)
}

/// The point of the outline through which a point in the core, or on its border, leaves.
fn boundary_point_by<V: Vector>(translations: &ShortestTranslations, radius: f64) -> Result<V, QueryError> {
    if !translations.is_unique() {
        return Err(QueryError::NoUniqueDirection);
    }
    let translation = translations.choose(Arrow::free(Xy::ZERO));
    let ([on_core, _], normal) = (translation.points::<V::Scalar>(), translation.normal().reals());
    round::vector(outline_point(on_core, normal, radius))
}

impl Pairing<'_> {
    /// The distance; 0 for shapes that intersect.
    #[inline(always)]
    pub(super) fn distance<P: Precision>(&self) -> Real<P> {
        let radius_sum = self.radius_sum();
        match self.cores.apart(radius_sum) {
            Some(nearest) => nearest.signed_distance(radius_sum),
            None => Real::ZERO,
        }
    }

    /// The closest points of the outlines. `None` if the shapes intersect.
    fn outline_points<P: Precision>(&self) -> Option<[RealVector<P>; 2]> {
        self.cores.apart(self.radius_sum()).map(|nearest| outline_points_of(nearest, [self.a.radius, self.b.radius]))
    }
}

/// The closest points of the outlines, by the filter. `None` if the shapes intersect.
#[inline(always)]
fn closest_points_by_filter<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> FilterResult<[RealVector<P>; 2]> {
    if let Ok(points) = points_of_box_and_point::<P, A, B>(a, b) {
        return Ok(points);
    }
    if let Some(found) = bare_normal_and_points(a, b) {
        return Ok(if found.cores_overlap { None } else { Some(found.points) });
    }
    if filter::within::<P::AnySize, A, B>(a, b, 0.0).ok_or(Uncertain)? {
        return Ok(None);
    }
    let found = filter::normal_and_points(a, b).ok_or(Uncertain)?;
    Ok(Some(points_on_outlines(&found, a, b)))
}

/// The points of [`on_outlines`], by the filter. `None` if the shapes may touch, or if the features are uncertain.
#[inline(always)]
fn boundary_points_by_filter<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> Option<[RealVector<P>; 2]> {
    if let Ok(Some(points)) = points_of_box_and_point::<P, A, B>(a, b) {
        return Some(points);
    }
    if let Some(found) = bare_normal_and_points(a, b) {
        return Some(found.points);
    }
    if !filter::decides_intersection::<P::AnySize, A, B>(a, b) {
        return None;
    }
    Some(points_on_outlines(&filter::normal_and_points(a, b)?, a, b))
}

/// The closest points of a box and a bare point. `Uncertain` also for other kinds.
#[inline(always)]
fn points_of_box_and_point<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> FilterResult<[RealVector<P>; 2]> {
    let (on_a, on_b) = match (A::IS_BOX, B::IS_BOX) {
        (true, false) => (filter::closest_in_box::<P, A, B>(a, b).ok_or(Uncertain)?, b.corner(0).to_xy()),
        (false, true) => (a.corner(0).to_xy(), filter::closest_in_box::<P, B, A>(b, a).ok_or(Uncertain)?),
        _ => return Err(Uncertain),
    };
    Ok((on_a != on_b).then(|| [RealVector::from_xy(on_a), RealVector::from_xy(on_b)]))
}

/// The normal and the points of two bare shapes, one of them a polygon, if the quick test of the filter is certain. The quick
/// test is uncertain for shapes that touch. So `cores_overlap` then reports whether the shapes intersect.
#[inline(always)]
fn bare_normal_and_points<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> Option<NormalAndPoints<P>> {
    if const { A::MOST_CORNERS > 2 || B::MOST_CORNERS > 2 } && a.radius() + b.radius() == 0.0 {
        filter::clear_normal_and_points(a, b)
    } else {
        None
    }
}

/// The points of [`on_outlines`]. Those of bare shapes are on the cores, and the normal is not computed.
#[inline(always)]
fn points_on_outlines<P: Precision, A: HasCore, B: HasCore>(
    found: &NormalAndPoints<P>,
    a: &A,
    b: &B,
) -> [RealVector<P>; 2] {
    if A::IS_BARE && B::IS_BARE {
        return found.points;
    }
    on_outlines(found.points, found.normal, [a.radius(), b.radius()])
}

/// The points of [`on_outlines`], from the closest features.
fn outline_points_of<P: Precision>(nearest: &ClosestFeatures, radii: [f64; 2]) -> [RealVector<P>; 2] {
    on_outlines(nearest.points(), nearest.normal().reals(), radii)
}

/// The points of the outlines toward each other if the shapes are apart, or beyond each other if they overlap.
#[inline(always)]
fn on_outlines<P: Precision>(
    [on_a, on_b]: [RealVector<P>; 2],
    normal: Normal<P>,
    [radius_a, radius_b]: [f64; 2],
) -> [RealVector<P>; 2] {
    let normal = normal.with_length();
    [outline_point(on_a, normal, radius_a), outline_point(on_b, -normal, radius_b)]
}
