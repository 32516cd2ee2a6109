//! Steps along a coordinate: strips, or the buckets of a strip.

use super::boxes::IndexedBox;
use crate::vector::sealed::Float;

/// Steps of equal length along a coordinate. The first and the last step also hold what lies beyond them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Steps {
    start: f64,
    /// Steps per unit of length.
    density: f64,
    last: u32,
}

impl Steps {
    #[expect(clippy::cast_precision_loss, reason = "about so many")]
    pub(super) fn new((start, end): (f64, f64), count: usize) -> Self {
        Self { start, density: count as f64 / (end - start), last: u32::try_from(count - 1).unwrap_or(u32::MAX) }
    }

    pub(super) fn count(self) -> usize {
        self.last as usize + 1
    }

    /// The step of a number. It never decreases when the number grows, because each operation keeps the order. If a product
    /// is NaN, its number is in the first step, and so is each smaller one: with density ∞, the smaller ones give −∞, and
    /// with density 0 or NaN, all of them give 0 or NaN.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "what is beyond is clamped")]
    #[inline(always)]
    pub(super) fn of<F: Float>(self, at: F) -> usize {
        let step = ((at.widen() - self.start) * self.density) as u32;
        (if step < self.last { step } else { self.last }) as usize
    }
}

/// The range in which the boxes begin.
pub(super) fn extent<'a, F: Float + 'a>(boxes: impl Iterator<Item = &'a IndexedBox<F>>, axis: usize) -> (f64, f64) {
    boxes.map(|boxed| boxed.low[axis].widen()).fold((f64::INFINITY, f64::NEG_INFINITY), |(start, end), at| {
        (if at < start { at } else { start }, if at > end { at } else { end })
    })
}
