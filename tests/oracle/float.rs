use std::fmt::Debug;

use common::Figure;

use super::enclosure::Enclosure;
use super::rational::{Rational, exponent, power_of_two, rational};

/// A floating-point format, by its definition in IEEE 754.
pub trait Float: Copy + PartialEq + PartialOrd + Debug + Into<f64> {
    const DIGITS: i32;
    /// All finite numbers are below two to this.
    const MAX_EXPONENT: i32;
    /// The normal numbers begin at two to one less than this.
    const MIN_EXPONENT: i32;
    const MAX: Self;

    fn nearest(value: f64) -> Self;
    fn next_up(self) -> Self;
    fn next_down(self) -> Self;
    fn bits(self) -> String;

    /// The greatest number that is not above `value`; `None` below all of them.
    fn below(value: &Rational) -> Option<Self> {
        let largest: f64 = Self::MAX.into();
        let near = Self::nearest(value.to_f64().value().clamp(-largest, largest));
        let is_above = |number: &Self| rational((*number).into()) > *value;
        // The nearest number is at most a step or two away, for it is rounded twice.
        let down = std::iter::successors(Some(near.next_up()), |number| Some(number.next_down()));
        down.take(4).filter(|&number| number.into().is_finite()).find(|number| !is_above(number))
    }

    /// The least number that is not below `value`; `None` above all of them.
    fn above(value: &Rational) -> Option<Self> {
        Self::below(&-value).map(Self::negated)
    }

    fn negated(self) -> Self;

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
            const MAX: Self = $float::MAX;

            #[allow(clippy::cast_possible_truncation, reason = "rounding is what is asked for, and f64 has none")]
            fn nearest(value: f64) -> Self {
                value as $float
            }

            fn next_up(self) -> Self {
                self.next_up()
            }

            fn next_down(self) -> Self {
                self.next_down()
            }

            fn negated(self) -> Self {
                -self
            }

            fn bits(self) -> String {
                format!(concat!(stringify!($float), "::from_bits({:#x})"), self.to_bits())
            }
        }
    };
}

float!(f32);
float!(f64);

/// All numbers of a figure in bits, to write them down without a doubt.
pub fn bits<F: Float>(figure: &Figure) -> String {
    let direction = if let Figure::Ray(ray) = figure { ray.direction.to_vec() } else { vec![] };
    figure
        .coordinates_and_radius()
        .chain(direction)
        .map(|number| F::nearest(number).bits())
        .collect::<Vec<_>>()
        .join(", ")
}
