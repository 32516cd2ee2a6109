//! Where a ray first meets a body, from the crossings of its line with the outline's arcs and sides.

use std::cmp::Ordering;

use super::body::Body;
use super::core::Core;
use super::rational::{Rational, sign, square};
use super::surd::{Point, Surd};
use super::vector::Vector;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Hit {
    pub(crate) t: Surd,
    pub(crate) point: Point,
    pub(crate) normal: Point,
}

/// A `t` at which the ray is on the outline, and the outward normal there.
struct Contact {
    t: Surd,
    normal: Point,
}

/// The first point of the solid `body` on `ray`, with `t` up to `max_t`; `None` for `max_t` is without limit.
pub(crate) fn raycast(ray: &Core, body: &Body, max_t: Option<&Rational>) -> Option<Hit> {
    if max_t.is_some_and(|limit| sign(limit).is_lt()) {
        return None;
    }
    if let Some(hit) = hit_at_start(ray, body) {
        return Some(hit);
    }
    let first =
        contacts(ray, body).into_iter().filter(|contact| contact.t.sign().is_ge()).min_by(|a, b| a.t.cmp(&b.t))?;
    let in_time = max_t.is_none_or(|limit| first.t.cmp_rational(limit).is_le());
    in_time.then(|| Hit { point: point_at(ray, &first.t), t: first.t, normal: first.normal })
}

fn hit_at_start(ray: &Core, body: &Body) -> Option<Hit> {
    let from_core = &ray.start - &body.core.nearest_to(&ray.start);
    let normal = match from_core.norm_squared().cmp(&square(&body.radius)) {
        Ordering::Greater => return None,
        Ordering::Less => unit(&-&ray.span),
        Ordering::Equal if body.radius.is_zero() => bare_normal(ray, &body.core),
        Ordering::Equal => unit(&from_core),
    };
    Some(Hit { t: Rational::ZERO.into(), point: ray.start.clone().into(), normal })
}

/// All contacts of the ray's line with the outline; also where it meets the rest of a cap's circle, inside of the body,
/// which is no sooner.
fn contacts(ray: &Core, body: &Body) -> Vec<Contact> {
    let caps = body.core.ends().into_iter().flat_map(|end| cap_contacts(ray, body, &end));
    caps.chain(side_contacts(ray, body)).collect()
}

fn cap_contacts(ray: &Core, body: &Body, end: &Vector) -> Vec<Contact> {
    let times = circle_times(ray, end, &body.radius).into_iter().flatten();
    times.map(|t| Contact { normal: cap_normal(ray, body, end, &t), t }).collect()
}

/// The roots, in order, of |start + t·span - center|² = radius².
pub(crate) fn circle_times(ray: &Core, center: &Vector, radius: &Rational) -> Option<[Surd; 2]> {
    let from_center = &ray.start - center;
    let quadratic = ray.span.norm_squared();
    let half_linear = from_center.dot(&ray.span);
    let constant = from_center.norm_squared() - square(radius);
    let discriminant = square(&half_linear) - &quadratic * constant;
    let root = |coefficient: Rational| Surd::new(-&half_linear / &quadratic, coefficient, discriminant.clone());
    let half_width = Rational::ONE / &quadratic;
    sign(&discriminant).is_ge().then(|| [root(-&half_width), root(half_width)])
}

/// The normal at `t` of the cap around `end`.
pub(crate) fn cap_normal(ray: &Core, body: &Body, end: &Vector, t: &Surd) -> Point {
    if body.radius.is_zero() {
        return bare_normal(ray, &body.core);
    }
    let [x, y] = point_at(ray, t);
    let from_end = |coordinate: Surd, end: &Rational| {
        coordinate.scaled_onto(&(-end / &body.radius), &(Rational::ONE / &body.radius))
    };
    [from_end(x, &end.x), from_end(y, &end.y)]
}

/// The contacts with the two sides, whose feet are on the core.
fn side_contacts(ray: &Core, body: &Body) -> Vec<Contact> {
    let across = body.core.span.left();
    let speed = across.dot(&ray.span);
    if speed.is_zero() {
        return Vec::new();
    }
    let height = across.dot(&(&ray.start - &body.core.start));
    let contact = |side: Rational| {
        // across·(start + t·span - core.start) = side·radius·|across|
        let t = Surd::new(-&height / &speed, &side * &body.radius / &speed, across.norm_squared());
        let normal = if body.radius.is_zero() { bare_normal(ray, &body.core) } else { unit(&across.scaled(&side)) };
        has_foot(ray, &t, &body.core).then_some(Contact { t, normal })
    };
    [Rational::ONE, Rational::NEG_ONE].into_iter().filter_map(contact).collect()
}

/// Whether the point at `t` projects onto `core`, and not onto its line beyond an end.
fn has_foot(ray: &Core, t: &Surd, core: &Core) -> bool {
    let norm_squared = core.span.norm_squared();
    let along = |vector: &Vector| vector.dot(&core.span) / &norm_squared;
    let parameter = t.scaled_onto(&along(&(&ray.start - &core.start)), &along(&ray.span));
    parameter.sign().is_ge() && (core.endless || parameter.cmp_rational(&Rational::ONE).is_le())
}

/// The normal of a core without a radius: perpendicular to it and against the ray; straight against it for want of that.
pub(crate) fn bare_normal(ray: &Core, core: &Core) -> Point {
    let across = core.span.left();
    match sign(&across.dot(&ray.span)) {
        Ordering::Less => unit(&across),
        Ordering::Equal => unit(&-&ray.span),
        Ordering::Greater => unit(&-&across),
    }
}

pub(crate) fn point_at(ray: &Core, t: &Surd) -> Point {
    [t.scaled_onto(&ray.start.x, &ray.span.x), t.scaled_onto(&ray.start.y, &ray.span.y)]
}

/// The unit vector along `direction`.
pub(crate) fn unit(direction: &Vector) -> Point {
    let norm_squared = direction.norm_squared();
    let coordinate = |part: &Rational| Surd::new(Rational::ZERO, part / &norm_squared, norm_squared.clone());
    [coordinate(&direction.x), coordinate(&direction.y)]
}
