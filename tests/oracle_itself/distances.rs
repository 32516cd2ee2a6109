use oracle::{
    InflatedCore, Point, Surd, closest_point, closest_points, distance, intersects, power_of_two, rational, within,
};

use crate::shorthand::{circle, dot, int, point, ratio, ray, segment, stadium, surd, vector};

/// Asserts the distance and the nearest points, also of the shapes in the other order.
pub(crate) fn apart(a: &InflatedCore, b: &InflatedCore, expected: &Surd, [on_a, on_b]: [Point; 2]) {
    assert!(!intersects(a, b));
    assert_eq!([&distance(a, b), &distance(b, a)], [expected; 2]);
    assert_eq!(closest_points(a, b), Some([on_a.clone(), on_b.clone()]));
    assert_eq!(closest_points(b, a), Some([on_b, on_a]));
}

pub(crate) fn meet(a: &InflatedCore, b: &InflatedCore) {
    assert!(intersects(a, b) && intersects(b, a));
    assert_eq!(distance(a, b), int(0));
    assert_eq!(closest_points(a, b), None);
}

#[test]
fn points_and_circles() {
    // The triangle 3-4-5.
    apart(&dot(0.0, 0.0), &dot(3.0, 4.0), &int(5), [point(0, 0, 1), point(3, 4, 1)]);
    // 5 - 1, a fifth of the way.
    apart(&circle(0.0, 0.0, 1.0), &dot(3.0, 4.0), &int(4), [point(3, 4, 5), point(3, 4, 1)]);
    // 5 - 1 - 2; from (3, 4) two fifths back is (3 - 6/5, 4 - 8/5).
    apart(&circle(0.0, 0.0, 1.0), &circle(3.0, 4.0, 2.0), &int(2), [point(3, 4, 5), point(9, 12, 5)]);
    // 2 + 3 = 5: they touch.
    meet(&circle(0.0, 0.0, 2.0), &circle(3.0, 4.0, 3.0));
    meet(&dot(1.0, 2.0), &dot(1.0, 2.0));
    // The diagonal of the unit square less the radius.
    let on_circle = [surd(int(0), ratio(1, 2), 2), surd(int(0), ratio(1, 2), 2)];
    apart(&circle(0.0, 0.0, 1.0), &dot(1.0, 1.0), &surd(int(-1), int(1), 2), [on_circle, point(1, 1, 1)]);
}

#[test]
fn a_tiny_shift_parts_a_circle_from_a_point_on_it() {
    // (3 - 4δ)² + (4 + 3δ)² = 25 + 25δ² > 5², for δ = 2^-900 as well.
    let shift = 2.0_f64.powi(-900);
    assert!(!intersects(&circle(4.0 * shift, -3.0 * shift, 5.0), &dot(3.0, 4.0)));
    meet(&circle(0.0, 0.0, 5.0), &dot(3.0, 4.0));
}

#[test]
fn a_point_and_a_segment() {
    let floor = segment([0.0, 0.0], [4.0, 0.0]);
    apart(&floor, &dot(2.0, 3.0), &int(3), [point(2, 0, 1), point(2, 3, 1)]); // above its inside
    apart(&floor, &dot(7.0, 4.0), &int(5), [point(4, 0, 1), point(7, 4, 1)]); // 3-4-5 from its end
    meet(&floor, &dot(3.0, 0.0));
    // On 3x + 4y = 25, whose foot from the origin is (3, 4) at the distance 25/5.
    let slanted = segment([-1.0, 7.0], [7.0, 1.0]);
    apart(&slanted, &dot(0.0, 0.0), &int(5), [point(3, 4, 1), point(0, 0, 1)]);
    // Of length zero: a point.
    apart(&segment([3.0, 4.0], [3.0, 4.0]), &dot(0.0, 0.0), &int(5), [point(3, 4, 1), point(0, 0, 1)]);
}

#[test]
fn segments() {
    let floor = segment([0.0, 0.0], [4.0, 0.0]);
    meet(&floor, &segment([1.0, -1.0], [2.0, 5.0])); // crossing
    meet(&floor, &segment([2.0, 0.0], [2.0, 5.0])); // an end on the inside
    meet(&floor, &segment([4.0, 0.0], [9.0, 9.0])); // a shared end
    meet(&floor, &segment([3.0, 0.0], [7.0, 0.0])); // collinear overlap
    meet(&floor, &segment([4.0, 0.0], [7.0, 0.0])); // collinear, a shared end
    apart(&floor, &segment([5.0, 1.0], [5.0, 9.0]), &surd(int(0), int(1), 2), [point(4, 0, 1), point(5, 1, 1)]);
    apart(&floor, &segment([2.0, 1.0], [2.0, 5.0]), &int(1), [point(2, 0, 1), point(2, 1, 1)]); // the lines cross outside
    apart(&floor, &segment([7.0, 0.0], [9.0, 0.0]), &int(3), [point(4, 0, 1), point(7, 0, 1)]); // collinear, apart
}

#[test]
fn the_smallest_end_of_many_nearest_pairs() {
    // Over [1, 4] the segments are 2 apart; of the ends (4, 0) and (1, 2) of nearest pairs the second is smaller.
    let nearest = [point(1, 0, 1), point(1, 2, 1)];
    apart(&segment([0.0, 0.0], [4.0, 0.0]), &segment([1.0, 2.0], [6.0, 2.0]), &int(2), nearest.clone());
    apart(&segment([4.0, 0.0], [0.0, 0.0]), &segment([6.0, 2.0], [1.0, 2.0]), &int(2), nearest);
    // Over [0, 4]: both (0, 0) and (0, 2) are ends, of the same pair.
    let both_ends = [point(0, 0, 1), point(0, 2, 1)];
    apart(&segment([0.0, 0.0], [4.0, 0.0]), &segment([0.0, 2.0], [6.0, 2.0]), &int(2), both_ends);
    // Equal x: y decides. Over [1, 4] of y; the ends are (0, 4) and (2, 1), and 0 < 2.
    let upright = [point(0, 4, 1), point(2, 4, 1)];
    apart(&segment([0.0, 0.0], [0.0, 4.0]), &segment([2.0, 1.0], [2.0, 6.0]), &int(2), upright);
    let within = [point(0, 1, 1), point(2, 1, 1)]; // (0, 1) and (0, 3) are ends
    apart(&segment([0.0, 3.0], [0.0, 1.0]), &segment([2.0, 0.0], [2.0, 6.0]), &int(2), within);
}

#[test]
fn rays() {
    let along_x = ray([0.0, 0.0], [1.0, 0.0]);
    apart(&along_x, &dot(-3.0, 4.0), &int(5), [point(0, 0, 1), point(-3, 4, 1)]); // behind the origin
    apart(&along_x, &dot(100.0, 2.0), &int(2), [point(100, 0, 1), point(100, 2, 1)]);
    apart(&along_x, &ray([-1.0, 0.0], [-1.0, 0.0]), &int(1), [point(0, 0, 1), point(-1, 0, 1)]); // back to back
    apart(&along_x, &ray([5.0, 2.0], [2.0, 0.0]), &int(2), [point(5, 0, 1), point(5, 2, 1)]); // the only end of a nearest pair
    apart(&along_x, &ray([5.0, 2.0], [-1.0, 0.0]), &int(2), [point(0, 0, 1), point(0, 2, 1)]); // (0, 0) and (5, 2) are
    apart(&along_x, &ray([3.0, 1.0], [1.0, 1.0]), &int(1), [point(3, 0, 1), point(3, 1, 1)]); // they diverge
    meet(&along_x, &ray([3.0, 1.0], [0.0, -9.0]));
    meet(&along_x, &ray([3.0, 0.0], [-1.0, 0.0]));
    meet(&along_x, &segment([2.0, -1.0], [90.0, 1.0]));
    meet(&along_x, &ray([-8.0, 0.0], [1.0, 0.0]));
}

#[test]
fn stadiums() {
    let bar = stadium([0.0, 0.0], [4.0, 0.0], 1.0);
    meet(&bar, &segment([1.0, 1.0], [2.0, 5.0])); // touches the side
    meet(&bar, &circle(8.0, 3.0, 4.0)); // touches the cap: 3-4-5 from (4, 0), and 1 + 4 = 5
    apart(&bar, &circle(7.0, 4.0, 2.0), &int(2), [point(23, 4, 5), point(29, 12, 5)]); // (4, 0) + (3, 4)/5; (7, 4) - 2(3, 4)/5
    // The cores are 4 apart over [1, 4]; the smallest end is (1, 4).
    apart(&bar, &stadium([1.0, 4.0], [6.0, 4.0], 2.0), &int(1), [point(1, 1, 1), point(1, 2, 1)]);
}

#[test]
fn margins() {
    let (a, b) = (dot(0.0, 0.0), circle(3.0, 4.0, 1.0)); // 4 apart
    assert!(within(&a, &b, &rational(4.0)));
    assert!(!within(&a, &b, &(rational(4.0) - power_of_two(-900))));
    assert!(!within(&a, &b, &rational(0.0)));
    assert!(within(&a, &circle(0.0, 0.0, 1.0), &rational(0.0)));
    assert!(!within(&a, &circle(0.0, 0.0, 1.0), &rational(-0.5)));
}

#[test]
fn the_closest_point_of_a_shape() {
    let bar = stadium([0.0, 0.0], [4.0, 0.0], 1.0);
    assert_eq!(closest_point(&bar, &vector(2.0, 3.0)), point(2, 1, 1));
    assert_eq!(closest_point(&bar, &vector(7.0, 4.0)), point(23, 4, 5)); // (4, 0) + (3, 4)/5
    assert_eq!(closest_point(&bar, &vector(3.0, 0.5)), point(6, 1, 2)); // inside: itself
    assert_eq!(closest_point(&bar, &vector(3.0, -1.0)), point(3, -1, 1)); // on the outline: itself
}
