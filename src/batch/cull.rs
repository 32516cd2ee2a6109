//! Tests of many shapes at once, which discard most shapes that do not matter.
//!
//! A cull discards a shape only if the shape is valid and its answer certainly does not matter: a miss, or a hit or a
//! distance beyond the best so far. The exact query decides about the shapes that the cull keeps, so the rounding of
//! the cull never shows. A cull works in `f32`. In its bounds, u = 2⁻²⁴ is the largest relative error of an operation,
//! and 2⁻¹⁵⁰ is the largest absolute error of a subnormal result (a subnormal sum has no error).
//!
//! Each test computes a number. It is negative for a shape to discard, and NaN if the test cannot decide.

use core::cmp::Ordering;
use core::marker::PhantomData;

use super::concrete::ConcreteCull;
use super::cull_shape::{Cull, MAX_CULLED, ROUNDING};
use crate::exact::{RealVector, Xy, greater, lesser};
use crate::kernel::{Core, InflatedCore, Line, sorted};
use crate::shapes::{Ray, Shape};
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// u, the largest relative error of an operation.
const U: f32 = f32::EPSILON / 2.0;

/// The nearest `f32`.
fn single(number: f64) -> f32 {
    Float::round(number)
}

/// A ray from o along the unit vector d̂, up to the length T.
///
/// Let f = c − o, `along` = f·d̂ and `across` = f×d̂. If a ray meets the circle at q, at a distance ℓ ≤ T from o, then
///
/// - |across| ≤ r, because |across| is the distance of c from the line;
/// - along ≥ −r, and |f| ≤ r if along < 0, because then o itself is in the circle;
/// - along ≤ ℓ + r ≤ T + r, because |along − ℓ| ≤ |c − q| ≤ r; and likewise |f| ≤ ℓ + r ≤ along + 2r.
///
/// d̂ is shortened by the factor s = 1 − [`DIRECTION_LOSS`]. The computed `along` and `across` are those of s·d̂ with
/// an error of at most e = 5u|f|: a difference, a component of d̂, a product and the sum have an error of u each, and
/// |fx·dx| + |fy·dy| ≤ |f| by the Cauchy–Schwarz inequality. Let κ = [`ACROSS_ERROR`]. For every circle that the ray
/// meets,
///
/// - |across| ≤ sr + e ≤ (s + 10u)r + 5u·along if along ≥ 0, and ≤ (s + 5u)r if along < 0; in either case it is below
///   (1 − 12u)r + κ·along, because along ≥ −r subtracts at most κr = 8u·r;
/// - along ≥ −(s + 5u)r > −(1 − 12u)r;
/// - along ≤ s(T + r) + e ≤ (s + 5u)(T + r), below (1 − 12u)(T + r).
///
/// The factors allow for the rounding of κ·along, of T and of the difference that r is compared with, and for the error
/// of a `t`: 2u, or 2⁻⁵⁰ in `f64`.
///
/// If the numbers of o are rounded to `f32`, o moves by at most u(|ox| + |oy|). This is as if each shape were moved, so
/// `allowance`, which is more than that, is added to each shape's radius for a cull.
///
/// For a stadium, the same holds for some point of its core, whose `along` and `across` lie between those of the ends a
/// and b. The errors are those of the ends, which may be farther away: e ≤ 5u(|along| + |across|)/(s − 5u) for each
/// end. κ times the sum of all four magnitudes is above that.
#[derive(Clone, Copy)]
pub struct RayCull<F> {
    origin: [f32; 2],
    /// s·d̂.
    direction: [f32; 2],
    /// T.
    limit: f32,
    /// The length of the ray's direction; NaN if the ray is not valid or out of range.
    length: f64,
    /// The allowance for the rounding of the origin, if F is not `f32`.
    allowance: f32,
    swept_box: SweptBox,
    scalar: PhantomData<F>,
}

const DIRECTION_LOSS: f64 = 32.0 * U as f64;
/// The largest error of a `t`, 1 ulp, if it is a subnormal `f32`.
const TIME_ERROR: f64 = f64::from_bits((1023 - 149) << 52);
const ACROSS_ERROR: f32 = 8.0 * U;

impl<F: Float> RayCull<F> {
    /// If the ray or `max_t` is invalid, if the origin is too far away, or if the square of the direction's length
    /// overflows or underflows, the limit is NaN, and so is every test.
    pub(super) fn new<V: Vector<Scalar = F>>(ray: &Ray<V>, max_t: F) -> Self {
        let origin = ray.origin.to_xy();
        let swept_box = SweptBox::without_limit(origin, Xy::new(0.0, 0.0), ray.direction.to_xy());
        let allowance = ROUNDING * single(origin.x.abs() + origin.y.abs());
        let mut cull = Self::without_limit(swept_box, allowance, ray.validate().is_ok());
        cull.lower_limit(max_t);
        cull
    }

    /// The limit is still to be set.
    fn without_limit(swept_box: SweptBox, allowance: f32, is_valid: bool) -> Self {
        let (o, d) = (swept_box.center, swept_box.motion);
        let length = RealVector::<f32>::from_xy(d).length().to_f64();
        let unit = |component: f64| single(component / length * (1.0 - DIRECTION_LOSS));
        let size = o.x.abs() + o.y.abs();
        let is_near = size <= f64::from(MAX_CULLED) && (1.0e-150..1.0e150).contains(&length);
        Self {
            origin: [single(o.x), single(o.y)],
            direction: [unit(d.x), unit(d.y)],
            limit: f32::NAN,
            length: if is_near && is_valid { length } else { f64::NAN },
            allowance,
            swept_box,
            scalar: PhantomData,
        }
    }

    /// Lowers the limit: farther hits no longer matter.
    pub(super) fn lower_limit(&mut self, max_t: F) {
        let max_t = max_t.widen() + TIME_ERROR;
        self.limit = if max_t > f64::NEG_INFINITY { single(max_t * self.length) } else { f32::NAN };
        if !self.limit.is_nan() {
            self.swept_box.lower_limit(max_t);
        }
    }

    #[inline(always)]
    fn with_allowance(&self, cull_radius: f32) -> f32 {
        if F::IS_WIDE { cull_radius + self.allowance } else { cull_radius }
    }

    #[inline(always)]
    fn along_and_across(&self, [x, y]: [f32; 2]) -> (f32, f32) {
        let ([ox, oy], [dx, dy]) = (self.origin, self.direction);
        let (fx, fy) = (x - ox, y - oy);
        (fx * dx + fy * dy, fx * dy - fy * dx)
    }
}

impl<F: Float> Cull for RayCull<F> {
    type Scalar = F;
    const IS_FAST_FOR_CIRCLES: bool = true;

    fn into_concrete(self) -> ConcreteCull<F> {
        ConcreteCull::Ray(self)
    }

    #[inline(always)]
    fn test_circle(&self, center: [f32; 2], cull_radius: f32) -> f32 {
        let (along, across) = self.along_and_across(center);
        lesser(ACROSS_ERROR * along - across.abs(), lesser(along, self.limit - along))
            + self.with_allowance(cull_radius)
    }

    #[inline(always)]
    fn test_stadium(&self, a: [f32; 2], b: [f32; 2], cull_radius: f32) -> f32 {
        self.of_ends(a, b).test(self.with_allowance(cull_radius))
    }

    #[inline(always)]
    fn test_box(&self, low: [f32; 2], high: [f32; 2], cull_radius: f32) -> f32 {
        self.of_box(low, high).test(self.with_allowance(cull_radius))
    }

    #[inline(always)]
    fn swept_box(&self) -> Option<&SweptBox> {
        (self.limit < f32::INFINITY).then_some(&self.swept_box)
    }
}

impl<F: Float> RayCull<F> {
    #[inline(always)]
    fn of_ends(&self, a: [f32; 2], b: [f32; 2]) -> Passage {
        let ((along_a, across_a), (along_b, across_b)) = (self.along_and_across(a), self.along_and_across(b));
        let size = along_a.abs() + across_a.abs() + (along_b.abs() + across_b.abs());
        let gap_across = greater(lesser(across_a, across_b), -greater(across_a, across_b));
        let [first, last] = [lesser(along_a, along_b), greater(along_a, along_b)];
        Passage { gap_across, overlap_along: lesser(last, self.limit - first), size }
    }

    #[inline(always)]
    fn of_box(&self, low: [f32; 2], high: [f32; 2]) -> Passage {
        let ([ox, oy], [dx, dy]) = (self.origin, self.direction);
        let ([left, bottom], [right, top]) = ([low[0] - ox, low[1] - oy], [high[0] - ox, high[1] - oy]);
        let first = lesser(left * dx, right * dx) + lesser(bottom * dy, top * dy);
        let last = greater(left * dx, right * dx) + greater(bottom * dy, top * dy);
        let lowest = lesser(left * dy, right * dy) - greater(bottom * dx, top * dx);
        let highest = greater(left * dy, right * dy) - lesser(bottom * dx, top * dx);
        let size = first.abs() + last.abs() + (lowest.abs() + highest.abs());
        Passage { gap_across: greater(lowest, -highest), overlap_along: lesser(last, self.limit - first), size }
    }
}

/// The bounding box of all that a moving box sweeps up to the limit. Its test takes a third of the time that the test along
/// the ray takes. So it comes first if the limit is finite. It costs time where the way is long: if a block is in random
/// order, one of its shapes is nearly always in a box that covers a twentieth of the level.
///
/// Along an axis, let s be the centre, h half of the extent and w the displacement. The swept box extends from s − h to
/// s + w + h, or from s + w − h to s + h. Computed in `f64` and rounded to `f32`, the end beside s is off by less than
/// 2u(|s| + h), and the other by less than 2u(|s| + |s + w| + h). A hit also matters if only its rounded `t`, with an
/// error of up to 2u, is not above the limit. It may be farther by 2u|w| ≤ 2u(|s| + |s + w|). The box is extended by 16u
/// times these sizes. [`UNDERFLOW`](super::cull_shape::UNDERFLOW) in the radius of each shape covers subnormal numbers.
///
/// The test compares the largest gap g between the boxes with the radius of the other shape. The computed gap is at most
/// g(1 + u), and [`ROUNDED_DOWN`] makes it less than g.
#[derive(Clone, Copy)]
pub struct SweptBox {
    center: Xy,
    half: Xy,
    motion: Xy,
    low: [f32; 2],
    high: [f32; 2],
}

impl SweptBox {
    fn without_limit(center: Xy, half: Xy, motion: Xy) -> Self {
        Self { center, half, motion, low: [f32::NEG_INFINITY; 2], high: [f32::INFINITY; 2] }
    }

    fn lower_limit(&mut self, max_t: f64) {
        let x = extended(self.center.x, self.half.x, self.motion.x, max_t);
        let y = extended(self.center.y, self.half.y, self.motion.y, max_t);
        (self.low, self.high) = ([x[0], y[0]], [x[1], y[1]]);
    }

    #[inline(always)]
    pub(super) fn test(&self, low: [f32; 2], high: [f32; 2], cull_radius: f32) -> f32 {
        let gap = |axis: usize| greater(self.low[axis] - high[axis], low[axis] - self.high[axis]);
        cull_radius - greater(gap(0), gap(1)) * ROUNDED_DOWN
    }
}

/// The lowest and the highest coordinate of [`SweptBox`] along an axis.
fn extended(center: f64, half: f64, motion: f64, max_t: f64) -> [f32; 2] {
    // 0 · ∞ is NaN.
    let way = if motion == 0.0 { 0.0 } else { motion * max_t };
    let (end, size) = (center + way, center.abs() + half);
    let (beside_center, beside_end) = (half + size * SWEPT_ERROR, half + (size + end.abs()) * SWEPT_ERROR);
    let ends =
        if way < 0.0 { [end - beside_end, center + beside_center] } else { [center - beside_center, end + beside_end] };
    ends.map(single)
}

const SWEPT_ERROR: f64 = 16.0 * U as f64;

/// How a ray passes a core, with bounds over all points of the core.
#[derive(Clone, Copy)]
struct Passage {
    /// How far the core is on one side of the ray's line; negative if the line may meet it.
    gap_across: f32,
    /// The lesser of two lengths along the ray: from the origin to the far end of the core, and from the near end of
    /// the core to the end of the ray. Negative if the core is behind the origin or beyond the end of the ray.
    overlap_along: f32,
    /// A bound of the magnitudes of f·d̂ and f×d̂ of all points of the core, for their errors.
    size: f32,
}

impl Passage {
    #[inline(always)]
    fn test(self, cull_radius: f32) -> f32 {
        lesser(-self.gap_across, self.overlap_along) + (ACROSS_ERROR * self.size + cull_radius)
    }
}

/// A shape that moves along d, by at most T.
///
/// Let c be the centre of the bounding box of its core, and h half of its extents. The shape meets another one where
/// the ray from c along d meets the other core, inflated by the sum of the radii, and extended by at most h: by
/// hx·|d̂y| + hy·|d̂x| across the ray, and by hx·|d̂x| + hy·|d̂y| along it. So the test is that of a [`RayCull`], with
/// the core extended by these two lengths. They have an error of a few u, so they are multiplied by [`ENLARGED`]. As
/// for a stadium or a box, `size` covers the errors of the products.
#[derive(Clone, Copy)]
pub struct CastCull<F> {
    ray: RayCull<F>,
    /// Half of the extent of the moving core across the ray, rounded up.
    half_across: f32,
    /// Half of its extent along the ray, rounded up.
    half_along: f32,
    radius: f32,
}

impl<F: Float> CastCull<F> {
    /// If the shape, the direction or `max_t` is invalid, too large, or too small, every test is NaN.
    pub(super) fn new<V: Vector<Scalar = F>>(moving: &impl Shape<Vector = V>, direction: V, max_t: F) -> Self {
        moving.with_core(|moving| Self::of_shape(moving, direction.to_xy(), max_t))
    }

    #[inline]
    fn of_shape(moving: &InflatedCore, d: Xy, max_t: F) -> Self {
        let [low, high] = moving.bounds();
        let (center, half) = ((low + high).scaled(0.5), (high - low).scaled(0.5));
        let swept_box = SweptBox::without_limit(center, half + Xy::new(moving.radius, moving.radius), d);
        // The centre is rounded, for `f32` too.
        let size = low.x.abs() + low.y.abs() + high.x.abs() + high.y.abs();
        let mut ray = RayCull::without_limit(swept_box, ROUNDING * single(size), moving.validate().is_ok());
        ray.lower_limit(max_t);
        let [dx, dy] = ray.direction.map(|component| f64::from(component.abs()) * ENLARGED);
        Self {
            ray,
            half_across: single(half.x * dy + half.y * dx),
            half_along: single(half.x * dx + half.y * dy),
            radius: single(moving.radius * ENLARGED) + ray.allowance,
        }
    }

    pub(super) fn lower_limit(&mut self, max_t: F) {
        self.ray.lower_limit(max_t);
    }

    /// The passage of a core that is extended by the extents of the moving one.
    #[inline(always)]
    fn extended(&self, passage: Passage) -> Passage {
        Passage {
            gap_across: passage.gap_across - self.half_across,
            overlap_along: passage.overlap_along + self.half_along,
            ..passage
        }
    }
}

/// 1 + 2⁻¹⁸, above the loss of the direction.
const ENLARGED: f64 = 1.0 + 64.0 * U as f64;

impl<F: Float> Cull for CastCull<F> {
    type Scalar = F;
    const IS_FAST_FOR_CIRCLES: bool = false;

    fn into_concrete(self) -> ConcreteCull<F> {
        ConcreteCull::Cast(self)
    }

    #[inline(always)]
    fn test_circle(&self, center: [f32; 2], cull_radius: f32) -> f32 {
        self.test_stadium(center, center, cull_radius)
    }

    #[inline(always)]
    fn test_stadium(&self, a: [f32; 2], b: [f32; 2], cull_radius: f32) -> f32 {
        self.extended(self.ray.of_ends(a, b)).test(self.radius + cull_radius)
    }

    #[inline(always)]
    fn test_box(&self, low: [f32; 2], high: [f32; 2], cull_radius: f32) -> f32 {
        self.extended(self.ray.of_box(low, high)).test(self.radius + cull_radius)
    }

    #[inline(always)]
    fn swept_box(&self) -> Option<&SweptBox> {
        self.ray.swept_box()
    }
}

/// The bounding box of a core, and how far from it another core may be.
///
/// Let g be the vector between the boxes of the cores. Its components are the gaps along the axes, 0 if there is no
/// gap. The cores are at least |g| apart. The shapes' distance can only be within a limit L if |g|² ≤ (r + R)², where R
/// is the radius of this shape plus L.
///
/// Each computed side has a relative error below 6u. On the left, a difference counts twice in its square, and the
/// square and the sum count once. On the right, the rounding of R and a sum count twice, and the square counts once.
/// [`ROUNDED_DOWN`] covers both, and the 2⁻⁵⁰ that a distance in `f64` may be off by. Where the numbers of the box are
/// rounded to `f32`, R has an allowance for that.
#[derive(Clone, Copy)]
pub struct DistanceCull<F> {
    low: [f32; 2],
    high: [f32; 2],
    /// R.
    search_radius: f32,
    radius: f64,
    scalar: PhantomData<F>,
}

const ROUNDED_DOWN: f32 = 1.0 - 16.0 * U;

impl<F: Float> DistanceCull<F> {
    /// Keeps shapes that may be within `limit` of `shape`. If `shape` is invalid or too large, every test is NaN.
    pub(super) fn new<V: Vector<Scalar = F>>(shape: &impl Shape<Vector = V>, limit: f64) -> Self {
        shape.with_core(|shape| Self::of_shape(shape, limit))
    }

    #[inline]
    fn of_shape(inflated: &InflatedCore, limit: f64) -> Self {
        let [low, high] = corners(inflated).map(|corner| [single(corner.x), single(corner.y)]);
        let is_near = low.iter().chain(&high).all(|coordinate| coordinate.abs() <= MAX_CULLED);
        // A half-line ends at ±`MAX_CULLED`, which needs no rounding.
        let sizes = low.iter().chain(&high).map(|coordinate| coordinate.abs());
        let size: f32 = sizes.filter(|&size| size < MAX_CULLED).sum();
        let allowance = if F::IS_WIDE { f64::from(ROUNDING * size) } else { 0.0 };
        let radius = if is_near && inflated.validate().is_ok() { inflated.radius + allowance } else { f64::NAN };
        let mut cull = Self { low, high, search_radius: 0.0, radius, scalar: PhantomData };
        cull.lower_limit(limit);
        cull
    }

    /// Lowers the limit: shapes that are farther away no longer matter.
    pub(super) fn lower_limit(&mut self, limit: f64) {
        self.search_radius = single(self.radius + limit);
    }

    /// The gap between the boxes along an axis; 0 if there is none.
    #[inline(always)]
    fn gap(&self, axis: usize, low: f32, high: f32) -> f32 {
        greater(greater(self.low[axis] - high, low - self.high[axis]), 0.0)
    }

    #[inline(always)]
    fn test(&self, x: f32, y: f32, cull_radius: f32) -> f32 {
        let max_distance = self.search_radius + cull_radius;
        max_distance * max_distance - (x * x + y * y) * ROUNDED_DOWN
    }
}

impl<F: Float> Cull for DistanceCull<F> {
    type Scalar = F;
    const IS_FAST_FOR_CIRCLES: bool = true;

    fn into_concrete(self) -> ConcreteCull<F> {
        ConcreteCull::Distance(self)
    }

    #[inline(always)]
    fn test_circle(&self, [x, y]: [f32; 2], cull_radius: f32) -> f32 {
        self.test(self.gap(0, x, x), self.gap(1, y, y), cull_radius)
    }

    #[inline(always)]
    fn test_stadium(&self, a: [f32; 2], b: [f32; 2], cull_radius: f32) -> f32 {
        let sorted = |choose: fn(f32, f32) -> f32| [choose(a[0], b[0]), choose(a[1], b[1])];
        self.test_box(sorted(lesser), sorted(greater), cull_radius)
    }

    #[inline(always)]
    fn test_box(&self, low: [f32; 2], high: [f32; 2], cull_radius: f32) -> f32 {
        self.test(self.gap(0, low[0], high[0]), self.gap(1, low[1], high[1]), cull_radius)
    }

    #[inline(always)]
    fn swept_box(&self) -> Option<&SweptBox> {
        None
    }
}

/// The corners of the bounding box of a core. A half-line ends at [`MAX_CULLED`], because no culled shape extends
/// farther.
fn corners(inflated: &InflatedCore) -> [Xy; 2] {
    match &inflated.core {
        Core::Straight(Line { start, end: None, along }) => {
            let [x, y] = along.signs();
            sorted(*start, Xy::new(farthest(start.x, x), farthest(start.y, y)))
        }
        _ => inflated.bounds(),
    }
}

/// The last coordinate of a half-line from `start`.
fn farthest(start: f64, heading: Ordering) -> f64 {
    match heading {
        Ordering::Less => -f64::from(MAX_CULLED),
        Ordering::Equal => start,
        Ordering::Greater => MAX_CULLED.into(),
    }
}
