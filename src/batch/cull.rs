//! What can be told of many shapes at once: that most of them do not matter.
//!
//! A cull discards a shape only if it is valid and its answer certainly is one of no interest: a miss, or one farther
//! than the best so far. What it keeps is asked exactly, and so its own rounding never shows. It works in `f32`; in its
//! bounds, u = 2⁻²⁴ is the largest relative error of an operation, and 2⁻¹⁵⁰ the largest absolute one where a result
//! is subnormal (a sum then has none).
//!
//! Each test computes a number that is negative for what is to be discarded, and NaN where it cannot tell.

use core::cmp::Ordering;

use crate::exact::{Pair, Xy};
use crate::kernel::Core;
use crate::kernel::validity::validate;
pub(super) use crate::lanes::Cull;
use crate::lanes::LARGEST;
use crate::shapes::{Ray, Shape};
use crate::vector::Components as _;
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// 2⁻²⁴, the unit of the bounds.
const U: f32 = f32::EPSILON / 2.0;

/// The lesser; `b` if one is NaN. One instruction, unlike `f32::min`.
#[inline(always)]
fn lesser(a: f32, b: f32) -> f32 {
    if a < b { a } else { b }
}

/// The greater; `b` if one is NaN.
#[inline(always)]
fn greater(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

/// The nearest `f32`.
fn single(number: f64) -> f32 {
    Float::round(number)
}

/// A ray from o along the unit vector d̂, up to the length T.
///
/// With f = c − o, `along` = f·d̂ and `across` = f×d̂, a ray that meets the circle at q, at most ℓ ≤ T from o, has
///
/// - |across| ≤ r, the distance of c from the line;
/// - along ≥ −r, and |f| ≤ r where along < 0, for then o itself is in the circle;
/// - along ≤ ℓ + r ≤ T + r, for |along − ℓ| ≤ |c − q| ≤ r; and likewise |f| ≤ ℓ + r ≤ along + 2r.
///
/// d̂ is taken shorter by the factor s = 1 − [`SHORTER`]. Computed, `along` and `across` are those of s·d̂ within
/// e = 5u|f|: a difference, a component of d̂, a product and the sum have an error of u each, and
/// |fx·dx| + |fy·dy| ≤ |f| by Cauchy and Schwarz. So for whatever is met, with κ = [`ACROSS_ERROR`],
///
/// - |across| ≤ sr + e ≤ (s + 10u)r + 5u·along where along ≥ 0, and ≤ (s + 5u)r where along < 0;
///   in either case it is below (1 − 12u)r + κ·along, for along ≥ −r takes away no more than κr = 8u·r;
/// - along ≥ −(s + 5u)r > −(1 − 12u)r;
/// - along ≤ s(T + r) + e ≤ (s + 5u)(T + r), below (1 − 12u)(T + r).
///
/// The factors leave room for the rounding of κ·along, of T and of the difference that r is compared with.
///
/// For a stadium, the same holds of some point of its core, whose `along` and `across` lie between those of the ends a
/// and b. The errors are those of the ends, which may be farther away: e ≤ 5u(|along| + |across|)/(s − 5u) for each of
/// them, and κ times the sum of all four magnitudes is above that.
#[derive(Clone, Copy)]
pub(super) struct RayCull {
    origin: [f32; 2],
    /// s·d̂.
    direction: [f32; 2],
    /// T.
    limit: f32,
    /// Of the ray's direction.
    length: f64,
}

const SHORTER: f64 = 32.0 * U as f64;
const ACROSS_ERROR: f32 = 8.0 * U;

impl RayCull {
    /// Where the ray or `max_t` is none, or too far off, the limit is NaN, and so is each test.
    pub(super) fn new<V: Vector>(ray: &Ray<V>, max_t: V::Scalar) -> Self {
        let (o, d) = (ray.origin.to_xy(), ray.direction.to_xy());
        let length = Pair::<f32>::from_xy(d).length().to_f64();
        let unit = |component: f64| single(component / length * (1.0 - SHORTER));
        let mut cull =
            Self { origin: [single(o.x), single(o.y)], direction: [unit(d.x), unit(d.y)], limit: f32::NAN, length };
        let is_near = o.x.abs() + o.y.abs() <= f64::from(LARGEST);
        if is_near && ray.validate().is_ok() && max_t.widen() > f64::NEG_INFINITY {
            cull.shorten(max_t);
        }
        cull
    }

    /// Farther hits no longer matter.
    pub(super) fn shorten<S: Float>(&mut self, max_t: S) {
        self.limit = single(max_t.widen() * self.length);
    }

    #[inline(always)]
    fn along_and_across(&self, [x, y]: [f32; 2]) -> (f32, f32) {
        let ([ox, oy], [dx, dy]) = (self.origin, self.direction);
        let (fx, fy) = (x - ox, y - oy);
        (fx * dx + fy * dy, fx * dy - fy * dx)
    }
}

impl Cull for RayCull {
    #[inline(always)]
    fn test_circle(&self, center: [f32; 2], margin: f32) -> f32 {
        let (along, across) = self.along_and_across(center);
        lesser(ACROSS_ERROR * along - across.abs(), lesser(along, self.limit - along)) + margin
    }

    #[inline(always)]
    fn test_stadium(&self, a: [f32; 2], b: [f32; 2], margin: f32) -> f32 {
        let ((along_a, across_a), (along_b, across_b)) = (self.along_and_across(a), self.along_and_across(b));
        let size = along_a.abs() + across_a.abs() + (along_b.abs() + across_b.abs());
        let beside = greater(lesser(across_a, across_b), -greater(across_a, across_b));
        let [first, last] = [lesser(along_a, along_b), greater(along_a, along_b)];
        lesser(-beside, lesser(last, self.limit - first)) + (ACROSS_ERROR * size + margin)
    }
}

/// The box around a core, and how far from it another core may be.
///
/// With g the vector between the cores' boxes (its components are the gaps along the axes, 0 where there is none), the
/// cores are at least |g| apart. The shapes' distance can only be within a limit L if |g|² ≤ (r + R)², where R is the
/// radius of this shape plus L.
///
/// Computed, either side has a relative error below 6u: on the left a difference, which counts twice in its square, the
/// square and the sum; on the right the rounding of R and a sum, which count twice, and the square. [`ROUNDED_DOWN`] covers both.
#[derive(Clone, Copy)]
pub(super) struct DistanceCull {
    low: [f32; 2],
    high: [f32; 2],
    /// R.
    limit: f32,
    radius: f64,
}

const ROUNDED_DOWN: f32 = 1.0 - 16.0 * U;

impl DistanceCull {
    /// What may be within `limit` of the shape. One that is none, or too large, leaves NaN in each test.
    pub(super) fn new<S: Shape>(shape: &S, limit: f64) -> Self {
        let inflated = shape.inflated_core();
        let [low, high] = corners(&inflated.core).map(|corner| [single(corner.x), single(corner.y)]);
        let is_near = low.iter().chain(&high).all(|coordinate| coordinate.abs() <= LARGEST);
        let radius = if is_near && validate(&[inflated], []).is_ok() { inflated.radius } else { f64::NAN };
        let mut cull = Self { low, high, limit: 0.0, radius };
        cull.narrow(limit);
        cull
    }

    /// What is farther than `limit` no longer matters.
    pub(super) fn narrow(&mut self, limit: f64) {
        self.limit = single(self.radius + limit);
    }

    /// How far a core's box is off along an axis.
    #[inline(always)]
    fn gap(&self, axis: usize, low: f32, high: f32) -> f32 {
        greater(greater(self.low[axis] - high, low - self.high[axis]), 0.0)
    }

    #[inline(always)]
    fn test(&self, x: f32, y: f32, margin: f32) -> f32 {
        let limit = self.limit + margin;
        limit * limit - (x * x + y * y) * ROUNDED_DOWN
    }
}

impl Cull for DistanceCull {
    #[inline(always)]
    fn test_circle(&self, [x, y]: [f32; 2], margin: f32) -> f32 {
        self.test(self.gap(0, x, x), self.gap(1, y, y), margin)
    }

    #[inline(always)]
    fn test_stadium(&self, a: [f32; 2], b: [f32; 2], margin: f32) -> f32 {
        let gap = |axis: usize| self.gap(axis, lesser(a[axis], b[axis]), greater(a[axis], b[axis]));
        self.test(gap(0), gap(1), margin)
    }
}

/// The corners of the box around a core; a half-line ends where all shapes that are culled do.
fn corners(core: &Core) -> [Xy; 2] {
    let (start, end) = match *core {
        Core::Point(point) => (point, point),
        Core::Straight(line) => (
            line.start,
            line.end.unwrap_or_else(|| {
                let [x, y] = line.along.signs();
                Xy::new(farthest(line.start.x, x), farthest(line.start.y, y))
            }),
        ),
    };
    let sorted = |a: f64, b: f64| if a < b { [a, b] } else { [b, a] };
    let ([left, right], [bottom, top]) = (sorted(start.x, end.x), sorted(start.y, end.y));
    [Xy::new(left, bottom), Xy::new(right, top)]
}

/// How far a half-line from `start` goes.
fn farthest(start: f64, heading: Ordering) -> f64 {
    match heading {
        Ordering::Less => -f64::from(LARGEST),
        Ordering::Equal => start,
        Ordering::Greater => LARGEST.into(),
    }
}
