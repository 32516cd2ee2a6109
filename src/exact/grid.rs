//! Inputs as integers.
//!
//! Every finite float is an integer times a power of two. On a grid of multiples of one, all inputs of a decision are
//! integers, and so is the value of its polynomial: computed without an error.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "numbers are cut into mantissas and exponents on purpose"
)]

use core::cmp::Ordering;
use core::ops::{Add, Mul, Sub};

use super::double::Real;
use super::error_free::{exponent_of, power_of_two};
use super::input::{Arrow, Sum};
use super::integer::Int;
use super::polynomial::Polynomial;

/// What a polynomial can be evaluated in.
pub(crate) trait Ring: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> {
    #[inline(always)]
    fn square(self) -> Self {
        self * self
    }
}

impl<T: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self>> Ring for T {}

/// Multiples of a power of two, among them all inputs of one decision.
pub(crate) trait Grid: Copy {
    type Number: Ring;

    /// `input` as a number that is computed with without an error.
    fn number(self, input: f64) -> Self::Number;

    /// A value compared with zero.
    fn sign(self, value: Self::Number) -> Ordering;

    #[inline(always)]
    fn arrow(self, arrow: Arrow) -> [Self::Number; 2] {
        let [from_x, from_y, to_x, to_y] = arrow.inputs().map(|input| self.number(input));
        [to_x - from_x, to_y - from_y]
    }

    #[inline(always)]
    fn sum(self, sum: Sum) -> Self::Number {
        let [a, b, c] = sum.0.map(|input| self.number(input));
        a + b + c
    }
}

/// A grid whose integers have all the bits of any value.
pub(super) trait IntegerGrid: Grid {
    /// The real number that a `value` of the polynomial stands for, cut to its upper 106 bits.
    fn real(self, value: Self::Number, degree: u8) -> Real<f64>;
}

/// How many bits a polynomial's values have beyond those of its inputs, for each degree.
///
/// With inputs below 2ˢ, a component of an arrow is below 2ˢ⁺¹, a dot or cross product below 2²ˢ⁺³ and a sum of three
/// radii below 2ˢ⁺¹·⁶. Of the second degree, the sum of two cross products is below 2²ˢ⁺⁴ and |v|² or R² below 2²ˢ⁺³·²;
/// of the fourth, (u×v)² is below 2⁴ˢ⁺⁶ and R²|u|² below 2⁴ˢ⁺⁶·²; of the sixth, (u×v)²|w|² is below 2⁶ˢ⁺⁹ and (R(d·s))²
/// below 2⁶ˢ⁺⁹·². A point at T is below 2²ˢ⁺², which makes (v − T·d)×s less than 2³ˢ⁺⁴ and its square than 2⁶ˢ⁺⁸. None
/// is above 2 to the `degree`·(s + 2).
const HEADROOM: u32 = 2;

/// The bits that hold every intermediate value of a polynomial of `degree`, with its sign, for inputs of `bits` bits.
const fn bits_of_value(degree: u8, bits: u32) -> u32 {
    degree as u32 * (bits + HEADROOM) + 1
}

/// The most bits that the inputs of a polynomial of `degree` may have for its value to have as many as `bits`.
const fn bits_of_inputs(degree: u8, bits: u32) -> i32 {
    ((bits - 1) / degree as u32).saturating_sub(HEADROOM) as i32
}

/// The exponent of the power of two above the magnitudes of all inputs of `polynomial`.
#[inline(always)]
fn top_of<T: Polynomial>(polynomial: &T) -> i32 {
    let mut largest = 0.0_f64;
    polynomial.for_each_input(|input| largest = if input.abs() > largest { input.abs() } else { largest });
    exponent_of(largest) + 1
}

/// The grid on which plain `f64` arithmetic makes no error: for inputs of so few bits that the value has 53. For the
/// sixth degree these are too few to try.
#[derive(Clone, Copy)]
pub(super) struct Plain;

impl Plain {
    /// The grid, if all inputs of `polynomial` are on it.
    #[inline(always)]
    pub(super) fn of<T: Polynomial>(polynomial: &T) -> Option<Self> {
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

/// A grid for integers of 128 bits, which the machine multiplies in a few instructions: for inputs of few bits, and of
/// similar magnitudes.
#[derive(Clone, Copy)]
pub(super) struct Narrow {
    /// The exponent of its unit.
    exponent: i32,
}

impl Narrow {
    /// The grid that has room for `polynomial`, if all its inputs are on it.
    ///
    /// `None` also if they are so small that the inverse of the unit might overflow.
    #[inline(always)]
    pub(super) fn of<T: Polynomial>(polynomial: &T) -> Option<Self> {
        let grid = Self { exponent: top_of(polynomial) - const { bits_of_inputs(T::DEGREE, i128::BITS) } };
        let mut is_fine = grid.exponent > -1000;
        polynomial.for_each_input(|input| is_fine &= grid.holds(input));
        is_fine.then_some(grid)
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

/// The multiples of 2^`lowest` below 2^`top` in magnitude, with the lowest bit that is set in any input.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    lowest: i32,
    top: i32,
}

impl Extent {
    pub(super) const EMPTY: Self = Self { lowest: i32::MAX, top: i32::MIN };

    pub(super) fn of<T: Polynomial>(polynomial: &T) -> Self {
        let mut extent = Self::EMPTY;
        polynomial.for_each_input(|input| extent = extent.with(input));
        extent
    }

    pub(super) fn with(self, input: f64) -> Self {
        let (mantissa, exponent) = parts(input);
        if mantissa == 0 {
            return self;
        }
        let lowest = exponent + mantissa.trailing_zeros() as i32;
        let top = exponent + 64 - mantissa.leading_zeros() as i32;
        Self { lowest: self.lowest.min(lowest), top: self.top.max(top) }
    }

    /// The bits that the value of a polynomial of `degree` takes.
    pub(super) fn bits(self, degree: u8) -> u32 {
        bits_of_value(degree, self.top.saturating_sub(self.lowest).max(0) as u32)
    }

    /// For integers of `N` words.
    pub(super) fn wide<const N: usize>(self) -> Wide<N> {
        Wide { lowest: if self.lowest == i32::MAX { 0 } else { self.lowest } }
    }
}

/// A grid for integers of N words.
#[derive(Clone, Copy)]
pub(super) struct Wide<const N: usize> {
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
