//! Through a box or a polygon without a radius: at its corners, along its sides, and from its outline.

use common::shapes::{aabb, polygon, ray, segment};
use common::{Figure, Point};

use super::{DOWN, Expected, LEFT, RIGHT, UP, check, meets, misses, passes};

/// The box from (0, 0) to (4, 2), and the same as a polygon.
fn rectangles() -> [Figure; 2] {
    [aabb([0.0, 0.0], [4.0, 2.0]), polygon([[4.0, 2.0], [0.0, 2.0], [0.0, 0.0], [4.0, 0.0]], 0.0)]
}

#[test]
fn by_sides_and_corners() {
    for target in rectangles() {
        // The normal n at a corner has the least |n·d|.
        passes(ray([-2.0, -1.0], [2.0, 1.0]), target, Some((1.0, [0.0, 0.0], DOWN)), Some((3.0, [4.0, 2.0], UP)));
        passes(ray([6.0, 3.0], [-2.0, -1.0]), target, Some((1.0, [4.0, 2.0], UP)), Some((3.0, [0.0, 0.0], DOWN)));
        passes(ray([-1.0, -2.0], [1.0, 2.0]), target, Some((1.0, [0.0, 0.0], LEFT)), Some((2.0, [1.0, 2.0], UP)));
        passes(ray([0.5, 1.0], [1.0, 2.0]), target, None, Some((0.5, [1.0, 2.0], UP)));
        passes(ray([2.0, -2.0], [1.0, 2.0]), target, Some((1.0, [3.0, 0.0], DOWN)), Some((2.0, [4.0, 2.0], RIGHT)));
        passes(ray([-1.0, 1.0], [1.0, 0.0]), target, Some((1.0, [0.0, 1.0], LEFT)), Some((5.0, [4.0, 1.0], RIGHT)));
        misses(segment([-1.0, 2.0], [4.0, 7.0]), target);
    }
}

#[test]
fn that_start_or_end_on_a_diagonal() {
    for target in rectangles() {
        passes(ray([2.0, 1.0], [2.0, 1.0]), target, None, Some((1.0, [4.0, 2.0], UP)));
        passes(segment([1.0, 0.5], [3.0, 1.5]), target, None, None);
        passes(segment([2.0, 1.0], [4.0, 2.0]), target, None, Some((1.0, [4.0, 2.0], UP)));
        passes(segment([0.0, 0.0], [2.0, 1.0]), target, Some((0.0, [0.0, 0.0], DOWN)), None);
        passes(segment([-2.0, -1.0], [2.0, 1.0]), target, Some((0.5, [0.0, 0.0], DOWN)), None);
        let (enter, exit) = ((0.0, [0.0, 0.0], DOWN), (1.0, [4.0, 2.0], UP));
        passes(segment([0.0, 0.0], [4.0, 2.0]), target, Some(enter), Some(exit));
        meets(ray([4.0, 2.0], [2.0, 1.0]), target, 0.0, [4.0, 2.0], UP);
        meets(segment([-2.0, -1.0], [0.0, 0.0]), target, 1.0, [0.0, 0.0], DOWN);
        misses(segment([-4.0, -2.0], [-2.0, -1.0]), target);
        misses(ray([6.0, 3.0], [2.0, 1.0]), target);
    }
}

/// The path goes (3 − 2⁻⁶⁰, 3), which is nearer to the normal of the lower side.
#[test]
fn steeper_by_less_than_a_rounding() {
    let start = [2.0_f64.powi(-60), 0.0];
    let [x, y] = start;
    for target in [aabb(start, [8.0, 8.0]), polygon([start, [8.0, y], [8.0, 8.0], [x, 8.0]], 0.0)] {
        passes(segment(start, [3.0, 3.0]), target, Some((0.0, start, LEFT)), None);
    }
}

#[test]
fn that_start_or_end_on_a_side() {
    for target in rectangles() {
        passes(ray([0.0, 1.0], [2.0, 1.0]), target, Some((0.0, [0.0, 1.0], LEFT)), Some((1.0, [2.0, 2.0], UP)));
        meets(ray([0.0, 1.0], [-2.0, 1.0]), target, 0.0, [0.0, 1.0], LEFT);
        meets(segment([1.0, 4.0], [2.0, 2.0]), target, 1.0, [2.0, 2.0], UP);
        passes(segment([2.0, 1.0], [4.0, 1.0]), target, None, Some((1.0, [4.0, 1.0], RIGHT)));
    }
}

#[test]
fn past_a_corner() {
    let (diagonal, corner) = (std::f64::consts::FRAC_1_SQRT_2, [0.0, 0.0]);
    let normal = [-diagonal, -diagonal];
    for target in rectangles() {
        meets(ray([-2.0, 2.0], [1.0, -1.0]), target, 2.0, corner, normal);
        meets(ray([2.0, -2.0], [-1.0, 1.0]), target, 2.0, corner, normal);
        meets(segment([-2.0, 2.0], corner), target, 1.0, corner, normal);
        meets(ray(corner, [1.0, -1.0]), target, 0.0, corner, normal);
        misses(ray([1.0, -1.0], [1.0, -1.0]), target);
        misses(segment([-4.0, 4.0], [-1.0, 1.0]), target);
    }
}

/// Each side, in both directions, of a rectangle or of a polygon.
fn passes_along_sides(target: Figure, corners: &[Point], normals: &[Point]) {
    for (number, &normal) in normals.iter().enumerate() {
        let (p, q) = (corners[number], corners[(number + 1) % corners.len()]);
        for ([px, py], [qx, qy]) in [(p, q), (q, p)] {
            let at = |s: f64| [px + s * (qx - px), py + s * (qy - py)];
            let hit = |t: f64, s: f64| Some((t, at(s), normal));
            passes(ray(at(-1.0), [qx - px, qy - py]), target, hit(1.0, 0.0), hit(2.0, 1.0));
            passes(segment(at(-0.5), at(0.5)), target, hit(0.5, 0.0), hit(1.0, 0.5));
            passes(segment(at(0.25), at(0.75)), target, hit(0.0, 0.25), hit(1.0, 0.75));
            passes(segment(at(0.0), at(1.0)), target, hit(0.0, 0.0), hit(1.0, 1.0));
            passes(segment(at(0.5), at(1.5)), target, hit(0.0, 0.5), hit(0.5, 1.0));
            meets(segment(at(-1.0), at(0.0)), target, 1.0, at(0.0), normal);
            meets(segment(at(1.0), at(2.0)), target, 0.0, at(1.0), normal);
            misses(segment(at(-1.0), at(-0.5)), target);
            misses(segment(at(1.5), at(2.0)), target);
        }
    }
}

#[test]
fn along_a_side() {
    for target in rectangles() {
        passes_along_sides(target, &[[0.0, 0.0], [4.0, 0.0], [4.0, 2.0], [0.0, 2.0]], &[DOWN, RIGHT, UP, LEFT]);
    }
    // Sides of 6-8-10 and 8-15-17.
    let (corners, normals) =
        ([[0.0, 0.0], [8.0, -6.0], [8.0, 15.0]], [[-0.6, -0.8], RIGHT, [-15.0 / 17.0, 8.0 / 17.0]]);
    for first in 0..3 {
        let turned = [0, 1, 2].map(|number| corners[(first + number) % 3]);
        passes_along_sides(polygon(turned, 0.0), &corners, &normals);
    }
}

#[test]
fn without_length() {
    let still = |x, y| segment([x, y], [x, y]);
    for target in rectangles() {
        check(still(1.0, 1.0), target, Some(Expected { enter: None, exit: None, single: true }));
        meets(still(3.0, 2.0), target, 0.0, [3.0, 2.0], UP);
        // Of the two sides, the one that comes first, counter-clockwise from (0, 0).
        meets(still(4.0, 2.0), target, 0.0, [4.0, 2.0], RIGHT);
        misses(still(5.0, 1.0), target);
    }
}
