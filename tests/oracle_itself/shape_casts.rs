//! The oracle's casts against the definitions, at many times.

use std::collections::BTreeMap;

use oracle::{
    Cast, CastHit, Core, InflatedCore, Location, Point, Rational, Straight, Vector, cast, distance, penetration,
    power_of_two, raycast,
};

use crate::definitions::{moved, nearly, pairs, polygon_pairs};

/// At most 9 along each axis, often along an axis or none.
fn translations() -> impl Iterator<Item = Vector> {
    (0..).map(|index: i32| Vector::new(Rational::from(index % 19 - 9), Rational::from(index % 13 - 6)))
}

/// Bodies of which the first is no ray, with a translation.
fn casts() -> impl Iterator<Item = ([InflatedCore; 2], Vector, Cast)> {
    let bounded = pairs().chain(polygon_pairs().take(600)).filter(|[moving, _]| moving.core.heading().is_none());
    bounded.zip(translations()).map(|([moving, target], translation)| {
        let found = cast(&moving, &translation, &target);
        ([moving, target], translation, found)
    })
}

/// Whether the shapes share more than their outlines.
fn overlap(moving: &InflatedCore, target: &InflatedCore) -> bool {
    penetration(target, moving).is_some_and(|found| !found.depth.is_zero())
}

/// Many times from 0 to 1.
fn times() -> impl Iterator<Item = Rational> {
    (0..=32).map(|step| Rational::from(step) / Rational::from(32))
}

#[test]
fn all_sorts_are_tried() {
    let sort = |found: &Cast| match &found.hit {
        None if found.touching => "a start in touch, and on",
        None => "a miss",
        Some(hit) if hit.overlapping => "a start in overlap",
        Some(hit) if hit.t.is_zero() => "a start in touch, and inward",
        Some(_) if found.touching => "a touch on the way",
        Some(_) => "a hit on the way",
    };
    let mut counts = BTreeMap::new();
    casts().for_each(|(.., found)| *counts.entry(sort(&found)).or_insert(0) += 1);
    assert!(counts.len() == 6 && counts.values().all(|&count| count > 10), "{counts:?}");
}

#[test]
fn nothing_overlaps_before_the_hit() {
    for ([moving, target], translation, found) in casts() {
        let end = found.hit.map_or(Rational::from(2), |hit| hit.t.enclosure().low);
        for t in times().filter(|t| *t < end) {
            let moved = moved(&moving, &translation.scaled(&t));
            assert!(!overlap(&moved, &target), "{moving:?} by {translation:?} at {t}, {target:?}");
        }
    }
}

#[test]
fn nothing_touches_between_the_start_and_the_hit() {
    for ([moving, target], translation, found) in
        casts().filter(|(inflated, ..)| !distance(&inflated[0], &inflated[1]).is_zero())
    {
        let end = found.hit.map_or(Rational::from(2), |hit| hit.t.enclosure().low);
        for t in times().filter(|t| *t < end) {
            let moved = moved(&moving, &translation.scaled(&t));
            assert!(!distance(&moved, &target).is_zero(), "{moving:?} by {translation:?} at {t}, {target:?}");
        }
    }
}

#[test]
fn a_start_in_touch_hits_if_the_next_moment_overlaps() {
    for ([moving, target], translation, found) in casts() {
        let touches = distance(&moving, &target).is_zero() && !overlap(&moving, &target);
        let next = moved(&moving, &translation.scaled(&power_of_two(-40)));
        assert!(
            !touches || found.hit.is_some() == overlap(&next, &target),
            "{moving:?} by {translation:?}, {target:?}"
        );
        assert_eq!(found.hit.is_some_and(|hit| hit.overlapping), overlap(&moving, &target));
    }
}

/// The hits at which there is a contact, and not just an overlap.
fn contacts() -> impl Iterator<Item = ([InflatedCore; 2], Vector, CastHit)> {
    let contacts = casts().filter_map(|(inflated, translation, found)| Some((inflated, translation, found.hit?)));
    contacts.filter(|(.., hit)| !hit.overlapping)
}

fn approximation([x, y]: &Point) -> Vector {
    Vector::new(x.enclosure().low, y.enclosure().low)
}

#[test]
fn the_hit_is_a_contact() {
    for ([moving, target], translation, hit) in contacts() {
        let arrived = moved(&moving, &translation.scaled(&hit.t.enclosure().low));
        assert!(nearly(&distance(&arrived, &target).enclosure().low, &Rational::ZERO), "{moving:?} {target:?}");
    }
}

#[test]
fn the_point_is_on_both_outlines() {
    for ([moving, target], translation, hit) in contacts() {
        let point = approximation(&hit.point);
        for inflated in [moved(&moving, &translation.scaled(&hit.t.enclosure().low)), target] {
            let from_core = (&point - &inflated.core.nearest_to(&point)).norm_squared();
            assert!(nearly(&from_core, &(&inflated.radius * &inflated.radius)), "{hit:?} {inflated:?}");
        }
    }
}

#[test]
fn the_normal_leads_straight_away() {
    for ([moving, target], translation, hit) in contacts() {
        let normal = approximation(&hit.normal);
        assert!(nearly(&normal.norm_squared(), &Rational::ONE), "{hit:?}");
        assert!(normal.dot(&translation) <= power_of_two(-100), "{hit:?}");
        let arrived = moved(&moving, &translation.scaled(&hit.t.enclosure().low));
        let gap = distance(&moved(&arrived, &normal), &target).enclosure().low;
        assert!(nearly(&gap, &Rational::ONE), "{moving:?} by {translation:?}, {target:?}: {hit:?}");
    }
}

#[test]
fn an_overlap_is_shared() {
    for ([moving, target], _, found) in casts() {
        let Some(hit) = found.hit.filter(|hit| hit.overlapping) else { continue };
        let point = Vector::new(hit.point[0].rational.clone(), hit.point[1].rational.clone());
        assert!([moving, target].iter().all(|inflated| Location::of(&point, inflated) != Location::Outside), "{hit:?}");
    }
}

#[test]
fn a_moving_circle_is_a_ray() {
    for ([ball, target], translation, _) in casts().filter(|(_, translation, _)| !translation.is_zero()) {
        if ball.core.has_inside() {
            continue;
        }
        let start = ball.core.straight().start.clone();
        let ball = InflatedCore { core: Core::point(&start), ..ball };
        if distance(&ball, &target).is_zero() {
            continue;
        }
        let ray = Core::Straight(Straight { start, span: translation.clone(), endless: true });
        let inflated = InflatedCore { radius: &target.radius + &ball.radius, ..target.clone() };
        let by_ray = raycast(&ray, &inflated, Some(&Rational::ONE)).map(|hit| (hit.t, hit.normal));
        let by_cast = cast(&ball, &translation, &target).hit.map(|hit| (hit.t, hit.normal));
        assert_eq!(by_ray, by_cast, "{ball:?} by {translation:?}, {target:?}");
    }
}

/// All differences of the ends.
fn differences(target: &Core, moving: &Core) -> Vec<Vector> {
    let ends = moving.ends();
    target.ends().iter().flat_map(|end| ends.iter().map(move |other| end - other)).collect()
}

/// Bare bounded cores that are apart, of which one has an inside; half of the motions lead past a corner of the difference.
fn bare_polygons() -> impl Iterator<Item = ([InflatedCore; 2], Vector)> {
    let is_bounded = |[_, target]: &[InflatedCore; 2]| target.core.heading().is_none();
    let has_inside = |shapes: &[InflatedCore; 2]| shapes.iter().any(|shape| shape.core.has_inside());
    let bare = |shape| InflatedCore { radius: Rational::ZERO, ..shape };
    let is_mobile = |[moving, _]: &[InflatedCore; 2]| moving.core.heading().is_none();
    let chosen =
        polygon_pairs().filter(move |shapes| is_mobile(shapes) && is_bounded(shapes) && has_inside(shapes)).take(1500);
    chosen.zip(translations()).enumerate().filter_map(move |(index, (shapes, translation))| {
        let [moving, target] = shapes.map(bare);
        let corners = Core::hull(&differences(&target.core, &moving.core)).ends();
        let past = corners[index % corners.len()].scaled(&Rational::from(2));
        let translation = if index % 2 == 0 { past } else { translation };
        let is_apart = !translation.is_zero() && !distance(&moving, &target).is_zero();
        is_apart.then_some(([moving, target], translation))
    })
}

#[test]
fn a_moving_polygon_is_a_ray_to_the_difference() {
    let mut counts = BTreeMap::new();
    for ([moving, target], translation) in bare_polygons() {
        let all = differences(&target.core, &moving.core);
        let difference = InflatedCore { core: Core::hull(&all), radius: Rational::ZERO };
        let way = Straight { start: Vector::zero(), span: translation.clone(), endless: true };
        let by_ray = raycast(&Core::Straight(way.clone()), &difference, Some(&Rational::ONE));
        let (by_ray, hit) = match (by_ray, cast(&moving, &translation, &target).hit) {
            (Some(by_ray), Some(hit)) => (by_ray, hit),
            (None, None) => continue,
            (by_ray, by_cast) => panic!("{by_ray:?} against {by_cast:?}"),
        };
        assert_eq!(by_ray.t, hit.t);
        let is_corner = difference.core.ends().contains(&way.at(&hit.t.rational));
        assert_eq!(hit.unique, !is_corner, "{moving:?} by {translation:?}, {target:?}");
        // A line that grazes has all of the difference on one side.
        let sides: Vec<_> = all.iter().map(|end| translation.cross(end).cmp(&Rational::ZERO)).collect();
        let is_to_one_side = sides.iter().all(|side| side.is_le()) || sides.iter().all(|side| side.is_ge());
        assert_eq!(hit.grazes, is_to_one_side, "{moving:?} by {translation:?}, {target:?}");
        // Of two sides that are equally steep, the first may be another.
        let heading = |normal: &Point| dot_squared(normal, &translation);
        assert_eq!(heading(&by_ray.normal), heading(&hit.normal), "{moving:?} by {translation:?}, {target:?}");
        *counts.entry((is_corner, hit.grazes)).or_insert(0) += 1;
    }
    assert!(counts.len() == 3 && counts.values().all(|&count| count > 10), "{counts:?}");
}

/// The square of n·d for a unit normal of a rational vector: the root of it goes.
fn dot_squared([x, y]: &Point, direction: &Vector) -> Rational {
    let part = &x.coefficient * &direction.x + &y.coefficient * &direction.y;
    &part * &part * &x.radicand
}
