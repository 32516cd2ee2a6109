#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    reason = "an input on the grid is an integer of few bits"
)]

use core::cmp::Ordering;

use super::{Grid, IntegerGrid, bits_of_inputs, fold_inputs, top_of};
use crate::exact::double::Real;
use crate::exact::error_free::power_of_two;
use crate::exact::polynomial::Polynomial;

/// A grid for integers of 128 bits, which the machine multiplies in a few instructions: for inputs of few bits, and of
/// similar magnitudes.
#[derive(Clone, Copy)]
pub(crate) struct Narrow {
    /// The exponent of its unit.
    exponent: i32,
}

impl Narrow {
    /// The grid that has room for `polynomial`, if all its inputs are on it.
    ///
    /// `None` also if they are so small that the inverse of the unit might overflow.
    #[inline(always)]
    pub(crate) fn of<T: Polynomial>(polynomial: &T) -> Option<Self> {
        let grid = Self { exponent: top_of(polynomial) - const { bits_of_inputs(T::DEGREE, i128::BITS) } };
        let is_fine = |is_fine, input| is_fine & grid.holds(input);
        fold_inputs(polynomial, grid.exponent > -1000, is_fine).then_some(grid)
    }

    /// The product with the unit is exact, as the grid is far from the subnormal numbers.
    #[inline(always)]
    fn holds(self, input: f64) -> bool {
        self.units(input) as f64 * power_of_two(self.exponent) == input
    }

    /// The number of units in `input`, without a remainder: fewer than 2⁶³, by the bits of an input.
    #[inline(always)]
    fn units(self, input: f64) -> i64 {
        (input * power_of_two(-self.exponent)) as i64
    }
}

impl Grid for Narrow {
    type Number = i128;

    #[inline(always)]
    fn number(self, input: f64) -> i128 {
        self.units(input).into()
    }

    #[inline(always)]
    fn sign(self, value: i128) -> Ordering {
        value.cmp(&0)
    }
}

impl IntegerGrid for Narrow {
    fn real(self, value: i128, degree: u8) -> Real<f64> {
        if value == 0 {
            return Real::ZERO;
        }
        let magnitude = value.unsigned_abs();
        let zeros = magnitude.leading_zeros() as i32;
        let real = Real::from_upper_bits(magnitude << zeros, i32::from(degree) * self.exponent + 128 - zeros);
        if value < 0 { -real } else { real }
    }
}
