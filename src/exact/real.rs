//! Real numbers with more precision than the result.
//!
//! A [`Real<f32>`] is a plain `f64`, with 29 bits to spare. A [`Real<f64>`] is the unevaluated sum of two `f64` (a
//! "double word") with an exponent of its own, so that no product of finite inputs overflows or underflows. The kernels
//! write each formula once; the scalar type of the answer selects the precision.
//!
//! The double-word algorithms are from Joldes, Muller and Popescu, "Tight and rigorous error bounds for basic building
//! blocks of double-word arithmetic", ACM TOMS 44 (2017). The square root is from Lefèvre, Louvet, Muller, Picot and
//! Rideau, "Accurate calculation of Euclidean norms using double-word arithmetic", ACM TOMS 49 (2023). With ε = 2⁻⁵³,
//! this file relies on relative errors of at most 4ε² for a sum, 8ε² for a product, 17ε² for a quotient and 4ε² for a
//! square root; the tests check each against exact rationals. For `f32` inputs, a value in plain `f64` neither
//! overflows nor underflows: its degree is at most 4, so it is between 2⁻⁵⁹⁶ and 2⁵²⁰.
//!
//! The rounding errors of sums and products are computed by the algorithms of Knuth, Dekker and Veltkamp. They need no
//! fused multiply-add, which not every machine has.

use core::cmp::Ordering;
use core::marker::PhantomData;
use core::ops::{Add, Div, Mul, Neg, Sub};

/// A scalar type, with the precision that its answers need.
pub trait Precision: Copy {
    /// Whether plain `f64` is not precise enough for an answer of this type.
    const DOUBLE_WORD: bool;
    /// A difference that keeps this share of its terms has a relative error far below half an ulp.
    ///
    /// The longest polynomial whose value is used, (u×v)² − R²|u|², carries up to 11ε in `f64` (9ε and 10ε in its
    /// terms, 1ε for the difference). After the cancellation, that is at most 16ε / 2⁻²⁰ = 2⁻²⁹, a 32nd of an ulp of an
    /// `f32`. In double words, it carries up to 56ε²: a difference of inputs 4ε², u×v 2·4 + 8 + 4 = 20ε², its square
    /// 48ε²; R 8ε², |u|² 20ε², R²|u|² 24 + 20 + 8 = 52ε²; and 4ε² for the difference. That is at most 64ε² / 2⁻⁴⁰ =
    /// 2⁻⁶⁰, a 128th of an ulp of an `f64`.
    const LEAST_SHARE: f64;
}

impl Precision for f32 {
    const DOUBLE_WORD: bool = false;
    const LEAST_SHARE: f64 = power_of_two(-20);
}

impl Precision for f64 {
    const DOUBLE_WORD: bool = true;
    const LEAST_SHARE: f64 = power_of_two(-40);
}

/// (`hi` + `lo`)·2^`exponent`. If wide, 1 ≤ |`hi`| < 2 or all fields are zero, and |`lo`| ≤ ulp(`hi`)/2. If not wide,
/// `hi` is the whole number.
#[derive(Clone, Copy)]
pub(crate) struct Real<P> {
    hi: f64,
    lo: f64,
    exponent: i32,
    precision: PhantomData<P>,
}

impl<P: Precision> Real<P> {
    pub(crate) const ZERO: Self = Self::plain(0.0);

    #[inline(always)]
    const fn plain(hi: f64) -> Self {
        Self { hi, lo: 0.0, exponent: 0, precision: PhantomData }
    }

    /// The wide number (`hi` + `lo`)·2^`exponent`, for |`lo`| ≤ |`hi`| where `hi` is neither huge nor tiny.
    #[inline(always)]
    pub(super) fn wide(hi: f64, lo: f64, exponent: i32) -> Self {
        let (hi, lo) = fast_two_sum(hi, lo);
        if hi == 0.0 {
            return Self::ZERO;
        }
        let own = exponent_of(hi);
        let scale = power_of_two(-own);
        Self { hi: hi * scale, lo: lo * scale, exponent: exponent + own, precision: PhantomData }
    }

    /// `upper`/2¹²⁸·2^`exponent`, truncated to 106 bits. The highest bit of `upper` must be set.
    #[expect(clippy::cast_precision_loss, reason = "each half has 53 bits")]
    pub(super) fn from_upper_bits(upper: u128, exponent: i32) -> Self {
        let (hi, lo) = ((upper >> 75) as f64, (upper >> 22 & ((1 << 53) - 1)) as f64);
        Self::wide(hi, lo * power_of_two(-53), exponent - 53)
    }

    #[inline(always)]
    pub(crate) fn from_f64(value: f64) -> Self {
        if !P::DOUBLE_WORD {
            return Self::plain(value);
        }
        if value == 0.0 || !value.is_finite() {
            return Self::plain(value * 0.0);
        }
        let (value, below) = if value.abs() < f64::MIN_POSITIVE { (value * power_of_two(64), 64) } else { (value, 0) };
        let own = exponent_of(value);
        let hi = f64::from_bits(value.to_bits() & !(0x7ff << 52) | 1023 << 52);
        Self { hi, exponent: own - below, ..Self::ZERO }
    }

    /// `a` − `b`. For wide numbers with similar exponents, it is exact.
    #[inline(always)]
    pub(crate) fn difference(a: f64, b: f64) -> Self {
        Self::from_f64(a) - Self::from_f64(b)
    }

    /// The same number in the precision of another type.
    pub(super) fn convert<Q: Precision>(self) -> Real<Q> {
        if Q::DOUBLE_WORD {
            return Real { hi: self.hi, lo: self.lo, exponent: self.exponent, precision: PhantomData };
        }
        Real::plain(self.to_f64())
    }

    /// The `f64` nearest to `hi`·2^`exponent`, at most slightly more than half an ulp from the number; ±∞ on overflow.
    #[inline(always)]
    pub(crate) fn to_f64(self) -> f64 {
        if !P::DOUBLE_WORD {
            return self.hi;
        }
        // Both powers of two are normal, and the first product is exact, so that a subnormal result is rounded once.
        let exponent = self.exponent.clamp(-2000, 2000);
        let half = exponent / 2;
        self.hi * power_of_two(half) * power_of_two(exponent - half)
    }

    /// The sign of the number.
    #[inline(always)]
    pub(crate) fn sign(self) -> Ordering {
        if self.hi > 0.0 {
            Ordering::Greater
        } else if self.hi < 0.0 {
            Ordering::Less
        } else {
            Ordering::Equal
        }
    }

    #[inline(always)]
    pub(crate) fn abs(self) -> Self {
        if self.hi < 0.0 { -self } else { self }
    }

    /// Whether this sum has lost so little to cancellation that its relative error is negligible for `P`. `terms` is
    /// the sum of the magnitudes of its terms. False if a plain `f64` is infinite or NaN, because `terms` is then too.
    #[inline(always)]
    pub(crate) fn keeps(self, terms: Self) -> bool {
        let kept = terms * Self::from_f64(P::LEAST_SHARE);
        if P::DOUBLE_WORD { (self.abs() - kept).hi > 0.0 } else { self.hi.abs() > kept.hi }
    }

    #[inline(always)]
    pub(crate) fn square(self) -> Self {
        self * self
    }

    #[inline(always)]
    pub(crate) fn sqrt(self) -> Self {
        if !P::DOUBLE_WORD {
            return Self::plain(sqrt(self.hi));
        }
        if self.hi == 0.0 {
            return self;
        }
        let odd = self.exponent & 1;
        let scale = if odd == 1 { 2.0 } else { 1.0 };
        let (hi, lo) = (self.hi * scale, self.lo * scale);
        let root = sqrt(hi);
        let (square, rest) = two_product(root, root);
        let correction = ((hi - square) - rest + lo) / (2.0 * root);
        Self::wide(root, correction, (self.exponent - odd) / 2)
    }

    #[cfg(test)]
    pub(super) fn parts(self) -> (f64, f64, i32) {
        (self.hi, self.lo, self.exponent)
    }

    /// A positive number, even if the division that computed it underflowed to 0.
    #[inline(always)]
    pub(crate) fn at_least_tiny(self) -> Self {
        if self.hi == 0.0 { Self::from_f64(f64::MIN_POSITIVE) } else { self }
    }

    /// The smaller of the two numbers.
    #[inline(always)]
    pub(crate) fn min(self, other: Self) -> Self {
        if (other - self).sign() == Ordering::Less { other } else { self }
    }
}

impl<P: Precision> Add for Real<P> {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        if !P::DOUBLE_WORD {
            return Self::plain(self.hi + other.hi);
        }
        if self.hi == 0.0 {
            return other;
        }
        if other.hi == 0.0 {
            return self;
        }
        let (large, small) = if self.exponent >= other.exponent { (self, other) } else { (other, self) };
        // Beyond 200 bits, the smaller number is far below the error bound of the sum.
        let shift = power_of_two(-(large.exponent - small.exponent).min(200));
        let (high, e) = two_sum(large.hi, small.hi * shift);
        let (low, f) = two_sum(large.lo, small.lo * shift);
        let (high, low) = fast_two_sum(high, e + low);
        Self::wide(high, low + f, large.exponent)
    }
}

impl<P: Precision> Neg for Real<P> {
    type Output = Self;

    #[inline(always)]
    fn neg(self) -> Self {
        Self { hi: -self.hi, lo: -self.lo, ..self }
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
        let low = low + (self.hi * other.lo + self.lo * other.hi);
        Self::wide(high, low, self.exponent + other.exponent)
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
        let (high, low) = fast_two_sum(high, low + quotient * other.lo);
        let rest = (self.hi - high) + (self.lo - low);
        Self::wide(quotient, rest / other.hi, self.exponent - other.exponent)
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
pub(super) fn two_product(a: f64, b: f64) -> (f64, f64) {
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
