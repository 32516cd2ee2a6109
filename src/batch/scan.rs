//! One sweep over many shapes: sifted sixteen at a time, asked one by one.

use alloc::vec::Vec;

use super::dispatch::vectorized;
use super::lanes::{Kept, LANES, Lanes};
use super::shapes::Shapes;
use super::sift::Sift;

/// Calls `ask` in ascending order with the index of each shape that takes part and that the sift does not discard, until
/// a call fails. `ask` may narrow the sift.
pub(super) fn scan<M, S, E>(
    shapes: &M,
    mut sift: S,
    mut ask: impl FnMut(&mut S, usize) -> Result<(), E>,
) -> Result<(), E>
where
    M: Shapes + ?Sized,
    S: Sift,
{
    let mut start = 0;
    while let Some(block) = next_block(shapes, sift, start) {
        for (index, _) in (block.start..).zip(block.kept).filter(|&(_, kept)| kept != 0) {
            if shapes.admits(index) {
                ask(&mut sift, index)?;
            }
        }
        start = block.start + LANES;
    }
    Ok(())
}

/// Consecutive shapes, some of which have to be asked.
struct Block {
    start: usize,
    kept: Kept,
}

/// The first block from `start` on that has any.
#[inline(never)]
fn next_block<M: Shapes + ?Sized, S: Sift>(shapes: &M, sift: S, start: usize) -> Option<Block> {
    vectorized!(sifted(shapes, sift, start))
}

#[inline(always)]
fn sifted<M: Shapes + ?Sized, S: Sift>(shapes: &M, sift: S, mut start: usize) -> Option<Block> {
    while let Some(lanes) = shapes.lanes(start) {
        let kept = lanes.sift(&sift);
        // Without a branch for each.
        if kept.iter().fold(0, |any, kept| any | kept) != 0 {
            return Some(Block { start, kept });
        }
        start += LANES;
    }
    (start < shapes.count()).then(|| Block { start, kept: rest(shapes, sift, start) })
}

/// The last lanes, of which too few are left, repeat the last shape.
#[inline(always)]
fn rest<M: Shapes + ?Sized, S: Sift>(shapes: &M, sift: S, start: usize) -> Kept {
    let left = shapes.count() - start;
    let lanes = M::Lanes::gather(|lane| shapes.numbers(start + if lane < left { lane } else { left - 1 }));
    let mut kept = lanes.sift(&sift);
    kept[left..].fill(0);
    kept
}

/// Fills an emptied buffer, which is empty again after an error.
pub(super) fn collect<T, E>(found: &mut Vec<T>, fill: impl FnOnce(&mut Vec<T>) -> Result<(), E>) -> Result<(), E> {
    found.clear();
    let outcome = fill(found);
    if outcome.is_err() {
        found.clear();
    }
    outcome
}
