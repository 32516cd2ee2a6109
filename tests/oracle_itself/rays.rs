use oracle::{Hit, InflatedCore, Point, Surd, power_of_two, rational, raycast};

use crate::shorthand::{circle, dot, int, point, ratio, ray, segment, stadium, surd};

/// Asserts a hit, and that a limit of just its `t` does not cut it off.
fn hits(ray: &InflatedCore, inflated: &InflatedCore, t: Surd, point: Point, normal: Point) {
    assert!(raycast(&ray.core, inflated, Some(&t.rational)).is_some());
    assert_eq!(raycast(&ray.core, inflated, None), Some(Hit { t, point, normal }));
}

fn misses(ray: &InflatedCore, inflated: &InflatedCore) {
    assert_eq!(raycast(&ray.core, inflated, None), None);
}

#[test]
fn a_circle() {
    let bumper = circle(0.0, 0.0, 2.0);
    hits(&ray([-5.0, 0.0], [1.0, 0.0]), &bumper, int(3), point(-2, 0, 1), point(-1, 0, 1));
    hits(&ray([-5.0, 0.0], [2.0, 0.0]), &bumper, ratio(3, 2), point(-2, 0, 1), point(-1, 0, 1)); // in lengths of 2
    hits(&ray([-5.0, 2.0], [1.0, 0.0]), &bumper, int(5), point(0, 2, 1), point(0, 1, 1)); // a tangent
    misses(&ray([-5.0, 2.0 + f64::EPSILON * 2.0], [1.0, 0.0]), &bumper);
    misses(&ray([5.0, 0.0], [1.0, 0.0]), &bumper); // behind
    // Through the centre along 3-4-5: from 5 away to 2 away, 3/5 of the way.
    hits(&ray([3.0, 4.0], [-3.0, -4.0]), &bumper, ratio(3, 5), point(6, 8, 5), point(3, 4, 5));
}

#[test]
fn a_start_in_a_circle() {
    let bumper = circle(0.0, 0.0, 2.0);
    hits(&ray([1.0, 0.0], [3.0, 4.0]), &bumper, int(0), point(1, 0, 1), point(-3, -4, 5)); // strictly inside
    hits(&ray([-2.0, 0.0], [1.0, 0.0]), &bumper, int(0), point(-2, 0, 1), point(-1, 0, 1)); // on the outline, inward
    hits(&ray([2.0, 0.0], [1.0, 0.0]), &bumper, int(0), point(2, 0, 1), point(1, 0, 1)); // outward
    hits(&ray([0.0, 2.0], [1.0, 0.0]), &bumper, int(0), point(0, 2, 1), point(0, 1, 1)); // along
}

#[test]
fn a_segment() {
    let wall = segment([-2.0, 0.0], [2.0, 0.0]);
    hits(&ray([0.0, -3.0], [0.0, 1.0]), &wall, int(3), point(0, 0, 1), point(0, -1, 1));
    hits(&ray([-1.0, 2.0], [1.0, -2.0]), &wall, int(1), point(0, 0, 1), point(0, 1, 1)); // from the other side
    hits(&ray([2.0, -1.0], [0.0, 1.0]), &wall, int(1), point(2, 0, 1), point(0, -1, 1)); // its very end
    misses(&ray([2.0 + f64::EPSILON * 2.0, -1.0], [0.0, 1.0]), &wall);
    hits(&ray([-5.0, 0.0], [2.0, 0.0]), &wall, ratio(3, 2), point(-2, 0, 1), point(-1, 0, 1)); // along it
    misses(&ray([-5.0, 1.0], [2.0, 0.0]), &wall); // parallel
    misses(&ray([0.0, 3.0], [0.0, 1.0]), &wall); // behind
    hits(&ray([1.0, 0.0], [3.0, 4.0]), &wall, int(0), point(1, 0, 1), point(0, -1, 1)); // starts on it
    hits(&ray([1.0, 0.0], [-3.0, 0.0]), &wall, int(0), point(1, 0, 1), point(1, 0, 1)); // starts on it, along
}

#[test]
fn a_point_and_a_ray() {
    hits(&ray([0.0, 0.0], [3.0, 4.0]), &dot(6.0, 8.0), int(2), point(6, 8, 1), point(-3, -4, 5));
    hits(&ray([6.0, 8.0], [3.0, 4.0]), &dot(6.0, 8.0), int(0), point(6, 8, 1), point(-3, -4, 5));
    misses(&ray([0.0, 0.0], [3.0, 4.0]), &dot(6.0, 8.0 + f64::EPSILON * 8.0));
    misses(&ray([0.0, 0.0], [-3.0, -4.0]), &dot(6.0, 8.0));
    hits(&ray([3.0, -2.0], [0.0, 1.0]), &ray([-1.0, 0.0], [1.0, 0.0]), int(2), point(3, 0, 1), point(0, -1, 1));
    misses(&ray([-3.0, -2.0], [0.0, 1.0]), &ray([-1.0, 0.0], [1.0, 0.0]));
}

#[test]
fn a_stadium() {
    let bar = stadium([0.0, 0.0], [4.0, 0.0], 1.0);
    hits(&ray([2.0, 7.0], [0.0, -2.0]), &bar, int(3), point(2, 1, 1), point(0, 1, 1)); // a side
    hits(&ray([2.0, -7.0], [0.0, 2.0]), &bar, int(3), point(2, -1, 1), point(0, -1, 1)); // the other side
    hits(&ray([-5.0, 0.0], [1.0, 0.0]), &bar, int(4), point(-1, 0, 1), point(-1, 0, 1)); // a cap
    hits(&ray([-5.0, 1.0], [1.0, 0.0]), &bar, int(5), point(0, 1, 1), point(0, 1, 1)); // along a side
    hits(&ray([0.0, 5.0], [0.0, -1.0]), &bar, int(4), point(0, 1, 1), point(0, 1, 1)); // where side and cap meet
    // The line meets y = -1 at x = -3/4, left of the side; the cap around the origin at 5 - 5t = 1.
    hits(&ray([-3.0, -4.0], [3.0, 4.0]), &bar, ratio(4, 5), point(-3, -4, 5), point(-3, -4, 5));
    hits(&ray([5.0, 5.0], [0.0, -1.0]), &bar, int(5), point(5, 0, 1), point(1, 0, 1)); // tangent to a cap
    misses(&ray([5.0 + f64::EPSILON * 4.0, 5.0], [0.0, -1.0]), &bar);
    hits(&ray([3.0, 0.5], [0.0, 2.0]), &bar, int(0), point(6, 1, 2), point(0, -1, 1)); // strictly inside
    hits(&ray([3.0, 1.0], [0.0, 2.0]), &bar, int(0), point(3, 1, 1), point(0, 1, 1)); // on the side
    hits(
        &ray([4.5, 2.0], [0.0, -1.0]),
        &bar,
        surd(int(2), ratio(-1, 2), 3),
        [ratio(9, 2), surd(int(0), ratio(1, 2), 3)],
        [ratio(1, 2), surd(int(0), ratio(1, 2), 3)],
    );
}

#[test]
fn a_slanted_stadium() {
    // The core runs along (3, 4)/5 from the origin to (6, 8); its side is 3y - 4x = ±5. On the x axis at x = -5/4 the foot is
    // at -5/4·3/5 < 0, beyond the end: a cap, at x = -1. On y = 4: 12 - 4x = 5 at x = 7/4, the foot at 7/4·3/5 + 4·4/5 = 17/4.
    let bar = stadium([0.0, 0.0], [6.0, 8.0], 1.0);
    hits(&ray([-4.0, 0.0], [1.0, 0.0]), &bar, int(3), point(-1, 0, 1), point(-1, 0, 1));
    hits(&ray([-4.0, 4.0], [1.0, 0.0]), &bar, ratio(23, 4), point(7, 16, 4), point(-4, 3, 5));
}

#[test]
fn limits() {
    // The circle around (3, 0) with radius 2 is met from (0, 1) at 3 - √3 = 1.26794919243112270647…
    let (start, bumper) = (ray([0.0, 1.0], [1.0, 0.0]), circle(3.0, 0.0, 2.0));
    let within = |limit: f64| raycast(&start.core, &bumper, Some(&rational(limit))).is_some();
    assert!(within(1.267_949_192_432) && !within(1.267_949_192_431));
    // 3 exactly.
    let (start, bumper) = (ray([-5.0, 0.0], [1.0, 0.0]), circle(0.0, 0.0, 2.0));
    let below = rational(3.0) - power_of_two(-900);
    assert_eq!(raycast(&start.core, &bumper, Some(&below)), None);
    // A start inside is hit within 0, and within less there is nothing.
    let inside = ray([0.5, 0.0], [1.0, 0.0]);
    assert!(raycast(&inside.core, &bumper, Some(&rational(0.0))).is_some());
    assert_eq!(raycast(&inside.core, &bumper, Some(&rational(-0.5))), None);
}
