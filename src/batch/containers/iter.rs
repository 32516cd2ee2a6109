//! The shapes of a container, one by one.

use core::iter::FusedIterator;
use core::ops::Range;

use crate::batch::shapes::Shapes;

/// The shapes of [`Circles`](super::Circles) or [`Stadiums`](super::Stadiums), in the order of their indices.
///
/// ```
/// use impinge::{Circle, batch, glam::vec2};
///
/// let balls: batch::Circles = [Circle::new(vec2(0.0, 0.0), 1.0), Circle::new(vec2(5.0, 0.0), 2.0)].into_iter().collect();
/// let mut sum = 0.0;
/// for ball in &balls {
///     sum += ball.radius;
/// }
/// assert_eq!(sum, 3.0);
/// ```
#[derive(Clone, Debug)]
pub struct Iter<'a, M> {
    shapes: &'a M,
    indices: Range<usize>,
}

impl<'a, M: Shapes> Iter<'a, M> {
    pub(super) fn new(shapes: &'a M) -> Self {
        Self { shapes, indices: 0..shapes.count() }
    }
}

impl<M: Shapes> Iterator for Iter<'_, M> {
    type Item = M::Shape;

    fn next(&mut self) -> Option<M::Shape> {
        self.indices.next().map(|index| self.shapes.member(index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.indices.size_hint()
    }
}

impl<M: Shapes> DoubleEndedIterator for Iter<'_, M> {
    fn next_back(&mut self) -> Option<M::Shape> {
        self.indices.next_back().map(|index| self.shapes.member(index))
    }
}

impl<M: Shapes> ExactSizeIterator for Iter<'_, M> {}

impl<M: Shapes> FusedIterator for Iter<'_, M> {}
