//! Ways out that are unique.

use oracle::{InflatedCore, Penetration, Point, Surd, penetration};

use crate::shorthand::{circle, dot, int, point, ratio, ray, segment, stadium};

/// Asserts the one shortest way out, and that it is the opposite one for the shapes in the other order.
pub(crate) fn unique(
    a: &InflatedCore,
    b: &InflatedCore,
    depth: Surd,
    normal: Point,
    offset: Point,
    points: [Point; 2],
) {
    let [point_a, point_b] = points;
    let found = penetration(a, b).expect("they meet");
    let swapped = penetration(b, a).expect("they meet");
    assert_eq!([&swapped.point_b, &swapped.point_a], [&point_a, &point_b]);
    assert_eq!([negated(&swapped.normal), negated(&swapped.offset)], [normal.clone(), offset.clone()]);
    assert_eq!(swapped.depth, depth);
    assert_eq!(found, Penetration { depth, normal, offset, unique: true, point_a, point_b });
}

fn negated(vector: &Point) -> Point {
    vector.each_ref().map(|part| part.scaled_onto(&int(0).rational, &int(-1).rational))
}

#[test]
fn shapes_that_are_apart_have_none() {
    assert_eq!(penetration(&dot(0.0, 0.0), &circle(3.0, 4.0, 4.75)), None);
}

#[test]
fn circles() {
    // 2 + 2 - 3
    let (a, b) = (circle(0.0, 0.0, 2.0), circle(3.0, 0.0, 2.0));
    unique(&a, &b, int(1), point(1, 0, 1), point(1, 0, 1), [point(2, 0, 1), point(1, 0, 1)]);
    // 4 + 3 - 5; (0, 0) + 4(3, 4)/5 and (3, 4) - 3(3, 4)/5
    let (a, b) = (circle(0.0, 0.0, 4.0), circle(3.0, 4.0, 3.0));
    unique(&a, &b, int(2), point(3, 4, 5), point(6, 8, 5), [point(12, 16, 5), point(6, 8, 5)]);
}

#[test]
fn touching() {
    let touch = point(6, 8, 5); // 2(3, 4)/5
    let (a, b) = (circle(0.0, 0.0, 2.0), circle(3.0, 4.0, 3.0));
    unique(&a, &b, int(0), point(3, 4, 5), point(0, 0, 1), [touch.clone(), touch]);
    // A T of bare segments: only upward does the upper one leave at once.
    let (a, b) = (segment([0.0, 0.0], [4.0, 0.0]), segment([2.0, 0.0], [2.0, 3.0]));
    unique(&a, &b, int(0), point(0, 1, 1), point(0, 0, 1), [point(2, 0, 1), point(2, 0, 1)]);
    // A leaning T all the same.
    let (a, b) = (segment([0.0, 0.0], [4.0, 0.0]), segment([2.0, 0.0], [5.0, 3.0]));
    unique(&a, &b, int(0), point(0, 1, 1), point(0, 0, 1), [point(2, 0, 1), point(2, 0, 1)]);
}

#[test]
fn cores_that_are_apart() {
    // 2 + 2 - 3, straight up from the inside of the core.
    let (a, b) = (stadium([0.0, 0.0], [4.0, 0.0], 2.0), circle(2.0, 3.0, 2.0));
    unique(&a, &b, int(1), point(0, 1, 1), point(0, 1, 1), [point(2, 2, 1), point(2, 1, 1)]);
    // Parallel over [1, 4], with (1, 3) the smallest end of a nearest pair.
    let (a, b) = (stadium([0.0, 0.0], [4.0, 0.0], 2.0), stadium([6.0, 3.0], [1.0, 3.0], 2.0));
    unique(&a, &b, int(1), point(0, 1, 1), point(0, 1, 1), [point(1, 2, 1), point(1, 1, 1)]);
    // A ray 3 below a circle's centre.
    let (a, b) = (ray([0.0, 0.0], [7.0, 0.0]), circle(9.0, 3.0, 4.0));
    unique(&a, &b, int(1), point(0, 1, 1), point(0, 1, 1), [point(9, 0, 1), point(9, -1, 1)]);
}

#[test]
fn crossing_segments() {
    // S = [-2, 2] × [-5, 1]: up is nearest, at 1. p - q = (0, 1) for b's lower end.
    let (a, b) = (segment([-2.0, 0.0], [2.0, 0.0]), segment([0.0, -1.0], [0.0, 5.0]));
    unique(&a, &b, int(1), point(0, 1, 1), point(0, 1, 1), [point(0, 0, 1), point(0, -1, 1)]);
    // The corners of S: (-1, 1), (3, 1), (-4, -3), (0, -3). Its sides are at 1 and 3 along (0, ±1), and along ±(-4, 3)/5 at
    // (4 + 3)/5 = 7/5 and (12 - 3)/5 = 9/5. Upward p - q = (0, 1) for b's lower end (1, -1).
    let (a, b) = (segment([0.0, 0.0], [4.0, 0.0]), segment([1.0, -1.0], [4.0, 3.0]));
    unique(&a, &b, int(1), point(0, 1, 1), point(0, 1, 1), [point(1, 0, 1), point(1, -1, 1)]);
}

#[test]
fn crossing_stadiums() {
    // The corners of S: (2, 5), (6, 5), (-4, -3), (0, -3). Its sides are at 5 and 3 along (0, ±1), and along ±(-4, 3)/5 at
    // (-8 + 15)/5 = 7/5 and (24 - 15)/5 = 9/5. So n = (-4, 3)/5 and the depth 7/5 + 3. p - q = 7n/5 = (-28, 21)/25 for the
    // end (0, 0) of a; then q = (28, -21)/25, which is (-2, -5) + 13/25·(6, 8). The points: 0 + n and q - 2n.
    let (a, b) = (stadium([0.0, 0.0], [4.0, 0.0], 1.0), stadium([-2.0, -5.0], [4.0, 3.0], 2.0));
    unique(&a, &b, ratio(22, 5), point(-4, 3, 5), point(-88, 66, 25), [point(-4, 3, 5), point(68, -51, 25)]);
}

#[test]
fn crossing_rays() {
    // S = [-2, ∞) × [-3, 1]: up is nearest, at 1, with b's lower end; plus b's radius.
    let (a, b) = (ray([0.0, 0.0], [1.0, 0.0]), stadium([2.0, -1.0], [2.0, 3.0], 1.0));
    unique(&a, &b, int(2), point(0, 1, 1), point(0, 2, 1), [point(2, 0, 1), point(2, -2, 1)]);
    // S = [-1, ∞) × (-∞, 2]: to the left it is 1, up it is 2. p - q = (-1, 0) for the origin of a.
    let (a, b) = (ray([-1.0, 0.0], [1.0, 0.0]), ray([0.0, -2.0], [0.0, 1.0]));
    unique(&a, &b, int(1), point(-1, 0, 1), point(-1, 0, 1), [point(-1, 0, 1), point(0, 0, 1)]);
}
