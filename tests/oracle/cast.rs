//! Where a moving shape first meets another one.
//!
//! Let S be all translations of `moving` that make it meet `target`: the difference of the cores, inflated by both radii.
//! The start lies inside of S, on its outline or outside as the penetration there is positive, zero or none.

use super::core::Core;
use super::distance::{crossing, nearest_difference};
use super::inflated_core::InflatedCore;
use super::outline::{Crossing, crossings, point_at, unit};
use super::penetration::{Penetration, penetration_toward, shortest_ways};
use super::rational::{Rational, sign};
use super::straight::Straight;
use super::surd::{Point, Surd};
use super::translation::{Translation, pair_apart_by};
use super::vector::Vector;

#[derive(Clone, Debug, PartialEq)]
pub struct CastHit {
    pub t: Surd,
    pub point: Point,
    pub normal: Point,
    pub overlapping: bool,
}

#[derive(Clone, Debug)]
pub struct Cast {
    pub hit: Option<CastHit>,
    /// Whether the shapes just touch at the start, in passing or in the end: the least change could make it another answer.
    pub touching: bool,
}

pub fn cast(moving: &InflatedCore, translation: &Vector, target: &InflatedCore) -> Cast {
    match penetration_toward(target, moving, translation) {
        Some(found) if !found.depth.is_zero() => Cast { hit: Some(overlap(moving, target, found)), touching: false },
        Some(_) => {
            let inward = heads_inward(&moving.core, translation, &target.core);
            Cast { hit: inward.then(|| first_hit(moving, translation, target)).flatten(), touching: true }
        }
        None if translation.is_zero() => Cast { hit: None, touching: false },
        None => {
            let hit = first_hit(moving, translation, target);
            Cast { touching: hit.as_ref().is_some_and(|hit| just_touches(hit, moving, translation, target)), hit }
        }
    }
}

fn overlap(moving: &InflatedCore, target: &InflatedCore, found: Penetration) -> CastHit {
    let point = shared_point(moving, target).into();
    CastHit { t: Rational::ZERO.into(), point, normal: found.normal, overlapping: true }
}

/// The point that divides the nearest points of the cores as the radii do.
fn shared_point(moving: &InflatedCore, target: &InflatedCore) -> Vector {
    if let Some(point) = crossing(target.core.straight(), moving.core.straight()) {
        return point;
    }
    let (on_target, on_moving) = pair_apart_by(target, moving, &nearest_difference(&target.core, &moving.core));
    let weighted = &on_target.scaled(&moving.radius) + &on_moving.scaled(&target.radius);
    weighted.scaled(&(Rational::ONE / (&target.radius + &moving.radius)))
}

/// Whether the translation goes against every outward normal that S has where the shapes touch.
///
/// Least of all S reaches along these: not at all.
fn heads_inward(moving: &Core, translation: &Vector, target: &Core) -> bool {
    let ways = shortest_ways(target, moving, &nearest_difference(target, moving));
    ways.iter().all(|way| is_against(way, translation))
}

fn is_against(way: &Translation, translation: &Vector) -> bool {
    sign(&way.direction.dot(translation)).is_lt()
}

/// An end of one core, when it comes as near to the other core as the radii reach.
struct Contact {
    crossing: Crossing,
    /// The way of the end as the other core sees it, and that core with both radii.
    line: Straight,
    obstacle: InflatedCore,
    is_targets: bool,
}

impl Contact {
    fn t(&self) -> &Surd {
        &self.crossing.t
    }

    /// The end itself: that of `target` stays.
    fn end(&self) -> Point {
        if self.is_targets { self.line.start.clone().into() } else { point_at(&self.line, self.t()) }
    }

    /// The normal of `target`, for shapes with a radius.
    fn normal(&self) -> Point {
        let of_obstacle = self.crossing.normal(&self.line, &self.obstacle);
        if self.is_targets {
            of_obstacle.map(|part| part.scaled_onto(&Rational::ZERO, &Rational::NEG_ONE))
        } else {
            of_obstacle
        }
    }
}

/// The first contact from now on; of several at once the one of the smallest end.
///
/// The arcs of S belong to an end of each core, the sides to an end of one and the whole of the other.
fn first_contact(moving: &InflatedCore, translation: &Vector, target: &InflatedCore) -> Option<Contact> {
    let radius = &moving.radius + &target.radius;
    let obstacle = |core: &Core| InflatedCore { core: core.clone(), radius: radius.clone() };
    let of_moving = contacts(&moving.core, translation, &obstacle(&target.core), false);
    let of_target = contacts(&target.core, &-translation, &obstacle(&moving.core), true);
    let to_come = of_moving.into_iter().chain(of_target).filter(|contact| contact.t().sign().is_ge());
    to_come.min_by(|one, other| one.t().cmp(other.t()).then_with(|| one.end().cmp(&other.end())))
}

/// All contacts of the ends of `core`, whenever they are.
fn contacts(core: &Core, span: &Vector, obstacle: &InflatedCore, is_targets: bool) -> Vec<Contact> {
    let lines = core.ends().into_iter().map(|start| Straight { start, span: span.clone(), endless: true });
    let contact =
        |line: &Straight, crossing| Contact { crossing, line: line.clone(), obstacle: obstacle.clone(), is_targets };
    lines
        .flat_map(|line| crossings(&line, obstacle).into_iter().map(move |crossing| contact(&line, crossing)))
        .collect()
}

fn first_hit(moving: &InflatedCore, translation: &Vector, target: &InflatedCore) -> Option<CastHit> {
    let contact = first_contact(moving, translation, target)?;
    let t = contact.t().clone();
    if t.cmp_rational(&Rational::ONE).is_gt() {
        return None;
    }
    let is_bare = contact.obstacle.radius.is_zero();
    let normal = if is_bare {
        bare_normal(&at(&moving.core, translation, &t), translation, &target.core)
    } else {
        contact.normal()
    };
    // The core of `target` is to the back of its outline, that of `moving` in front of its own.
    let outward = if contact.is_targets { target.radius.clone() } else { -&moving.radius };
    Some(CastHit { point: moved(&contact.end(), &normal, &outward), t, normal, overlapping: false })
}

/// `point + direction·length`, of numbers with one root.
fn moved([x, y]: &Point, [along_x, along_y]: &Point, length: &Rational) -> Point {
    let by = |part: &Surd| part.scaled_onto(&Rational::ZERO, length);
    [x.plus(&by(along_x)), y.plus(&by(along_y))]
}

/// The core at the rational time `t`; without radii there are no others.
fn at(core: &Core, translation: &Vector, t: &Surd) -> Core {
    core.moved(&translation.scaled(&t.rational))
}

/// The first side of S that the touching cores are on and that the translation goes against, those along `target` before
/// those along `moving`; straight against the translation for want of one.
fn bare_normal(moving: &Core, translation: &Vector, target: &Core) -> Point {
    let sides = if moving.is_point() && target.is_point() { Vec::new() } else { touching_sides(moving, target) };
    let against = sides.into_iter().find(|side| is_against(side, translation));
    unit(&against.map_or_else(|| -translation, |side| side.direction))
}

/// Of bare cores that touch.
fn touching_sides(moving: &Core, target: &Core) -> Vec<Translation> {
    shortest_ways(target, moving, &Vector::zero())
}

/// Whether the path of `moving` only grazes S, at a corner or along the outline, or ends on its outline.
fn just_touches(hit: &CastHit, moving: &InflatedCore, translation: &Vector, target: &InflatedCore) -> bool {
    let ends = hit.t.cmp_rational(&Rational::ONE).is_eq();
    let is_bare = (&moving.radius + &target.radius).is_zero();
    let grazes = if is_bare { grazes_bare(hit, moving, translation, target) } else { slides(hit, translation) };
    ends || grazes
}

fn slides(hit: &CastHit, translation: &Vector) -> bool {
    let [x, y] = &hit.normal;
    let along = |part: &Surd, step: &Rational| part.scaled_onto(&Rational::ZERO, step);
    along(x, &translation.x).plus(&along(y, &translation.y)).is_zero()
}

/// A set S without an inside is always passed at once: that is no graze.
fn grazes_bare(hit: &CastHit, moving: &InflatedCore, translation: &Vector, target: &InflatedCore) -> bool {
    let has_inside = !moving.core.straight().span.cross(&target.core.straight().span).is_zero();
    let sides = || touching_sides(&at(&moving.core, translation, &hit.t), &target.core);
    has_inside && !sides().iter().all(|side| is_against(side, translation))
}
