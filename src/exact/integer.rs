//! Integers of a fixed width, on the stack.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "numbers are cut into words and exponents on purpose"
)]

use core::cmp::Ordering;
use core::ops::{Add, Mul, Neg, Sub};

use super::real::Real;

/// An integer of N words in two's complement, lowest word first. Arithmetic wraps, so the width must suffice.
#[derive(Clone, Copy)]
pub(crate) struct Int<const N: usize>([u64; N]);

impl<const N: usize> Int<N> {
    pub(super) const ZERO: Self = Self([0; N]);

    /// `mantissa`·2^`shift`.
    pub(super) fn shifted(mantissa: u64, shift: u32) -> Self {
        let mut words = [0; N];
        let (word, bit) = ((shift / 64) as usize, shift % 64);
        let wide = u128::from(mantissa) << bit;
        words[word] = wide as u64;
        if word + 1 < N {
            words[word + 1] = (wide >> 64) as u64;
        }
        Self(words)
    }

    #[cfg(test)]
    pub(super) fn words(self) -> [u64; N] {
        self.0
    }

    fn is_negative(&self) -> bool {
        self.0[N - 1] >> 63 == 1
    }

    fn abs(self) -> Self {
        if self.is_negative() { -self } else { self }
    }

    /// The number of words up to the highest nonzero word.
    fn length(&self) -> usize {
        N - self.0.iter().rev().take_while(|&&word| word == 0).count()
    }

    pub(super) fn sign(&self) -> Ordering {
        if self.is_negative() { Ordering::Less } else { self.length().cmp(&0) }
    }

    /// The integer times 2^`exponent`, truncated to its upper 106 bits.
    pub(super) fn real(self, exponent: i32) -> Real<f64> {
        let magnitude = self.abs();
        let length = magnitude.length();
        if length == 0 {
            return Real::ZERO;
        }
        let word = |place: usize| length.checked_sub(place).map_or(0, |place| magnitude.0[place]);
        let zeros = word(1).leading_zeros();
        let top = u128::from(word(1)) << 64 | u128::from(word(2));
        let upper = top << zeros | u128::from(word(3)) >> (64 - zeros);
        let real = Real::from_upper_bits(upper, exponent + 64 * length as i32 - zeros as i32);
        if self.is_negative() { -real } else { real }
    }
}

impl<const N: usize> Add for Int<N> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let mut words = [0; N];
        let mut carry = false;
        for (word, (a, b)) in words.iter_mut().zip(self.0.into_iter().zip(other.0)) {
            (*word, carry) = carrying(u64::overflowing_add, a, b, carry);
        }
        Self(words)
    }
}

impl<const N: usize> Neg for Int<N> {
    type Output = Self;

    fn neg(self) -> Self {
        Self::ZERO - self
    }
}

impl<const N: usize> Sub for Int<N> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        let mut words = [0; N];
        let mut borrow = false;
        for (word, (a, b)) in words.iter_mut().zip(self.0.into_iter().zip(other.0)) {
            (*word, borrow) = carrying(u64::overflowing_sub, a, b, borrow);
        }
        Self(words)
    }
}

impl<const N: usize> Mul for Int<N> {
    type Output = Self;

    /// Multiplies the magnitudes, because most of their upper words are zero and can be skipped, and so can the words
    /// between a tiny and an ordinary input.
    fn mul(self, other: Self) -> Self {
        let (a, b) = (self.abs(), other.abs());
        let length = b.length();
        let mut words = [0; N];
        for (place, &factor) in a.0[..a.length()].iter().enumerate() {
            if factor != 0 {
                add_row(&mut words[place..], factor, &b.0[..length]);
            }
        }
        let product = Self(words);
        if self.is_negative() == other.is_negative() { product } else { -product }
    }
}

/// `a` plus or minus both `b` and `carry`, and the next carry.
#[inline]
fn carrying(operation: fn(u64, u64) -> (u64, bool), a: u64, b: u64, carry: bool) -> (u64, bool) {
    let (word, first) = operation(a, b);
    let (word, second) = operation(word, u64::from(carry));
    (word, first | second)
}

/// Adds `factor`·`row` to `words`.
fn add_row(words: &mut [u64], factor: u64, row: &[u64]) {
    let mut carry = 0;
    let (low, high) = words.split_at_mut(row.len().min(words.len()));
    for (word, &digit) in low.iter_mut().zip(row) {
        let sum = u128::from(factor) * u128::from(digit) + u128::from(*word) + carry;
        *word = sum as u64;
        carry = sum >> 64;
    }
    if let Some(word) = high.first_mut() {
        *word = carry as u64;
    }
}
