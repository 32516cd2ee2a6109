use std::fmt::Debug;

use super::enclosure::Enclosure;
use super::rational::{Rational, exponent, power_of_two, rational};

/// A floating-point format, by its definition in IEEE 754.
pub(crate) trait Float: Copy + PartialEq + PartialOrd + Debug + Into<f64> {
    const DIGITS: i32;
    /// All finite numbers are below two to this.
    const MAX_EXPONENT: i32;
    /// The normal numbers begin at two to one less than this.
    const MIN_EXPONENT: i32;
    const ZERO: Self;
    const MAX: Self;

    fn nearest(value: f64) -> Self;
    fn bits(self) -> String;

    /// The distance of the format's numbers around `value`.
    fn ulp(value: &Rational) -> Rational {
        let smallest = Self::MIN_EXPONENT - Self::DIGITS;
        let normal = if value.is_zero() { smallest } else { exponent(value) + 1 - Self::DIGITS };
        power_of_two(normal.max(smallest))
    }

    /// Whether `value` lies past the largest number, and by more than so many `ulps` of it.
    fn overflows(value: &Enclosure, ulps: u8) -> bool {
        let largest = rational(Self::MAX.into());
        let threshold = &largest + Self::ulp(&largest) * Rational::from(ulps);
        value.low > threshold || value.high < -threshold
    }

    /// How far this number is from `exact`, in `unit`s.
    fn error(self, exact: &Enclosure, unit: &Rational) -> f64 {
        let value: f64 = self.into();
        if !value.is_finite() {
            return f64::INFINITY;
        }
        let value = rational(value);
        let farthest = (&value - &exact.low).max(&exact.high - &value);
        (farthest / unit).to_f64().value()
    }
}

macro_rules! float {
    ($float:ident) => {
        #[expect(clippy::cast_possible_wrap, reason = "53 at most")]
        impl Float for $float {
            const DIGITS: i32 = $float::MANTISSA_DIGITS as i32;
            const MAX_EXPONENT: i32 = $float::MAX_EXP;
            const MIN_EXPONENT: i32 = $float::MIN_EXP;
            const ZERO: Self = 0.0;
            const MAX: Self = $float::MAX;

            #[allow(clippy::cast_possible_truncation, reason = "rounding is what is asked for, and f64 has none")]
            fn nearest(value: f64) -> Self {
                value as $float
            }

            fn bits(self) -> String {
                format!(concat!(stringify!($float), "::from_bits({:#x})"), self.to_bits())
            }
        }
    };
}

float!(f32);
float!(f64);
