//! A few boxes: each is tested against all others.

use super::boxes::Boxed;
use super::cells::Lists;
use crate::vector::sealed::Float;

/// So many boxes of a list are few.
pub(super) const FEW: usize = 16;

/// Calls `found` with each pair of boxes that overlap and whose intersection begins at `low` or above.
pub(super) fn meet<S: Float>(
    low: [S; 2],
    lists: Lists,
    [first, second]: [&[Boxed<S>]; 2],
    mut found: impl FnMut(&Boxed<S>, &Boxed<S>),
) {
    let others = if lists == Lists::One { first } else { second };
    // What overlaps cannot be predicted: all pairs are written, and only then counted.
    let (mut pairs, mut count) = ([(0, 0); FEW * FEW], 0);
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
