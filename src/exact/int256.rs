//! Integers of 256 bits.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "integers are cut into words and put together"
)]

use core::ops::{Add, Mul, Sub};

use super::grid::{FixedWidth, leading_bits};

/// `high`·2¹²⁸ + `low`. Results must fit 256 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Int256 {
    high: i128,
    low: u128,
}

#[cfg(test)]
impl Int256 {
    pub(super) fn big(self) -> dashu_int::IBig {
        (dashu_int::IBig::from(self.high) << 128) + dashu_int::IBig::from(self.low)
    }
}

impl From<i64> for Int256 {
    #[inline]
    fn from(value: i64) -> Self {
        Self { high: i128::from(value >> 63), low: i128::from(value) as u128 }
    }
}

impl Add for Int256 {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        let (low, carry) = self.low.overflowing_add(other.low);
        Self { high: self.high + other.high + i128::from(carry), low }
    }
}

impl Sub for Int256 {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        let (low, borrow) = self.low.overflowing_sub(other.low);
        Self { high: self.high - other.high - i128::from(borrow), low }
    }
}

impl Mul for Int256 {
    type Output = Self;

    /// The product modulo 2²⁵⁶. Of the two products of a `high` and a `low`, only the lower 128 bits count. `high`·`high`
    /// does not count at all. Out of line, because each polynomial has many products.
    #[inline(never)]
    fn mul(self, other: Self) -> Self {
        let (high, low) = full_product(self.low, other.low);
        let crossed = self.high.wrapping_mul(other.low as i128).wrapping_add(other.high.wrapping_mul(self.low as i128));
        Self { high: (high as i128).wrapping_add(crossed), low }
    }
}

impl FixedWidth for Int256 {
    const BITS: u32 = 256;

    fn leading_bits(self) -> (u128, u32) {
        let Self { high, low } = if self.high < 0 { Self::from(0) - self } else { self };
        if high == 0 {
            return leading_bits(low);
        }
        let zeros = high.leading_zeros();
        ((high as u128) << zeros | low >> (128 - zeros), Self::BITS - zeros)
    }
}

/// The upper and the lower half of a product. The sums do not overflow: (2⁶⁴ − 1)² + 2·(2⁶⁴ − 1) = 2¹²⁸ − 1.
#[inline]
fn full_product(a: u128, b: u128) -> (u128, u128) {
    let halves = |number: u128| (number >> 64, u128::from(number as u64));
    let ((a_high, a_low), (b_high, b_low)) = (halves(a), halves(b));
    let (carry, low) = halves(a_low * b_low);
    let (carry, middle) = halves(a_high * b_low + carry);
    let (other_carry, middle) = halves(a_low * b_high + middle);
    (a_high * b_high + carry + other_carry, middle << 64 | low)
}
