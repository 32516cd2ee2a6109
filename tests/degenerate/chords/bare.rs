//! A bare core is crossed in a point, or followed from one end of what is shared to the other.

use common::shapes::{circle, point, ray, segment};

use super::{DOWN, LEFT, RIGHT, UP, meets, misses, passes};

#[test]
fn two_segments_cross_in_a_point() {
    let floor = segment([-4.0, 0.0], [4.0, 0.0]);
    meets(segment([0.0, -2.0], [0.0, 2.0]), floor, 0.5, [0.0, 0.0], DOWN);
    meets(segment([0.0, 2.0], [0.0, -2.0]), floor, 0.5, [0.0, 0.0], UP);
    // The line through (-1, 0) and (3, 1) is at 1/4 of the way when x = 0.
    meets(segment([-1.0, 0.0], [3.0, 1.0]), segment([0.0, -4.0], [0.0, 4.0]), 0.25, [0.0, 0.25], LEFT);
    // End to side, start on side, side to end, end to end.
    meets(segment([0.0, 2.0], [0.0, 0.0]), floor, 1.0, [0.0, 0.0], UP);
    meets(segment([0.0, 0.0], [0.0, 2.0]), floor, 0.0, [0.0, 0.0], DOWN);
    meets(segment([-8.0, -4.0], [0.0, 4.0]), floor, 0.5, [-4.0, 0.0], DOWN);
    meets(segment([-4.0, 4.0], [-4.0, 0.0]), floor, 1.0, [-4.0, 0.0], UP);
    misses(segment([0.0, 4.0], [0.0, 1.0]), floor);
    misses(segment([5.0, 4.0], [5.0, -4.0]), floor);
    misses(segment([-4.0, 1.0], [4.0, 1.0]), floor);
}

#[test]
fn rays_and_points() {
    let floor = segment([0.0, 0.0], [4.0, 0.0]);
    meets(ray([2.0, 6.0], [0.0, -2.0]), floor, 3.0, [2.0, 0.0], UP);
    meets(ray([2.0, 6.0], [0.0, -2.0]), ray([0.0, 0.0], [1.0, 0.0]), 3.0, [2.0, 0.0], UP);
    meets(segment([2.0, 6.0], [2.0, -6.0]), ray([0.0, 0.0], [1.0, 0.0]), 0.5, [2.0, 0.0], UP);
    misses(ray([2.0, 6.0], [0.0, 2.0]), floor);
    misses(segment([-1.0, 6.0], [-1.0, -6.0]), ray([0.0, 0.0], [1.0, 0.0]));
    for target in [point(1.0, 0.0), circle([1.0, 0.0], 0.0), segment([1.0, 0.0], [1.0, 0.0])] {
        meets(floor, target, 0.25, [1.0, 0.0], LEFT);
        meets(segment([4.0, 0.0], [1.0, 0.0]), target, 1.0, [1.0, 0.0], RIGHT);
        meets(ray([-1.0, 0.0], [0.5, 0.0]), target, 4.0, [1.0, 0.0], LEFT);
        misses(segment([2.0, 0.0], [4.0, 0.0]), target);
        misses(segment([0.0, 1.0], [4.0, 1.0]), target);
    }
}

#[test]
fn along_a_segment_from_end_to_end_of_what_is_shared() {
    let path = segment([0.0, 0.0], [8.0, 0.0]);
    let back = segment([8.0, 0.0], [0.0, 0.0]);
    let shape = segment([2.0, 0.0], [6.0, 0.0]);
    passes(path, shape, Some((0.25, [2.0, 0.0], LEFT)), Some((0.75, [6.0, 0.0], LEFT)));
    passes(back, shape, Some((0.25, [6.0, 0.0], RIGHT)), Some((0.75, [2.0, 0.0], RIGHT)));
    // Also where these are the path's own.
    let beyond = segment([4.0, 0.0], [12.0, 0.0]);
    passes(path, beyond, Some((0.5, [4.0, 0.0], LEFT)), Some((1.0, [8.0, 0.0], LEFT)));
    passes(back, beyond, Some((0.0, [8.0, 0.0], RIGHT)), Some((0.5, [4.0, 0.0], RIGHT)));
    passes(shape, path, Some((0.0, [2.0, 0.0], LEFT)), Some((1.0, [6.0, 0.0], LEFT)));
    passes(path, path, Some((0.0, [0.0, 0.0], LEFT)), Some((1.0, [8.0, 0.0], LEFT)));
    passes(path, back, Some((0.0, [0.0, 0.0], LEFT)), Some((1.0, [8.0, 0.0], LEFT)));
    // An end only, from either side, and nothing.
    meets(path, segment([8.0, 0.0], [9.0, 0.0]), 1.0, [8.0, 0.0], LEFT);
    meets(path, segment([-1.0, 0.0], [0.0, 0.0]), 0.0, [0.0, 0.0], LEFT);
    misses(path, segment([9.0, 0.0], [12.0, 0.0]));
    misses(path, segment([2.0, 1.0], [6.0, 1.0]));
}

#[test]
fn along_rays() {
    let axis = ray([0.0, 0.0], [2.0, 0.0]);
    let floor = segment([0.0, 0.0], [4.0, 0.0]);
    passes(ray([-2.0, 0.0], [2.0, 0.0]), floor, Some((1.0, [0.0, 0.0], LEFT)), Some((3.0, [4.0, 0.0], LEFT)));
    passes(segment([-2.0, 0.0], [2.0, 0.0]), axis, Some((0.5, [0.0, 0.0], LEFT)), Some((1.0, [2.0, 0.0], LEFT)));
    passes(segment([2.0, 0.0], [-2.0, 0.0]), axis, Some((0.0, [2.0, 0.0], RIGHT)), Some((0.5, [0.0, 0.0], RIGHT)));
    // One ray that never leaves the other, and two that meet head-on.
    passes(ray([-3.0, 0.0], [1.0, 0.0]), axis, Some((3.0, [0.0, 0.0], LEFT)), None);
    passes(ray([3.0, 0.0], [1.0, 0.0]), axis, Some((0.0, [3.0, 0.0], LEFT)), None);
    passes(ray([3.0, 0.0], [-1.0, 0.0]), axis, Some((0.0, [3.0, 0.0], RIGHT)), Some((3.0, [0.0, 0.0], RIGHT)));
    meets(ray([0.0, 0.0], [-1.0, 0.0]), axis, 0.0, [0.0, 0.0], RIGHT);
    misses(ray([-1.0, 0.0], [-1.0, 0.0]), axis);
}
