//! Grids on which the arithmetic of a decision is exact: in plain `f64`, or in integers of a fixed width.
//!
//! Every finite float is an integer times a power of two. In multiples of a small enough power, all inputs of a
//! decision are integers. The value of its polynomial is then an integer too, and its computation is exact.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    reason = "an input on a grid is an integer of known width; numbers become integers and back"
)]

use core::cell::Cell;
use core::cmp::Ordering;
use core::marker::PhantomData;
use core::ops::{Add, Mul, Sub};

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

/// The multiples of a power of two. All inputs of one decision are among them. ([`DoubleWords`](super::double_words) and
/// a [`Fold`] are none: the one rounds, and the other only looks at the inputs.)
pub(crate) trait Grid: Copy {
    type Number: Arithmetic;

    /// `input` as a number with which arithmetic is exact.
    fn number(self, input: f64) -> Self::Number;

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

/// A grid whose numbers hold all bits of any value.
pub(super) trait IntegerGrid: Grid {
    fn sign(self, value: Self::Number) -> Ordering;

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

/// The most bits that the inputs of a polynomial of `degree` may have if its value must fit `bits` bits.
///
/// At most 63, so that the magnitude of an input fits an `i64`.
const fn bits_of_inputs(degree: u8, bits: u32) -> i32 {
    let bits = ((bits - 1) / degree as u32).saturating_sub(HEADROOM) as i32;
    if bits < 63 { bits } else { 63 }
}

/// The exponent of a power of two above the magnitudes of all inputs of `polynomial`.
#[inline]
pub(super) fn top_of<T: Polynomial>(polynomial: &T) -> i32 {
    exponent_of(fold_inputs(polynomial, 0.0, |most, input| if input.abs() > most { input.abs() } else { most })) + 1
}

/// Folds the inputs of a polynomial, which are the numbers that it takes onto a grid.
#[inline]
pub(super) fn fold_inputs<T: Polynomial, S: Copy>(polynomial: &T, start: S, step: impl Fn(S, f64) -> S + Copy) -> S {
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
        integer(a) * integer(b)
    }

    /// A sum of products below [`LIMIT`], in multiples of 2⁻¹².
    #[inline]
    pub(crate) fn integer(number: f64) -> i128 {
        i128::from((number * 4096.0) as i64)
    }
}

/// Integers of a fixed width.
pub(super) trait FixedWidth: Arithmetic + Ord + From<i64> {
    const BITS: u32;

    /// The 128 bits of the magnitude from its highest 1 on, and the number of bits up to that. The number is not 0.
    fn leading_bits(self) -> (u128, u32);
}

impl FixedWidth for i128 {
    const BITS: u32 = Self::BITS;

    #[inline]
    fn leading_bits(self) -> (u128, u32) {
        leading_bits(self.unsigned_abs())
    }
}

#[inline]
pub(super) fn leading_bits(magnitude: u128) -> (u128, u32) {
    let zeros = magnitude.leading_zeros();
    (magnitude << zeros, u128::BITS - zeros)
}

/// A grid for integers of a fixed width, which take few instructions to multiply. The inputs must have few bits and similar
/// magnitudes.
#[derive(Clone, Copy)]
pub(crate) struct Fixed<N> {
    /// The exponent of the unit.
    exponent: i32,
    numbers: PhantomData<N>,
}

impl<N: FixedWidth> Fixed<N> {
    /// The finest grid on which the value of `polynomial` fits, if all inputs are on that grid. Their magnitudes are below
    /// 2 to the `top`.
    ///
    /// `None` also if the inputs are so small that the inverse of the unit might overflow.
    #[inline]
    pub(crate) fn below<T: Polynomial>(top: i32, polynomial: &T) -> Option<Self> {
        Self::for_bits(const { bits_of_inputs(T::DEGREE, N::BITS) }, top, polynomial)
    }

    /// The same for factors of degree 2 of the polynomial: dot and cross products of two arrows.
    #[inline]
    pub(super) fn for_factors<T: Polynomial>(polynomial: &T) -> Option<Self> {
        Self::for_bits(const { bits_of_inputs(2, N::BITS) }, top_of(polynomial), polynomial)
    }

    #[inline]
    fn for_bits<T: Polynomial>(bits: i32, top: i32, polynomial: &T) -> Option<Self> {
        let exponent = top - bits;
        let grid = Self { exponent, numbers: PhantomData };
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

impl<N: FixedWidth> Grid for Fixed<N> {
    type Number = N;

    #[inline]
    fn number(self, input: f64) -> N {
        self.units(input).into()
    }
}

impl<N: FixedWidth> IntegerGrid for Fixed<N> {
    #[inline]
    fn sign(self, value: N) -> Ordering {
        value.cmp(&N::from(0))
    }

    fn real(self, value: N, degree: u8) -> Real<f64> {
        let sign = self.sign(value);
        if sign == Ordering::Equal {
            return Real::ZERO;
        }
        let (bits, length) = value.leading_bits();
        let real = Real::from_upper_bits(bits, i32::from(degree) * self.exponent + length as i32);
        if sign == Ordering::Less { -real } else { real }
    }
}
