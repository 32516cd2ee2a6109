//! The part of a path inside a shape, from the first and the last time that its line is on the outline.

use super::border::border_normal;
use super::core::Core;
use super::inflated_core::InflatedCore;
use super::location::Location;
use super::outline::{Crossing, Hit, crossings, unit};
use super::rational::{Rational, sign};
use super::straight::Straight;
use super::surd::{Point, Surd};
use super::vector::Vector;

#[derive(Clone, Debug, PartialEq)]
pub struct Chord {
    pub enter: Option<Hit>,
    pub exit: Option<Hit>,
    pub single: bool,
}

/// `None` if `path`, a ray or a segment, has no point in common with `inflated`.
pub fn chord(path: &Core, inflated: &InflatedCore) -> Option<Chord> {
    let path = path.straight();
    if path.is_point() {
        return resting(&path.start, inflated);
    }
    let crossings = crossings(path, inflated);
    let [first, last] = stretch(path, inflated, &crossings)?;
    let low = first.into_iter().chain([Rational::ZERO.into()]).max().expect("there is a zero");
    let high = last.into_iter().chain((!path.endless).then(|| Rational::ONE.into())).min();
    if high.as_ref().is_some_and(|high| *high < low) {
        return None;
    }
    let single = high.as_ref() == Some(&low);
    let is_inside = |point: &Vector| Location::of(point, inflated) == Location::Inside;
    let ends_inside = !path.endless && path.ends().last().is_some_and(is_inside);
    let crossing = |t: &Surd| crossings.iter().find(|crossing| crossing.t == *t).map(|found| found.hit(path, inflated));
    let hit = |t: Surd| crossing(&t).unwrap_or_else(|| Hit::on_outline(path, inflated, t.rational));
    let enter = (!is_inside(&path.start)).then(|| hit(low));
    Some(Chord { enter, exit: high.filter(|_| !ends_inside).map(hit), single })
}

/// The first and the last `t` at which the line of `path` is in `inflated`; in place of one, `None` for a line along which a
/// ray goes on for ever.
fn stretch(path: &Straight, inflated: &InflatedCore, crossings: &[Crossing]) -> Option<[Option<Surd>; 2]> {
    let times = || crossings.iter().map(|crossing| crossing.t.clone());
    let (first, last) = (times().min()?, times().max()?);
    let along = inflated.core.heading().filter(|heading| path.span.cross(heading).is_zero());
    let goes_on = along.map(|heading| sign(&path.span.dot(heading)).is_gt());
    Some([Some(first).filter(|_| goes_on != Some(false)), Some(last).filter(|_| goes_on != Some(true))])
}

/// The chord of a path of length zero.
fn resting(point: &Vector, inflated: &InflatedCore) -> Option<Chord> {
    let hit = match Location::of(point, inflated) {
        Location::Outside => return None,
        Location::Inside => None,
        Location::Outline => {
            Some(Hit { t: Rational::ZERO.into(), point: point.clone().into(), normal: resting_normal(point, inflated) })
        }
    };
    Some(Chord { enter: hit.clone(), exit: hit, single: true })
}

/// Where nothing moves, a bare core has a left side at least, if it has a length, or the first of the sides that meet there.
fn resting_normal(point: &Vector, inflated: &InflatedCore) -> Point {
    if !inflated.radius.is_zero() {
        return unit(&(point - &inflated.core.nearest_to(point)));
    }
    match &inflated.core {
        Core::Straight(straight) if straight.is_point() => Vector::new(Rational::ONE, Rational::ZERO).into(),
        Core::Straight(straight) => unit(&straight.span.left()),
        core @ Core::Polygon(_) => unit(&border_normal(core, &Core::point(point), &Vector::zero())),
    }
}
