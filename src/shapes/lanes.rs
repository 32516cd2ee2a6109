//! What `batch` reads of a shape: its numbers in `f32`, for the processor's vector instructions.

use crate::vector::Vector;
use crate::vector::sealed::Float as _;

/// What tests the numbers of a shape. `margin` is a radius: see [`margin`].
pub trait Sift: Copy {
    fn test_circle(&self, center: [f32; 2], margin: f32) -> f32;
    fn test_stadium(&self, a: [f32; 2], b: [f32; 2], margin: f32) -> f32;
}

/// The numbers of one shape, as `f32`.
pub trait Lane: Copy {
    fn test(self, sift: &impl Sift) -> f32;
    fn margin(self) -> f32;
}

/// A point or a circle, with its [`margin`].
#[derive(Clone, Copy)]
pub struct Round {
    pub(crate) center: [f32; 2],
    pub(crate) margin: f32,
}

/// A segment or a stadium, with its [`margin`].
#[derive(Clone, Copy)]
pub struct Long {
    pub(crate) a: [f32; 2],
    pub(crate) b: [f32; 2],
    pub(crate) margin: f32,
}

impl Round {
    #[inline(always)]
    pub(crate) fn new(center @ [x, y]: [f32; 2], radius: f32) -> Self {
        Self { center, margin: margin(x.abs() + y.abs(), radius) }
    }
}

impl Long {
    #[inline(always)]
    pub(crate) fn new(a @ [ax, ay]: [f32; 2], b @ [bx, by]: [f32; 2], radius: f32) -> Self {
        Self { a, b, margin: margin(ax.abs() + ay.abs() + (bx.abs() + by.abs()), radius) }
    }
}

impl Lane for Round {
    #[inline(always)]
    fn test(self, sift: &impl Sift) -> f32 {
        sift.test_circle(self.center, self.margin)
    }

    #[inline(always)]
    fn margin(self) -> f32 {
        self.margin
    }
}

impl Lane for Long {
    #[inline(always)]
    fn test(self, sift: &impl Sift) -> f32 {
        sift.test_stadium(self.a, self.b, self.margin)
    }

    #[inline(always)]
    fn margin(self) -> f32 {
        self.margin
    }
}

/// The largest number that is sifted, 2⁶²: no sum of two squares of sums of two overflows.
pub(crate) const LARGEST: f32 = f32::from_bits((127 + 62) << 23);

/// 2⁻⁶²: its square, too, is far above the errors of results that are subnormal, which are 2⁻¹⁵⁰ each.
const TINY: f32 = 1.0 / LARGEST;

/// The radius for a sift, with room for what is lost to underflow. NaN, which is kept by every test, where the shape is
/// none, or is too large. `size` is the sum of the magnitudes of the coordinates.
#[inline(always)]
#[expect(clippy::needless_bitwise_bool, reason = "without a branch")]
fn margin(size: f32, radius: f32) -> f32 {
    if (radius >= 0.0) & (size + radius <= LARGEST) { radius + TINY } else { f32::NAN }
}

#[inline(always)]
pub(super) fn singles<V: Vector>(vector: V) -> [f32; 2] {
    let [x, y] = vector.components();
    [x.single(), y.single()]
}
