//! Tests of the arithmetic and the filters against exact rationals.
#![expect(clippy::disallowed_methods, reason = "powers of two for inputs need not have the same bits everywhere")]

mod predicates;

use core::cmp::Ordering;

use dashu_base::{Abs, Sign};
use dashu_int::IBig;
use dashu_ratio::Relaxed;

use super::grid::{BitRange, Grid, IntegerGrid};
use super::integer::Int;
use super::{Arrow, Dot, Measured, Moderate, Normal, Precision, Real, Sum, Xy};

/// Marsaglia's xorshift generator.
struct Random {
    state: u64,
    spread: Spread,
}

/// The distribution of the floats.
#[derive(Clone, Copy, Debug)]
enum Spread {
    /// Small integers, some of them with a tiny offset.
    Integers,
    /// Integers of at most this many bits, often the largest, times a power of two.
    Lattice { bits: u32, exponent: i32 },
    /// Floats with an exponent at most this far from 0.
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

    /// An integer of at most `bits` bits; half of the time, the largest or its negative.
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

impl<P: Precision> Real<P> {
    fn exactly(self) -> Relaxed {
        let (hi, lo, exponent) = self.parts();
        (exact(hi) + exact(lo)) * power_of_two(exponent)
    }
}

#[track_caller]
fn assert_near<P: Precision>(computed: Real<P>, expected: &Relaxed, relative: i32) {
    assert_within(computed, expected, &(expected.clone().abs() * power_of_two(relative)));
}

#[track_caller]
fn assert_within<P: Precision>(computed: Real<P>, expected: &Relaxed, error: &Relaxed) {
    assert!((computed.exactly() - expected).abs() <= *error, "{expected}");
}

#[test]
fn double_words_keep_their_bounds() {
    keep_their_bounds::<f64>();
    keep_their_bounds::<Moderate>();
}

fn keep_their_bounds<P: Precision>() {
    let mut random = Random::new(1, Spread::Exponents(60));
    for _ in 0..100_000 {
        // A sum of three floats, so that both words are in use.
        let [a, b] = core::array::from_fn(|_| random.sum().real::<P>());
        let (exact_a, exact_b) = (a.exactly(), b.exactly());
        let magnitudes = exact_a.clone().abs() + exact_b.clone().abs();
        assert_near(a * b, &(&exact_a * &exact_b), -103);
        assert_near(a + b, &(&exact_a + &exact_b), -104);
        assert_within(a - b, &(&exact_a - &exact_b), &(magnitudes * power_of_two(-104)));
        if b.sign() != Ordering::Equal {
            assert_near(a / b, &(&exact_a / &exact_b), -102);
        }
        // If r is the computed square root of a, the relative error of r² is twice that of r.
        let root = a.sqrt().exactly();
        let error = (&root * &root - &exact_a).abs();
        assert!(error <= exact_a * power_of_two(-102));
    }
}

/// The two precisions differ in the range of their numbers, and in nothing else.
#[test]
fn an_exponent_changes_no_bit() {
    let mut random = Random::new(6, Spread::Exponents(40));
    let bits_of = |real: Real<Moderate>| (real.to_f64().to_bits(), real.exactly());
    let bits = |real: Real<f64>| (real.to_f64().to_bits(), real.exactly());
    for _ in 0..20_000 {
        let (sums, arrow) = ([random.sum(), random.sum()], random.arrow());
        let ([a, b], [p, q]) = (sums.map(Sum::real::<Moderate>), sums.map(Sum::real::<f64>));
        assert_eq!(bits_of(a + b), bits(p + q));
        assert_eq!(bits_of(a - b), bits(p - q));
        assert_eq!(bits_of(a * b), bits(p * q));
        assert_eq!(bits_of(a / b), bits(p / q));
        assert_eq!(bits_of(a.sqrt()), bits(p.sqrt()));
        let (unit, other) =
            (Normal::along(arrow.reals::<Moderate>()).unit(), Normal::along(arrow.reals::<f64>()).unit());
        assert_eq!([unit.x, unit.y].map(bits_of), [other.x, other.y].map(bits));
        assert_eq!(bits_of(Dot(arrow, -arrow).value()), bits(Dot(arrow, -arrow).value()));
    }
}

/// As in the precision without an exponent, also where a double word would be rounded to the other side of a tie: the root
/// of 1 − nε is (nε)²/8 below 1 − nε/2.
#[test]
fn plain_roots_and_quotients_are_rounded_once() {
    let mut random = Random::new(9, Spread::Exponents(40));
    for n in 1..20_000_u32 {
        let near_a_tie = 1.0 - f64::from(n) * f64::EPSILON / 2.0;
        for [x, y] in [[near_a_tie, random.float().abs()], [random.float().abs(), near_a_tie]] {
            let [p, q] = [x, y].map(Real::<f64>::from_f64);
            assert_eq!(p.plain_root().to_f64(), x.sqrt(), "{x}");
            assert_eq!(p.plain_quotient(q).to_f64(), x / y, "{x} {y}");
        }
    }
}

/// A component is within 3.1ε of the exact one. Squares are compared, because a root is not rational.
#[test]
fn a_unit_vector_keeps_its_bound() {
    let mut random = Random::new(7, Spread::Exponents(2));
    for _ in 0..100_000 {
        let arrow = random.arrow();
        let [ax, ay, bx, by] = arrow.inputs().map(exact);
        let (x, y) = (bx - ax, by - ay);
        let length_squared = &x * &x + &y * &y;
        let unit = Normal::along(arrow.reals::<Moderate>()).unit();
        for (computed, exactly) in [(unit.x, x), (unit.y, y)] {
            let (computed, square) = (computed.exactly().abs(), &exactly * &exactly / &length_squared);
            let error = exact(3.1) * power_of_two(-53);
            let (low, high) = (&computed - &error, &computed + &error);
            assert!(&high * &high >= square && (low <= Relaxed::ZERO || &low * &low <= square), "{arrow:?}");
        }
    }
}

#[test]
fn double_words_do_not_overflow() {
    let huge = Real::<f64>::from_f64(f64::MAX);
    let tiny = Real::<f64>::from_f64(f64::from_bits(1));
    assert_eq!((huge * huge * huge / huge / huge).to_f64(), f64::MAX);
    assert_eq!((tiny * tiny / tiny).to_f64(), f64::from_bits(1));
    assert_eq!((huge * huge).to_f64(), f64::INFINITY);
    assert_eq!((tiny * tiny).to_f64(), 0.0);
}

#[test]
fn a_subnormal_is_rounded_once() {
    // Slightly more than 2.5·2⁻¹⁰⁷⁴: the nearest `f64` is 3·2⁻¹⁰⁷⁴.
    let value = Real::<f64>::from_f64(2.5 + f64::EPSILON * 2.0) * Real::from_f64(f64::from_bits(1));
    assert_eq!(value.to_f64(), f64::from_bits(3));
}

fn grid_of(inputs: &[f64]) -> BitRange {
    inputs.iter().fold(BitRange::EMPTY, |extent, &input| extent.with(input))
}

fn big<const N: usize>(value: Int<N>) -> IBig {
    let words = value.words().map(IBig::from);
    let magnitude = words.into_iter().rev().fold(IBig::ZERO, |sum, word| (sum << 64) + word);
    let top = IBig::ONE << (64 * N - 1);
    if magnitude >= top { magnitude - (top << 1) } else { magnitude }
}

#[test]
fn integers_add_subtract_and_multiply() {
    let mut random = Random::new(2, Spread::Integers);
    let mut integer = || {
        let grid = grid_of(&[1.0, f64::from_bits(0x4FF0_0000_0000_0000)]).wide::<12>();
        let [a, b, c] = core::array::from_fn(|_| grid.number(random.integer(1 << 62)));
        if random.bits().is_multiple_of(16) { Int::ZERO } else { a * b * c - a }
    };
    for _ in 0..20_000 {
        let (a, b) = (integer(), integer());
        assert_eq!(big(a + b), big(a) + big(b));
        assert_eq!(big(a - b), big(a) - big(b));
        assert_eq!(big(a * b), big(a) * big(b));
    }
}

#[test]
fn an_integer_becomes_the_real_number_it_stands_for() {
    let mut random = Random::new(3, Spread::Exponents(30));
    for _ in 0..20_000 {
        let [a, b, c] = core::array::from_fn(|_| random.float());
        let grid = grid_of(&[a, b, c]).wide::<28>();
        let product = grid.number(a) * grid.number(b) * grid.number(c);
        assert_near(grid.real(product, 3), &(exact(a) * exact(b) * exact(c)), -104);
    }
}

/// The lesser number has its `hi` below the middle of two numbers, and the greater one above. Their difference is rounded
/// to 0.
#[test]
fn the_lesser_of_two_numbers_whose_difference_vanishes() {
    let (half, rest) = (0.5 * f64::EPSILON, 0.25 * f64::EPSILON * f64::EPSILON);
    let lesser = Real::<f64>::difference(1.0, -half);
    let greater = Real::<f64>::difference(1.0 + f64::EPSILON, half - rest);
    assert_eq!([lesser.to_f64(), greater.to_f64()], [1.0, 1.0 + f64::EPSILON]);
    assert_eq!((greater - lesser).sign(), Ordering::Equal);
    assert_eq!([lesser.min(greater), greater.min(lesser)].map(Real::to_f64), [1.0; 2]);
}
