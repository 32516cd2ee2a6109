//! Hulls, and the queries on shapes whose core has an inside.

use oracle::{
    Containment, Core, InflatedCore, Location, Vector, bounding_box, closest_boundary_point, closest_point,
    containment, penetration, rational, signed_distance,
};

use crate::distances::{apart, meet};
use crate::penetrations::unique;
use crate::shorthand::{circle, dot, int, point, polygon, ratio, ray, rectangle, segment, stadium, surd, vector};
use crate::ties::{NONE, choices, down, last_points, left, right, up};

fn corners<const N: usize>(points: [[f64; 2]; N]) -> Vec<Vector> {
    polygon(points, 0.0).core.ends()
}

fn vectors<const N: usize>(points: [[f64; 2]; N]) -> Vec<Vector> {
    points.map(|[x, y]| vector(x, y)).to_vec()
}

#[test]
fn hulls_begin_at_the_smallest_corner_and_turn_left() {
    let square = vectors([[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]]);
    assert_eq!(corners([[2.0, 2.0], [0.0, 2.0], [0.0, 0.0], [2.0, 0.0]]), square);
    assert_eq!(corners([[0.0, 0.0], [0.0, 2.0], [2.0, 2.0], [2.0, 0.0]]), square); // clockwise
    assert_eq!(corners([[0.0, 0.0], [2.0, 2.0], [2.0, 0.0], [0.0, 2.0]]), square); // a bow tie
    // Repeated, amid a side, inside.
    assert_eq!(corners([[0.0, 2.0], [2.0, 0.0], [2.0, 2.0], [2.0, 1.0], [0.0, 2.0], [1.0, 1.5], [0.0, 0.0]]), square);
    // Equal x: y decides.
    let upright = vectors([[0.0, -1.0], [3.0, 0.0], [0.0, 5.0]]);
    assert_eq!(corners([[0.0, 5.0], [0.0, 2.0], [0.0, -1.0], [3.0, 0.0]]), upright);
    // A pentagram visits every other corner of a pentagon.
    let pentagon = [[-4.0, 1.0], [-2.0, -3.0], [2.0, -3.0], [4.0, 1.0], [0.0, 4.0]];
    assert_eq!(corners([0, 2, 4, 1, 3].map(|index| pentagon[index])), vectors(pentagon));
}

#[test]
fn hulls_without_an_inside_are_straight() {
    let flat = polygon([[4.0, 2.0], [2.0, 1.0], [8.0, 4.0], [2.0, 1.0], [6.0, 3.0]], 0.0).core;
    assert!(!flat.has_inside() && flat.ends() == vectors([[2.0, 1.0], [8.0, 4.0]]));
    let upright = polygon([[0.0, 5.0], [0.0, 1.0], [0.0, 3.0]], 0.0).core;
    assert!(!upright.has_inside() && upright.ends() == vectors([[0.0, 1.0], [0.0, 5.0]]));
    let single = polygon([[3.0, 4.0], [3.0, 4.0]], 0.0).core;
    assert!(single.is_point() && single.straight().start == vector(3.0, 4.0));
}

#[test]
fn a_hull_is_exact() {
    // An ulp out of the middle of a side is a corner, an ulp in is not.
    let with = |y: f64| corners([[-1.0, 1.0], [0.0, y], [1.0, 1.0], [0.0, 4.0]]).len();
    assert_eq!([with(1.0_f64.next_down()), with(1.0), with(1.0_f64.next_up())], [4, 3, 3]);
    // Thinner than an ulp: (1, 1), (2, 2) and a point an ulp above (3, 3).
    assert!(polygon([[1.0, 1.0], [2.0, 2.0], [3.0, 3.0_f64.next_up()]], 0.0).core.has_inside());
}

#[test]
fn where_a_point_lies() {
    let square = rectangle([0.0, 4.0], [0.0, 4.0]);
    let of = |x, y| Location::of(&vector(x, y), &square);
    assert_eq!([of(1.0, 3.0), of(4.0, 1.0), of(0.0, 4.0)], [Location::Inside, Location::Outline, Location::Outline]);
    assert_eq!([of(4.0_f64.next_up(), 1.0), of(-1.0, -1.0)], [Location::Outside; 2]);
    // With a radius, the border of the core is inside; (7, 8) is 5 from the corner.
    let inflated = InflatedCore { radius: rational(5.0), ..square };
    let of = |x, y| Location::of(&vector(x, y), &inflated);
    assert_eq!([of(4.0, 4.0), of(9.0, 1.0), of(7.0, 8.0)], [Location::Inside, Location::Outline, Location::Outline]);
}

#[test]
fn distances() {
    let square = rectangle([0.0, 2.0], [0.0, 2.0]);
    apart(&square, &dot(5.0, 1.0), &int(3), [point(2, 1, 1), point(5, 1, 1)]); // beside a side
    apart(&square, &dot(5.0, 6.0), &int(5), [point(2, 2, 1), point(5, 6, 1)]); // 3-4-5 from a corner
    apart(&square, &circle(5.0, 6.0, 2.0), &int(3), [point(2, 2, 1), point(19, 22, 5)]); // (5, 6) - 2(3, 4)/5
    // A corner and a side, a corner and a corner.
    let (wedge, spike) =
        (polygon([[3.0, 1.0], [5.0, 0.0], [5.0, 2.0]], 0.0), polygon([[5.0, 6.0], [9.0, 6.0], [9.0, 9.0]], 0.0));
    apart(&square, &wedge, &int(1), [point(2, 1, 1), point(3, 1, 1)]);
    apart(&square, &spike, &int(5), [point(2, 2, 1), point(5, 6, 1)]);
    // With radii of 1 and 2, along 3-4-5.
    let (rounded, blunt) = (
        polygon([[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]], 1.0),
        polygon([[5.0, 6.0], [9.0, 6.0], [9.0, 9.0]], 2.0),
    );
    apart(&rounded, &blunt, &int(2), [point(13, 14, 5), point(19, 22, 5)]);
    // A segment and rays that pass by.
    apart(&square, &segment([5.0, -4.0], [5.0, 1.0]), &int(3), [point(2, 0, 1), point(5, 0, 1)]);
    apart(&square, &ray([-1.0, 6.0], [1.0, -1.0]), &surd(int(0), ratio(1, 2), 2), [point(2, 2, 1), point(5, 5, 2)]); // x + y = 5
    apart(&square, &ray([5.0, 1.0], [1.0, -1.0]), &int(3), [point(2, 1, 1), point(5, 1, 1)]); // behind its origin
}

#[test]
fn the_smallest_end_between_facing_sides() {
    let square = rectangle([0.0, 2.0], [0.0, 2.0]);
    // Facing over [1, 2] of y: of the ends (2, 2) and (5, 1) the first is smaller.
    apart(&square, &rectangle([5.0, 8.0], [1.0, 4.0]), &int(3), [point(2, 2, 1), point(5, 2, 1)]);
    // The other covers the side: (2, 0) and (2, 2) are ends.
    apart(&square, &rectangle([5.0, 8.0], [-1.0, 4.0]), &int(3), [point(2, 0, 1), point(5, 0, 1)]);
    // The side covers the other's: (5, 1/2) and (5, 1).
    apart(&square, &rectangle([5.0, 8.0], [0.5, 1.0]), &int(3), [point(4, 1, 2), point(10, 1, 2)]);
    // Above one another, over [1, 2] of x: (1, 5) and (2, 2).
    apart(&square, &segment([4.0, 5.0], [1.0, 5.0]), &int(3), [point(1, 2, 1), point(1, 5, 1)]);
    // With a ray over [1, 2] of x: (2, 2) and the origin (1, 5).
    apart(&square, &ray([1.0, 5.0], [1.0, 0.0]), &int(3), [point(1, 2, 1), point(1, 5, 1)]);
}

#[test]
fn cores_that_meet() {
    let square = rectangle([0.0, 4.0], [0.0, 4.0]);
    meet(&square, &rectangle([1.0, 2.0], [1.0, 2.0])); // all of one inside the other
    meet(&square, &dot(4.0, 1.0));
    meet(&square, &segment([-1.0, 3.0], [2.0, 6.0])); // through the corner (0, 4)
    meet(&rectangle([-3.0, 3.0], [-1.0, 1.0]), &rectangle([-1.0, 1.0], [-3.0, 3.0])); // a cross: no corner inside
    meet(&square, &ray([2.0, 2.0], [1.0, 3.0]));
    meet(&square, &ray([-5.0, 1.0], [1.0, 0.0]));
    meet(&square, &rectangle([4.0, 6.0], [4.0, 6.0]));
    meet(&square, &circle(7.0, 8.0, 5.0)); // 3-4-5 from the corner
}

#[test]
fn the_closest_point() {
    let inflated = polygon([[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]], 1.0);
    let nearest = |x, y| closest_point(&inflated, &vector(x, y));
    assert_eq!([nearest(1.0, 1.0), nearest(2.5, 2.5)], [point(1, 1, 1), point(5, 5, 2)]); // inside: itself
    assert_eq!([nearest(1.0, -4.0), nearest(5.0, 6.0)], [point(1, -1, 1), point(13, 14, 5)]); // (2, 2) + (3, 4)/5
}

#[test]
fn one_way_out() {
    // S = [-7, 1] × [-3, 3]. Over [1, 3] of y the sides part last; (3, 1) is the smallest end.
    let (a, b) = (rectangle([0.0, 4.0], [0.0, 4.0]), rectangle([3.0, 7.0], [1.0, 3.0]));
    unique(&a, &b, int(1), right(), right(), [point(4, 1, 1), point(3, 1, 1)]);
    // (1, 2) is 2 above the floor, 1 from the wall, and (12 - 11)/5 from 3x + 4y = 12.
    let triangle = polygon([[0.0, 0.0], [4.0, 0.0], [0.0, 3.0]], 0.0);
    let offset = point(3, 4, 25);
    unique(&triangle, &dot(1.0, 2.0), ratio(1, 5), point(3, 4, 5), offset, [point(28, 54, 25), point(1, 2, 1)]);
    // A segment through the corner: S has the sides of both. Along (1, 1) it is (4 - 3.5)/√2, and 1 to the right.
    let (a, b) = (rectangle([0.0, 2.0], [0.0, 2.0]), segment([1.0, 2.5], [2.5, 1.0]));
    let diagonal = [surd(int(0), ratio(1, 2), 2), surd(int(0), ratio(1, 2), 2)];
    let last = point(7, 7, 4); // (2, 2) less (1, 1)/4
    unique(&a, &b, surd(int(0), ratio(1, 4), 2), diagonal, point(1, 1, 4), [point(2, 2, 1), last]);
    // A ray from (3, 1) to the right: S = (-∞, 1] × [-2, 3].
    let (a, b) = (rectangle([0.0, 4.0], [-1.0, 4.0]), ray([3.0, 1.0], [1.0, 0.0]));
    unique(&a, &b, int(1), right(), right(), [point(4, 1, 1), point(3, 1, 1)]);
}

#[test]
fn touching() {
    let square = rectangle([0.0, 2.0], [0.0, 2.0]);
    let at = |x, y| [point(x, y, 1), point(x, y, 1)];
    let still = || point(0, 0, 1);
    // A corner on a side.
    unique(&square, &polygon([[2.0, 1.0], [5.0, 0.0], [5.0, 3.0]], 0.0), int(0), right(), still(), at(2, 1));
    // Flush over [1, 2] of y, over all of a side, and with a segment; a flush normal is one normal.
    unique(&square, &rectangle([2.0, 5.0], [1.0, 4.0]), int(0), right(), still(), at(2, 1));
    unique(&square, &rectangle([2.0, 5.0], [0.0, 2.0]), int(0), right(), still(), at(2, 0));
    unique(&square, &segment([3.0, 2.0], [1.0, 2.0]), int(0), up(), still(), at(1, 2));
    unique(&square, &ray([1.0, 2.0], [-1.0, 0.0]), int(0), up(), still(), at(0, 2));
    // Rounded: 1 + 4 = 5 from the corner.
    let rounded = InflatedCore { radius: rational(1.0), ..square };
    unique(&rounded, &circle(5.0, 6.0, 4.0), int(0), point(3, 4, 5), still(), [point(13, 14, 5), point(13, 14, 5)]);
}

#[test]
fn corner_on_corner() {
    // S = [-4, 0] × [-4, 0]: right comes before up, and all between are as short.
    let (a, b) = (rectangle([0.0, 2.0], [0.0, 2.0]), rectangle([2.0, 4.0], [2.0, 4.0]));
    choices(&a, &b, [(NONE, right()), ([3.0, 4.0], point(3, 4, 5)), ([0.0, 1.0], up()), ([-1.0, 1.0], up())]);
    last_points(&a, &b, NONE, &[point(2, 2, 1), point(2, 2, 1)]);
    // In the other order: (0, 0) of S = [0, 4] × [0, 4]; down is the side from the first vertex, left the last.
    choices(&b, &a, [(NONE, down()), ([-1.0, 0.0], left())]);
    // A point on a corner, from within and without.
    choices(&a, &dot(0.0, 2.0), [(NONE, up()), ([-3.0, 4.0], point(-3, 4, 5)), ([-5.0, 0.0], left())]);
    choices(&dot(0.0, 2.0), &a, [(NONE, down()), ([4.0, -3.0], point(4, -3, 5)), ([5.0, 0.0], right())]);
}

#[test]
fn the_centre_of_the_inscribed_circle_has_three_ways() {
    // (1, 1) is 1 from x = 0, from y = 0 and from 3x + 4y = 12. The sides: down, along (3, 4), left.
    let triangle = polygon([[0.0, 3.0], [0.0, 0.0], [4.0, 0.0]], 0.0);
    let slanted = || point(3, 4, 5);
    choices(&triangle, &dot(1.0, 1.0), [(NONE, down()), ([1.0, 1.0], slanted()), ([-3.0, 1.0], left())]);
    last_points(&triangle, &dot(1.0, 1.0), [1.0, 1.0], &[point(8, 9, 5), point(1, 1, 1)]);
    // As b, it has the same sides in the same order, seen from within.
    let opposite = point(-3, -4, 5);
    choices(&dot(1.0, 1.0), &triangle, [(NONE, up()), ([-1.0, -1.0], opposite), ([3.0, -1.0], right())]);
    // (3/2, 1) is nearer to the slanted side.
    assert_eq!(signed_distance(&triangle, &dot(1.5, 1.0)), ratio(-7, 10)); // (12 - 8.5)/5
}

#[test]
fn concentric_squares_have_four() {
    let (a, b) = (rectangle([-2.0, 2.0], [-2.0, 2.0]), rectangle([-1.0, 1.0], [-1.0, 1.0]));
    choices(&a, &b, [(NONE, down()), ([1.0, 0.0], right()), ([0.0, 1.0], up()), ([-1.0, 0.0], left())]);
    choices(&a, &b, [([1.0, 1.0], right()), ([-1.0, 1.0], up()), ([-1.0, -1.0], down())]);
    assert_eq!(penetration(&a, &b).expect("they meet").depth, int(3));
    // p - q = (0, -3) over [-1, 1] of x, where b's upper side leaves last.
    last_points(&a, &b, NONE, &[point(-1, -2, 1), point(-1, 1, 1)]);
    // The sides of the smaller one have a's index all the same.
    choices(&b, &a, [(NONE, down())]);
}

#[test]
fn ways_over_sides_of_both() {
    // Up and down it is 15 + 30; across the slanted sides, 3x + 4y = 120, it is 24 + (3·15 + 4·15)/5 = 45; else 15 + 40.
    let (a, b) =
        (rectangle([-15.0, 15.0], [-15.0, 15.0]), polygon([[40.0, 0.0], [0.0, 30.0], [-40.0, 0.0], [0.0, -30.0]], 0.0));
    assert_eq!(penetration(&a, &b).expect("they meet").depth, int(45));
    // a's: down, up. b's from (-40, 0), seen from within: (3, 4), (-3, 4), (-3, -4), (3, -4).
    choices(&a, &b, [(NONE, down()), ([0.0, 1.0], up()), ([1.0, 1.0], point(3, 4, 5)), ([1.0, -1.0], point(3, -4, 5))]);
    choices(&a, &b, [([1.0, 0.0], point(3, 4, 5)), ([-1.0, 0.0], point(-3, 4, 5)), ([-1.0, -1.0], point(-3, -4, 5))]);
    // Between up and (3, 4), toward their bisector (1, 3): 3 + 12 against 15.
    choices(&a, &b, [([1.0, 3.0], up())]);
    // In the other order b's slanted sides come first: from (-40, 0) along (-3, -4).
    choices(&b, &a, [(NONE, point(-3, -4, 5)), ([1.0, -3.0], point(3, -4, 5)), ([0.0, 1.0], up())]);
}

#[test]
fn a_tangential_polygon_has_twelve() {
    // All sides touch the circle of radius 21: x = 21, 4x + 3y = 105, 3x + 4y = 105, y = 21, and so on.
    let quarters = |[x, y]: [f64; 2]| [[x, y], [-x, y], [x, -y], [-x, -y]];
    let corners = [[21.0, 7.0], [15.0, 15.0], [7.0, 21.0]].map(quarters).concat();
    let around = || InflatedCore::hull(&corners, 0.0);
    let check = |b: &InflatedCore, depth| {
        let found = penetration(&around(), b).expect("they meet");
        assert_eq!((found.depth, found.unique), (int(depth), false));
        // The first corner is (-21, -7): along (-4, -3) at first.
        choices(&around(), b, [(NONE, point(-4, -3, 5)), ([3.0, 4.0], point(3, 4, 5)), ([1.0, 0.0], right())]);
        choices(&around(), b, [([-9.0, 12.0], point(-3, 4, 5)), ([8.0, -6.0], point(4, -3, 5)), ([0.0, -2.0], down())]);
    };
    check(&dot(0.0, 0.0), 21);
    check(&circle(0.0, 0.0, 3.0), 24);
    check(&around(), 42);
    // Off the middle, the nearest side is the only one.
    assert_eq!(signed_distance(&around(), &dot(5.0, 0.0)), int(-16));
    assert!(penetration(&around(), &dot(5.0, 0.0)).expect("inside").unique);
}

#[test]
fn the_outline_from_inside() {
    let square = rectangle([0.0, 4.0], [0.0, 4.0]);
    let rounded = InflatedCore { radius: rational(1.0), ..square.clone() };
    let of = |shape, x, y| closest_boundary_point(shape, &vector(x, y));
    // Inside: across the nearest side; none where two are as near.
    assert_eq!([of(&square, 3.0, 2.0), of(&rounded, 3.0, 2.0)], [Some(point(4, 2, 1)), Some(point(5, 2, 1))]);
    assert_eq!([of(&square, 1.0, 1.0), of(&rounded, 2.0, 2.0)], [None, None]);
    // On the border of the core: itself, or the normal of the side; a corner has none.
    assert_eq!([of(&square, 3.0, 0.0), of(&square, 4.0, 0.0)], [Some(point(3, 0, 1)), Some(point(4, 0, 1))]);
    assert_eq!([of(&rounded, 3.0, 0.0), of(&rounded, 4.0, 0.0)], [Some(point(3, -1, 1)), None]);
    // Outside the core, in the rounded corner, and outside of all.
    assert_eq!(of(&rounded, 4.375, 4.5), Some(point(23, 24, 5))); // (4, 4) + (3, 4)/5
    assert_eq!([of(&square, 7.0, 8.0), of(&rounded, 7.0, 8.0)], [Some(point(4, 4, 1)), Some(point(23, 24, 5))]);
    assert_eq!(of(&square, 3.0, 9.0), Some(point(3, 4, 1)));
}

#[test]
fn parts_of_a_polygon() {
    let square = rectangle([0.0, 4.0], [0.0, 4.0]);
    let holds = |inner: &InflatedCore| containment(&square, inner);
    assert_eq!([holds(&dot(1.0, 1.0)), holds(&dot(4.0, 1.0))], [Containment::Inside, Containment::Touching]);
    assert_eq!(holds(&dot(4.0_f64.next_up(), 1.0)), Containment::Outside);
    assert_eq!(holds(&rectangle([1.0, 2.0], [1.0, 2.0])), Containment::Inside);
    assert_eq!([holds(&rectangle([0.0, 1.0], [1.0, 2.0])), holds(&square)], [Containment::Touching; 2]);
    assert_eq!(holds(&rectangle([3.0, 5.0], [1.0, 2.0])), Containment::Outside);
    // What is rounder has to keep its radius away from every side.
    assert_eq!(
        [holds(&circle(2.0, 2.0, 1.0)), holds(&circle(2.0, 2.0, 2.0))],
        [Containment::Inside, Containment::Touching]
    );
    assert_eq!(holds(&circle(2.0, 2.0, 2.0_f64.next_up())), Containment::Outside);
    assert_eq!(holds(&stadium([1.0, 1.0], [3.0, 2.0], 1.0)), Containment::Touching);
    assert_eq!(holds(&stadium([1.0, 1.0], [3.5, 2.0], 1.0)), Containment::Outside);
    assert_eq!(holds(&circle(6.0, 2.0, 2.0)), Containment::Outside);
    // The inscribed circle of 3-4-5, across the slanted side as well.
    let triangle = polygon([[0.0, 0.0], [4.0, 0.0], [0.0, 3.0]], 0.0);
    assert_eq!(containment(&triangle, &circle(1.0, 1.0, 1.0)), Containment::Touching);
    assert_eq!(containment(&triangle, &circle(1.0, 1.0, 1.0_f64.next_up())), Containment::Outside);
    assert_eq!(holds(&ray([1.0, 1.0], [1.0, 0.0])), Containment::Outside);
}

#[test]
fn parts_of_a_rounded_polygon() {
    let rounded = polygon([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]], 5.0);
    let holds = |inner: &InflatedCore| containment(&rounded, inner);
    assert_eq!([holds(&circle(4.0, 1.0, 5.0)), holds(&circle(2.0, 2.0, 7.0))], [Containment::Touching; 2]);
    assert_eq!([holds(&circle(4.5, 1.0, 5.0)), holds(&circle(2.0, 2.0, 7.5))], [Containment::Outside; 2]);
    assert_eq!([holds(&dot(7.0, 8.0)), holds(&dot(7.0, 7.5))], [Containment::Touching, Containment::Inside]);
    assert_eq!(holds(&rectangle([-3.0, 7.0], [0.0, 8.0])), Containment::Touching); // its upper corners are 5 away
    assert_eq!(holds(&rectangle([-3.0, 7.0], [0.0, 8.5])), Containment::Outside);
}

#[test]
fn polygons_as_parts() {
    let rectangle = || rectangle([-3.0, 3.0], [-4.0, 4.0]);
    assert_eq!(containment(&circle(0.0, 0.0, 5.0), &rectangle()), Containment::Touching);
    assert_eq!(containment(&circle(0.0, 0.0, 6.0), &rectangle()), Containment::Inside);
    assert_eq!(containment(&circle(0.5, 0.0, 5.0), &rectangle()), Containment::Outside);
    assert_eq!(containment(&stadium([0.0, -4.0], [0.0, 4.0], 3.0), &rectangle()), Containment::Touching);
    // Flat ones, in what is straight.
    let beam = ray([0.0, 0.0], [2.0, 1.0]);
    assert_eq!(containment(&beam, &polygon([[2.0, 1.0], [6.0, 3.0], [4.0, 2.0]], 0.0)), Containment::Touching);
    assert_eq!(containment(&beam, &polygon([[2.0, 1.0], [6.0, 3.0], [4.0, 2.5]], 0.0)), Containment::Outside);
}

#[test]
fn boxes() {
    let rounded = polygon([[0.0, 3.0], [-4.0, 1.0], [1.0, -1.0]], 2.0);
    assert_eq!(bounding_box::<f64>(&rounded), Some([[-6.0, -3.0], [3.0, 5.0]]));
}

#[test]
fn the_nearest_point_of_a_polygon() {
    let square = Core::hull(&vectors([[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]]));
    assert_eq!(square.nearest_to(&vector(1.0, 1.0)), vector(1.0, 1.0));
    assert_eq!(square.nearest_to(&vector(-1.0, 3.0)), vector(0.0, 2.0));
    assert_eq!(
        [square.signed_square(&vector(1.0, 0.5)), square.signed_square(&vector(5.0, 6.0))],
        [-rational(0.25), rational(25.0)]
    );
}
