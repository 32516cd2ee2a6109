//! The arithmetic and the filters against exact rationals.
#![expect(clippy::disallowed_methods, reason = "powers of two for inputs need not have the same bits everywhere")]

mod arithmetic;
mod filters;

use core::cmp::Ordering;

use dashu_base::{Abs, Sign};
use dashu_int::IBig;
use dashu_ratio::Relaxed;

use super::{Arrow, Real, Sum, Xy};

/// Marsaglia's xorshift.
struct Random {
    state: u64,
    spread: Spread,
}

/// What the floats are like.
#[derive(Clone, Copy, Debug)]
enum Spread {
    /// Small integers, and a few right beside one.
    Integers,
    /// Integers of this many bits, often as large as that, times a power of two.
    Lattice { bits: u32, exponent: i32 },
    /// Any with an exponent this near to 0.
    Exponents(u64),
}

impl Random {
    fn new(state: u64, spread: Spread) -> Self {
        Self { state, spread }
    }

    fn bits(&mut self) -> u64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.state
    }

    fn float(&mut self) -> f64 {
        match self.spread {
            Spread::Integers => self.integer(11) + if self.bits() % 8 == 0 { 4.0 * f64::EPSILON } else { 0.0 },
            Spread::Lattice { bits, exponent } => self.lattice_point(bits) * 2.0_f64.powi(exponent),
            Spread::Exponents(spread) => {
                let exponent = (self.bits() % (2 * spread + 1) + 1023 - spread).min(2046);
                f64::from_bits(self.bits() << 63 | exponent << 52 | self.bits() >> 12)
            }
        }
    }

    /// An integer from −`count`/2 to `count`/2.
    #[expect(clippy::cast_precision_loss, reason = "any integer will do")]
    fn integer(&mut self, count: u64) -> f64 {
        (self.bits() % count) as f64 - (count / 2) as f64
    }

    /// An integer of fewer than `bits` bits, half of the time the largest there is.
    fn lattice_point(&mut self, bits: u32) -> f64 {
        let largest = 2.0_f64.powi(bits.cast_signed()) - 1.0;
        match self.bits() % 4 {
            0 => largest,
            1 => -largest,
            _ => self.integer((1 << bits) - 1).trunc(),
        }
    }

    fn arrow(&mut self) -> Arrow {
        let [a, b, c, d] = core::array::from_fn(|_| self.float());
        Arrow::between(Xy::new(a, b), Xy::new(c, d))
    }

    fn sum(&mut self) -> Sum {
        let [a, b, c] = core::array::from_fn(|_| self.float().abs());
        Sum::new(a, b, c)
    }

    fn sum_or_difference(&mut self) -> Sum {
        let sum = self.sum();
        if self.bits() % 2 == 0 { sum } else { Sum::difference(sum.0[0], sum.0[1]) }
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
