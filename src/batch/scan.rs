//! One pass over many shapes: culls a block at a time, and queries the remaining shapes one by one.

use alloc::vec::Vec;
use core::array;
use core::ops::Range;

use super::cull::{CastCull, Cull, DistanceCull, RayCull};
use super::shapes::Shapes;
use super::shapes::sealed::Scalar;
use crate::filter::distance_in_lane;
use crate::kernel::InflatedCore;
use crate::rows::{BLOCK_LEN, CullShape as _, HasRow, Row};
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

/// A slice or a table of shapes, read a block at a time.
pub(super) trait Stored {
    type Member: HasRow;
    /// A shape as it is stored: a reference, or its row.
    type Entry<'a>: Copy
    where
        Self: 'a;

    /// The first [`BLOCK_LEN`] entries of the range; `None` if it has fewer.
    fn block<'a>(&'a self, indices: Range<usize>) -> Option<impl Fn(usize) -> Self::Entry<'a>>;
    fn at(&self, index: usize) -> Self::Entry<'_>;
    // Functions of their own, because a closure might not be compiled for the same instructions.
    fn shape_of(entry: Self::Entry<'_>) -> Self::Member;
    fn cull_shape_of(entry: Self::Entry<'_>) -> <Self::Member as HasRow>::CullShape;
    /// The row, with what is stored beside it.
    fn row_of(entry: Self::Entry<'_>) -> (<Self::Member as HasRow>::Row, <Self::Member as HasRow>::CullData);
}

/// The numbers of [`Columns`](super::Columns).
#[derive(Clone, Copy)]
pub struct Table<'a, S: HasRow> {
    pub(super) columns: &'a <S::Row as Row>::Columns,
    pub(super) cull_data: &'a [S::CullData],
}

impl<S: HasRow> Stored for Table<'_, S> {
    type Member = S;
    type Entry<'a>
        = (S::Row, S::CullData)
    where
        Self: 'a;

    #[inline(always)]
    fn block<'a>(&'a self, indices: Range<usize>) -> Option<impl Fn(usize) -> Self::Entry<'a>> {
        let cull_data = self.cull_data.get(indices.clone())?.first_chunk::<BLOCK_LEN>()?;
        // The columns are as long as that.
        let rows = S::Row::block(self.columns, indices.start);
        Some(move |place: usize| (rows(place), cull_data[place]))
    }

    #[inline(always)]
    fn at(&self, index: usize) -> (S::Row, S::CullData) {
        (S::Row::at(self.columns, index), self.cull_data[index])
    }

    #[inline(always)]
    fn shape_of((row, _): (S::Row, S::CullData)) -> S {
        S::from_row(row)
    }

    #[inline(always)]
    fn cull_shape_of((row, cull_data): (S::Row, S::CullData)) -> S::CullShape {
        S::cull_shape_of(row, cull_data)
    }

    #[inline(always)]
    fn row_of(entry: (S::Row, S::CullData)) -> (S::Row, S::CullData) {
        entry
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
fn next_kept<L: Stored + ?Sized>(list: &L, cull: impl Cull, indices: Range<usize>) -> Option<Block> {
    vectorized!(find_kept(list, cull, indices))
}

#[inline(always)]
#[expect(clippy::needless_range_loop, reason = "the form that is turned into vector instructions")]
fn find_kept<L: Stored + ?Sized>(list: &L, cull: impl Cull, mut indices: Range<usize>) -> Option<Block> {
    while let Some(entry) = list.block(indices.clone()) {
        let (mut tests, mut any) = ([0.0; BLOCK_LEN], 0);
        for place in 0..BLOCK_LEN {
            tests[place] = L::cull_shape_of(entry(place)).test(&cull);
            any |= u32::from(is_kept(tests[place]));
        }
        if any != 0 {
            return Some(Block { start: indices.start, kept: bits(&tests) });
        }
        indices.start += BLOCK_LEN;
    }
    // The last shapes are too few for a block.
    let (start, mut tests) = (indices.start, [DISCARDED; BLOCK_LEN]);
    for (index, test) in indices.zip(&mut tests) {
        *test = L::cull_shape_of(list.at(index)).test(&cull);
    }
    let kept = bits(&tests);
    (kept != 0).then_some(Block { start, kept })
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
    let (entry, mut scratch) = (list.block(first..first + BLOCK_LEN)?, shape.scratch());
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
        match S::into_concrete(self) {
            Some(list) if cfg!(debug_assertions) => {
                <S::Vector as Sealed>::next_block(list, cull.into_concrete(), indices)
            }
            _ => match self {
                Self::Slice(shapes) => next_kept(shapes, cull, indices),
                Self::Table(table) => next_kept(&table, cull, indices),
            },
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
        match S::into_concrete(self) {
            Some(list) if cfg!(debug_assertions) => {
                shape.with_core(|shape| <S::Vector as Sealed>::distances(list, shape, first, known))
            }
            _ => match self {
                Self::Slice(shapes) => vectorized!(distances(shapes, shape, first, known)),
                Self::Table(table) => vectorized!(distances(&table, shape, first, known)),
            },
        }
    }
}

// In a debug build, the library's own code does the work. `ConcreteList` and `ConcreteCull` are enums, so that the
// methods of `Sealed` need no type parameter for the shape or the cull. The numbers of a block are copied before the
// loops. So each loop, in several sets of instructions, is compiled once for each type of number, and not for each
// vector.

/// A list of points, segments, circles, stadiums or boxes.
pub enum ConcreteList<'a, V: Vector> {
    Points(List<'a, V>),
    Segments(List<'a, Segment<V>>),
    Circles(List<'a, Circle<V>>),
    Stadiums(List<'a, Stadium<V>>),
    Boxes(List<'a, Aabb<V>>),
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
            Self::Points(list) => list.next_of_singles::<[f32; 2], 2>(cull, indices),
            Self::Segments(list) => list.next_of_singles::<Segment<[f32; 2]>, 4>(cull, indices),
            Self::Circles(list) => list.next_of_singles::<Circle<[f32; 2]>, 3>(cull, indices),
            Self::Stadiums(list) => list.next_of_singles::<Stadium<[f32; 2]>, 5>(cull, indices),
            Self::Boxes(list) => list.next_of_singles::<Aabb<[f32; 2]>, 4>(cull, indices),
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
        }
    }
}

impl<S: HasRow> List<'_, S> {
    /// [`next_block`](Self::next_block) for shapes `W`, which are these in `f32`.
    fn next_of_singles<W, const N: usize>(self, cull: &ConcreteCull<Scalar<S>>, indices: Range<usize>) -> Option<Block>
    where
        S: HasRow<Row = [Scalar<S>; N], CullData = f32>,
        W: HasRow<Row = [f32; N], CullData = f32, CullShape = S::CullShape>,
    {
        match self {
            Self::Slice(shapes) => find_kept_by_copies::<_, W, N>(shapes, cull, indices),
            Self::Table(table) => find_kept_by_copies::<_, W, N>(&table, cull, indices),
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

/// [`find_kept`] by copies of the numbers.
fn find_kept_by_copies<L, W, const N: usize>(
    list: &L,
    cull: &ConcreteCull<Scalar<L::Member>>,
    mut indices: Range<usize>,
) -> Option<Block>
where
    L: Stored<Member: HasRow<Row = [Scalar<L::Member>; N], CullData = f32>> + ?Sized,
    W: HasRow<Row = [f32; N], CullData = f32>,
{
    let mut copies = Copies::NONE;
    while let Some(entry) = list.block(indices.clone()) {
        for place in 0..BLOCK_LEN {
            copies.set(place, L::row_of(entry(place)));
        }
        let kept = cull.kept::<W, N>(&copies);
        if kept != 0 {
            return Some(Block { start: indices.start, kept });
        }
        indices.start += BLOCK_LEN;
    }
    if indices.is_empty() {
        return None;
    }
    // The last shapes are too few for a block.
    let (start, count) = (indices.start, indices.len());
    for (place, index) in indices.enumerate() {
        copies.set(place, L::row_of(list.at(index)));
    }
    // The other copies are zeros, or of an earlier block.
    let kept = cull.kept::<W, N>(&copies) & ((1 << count) - 1);
    (kept != 0).then_some(Block { start, kept })
}

/// The rows of a block as `f32`, by columns, and the radii for a cull.
struct Copies<const N: usize> {
    columns: [[f32; BLOCK_LEN]; N],
    cull_radii: [f32; BLOCK_LEN],
}

impl<const N: usize> Copies<N> {
    const NONE: Self = Self { columns: [[0.0; BLOCK_LEN]; N], cull_radii: [0.0; BLOCK_LEN] };

    #[inline(always)]
    #[expect(clippy::needless_range_loop, reason = "the form that is unrolled with `opt-level = 1`, too")]
    fn set(&mut self, place: usize, (row, cull_radius): ([impl Float; N], f32)) {
        for index in 0..N {
            self.columns[index][place] = row[index].to_f32();
        }
        self.cull_radii[place] = cull_radius;
    }
}

/// The [`BLOCK_LEN`] shapes from `first` on, in `f64`. `None` if there are fewer.
fn widened_block<L, W, const N: usize>(list: &L, first: usize) -> Option<[W; BLOCK_LEN]>
where
    L: Stored<Member: HasRow<Row = [Scalar<L::Member>; N]>> + ?Sized,
    W: HasRow<Row = [f64; N]>,
{
    let entry = list.block(first..first + BLOCK_LEN)?;
    Some(array::from_fn(|place| W::from_row(L::row_of(entry(place)).0.map(Float::widen))))
}

#[inline(never)]
fn distances_of_block<F: Float, W: HasRow>(
    shapes: &[W; BLOCK_LEN],
    shape: &InflatedCore,
    known: &mut [F; BLOCK_LEN],
) -> Option<bool> {
    vectorized!(distances(&shapes[..], shape, 0, known))
}

impl<F: Float> ConcreteCull<F> {
    /// A bit for each shape `W`: whether the cull keeps it.
    #[inline(never)]
    fn kept<W: HasRow<Row = [f32; N], CullData = f32>, const N: usize>(&self, copies: &Copies<N>) -> u64 {
        match self {
            Self::Ray(cull) => vectorized!(kept_of::<W, N>(copies, cull)),
            Self::Cast(cull) => vectorized!(kept_of::<W, N>(copies, cull)),
            Self::Distance(cull) => vectorized!(kept_of::<W, N>(copies, cull)),
        }
    }
}

#[inline(always)]
#[expect(clippy::needless_range_loop, reason = "the form that is unrolled with `opt-level = 1`, too")]
fn kept_of<W: HasRow<Row = [f32; N], CullData = f32>, const N: usize>(copies: &Copies<N>, cull: &impl Cull) -> u64 {
    let (mut tests, mut any) = ([0.0; BLOCK_LEN], 0);
    for place in 0..BLOCK_LEN {
        let mut row = [0.0; N];
        for index in 0..N {
            row[index] = copies.columns[index][place];
        }
        tests[place] = W::cull_shape_of(row, copies.cull_radii[place]).test(cull);
        any |= u32::from(is_kept(tests[place]));
    }
    if any == 0 { 0 } else { bits(&tests) }
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
