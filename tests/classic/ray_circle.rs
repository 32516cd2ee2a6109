//! Ray against circle: the quadratic |e + t·d|² = R².

use common::answer;
use impinge::glam::{Vec2, vec2};
use impinge::query::{Chord, RayHit};
use impinge::{Circle, QueryError, Ray, query};

fn chord(origin: (f32, f32), direction: (f32, f32), radius: f32) -> Result<Option<Chord<Vec2>>, QueryError> {
    query::ray_circle(&Ray::new(origin.into(), direction.into()), &Circle::new(vec2(0.0, 0.0), radius))
}

fn hit(t: f32, point: (f32, f32), normal: (f32, f32)) -> RayHit<Vec2> {
    answer!(RayHit { t, point: point.into(), normal: normal.into() })
}

#[test]
fn negative_discriminant_misses() {
    assert_eq!(chord((-9.0, 3.0), (1.0, 0.0), 2.0), Ok(None));
    assert_eq!(chord((-9.0, 2.000_000_2), (1.0, 0.0), 2.0), Ok(None));
}

#[test]
fn zero_discriminant_is_a_tangent_with_one_point() {
    let above = chord((-9.0, 2.0), (3.0, 0.0), 2.0).unwrap().unwrap();
    assert_eq!((above.enter, above.single), (Some(hit(3.0, (0.0, 2.0), (0.0, 1.0))), true));
    assert_eq!(above.exit, above.enter);
    let below = chord((9.0, -2.0), (-3.0, 0.0), 2.0).unwrap().unwrap();
    assert_eq!((below.enter, below.single), (Some(hit(3.0, (0.0, -2.0), (0.0, -1.0))), true));
}

#[test]
fn positive_discriminant_is_a_secant_with_two_points() {
    let through = chord((-9.0, 0.0), (2.0, 0.0), 5.0).unwrap().unwrap();
    assert_eq!(through.enter, Some(hit(2.0, (-5.0, 0.0), (-1.0, 0.0))));
    assert_eq!(through.exit, Some(hit(7.0, (5.0, 0.0), (1.0, 0.0))));
    assert!(!through.single);
    let upward = chord((3.0, -8.0), (0.0, 4.0), 5.0).unwrap().unwrap();
    assert_eq!(upward.enter, Some(hit(1.0, (3.0, -4.0), (0.6, -0.8))));
    assert_eq!(upward.exit, Some(hit(3.0, (3.0, 4.0), (0.6, 0.8))));
}

#[test]
fn ray_starting_inside_has_one_crossing_the_exit() {
    let from_inside = chord((3.0, 0.0), (0.0, 2.0), 5.0).unwrap().unwrap();
    assert_eq!(from_inside.enter, None);
    assert_eq!(from_inside.exit, Some(hit(2.0, (3.0, 4.0), (0.6, 0.8))));
    assert!(!from_inside.single);
    let from_the_center = chord((0.0, 0.0), (0.0, -1.0), 5.0).unwrap().unwrap();
    assert_eq!((from_the_center.enter, from_the_center.exit), (None, Some(hit(5.0, (0.0, -5.0), (0.0, -1.0)))));
}

#[test]
fn ray_starting_inside_hits_the_solid_at_once_and_the_outline_at_its_exit() {
    let (ray, circle) = (Ray::new(vec2(3.0, 0.0), vec2(0.0, 2.0)), Circle::new(vec2(0.0, 0.0), 5.0));
    assert_eq!(query::raycast(&ray, &circle, f32::INFINITY), Ok(Some(hit(0.0, (3.0, 0.0), (0.0, -1.0)))));
    let chord = query::ray_circle(&ray, &circle).unwrap().unwrap();
    assert_eq!(chord.enter.or(chord.exit).map(|hit| hit.t), Some(2.0));
}

#[test]
fn ray_starting_on_the_outline_heading_in() {
    let inward = chord((-5.0, 0.0), (2.0, 0.0), 5.0).unwrap().unwrap();
    assert_eq!(inward.enter, Some(hit(0.0, (-5.0, 0.0), (-1.0, 0.0))));
    assert_eq!(inward.exit, Some(hit(5.0, (5.0, 0.0), (1.0, 0.0))));
    assert!(!inward.single);
}

#[test]
fn ray_starting_on_the_outline_heading_out_or_along_it() {
    for direction in [(1.0, 0.0), (0.0, 1.0), (0.0, -1.0), (1.0, 7.0)] {
        let outward = chord((5.0, 0.0), direction, 5.0).unwrap().unwrap();
        assert_eq!((outward.enter, outward.single), (Some(hit(0.0, (5.0, 0.0), (1.0, 0.0))), true), "{direction:?}");
        assert_eq!(outward.exit, outward.enter);
    }
}

#[test]
fn ray_pointing_away_misses() {
    assert_eq!(chord((-9.0, 0.0), (-1.0, 0.0), 5.0), Ok(None));
    assert_eq!(chord((-9.0, 2.0), (-1.0, 0.5), 5.0), Ok(None));
    // The line touches the circle, behind the origin.
    assert_eq!(chord((9.0, 5.0), (1.0, 0.0), 5.0), Ok(None));
}

#[test]
fn circle_of_radius_zero_is_met_in_one_point() {
    let met = chord((-6.0, 0.0), (2.0, 0.0), 0.0).unwrap().unwrap();
    assert_eq!((met.enter, met.single), (Some(hit(3.0, (0.0, 0.0), (-1.0, 0.0))), true));
    assert_eq!(met.exit, met.enter);
}

#[test]
fn chord_iterates_over_its_points_in_order() {
    let times = |chord: Chord<Vec2>| chord.into_iter().map(|hit| hit.t).collect::<Vec<_>>();
    assert_eq!(times(chord((-9.0, 0.0), (1.0, 0.0), 5.0).unwrap().unwrap()), [4.0, 14.0]);
    assert_eq!(times(chord((0.0, 0.0), (1.0, 0.0), 5.0).unwrap().unwrap()), [5.0]);
    assert_eq!(times(chord((-9.0, 5.0), (1.0, 0.0), 5.0).unwrap().unwrap()), [9.0]);
}

#[test]
fn reflect_mirrors_and_slide_keeps_the_part_along_the_outline() {
    let floor = answer!(RayHit { t: 1.0, point: vec2(0.0, 0.0), normal: vec2(0.0, 1.0) });
    assert_eq!(floor.reflect(vec2(3.0, -2.0)), vec2(3.0, 2.0));
    assert_eq!(floor.slide(vec2(3.0, -2.0)), vec2(3.0, 0.0));
    let slope = answer!(RayHit { t: 1.0, point: vec2(0.0, 0.0), normal: vec2(0.6, 0.8) });
    // (-2, -1)·n = -2: mirrored (-2, -1) + 4n, slid (-2, -1) + 2n. No number exceeds 4.
    let close = |found: Vec2, expected: Vec2| (found - expected).abs().max_element() <= 4.0 * f32::EPSILON;
    assert!(close(slope.reflect(vec2(-2.0, -1.0)), vec2(0.4, 2.2)));
    assert!(close(slope.slide(vec2(-2.0, -1.0)), vec2(-0.8, 0.6)));
}
