//! Pairs of boxes that overlap, found in cells of the plane.
//!
//! In a cell of few, each box is tested against each. A larger cell is swept along x, each box with those that begin before
//! it ends, unless that takes long: then it is split. What begins before the split goes to the one side, what ends at or
//! after it to the other, and what does both to both. A pair belongs to the cell that holds the corner where the intersection
//! of its boxes begins, and so is found once. A cell that no split makes much smaller is swept all the same: its boxes are in
//! one place, and most of them overlap. So neither a box far off, nor one as large as the rest together, nor boxes in a line
//! make it slow.
//!
//! How long a sweep takes and what a split saves is told from a sample. It costs time, not pairs, to be wrong.

use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::Range;

use super::grid::Boxed;
use crate::vector::sealed::Float;

/// Between what the pairs are.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Lists {
    /// The boxes of one list.
    One,
    /// Those of one and those of another.
    Two,
}

/// The lists serve as stacks: the boxes of a part of a cell lie above all others, in ascending order of their lowest x.
pub(super) struct Cells<'a, S> {
    stacks: &'a mut [Vec<Boxed<S>>; 2],
    lists: Lists,
}

/// A cell begins at `low`, and where it ends does not matter: no box in it begins there.
#[derive(Clone)]
struct Cell<S> {
    low: [S; 2],
    boxes: [Range<usize>; 2],
    /// How often it may be split, whatever the sample says.
    splits: u8,
}

/// Where a cell is split.
#[derive(Clone, Copy)]
struct Split<S> {
    axis: usize,
    at: S,
}

/// So many boxes of a list make the sample.
const SAMPLE: usize = 31;

/// A sweep takes long if a box is tested against more than so many others, on average.
const LONG: usize = 6;

impl<'a, S: Float> Cells<'a, S> {
    pub(super) fn new(stacks: &'a mut [Vec<Boxed<S>>; 2], lists: Lists) -> Self {
        Self { stacks, lists }
    }

    /// Calls `found` once with each pair of these boxes whose intersection begins at `low` or above: with one of either list,
    /// or with two of the one in ascending order of their indices.
    pub(super) fn visit(
        &mut self,
        low: [S; 2],
        boxes: [Range<usize>; 2],
        found: &mut impl FnMut(&Boxed<S>, &Boxed<S>),
    ) {
        let lists = self.lists;
        let mut found = |p: &Boxed<S>, q: &Boxed<S>| {
            if lists == Lists::One && p.index > q.index { found(q, p) } else { found(p, q) }
        };
        let cell = Cell { low, boxes, splits: 48 };
        if cell.boxes.iter().all(|boxes| boxes.len() <= BRUTE_FORCE) {
            brute_force(cell.low, lists, self.boxes(&cell), found);
        } else {
            for (stack, boxes) in self.stacks.iter_mut().zip(&cell.boxes) {
                stack[boxes.clone()].sort_unstable_by(|p, q| order(p.low[0], q.low[0]));
            }
            self.visit_cell(&cell, &mut found);
        }
    }

    fn visit_cell(&mut self, cell: &Cell<S>, found: &mut impl FnMut(&Boxed<S>, &Boxed<S>)) {
        match self.split(cell) {
            Some(split) => {
                self.visit_part(cell, |boxed| boxed.low[split.axis] < split.at, cell.low, found);
                let mut low = cell.low;
                low[split.axis] = split.at;
                self.visit_part(cell, |boxed| boxed.high[split.axis] >= split.at, low, found);
            }
            None => self.sweep(cell, found),
        }
    }

    /// The cell of those boxes that are `inside`.
    fn visit_part(
        &mut self,
        cell: &Cell<S>,
        inside: impl Fn(&Boxed<S>) -> bool,
        low: [S; 2],
        found: &mut impl FnMut(&Boxed<S>, &Boxed<S>),
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

    /// Where to split a cell whose sweep takes long, if that saves a quarter of its pairs: across y, in which a sweep does
    /// not tell boxes apart, or else across x.
    fn split(&self, cell: &Cell<S>) -> Option<Split<S>> {
        let lists = self.boxes(cell);
        if cell.splits == 0 || !self.is_long(lists) {
            return None;
        }
        [1, 0].into_iter().find_map(|axis| {
            let splits = lists.into_iter().filter_map(|list| middle(list, axis));
            let (cost, split) = splits.map(|split| (self.cost(lists, split), split)).min_by_key(|&(cost, _)| cost)?;
            (4 * cost <= 3 * SAMPLE * SAMPLE).then_some(split)
        })
    }

    fn is_long(&self, [first, second]: [&[Boxed<S>]; 2]) -> bool {
        let tests = match self.lists {
            Lists::One => tests(first, first),
            Lists::Two => tests(first, second).saturating_add(tests(second, first)),
        };
        tests > LONG * (first.len() + second.len())
    }

    /// How many pairs of the samples a split leaves.
    fn cost(&self, lists: [&[Boxed<S>]; 2], Split { axis, at }: Split<S>) -> usize {
        let before = lists.map(|list| sample(list).filter(|boxed| boxed.low[axis] < at).count());
        let after = lists.map(|list| sample(list).filter(|boxed| boxed.high[axis] >= at).count());
        let pairs = |[first, second]: [usize; 2]| first * if self.lists == Lists::One { first } else { second };
        pairs(before) + pairs(after)
    }

    fn boxes(&self, cell: &Cell<S>) -> [&[Boxed<S>]; 2] {
        let [first, second] = &cell.boxes;
        [&self.stacks[0][first.clone()], &self.stacks[1][second.clone()]]
    }

    /// Along x, each box with those that begin before it ends.
    fn sweep(&self, cell: &Cell<S>, found: &mut impl FnMut(&Boxed<S>, &Boxed<S>)) {
        let [first, second] = self.boxes(cell);
        match self.lists {
            Lists::One => {
                for (position, p) in first.iter().enumerate() {
                    cell.meet(p, &first[position + 1..], |q| found(p, q));
                }
            }
            Lists::Two => {
                let mut rest = second;
                for p in first {
                    rest = from(rest, |q| q.low[0] >= p.low[0]);
                    cell.meet(p, rest, |q| found(p, q));
                }
                let mut rest = first;
                for q in second {
                    // Those that begin with it have met it.
                    rest = from(rest, |p| p.low[0] > q.low[0]);
                    cell.meet(q, rest, |p| found(p, q));
                }
            }
        }
    }
}

impl<S: Float> Cell<S> {
    /// Calls `found` with each of `rest`, which begin no earlier than `p` and in ascending order, that overlaps `p` and
    /// whose pair with it belongs to this cell.
    #[expect(
        clippy::needless_bitwise_bool,
        reason = "one branch, rarely taken, instead of several that cannot be predicted"
    )]
    fn meet(&self, p: &Boxed<S>, rest: &[Boxed<S>], mut found: impl FnMut(&Boxed<S>)) {
        for q in rest.iter().take_while(|q| q.low[0] <= p.high[0]) {
            let bottom = if q.low[1] > p.low[1] { q.low[1] } else { p.low[1] };
            let overlap = (q.low[1] <= p.high[1]) & (p.low[1] <= q.high[1]);
            if overlap & (bottom >= self.low[1]) & (q.low[0] >= self.low[0]) {
                found(q);
            }
        }
    }
}

/// The boxes from the first one on for which `begun` holds.
fn from<S>(boxes: &[Boxed<S>], begun: impl Fn(&Boxed<S>) -> bool) -> &[Boxed<S>] {
    let skipped = boxes.iter().take_while(|boxed| !begun(boxed)).count();
    &boxes[skipped..]
}

/// Pushes copies of some of a stack's boxes: all are written, for which ones stay cannot be predicted, and only then counted.
fn push_part<S: Copy>(stack: &mut Vec<Boxed<S>>, boxes: Range<usize>, inside: impl Fn(&Boxed<S>) -> bool) {
    let (top, mut count) = (stack.len(), 0);
    stack.extend_from_within(boxes.clone());
    let (below, above) = stack.split_at_mut(top);
    for boxed in &below[boxes] {
        above[count] = *boxed;
        count += usize::from(inside(boxed));
    }
    stack.truncate(top + count);
}

/// Boxes taken evenly from a list; none from an empty one.
pub(super) fn sample<S>(list: &[Boxed<S>]) -> impl Iterator<Item = &Boxed<S>> {
    let (step, rest) = (list.len() / SAMPLE, list.len() % SAMPLE);
    (0..SAMPLE).filter_map(move |k| list.get(step * k + rest * k / SAMPLE))
}

/// About how many of `others` begin, along x, within the boxes of `list`, summed up over these.
fn tests<S: Float>(list: &[Boxed<S>], others: &[Boxed<S>]) -> usize {
    let within = |p: &Boxed<S>| {
        others.partition_point(|other| other.low[0] <= p.high[0])
            - others.partition_point(|other| other.low[0] < p.low[0])
    };
    sample(list).map(|p| within(p).saturating_mul(list.len()) / SAMPLE).sum()
}

/// The median of the sample's lowest coordinates; `None` for no boxes.
fn middle<S: Float>(list: &[Boxed<S>], axis: usize) -> Option<Split<S>> {
    let mut coordinates = [list.first()?.low[axis]; SAMPLE];
    for (place, boxed) in coordinates.iter_mut().zip(sample(list)) {
        *place = boxed.low[axis];
    }
    coordinates.sort_unstable_by(|p, q| order(*p, *q));
    Some(Split { axis, at: coordinates[SAMPLE / 2] })
}

/// For numbers that are none of them NaN.
fn order<S: Float>(p: S, q: S) -> Ordering {
    p.partial_cmp(&q).unwrap_or(Ordering::Equal)
}

/// So many boxes of a list are few.
const BRUTE_FORCE: usize = 16;

/// Calls `found` with each pair of boxes that overlap and whose intersection begins at `low` or above.
fn brute_force<S: Float>(
    low: [S; 2],
    lists: Lists,
    [first, second]: [&[Boxed<S>]; 2],
    mut found: impl FnMut(&Boxed<S>, &Boxed<S>),
) {
    let others = if lists == Lists::One { first } else { second };
    // What overlaps cannot be predicted: all pairs are written, and only then counted.
    let (mut pairs, mut count) = ([(0, 0); BRUTE_FORCE * BRUTE_FORCE], 0);
    for (i, p) in (0_u8..).zip(first) {
        let begin = if lists == Lists::One { i + 1 } else { 0 };
        for (j, q) in (begin..).zip(&others[usize::from(begin)..]) {
            pairs[count] = (i, j);
            count += usize::from(overlap(p, q));
        }
    }
    for &(i, j) in &pairs[..count] {
        let (p, q) = (&first[usize::from(i)], &others[usize::from(j)]);
        if begins_above(low, p, q) {
            found(p, q);
        }
    }
}

fn overlap<S: Float>(p: &Boxed<S>, q: &Boxed<S>) -> bool {
    let along = |axis: usize| (q.low[axis] <= p.high[axis]) & (p.low[axis] <= q.high[axis]);
    along(0) & along(1)
}

fn begins_above<S: Float>(low: [S; 2], p: &Boxed<S>, q: &Boxed<S>) -> bool {
    let along = |axis: usize| (p.low[axis] >= low[axis]) | (q.low[axis] >= low[axis]);
    along(0) & along(1)
}
