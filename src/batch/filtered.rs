//! Some of many shapes.

use super::shapes::{Shapes, sealed};
use crate::lanes::HasLane;

/// A subset of many shapes that keeps their indices. [`filtered`] returns it.
///
/// ```
/// use impinge::batch::{self, Filtered};
/// use impinge::glam::vec2;
/// use impinge::{Circle, QueryError};
///
/// /// The index of the nearest of some balls.
/// fn nearest<F>(balls: &Filtered<'_, [Circle], F>) -> Result<Option<usize>, QueryError>
/// where
///     F: Fn(usize) -> bool,
/// {
///     Ok(batch::closest(&vec2(0.0, 0.0), balls)?.map(|(index, _)| index))
/// }
///
/// let balls = [Circle::new(vec2(2.0, 0.0), 1.0), Circle::new(vec2(4.0, 0.0), 1.0)];
/// assert_eq!(nearest(&batch::filtered(&balls[..], |index| index > 0))?, Some(1));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Filtered<'a, M: ?Sized, F> {
    shapes: &'a M,
    takes_part: F,
}

/// The shapes whose index `takes_part` accepts. Pass the result to a batch function to exclude shapes, for example the
/// moving robot itself.
///
/// The indices stay those in `shapes`. An excluded shape is not queried and gives no error. `takes_part` may be called
/// several times for a shape, or not at all. It must always return the same value.
///
#[doc = include_str!("../../figures/doc/batch_filtered.svg")]
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, batch};
///
/// let balls = [0.0, 5.0, 8.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
/// let others = batch::filtered(&balls, |index| index != 1);
/// assert_eq!(batch::closest(&balls[1], &others)?, Some((2, 1.0)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[must_use]
pub fn filtered<M, F>(shapes: &M, takes_part: F) -> Filtered<'_, M, F>
where
    M: Shapes + ?Sized,
    F: Fn(usize) -> bool,
{
    Filtered { shapes, takes_part }
}

impl<M: Shapes + ?Sized, F: Fn(usize) -> bool> Shapes for Filtered<'_, M, F> {
    type Shape = M::Shape;
    type Vector = M::Vector;
}

impl<M: Shapes + ?Sized, F: Fn(usize) -> bool> sealed::Members for Filtered<'_, M, F> {
    type Member = M::Shape;

    fn count(&self) -> usize {
        self.shapes.count()
    }

    #[inline(always)]
    fn member(&self, index: usize) -> M::Shape {
        self.shapes.member(index)
    }

    #[inline(always)]
    fn block(&self, start: usize) -> Option<impl Fn(usize) -> <M::Shape as HasLane>::Lane> {
        self.shapes.block(start)
    }

    fn admits(&self, index: usize) -> bool {
        self.shapes.admits(index) && (self.takes_part)(index)
    }
}
