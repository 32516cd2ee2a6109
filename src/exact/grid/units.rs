//! Inputs that are multiples of a 64th and neither large: integers, tiles, pixels.
//!
//! Where the magnitudes of the terms of a sum of products of two such inputs, or of their differences, add up to less than
//! 2⁴¹, plain `f64` makes no error. A product is a multiple of 2⁻¹² and so has at most 53 bits, and a difference that does
//! not fit 53 bits is at least 2⁴⁷: the product with a multiple of a 64th that is not 0 would be 2⁴¹, and with 0 it is 0 all
//! the same. The magnitudes as computed will do, for rounding is monotone.

#![expect(clippy::cast_possible_truncation, reason = "multiples of 2⁻¹² below 2⁴⁰ are integers of 52 bits")]

use super::fold_inputs;
use crate::exact::error_free::power_of_two;
use crate::exact::polynomial::Polynomial;

/// Below this, a sum of products has no error.
pub(crate) const LIMIT: f64 = power_of_two(40);

/// Where the bound on the error of a sum of products is below this, the magnitude is below 2⁴¹: each bound is at least
/// 5·2⁻⁵³ times that.
pub(crate) const BOUND: f64 = power_of_two(-10);

/// Whether all inputs of `polynomial` are multiples of a 64th. All numbers from 2⁴⁶ on are; some of them may be refused.
#[inline(always)]
pub(crate) fn holds<T: Polynomial>(polynomial: &T) -> bool {
    const COARSE: f64 = power_of_two(46);
    fold_inputs(polynomial, true, |is_fine, input| is_fine & ((input.abs() + COARSE) - COARSE == input.abs()))
}

/// The product of two sums of products below [`LIMIT`], in multiples of 2⁻²⁴.
#[inline(always)]
pub(crate) fn product(a: f64, b: f64) -> i128 {
    let [a, b] = [a, b].map(|number| i128::from((number * 4096.0) as i64));
    a * b
}
