//! What may be near a shape.

use core::cmp::Ordering;

use super::{Sift, U, greater, lesser, single};
use crate::exact::Xy;
use crate::kernel::Core;
use crate::kernel::validity::validate;
use crate::lanes::LARGEST;
use crate::shapes::Shape;

/// The box around a core, and how far from it another core may be.
///
/// With g the vector between the cores' boxes (its components are the gaps along the axes, 0 where there is none), the
/// cores are at least |g| apart. The shapes' distance can only be within a limit L if |g|² ≤ (r + R)², where R is the
/// radius of this shape plus L.
///
/// Computed, either side has a relative error below 6u: on the left a difference, which counts twice in its square, the
/// square and the sum; on the right the rounding of R and a sum, which count twice, and the square. [`KEPT`] covers both.
#[derive(Clone, Copy)]
pub(in super::super) struct Vicinity {
    low: [f32; 2],
    high: [f32; 2],
    /// R.
    reach: f32,
    radius: f64,
}

const KEPT: f32 = 1.0 - 16.0 * U;

impl Vicinity {
    /// What may be within `limit` of the shape. One that is none, or too large, leaves NaN in each test.
    pub(in super::super) fn new<S: Shape>(shape: &S, limit: f64) -> Self {
        let body = shape.body();
        let [low, high] = corners(&body.core).map(|corner| [single(corner.x), single(corner.y)]);
        let is_near = low.iter().chain(&high).all(|coordinate| coordinate.abs() <= LARGEST);
        let radius = if is_near && validate(&[body], []).is_ok() { body.radius } else { f64::NAN };
        let mut vicinity = Self { low, high, reach: 0.0, radius };
        vicinity.narrow(limit);
        vicinity
    }

    /// What is farther than `limit` no longer matters.
    pub(in super::super) fn narrow(&mut self, limit: f64) {
        self.reach = single(self.radius + limit);
    }

    /// How far a core's box is off along an axis.
    #[inline(always)]
    fn gap(&self, axis: usize, low: f32, high: f32) -> f32 {
        greater(greater(self.low[axis] - high, low - self.high[axis]), 0.0)
    }

    #[inline(always)]
    fn test(&self, x: f32, y: f32, margin: f32) -> f32 {
        let reach = self.reach + margin;
        reach * reach - (x * x + y * y) * KEPT
    }
}

impl Sift for Vicinity {
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

/// The corners of the box around a core; a half-line ends where all shapes that are sifted do.
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
