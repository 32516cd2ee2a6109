#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "numbers are cut into mantissas and exponents on purpose"
)]

use core::cmp::Ordering;

use super::{Grid, IntegerGrid, bits_of_value, fold_inputs};
use crate::exact::double::Real;
use crate::exact::integer::Int;
use crate::exact::polynomial::Polynomial;

/// The multiples of 2^`lowest` below 2^`top` in magnitude, with the lowest bit that is set in any input.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    lowest: i32,
    top: i32,
}

impl Extent {
    pub(crate) const EMPTY: Self = Self { lowest: i32::MAX, top: i32::MIN };

    pub(crate) fn of<T: Polynomial>(polynomial: &T) -> Self {
        fold_inputs(polynomial, Self::EMPTY, Self::with)
    }

    pub(crate) fn with(self, input: f64) -> Self {
        let (mantissa, exponent) = parts(input);
        if mantissa == 0 {
            return self;
        }
        let lowest = exponent + mantissa.trailing_zeros() as i32;
        let top = exponent + 64 - mantissa.leading_zeros() as i32;
        Self { lowest: self.lowest.min(lowest), top: self.top.max(top) }
    }

    /// The bits that the value of a polynomial of `degree` takes.
    pub(crate) fn bits(self, degree: u8) -> u32 {
        bits_of_value(degree, self.top.saturating_sub(self.lowest).max(0) as u32)
    }

    /// For integers of `N` words.
    pub(crate) fn wide<const N: usize>(self) -> Wide<N> {
        Wide { lowest: if self.lowest == i32::MAX { 0 } else { self.lowest } }
    }
}

/// A grid for integers of N words.
#[derive(Clone, Copy)]
pub(crate) struct Wide<const N: usize> {
    lowest: i32,
}

impl<const N: usize> Grid for Wide<N> {
    type Number = Int<N>;

    fn number(self, input: f64) -> Int<N> {
        let (mantissa, exponent) = parts(input);
        if mantissa == 0 {
            return Int::ZERO;
        }
        let shift = exponent - self.lowest;
        let magnitude =
            if shift >= 0 { Int::shifted(mantissa, shift as u32) } else { Int::shifted(mantissa >> -shift, 0) };
        if input < 0.0 { -magnitude } else { magnitude }
    }

    fn sign(self, value: Int<N>) -> Ordering {
        value.sign()
    }
}

impl<const N: usize> IntegerGrid for Wide<N> {
    fn real(self, value: Int<N>, degree: u8) -> Real<f64> {
        value.real(i32::from(degree) * self.lowest)
    }
}

/// |`input`| = mantissa·2^exponent.
fn parts(input: f64) -> (u64, i32) {
    let bits = input.to_bits();
    let biased = ((bits >> 52) & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    if biased == 0 { (fraction, -1074) } else { (fraction | 1 << 52, biased - 1075) }
}
