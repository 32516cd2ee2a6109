//! Plane geometry in `f64` that knows its own rounding error, and the errors that the crate promises.

use common::{Figure, Point, TestVector};

pub(crate) fn dot(a: Point, b: Point) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}

pub(crate) fn length(v: Point) -> f64 {
    v[0].hypot(v[1])
}

pub(crate) fn minus(a: Point, b: Point) -> Point {
    [a[0] - b[0], a[1] - b[1]]
}

pub(crate) fn scaled(v: Point, factor: f64) -> Point {
    v.map(|component| component * factor)
}

/// The largest magnitude among the numbers of both figures.
pub(crate) fn magnitude(a: &Figure, b: &Figure) -> f64 {
    a.magnitude().max(b.magnitude())
}

/// How far the promise lets a point be from its exact place, when no number involved exceeds `magnitude`.
pub(crate) fn point_error<V: TestVector>(magnitude: f64) -> f64 {
    std::f64::consts::SQRT_2 * V::VALUE_ULPS * V::ulp(magnitude)
}

/// How far the promise lets a unit normal be from the exact one.
pub(crate) fn normal_error<V: TestVector>() -> f64 {
    std::f64::consts::SQRT_2 * V::NORMAL_ULPS * V::EPSILON
}

/// The sum, rounded, and what the rounding took away. The larger number is subtracted first (Dekker), so only the sum itself
/// may overflow.
pub(crate) fn sum(a: f64, b: f64) -> (f64, f64) {
    let (large, small) = if a.abs() < b.abs() { (b, a) } else { (a, b) };
    let sum = large + small;
    (sum, small - (sum - large))
}

#[test]
fn a_sum_near_the_largest_number_is_rounded() {
    // MAX is 2¹⁰²⁴ − 4u. The sum, 2¹⁰²⁴ − 2¹⁰²¹ − 10u, is halfway between two multiples of 4u, and the even one is −8u. That
    // minus the smaller number is 2¹⁰²⁴ − 2u, which overflows.
    let [u, power] = [969, 1021].map(|exponent| 2.0_f64.powi(exponent));
    assert_eq!(sum(-power - 6.0 * u, f64::MAX), (f64::MAX - power - 4.0 * u, -2.0 * u));
}

/// The figure moved by `offset`, and how far at most the rounding puts a point of it out of its place.
pub(crate) fn translated(figure: &Figure, offset: Point) -> (Figure, f64) {
    let moved = |point: Point| [sum(point[0], offset[0]), sum(point[1], offset[1])];
    let errors = figure.points().into_iter().map(|point| length(moved(point).map(|(_, error)| error)));
    let error = errors.fold(0.0, f64::max);
    (figure.map(|point| moved(point).map(|(sum, _)| sum), |direction| direction, |radius| radius), error)
}
