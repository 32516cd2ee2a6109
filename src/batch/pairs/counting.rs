//! Lists that are sorted and thinned out without a branch that depends on an item.

use alloc::vec::Vec;

/// Sorts items by key: counts those of each key below `keys`, and puts them where these end.
pub(super) fn sort_by_key<T: Copy>(
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
    // Any item, to be written over.
    if let Some((_, item)) = items.clone().next() {
        sorted.resize(ends[keys], item);
    }
    items.for_each(|(key, item)| {
        sorted[ends[key]] = item;
        ends[key] += 1;
    });
}

/// Keeps what `keep` tells to: each item is written, and only then counted.
pub(super) fn keep<T: Copy>(list: &mut Vec<T>, keep: impl Fn(&T) -> bool) {
    let mut count = 0;
    for place in 0..list.len() {
        let item = list[place];
        list[count] = item;
        count += usize::from(keep(&item));
    }
    list.truncate(count);
}
