//! Strips of the plane, one above the other, in which the boxes are swept along x.
//!
//! A box is copied into each strip that it overlaps. In a strip, the boxes are in the order of the buckets in which they
//! begin, which are steps along x. A box is tested against those after it, up to the last one that begins in the bucket in
//! which it ends. A pair belongs to the strip in which the intersection of its boxes begins, so it is found once.
//!
//! The strip or bucket of a number is rounded, but never decreases when the number grows. Take two boxes that overlap.
//! Their intersection begins where one of them begins, and both overlap the strip in which that is. The box that begins
//! last begins at or before the end of the other, so its bucket is at or before the one in which the other ends. No
//! rounding loses a pair.
//!
//! If a strip is crowded, it is divided into [`Cells`] instead.

use alloc::vec::Vec;
use core::ops::Range;

use super::box_pairs::{counting_sort, make_room};
use super::boxes::{IndexedBox, sample};
use super::cells::{Cells, PairScope};
use super::steps::{Steps, extent};
use crate::vector::sealed::Float;

/// The tests of a box, on average, if the boxes are spread evenly.
const TESTS_PER_BOX: f64 = 3.0;

/// The fewest boxes in a strip, on average: each strip takes time for itself.
const MIN_BOXES_PER_STRIP: usize = 16;

/// The most boxes in a strip, on average, unless boxes are too tall for strips of that size. What is written in one strip
/// should stay in the fastest memory.
const MAX_BOXES_PER_STRIP: usize = 700;

/// Boxes per bucket of a strip, on average. 1 to 3 take about the same time.
const BOXES_PER_BUCKET: usize = 2;

/// The strips that a box overlaps, on average, if there are as many as the height of the boxes allows.
const COPIES_PER_BOX: f64 = 3.0;

/// The most strips that a box overlaps, on average: some more, because a sample tells the height. Otherwise one strip holds
/// all.
const MAX_COPIES_PER_BOX: usize = 5;

/// A strip is crowded if a box would be tested against more than this many others, on average.
const MAX_TESTS_PER_BOX: usize = 24;

/// A box is tested against so many others at a time. With one at a time, the processor would often predict the end of the loop
/// wrongly, which costs more than the tests that are added.
const GROUP: usize = 4;

/// The number of boxes after the others that overlap nothing. With them, each group is complete, even one that begins after the
/// last box.
const PADDING: usize = GROUP;

/// The strips, and the boxes in them.
#[derive(Clone, Debug)]
pub(super) struct Strips<F> {
    /// For each strip, the lowest coordinate of the boxes that begin in it. It is ∞ if none does, and −∞ if one strip holds
    /// all. Take a pair of boxes that overlap a strip. If their intersection begins at that coordinate or above, it begins in
    /// this strip: in a later one it cannot, because one of its boxes would not overlap this strip. If it begins below, it
    /// begins in an earlier strip.
    bottoms: Vec<F>,
    /// The boxes of each list, strip by strip.
    boxes: [Parts<F>; 2],
    /// The boxes of each list that are in one strip, bucket by bucket.
    sorted: [Parts<F>; 2],
    overlaps: Overlaps,
}

/// Boxes, part by part.
#[derive(Clone, Debug)]
struct Parts<F> {
    boxes: Vec<IndexedBox<F>>,
    /// Where the boxes of each part end.
    ends: Vec<usize>,
}

/// The places of boxes that overlap.
#[derive(Clone, Debug)]
struct Overlaps {
    /// What lies beyond `count` does not matter.
    places: Vec<(usize, usize)>,
    count: usize,
    /// The number of tests that may still be made.
    tests_left: usize,
}

impl<F: Float> Strips<F> {
    pub(super) const fn new() -> Self {
        Self {
            bottoms: Vec::new(),
            boxes: [Parts::new(), Parts::new()],
            sorted: [Parts::new(), Parts::new()],
            overlaps: Overlaps { places: Vec::new(), count: 0, tests_left: 0 },
        }
    }

    /// Copies the boxes into strips. There are no copies if one strip holds all.
    fn lay_out(&mut self, lists: &[Vec<IndexedBox<F>>; 2]) {
        let boxes = || lists.iter().flat_map(|list| sample(list));
        let count = lists[0].len() + lists[1].len();
        let y = extent(boxes(), 1);
        let strips = strip_count(count, [extent(boxes(), 0), y], [mean_size(boxes(), 0), mean_size(boxes(), 1)]);
        let strips = Steps::new(y, strips);
        if strips.count() == 1 || self.count(strips, lists) > MAX_COPIES_PER_BOX * count {
            self.bottoms.clear();
            self.bottoms.push(F::round(f64::NEG_INFINITY));
            return;
        }
        for (list, parts) in lists.iter().zip(&mut self.boxes) {
            parts.fill(list, strips);
        }
    }

    /// Counts the boxes in each strip, and finds where the strip begins. Returns the number of copies.
    fn count(&mut self, strips: Steps, lists: &[Vec<IndexedBox<F>>; 2]) -> usize {
        let Self { bottoms, boxes, .. } = self;
        bottoms.clear();
        bottoms.resize(strips.count(), F::round(f64::INFINITY));
        let mut copies = 0_usize;
        for (list, parts) in lists.iter().zip(boxes) {
            let ends = &mut parts.ends;
            ends.clear();
            ends.resize(strips.count() + 1, 0);
            // The number of boxes that begin in a strip, less those that end in the one before.
            for IndexedBox { low, high, .. } in list {
                let [first, last] = [low[1], high[1]].map(|y| strips.of(y));
                ends[first] = ends[first].wrapping_add(1);
                ends[last + 1] = ends[last + 1].wrapping_sub(1);
                bottoms[first] = if low[1] < bottoms[first] { low[1] } else { bottoms[first] };
            }
            // From that, where the boxes of each strip start.
            let (mut overlapping, mut start) = (0_usize, 0_usize);
            for end in ends {
                overlapping = overlapping.wrapping_add(*end);
                *end = start;
                start = start.saturating_add(overlapping);
            }
            copies = copies.saturating_add(start);
        }
        copies
    }

    /// Calls `found` with each pair of boxes that overlap. If the scope is two lists, the first box is of the first list.
    pub(super) fn visit(
        &mut self,
        lists: &[Vec<IndexedBox<F>>; 2],
        scope: PairScope,
        mut found: impl FnMut(&IndexedBox<F>, &IndexedBox<F>),
    ) {
        self.lay_out(lists);
        let Self { bottoms, boxes, sorted, overlaps } = self;
        if let [bottom] = bottoms[..] {
            visit_strip(scope, bottom, lists.each_ref().map(Vec::as_slice), sorted, overlaps, &mut found);
            return;
        }
        for (strip, &bottom) in bottoms.iter().enumerate() {
            let lists = boxes.each_ref().map(|parts| parts.part(strip));
            visit_strip(scope, bottom, lists, sorted, overlaps, &mut found);
        }
    }
}

/// Calls `found` with each pair of these boxes whose intersection begins at `bottom` or above.
fn visit_strip<F: Float>(
    scope: PairScope,
    bottom: F,
    lists: [&[IndexedBox<F>]; 2],
    sorted: &mut [Parts<F>; 2],
    overlaps: &mut Overlaps,
    found: &mut impl FnMut(&IndexedBox<F>, &IndexedBox<F>),
) {
    let count = lists[0].len() + lists[1].len();
    let has_pair = match scope {
        PairScope::OneList => count > 1,
        PairScope::TwoLists => lists.iter().all(|list| !list.is_empty()),
    };
    if !has_pair {
        return;
    }
    let buckets = Steps::new(extent(lists.into_iter().flatten(), 0), count / BOXES_PER_BUCKET + 1);
    for (list, parts) in lists.into_iter().zip(&mut *sorted) {
        parts.sort(list, buckets);
    }
    if sweep(&sweeps(scope, buckets, sorted), overlaps, bottom, found).is_none() {
        Cells::new(sorted.each_mut().map(Parts::remove_padding), scope).visit(bottom, found);
    }
}

impl<F: Float> Parts<F> {
    const fn new() -> Self {
        Self { boxes: Vec::new(), ends: Vec::new() }
    }

    fn start(&self, part: usize) -> usize {
        part.checked_sub(1).map_or(0, |before| self.ends[before])
    }

    fn part(&self, part: usize) -> &[IndexedBox<F>] {
        &self.boxes[self.start(part)..self.ends[part]]
    }

    /// Copies each box into all strips that it overlaps. Before the call, `ends` holds where the boxes of each strip start;
    /// after it, where they end.
    fn fill(&mut self, list: &[IndexedBox<F>], strips: Steps) {
        make_room(&mut self.boxes, self.ends[strips.count()], list.first().copied());
        for boxed in list {
            let [mut strip, last] = [boxed.low[1], boxed.high[1]].map(|y| strips.of(y));
            loop {
                let place = &mut self.ends[strip];
                self.boxes[*place] = *boxed;
                *place += 1;
                if strip == last {
                    break;
                }
                strip += 1;
            }
        }
    }

    /// Puts copies of the boxes in the order of the buckets in which they begin, and padding after them.
    fn sort(&mut self, list: &[IndexedBox<F>], buckets: Steps) {
        let copies = list.iter().map(|boxed| (buckets.of(boxed.low[0]), *boxed));
        // An empty list needs no buckets: no box is tested against it.
        let keys = if list.is_empty() { 0 } else { buckets.count() };
        counting_sort(copies, keys, &mut self.ends, &mut self.boxes);
        let nan = [F::round(f64::NAN); 2];
        self.boxes.extend([IndexedBox { low: nan, high: nan, index: 0 }; PADDING]);
    }

    fn remove_padding(&mut self) -> &mut Vec<IndexedBox<F>> {
        self.boxes.truncate(self.boxes.len() - PADDING);
        &mut self.boxes
    }

    /// The boxes that were sorted.
    fn without_padding(&self) -> &[IndexedBox<F>] {
        &self.boxes[..self.boxes.len() - PADDING]
    }
}

/// Tests boxes of a strip against others, which begin in the same bucket or later.
struct Sweep<'a, F> {
    boxes: &'a [IndexedBox<F>],
    others: &'a Parts<F>,
    buckets: Steps,
    first: First,
}

/// The first of the others to test a box against.
#[derive(Clone, Copy)]
enum First {
    /// The one after the box in the same list.
    AfterIt,
    /// The first in the bucket in which the box begins.
    InItsBucket,
    /// The first in the next bucket.
    InNextBucket,
}

/// The two sweeps that find each pair once. In the second one, boxes of the second list come first. Within one list, it has
/// no boxes.
fn sweeps<F: Float>(scope: PairScope, buckets: Steps, [first, second]: &[Parts<F>; 2]) -> [Sweep<'_, F>; 2] {
    let (others, first_other) = match scope {
        PairScope::OneList => (first, First::AfterIt),
        PairScope::TwoLists => (second, First::InItsBucket),
    };
    [
        Sweep { boxes: first.without_padding(), others, buckets, first: first_other },
        Sweep { boxes: second.without_padding(), others: first, buckets, first: First::InNextBucket },
    ]
}

/// Calls `found` with each pair whose intersection begins at `bottom` or above. `None`, and no call, if there would be too
/// many tests.
fn sweep<F: Float>(
    [one, other]: &[Sweep<'_, F>; 2],
    overlaps: &mut Overlaps,
    bottom: F,
    found: &mut impl FnMut(&IndexedBox<F>, &IndexedBox<F>),
) -> Option<()> {
    overlaps.count = 0;
    overlaps.tests_left = MAX_TESTS_PER_BOX * (one.boxes.len() + other.boxes.len());
    one.find(overlaps)?;
    let count = overlaps.count;
    other.find(overlaps)?;
    let mut visit = |p: &IndexedBox<F>, q: &IndexedBox<F>| {
        if (p.low[1] >= bottom) | (q.low[1] >= bottom) {
            found(p, q);
        }
    };
    let (of_one, of_other) = overlaps.places[..overlaps.count].split_at(count);
    for &(p, q) in of_one {
        visit(&one.boxes[p], &one.others.boxes[q]);
    }
    for &(q, p) in of_other {
        visit(&other.others.boxes[p], &other.boxes[q]);
    }
    Some(())
}

impl<F: Float> Sweep<'_, F> {
    /// Finds the pairs that overlap. `None` if there would be too many tests.
    ///
    /// The number of tests of a box is rounded up to a multiple of [`GROUP`], and is never 0. So it is the same for most boxes,
    /// and the processor predicts when the loop ends. The boxes that are added begin in a later bucket than the one in which
    /// the box ends, or they are padding, so they do not overlap it. No branch depends on the result of a test: each pair is
    /// written, and the next one overwrites it if its boxes do not overlap.
    fn find(&self, overlaps: &mut Overlaps) -> Option<()> {
        for (place, boxed) in self.boxes.iter().enumerate() {
            let range = self.range(place);
            let tests = range.len().max(1).next_multiple_of(GROUP);
            let (room, mut kept) = (overlaps.room(tests)?, 0);
            let groups = self.others.boxes[range.start..][..tests].chunks_exact(GROUP);
            for (others, start) in groups.zip((range.start..).step_by(GROUP)) {
                for (other, other_place) in others.iter().zip(start..) {
                    room[kept] = (place, other_place);
                    kept += usize::from(boxed.intersects(other));
                }
            }
            overlaps.count += kept;
        }
        Some(())
    }

    /// The places of the others that the box at `place` has to be tested against.
    #[inline(always)]
    fn range(&self, place: usize) -> Range<usize> {
        let boxed = &self.boxes[place];
        let [begin, end] = [boxed.low[0], boxed.high[0]].map(|x| self.buckets.of(x));
        let start = match self.first {
            First::AfterIt => place + 1,
            First::InItsBucket => self.others.start(begin),
            First::InNextBucket => self.others.start(begin + 1),
        };
        start..self.others.ends[end]
    }
}

impl Overlaps {
    /// Room for the pairs of so many tests; `None` if there would be too many of them.
    #[inline(always)]
    fn room(&mut self, tests: usize) -> Option<&mut [(usize, usize)]> {
        self.tests_left = self.tests_left.checked_sub(tests)?;
        let end = self.count + tests;
        if self.places.len() < end {
            self.places.resize(2 * end, (0, 0));
        }
        Some(&mut self.places[self.count..end])
    }
}

/// How many strips to make for `count` boxes which begin in the extent, and have the mean size.
///
/// Let W be the extent along x, and w the mean width. With k strips of n/k boxes each, a box meets nw/(kW) boxes of its strip
/// that begin before it ends. Let H be the extent along y, and h the mean height. A box overlaps 1 + kh/H strips.
#[expect(clippy::cast_precision_loss, reason = "about so many")]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "beyond, and NaN, is clamped")]
fn strip_count(count: usize, extent: [(f64, f64); 2], [width, height]: [f64; 2]) -> usize {
    let [whole_width, whole_height] = extent.map(|(start, end)| end - start);
    let strips = (count as f64 * width / (whole_width * TESTS_PER_BOX)) as usize;
    let most = ((COPIES_PER_BOX - 1.0) * whole_height / height) as usize;
    strips.max(count / MAX_BOXES_PER_STRIP).min(most).clamp(1, count / MIN_BOXES_PER_STRIP + 1)
}

/// The mean of the sizes of the boxes; NaN if there are none. A wrong mean costs time, not pairs.
fn mean_size<'a, F: Float + 'a>(boxes: impl Iterator<Item = &'a IndexedBox<F>>, axis: usize) -> f64 {
    let sizes = boxes.map(|boxed| boxed.high[axis].widen() - boxed.low[axis].widen());
    let (sum, count) = sizes.fold((0.0, 0.0), |(sum, count), size| (sum + size, count + 1.0));
    sum / count
}
