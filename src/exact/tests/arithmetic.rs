//! Double words and integers.

use core::cmp::Ordering;

use dashu_base::Abs;
use dashu_int::IBig;

use super::super::Real;
use super::super::grid::{Extent, Grid, IntegerGrid};
use super::super::integer::Int;
use super::{Random, Spread, assert_near, exact, power_of_two};

#[test]
fn double_words_keep_their_bounds() {
    let mut random = Random::new(1, Spread::Exponents(60));
    for _ in 0..100_000 {
        // A sum of three, so that both words are in use.
        let [a, b] = core::array::from_fn(|_| random.sum().real::<f64>());
        let (exact_a, exact_b) = (a.exactly(), b.exactly());
        assert_near(a * b, &(&exact_a * &exact_b), -103);
        assert_near(a + b, &(&exact_a + &exact_b), -104);
        assert_near(a - b, &(&exact_a - &exact_b), -104);
        if b.sign() != Ordering::Equal {
            assert_near(a / b, &(&exact_a / &exact_b), -102);
        }
        // For a root r of a, r²/a has twice the relative error.
        let root = a.sqrt().exactly();
        let error = (&root * &root - &exact_a).abs();
        assert!(error <= exact_a * power_of_two(-102));
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
    // 2.5·2⁻¹⁰⁷⁴ and a bit: nearest is 3.
    let value = Real::<f64>::from_f64(2.5 + f64::EPSILON * 2.0) * Real::from_f64(f64::from_bits(1));
    assert_eq!(value.to_f64(), f64::from_bits(3));
}

fn grid_of(inputs: &[f64]) -> Extent {
    inputs.iter().fold(Extent::EMPTY, |extent, &input| extent.with(input))
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
