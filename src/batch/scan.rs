//! One sweep over many shapes: sifted sixteen at a time, asked one by one.

use alloc::vec::Vec;
use core::array;

use super::lanes::{Kept, LANES, Lanes};
use super::shapes::Shapes;
use super::sift::Sift;

/// Calls `ask` in ascending order with the index of each shape that takes part and that the sift does not discard, until
/// one call fails. `ask` may narrow the sift.
pub(super) fn scan<M, S, E>(shapes: &M, sift: S, ask: impl FnMut(&mut S, usize) -> Result<(), E>) -> Result<(), E>
where
    M: Shapes + ?Sized,
    S: Sift,
{
    in_blocks(shapes, sift, ask)
}

#[inline(always)]
fn in_blocks<M, S, E>(shapes: &M, mut sift: S, mut ask: impl FnMut(&mut S, usize) -> Result<(), E>) -> Result<(), E>
where
    M: Shapes + ?Sized,
    S: Sift,
{
    let count = shapes.count();
    let mut start = 0;
    while let Some(lanes) = shapes.lanes(start) {
        let kept = lanes.sift(&sift);
        if is_any(&kept) {
            survivors(shapes, start, &kept, |index| ask(&mut sift, index))?;
        }
        start += LANES;
    }
    if start < count {
        // The last lanes repeat the last shape.
        let lanes =
            M::Lanes::gather(|lane| shapes.numbers(if start + lane < count { start + lane } else { count - 1 }));
        let kept = lanes.sift(&sift);
        let kept: Kept = array::from_fn(|lane| kept[lane] & (start + lane < count));
        survivors(shapes, start, &kept, |index| ask(&mut sift, index))?;
    }
    Ok(())
}

/// Without a branch.
#[inline(always)]
fn is_any(kept: &Kept) -> bool {
    kept.iter().fold(false, |any, &kept| any | kept)
}

#[cold]
#[inline(never)]
fn survivors<M, E>(shapes: &M, start: usize, kept: &Kept, mut ask: impl FnMut(usize) -> Result<(), E>) -> Result<(), E>
where
    M: Shapes + ?Sized,
{
    for (index, _) in (start..).zip(kept).filter(|&(_, &kept)| kept) {
        if shapes.admits(index) {
            ask(index)?;
        }
    }
    Ok(())
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
