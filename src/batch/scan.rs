//! One sweep over many shapes: sifted sixteen at a time, asked one by one.

use alloc::vec::Vec;

use super::dispatch::vectorized;
use super::lanes::{LANES, Lane as _, Tests};
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
        for (index, test) in (block.start..shapes.count()).zip(block.tests) {
            // NaN too.
            let is_kept = !(test < 0.0);
            if is_kept && shapes.admits(index) {
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
    tests: Tests,
}

/// The first block from `start` on that has any.
#[inline(never)]
fn next_block<M: Shapes + ?Sized, S: Sift>(shapes: &M, sift: S, start: usize) -> Option<Block> {
    vectorized!(sifted(shapes, sift, start))
}

#[inline(always)]
fn sifted<M: Shapes + ?Sized, S: Sift>(shapes: &M, sift: S, mut start: usize) -> Option<Block> {
    while let Some(lane) = shapes.block(start) {
        let (mut tests, mut any) = ([0.0; LANES], 0);
        for index in 0..LANES {
            tests[index] = lane(index).test(&sift);
            any |= u32::from(!(tests[index] < 0.0));
        }
        if any != 0 {
            return Some(Block { start, tests });
        }
        start += LANES;
    }
    (start < shapes.count()).then(|| Block { start, tests: rest(shapes, sift, start) })
}

/// Of the last shapes, too few for a block.
#[inline(always)]
fn rest<M: Shapes + ?Sized, S: Sift>(shapes: &M, sift: S, start: usize) -> Tests {
    let mut tests = [0.0; LANES];
    for (index, test) in (start..shapes.count()).zip(&mut tests) {
        *test = shapes.lane(index).test(&sift);
    }
    tests
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
