//! Sixty-four shapes at a time, for the processor's vector instructions.
//!
//! The loops are plain ones over arrays, which the compiler turns into whatever instructions it compiles for. They are
//! long enough for it not to unroll them first, after which it would no longer see how to load every third number.

use super::sift::Sift;

/// How many shapes a block has.
pub(crate) const LANES: usize = 64;

/// A sift's tests of the shapes of a block.
pub(crate) type Tests = [f32; LANES];

/// The numbers of one shape, as `f32`.
pub trait Lane: Copy {
    fn test(self, sift: &impl Sift) -> f32;
}

/// A point or a circle, with its [`margin`].
#[derive(Clone, Copy)]
pub struct Round {
    pub(super) center: [f32; 2],
    pub(super) margin: f32,
}

/// A segment or a stadium, with its [`margin`].
#[derive(Clone, Copy)]
pub struct Long {
    pub(super) a: [f32; 2],
    pub(super) b: [f32; 2],
    pub(super) margin: f32,
}

impl Round {
    #[inline(always)]
    pub(super) fn new(center @ [x, y]: [f32; 2], radius: f32) -> Self {
        Self { center, margin: margin(x.abs() + y.abs(), radius) }
    }
}

impl Long {
    #[inline(always)]
    pub(super) fn new(a @ [ax, ay]: [f32; 2], b @ [bx, by]: [f32; 2], radius: f32) -> Self {
        Self { a, b, margin: margin(ax.abs() + ay.abs() + (bx.abs() + by.abs()), radius) }
    }
}

impl Lane for Round {
    #[inline(always)]
    fn test(self, sift: &impl Sift) -> f32 {
        sift.test_circle(self.center, self.margin)
    }
}

impl Lane for Long {
    #[inline(always)]
    fn test(self, sift: &impl Sift) -> f32 {
        sift.test_stadium(self.a, self.b, self.margin)
    }
}

/// The largest number that is sifted, 2⁶²: no sum of two squares of sums of two overflows.
pub(super) const LARGEST: f32 = (1_u64 << 62) as f32;

/// 2⁻⁶²: its square, too, is far above the errors of results that are subnormal, which are 2⁻¹⁵⁰ each.
const TINY: f32 = 1.0 / LARGEST;

/// The radius for a sift, with room for what is lost to underflow. NaN, which is kept by every test, where the shape is
/// none, or is too large. `size` is the sum of the magnitudes of the coordinates.
#[inline(always)]
fn margin(size: f32, radius: f32) -> f32 {
    if (radius >= 0.0) & (size + radius <= LARGEST) { radius + TINY } else { f32::NAN }
}
