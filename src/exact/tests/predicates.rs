//! Tests of the polynomials: the bounds of their filters, their signs, and their values.

extern crate std;

use core::cmp::Ordering;

use dashu_base::Abs;
use dashu_ratio::Relaxed;

use super::super::grid::sixty_fourths;
use super::super::{
    Arrow, Axis, AxisOffset, Cross, CrossSum, Dot, Farther, InCircle, InSlab, Measured, Moderate, PastLine, PastPoint,
    Polynomial, PowerOfPoint, Slab, SlabEntry, Sum, Xy,
};
use super::{Random, Spread, assert_near, exact, ordering, power_of_two};

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
        let (value, bound) = polynomial.filter();
        if value.is_finite() && bound.is_finite() {
            assert!((exact(value) - expected).abs() <= exact(bound), "{value} ± {bound} for {expected}");
        }
        *(if value.abs() > bound { &mut self.filtered } else { &mut self.exact }) += 1;
        assert_eq!(polynomial.sign(), ordering(expected));
    }
}

/// Small integers; lattices with as many bits as each stage takes and a few more, also where their powers overflow or
/// underflow; everyday magnitudes; magnitudes whose products overflow; and the whole range.
fn spreads() -> impl Iterator<Item = Spread> {
    let bits = [3, 10, 11, 12, 15, 16, 18, 19, 20, 24, 25, 26, 27, 29, 30, 40, 50];
    let exponents = [0, -6, -7, -275, -260, -251, 219, 250, -1000, 970];
    let lattices = exponents.into_iter().flat_map(move |exponent| bits.map(|bits| Spread::Lattice { bits, exponent }));
    let exponents = [3, 40, 300, 1022].map(Spread::Exponents);
    [Spread::Integers].into_iter().chain(exponents).chain(lattices)
}

#[track_caller]
fn check_polynomial(cases: u32, mut check: impl FnMut(&mut Random, &mut Stages)) {
    for (seed, spread) in (1..).zip(spreads()) {
        let (mut random, mut stages) = (Random::new(seed, spread), Stages::default());
        let cases = if matches!(spread, Spread::Lattice { .. }) { cases / 8 } else { cases };
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

#[test]
fn nearly_parallel_arrows_as_long_as_a_lattice_allows() {
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
/// Multiples of 1/64 move points in or out. The sizes range from far below the limit of the units to far above it.
#[test]
fn beside_a_slab_in_units() {
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
fn units_are_multiples_of_a_64th() {
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
fn cap() {
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
        stages.check(&PastPoint { e: v, d, max_t }, &dot(&at, &ed));
        stages.check(&PastLine { v, d, s, max_t }, &cross(&before, &es));
        stages.check(&InCircle { e: v, d, r, max_t }, &(dot(&at, &at) - square(&radius(r))));
        let slab = square(&cross(&before, &es)) - square(&radius(r)) * dot(&es, &es);
        stages.check(&InSlab { v, d, s, r, max_t }, &slab);
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
fn check_value<T: Measured>(polynomial: &T, expected: &Relaxed) {
    assert_near(polynomial.value::<f64>(), expected, -58);
    assert_near(polynomial.value::<Moderate>(), expected, -58);
    let narrow = polynomial.value::<f32>().to_f64();
    assert!((exact(narrow) - expected).abs() <= expected.clone().abs() * power_of_two(-29), "{expected}");
}

#[test]
fn values_keep_their_relative_precision() {
    for spread in [Spread::Integers, Spread::Lattice { bits: 24, exponent: 0 }, Spread::Exponents(3)] {
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
fn values_keep_it_through_two_cancellations() {
    // The point is about 2¹⁵ times as far along the line as from it, and the slab extends just beyond the point.
    let (mut random, mut stages) = (Random::new(5, Spread::Exponents(1)), Stages::default());
    for _ in 0..20_000 {
        let [x, y, beside] = core::array::from_fn(|_| random.float());
        let (u, v) = (Xy::new(x, y), Xy::new(x * 32768.0 - y * beside, y * 32768.0 + x * beside));
        let reach = (x * x + y * y).sqrt() * beside.abs() * (1.0 + 1.0 / 32768.0);
        let (u, v, r) = (Arrow::free(u), Arrow::free(v), Sum::new(reach, 0.0, 0.0));
        let (eu, ev) = (vector(u), vector(v));
        let side = square(&cross(&eu, &ev)) - square(&radius(r)) * dot(&eu, &eu);
        stages.check(&Slab { u, v, r }, &side);
        check_value(&Slab { u, v, r }, &side);
    }
}
