//! Sixteen shapes side by side, for the processor's vector instructions.
//!
//! The loops are plain ones over arrays, which the compiler turns into the instructions of whatever processor they are
//! compiled for.

use super::sift::Sift;

/// One vector of AVX-512, two of AVX2, four of SSE2, NEON or wasm.
pub(crate) const LANES: usize = 16;

/// Which lanes the exact query has to be asked for: those that are not 0. As wide as an `f32`, which the compiler likes.
pub(crate) type Kept = [u32; LANES];

/// Shapes with their numbers in separate arrays. What is no `f32` is NaN.
pub trait Lanes {
    /// The numbers of one shape.
    type Lane: Copy;

    fn gather(numbers: impl Fn(usize) -> Self::Lane) -> Self;
    fn sift(&self, sift: &impl Sift) -> Kept;
}

/// Points and circles.
pub struct Round {
    pub(super) x: [f32; LANES],
    pub(super) y: [f32; LANES],
    pub(super) radius: [f32; LANES],
}

impl Lanes for Round {
    type Lane = ([f32; 2], f32);

    #[inline(always)]
    fn gather(numbers: impl Fn(usize) -> Self::Lane) -> Self {
        let mut lanes = Self { x: [0.0; LANES], y: [0.0; LANES], radius: [0.0; LANES] };
        for lane in 0..LANES {
            ([lanes.x[lane], lanes.y[lane]], lanes.radius[lane]) = numbers(lane);
        }
        lanes
    }

    #[inline(always)]
    fn sift(&self, sift: &impl Sift) -> Kept {
        let mut kept = [0; LANES];
        for lane in 0..LANES {
            kept[lane] = u32::from(!sift.discards_circle([self.x[lane], self.y[lane]], self.radius[lane]));
        }
        kept
    }
}

/// Segments and stadiums.
pub struct Long {
    pub(super) a: [[f32; LANES]; 2],
    pub(super) b: [[f32; LANES]; 2],
    pub(super) radius: [f32; LANES],
}

impl Lanes for Long {
    type Lane = ([f32; 2], [f32; 2], f32);

    #[inline(always)]
    fn gather(numbers: impl Fn(usize) -> Self::Lane) -> Self {
        let mut lanes = Self { a: [[0.0; LANES]; 2], b: [[0.0; LANES]; 2], radius: [0.0; LANES] };
        for lane in 0..LANES {
            let Self { a: [ax, ay], b: [bx, by], radius } = &mut lanes;
            ([ax[lane], ay[lane]], [bx[lane], by[lane]], radius[lane]) = numbers(lane);
        }
        lanes
    }

    #[inline(always)]
    fn sift(&self, sift: &impl Sift) -> Kept {
        let Self { a: [ax, ay], b: [bx, by], radius } = self;
        let mut kept = [0; LANES];
        for lane in 0..LANES {
            kept[lane] = u32::from(!sift.discards_stadium([ax[lane], ay[lane]], [bx[lane], by[lane]], radius[lane]));
        }
        kept
    }
}
