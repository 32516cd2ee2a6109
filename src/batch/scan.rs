//! One pass over many shapes: culls a block at a time, and queries the remaining shapes one by one.

use alloc::vec::Vec;
use core::array;
use core::marker::PhantomData;
use core::ops::Range;

use super::cull::{CastCull, Cull, DistanceCull, RayCull};
use super::shapes::Shapes;
use super::shapes::sealed::Scalar;
use crate::filter::distance_in_lane;
use crate::kernel::InflatedCore;
use crate::rows::{BLOCK_LEN, CullBox, CullRow, CullRowOf, CullShape, HasRow, Row, Rows, with_allowance};
use crate::shapes::sealed::HasCore;
use crate::shapes::{Aabb, Circle, Segment, Stadium};
use crate::vector::Vector;
use crate::vector::sealed::{Float, Sealed};

/// The result of `loops`, compiled for the best available instructions. All of `loops` must be inlined.
///
/// Without the feature `simd`, the loops use the instructions that the whole program is compiled for. With it, each loop is
/// compiled several times, and the best version is chosen at run time. The answers do not change.
#[cfg(feature = "simd")]
macro_rules! vectorized {
    ($loops:expr) => {
        fearless_simd::dispatch!(level(), _level => $loops)
    };
}

#[cfg(not(feature = "simd"))]
macro_rules! vectorized {
    ($loops:expr) => {
        $loops
    };
}

#[cfg(all(feature = "simd", impinge_internals))]
use self::dispatch::level;

#[cfg(all(feature = "simd", not(impinge_internals)))]
#[inline]
fn level() -> fearless_simd::Level {
    fearless_simd::Level::try_detect().unwrap_or(fearless_simd::Level::baseline())
}

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

    /// The first [`BLOCK_LEN`] rows of the range, copied if they are not stored; `None` if it has fewer. All of the range
    /// must exist.
    fn block<'a>(&'a self, indices: Range<usize>, copies: &'a mut Copies<Self>) -> Option<CullBlock<'a, Self>>;
    fn row(&self, index: usize) -> RowOf<Self>;
}

pub(super) type RowOf<L> = <<L as CullList>::Shape as CullShape>::Row;
pub(super) type CullBlock<'a, L> = <RowOf<L> as Row>::Block<'a>;
pub(super) type Copies<L> = <RowOf<L> as CullRow>::Copies;

/// Shapes as they are stored, a block at a time.
pub(super) trait Stored {
    type Member: HasRow;
    /// A reference, or a row.
    type Entry<'a>: Copy
    where
        Self: 'a;

    /// The first [`BLOCK_LEN`] entries of the range; `None` if it has fewer. All of the range must exist.
    fn entries<'a>(&'a self, indices: Range<usize>) -> Option<impl Fn(usize) -> Self::Entry<'a>>;
    // A function of its own, because a closure might not be compiled for the same instructions.
    fn shape_of(entry: Self::Entry<'_>) -> Self::Member;
}

/// The numbers of [`Columns`](super::Columns).
#[derive(Clone, Copy)]
pub struct Table<'a, S: HasRow> {
    pub(super) rows: &'a Rows<S::Row>,
    pub(crate) cull_rows: &'a Rows<CullRowOf<S>>,
}

impl<S: HasRow> Stored for Table<'_, S> {
    type Member = S;
    type Entry<'a>
        = S::Row
    where
        Self: 'a;

    #[inline(always)]
    fn entries(&self, indices: Range<usize>) -> Option<impl Fn(usize) -> S::Row> {
        let block = (indices.len() >= BLOCK_LEN).then(|| self.rows.block(indices.start))?;
        Some(move |place: usize| S::Row::in_block(block, place))
    }

    #[inline(always)]
    fn shape_of(row: S::Row) -> S {
        S::from_row(row)
    }
}

impl<S: HasRow> CullList for Table<'_, S> {
    type Shape = S::CullShape;

    #[inline(always)]
    fn block<'a>(&'a self, indices: Range<usize>, _: &'a mut Copies<Self>) -> Option<CullBlock<'a, Self>> {
        (indices.len() >= BLOCK_LEN).then(|| self.cull_rows.block(indices.start))
    }

    #[inline(always)]
    fn row(&self, index: usize) -> CullRowOf<S> {
        self.cull_rows.at(index)
    }
}

/// Consecutive shapes, at most [`BLOCK_LEN`].
pub struct Block {
    /// The index of the first shape.
    pub(super) start: usize,
    /// A bit for each shape: whether the cull keeps it. At least one is set.
    pub(super) kept: u64,
}

const _: () = assert!(BLOCK_LEN == u64::BITS as usize);

/// The first block with a shape that the cull keeps.
#[inline(never)]
fn next_kept<L: CullList + ?Sized>(list: &L, cull: impl Cull, indices: Range<usize>) -> Option<Block> {
    vectorized!(find_kept(list, &cull, indices))
}

#[inline(always)]
fn find_kept<L: CullList + ?Sized>(list: &L, cull: &impl Keeps, mut indices: Range<usize>) -> Option<Block> {
    let mut copies = RowOf::<L>::NO_COPIES;
    while let Some(block) = list.block(indices.clone(), &mut copies) {
        let kept = cull.kept::<L::Shape>(block, BLOCK_LEN);
        if kept != 0 {
            return Some(Block { start: indices.start, kept });
        }
        indices.start += BLOCK_LEN;
    }
    // The last shapes are too few for a block.
    let (start, count) = (indices.start, indices.len());
    for (place, index) in indices.enumerate() {
        CullRow::set(&mut copies, place, list.row(index));
    }
    let kept = cull.kept::<L::Shape>(RowOf::<L>::copied(&copies), count);
    (kept != 0).then_some(Block { start, kept })
}

/// Copies a block of rows that are [rounded](HasRow::rounded_row). The allowances are added in a loop of their own: in a
/// vector, there is room for twice as many `f32`s as `f64`s, and the loop over polygons or mixed shapes is not vectorised.
#[inline(always)]
pub(super) fn copy_in_two_steps<F: Float, R: CullRow>(copies: &mut R::Copies, rounded_row: impl Fn(usize) -> R) {
    for place in 0..BLOCK_LEN {
        R::set(copies, place, rounded_row(place));
    }
    for place in 0..BLOCK_LEN {
        let row = R::in_block(R::copied(copies), place);
        R::set(copies, place, with_allowance::<F, _>(row));
    }
}

/// Tests blocks of shapes.
trait Keeps {
    /// A bit for each of the first `count` shapes of a block: whether it is kept.
    fn kept<C: CullShape>(&self, block: <C::Row as Row>::Block<'_>, count: usize) -> u64;
}

impl<K: Cull> Keeps for K {
    #[inline(always)]
    #[expect(clippy::needless_range_loop, reason = "the form that is turned into vector instructions")]
    fn kept<C: CullShape>(&self, block: <C::Row as Row>::Block<'_>, count: usize) -> u64 {
        // No closures, because they might not be compiled for the same instructions.
        if !(C::IS_CIRCLE && K::IS_FAST_FOR_CIRCLES) && self.has_swept_box() {
            let mut any = false;
            for place in 0..count {
                any |= is_kept(C::of(Row::in_block(block, place)).test_swept_box(self));
            }
            if !any {
                return 0;
            }
        }
        let (mut tests, mut any) = ([DISCARDED; BLOCK_LEN], false);
        for place in 0..count {
            tests[place] = C::of(Row::in_block(block, place)).test(self);
            any |= is_kept(tests[place]);
        }
        if any { bits(&tests) } else { 0 }
    }
}

/// The result of a test that discards the shape.
const DISCARDED: f32 = -1.0;

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
fn distances<F: Float, L: Stored + ?Sized>(
    list: &L,
    shape: &impl HasCore,
    first: usize,
    known: &mut [F; BLOCK_LEN],
) -> Option<bool> {
    let (entry, mut scratch) = (list.entries(first..first + BLOCK_LEN)?, shape.scratch());
    let shape = &shape.inflated_core(&mut scratch);
    for place in 0..BLOCK_LEN {
        // No closure, because it might not be compiled for the same instructions.
        let other = L::shape_of(entry(place));
        let mut scratch = other.scratch();
        known[place] = F::round(distance_in_lane::<F::InFilter>(shape, &other.inflated_core(&mut scratch)));
    }
    Some(known.iter().fold(true, |all, &distance| all & (distance.widen() >= 0.0)))
}

/// A list that stores shapes.
#[derive(Clone, Copy)]
pub enum List<'a, S: HasRow> {
    Slice(&'a [S]),
    Table(Table<'a, S>),
}

impl<S: HasRow> List<'_, S> {
    /// The first block with a shape that the cull keeps.
    #[inline(always)]
    pub(super) fn next_block(self, cull: impl Cull<Scalar = Scalar<S>>, indices: Range<usize>) -> Option<Block> {
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

// In a debug build, the library's own code does the work. `ConcreteList` and `ConcreteCull` are enums, so that the
// methods of `Sealed` need no type parameter for the shape or the cull. The numbers of a block are copied before the
// loops. So each loop, in several sets of instructions, is compiled once for each type of number, and not for each
// vector.

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

    fn block<'a>(&'a self, indices: Range<usize>, copies: &'a mut Copies<Self>) -> Option<CullBlock<'a, Self>> {
        let is_whole = indices.len() >= BLOCK_LEN;
        is_whole.then(|| match self {
            Self::Slice(rounded_row, _) => {
                copy_in_two_steps::<F, _>(copies, |place| rounded_row(indices.start + place));
                RowOf::<Self>::copied(copies)
            }
            Self::Table(cull_rows) => cull_rows.block(indices.start),
        })
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
    pub(crate) fn next_block(self, cull: &ConcreteCull<V::Scalar>, indices: Range<usize>) -> Option<Block> {
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
    fn next_of_concrete(self, cull: &ConcreteCull<Scalar<S>>, indices: Range<usize>) -> Option<Block> {
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
    let entry = list.entries(first..first + BLOCK_LEN)?;
    Some(array::from_fn(|place| W::from_row(L::shape_of(entry(place)).row().map(Float::widen))))
}

#[inline(never)]
fn distances_of_block<F: Float, W: HasRow>(
    shapes: &[W; BLOCK_LEN],
    shape: &InflatedCore,
    known: &mut [F; BLOCK_LEN],
) -> Option<bool> {
    vectorized!(distances(&shapes[..], shape, 0, known))
}

impl<F: Float> Keeps for ConcreteCull<F> {
    #[inline(never)]
    fn kept<C: CullShape>(&self, block: <C::Row as Row>::Block<'_>, count: usize) -> u64 {
        match self {
            Self::Ray(cull) => vectorized!(cull.kept::<C>(block, count)),
            Self::Cast(cull) => vectorized!(cull.kept::<C>(block, count)),
            Self::Distance(cull) => vectorized!(cull.kept::<C>(block, count)),
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

/// For the tests: each thread can choose a level of instructions that the processor has.
#[cfg(all(feature = "simd", impinge_internals))]
pub mod dispatch {
    extern crate std;

    use std::cell::Cell;

    pub use fearless_simd::Level;

    std::thread_local! {
        static LEVEL: Cell<Level> = Cell::new(Level::new());
    }

    pub(super) fn level() -> Level {
        LEVEL.get()
    }

    /// Runs `call` at `level`.
    pub fn at_level<T>(level: Level, call: impl FnOnce() -> T) -> T {
        let before = LEVEL.replace(level);
        let result = call();
        LEVEL.set(before);
        result
    }
}
