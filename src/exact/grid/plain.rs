use core::cmp::Ordering;

use super::{Grid, bits_of_inputs, top_of};
use crate::exact::error_free::power_of_two;
use crate::exact::polynomial::Polynomial;

/// The grid on which plain `f64` arithmetic makes no error: for inputs of so few bits that the value has at most 53. For the
/// sixth degree these are too few to try.
#[derive(Clone, Copy)]
pub(crate) struct Plain;

impl Plain {
    /// The grid, if all inputs of `polynomial` are on it.
    #[inline(always)]
    pub(crate) fn of<T: Polynomial>(polynomial: &T) -> Option<Self> {
        let bits = const { bits_of_inputs(T::DEGREE, f64::MANTISSA_DIGITS) };
        let exponent = top_of(polynomial) - bits;
        // Where neither a value overflows nor the fourth power of a unit underflows.
        if T::DEGREE > 4 || !(-250..220).contains(&exponent) {
            return None;
        }
        // A sum with this has the unit as its ulp.
        let coarse = 1.5 * power_of_two(exponent + 52);
        let mut is_fine = true;
        polynomial.for_each_input(|input| is_fine &= (input + coarse) - coarse == input);
        is_fine.then_some(Self)
    }
}

impl Grid for Plain {
    type Number = f64;

    #[inline(always)]
    fn number(self, input: f64) -> f64 {
        input
    }

    /// Without an error, the value is not NaN.
    #[inline(always)]
    fn sign(self, value: f64) -> Ordering {
        value.partial_cmp(&0.0).unwrap_or(Ordering::Equal)
    }
}
