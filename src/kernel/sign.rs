//! Signs of what is made of factors and terms whose signs are known.

use core::cmp::Ordering;

/// The sign of a product.
#[inline(always)]
pub(super) fn product(a: Ordering, b: Ordering) -> Ordering {
    match a {
        Ordering::Less => b.reverse(),
        Ordering::Equal => a,
        Ordering::Greater => b,
    }
}

/// The sign of a sum of two terms, by `compare` which of them is larger in magnitude.
#[inline(always)]
pub(super) fn sum(a: Ordering, b: Ordering, compare: impl FnOnce() -> Ordering) -> Ordering {
    if a == b || b == Ordering::Equal {
        return a;
    }
    if a == Ordering::Equal {
        return b;
    }
    match compare() {
        Ordering::Greater => a,
        Ordering::Equal => Ordering::Equal,
        Ordering::Less => b,
    }
}
