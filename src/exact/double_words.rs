//! The value of a polynomial in double words, with a bound on its error.
//!
//! The bound is a multiple of `magnitudes`, the same sum of products with the magnitudes of all inputs. Let ε = 2⁻⁵³. With
//! the errors in [`real`](super::real), a sum adds 4ε² to the greater of the multiples of its terms, and a product 8ε² to
//! the sum of those of its factors. So a component of an arrow has 4ε², a sum of radii 8ε², a dot or cross product 4 + 4 +
//! 8 + 4 = 20ε² and its square 48ε². The longest polynomial, |s|²(v×d)² − R²(d·s)², has 8 + 20 + 8 = 36ε² in R(d·s), 80ε²
//! in its square, and 84ε² in all, below 2⁻⁹⁹. `magnitudes` is rounded in each step, which changes it by a few ε. The bound
//! that is used, 2⁻⁹⁰, covers all this and the numbers that are dropped in a sum because they are 2⁻⁵⁰⁰ of it.

use core::cmp::Ordering;
use core::ops::{Add, Mul, Sub};

use super::grid::Grid;
use super::real::{Real, power_of_two};

/// The largest error, as a share of the magnitudes.
const ERROR: f64 = power_of_two(-90);

/// Real numbers instead of the multiples of a power of two: they are rounded.
#[derive(Clone, Copy)]
pub(super) struct DoubleWords;

#[derive(Clone, Copy)]
pub(super) struct Estimate {
    value: Real<f64>,
    magnitudes: Real<f64>,
}

impl Estimate {
    pub(super) fn certain_sign(self) -> Option<Ordering> {
        self.value.exceeds(ERROR, self.magnitudes).then(|| self.value.sign())
    }
}

impl Grid for DoubleWords {
    type Number = Estimate;

    #[inline]
    fn number(self, input: f64) -> Estimate {
        let value = Real::from_f64(input);
        Estimate { value, magnitudes: value.abs() }
    }
}

impl Add for Estimate {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self { value: self.value + other.value, magnitudes: self.magnitudes.plain_sum(other.magnitudes) }
    }
}

impl Sub for Estimate {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self { value: self.value - other.value, magnitudes: self.magnitudes.plain_sum(other.magnitudes) }
    }
}

impl Mul for Estimate {
    type Output = Self;

    #[inline]
    fn mul(self, other: Self) -> Self {
        Self { value: self.value * other.value, magnitudes: self.magnitudes.plain_product(other.magnitudes) }
    }
}
