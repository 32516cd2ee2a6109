//! The processor instructions for the loops over lanes.
//!
//! Without the feature `simd`, the loops use the instructions that the whole program is compiled for. With it, each
//! loop is compiled several times, and the best version is chosen at run time. The answers do not change.

#[cfg(all(feature = "simd", not(impinge_internals)))]
use fearless_simd::Level;
#[cfg(all(feature = "simd", impinge_internals))]
pub use fearless_simd::Level;

/// The result of `loops`, compiled for the best available instructions. All of `loops` must be inlined.
#[cfg(feature = "simd")]
macro_rules! vectorized {
    ($loops:expr) => {
        fearless_simd::dispatch!($crate::batch::dispatch::level(), _level => $loops)
    };
}

#[cfg(not(feature = "simd"))]
macro_rules! vectorized {
    ($loops:expr) => {
        $loops
    };
}

pub(super) use vectorized;

#[cfg(all(feature = "simd", not(impinge_internals)))]
#[inline]
pub(super) fn level() -> Level {
    Level::try_detect().unwrap_or(Level::baseline())
}

#[cfg(all(feature = "simd", impinge_internals))]
pub use forced::*;

/// For the tests: each thread can choose a level that the processor has.
#[cfg(all(feature = "simd", impinge_internals))]
mod forced {
    extern crate std;

    use std::cell::Cell;

    use super::Level;

    std::thread_local! {
        static LEVEL: Cell<Level> = Cell::new(Level::new());
    }

    pub(in super::super) fn level() -> Level {
        LEVEL.get()
    }

    /// Runs `call` at `level`.
    pub fn at_level<T>(level: Level, call: impl FnOnce() -> T) -> T {
        let before = LEVEL.replace(level);
        let result = call();
        LEVEL.set(before);
        result
    }
}
