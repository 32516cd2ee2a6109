//! The instructions that the loops of `batch` are compiled for.

/// The result of `loops`, compiled for the best available instructions. All of `loops` must be inlined.
///
/// Without the feature `simd`, the loops use the instructions that the whole program is compiled for. With it, each loop is
/// compiled several times, and the best version is chosen at run time. The answers do not change.
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
pub(super) fn level() -> fearless_simd::Level {
    fearless_simd::Level::try_detect().unwrap_or(fearless_simd::Level::baseline())
}

#[cfg(all(feature = "simd", impinge_internals))]
pub(super) use self::chosen::level;
#[cfg(all(feature = "simd", impinge_internals))]
pub use self::chosen::{Level, at_level};

/// For the tests: each thread can choose a level of instructions that the processor has.
#[cfg(all(feature = "simd", impinge_internals))]
mod chosen {
    extern crate std;

    use std::cell::Cell;

    pub use fearless_simd::Level;

    std::thread_local! {
        static LEVEL: Cell<Level> = Cell::new(Level::new());
    }

    pub(in crate::batch) fn level() -> Level {
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
