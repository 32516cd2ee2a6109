//! With the difference of the cores S = {p − q}, the depth is the least h(n) + R: 0 for cores that touch, for crossing
//! ones the distance from 0 to the nearest side of S. The canonical normal is the first attaining of a's left and right,
//! b's left and right, +X. The points differ by normal·depth.

use common::shapes::{circle, point, ray, segment, stadium};

use crate::case::{ambiguous, check, overlapping};

const UP: [f64; 2] = [0.0, 1.0];
const DOWN: [f64; 2] = [0.0, -1.0];
const LEFT: [f64; 2] = [-1.0, 0.0];
const RIGHT: [f64; 2] = [1.0, 0.0];

#[test]
fn cores_that_are_apart_leave_along_their_nearest_points() {
    check(&[
        overlapping(circle([0.0, 0.0], 5.0), point(3.0, 0.0), RIGHT, 2.0, [5.0, 0.0], [3.0, 0.0]),
        overlapping(circle([0.0, 0.0], 10.0), point(3.0, 4.0), [0.6, 0.8], 5.0, [6.0, 8.0], [3.0, 4.0]),
        overlapping(stadium([0.0, 0.0], [4.0, 0.0], 3.0), point(1.0, 1.0), UP, 2.0, [1.0, 3.0], [1.0, 1.0]),
        overlapping(segment([-4.0, 0.0], [4.0, 0.0]), circle([1.0, 1.0], 2.0), UP, 1.0, [1.0, 0.0], [1.0, -1.0]),
        // The segment lies wholly inside.
        overlapping(circle([0.0, 0.0], 5.0), segment([3.0, -1.0], [3.0, 1.0]), RIGHT, 2.0, [5.0, 0.0], [3.0, 0.0]),
        overlapping(segment([2.0, 1.0], [2.0, 9.0]), stadium([0.0, 0.0], [4.0, 0.0], 3.0), DOWN, 2.0, [2.0, 1.0], [2.0, 3.0]),
        overlapping(circle([0.0, 0.0], 2.0), circle([3.0, 0.0], 2.0), RIGHT, 1.0, [2.0, 0.0], [1.0, 0.0]),
        // One circle inside the other.
        overlapping(circle([0.0, 0.0], 9.0), circle([1.0, 0.0], 2.0), RIGHT, 10.0, [9.0, 0.0], [-1.0, 0.0]),
        overlapping(stadium([0.0, 0.0], [4.0, 0.0], 2.0), circle([1.0, 3.0], 3.0), UP, 2.0, [1.0, 2.0], [1.0, 0.0]),
        overlapping(ray([-9.0, 1.0], [1.0, 0.0]), circle([0.0, 0.0], 3.0), DOWN, 2.0, [0.0, 1.0], [0.0, 3.0]),
        // The ray starts inside.
        overlapping(ray([0.0, 1.0], [0.0, 1.0]), circle([0.0, 0.0], 3.0), DOWN, 2.0, [0.0, 1.0], [0.0, 3.0]),
        overlapping(stadium([0.0, 0.0], [4.0, 0.0], 2.0), ray([1.0, 1.0], [0.0, 1.0]), UP, 1.0, [1.0, 2.0], [1.0, 1.0]),
        // Parallel: of the ends (2, 3) and (4, 0) of the cores.
        overlapping(stadium([0.0, 0.0], [4.0, 0.0], 2.0), stadium([2.0, 3.0], [6.0, 3.0], 2.0), UP, 1.0, [2.0, 2.0], [2.0, 1.0]),
    ]);
}

#[test]
fn zero_length_and_zero_radius_overlap_as_what_they_are() {
    check(&[
        overlapping(stadium([0.0, 0.0], [0.0, 0.0], 5.0), point(3.0, 0.0), RIGHT, 2.0, [5.0, 0.0], [3.0, 0.0]),
        overlapping(segment([3.0, 0.0], [3.0, 0.0]), circle([0.0, 0.0], 5.0), LEFT, 2.0, [3.0, 0.0], [5.0, 0.0]),
        overlapping(stadium([0.0, 0.0], [0.0, 0.0], 2.0), stadium([3.0, 0.0], [3.0, 0.0], 2.0), RIGHT, 1.0, [2.0, 0.0], [1.0, 0.0]),
        overlapping(stadium([-4.0, 0.0], [4.0, 0.0], 0.0), circle([1.0, 1.0], 2.0), UP, 1.0, [1.0, 0.0], [1.0, -1.0]),
        overlapping(circle([0.0, 0.0], 5.0), circle([3.0, 0.0], 0.0), RIGHT, 2.0, [5.0, 0.0], [3.0, 0.0]),
        overlapping(ray([-9.0, 1.0], [1.0, 0.0]), stadium([0.0, 0.0], [0.0, 0.0], 3.0), DOWN, 2.0, [0.0, 1.0], [0.0, 3.0]),
    ]);
}

#[test]
fn crossing_cores_leave_by_the_nearest_side_of_their_parallelogram() {
    let crossbar = segment([-2.0, 0.0], [2.0, 0.0]);
    check(&[
        // S = [-3, 1] × [-4, 4].
        overlapping(crossbar, segment([1.0, -4.0], [1.0, 4.0]), RIGHT, 1.0, [2.0, 0.0], [1.0, 0.0]),
        // S = [-2, 2] × [-1, 5].
        overlapping(crossbar, segment([0.0, -5.0], [0.0, 1.0]), DOWN, 1.0, [0.0, 0.0], [0.0, 1.0]),
        overlapping(crossbar, stadium([1.0, -4.0], [1.0, 4.0], 3.0), RIGHT, 4.0, [2.0, 0.0], [-2.0, 0.0]),
        overlapping(stadium([-2.0, 0.0], [2.0, 0.0], 1.0), stadium([1.0, -4.0], [1.0, 4.0], 2.0), RIGHT, 4.0, [3.0, 0.0], [-1.0, 0.0]),
        // S = {x ≥ -5, -2 ≤ y ≤ 4}.
        overlapping(ray([-5.0, 0.0], [1.0, 0.0]), segment([0.0, -4.0], [0.0, 2.0]), DOWN, 2.0, [0.0, 0.0], [0.0, 2.0]),
        overlapping(ray([-5.0, 0.0], [1.0, 0.0]), stadium([0.0, -4.0], [0.0, 2.0], 1.0), DOWN, 3.0, [0.0, 0.0], [0.0, 3.0]),
        // S = {x ≥ -5, y ≤ 3}.
        overlapping(ray([-5.0, 0.0], [1.0, 0.0]), ray([0.0, -3.0], [0.0, 1.0]), UP, 3.0, [0.0, 0.0], [0.0, -3.0]),
        // An end on the inside of a core: 0 lies on a side of S.
        overlapping(stadium([0.0, 0.0], [8.0, 0.0], 1.0), stadium([3.0, 0.0], [3.0, 5.0], 2.0), UP, 3.0, [3.0, 1.0], [3.0, -2.0]),
        overlapping(stadium([0.0, 0.0], [8.0, 0.0], 1.0), ray([3.0, 0.0], [0.0, 2.0]), UP, 1.0, [3.0, 1.0], [3.0, 0.0]),
    ]);
}

#[test]
fn crossing_cores_may_leave_several_ways() {
    check(&[
        // S = [-2, 2] × [-3, 3]: to the left or the right, b's own sides.
        ambiguous(segment([-2.0, 0.0], [2.0, 0.0]), segment([0.0, -3.0], [0.0, 3.0]), LEFT, 2.0, [-2.0, 0.0], [0.0, 0.0]),
        // S = [-2, 2]²: all four ways.
        ambiguous(segment([-2.0, 0.0], [2.0, 0.0]), segment([0.0, -2.0], [0.0, 2.0]), UP, 2.0, [0.0, 0.0], [0.0, -2.0]),
        ambiguous(segment([2.0, 0.0], [-2.0, 0.0]), segment([0.0, -2.0], [0.0, 2.0]), DOWN, 2.0, [0.0, 0.0], [0.0, 2.0]),
        // 10 by 20 at right angles, a along (3, 4)/5: the nearer sides are b's, at 5.
        ambiguous(segment([-3.0, -4.0], [3.0, 4.0]), segment([-8.0, 6.0], [8.0, -6.0]), [0.6, 0.8], 5.0, [3.0, 4.0], [0.0, 0.0]),
        // S = [-1, 3] × [-1, 2]: a's right, DOWN, or b's left, both at 1.
        ambiguous(segment([-1.0, 0.0], [3.0, 0.0]), segment([0.0, -2.0], [0.0, 1.0]), DOWN, 1.0, [0.0, 0.0], [0.0, 1.0]),
        // S = {x ≥ -5, y ≤ 5}: up or left, a's left first.
        ambiguous(ray([-5.0, 0.0], [1.0, 0.0]), ray([0.0, -5.0], [0.0, 1.0]), UP, 5.0, [0.0, 0.0], [0.0, -5.0]),
        // S = [-4, 4] × [-1, 1], and radii 2 and 3.
        ambiguous(stadium([-4.0, 0.0], [4.0, 0.0], 2.0), stadium([0.0, -1.0], [0.0, 1.0], 3.0), UP, 6.0, [0.0, 2.0], [0.0, -4.0]),
    ]);
}

#[test]
fn a_center_on_a_core_leaves_either_side() {
    let floor = segment([-4.0, 0.0], [4.0, 0.0]);
    check(&[
        ambiguous(floor, circle([1.0, 0.0], 2.0), UP, 2.0, [1.0, 0.0], [1.0, -2.0]),
        ambiguous(circle([1.0, 0.0], 2.0), floor, UP, 2.0, [1.0, 2.0], [1.0, 0.0]),
        ambiguous(segment([4.0, 0.0], [-4.0, 0.0]), circle([1.0, 0.0], 2.0), DOWN, 2.0, [1.0, 0.0], [1.0, 2.0]),
        // On an end: a half circle of ways, from a's left to its right.
        ambiguous(floor, circle([4.0, 0.0], 2.0), UP, 2.0, [4.0, 0.0], [4.0, -2.0]),
        ambiguous(segment([0.0, 0.0], [6.0, 8.0]), circle([3.0, 4.0], 5.0), [-0.8, 0.6], 5.0, [3.0, 4.0], [7.0, 1.0]),
        ambiguous(stadium([0.0, 0.0], [4.0, 0.0], 2.0), point(1.0, 0.0), UP, 2.0, [1.0, 2.0], [1.0, 0.0]),
        ambiguous(stadium([0.0, 0.0], [4.0, 0.0], 2.0), circle([1.0, 0.0], 1.0), UP, 3.0, [1.0, 2.0], [1.0, -1.0]),
        ambiguous(ray([-5.0, 0.0], [1.0, 0.0]), circle([0.0, 0.0], 3.0), UP, 3.0, [0.0, 0.0], [0.0, -3.0]),
        ambiguous(ray([0.0, 0.0], [1.0, 0.0]), circle([0.0, 0.0], 3.0), UP, 3.0, [0.0, 0.0], [0.0, -3.0]),
    ]);
}

#[test]
fn equal_centers_leave_in_all_directions() {
    check(&[
        ambiguous(circle([1.0, 2.0], 2.0), circle([1.0, 2.0], 3.0), RIGHT, 5.0, [3.0, 2.0], [-2.0, 2.0]),
        ambiguous(circle([1.0, 2.0], 3.0), point(1.0, 2.0), RIGHT, 3.0, [4.0, 2.0], [1.0, 2.0]),
        ambiguous(stadium([1.0, 2.0], [1.0, 2.0], 2.0), circle([1.0, 2.0], 3.0), RIGHT, 5.0, [3.0, 2.0], [-2.0, 2.0]),
        ambiguous(segment([1.0, 2.0], [1.0, 2.0]), circle([1.0, 2.0], 3.0), RIGHT, 3.0, [1.0, 2.0], [-2.0, 2.0]),
        ambiguous(stadium([1.0, 2.0], [1.0, 2.0], 2.0), stadium([1.0, 2.0], [1.0, 2.0], 3.0), RIGHT, 5.0, [3.0, 2.0], [-2.0, 2.0]),
    ]);
}

#[test]
fn collinear_cores_leave_sideways() {
    check(&[
        // Overlapping in [2, 4].
        ambiguous(stadium([0.0, 0.0], [4.0, 0.0], 1.0), stadium([2.0, 0.0], [6.0, 0.0], 2.0), UP, 3.0, [2.0, 1.0], [2.0, -2.0]),
        ambiguous(segment([0.0, 0.0], [4.0, 0.0]), stadium([4.0, 0.0], [6.0, 0.0], 2.0), UP, 2.0, [4.0, 0.0], [4.0, -2.0]),
        ambiguous(stadium([0.0, 0.0], [4.0, 0.0], 1.0), ray([3.0, 0.0], [1.0, 0.0]), UP, 1.0, [3.0, 1.0], [3.0, 0.0]),
        // End to end at a right angle: S = [-4, 0] × [-3, 0].
        ambiguous(stadium([0.0, 0.0], [4.0, 0.0], 1.0), stadium([4.0, 0.0], [4.0, 3.0], 1.0), UP, 2.0, [4.0, 1.0], [4.0, -1.0]),
        // Collinear but apart: the gap of the cores is along them.
        overlapping(stadium([0.0, 0.0], [2.0, 0.0], 2.0), stadium([5.0, 0.0], [9.0, 0.0], 2.0), RIGHT, 1.0, [4.0, 0.0], [3.0, 0.0]),
    ]);
}
