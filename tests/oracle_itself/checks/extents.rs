//! Of signed distances, containment, outlines and boxes.

use common::shapes::{circle, point, segment, stadium};
use impinge::query::CircleCrossing;
use impinge::{Aabb, QueryError, Ray};
use oracle::Promise;
use oracle::check::{self, Errors};

use super::{ABOVE_ONE, EPSILON, MAX, TINIEST, errors, origin};

#[test]
fn of_a_signed_distance() {
    let signed = |x, answer| check::signed_distance::<f32>(&origin(2.0), &point(x, 0.0), answer);
    assert_eq!(errors(signed(3.0, Ok(1.0))).scalar, 0.0);
    assert_eq!(errors(signed(1.0, Ok(-1.0))).scalar, 0.0);
    assert_eq!(errors(signed(1.0, Ok(-ABOVE_ONE))).scalar, 1.0);
    assert!(!errors(signed(1.0, Ok(1.0))).is_within(f32::BOUNDS));
    assert!(signed(1.0, Ok(0.0)).is_err());
    assert!(signed(2.0, Ok(0.0)).expect("right").touching);
    assert!(signed(2.0, Ok(-0.0)).is_err());
    assert!(signed(2.0, Ok(TINIEST)).is_err());
}

#[test]
fn of_containment() {
    let contains = |x, answer| check::contains(&origin(2.0), &circle([x, 0.0], 1.0), answer);
    assert!(contains(1.0, Ok(true)).expect("right").touching);
    assert!(contains(1.0, Ok(false)).is_err());
    assert!(contains(ABOVE_ONE, Ok(false)).is_ok());
    assert!(contains(ABOVE_ONE, Ok(true)).is_err());
    assert!(contains(1.0, Err(QueryError::Overflow)).is_err());
}

#[test]
fn of_a_closest_boundary_point() {
    let bar = stadium([0.0, 0.0], [4.0, 0.0], 2.0);
    let bare = segment([0.0, 0.0], [4.0, 0.0]);
    let closest = |y, answer| check::closest_boundary_point::<f32>(&bar, [1.0, y], answer);
    assert_eq!(errors(closest(0.5, Ok([1.0, 2.0]))).point, 0.0);
    assert_eq!(errors(closest(0.5, Ok([ABOVE_ONE, 2.0]))).point, 0.25); // 4 has 4 epsilon
    assert!(!errors(closest(0.5, Ok([1.0, -2.0]))).is_within(f32::BOUNDS));
    assert!(closest(0.5, Err(QueryError::NoUniqueDirection)).is_err());
    assert!(closest(0.0, Err(QueryError::NoUniqueDirection)).is_ok());
    assert!(closest(0.0, Ok([1.0, 2.0])).is_err());
    assert!(closest(2.0, Ok([1.0, 2.0])).is_ok());
    assert!(closest(2.0, Ok([ABOVE_ONE, 2.0])).is_err());
    // Bit for bit, and a bare core is its own outline.
    assert!(check::closest_boundary_point::<f32>(&bare, [1.0, 0.0], Ok([1.0, -0.0])).is_err());
    assert!(check::closest_boundary_point::<f32>(&bare, [1.0, 0.0], Ok([1.0, 0.0])).is_ok());
}

#[test]
fn of_two_circles() {
    let (a, b) = (circle([0.0, 0.0], 5.0), |x| circle([x, 0.0], 5.0));
    let [left, right] = [[3.0, 4.0], [3.0, -4.0]];
    let secant = |answer| check::circle_circle::<f32>(&a, &b(6.0), Ok(answer));
    assert_eq!(errors(secant(Some(CircleCrossing::Secant(left, right)))), Errors::default());
    assert!(!errors(secant(Some(CircleCrossing::Secant(right, left)))).is_within(f32::BOUNDS));
    let near = [3.0, 4.0 + 4.0 * EPSILON];
    assert_eq!(errors(secant(Some(CircleCrossing::Secant(near, right)))).point, 1.0);
    assert!(secant(Some(CircleCrossing::Tangent(left))).is_err());
    assert!(secant(None).is_err());
    let touch = |answer| check::circle_circle::<f32>(&a, &b(10.0), Ok(answer));
    assert!(touch(Some(CircleCrossing::Tangent([5.0, 0.0]))).expect("right").touching);
    assert!(touch(Some(CircleCrossing::Secant([5.0, 0.0], [5.0, 0.0]))).is_err());
    assert!(check::circle_circle::<f32>(&a, &b(0.0), Ok(Some(CircleCrossing::Coincident))).is_ok());
    assert!(check::circle_circle::<f32>(&a, &b(0.0), Ok(None)).is_err());
}

#[test]
fn of_a_bounding_box() {
    // The upper bound 1 + 2^-30 is not an f32; the lower one, -1 + 2^-30, is not either.
    let disc = |answer| check::bounding_box::<f32>(&circle([2.0_f64.powi(-30), 0.0], 1.0), answer);
    let right = Aabb::new([-1.0, -1.0], [ABOVE_ONE, 1.0]);
    assert!(disc(Ok(right)).is_ok());
    assert!(disc(Ok(Aabb { max: [1.0, 1.0], ..right })).is_err()); // to the nearest
    assert!(disc(Ok(Aabb { max: [ABOVE_ONE, ABOVE_ONE], ..right })).is_err()); // too large
    assert!(disc(Ok(Aabb { min: [-1.0 + EPSILON / 2.0, -1.0], ..right })).is_err());
    assert!(disc(Err(QueryError::Overflow)).is_err());
    let huge = circle([MAX, 0.0], 1.0);
    assert!(check::bounding_box::<f32>(&huge, Err(QueryError::Overflow)).is_ok());
}

#[test]
fn of_a_ray_to_a_box() {
    // It enters at 1, and an answer is below that.
    let ray = Ray::new([-2.0, 0.0], [1.0, 0.0]);
    let cast =
        |min, max_t, answer| check::ray_bound::<f32>(&ray, &Aabb::new([min, -1.0], [3.0, 1.0]), max_t, Ok(answer));
    let below_one = 1.0 - EPSILON / 2.0;
    assert!(cast(-1.0, f64::INFINITY, Some(below_one)).is_ok());
    assert!(cast(-1.0, f64::INFINITY, Some(ABOVE_ONE)).is_err());
    assert!(cast(-1.0, f64::INFINITY, Some(1.0 - 4.0 * EPSILON)).is_err()); // too far below
    assert!(cast(-1.0, f64::INFINITY, None).is_err());
    assert!(cast(-1.0, 1.0, None).is_err()); // just in time
    assert!(cast(-1.0, below_one, None).is_ok() && cast(-1.0, below_one, Some(below_one)).is_ok());
    assert!(cast(-1.0, 0.5, Some(below_one)).is_err());
    assert!(cast(-3.0, 0.0, Some(0.0)).is_ok()); // it starts inside
    assert!(cast(-3.0, 0.0, None).is_err());
    let past = |answer| check::ray_bound::<f32>(&ray, &Aabb::new([-1.0, 1.0], [3.0, 2.0]), f64::INFINITY, Ok(answer));
    assert!(past(None).is_ok() && past(Some(below_one)).is_err());
}
