//! The sets of instructions that the bounds are compiled for.

#![allow(clippy::inline_always, reason = "a function takes the instructions of the one that it is inlined into")]

use fearless_simd::{Level, dispatch};

use crate::peers::{BOUND, BOUND_AVX2, BOUND_AVX512};

/// `None` has what every processor of the kind has.
pub(crate) type Instructions = Option<Level>;

/// Those of this processor, each with the name of its bound.
pub(crate) fn all() -> Vec<(&'static str, Instructions)> {
    #[cfg_attr(not(target_arch = "x86_64"), expect(unused_mut, reason = "no others"))]
    let mut levels = vec![(BOUND, None)];
    #[cfg(target_arch = "x86_64")]
    {
        let best = Level::new();
        levels.extend(best.as_avx2().map(|avx2| (BOUND_AVX2, Some(Level::Avx2(avx2)))));
        levels.extend(best.as_avx512().map(|avx512| (BOUND_AVX512, Some(Level::Avx512(avx512)))));
    }
    levels
}

/// Runs `loops`, all of which must be inlined. They are told whether `a * b + c` is one instruction.
#[inline(always)]
pub(crate) fn run<R>(instructions: Instructions, loops: impl FnOnce(bool) -> R) -> R {
    match instructions {
        None => loops(false),
        Some(level) => dispatch!(level, _ => loops(true)),
    }
}
