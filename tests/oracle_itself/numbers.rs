use std::cmp::Ordering;

use oracle::{Float as _, Rational, Surd, Vector, power_of_two, rational};

use crate::shorthand::{int, ratio, surd};

/// `a + b√c`
fn number(a: i32, b: i32, c: i32) -> Surd {
    surd(int(a), int(b), c)
}

/// Whatever the denominators of the two terms: equal, equal but for a power of two, or different.
#[test]
fn products_of_vectors() {
    let vector = |x: Surd, y: Surd| Vector::new(x.rational, y.rational);
    let [one, third, sixth] = [int(1), ratio(1, 3), ratio(1, 6)];
    let dot = |a: &Surd, b: &Surd| Surd::from(vector(a.clone(), one.clone()).dot(&vector(one.clone(), b.clone())));
    assert_eq!(dot(&third, &ratio(4, 3)), ratio(5, 3));
    assert_eq!(dot(&third, &sixth), ratio(1, 2)); // 2/6 + 1/6
    assert_eq!(dot(&sixth, &third), ratio(1, 2));
    assert_eq!(dot(&sixth, &ratio(-1, 6)), int(0));
    assert_eq!(dot(&third, &ratio(-1, 5)), ratio(2, 15)); // 5/15 - 3/15
    assert_eq!(dot(&int(0), &third), third);
    assert_eq!(dot(&one, &power_of_two(-1074).into()), (Rational::ONE + power_of_two(-1074)).into());
    assert_eq!(Surd::from(vector(one.clone(), third).cross(&vector(one, ratio(1, 12)))), ratio(-1, 4)); // 1/12 - 4/12
    assert_eq!(Surd::from(vector(ratio(1, 2), sixth).norm_squared()), ratio(5, 18)); // 9/36 + 1/36
}

#[test]
fn signs() {
    assert_eq!(number(3, -2, 2).sign(), Ordering::Greater); // 3² = 9 > 8 = 2²·2
    assert_eq!(number(7, -5, 2).sign(), Ordering::Less); // 7² = 49 < 50 = 5²·2
    assert_eq!(number(-7, 5, 2).sign(), Ordering::Greater); // and the other way round
    assert_eq!(number(-6, 3, 4).sign(), Ordering::Equal); // 3·√4 = 6
    assert_eq!(number(0, -1, 2).sign(), Ordering::Less);
    assert_eq!(number(1, -1, 0).sign(), Ordering::Greater); // √0 = 0
}

#[test]
fn orders_across_roots() {
    assert!(number(2, 1, 2) < number(1, 1, 6)); // (1 + √2)² = 3 + 2√2 = 5.83 < 6
    assert!(number(0, 1, 6) < number(1, 1, 3)); // (1 + √3)² = 4 + 2√3 = 7.46 > 6
    assert!(number(0, -1, 6) > number(-1, -1, 3));
    assert_eq!(number(1, 2, 2), number(1, 1, 8)); // 2√2 = √8
    assert_eq!(number(0, 1, 9), int(3));
    assert_eq!(number(1, 1, 2).cmp_rational(&rational(2.5)), Ordering::Less); // √2 < 3/2 as 2 < 9/4
}

#[test]
fn enclosures_are_narrow_and_hold_the_number() {
    // 10^18 - 10^18√(1 - 10^-36) cancels: about 5·10^-19.
    let nearly_equal =
        Surd::new(Rational::from(10_u64.pow(18)), Rational::NEG_ONE, Rational::from(10_u128.pow(36) - 1));
    for number in [number(0, 1, 2), number(-1, 1, 2), number(3, -1, 7), number(-5, -2, 3), nearly_equal] {
        let range = number.enclosure();
        assert!(number.cmp_rational(&range.low).is_ge() && number.cmp_rational(&range.high).is_le());
        let magnitude = (&range.low).max(&range.high) * &range.low;
        let width = &range.high - &range.low;
        assert!(&width * &width < magnitude * power_of_two(-240), "{range:?}");
    }
}

#[test]
fn roots_of_squares_are_exact() {
    let range = surd(ratio(1, 3), ratio(1, 7), 144).enclosure();
    assert_eq!(range.low, range.high);
    assert_eq!(Surd::from(range.low), ratio(43, 21)); // 1/3 + 12/7 = 43/21
}

#[test]
fn ulps() {
    assert_eq!(f32::ulp(&rational(1.0)), power_of_two(-23));
    assert_eq!(f32::ulp(&rational(-1.0)), power_of_two(-23));
    assert_eq!(f32::ulp(&rational(0.99)), power_of_two(-24));
    assert_eq!(f32::ulp(&(Rational::from(1) / Rational::from(3))), power_of_two(-25)); // 1/3 is in [2^-2, 2^-1)
    assert_eq!(f32::ulp(&rational(f64::from(f32::MIN_POSITIVE))), power_of_two(-149));
    assert_eq!(f32::ulp(&power_of_two(-160)), power_of_two(-149)); // below the smallest subnormal
    assert_eq!(f32::ulp(&Rational::ZERO), power_of_two(-149));
    assert_eq!(f64::ulp(&rational(2.0)), power_of_two(-51));
    assert_eq!(f64::ulp(&power_of_two(-1040)), power_of_two(-1074));
}

#[test]
fn errors() {
    let unit = f32::ulp(&Rational::ONE);
    let exact = Surd::from(Rational::ONE + power_of_two(-24)).enclosure(); // halfway between 1 and the next number
    assert_eq!(1.0_f32.error(&exact, &unit), 0.5);
    assert_eq!((1.0 + f32::EPSILON).error(&exact, &unit), 0.5);
    assert_eq!((1.0 - f32::EPSILON).error(&exact, &unit), 1.5);
    assert_eq!(f32::NAN.error(&exact, &unit), f64::INFINITY);
    assert_eq!(f32::INFINITY.error(&exact, &unit), f64::INFINITY);
}

#[test]
fn overflow() {
    // The largest f32 is 2^128 - 2^104; an ulp above it is 2^128.
    let (largest, above) = (power_of_two(128) - power_of_two(104), power_of_two(128));
    let overflows = |value: &Rational, ulps| f32::overflows(&Surd::from(value.clone()).enclosure(), ulps);
    assert!(!overflows(&largest, 0) && !overflows(&-&largest, 0));
    assert!(overflows(&(&largest + Rational::ONE), 0) && overflows(&-(&largest + Rational::ONE), 0));
    assert!(!overflows(&above, 1) && !overflows(&-&above, 1));
    assert!(overflows(&(&above + Rational::ONE), 1) && overflows(&-(&above + Rational::ONE), 1));
    assert!(!f64::overflows(&Surd::from(above).enclosure(), 0));
}
