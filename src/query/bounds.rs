use core::cmp::Ordering;

use super::Scalar;
use crate::error::QueryError;
use crate::exact::{Arrow, Cross, Polynomial, Real, Xy};
use crate::shapes::{Aabb, Bounded, Ray, sealed, validate};
use crate::vector::sealed::Scalar as _;
use crate::vector::{Vector, lowered, raised};

/// The smallest axis-aligned box of representable numbers that contains the shape, whose exact bounds are rounded outward.
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite) or [`NegativeRadius`](QueryError::NegativeRadius) for a shape that is none;
/// [`Overflow`](QueryError::Overflow) when a bound exceeds the largest number. A ray, which has no box, does not compile.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Stadium, query};
///
/// let flipper = query::bounding_box(&Stadium::new(vec2(4.0, 1.0), vec2(0.0, 2.0), 0.5))?;
/// assert_eq!((flipper.min, flipper.max), (vec2(-0.5, 0.5), vec2(4.5, 2.5)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[doc(alias = "aabb")]
pub fn bounding_box<S: Bounded>(shape: &S) -> Result<Aabb<S::Vector>, QueryError> {
    let body = shape.body();
    validate(&[body], 0.0)?;
    let ([a, b], radius) = (shape.ends(), body.radius);
    let bounds = |a: f64, b: f64| -> [Scalar<S>; 2] {
        if a < b { [lowered(a, radius), raised(b, radius)] } else { [lowered(b, radius), raised(a, radius)] }
    };
    let ([left, right], [bottom, top]) = (bounds(a.x, b.x), bounds(a.y, b.y));
    if [left, right, bottom, top].iter().all(|bound| bound.widen().is_finite()) {
        let corner = |x, y| <S::Vector as crate::vector::sealed::Vector>::from_components(x, y);
        Ok(Aabb::new(corner(left, bottom), corner(right, top)))
    } else {
        Err(QueryError::Overflow)
    }
}

impl<V: Vector> Aabb<V> {
    /// When a ray enters the box, in lengths of its direction: a number that is never above the exact one, nor above the
    /// `t` of a hit on anything in the box, and within 2 ulp (5 for `f64`) of it. 0 for a start in the box. `None` when the
    /// ray misses the box, decided exactly, or if that number exceeds `max_t`: a box that something is hit in by `max_t`
    /// is never missed.
    ///
    /// # Errors
    /// [`NonFinite`](QueryError::NonFinite), also for a `max_t` of NaN or −∞ and for a box that is not finite;
    /// [`ZeroDirection`](QueryError::ZeroDirection).
    ///
    /// # Method
    /// Separating axes: those of the box, and the perpendicular of the ray by orientation signs.
    ///
    /// ```
    /// # use impinge::{Aabb, Ray, glam::{Vec2, vec2}};
    /// let ray = Ray::new(vec2(-2.0, 0.5), vec2(1.0, 0.0));
    /// let t = Aabb::new(Vec2::ZERO, Vec2::ONE).raycast(&ray, f32::INFINITY)?.expect("it is hit");
    /// assert!(1.9999995 < t && t <= 2.0);
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    pub fn raycast(&self, ray: &Ray<V>, max_t: V::Scalar) -> Result<Option<V::Scalar>, QueryError> {
        let (min, max, limit) = (self.min.to_xy(), self.max.to_xy(), max_t.widen());
        let finite = [min.x, min.y, max.x, max.y, if limit == f64::INFINITY { 0.0 } else { limit }];
        // NaN unless all of them are finite.
        validate(&[sealed::Shape::body(ray)], finite.map(|number| number * 0.0).iter().sum())?;
        let crossing = Crossing { min, max, origin: ray.origin.to_xy(), direction: ray.direction.to_xy() };
        let t = crossing.is_hit().then(|| crossing.entry::<V::Scalar>());
        Ok(t.filter(|t| *t <= max_t))
    }
}

/// A ray and a box.
struct Crossing {
    min: Xy,
    max: Xy,
    origin: Xy,
    direction: Xy,
}

impl Crossing {
    /// Whether no axis separates them. With a perpendicular to an axis, the ray passes the box beside it: by the corners.
    fn is_hit(&self) -> bool {
        let Self { min, max, origin, direction: d } = *self;
        let is_ahead = |d: f64, origin: f64, min: f64, max: f64| {
            min <= max && (d > 0.0 || origin >= min) && (d < 0.0 || origin <= max)
        };
        let side = |corner| Cross(Arrow::free(d), Arrow::between(origin, corner)).sign();
        let leftmost = Xy::new(if d.y > 0.0 { min.x } else { max.x }, if d.x > 0.0 { max.y } else { min.y });
        let rightmost = Xy::new(if d.y > 0.0 { max.x } else { min.x }, if d.x > 0.0 { min.y } else { max.y });
        is_ahead(d.x, origin.x, min.x, max.x)
            && is_ahead(d.y, origin.y, min.y, max.y)
            && side(leftmost) != Ordering::Less
            && side(rightmost) != Ordering::Greater
    }

    /// One step below the nearest number to where the later one of the two axes is entered.
    fn entry<S: crate::vector::sealed::Scalar>(&self) -> S {
        let Self { min, max, origin, direction: d } = *self;
        let along = |d: f64, origin: f64, min: f64, max: f64| {
            let gap = if d > 0.0 { Real::<S>::difference(min, origin) } else { Real::difference(max, origin) };
            if d == 0.0 { Real::ZERO } else { gap / Real::from_f64(d) }
        };
        let (x, y) = (along(d.x, origin.x, min.x, max.x), along(d.y, origin.y, min.y, max.y));
        let entry = S::round((if (x - y).sign() == Ordering::Greater { x } else { y }).to_f64());
        if entry > S::round(0.0) { entry.next_down() } else { S::round(0.0) }
    }
}
