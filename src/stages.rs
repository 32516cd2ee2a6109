//! How often each stage has decided, so that the tests can tell that they reach all of them.
//!
//! Counted with `--cfg impinge_internals` alone, for each thread by itself; not part of the interface.

#[cfg(not(impinge_internals))]
use core::cmp::Ordering;

/// What decided a sign.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stage {
    /// Plain evaluation, and the bound on its error.
    Filter,
    /// Inputs on a common grid, and a value of at most 128 bits.
    Grid,
    /// Integers of as many words as it takes.
    Integers,
}

#[cfg(impinge_internals)]
mod counted {
    extern crate std;

    use core::cell::RefCell;
    use core::cmp::Ordering;
    use std::collections::BTreeMap;
    use std::thread_local;

    use super::Stage;

    /// For each decision the number of its signs that came from the filter, from a grid, and from the integers.
    pub type Counts = BTreeMap<&'static str, [u64; 3]>;

    thread_local! {
        static COUNTS: RefCell<Counts> = const { RefCell::new(BTreeMap::new()) };
    }

    /// What this thread has counted since it was last asked.
    #[must_use]
    pub fn take() -> Counts {
        COUNTS.take()
    }

    /// Counts a sign of the decision `T`, and returns it.
    pub(crate) fn decided<T: ?Sized>(stage: Stage, sign: Ordering) -> Ordering {
        let path = core::any::type_name::<T>();
        let decision = path.rsplit("::").next().unwrap_or(path);
        COUNTS.with_borrow_mut(|counts| counts.entry(decision).or_default()[stage as usize] += 1);
        sign
    }
}

#[cfg(impinge_internals)]
pub(crate) use self::counted::decided;
#[cfg(impinge_internals)]
pub use self::counted::{Counts, take};

/// Counts nothing, and returns the sign.
#[cfg(not(impinge_internals))]
#[inline(always)]
#[expect(clippy::extra_unused_type_parameters, reason = "what is not counted needs no name")]
pub(crate) fn decided<T: ?Sized>(_: Stage, sign: Ordering) -> Ordering {
    sign
}
