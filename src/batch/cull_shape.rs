//! What the culls test: a [`CullShape`], with numbers in `f32` and an allowance in its radius.

use super::concrete::ConcreteCull;
use super::cull::SweptBox;
use crate::exact::{greater, lesser};
use crate::rows::CullRow;
use crate::vector::sealed::Float;

/// A circle, a stadium, or, for other shapes, the bounding box of the core. The numbers are `f32`.
pub trait CullShape: Copy {
    type Row: CullRow;
    const IS_CIRCLE: bool = false;

    fn of(row: Self::Row) -> Self;
    fn test(self, cull: &impl Cull) -> f32;
    fn test_swept_box(self, swept_box: &SweptBox) -> f32;
}

/// A test of shapes, where `cull_radius` is the [radius with an allowance](with_allowance).
pub trait Cull: Copy {
    /// The type of the numbers of the shapes.
    type Scalar;
    /// Whether the test of a circle takes much less time than that of a stadium.
    const IS_FAST_FOR_CIRCLES: bool;

    fn into_concrete(self) -> ConcreteCull<Self::Scalar>;
    fn test_circle(&self, center: [f32; 2], cull_radius: f32) -> f32;
    fn test_stadium(&self, a: [f32; 2], b: [f32; 2], cull_radius: f32) -> f32;
    /// A core in the box from `low` to `high`.
    fn test_box(&self, low: [f32; 2], high: [f32; 2], cull_radius: f32) -> f32;
    /// A box that holds all that matters, if there is one. Its test is faster, and may keep more shapes.
    fn swept_box(&self) -> Option<&SweptBox>;
}

/// The row with a greater radius, which allows for underflow, and for the rounding from `F` to `f32`. The radius is NaN
/// if the shape is invalid or too large, and then every test keeps the shape.
///
/// Let e be u = 2⁻²⁴ times the sum of the magnitudes of all numbers. Rounding moves a point of the core by at most
/// e, and it changes the radius by at most e, and the sum with the allowance too. The allowance is 4e.
#[inline(always)]
pub(crate) fn with_allowance<F: Float, R: CullRow>(row: R) -> R {
    let numbers = row.as_ref();
    let size = numbers.iter().fold(0.0, |size, number| size + number.abs());
    let allowance = if F::IS_WIDE { UNDERFLOW + ROUNDING * size } else { UNDERFLOW };
    // A comparison with NaN is false.
    row.with_radius(if size <= MAX_CULLED { numbers[numbers.len() - 1] + allowance } else { f32::NAN })
}

/// A point or a circle.
#[derive(Clone, Copy)]
pub struct CullCircle {
    center: [f32; 2],
    cull_radius: f32,
}

/// A segment or a stadium.
#[derive(Clone, Copy)]
pub struct CullStadium {
    a: [f32; 2],
    b: [f32; 2],
    cull_radius: f32,
}

/// The bounding box of a core.
#[derive(Clone, Copy)]
pub struct CullBox {
    low: [f32; 2],
    high: [f32; 2],
    cull_radius: f32,
}

impl CullShape for CullCircle {
    type Row = [f32; 3];
    const IS_CIRCLE: bool = true;

    #[inline(always)]
    fn of([x, y, cull_radius]: [f32; 3]) -> Self {
        Self { center: [x, y], cull_radius }
    }

    #[inline(always)]
    fn test(self, cull: &impl Cull) -> f32 {
        cull.test_circle(self.center, self.cull_radius)
    }

    #[inline(always)]
    fn test_swept_box(self, swept_box: &SweptBox) -> f32 {
        swept_box.test(self.center, self.center, self.cull_radius)
    }
}

impl CullShape for CullStadium {
    type Row = [f32; 5];

    #[inline(always)]
    fn of([ax, ay, bx, by, cull_radius]: [f32; 5]) -> Self {
        Self { a: [ax, ay], b: [bx, by], cull_radius }
    }

    #[inline(always)]
    fn test(self, cull: &impl Cull) -> f32 {
        cull.test_stadium(self.a, self.b, self.cull_radius)
    }

    #[inline(always)]
    fn test_swept_box(self, swept_box: &SweptBox) -> f32 {
        let ([ax, ay], [bx, by]) = (self.a, self.b);
        swept_box.test([lesser(ax, bx), lesser(ay, by)], [greater(ax, bx), greater(ay, by)], self.cull_radius)
    }
}

impl CullShape for CullBox {
    type Row = [f32; 5];

    #[inline(always)]
    fn of([left, bottom, right, top, cull_radius]: [f32; 5]) -> Self {
        Self { low: [left, bottom], high: [right, top], cull_radius }
    }

    #[inline(always)]
    fn test(self, cull: &impl Cull) -> f32 {
        cull.test_box(self.low, self.high, self.cull_radius)
    }

    #[inline(always)]
    fn test_swept_box(self, swept_box: &SweptBox) -> f32 {
        swept_box.test(self.low, self.high, self.cull_radius)
    }
}

/// Four times the largest relative error of rounding to `f32`.
pub(crate) const ROUNDING: f32 = 2.0 * f32::EPSILON;

/// The largest number that the culls accept, 2⁶²: up to it, no sum of two squares of sums of two numbers overflows.
pub(crate) const MAX_CULLED: f32 = f32::from_bits((127 + 62) << 23);

/// 2⁻⁶²: even its square is far above the errors of subnormal results, which are 2⁻¹⁵⁰ each.
pub(crate) const UNDERFLOW: f32 = 1.0 / MAX_CULLED;
