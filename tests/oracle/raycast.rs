//! Where a ray first meets a shape.

use super::core::Core;
use super::inflated_core::InflatedCore;
use super::location::Location;
use super::outline::{Hit, crossings, unit};
use super::rational::{Rational, sign};

/// The first point of the solid `inflated` on `ray`, with `t` up to `max_t`; `None` for `max_t` is without limit.
pub fn raycast(ray: &Core, inflated: &InflatedCore, max_t: Option<&Rational>) -> Option<Hit> {
    let ray = ray.straight();
    if max_t.is_some_and(|limit| sign(limit).is_lt()) {
        return None;
    }
    match Location::of(&ray.start, inflated) {
        Location::Inside => {
            return Some(Hit { t: Rational::ZERO.into(), point: ray.start.clone().into(), normal: unit(&-&ray.span) });
        }
        Location::Outline => return Some(Hit::on_outline(ray, inflated, Rational::ZERO)),
        Location::Outside => {}
    }
    let to_come = crossings(ray, inflated).into_iter().filter(|crossing| crossing.t.sign().is_ge());
    let first = to_come.min_by(|one, other| one.t.cmp(&other.t))?;
    let in_time = max_t.is_none_or(|limit| first.t.cmp_rational(limit).is_le());
    in_time.then(|| first.hit(ray, inflated))
}
