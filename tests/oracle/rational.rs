//! Rational numbers: `Relaxed` cancels powers of two only, which is cheap and all that floats leave behind.

use std::cmp::Ordering;

use dashu_base::BitTest as _;
use dashu_int::{IBig, UBig};

pub type Rational = dashu_ratio::Relaxed;

/// The exact value of a finite float.
pub fn rational(value: f64) -> Rational {
    Rational::try_from(value).expect("a finite number")
}

/// `Less` for a negative number, `Greater` for a positive one.
pub(crate) fn sign(value: &Rational) -> Ordering {
    value.cmp(&Rational::ZERO)
}

pub(crate) fn square(value: &Rational) -> Rational {
    value * value
}

pub fn power_of_two(exponent: i32) -> Rational {
    let power = UBig::ONE << usize::try_from(exponent.unsigned_abs()).expect("32 bits fit");
    if exponent < 0 { Rational::from_parts(IBig::ONE, power) } else { Rational::from(power) }
}

/// The greatest e with 2^e <= |value|, for a value other than zero.
pub(crate) fn exponent(value: &Rational) -> i32 {
    let bits = |length: usize| i32::try_from(length).expect("floats are shorter");
    // |numerator| is in [2^(n-1), 2^n) and the denominator in [2^(d-1), 2^d), so the quotient is in (2^(n-d-1), 2^(n-d+1)).
    let upper = bits(value.numerator().bit_len()) - bits(value.denominator().bit_len());
    if square(value) < power_of_two(2 * upper) { upper - 1 } else { upper }
}

/// `a + b`. Denominators whose quotient is a power of two, as those of floats, are not multiplied: the greater one serves
/// both.
pub(crate) fn sum(a: Rational, b: Rational) -> Rational {
    let length = |number: &Rational| number.denominator().bit_len();
    let (coarse, fine) = if length(&a) <= length(&b) { (a, b) } else { (b, a) };
    let shift = length(&fine) - length(&coarse);
    if coarse.denominator() << shift != *fine.denominator() {
        return coarse + fine;
    }
    let ((coarse, _), (fine, denominator)) = (coarse.into_parts(), fine.into_parts());
    Rational::from_parts((coarse << shift) + fine, denominator)
}
