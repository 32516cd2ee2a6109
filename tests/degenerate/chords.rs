//! Paths through shapes, along them, and no farther than to their outline.

mod bare;
mod inflated;
mod sharp;

use std::any::type_name;

use common::answer::RayHit;
use common::shapes::{circle, point, ray, segment, stadium};
use common::{Figure, Point, TestVector, query};

use crate::case::{in_both_precisions, is_normal, is_point, is_value};

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
    in_both_precisions!(passes_either_way_round(&path, &shape, expected));
}

/// Also with the ends of the shape exchanged.
fn passes_either_way_round<V: TestVector>(path: &Figure, shape: &Figure, expected: Option<Expected>) {
    for shape in [Some(*shape), shape.reversed()].into_iter().flatten() {
        passes_in::<V>(path, &shape, expected);
    }
}

fn passes_in<V: TestVector>(path: &Figure, shape: &Figure, expected: Option<Expected>) {
    let asked = format!("{path:?} through {shape:?} in {}", type_name::<V>());
    let found = query::chord::<V>(path, shape).expect("a path").unwrap();
    assert_eq!(found.is_some(), expected.is_some(), "{found:?} for {asked}");
    if let (Figure::Ray(ray), Figure::Circle(circle)) = (path, shape) {
        assert_eq!(query::ray_circle::<V>(ray, circle), Ok(found), "{asked}");
    }
    if let (Some(found), Some(expected)) = (found, expected) {
        let magnitude = path.magnitude().max(shape.magnitude());
        assert_eq!(found.single, expected.single, "{asked}");
        assert!(!found.single || found.enter == found.exit, "{found:?} for {asked}");
        is_hit::<V>(found.enter, expected.enter, magnitude, &format!("enter of {asked}"));
        is_hit::<V>(found.exit, expected.exit, magnitude, &format!("exit of {asked}"));
    }
}

fn is_hit<V: TestVector>(found: Option<RayHit>, expected: Option<Hit>, magnitude: f64, asked: &str) {
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
        in_both_precisions!(passes_in(&still, &floor, expected));
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
