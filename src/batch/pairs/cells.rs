//! Overlapping pairs of the boxes of a crowded strip, found in cells.
//!
//! A cell is swept along x: each box is tested against those that begin before it ends. If that takes long, the cell is
//! split instead. Boxes that begin before the split go to one side, boxes that end at or after it go to the other, and
//! boxes that do both go to both. A pair belongs to the cell that holds the corner where the intersection of its boxes
//! begins, so it is found once. A cell that no split makes much smaller is swept anyway: its boxes are in one place, and
//! most of them overlap. So the method stays fast with a box far away, with a box as large as all others together, and
//! with boxes in a line.
//!
//! A sample estimates how long a sweep takes and how much a split saves. A wrong estimate costs time, not pairs.

use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::Range;

use super::boxes::{IndexedBox, SAMPLE, sample};
use crate::vector::sealed::Float;

/// Whether pairs lie within one list or between two.
#[derive(Clone, Copy, PartialEq)]
pub enum PairScope {
    /// Both boxes are in the same list.
    OneList,
    /// One box is in the first list and one in the second.
    TwoLists,
}

/// The lists serve as stacks: the boxes of a part of a cell lie above all others, in ascending order of their lowest x.
pub(super) struct Cells<'a, F> {
    stacks: [&'a mut Vec<IndexedBox<F>>; 2],
    scope: PairScope,
}

/// A cell begins at `low`. Its end does not matter: no box in the cell begins beyond it.
#[derive(Clone)]
struct Cell<F> {
    low: [F; 2],
    boxes: [Range<usize>; 2],
    /// How often the cell may still be split, whatever the sample says.
    splits: u8,
}

/// Where a cell is split.
#[derive(Clone, Copy)]
struct Split<F> {
    axis: usize,
    at: F,
}

/// A sweep takes long if it tests a box against more than this many others, on average.
const MAX_TESTS_PER_BOX: usize = 6;

impl<'a, F: Float> Cells<'a, F> {
    pub(super) fn new(stacks: [&'a mut Vec<IndexedBox<F>>; 2], scope: PairScope) -> Self {
        Self { stacks, scope }
    }

    /// Calls `found` once with each overlapping pair of the boxes whose intersection begins at `bottom` or above. If the
    /// scope is two lists, the first box is of the first list.
    pub(super) fn visit(&mut self, bottom: F, found: &mut impl FnMut(&IndexedBox<F>, &IndexedBox<F>)) {
        for stack in &mut self.stacks {
            stack.sort_unstable_by(|p, q| order(p.low[0], q.low[0]));
        }
        let boxes = [0..self.stacks[0].len(), 0..self.stacks[1].len()];
        let low = [F::round(f64::NEG_INFINITY), bottom];
        self.visit_cell(&Cell { low, boxes, splits: 48 }, found);
    }

    fn visit_cell(&mut self, cell: &Cell<F>, found: &mut impl FnMut(&IndexedBox<F>, &IndexedBox<F>)) {
        match self.split(cell) {
            Some(split) => {
                self.visit_part(cell, |boxed| boxed.low[split.axis] < split.at, cell.low, found);
                let mut low = cell.low;
                // No lower: what begins below belongs to others, wherever a sample says to split.
                low[split.axis] = if split.at > low[split.axis] { split.at } else { low[split.axis] };
                self.visit_part(cell, |boxed| boxed.high[split.axis] >= split.at, low, found);
            }
            None => self.sweep(cell, found),
        }
    }

    /// Visits the part of the cell with the boxes that are `inside`.
    fn visit_part(
        &mut self,
        cell: &Cell<F>,
        inside: impl Fn(&IndexedBox<F>) -> bool,
        low: [F; 2],
        found: &mut impl FnMut(&IndexedBox<F>, &IndexedBox<F>),
    ) {
        let tops = [self.stacks[0].len(), self.stacks[1].len()];
        for (stack, boxes) in self.stacks.iter_mut().zip(&cell.boxes) {
            push_part(stack, boxes.clone(), &inside);
        }
        let boxes = [tops[0]..self.stacks[0].len(), tops[1]..self.stacks[1].len()];
        self.visit_cell(&Cell { low, boxes, splits: cell.splits - 1 }, found);
        self.stacks[0].truncate(tops[0]);
        self.stacks[1].truncate(tops[1]);
    }

    /// Where to split a cell whose sweep takes long, if that saves a quarter of its pairs. y is tried first, because a
    /// sweep along x does not separate boxes in y; then x.
    fn split(&self, cell: &Cell<F>) -> Option<Split<F>> {
        let lists = self.boxes(cell);
        if cell.splits == 0 || !self.is_long(lists) {
            return None;
        }
        [1, 0].into_iter().find_map(|axis| {
            let (cost, at) = self.best_split(&lists.map(|list| Sample::of(list, axis)))?;
            (4 * cost <= 3 * SAMPLE * SAMPLE).then_some(Split { axis, at })
        })
    }

    /// The split that leaves the fewest pairs of the samples, and how many these are. The median would not do: where wide
    /// boxes lie beside tall ones, it may separate neither sort.
    fn best_split(&self, samples: &[Sample<F>; 2]) -> Option<(usize, F)> {
        let pairs = |[first, second]: [usize; 2]| first * if self.scope == PairScope::OneList { first } else { second };
        let cost = |at| {
            pairs(samples.each_ref().map(|sample| sample.before(at)))
                + pairs(samples.each_ref().map(|sample| sample.after(at)))
        };
        let places = samples.iter().flat_map(|sample| &sample.low[..sample.count]);
        places.map(|&at| (cost(at), at)).min_by_key(|&(cost, _)| cost)
    }

    fn is_long(&self, [first, second]: [&[IndexedBox<F>]; 2]) -> bool {
        let tests = match self.scope {
            PairScope::OneList => tests(first, first),
            PairScope::TwoLists => tests(first, second).saturating_add(tests(second, first)),
        };
        tests > MAX_TESTS_PER_BOX * (first.len() + second.len())
    }

    fn boxes(&self, cell: &Cell<F>) -> [&[IndexedBox<F>]; 2] {
        let [first, second] = &cell.boxes;
        [&self.stacks[0][first.clone()], &self.stacks[1][second.clone()]]
    }

    /// Sweeps along x: tests each box against those that begin before it ends.
    fn sweep(&self, cell: &Cell<F>, found: &mut impl FnMut(&IndexedBox<F>, &IndexedBox<F>)) {
        let [first, second] = self.boxes(cell);
        match self.scope {
            PairScope::OneList => {
                for (position, p) in first.iter().enumerate() {
                    cell.meet(p, &first[position + 1..], |q| found(p, q));
                }
            }
            PairScope::TwoLists => {
                let mut rest = second;
                for p in first {
                    rest = from(rest, |q| q.low[0] >= p.low[0]);
                    cell.meet(p, rest, |q| found(p, q));
                }
                let mut rest = first;
                for q in second {
                    // Boxes that begin at the same x have met it above.
                    rest = from(rest, |p| p.low[0] > q.low[0]);
                    cell.meet(q, rest, |p| found(p, q));
                }
            }
        }
    }
}

impl<F: Float> Cell<F> {
    /// Calls `found` with each box of `rest` that overlaps `p`, if the pair belongs to this cell. The boxes of `rest`
    /// are in ascending order, and begin no earlier than `p`.
    #[expect(
        clippy::needless_bitwise_bool,
        reason = "one branch, rarely taken, instead of several that cannot be predicted"
    )]
    fn meet(&self, p: &IndexedBox<F>, rest: &[IndexedBox<F>], mut found: impl FnMut(&IndexedBox<F>)) {
        for q in rest.iter().take_while(|q| q.low[0] <= p.high[0]) {
            let bottom = if q.low[1] > p.low[1] { q.low[1] } else { p.low[1] };
            if p.intersects_along(q, 1) & (bottom >= self.low[1]) & (q.low[0] >= self.low[0]) {
                found(q);
            }
        }
    }
}

/// The boxes from the first one on for which `begun` is true.
fn from<F>(boxes: &[IndexedBox<F>], begun: impl Fn(&IndexedBox<F>) -> bool) -> &[IndexedBox<F>] {
    let skipped = boxes.iter().take_while(|boxed| !begun(boxed)).count();
    &boxes[skipped..]
}

/// Pushes copies of the boxes that are `inside`, without an unpredictable branch: always write, advance only if inside.
fn push_part<F: Copy>(stack: &mut Vec<IndexedBox<F>>, boxes: Range<usize>, inside: impl Fn(&IndexedBox<F>) -> bool) {
    let (top, mut count) = (stack.len(), 0);
    stack.extend_from_within(boxes.clone());
    let (below, above) = stack.split_at_mut(top);
    for boxed in &below[boxes] {
        above[count] = *boxed;
        count += usize::from(inside(boxed));
    }
    stack.truncate(top + count);
}

/// An estimate of the number of pairs of a box of `list` and one of `others` that begins within it, along x.
fn tests<F: Float>(list: &[IndexedBox<F>], others: &[IndexedBox<F>]) -> usize {
    let within = |p: &IndexedBox<F>| {
        others.partition_point(|other| other.low[0] <= p.high[0])
            - others.partition_point(|other| other.low[0] < p.low[0])
    };
    sample(list).map(|p| within(p).saturating_mul(list.len()) / SAMPLE).sum()
}

/// Where the boxes of a sample begin and end along an axis, each in ascending order.
struct Sample<F> {
    low: [F; SAMPLE],
    high: [F; SAMPLE],
    /// 0 if the list is empty.
    count: usize,
}

impl<F: Float> Sample<F> {
    fn of(list: &[IndexedBox<F>], axis: usize) -> Self {
        let mut ends = [[F::round(0.0); SAMPLE]; 2];
        let mut count = 0;
        for boxed in sample(list) {
            [ends[0][count], ends[1][count]] = [boxed.low[axis], boxed.high[axis]];
            count += 1;
        }
        for ends in &mut ends {
            ends[..count].sort_unstable_by(|p, q| order(*p, *q));
        }
        let [low, high] = ends;
        Self { low, high, count }
    }

    /// How many begin before `at`.
    fn before(&self, at: F) -> usize {
        self.low[..self.count].partition_point(|&low| low < at)
    }

    /// How many end at `at` or after it.
    fn after(&self, at: F) -> usize {
        self.count - self.high[..self.count].partition_point(|&high| high < at)
    }
}

/// The order of two numbers that are not NaN.
fn order<F: Float>(p: F, q: F) -> Ordering {
    p.partial_cmp(&q).unwrap_or(Ordering::Equal)
}
