//! Shares of many shapes.

use rayon::prelude::*;

use crate::batch::shapes::{Shapes, sealed};
use crate::lanes::HasLane;

/// Enough shapes for one core at a time: some microseconds.
const SHARE: usize = 8192;

/// Consecutive shapes, whose indices count from `start`.
pub(super) struct Section<'a, M: ?Sized> {
    shapes: &'a M,
    pub(super) start: usize,
    count: usize,
}

/// All shapes, in order.
pub(super) fn sections<M: Shapes + Sync + ?Sized>(shapes: &M) -> impl IndexedParallelIterator<Item = Section<'_, M>> {
    let count = shapes.count();
    (0..count.div_ceil(SHARE)).into_par_iter().map(move |share| {
        let start = share * SHARE;
        Section { shapes, start, count: if count - start < SHARE { count - start } else { SHARE } }
    })
}

impl<M: Shapes + ?Sized> Shapes for Section<'_, M> {
    type Shape = M::Shape;
    type Vector = M::Vector;
}

impl<M: Shapes + ?Sized> sealed::Members for Section<'_, M> {
    type Member = M::Shape;

    #[inline(always)]
    fn count(&self) -> usize {
        self.count
    }

    #[inline(always)]
    fn member(&self, index: usize) -> M::Shape {
        self.shapes.member(self.start + index)
    }

    /// As sections are whole blocks but for the last, what is a block of all shapes is one of theirs.
    #[inline(always)]
    fn block(&self, start: usize) -> Option<impl Fn(usize) -> <M::Shape as HasLane>::Lane> {
        if start < self.count { self.shapes.block(self.start + start) } else { None }
    }

    fn admits(&self, index: usize) -> bool {
        self.shapes.admits(self.start + index)
    }
}
