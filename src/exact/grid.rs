//! Grids on which the arithmetic of a decision is exact: in plain `f64`, in 128 bits, or in integers of a fixed width.
//!
//! Every finite float is an integer times a power of two. In multiples of a small enough power, all inputs of a
//! decision are integers. The value of its polynomial is then an integer too, and its computation is exact.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "an input on a grid is an integer of known width; numbers are cut into words, mantissas and exponents"
)]

use core::cell::Cell;
use core::cmp::Ordering;
use core::ops::{Add, Mul, Neg, Sub};

use super::input::{Arrow, Sum};
use super::polynomial::Polynomial;
use super::real::{Real, exponent_of, power_of_two};

/// The numbers in which a polynomial can be evaluated.
pub(crate) trait Arithmetic: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> {
    #[inline]
    fn square(self) -> Self {
        self * self
    }
}

impl<T: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self>> Arithmetic for T {}

/// The multiples of a power of two. All inputs of one decision are among them.
pub(crate) trait Grid: Copy {
    type Number: Arithmetic;

    /// `input` as a number with which arithmetic is exact.
    fn number(self, input: f64) -> Self::Number;

    /// The sign of `value`.
    fn sign(self, value: Self::Number) -> Ordering;

    #[inline]
    fn arrow(self, arrow: Arrow) -> [Self::Number; 2] {
        let [from_x, from_y, to_x, to_y] = arrow.inputs().map(|input| self.number(input));
        [to_x - from_x, to_y - from_y]
    }

    #[inline]
    fn sum(self, sum: Sum) -> Self::Number {
        let [a, b, c] = sum.0.map(|input| self.number(input));
        a + b + c
    }
}

#[inline]
pub(super) fn dot_on_grid<N: Arithmetic>(u: [N; 2], v: [N; 2]) -> N {
    u[0] * v[0] + u[1] * v[1]
}

#[inline]
pub(super) fn cross_on_grid<N: Arithmetic>(u: [N; 2], v: [N; 2]) -> N {
    u[0] * v[1] - u[1] * v[0]
}

/// A grid whose integers hold all bits of any value.
pub(super) trait IntegerGrid: Grid {
    /// The real number that a `value` of the polynomial represents, truncated to its upper 106 bits.
    fn real(self, value: Self::Number, degree: u8) -> Real<f64>;
}

/// The number of bits that a value has beyond those of the inputs, per degree.
///
/// With inputs below 2ˢ, a component of an arrow is below 2ˢ⁺¹, a dot or cross product below 2²ˢ⁺³ and a sum of three
/// radii below 2ˢ⁺¹·⁶. In degree 2, the sum of two cross products is below 2²ˢ⁺⁴ and |v|² or R² below 2²ˢ⁺³·². In
/// degree 4, (u×v)² is below 2⁴ˢ⁺⁶, R²|u|² below 2⁴ˢ⁺⁶·², and the sum of two products below 2⁴ˢ⁺⁷. In degree 6, (u×v)²|w|² is below 2⁶ˢ⁺⁹, (R(d·s))² below
/// 2⁶ˢ⁺⁹·², sₖ²(e×d)² below 2⁶ˢ⁺⁸ and R²|s|²dₖ² below 2⁶ˢ⁺⁸·². A component of v − T·d is below 2²ˢ⁺², so (v − T·d)×s is
/// below 2³ˢ⁺⁴ and its square below 2⁶ˢ⁺⁸. No value exceeds 2 to the `degree`·(s + 2).
const HEADROOM: u32 = 2;

/// The width in bits, sign included, for every intermediate value of a polynomial of `degree` in inputs of `bits` bits.
const fn bits_of_value(degree: u8, bits: u32) -> u32 {
    degree as u32 * (bits + HEADROOM) + 1
}

/// The most bits that the inputs of a polynomial of `degree` may have if its value must fit `bits` bits.
const fn bits_of_inputs(degree: u8, bits: u32) -> i32 {
    ((bits - 1) / degree as u32).saturating_sub(HEADROOM) as i32
}

/// The exponent of a power of two above the magnitudes of all inputs of `polynomial`.
#[inline]
fn top_of<T: Polynomial>(polynomial: &T) -> i32 {
    exponent_of(fold_inputs(polynomial, 0.0, |most, input| if input.abs() > most { input.abs() } else { most })) + 1
}

/// Folds the inputs of a polynomial, which are the numbers that it takes onto a grid.
#[inline]
fn fold_inputs<T: Polynomial, S: Copy>(polynomial: &T, start: S, step: impl Fn(S, f64) -> S + Copy) -> S {
    let state = Cell::new(start);
    polynomial.on(Fold { state: &state, step });
    state.get()
}

/// A grid that computes only a fold of the inputs.
#[derive(Clone, Copy)]
struct Fold<'a, S, F> {
    state: &'a Cell<S>,
    step: F,
}

impl<S: Copy, F: Fn(S, f64) -> S + Copy> Grid for Fold<'_, S, F> {
    type Number = f64;

    #[inline]
    fn number(self, input: f64) -> f64 {
        self.state.set((self.step)(self.state.get(), input));
        0.0
    }

    fn sign(self, _: f64) -> Ordering {
        Ordering::Equal
    }
}

pub(super) mod sixty_fourths {
    //! Inputs that are multiples of a 64th and not large: integers, tiles, pixels.
    //!
    //! Take a sum of products of two such inputs, or of their differences. If the magnitudes of its terms add up to
    //! less than 2⁴¹, plain `f64` makes no error. A product is a multiple of 2⁻¹² and so has at most 53 bits. A
    //! difference that does not fit 53 bits is at least 2⁴⁷. Its product with a nonzero multiple of a 64th would be at
    //! least 2⁴¹, and its product with 0 is 0 in any case. The computed magnitudes are good enough for this test,
    //! because rounding is monotone.

    use super::{Polynomial, fold_inputs, power_of_two};

    /// If the magnitudes of its terms add up to less than this, a sum of products has no error.
    pub(crate) const LIMIT: f64 = power_of_two(40);

    /// If the error bound of a sum of products is below this, the magnitudes add up to less than 2⁴¹: each bound is at
    /// least 5·2⁻⁵³ times their sum.
    pub(crate) const BOUND: f64 = power_of_two(-10);

    /// Whether all inputs of `polynomial` are multiples of a 64th. All numbers from 2⁴⁶ on are, but it may reject some.
    #[inline]
    pub(crate) fn holds<T: Polynomial>(polynomial: &T) -> bool {
        const COARSE: f64 = power_of_two(46);
        fold_inputs(polynomial, true, |is_fine, input| is_fine & ((input.abs() + COARSE) - COARSE == input.abs()))
    }

    /// The product of two sums of products below [`LIMIT`], in multiples of 2⁻²⁴.
    #[inline]
    pub(crate) fn product(a: f64, b: f64) -> i128 {
        let [a, b] = [a, b].map(|number| i128::from((number * 4096.0) as i64));
        a * b
    }
}

/// A grid for integers of 128 bits, which take a few instructions to multiply. The inputs must have few bits and
/// similar magnitudes.
#[derive(Clone, Copy)]
pub(crate) struct Narrow {
    /// The exponent of the unit.
    exponent: i32,
}

impl Narrow {
    /// The finest grid on which the value of `polynomial` fits 128 bits, if all inputs are on that grid.
    ///
    /// `None` also if the inputs are so small that the inverse of the unit might overflow.
    #[inline]
    pub(crate) fn of<T: Polynomial>(polynomial: &T) -> Option<Self> {
        let grid = Self { exponent: top_of(polynomial) - const { bits_of_inputs(T::DEGREE, i128::BITS) } };
        let is_fine = |is_fine, input| is_fine & grid.holds(input);
        fold_inputs(polynomial, grid.exponent > -1000, is_fine).then_some(grid)
    }

    /// Whether `input` is on the grid. The product with the unit is exact, because the unit is far from the subnormals.
    #[inline]
    fn holds(self, input: f64) -> bool {
        self.units(input) as f64 * power_of_two(self.exponent) == input
    }

    /// The number of whole units in `input`. It is below 2⁶³, because the bits of an input are limited.
    #[inline]
    fn units(self, input: f64) -> i64 {
        (input * power_of_two(-self.exponent)) as i64
    }
}

impl Grid for Narrow {
    type Number = i128;

    #[inline]
    fn number(self, input: f64) -> i128 {
        self.units(input).into()
    }

    #[inline]
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

/// The multiples of 2^`lowest` below 2^`top` in magnitude. 2^`lowest` is the lowest bit that is set in any input.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BitRange {
    lowest: i32,
    top: i32,
}

impl BitRange {
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

    /// The number of bits for the value of a polynomial of `degree`.
    pub(crate) fn bits(self, degree: u8) -> u32 {
        bits_of_value(degree, self.top.saturating_sub(self.lowest).max(0) as u32)
    }

    /// The grid for integers of `N` words.
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

/// The mantissa and the exponent of `input`: |`input`| = mantissa·2^exponent.
fn parts(input: f64) -> (u64, i32) {
    let bits = input.to_bits();
    let biased = ((bits >> 52) & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    if biased == 0 { (fraction, -1074) } else { (fraction | 1 << 52, biased - 1075) }
}

/// An integer of N words in two's complement, lowest word first. Arithmetic wraps, so the width must suffice.
#[derive(Clone, Copy)]
pub(crate) struct Int<const N: usize>([u64; N]);

impl<const N: usize> Int<N> {
    pub(super) const ZERO: Self = Self([0; N]);

    /// `mantissa`·2^`shift`.
    pub(super) fn shifted(mantissa: u64, shift: u32) -> Self {
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

    /// The number of words up to the highest nonzero word.
    fn length(&self) -> usize {
        N - self.0.iter().rev().take_while(|&&word| word == 0).count()
    }

    pub(super) fn sign(&self) -> Ordering {
        if self.is_negative() { Ordering::Less } else { self.length().cmp(&0) }
    }

    /// The integer times 2^`exponent`, truncated to its upper 106 bits.
    pub(super) fn real(self, exponent: i32) -> Real<f64> {
        let magnitude = self.abs();
        let length = magnitude.length();
        if length == 0 {
            return Real::ZERO;
        }
        let word = |place: usize| length.checked_sub(place).map_or(0, |place| magnitude.0[place]);
        let zeros = word(1).leading_zeros();
        let top = u128::from(word(1)) << 64 | u128::from(word(2));
        let upper = top << zeros | u128::from(word(3)) >> (64 - zeros);
        let real = Real::from_upper_bits(upper, exponent + 64 * length as i32 - zeros as i32);
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

    /// Multiplies the magnitudes, because most of their upper words are zero and can be skipped, and so can the words
    /// between a tiny and an ordinary input.
    fn mul(self, other: Self) -> Self {
        let (a, b) = (self.abs(), other.abs());
        let length = b.length();
        let mut words = [0; N];
        for (place, &factor) in a.0[..a.length()].iter().enumerate() {
            if factor != 0 {
                add_row(&mut words[place..], factor, &b.0[..length]);
            }
        }
        let product = Self(words);
        if self.is_negative() == other.is_negative() { product } else { -product }
    }
}

/// `a` plus or minus both `b` and `carry`, and the next carry.
#[inline]
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
