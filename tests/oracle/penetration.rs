//! The shortest ways out, by minimising the support function of the cores' difference.

use std::cmp::Ordering;

use super::core::Core;
use super::distance::{distance, intersects, nearest_difference};
use super::inflated_core::InflatedCore;
use super::memo::Memo;
use super::rational::{Rational, square};
use super::surd::{Point, Surd};
use super::translation::Translation;
use super::vector::Vector;

#[derive(Clone, Debug, PartialEq)]
pub struct Penetration {
    pub depth: Surd,
    pub normal: Point,
    pub offset: Point,
    pub unique: bool,
    pub point_a: Point,
    pub point_b: Point,
}

/// `None` if the shapes are apart.
pub fn penetration(a: &InflatedCore, b: &InflatedCore) -> Option<Penetration> {
    penetration_toward(a, b, &Vector::zero())
}

/// The same with, of all shortest ways out, the one nearest to `preferred`.
pub fn penetration_toward(a: &InflatedCore, b: &InflatedCore, preferred: &Vector) -> Option<Penetration> {
    if !intersects(a, b) {
        return None;
    }
    let radii = &a.radius + &b.radius;
    let (way, unique) = shortest_way(&a.core, &b.core, preferred);
    let [point_a, point_b] = way.points(a, b);
    Some(Penetration {
        depth: way.depth(&radii),
        normal: way.normal(),
        offset: way.offset(&radii),
        unique,
        point_a,
        point_b,
    })
}

/// How deep one shape is in the other; `None` if they are apart.
pub fn depth(a: &InflatedCore, b: &InflatedCore) -> Option<Surd> {
    let depth = || shortest_way(&a.core, &b.core, &Vector::zero()).0.depth(&(&a.radius + &b.radius));
    intersects(a, b).then(depth)
}

/// Of all shortest ways, the one nearest to `preferred`, and whether it is the only one.
pub(super) fn shortest_way(a: &Core, b: &Core, preferred: &Vector) -> (Translation, bool) {
    thread_local!(static MEMO: Memo<[Core; 2], Vec<Translation>> = const { Memo::new() });
    let new = |[a, b]: &[Core; 2]| shortest_ways(a, b, &nearest_difference(a, b));
    let ways = MEMO.with(|memo| memo.get([a.clone(), b.clone()], new));
    (nearest_way(&ways, a, b, preferred), ways.len() == 1)
}

/// The distance, or minus the depth of the penetration.
pub fn signed_distance(a: &InflatedCore, b: &InflatedCore) -> Surd {
    let negative = |depth: Surd| depth.scaled_onto(&Rational::ZERO, &Rational::NEG_ONE);
    depth(a, b).map_or_else(|| distance(a, b), negative)
}

/// The directions in which the cores' difference S reaches least, in canonical order: the one there is; or several, with
/// both ends of every arc of them among these.
pub(super) fn shortest_ways(a: &Core, b: &Core, nearest: &Vector) -> Vec<Translation> {
    if !nearest.is_zero() {
        // The origin is outside of S, a convex set: the support is least toward it from S's nearest point, and only there.
        return vec![Translation::apart(nearest)];
    }
    // The origin is in S, whose sides are parallel to the cores. Between the normals of two neighbouring sides the support
    // along unit vectors is that of a corner v, |v|·cos: concave, so least at an end of that arc, and also within it only
    // if v = 0.
    let ways: Vec<_> = candidates(a, b).into_iter().filter_map(|direction| way(a, b, direction)).collect();
    let least = ways.iter().min_by(|one, other| compare(one, other)).expect("a core has an end to leave by").clone();
    let mut shortest: Vec<Translation> = Vec::new();
    for way in ways.into_iter().filter(|way| compare(way, &least).is_eq()) {
        if !shortest.iter().any(|known| same_direction(known, &way)) {
            shortest.push(way);
        }
    }
    shortest
}

/// The normals of the sides that S may have: those of a's, and those of b's turned round. Where S is a point all directions
/// are alike, and two stand for them.
fn candidates(a: &Core, b: &Core) -> Vec<Vector> {
    if a.is_point() && b.is_point() {
        let along_x = Vector::new(Rational::ONE, Rational::ZERO);
        return vec![along_x.clone(), -&along_x];
    }
    // A straight core has both left and right, as seen from outside or from within.
    let turned = |normal: Vector| if b.has_inside() { -&normal } else { normal };
    a.normals().into_iter().chain(b.normals().into_iter().map(turned)).collect()
}

/// `direction` with its support, which is infinite where a ray heads that way.
fn way(a: &Core, b: &Core, direction: Vector) -> Option<Translation> {
    let support = farthest(a, &direction)? + farthest(b, &-&direction)?;
    Some(Translation { direction, support })
}

/// Whether the difference of the cores reaches further than 0 along `direction`.
pub(super) fn reaches_beyond(a: &Core, b: &Core, direction: &Vector) -> bool {
    way(a, b, direction.clone()).is_none_or(|way| way.support > Rational::ZERO)
}

fn farthest(core: &Core, direction: &Vector) -> Option<Rational> {
    if core.heading().is_some_and(|heading| heading.dot(direction) > Rational::ZERO) {
        return None;
    }
    core.ends().iter().map(|end| end.dot(direction)).max()
}

/// Which way is shorter: the order of h(n) / |n|, where neither is negative.
fn compare(one: &Translation, other: &Translation) -> Ordering {
    let square_length = |way: &Translation| square(&way.support) / way.direction.norm_squared();
    square_length(one).cmp(&square_length(other))
}

fn same_direction(one: &Translation, other: &Translation) -> bool {
    one.direction.cross(&other.direction).is_zero() && one.direction.dot(&other.direction) > Rational::ZERO
}

/// Of all shortest ways, the one at the least angle to `preferred`; the first of those that tie.
fn nearest_way(ways: &[Translation], a: &Core, b: &Core, preferred: &Vector) -> Translation {
    let [first, _, ..] = ways else { return ways[0].clone() };
    if let Some(way) = preferred_way(a, b, preferred).filter(|way| compare(way, first).is_eq()) {
        return way;
    }
    // The square of the cosine of the angle, with the cosine's sign, and times |preferred|².
    let nearness = |way: &Translation| {
        let product = way.direction.dot(preferred);
        let magnitude = square(&product) / way.direction.norm_squared();
        if product < Rational::ZERO { -magnitude } else { magnitude }
    };
    let nearer = |one: &Translation, other: &Translation| nearness(other).cmp(&nearness(one));
    ways.iter().min_by(|one, other| nearer(one, other)).expect("some way is the shortest").clone()
}

fn preferred_way(a: &Core, b: &Core, preferred: &Vector) -> Option<Translation> {
    if preferred.is_zero() { None } else { way(a, b, preferred.clone()) }
}
