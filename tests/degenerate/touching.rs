//! Shapes that exactly touch, and bare cores that meet without crossing. With the difference of the cores
//! S = {p − q}, the attaining normals are those of S at 0; the canonical one is the first attaining of a's left and
//! right, b's left and right, +X.

use common::shapes::{circle, point, ray, segment, stadium};

use crate::case::{check, meeting, touching};

const UP: [f64; 2] = [0.0, 1.0];
const DOWN: [f64; 2] = [0.0, -1.0];
const RIGHT: [f64; 2] = [1.0, 0.0];

#[test]
fn inflated_shapes_touch_along_one_normal() {
    check(&[
        touching(circle([0.0, 0.0], 5.0), point(3.0, 4.0), [0.6, 0.8], [3.0, 4.0]),
        touching(stadium([0.0, 0.0], [4.0, 0.0], 2.0), point(3.0, 2.0), UP, [3.0, 2.0]),
        touching(stadium([0.0, 0.0], [9.0, 0.0], 5.0), point(12.0, 4.0), [0.6, 0.8], [12.0, 4.0]),
        touching(segment([-3.0, 5.0], [3.0, 5.0]), circle([0.0, 0.0], 5.0), DOWN, [0.0, 5.0]),
        touching(segment([3.0, 4.0], [6.0, 8.0]), circle([0.0, 0.0], 5.0), [-0.6, -0.8], [3.0, 4.0]),
        touching(segment([2.0, 3.0], [2.0, 9.0]), stadium([0.0, 0.0], [4.0, 0.0], 3.0), DOWN, [2.0, 3.0]),
        touching(circle([0.0, 0.0], 2.0), circle([5.0, 0.0], 3.0), RIGHT, [2.0, 0.0]),
        touching(circle([0.0, 0.0], 2.0), circle([3.0, 4.0], 3.0), [0.6, 0.8], [1.2, 1.6]),
        touching(stadium([0.0, 0.0], [4.0, 0.0], 2.0), circle([1.0, 5.0], 3.0), UP, [1.0, 2.0]),
        touching(ray([-9.0, 5.0], [1.0, 0.0]), circle([0.0, 0.0], 5.0), DOWN, [0.0, 5.0]),
        touching(ray([3.0, 4.0], [3.0, 4.0]), circle([0.0, 0.0], 5.0), [-0.6, -0.8], [3.0, 4.0]),
        touching(ray([0.0, 5.0], [1.0, 0.0]), circle([0.0, 0.0], 5.0), DOWN, [0.0, 5.0]),
        touching(stadium([0.0, 0.0], [4.0, 0.0], 2.0), ray([1.0, 2.0], [0.0, 1.0]), UP, [1.0, 2.0]),
        touching(stadium([0.0, 0.0], [0.0, -4.0], 2.0), stadium([3.0, 4.0], [3.0, 9.0], 3.0), [0.6, 0.8], [1.2, 1.6]),
        touching(stadium([0.0, 0.0], [4.0, 0.0], 2.0), stadium([1.0, 5.0], [1.0, 9.0], 3.0), UP, [1.0, 2.0]),
    ]);
}

#[test]
fn parallel_sides_touch_at_the_smallest_end() {
    check(&[
        touching(segment([1.0, 3.0], [2.0, 3.0]), stadium([0.0, 0.0], [4.0, 0.0], 3.0), DOWN, [1.0, 3.0]),
        touching(stadium([0.0, 0.0], [4.0, 0.0], 2.0), stadium([2.0, 5.0], [6.0, 5.0], 3.0), UP, [2.0, 2.0]),
        // Of the ends (0, 4) and (5, 2) of the cores.
        touching(stadium([0.0, 0.0], [0.0, 4.0], 2.0), stadium([5.0, 2.0], [5.0, 6.0], 3.0), RIGHT, [2.0, 4.0]),
        touching(stadium([0.0, 0.0], [4.0, 0.0], 2.0), ray([1.0, 2.0], [1.0, 0.0]), UP, [1.0, 2.0]),
    ]);
}

#[test]
fn equal_points_part_in_all_directions() {
    check(&[
        meeting(point(2.0, 3.0), point(2.0, 3.0), RIGHT, [2.0, 3.0]),
        meeting(point(2.0, 3.0), circle([2.0, 3.0], 0.0), RIGHT, [2.0, 3.0]),
        meeting(circle([2.0, 3.0], 0.0), circle([2.0, 3.0], 0.0), RIGHT, [2.0, 3.0]),
        meeting(segment([2.0, 3.0], [2.0, 3.0]), point(2.0, 3.0), RIGHT, [2.0, 3.0]),
        meeting(stadium([2.0, 3.0], [2.0, 3.0], 0.0), segment([2.0, 3.0], [2.0, 3.0]), RIGHT, [2.0, 3.0]),
    ]);
}

#[test]
fn a_point_on_a_straight_core_parts_to_either_side() {
    check(&[
        meeting(segment([0.0, 0.0], [4.0, 0.0]), point(2.0, 0.0), UP, [2.0, 0.0]),
        meeting(segment([4.0, 0.0], [0.0, 0.0]), point(2.0, 0.0), DOWN, [2.0, 0.0]),
        meeting(point(2.0, 0.0), segment([0.0, 0.0], [4.0, 0.0]), UP, [2.0, 0.0]),
        // At an end: any direction that does not lead along the segment.
        meeting(segment([0.0, 0.0], [4.0, 0.0]), point(4.0, 0.0), UP, [4.0, 0.0]),
        meeting(segment([0.0, 0.0], [4.0, 0.0]), circle([0.0, 0.0], 0.0), UP, [0.0, 0.0]),
        // (3, 4) turned left is (-4, 3).
        meeting(segment([0.0, 0.0], [6.0, 8.0]), point(3.0, 4.0), [-0.8, 0.6], [3.0, 4.0]),
        meeting(stadium([0.0, 0.0], [4.0, 0.0], 0.0), point(1.0, 0.0), UP, [1.0, 0.0]),
        meeting(ray([0.0, 0.0], [1.0, 0.0]), point(7.0, 0.0), UP, [7.0, 0.0]),
        meeting(ray([0.0, 0.0], [1.0, 0.0]), point(0.0, 0.0), UP, [0.0, 0.0]),
        meeting(point(7.0, 0.0), ray([0.0, 0.0], [1.0, 0.0]), UP, [7.0, 0.0]),
    ]);
}

#[test]
fn an_end_on_the_inside_of_a_core_parts_one_way() {
    check(&[
        touching(segment([0.0, 0.0], [4.0, 0.0]), segment([2.0, 0.0], [2.0, 3.0]), UP, [2.0, 0.0]),
        touching(segment([0.0, 0.0], [4.0, 0.0]), segment([1.0, -3.0], [2.0, 0.0]), DOWN, [2.0, 0.0]),
        touching(stadium([0.0, 0.0], [4.0, 0.0], 0.0), segment([2.0, 0.0], [5.0, 3.0]), UP, [2.0, 0.0]),
        touching(ray([0.0, 0.0], [1.0, 0.0]), segment([5.0, 0.0], [5.0, 4.0]), UP, [5.0, 0.0]),
        touching(segment([0.0, -2.0], [0.0, 2.0]), ray([0.0, 0.0], [1.0, 0.0]), RIGHT, [0.0, 0.0]),
        touching(ray([0.0, 0.0], [1.0, 0.0]), ray([3.0, 0.0], [0.0, 1.0]), UP, [3.0, 0.0]),
    ]);
}

#[test]
fn cores_that_share_an_end_part_within_a_wedge() {
    check(&[
        // S = [-4, 0] × [-3, 0], with 0 at its upper right corner.
        meeting(segment([0.0, 0.0], [4.0, 0.0]), segment([4.0, 0.0], [4.0, 3.0]), UP, [4.0, 0.0]),
        // S = [-4, 0] × [0, 3]: a's left leads into S, its right does not.
        meeting(segment([0.0, 0.0], [4.0, 0.0]), segment([4.0, 0.0], [4.0, -3.0]), DOWN, [4.0, 0.0]),
        // S = {x ≤ 0, 0 ≤ y ≤ 2}: a's left (-1, 0) leads into S, its right does not.
        meeting(segment([0.0, 0.0], [0.0, 2.0]), ray([0.0, 0.0], [1.0, 0.0]), RIGHT, [0.0, 0.0]),
        // S = {x ≥ 0, y ≤ 0}.
        meeting(ray([0.0, 0.0], [1.0, 0.0]), ray([0.0, 0.0], [0.0, 1.0]), UP, [0.0, 0.0]),
        // S reaches from 0 between (-1, 0) and (-1, 1): its normals there run from (0, -1), a's left, to (1, 1)/√2.
        meeting(segment([0.0, 0.0], [-4.0, 0.0]), segment([0.0, 0.0], [4.0, -4.0]), DOWN, [0.0, 0.0]),
    ]);
}

#[test]
fn collinear_cores_part_sideways() {
    check(&[
        // Sharing an end.
        meeting(segment([0.0, 0.0], [4.0, 0.0]), segment([4.0, 0.0], [8.0, 0.0]), UP, [4.0, 0.0]),
        // Overlapping in [2, 4], contained in [1, 3], equal: at the smallest end within both.
        meeting(segment([0.0, 0.0], [4.0, 0.0]), segment([2.0, 0.0], [6.0, 0.0]), UP, [2.0, 0.0]),
        meeting(segment([0.0, 0.0], [4.0, 0.0]), segment([3.0, 0.0], [1.0, 0.0]), UP, [1.0, 0.0]),
        meeting(segment([4.0, 0.0], [0.0, 0.0]), segment([0.0, 0.0], [4.0, 0.0]), DOWN, [0.0, 0.0]),
        meeting(segment([0.0, 0.0], [6.0, 8.0]), segment([3.0, 4.0], [9.0, 12.0]), [-0.8, 0.6], [3.0, 4.0]),
        meeting(ray([0.0, 0.0], [1.0, 0.0]), segment([5.0, 0.0], [3.0, 0.0]), UP, [3.0, 0.0]),
        meeting(ray([0.0, 0.0], [1.0, 0.0]), segment([-3.0, 0.0], [0.0, 0.0]), UP, [0.0, 0.0]),
        meeting(ray([0.0, 0.0], [1.0, 0.0]), ray([5.0, 0.0], [-1.0, 0.0]), UP, [0.0, 0.0]),
        meeting(ray([0.0, 0.0], [1.0, 0.0]), ray([0.0, 0.0], [-1.0, 0.0]), UP, [0.0, 0.0]),
        meeting(ray([0.0, 0.0], [1.0, 0.0]), ray([3.0, 0.0], [2.0, 0.0]), UP, [3.0, 0.0]),
        meeting(ray([0.0, 0.0], [1.0, 0.0]), ray([0.0, 0.0], [1.0, 0.0]), UP, [0.0, 0.0]),
    ]);
}
