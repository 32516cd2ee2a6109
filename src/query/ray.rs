use glam::Vec2;

use super::{Scalar, round};
use crate::error::QueryError;
use crate::exact::{Arrow, Pair, Real, Sum};
use crate::kernel::cast::{Cast, Hit, Span};
use crate::shapes::{Circle, Ray, Shape, sealed, validate};
use crate::vector::sealed::Scalar as _;
use crate::vector::{Vector, rounded};

/// Where a ray meets a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct RayHit<V: Vector = Vec2> {
    /// How far along the ray, in lengths of its direction.
    pub t: V::Scalar,
    /// The exact hit, rounded (not computed from the rounded `t`).
    pub point: V,
    /// The outline's outward normal at the hit, of length 1; see [`raycast`] for a start inside and for bare cores.
    pub normal: V,
}

impl<V: Vector> RayHit<V> {
    /// `direction` mirrored at the outline: d − 2(d·n)n, rounded, and infinite beyond the largest number.
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
        self.without_normal(direction, 2.0)
    }

    /// `translation` without its part along the normal: d − (d·n)n, rounded, and infinite beyond the largest number.
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
        self.without_normal(translation, 1.0)
    }

    fn without_normal(&self, vector: V, times: f64) -> V {
        let [d, n] = [vector, self.normal].map(|v| Pair::<V::Scalar>::from_xy(v.to_xy()));
        let part = (d.x * n.x + d.y * n.y) * Real::from_f64(times);
        rounded((d + -n.times(part)).to_xy())
    }
}

/// The part of a path inside a shape: where it enters and where it leaves.
///
/// The solid shape's first hit is [`raycast`]; that of its hollow outline is `chord.enter.or(chord.exit)`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Chord<V: Vector = Vec2> {
    /// Where the path enters. `None` exactly when it starts in the interior.
    pub enter: Option<RayHit<V>>,
    /// Where the path leaves. `None` exactly when it ends in the interior or never leaves.
    pub exit: Option<RayHit<V>>,
    /// Whether the path and the shape have just one point in common; then `enter` and `exit` are equal. Exact.
    pub single: bool,
}

/// The one or two points of the outline, in the order of `t`.
///
/// ```
/// # use impinge::{Circle, Ray, query, glam::Vec2};
/// let through = Ray::new(-3.0 * Vec2::X, Vec2::X);
/// let chord = query::ray_circle(&through, &Circle::new(Vec2::ZERO, 1.0))?.expect("a hit");
/// assert!(chord.into_iter().map(|hit| hit.t).eq([2.0, 4.0]));
/// # Ok::<(), impinge::QueryError>(())
/// ```
impl<V: Vector> IntoIterator for Chord<V> {
    type Item = RayHit<V>;
    type IntoIter = core::iter::Flatten<core::array::IntoIter<Option<RayHit<V>>, 2>>;

    fn into_iter(self) -> Self::IntoIter {
        let exit = self.exit.filter(|_| !self.single);
        [self.enter, exit].into_iter().flatten()
    }
}

/// The part of a ray inside a circle. `None` when it misses.
///
/// A ray that starts inside has no `enter`. A tangent ray, and one that starts on the outline and does not head inward,
/// has a `single` point. A circle of radius zero is met in a single point, with a normal against the ray.
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`NegativeRadius`](QueryError::NegativeRadius) or
/// [`ZeroDirection`](QueryError::ZeroDirection) for a shape that is none; [`Overflow`](QueryError::Overflow) when a `t`
/// or a point does not fit the scalar type.
///
/// # Method
/// With e from the centre to the origin, the discriminant as R²|d|² − (d×e)² and each root in the form that does not
/// cancel (Hearn and Baker's; see Haines et al., "Precision Improvements for Ray/Sphere Intersection", *Ray Tracing
/// Gems*, 2019).
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Ray, query};
///
/// let ray = Ray::new(vec2(-10.0, 3.0), vec2(1.0, 0.0));
/// let chord = query::ray_circle(&ray, &Circle::new(vec2(0.0, 0.0), 5.0))?.expect("a hit");
/// let [enter, exit] = [chord.enter, chord.exit].map(|hit| hit.expect("it starts outside"));
/// assert_eq!((enter.t, enter.point, enter.normal), (6.0, vec2(-4.0, 3.0), vec2(-0.8, 0.6)));
/// assert_eq!((exit.t, exit.point, exit.normal), (14.0, vec2(4.0, 3.0), vec2(0.8, 0.6)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[doc(alias = "line_circle")]
#[inline]
pub fn ray_circle<V: Vector>(ray: &Ray<V>, circle: &Circle<V>) -> Result<Option<Chord<V>>, QueryError> {
    let (path, body) = (sealed::Shape::body(ray), sealed::Shape::body(circle));
    validate(&[path, body], 0.0)?;
    let span = cast(ray, f64::INFINITY).span(circle.center.to_xy(), Sum::new(body.radius, 0.0, 0.0));
    span.map(chord).transpose()
}

fn chord<V: Vector>(span: Span<V::Scalar>) -> Result<Chord<V>, QueryError> {
    match span {
        Span::Single(point) => {
            let point = Some(hit(&point)?);
            Ok(Chord { enter: point, exit: point, single: true })
        }
        Span::Through(enter, exit) => {
            let enter = enter.map(|enter| hit::<V>(&enter)).transpose()?;
            let exit = hit::<V>(&exit)?;
            // The exact ones are in order; the rounded ones may differ from them by a fraction of an ulp.
            let t = enter.filter(|enter| enter.t > exit.t).map_or(exit.t, |enter| enter.t);
            Ok(Chord { enter, exit: Some(RayHit { t, ..exit }), single: false })
        }
    }
}

fn cast<V: Vector>(ray: &Ray<V>, max_t: f64) -> Cast {
    Cast { origin: ray.origin.to_xy(), direction: Arrow::free(ray.direction.to_xy()), max_t }
}

fn hit<V: Vector>(hit: &Hit<V::Scalar>) -> Result<RayHit<V>, QueryError> {
    Ok(RayHit { t: round::scalar(hit.t)?, point: round::vector(hit.point)?, normal: round::vector(hit.normal)? })
}

/// The first point of a ray in a shape, within `max_t` lengths of its direction. `None` when it meets it later or never.
///
/// A ray that starts strictly inside hits at `t` = 0, with the normal against its direction. One that starts on the
/// outline hits at `t` = 0 with the outline's normal, also if it heads outward (`normal · direction ≥ 0`). Against a
/// bare core, which has no inside, the normal is perpendicular to it and against the ray; against a point, or along the
/// core, it is the direction reversed.
///
/// `max_t` may be infinite; 0 asks whether the ray's origin is in the shape, and a negative one gives `None`.
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), also for a `max_t` of NaN or −∞; [`NegativeRadius`](QueryError::NegativeRadius)
/// or [`ZeroDirection`](QueryError::ZeroDirection) for a shape that is none; [`Overflow`](QueryError::Overflow) when `t`
/// or the point does not fit the scalar type.
///
/// # Method
/// A circle as in [`ray_circle`]; a bare segment by cross products (Ericson, *Real-Time Collision Detection*, section
/// 5.1.9.1); a stadium by its sides and caps, of which signs tell beforehand which one is entered.
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
#[doc(alias = "cast_ray")]
#[doc(alias = "line_of_sight")]
#[inline]
pub fn raycast<S: Shape>(
    ray: &Ray<S::Vector>,
    shape: &S,
    max_t: <S::Vector as Vector>::Scalar,
) -> Result<Option<RayHit<S::Vector>>, QueryError> {
    let body = shape.body();
    let max = max_t.widen();
    validate(&[sealed::Shape::body(ray), body], if max == f64::INFINITY { 0.0 } else { max })?;
    if max < 0.0 {
        return Ok(None);
    }
    let Some(found) = cast(ray, max).first_hit::<Scalar<S>>(&body) else {
        return Ok(None);
    };
    let found = hit::<S::Vector>(&found)?;
    Ok(Some(RayHit { t: if found.t > max_t { max_t } else { found.t }, ..found }))
}
