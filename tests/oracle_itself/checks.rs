//! The checks let a right answer pass and object to every wrong one.

mod extents;
mod motion;

use common::Figure;
use common::answer::{Chord, Penetration, RayHit};
use common::shapes::{circle, point, ray, segment, stadium};
use impinge::QueryError;
use oracle::Promise;
use oracle::check::{self, Checked, Errors};

const EPSILON: f64 = f32::EPSILON as f64;
const MAX: f64 = f32::MAX as f64;
const TINIEST: f64 = f32::from_bits(1) as f64;
const ABOVE_ONE: f64 = 1.0 + EPSILON;

fn errors(verdict: Checked) -> Errors {
    verdict.expect("an answer without a fault").errors
}

fn origin(radius: f64) -> Figure {
    circle([0.0, 0.0], radius)
}

#[test]
fn of_a_yes_or_no() {
    let intersects = |x, answer| check::intersects(&origin(2.0), &point(x, 0.0), answer);
    let verdict = intersects(2.0, Ok(true)).expect("right");
    assert!(verdict.positive && verdict.touching);
    assert!(intersects(2.0, Ok(false)).is_err());
    assert!(intersects(3.0, Ok(true)).is_err());
    assert!(intersects(3.0, Err(QueryError::Overflow)).is_err());
    let within = |margin, answer| check::within(&origin(2.0), &point(3.0, 0.0), margin, answer);
    assert!(within(1.0, Ok(true)).expect("right").touching);
    assert!(within(1.0, Ok(false)).is_err());
    assert!(within(-1.0, Ok(true)).is_err());
}

#[test]
fn of_a_distance() {
    let distance = |x, answer| check::distance::<f32>(&origin(2.0), &point(x, 0.0), answer);
    assert_eq!(errors(distance(3.0, Ok(1.0))).scalar, 0.0);
    assert_eq!(errors(distance(3.0, Ok(ABOVE_ONE))).scalar, 1.0);
    assert!(distance(3.0, Ok(0.0)).is_err());
    assert!(distance(2.0, Ok(TINIEST)).is_err());
    assert!(distance(3.0, Ok(f64::NAN)).is_ok_and(|verdict| !verdict.errors.is_within(f32::BOUNDS)));
    let far = |answer| check::distance::<f32>(&point(MAX, 0.0), &point(-MAX, 0.0), answer);
    assert_eq!(errors(far(Err(QueryError::Overflow))).scalar, 0.0);
    assert!(far(Ok(MAX)).is_err());
    assert!(distance(3.0, Err(QueryError::Overflow)).is_err());
}

#[test]
fn of_closest_points() {
    let closest = |answer| check::closest_points::<f32>(&origin(1.0), &point(4.0, 0.0), answer);
    // The largest coordinate is 4, with an ulp of four times that of 1.
    assert_eq!(errors(closest(Ok(Some(([1.0, 0.0], [4.0, 0.0]))))).point, 0.0);
    assert_eq!(errors(closest(Ok(Some(([ABOVE_ONE, 0.0], [4.0, 0.0]))))).point, 0.25);
    assert_eq!(errors(closest(Ok(Some(([1.0, 0.0], [4.0, EPSILON]))))).point, 0.25);
    assert!(closest(Ok(None)).is_err());
    assert!(check::closest_points::<f32>(&origin(4.0), &point(4.0, 0.0), Ok(Some(([4.0, 0.0], [4.0, 0.0])))).is_err());
    let one = |x, answer| check::closest_point::<f32>(&origin(1.0), [x, 0.0], Ok(answer));
    assert_eq!(errors(one(4.0, [ABOVE_ONE, 0.0])).point, 0.25);
    assert!(one(0.5, [0.5, 0.0]).is_ok());
    assert!(one(0.5, [0.5 + EPSILON, 0.0]).is_err());
}

/// Two circles of radius 2 that are 3 apart.
const OVERLAP: Penetration =
    Penetration { normal: [1.0, 0.0], depth: 1.0, unique: true, point_a: [2.0, 0.0], point_b: [1.0, 0.0] };

fn penetration(answer: Penetration) -> Checked {
    check::penetration::<f32>(&origin(2.0), &circle([3.0, 0.0], 2.0), [0.0, 0.0], Ok(Some(answer)))
}

#[test]
fn of_a_penetration() {
    assert_eq!(errors(penetration(OVERLAP)), Errors::default());
    assert_eq!(errors(penetration(Penetration { depth: ABOVE_ONE, ..OVERLAP })).scalar, 1.0);
    assert_eq!(errors(penetration(Penetration { normal: [ABOVE_ONE, 0.0], ..OVERLAP })).normal, 1.0);
    assert_eq!(errors(penetration(Penetration { normal: [1.0, -EPSILON], ..OVERLAP })).normal, 1.0);
    assert_eq!(errors(penetration(Penetration { point_a: [2.0, EPSILON], ..OVERLAP })).point, 0.5); // 3 has 2 epsilon
    assert_eq!(errors(penetration(Penetration { point_b: [ABOVE_ONE, 0.0], ..OVERLAP })).point, 0.5);
    assert!(penetration(Penetration { depth: 0.0, ..OVERLAP }).is_err());
    assert!(penetration(Penetration { unique: false, ..OVERLAP }).is_err());
}

#[test]
fn of_a_choice_among_ways() {
    // A centre inside a segment leaves up or down alike; up comes first.
    let (floor, ball) = (segment([0.0, 0.0], [4.0, 0.0]), circle([1.0, 0.0], 2.0));
    let up = Penetration { normal: [0.0, 1.0], depth: 2.0, unique: false, point_a: [1.0, 0.0], point_b: [1.0, -2.0] };
    let down = Penetration { normal: [0.0, -1.0], point_b: [1.0, 2.0], ..up };
    let toward = |y, answer| errors(check::penetration::<f32>(&floor, &ball, [0.0, y], Ok(Some(answer))));
    assert!(toward(0.0, up).is_within(f32::BOUNDS) && toward(-1.0, down).is_within(f32::BOUNDS));
    assert!(!toward(0.0, down).is_within(f32::BOUNDS) && !toward(-1.0, up).is_within(f32::BOUNDS));
    // Of two parallel stadiums the smallest end's pair counts.
    let (a, b) = (stadium([0.0, 0.0], [4.0, 0.0], 2.0), stadium([1.0, 3.0], [6.0, 3.0], 2.0));
    let pair = |x| Penetration { normal: [0.0, 1.0], depth: 1.0, unique: true, point_a: [x, 2.0], point_b: [x, 1.0] };
    let at = |x| errors(check::penetration::<f32>(&a, &b, [0.0, 0.0], Ok(Some(pair(x)))));
    assert!(at(1.0).is_within(f32::BOUNDS) && !at(4.0).is_within(f32::BOUNDS));
}

#[test]
fn of_an_offset() {
    let offset = |x, answer| check::penetration_offset::<f32>(&origin(2.0), &circle([x, 0.0], 2.0), answer);
    assert_eq!(errors(offset(3.0, Ok(Some([1.0, 0.0])))).offset, 0.0);
    assert_eq!(errors(offset(3.0, Ok(Some([ABOVE_ONE, 0.0])))).offset, 1.0);
    assert!(offset(3.0, Err(QueryError::NoUniqueDirection)).is_err());
    assert!(offset(4.0, Ok(Some([0.0, 0.0]))).expect("right").touching);
    assert!(!errors(offset(4.0, Ok(Some([f64::from(f32::MIN_POSITIVE), 0.0])))).is_within(f32::BOUNDS));
    assert!(offset(0.0, Err(QueryError::NoUniqueDirection)).is_ok());
    assert!(offset(0.0, Ok(Some([4.0, 0.0]))).is_err());
    assert!(offset(5.0, Ok(None)).is_ok());
    // Equal points touch, and leave each other every way.
    let touch = |answer| check::penetration_offset::<f32>(&point(1.0, 2.0), &point(1.0, 2.0), answer);
    assert!(touch(Ok(Some([0.0, 0.0]))).is_ok());
    assert!(touch(Err(QueryError::NoUniqueDirection)).is_err());
    assert!(offset(5.0, Ok(Some([0.0, 0.0]))).is_err());
}

#[test]
fn of_points_in_the_ulp_of_the_largest_place() {
    // Out of the circle at 1.5 + 3 = 4.5, the largest coordinate, with four times the ulp of 1; a direction is no place.
    let chord = |x| {
        let exit = RayHit { t: 4.5 / 64.0, point: [x, 0.0], normal: [1.0, 0.0] };
        let answer = Chord { enter: None, exit: Some(exit), single: false };
        let ray = ray([0.0, 0.0], [64.0, 0.0]);
        check::ray_circle::<f32>(&ray, &circle([1.5, 0.0], 3.0), Ok(Some(answer)))
    };
    assert_eq!(errors(chord(4.5)).point, 0.0);
    assert_eq!(errors(chord(4.5 + 4.0 * EPSILON)).point, 1.0);
}

const HIT: RayHit = RayHit { t: 1.0, point: [-2.0, 0.0], normal: [-1.0, 0.0] };

#[test]
fn of_a_hit() {
    let ray = ray([-3.0, 0.0], [1.0, 0.0]);
    let hit = |max_t, answer| check::raycast::<f32>(&ray, &origin(2.0), max_t, Ok(answer));
    assert_eq!(errors(hit(f64::INFINITY, Some(HIT))), Errors::default());
    assert!(hit(1.0, Some(HIT)).expect("right").touching);
    assert_eq!(errors(hit(2.0, Some(RayHit { t: ABOVE_ONE, ..HIT }))).scalar, 1.0);
    assert_eq!(errors(hit(2.0, Some(RayHit { point: [-2.0, EPSILON], ..HIT }))).point, 0.5);
    assert_eq!(errors(hit(2.0, Some(RayHit { normal: [-1.0, EPSILON], ..HIT }))).normal, 1.0);
    assert!(!errors(hit(2.0, Some(RayHit { normal: [1.0, 0.0], ..HIT }))).is_within(f32::BOUNDS));
    assert!(hit(1.0, Some(RayHit { t: ABOVE_ONE, ..HIT })).is_err()); // past the limit
    assert!(hit(1.0, None).is_err());
    assert!(hit(0.75, Some(HIT)).is_err());
    assert!(hit(0.75, None).is_ok());
    assert!(hit(2.0, Some(RayHit { t: 0.0, ..HIT })).is_err());
}

#[test]
fn of_a_chord() {
    let exit = RayHit { t: 5.0, point: [2.0, 0.0], normal: [1.0, 0.0] };
    let right = Chord { enter: Some(HIT), exit: Some(exit), single: false };
    let through = |answer| check::ray_circle::<f32>(&ray([-3.0, 0.0], [1.0, 0.0]), &origin(2.0), Ok(answer));
    assert_eq!(errors(through(Some(right))), Errors::default());
    assert!(through(None).is_err());
    assert!(through(Some(Chord { enter: None, ..right })).is_err());
    assert!(through(Some(Chord { exit: None, ..right })).is_err());
    assert!(through(Some(Chord { single: true, ..right })).is_err());
    assert!(!errors(through(Some(Chord { exit: Some(HIT), ..right }))).is_within(f32::BOUNDS));
    // Outward from the outline: a single point, twice the same to the last bit.
    let exit = RayHit { t: 0.0, ..exit };
    let single = Chord { enter: Some(exit), exit: Some(exit), single: true };
    let outward = |answer| check::ray_circle::<f32>(&ray([2.0, 0.0], [1.0, 0.0]), &origin(2.0), Ok(Some(answer)));
    assert_eq!(errors(outward(single)), Errors::default());
    let other_bits = RayHit { normal: [1.0, -0.0], ..exit };
    assert!(outward(Chord { enter: Some(other_bits), ..single }).is_err());
}
