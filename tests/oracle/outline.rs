//! Where a line meets the outline of a shape, from its crossings with the arcs and the sides.

use std::cmp::Ordering;

use super::border::border_normal;
use super::core::Core;
use super::inflated_core::InflatedCore;
use super::rational::{Rational, sign, square};
use super::straight::Straight;
use super::surd::{Point, Surd};
use super::vector::Vector;

#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    pub t: Surd,
    pub point: Point,
    pub normal: Point,
}

impl Hit {
    /// At a point of `line` that is on the outline of `inflated`.
    pub(super) fn on_outline(line: &Straight, inflated: &InflatedCore, t: Rational) -> Self {
        let point = line.at(&t);
        let from_core = &point - &inflated.core.nearest_to(&point);
        let normal =
            if inflated.radius.is_zero() { bare_normal(line, &inflated.core, &point) } else { unit(&from_core) };
        Self { t: t.into(), point: point.into(), normal }
    }
}

/// Where a line, which has no ends here, crosses or touches a part of the outline.
#[derive(Clone, Debug)]
pub(super) struct Crossing {
    pub(super) t: Surd,
    part: Part,
}

#[derive(Clone, Debug)]
enum Part {
    /// The circle around an end.
    Cap(Vector),
    /// The side toward which this points.
    Side(Vector),
}

impl Crossing {
    pub(super) fn hit(&self, line: &Straight, inflated: &InflatedCore) -> Hit {
        Hit { t: self.t.clone(), point: point_at(line, &self.t), normal: self.normal(line, inflated) }
    }

    /// Outward, with the same root as `t` if any. A bare core is met at a rational time.
    pub(super) fn normal(&self, line: &Straight, inflated: &InflatedCore) -> Point {
        match &self.part {
            _ if inflated.radius.is_zero() => bare_normal(line, &inflated.core, &line.at(&self.t.rational)),
            Part::Cap(end) => cap_normal(&point_at(line, &self.t), end, &inflated.radius),
            Part::Side(outward) => unit(outward),
        }
    }
}

/// All crossings with the outline; and those with the rest of a cap's circle, inside of the shape: none of these is the
/// first or the last.
pub(super) fn crossings(line: &Straight, inflated: &InflatedCore) -> Vec<Crossing> {
    let caps = inflated.core.ends().into_iter().flat_map(|end| cap_crossings(line, inflated, &end));
    caps.chain(side_crossings(line, inflated)).collect()
}

fn cap_crossings(line: &Straight, inflated: &InflatedCore, end: &Vector) -> Vec<Crossing> {
    let times = circle_times(line, end, &inflated.radius).into_iter().flatten();
    times.map(|t| Crossing { t, part: Part::Cap(end.clone()) }).collect()
}

/// The roots, in order, of |start + t·span - center|² = radius².
pub(super) fn circle_times(line: &Straight, center: &Vector, radius: &Rational) -> Option<[Surd; 2]> {
    let from_center = &line.start - center;
    let quadratic = line.span.norm_squared();
    let half_linear = from_center.dot(&line.span);
    let constant = from_center.norm_squared() - square(radius);
    let discriminant = square(&half_linear) - &quadratic * constant;
    let root = |coefficient: Rational| Surd::new(-&half_linear / &quadratic, coefficient, discriminant.clone());
    let half_width = Rational::ONE / &quadratic;
    sign(&discriminant).is_ge().then(|| [root(-&half_width), root(half_width)])
}

/// The crossings with the outline beside the sides of the core, whose feet are on these: to the left and to the right of
/// a straight core, to the right of each side of a polygon.
fn side_crossings(line: &Straight, inflated: &InflatedCore) -> Vec<Crossing> {
    let outward: &[_] =
        if inflated.core.has_inside() { &[Rational::NEG_ONE] } else { &[Rational::ONE, Rational::NEG_ONE] };
    let sides = inflated.core.sides();
    let beside =
        |side| outward.iter().filter_map(move |left| crossing_beside(line, side, &(left * &inflated.radius), left));
    sides.iter().flat_map(beside).collect()
}

/// The crossing with the parallel of `side`, `height` to its left, that points to the left `outward` times.
fn crossing_beside(line: &Straight, side: &Straight, height: &Rational, outward: &Rational) -> Option<Crossing> {
    let across = side.span.left();
    let speed = across.dot(&line.span);
    if speed.is_zero() {
        return None;
    }
    // across·(start + t·span - side.start) = height·|across|
    let start = across.dot(&(&line.start - &side.start));
    let t = Surd::new(-start / &speed, height / &speed, across.norm_squared());
    has_foot(line, &t, side).then(|| Crossing { t, part: Part::Side(across.scaled(outward)) })
}

/// Whether the point at `t` projects onto `core`, and not onto its line beyond an end.
fn has_foot(line: &Straight, t: &Surd, core: &Straight) -> bool {
    let norm_squared = core.span.norm_squared();
    let along = |vector: &Vector| vector.dot(&core.span) / &norm_squared;
    let parameter = t.scaled_onto(&along(&(&line.start - &core.start)), &along(&line.span));
    parameter.sign().is_ge() && (core.endless || parameter.cmp_rational(&Rational::ONE).is_le())
}

fn cap_normal([x, y]: &Point, end: &Vector, radius: &Rational) -> Point {
    let from_end =
        |coordinate: &Surd, end: &Rational| coordinate.scaled_onto(&(-end / radius), &(Rational::ONE / radius));
    [from_end(x, &end.x), from_end(y, &end.y)]
}

/// The normal that a core without a radius has at `point` for what comes along `line`.
fn bare_normal(line: &Straight, core: &Core, point: &Vector) -> Point {
    match core {
        Core::Straight(core) => straight_normal(line, core),
        Core::Polygon(_) => unit(&border_normal(core, &Core::point(point), &line.span)),
    }
}

/// Perpendicular to the core and against the line; opposite to the line, if the core has no perpendicular.
fn straight_normal(line: &Straight, core: &Straight) -> Point {
    let across = core.span.left();
    match sign(&across.dot(&line.span)) {
        Ordering::Less => unit(&across),
        Ordering::Equal => unit(&-&line.span),
        Ordering::Greater => unit(&-&across),
    }
}

pub(super) fn point_at(line: &Straight, t: &Surd) -> Point {
    [t.scaled_onto(&line.start.x, &line.span.x), t.scaled_onto(&line.start.y, &line.span.y)]
}

/// The unit vector along `direction`.
pub(super) fn unit(direction: &Vector) -> Point {
    let norm_squared = direction.norm_squared();
    let coordinate = |part: &Rational| Surd::new(Rational::ZERO, part / &norm_squared, norm_squared.clone());
    [coordinate(&direction.x), coordinate(&direction.y)]
}
