use core::cmp::Ordering;
use core::marker::PhantomData;

use glam::Vec2;

use super::concrete::Concrete as _;
use super::{FindTranslations, InFilter, Pairing, Scalar, exactly, find_translations, round};
use crate::error::QueryError;
use crate::exact::{Normal, Precision, Real, Sum};
use crate::filter;
use crate::kernel::contact::{ContactFeatures, ContactPoints, Part, Rounding, UnroundedContactPoint};
use crate::kernel::{InflatedCore, outline_point, validate};
use crate::shapes::Shape;
use crate::shapes::sealed::{HasCore, for_each_kind, with_cores};
use crate::vector::Components as _;
use crate::vector::sealed::Float;
use crate::vector::{Vector, converted};

/// One or two points at which two shapes overlap, touch or almost touch: what a solver needs to keep them apart.
///
/// [`contact`] returns it; its page explains how the points are found.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Aabb, query};
///
/// let floor = Aabb::new(vec2(-8.0, -1.0), vec2(8.0, 0.0));
/// let crate_ = Aabb::new(vec2(0.0, -0.25), vec2(2.0, 1.75));
/// let contact = query::contact(&floor, &crate_, 0.0)?.expect("they overlap");
/// assert_eq!(contact.normal, vec2(0.0, 1.0));
/// for (point, x) in contact.points().iter().zip([2.0, 0.0]) {
///     assert_eq!((point.point_a, point.point_b), (vec2(x, 0.0), vec2(x, -0.25)));
///     assert_eq!(point.separation, -0.25);
/// }
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
#[non_exhaustive]
pub struct Contact<V: Vector = Vec2> {
    /// The direction from `a` to `b`, of length 1. If the shapes have a common point, this is the normal of
    /// [`penetration`](super::penetration); otherwise, it points from the closest point of `a` to that of `b`.
    pub normal: V,
    /// Whether this is the only normal with the least depth. It is always true for shapes that are apart. Exact.
    pub unique: bool,
    /// A single point is here twice.
    points: [ContactPoint<V>; 2],
    count: u8,
}

/// One point of a [`Contact`].
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::query::{self, Part};
/// use impinge::{Aabb, Circle};
///
/// let (floor, ball) =
///     (Aabb::new(vec2(-4.0, -1.0), vec2(4.0, 0.0)), Circle::new(vec2(1.0, 1.5), 1.0));
/// let contact = query::contact(&floor, &ball, 1.0)?.expect("near");
/// let point = contact.points()[0];
/// assert_eq!((point.point_a, point.point_b), (vec2(1.0, 0.0), vec2(1.0, 0.5)));
/// assert_eq!(point.separation, 0.5);
/// assert_eq!((point.feature.a, point.feature.b), (Part::Edge(2), Part::Vertex(0)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContactPoint<V: Vector = Vec2> {
    /// The point of `a`.
    pub point_a: V,
    /// The point of `b`: `point_a + normal * separation`.
    pub point_b: V,
    /// How far `point_b` is from `point_a` along the normal. It is negative if the shapes overlap here, and 0 exactly
    /// when they only touch.
    pub separation: V::Scalar,
    /// Which parts of the shapes meet here.
    pub feature: Feature,
}

/// The parts of two shapes that meet at a [`ContactPoint`].
///
/// They do not change while the shapes move a little, unless a decision is close: for example, which of two edges is the
/// reference edge, or which of two ends is farther along it. In a stack of equal boxes, all of these are close. So a
/// solver that stores its impulse with the feature can start from it in the next step (*warm starting*). The number
/// `u32::from(feature)` is different for each feature.
///
/// ```
/// use impinge::query::{Feature, Part};
///
/// let feature = Feature { a: Part::Edge(2), b: Part::Vertex(0) };
/// let same = Feature { b: Part::Vertex(0), ..feature };
/// assert_eq!(u32::from(feature), u32::from(same));
/// assert_ne!(u32::from(feature), u32::from(Feature { a: Part::Vertex(2), ..feature }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Feature {
    /// The vertex or edge of `a`.
    pub a: Part,
    /// The vertex or edge of `b`.
    pub b: Part,
}

impl<V: Vector> Contact<V> {
    /// One or two points, never none. The second is to the left of the first, for a viewer who looks along the normal
    /// (if y points up).
    ///
    /// ```
    /// # use impinge::{Circle, glam::vec2};
    /// let (a, b) = (Circle::new(vec2(0.0, 0.0), 1.0), Circle::new(vec2(2.0, 0.0), 1.0));
    /// assert_eq!(a.contact(&b, 0.0)?.expect("touching").points().len(), 1);
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[must_use]
    pub fn points(&self) -> &[ContactPoint<V>] {
        &self.points[..usize::from(self.count)]
    }

    /// The same with `change` applied to each point, and with another normal.
    fn map<W: Vector>(self, normal: W, change: impl Fn(ContactPoint<V>) -> ContactPoint<W>) -> Contact<W> {
        Contact { normal, unique: self.unique, points: self.points.map(change), count: self.count }
    }

    /// The same with other vectors.
    fn converted<W: Vector<Scalar = V::Scalar>>(self) -> Contact<W> {
        self.map(converted(self.normal), |ContactPoint { point_a, point_b, separation, feature }| ContactPoint {
            point_a: converted(point_a),
            point_b: converted(point_b),
            separation,
            feature,
        })
    }

    /// The same with the numbers of the vertices of both shapes, and not those of their cores.
    fn numbered(self, a: &impl HasCore, b: &impl HasCore) -> Self {
        self.map(self.normal, |point| {
            let feature = Feature { a: a.numbered(point.feature.a), b: b.numbered(point.feature.b) };
            ContactPoint { feature, ..point }
        })
    }
}

impl From<Feature> for u32 {
    fn from(feature: Feature) -> Self {
        let number = |part| match part {
            Part::Vertex(number) => Self::from(number),
            Part::Edge(number) => 1 << 8 | Self::from(number),
        };
        number(feature.a) << 16 | number(feature.b)
    }
}

/// The contact of two shapes that are at most `margin` apart: a normal, and one or two points. `None` when they are
/// farther apart, exactly where [`within`](super::within) is false.
///
/// The normal is perpendicular to an edge of one shape, the *reference edge*, or it points from a vertex of one shape
/// to a vertex of the other. (The centre of a circle counts as a vertex, a segment as an edge. The radii are added at
/// the end.)
/// - Between two vertices, there is one point.
/// - At a reference edge, the vertex of the other shape that is nearest along the normal gives a point. Of the edges at
///   this vertex, the one that faces the reference edge most directly is the *incident edge*. If both face it equally,
///   it is the one that comes first, counted counter-clockwise from the vertex with the smallest x (then y). The
///   incident edge is clipped at the ends of the reference edge. The other end of the clipped part is the second point,
///   if its separation is at most `margin`.
/// - If both edges are parallel, the points are the ends of the part that both have in common.
///
/// A `margin` above 0 is *speculative*: the solver sees a contact one step before the shapes touch. The query has no
/// state and no slop, and it does not prefer the edge of the last step. Two edges that face each other and are not
/// exactly parallel may be nearest at two vertices. Then there is one point. The [guide](crate::guide::solver) makes a
/// solver of this query.
///
#[doc = include_str!("../../figures/doc/contact.svg")]
///
/// If the normal is unique, swapping the shapes negates it, swaps the points of each pair, and reverses the order.
/// Otherwise, the swapped shapes may have another normal, and so other points. A negative `margin` gives `None`.
///
/// # Errors
/// Those of [`within`](super::within); [`Overflow`](QueryError::Overflow) when a separation or a point does not fit the
/// scalar type.
///
/// # Accuracy
/// The number of points, the features and `unique` are exact. A separation is within 1 ulp (4 for `f64`) of its exact
/// value. The points and the normal are as accurate as in every query. The least separation is that of
/// [`signed_distance`](super::signed_distance); if both points are almost equally deep, that of the other one may be an
/// ulp less. Where a rounded incident edge is clipped, its `point_b` (or `point_a`) may lie inside the outline and not
/// on it.
///
/// # Method
/// The edge is clipped as in Catto, "Contact Manifolds" (GDC 2007), with signs of polynomials for every decision.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::query::{self, Part};
/// use impinge::{Aabb, Triangle};
///
/// let floor = Aabb::new(vec2(-8.0, -1.0), vec2(8.0, 0.0));
/// let wedge = Triangle::new([vec2(0.0, 0.5), vec2(4.0, 1.0), vec2(0.0, 4.0)]);
/// let contact = query::contact(&floor, &wedge, 1.0)?.expect("near");
/// let [right, left] = [contact.points()[0], contact.points()[1]];
/// assert_eq!((right.separation, right.feature.b), (1.0, Part::Vertex(1)));
/// assert_eq!((left.separation, left.feature.b), (0.5, Part::Vertex(0)));
/// let contact = query::contact(&floor, &wedge, 0.75)?.expect("near");
/// assert_eq!(contact.points(), [left]);
/// assert_eq!(query::contact(&floor, &wedge, 0.25)?, None);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline(always)]
pub fn contact<A, B>(a: &A, b: &B, margin: Scalar<A>) -> Result<Option<Contact<A::Vector>>, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        let found = with_cores!(a, b, |a, b| Scalar::<A>::contact(a, b, margin))?;
        return numbered(Ok(found.map(Contact::converted)), a, b);
    }
    for_each_kind!(A: a, B: b => contact(a, b, margin));
    let mut answer = contact_of_shapes(a, b, margin);
    if a.has_other_numbers() || b.has_other_numbers() {
        answer = numbered(answer, a, b);
    }
    answer
}

type ContactAnswer<V> = Result<Option<Contact<V>>, QueryError>;

#[inline(always)]
pub(super) fn contact_of_shapes<V: Vector, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    margin: V::Scalar,
) -> ContactAnswer<V> {
    let margin = margin.widen();
    // It is large, so it is written once, where it is returned.
    let mut answer = Ok(None);
    let round = |features: &_| round_contact::<V, InFilter<V>>(features, [a.radius(), b.radius()], margin, &mut answer);
    if !(margin.is_sign_positive() && filter::contact_features::<InFilter<V>, A, B>(a, b, margin, round)) {
        answer = exactly(move || with_cores!(a, b, |a, b| contact_exactly(a, b, margin, find_translations::<A, B>())));
    }
    answer
}

/// The answer with the numbers of the vertices of both shapes, and not those of their cores.
#[cold]
#[inline(never)]
fn numbered<V: Vector>(answer: ContactAnswer<V>, a: &impl HasCore, b: &impl HasCore) -> ContactAnswer<V> {
    Ok(answer?.map(|found| found.numbered(a, b)))
}

/// Writes the contact with these features. Returns false, and writes nothing, if its numbers do not allow the precision
/// `P`. Compiled once for all kinds.
#[inline(never)]
fn round_contact<V: Vector, P: Precision>(
    features: &ContactFeatures,
    radii: [f64; 2],
    margin: f64,
    answer: &mut ContactAnswer<V>,
) -> bool {
    let normal = features.normal::<P>();
    let rounding = ContactRounding { normal, radii, points: PhantomData };
    let Ok(ContactPoints { one, other, other_is_left }) = features.points(radii, margin, &rounding) else {
        return false;
    };
    let fits = |&ContactPoint { point_a, point_b, separation, .. }: &ContactPoint<V>| {
        let ([ax, ay], [bx, by]) = (point_a.components(), point_b.components());
        V::Scalar::are_finite(&[ax, ay, bx, by, separation])
    };
    if !fits(&one) || !other.as_ref().is_none_or(fits) {
        *answer = Err(QueryError::Overflow);
        return true;
    }
    let normal = round::unchecked_vector(normal.unit());
    *answer = Ok(Some(Contact { normal, unique: features.is_unique(), points: [one; 2], count: 1 }));
    // In place: the contact is not copied, and no branch depends on which point is on the left.
    if let (Ok(Some(contact)), Some(other)) = (answer, other) {
        contact.points[usize::from(other_is_left)] = other;
        contact.count = 2;
    }
    true
}

/// Rounds the points of a contact with this normal, of shapes with these radii.
struct ContactRounding<V, P: Precision> {
    normal: Normal<P>,
    radii: [f64; 2],
    points: PhantomData<V>,
}

impl<V: Vector, P: Precision> Rounding for ContactRounding<V, P> {
    type Precision = P;
    type Rounded = ContactPoint<V>;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn round(&self, at: &UnroundedContactPoint<P>) -> ContactPoint<V> {
        let ([on_a, on_b], [part_a, part_b], normal) = (at.points, at.parts, self.normal.with_length());
        let [a, b] = self.radii;
        ContactPoint {
            point_a: round::unchecked_vector(outline_point(on_a, normal, a)),
            point_b: round::unchecked_vector(outline_point(on_b, -normal, b)),
            separation: nearest_signed(at.separation),
            feature: Feature { a: part_a, b: part_b },
        }
    }
}

#[cold]
#[inline(never)]
fn contact_exactly<V: Vector>(
    a: &InflatedCore,
    b: &InflatedCore,
    margin: f64,
    find: Option<FindTranslations>,
) -> ContactAnswer<V> {
    let mut answer = Ok(None);
    // It always writes: only `Moderate` is not precise enough for all numbers.
    let mut round = |features: &_| round_contact::<V, V::Scalar>(features, [a.radius, b.radius], margin, &mut answer);
    if let Some(nearest) = filter::touching_features::<V::Scalar>(a, b).filter(|_| margin == 0.0) {
        round(&ContactFeatures::apart(&nearest, [&a.core, &b.core]));
        return answer;
    }
    validate([a, b], [margin])?;
    if margin < 0.0 {
        return Ok(None);
    }
    if let Some(translations) = find.and_then(|find| find(a, b)) {
        round(&ContactFeatures::of_translations([&a.core, &b.core], &translations));
        return answer;
    }
    let pair = Pairing::new(a, b);
    let max_distance = Sum::new(a.radius, b.radius, margin);
    if let Some(features) = ContactFeatures::between([&a.core, &b.core], &pair.cores, max_distance) {
        round(&features);
    }
    answer
}

/// The nearest number. Neither a positive nor a negative real becomes 0.
fn nearest_signed<F: Float>(real: Real<impl Precision>) -> F {
    if real.sign() == Ordering::Less {
        F::round(-round::unchecked_scalar::<F>(-real).widen())
    } else {
        round::unchecked_scalar(real)
    }
}
