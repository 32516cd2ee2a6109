//! Ways out of which several are equally short.

use oracle::{InflatedCore, Point, penetration_toward};

use crate::shorthand::{circle, dot, int, point, ratio, ray, segment, stadium, surd, vector};

/// Asserts the normal that is chosen for each preferred direction, and that it is never unique.
pub(crate) fn choices<const N: usize>(a: &InflatedCore, b: &InflatedCore, choices: [([f64; 2], Point); N]) {
    for ([x, y], normal) in choices {
        let found = penetration_toward(a, b, &vector(x, y)).expect("they meet");
        assert_eq!((found.normal, found.unique), (normal, false), "toward ({x}, {y})");
    }
}

pub(crate) fn last_points(a: &InflatedCore, b: &InflatedCore, [x, y]: [f64; 2], points: &[Point; 2]) {
    let found = penetration_toward(a, b, &vector(x, y)).expect("they meet");
    assert_eq!(&[found.point_a, found.point_b], points, "toward ({x}, {y})");
}

pub(crate) const NONE: [f64; 2] = [0.0, 0.0];

pub(crate) fn up() -> Point {
    point(0, 1, 1)
}

pub(crate) fn down() -> Point {
    point(0, -1, 1)
}

pub(crate) fn left() -> Point {
    point(-1, 0, 1)
}

pub(crate) fn right() -> Point {
    point(1, 0, 1)
}

#[test]
fn equal_points_part_every_way() {
    let (a, b) = (circle(1.0, 2.0, 3.0), circle(1.0, 2.0, 1.0));
    let diagonal = [surd(int(0), ratio(1, 2), 2), surd(int(0), ratio(1, 2), 2)]; // √2/2
    choices(&a, &b, [(NONE, right()), ([3.0, -4.0], point(3, -4, 5)), ([7.0, 7.0], diagonal)]);
    last_points(&a, &b, NONE, &[point(4, 2, 1), point(0, 2, 1)]); // (1 + 3, 2) and (1 - 1, 2)
    choices(&dot(0.0, 0.0), &segment([0.0, 0.0], [0.0, 0.0]), [(NONE, right()), ([-1.0, 0.0], left())]);
}

#[test]
fn a_centre_inside_a_segment_has_two_ways() {
    let (floor, ball) = (segment([0.0, 0.0], [4.0, 0.0]), circle(1.0, 0.0, 2.0));
    choices(&floor, &ball, [(NONE, up()), ([1.0, -5.0], down()), ([9.0, 0.0], up())]);
    last_points(&floor, &ball, NONE, &[point(1, 0, 1), point(1, -2, 1)]);
    // The circle has no left; the segment's comes first, not its opposite.
    choices(&ball, &floor, [(NONE, up()), ([0.0, -1.0], down())]);
    // Reversed, the segment's left is down.
    choices(&segment([4.0, 0.0], [0.0, 0.0]), &ball, [(NONE, down()), ([0.0, 1.0], up())]);
}

#[test]
fn a_centre_at_an_end_has_half_a_circle() {
    // From the right end every way leads out that does not lead back.
    let (floor, ball) = (segment([0.0, 0.0], [4.0, 0.0]), circle(4.0, 0.0, 1.0));
    choices(
        &floor,
        &ball,
        [(NONE, up()), ([1.0, 0.0], right()), ([3.0, -4.0], point(3, -4, 5)), ([0.0, -2.0], down())],
    );
    // Against the segment: the ends of the arc are nearest, up and down alike straight against it.
    choices(&floor, &ball, [([-1.0, 0.0], up()), ([-1.0, -1.0], down()), ([-9.0, 1.0], up())]);
}

#[test]
fn an_x_at_right_angles() {
    // S = [-1, 3] × [-1, 2]: left and down are nearest, at 1. a's right is down, b's left is left.
    let (a, b) = (segment([-1.0, 0.0], [3.0, 0.0]), segment([0.0, -2.0], [0.0, 1.0]));
    choices(&a, &b, [(NONE, down()), ([-1.0, 0.0], left()), ([-2.0, -1.0], left()), ([1.0, 1.0], down())]);
    last_points(&a, &b, NONE, &[point(0, 0, 1), point(0, 1, 1)]); // b's upper end leaves last
    last_points(&a, &b, [-1.0, 0.0], &[point(-1, 0, 1), point(0, 0, 1)]); // a's left end is left last
    assert_eq!(penetration_toward(&a, &b, &vector(0.0, 0.0)).expect("they meet").depth, int(1));
}

#[test]
fn a_symmetric_x_has_four() {
    let (a, b) = (segment([-1.0, 0.0], [1.0, 0.0]), segment([0.0, -1.0], [0.0, 1.0]));
    choices(&a, &b, [(NONE, up()), ([1.0, 0.0], right()), ([-2.0, 1.0], left()), ([0.0, -1.0], down())]);
    // Between two, the first in the order up, down, left, right.
    choices(&a, &b, [([1.0, 1.0], up()), ([1.0, -1.0], down()), ([-1.0, -1.0], down())]);
}

#[test]
fn collinear_cores() {
    // They share [3, 4], whose ends are ends; (3, 0) is the smaller one.
    let (a, b) = (segment([0.0, 0.0], [4.0, 0.0]), segment([3.0, 0.0], [6.0, 0.0]));
    choices(&a, &b, [(NONE, up()), ([1.0, -1.0], down()), ([1.0, 0.0], up())]);
    last_points(&a, &b, NONE, &[point(3, 0, 1), point(3, 0, 1)]);
    // The same in stadiums: 2 up and 1 down from there.
    let (a, b) = (stadium([0.0, 0.0], [4.0, 0.0], 2.0), stadium([6.0, 0.0], [3.0, 0.0], 1.0));
    last_points(&a, &b, NONE, &[point(3, 2, 1), point(3, -1, 1)]);
    // Only an end is shared: half a circle, away from a.
    let (a, b) = (segment([0.0, 0.0], [4.0, 0.0]), segment([4.0, 0.0], [6.0, 0.0]));
    choices(&a, &b, [(NONE, up()), ([1.0, 0.0], right()), ([-1.0, -9.0], down())]);
}

#[test]
fn an_l_has_a_quarter_of_a_circle() {
    // b runs up from a's right end: it leaves at once upward, to the right, and between.
    let (a, b) = (segment([0.0, 0.0], [4.0, 0.0]), segment([4.0, 0.0], [4.0, 3.0]));
    choices(&a, &b, [(NONE, up()), ([1.0, 0.0], right()), ([4.0, 3.0], point(4, 3, 5))]);
    choices(&a, &b, [([0.0, -5.0], right()), ([-1.0, -1.0], up()), ([-5.0, 0.0], up())]);
    last_points(&a, &b, [4.0, 3.0], &[point(4, 0, 1), point(4, 0, 1)]);
}

#[test]
fn rays_on_one_line() {
    let a = ray([0.0, 0.0], [1.0, 0.0]);
    // The same way: S is the whole line. They share what begins at (3, 0).
    choices(&a, &ray([3.0, 0.0], [2.0, 0.0]), [(NONE, up()), ([1.0, 0.0], up()), ([0.0, -1.0], down())]);
    last_points(&a, &ray([3.0, 0.0], [2.0, 0.0]), NONE, &[point(3, 0, 1), point(3, 0, 1)]);
    // Face to face: they share [0, 3]; (0, 0) is the smaller end.
    choices(&a, &ray([3.0, 0.0], [-1.0, 0.0]), [(NONE, up()), ([-1.0, 0.0], up()), ([0.0, -1.0], down())]);
    last_points(&a, &ray([3.0, 0.0], [-1.0, 0.0]), NONE, &[point(0, 0, 1), point(0, 0, 1)]);
    // Back to back: half a circle, away from a.
    choices(&a, &ray([0.0, 0.0], [-1.0, 0.0]), [(NONE, up()), ([-1.0, 0.0], left()), ([1.0, -1.0], down())]);
}
