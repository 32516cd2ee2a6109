//! What has no answer gives the documented error, in every query, for every shape in every pair.

use impinge::QueryError::{self, NegativeRadius, NonFinite, ZeroDirection};
use impinge::glam::Vec2;
use impinge::{Circle, Ray};

use crate::case::in_every_vector;
use crate::common::query::{self, Answer};
use crate::common::shapes::{circle, point, ray, segment, stadium};
use crate::common::{Figure, Plane};

fn flawless() -> [Figure; 5] {
    Figure::of_every_kind([1.0, 2.0], [5.0, 2.0], 3.0)
}

/// Every query on `a` and `b` gives `error`.
fn refuses<V: Plane>(a: &Figure, b: &Figure, error: QueryError) {
    let refused = Err(error);
    assert_eq!(query::intersects::<V>(a, b), refused.map(|()| true), "{a:?} and {b:?}");
    assert_eq!(query::within::<V>(a, b, 1.0), refused.map(|()| true), "{a:?} and {b:?}");
    assert_eq!(query::distance::<V>(a, b), refused.map(|()| 0.0), "{a:?} and {b:?}");
    assert_eq!(query::closest_points::<V>(a, b), refused.map(|()| None), "{a:?} and {b:?}");
    assert_eq!(query::penetration::<V>(a, b), refused.map(|()| None), "{a:?} and {b:?}");
    assert_eq!(query::penetration_toward::<V>(a, b, [1.0, 0.0]), refused.map(|()| None), "{a:?} and {b:?}");
    assert_eq!(query::penetration_offset::<V>(a, b), refused.map(|()| None), "{a:?} and {b:?}");
    if let (Figure::Ray(ray), target) | (target, Figure::Ray(ray)) = (a, b) {
        refuses_cast::<V>(ray, target, error);
    }
}

fn refuses_cast<V: Plane>(ray: &Ray<[f64; 2]>, target: &Figure, error: QueryError) {
    for max_t in [f64::INFINITY, 1.0, 0.0, -1.0] {
        assert_eq!(query::raycast::<V>(ray, target, max_t), Err(error), "{ray:?} to {target:?}");
    }
    if let Figure::Circle(circle) = target {
        assert_eq!(query::ray_circle::<V>(ray, circle), Err(error), "{ray:?} to {circle:?}");
    }
}

fn refuses_alone<V: Plane>(flawed: &Figure, error: QueryError) {
    assert_eq!(query::validate::<V>(flawed).unwrap_or(Err(error)), Err(error), "{flawed:?}");
    assert_eq!(query::closest_point::<V>(flawed, [1.0, 2.0]), Err(error), "{flawed:?}");
}

fn refused(flawed: Figure, error: QueryError) {
    in_every_vector!(refused_in(&flawed, error));
}

fn refused_in<V: Plane>(flawed: &Figure, error: QueryError) {
    refuses_alone::<V>(flawed, error);
    refuses::<V>(flawed, flawed, error);
    for other in flawless() {
        refuses::<V>(flawed, &other, error);
        refuses::<V>(&other, flawed, error);
    }
}

#[test]
fn nan_and_infinity_anywhere() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for flawed in [[bad, 2.0], [1.0, bad]] {
            for figure in Figure::of_every_kind(flawed, [5.0, 2.0], 3.0) {
                refused(figure, NonFinite);
            }
            refused(segment([1.0, 2.0], flawed), NonFinite);
            refused(stadium([1.0, 2.0], flawed, 3.0), NonFinite);
            refused(ray([1.0, 2.0], flawed), NonFinite);
        }
        refused(circle([1.0, 2.0], bad), NonFinite);
        refused(stadium([1.0, 2.0], [5.0, 2.0], bad), NonFinite);
    }
}

#[test]
fn opposite_infinities_do_not_cancel() {
    let (up, down) = (f64::INFINITY, f64::NEG_INFINITY);
    refused(segment([up, 0.0], [down, 0.0]), NonFinite);
    refused(stadium([up, down], [down, up], 1.0), NonFinite);
    refused(ray([up, 0.0], [down, 0.0]), NonFinite);
    refused(point(up, down), NonFinite);
}

#[test]
fn negative_radius() {
    for radius in [-1.0, -f64::from(f32::MIN_POSITIVE), -f64::from(f32::MAX)] {
        refused(circle([1.0, 2.0], radius), NegativeRadius);
        refused(stadium([1.0, 2.0], [5.0, 2.0], radius), NegativeRadius);
        refused(stadium([1.0, 2.0], [1.0, 2.0], radius), NegativeRadius);
    }
    // Not even where the other radius makes up for it.
    let (large, negative) = (circle([1.0, 2.0], 9.0), circle([1.0, 2.0], -1.0));
    refuses::<Vec2>(&large, &negative, NegativeRadius);
}

#[test]
fn zero_direction() {
    for direction in [[0.0, 0.0], [-0.0, 0.0], [-0.0, -0.0]] {
        refused(ray([1.0, 2.0], direction), ZeroDirection);
    }
}

#[test]
fn the_first_error_in_the_order_of_the_type() {
    refused(circle([f64::NAN, 2.0], -1.0), NonFinite);
    refused(stadium([1.0, 2.0], [f64::INFINITY, 2.0], -1.0), NonFinite);
    refused(ray([f64::NAN, 2.0], [0.0, 0.0]), NonFinite);
    let (still, not_a_number) = (ray([1.0, 2.0], [0.0, 0.0]), point(f64::NAN, 0.0));
    let (negative, infinite) = (circle([1.0, 2.0], -1.0), circle([f64::INFINITY, 2.0], 1.0));
    for (first, second, error) in [
        (still, negative, NegativeRadius),
        (still, not_a_number, NonFinite),
        (negative, not_a_number, NonFinite),
        (negative, infinite, NonFinite),
    ] {
        refuses::<Vec2>(&first, &second, error);
        refuses::<Vec2>(&second, &first, error);
    }
}

#[test]
fn zero_radius_with_a_sign_is_zero() {
    let (negative_zero, at_its_center) = (circle([1.0, 2.0], -0.0), point(1.0, 2.0));
    assert_eq!(query::validate::<Vec2>(&negative_zero), Some(Ok(())));
    assert_eq!(query::intersects::<Vec2>(&negative_zero, &at_its_center), Ok(true));
    let stadium = stadium([0.0, 2.0], [4.0, 2.0], -0.0);
    assert_eq!(query::distance::<[f64; 2]>(&stadium, &point(1.0, 5.0)), Ok(3.0));
}

#[test]
fn further_arguments() {
    for (a, b) in flawless().into_iter().flat_map(|a| flawless().map(|b| (a, b))) {
        for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(query::within::<Vec2>(&a, &b, bad), Err(NonFinite), "{a:?} and {b:?}");
            for preferred in [[bad, 0.0], [0.0, bad], [bad, -bad]] {
                let answer = query::penetration_toward::<Vec2>(&a, &b, preferred);
                assert_eq!(answer, Err(NonFinite), "{a:?} and {b:?} toward {preferred:?}");
                assert_eq!(query::closest_point::<Vec2>(&a, preferred), Err(NonFinite), "{a:?}");
            }
        }
        assert_eq!(query::within::<Vec2>(&a, &b, -1.0), Ok(false), "{a:?} and {b:?}");
        if let Figure::Ray(ray) = a {
            further_arguments_of_a_cast(&ray, &b);
        }
    }
}

fn further_arguments_of_a_cast(ray: &Ray<[f64; 2]>, target: &Figure) {
    let hit = |max_t| -> Answer<bool> { Ok(query::raycast::<Vec2>(ray, target, max_t)?.is_some()) };
    assert_eq!(hit(f64::NAN), Err(NonFinite), "{ray:?} to {target:?}");
    assert_eq!(hit(f64::NEG_INFINITY), Err(NonFinite), "{ray:?} to {target:?}");
    assert_eq!(hit(f64::INFINITY), Ok(true), "{ray:?} to {target:?}");
    assert_eq!(hit(-1.0), Ok(false), "{ray:?} to {target:?}");
}

#[test]
fn answers_too_large_for_the_type() {
    let (left, right) = (point(-f64::from(f32::MAX), 0.0), point(f64::from(f32::MAX), 0.0));
    assert_eq!(query::distance::<Vec2>(&left, &right), Err(QueryError::Overflow));
    assert_eq!(query::distance::<[f64; 2]>(&left, &right), Ok(2.0 * f64::from(f32::MAX)));
    assert_eq!(query::intersects::<Vec2>(&left, &right), Ok(false));
    let (left, right) = (point(-f64::MAX, 0.0), point(f64::MAX, 0.0));
    assert_eq!(query::distance::<[f64; 2]>(&left, &right), Err(QueryError::Overflow));
    assert_eq!(query::intersects::<[f64; 2]>(&left, &right), Ok(false));
    assert_eq!(query::within::<[f64; 2]>(&left, &right, f64::MAX), Ok(false));
    let huge = Figure::Circle(Circle::new([0.0, 0.0], f64::MAX));
    assert_eq!(query::penetration::<[f64; 2]>(&huge, &huge), Err(QueryError::Overflow));
    assert_eq!(query::intersects::<[f64; 2]>(&huge, &huge), Ok(true));
}
