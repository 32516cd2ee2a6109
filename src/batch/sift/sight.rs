//! What a ray may meet, and how far along it.

use super::{Sift, U, greater, lesser, single};
use crate::exact::Pair;
use crate::lanes::LARGEST;
use crate::shapes::Ray;
use crate::vector::Components as _;
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// A ray from o along the unit vector d̂, up to the length T.
///
/// With f = c − o, `along` = f·d̂ and `across` = f×d̂, a ray that meets the circle at q, at most ℓ ≤ T from o, has
///
/// - |across| ≤ r, the distance of c from the line;
/// - along ≥ −r, and |f| ≤ r where along < 0, for then o itself is in the circle;
/// - along ≤ ℓ + r ≤ T + r, for |along − ℓ| ≤ |c − q| ≤ r; and likewise |f| ≤ ℓ + r ≤ along + 2r.
///
/// d̂ is taken shorter by the factor s = 1 − [`SHRINK`]. Computed, `along` and `across` are those of s·d̂ within
/// e = 5u|f|: a difference, a component of d̂, a product and the sum have an error of u each, and
/// |fx·dx| + |fy·dy| ≤ |f| by Cauchy and Schwarz. So for whatever is met, with κ = [`SLACK`],
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
pub(in super::super) struct Sight {
    origin: [f32; 2],
    /// s·d̂.
    direction: [f32; 2],
    /// T.
    reach: f32,
    /// Of the ray's direction.
    length: f64,
}

const SHRINK: f64 = 32.0 * U as f64;
const SLACK: f32 = 8.0 * U;

impl Sight {
    /// Where the ray or `max_t` is none, or too far off, the reach is NaN, and so is each test.
    pub(in super::super) fn new<V: Vector>(ray: &Ray<V>, max_t: V::Scalar) -> Self {
        let (o, d) = (ray.origin.to_xy(), ray.direction.to_xy());
        let length = Pair::<f32>::from_xy(d).length().to_f64();
        let unit = |component: f64| single(component / length * (1.0 - SHRINK));
        let mut sight =
            Self { origin: [single(o.x), single(o.y)], direction: [unit(d.x), unit(d.y)], reach: f32::NAN, length };
        let is_near = o.x.abs() + o.y.abs() <= f64::from(LARGEST);
        if is_near && ray.validate().is_ok() && max_t.widen() > f64::NEG_INFINITY {
            sight.shorten(max_t);
        }
        sight
    }

    /// Farther hits no longer matter.
    pub(in super::super) fn shorten<S: Float>(&mut self, max_t: S) {
        self.reach = single(max_t.widen() * self.length);
    }

    #[inline(always)]
    fn along_and_across(&self, [x, y]: [f32; 2]) -> (f32, f32) {
        let ([ox, oy], [dx, dy]) = (self.origin, self.direction);
        let (fx, fy) = (x - ox, y - oy);
        (fx * dx + fy * dy, fx * dy - fy * dx)
    }
}

impl Sift for Sight {
    #[inline(always)]
    fn test_circle(&self, center: [f32; 2], margin: f32) -> f32 {
        let (along, across) = self.along_and_across(center);
        lesser(SLACK * along - across.abs(), lesser(along, self.reach - along)) + margin
    }

    #[inline(always)]
    fn test_stadium(&self, a: [f32; 2], b: [f32; 2], margin: f32) -> f32 {
        let ((along_a, across_a), (along_b, across_b)) = (self.along_and_across(a), self.along_and_across(b));
        let size = along_a.abs() + across_a.abs() + (along_b.abs() + across_b.abs());
        let beside = greater(lesser(across_a, across_b), -greater(across_a, across_b));
        let [first, last] = [lesser(along_a, along_b), greater(along_a, along_b)];
        lesser(-beside, lesser(last, self.reach - first)) + (SLACK * size + margin)
    }
}
