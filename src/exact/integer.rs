//! Integers of a fixed width, on the stack: the stage that always decides.
//!
//! Every finite float is an integer times a power of two. On the grid of the lowest bit that is set in any input of a
//! decision, all of them are integers, and so is the value of its polynomial.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "numbers are cut into words and exponents on purpose"
)]

use core::ops::{Add, Mul, Neg, Sub};

use super::double::Real;
use super::error_free::power_of_two;
use super::input::{Arrow, Sum};

/// The multiples of 2^`lowest` below 2^`top` in magnitude: all the inputs of one decision.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    lowest: i32,
    top: i32,
}

impl Grid {
    pub(super) const EMPTY: Self = Self { lowest: i32::MAX, top: i32::MIN };

    /// The grid that holds `inputs` too.
    pub(super) fn with_all(self, inputs: &[f64]) -> Self {
        inputs.iter().fold(self, |grid, &input| grid.with(input))
    }

    fn with(self, input: f64) -> Self {
        let (mantissa, exponent) = parts(input);
        if mantissa == 0 {
            return self;
        }
        let lowest = exponent + trailing(mantissa);
        let top = exponent + 64 - mantissa.leading_zeros() as i32;
        Self { lowest: self.lowest.min(lowest), top: self.top.max(top) }
    }

    /// The bits that hold every intermediate value of a polynomial of `degree`, with its sign.
    ///
    /// With inputs below 2ˢ, a component of an arrow is below 2ˢ⁺¹, a sum of two arrows or of three radii below 2ˢ⁺².
    /// The products in a polynomial of `degree` are then below 2 to the `degree`·(s + 2), and it has at most 2^`degree`
    /// of them, counting the parts of dot and cross products: `degree`·(s + 3), and one more for the sign.
    pub(super) fn bits(self, degree: u32) -> u32 {
        let span = self.top.saturating_sub(self.lowest).max(0) as u32;
        degree * (span + 3) + 1
    }

    pub(super) fn number<const N: usize>(self, input: f64) -> Int<N> {
        let (mantissa, exponent) = parts(input);
        if mantissa == 0 {
            return Int::ZERO;
        }
        let shift = exponent - self.lowest;
        let magnitude =
            if shift >= 0 { Int::shifted(mantissa, shift as u32) } else { Int::shifted(mantissa >> -shift, 0) };
        if input < 0.0 { -magnitude } else { magnitude }
    }

    pub(super) fn arrow<const N: usize>(self, arrow: Arrow) -> [Int<N>; 2] {
        let [from_x, from_y, to_x, to_y] = arrow.inputs().map(|input| self.number(input));
        [to_x - from_x, to_y - from_y]
    }

    pub(super) fn sum<const N: usize>(self, sum: Sum) -> Int<N> {
        let [a, b, c] = sum.0.map(|input| self.number(input));
        a + b + c
    }

    /// `value`, a polynomial of `degree` in integers of this grid, as the real number it stands for.
    pub(super) fn real<const N: usize>(self, value: Int<N>, degree: u32) -> Real<f64> {
        value.real(self.lowest.saturating_mul(degree as i32))
    }
}

/// |`input`| = mantissa·2^exponent.
fn parts(input: f64) -> (u64, i32) {
    let bits = input.to_bits();
    let biased = ((bits >> 52) & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    if biased == 0 { (fraction, -1074) } else { (fraction | 1 << 52, biased - 1075) }
}

fn trailing(mantissa: u64) -> i32 {
    mantissa.trailing_zeros() as i32
}

/// An integer of N words in two's complement, the lowest word first. It wraps, so the width has to suffice.
#[derive(Clone, Copy)]
pub(crate) struct Int<const N: usize>([u64; N]);

impl<const N: usize> Int<N> {
    pub(super) const ZERO: Self = Self([0; N]);

    /// `mantissa`·2^`shift`.
    fn shifted(mantissa: u64, shift: u32) -> Self {
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

    /// The number of words up to the highest that is not zero.
    fn length(&self) -> usize {
        N - self.0.iter().rev().take_while(|&&word| word == 0).count()
    }

    pub(super) fn square(self) -> Self {
        self * self
    }

    /// The number times 2^`exponent`, cut to its upper 106 bits.
    fn real(self, exponent: i32) -> Real<f64> {
        let magnitude = self.abs();
        let length = magnitude.length();
        if length == 0 {
            return Real::ZERO;
        }
        let word = |place: usize| length.checked_sub(place).map_or(0, |place| magnitude.0[place]);
        let zeros = word(1).leading_zeros();
        let top = u128::from(word(1)) << 64 | u128::from(word(2));
        let upper = top << zeros | u128::from(word(3)) >> (64 - zeros);
        // Two times 53 bits, each exact as a float.
        let (hi, lo) = ((upper >> 75) as f64, (upper >> 22 & ((1 << 53) - 1)) as f64);
        let unit = 64 * length as i32 - zeros as i32 - 53;
        let real = Real::wide(hi, lo * power_of_two(-53), exponent + unit);
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

    /// By the magnitudes, whose upper words are mostly zero and skipped.
    fn mul(self, other: Self) -> Self {
        let (a, b) = (self.abs(), other.abs());
        let length = b.length();
        let mut words = [0; N];
        for (place, &factor) in a.0[..a.length()].iter().enumerate() {
            add_row(&mut words[place..], factor, &b.0[..length]);
        }
        let product = Self(words);
        if self.is_negative() == other.is_negative() { product } else { -product }
    }
}

/// `a` plus or minus `b` and the carry, and the next carry.
#[inline(always)]
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
