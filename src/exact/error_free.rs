//! Sums and products together with their rounding errors, by Knuth, Dekker and Veltkamp, and powers of two.
//!
//! Without a fused multiply-add, which not every machine has.

/// a + b and its rounding error (Knuth).
#[inline(always)]
pub(crate) fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    let b_part = sum - a;
    (sum, (a - (sum - b_part)) + (b - b_part))
}

/// a + b and its rounding error, for |a| ≥ |b| or a = 0 (Dekker).
#[inline(always)]
pub(super) fn fast_two_sum(a: f64, b: f64) -> (f64, f64) {
    let sum = a + b;
    (sum, b - (sum - a))
}

/// a·b and its rounding error, for factors that are neither huge nor tiny (Dekker, Veltkamp).
#[inline(always)]
pub(super) fn two_product(a: f64, b: f64) -> (f64, f64) {
    let product = a * b;
    let (a_high, a_low) = split(a);
    let (b_high, b_low) = split(b);
    let error = ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low;
    (product, error)
}

/// Two halves of at most 26 bits that add up to `a`.
#[inline(always)]
fn split(a: f64) -> (f64, f64) {
    const SPLITTER: f64 = 134_217_729.0; // 2²⁷ + 1
    let scaled = SPLITTER * a;
    let high = scaled - (scaled - a);
    (high, a - high)
}

/// The exponent of a normal number.
#[inline(always)]
pub(super) fn exponent_of(value: f64) -> i32 {
    ((value.to_bits() >> 52) & 0x7ff) as i32 - 1023
}

/// 2^`exponent`, for an exponent from −1022 to 1023.
#[inline(always)]
#[expect(clippy::cast_sign_loss, reason = "the biased exponent is positive")]
pub(crate) const fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}
