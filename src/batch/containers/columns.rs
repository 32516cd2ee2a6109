use alloc::vec::Vec;
use core::array;

use crate::batch::lanes::LANES;
use crate::vector::sealed::Scalar;

/// A table with `N` numbers in each row, stored by columns.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Columns<S, const N: usize>(pub(super) [Vec<S>; N]);

impl<S: Scalar, const N: usize> Columns<S, N> {
    pub(super) const fn new() -> Self {
        Self([const { Vec::new() }; N])
    }

    pub(super) fn len(&self) -> usize {
        self.0[0].len()
    }

    pub(super) fn push(&mut self, row: [S; N]) {
        for (column, number) in self.0.iter_mut().zip(row) {
            column.push(number);
        }
    }

    #[inline(always)]
    pub(super) fn at(&self, index: usize) -> [S; N] {
        array::from_fn(|column| self.0[column][index])
    }

    pub(super) fn set(&mut self, index: usize, row: [S; N]) {
        for (column, number) in self.0.iter_mut().zip(row) {
            column[index] = number;
        }
    }

    pub(super) fn clear(&mut self) {
        self.0.iter_mut().for_each(Vec::clear);
    }
}

/// The numbers from `start` on, if they are enough for a block.
#[inline(always)]
pub(super) fn block<S>(numbers: &[S], start: usize) -> Option<&[S; LANES]> {
    numbers.get(start..)?.first_chunk()
}
