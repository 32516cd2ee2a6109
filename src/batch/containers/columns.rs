//! A table stored by columns.

use alloc::vec::Vec;
use core::array;

use crate::batch::lanes::LANES;
use crate::vector::sealed::Scalar;

/// A table with `N` numbers in each row, and the margin that a sift gives the shape of these.
#[derive(Clone)]
pub(super) struct Columns<S, const N: usize> {
    pub(super) numbers: [Vec<S>; N],
    /// They follow from the numbers, and may be NaN for valid ones.
    pub(super) margins: Vec<f32>,
}

impl<S: Scalar, const N: usize> Columns<S, N> {
    pub(super) const fn new() -> Self {
        Self { numbers: [const { Vec::new() }; N], margins: Vec::new() }
    }

    pub(super) fn with_capacity(capacity: usize) -> Self {
        Self { numbers: array::from_fn(|_| Vec::with_capacity(capacity)), margins: Vec::with_capacity(capacity) }
    }

    pub(super) fn reserve(&mut self, additional: usize) {
        self.numbers.iter_mut().for_each(|column| column.reserve(additional));
        self.margins.reserve(additional);
    }

    pub(super) fn len(&self) -> usize {
        self.margins.len()
    }

    pub(super) fn push(&mut self, row: [S; N], margin: f32) {
        for (column, number) in self.numbers.iter_mut().zip(row) {
            column.push(number);
        }
        self.margins.push(margin);
    }

    #[inline(always)]
    pub(super) fn at(&self, index: usize) -> [S; N] {
        array::from_fn(|column| self.numbers[column][index])
    }

    pub(super) fn set(&mut self, index: usize, row: [S; N], margin: f32) {
        for (column, number) in self.numbers.iter_mut().zip(row) {
            column[index] = number;
        }
        self.margins[index] = margin;
    }

    pub(super) fn swap_remove(&mut self, index: usize) {
        for column in &mut self.numbers {
            column.swap_remove(index);
        }
        self.margins.swap_remove(index);
    }

    pub(super) fn truncate(&mut self, count: usize) {
        self.numbers.iter_mut().for_each(|column| column.truncate(count));
        self.margins.truncate(count);
    }
}

impl<S: PartialEq, const N: usize> PartialEq for Columns<S, N> {
    fn eq(&self, other: &Self) -> bool {
        self.numbers == other.numbers
    }
}

/// The numbers from `start` on, if they are enough for a block.
#[inline(always)]
pub(super) fn block<S>(numbers: &[S], start: usize) -> Option<&[S; LANES]> {
    numbers.get(start..)?.first_chunk()
}
