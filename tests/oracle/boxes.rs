//! Boxes along the axes.

use super::core::Core;
use super::float::Float;
use super::inflated_core::InflatedCore;
use super::rational::Rational;
use super::raycast::raycast;
use super::straight::Straight;
use super::surd::Surd;
use super::vector::Vector;

/// The least and the greatest coordinates in `inflated`, which has no ray for a core.
pub(crate) fn bounds(inflated: &InflatedCore) -> [Vector; 2] {
    let ends = inflated.core.ends();
    let of = |coordinate: fn(&Vector) -> &Rational| {
        let all = || ends.iter().map(coordinate);
        [all().min().expect("an end") - &inflated.radius, all().max().expect("an end") + &inflated.radius]
    };
    let [[left, right], [bottom, top]] = [of(|end| &end.x), of(|end| &end.y)];
    [Vector::new(left, bottom), Vector::new(right, top)]
}

/// The smallest box of floats around `inflated`; `None` if one does not reach so far.
pub fn bounding_box<F: Float>(inflated: &InflatedCore) -> Option<[[F; 2]; 2]> {
    let [min, max] = bounds(inflated);
    Some([[F::below(&min.x)?, F::below(&min.y)?], [F::above(&max.x)?, F::above(&max.y)?]])
}

/// The first `t` at which `ray` is in the box from `min` to `max`.
///
/// That is 0 at a start inside. Any other way in leads through one of the edges.
pub fn box_entry(ray: &Core, min: &Vector, max: &Vector) -> Option<Surd> {
    let is_between = |low: &Rational, number: &Rational, high: &Rational| low <= number && number <= high;
    let Straight { start, .. } = ray.straight();
    if is_between(&min.x, &start.x, &max.x) && is_between(&min.y, &start.y, &max.y) {
        return Some(Rational::ZERO.into());
    }
    let corners = [min.clone(), Vector::new(max.x.clone(), min.y.clone()), max.clone()];
    let corners = corners.into_iter().chain([Vector::new(min.x.clone(), max.y.clone())]).collect::<Vec<_>>();
    let edge = |from: &Vector, to: &Vector| InflatedCore {
        core: Core::Straight(Straight::between(from, to)),
        radius: Rational::ZERO,
    };
    let edges = corners.iter().zip(corners.iter().cycle().skip(1)).map(|(from, to)| edge(from, to));
    edges.filter_map(|edge| raycast(ray, &edge, None)).map(|hit| hit.t).min()
}
