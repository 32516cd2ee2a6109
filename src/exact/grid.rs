//! Inputs as integers.
//!
//! Every finite float is an integer times a power of two. On a grid of multiples of one, all inputs of a decision are
//! integers, and so is the value of its polynomial: computed without an error.

mod narrow;
pub(super) mod units;
mod wide;

use core::cell::Cell;
use core::cmp::Ordering;
use core::ops::{Add, Mul, Sub};

pub(super) use self::narrow::Narrow;
pub(super) use self::wide::Extent;
use super::double::Real;
use super::error_free::exponent_of;
use super::input::{Arrow, Sum};
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

#[inline(always)]
pub(super) fn dot_on_grid<N: Ring>(u: [N; 2], v: [N; 2]) -> N {
    u[0] * v[0] + u[1] * v[1]
}

#[inline(always)]
pub(super) fn cross_on_grid<N: Ring>(u: [N; 2], v: [N; 2]) -> N {
    u[0] * v[1] - u[1] * v[0]
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
/// of the fourth, (u×v)² is below 2⁴ˢ⁺⁶ and R²|u|² below 2⁴ˢ⁺⁶·²; of the sixth, (u×v)²|w|² is below 2⁶ˢ⁺⁹, (R(d·s))²
/// below 2⁶ˢ⁺⁹·², sₖ²(e×d)² below 2⁶ˢ⁺⁸ and R²|s|²dₖ² below 2⁶ˢ⁺⁸·². A point at T is below 2²ˢ⁺², which makes (v − T·d)×s
/// less than 2³ˢ⁺⁴ and its square than 2⁶ˢ⁺⁸. None is above 2 to the `degree`·(s + 2).
const HEADROOM: u32 = 2;

/// The bits that hold every intermediate value of a polynomial of `degree`, with its sign, for inputs of `bits` bits.
const fn bits_of_value(degree: u8, bits: u32) -> u32 {
    degree as u32 * (bits + HEADROOM) + 1
}

/// The most bits that the inputs of a polynomial of `degree` may have for its value to have as many as `bits`.
#[expect(clippy::cast_possible_wrap, reason = "a few bits")]
const fn bits_of_inputs(degree: u8, bits: u32) -> i32 {
    ((bits - 1) / degree as u32).saturating_sub(HEADROOM) as i32
}

/// The exponent of the power of two above the magnitudes of all inputs of `polynomial`.
#[inline(always)]
fn top_of<T: Polynomial>(polynomial: &T) -> i32 {
    exponent_of(fold_inputs(polynomial, 0.0, |most, input| if input.abs() > most { input.abs() } else { most })) + 1
}

/// Folds the inputs of a polynomial: those that it takes onto a grid.
#[inline(always)]
fn fold_inputs<T: Polynomial, S: Copy>(polynomial: &T, start: S, step: impl Fn(S, f64) -> S + Copy) -> S {
    let state = Cell::new(start);
    polynomial.on(Fold { state: &state, step });
    state.get()
}

/// A grid on which nothing is computed but a fold of the inputs.
#[derive(Clone, Copy)]
struct Fold<'a, S, F> {
    state: &'a Cell<S>,
    step: F,
}

impl<S: Copy, F: Fn(S, f64) -> S + Copy> Grid for Fold<'_, S, F> {
    type Number = f64;

    #[inline(always)]
    fn number(self, input: f64) -> f64 {
        self.state.set((self.step)(self.state.get(), input));
        0.0
    }

    fn sign(self, _: f64) -> Ordering {
        Ordering::Equal
    }
}
