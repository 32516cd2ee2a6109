//! The lists and the culls of debug builds, for which this crate's own code does the work.
//!
//! [`ConcreteList`] and [`ConcreteCull`] are enums, so that the methods of [`Sealed`](crate::vector::sealed::Sealed) need no
//! type parameter for the shape or the cull. The numbers of a block are copied before the loops. So each loop, in several
//! sets of instructions, is compiled once for each type of number, and not for each vector.

use core::array;
use core::marker::PhantomData;
use core::ops::Range;

use super::cull::{CastCull, DistanceCull, RayCull};
use super::cull_shape::{CullBox, CullShape, with_allowance};
use super::dispatch::vectorized;
use super::scan::{Copies, CullList, Keeps, KeptBlock, List, RowOf, Stored, copy_in_two_steps, distances, find_kept};
use super::shapes::sealed::Scalar;
use crate::kernel::InflatedCore;
use crate::rows::{BLOCK_LEN, Block, CullRow, HasRow, Rows};
use crate::shapes::{Aabb, Circle, Segment, Stadium};
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// A list of points, segments, circles, stadiums or boxes, or the [boxes of shapes](WholeList) that are stored whole.
pub enum ConcreteList<'a, V: Vector> {
    Points(List<'a, V>),
    Segments(List<'a, Segment<V>>),
    Circles(List<'a, Circle<V>>),
    Stadiums(List<'a, Stadium<V>>),
    Boxes(List<'a, Aabb<V>>),
    Whole(WholeList<'a, V::Scalar>),
}

/// The rows for a cull of polygons or mixed shapes.
pub enum WholeList<'a, F> {
    /// Returns the [rounded row](HasRow::rounded_row).
    Slice(&'a dyn Fn(usize) -> [f32; 5], PhantomData<F>),
    Table(&'a Rows<[f32; 5]>),
}

impl<F: Float> CullList for WholeList<'_, F> {
    type Shape = CullBox;

    fn kept<K: Keeps>(&self, cull: &K, indices: Range<usize>, copies: &mut Copies<Self>) -> Option<u64> {
        if indices.len() < BLOCK_LEN {
            return None;
        }
        let block = match self {
            Self::Slice(rounded_row, _) => {
                copy_in_two_steps::<F, _>(copies, |place| rounded_row(indices.start + place));
                RowOf::<Self>::copied(copies)
            }
            Self::Table(cull_rows) => cull_rows.block(indices.start),
        };
        Some(cull.kept::<CullBox>(block, BLOCK_LEN))
    }

    fn row(&self, index: usize) -> [f32; 5] {
        match self {
            Self::Slice(rounded_row, _) => with_allowance::<F, _>(rounded_row(index)),
            Self::Table(cull_rows) => cull_rows.at(index),
        }
    }
}

#[derive(Clone, Copy)]
pub enum ConcreteCull<F> {
    Ray(RayCull<F>),
    Cast(CastCull<F>),
    Distance(DistanceCull<F>),
}

impl<V: Vector> ConcreteList<'_, V> {
    pub(crate) fn next_block(self, cull: &ConcreteCull<V::Scalar>, indices: Range<usize>) -> Option<KeptBlock> {
        match self {
            Self::Points(list) => list.next_of_concrete(cull, indices),
            Self::Segments(list) => list.next_of_concrete(cull, indices),
            Self::Circles(list) => list.next_of_concrete(cull, indices),
            Self::Stadiums(list) => list.next_of_concrete(cull, indices),
            Self::Boxes(list) => list.next_of_concrete(cull, indices),
            Self::Whole(list) => find_kept(&list, cull, indices),
        }
    }

    pub(crate) fn distances(
        self,
        shape: &InflatedCore,
        first: usize,
        known: &mut [V::Scalar; BLOCK_LEN],
    ) -> Option<bool> {
        match self {
            Self::Points(list) => list.distances_of_wide::<[f64; 2], 2>(shape, first, known),
            Self::Segments(list) => list.distances_of_wide::<Segment<[f64; 2]>, 4>(shape, first, known),
            Self::Circles(list) => list.distances_of_wide::<Circle<[f64; 2]>, 3>(shape, first, known),
            Self::Stadiums(list) => list.distances_of_wide::<Stadium<[f64; 2]>, 5>(shape, first, known),
            Self::Boxes(list) => list.distances_of_wide::<Aabb<[f64; 2]>, 4>(shape, first, known),
            // Single calls take as long.
            Self::Whole(_) => None,
        }
    }
}

impl<S: HasRow> List<'_, S> {
    fn next_of_concrete(self, cull: &ConcreteCull<Scalar<S>>, indices: Range<usize>) -> Option<KeptBlock> {
        match self {
            Self::Slice(shapes) => find_kept(shapes, cull, indices),
            Self::Table(table) => find_kept(&table, cull, indices),
        }
    }

    /// The distances of a block of shapes `W`, which are these in `f64`.
    fn distances_of_wide<W, const N: usize>(
        self,
        shape: &InflatedCore,
        first: usize,
        known: &mut [Scalar<S>; BLOCK_LEN],
    ) -> Option<bool>
    where
        S: HasRow<Row = [Scalar<S>; N]>,
        W: HasRow<Row = [f64; N], CullShape = S::CullShape>,
    {
        let shapes = match self {
            Self::Slice(shapes) => widened_block::<_, W, N>(shapes, first),
            Self::Table(table) => widened_block::<_, W, N>(&table, first),
        };
        distances_of_block(&shapes?, shape, known)
    }
}

/// The [`BLOCK_LEN`] shapes from `first` on, in `f64`. `None` if there are fewer.
fn widened_block<L, W, const N: usize>(list: &L, first: usize) -> Option<[W; BLOCK_LEN]>
where
    L: Stored<Member: HasRow<Row = [Scalar<L::Member>; N]>> + ?Sized,
    W: HasRow<Row = [f64; N]>,
{
    let block = list.block(first..first + BLOCK_LEN)?;
    Some(array::from_fn(|place| W::from_row(block.at(place).row().map(Float::widen))))
}

#[inline(never)]
fn distances_of_block<F: Float, W: HasRow>(
    shapes: &[W; BLOCK_LEN],
    shape: &InflatedCore,
    known: &mut [F; BLOCK_LEN],
) -> Option<bool> {
    vectorized!(distances(&shapes[..], shape, 0, known))
}

impl<F: Float> Keeps for &ConcreteCull<F> {
    const NEEDS_COPIES: bool = true;

    #[inline(never)]
    fn kept<C: CullShape>(&self, block: impl Block<C::Row>, count: usize) -> u64 {
        match self {
            ConcreteCull::Ray(cull) => vectorized!(cull.kept::<C>(block, count)),
            ConcreteCull::Cast(cull) => vectorized!(cull.kept::<C>(block, count)),
            ConcreteCull::Distance(cull) => vectorized!(cull.kept::<C>(block, count)),
        }
    }
}
