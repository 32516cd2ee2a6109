//! Moving shapes that touch, slide, graze, just arrive, or overlap from the start. With the difference of the cores
//! S = {p − q}, p of the target and q of the moving one, inflated by both radii, the moving shape is cast as a point from 0.

mod bare;
mod inflated;

use std::any::type_name;

use common::shapes::{aabb, circle, point, polygon, ray, segment, stadium};
use common::{Figure, Point, TestVector, query};
use impinge::glam::DVec2;

use crate::case::{in_both_precisions, is_normal, is_point, is_value};

/// `t`, the point, the normal, and whether they overlap.
type Hit = (f64, Point, Point, bool);

/// `moving`, on its way by `translation`, hits `target` at `t`, in the point, with the normal.
fn hits(moving: Figure, translation: Point, target: Figure, t: f64, at: Point, normal: Point) {
    in_both_precisions!(casts_either_way_round(&moving, translation, &target, Some((t, at, normal, false))));
}

fn misses(moving: Figure, translation: Point, target: Figure) {
    let expected: Option<Hit> = None;
    in_both_precisions!(casts_either_way_round(&moving, translation, &target, expected));
}

/// They overlap from the start. Which way out is the canonical one depends on the order of the ends.
fn overlaps(moving: Figure, translation: Point, target: Figure, at: Point, normal: Point) {
    in_both_precisions!(casts(&moving, translation, &target, Some((0.0, at, normal, true))));
}

/// Also with the ends of the one and the other exchanged.
fn casts_either_way_round<V: TestVector>(moving: &Figure, translation: Point, target: &Figure, expected: Option<Hit>) {
    let ends = |figure: &Figure| [Some(*figure), figure.reversed()].into_iter().flatten();
    for (moving, target) in ends(moving).flat_map(|moving| ends(target).map(move |target| (moving, target))) {
        casts::<V>(&moving, translation, &target, expected);
    }
}

fn casts<V: TestVector>(moving: &Figure, translation: Point, target: &Figure, expected: Option<Hit>) {
    let asked = format!("{moving:?} by {translation:?} to {target:?} in {}", type_name::<V>());
    let found = query::cast::<V>(moving, translation, target).expect("no ray moves").unwrap();
    assert_eq!(found.is_some(), expected.is_some(), "{found:?} for {asked}");
    if let (Some(found), Some((t, point, normal, overlapping))) = (found, expected) {
        let farthest = Figure::Point(translation).magnitude();
        assert_eq!(found.overlapping, overlapping, "{asked}");
        is_value::<V>(found.t, t, &asked);
        is_point::<V>(found.point, point, moving.magnitude().max(target.magnitude()).max(farthest), &asked);
        is_normal::<V>(found.normal, normal, &asked);
    }
}

const UP: Point = [0.0, 1.0];
const DOWN: Point = [0.0, -1.0];
const LEFT: Point = [-1.0, 0.0];
const RIGHT: Point = [1.0, 0.0];

#[test]
fn cores_that_overlap() {
    // The cross of S = [-5, 3] × [-2, 2]: up and down are as near.
    for radius in [0.0, 1.0] {
        let (target, moving) = (stadium([-4.0, 0.0], [4.0, 0.0], 0.0), stadium([1.0, -2.0], [1.0, 2.0], radius));
        overlaps(moving, [0.0, -1.0], target, [1.0, 0.0], DOWN);
        overlaps(moving, [-7.0, 1.0], target, [1.0, 0.0], UP);
        overlaps(moving, [1.0, 0.0], target, [1.0, 0.0], UP);
        overlaps(moving, [0.0, 0.0], target, [1.0, 0.0], UP);
        overlaps(target, [0.0, -1.0], moving, [1.0, 0.0], DOWN);
    }
    // The nearest core points are (2, 0) and (2, 3).
    let flat = stadium([0.0, 0.0], [4.0, 0.0], 2.0);
    overlaps(stadium([2.0, 3.0], [6.0, 3.0], 2.0), [0.0, 1.0], flat, [2.0, 1.5], UP);
    overlaps(stadium([2.0, 3.0], [6.0, 3.0], 6.0), [0.0, 1.0], flat, [2.0, 0.75], UP);
    // Collinear cores that share [2, 4].
    overlaps(stadium([2.0, 0.0], [6.0, 0.0], 1.0), [0.0, -1.0], flat, [2.0, 0.0], DOWN);
    overlaps(stadium([2.0, 0.0], [6.0, 0.0], 1.0), [1.0, 0.0], flat, [2.0, 0.0], UP);
    // A centre beside the floor, and on it.
    let floor = segment([-4.0, 0.0], [4.0, 0.0]);
    overlaps(circle([1.0, 1.0], 2.0), [0.0, 1.0], floor, [1.0, 0.0], UP);
    overlaps(circle([1.0, 0.0], 2.0), [0.0, -1.0], floor, [1.0, 0.0], DOWN);
}

/// No corner is in the other polygon: the first edge of the target crosses the right edge of the moving one.
#[test]
fn polygons_that_cross() {
    // S = [-5, 5] × [-5, 5]: all ways out are as near.
    let wide = polygon([[-4.0, -1.0], [4.0, -1.0], [4.0, 1.0], [-4.0, 1.0]], 0.0);
    let high = polygon([[-1.0, -4.0], [1.0, -4.0], [1.0, 4.0], [-1.0, 4.0]], 0.0);
    for (way, normal) in [([0.0, 3.0], UP), ([0.0, -3.0], DOWN), ([-3.0, 1.0], LEFT), ([3.0, 1.0], RIGHT)] {
        overlaps(high, way, wide, [1.0, -1.0], normal);
        // The right edge of the target and the lower one of the moving polygon.
        overlaps(wide, way, high, [1.0, -1.0], normal);
    }
}

#[test]
fn to_rays() {
    let axis = ray([0.0, 0.0], [1.0, 0.0]);
    hits(point(2.0, 6.0), [0.0, -12.0], axis, 0.5, [2.0, 0.0], UP);
    hits(point(-6.0, 0.0), [12.0, 0.0], axis, 0.5, [0.0, 0.0], LEFT);
    misses(point(-1.0, 6.0), [0.0, -12.0], axis);
    // Its side, its origin.
    hits(circle([9.0, 5.0], 1.0), [0.0, -8.0], axis, 0.5, [9.0, 0.0], UP);
    hits(circle([-3.0, 12.0], 5.0), [0.0, -16.0], axis, 0.5, [0.0, 0.0], [-0.6, 0.8]);
    misses(circle([-3.0, 12.0], 2.0), [0.0, -16.0], axis);
    // Half-strips of bare segments: S = [4, ∞) × [-2, 2] and [-3, ∞) × [-8, -4].
    hits(segment([-4.0, -2.0], [-4.0, 2.0]), [8.0, 0.0], axis, 0.5, [0.0, 0.0], LEFT);
    hits(segment([3.0, 4.0], [3.0, 8.0]), [0.0, -8.0], axis, 0.5, [3.0, 0.0], UP);
    hits(segment([3.0, 4.0], [3.0, 8.0]), [40.0, -8.0], axis, 0.5, [23.0, 0.0], UP);
    // S = [4, ∞) × [-8, -4], met at the corner.
    hits(segment([-4.0, 4.0], [-4.0, 8.0]), [8.0, -8.0], axis, 0.5, [0.0, 0.0], UP);
    // S = [-3, ∞) × [-2, 2] around 0.
    overlaps(segment([3.0, -2.0], [3.0, 2.0]), [0.0, -1.0], axis, [3.0, 0.0], DOWN);
    // Collinear, heading for the origin.
    hits(segment([-6.0, 0.0], [-2.0, 0.0]), [4.0, 0.0], axis, 0.5, [0.0, 0.0], LEFT);
}

/// The sides of S from infinity and to infinity end at a corner. A box that passes beyond it meets the origin of the ray
/// with another side.
#[test]
fn boxes_to_rays() {
    let (right, left) = (ray([0.0, 0.0], [1.0, 0.0]), ray([0.0, 0.0], [-1.0, 0.0]));
    for (way, below) in [(-1.0, 4.0), (1.0, -6.0)] {
        let [at_left, over_right, at_right] = [-5.0, 2.0, 3.0].map(|x| aabb([x, below], [x + 2.0, below + 2.0]));
        let (falling, away) = ([0.0, 8.0 * way], [0.0, -way]);
        hits(over_right, falling, right, 0.5, [2.0, 0.0], away);
        misses(over_right, falling, left);
        // At y = 0 from t = 1/2 to 3/4, and at x = 0 from 3/5 on.
        hits(at_left, [5.0, 8.0 * way], right, 0.6, [0.0, 0.0], LEFT);
        hits(at_right, [-5.0, 8.0 * way], left, 0.6, [0.0, 0.0], RIGHT);
        // At x = 0 from 1 on.
        misses(at_left, [3.0, 8.0 * way], right);
        misses(at_right, [-3.0, 8.0 * way], left);
    }
}

#[test]
fn flat_on_rays() {
    // Of (3, 1) and (7, 1) on a ray from the left; of (5, 0) and (7, 1); of (3, 1) and (5, 0).
    let falling = stadium([3.0, 5.0], [7.0, 5.0], 1.0);
    hits(falling, [0.0, -8.0], ray([0.0, 0.0], [1.0, 0.0]), 0.5, [3.0, 0.0], UP);
    hits(falling, [0.0, -8.0], ray([5.0, 0.0], [1.0, 0.0]), 0.5, [5.0, 0.0], UP);
    hits(falling, [0.0, -8.0], ray([5.0, 0.0], [-1.0, 0.0]), 0.5, [3.0, 0.0], UP);
    hits(segment([3.0, 4.0], [7.0, 4.0]), [0.0, -8.0], ray([5.0, 0.0], [-1.0, 0.0]), 0.5, [3.0, 0.0], UP);
    // Onto no more than its origin.
    hits(segment([3.0, 4.0], [7.0, 4.0]), [0.0, -8.0], ray([7.0, 0.0], [2.0, 0.0]), 0.5, [7.0, 0.0], UP);
    misses(segment([3.0, 4.0], [7.0, 4.0]), [0.0, -8.0], ray([8.0, 0.0], [2.0, 0.0]));
}

#[test]
fn zero_length_core_is_a_point() {
    let floor = segment([0.0, 0.0], [4.0, 0.0]);
    hits(segment([1.0, 4.0], [1.0, 4.0]), [0.0, -8.0], floor, 0.5, [1.0, 0.0], UP);
    hits(floor, [0.0, -8.0], segment([1.0, -4.0], [1.0, -4.0]), 0.5, [1.0, -4.0], UP);
    hits(segment([0.0, 0.0], [0.0, 0.0]), [6.0, 8.0], segment([3.0, 4.0], [3.0, 4.0]), 0.5, [3.0, 4.0], [-0.6, -0.8]);
    hits(stadium([1.0, 5.0], [1.0, 5.0], 1.0), [0.0, -8.0], floor, 0.5, [1.0, 0.0], UP);
    hits(circle([-15.0, 0.0], 3.0), [20.0, 0.0], stadium([0.0, 0.0], [0.0, 0.0], 2.0), 0.5, [-2.0, 0.0], LEFT);
    misses(segment([1.0, 0.0], [1.0, 0.0]), [0.0, -1.0], floor);
    overlaps(stadium([3.0, 0.0], [3.0, 0.0], 2.0), [1.0, 0.0], circle([0.0, 0.0], 2.0), [1.5, 0.0], RIGHT);
}

#[test]
fn tiny_and_huge() {
    for scale in [-140, 100].map(|exponent| 2.0_f64.powi(exponent)) {
        let [r, s, from, by] = [2.0, 3.0, -15.0, 20.0].map(|number| number * scale);
        hits(circle([from, 0.0], s), [by, 0.0], circle([0.0, 0.0], r), 0.5, [-r, 0.0], LEFT);
        hits(circle([from, 0.0], s), [by / 2.0, 0.0], circle([0.0, 0.0], r), 1.0, [-r, 0.0], LEFT);
        hits(circle([from / 3.0, 0.0], s), [by, 0.0], circle([0.0, 0.0], r), 0.0, [-r, 0.0], LEFT);
        misses(circle([from / 3.0, 0.0], s), [0.0, by], circle([0.0, 0.0], r));
    }
    // 1/2 less 2⁻²⁰⁰.
    let far = 2.0_f64.powi(99);
    hits(point(0.0, 0.0), [2.0 * far, 0.0], circle([far, 0.0], 1.0 / far / 2.0), 0.5, [far, 0.0], LEFT);
}

#[test]
fn by_less_than_any_rounding() {
    let delta = 2.0_f64.powi(-60);
    // Outside by 2.5·δ²: the way to the centre is (1 − t)² = 1 − δ², along the tangent the outline comes nearest at t = δ.
    let beside = circle([4.0 * delta, -3.0 * delta], 5.0);
    hits(point(3.0, 4.0), [-3.0, -4.0], beside, delta * delta / 2.0, [3.0, 4.0], [0.6, 0.8]);
    hits(point(3.0, 4.0), [4.0, -3.0], beside, delta, [3.0, 4.0], [0.6, 0.8]);
    misses(point(3.0, 4.0), [-4.0, 3.0], beside);
    misses(point(3.0, 4.0), [3.0, 4.0], beside);
    // Inside by 5·δ.
    overlaps(point(3.0, 4.0), [3.0, 4.0], circle([3.0 * delta, 4.0 * delta], 5.0), [3.0, 4.0], [0.6, 0.8]);
    // Reached at 2 − √(1 − 2⁻⁸⁰).
    let sunk = circle([2.0, 2.0_f64.powi(-40)], 1.0);
    misses(point(0.0, 0.0), [1.0, 0.0], sunk);
    hits(point(0.0, 0.0), [2.0, 0.0], sunk, 0.5, [1.0, 0.0], [-1.0, -2.0_f64.powi(-40)]);
}

/// Parallel edges meet at ½/(1 − 2⁻⁵³), which is 2⁻¹⁰⁷ above the middle of two numbers. Their lengths differ.
#[test]
fn a_hit_between_two_numbers_does_not_depend_on_which_core_moves() {
    let ([left, right], [low, middle]) =
        ([10_000.082_670_130_641, 10_001.582_670_130_641], [-1.133_117_146_946_412_4e-11, 1.499_999_999_988_668_8]);
    let ends = [[right, middle], [right, 2.741_652_220_485_587_3]];
    let others = [[left, low], [left, 1.241_652_220_485_587_5]];
    let (bar, pill) = (segment(ends[0], ends[1]), stadium(others[0], others[1], 1.0));
    let step = [1.0 - f64::EPSILON / 2.0, 1.0];
    for (a, b) in [(bar, pill), (polygon(ends, 0.0), polygon(others, 1.0))] {
        let t = |moving, translation, target| {
            query::cast::<DVec2>(moving, translation, target).expect("it moves").unwrap().expect("it hits").t
        };
        let (one, other) = (t(&a, step.map(|number| -number), &b), t(&b, step, &a));
        assert_eq!(one.to_bits(), other.to_bits());
        assert!((0.5..=0.5 + f64::EPSILON).contains(&one), "{one}");
    }
}
