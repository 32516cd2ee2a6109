//! The arithmetic and the filters against exact rationals.

mod arithmetic;
mod filters;

use core::cmp::Ordering;

use dashu_base::{Abs, Sign};
use dashu_int::IBig;
use dashu_ratio::Relaxed;

use super::{Arrow, Real, Sum, Xy};

/// Marsaglia's xorshift.
struct Random(u64);

impl Random {
    fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A finite float whose exponent is within `spread` of 0; for a `spread` of 0 a small integer, or right beside one.
    fn float(&mut self, spread: u64) -> f64 {
        if spread == 0 {
            let integer = self.integer(11);
            return if self.bits() % 8 == 0 { integer + 4.0 * f64::EPSILON } else { integer };
        }
        let exponent = (self.bits() % (2 * spread + 1) + 1023 - spread).min(2046);
        f64::from_bits(self.bits() << 63 | exponent << 52 | self.bits() >> 12)
    }

    /// An integer from −`count`/2 to `count`/2.
    #[expect(clippy::cast_precision_loss, reason = "any integer will do")]
    fn integer(&mut self, count: u64) -> f64 {
        (self.bits() % count) as f64 - (count / 2) as f64
    }

    fn arrow(&mut self, spread: u64) -> Arrow {
        let [a, b, c, d] = core::array::from_fn(|_| self.float(spread));
        Arrow::between(Xy::new(a, b), Xy::new(c, d))
    }

    fn sum(&mut self, spread: u64) -> Sum {
        let [a, b, c] = core::array::from_fn(|_| self.float(spread).abs());
        Sum::new(a, b, c)
    }
}

fn exact(value: f64) -> Relaxed {
    Relaxed::try_from(value).unwrap()
}

fn power_of_two(exponent: i32) -> Relaxed {
    let power = IBig::ONE << exponent.unsigned_abs() as usize;
    if exponent < 0 { Relaxed::ONE / Relaxed::from(power) } else { Relaxed::from(power) }
}

fn ordering(value: &Relaxed) -> Ordering {
    match value.sign() {
        _ if value.is_zero() => Ordering::Equal,
        Sign::Positive => Ordering::Greater,
        Sign::Negative => Ordering::Less,
    }
}

impl Real<f64> {
    fn exactly(self) -> Relaxed {
        let (hi, lo, exponent) = self.parts();
        (exact(hi) + exact(lo)) * power_of_two(exponent)
    }
}

#[track_caller]
fn assert_near(computed: Real<f64>, expected: &Relaxed, relative: i32) {
    let error = (computed.exactly() - expected).abs();
    assert!(error <= expected.clone().abs() * power_of_two(relative), "{expected}");
}
