//! A uniform grid of cells for the boxes. It is enough if the boxes are spread evenly.
//!
//! A box is copied into each cell that it overlaps. A pair belongs to the cell that holds the corner where the
//! intersection of its boxes begins. The column or row of a number is rounded, but never decreases when the number
//! grows. Two boxes that overlap both begin at or before that corner and end at or after it, so both are in its cell.
//! No rounding loses a pair.

use alloc::vec::Vec;

use super::cells::{Cells, PairScope, sample};
use crate::batch::shapes::Shapes;
use crate::exact::{Xy, sqrt};
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
}

impl<F: Float> IndexedBox<F> {
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

/// The pairs of boxes that overlap.
#[derive(Clone, Debug)]
pub struct BoxPairs<F> {
    pub(super) boxes: [Vec<IndexedBox<F>>; 2],
    grid: UniformGrid<F>,
    unsorted: Vec<(usize, usize)>,
    /// Where the pairs of each first index end in `sorted`.
    ends: Vec<usize>,
    pub(super) sorted: Vec<(usize, usize)>,
}

impl<F: Float> BoxPairs<F> {
    pub(super) const fn new() -> Self {
        Self {
            boxes: [Vec::new(), Vec::new()],
            grid: UniformGrid::new(),
            unsorted: Vec::new(),
            ends: Vec::new(),
            sorted: Vec::new(),
        }
    }

    pub(super) fn clear(&mut self) {
        self.boxes.iter_mut().for_each(Vec::clear);
        self.unsorted.clear();
        self.sorted.clear();
    }

    /// Finds the pairs of boxes that overlap, and sorts them.
    pub(crate) fn find(&mut self, scope: PairScope, count: usize) {
        let Self { boxes, grid, unsorted, ends, sorted } = self;
        grid.lay_out(boxes);
        grid.visit(scope, |p, q| unsorted.push((p.index, q.index)));
        counting_sort(unsorted.iter().map(|&pair| (pair.0, pair)), count, ends, sorted);
        sorted.chunk_by_mut(|p, q| p.0 == q.0).for_each(<[_]>::sort_unstable);
    }
}

/// Boxes per cell, on average, if they are spread evenly. 3 to 8 take about the same time.
const BOXES_PER_CELL: usize = 6;

/// The most copies of a box, on average. With more, boxes are too large for the grid, and one cell holds all.
const MAX_COPIES_PER_BOX: usize = 3;

/// Rows of cells, and the boxes in them.
#[derive(Clone, Debug)]
pub(super) struct UniformGrid<F> {
    columns: Steps<F>,
    rows: Steps<F>,
    /// Which cells each box of each list overlaps.
    ranges: [Vec<CellRange>; 2],
    /// The boxes of each list, cell by cell.
    boxes: [Vec<IndexedBox<F>>; 2],
    /// Where the boxes of each cell end.
    ends: [Vec<usize>; 2],
}

/// The cells that a box overlaps: the first and the last column, and the first and the last row.
#[derive(Clone, Copy, Debug)]
struct CellRange {
    columns: [u32; 2],
    rows: [u32; 2],
}

/// Steps of equal length along a coordinate. The first and the last step also hold what lies beyond them.
#[derive(Clone, Debug)]
struct Steps<F> {
    start: f64,
    /// Steps per unit of length.
    density: f64,
    last: u32,
    /// For each step, the lowest coordinate at which a box in it begins. Take a pair of boxes that overlap this step,
    /// and whose intersection begins at that coordinate or above. It begins in this step: if it began in a later one,
    /// one of its boxes would not overlap this step.
    lowest: Vec<F>,
}

impl<F: Float> UniformGrid<F> {
    pub(super) const fn new() -> Self {
        Self {
            columns: Steps::new(),
            rows: Steps::new(),
            ranges: [Vec::new(), Vec::new()],
            boxes: [Vec::new(), Vec::new()],
            ends: [Vec::new(), Vec::new()],
        }
    }

    pub(super) fn lay_out(&mut self, lists: &[Vec<IndexedBox<F>>; 2]) {
        let count = lists[0].len() + lists[1].len();
        self.fit(lists, count / BOXES_PER_CELL + 1);
        if self.assign(lists) > MAX_COPIES_PER_BOX * count {
            self.fit(lists, 1);
            self.assign(lists);
        }
        self.fill(lists);
    }

    /// Calls `found` with each pair of boxes that overlap, as [`Cells::visit`] does.
    pub(super) fn visit(&mut self, scope: PairScope, mut found: impl FnMut(&IndexedBox<F>, &IndexedBox<F>)) {
        let mut cells = Cells::new(&mut self.boxes, scope);
        let mut starts = [0; 2];
        for (row, &y) in self.rows.lowest.iter().enumerate() {
            for (column, &x) in self.columns.lowest.iter().enumerate() {
                let cell = row * self.columns.lowest.len() + column;
                let ends = [self.ends[0][cell], self.ends[1][cell]];
                cells.visit([x, y], [starts[0]..ends[0], starts[1]..ends[1]], &mut found);
                starts = ends;
            }
        }
    }

    /// Lays `cells` cells, or a few less, over the extent of a sample of the boxes.
    #[expect(clippy::cast_precision_loss, reason = "about so many")]
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "beyond, and NaN, is clamped")]
    fn fit(&mut self, lists: &[Vec<IndexedBox<F>>; 2], cells: usize) {
        let [x, y] = [0, 1].map(|axis| extent(lists, axis));
        let columns = (sqrt(cells as f64 * ((x.1 - x.0) / (y.1 - y.0))) as usize).clamp(1, cells);
        self.columns.fit(x, columns);
        self.rows.fit(y, cells / columns);
    }

    fn fill(&mut self, lists: &[Vec<IndexedBox<F>>; 2]) {
        let (row_count, column_count) = (self.rows.lowest.len(), self.columns.lowest.len());
        let Self { ranges, boxes, ends, .. } = self;
        for (((list, ranges), ends), boxes) in lists.iter().zip(ranges).zip(ends).zip(boxes) {
            let copies = list.iter().zip(&*ranges).flat_map(|(boxed, range)| {
                let [columns, rows] =
                    [range.columns, range.rows].map(|[first, last]| first as usize..last as usize + 1);
                rows.flat_map(move |row| columns.clone().map(move |column| (row * column_count + column, *boxed)))
            });
            counting_sort(copies, row_count * column_count, ends, boxes);
        }
    }

    /// Records which cells each box overlaps, and the lowest number with which a box begins in each column and row.
    /// Returns the number of copies.
    fn assign(&mut self, lists: &[Vec<IndexedBox<F>>; 2]) -> usize {
        let Self { columns, rows, ranges, .. } = self;
        let mut cells = 0_usize;
        for (list, ranges) in lists.iter().zip(ranges) {
            ranges.clear();
            ranges.extend(list.iter().map(|boxed| {
                let columns = [columns.record_begin(boxed.low[0]), columns.step(boxed.high[0])];
                let rows = [rows.record_begin(boxed.low[1]), rows.step(boxed.high[1])];
                let [across, up] = [columns, rows].map(|[first, last]| (last - first) as usize + 1);
                cells = cells.saturating_add(across * up);
                CellRange { columns, rows }
            }));
        }
        cells
    }
}

impl<F: Float> Steps<F> {
    const fn new() -> Self {
        Self { start: 0.0, density: 0.0, last: 0, lowest: Vec::new() }
    }

    #[expect(clippy::cast_precision_loss, reason = "about so many")]
    fn fit(&mut self, (start, end): (f64, f64), count: usize) {
        self.start = start;
        self.density = count as f64 / (end - start);
        self.last = u32::try_from(count - 1).unwrap_or(u32::MAX);
        self.lowest.clear();
        self.lowest.resize(count, F::round(f64::INFINITY));
    }

    /// Records that a box begins at `at`: updates the lowest number of the step, and returns the step.
    fn record_begin(&mut self, at: F) -> u32 {
        let step = self.step(at);
        let lowest = &mut self.lowest[step as usize];
        *lowest = if at < *lowest { at } else { *lowest };
        step
    }

    /// The step of a number. It never decreases when the number grows: each operation keeps the order. NaN, which comes
    /// only from infinities, is in the first step.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "what is beyond is clamped")]
    #[inline]
    fn step(&self, at: F) -> u32 {
        let step = ((at.widen() - self.start) * self.density) as u32;
        if step < self.last { step } else { self.last }
    }
}

/// The range in which the boxes of a sample begin.
fn extent<F: Float>(lists: &[Vec<IndexedBox<F>>; 2], axis: usize) -> (f64, f64) {
    let begins = lists.iter().flat_map(|list| sample(list)).map(|boxed| boxed.low[axis].widen());
    begins.fold((f64::INFINITY, f64::NEG_INFINITY), |(start, end), at| {
        (if at < start { at } else { start }, if at > end { at } else { end })
    })
}

/// Sorts items by key: counts the items of each key below `keys`, and stores where they end in `ends`.
pub(super) fn counting_sort<T: Copy>(
    items: impl Iterator<Item = (usize, T)> + Clone,
    keys: usize,
    ends: &mut Vec<usize>,
    sorted: &mut Vec<T>,
) {
    ends.clear();
    ends.resize(keys + 1, 0);
    items.clone().for_each(|(key, _)| ends[key + 1] += 1);
    for key in 0..keys {
        ends[key + 1] += ends[key];
    }
    sorted.clear();
    // A placeholder; every item is overwritten.
    if let Some((_, item)) = items.clone().next() {
        sorted.resize(ends[keys], item);
    }
    items.for_each(|(key, item)| {
        sorted[ends[key]] = item;
        ends[key] += 1;
    });
}

/// Branchless `retain`: always write, advance only if kept.
pub(super) fn retain<T: Copy>(list: &mut Vec<T>, keep: impl Fn(&T) -> bool) {
    let mut count = 0;
    for place in 0..list.len() {
        let item = list[place];
        list[count] = item;
        count += usize::from(keep(&item));
    }
    list.truncate(count);
}
