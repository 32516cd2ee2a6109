//! With a radius there is one normal.

use common::shapes::{circle, point, segment, stadium};

use super::{LEFT, RIGHT, UP, hits, misses, overlaps};

#[test]
fn circles() {
    let target = circle([0.0, 0.0], 2.0);
    hits(circle([-15.0, 0.0], 3.0), [20.0, 0.0], target, 0.5, [-2.0, 0.0], LEFT);
    // The centre comes to (-3, 4).
    hits(circle([-14.0, 4.0], 3.0), [22.0, 0.0], target, 0.5, [-1.2, 1.6], [-0.6, 0.8]);
    // Grazing, and not quite.
    hits(circle([-10.0, 5.0], 3.0), [20.0, 0.0], target, 0.5, [0.0, 2.0], UP);
    misses(circle([-10.0, 6.0], 3.0), [20.0, 0.0], target);
    // Just arriving, head-on and grazing, and not quite.
    hits(circle([-15.0, 0.0], 3.0), [10.0, 0.0], target, 1.0, [-2.0, 0.0], LEFT);
    hits(circle([-10.0, 5.0], 3.0), [10.0, 0.0], target, 1.0, [0.0, 2.0], UP);
    misses(circle([-15.0, 0.0], 3.0), [9.0, 0.0], target);
    misses(circle([-10.0, 5.0], 3.0), [9.0, 0.0], target);
    misses(circle([-15.0, 0.0], 3.0), [-20.0, 0.0], target);
    misses(circle([-15.0, 0.0], 3.0), [0.0, 0.0], target);
}

#[test]
fn circles_press_slide_or_part() {
    let target = circle([0.0, 0.0], 2.0);
    let ball = circle([-3.0, 4.0], 3.0);
    // Of the tangent (4, 3) to either side.
    hits(ball, [3.0, -4.0], target, 0.0, [-1.2, 1.6], [-0.6, 0.8]);
    hits(ball, [4.0, 2.0], target, 0.0, [-1.2, 1.6], [-0.6, 0.8]);
    for translation in [[4.0, 3.0], [-4.0, -3.0], [4.0, 4.0], [-3.0, 4.0], [0.0, 0.0]] {
        misses(ball, translation, target);
    }
    hits(point(0.0, 2.0), [0.0, -1.0], target, 0.0, [0.0, 2.0], UP);
    misses(point(0.0, 2.0), [1.0, 0.0], target);
}

#[test]
fn circles_that_overlap() {
    // The point divides the way between the centres as the radii do.
    overlaps(circle([3.0, 0.0], 2.0), [-1.0, 0.0], circle([0.0, 0.0], 2.0), [1.5, 0.0], RIGHT);
    overlaps(circle([2.0, 0.0], 1.0), [1.0, 0.0], circle([0.0, 0.0], 3.0), [1.5, 0.0], RIGHT);
    overlaps(circle([2.0, 0.0], 1.0), [0.0, 0.0], circle([0.0, 0.0], 3.0), [1.5, 0.0], RIGHT);
    overlaps(point(3.0, 4.0), [-3.0, 1.0], circle([0.0, 0.0], 6.0), [3.0, 4.0], [0.6, 0.8]);
    overlaps(circle([3.0, 4.0], 6.0), [-3.0, 1.0], point(0.0, 0.0), [0.0, 0.0], [0.6, 0.8]);
    // From the centre, any way.
    overlaps(circle([1.0, 2.0], 1.0), [3.0, 4.0], circle([1.0, 2.0], 3.0), [1.0, 2.0], [0.6, 0.8]);
    overlaps(circle([1.0, 2.0], 1.0), [0.0, 0.0], circle([1.0, 2.0], 3.0), [1.0, 2.0], RIGHT);
}

#[test]
fn sides_and_caps() {
    let target = stadium([0.0, 0.0], [8.0, 0.0], 1.0);
    hits(circle([4.0, 6.0], 1.0), [0.0, -8.0], target, 0.5, [4.0, 1.0], UP);
    hits(point(4.0, 5.0), [0.0, -8.0], target, 0.5, [4.0, 1.0], UP);
    // The centre comes to (3, 4) beside the end.
    hits(circle([11.0, 12.0], 4.0), [0.0, -16.0], target, 0.5, [8.6, 0.8], [0.6, 0.8]);
    // Where side and cap join.
    hits(circle([8.0, 6.0], 1.0), [0.0, -8.0], target, 0.5, [8.0, 1.0], UP);
    // The cap of the one, the side of the other.
    hits(stadium([4.0, 5.0], [4.0, 9.0], 1.0), [0.0, -6.0], target, 0.5, [4.0, 1.0], UP);
    hits(stadium([-6.0, -3.0], [-6.0, 3.0], 1.0), [8.0, 0.0], target, 0.5, [-1.0, 0.0], LEFT);
    // Along a side, from before it.
    hits(circle([-6.0, 2.0], 1.0), [12.0, 0.0], target, 0.5, [0.0, 1.0], UP);
    hits(circle([-4.0, 1.0], 1.0), [8.0, 0.0], segment([0.0, 0.0], [8.0, 0.0]), 0.5, [0.0, 0.0], UP);
    // Round the far end.
    hits(circle([15.0, 0.0], 1.0), [-10.0, 0.0], target, 0.5, [9.0, 0.0], RIGHT);
    hits(circle([10.0, -5.0], 1.0), [0.0, 10.0], target, 0.5, [9.0, 0.0], RIGHT);
    misses(circle([11.0, -5.0], 1.0), [0.0, 10.0], target);
}

#[test]
fn parallel_sides_meet_at_the_smallest_end() {
    let target = stadium([0.0, 0.0], [4.0, 0.0], 1.0);
    // Of (2, 2) and (4, 0); of (0, 0) and (2, 2); of all four.
    hits(stadium([2.0, 6.0], [6.0, 6.0], 1.0), [0.0, -8.0], target, 0.5, [2.0, 1.0], UP);
    hits(stadium([-2.0, 6.0], [2.0, 6.0], 1.0), [0.0, -8.0], target, 0.5, [0.0, 1.0], UP);
    hits(stadium([0.0, 6.0], [4.0, 6.0], 1.0), [0.0, -8.0], target, 0.5, [0.0, 1.0], UP);
    // Where the moving ends are by then: of (2, 2) and (3, 2).
    hits(stadium([0.0, 6.0], [1.0, 6.0], 1.0), [4.0, -8.0], target, 0.5, [2.0, 1.0], UP);
    // Of (0, 4) and (2, 2): x decides before y.
    let upright = stadium([0.0, 0.0], [0.0, 4.0], 1.0);
    hits(stadium([6.0, 2.0], [6.0, 6.0], 1.0), [-8.0, 0.0], upright, 0.5, [1.0, 4.0], RIGHT);
    // Of (-2, 2) and (0, 4).
    hits(stadium([-6.0, 2.0], [-6.0, 6.0], 1.0), [8.0, 0.0], upright, 0.5, [-1.0, 2.0], LEFT);
    // At the start.
    let upper = stadium([2.0, 2.0], [6.0, 2.0], 1.0);
    hits(upper, [0.0, -1.0], target, 0.0, [2.0, 1.0], UP);
    hits(upper, [5.0, -1.0], target, 0.0, [2.0, 1.0], UP);
    for translation in [[1.0, 0.0], [-5.0, 0.0], [0.0, 1.0], [0.0, 0.0]] {
        misses(upper, translation, target);
    }
}
