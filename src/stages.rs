//! Counts of the decisions by each stage. Tests use them to check that they cover all stages. Tests can also switch the
//! filters off, to compare their answers with those of the kernels.
//!
//! Only builds with `--cfg impinge_internals` count, each thread separately. This module is not public API.

#[cfg(not(impinge_internals))]
use core::cmp::Ordering;

/// The stage that decided a sign.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stage {
    /// Plain `f64` with a bound on its error.
    Filter,
    /// A common grid of the inputs, where the value, or the factors that decide, have at most 256 bits; or factors of 0.
    Grid,
    /// Double words with a bound on their error.
    DoubleWords,
    /// Integers of as many digits as the inputs need.
    Integers,
}

#[cfg(impinge_internals)]
mod counted {
    extern crate std;

    use core::cell::{Cell, RefCell};
    use core::cmp::Ordering;
    use std::collections::BTreeMap;
    use std::thread_local;
    use std::vec::Vec;

    use super::Stage;

    /// For each predicate, the number of signs that the filter, the grid, the double words and the integers decided.
    pub type Counts = BTreeMap<&'static str, [u64; 4]>;

    thread_local! {
        /// The counts of each predicate, by its full name. Names are compared by their addresses, because comparing
        /// texts would take a quarter of the time of a test. One name may have several addresses: `take` adds their
        /// counts. All memory is reserved at the first decision of a thread, because a test counts allocations.
        static COUNTS: RefCell<Vec<(&'static str, [u64; 4])>> = RefCell::new(Vec::with_capacity(256));
        static ARE_FILTERS_OFF: Cell<bool> = const { Cell::new(false) };
        static ARE_KERNELS_ASKED: Cell<bool> = const { Cell::new(false) };
    }

    /// Whether the kernels answered a query of this thread since the last call.
    #[must_use]
    pub fn take_asked() -> bool {
        ARE_KERNELS_ASKED.take()
    }

    pub(crate) fn record_kernel_call() {
        ARE_KERNELS_ASKED.set(true);
    }

    /// What `answer` returns with the filters off: those that call [`are_filters_off`] are then uncertain.
    pub fn by_kernels<T>(answer: impl FnOnce() -> T) -> T {
        ARE_FILTERS_OFF.set(true);
        let answer = answer();
        ARE_FILTERS_OFF.set(false);
        answer
    }

    pub(crate) fn are_filters_off() -> bool {
        ARE_FILTERS_OFF.get()
    }

    /// Returns the counts of this thread and resets them.
    #[must_use]
    pub fn take() -> Counts {
        let mut counts = Counts::new();
        for (path, of_path) in COUNTS.take() {
            let sum = counts.entry(path.rsplit("::").next().unwrap_or(path)).or_default();
            for (sum, count) in sum.iter_mut().zip(of_path) {
                *sum += count;
            }
        }
        counts
    }

    /// Counts a decision of `T` and returns its sign. Out of line, so that it takes no stack of the kernels.
    #[inline(never)]
    pub(crate) fn decided<T: ?Sized>(stage: Stage, sign: Ordering) -> Ordering {
        let path = core::any::type_name::<T>();
        COUNTS.with_borrow_mut(|counts| {
            let place = counts.iter().position(|&(other, _)| core::ptr::eq(other, path));
            let place = place.unwrap_or_else(|| {
                counts.push((path, [0; 4]));
                counts.len() - 1
            });
            counts[place].1[stage as usize] += 1;
        });
        sign
    }
}

#[cfg(impinge_internals)]
pub use self::counted::{Counts, by_kernels, take, take_asked};
#[cfg(impinge_internals)]
pub(crate) use self::counted::{are_filters_off, decided, record_kernel_call};

/// Returns the sign without counting.
#[cfg(not(impinge_internals))]
#[inline]
#[expect(clippy::extra_unused_type_parameters, reason = "what is not counted needs no name")]
pub(crate) fn decided<T: ?Sized>(_: Stage, sign: Ordering) -> Ordering {
    sign
}

#[cfg(not(impinge_internals))]
#[inline]
pub(crate) const fn are_filters_off() -> bool {
    false
}

#[cfg(not(impinge_internals))]
#[inline]
pub(crate) const fn record_kernel_call() {}
