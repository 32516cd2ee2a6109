//! The pairs of boxes that overlap, in order.

use alloc::vec::Vec;

use super::boxes::IndexedBox;
use super::cells::PairScope;
use super::strips::Strips;
use crate::vector::sealed::Float;

/// The pairs of boxes that overlap.
#[derive(Clone, Debug)]
pub struct BoxPairs<F> {
    pub(super) boxes: [Vec<IndexedBox<F>>; 2],
    strips: Strips<F>,
    unsorted: Vec<(usize, usize)>,
    /// Where the pairs of each first index end in `sorted`.
    ends: Vec<usize>,
    pub(super) sorted: Vec<(usize, usize)>,
}

impl<F: Float> BoxPairs<F> {
    pub(super) const fn new() -> Self {
        Self {
            boxes: [Vec::new(), Vec::new()],
            strips: Strips::new(),
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
        let Self { boxes, strips, unsorted, ends, sorted } = self;
        strips.visit(boxes, scope, |p, q| {
            let (i, j) = (p.index, q.index);
            unsorted.push(if scope == PairScope::OneList && i > j { (j, i) } else { (i, j) });
        });
        counting_sort(unsorted.iter().map(|&pair| (pair.0, pair)), count, ends, sorted);
        sorted.chunk_by_mut(|p, q| p.0 == q.0).for_each(<[_]>::sort_unstable);
    }
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
    make_room(sorted, ends[keys], items.clone().next().map(|(_, item)| item));
    items.for_each(|(key, item)| {
        sorted[ends[key]] = item;
        ends[key] += 1;
    });
}

/// Makes the length `count`. Every item is overwritten later: so the ones that are there may stay, and any may be new.
pub(super) fn make_room<T: Copy>(list: &mut Vec<T>, count: usize, any: Option<T>) {
    list.truncate(count);
    if let Some(any) = any {
        list.resize(count, any);
    }
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
