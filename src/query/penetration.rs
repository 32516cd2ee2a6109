use core::cmp::Ordering;

use glam::Vec2;

use super::concrete::Concrete as _;
use super::{Answer, FindTranslations, InFilter, Pairing, Scalar, exactly, find_unless_boxes, round};
use crate::error::QueryError;
use crate::exact::{Arrow, Normal, Precision, Real, RealVector, Sum, Xy};
use crate::filter::{self, NormalAndPoints, PenetrationNumbers, Receiver, Uncertain, WayOutOfBox, fixed_point};
use crate::kernel::difference::Difference;
use crate::kernel::penetration::ShortestTranslations;
use crate::kernel::separation::{ClosestFeatures, Relation};
use crate::kernel::{InflatedCore, outline_point, validate};
use crate::shapes::Shape;
use crate::shapes::sealed::{HasCore, for_each_kind, with_cores};
use crate::vector::Components as _;
use crate::vector::sealed::Float;
use crate::vector::sealed::Sealed as _;
use crate::vector::{Vector, converted, rounded_vector};

/// How two shapes overlap, and the shortest translation that separates them.
///
#[doc = include_str!("../../figures/doc/penetration_fields.svg")]
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, query};
///
/// let (a, b) = (Circle::new(vec2(-2.0, 0.0), 2.75), Circle::new(vec2(3.0, 0.0), 3.25));
/// let overlap = query::penetration(&a, &b)?.expect("they overlap");
/// assert_eq!((overlap.normal, overlap.depth), (vec2(1.0, 0.0), 1.0));
/// assert!(overlap.unique);
/// assert_eq!((overlap.point_a, overlap.point_b), (vec2(0.75, 0.0), vec2(-0.25, 0.0)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
#[non_exhaustive]
pub struct Penetration<V: Vector = Vec2> {
    /// The direction in which `b` leaves `a`, of length 1.
    pub normal: V,
    /// How far `b` must move along `normal` until the shapes only touch, within 1 ulp (4 for `f64`). It is 0 exactly
    /// when they already touch and do not overlap.
    pub depth: V::Scalar,
    /// Whether this is the only normal with the least depth. Exact.
    pub unique: bool,
    /// The contact point on `a` after the move: the point of `a` that still touches `b` when `b` has moved by `depth`
    /// along `normal`. If parallel edges touch, there are many such points. The query then looks at the ends of both
    /// edges that touch the other edge. It takes the end that had the smallest x, then y, before the move.
    pub point_a: V,
    /// The point of `b` that touches `point_a` after the move: `point_a - normal * depth`.
    pub point_b: V,
}

impl<V: Vector> Penetration<V> {
    /// The shortest translation of `b` that separates the shapes: `normal * depth`, rounded.
    ///
    /// ```
    /// # use impinge::{Circle, query, glam::vec2};
    /// let (a, b) = (Circle::new(vec2(0.0, 0.0), 2.0), Circle::new(vec2(0.0, 3.0), 2.0));
    /// let overlap = query::penetration(&a, &b)?.expect("they overlap");
    /// assert_eq!(overlap.offset(), vec2(0.0, 1.0));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[must_use]
    pub fn offset(&self) -> V {
        rounded_vector(self.normal.to_xy().scaled(self.depth.widen()))
    }

    /// The same with other vectors.
    pub(super) fn converted<W: Vector<Scalar = V::Scalar>>(self) -> Penetration<W> {
        let Self { normal, depth, unique, point_a, point_b } = self;
        let [normal, point_a, point_b] = [normal, point_a, point_b].map(converted);
        Penetration { normal, depth, unique, point_a, point_b }
    }
}

/// The shortest translation of `b` that separates it from `a`. `None` when the shapes are apart.
///
/// `normal` points from `a` to `b`. Several normals may have the least depth. Then `unique` is false, and `normal` is
/// the first of these that has it:
/// 1. those of `a`: of a straight core, its left normal (its direction, turned by 90°, counter-clockwise if y points
///    up) and then its right normal; of a box or polygon, the normals of its edges, counter-clockwise from the vertex
///    with the smallest x (then y);
/// 2. those of `b`, in the same order;
/// 3. +X.
///
/// A degenerate polygon or box is a segment here, from its end with the smallest x (then y) to the other one.
///
/// Two parallel edges that face each other have one normal. Equal boxes on a grid often tie: then
/// [`penetration_offset`] returns an error, and `penetration` and [`penetration_toward`] return one of the directions.
///
/// Shapes that exactly touch have the depth 0. Swapping the arguments changes the order of the list and, near the
/// largest number, may change whether the query returns [`Overflow`](QueryError::Overflow).
///
#[doc = include_str!("../../figures/doc/penetration.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox),
/// [`NegativeRadius`](QueryError::NegativeRadius) or [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape;
/// [`Overflow`](QueryError::Overflow) when the depth or one of the points does not fit the scalar type.
///
/// # Method
/// The depth is the distance from the origin to the boundary of the Minkowski difference of the cores, plus the radii
/// (compare van den Bergen, *Collision Detection in Interactive 3D Environments*, section 2.4.2). For cores that are
/// apart, the depth is R − |v|, and (R² − |v|²)/(|v| + R) if the shapes almost touch, with v and R as in
/// [`distance`](super::distance).
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, query};
///
/// let (a, b) = (Circle::new(vec2(0.0, 0.0), 2.0), Circle::new(vec2(3.0, 0.0), 2.0));
/// let overlap = query::penetration(&a, &b)?.expect("they overlap");
/// assert_eq!((overlap.normal, overlap.depth), (vec2(1.0, 0.0), 1.0));
/// assert!(overlap.unique);
/// assert_eq!((overlap.point_a, overlap.point_b), (vec2(2.0, 0.0), vec2(1.0, 0.0)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
///
/// See [`penetration_toward`] to choose among several directions, and [`penetration_offset`] for the translation alone.
#[inline]
pub fn penetration<A, B>(a: &A, b: &B) -> Result<Option<Penetration<A::Vector>>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    penetration_preferring(a, b, || Xy::ZERO)
}

/// Like [`penetration`], but if several translations are equally short, the result has the one whose direction makes
/// the smallest angle with `preferred`. `None` when the shapes are apart.
///
/// `preferred` may have any length. If it is zero, or if two directions are equally near to it, the order of
/// [`penetration`] decides. `unique` is false if several translations are equally short, as in [`penetration`].
///
#[doc = include_str!("../../figures/doc/penetration_toward.svg")]
///
/// # Errors
/// Those of [`penetration`], and [`NonFinite`](QueryError::NonFinite) for a `preferred` that is not finite.
///
/// # Method
/// As in [`penetration`].
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Segment, query};
///
/// let floor = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
/// let ball = Circle::new(vec2(1.0, 0.0), 0.5);
/// let below = query::penetration_toward(&floor, &ball, vec2(0.0, -1.0))?;
/// assert_eq!(below.map(|overlap| overlap.offset()), Some(vec2(0.0, -0.5)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline]
pub fn penetration_toward<A, B>(
    a: &A,
    b: &B,
    preferred: A::Vector,
) -> Result<Option<Penetration<A::Vector>>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    penetration_preferring(a, b, move || preferred.to_xy())
}

/// The direction is returned by a function, so that the compiler knows the zero of [`penetration`] for every kind that an
/// `AnyShape` may hold.
#[inline(always)]
fn penetration_preferring<A, B>(
    a: &A,
    b: &B,
    preferred: impl Fn() -> Xy + Copy,
) -> Result<Option<Penetration<A::Vector>>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        let found = with_cores!(a, b, |a, b| Scalar::<A>::penetration(a, b, preferred()))?;
        return Ok(found.map(Penetration::converted));
    }
    for_each_kind!(A: a, B: b => penetration_preferring(a, b, preferred));
    penetration_of_shapes(a, b, preferred())
}

/// The shortest translation of `b` after which the two shapes just touch.
///
/// `None` when they are apart; zero when they touch. Its length is the penetration depth, in the unit of the
/// coordinates. The error of each component is at most 2 ulp (8 for `f64`) of the depth. Moving the shape rounds its
/// coordinates, so the moved shapes may be apart or overlap by a few of their ulps.
///
#[doc = include_str!("../../figures/doc/penetration_offset.svg")]
///
/// # Errors
/// [`NoUniqueDirection`](QueryError::NoUniqueDirection) if several translations are equally short, for example if the
/// centre of a circle lies on a segment: [`penetration`] returns the canonical one, and [`penetration_toward`] lets you
/// choose. Otherwise those of [`penetration`].
///
/// # Method
/// As in [`penetration`].
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, QueryError, Segment, query};
///
/// let wall = Segment::new(vec2(0.0, -4.0), vec2(0.0, 4.0));
/// let offset = |x| query::penetration_offset(&wall, &Circle::new(vec2(x, 0.0), 2.0));
/// assert_eq!(offset(0.5)?, Some(vec2(1.5, 0.0)));
/// assert_eq!(offset(2.5)?, None);
/// assert_eq!(offset(0.0), Err(QueryError::NoUniqueDirection));
/// # Ok::<(), QueryError>(())
/// ```
#[inline(always)]
pub fn penetration_offset<A, B>(a: &A, b: &B) -> Result<Option<A::Vector>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        let offset = with_cores!(a, b, |a, b| Scalar::<A>::penetration_offset(a, b))?;
        return Ok(offset.map(A::Vector::from));
    }
    for_each_kind!(A: a, B: b => penetration_offset(a, b));
    penetration_offset_of_shapes(a, b)
}

#[inline(always)]
pub(super) fn penetration_offset_of_shapes<V: Vector, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> Result<Option<V>, QueryError> {
    let mut answer = Ok(None);
    let receiver = OffsetReceiver { radii: [a.radius(), b.radius()], answer: &mut answer };
    if let Err(Uncertain) = filter::penetration::<InFilter<V>, A, B>(a, b, receiver) {
        answer = push_out_exactly::<V::Scalar, A, B>(a, b, Xy::ZERO)?.map_or(Ok(None), |found| found.offset());
    }
    answer
}

/// Writes the answer of an offset.
struct OffsetReceiver<'a, V> {
    radii: [f64; 2],
    answer: &'a mut Answer<V>,
}

impl<V: Vector> Receiver<PenetrationNumbers<InFilter<V>>> for OffsetReceiver<'_, V> {
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn receive(self, numbers: PenetrationNumbers<InFilter<V>>) -> Result<(), Uncertain> {
        *self.answer = UnroundedPenetration::of_numbers(numbers, self.radii).offset();
        Ok(())
    }
}

/// The distance between two shapes that are apart, or minus the depth of two shapes that overlap. It is 0 exactly when
/// they only touch.
///
/// A result that is too small for the scalar type becomes the number next to 0 with the same sign, never 0.
///
#[doc = include_str!("../../figures/doc/signed_distance.svg")]
///
/// # Errors
/// Those of [`distance`](super::distance); [`Overflow`](QueryError::Overflow) also when the depth exceeds the largest
/// number.
///
/// # Method
/// Those of [`distance`](super::distance) and [`penetration`].
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, query};
///
/// let post = Circle::new(vec2(0.0, 0.0), 2.0);
/// assert_eq!(query::signed_distance(&post, &vec2(0.0, 5.0))?, 3.0);
/// assert_eq!(query::signed_distance(&post, &vec2(0.0, 0.5))?, -1.5);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline(always)]
pub fn signed_distance<A, B>(a: &A, b: &B) -> Result<Scalar<A>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        return with_cores!(a, b, |a, b| Scalar::<A>::signed_distance(a, b));
    }
    for_each_kind!(A: a, B: b => signed_distance(a, b));
    signed_distance_of_shapes(a, b)
}

#[inline(always)]
pub(super) fn signed_distance_of_shapes<F: Float, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> Result<F, QueryError> {
    match filter::signed_distance::<F::InFilter, A, B>(a, b) {
        Some(distance) => Ok(Float::round(distance)),
        None => exactly(move || {
            let found = UnroundedPenetration::of_boxes(a, b, Xy::ZERO).map(|found| found.signed_distance());
            found
                .unwrap_or_else(|| with_cores!(a, b, |a, b| signed_distance_exactly(a, b, find_unless_boxes::<A, B>())))
        }),
    }
}

#[cold]
#[inline(never)]
fn signed_distance_exactly<F: Float>(
    a: &InflatedCore,
    b: &InflatedCore,
    find: Option<FindTranslations>,
) -> Result<F, QueryError> {
    if fixed_point::touch(a, b) {
        return Ok(F::round(0.0));
    }
    if let Some(distance) = filter::signed_distance_of_touch::<F::InFilter>(a, b) {
        return Ok(F::round(distance));
    }
    validate([a, b], [])?;
    if let Some(translations) = find.and_then(|find| find(a, b)) {
        let found = UnroundedPenetration::<F>::of_intersecting_cores(&translations, Xy::ZERO, [a.radius, b.radius]);
        return found.signed_distance();
    }
    let pair = Pairing::new(a, b);
    match pair.unrounded_penetration::<F>(Xy::ZERO) {
        Some(found) => found.signed_distance(),
        None => round::scalar(pair.distance::<F>()),
    }
}

/// The shortest translation, rounded. If it is unique, `preferred` does not matter.
#[inline(always)]
pub(super) fn penetration_of_shapes<V: Vector, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    preferred: Xy,
) -> Result<Option<Penetration<V>>, QueryError> {
    let mut answer = Ok(None);
    let receiver = PenetrationReceiver { a, b, preferred, answer: &mut answer };
    if !preferred.is_finite() || filter::penetration::<InFilter<V>, A, B>(a, b, receiver).is_err() {
        answer = push_out_exactly::<V::Scalar, A, B>(a, b, preferred)?.map_or(Ok(None), |found| found.rounded());
    }
    answer
}

/// Writes the answer of a penetration.
struct PenetrationReceiver<'a, V: Vector, A, B> {
    a: &'a A,
    b: &'a B,
    preferred: Xy,
    answer: &'a mut Answer<Penetration<V>>,
}

impl<V, A, B> Receiver<PenetrationNumbers<InFilter<V>>> for PenetrationReceiver<'_, V, A, B>
where
    V: Vector,
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn receive(self, numbers: PenetrationNumbers<InFilter<V>>) -> Result<(), Uncertain> {
        let Self { a, b, preferred, answer } = self;
        let tied = numbers.0.tied;
        let found = UnroundedPenetration::of_numbers(numbers, [a.radius(), b.radius()]);
        let may_tie = const { A::MOST_CORNERS > 2 || B::MOST_CORNERS > 2 };
        match tied.both() {
            // Both points are the common corner.
            Some(edges) if may_tie && preferred != Xy::ZERO => {
                let at = found.points[0].to_xy();
                *answer = push_out_of_corner::<V::Scalar>(a, b, at, edges, preferred)?.rounded();
            }
            _ => *answer = found.rounded(),
        }
        Ok(())
    }
}

/// The shortest translation of shapes whose cores share only the corner `at`, if these edges give the two normals there.
#[cold]
#[inline(never)]
fn push_out_of_corner<P: Precision>(
    a: &impl HasCore,
    b: &impl HasCore,
    at: Xy,
    edges: [(bool, usize); 2],
    preferred: Xy,
) -> Result<UnroundedPenetration<P>, Uncertain> {
    with_cores!(a, b, |a, b| {
        let translations = ShortestTranslations::touching_at_corner([&a.core, &b.core], at, edges).ok_or(Uncertain)?;
        Ok(UnroundedPenetration::of_intersecting_cores(&translations, preferred, [a.radius, b.radius]))
    })
}

/// The shortest translation by exact signs.
#[cold]
#[inline(never)]
fn push_out_exactly<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    preferred: Xy,
) -> Result<Option<UnroundedPenetration<P>>, QueryError> {
    if let Some(found) = UnroundedPenetration::of_boxes(a, b, preferred) {
        return Ok(Some(found));
    }
    with_cores!(a, b, |a, b| penetration_exactly(a, b, preferred, find_unless_boxes::<A, B>()))
}

#[cold]
#[inline(never)]
fn penetration_exactly<P: Precision>(
    a: &InflatedCore,
    b: &InflatedCore,
    preferred: Xy,
    find: Option<FindTranslations>,
) -> Result<Option<UnroundedPenetration<P>>, QueryError> {
    // The translation is the only one, so it does not matter which is preferred.
    if let Some(nearest) = filter::touching_features::<P>(a, b).filter(|_| preferred.is_finite()) {
        return Ok(Some(UnroundedPenetration::of_closest_features(&nearest, Real::ZERO, [a.radius, b.radius])));
    }
    validate([a, b], [preferred.x, preferred.y])?;
    if let Some(translations) = find.and_then(|find| find(a, b)) {
        let radii = [a.radius, b.radius];
        return Ok(Some(UnroundedPenetration::of_intersecting_cores(&translations, preferred, radii)));
    }
    Ok(Pairing::new(a, b).unrounded_penetration(preferred))
}

/// A [`Penetration`] before it is rounded. The points are on the cores, which have these radii.
pub(super) struct UnroundedPenetration<P: Precision> {
    pub(super) normal: Normal<P>,
    pub(super) depth: Real<P>,
    pub(super) unique: bool,
    points: [RealVector<P>; 2],
    radii: [f64; 2],
}

impl Pairing<'_> {
    pub(super) fn unrounded_penetration<P: Precision>(&self, preferred: Xy) -> Option<UnroundedPenetration<P>> {
        let nearest = match &self.cores {
            Relation::Crossing(a, b) => {
                let translations = ShortestTranslations::crossing(a, b);
                return Some(UnroundedPenetration::of_intersecting_cores(&translations, preferred, self.radii()));
            }
            Relation::Overlapping(difference) => return Some(self.of_overlapping_cores(*difference, preferred)),
            Relation::NotCrossing(nearest) => nearest,
        };
        let compared = nearest.compare(self.radius_sum());
        if compared == Ordering::Greater {
            return None;
        }
        Some(match nearest.common_point() {
            Some(at) => {
                let translations = ShortestTranslations::touching(self.a.core, self.b.core, at);
                UnroundedPenetration::of_intersecting_cores(&translations, preferred, self.radii())
            }
            None if compared == Ordering::Equal => {
                UnroundedPenetration::of_closest_features(nearest, Real::ZERO, self.radii())
            }
            None => UnroundedPenetration::of_closest_features(
                nearest,
                -nearest.signed_distance(self.radius_sum()),
                self.radii(),
            ),
        })
    }

    #[inline(never)]
    fn of_overlapping_cores<P: Precision>(&self, difference: Difference, preferred: Xy) -> UnroundedPenetration<P> {
        let translations = ShortestTranslations::overlapping(difference);
        UnroundedPenetration::of_intersecting_cores(&translations, preferred, self.radii())
    }

    fn radii(&self) -> [f64; 2] {
        [self.a.radius, self.b.radius]
    }
}

impl<P: Precision> UnroundedPenetration<P> {
    /// The penetration by the filter: the only shortest translation, or the canonical one.
    #[inline(always)]
    fn of_numbers((found, signed_distance): PenetrationNumbers<P>, radii: [f64; 2]) -> Self {
        let NormalAndPoints { normal, points, is_unique, .. } = found;
        Self { normal, depth: -signed_distance, unique: is_unique, points, radii }
    }

    /// Minus the depth.
    fn signed_distance(&self) -> Result<P, QueryError>
    where
        P: Float,
    {
        // 0 − 0 is 0, and −0 is not.
        Ok(P::round(0.0 - round::scalar::<P>(self.depth)?.widen()))
    }

    // Inlined in release builds. Then the compiler does not compute the points, which this method does not use.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn offset<V: Vector>(&self) -> Answer<V> {
        if self.depth.sign() == Ordering::Greater && !self.unique {
            return Err(QueryError::NoUniqueDirection);
        }
        let offset: V = round::unchecked_vector(self.normal.times(self.depth));
        round::some_if(V::Scalar::are_finite(&offset.components()), offset)
    }

    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn rounded<V: Vector>(&self) -> Answer<Penetration<V>> {
        let ([point_a, point_b], [a, b], normal) = (self.points, self.radii, self.normal.with_length());
        let answer: Penetration<V> = Penetration {
            normal: round::unchecked_vector(self.normal.unit()),
            depth: round::unchecked_scalar(self.depth),
            unique: self.unique,
            point_a: round::unchecked_vector(outline_point(point_a, normal, a)),
            point_b: round::unchecked_vector(outline_point(point_b, -normal, b)),
        };
        let ([ax, ay], [bx, by]) = (answer.point_a.components(), answer.point_b.components());
        round::some_if(V::Scalar::are_finite(&[answer.depth, ax, ay, bx, by]), answer)
    }

    /// The penetration of boxes whose cores overlap, or of one and a point or circle. `None` for other shapes.
    fn of_boxes<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, preferred: Xy) -> Option<Self> {
        if !WayOutOfBox::<A, B>::MAY_EXIST {
            return None;
        }
        let way_out = WayOutOfBox::new(a, b, preferred)?;
        let found = way_out.normal_and_points()?;
        Some(Self {
            normal: found.normal,
            depth: way_out.depth()?,
            unique: found.is_unique,
            points: found.points,
            radii: [a.radius(), b.radius()],
        })
    }

    /// The penetration of shapes whose cores share a point.
    fn of_intersecting_cores(translations: &ShortestTranslations, preferred: Xy, radii: [f64; 2]) -> Self {
        let ([a, b], chosen) = (radii, translations.choose(Arrow::free(preferred)));
        Self {
            normal: chosen.normal().reals(),
            depth: translations.depth(Sum::new(a, b, 0.0)),
            unique: translations.is_unique(),
            points: chosen.points(),
            radii,
        }
    }

    /// The penetration of shapes whose cores share no point.
    #[inline(always)]
    fn of_closest_features(nearest: &ClosestFeatures, depth: Real<P>, radii: [f64; 2]) -> Self {
        Self { normal: nearest.normal().reals(), depth, unique: true, points: nearest.points(), radii }
    }
}
