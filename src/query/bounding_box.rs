use core::cmp::Ordering;

use super::concrete::Concrete as _;
use super::round::fitting;
use super::{Scalar, exactly, unless_infinite};
use crate::error::QueryError;
use crate::exact::{Arrow, Cross, Polynomial, Xy, greater, lesser};
use crate::kernel::{InflatedCore, Line, validate};
use crate::shapes::sealed::{HasCore, for_each_kind};
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
/// Each bound is an end of the core plus or minus the radius. If rounding moved it inward, the next number outward is
/// taken.
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
    match bounds_by_filter(shape) {
        Some(bounds) => Ok(bounds),
        None => exactly(move || shape.with_core(bounding_box_of_shape)),
    }
}

/// `None` for a shape that is invalid or so large that its size overflows, and for a polygon with fewer than three corners.
#[inline(always)]
fn bounds_by_filter<S: HasCore>(shape: &S) -> Option<Aabb<S::Points>> {
    let has_corners = S::MOST_CORNERS < 3 || S::IS_BOX || shape.corner_count() > 0;
    let bounds = Float::outward(bounds_of_core(shape).bounds(), Float::round(shape.radius()));
    let [left, bottom, right, top] = bounds;
    let are_bounds = Float::are_finite_and_at_most([left, bottom, left, bottom], [right, top, right, top]);
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
    let [left, bottom, right, top] = bounds.map(|bound| Float::round_without_negative_zero(bound.widen()));
    Aabb::new(V::from_components(left, bottom), V::from_components(right, top))
}

#[inline(always)]
pub(super) fn bounding_box_of_shape<V: Vector>(shape: &InflatedCore) -> Result<Aabb<V>, QueryError> {
    validate([shape], [])?;
    let [low, high] = shape.bounds();
    let bounds = Float::outward([low.x, low.y, high.x, high.y].map(Float::round), Float::round(shape.radius));
    fitting(of_bounds(bounds), bounds)
}

impl<V: Vector> Aabb<V> {
    /// A lower bound of the `t` at which a ray enters the box, for a broad phase. `t` is a multiple of the ray's
    /// direction. `None` when the ray misses the box, or when the result exceeds `max_t`. A ray misses an empty box. An
    /// entry above the largest number counts as that number.
    ///
    /// The result is never above the exact entry, nor above the `t` of a hit inside the box. It is at most 2 ulp (4 for
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
        let box_and_ray = [self.min.to_xy(), self.max.to_xy(), ray.origin.to_xy(), ray.direction.to_xy()];
        if cfg!(debug_assertions) { V::Scalar::ray_bound(box_and_ray, max_t) } else { ray_bound(box_and_ray, max_t) }
    }
}

/// `box_and_ray` is [min, max, origin, direction].
#[inline]
pub(super) fn ray_bound<F: Float>(box_and_ray: [Xy; 4], max_t: F) -> Result<Option<F>, QueryError> {
    let [min, max, ..] = box_and_ray;
    let mirrored_box = MirroredBox::of::<F>(box_and_ray);
    let is_sound = (min.x <= max.x) & (min.y <= max.y) & (max_t > F::round(f64::NEG_INFINITY));
    let do_meet = match mirrored_box.certainly_meets() {
        Some(do_meet) if is_sound & !stages::are_filters_off() => do_meet,
        _ => exactly(move || meet(box_and_ray, max_t.widen()))?,
    };
    let t = mirrored_box.entry();
    Ok((do_meet && mirrored_box.is_ahead() && t <= max_t).then_some(t))
}

/// Whether the line of a ray meets a box; false for an empty box, and an error for invalid input. Only the normal of the
/// line can separate the two. Along it, the box extends from `rightmost` to `leftmost`.
fn meet([min, max, start, d]: [Xy; 4], max_t: f64) -> Result<bool, QueryError> {
    let numbers = [min.x, min.y, max.x, max.y, unless_infinite(max_t)];
    validate([&InflatedCore::bare(Line::ray(start, d))], numbers)?;
    let side = |corner| Cross(Arrow::free(d), Arrow::between(start, corner)).sign();
    let leftmost = Xy::new(if d.y > 0.0 { min.x } else { max.x }, if d.x > 0.0 { max.y } else { min.y });
    let rightmost = Xy::new(if d.y > 0.0 { max.x } else { min.x }, if d.x > 0.0 { min.y } else { max.y });
    let is_empty = min.x > max.x || min.y > max.y;
    Ok(!is_empty && side(leftmost) != Ordering::Less && side(rightmost) != Ordering::Greater)
}

/// A box relative to the start of a ray. Both are mirrored so that the ray leads right and up.
struct MirroredBox {
    near: Xy,
    far: Xy,
    direction: Xy,
}

impl MirroredBox {
    /// In `f64`, if a difference overflows along an axis, all numbers of that axis are halved. The coordinates are
    /// above 2⁹⁶⁹, so halving them is exact. If halving the direction is not exact, nothing is halved: the quotient
    /// overflows anyway, and exact signs decide.
    #[inline]
    fn of<F: Float>(box_and_ray: [Xy; 4]) -> Self {
        let mirrored_box = Self::new(box_and_ray);
        if F::IS_WIDE && (mirrored_box.near.x == f64::INFINITY || mirrored_box.near.y == f64::INFINITY) {
            let scale = |near: f64, d: f64| if near == f64::INFINITY && 2.0 * (0.5 * d) == d { 0.5 } else { 1.0 };
            let Self { near, direction: d, .. } = mirrored_box;
            let (x, y) = (scale(near.x, d.x), scale(near.y, d.y));
            return Self::new(box_and_ray.map(|v| Xy::new(x * v.x, y * v.y)));
        }
        mirrored_box
    }

    #[inline]
    fn new([min, max, start, d]: [Xy; 4]) -> Self {
        let sign = Xy::new(1.0_f64.copysign(d.x), 1.0_f64.copysign(d.y));
        let mirrored = |v: Xy| Xy::new(v.x * sign.x, v.y * sign.y);
        let (p, q) = (mirrored(min - start), mirrored(max - start));
        Self {
            near: Xy::new(lesser(p.x, q.x), lesser(p.y, q.y)),
            far: Xy::new(greater(p.x, q.x), greater(p.y, q.y)),
            direction: mirrored(d),
        }
    }

    /// Whether a box that meets the ray's line meets the ray: it is not behind the start along x, nor along y. The sign of a
    /// rounded difference is exact.
    #[inline]
    fn is_ahead(&self) -> bool {
        (self.far.x >= 0.0) & (self.far.y >= 0.0)
    }

    /// Whether the line of the ray meets the box: its upper left corner is not on the right, nor the lower right one on the
    /// left. `None` if uncertain.
    ///
    /// The filter's bound holds for arrows that are rounded, as `near` and `far` are. After an overflow, or with a NaN,
    /// nothing is certain. A direction of zero is left to [`meet`], which returns the error.
    #[inline]
    fn certainly_meets(&self) -> Option<bool> {
        let Self { near, far, direction: d } = *self;
        let side = |corner| Cross(Arrow::free(d), Arrow::free(corner)).value_and_bound();
        let [(p, p_error), (q, q_error)] = [Xy::new(near.x, far.y), Xy::new(far.x, near.y)].map(side);
        let are_certain = (p.abs() > p_error) & (q.abs() > q_error);
        are_certain.then_some((p > 0.0) & (q < 0.0))
    }

    /// The later one of the entries along x and y, rounded down: below the exact one, and not above the `t` of a hit.
    ///
    /// A difference and a quotient have a relative error of at most ε/(1 + ε) each, with ε = 2⁻⁵³, and so together of less
    /// than 2ε; an underflow adds half a step. So in `f64`, the computed entry is less than two ulp above the exact one, or
    /// less than two steps if that is next to a power of two, below which steps are half as long. Two steps down, it is
    /// below the exact one, by less than four ulp. In `f32`, the error is that of rounding once, 0.51 ulp, and one step down is
    /// enough. An infinity steps down to the largest numbers.
    ///
    /// The exact `t` of a hit in the box is not before the entry, and so above this number. What a raycast returns is off by
    /// less than half a step before it is rounded. So it is not below this number.
    #[inline]
    fn entry<F: Float>(&self) -> F {
        let Self { near, direction: d, .. } = *self;
        let along = |near: f64, d: f64| if d > 0.0 { near / d } else { 0.0 };
        let entry = greater(greater(along(near.x, d.x), along(near.y, d.y)), 0.0);
        let zero = F::round(0.0);
        let down = |t: F| if t > zero { t.next_down() } else { zero };
        let nearest = F::round(entry);
        if F::IS_WIDE { down(down(nearest)) } else { down(nearest) }
    }
}
