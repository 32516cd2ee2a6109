//! The bounding boxes of shapes.

use alloc::vec::Vec;

use crate::batch::shapes::Shapes;
use crate::exact::Xy;
use crate::kernel::InflatedCore;
use crate::shapes::sealed::HasCore;
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// The bounding box of a shape: its lowest and highest coordinates, x and y.
///
/// They are rounded to nearest. That is not outward, but it keeps their order: if exact boxes overlap or touch, the
/// lowest of one is at most the highest of the other, and no rounding turns ≤ into >.
#[derive(Clone, Copy, Debug)]
pub struct IndexedBox<F> {
    pub(super) low: [F; 2],
    pub(super) high: [F; 2],
    /// The index of the shape.
    pub(super) index: usize,
}

/// Whether all admitted shapes are valid. If so, `boxes` now holds their boxes.
pub(super) fn boxes<M: Shapes + ?Sized>(
    shapes: &M,
    boxes: &mut Vec<IndexedBox<<M::Vector as Vector>::Scalar>>,
) -> bool {
    let mut admitted = (0..shapes.count()).filter(|&index| shapes.admits(index));
    admitted.all(|index| {
        let shape = shapes.member(index);
        if M::Member::IS_BOX {
            push_itself(boxes, &shape, index)
        } else {
            shape.with_core(|shape| Float::push_box(boxes, shape, index))
        }
    })
}

/// Adds a box, which is its own bounding box. Returns whether it is valid. A valid box whose size overflows fails the
/// first test, so validation decides.
fn push_itself<A: HasCore>(
    boxes: &mut Vec<IndexedBox<<A::Points as Vector>::Scalar>>,
    shape: &A,
    index: usize,
) -> bool {
    let [low, high]: [[_; 2]; 2] = [shape.corner(0).into(), shape.corner(2).into()];
    boxes.push(IndexedBox { low, high, index });
    let has_finite_size =
        Float::are_finite_and_at_most([low[0], low[1], low[0], low[1]], [high[0], high[1], high[0], high[1]]);
    has_finite_size || shape.validate_core().is_ok()
}

impl<F: Float> IndexedBox<F> {
    /// Adds the box of a shape. Returns whether the shape is valid.
    #[inline(always)]
    pub(crate) fn push(boxes: &mut Vec<Self>, shape: &InflatedCore, index: usize) -> bool {
        let ([low, high], radius) = (shape.bounds(), shape.radius);
        let [low, high] = [(low, -radius), (high, radius)].map(|(Xy { x, y }, r)| [F::round(x + r), F::round(y + r)]);
        boxes.push(Self { low, high, index });
        shape.validate().is_ok()
    }

    /// Whether they overlap or touch.
    #[inline(always)]
    pub(super) fn intersects(&self, other: &Self) -> bool {
        self.intersects_along(other, 0) & self.intersects_along(other, 1)
    }

    #[inline(always)]
    pub(super) fn intersects_along(&self, other: &Self, axis: usize) -> bool {
        (other.low[axis] <= self.high[axis]) & (self.low[axis] <= other.high[axis])
    }

    /// The box, larger by at least half of a margin on each side: so boxes at most the margin apart overlap.
    ///
    /// Let m > 0 be the margin, x the exact left or lower bound of the box, and X its rounded value. The new bound s is
    /// the number just below the one nearest to X − m. If |X − x| ≤ m/2, s ≤ X − m ≤ x − m/2. Otherwise, s is at most
    /// the number just below X, which is more than m/2 below x.
    pub(super) fn expand(&mut self, margin: f64) {
        let below = |bound: F| {
            let lower = F::round(bound.widen() - margin);
            if lower.widen().is_finite() { lower.next_down() } else { lower }
        };
        let negative = |bound: F| F::round(-bound.widen());
        self.low = self.low.map(below);
        self.high = self.high.map(|bound| negative(below(negative(bound))));
    }
}

/// The number of boxes in the sample of a list.
pub(super) const SAMPLE: usize = 31;

/// Boxes from all parts of a list, of equal length; none from an empty one. In each part it is another place, so that a sample
/// of shapes of two sorts which take turns has both.
pub(super) fn sample<F>(list: &[IndexedBox<F>]) -> impl Iterator<Item = &IndexedBox<F>> {
    let (part, rest) = (list.len() / SAMPLE, list.len() % SAMPLE);
    // 12k mod 31 takes each value once.
    (0..SAMPLE).filter_map(move |k| list.get(part * k + rest * k / SAMPLE + part * (12 * k % SAMPLE) / SAMPLE))
}
