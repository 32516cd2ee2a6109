use glam::Vec2;

use super::concrete::Concrete as _;
use super::decisions::{Side, faced};
use super::{Answer, InFilter, Scalar, exactly, round, unless_infinite};
use crate::error::QueryError;
use crate::exact::{Precision, Real, RealVector, Xy, are_vectors_moderate};
use crate::filter::{self, ContactReceiver, ExactHit, FirstContact, Uncertain};
use crate::kernel::raycast::{Hit, Motion};
use crate::kernel::{InflatedCore, Line, validate};
use crate::shapes::sealed::{HasCore, HasLine, for_each_kind};
use crate::shapes::{Ray, Segment, Shape};
use crate::vector::Components as _;
use crate::vector::sealed::Float as _;
use crate::vector::{Vector, converted, rounded_vector};

/// A point where a ray, or a segment used as a path, meets a shape.
///
#[doc = include_str!("../../figures/doc/ray_hit.svg")]
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Ray, query};
///
/// let ray = Ray::new(vec2(-4.0, 0.0), vec2(1.0, 0.0));
/// let pond = Circle::new(vec2(0.0, 0.0), 2.0);
/// let hit = query::raycast(&ray, &pond, f32::INFINITY)?.expect("a hit");
/// assert_eq!(hit.to_string(), "t 2 at (-2, 0), normal (-1, 0)");
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
#[non_exhaustive]
pub struct RayHit<V: Vector = Vec2> {
    /// The position along the ray as a multiple of its direction, within 1 ulp (4 for `f64`). For a segment, 0 at `a` and
    /// 1 at `b`.
    pub t: V::Scalar,
    /// The exact hit point, rounded. It is not computed from the rounded `t`.
    pub point: V,
    /// The outline's outward normal at the hit, of length 1. See [`raycast`] for a start in the interior and for bare
    /// cores.
    pub normal: V,
}

impl<V: Vector> RayHit<V> {
    /// `direction` reflected by the normal: d − 2(d·n)n, rounded, with d = `direction` and n = `normal`. A component
    /// that is too large becomes infinite. Input that is not finite gives NaN.
    ///
    /// ```
    /// # use impinge::{Ray, Segment, query, glam::vec2};
    /// let floor = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
    /// let ray = Ray::new(vec2(0.0, 2.0), vec2(1.0, -2.0));
    /// let hit = query::raycast(&ray, &floor, 1.0)?.expect("a hit");
    /// assert_eq!(hit.reflect(ray.direction), vec2(1.0, 2.0));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[must_use]
    pub fn reflect(&self, direction: V) -> V {
        without_normal(direction, self.normal, 2.0)
    }

    /// `translation` without its part along the normal: d − (d·n)n, rounded. A component that is too large becomes
    /// infinite.
    ///
    /// ```
    /// # use impinge::{Ray, Segment, query, glam::vec2};
    /// let floor = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
    /// let ray = Ray::new(vec2(0.0, 2.0), vec2(1.0, -2.0));
    /// let hit = query::raycast(&ray, &floor, 1.0)?.expect("a hit");
    /// assert_eq!(hit.slide(ray.direction), vec2(1.0, 0.0));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[must_use]
    pub fn slide(&self, translation: V) -> V {
        without_normal(translation, self.normal, 1.0)
    }

    /// The side of the segment that the normal points to, seen from `segment.a` to `segment.b`.
    ///
    /// `None` if the angle between the normal and the line of the segment is 45° or less, for example if the ray hits
    /// an end. Also `None` for a segment that is not finite or has no length. The test is exact, but it uses the
    /// rounded `normal`.
    ///
    /// ```
    /// # use impinge::{Ray, Segment, query, query::Side, glam::vec2};
    /// let platform = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
    /// let rising = Ray::new(vec2(0.0, -2.0), vec2(0.0, 1.0));
    /// let hit = query::raycast(&rising, &platform, 9.0)?.expect("a hit");
    /// assert_eq!(hit.facing(&platform), Some(Side::Right));
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[must_use]
    pub fn facing(&self, segment: &Segment<V>) -> Option<Side> {
        faced(segment, self.normal)
    }
}

impl<V: Vector> RayHit<V> {
    /// The rounded hit, whose numbers may be infinite.
    #[inline(always)]
    pub(super) fn unchecked<P: Precision>(hit: &Hit<P>, point: RealVector<P>) -> Self {
        let (point, normal) = (round::unchecked_vector(point), round::unchecked_vector(hit.normal.unit()));
        Self { t: round::unchecked_scalar(hit.t), point, normal }
    }

    /// The same for a hit that a filter has found.
    #[inline(always)]
    pub(super) fn found(motion: &Motion, hit: &Hit<impl Precision>) -> Result<Self, Uncertain> {
        let point = motion.certain_ray_point(hit).ok_or(Uncertain)?;
        if hit.has_certain_normal() { Ok(Self::unchecked(hit, point)) } else { Err(Uncertain) }
    }

    #[inline]
    pub(super) fn rounded(motion: &Motion, hit: &Hit<impl Precision>) -> Result<Self, QueryError> {
        let hit = Self::unchecked(hit, motion.ray_point(hit));
        if hit.fits() { Ok(hit) } else { Err(QueryError::Overflow) }
    }

    /// This hit with `t` at most `max_t`, which rounding may exceed.
    #[inline]
    fn up_to(self, max_t: V::Scalar) -> Self {
        Self { t: if self.t > max_t { max_t } else { self.t }, ..self }
    }

    /// The same with other vectors.
    pub(super) fn converted<W: Vector<Scalar = V::Scalar>>(self) -> RayHit<W> {
        RayHit { t: self.t, point: converted(self.point), normal: converted(self.normal) }
    }

    #[inline]
    pub(super) fn fits(&self) -> bool {
        let [x, y] = self.point.components();
        V::Scalar::are_finite(&[self.t, x, y])
    }
}

/// d − times·(d·n)n, rounded.
pub(super) fn without_normal<V: Vector>(vector: V, normal: V, times: f64) -> V {
    rounded_vector(V::Scalar::without_normal(vector.to_xy(), normal.to_xy(), times))
}

#[inline]
pub(super) fn without_normal_in<P: Precision>(vector: Xy, normal: Xy, times: f64) -> Xy {
    let [d, n] = [vector, normal].map(RealVector::<P>::from_xy);
    let component = (d.x * n.x + d.y * n.y) * Real::from_f64(times);
    (d + -n.times(component)).to_xy()
}

/// The first point of a ray in a shape, within `max_t` lengths of its direction. `None` if the ray does not reach the
/// shape within `max_t`.
///
/// - A ray that starts in the interior hits at `t` = 0. The normal is opposite to its direction.
/// - A ray that starts on the outline hits at `t` = 0 with the outline's normal, also if it points outward or along the
///   outline (`normal · direction` ≥ 0).
/// - A bare point or segment has no interior. The normal is perpendicular to the core and points against the ray. If
///   the core is a point, or if the ray runs along it, the normal is opposite to the direction.
/// - A box or polygon without a radius has corners. At a corner, two edges meet. The normal is that of the edge with
///   the smaller |`normal · direction|`. If the ray only grazes the corner, or runs along an edge, the normal is
///   perpendicular to the ray.
///
/// `max_t` may be infinite. A `max_t` of 0 asks whether the ray's origin is in the shape. A negative one gives `None`.
///
#[doc = include_str!("../../figures/doc/raycast.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox),
/// [`NegativeRadius`](QueryError::NegativeRadius) or [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape;
/// [`NonFinite`](QueryError::NonFinite) for a `max_t` of NaN or −∞; [`Overflow`](QueryError::Overflow) when `t` or the
/// point does not fit the scalar type.
///
/// # Method
/// A circle is tested as in [`ray_circle`](super::ray_circle), and a bare segment by cross products (Ericson,
/// *Real-Time Collision Detection*, section 5.1.9.1). For a stadium or a polygon, signs of cross products first decide
/// which side or cap is hit.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Ray, Stadium, query};
///
/// let flipper = Stadium::new(vec2(0.0, 0.0), vec2(4.0, 0.0), 1.0);
/// let falling = Ray::new(vec2(2.0, 7.0), vec2(0.0, -2.0));
/// let hit = query::raycast(&falling, &flipper, f32::INFINITY)?.expect("a hit");
/// assert_eq!((hit.t, hit.point, hit.normal), (3.0, vec2(2.0, 1.0), vec2(0.0, 1.0)));
/// assert_eq!(query::raycast(&falling, &flipper, 2.9)?, None);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline(always)]
pub fn raycast<S: Shape>(
    ray: &Ray<S::Vector>,
    shape: &S,
    max_t: <S::Vector as Vector>::Scalar,
) -> Result<Option<RayHit<S::Vector>>, QueryError> {
    if cfg!(debug_assertions) {
        let hit = shape.with_core(|shape| Scalar::<S>::raycast(&ray.line(), shape, max_t))?;
        return Ok(hit.map(RayHit::converted));
    }
    for_each_kind!(S: shape => raycast(ray, shape, max_t));
    raycast_of_shape(ray, shape, max_t)
}

#[inline(always)]
pub(super) fn raycast_of_shape<V: Vector, S: HasCore>(
    ray: &impl HasLine,
    shape: &S,
    max_t: V::Scalar,
) -> Result<Option<RayHit<V>>, QueryError> {
    let line = ray.line();
    let motion = Motion { direction: line.along, max_t: max_t.widen() };
    let origin: S::Points = rounded_vector(line.start);
    let mut answer = Ok(None);
    let receiver = RaycastReceiver { start: line.start, motion, answer: &mut answer };
    if let Err(Uncertain) =
        filter::first_contact::<InFilter<V>, _, _>(&origin, line.along, motion.max_t, shape, receiver)
    {
        answer = exactly(move || shape.with_core(|shape| raycast_exactly(&ray.line(), shape, max_t)));
    }
    answer
}

/// Writes the answer of a raycast.
struct RaycastReceiver<'a, V: Vector> {
    start: Xy,
    motion: Motion,
    answer: &'a mut Answer<RayHit<V>>,
}

impl<V: Vector> ContactReceiver<InFilter<V>> for RaycastReceiver<'_, V> {
    const IS_PATH: bool = true;

    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn receive(self, contact: FirstContact<InFilter<V>>) -> Result<(), Uncertain> {
        let hit = match contact {
            FirstContact::Hit(hit) => hit,
            FirstContact::Overlapping if is_direction::<InFilter<V>>(self.motion.direction.rounded()) => {
                Hit::at_start(self.start, self.motion.backward())
            }
            FirstContact::Overlapping | FirstContact::Touching(_) => return Err(Uncertain),
        };
        let hit = RayHit::found(&self.motion, &hit)?;
        *self.answer = round::some_if(hit.fits(), hit);
        Ok(())
    }

    #[inline]
    fn receive_exact(self, met: ExactHit<InFilter<V>>) -> Result<(), Uncertain> {
        self.receive(FirstContact::Hit(met.hit))
    }
}

/// Whether the squared length of `d` is positive and finite, without underflow or overflow.
#[inline]
fn is_direction<P: Precision>(d: Xy) -> bool {
    let dd = d.length_squared();
    (f64::MIN_POSITIVE..f64::INFINITY).contains(&dd) && are_vectors_moderate::<P, 1>([d], [0.0; 2], 0.0)
}

#[cold]
#[inline(never)]
fn raycast_exactly<V: Vector>(
    line: &Line,
    shape: &InflatedCore,
    max_t: V::Scalar,
) -> Result<Option<RayHit<V>>, QueryError> {
    let max = max_t.widen();
    validate([&InflatedCore::bare(*line), shape], [unless_infinite(max)])?;
    let motion = Motion { direction: line.along, max_t: max };
    let found = if max < 0.0 { None } else { motion.first_hit::<V::Scalar>(line.start, shape) };
    found.map(|hit| Ok(RayHit::rounded(&motion, &hit)?.up_to(max_t))).transpose()
}
