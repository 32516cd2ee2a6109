use dashu_base::{BitTest as _, SquareRootRem as _, UnsignedAbs as _};
use dashu_int::UBig;

use super::rational::Rational;

/// Bits of every root, which leave a relative width below 2^-120 after a few more operations.
const BITS: usize = 128;

/// All numbers from `low` to `high`; a single one where the two agree.
#[derive(Clone, Debug)]
pub struct Enclosure {
    pub low: Rational,
    pub high: Rational,
}

impl Enclosure {
    /// The enclosure of √square, a single number where the root is rational.
    pub fn of_root(square: &Rational) -> Self {
        // √(n/d) = √(n·d) / d, and the root of an integer is one of two neighbours after a shift by an even number of bits.
        let denominator = square.denominator();
        let product = square.numerator().unsigned_abs() * denominator;
        let shift = BITS.saturating_sub(product.bit_len() / 2);
        let (root, remainder) = (product << (2 * shift)).sqrt_rem();
        let next = if remainder.is_zero() { root.clone() } else { &root + UBig::ONE };
        let bound = |root: UBig| Rational::from_parts(root.into(), denominator << shift);
        Self { low: bound(root), high: bound(next) }
    }

    pub fn is_zero(&self) -> bool {
        self.low.is_zero() && self.high.is_zero()
    }

    /// The enclosure of `function` of all these numbers, for a monotonic one.
    pub fn map(&self, function: impl Fn(&Rational) -> Rational) -> Self {
        let (one, other) = (function(&self.low), function(&self.high));
        if one <= other { Self { low: one, high: other } } else { Self { low: other, high: one } }
    }
}
