//! One pass over many shapes: culls a block at a time, and queries the remaining shapes one by one.

use alloc::vec::Vec;

use super::cull::Cull;
use super::dispatch::vectorized;
use super::shapes::Shapes;
use crate::lanes::{HasLane as _, LANES, Lane as _};

/// The results of a cull for the shapes of a block.
type Tests = [f32; LANES];

/// Calls `ask` with the index of each shape that takes part and that the cull keeps, in ascending order, until a call
/// fails. `ask` may narrow the cull.
pub(super) fn scan<M, S, E>(
    shapes: &M,
    mut cull: S,
    mut ask: impl FnMut(&mut S, usize) -> Result<(), E>,
) -> Result<(), E>
where
    M: Shapes + ?Sized,
    S: Cull,
{
    let mut start = 0;
    while let Some(block) = next_block(shapes, cull, start) {
        for (index, test) in (block.start..shapes.count()).zip(block.tests) {
            if is_kept(test) && shapes.admits(index) {
                ask(&mut cull, index)?;
            }
        }
        start = block.start + LANES;
    }
    Ok(())
}

/// Whether a test keeps the shape.
#[inline(always)]
#[expect(clippy::neg_cmp_op_on_partial_ord, reason = "NaN is kept")]
fn is_kept(test: f32) -> bool {
    !(test < 0.0)
}

/// Consecutive shapes, with their tests.
struct Block {
    start: usize,
    tests: Tests,
}

/// The first block from `start` on with a shape to query.
#[inline(never)]
fn next_block<M: Shapes + ?Sized, S: Cull>(shapes: &M, cull: S, start: usize) -> Option<Block> {
    vectorized!(culled(shapes, cull, start))
}

#[inline(always)]
#[expect(clippy::needless_range_loop, reason = "the form that is turned into vector instructions")]
fn culled<M: Shapes + ?Sized, S: Cull>(shapes: &M, cull: S, mut start: usize) -> Option<Block> {
    while let Some(lane) = shapes.block(start) {
        let (mut tests, mut any) = ([0.0; LANES], 0);
        for index in 0..LANES {
            tests[index] = lane(index).test(&cull);
            any |= u32::from(is_kept(tests[index]));
        }
        if any != 0 {
            return Some(Block { start, tests });
        }
        start += LANES;
    }
    (start < shapes.count()).then(|| Block { start, tests: rest(shapes, cull, start) })
}

/// The tests of the last shapes, which are too few for a block.
#[inline(always)]
fn rest<M: Shapes + ?Sized, S: Cull>(shapes: &M, cull: S, start: usize) -> Tests {
    let mut tests = [0.0; LANES];
    for (index, test) in (start..shapes.count()).zip(&mut tests) {
        *test = shapes.member(index).lane().test(&cull);
    }
    tests
}

/// Empties the buffer and fills it. After an error, the buffer is empty.
pub(super) fn collect<T, E>(found: &mut Vec<T>, fill: impl FnOnce(&mut Vec<T>) -> Result<(), E>) -> Result<(), E> {
    found.clear();
    let outcome = fill(found);
    if outcome.is_err() {
        found.clear();
    }
    outcome
}
