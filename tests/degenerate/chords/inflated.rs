//! Through an inside, or along the outline.

use common::shapes::{circle, polygon, ray, segment, stadium};

use impinge::glam::DVec2;

use super::{DOWN, Expected, LEFT, RIGHT, UP, meets, misses, passes, passes_in};

#[test]
fn through_a_circle() {
    let target = circle([0.0, 0.0], 5.0);
    let (enter, exit) = ([-0.8, 0.6], [0.8, 0.6]);
    passes(segment([-8.0, 3.0], [8.0, 3.0]), target, Some((0.25, [-4.0, 3.0], enter)), Some((0.75, [4.0, 3.0], exit)));
    passes(ray([-9.0, 3.0], [1.0, 0.0]), target, Some((5.0, [-4.0, 3.0], enter)), Some((13.0, [4.0, 3.0], exit)));
    // One end or both inside.
    passes(segment([0.0, 3.0], [8.0, 3.0]), target, None, Some((0.5, [4.0, 3.0], exit)));
    passes(segment([-8.0, 3.0], [0.0, 3.0]), target, Some((0.5, [-4.0, 3.0], enter)), None);
    passes(segment([-1.0, 0.0], [1.0, 0.0]), target, None, None);
    passes(ray([0.0, 3.0], [2.0, 0.0]), target, None, Some((2.0, [4.0, 3.0], exit)));
    misses(segment([-8.0, 3.0], [-5.0, 3.0]), target);
    misses(segment([-8.0, 6.0], [8.0, 6.0]), target);
    misses(segment([5.0, 3.0], [8.0, 3.0]), target);
}

#[test]
fn tangents() {
    let target = circle([0.0, 0.0], 5.0);
    meets(segment([-8.0, 5.0], [8.0, 5.0]), target, 0.5, [0.0, 5.0], UP);
    meets(segment([-1.0, 7.0], [7.0, 1.0]), target, 0.5, [3.0, 4.0], [0.6, 0.8]);
    meets(segment([-8.0, 5.0], [0.0, 5.0]), target, 1.0, [0.0, 5.0], UP);
    meets(segment([0.0, 5.0], [8.0, 5.0]), target, 0.0, [0.0, 5.0], UP);
    misses(segment([-8.0, 5.0], [-1.0, 5.0]), target);
    misses(segment([1.0, 5.0], [8.0, 5.0]), target);
    meets(segment([13.0, -4.0], [13.0, 4.0]), stadium([0.0, 0.0], [8.0, 0.0], 5.0), 0.5, [13.0, 0.0], RIGHT);
    let rounded = polygon([[0.0, 0.0], [8.0, 0.0], [8.0, 8.0], [0.0, 8.0]], 5.0);
    meets(segment([-7.0, -1.0], [1.0, -7.0]), rounded, 0.5, [-3.0, -4.0], [-0.6, -0.8]);
    meets(ray([-7.0, -1.0], [4.0, -3.0]), rounded, 1.0, [-3.0, -4.0], [-0.6, -0.8]);
}

#[test]
fn ends_on_the_outline() {
    let target = circle([0.0, 0.0], 5.0);
    let (left, right) = ([-0.8, 0.6], [0.8, 0.6]);
    // From outside, from inside, from across.
    meets(segment([-8.0, 3.0], [-4.0, 3.0]), target, 1.0, [-4.0, 3.0], left);
    passes(segment([0.0, 3.0], [4.0, 3.0]), target, None, Some((1.0, [4.0, 3.0], right)));
    passes(segment([-4.0, 3.0], [4.0, 3.0]), target, Some((0.0, [-4.0, 3.0], left)), Some((1.0, [4.0, 3.0], right)));
    passes(
        segment([-8.0, 3.0], [4.0, 3.0]),
        target,
        Some((1.0 / 3.0, [-4.0, 3.0], left)),
        Some((1.0, [4.0, 3.0], right)),
    );
    // Starting there, inward and outward.
    passes(segment([-4.0, 3.0], [0.0, 3.0]), target, Some((0.0, [-4.0, 3.0], left)), None);
    meets(segment([4.0, 3.0], [8.0, 3.0]), target, 0.0, [4.0, 3.0], right);
    // On a stadium's side and cap.
    let bank = stadium([0.0, 0.0], [8.0, 0.0], 5.0);
    meets(segment([4.0, 9.0], [4.0, 5.0]), bank, 1.0, [4.0, 5.0], UP);
    passes(segment([4.0, 0.0], [4.0, 5.0]), bank, None, Some((1.0, [4.0, 5.0], UP)));
    meets(segment([11.0, 9.0], [11.0, 4.0]), bank, 1.0, [11.0, 4.0], [0.6, 0.8]);
    passes(segment([11.0, 0.0], [11.0, 4.0]), bank, None, Some((1.0, [11.0, 4.0], [0.6, 0.8])));
}

#[test]
fn along_the_side_of_a_stadium() {
    let bank = stadium([0.0, 0.0], [8.0, 0.0], 5.0);
    let (first, last) = (|t| Some((t, [0.0, 5.0], UP)), |t| Some((t, [8.0, 5.0], UP)));
    passes(segment([-4.0, 5.0], [12.0, 5.0]), bank, first(0.25), last(0.75));
    passes(segment([12.0, 5.0], [-4.0, 5.0]), bank, last(0.25), first(0.75));
    passes(segment([0.0, 5.0], [8.0, 5.0]), bank, first(0.0), last(1.0));
    passes(ray([-4.0, 5.0], [1.0, 0.0]), bank, first(4.0), last(12.0));
    // From or to a point of the side.
    passes(segment([4.0, 5.0], [12.0, 5.0]), bank, Some((0.0, [4.0, 5.0], UP)), last(0.5));
    passes(segment([-4.0, 5.0], [4.0, 5.0]), bank, first(0.5), Some((1.0, [4.0, 5.0], UP)));
    passes(segment([2.0, 5.0], [4.0, 5.0]), bank, Some((0.0, [2.0, 5.0], UP)), Some((1.0, [4.0, 5.0], UP)));
    // No more than its first or last point.
    meets(segment([-4.0, 5.0], [0.0, 5.0]), bank, 1.0, [0.0, 5.0], UP);
    meets(segment([8.0, 5.0], [12.0, 5.0]), bank, 0.0, [8.0, 5.0], UP);
    meets(ray([8.0, 5.0], [1.0, 0.0]), bank, 0.0, [8.0, 5.0], UP);
    misses(segment([9.0, 5.0], [12.0, 5.0]), bank);
}

#[test]
fn through_a_stadium() {
    let bank = stadium([0.0, 0.0], [8.0, 0.0], 5.0);
    let across = segment([4.0, 10.0], [4.0, -10.0]);
    passes(across, bank, Some((0.25, [4.0, 5.0], UP)), Some((0.75, [4.0, -5.0], DOWN)));
    let lengthwise = segment([-8.0, 0.0], [16.0, 0.0]);
    passes(lengthwise, bank, Some((0.125, [-5.0, 0.0], LEFT)), Some((0.875, [13.0, 0.0], RIGHT)));
    // x + y = 13: in where side and cap join, out at the tip.
    let oblique = segment([4.0, 9.0], [20.0, -7.0]);
    passes(oblique, bank, Some((0.25, [8.0, 5.0], UP)), Some((0.5625, [13.0, 0.0], RIGHT)));
    passes(segment([1.0, 1.0], [7.0, -1.0]), bank, None, None);
    passes(across, stadium([4.0, 0.0], [4.0, 0.0], 5.0), Some((0.25, [4.0, 5.0], UP)), Some((0.75, [4.0, -5.0], DOWN)));
    meets(across, stadium([0.0, 0.0], [8.0, 0.0], 0.0), 0.5, [4.0, 0.0], UP);
}

/// From a side into a cap, with a direction that is too long for double words.
#[test]
fn out_of_a_rounded_polygon_by_a_huge_direction() {
    let long = 2.0_f64.powi(1020);
    let rounded = polygon([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]], 1.0);
    for (start, direction, at, normal) in [
        ([2.0, 4.0], [long, 0.0], [5.0, 4.0], RIGHT),
        ([2.0, 4.0], [-long, 0.0], [-1.0, 4.0], LEFT),
        ([4.0, 2.0], [0.0, long], [4.0, 5.0], UP),
        ([4.0, 2.0], [0.0, -long], [4.0, -1.0], DOWN),
    ] {
        let exit = Some((3.0 / long, at, normal));
        let expected = Some(Expected { enter: None, exit, single: false });
        passes_in::<DVec2>(&ray(start, direction), &rounded, expected);
    }
}
