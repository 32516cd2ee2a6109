//! Tests of the arithmetic, of the filters and their bounds, and of the polynomials, against exact rationals.

#![expect(clippy::disallowed_methods, reason = "powers of two for inputs need not have the same bits everywhere")]

extern crate std;

use std::vec::Vec;

use core::cmp::Ordering;

use dashu_base::{Abs, Sign};
use dashu_int::IBig;
use dashu_ratio::Relaxed;

use super::double_words::DoubleWords;
use super::grid::{Fixed, FixedWidth, Grid, IntegerGrid, sixty_fourths, top_of};
use super::int256::Int256;
use super::integers::{Buffers, Integer, Span, most_columns, most_digits};
use super::polynomial::wide_sign;
use super::{
    AngleDifference, Arrow, Axis, AxisOffset, Cross, CrossSum, Dot, Evaluated, Farther, Moderate, Normal, Polynomial,
    PowerOfPoint, Precision, RayEndInCircle, RayEndInSlab, RayEndPastLine, RayEndPastPoint, Real, RealVector, Slab,
    SlabEntry, Sum, Xy, are_moderate,
};
use crate::kernel::Line;

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
    Grid { bits: u32, exponent: i32 },
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
            Spread::Grid { bits, exponent } => self.grid_point(bits) * 2.0_f64.powi(exponent),
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
    fn grid_point(&mut self, bits: u32) -> f64 {
        let largest = 2.0_f64.powi(bits.cast_signed()).next_down().floor();
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
        assert_eq!((a * b).convert::<f64>().parts(), (p * q).parts());
        let (unit, other) =
            (Normal::along(arrow.reals::<Moderate>()).unit(), Normal::along(arrow.reals::<f64>()).unit());
        assert_eq!([unit.x, unit.y].map(bits_of), [other.x, other.y].map(bits));
        let (normal, same) = (Normal::along(arrow.reals::<Moderate>()), Normal::along(arrow.reals::<f64>()));
        let (r, s, factor) = (normal.times(a), same.times(p), random.float());
        assert_eq!([r.x, r.y].map(bits_of), [s.x, s.y].map(bits));
        let (r, s) = (normal.times_plain(factor), same.times_plain(factor));
        assert_eq!([r.x, r.y].map(bits_of), [s.x, s.y].map(bits));
        let base = random.float();
        assert_eq!(
            RealVector::new(a, Real::from_f64(base)).plus_plain(r).to_xy(),
            RealVector::new(p, Real::from_f64(base)).plus_plain(s).to_xy(),
        );
        assert_eq!(bits_of(Dot(arrow, -arrow).value()), bits(Dot(arrow, -arrow).value()));
    }
    // The second words do not decide.
    let sum = Sum::new(1.0, 2.0_f64.powi(-60), 0.0);
    let magnitudes = 2.0_f64.powi(40);
    assert!(!sum.real::<Moderate>().is_precise_beside(Real::from_f64(magnitudes)));
    assert!(!sum.real::<f64>().is_precise_beside(Real::from_f64(magnitudes)));
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

/// A component of the unit vector times R is within 3.5ε·R of the exact one.
#[test]
fn a_vector_of_length_r_keeps_its_bound() {
    for (seed, exponents) in [(11, 3), (12, 40)] {
        let mut random = Random::new(seed, Spread::Exponents(exponents));
        for _ in 0..20_000 {
            let (arrow, r) = (random.arrow(), random.float().abs());
            let v = vector(arrow);
            let square = dot(&v, &v);
            let computed = Normal::along(arrow.reals::<Moderate>()).times_plain(r);
            for (computed, component) in [computed.x, computed.y].into_iter().zip(&v) {
                // |component|·R/|v|, whose square is rational.
                let (computed, expected) =
                    (computed.exactly().abs(), self::square(&(component * exact(r))) / square.clone());
                let error = exact(3.5) * power_of_two(-53) * exact(r);
                let (low, high) = (&computed - &error, &computed + &error);
                assert!(&high * &high >= expected && (low <= Relaxed::ZERO || &low * &low <= expected), "{arrow:?}");
            }
        }
    }
}

#[test]
fn moderate_numbers() {
    let (least, limit) = (2.0_f64.powi(-109), 2.0_f64.powi(147));
    for moderate in [0.0, 1.0, least, limit.next_down()] {
        assert!(are_moderate(&[moderate, -moderate]), "{moderate:e}");
    }
    let others = [least.next_down(), limit, f64::MIN_POSITIVE, f64::from_bits(1), f64::MAX, f64::INFINITY, f64::NAN];
    for other in others {
        assert!(!are_moderate(&[1.0, other]) && !are_moderate(&[-other, 0.0]), "{other:e}");
    }
}

/// The foot has an error of 2⁻⁹⁷ of the coordinates, in both precisions.
#[test]
fn a_foot_is_known_to_two_words() {
    let spreads =
        [Spread::Exponents(3), Spread::Exponents(40), Spread::Integers, Spread::Grid { bits: 30, exponent: 0 }];
    for (seed, spread) in (13..).zip(spreads) {
        let mut random = Random::new(seed, spread);
        for number in 0..5_000 {
            let [start, end, point] = core::array::from_fn(|_| Xy::new(random.float(), random.float()));
            let along = if number % 2 == 0 { Arrow::between(start, end) } else { Arrow::free(end) };
            if along.is_zero() {
                continue;
            }
            let line = Line { start, end: (number % 2 == 0).then_some(end), along };
            let (s, e) = (vector(along), vector(Arrow::between(line.base(), point)));
            let share = dot(&e, &s) / dot(&s, &s);
            let expected = [line.base().x, line.base().y].map(exact);
            let expected = [&expected[0] + &share * &s[0], &expected[1] + &share * &s[1]];
            let foot = line.foot_from_base::<Moderate>(point);
            let coordinates = [line.base().x, line.base().y].map(|base| exact(base).abs());
            let size = e[0].clone().abs() + e[1].clone().abs() + &coordinates[0] + &coordinates[1];
            let error = size * power_of_two(-97);
            for (computed, expected) in [foot.x, foot.y].into_iter().zip(&expected) {
                assert_within(computed, expected, &error);
            }
            let same = line.foot_from_base::<f64>(point);
            assert_eq!([foot.x, foot.y].map(Real::exactly), [same.x, same.y].map(Real::exactly));
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

fn large_buffers() -> Buffers<{ most_digits(6, Span::MANY) }, { most_columns(6, Span::MANY) }> {
    Buffers::new()
}

/// The number that the digits add up to. Checks that it has one form only.
fn big(value: Integer<'_>) -> IBig {
    let digits: Vec<_> = value.digits().collect();
    assert!(digits.is_sorted_by(|(_, place), (_, next)| place < next), "{digits:?}");
    assert!(digits.iter().all(|&(digit, _)| digit != 0), "{digits:?}");
    digits.into_iter().map(|(digit, place)| IBig::from(digit) << (64 * place)).sum()
}

/// Integers with digits far apart, and some with the greatest and the least digits.
#[test]
fn integers_add_subtract_and_multiply() {
    let spreads = [Spread::Integers, Spread::Exponents(30), Spread::Exponents(300), Spread::Exponents(1022)];
    for (seed, spread) in (2..).zip(spreads) {
        let mut random = Random::new(seed, spread);
        for _ in 0..5_000 {
            let buffers = large_buffers();
            let workspace = &buffers.workspace(Span::ALL);
            let mut integer = || match random.bits() % 8 {
                0 => workspace.number(2.0_f64.powi((random.bits() % 128).try_into().unwrap())),
                // 2⁷⁷ is 2⁶³·2^(64·17) in units of 2⁻¹⁰⁷⁴.
                1 => workspace.number(0.0) - workspace.number(2.0_f64.powi(77)),
                2 => workspace.number(2.0_f64.powi(77)) - workspace.number(random.float()),
                3 => workspace.number(random.float()) - workspace.number(1.0),
                _ => {
                    let [a, b, c] = core::array::from_fn(|_| workspace.number(random.float()));
                    a * b - c
                }
            };
            let (a, b) = (integer(), integer());
            for (computed, expected) in [(a + b, big(a) + big(b)), (a - b, big(a) - big(b)), (a * b, big(a) * big(b))] {
                assert_eq!(big(computed), expected);
                assert_eq!(workspace.sign(computed), expected.cmp(&IBig::ZERO));
            }
            assert_eq!(workspace.sign(a - a), Ordering::Equal);
        }
    }
}

/// Truncated to its upper 106 bits, also where a digit far below borrows from all words above it.
#[test]
fn an_integer_becomes_the_real_number_it_stands_for() {
    for (seed, spread) in (3..).zip([Spread::Integers, Spread::Exponents(30), Spread::Exponents(1022)]) {
        let mut random = Random::new(seed, spread);
        for _ in 0..5_000 {
            let [a, b, c, mut d] = core::array::from_fn(|_| random.float());
            if random.bits() % 2 == 0 {
                d = 2.0_f64.powi(-1000);
            }
            let buffers = large_buffers();
            let workspace = &buffers.workspace(Span::ALL);
            let [x, y, z, w] = [a, b, c, d].map(|input| workspace.number(input));
            let one = workspace.number(1.0);
            let value = x * y * z - w * one * one;
            let expected = exact(a) * exact(b) * exact(c) - exact(d);
            let real = workspace.real(value, 3).exactly();
            assert!((&real - &expected).abs() <= expected.clone().abs() * power_of_two(-105), "{a} {b} {c} {d}");
            assert!(real.abs() <= expected.abs(), "{a} {b} {c} {d}");
        }
    }
}

/// Words of ones and of zeros too, so that carries go through both halves.
#[test]
fn integers_of_256_bits() {
    let mut random = Random::new(22, Spread::Integers);
    let mut word = || match random.bits() % 8 {
        0 => i64::MAX,
        1 => i64::MIN,
        2..4 => (random.bits() % 5).cast_signed() - 2,
        _ => random.bits().cast_signed(),
    };
    for _ in 0..20_000 {
        let words: [i64; 4] = core::array::from_fn(|_| word());
        let ([a, b, c, d], [x, y, z, w]) = (words.map(Int256::from), words.map(IBig::from));
        let sums = [(a * b + c, &x * &y + &z), (c * d - a, &z * &w - &x)];
        let products = [(sums[0].0 * sums[1].0, &sums[0].1 * &sums[1].1), (a * b * c * d - a, &x * &y * &z * &w - &x)];
        for (computed, expected) in sums.into_iter().chain(products) {
            assert_eq!(computed.big(), expected);
            assert_eq!(computed.cmp(&Int256::from(0)), expected.cmp(&IBig::ZERO));
            if expected != IBig::ZERO {
                let (bits, length) = computed.leading_bits();
                assert_eq!(bits.leading_zeros(), 0);
                assert_eq!(IBig::from(bits), (expected.abs() << 128) >> length as usize);
            }
        }
    }
}

/// R is |v| to three words. The error of double words is then larger than the value, and has any sign.
#[test]
fn double_words_leave_what_they_cannot_see() {
    let mut random = Random::new(21, Spread::Exponents(3));
    for scale in [1.0, 2.0_f64.powi(100)] {
        for _ in 0..1_000 {
            let v = Arrow::free(Xy::new(random.float() * scale, random.float() * scale));
            let mut power = PowerOfPoint { v, r: Sum::new(v.rounded().length_squared().sqrt(), 0.0, 0.0) };
            for place in 1..3 {
                let rest = power.value::<f64>() / Real::from_f64(2.0 * power.r.0[0]);
                power.r.0[place] = rest.to_f64();
            }
            let sum = power.r.0.map(exact).into_iter().fold(Relaxed::ZERO, |sum, r| sum + r);
            let expected = dot(&vector(v), &vector(v)) - square(&sum);
            assert_eq!(power.on(DoubleWords).certain_sign(), None);
            assert_eq!(power.sign(), ordering(&expected));
        }
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

type Vector = [Relaxed; 2];

fn vector(arrow: Arrow) -> Vector {
    let [a, b, c, d] = arrow.inputs().map(exact);
    [c - a, d - b]
}

fn dot(u: &Vector, v: &Vector) -> Relaxed {
    &u[0] * &v[0] + &u[1] * &v[1]
}

fn cross(u: &Vector, v: &Vector) -> Relaxed {
    &u[0] * &v[1] - &u[1] * &v[0]
}

fn square(value: &Relaxed) -> Relaxed {
    value * value
}

fn advanced(v: &Vector, t: f64, d: &Vector) -> Vector {
    let t = exact(t);
    [&v[0] + &t * &d[0], &v[1] + &t * &d[1]]
}

/// The number of decisions by the filter and by the exact stages.
#[derive(Default)]
struct Stages {
    filtered: u32,
    exact: u32,
}

impl Stages {
    /// Checks that the bound holds and that the sign is correct, whichever stage decides it.
    #[track_caller]
    fn check<T: Polynomial>(&mut self, polynomial: &T, expected: &Relaxed) {
        let (value, bound) = polynomial.value_and_bound();
        if value.is_finite() && bound.is_finite() {
            assert!((exact(value) - expected).abs() <= exact(bound), "{value} ± {bound} for {expected}");
        }
        *(if value.abs() > bound { &mut self.filtered } else { &mut self.exact }) += 1;
        let sign = ordering(expected);
        assert_eq!(polynomial.sign(), sign);
        assert_eq!(wide_sign(polynomial), sign);
        assert!(polynomial.sign_by_zeros().is_none_or(|by_zeros| by_zeros == sign));
        assert!(polynomial.sign_by_factors().is_none_or(|factored| factored == sign));
        assert!(fixed_sign::<i128, T>(polynomial).is_none_or(|fixed| fixed == sign));
        assert!(fixed_sign::<Int256, T>(polynomial).is_none_or(|fixed| fixed == sign));
        assert!(polynomial.on(DoubleWords).certain_sign().is_none_or(|certain| certain == sign));
    }
}

fn fixed_sign<N: FixedWidth, T: Polynomial>(polynomial: &T) -> Option<Ordering> {
    Fixed::<N>::below(top_of(polynomial), polynomial).map(|grid| grid.sign(polynomial.on(grid)))
}

/// Small integers; grids with as many bits as each stage takes and a few more, also where their powers overflow or
/// underflow; everyday magnitudes; magnitudes whose products overflow; and the whole range.
fn spreads() -> impl Iterator<Item = Spread> {
    let bits = [3, 10, 11, 12, 15, 16, 18, 19, 20, 24, 25, 26, 27, 29, 30, 39, 40, 41, 50, 60, 61, 62, 63];
    let exponents = [0, -6, -7, -275, -260, -251, 219, 250, -1000, 960];
    let grids = exponents.into_iter().flat_map(move |exponent| bits.map(|bits| Spread::Grid { bits, exponent }));
    let exponents = [3, 40, 190, 300, 1022].map(Spread::Exponents);
    [Spread::Integers].into_iter().chain(exponents).chain(grids)
}

#[track_caller]
fn check_polynomial(cases: u32, mut check: impl FnMut(&mut Random, &mut Stages)) {
    for (seed, spread) in (1..).zip(spreads()) {
        let (mut random, mut stages) = (Random::new(seed, spread), Stages::default());
        let cases = if matches!(spread, Spread::Grid { .. }) { cases / 8 } else { cases };
        for _ in 0..cases {
            check(&mut random, &mut stages);
        }
        std::println!("{spread:?}: {} by the filter, {} exact", stages.filtered, stages.exact);
        let is_hard = matches!(spread, Spread::Integers | Spread::Exponents(1022));
        assert!(!is_hard || stages.exact > cases / 500, "the exact stages are hardly reached");
    }
}

#[test]
fn dot_and_cross() {
    check_polynomial(4000, |random, stages| {
        let (u, v) = (random.arrow(), random.arrow());
        stages.check(&Dot(u, v), &dot(&vector(u), &vector(v)));
        stages.check(&Cross(u, v), &cross(&vector(u), &vector(v)));
    });
}

/// A component of one of the vectors is 0, and perhaps more are.
#[test]
fn vectors_along_the_axes() {
    check_polynomial(1000, |random, stages| {
        let mut numbers: [f64; 8] = core::array::from_fn(|_| random.float());
        let (one, some) = (random.bits() % 4, random.bits());
        for (number, start) in (0..).zip([0, 1, 4, 5]) {
            if number == one || some >> number & 1 == 1 {
                numbers[start + 2] = numbers[start];
            }
        }
        let [a, b, c, d, e, f, g, h] = numbers;
        let (u, v) = (Arrow::between(Xy::new(a, b), Xy::new(c, d)), Arrow::between(Xy::new(e, f), Xy::new(g, h)));
        stages.check(&Dot(u, v), &dot(&vector(u), &vector(v)));
        stages.check(&Cross(u, v), &cross(&vector(u), &vector(v)));
        assert!(Dot(u, v).sign_by_zeros().is_some() && Cross(u, v).sign_by_zeros().is_some(), "{u:?} {v:?}");
    });
}

#[test]
fn nearly_parallel_arrows_as_long_as_a_grid_allows() {
    let mut stages = Stages::default();
    for (bits, unit) in (18..32).flat_map(|bits| [(bits, 1.0), (bits, 1.0 / 64.0), (bits, 1.0 / 128.0)]) {
        let mut random = Random::new(6, Spread::Integers);
        for _ in 0..500 {
            let mut corner = |sign: f64| {
                let [x, y] = core::array::from_fn(|_| (2.0_f64.powi(bits) - 6.0 + random.integer(9)) * unit);
                Xy::new(sign * x, sign * y)
            };
            let [u, v] = core::array::from_fn(|_| Arrow::between(corner(-1.0), corner(1.0)));
            stages.check(&Cross(u, v), &cross(&vector(u), &vector(v)));
        }
    }
}

/// Compares with Shewchuk's adaptive predicate, for inputs whose products neither overflow nor underflow.
#[test]
fn orientation_agrees_with_the_robust_crate() {
    for (seed, spread) in
        (1..).zip([Spread::Integers, Spread::Exponents(3), Spread::Exponents(40), Spread::Exponents(200)])
    {
        let mut random = Random::new(seed, spread);
        for _ in 0..20_000 {
            let [a, b] = core::array::from_fn(|_| Xy::new(random.float(), random.float()));
            // Half of the time, c is on the line through a and b, except for a rounding.
            let share = random.integer(9) / 4.0;
            let c = if random.bits() % 2 == 0 {
                a + (b - a).scaled(share)
            } else {
                Xy::new(random.float(), random.float())
            };
            let [p, q, r] = [a, b, c].map(|Xy { x, y }| robust::Coord { x, y });
            let witness = robust::orient2d(p, q, r).partial_cmp(&0.0);
            assert_eq!(Some(Cross(Arrow::between(a, b), Arrow::between(a, c)).sign()), witness, "{a:?} {b:?} {c:?}");
        }
    }
}

/// A grid takes inputs of b bits if the value, which is below 2^(degree·(b + 2)), fits beside its sign: 127/4 − 2 is 29, and
/// 255/6 − 2 is 40. No grid takes more than 63 bits.
#[test]
fn grids_take_as_many_bits_as_fit() {
    fn most_bits<N: FixedWidth, T: Polynomial>(polynomial: impl Fn(Arrow, Arrow) -> T) -> Option<i32> {
        let is_taken = |bits: i32| {
            let (u, v) = (Arrow::free(Xy::new(2.0_f64.powi(bits - 1), 1.0)), Arrow::free(Xy::new(1.0, 1.0)));
            let polynomial = polynomial(u, v);
            Fixed::<N>::below(top_of(&polynomial), &polynomial).is_some()
        };
        (1..80).rev().find(|&bits| is_taken(bits))
    }
    let (r, max_t) = (Sum::new(1.0, 1.0, 1.0), 1.0);
    let past_line = |u, v| RayEndPastLine { v: u, d: v, s: v, max_t };
    let slab = |u, v| Slab { u, v, r };
    let farther = |u, v| Farther { u, v, w: v, x: v };
    assert_eq!([most_bits::<i128, _>(Dot), most_bits::<Int256, _>(Dot)], [Some(61), Some(63)]);
    assert_eq!([most_bits::<i128, _>(past_line), most_bits::<Int256, _>(past_line)], [Some(40), Some(63)]);
    assert_eq!([most_bits::<i128, _>(slab), most_bits::<Int256, _>(slab)], [Some(29), Some(61)]);
    assert_eq!([most_bits::<i128, _>(farther), most_bits::<Int256, _>(farther)], [Some(19), Some(40)]);
}

#[test]
fn cross_sum() {
    check_polynomial(4000, |random, stages| {
        let [u, v, w] = core::array::from_fn(|_| random.arrow());
        let expected = cross(&vector(u), &vector(v)) + cross(&vector(u), &vector(w));
        stages.check(&CrossSum(u, [v, w]), &expected);
    });
}

#[test]
fn power_of_point() {
    check_polynomial(4000, |random, stages| {
        let (v, r) = (random.arrow(), random.sum_or_difference());
        stages.check(&PowerOfPoint { v, r }, &(dot(&vector(v), &vector(v)) - square(&radius(r))));
    });
}

fn radius(r: Sum) -> Relaxed {
    r.0.map(exact).into_iter().fold(Relaxed::ZERO, |sum, r| sum + r)
}

#[test]
fn slab() {
    check_polynomial(2000, |random, stages| {
        let (u, v, r) = (random.arrow(), random.arrow(), random.sum_or_difference());
        let (eu, ev) = (vector(u), vector(v));
        stages.check(&Slab { u, v, r }, &(square(&cross(&eu, &ev)) - square(&radius(r)) * dot(&eu, &eu)));
    });
}

/// With u along (3, 4) and v = i·(3, 4) + j·(−4, 3), u×v = 5j·|u|: v is on the border of a slab of half-width 5j.
/// Multiples of 1/64 move points in or out. The sizes range from far below the limit of [`sixty_fourths`] to far above
/// it.
#[test]
fn beside_a_slab_in_sixty_fourths() {
    let mut stages = Stages::default();
    let mut random = Random::new(7, Spread::Integers);
    for (bits, step) in (0..28).flat_map(|bits| [-2.0, -1.0, 0.0, 0.0, 1.0, 2.0].map(|step| (bits, step))) {
        for _ in 0..40 {
            let mut number = |bits: i32| (2.0_f64.powi(bits) + random.integer(9)) / 64.0;
            let (i, j, k) = (number(bits), number(bits).abs(), number(28 - bits));
            let u = Arrow::free(Xy::new(3.0 * k, 4.0 * k));
            let v = Arrow::between(Xy::new(4.0 * j, -3.0 * j), Xy::new(3.0 * i + step / 64.0, 4.0 * i));
            let r = Sum::new(2.0 * j, 3.0 * j, 0.0);
            let (eu, ev) = (vector(u), vector(v));
            stages.check(&Slab { u, v, r }, &(square(&cross(&eu, &ev)) - square(&radius(r)) * dot(&eu, &eu)));
        }
    }
}

#[test]
fn sixty_fourths_are_multiples_of_a_64th() {
    let holds = |number| sixty_fourths::holds(&Dot(Arrow::free(Xy::new(1.0, number)), Arrow::free(Xy::new(2.0, 3.0))));
    for number in [0.0, 3.0 / 64.0, -7.5, 1e6 + 1.0 / 64.0] {
        assert!(holds(number), "{number}");
    }
    for number in [1.0 / 128.0, 0.1, -1e6 - 1.0 / 1024.0, f64::MIN_POSITIVE] {
        assert!(!holds(number), "{number}");
    }
}

#[test]
fn farther() {
    check_polynomial(1000, |random, stages| {
        let [u, v, w, x] = core::array::from_fn(|_| random.arrow());
        let [eu, ev, ew, ex] = [u, v, w, x].map(vector);
        let expected = square(&cross(&eu, &ev)) * dot(&ew, &ew) - square(&cross(&ew, &ex)) * dot(&eu, &eu);
        stages.check(&Farther { u, v, w, x }, &expected);
    });
}

/// v is 65j from the line along u, and x 65k from that along w. Multiples of 1/64 move v. The sizes range from far below the
/// limit of the sign in [`sixty_fourths`] to far above it.
#[test]
fn farther_in_sixty_fourths() {
    let (mut stages, mut random) = (Stages::default(), Random::new(8, Spread::Integers));
    let arrow =
        |along: f64, [x, y]: [f64; 2], left: f64| Arrow::free(Xy::new(along * x - left * y, along * y + left * x));
    for (bits, step) in (0..24).flat_map(|bits| [-2.0, -1.0, 0.0, 0.0, 1.0, 2.0].map(|step| (bits, step))) {
        for _ in 0..20 {
            let mut number = |bits: i32| (2.0_f64.powi(bits) + random.integer(9)).abs() / 64.0;
            let ([p, q], [i, j]) = ([bits; 2].map(&mut number), [bits; 2].map(&mut number));
            let k = if step == 0.0 { j } else { number(bits) };
            let (u, w) = (arrow(p, [3.0, 4.0], 0.0), arrow(q, [5.0, 12.0], 0.0));
            let (Xy { x, y }, x_beside) = (arrow(i, [3.0, 4.0], 13.0 * j).rounded(), arrow(i, [5.0, 12.0], 5.0 * k));
            let v = Arrow::free(Xy::new(x + step / 64.0, y));
            let [eu, ev, ew, ex] = [u, v, w, x_beside].map(vector);
            let expected = square(&cross(&eu, &ev)) * dot(&ew, &ew) - square(&cross(&ew, &ex)) * dot(&eu, &eu);
            stages.check(&Farther { u, v, w, x: x_beside }, &expected);
        }
    }
}

/// Two sides of a symmetric polygon, seen from its centre: mirrored, with all bits of an `f64`. Or the one length or cross
/// product is larger by as little as it can be.
#[test]
fn sides_of_symmetric_polygons_are_compared_by_factors() {
    let (mut random, mut stages, mut undecided) = (Random::new(9, Spread::Exponents(1)), Stages::default(), 0);
    for _ in 0..500 {
        let [u, v] = core::array::from_fn(|_| random.arrow());
        let mirrored = |arrow: Arrow, error: f64| {
            let Xy { x, y } = arrow.rounded();
            Arrow::free(Xy::new(-x * (1.0 + error), y))
        };
        let [u, v] = [u, v].map(|arrow| Arrow::free(arrow.rounded()));
        for (a, b) in [(0.0, 0.0), (f64::EPSILON, 0.0), (0.0, f64::EPSILON), (f64::EPSILON, -f64::EPSILON)] {
            let (w, x) = (mirrored(u, a), mirrored(v, b));
            let [eu, ev, ew, ex] = [u, v, w, x].map(vector);
            let expected = square(&cross(&eu, &ev)) * dot(&ew, &ew) - square(&cross(&ew, &ex)) * dot(&eu, &eu);
            let farther = Farther { u, v, w, x };
            stages.check(&farther, &expected);
            assert!((a, b) != (0.0, 0.0) || farther.sign_by_factors() == Some(Ordering::Equal));
            undecided += usize::from(farther.sign_by_factors().is_none());
        }
    }
    // Of 2000: where both the length and the cross product are larger.
    assert!((100..1500).contains(&undecided), "{undecided}");
}

#[test]
fn angle_difference() {
    check_polynomial(1000, |random, stages| {
        let [e, f, g] = core::array::from_fn(|_| random.arrow());
        let [ee, ef, eg] = [e, f, g].map(vector);
        let expected = cross(&ee, &ef) * dot(&ee, &eg) + cross(&ee, &eg) * dot(&ee, &ef);
        stages.check(&AngleDifference { e, f, g }, &expected);
    });
}

#[test]
fn axis_offset() {
    check_polynomial(1000, |random, stages| {
        let ([s, e, d], r) = (core::array::from_fn(|_| random.arrow()), random.sum());
        let [es, ee, ed] = [s, e, d].map(vector);
        for (k, axis) in [Axis::X, Axis::Y].into_iter().enumerate() {
            let across = square(&(radius(r) * &ed[k])) * dot(&es, &es);
            stages.check(&AxisOffset { s, e, d, r, axis }, &(square(&(&es[k] * cross(&ee, &ed))) - across));
        }
    });
}

#[test]
fn slab_entry() {
    check_polynomial(1000, |random, stages| {
        let ([s, v, d], r) = (core::array::from_fn(|_| random.arrow()), random.sum());
        let [es, ev, ed] = [s, v, d].map(vector);
        let expected = dot(&es, &es) * square(&cross(&ev, &ed)) - square(&(radius(r) * dot(&ed, &es)));
        stages.check(&SlabEntry { s, v, d, r }, &expected);
    });
}

#[test]
fn by_max_t() {
    check_polynomial(500, |random, stages| {
        let ([v, d, s], r) = (core::array::from_fn(|_| random.arrow()), random.sum());
        let max_t = random.float();
        let [ev, ed, es] = [v, d, s].map(vector);
        let (at, before) = (advanced(&ev, max_t, &ed), advanced(&ev, -max_t, &ed));
        stages.check(&RayEndPastPoint { e: v, d, max_t }, &dot(&at, &ed));
        stages.check(&RayEndPastLine { v, d, s, max_t }, &cross(&before, &es));
        stages.check(&RayEndInCircle { e: v, d, r, max_t }, &(dot(&at, &at) - square(&radius(r))));
        let slab = square(&cross(&before, &es)) - square(&radius(r)) * dot(&es, &es);
        stages.check(&RayEndInSlab { v, d, s, r, max_t }, &slab);
    });
}

#[test]
fn a_square_that_underflows_is_not_taken_for_zero() {
    // (u×v)² = 2⁻¹⁰⁷⁶ rounds to 0, but (u×v)²|w|² = 2⁻⁷⁶ exceeds (w×x)²|u|² = 2⁻³³².
    let (u, v) = (Arrow::free(Xy::new(2.0_f64.powi(-166), 0.0)), Arrow::free(Xy::new(0.0, 2.0_f64.powi(-372))));
    let (w, x) = (Arrow::free(Xy::new(2.0_f64.powi(500), 0.0)), Arrow::free(Xy::new(0.0, 2.0_f64.powi(-500))));
    assert_eq!(Farther { u, v, w, x }.sign(), Ordering::Greater);
}

/// Checks the value in each precision.
#[track_caller]
fn check_value<T: Evaluated>(polynomial: &T, expected: &Relaxed) {
    assert_near(polynomial.value::<f64>(), expected, -58);
    assert_near(polynomial.value::<Moderate>(), expected, -58);
    let narrow = polynomial.value::<f32>().to_f64();
    assert!((exact(narrow) - expected).abs() <= expected.clone().abs() * power_of_two(-29), "{expected}");
}

#[test]
fn values_keep_their_relative_precision() {
    for spread in [Spread::Integers, Spread::Grid { bits: 24, exponent: 0 }, Spread::Exponents(3)] {
        let mut random = Random::new(4, spread);
        for _ in 0..10_000 {
            let (u, v, r) = (random.arrow(), random.arrow(), random.sum());
            let (eu, ev) = (vector(u), vector(v));
            check_value(&Dot(u, v), &dot(&eu, &ev));
            check_value(&Cross(u, v), &cross(&eu, &ev));
            check_value(&PowerOfPoint { v, r }, &(dot(&ev, &ev) - square(&radius(r))));
            check_value(&Slab { u, v, r }, &(square(&cross(&eu, &ev)) - square(&radius(r)) * dot(&eu, &eu)));
        }
    }
}

#[test]
fn values_on_a_grid_that_almost_cancel() {
    // p² − 2q² is −1 and 1 in turn. So the slab, whose half width is q, ends just before the point or just beyond it.
    let (mut p, mut q) = (1.0, 1.0);
    for _ in 0..20 {
        let (u, v, r) = (Arrow::free(Xy::new(1.0, 1.0)), Arrow::free(Xy::new(1.0, 1.0 + p)), Sum::new(q, 0.0, 0.0));
        let (eu, ev) = (vector(u), vector(v));
        check_value(&Slab { u, v, r }, &(square(&cross(&eu, &ev)) - square(&radius(r)) * dot(&eu, &eu)));
        let (v, r) = (Arrow::free(Xy::new(p, 1.0)), Sum::new(p, 0.0, 0.0));
        check_value(&PowerOfPoint { v, r }, &exact(1.0));
        (p, q) = (p + 2.0 * q, p + q);
    }
}

#[test]
fn values_keep_it_through_two_cancellations() {
    // The point is about 2¹⁵ times as far along the line as from it, and the slab extends just beyond the point.
    let (mut random, mut stages) = (Random::new(5, Spread::Exponents(1)), Stages::default());
    for _ in 0..20_000 {
        let [x, y, beside] = core::array::from_fn(|_| random.float());
        let (u, v) = (Xy::new(x, y), Xy::new(x * 32768.0 - y * beside, y * 32768.0 + x * beside));
        let half_width = (x * x + y * y).sqrt() * beside.abs() * (1.0 + 1.0 / 32768.0);
        let (u, v, r) = (Arrow::free(u), Arrow::free(v), Sum::new(half_width, 0.0, 0.0));
        let (eu, ev) = (vector(u), vector(v));
        let slab = square(&cross(&eu, &ev)) - square(&radius(r)) * dot(&eu, &eu);
        stages.check(&Slab { u, v, r }, &slab);
        check_value(&Slab { u, v, r }, &slab);
    }
}
