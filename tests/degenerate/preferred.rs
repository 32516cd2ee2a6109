//! `penetration_toward` chooses among the ways that are equally short.

use std::any::type_name;

use common::shapes::{circle, point, ray, segment, stadium};
use common::{Figure, Point, TestVector, query};

use crate::case::{in_both_precisions, is_normal};

/// `b`, preferably moved along `preferred`, leaves `a` along `normal`.
fn chooses(a: Figure, b: Figure, preferred: Point, normal: Point) {
    in_both_precisions!(chooses_in(&a, &b, preferred, normal));
}

fn chooses_in<V: TestVector>(a: &Figure, b: &Figure, preferred: Point, normal: Point) {
    let asked = format!("{a:?} and {b:?} toward {preferred:?} in {}", type_name::<V>());
    let canonical = query::penetration::<V>(a, b).unwrap().expect(&asked);
    let chosen = query::penetration_toward::<V>(a, b, preferred).unwrap().expect(&asked);
    assert_eq!((chosen.depth, chosen.unique), (canonical.depth, canonical.unique), "{asked}");
    is_normal::<V>(chosen.normal, normal, &asked);
    for axis in [0, 1] {
        let apart = chosen.point_a[axis] - chosen.point_b[axis];
        let error = 3.0 * V::VALUE_ULPS * V::ulp(a.magnitude().max(b.magnitude()).max(chosen.depth));
        assert!((apart - normal[axis] * chosen.depth).abs() <= error, "{apart} for {asked}");
    }
}

#[test]
fn either_side_of_a_core() {
    let (floor, ball) = (segment([-4.0, 0.0], [4.0, 0.0]), circle([1.0, 0.0], 2.0));
    chooses(floor, ball, [0.0, -1.0], [0.0, -1.0]);
    chooses(floor, ball, [9.0, -1.0], [0.0, -1.0]);
    chooses(floor, ball, [-9.0, 1.0], [0.0, 1.0]);
    // Equally near: a's left.
    chooses(floor, ball, [1.0, 0.0], [0.0, 1.0]);
    chooses(floor, ball, [0.0, 0.0], [0.0, 1.0]);
    chooses(ray([-5.0, 0.0], [1.0, 0.0]), ball, [1.0, -3.0], [0.0, -1.0]);
    chooses(stadium([0.0, 0.0], [4.0, 0.0], 1.0), stadium([2.0, 0.0], [6.0, 0.0], 2.0), [0.0, -1.0], [0.0, -1.0]);
}

#[test]
fn half_a_circle_around_an_end() {
    let (floor, ball) = (segment([-4.0, 0.0], [4.0, 0.0]), circle([4.0, 0.0], 2.0));
    chooses(floor, ball, [3.0, 4.0], [0.6, 0.8]);
    chooses(floor, ball, [6.0, -8.0], [0.6, -0.8]);
    chooses(floor, ball, [1.0, 0.0], [1.0, 0.0]);
    // Beyond the half circle: its nearer end.
    chooses(floor, ball, [-1.0, 2.0], [0.0, 1.0]);
    chooses(floor, ball, [-9.0, -1.0], [0.0, -1.0]);
    // Back along the segment: both ends are equally near.
    chooses(floor, ball, [-1.0, 0.0], [0.0, 1.0]);
}

#[test]
fn half_a_circle_around_a_start() {
    let (floor, ball) = (segment([-4.0, 0.0], [4.0, 0.0]), circle([-4.0, 0.0], 2.0));
    chooses(floor, ball, [-3.0, 4.0], [-0.6, 0.8]);
    chooses(floor, ball, [1.0, 2.0], [0.0, 1.0]);
    chooses(floor, ball, [9.0, -1.0], [0.0, -1.0]);
    // The floor leaves the ball the other way.
    chooses(ball, floor, [3.0, 4.0], [0.6, 0.8]);
    chooses(ball, floor, [-1.0, -2.0], [0.0, -1.0]);
}

#[test]
fn a_wedge_where_ends_meet() {
    // S = [-4, 0] × [-3, 0], with 0 at its upper right corner.
    let (a, b) = (stadium([0.0, 0.0], [4.0, 0.0], 1.0), stadium([4.0, 0.0], [4.0, 3.0], 1.0));
    chooses(a, b, [3.0, 4.0], [0.6, 0.8]);
    chooses(a, b, [5.0, -1.0], [1.0, 0.0]);
    chooses(a, b, [-1.0, 5.0], [0.0, 1.0]);
    chooses(a, b, [-1.0, -1.0], [0.0, 1.0]);
    chooses(a, b, [-1.0, -2.0], [1.0, 0.0]);
}

#[test]
fn all_directions_from_a_center() {
    chooses(circle([1.0, 2.0], 2.0), circle([1.0, 2.0], 3.0), [-3.0, 4.0], [-0.6, 0.8]);
    chooses(circle([1.0, 2.0], 2.0), point(1.0, 2.0), [0.0, -7.0], [0.0, -1.0]);
    chooses(point(1.0, 2.0), point(1.0, 2.0), [-6.0, -8.0], [-0.6, -0.8]);
}

#[test]
fn four_sides_of_a_cross() {
    let (a, b) = (segment([-2.0, 0.0], [2.0, 0.0]), segment([0.0, -2.0], [0.0, 2.0]));
    chooses(a, b, [3.0, -1.0], [1.0, 0.0]);
    chooses(a, b, [-3.0, -1.0], [-1.0, 0.0]);
    chooses(a, b, [1.0, -3.0], [0.0, -1.0]);
    // Equally near: the first in canonical order among these.
    chooses(a, b, [1.0, 1.0], [0.0, 1.0]);
    chooses(a, b, [1.0, -1.0], [0.0, -1.0]);
}

#[test]
fn no_choice_where_one_way_is_shortest() {
    chooses(segment([-4.0, 0.0], [4.0, 0.0]), circle([1.0, 1.0], 2.0), [0.0, -1.0], [0.0, 1.0]);
    chooses(segment([-2.0, 0.0], [2.0, 0.0]), segment([1.0, -4.0], [1.0, 4.0]), [-1.0, 0.0], [1.0, 0.0]);
    chooses(circle([0.0, 0.0], 5.0), point(3.0, 4.0), [-3.0, -4.0], [0.6, 0.8]);
}
