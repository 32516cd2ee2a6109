//! How fast such a loop can be at all, inexact and without a normal: coordinates in columns, sixteen circles culled at a
//! time without a root, and the instructions of the processor used to the full.

#![allow(clippy::inline_always, reason = "a function takes the instructions of the one that it is inlined into")]
#![allow(clippy::needless_bitwise_bool, reason = "a jump would keep the loop from being vectorised")]

use impinge::Circle;
use impinge::glam::vec2;

use crate::peers::{BOUND, BOUND_AVX2, BOUND_AVX512};
use crate::single::draw::{Aim, REACH};

/// A multiple of every register's width.
const LANES: usize = 16;

/// Circles, each coordinate on its own.
pub(super) struct Columns {
    x: Vec<f32>,
    y: Vec<f32>,
    r: Vec<f32>,
}

impl Columns {
    /// Filled up to whole lanes with circles that no comparison holds for.
    pub(super) fn new(circles: &[Circle]) -> Self {
        let column = |of: fn(&Circle) -> f32| {
            let mut column: Vec<f32> = circles.iter().map(of).collect();
            column.resize(circles.len().next_multiple_of(LANES), f32::NAN);
            column
        };
        Self { x: column(|c| c.center.x), y: column(|c| c.center.y), r: column(|c| c.radius) }
    }
}

/// Whether the ray may enter one of sixteen circles before `reach`.
///
/// In the ray's own frame a circle lies `along` it and `across`.
#[inline(always)]
fn may_enter<const FUSED: bool>(ray: &Aim, [x, y, r]: [&[f32; LANES]; 3], reach: f32) -> bool {
    let Aim { origin: o, direction: d } = *ray;
    let sum = |a: f32, b: f32, c: f32| if FUSED { a.mul_add(b, c) } else { a * b + c };
    let mut may_enter = [0_u32; LANES];
    for lane in 0..LANES {
        let (dx, dy) = (x[lane] - o.x, y[lane] - o.y);
        let along = sum(dx, d.x, dy * d.y);
        let across = sum(dx, d.y, -(dy * d.x));
        let in_reach = (along >= -r[lane]) & (along - r[lane] <= reach);
        may_enter[lane] = u32::from(in_reach & (across.abs() <= r[lane]));
    }
    may_enter.iter().fold(0, |any, one| any | one) != 0
}

/// The lane that the ray enters first, and where, if before `reach`: half a chord before the middle.
#[cold]
fn entered(ray: &Aim, [x, y, r]: [&[f32; LANES]; 3], mut reach: f32) -> Option<(usize, f32)> {
    let mut entered = None;
    for lane in 0..LANES {
        let to = vec2(x[lane], y[lane]) - ray.origin;
        let (along, across) = (to.dot(ray.direction), to.perp_dot(ray.direction));
        let half = (r[lane] * r[lane] - across * across).sqrt();
        // Not so where there is no chord, and half of it is NaN.
        if along + half >= 0.0 && along - half < reach {
            reach = (along - half).max(0.0);
            entered = Some((lane, reach));
        }
    }
    entered
}

/// The index of the circle that the ray enters first, and where.
#[inline(always)]
fn first_hit<const FUSED: bool>(ray: &Aim, circles: &Columns) -> Option<(usize, f32)> {
    let [x, y, r] = [&circles.x, &circles.y, &circles.r].map(|column| column.as_chunks::<LANES>().0);
    let (mut reach, mut nearest) = (REACH, None);
    for (chunk, ((x, y), r)) in x.iter().zip(y).zip(r).enumerate() {
        if may_enter::<FUSED>(ray, [x, y, r], reach)
            && let Some((lane, t)) = entered(ray, [x, y, r], reach)
        {
            (reach, nearest) = (t, Some((chunk * LANES + lane, t)));
        }
    }
    nearest
}

type FirstHit = fn(&Aim, &Columns) -> Option<(usize, f32)>;

/// The loop with the instructions that every processor has, and with more if this one has them.
pub(super) fn levels() -> Vec<(&'static str, FirstHit)> {
    let mut levels: Vec<(&'static str, FirstHit)> = vec![(BOUND, first_hit::<false>)];
    #[cfg(target_arch = "x86_64")]
    {
        if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") {
            levels.push((BOUND_AVX2, with_avx2));
        }
        if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("fma") {
            levels.push((BOUND_AVX512, with_avx512));
        }
    }
    levels
}

/// For processors with AVX2 and FMA alone.
#[cfg(target_arch = "x86_64")]
fn with_avx2(ray: &Aim, circles: &Columns) -> Option<(usize, f32)> {
    #[target_feature(enable = "avx2,fma")]
    fn inner(ray: &Aim, circles: &Columns) -> Option<(usize, f32)> {
        first_hit::<true>(ray, circles)
    }
    // SAFETY: `levels` hands this out only where the processor says that it has both.
    unsafe { inner(ray, circles) }
}

/// For processors with AVX-512 and FMA alone.
#[cfg(target_arch = "x86_64")]
fn with_avx512(ray: &Aim, circles: &Columns) -> Option<(usize, f32)> {
    #[target_feature(enable = "avx512f,fma")]
    fn inner(ray: &Aim, circles: &Columns) -> Option<(usize, f32)> {
        first_hit::<true>(ray, circles)
    }
    // SAFETY: as above.
    unsafe { inner(ray, circles) }
}
