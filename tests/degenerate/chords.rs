//! Paths through shapes, along them, and no farther than to their outline.

use std::any::type_name;

use impinge::query::RayHit;

use crate::case::{in_every_vector, is_normal, is_point, is_value};
use crate::common::shapes::{circle, point, ray, segment, stadium};
use crate::common::{Figure, Plane, Point, query};

/// `t`, the point, the normal.
type Hit = (f64, Point, Point);

#[derive(Clone, Copy, Debug)]
struct Expected {
    enter: Option<Hit>,
    exit: Option<Hit>,
    single: bool,
}

/// `path` enters and leaves `shape`.
fn passes(path: Figure, shape: Figure, enter: Option<Hit>, exit: Option<Hit>) {
    check(path, shape, Some(Expected { enter, exit, single: false }));
}

/// They have one point in common.
fn meets(path: Figure, shape: Figure, t: f64, at: Point, normal: Point) {
    let hit = Some((t, at, normal));
    check(path, shape, Some(Expected { enter: hit, exit: hit, single: true }));
}

fn misses(path: Figure, shape: Figure) {
    check(path, shape, None);
}

fn check(path: Figure, shape: Figure, expected: Option<Expected>) {
    for shape in [Some(shape), shape.reversed()].into_iter().flatten() {
        in_every_vector!(passes_in(&path, &shape, expected));
    }
}

fn passes_in<V: Plane>(path: &Figure, shape: &Figure, expected: Option<Expected>) {
    let asked = format!("{path:?} through {shape:?} in {}", type_name::<V>());
    let found = query::chord::<V>(path, shape).expect("a path").unwrap();
    assert_eq!(found.is_some(), expected.is_some(), "{found:?} for {asked}");
    if let (Some(found), Some(expected)) = (found, expected) {
        let magnitude = path.magnitude().max(shape.magnitude());
        assert_eq!(found.single, expected.single, "{asked}");
        assert!(!found.single || found.enter == found.exit, "{found:?} for {asked}");
        is_hit::<V>(found.enter, expected.enter, magnitude, &format!("enter of {asked}"));
        is_hit::<V>(found.exit, expected.exit, magnitude, &format!("exit of {asked}"));
    }
}

fn is_hit<V: Plane>(found: Option<RayHit<Point>>, expected: Option<Hit>, magnitude: f64, asked: &str) {
    assert_eq!(found.is_some(), expected.is_some(), "{found:?} for the {asked}");
    if let (Some(found), Some((t, point, normal))) = (found, expected) {
        is_value::<V>(found.t, t, asked);
        is_point::<V>(found.point, point, magnitude, asked);
        is_normal::<V>(found.normal, normal, asked);
    }
}

const UP: Point = [0.0, 1.0];
const DOWN: Point = [0.0, -1.0];
const LEFT: Point = [-1.0, 0.0];
const RIGHT: Point = [1.0, 0.0];

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

#[test]
fn a_path_without_length_is_a_point() {
    let still = |x, y| segment([x, y], [x, y]);
    let inside = Some(Expected { enter: None, exit: None, single: true });
    for target in [circle([0.0, 0.0], 5.0), stadium([0.0, 0.0], [0.0, -8.0], 5.0)] {
        check(still(1.0, 1.0), target, inside);
        check(still(0.0, 0.0), target, inside);
        meets(still(3.0, 4.0), target, 0.0, [3.0, 4.0], [0.6, 0.8]);
        misses(still(4.0, 4.0), target);
    }
    meets(still(1.0, 2.0), point(1.0, 2.0), 0.0, [1.0, 2.0], RIGHT);
    meets(still(1.0, 2.0), still(1.0, 2.0), 0.0, [1.0, 2.0], RIGHT);
    meets(still(7.0, 0.0), ray([0.0, 0.0], [1.0, 0.0]), 0.0, [7.0, 0.0], UP);
    misses(still(-1.0, 0.0), ray([0.0, 0.0], [1.0, 0.0]));
    misses(still(1.0, 2.0), point(2.0, 1.0));
}

/// The left side of a bare core, which depends on the order of its ends.
#[test]
fn a_path_without_length_is_to_the_left_of_a_bare_core() {
    let still = segment([2.0, 0.0], [2.0, 0.0]);
    for (floor, normal) in [(segment([0.0, 0.0], [4.0, 0.0]), UP), (segment([4.0, 0.0], [0.0, 0.0]), DOWN)] {
        let hit = Some((0.0, [2.0, 0.0], normal));
        let expected = Some(Expected { enter: hit, exit: hit, single: true });
        in_every_vector!(passes_in(&still, &floor, expected));
    }
}

#[test]
fn tiny_and_huge() {
    for scale in [-140, 100].map(|exponent| 2.0_f64.powi(exponent)) {
        let [three, four, five, eight] = [3.0, 4.0, 5.0, 8.0].map(|number| number * scale);
        let (enter, exit) = ((0.25, [-four, three], [-0.8, 0.6]), (0.75, [four, three], [0.8, 0.6]));
        passes(segment([-eight, three], [eight, three]), circle([0.0, 0.0], five), Some(enter), Some(exit));
        meets(segment([-eight, five], [eight, five]), circle([0.0, 0.0], five), 0.5, [0.0, five], UP);
        meets(segment([0.0, -four], [0.0, four]), segment([-three, 0.0], [three, 0.0]), 0.5, [0.0, 0.0], DOWN);
    }
}

#[test]
fn by_less_than_any_rounding() {
    // The tangent at (3, 4) is nearer to the centre by 5·2⁻⁶⁰: half the chord is √(2⁻⁵⁹ − 2⁻¹²⁰) of the radius.
    let (delta, half) = (2.0_f64.powi(-60), 2.0_f64.powi(-30) * std::f64::consts::SQRT_2);
    let hit = |s: f64| Some((0.5 + s / 2.0, [3.0 + 4.0 * s, 4.0 - 3.0 * s], [0.6 + 0.8 * s, 0.8 - 0.6 * s]));
    let secant = segment([-1.0, 7.0], [7.0, 1.0]);
    passes(secant, circle([3.0 * delta, 4.0 * delta], 5.0), hit(-half), hit(half));
    misses(secant, circle([-3.0 * delta, -4.0 * delta], 5.0));
    // The circle begins at 2 − √(1 − 2⁻⁸⁰).
    misses(segment([0.0, 0.0], [1.0, 0.0]), circle([2.0, 2.0_f64.powi(-40)], 1.0));
}
