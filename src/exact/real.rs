//! Real numbers with more precision than the result.
//!
//! A [`Real<f32>`] is a plain `f64`, with 29 bits to spare. A [`Real<f64>`] is the unevaluated sum of two `f64` (a
//! "double word") with an exponent of its own, so that no product of finite inputs overflows or underflows. A
//! [`Real<Moderate>`](Moderate) is a double word without that exponent, for inputs of ordinary size: the same bits in a
//! fifth of the time. The kernels write each formula once; the precision is a type.
//!
//! The double-word algorithms are from Joldes, Muller and Popescu, "Tight and rigorous error bounds for basic building
//! blocks of double-word arithmetic", ACM TOMS 44 (2017). The square root is from Lefèvre, Louvet, Muller, Picot and
//! Rideau, "Accurate calculation of Euclidean norms using double-word arithmetic", ACM TOMS 49 (2023). With ε = 2⁻⁵³,
//! this file relies on relative errors of at most 8ε² for a product, 17ε² for a quotient and 4ε² for a square root. The
//! error of a sum is at most 4ε² times the sum of the magnitudes: each low word is at most ε times its number, and so
//! is the error of the high words' sum; adding the three has an error of at most 3ε² times the magnitudes. The tests
//! check each bound against exact rationals. For `f32` inputs, a value in plain `f64` neither overflows nor underflows:
//! its degree is at most 6, so it is 0 or between 2⁻⁸⁹⁴ and 2⁷⁸⁰.
//!
//! The rounding errors of sums and products are computed by the algorithms of Knuth, Dekker and Veltkamp. They need no
//! fused multiply-add, which not every machine has.

use core::cmp::Ordering;
use core::ops::{Add, Div, Mul, Neg, Sub};

use super::input::{Xy, greater, lesser};

/// The precision of the numbers that make up an answer.
pub trait Precision: Copy {
    /// The same for inputs of any size.
    type AnySize: Precision;
    /// The second word of a number.
    type Low: Stored<f64>;
    /// The exponent of a number.
    type Exponent: Stored<i32>;
    /// Whether a number is the sum of two `f64`, because the answer is an `f64`.
    const DOUBLE_WORD: bool = <Self::Low as Stored<f64>>::IS_STORED;
    /// Whether the numbers have exponents of their own, because the inputs may be of any size: their products in plain
    /// `f64` may overflow or underflow.
    const HAS_EXPONENT: bool = <Self::Exponent as Stored<i32>>::IS_STORED;
    /// Whether the numbers must be [moderate](are_moderate), or [vectors](are_vectors_moderate).
    const NEEDS_MODERATE: bool = Self::DOUBLE_WORD && !Self::HAS_EXPONENT;
    /// A difference that keeps this share of its terms has a relative error far below half an ulp.
    ///
    /// (u×v)² − R²|u|² carries up to 11ε in `f64` (9ε and 10ε in its terms, 1ε for the difference). After the
    /// cancellation, that is at most 16ε / 2⁻²⁰ = 2⁻²⁹, a 32nd of an ulp of an `f32`. In double words, it carries up to
    /// 56ε²: a difference of inputs 4ε², u×v 2·4 + 8 + 4 = 20ε², its square 48ε²; R 8ε², |u|² 20ε², R²|u|² 24 + 20 + 8
    /// = 52ε²; and 4ε² for the difference. That is at most 64ε² / 2⁻⁴⁰ = 2⁻⁶⁰, a 128th of an ulp of an `f64`. The
    /// longest polynomial whose value is used, |s|²(v×d)² − R²(d·s)², carries up to 16ε, and in double words 84ε²: 20 +
    /// 48 + 8 in the first term, 24 + 48 + 8 in the second, 4 for the difference. That is at most 128ε² / 2⁻⁴⁰ = 2⁻⁵⁹,
    /// a 64th of an ulp of an `f64`.
    const LEAST_SHARE: f64;
}

/// A field of a [`Real`]. If a precision does not need it, it is `()` and counts as 0. Then a number takes less memory, and is
/// passed in registers.
pub trait Stored<T>: Copy {
    const IS_STORED: bool;
    const ZERO: Self;
    fn new(value: T) -> Self;
    fn get(self) -> T;
}

impl<T: Default> Stored<T> for () {
    const IS_STORED: bool = false;
    const ZERO: Self = ();

    #[inline]
    fn new(_: T) {}

    #[inline]
    fn get(self) -> T {
        T::default()
    }
}

macro_rules! impl_stored {
    ($number:ty, $zero:literal) => {
        impl Stored<$number> for $number {
            const IS_STORED: bool = true;
            const ZERO: Self = $zero;

            #[inline]
            fn new(value: $number) -> Self {
                value
            }

            #[inline]
            fn get(self) -> $number {
                self
            }
        }
    };
}
impl_stored!(f64, 0.0);
impl_stored!(i32, 0);

impl Precision for f32 {
    type AnySize = Self;
    type Low = ();
    type Exponent = ();
    const LEAST_SHARE: f64 = power_of_two(-20);
}

impl Precision for f64 {
    type AnySize = Self;
    type Low = f64;
    type Exponent = i32;
    const LEAST_SHARE: f64 = power_of_two(-40);
}

/// The precision of answers in `f64`, if all numbers are [moderate](are_moderate), or all [vectors](are_vectors_moderate).
#[derive(Clone, Copy, Debug)]
pub enum Moderate {}

impl Precision for Moderate {
    type AnySize = f64;
    type Low = f64;
    type Exponent = ();
    const LEAST_SHARE: f64 = power_of_two(-40);
}

/// Whether each number is zero or has a magnitude from 2⁻¹⁰⁹ to below 2¹⁴⁷.
///
/// Such numbers are multiples of 2⁻¹⁶¹, and a polynomial of degree 6 has a multiple of 2⁻⁹⁶⁶ for its value. Above 2⁻⁹⁶⁸, the
/// second word of a product is exact, too. So nothing underflows, and nothing overflows.
///
/// Without the lowest exponent, the exponent of a moderate number has 8 bits. A fold has no branches.
#[inline(always)]
pub(crate) fn are_moderate(numbers: &[f64]) -> bool {
    const LOWEST: u64 = (1023 - 109) << 52;
    const HIGHER_BITS: u64 = 0b111 << 60;
    let without_lowest = |number: f64| if number == 0.0 { 0 } else { number.to_bits().wrapping_sub(LOWEST) };
    numbers.iter().fold(0, |bits, &number| bits | without_lowest(number)) & HIGHER_BITS == 0
}

/// Whether numbers made of these vectors and radii neither overflow in the precision `P`, nor lose digits to an underflow.
/// False for a zero vector. `size_squared` is at least the sum of the squares of all other vectors that products are made of.
///
/// None is longer than 2¹²⁹, so no product of up to six overflows. A component or a radius is zero or at least 2⁻¹⁰⁹, so its
/// product with another one is normal. An underflow in a product with a component of other vectors makes an error below
/// 2⁻¹⁰⁷¹. The squares of these vectors are at least 2⁻²¹⁸. So it is nothing beside them, or beside a difference that keeps
/// [`LEAST_SHARE`](Precision::LEAST_SHARE) of such terms.
#[inline(always)]
pub(crate) fn are_vectors_moderate<P: Precision, const N: usize>(
    vectors: [Xy; N],
    radii: [f64; 2],
    size_squared: f64,
) -> bool {
    if !P::NEEDS_MODERATE {
        return true;
    }
    let (squares, sum) = (vectors.iter().map(|v| v.length_squared()), radii[0] + radii[1]);
    let are_long = || vectors.iter().all(|&v| is_large(v.length_squared()) && has_moderate_components(v));
    (is_large(least_square(vectors)) || are_long())
        && radii.into_iter().all(is_radius_moderate)
        && squares.sum::<f64>() + size_squared + sum * sum <= power_of_two(258)
}

/// The least square of a component. It is cheap, because the squares are computed for the lengths, too.
#[inline(always)]
fn least_square<const N: usize>(vectors: [Xy; N]) -> f64 {
    vectors.iter().fold(f64::INFINITY, |least, v| lesser(least, lesser(v.x * v.x, v.y * v.y)))
}

#[inline(always)]
fn has_moderate_components(v: Xy) -> bool {
    let is_moderate = |component: f64| is_large(component * component) || component == 0.0;
    is_moderate(v.x) && is_moderate(v.y)
}

/// Whether this is the square of a length of at least 2⁻¹⁰⁹.
#[inline(always)]
fn is_large(square: f64) -> bool {
    square >= power_of_two(-2 * 109)
}

/// Whether a radius, which is not negative, is zero or at least 2⁻¹⁰⁹.
#[inline(always)]
fn is_radius_moderate(radius: f64) -> bool {
    // Zero becomes the largest integer.
    radius.to_bits().wrapping_sub(1) >= power_of_two(-109).to_bits() - 1
}

/// (`hi` + `lo`)·2^`exponent`. In plain `f64`, `hi` is the whole number. In double words, |`lo`| ≤ ulp(`hi`)/2. With
/// an exponent, 1 ≤ |`hi`| < 2 or all fields are zero.
#[derive(Clone, Copy)]
pub(crate) struct Real<P: Precision> {
    hi: f64,
    lo: P::Low,
    exponent: P::Exponent,
}

impl<P: Precision> Real<P> {
    pub(crate) const ZERO: Self = Self::plain(0.0);

    #[inline]
    const fn plain(hi: f64) -> Self {
        Self { hi, lo: P::Low::ZERO, exponent: P::Exponent::ZERO }
    }

    #[inline]
    fn new(hi: f64, lo: f64, exponent: i32) -> Self {
        Self { hi, lo: P::Low::new(lo), exponent: P::Exponent::new(exponent) }
    }

    #[inline]
    fn lo(self) -> f64 {
        self.lo.get()
    }

    #[inline]
    fn exponent(self) -> i32 {
        self.exponent.get()
    }

    /// The double word (`hi` + `lo`)·2^`exponent`, for |`lo`| ≤ |`hi`| where `hi` is neither huge nor tiny.
    #[inline]
    pub(super) fn normalized(hi: f64, lo: f64, exponent: i32) -> Self {
        let (hi, lo) = fast_two_sum(hi, lo);
        if !P::HAS_EXPONENT {
            return Self::new(hi, lo, 0);
        }
        if hi == 0.0 {
            return Self::ZERO;
        }
        let own = exponent_of(hi);
        let scale = power_of_two(-own);
        Self::new(hi * scale, lo * scale, exponent + own)
    }

    /// `hi` + `lo`.
    #[inline]
    pub(super) fn of_words(hi: f64, lo: f64) -> Self {
        if P::HAS_EXPONENT { Self::from_f64(hi) + Self::from_f64(lo) } else { Self::normalized(hi, lo, 0) }
    }

    /// `upper`/2¹²⁸·2^`exponent`, truncated to 106 bits. The highest bit of `upper` must be set.
    #[expect(clippy::cast_precision_loss, reason = "each half has 53 bits")]
    pub(super) fn from_upper_bits(upper: u128, exponent: i32) -> Self {
        let (hi, lo) = ((upper >> 75) as f64, (upper >> 22 & ((1 << 53) - 1)) as f64);
        Self::normalized(hi, lo * power_of_two(-53), exponent - 53)
    }

    #[inline]
    pub(crate) fn from_f64(value: f64) -> Self {
        if !P::HAS_EXPONENT {
            return Self::plain(value);
        }
        if value == 0.0 || !value.is_finite() {
            return Self::plain(value * 0.0);
        }
        let (value, below) = if value.abs() < f64::MIN_POSITIVE { (value * power_of_two(64), 64) } else { (value, 0) };
        let own = exponent_of(value);
        let hi = f64::from_bits(value.to_bits() & !(0x7ff << 52) | 1023 << 52);
        Self::new(hi, 0.0, own - below)
    }

    /// `a` − `b`. In double words it is exact if the exponents differ by at most 500.
    #[inline(always)]
    pub(crate) fn difference(a: f64, b: f64) -> Self {
        if P::NEEDS_MODERATE {
            let (hi, lo) = two_sum(a, -b);
            return Self::new(hi, lo, 0);
        }
        Self::from_f64(a) - Self::from_f64(b)
    }

    /// The same number in another precision; the second word may be dropped. A number without an exponent must be finite, and
    /// neither huge nor tiny, as moderate ones are.
    pub(crate) fn convert<Q: Precision>(self) -> Real<Q> {
        if Q::HAS_EXPONENT && P::HAS_EXPONENT {
            return Real::new(self.hi, self.lo(), self.exponent());
        }
        if Q::HAS_EXPONENT {
            return Real::normalized(self.hi, self.lo(), 0);
        }
        let lo = Self { hi: self.lo(), ..self }.to_f64();
        Real::new(self.to_f64(), lo, 0)
    }

    /// The `f64` nearest to `hi`·2^`exponent`, at most slightly more than half an ulp from the number; ±∞ on overflow.
    #[inline]
    pub(crate) fn to_f64(self) -> f64 {
        if !P::HAS_EXPONENT {
            return self.hi;
        }
        // Both powers of two are normal, and the first product is exact, so that a subnormal result is rounded once.
        let exponent = self.exponent().clamp(-2000, 2000);
        let half = exponent / 2;
        self.hi * power_of_two(half) * power_of_two(exponent - half)
    }

    /// The sign of the number.
    #[inline]
    pub(crate) fn sign(self) -> Ordering {
        if self.hi > 0.0 {
            Ordering::Greater
        } else if self.hi < 0.0 {
            Ordering::Less
        } else {
            Ordering::Equal
        }
    }

    #[inline]
    pub(crate) fn abs(self) -> Self {
        if self.hi < 0.0 { -self } else { self }
    }

    /// Whether this sum has lost so little to cancellation that its relative error is negligible for `P`. `magnitudes`
    /// is the sum of the magnitudes of its terms. The leading words decide, in every precision. False if a plain `f64` is infinite or NaN, because `magnitudes` is
    /// then too.
    #[inline(always)]
    pub(crate) fn is_precise_beside(self, magnitudes: Self) -> bool {
        self.exceeds(P::LEAST_SHARE, magnitudes)
    }

    /// Whether the magnitude is more than this share of `other`.
    #[inline(always)]
    pub(super) fn exceeds(self, share: f64, other: Self) -> bool {
        if P::HAS_EXPONENT {
            (self.abs().leading() - other.leading() * Self::from_f64(share)).hi > 0.0
        } else {
            self.hi.abs() > share * other.hi
        }
    }

    /// The number rounded to `f64`.
    #[inline]
    fn leading(self) -> Self {
        Self { lo: P::Low::ZERO, ..self }
    }

    /// The sum of the leading words, rounded to `f64`.
    #[inline(always)]
    pub(crate) fn plain_sum(self, other: Self) -> Self {
        if P::HAS_EXPONENT { (self.leading() + other.leading()).leading() } else { Self::plain(self.hi + other.hi) }
    }

    /// The product of the leading words, rounded to `f64`.
    #[inline]
    pub(crate) fn plain_product(self, other: Self) -> Self {
        if P::HAS_EXPONENT { (self.leading() * other.leading()).leading() } else { Self::plain(self.hi * other.hi) }
    }

    /// The quotient of the leading words, rounded to `f64`.
    #[inline]
    pub(crate) fn plain_quotient(self, other: Self) -> Self {
        let quotient = self.hi / other.hi;
        if P::HAS_EXPONENT {
            Self::normalized(quotient, 0.0, self.exponent() - other.exponent())
        } else {
            Self::plain(quotient)
        }
    }

    /// The root of the leading word, rounded to `f64`.
    #[inline]
    pub(crate) fn plain_root(self) -> Self {
        if !P::HAS_EXPONENT {
            return Self::plain(sqrt(self.hi));
        }
        let odd = self.exponent() & 1;
        Self::normalized(sqrt(self.hi * power_of_two(odd)), 0.0, (self.exponent() - odd) / 2)
    }

    /// The sum with a number that was rounded to `f64`. If this number is one, too, the rest of their sum is not kept: it would
    /// not change the rounded sum.
    #[inline(always)]
    pub(super) fn plus_plain(self, other: Self) -> Self {
        if P::HAS_EXPONENT || self.lo() != 0.0 { self + other } else { Self::plain(self.hi + other.hi) }
    }

    /// The product with a plain `f64`.
    #[inline(always)]
    pub(super) fn times_plain(self, factor: f64) -> Self {
        if P::HAS_EXPONENT || !P::DOUBLE_WORD {
            return self * Self::from_f64(factor);
        }
        let (high, low) = two_product(self.hi, factor);
        Self::normalized(high, low + self.lo() * factor, 0)
    }

    #[inline]
    pub(crate) fn square(self) -> Self {
        self * self
    }

    #[inline(always)]
    pub(crate) fn sqrt(self) -> Self {
        if !P::DOUBLE_WORD {
            return Self::plain(sqrt(self.hi));
        }
        if !P::HAS_EXPONENT {
            return Self::root(self.hi, self.lo(), 0);
        }
        let odd = self.exponent() & 1;
        let scale = if odd == 1 { 2.0 } else { 1.0 };
        Self::root(self.hi * scale, self.lo() * scale, (self.exponent() - odd) / 2)
    }

    /// The sum of two double words, times 2^`exponent`.
    #[inline(always)]
    fn sum([a, a_low]: [f64; 2], [b, b_low]: [f64; 2], exponent: i32) -> Self {
        let (high, error) = two_sum(a, b);
        Self::normalized(high, error + (a_low + b_low), exponent)
    }

    /// The root of the double word `hi` + `lo`, times 2^`exponent`.
    #[inline(always)]
    fn root(hi: f64, lo: f64, exponent: i32) -> Self {
        let root = sqrt(hi);
        let (square, rest) = two_product(root, root);
        // The root of 0 is 0, and its correction 0/`MIN_POSITIVE`.
        let correction = ((hi - square) - rest + lo) / greater(2.0 * root, f64::MIN_POSITIVE);
        Self::normalized(root, correction, exponent)
    }

    #[cfg(test)]
    pub(super) fn parts(self) -> (f64, f64, i32) {
        (self.hi, self.lo(), self.exponent())
    }

    /// Whether an underflow may have taken digits of a difference of lengths x − R without an exponent of its own.
    ///
    /// It is the quotient of (x² − R²)·|u|² by (x + R)·|u|², or the same without |u|². If it is 2⁻³⁵⁰ or more, so is x + R,
    /// because x is not negative. As |u|² is 2⁻²¹⁸ or more, the numerator is at least 2⁻⁹¹⁸. Then both of its words are
    /// normal.
    pub(crate) fn is_tiny(self) -> bool {
        self.hi.abs() < power_of_two(-350)
    }

    /// The number, or a tiny positive one if the division that computed it underflowed to 0.
    #[inline]
    pub(crate) fn at_least_tiny(self) -> Self {
        if self.hi == 0.0 { Self::from_f64(f64::MIN_POSITIVE) } else { self }
    }

    /// The smaller of the two numbers, in whatever order they are given. Their difference does not decide, because it is
    /// rounded: it may be 0 if one number has its `hi` above the middle of two neighbours, and the other below it.
    #[inline]
    pub(crate) fn min(self, other: Self) -> Self {
        match (other.leading() - self.leading()).sign() {
            Ordering::Less => other,
            Ordering::Equal if other.lo() < self.lo() => other,
            _ => self,
        }
    }
}

impl<P: Precision> Add for Real<P> {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        if !P::DOUBLE_WORD {
            return Self::plain(self.hi + other.hi);
        }
        if !P::HAS_EXPONENT {
            return Self::sum([self.hi, self.lo()], [other.hi, other.lo()], 0);
        }
        if self.hi == 0.0 {
            return other;
        }
        if other.hi == 0.0 {
            return self;
        }
        let (large, small) = if self.exponent() >= other.exponent() { (self, other) } else { (other, self) };
        // Beyond 500 bits, the smaller number is far below the error bound of the sum, and is dropped.
        let gap = large.exponent() - small.exponent();
        let shift = if gap > 500 { 0.0 } else { power_of_two(-gap) };
        Self::sum([large.hi, large.lo()], [small.hi * shift, small.lo() * shift], large.exponent())
    }
}

impl<P: Precision> Neg for Real<P> {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self { hi: -self.hi, lo: P::Low::new(-self.lo()), ..self }
    }
}

impl<P: Precision> Sub for Real<P> {
    type Output = Self;

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl<P: Precision> Mul for Real<P> {
    type Output = Self;

    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        if !P::DOUBLE_WORD {
            return Self::plain(self.hi * other.hi);
        }
        let (high, low) = two_product(self.hi, other.hi);
        let low = low + (self.hi * other.lo() + self.lo() * other.hi);
        Self::normalized(high, low, self.exponent() + other.exponent())
    }
}

impl<P: Precision> Div for Real<P> {
    type Output = Self;

    #[inline(always)]
    fn div(self, other: Self) -> Self {
        if !P::DOUBLE_WORD {
            return Self::plain(self.hi / other.hi);
        }
        let quotient = self.hi / other.hi;
        let (high, low) = two_product(quotient, other.hi);
        let (high, low) = fast_two_sum(high, low + quotient * other.lo());
        let rest = (self.hi - high) + (self.lo() - low);
        Self::normalized(quotient, rest / other.hi, self.exponent() - other.exponent())
    }
}

#[inline(always)]
pub(crate) fn sqrt(value: f64) -> f64 {
    #[cfg(feature = "std")]
    return value.sqrt();
    #[cfg(all(not(feature = "std"), feature = "libm"))]
    return libm::sqrt(value);
    #[cfg(not(any(feature = "std", feature = "libm")))]
    return value;
}

/// a + b and its rounding error (Knuth).
#[inline]
pub(crate) fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let b_part = sum - a;
    (sum, (a - (sum - b_part)) + (b - b_part))
}

/// a + b and its rounding error, for |a| ≥ |b| or a = 0 (Dekker).
#[inline]
pub(super) fn fast_two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    (sum, b - (sum - a))
}

/// a·b and its rounding error, for factors that are neither huge nor tiny (Dekker, Veltkamp).
#[inline]
pub(crate) fn two_product(a: f64, b: f64) -> (f64, f64) {
    let product = a * b;
    let (a_high, a_low) = split(a);
    let (b_high, b_low) = split(b);
    let error = ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low;
    (product, error)
}

/// Two halves of at most 26 bits that add up to `a`.
#[inline]
fn split(a: f64) -> (f64, f64) {
    const SPLITTER: f64 = 134_217_729.0; // 2²⁷ + 1
    let scaled = SPLITTER * a;
    let high = scaled - (scaled - a);
    (high, a - high)
}

/// The exponent of a normal number.
#[inline]
pub(super) fn exponent_of(value: f64) -> i32 {
    ((value.to_bits() >> 52) & 0x7ff) as i32 - 1023
}

/// 2^`exponent`, for an exponent from −1022 to 1023.
#[inline]
#[expect(clippy::cast_sign_loss, reason = "the biased exponent is positive")]
pub(crate) const fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}
