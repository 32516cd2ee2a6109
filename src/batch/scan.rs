//! One pass over many shapes: culls a block at a time, and queries the remaining shapes one by one.

use alloc::vec::Vec;
use core::ops::Range;

use super::cull_shape::{Cull, CullShape, with_allowance};
use super::dispatch::vectorized;
use super::shapes::Shapes;
use super::shapes::sealed::Scalar;
use crate::filter::distance_in_lane;
use crate::rows::{BLOCK_LEN, Block, CullRow, CullRowOf, HasRow, Rows};
use crate::shapes::sealed::HasCore;
use crate::vector::Vector;
use crate::vector::sealed::{Float, Sealed};

/// Calls `ask` with the index of each shape that is admitted and that the cull keeps, in ascending order, until a call
/// fails. `ask` may narrow the cull.
pub(super) fn scan<M, C, E>(
    shapes: &M,
    mut cull: C,
    mut ask: impl FnMut(&mut C, usize) -> Result<(), E>,
) -> Result<(), E>
where
    M: Shapes + ?Sized,
    C: Cull<Scalar = <M::Vector as Vector>::Scalar>,
{
    let ((list, offset), mut start) = (shapes.list(), 0);
    while let Some(block) = list.next_block(cull, offset + start..offset + shapes.count()) {
        start = block.start - offset;
        let mut kept = block.kept;
        while kept != 0 {
            let index = start + kept.trailing_zeros() as usize;
            if shapes.admits(index) {
                ask(&mut cull, index)?;
            }
            kept &= kept - 1;
        }
        start += BLOCK_LEN;
    }
    Ok(())
}

/// Shapes as a cull reads them, a block at a time.
pub(super) trait CullList {
    type Shape: CullShape;

    /// What the cull [keeps](Keeps::kept) of the first [`BLOCK_LEN`] shapes of the range; `None` if it has fewer. All of the
    /// range must exist.
    fn kept<K: Keeps>(&self, cull: &K, indices: Range<usize>, copies: &mut Copies<Self>) -> Option<u64>;
    fn row(&self, index: usize) -> RowOf<Self>;
}

pub(super) type RowOf<L> = <<L as CullList>::Shape as CullShape>::Row;
pub(super) type Copies<L> = <RowOf<L> as CullRow>::Copies;

/// Shapes as they are stored, a block at a time.
pub(super) trait Stored {
    type Member: HasRow;

    /// The first [`BLOCK_LEN`] shapes of the range; `None` if it has fewer. All of the range must exist.
    fn block(&self, indices: Range<usize>) -> Option<impl Block<Self::Member>>;
}

/// A list that stores shapes.
#[derive(Clone, Copy)]
pub enum List<'a, S: HasRow> {
    Slice(&'a [S]),
    Table(Table<'a, S>),
}

/// The numbers of [`Columns`](super::Columns).
#[derive(Clone, Copy)]
pub struct Table<'a, S: HasRow> {
    pub(super) rows: &'a Rows<S::Row>,
    pub(crate) cull_rows: &'a Rows<CullRowOf<S>>,
}

/// A block of a table.
#[derive(Clone, Copy)]
struct TableBlock<B>(B);

impl<S: HasRow, B: Block<S::Row>> Block<S> for TableBlock<B> {
    #[inline(always)]
    fn at(self, place: usize) -> S {
        S::from_row(self.0.at(place))
    }
}

impl<S: HasRow> Stored for Table<'_, S> {
    type Member = S;

    #[inline(always)]
    fn block(&self, indices: Range<usize>) -> Option<impl Block<S>> {
        (indices.len() >= BLOCK_LEN).then(|| TableBlock(self.rows.block(indices.start)))
    }
}

impl<S: HasRow> CullList for Table<'_, S> {
    type Shape = S::CullShape;

    #[inline(always)]
    fn kept<K: Keeps>(&self, cull: &K, indices: Range<usize>, _: &mut Copies<Self>) -> Option<u64> {
        if indices.len() < BLOCK_LEN {
            return None;
        }
        Some(cull.kept::<S::CullShape>(self.cull_rows.block(indices.start), BLOCK_LEN))
    }

    #[inline(always)]
    fn row(&self, index: usize) -> CullRowOf<S> {
        self.cull_rows.at(index)
    }
}

/// A block of a slice.
#[derive(Clone, Copy)]
struct SliceBlock<'a, S>(&'a [S; BLOCK_LEN]);

impl<S: HasRow> Block<S> for SliceBlock<'_, S> {
    #[inline(always)]
    fn at(self, place: usize) -> S {
        self.0[place]
    }
}

/// A block of a slice, as rows for a cull. Each row is computed where it is read.
#[derive(Clone, Copy)]
struct SliceCullRows<'a, S>(&'a [S; BLOCK_LEN]);

impl<S: HasRow> Block<CullRowOf<S>> for SliceCullRows<'_, S> {
    #[inline(always)]
    fn at(self, place: usize) -> CullRowOf<S> {
        self.0[place].cull_row()
    }
}

impl<S: HasRow> Stored for [S] {
    type Member = S;

    #[inline(always)]
    fn block(&self, indices: Range<usize>) -> Option<impl Block<S>> {
        self.get(indices)?.first_chunk().map(SliceBlock)
    }
}

impl<S: HasRow> CullList for [S] {
    type Shape = S::CullShape;

    #[inline(always)]
    fn kept<K: Keeps>(&self, cull: &K, indices: Range<usize>, copies: &mut Copies<Self>) -> Option<u64> {
        let shapes = self.get(indices)?.first_chunk::<BLOCK_LEN>()?;
        if Scalar::<S>::IS_WIDE || S::IS_WHOLE || K::NEEDS_COPIES {
            copy_in_two_steps::<Scalar<S>, _>(copies, |place| shapes[place].rounded_row());
            return Some(cull.kept::<S::CullShape>(RowOf::<Self>::copied(copies), BLOCK_LEN));
        }
        Some(cull.kept::<S::CullShape>(SliceCullRows(shapes), BLOCK_LEN))
    }

    #[inline(always)]
    fn row(&self, index: usize) -> RowOf<Self> {
        self[index].cull_row()
    }
}

/// A block with a shape that the cull keeps.
pub struct KeptBlock {
    /// The index of the first shape.
    pub(super) start: usize,
    /// A bit for each shape: whether the cull keeps it. At least one is set.
    pub(super) kept: u64,
}

const _: () = assert!(BLOCK_LEN == u64::BITS as usize);

/// The first block with a shape that the cull keeps.
#[inline(never)]
fn next_kept<L: CullList + ?Sized>(list: &L, cull: impl Cull, indices: Range<usize>) -> Option<KeptBlock> {
    vectorized!(find_kept(list, cull, indices))
}

// `cull` is passed by value. Through a reference, its numbers would be loaded again for each block.
#[inline(always)]
pub(super) fn find_kept<L: CullList + ?Sized>(
    list: &L,
    cull: impl Keeps,
    mut indices: Range<usize>,
) -> Option<KeptBlock> {
    let mut copies = RowOf::<L>::NO_COPIES;
    while let Some(kept) = list.kept(&cull, indices.clone(), &mut copies) {
        if kept != 0 {
            return Some(KeptBlock { start: indices.start, kept });
        }
        indices.start += BLOCK_LEN;
    }
    // The last shapes are too few for a block.
    let (start, count) = (indices.start, indices.len());
    for (place, index) in indices.enumerate() {
        CullRow::set(&mut copies, place, list.row(index));
    }
    let kept = cull.kept::<L::Shape>(RowOf::<L>::copied(&copies), count);
    (kept != 0).then_some(KeptBlock { start, kept })
}

/// Copies a block of rows that are [rounded](HasRow::rounded_row). The allowances are added in a loop of their own: in a
/// vector, there is room for twice as many `f32`s as `f64`s, and the loop over polygons or mixed shapes is not vectorised.
#[inline(always)]
pub(super) fn copy_in_two_steps<F: Float, R: CullRow>(copies: &mut R::Copies, rounded_row: impl Fn(usize) -> R) {
    for place in 0..BLOCK_LEN {
        R::set(copies, place, rounded_row(place));
    }
    for place in 0..BLOCK_LEN {
        let row = R::copied(copies).at(place);
        R::set(copies, place, with_allowance::<F, _>(row));
    }
}

/// Tests blocks of shapes.
pub(super) trait Keeps: Copy {
    /// Whether each block of a slice is copied first, even if that is slower. Debug builds need it, so that the loops are
    /// compiled once for each type of number.
    const NEEDS_COPIES: bool;

    /// A bit for each of the first `count` shapes of a block: whether it is kept.
    fn kept<C: CullShape>(&self, block: impl Block<C::Row>, count: usize) -> u64;
}

impl<K: Cull> Keeps for K {
    const NEEDS_COPIES: bool = false;

    #[inline(always)]
    #[expect(clippy::needless_range_loop, reason = "the form that is turned into vector instructions")]
    fn kept<C: CullShape>(&self, block: impl Block<C::Row>, count: usize) -> u64 {
        let swept_box = if C::IS_CIRCLE && K::IS_FAST_FOR_CIRCLES { None } else { self.swept_box() };
        if let Some(swept_box) = swept_box {
            let mut any = false;
            for place in 0..count {
                any |= is_kept(C::of(block.at(place)).test_swept_box(swept_box));
            }
            if !any {
                return 0;
            }
        }
        let (mut tests, mut any) = ([0.0; BLOCK_LEN], false);
        for place in 0..count {
            tests[place] = C::of(block.at(place)).test(self);
            any |= is_kept(tests[place]);
        }
        // The tests from `count` on are still 0, which would keep shapes that do not exist.
        let mask = if count == BLOCK_LEN { u64::MAX } else { (1 << count) - 1 };
        if any { bits(&tests) & mask } else { 0 }
    }
}

/// A bit for each test: whether it keeps the shape.
#[inline(always)]
fn bits(tests: &[f32; BLOCK_LEN]) -> u64 {
    tests.iter().enumerate().fold(0, |bits, (place, &test)| bits | u64::from(is_kept(test)) << place)
}

/// Whether a test keeps the shape.
#[inline(always)]
#[expect(clippy::neg_cmp_op_on_partial_ord, reason = "NaN is kept")]
fn is_kept(test: f32) -> bool {
    !(test < 0.0)
}

/// Fills `known` with the distances of the [`BLOCK_LEN`] shapes from `first` on, or with NaN where [`distance_in_lane`]
/// is uncertain. Returns whether all are known, or `None` if there are fewer shapes. `F` is the type of the answers.
#[inline(always)]
#[expect(clippy::needless_range_loop, reason = "the form that is turned into vector instructions")]
pub(super) fn distances<F: Float, L: Stored + ?Sized>(
    list: &L,
    shape: &impl HasCore,
    first: usize,
    known: &mut [F; BLOCK_LEN],
) -> Option<bool> {
    let (block, mut scratch) = (list.block(first..first + BLOCK_LEN)?, shape.scratch());
    let shape = &shape.inflated_core(&mut scratch);
    for place in 0..BLOCK_LEN {
        let other = block.at(place);
        let mut scratch = other.scratch();
        known[place] = F::round(distance_in_lane::<F::InFilter>(shape, &other.inflated_core(&mut scratch)));
    }
    Some(known.iter().fold(true, |all, &distance| all & (distance.widen() >= 0.0)))
}

impl<S: HasRow> List<'_, S> {
    /// The first block with a shape that the cull keeps.
    #[inline(always)]
    pub(super) fn next_block(self, cull: impl Cull<Scalar = Scalar<S>>, indices: Range<usize>) -> Option<KeptBlock> {
        if cfg!(debug_assertions) {
            let cull = cull.into_concrete();
            return S::with_concrete(self, |list| <S::Vector as Sealed>::next_block(list, cull, indices));
        }
        match self {
            Self::Slice(shapes) => next_kept(shapes, cull, indices),
            Self::Table(table) => next_kept(&table, cull, indices),
        }
    }

    /// The distances of a block: see [`distances`].
    #[inline(always)]
    pub(super) fn distances(
        self,
        shape: &impl HasCore,
        first: usize,
        known: &mut [Scalar<S>; BLOCK_LEN],
    ) -> Option<bool> {
        if cfg!(debug_assertions) {
            return shape.with_core(|shape| {
                S::with_concrete(self, |list| <S::Vector as Sealed>::distances(list, shape, first, known))
            });
        }
        match self {
            Self::Slice(shapes) => vectorized!(distances(shapes, shape, first, known)),
            Self::Table(table) => vectorized!(distances(&table, shape, first, known)),
        }
    }
}

/// Empties the buffer and fills it. After an error, the buffer is empty.
pub(super) fn collect<T, E>(found: &mut Vec<T>, fill: impl FnOnce(&mut Vec<T>) -> Result<(), E>) -> Result<(), E> {
    found.clear();
    let outcome = fill(found);
    if outcome.is_err() {
        found.clear();
    }
    outcome
}
