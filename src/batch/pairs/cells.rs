//! Pairs of boxes that overlap, found in cells of the plane.
//!
//! A cell is split at a coordinate: what begins before it goes to the one side, what ends at or after it to the other, what
//! does both to both. A pair belongs to the cell that holds the corner where the intersection of its boxes begins, and so
//! is found once. Splitting ends where few boxes are left, or where it saves too little: all in one place overlap anyway,
//! and what lies side by side in one direction is told apart by the sweep in the other. So neither a box far off, nor one
//! as large as the rest together, nor boxes in a line make it slow.

use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::Range;

use super::boxes::Boxed;
use crate::vector::sealed::Scalar;

/// Between what the pairs are.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Lists {
    /// The boxes of one list.
    One,
    /// Those of one and those of another.
    Two,
}

/// The lists serve as stacks: the boxes of a cell lie on those of the cells around it, in ascending order of their lowest x.
pub(super) struct Cells<'a, S> {
    stacks: &'a mut [Vec<Boxed<S>>; 2],
    lists: Lists,
}

/// A cell begins at `low`, and where it ends does not matter: no box in it begins there.
#[derive(Clone)]
struct Cell<S> {
    low: [S; 2],
    boxes: [Range<usize>; 2],
}

/// Where a cell is split.
#[derive(Clone, Copy)]
struct Split<S> {
    axis: usize,
    at: S,
}

/// So many pairs are tested rather than split.
const FEW: u64 = 96 * 96;

impl<'a, S: Scalar> Cells<'a, S> {
    pub(super) fn new(stacks: &'a mut [Vec<Boxed<S>>; 2], lists: Lists) -> Self {
        for stack in &mut *stacks {
            stack.sort_unstable_by(|p, q| order(p.low[0], q.low[0]));
        }
        Self { stacks, lists }
    }

    /// Calls `found` once with the indices of each pair whose boxes overlap; those of one list in ascending order.
    pub(super) fn visit(&mut self, mut found: impl FnMut(usize, usize)) {
        let lowest = S::round(f64::NEG_INFINITY);
        let boxes = [0..self.stacks[0].len(), 0..self.stacks[1].len()];
        self.visit_cell(&Cell { low: [lowest; 2], boxes }, &mut found);
    }

    fn visit_cell(&mut self, cell: &Cell<S>, found: &mut impl FnMut(usize, usize)) {
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
        found: &mut impl FnMut(usize, usize),
    ) {
        let tops = [self.stacks[0].len(), self.stacks[1].len()];
        for (stack, boxes) in self.stacks.iter_mut().zip(&cell.boxes) {
            push_part(stack, boxes.clone(), &inside);
        }
        let boxes = [tops[0]..self.stacks[0].len(), tops[1]..self.stacks[1].len()];
        self.visit_cell(&Cell { low, boxes }, found);
        self.stacks[0].truncate(tops[0]);
        self.stacks[1].truncate(tops[1]);
    }

    /// The split that leaves the fewest pairs to test, if it saves a quarter of them.
    fn split(&self, cell: &Cell<S>) -> Option<Split<S>> {
        let [first, second] = self.boxes(cell);
        let pairs = self.pairs([first.len(), second.len()]);
        if pairs <= FEW {
            return None;
        }
        let (axes, lists) = ([0, 1], [first, second]);
        let splits = lists.iter().flat_map(|list| axes.map(|axis| middle(list, axis)));
        let costs = splits.flatten().map(|split| (self.cost(&lists, split), split));
        let (cost, split) = costs.min_by_key(|&(cost, _)| cost)?;
        (cost <= pairs - pairs / 4).then_some(split)
    }

    /// How many pairs are left to test.
    fn cost(&self, lists: &[&[Boxed<S>]; 2], Split { axis, at }: Split<S>) -> u64 {
        let before = lists.map(|list| list.iter().filter(|boxed| boxed.low[axis] < at).count());
        let after = lists.map(|list| list.iter().filter(|boxed| boxed.high[axis] >= at).count());
        self.pairs(before).saturating_add(self.pairs(after))
    }

    fn pairs(&self, [first, second]: [usize; 2]) -> u64 {
        let second = if self.lists == Lists::One { first } else { second };
        (first as u64).saturating_mul(second as u64)
    }

    fn boxes(&self, cell: &Cell<S>) -> [&[Boxed<S>]; 2] {
        let [first, second] = &cell.boxes;
        [&self.stacks[0][first.clone()], &self.stacks[1][second.clone()]]
    }

    /// Along x, each box with those that begin before it ends.
    fn sweep(&self, cell: &Cell<S>, found: &mut impl FnMut(usize, usize)) {
        let [first, second] = self.boxes(cell);
        match self.lists {
            Lists::One => {
                for (position, p) in first.iter().enumerate() {
                    cell.meet(p, &first[position + 1..], |q| {
                        let (i, j) = (p.index, q.index);
                        if i < j { found(i, j) } else { found(j, i) }
                    });
                }
            }
            Lists::Two => {
                let mut rest = second;
                for p in first {
                    rest = from(rest, |q| q.low[0] >= p.low[0]);
                    cell.meet(p, rest, |q| found(p.index, q.index));
                }
                let mut rest = first;
                for q in second {
                    // Those that begin with it have met it.
                    rest = from(rest, |p| p.low[0] > q.low[0]);
                    cell.meet(q, rest, |p| found(p.index, q.index));
                }
            }
        }
    }
}

impl<S: Scalar> Cell<S> {
    /// Calls `found` with each of `rest`, which begin no earlier than `p` and in ascending order, that overlaps `p` and
    /// whose pair with it belongs to this cell.
    fn meet(&self, p: &Boxed<S>, rest: &[Boxed<S>], mut found: impl FnMut(&Boxed<S>)) {
        for q in rest.iter().take_while(|q| q.low[0] <= p.high[0]) {
            let bottom = if q.low[1] > p.low[1] { q.low[1] } else { p.low[1] };
            // One branch that is rarely taken, rather than several that cannot be predicted.
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

/// The median of some of the lowest coordinates, evenly taken; `None` for no boxes.
fn middle<S: Scalar>(boxes: &[Boxed<S>], axis: usize) -> Option<Split<S>> {
    const SOME: usize = 31;
    let mut sample = [boxes.first()?.low[axis]; SOME];
    for (k, place) in sample.iter_mut().enumerate() {
        *place = boxes[boxes.len() / SOME * k + boxes.len() % SOME * k / SOME].low[axis];
    }
    sample.sort_unstable_by(|p, q| order(*p, *q));
    Some(Split { axis, at: sample[SOME / 2] })
}

/// For numbers that are none of them NaN.
fn order<S: Scalar>(p: S, q: S) -> Ordering {
    p.partial_cmp(&q).unwrap_or(Ordering::Equal)
}
