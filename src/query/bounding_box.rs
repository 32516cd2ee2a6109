use core::cmp::Ordering;

use super::concrete::Concrete as _;
use super::round::fitting;
use super::{Scalar, exactly, unless_infinite};
use crate::error::QueryError;
use crate::exact::{Arrow, Cross, Polynomial, Real, Xy};
use crate::kernel::{InflatedCore, Line, validate};
use crate::shapes::sealed::{HasCore, HasLine as _, for_each_kind};
use crate::shapes::{Aabb, Bounded, Ray};
use crate::stages;
use crate::vector::Components as _;
use crate::vector::sealed::Float;
use crate::vector::{Vector, converted};

/// The smallest axis-aligned box of representable numbers that contains the shape: its exact bounds, rounded outward. No
/// bound is −0.
///
#[doc = include_str!("../../figures/doc/bounding_box.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox) or
/// [`NegativeRadius`](QueryError::NegativeRadius) for an invalid shape;
/// [`Overflow`](QueryError::Overflow) when a bound exceeds the largest number. A ray has no box: a call with a ray does
/// not compile.
///
/// # Method
/// Each bound is an end of the core plus or minus the radius. The sign of its rounding error decides the direction of
/// rounding.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Stadium, query};
///
/// let flipper = query::bounding_box(&Stadium::new(vec2(4.0, 1.0), vec2(0.0, 2.0), 0.5))?;
/// assert_eq!((flipper.min, flipper.max), (vec2(-0.5, 0.5), vec2(4.5, 2.5)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
pub fn bounding_box<S: Bounded>(shape: &S) -> Result<Aabb<S::Vector>, QueryError> {
    if cfg!(debug_assertions) {
        let Aabb { min, max } = shape.with_core(Scalar::<S>::bounding_box)?;
        return Ok(Aabb::new(converted(min), converted(max)));
    }
    for_each_kind!(S: shape => bounding_box(shape));
    match quick_bounds(shape) {
        Some(bounds) => Ok(bounds),
        None => exactly(move || shape.with_core(bounding_box_of_core)),
    }
}

/// `None` for a shape that is invalid or so large that its size overflows, and for a polygon with fewer than three corners.
#[inline(always)]
fn quick_bounds<S: HasCore>(shape: &S) -> Option<Aabb<S::Points>> {
    let has_corners = S::MOST_CORNERS < 3 || S::IS_BOX || shape.corner_count() > 0;
    let bounds = Float::outward(bounds_of_core(shape).bounds(), Float::round(shape.radius()));
    let [left, bottom, right, top] = bounds;
    let are_bounds = Float::are_bounds([left, bottom, left, bottom], [right, top, right, top]);
    (has_corners & (shape.radius() >= 0.0) & are_bounds & !stages::are_filters_off()).then(|| of_bounds(bounds))
}

/// The bounds of the corners. A NaN stays.
#[inline(always)]
fn bounds_of_core<S: HasCore>(shape: &S) -> Aabb<S::Points> {
    if S::IS_BOX {
        return Aabb::new(shape.corner(0), shape.corner(2));
    }
    // What follows the last corner is a copy of the first, or NaN. A loop over few is unrolled.
    let count = if S::MOST_CORNERS > 8 { shape.corner_count() } else { S::MOST_CORNERS };
    let bounds = |number| Aabb::new(shape.corner(number), shape.corner(number));
    (1..count).fold(bounds(0), |all, number| all.extended(&bounds(number)))
}

/// −0 becomes 0: of equal coordinates, the filter and the kernel may take different ones.
#[inline(always)]
fn of_bounds<V: Vector>(bounds: [V::Scalar; 4]) -> Aabb<V> {
    let [left, bottom, right, top] = bounds.map(|bound| Float::nearest(bound.widen()));
    Aabb::new(V::from_components(left, bottom), V::from_components(right, top))
}

#[inline(always)]
pub(super) fn bounding_box_of_core<V: Vector>(shape: &InflatedCore) -> Result<Aabb<V>, QueryError> {
    validate([shape], [])?;
    let [low, high] = shape.corners();
    let bounds = Float::outward([low.x, low.y, high.x, high.y].map(Float::round), Float::round(shape.radius));
    fitting(of_bounds(bounds), bounds)
}

impl<V: Vector> Aabb<V> {
    /// A `t` up to which a ray surely does not enter the box, for a broad phase. `t` is a multiple of the ray's
    /// direction. `None` when the ray misses the box, or when the result exceeds `max_t`. A ray misses an empty box.
    ///
    /// The result is never above the exact entry, nor above the `t` of a hit inside the box. It is at most 2 ulp (5 for
    /// `f64`) below the exact entry. It is 0 if the ray starts in the box. It is always finite. Whether the ray misses
    /// is decided exactly. So a ray that hits a shape in the box within `max_t` never misses the box.
    ///
    /// # Errors
    /// [`NonFinite`](QueryError::NonFinite) or [`ZeroDirection`](QueryError::ZeroDirection) for an invalid ray;
    /// [`NonFinite`](QueryError::NonFinite) for a box that is not finite, or for a `max_t` of NaN or −∞.
    ///
    /// # Method
    /// Separating axes: those of the box, and the perpendicular of the ray, which orientation signs decide.
    ///
    /// ```
    /// # use impinge::{Aabb, Ray, glam::{Vec2, vec2}};
    /// let ray = Ray::new(vec2(-2.0, 0.5), vec2(1.0, 0.0));
    /// let unit = Aabb::new(Vec2::ZERO, Vec2::ONE);
    /// let t = unit.ray_bound(&ray, f32::INFINITY)?.expect("a hit");
    /// assert!(1.9999995 < t && t <= 2.0);
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    pub fn ray_bound(&self, ray: &Ray<V>, max_t: V::Scalar) -> Result<Option<V::Scalar>, QueryError> {
        if cfg!(debug_assertions) {
            return V::Scalar::raycast_box(self.min.to_xy(), self.max.to_xy(), &ray.line(), max_t);
        }
        raycast_box(self.min.to_xy(), self.max.to_xy(), &ray.line(), max_t)
    }
}

#[inline(always)]
pub(super) fn raycast_box<S: Float>(min: Xy, max: Xy, ray: &Line, max_t: S) -> Result<Option<S>, QueryError> {
    validate([&InflatedCore::bare(*ray)], [min.x, min.y, max.x, max.y, unless_infinite(max_t.widen())])?;
    let Line { start, along, .. } = *ray;
    let box_cast = BoxCast { min, max, origin: start, direction: along.to() };
    if min.x > max.x || min.y > max.y {
        return Ok(None);
    }
    let t = box_cast.is_hit().then(|| box_cast.entry::<S>());
    Ok(t.filter(|t| *t <= max_t))
}

/// A ray and a box that is not empty.
struct BoxCast {
    min: Xy,
    max: Xy,
    origin: Xy,
    direction: Xy,
}

impl BoxCast {
    /// Whether the ray meets the box. Convex sets are apart exactly if a normal of one of their edges separates them.
    /// Here these normals are the axes and the perpendicular of the ray, along which the box extends from `rightmost`
    /// to `leftmost`.
    fn is_hit(&self) -> bool {
        let Self { min, max, origin, direction: d } = *self;
        let is_ahead =
            |d: f64, origin: f64, min: f64, max: f64| (d > 0.0 || origin >= min) && (d < 0.0 || origin <= max);
        let side = |corner| Cross(Arrow::free(d), Arrow::between(origin, corner)).sign();
        let leftmost = Xy::new(if d.y > 0.0 { min.x } else { max.x }, if d.x > 0.0 { max.y } else { min.y });
        let rightmost = Xy::new(if d.y > 0.0 { max.x } else { min.x }, if d.x > 0.0 { min.y } else { max.y });
        is_ahead(d.x, origin.x, min.x, max.x)
            && is_ahead(d.y, origin.y, min.y, max.y)
            && side(leftmost) != Ordering::Less
            && side(rightmost) != Ordering::Greater
    }

    /// The later one of the entries along x and y, rounded to nearest, and then one step down.
    ///
    /// The quotient has a relative error below 2⁻⁵¹ for `f32` and 2⁻¹⁰¹ for `f64`. So the nearest number is within 0.51
    /// ulp (0.75 if it is subnormal) of the exact entry, and the next number below is less than the exact entry. Below
    /// a power of two, the step is half as long, and the error from below is half as large too. The exact `t` of a hit
    /// in the box is not before the entry, and it is rounded with the same error bound. So it cannot be more than a
    /// step below the number nearest to the entry. An infinity steps down to the largest number.
    fn entry<S: Float>(&self) -> S {
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
