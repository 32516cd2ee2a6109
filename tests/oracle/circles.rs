//! Where the outlines of two circles cross.

use super::inflated_core::InflatedCore;
use super::outline::{circle_times, point_at};
use super::rational::{Rational, square};
use super::straight::Straight;
use super::surd::Point;

#[derive(Clone, Debug, PartialEq)]
pub enum CircleCrossing {
    /// One, where they are tangent, or two: that to the left of the way from `a` to `b` first.
    Points(Vec<Point>),
    Coincident,
}

/// Of two shapes whose cores are points.
pub fn circle_circle(a: &InflatedCore, b: &InflatedCore) -> Option<CircleCrossing> {
    let [from, to] = [a, b].map(|circle| &circle.core.straight().start);
    let between = to - from;
    if between.is_zero() {
        return concentric(a, b);
    }
    // |p - a|² - r² is the same for both circles on a line across: a + λ·between with
    // λ²·|between|² - r² = (1 - λ)²·|between|² - s².
    let difference = square(&a.radius) - square(&b.radius);
    let parameter = (difference / between.norm_squared() + Rational::ONE) / Rational::from(2);
    let start = from + &between.scaled(&parameter);
    let axis = Straight { start, span: between.left(), endless: true };
    let [right, left] = circle_times(&axis, from, &a.radius)?;
    let mut times = vec![left, right];
    times.dedup();
    Some(CircleCrossing::Points(times.iter().map(|t| point_at(&axis, t)).collect()))
}

fn concentric(a: &InflatedCore, b: &InflatedCore) -> Option<CircleCrossing> {
    let center = || CircleCrossing::Points(vec![a.core.straight().start.clone().into()]);
    (a.radius == b.radius).then(|| if a.radius.is_zero() { center() } else { CircleCrossing::Coincident })
}
