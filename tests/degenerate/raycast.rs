//! Rays against degenerate shapes, and degenerate rays against all.

use std::any::type_name;

use common::shapes::{aabb, circle, point, polygon, ray, segment, stadium};
use common::{Figure, Point, TestVector, query};
use impinge::Ray;

use crate::case::{in_both_precisions, is_normal, is_point, is_value};

type Expected = Option<(f64, Point, Point)>;

/// What the ray from `origin` along `direction` hits: `t`, the point, the normal.
fn casts(origin: Point, direction: Point, target: Figure, expected: Expected) {
    casts_up_to(f64::INFINITY, origin, direction, target, expected);
}

fn casts_up_to(max_t: f64, origin: Point, direction: Point, target: Figure, expected: Expected) {
    let ray = Ray::new(origin, direction);
    in_both_precisions!(casts_in(&ray, &target, max_t, expected));
}

fn casts_in<V: TestVector>(ray: &Ray<Point>, target: &Figure, max_t: f64, expected: Expected) {
    for target in [Some(*target), target.reversed()].into_iter().flatten() {
        let asked = format!("{ray:?} to {target:?} within {max_t} in {}", type_name::<V>());
        let found = query::raycast::<V>(ray, &target, max_t).unwrap();
        assert_eq!(found.is_some(), expected.is_some(), "{asked}");
        if let (Some(found), Some((t, point, normal))) = (found, expected) {
            let magnitude = target.magnitude().max(Figure::Ray(*ray).magnitude());
            is_value::<V>(found.t, t, &asked);
            is_point::<V>(found.point, point, magnitude, &asked);
            is_normal::<V>(found.normal, normal, &asked);
        }
    }
}

const UP: Point = [0.0, 1.0];
const DOWN: Point = [0.0, -1.0];
const LEFT: Point = [-1.0, 0.0];
const RIGHT: Point = [1.0, 0.0];

#[test]
fn points() {
    casts([0.0, 0.0], [1.0, 0.0], point(5.0, 0.0), Some((5.0, [5.0, 0.0], LEFT)));
    casts([0.0, 0.0], [6.0, 8.0], point(3.0, 4.0), Some((0.5, [3.0, 4.0], [-0.6, -0.8])));
    casts([5.0, 0.0], [1.0, 0.0], point(5.0, 0.0), Some((0.0, [5.0, 0.0], LEFT)));
    casts([6.0, 0.0], [1.0, 0.0], point(5.0, 0.0), None);
    casts([0.0, 0.0], [1.0, 0.0], circle([5.0, 0.0], 0.0), Some((5.0, [5.0, 0.0], LEFT)));
    casts([0.0, 0.0], [1.0, 0.0], segment([6.0, 0.0], [6.0, 0.0]), Some((6.0, [6.0, 0.0], LEFT)));
    casts([0.0, 0.0], [1.0, 0.0], stadium([6.0, 0.0], [6.0, 0.0], 0.0), Some((6.0, [6.0, 0.0], LEFT)));
    casts([0.0, 1.0], [1.0, 0.0], segment([6.0, 0.0], [6.0, 0.0]), None);
}

/// At the corner (4, 4), the normals are from RIGHT to UP. One of a side counts: that with the greatest product with the
/// direction.
#[test]
fn from_a_corner_of_a_box() {
    let square = aabb([0.0, 0.0], [4.0, 4.0]);
    let corner = [4.0, 4.0];
    casts(corner, [-1.0, -2.0], square, Some((0.0, corner, RIGHT)));
    casts(corner, [-2.0, -1.0], square, Some((0.0, corner, UP)));
    // Along a side, and away.
    casts(corner, [0.0, -1.0], square, Some((0.0, corner, RIGHT)));
    casts(corner, [-1.0, 0.0], square, Some((0.0, corner, UP)));
    casts([4.0, 1.0], [-1.0, -2.0], square, Some((0.0, [4.0, 1.0], RIGHT)));
}

/// Toward the middle of a square, both normals have the same product with the direction. That of the edge that comes first
/// counts, counter-clockwise from the corner with the smallest x and y.
#[test]
fn two_equal_normals_at_a_corner() {
    for square in [aabb([0.0, 0.0], [4.0, 4.0]), polygon([[4.0, 4.0], [0.0, 4.0], [0.0, 0.0], [4.0, 0.0]], 0.0)] {
        casts([-2.0, -2.0], [1.0, 1.0], square, Some((2.0, [0.0, 0.0], DOWN)));
        casts([6.0, -2.0], [-1.0, 1.0], square, Some((2.0, [4.0, 0.0], DOWN)));
        casts([6.0, 6.0], [-1.0, -1.0], square, Some((2.0, [4.0, 4.0], RIGHT)));
        casts([-2.0, 6.0], [1.0, -1.0], square, Some((2.0, [0.0, 4.0], UP)));
        casts([0.0, 0.0], [1.0, 1.0], square, Some((0.0, [0.0, 0.0], DOWN)));
        casts_up_to(2.0, [-2.0, 6.0], [1.0, -1.0], square, Some((2.0, [0.0, 4.0], UP)));
        casts_up_to(1.75, [-2.0, 6.0], [1.0, -1.0], square, None);
    }
}

#[test]
fn bare_segments() {
    let floor = segment([0.0, 0.0], [4.0, 0.0]);
    casts([2.0, 6.0], [0.0, -2.0], floor, Some((3.0, [2.0, 0.0], UP)));
    casts([2.0, -6.0], [0.0, 2.0], floor, Some((3.0, [2.0, 0.0], DOWN)));
    casts([4.0, 5.0], [0.0, -1.0], floor, Some((5.0, [4.0, 0.0], UP)));
    casts([5.0, 5.0], [0.0, -1.0], floor, None);
    casts([2.0, 0.0], [0.0, 1.0], floor, Some((0.0, [2.0, 0.0], DOWN)));
    casts([2.0, 1.0], [0.0, 1.0], floor, None);
    casts([0.0, 1.0], [1.0, 0.0], floor, None);
    casts([2.0, 5.0], [0.0, -1.0], stadium([0.0, 0.0], [4.0, 0.0], 0.0), Some((5.0, [2.0, 0.0], UP)));
}

#[test]
fn along_the_segment() {
    let floor = segment([0.0, 0.0], [4.0, 0.0]);
    casts([-3.0, 0.0], [1.0, 0.0], floor, Some((3.0, [0.0, 0.0], LEFT)));
    casts([9.0, 0.0], [-1.0, 0.0], floor, Some((5.0, [4.0, 0.0], RIGHT)));
    casts([2.0, 0.0], [1.0, 0.0], floor, Some((0.0, [2.0, 0.0], LEFT)));
    casts([4.0, 0.0], [1.0, 0.0], floor, Some((0.0, [4.0, 0.0], LEFT)));
    casts([5.0, 0.0], [1.0, 0.0], floor, None);
    casts([-3.0, -4.0], [3.0, 4.0], segment([3.0, 4.0], [6.0, 8.0]), Some((2.0, [3.0, 4.0], [-0.6, -0.8])));
}

#[test]
fn no_ray_slips_through_a_shared_end() {
    casts([0.0, 5.0], [0.0, -1.0], segment([-4.0, 0.0], [0.0, 0.0]), Some((5.0, [0.0, 0.0], UP)));
    casts([0.0, 5.0], [0.0, -1.0], segment([0.0, 0.0], [4.0, 0.0]), Some((5.0, [0.0, 0.0], UP)));
}

#[test]
fn rays() {
    casts([2.0, 5.0], [0.0, -1.0], ray([0.0, 0.0], [1.0, 0.0]), Some((5.0, [2.0, 0.0], UP)));
    casts([0.0, 5.0], [0.0, -1.0], ray([0.0, 0.0], [1.0, 0.0]), Some((5.0, [0.0, 0.0], UP)));
    casts([-1.0, 5.0], [0.0, -1.0], ray([0.0, 0.0], [1.0, 0.0]), None);
    casts([0.0, 0.0], [1.0, 0.0], ray([5.0, 0.0], [1.0, 0.0]), Some((5.0, [5.0, 0.0], LEFT)));
    casts([0.0, 0.0], [1.0, 0.0], ray([5.0, 0.0], [-1.0, 0.0]), Some((0.0, [0.0, 0.0], LEFT)));
    casts([0.0, 0.0], [1.0, 0.0], ray([-1.0, 0.0], [-1.0, 0.0]), None);
    casts([0.0, 0.0], [1.0, 0.0], ray([0.0, 2.0], [1.0, 0.0]), None);
}

#[test]
fn circles_from_the_outline_and_from_inside() {
    let target = circle([0.0, 0.0], 5.0);
    casts([-9.0, 5.0], [3.0, 0.0], target, Some((3.0, [0.0, 5.0], UP)));
    casts([9.0, -5.0], [-3.0, 0.0], target, Some((3.0, [0.0, -5.0], DOWN)));
    casts([3.0, 4.0], [1.0, 1.0], target, Some((0.0, [3.0, 4.0], [0.6, 0.8])));
    casts([3.0, 4.0], [-1.0, -1.0], target, Some((0.0, [3.0, 4.0], [0.6, 0.8])));
    casts([3.0, 4.0], [-4.0, 3.0], target, Some((0.0, [3.0, 4.0], [0.6, 0.8])));
    casts([1.0, 1.0], [3.0, 4.0], target, Some((0.0, [1.0, 1.0], [-0.6, -0.8])));
    casts([0.0, 0.0], [3.0, 4.0], target, Some((0.0, [0.0, 0.0], [-0.6, -0.8])));
    casts([-9.0, 3.0], [1.0, 0.0], target, Some((5.0, [-4.0, 3.0], [-0.8, 0.6])));
    casts([-9.0, -3.0], [1.0, 0.0], target, Some((5.0, [-4.0, -3.0], [-0.8, -0.6])));
    casts([9.0, 3.0], [-1.0, 0.0], target, Some((5.0, [4.0, 3.0], [0.8, 0.6])));
    casts([9.0, 0.0], [1.0, 0.0], target, None);
    casts([-9.0, 3.0], [1.0, 0.0], stadium([0.0, 0.0], [0.0, 0.0], 5.0), Some((5.0, [-4.0, 3.0], [-0.8, 0.6])));
}

#[test]
fn stadiums_by_side_and_by_cap() {
    let target = stadium([0.0, 0.0], [8.0, 0.0], 5.0);
    casts([4.0, 9.0], [0.0, -2.0], target, Some((2.0, [4.0, 5.0], UP)));
    casts([4.0, -9.0], [0.0, 2.0], target, Some((2.0, [4.0, -5.0], DOWN)));
    casts([-9.0, 0.0], [1.0, 0.0], target, Some((4.0, [-5.0, 0.0], LEFT)));
    casts([11.0, 8.0], [0.0, -1.0], target, Some((4.0, [11.0, 4.0], [0.6, 0.8])));
    casts([-3.0, -8.0], [0.0, 1.0], target, Some((4.0, [-3.0, -4.0], [-0.6, -0.8])));
    // Where side and cap join.
    casts([8.0, 9.0], [0.0, -1.0], target, Some((4.0, [8.0, 5.0], UP)));
    // Along the side, from before it, from on it and from beyond it.
    casts([-6.0, 5.0], [2.0, 0.0], target, Some((3.0, [0.0, 5.0], UP)));
    casts([2.0, 5.0], [1.0, 0.0], target, Some((0.0, [2.0, 5.0], UP)));
    casts([9.0, 5.0], [1.0, 0.0], target, None);
    // Touching the end of the cap.
    casts([13.0, 9.0], [0.0, -3.0], target, Some((3.0, [13.0, 0.0], RIGHT)));
}

#[test]
fn stadiums_from_the_outline_and_from_inside() {
    let target = stadium([0.0, 0.0], [8.0, 0.0], 5.0);
    casts([2.0, 5.0], [0.0, 1.0], target, Some((0.0, [2.0, 5.0], UP)));
    casts([2.0, 5.0], [1.0, -3.0], target, Some((0.0, [2.0, 5.0], UP)));
    casts([11.0, 4.0], [-1.0, 0.0], target, Some((0.0, [11.0, 4.0], [0.6, 0.8])));
    casts([2.0, 1.0], [3.0, 4.0], target, Some((0.0, [2.0, 1.0], [-0.6, -0.8])));
    casts([2.0, 0.0], [3.0, 4.0], target, Some((0.0, [2.0, 0.0], [-0.6, -0.8])));
    casts([0.0, 0.0], [1.0, 0.0], target, Some((0.0, [0.0, 0.0], LEFT)));
}

#[test]
fn max_t_is_inclusive() {
    for (target, hit) in [
        (segment([0.0, 0.0], [4.0, 0.0]), (3.0, [2.0, 0.0], UP)),
        (point(2.0, 0.0), (3.0, [2.0, 0.0], UP)),
        (circle([2.0, -1.0], 1.0), (3.0, [2.0, 0.0], UP)),
        (stadium([0.0, -1.0], [4.0, -1.0], 1.0), (3.0, [2.0, 0.0], UP)),
        (ray([0.0, 0.0], [1.0, 0.0]), (3.0, [2.0, 0.0], UP)),
    ] {
        casts_up_to(3.0, [2.0, 6.0], [0.0, -2.0], target, Some(hit));
        casts_up_to(2.75, [2.0, 6.0], [0.0, -2.0], target, None);
        casts_up_to(0.0, [2.0, 6.0], [0.0, -2.0], target, None);
    }
}

#[test]
fn max_t_of_zero_asks_for_the_origin_and_a_negative_one_for_nothing() {
    for target in [
        segment([0.0, 0.0], [4.0, 0.0]),
        point(2.0, 0.0),
        circle([2.0, -1.0], 1.0),
        stadium([0.0, -1.0], [4.0, -1.0], 1.0),
        ray([0.0, 0.0], [1.0, 0.0]),
    ] {
        let outward = if target.radius() > 0.0 || target.along().is_some() { UP } else { [-0.6, 0.8] };
        casts_up_to(0.0, [2.0, 0.0], [3.0, -4.0], target, Some((0.0, [2.0, 0.0], outward)));
        casts_up_to(-0.0, [2.0, 0.0], [3.0, -4.0], target, Some((0.0, [2.0, 0.0], outward)));
        casts_up_to(-1.0, [2.0, 0.0], [3.0, -4.0], target, None);
    }
}
