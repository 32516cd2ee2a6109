//! Where a moving shape first meets another one.
//!
//! Let S be all translations of `moving` that make it meet `target`: the difference of the cores, inflated by both radii.
//! The start lies inside of S, on its outline or outside as the penetration there is positive, zero or none.

use super::border::{border_normal, border_normals, has_inside, is_against_all, is_corner};
use super::core::Core;
use super::distance::{crossing, nearest_difference};
use super::inflated_core::InflatedCore;
use super::outline::{Crossing, crossings, point_at, unit};
use super::penetration::{Penetration, penetration_toward, shortest_ways};
use super::rational::{Rational, sign};
use super::straight::Straight;
use super::surd::{Point, Surd};
use super::translation::pair_apart_by;
use super::vector::Vector;

#[derive(Clone, Debug, PartialEq)]
pub struct CastHit {
    pub t: Surd,
    pub point: Point,
    pub normal: Point,
    pub overlapping: bool,
    /// Whether the outline of S has one normal where it is met, or there is one shortest way out of an overlap.
    pub unique: bool,
    /// Whether the normal is exactly perpendicular to the motion of shapes that do not overlap at the start.
    pub grazes: bool,
}

#[derive(Clone, Debug)]
pub struct Cast {
    pub hit: Option<CastHit>,
    /// Whether the shapes just touch at the start, in passing or in the end: the least change could make it another answer.
    pub touching: bool,
}

pub fn cast(moving: &InflatedCore, translation: &Vector, target: &InflatedCore) -> Cast {
    cast_along(moving, translation, target, Some(&Rational::ONE))
}

/// The same with `t` up to `max_t`, which is without limit if it is `None`.
pub fn cast_along(moving: &InflatedCore, direction: &Vector, target: &InflatedCore, max_t: Option<&Rational>) -> Cast {
    if max_t.is_some_and(|limit| sign(limit).is_lt()) {
        return Cast { hit: None, touching: false };
    }
    let motion = Motion { moving, direction, target };
    let in_time = |hit: &CastHit| max_t.is_none_or(|limit| hit.t.cmp_rational(limit).is_le());
    match penetration_toward(target, moving, direction) {
        Some(found) if !found.depth.is_zero() => Cast { hit: Some(motion.overlap(found)), touching: false },
        Some(_) => Cast { hit: motion.presses().then(|| motion.first_hit()).flatten(), touching: true },
        None if direction.is_zero() => Cast { hit: None, touching: false },
        None => {
            let hit = motion.first_hit().filter(in_time);
            let ends = |hit: &CastHit| max_t.is_some_and(|limit| hit.t.cmp_rational(limit).is_eq());
            Cast { touching: hit.as_ref().is_some_and(|hit| ends(hit) || motion.just_passes(hit)), hit }
        }
    }
}

struct Motion<'a> {
    moving: &'a InflatedCore,
    direction: &'a Vector,
    target: &'a InflatedCore,
}

impl Motion<'_> {
    fn overlap(&self, found: Penetration) -> CastHit {
        let point = shared_point(self.moving, self.target).into();
        let Penetration { normal, unique, .. } = found;
        CastHit { t: Rational::ZERO.into(), point, normal, overlapping: true, unique, grazes: false }
    }

    /// Whether the motion goes against every outward normal that S has where the shapes touch.
    ///
    /// Least of all S reaches along these: not at all.
    fn presses(&self) -> bool {
        let [target, moving] = [self.target, self.moving].map(|shape| &shape.core);
        let ways = shortest_ways(target, moving, &nearest_difference(target, moving));
        let normals: Vec<_> = ways.into_iter().map(|way| way.direction).collect();
        is_against_all(&normals, self.direction)
    }

    fn is_bare(&self) -> bool {
        (&self.moving.radius + &self.target.radius).is_zero()
    }

    /// The moving core at the rational time `t`; without radii there are no others.
    fn moving_at(&self, t: &Surd) -> Core {
        self.moving.core.moved(&self.direction.scaled(&t.rational))
    }

    fn first_hit(&self) -> Option<CastHit> {
        let contact = first_contact(self.moving, self.direction, self.target)?;
        let t = contact.t().clone();
        let normal = if self.is_bare() { self.bare_normal(&t) } else { contact.normal() };
        // The core of `target` is to the back of its outline, that of `moving` in front of its own.
        let outward = if contact.is_targets { self.target.radius.clone() } else { -&self.moving.radius };
        Some(CastHit {
            point: moved(&contact.end(), &normal, &outward),
            unique: !(self.is_bare() && is_corner(&self.target.core, &self.moving_at(&t))),
            grazes: is_perpendicular(&normal, self.direction),
            overlapping: false,
            t,
            normal,
        })
    }

    /// The normal of S where the bare cores meet. If both are straight, it is that of the first side of S that the motion
    /// goes against, and if there is none, it is opposite to the motion.
    fn bare_normal(&self, t: &Surd) -> Point {
        let (moving, target) = (self.moving_at(t), &self.target.core);
        if moving.has_inside() || target.has_inside() {
            return unit(&border_normal(target, &moving, self.direction));
        }
        let sides = if moving.is_point() && target.is_point() { Vec::new() } else { border_normals(target, &moving) };
        let against = sides.into_iter().find(|side| sign(&side.dot(self.direction)).is_lt());
        unit(&against.unwrap_or_else(|| -self.direction))
    }

    /// Whether the path of `moving` only grazes S, at a corner or along the outline. A set S without an inside is always
    /// passed at once: that is no graze.
    fn just_passes(&self, hit: &CastHit) -> bool {
        if !self.is_bare() {
            return hit.grazes;
        }
        let (moving, target) = (self.moving_at(&hit.t), &self.target.core);
        has_inside(target, &moving) && !is_against_all(&border_normals(target, &moving), self.direction)
    }
}

/// A point of both shapes, which overlap.
///
/// Where the cores meet, straight ones do so where they cross, others at the smallest end of one that is in the other, or
/// where a first side crosses another. Where they do not, it divides the nearest points of the cores as the radii do.
fn shared_point(moving: &InflatedCore, target: &InflatedCore) -> Vector {
    let nearest = nearest_difference(&target.core, &moving.core);
    let crossing = first_crossing(&target.core, &moving.core);
    if moving.core.has_inside() || target.core.has_inside() {
        if nearest.is_zero() {
            return smallest_shared_end(&target.core, &moving.core).or(crossing).expect("the cores meet");
        }
    } else if let Some(point) = crossing {
        return point;
    }
    let (on_target, on_moving) = pair_apart_by(target, moving, &nearest);
    let weighted = &on_target.scaled(&moving.radius) + &on_moving.scaled(&target.radius);
    weighted.scaled(&(Rational::ONE / (&target.radius + &moving.radius)))
}

fn smallest_shared_end(target: &Core, moving: &Core) -> Option<Vector> {
    let of_target = target.ends().into_iter().filter(|end| moving.contains(end));
    of_target.chain(moving.ends().into_iter().filter(|end| target.contains(end))).min()
}

/// Where the first side of `target` that crosses one of `moving` crosses the first of these.
fn first_crossing(target: &Core, moving: &Core) -> Option<Vector> {
    let others = moving.sides();
    target.sides().iter().find_map(|side| others.iter().find_map(|other| crossing(side, other)))
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

/// `point + direction·length`, of numbers with one root.
fn moved([x, y]: &Point, [along_x, along_y]: &Point, length: &Rational) -> Point {
    let by = |part: &Surd| part.scaled_onto(&Rational::ZERO, length);
    [x.plus(&by(along_x)), y.plus(&by(along_y))]
}

fn is_perpendicular([x, y]: &Point, direction: &Vector) -> bool {
    let along = |part: &Surd, step: &Rational| part.scaled_onto(&Rational::ZERO, step);
    along(x, &direction.x).plus(&along(y, &direction.y)).is_zero()
}
