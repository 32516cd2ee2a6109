//! Short names for exact shapes and numbers.

use impinge::{Circle, Ray, Segment, Stadium};
use oracle::{InflatedCore, Point, Rational, Surd, Vector, rational};

pub(crate) fn dot(x: f64, y: f64) -> InflatedCore {
    InflatedCore::of([x, y])
}

pub(crate) fn segment(a: [f64; 2], b: [f64; 2]) -> InflatedCore {
    InflatedCore::of(Segment::new(a, b))
}

pub(crate) fn circle(x: f64, y: f64, radius: f64) -> InflatedCore {
    InflatedCore::of(Circle::new([x, y], radius))
}

pub(crate) fn stadium(a: [f64; 2], b: [f64; 2], radius: f64) -> InflatedCore {
    InflatedCore::of(Stadium::new(a, b, radius))
}

pub(crate) fn ray(origin: [f64; 2], direction: [f64; 2]) -> InflatedCore {
    InflatedCore::of(Ray::new(origin, direction))
}

/// The hull of these points, with a radius.
pub(crate) fn polygon<const N: usize>(points: [[f64; 2]; N], radius: f64) -> InflatedCore {
    InflatedCore::hull(&points, radius)
}

/// The box between these coordinates, as a polygon.
pub(crate) fn rectangle([left, right]: [f64; 2], [bottom, top]: [f64; 2]) -> InflatedCore {
    polygon([[left, bottom], [right, bottom], [right, top], [left, top]], 0.0)
}

pub(crate) fn vector(x: f64, y: f64) -> Vector {
    Vector::new(rational(x), rational(y))
}

/// `numerator / denominator`
pub(crate) fn ratio(numerator: i32, denominator: i32) -> Surd {
    (Rational::from(numerator) / Rational::from(denominator)).into()
}

pub(crate) fn int(value: i32) -> Surd {
    ratio(value, 1)
}

/// `rational + √radicand · coefficient`
pub(crate) fn surd(rational: Surd, coefficient: Surd, radicand: i32) -> Surd {
    Surd::new(rational.rational, coefficient.rational, Rational::from(radicand))
}

/// The point `(x/denominator, y/denominator)`.
pub(crate) fn point(x: i32, y: i32, denominator: i32) -> Point {
    [ratio(x, denominator), ratio(y, denominator)]
}
