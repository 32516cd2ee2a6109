//! How fast the functions of `batch` can be at all: simple loops, inexact, unchecked and without normals.
//!
//! Coordinates are in columns, sixteen circles are tested at a time without a root, and the compiler turns that into the
//! vector instructions of the processor. `fused` tells whether it has one for `a * b + c`.

#![allow(clippy::inline_always, reason = "a function takes the instructions of the one that it is inlined into")]
#![allow(clippy::needless_bitwise_bool, reason = "a jump would keep the loop from being vectorised")]

use super::draw::{Aim, REACH};
use super::{Circle, Scalar, Vector};
use crate::peers::Stored;

/// A multiple of every register's width.
const LANES: usize = 16;

/// Circles, each coordinate on its own.
#[derive(Clone)]
pub(crate) struct Columns {
    x: Vec<Scalar>,
    y: Vec<Scalar>,
    r: Vec<Scalar>,
}

/// Sixteen circles.
type Block<'a> = [&'a [Scalar; LANES]; 3];

impl Columns {
    /// Filled up to whole blocks with circles that no comparison holds for.
    pub(crate) fn new(circles: &[Circle]) -> Self {
        let column = |of: fn(&Circle) -> Scalar| {
            let mut column: Vec<Scalar> = circles.iter().map(of).collect();
            column.resize(circles.len().next_multiple_of(LANES), Scalar::NAN);
            column
        };
        Self { x: column(|c| c.center.x), y: column(|c| c.center.y), r: column(|c| c.radius) }
    }

    /// With the index of the first circle of each.
    #[inline(always)]
    fn blocks(&self) -> impl Iterator<Item = (usize, Block<'_>)> {
        let [x, y, r] = [&self.x, &self.y, &self.r].map(|column| column.as_chunks::<LANES>().0);
        let blocks = x.iter().zip(y).zip(r).enumerate();
        blocks.map(|(index, ((x, y), r))| (index * LANES, [x, y, r]))
    }
}

impl Stored<Vec<Circle>> for Columns {
    fn stored(circles: &Vec<Circle>) -> Self {
        Self::new(circles)
    }
}

#[inline(always)]
fn sum(fused: bool, a: Scalar, b: Scalar, c: Scalar) -> Scalar {
    if fused { a.mul_add(b, c) } else { a * b + c }
}

#[inline(always)]
fn circle([x, y, r]: Block<'_>, lane: usize) -> Circle {
    Circle::new(Vector::new(x[lane], y[lane]), r[lane])
}

/// Whether the ray may enter one of sixteen circles before `reach`.
///
/// In the ray's own frame a circle lies `along` it and `across`.
#[inline(always)]
fn may_enter(fused: bool, ray: &Aim, [x, y, r]: Block<'_>, reach: Scalar) -> bool {
    let Aim { origin: o, direction: d } = *ray;
    let mut may_enter = [0_u32; LANES];
    for lane in 0..LANES {
        let (dx, dy) = (x[lane] - o.x, y[lane] - o.y);
        let along = sum(fused, dx, d.x, dy * d.y);
        let across = sum(fused, dx, d.y, -(dy * d.x));
        let in_reach = (along >= -r[lane]) & (along - r[lane] <= reach);
        may_enter[lane] = u32::from(in_reach & (across.abs() <= r[lane]));
    }
    any(&may_enter)
}

#[inline(always)]
fn any(lanes: &[u32; LANES]) -> bool {
    lanes.iter().fold(0, |any, one| any | one) != 0
}

/// What is told of a hit: the index of the circle, and where the ray enters it. Returns where the ray ends from then on.
trait Visit: FnMut(usize, Scalar) -> Option<Scalar> {}

impl<F: FnMut(usize, Scalar) -> Option<Scalar>> Visit for F {}

/// Each of sixteen circles that the ray enters before its end: half a chord before the middle.
#[cold]
fn hits(ray: &Aim, start: usize, block: Block<'_>, mut reach: Scalar, visit: &mut impl Visit) -> Option<Scalar> {
    for lane in 0..LANES {
        let Circle { center, radius } = circle(block, lane);
        let to = center - ray.origin;
        let (along, across) = (to.dot(ray.direction), to.perp_dot(ray.direction));
        let half = (radius * radius - across * across).sqrt();
        // Not so where there is no chord, and half of it is NaN.
        if along + half >= 0.0 && along - half < reach {
            reach = visit(start + lane, (along - half).max(0.0))?;
        }
    }
    Some(reach)
}

/// Each circle that the ray enters before its end.
#[inline(always)]
fn for_each_hit(fused: bool, ray: &Aim, circles: &Columns, mut visit: impl Visit) {
    let mut reach = REACH;
    for (start, block) in circles.blocks() {
        if may_enter(fused, ray, block, reach) {
            let Some(end) = hits(ray, start, block, reach, &mut visit) else { return };
            reach = end;
        }
    }
}

#[inline(always)]
pub(crate) fn raycast(fused: bool, ray: &Aim, circles: &Columns, nearest: &mut Option<(usize, Scalar)>) {
    *nearest = None;
    for_each_hit(fused, ray, circles, |index, t| {
        *nearest = Some((index, t));
        Some(t)
    });
}

#[inline(always)]
pub(crate) fn raycast_any(fused: bool, ray: &Aim, circles: &Columns, found: &mut Option<usize>) {
    *found = None;
    for_each_hit(fused, ray, circles, |index, _| {
        *found = Some(index);
        None
    });
}

#[inline(always)]
pub(crate) fn raycast_all(fused: bool, ray: &Aim, circles: &Columns, hits: &mut Vec<(usize, Scalar)>) {
    hits.clear();
    for_each_hit(fused, ray, circles, |index, t| {
        hits.push((index, t));
        Some(REACH)
    });
    hits.sort_unstable_by(|(_, a), (_, b)| a.total_cmp(b));
}

/// Which of sixteen circles are at most `limit` apart from `to`.
#[inline(always)]
fn within(fused: bool, to: &Circle, [x, y, r]: Block<'_>, limit: Scalar) -> [u32; LANES] {
    let mut within = [0; LANES];
    for lane in 0..LANES {
        let (dx, dy) = (x[lane] - to.center.x, y[lane] - to.center.y);
        let farthest = r[lane] + (to.radius + limit);
        within[lane] = u32::from(sum(fused, dx, dx, dy * dy) <= farthest * farthest);
    }
    within
}

#[inline(always)]
pub(crate) fn intersecting(fused: bool, to: &Circle, circles: &Columns, found: &mut Vec<usize>) {
    found.clear();
    for (start, block) in circles.blocks() {
        let within = within(fused, to, block, 0.0);
        if any(&within) {
            (0..LANES).filter(|&lane| within[lane] != 0).for_each(|lane| found.push(start + lane));
        }
    }
}

#[inline(always)]
fn distance(fused: bool, to: &Circle, [x, y, r]: [Scalar; 3]) -> Scalar {
    let (dx, dy) = (x - to.center.x, y - to.center.y);
    (sum(fused, dx, dx, dy * dy).sqrt() - (r + to.radius)).max(0.0)
}

#[inline(always)]
pub(crate) fn closest(fused: bool, to: &Circle, circles: &Columns, closest: &mut Option<(usize, Scalar)>) {
    *closest = None;
    let mut least = Scalar::INFINITY;
    for (start, block) in circles.blocks() {
        if any(&within(fused, to, block, least)) {
            for lane in 0..LANES {
                let distance = distance(fused, to, block.map(|column| column[lane]));
                if distance < least {
                    least = distance;
                    *closest = Some((start + lane, distance));
                }
            }
        }
    }
}

#[inline(always)]
pub(crate) fn distances(fused: bool, to: &Circle, Columns { x, y, r }: &Columns, distances: &mut [Scalar]) {
    for (((x, y), r), distance) in x.iter().zip(y).zip(r).zip(distances) {
        *distance = self::distance(fused, to, [*x, *y, *r]);
    }
}

/// The first that is invalid. There must be whole blocks: their filling is.
#[inline(always)]
pub(crate) fn validate(circles: &Columns, valid: &mut Result<(), usize>) {
    *valid = Ok(());
    for (start, [x, y, r]) in circles.blocks() {
        let mut invalid = [0_u32; LANES];
        for lane in 0..LANES {
            // Zero times an infinity or a NaN is NaN.
            let zero = x[lane] * 0.0 + y[lane] * 0.0 + r[lane] * 0.0;
            invalid[lane] = u32::from((zero != 0.0) | (r[lane] < 0.0));
        }
        if any(&invalid) {
            *valid = invalid.iter().position(|&lane| lane != 0).map_or(Ok(()), |lane| Err(start + lane));
            return;
        }
    }
}

/// Upright strips of equal width, about as many as circles.
struct Strips {
    left: Scalar,
    per_unit: Scalar,
}

impl Strips {
    #[inline(always)]
    #[expect(clippy::cast_precision_loss, reason = "a round number of circles")]
    fn of(lists: &[&Columns]) -> Self {
        let count: usize = lists.iter().map(|list| list.x.len()).sum();
        let edges = lists.iter().flat_map(|Columns { x, r, .. }| x.iter().zip(r).map(|(x, r)| x - r));
        let (left, right) = edges
            .fold((Scalar::INFINITY, Scalar::NEG_INFINITY), |(left, right), edge| (left.min(edge), right.max(edge)));
        Self { left, per_unit: count as Scalar / (right - left) }
    }

    /// Of all places to the left of the first circle, the first strip.
    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the cast saturates")]
    fn index(&self, x: Scalar) -> usize {
        ((x - self.left) * self.per_unit) as usize
    }
}

/// Circles in the order of the strips in which they begin, and beyond the last a block that no comparison holds for.
struct Sorted {
    strips: Vec<usize>,
    columns: Columns,
    /// Where they were before.
    indices: Vec<usize>,
}

impl Sorted {
    #[inline(always)]
    fn new(circles: &Columns, strips: &Strips) -> Self {
        let Columns { x, y, r } = circles;
        let strip = |index: usize| strips.index(x[index] - r[index]);
        let indices = counting_sort(x.len(), strip);
        let column = |of: &[Scalar]| indices.iter().map(|&index| of[index]).chain([Scalar::NAN; LANES]).collect();
        Self {
            strips: indices.iter().map(|&index| strip(index)).chain([usize::MAX; LANES]).collect(),
            columns: Columns { x: column(x), y: column(y), r: column(r) },
            indices,
        }
    }

    #[inline(always)]
    fn circle(&self, rank: usize) -> Circle {
        let Columns { x, y, r } = &self.columns;
        Circle::new(Vector::new(x[rank], y[rank]), r[rank])
    }

    /// The circles that overlap one, from `start` on to the last strip that it reaches.
    #[inline(always)]
    fn sweep(&self, fused: bool, to: &Circle, strips: &Strips, mut start: usize, mut visit: impl FnMut(usize)) {
        let Columns { x, y, r } = &self.columns;
        let last = strips.index(to.center.x + to.radius);
        while self.strips[start] <= last {
            let block = [x, y, r].map(|column| column[start..].first_chunk().expect("a block beyond the last circle"));
            let within = within(fused, to, block, 0.0);
            // A bit each: here most blocks have some, and a branch for each lane would often be predicted wrongly.
            let mut bits = (0..LANES).fold(0, |bits, lane| bits | within[lane] << lane);
            while bits != 0 {
                visit(self.indices[start + bits.trailing_zeros() as usize]);
                bits &= bits - 1;
            }
            start += LANES;
        }
    }
}

/// The indices below `count` in the order of their keys, which are not much greater.
#[inline(always)]
fn counting_sort(count: usize, key: impl Fn(usize) -> usize) -> Vec<usize> {
    let mut ends = Vec::new();
    for index in 0..count {
        let key = key(index);
        ends.resize(ends.len().max(key + 1), 0);
        ends[key] += 1;
    }
    ends.iter_mut().fold(0, |sum, end| {
        *end += sum;
        *end
    });
    let mut sorted = vec![0; count];
    for index in (0..count).rev() {
        let end = &mut ends[key(index)];
        *end -= 1;
        sorted[*end] = index;
    }
    sorted
}

/// In any order.
#[inline(always)]
pub(crate) fn overlapping_pairs(fused: bool, circles: &Columns, pairs: &mut Vec<[usize; 2]>) {
    pairs.clear();
    let strips = &Strips::of(&[circles]);
    let sorted = Sorted::new(circles, strips);
    for (rank, &first) in sorted.indices.iter().enumerate() {
        sorted.sweep(fused, &sorted.circle(rank), strips, rank + 1, |second| {
            pairs.push([first.min(second), first.max(second)]);
        });
    }
}

/// Pairs that overlap, in any order, and of each the unit normal and the depth.
#[derive(Clone, Default)]
pub(crate) struct Contacts {
    pub(crate) pairs: Vec<[usize; 2]>,
    normals: Vec<(Vector, Scalar)>,
}

#[inline(always)]
pub(crate) fn contacts(fused: bool, circles: &Columns, found: &mut Contacts) {
    overlapping_pairs(fused, circles, &mut found.pairs);
    found.normals.clear();
    let Columns { x, y, r } = circles;
    found.normals.extend(found.pairs.iter().map(|&[a, b]| {
        let way = Vector::new(x[b] - x[a], y[b] - y[a]);
        let length = way.length();
        (way / length, r[a] + r[b] - length)
    }));
}

/// In any order.
#[inline(always)]
pub(crate) fn overlapping_pairs_between(fused: bool, a: &Columns, b: &Columns, pairs: &mut Vec<[usize; 2]>) {
    pairs.clear();
    let strips = &Strips::of(&[a, b]);
    let [a, b] = [a, b].map(|list| Sorted::new(list, strips));
    let (mut i, mut j) = (0, 0);
    // Each circle sweeps those of the other list that do not begin before it.
    while i < a.indices.len() && j < b.indices.len() {
        if a.strips[i] <= b.strips[j] {
            b.sweep(fused, &a.circle(i), strips, j, |second| pairs.push([a.indices[i], second]));
            i += 1;
        } else {
            a.sweep(fused, &b.circle(j), strips, i, |first| pairs.push([first, b.indices[j]]));
            j += 1;
        }
    }
}
