//! Polygons and boxes: corner on corner, corner on side, flush sides, ties and containment.

use common::query;
use common::shapes::{aabb, circle, point, polygon, ray, segment, stadium};
use common::{Figure, Point, Random, TestVector};
use impinge::ConvexPolygon;
use impinge::QueryError::{EmptyBox, NegativeRadius, NoUniqueDirection, NonFinite};
use impinge::glam::{DVec2, Vec2};

use crate::case::{ambiguous, apart, check, holds_in, in_both_precisions, meeting, overlapping, touching};

/// The box from (0, 0) to (4, 4), and the same as a polygon.
fn squares() -> [Figure; 2] {
    [aabb([0.0, 0.0], [4.0, 4.0]), polygon([[4.0, 4.0], [4.0, 0.0], [0.0, 0.0], [0.0, 4.0]], 0.0)]
}

/// The triangle 3-4-5 below 3x + 4y = 12.
fn triangle(radius: f64) -> Figure {
    polygon([[0.0, 3.0], [0.0, 0.0], [4.0, 0.0]], radius)
}

#[test]
fn apart_from_every_kind() {
    for square in squares() {
        check(&[
            apart(square, point(7.0, 8.0), 5.0, [4.0, 4.0], [7.0, 8.0]),
            apart(square, point(1.0, -2.0), 2.0, [1.0, 0.0], [1.0, -2.0]),
            apart(square, segment([5.0, 2.0], [9.0, 3.0]), 1.0, [4.0, 2.0], [5.0, 2.0]),
            apart(square, circle([7.0, 8.0], 2.0), 3.0, [4.0, 4.0], [5.8, 6.4]),
            apart(square, stadium([-3.0, 1.0], [-9.0, 4.0], 1.0), 2.0, [0.0, 1.0], [-2.0, 1.0]),
            apart(square, ray([2.0, 6.0], [1.0, 1.0]), 2.0, [2.0, 4.0], [2.0, 6.0]),
            // The corner (4, 4) is 5 from 4x + 3y = 53, beside (8, 7), which the ray passes either way.
            apart(square, ray([11.0, 3.0], [-3.0, 4.0]), 5.0, [4.0, 4.0], [8.0, 7.0]),
            apart(square, ray([5.0, 11.0], [3.0, -4.0]), 5.0, [4.0, 4.0], [8.0, 7.0]),
            apart(square, polygon([[7.0, 8.0], [9.0, 8.0], [9.0, 11.0]], 0.0), 5.0, [4.0, 4.0], [7.0, 8.0]),
            apart(square, polygon([[7.0, 1.0], [9.0, 0.0], [9.0, 3.0]], 1.0), 2.0, [4.0, 1.0], [6.0, 1.0]),
            apart(square, aabb([7.0, 8.0], [9.0, 9.0]), 5.0, [4.0, 4.0], [7.0, 8.0]),
        ]);
    }
    // Past the end (0, 3) of the slanted side; and (15 + 22 - 12)/5 = 5 across it.
    check(&[
        apart(triangle(0.0), point(-3.0, 7.0), 5.0, [0.0, 3.0], [-3.0, 7.0]),
        apart(triangle(0.0), point(5.0, 5.5), 5.0, [2.0, 1.5], [5.0, 5.5]),
        apart(triangle(2.0), point(5.0, 5.5), 3.0, [3.2, 3.1], [5.0, 5.5]),
    ]);
}

#[test]
fn facing_sides_have_their_nearest_pair_at_the_smallest_end() {
    for square in squares() {
        check(&[
            // Over [1, 4] of y: (4, 4) of the square, (6, 1) of the other.
            apart(square, aabb([6.0, 1.0], [9.0, 9.0]), 2.0, [4.0, 4.0], [6.0, 4.0]),
            // Over all of the square's side: (4, 0) and (4, 4).
            apart(square, aabb([6.0, -1.0], [9.0, 7.0]), 2.0, [4.0, 0.0], [6.0, 0.0]),
            // Over all of the other's side, to the left: (-2, 1) and (-2, 2).
            apart(square, aabb([-3.0, 1.0], [-2.0, 2.0]), 2.0, [0.0, 1.0], [-2.0, 1.0]),
            apart(square, segment([3.0, 6.0], [-3.0, 6.0]), 2.0, [0.0, 4.0], [0.0, 6.0]),
            apart(square, ray([3.0, 6.0], [-1.0, 0.0]), 2.0, [0.0, 4.0], [0.0, 6.0]),
            apart(square, stadium([6.0, 3.0], [6.0, 1.0], 1.0), 1.0, [4.0, 1.0], [5.0, 1.0]),
            // A half-line on each side of the square: over [1, 4], where (4, 4) is smaller than (6, 1), and over all of a side.
            apart(square, ray([1.0, -2.0], [1.0, 0.0]), 2.0, [1.0, 0.0], [1.0, -2.0]),
            apart(square, ray([1.0, 6.0], [1.0, 0.0]), 2.0, [1.0, 4.0], [1.0, 6.0]),
            apart(square, ray([6.0, 1.0], [0.0, 1.0]), 2.0, [4.0, 4.0], [6.0, 4.0]),
            apart(square, ray([-2.0, 9.0], [0.0, -1.0]), 2.0, [0.0, 0.0], [-2.0, 0.0]),
        ]);
    }
    // 3x + 4y = 37 is 5 beyond 12: over the side from (4, 0), (0, 3) + (3, 4) = (3, 7) is the partner of its smaller end.
    check(&[apart(triangle(0.0), segment([11.0, 1.0], [-1.0, 10.0]), 5.0, [0.0, 3.0], [3.0, 7.0])]);
}

#[test]
fn corner_on_side_and_flush_sides() {
    for square in squares() {
        check(&[
            touching(square, point(4.0, 1.0), [1.0, 0.0], [4.0, 1.0]),
            touching(square, segment([4.0, 1.0], [9.0, 2.0]), [1.0, 0.0], [4.0, 1.0]),
            touching(square, polygon([[1.0, 4.0], [0.0, 7.0], [3.0, 7.0]], 0.0), [0.0, 1.0], [1.0, 4.0]),
            touching(square, circle([7.0, 8.0], 5.0), [0.6, 0.8], [4.0, 4.0]),
            // Flush over [1, 4] of y, over all of a side, and along a segment and a ray.
            touching(square, aabb([4.0, 1.0], [6.0, 9.0]), [1.0, 0.0], [4.0, 1.0]),
            touching(square, aabb([4.0, 0.0], [6.0, 4.0]), [1.0, 0.0], [4.0, 0.0]),
            touching(square, aabb([-2.0, 2.0], [0.0, 3.0]), [-1.0, 0.0], [0.0, 2.0]),
            touching(square, segment([3.0, 0.0], [1.0, 0.0]), [0.0, -1.0], [1.0, 0.0]),
            touching(square, ray([3.0, 4.0], [-2.0, 0.0]), [0.0, 1.0], [0.0, 4.0]),
            touching(square, ray([1.0, 4.0], [2.0, 0.0]), [0.0, 1.0], [1.0, 4.0]),
        ]);
    }
    // Halves of a box, along the diagonal from (0, 3) to (4, 0).
    check(&[touching(triangle(0.0), polygon([[4.0, 3.0], [0.0, 3.0], [4.0, 0.0]], 0.0), [0.6, 0.8], [0.0, 3.0])]);
    // Rounded: 2 + 3 from the slanted side at (2, 3/2).
    check(&[touching(triangle(2.0), circle([5.0, 5.5], 3.0), [0.6, 0.8], [3.2, 3.1])]);
}

/// The canonical normal is the first of a's sides from its smallest corner, counter-clockwise: down, right, up, left.
#[test]
fn corner_on_corner() {
    for square in squares() {
        check(&[
            meeting(square, point(4.0, 4.0), [1.0, 0.0], [4.0, 4.0]),
            meeting(square, point(0.0, 0.0), [0.0, -1.0], [0.0, 0.0]),
            meeting(square, aabb([4.0, 4.0], [6.0, 6.0]), [1.0, 0.0], [4.0, 4.0]),
            meeting(square, aabb([-2.0, 4.0], [0.0, 6.0]), [0.0, 1.0], [0.0, 4.0]),
            meeting(square, polygon([[4.0, 0.0], [7.0, -2.0], [7.0, -1.0]], 0.0), [0.0, -1.0], [4.0, 0.0]),
            // Up, or (2, 1) across b's side from (2, 8): a's side comes first.
            meeting(square, polygon([[4.0, 4.0], [8.0, 6.0], [2.0, 8.0]], 0.0), [0.0, 1.0], [4.0, 4.0]),
            meeting(square, segment([4.0, 4.0], [6.0, 7.0]), [1.0, 0.0], [4.0, 4.0]),
            meeting(square, ray([4.0, 4.0], [1.0, 1.0]), [1.0, 0.0], [4.0, 4.0]),
        ]);
    }
    // As b, a square's sides count in the same order, seen from within: up before right.
    check(&[meeting(point(0.0, 0.0), squares()[0], [0.0, 1.0], [0.0, 0.0])]);
}

#[test]
fn overlaps_and_their_ties() {
    for square in squares() {
        check(&[
            overlapping(square, point(3.0, 2.0), [1.0, 0.0], 1.0, [4.0, 2.0], [3.0, 2.0]),
            overlapping(square, circle([3.0, 2.0], 2.0), [1.0, 0.0], 3.0, [4.0, 2.0], [1.0, 2.0]),
            overlapping(square, aabb([3.0, 1.0], [9.0, 3.0]), [1.0, 0.0], 1.0, [4.0, 1.0], [3.0, 1.0]),
            // Of (4, 0) and (3, 3), which touch the other side, the second is smaller, though not after the move to x = 4.
            overlapping(square, aabb([3.0, -1.0], [9.0, 3.0]), [1.0, 0.0], 1.0, [4.0, 3.0], [3.0, 3.0]),
            overlapping(square, ray([3.0, 2.0], [1.0, 0.0]), [1.0, 0.0], 1.0, [4.0, 2.0], [3.0, 2.0]),
            // Through all of it: 1 downward, where the segment's ends lie outside.
            overlapping(square, segment([-1.0, 1.0], [7.0, 1.0]), [0.0, -1.0], 1.0, [0.0, 0.0], [0.0, 1.0]),
            // 4x + 3y = 23 cuts off the corner (4, 4), which is 1 beyond it.
            overlapping(square, segment([5.0, 1.0], [2.0, 5.0]), [0.8, 0.6], 1.0, [4.0, 4.0], [3.2, 3.4]),
            overlapping(square, segment([2.0, 5.0], [5.0, 1.0]), [0.8, 0.6], 1.0, [4.0, 4.0], [3.2, 3.4]),
            ambiguous(square, point(2.0, 2.0), [0.0, -1.0], 2.0, [2.0, 0.0], [2.0, 2.0]),
            ambiguous(square, aabb([1.0, 1.0], [3.0, 3.0]), [0.0, -1.0], 3.0, [1.0, 0.0], [1.0, 3.0]),
            ambiguous(square, square, [0.0, -1.0], 4.0, [0.0, 0.0], [0.0, 4.0]),
            // Two ways: right and up.
            ambiguous(square, aabb([3.0, 3.0], [9.0, 9.0]), [1.0, 0.0], 1.0, [4.0, 3.0], [3.0, 3.0]),
            // Up and down. The left normal of the segment comes first: its direction counts.
            ambiguous(segment([1.0, 2.0], [3.0, 2.0]), square, [0.0, 1.0], 2.0, [1.0, 2.0], [1.0, 0.0]),
            ambiguous(segment([3.0, 2.0], [1.0, 2.0]), square, [0.0, -1.0], 2.0, [1.0, 2.0], [1.0, 4.0]),
        ]);
    }
    check(&[
        // The centre of the inscribed circle: 1 from all three sides.
        ambiguous(triangle(0.0), point(1.0, 1.0), [0.0, -1.0], 1.0, [1.0, 0.0], [1.0, 1.0]),
        ambiguous(triangle(2.0), circle([1.0, 1.0], 3.0), [0.0, -1.0], 6.0, [1.0, -2.0], [1.0, 4.0]),
        overlapping(triangle(0.0), point(1.5, 1.5), [0.6, 0.8], 0.3, [1.68, 1.74], [1.5, 1.5]),
    ]);
}

/// An integer as a coordinate.
#[expect(clippy::cast_precision_loss, reason = "no more than 53 bits")]
fn exactly(point: [i64; 2]) -> Point {
    point.map(|coordinate| coordinate as f64)
}

/// Let e be (x, x + 1). The point q = e - (c, c) is on its left, by e×q = x(x + 1 - c) - (x + 1)(x - c) = c. If e is
/// (x + 1, x), it is on its right. With up to 50 bits in x and in the corner where e begins, the error of a product may be
/// 2⁴⁶.
#[test]
fn beside_a_side_of_large_integers() {
    let mut random = Random::named("beside a side");
    let mut below = |power: i32| i64::try_from(random.bits() >> (64 - power)).expect("not negative");
    for is_left in [true, false].repeat(100) {
        let ([left, bottom], length, c) = ([below(50), below(50)], below(50) + 8, 1 + below(3));
        let [x, y] = if is_left { [length, length + 1] } else { [length + 1, length] };
        let corners = [[left, bottom], [left + x, bottom + y], [left - y, bottom + x]].map(exactly);
        let (q, triangle) = (exactly([left + x - c, bottom + y - c]).into(), polygon(corners, 0.0));
        assert_eq!(query::intersects::<DVec2>(&triangle, &q), Ok(is_left), "{triangle:?} and {q:?}");
    }
}

/// From a point (x, y) near the corner (0, 0) of a box, the ways out are x to the left and y down.
#[test]
fn ways_out_that_are_an_ulp_longer() {
    let mut random = Random::named("ways out");
    for _ in 0..200 {
        let far = [random.between(3.0, 100.0), random.between(3.0, 100.0)];
        let x = random.between(1.0, 1.5);
        let y = x + f64::from(random.integer(-2, 2)) * f64::EPSILON;
        let quad = polygon([[0.0, 0.0], [far[0], 0.0], far, [0.0, far[1]]], 0.0);
        let found = query::penetration::<DVec2>(&quad, &point(x, y)).unwrap().expect("it is inside");
        assert_eq!(found.unique, x != y, "{quad:?} and {x}, {y}");
        assert_eq!(found.normal, if x < y { [-1.0, 0.0] } else { [0.0, -1.0] }, "{quad:?} and {x}, {y}");
    }
}

/// The cores cross at the corner (0, 0): out along the stadium's normal, which is -(3, 4)/5 on that side.
#[test]
fn the_middle_of_a_capsule_on_a_corner() {
    for square in squares() {
        let capsule = stadium([-4.0, 3.0], [4.0, -3.0], 5.0);
        check(&[overlapping(square, capsule, [-0.6, -0.8], 5.0, [0.0, 0.0], [3.0, 4.0])]);
    }
}

/// Of (1, 1), (2, 2) and (3, 3 + an ulp), where the line of the long side is half an ulp above (2, 2).
#[test]
fn a_triangle_thinner_than_an_ulp() {
    fn thin<V: TestVector>() {
        let above = |number: f64| number + V::ulp(number);
        let thin = polygon([[1.0, 1.0], [2.0, 2.0], [3.0, above(3.0)]], 0.0);
        assert_eq!(thin.points().len(), 3);
        assert_eq!(query::intersects::<V>(&thin, &point(2.0, 2.0)), Ok(true));
        assert_eq!(query::intersects::<V>(&thin, &point(2.0, above(2.0))), Ok(false));
        assert_eq!(query::intersects::<V>(&thin, &point(above(2.0), 2.0)), Ok(false));
        assert_eq!(query::contains::<V>(&thin, &segment([1.0, 1.0], [2.0, 2.0])), Ok(true));
        // (3/2, 3/2) is on the side below.
        assert_eq!(query::closest_boundary_point::<V>(&thin, [1.5, 1.5]), Ok([1.5, 1.5]));
    }
    thin::<Vec2>();
    thin::<DVec2>();
}

/// A product of these coordinates is above the largest `f64`, and so has no bound on its error.
#[test]
fn corners_whose_products_overflow() {
    let far = -4.5e158;
    let points = [[1.0, 3.0], [far, far], [0.0, far], [1.000_001, 0.0]];
    for [x, y] in points {
        assert_eq!(query::intersects::<DVec2>(&polygon(points, 0.0), &point(x, y)), Ok(true), "({x}, {y})");
    }
}

/// The squares of these sides, and those of the distances over them, underflow or overflow in `f32`.
#[test]
fn tiny_polygons_at_a_distance() {
    for (side, distance) in (40..90).flat_map(|exponent| (0..55).map(move |far| (exponent, far))) {
        let (side, distance) = (1.25 * f64::exp2(-f64::from(side)), f64::exp2(f64::from(distance)));
        // The side from (0, 0) to (`side`, 0) is nearest.
        let shapes = [aabb([0.0, 0.0], [side, side]), polygon([[0.0, 0.0], [side, 0.0], [side, side]], 0.0)];
        for shape in shapes {
            let below = point(0.0, -distance);
            for (factor, expected) in [(0.5, false), (1.0 - 1.0 / 65_536.0, false), (1.0 + 1.0 / 65_536.0, true)] {
                let margin = distance * factor;
                assert_eq!(
                    query::within::<Vec2>(&shape, &below, margin),
                    Ok(expected),
                    "{shape:?}, {below:?}, {margin}"
                );
                assert_eq!(
                    query::within::<DVec2>(&below, &shape, margin),
                    Ok(expected),
                    "{shape:?}, {below:?}, {margin}"
                );
            }
        }
    }
}

fn holds(outer: &Figure, inner: &Figure, expected: bool) {
    in_both_precisions!(contains_in(outer, inner, expected));
}

fn contains_in<V: TestVector>(outer: &Figure, inner: &Figure, expected: bool) {
    assert_eq!(query::contains::<V>(outer, inner), Ok(expected), "{outer:?} and {inner:?}");
}

/// What touches from inside is inside, and an ulp more is not.
#[test]
fn containment() {
    // The next `f32` above 2 and above 1, and below 0.
    let (above_two, above_one, below_zero) =
        (f64::from(2.0_f32.next_up()), f64::from(1.0_f32.next_up()), -f64::from(f32::from_bits(1)));
    for square in squares() {
        for (inner, expected) in [
            (point(4.0, 1.0), true),
            (point(below_zero, 1.0), false),
            (segment([0.0, 0.0], [4.0, 4.0]), true),
            (square, true),
            (aabb([0.0, 1.0], [1.0, 2.0]), true),
            (aabb([below_zero, 1.0], [1.0, 2.0]), false),
            (polygon([[0.0, 1.0], [2.0, 0.0], [3.0, 4.0]], 0.0), true),
            (circle([2.0, 2.0], 2.0), true),
            (circle([2.0, 2.0], above_two), false),
            (circle([5.0, 2.0], 0.5), false),
            (stadium([1.0, 1.0], [3.0, 3.0], 1.0), true),
            (stadium([1.0, 1.0], [3.0, 3.0], above_one), false),
            (polygon([[1.0, 1.0], [3.0, 1.0], [2.0, 3.0]], 1.0), true),
            (polygon([[1.0, 1.0], [3.0, 1.0], [2.0, 3.0]], above_one), false),
            (ray([1.0, 1.0], [1.0, 0.0]), false),
        ] {
            holds(&square, &inner, expected);
        }
        // The corner (4, 4) is 5 from (1, 0), and the others are nearer.
        holds(&circle([1.0, 0.0], 5.0), &square, true);
        holds(&circle([1.0, below_zero], 5.0), &square, false);
        holds(&ray([0.0, 0.0], [1.0, 0.0]), &square, false);
        holds(&stadium([2.0, 0.0], [2.0, 4.0], 2.0), &square, true);
    }
    // The inscribed circle, with and without a radius.
    holds(&triangle(0.0), &circle([1.0, 1.0], 1.0), true);
    holds(&triangle(0.0), &circle([1.0, 1.0], above_one), false);
    holds(&triangle(1.0), &circle([1.0, 1.0], 2.0), true);
    holds(&triangle(1.0), &circle([1.0, 1.0], above_two), false);
    // (9.6 + 12.8 - 12)/5 > 2 beyond the slanted side, and (9.6 + 6.4 - 12)/5 < 1.
    holds(&triangle(1.0), &point(3.2, 3.2), false);
    holds(&triangle(1.0), &point(3.2, 1.6), true);
    // Flat polygons in what is straight.
    holds(&segment([0.0, 0.0], [6.0, 3.0]), &polygon([[4.0, 2.0], [2.0, 1.0], [6.0, 3.0]], 0.0), true);
    holds(&ray([0.0, 0.0], [2.0, 1.0]), &polygon([[4.0, 2.0], [20.0, 10.0]], 0.0), true);
}

#[test]
fn the_nearest_boundary_point() {
    let rounded = polygon([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]], 1.0);
    // By less than any rounding.
    let tiny = f64::from(2.0_f32.powi(-60));
    let barely_rounded = polygon([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]], tiny);
    for square in squares() {
        for (figure, from, expected) in [
            (barely_rounded, [3.0, 0.0], Ok([3.0, -tiny])),
            (barely_rounded, [4.0, 0.0], Err(NoUniqueDirection)),
            (barely_rounded, [3.0, -tiny], Ok([3.0, -tiny])),
            (barely_rounded, [4.0, -tiny / 2.0], Ok([4.0, -tiny])),
            (square, [3.0, 2.0], Ok([4.0, 2.0])),
            (square, [2.0, 2.0], Err(NoUniqueDirection)),
            (square, [1.0, 1.0], Err(NoUniqueDirection)),
            (square, [3.0, 0.0], Ok([3.0, 0.0])),
            (square, [4.0, 0.0], Ok([4.0, 0.0])),
            (square, [7.0, 8.0], Ok([4.0, 4.0])),
            (rounded, [3.0, 2.0], Ok([5.0, 2.0])),
            (rounded, [2.0, 2.0], Err(NoUniqueDirection)),
            // On the core's border: a side has a normal, a corner none.
            (rounded, [3.0, 0.0], Ok([3.0, -1.0])),
            (rounded, [4.0, 0.0], Err(NoUniqueDirection)),
            (rounded, [3.0, -0.5], Ok([3.0, -1.0])),
            (rounded, [4.0, -0.5], Ok([4.0, -1.0])),
            (rounded, [5.0, 3.0], Ok([5.0, 3.0])),
        ] {
            assert_eq!(query::closest_boundary_point::<Vec2>(&figure, from), expected, "{figure:?} from {from:?}");
            assert_eq!(query::closest_boundary_point::<DVec2>(&figure, from), expected, "{figure:?} from {from:?}");
        }
    }
}

#[test]
fn bounds() {
    let rounded = polygon([[0.0, 3.0], [-4.0, 1.0], [1.0, -1.0]], 2.0);
    let found = query::bounding_box::<Vec2>(&rounded).expect("it is bounded").expect("it is valid");
    assert_eq!((found.min, found.max), ([-6.0, -3.0], [3.0, 5.0]));
}

/// Of a square, and of a triangle whose side is on 3x + 4y = 18. Right, from x = 2 to 4, is as far as along (3, 4)/5, where
/// (4, 4) is on 3x + 4y = 28.
#[test]
fn ways_out_by_sides_of_both_polygons() {
    let (square, triangle) = (squares()[1], polygon([[2.0, 3.0], [6.0, 0.0], [8.0, 8.0]], 0.0));
    check(&[
        ambiguous(square, triangle, [1.0, 0.0], 2.0, [4.0, 3.0], [2.0, 3.0]),
        ambiguous(triangle, square, [-0.6, -0.8], 2.0, [2.8, 2.4], [4.0, 4.0]),
    ]);
    for (a, b, preferred, normal) in [
        (square, triangle, [0.0, 1.0], [0.6, 0.8]),
        (square, triangle, [4.0, 1.0], [1.0, 0.0]),
        // The angles with both are equal, and a's side comes first.
        (square, triangle, [2.0, 1.0], [1.0, 0.0]),
        (triangle, square, [-2.0, -1.0], [-0.6, -0.8]),
        (triangle, square, [-1.0, 0.0], [-1.0, 0.0]),
    ] {
        in_both_precisions!(prefers_in(&a, &b, preferred, normal));
    }
}

/// 1 to the right and 1 + 2⁻⁵⁰ upward. In both directions, an edge of each polygon faces the other. Rounding errors hide
/// which way is shorter.
#[test]
fn facing_edges_that_are_hardly_nearer() {
    let above = 3.0 - 0.5_f64.powi(50);
    let rectangle = |[left, bottom]: Point, [right, top]: Point| {
        polygon([[left, bottom], [right, bottom], [right, top], [left, top]], 0.0)
    };
    let (a, b) = (rectangle([0.0, 0.0], [4.0, 4.0]), rectangle([3.0, above], [9.0, 9.0]));
    for (first, second, normal) in [(&a, &b, [1.0, 0.0]), (&b, &a, [-1.0, 0.0])] {
        let found = query::penetration::<DVec2>(first, second).unwrap().expect("they overlap");
        assert_eq!((found.normal, found.depth, found.unique), (normal, 1.0, true));
    }
}

/// The tiny edge at (1, 0) is almost, but not exactly, along the right side of the rectangle. Left and right are 2 + 1.
#[test]
fn a_tiny_edge_that_all_but_faces_a_long_one() {
    let (x, y) = (1.0 - 0.5_f64.powi(53), 0.5_f64.powi(51));
    let rhombus = polygon([[0.0, -1.0], [1.0, 0.0], [x, y], [0.0, 1.0], [-1.0, 0.0]], 0.0);
    let rectangle = polygon([[-2.0, -9.0], [2.0, -9.0], [2.0, 9.0], [-2.0, 9.0]], 0.0);
    for (a, b) in [(&rhombus, &rectangle), (&rectangle, &rhombus)] {
        let found = query::penetration::<DVec2>(a, b).unwrap().expect("they overlap");
        assert_eq!((found.depth, found.unique), (3.0, false));
    }
}

/// The rectangle begins at each of its corners in turn. The first side begins at the corner with the smallest x, then y.
#[test]
fn ways_out_of_a_polygon_that_begins_elsewhere() {
    fn leaves<V: TestVector>() {
        let corners = [[0.0, 0.0], [4.0, 0.0], [4.0, 2.0], [0.0, 2.0]];
        for first in 0..4 {
            let quad = ConvexPolygon::<V, 4>::new([0, 1, 2, 3].map(|place| V::vector(corners[(first + place) % 4])));
            for (preferred, normal) in [([0.0, 0.0], [0.0, -1.0]), ([1.0, 0.0], [0.0, -1.0]), ([3.0, 1.0], [0.0, 1.0])]
            {
                let centre = V::vector([2.0, 1.0]);
                let found = impinge::query::penetration_toward(&quad, &centre, V::vector(preferred));
                let found = found.unwrap().expect("inside");
                assert_eq!((found.normal.point(), V::value(found.depth), found.unique), (normal, 1.0, false));
            }
        }
    }
    in_both_precisions!(leaves());
}

/// The corners (0, 3) and (0, -3) are as far beyond a segment through the middle. Its left normal comes first.
#[test]
fn ways_out_by_both_sides_of_a_segment() {
    let rhombus = polygon([[4.0, 0.0], [0.0, 3.0], [-4.0, 0.0], [0.0, -3.0]], 0.0);
    for end in [9.0, -9.0] {
        let (segment, up) = (segment([-end, 0.0], [end, 0.0]), end / 9.0);
        check(&[
            ambiguous(rhombus, segment, [0.0, up], 3.0, [0.0, 3.0 * up], [0.0, 0.0]),
            ambiguous(segment, rhombus, [0.0, up], 3.0, [0.0, 0.0], [0.0, -3.0 * up]),
        ]);
        for normal in [1.0, -1.0] {
            in_both_precisions!(prefers_in(&rhombus, &segment, [5.0, normal], [0.0, normal]));
            in_both_precisions!(prefers_in(&segment, &rhombus, [5.0, normal], [0.0, normal]));
        }
    }
}

/// The polygon has its corners on the circle of radius 5. Its sides from (5, 0) to (4, 3), and those like it, are on lines
/// 15/√10 from the centre; the other four are 7/√2 away.
#[test]
fn eight_ways_out_of_a_centre() {
    fn leaves<V: TestVector>() {
        let quarter = [[5.0, 0.0], [4.0, 3.0], [3.0, 4.0]];
        let turned = quarter.map(|[x, y]| [[x, y], [-y, x], [-x, -y], [y, -x]]);
        let corners: Vec<_> = turned.into_iter().flatten().map(V::vector).collect();
        let (polygon, centre) = (ConvexPolygon::<V, 12>::hull_of(&corners).unwrap(), V::vector([0.0, 0.0]));
        let root = 10.0_f64.sqrt();
        for (preferred, normal) in [
            // The first from (-5, 0), counter-clockwise.
            ([0.0, 0.0], [-3.0, -1.0]),
            ([1.0, 0.5], [3.0, 1.0]),
            ([-1.0, 3.0], [-1.0, 3.0]),
            // Equally near to two: the one on the right comes first.
            ([0.0, 2.0], [1.0, 3.0]),
        ] {
            let found = impinge::query::penetration_toward(&polygon, &centre, V::vector(preferred)).unwrap().unwrap();
            crate::case::is_normal::<V>(found.normal.point(), normal.map(|x| x / root), "the nearest side");
            assert!((V::value(found.depth) - 15.0 / root).abs() <= V::ulp(15.0 / root));
            assert!(!found.unique);
        }
    }
    in_both_precisions!(leaves());
}

/// Each preferred direction, and the normal that it chooses.
#[test]
fn preferred_ways_out() {
    for square in squares() {
        for (b, preferred, normal) in [
            (point(2.0, 2.0), [9.0, 1.0], [1.0, 0.0]),
            (point(2.0, 2.0), [1.0, 1.0], [1.0, 0.0]),
            (point(2.0, 2.0), [-1.0, 1.0], [0.0, 1.0]),
            (aabb([4.0, 4.0], [6.0, 6.0]), [0.0, 3.0], [0.0, 1.0]),
            // Between the normals that meet in a corner, as preferred.
            (aabb([4.0, 4.0], [6.0, 6.0]), [3.0, 4.0], [0.6, 0.8]),
            (aabb([4.0, 4.0], [6.0, 6.0]), [-1.0, 4.0], [0.0, 1.0]),
        ] {
            in_both_precisions!(prefers_in(&square, &b, preferred, normal));
        }
    }
}

fn prefers_in<V: TestVector>(a: &Figure, b: &Figure, preferred: Point, normal: Point) {
    let found = query::penetration_toward::<V>(a, b, preferred).unwrap().expect("they meet");
    crate::case::is_normal::<V>(found.normal, normal, &format!("{a:?} and {b:?} toward {preferred:?}"));
    assert!(!found.unique);
}

/// A polygon with 80 sides, as the sum of 40 segments, is symmetric. From its centre, the two sides along the longest segment
/// are equally near, and the nearest of all.
#[test]
fn two_ways_out_of_the_centre_of_a_polygon_with_many_sides() {
    in_both_precisions!(leaves_the_centre_of_many_sides());
}

fn leaves_the_centre_of_many_sides<V: TestVector>() {
    let are_coprime = |p: i32, q: i32| (2..=p).all(|divisor| p % divisor != 0 || q % divisor != 0);
    let all = (1..=9).flat_map(|p| (-9..=9).map(move |q| [p, q])).filter(|&[p, q]| are_coprime(p, q));
    let mut segments: Vec<_> = all.collect();
    segments.sort_by(|[px, py], [qx, qy]| (py * qx).cmp(&(qy * px)));
    // The longest is side 30, and so the opposite side is 70: one is below 64, the other above.
    let longest = segments.iter().position(|&segment| segment == [1, 2]).expect("coprime");
    segments = segments[longest - 30..longest + 10].to_vec();
    segments[30] = [600, 1200];
    let mut corner = [0, 0];
    let there_and_back = segments.iter().map(|&[x, y]| [x, y]).chain(segments.iter().map(|&[x, y]| [-x, -y]));
    let corners = there_and_back.map(|[x, y]| {
        corner = [corner[0] + 2 * x, corner[1] + 2 * y];
        V::vector(corner.map(f64::from))
    });
    let polygon = ConvexPolygon::<V, 80>::hull_of(&corners.collect::<Vec<_>>()).expect("80 corners");
    assert_eq!(polygon.vertices().len(), 80);
    let sum = |axis: usize| segments.iter().map(|segment| f64::from(segment[axis])).sum::<f64>();
    let (centre, width) = ([sum(0), sum(1)], segments.iter().map(|[x, y]| f64::from((2 * x - y).abs())).sum::<f64>());
    let along_normal = [([-2.0, 1.0], -1.0), ([2.0, -1.0], 1.0)];
    // Toward the normals of other sides, which are farther.
    let across = [([-1.0, 0.0], -1.0), ([1.0, 0.0], 1.0), ([0.0, 1.0], -1.0), ([0.0, -1.0], 1.0)];
    for (preferred, side) in along_normal.into_iter().chain(across) {
        let preferred = V::vector(preferred);
        let found =
            impinge::query::penetration_toward(&polygon, &V::vector(centre), preferred).unwrap().expect("inside");
        let normal = [2.0, -1.0].map(|component| side * component / 5.0_f64.sqrt());
        crate::case::is_normal::<V>(found.normal.point(), normal, "the nearest side");
        assert!((V::value(found.depth) - width / 5.0_f64.sqrt()).abs() <= V::ulp(width));
        assert!(!found.unique);
    }
}

/// The corner (½, ½) is 2⁻⁶¹/√2 below the edge from (1, 0) to (2⁻⁶⁰, 1): less than the arithmetic of `f64` sees.
#[test]
fn an_overlap_far_below_an_ulp_has_the_right_side() {
    let tiny = 0.5_f64.powi(60);
    let a = polygon([[1.0, 0.0], [tiny, 1.0], [-1.0, -1.0]], 0.25);
    let b = polygon([[0.5, 0.5], [3.0, 2.0], [2.0, 3.0]], 0.0);
    let diagonal = [0.5_f64.sqrt(); 2];
    for (first, second, normal) in [(&a, &b, diagonal), (&b, &a, diagonal.map(|number| -number))] {
        let found = query::penetration::<Vec2>(first, second).unwrap().expect("they overlap");
        crate::case::is_normal::<Vec2>(found.normal, normal, "in f32");
        let found = query::penetration::<DVec2>(first, second).unwrap().expect("they overlap");
        crate::case::is_normal::<DVec2>(found.normal, normal, "in f64");
    }
}

/// The square of the signed distance along the normal of a's long edge overflows. b leaves through the top, by 2¹⁰.
#[test]
fn overlaps_whose_squares_overflow() {
    let power = |exponent| 2.0_f64.powi(exponent);
    let a = polygon([[0.0, 0.0], [-power(505), 0.0], [0.0, -power(12)]], 0.0);
    let b = polygon([[-power(11), -power(10)], [power(504), power(503)], [power(503), power(504)]], 0.0);
    let found = query::penetration::<DVec2>(&a, &b).unwrap().expect("they overlap");
    assert_eq!((found.normal, found.depth, found.unique), ([0.0, 1.0], power(10), true));
    // The upper edge of a is level at y = −2⁹, and the lowest corner of b is at −2²³.
    let a = polygon([[-power(22), -power(9)], [power(496), 8.0], [power(414), -power(495)]], 0.0);
    let b = polygon([[power(23), -2.0], [4.0, power(22)], [-8.0, -power(23)]], 0.0);
    let found = query::penetration::<DVec2>(&a, &b).unwrap().expect("they overlap");
    assert_eq!((found.normal[1], found.depth, found.unique), (1.0, power(23) - power(9), true));
}

/// The product of the lengths of the two edges that face each other underflows.
#[test]
fn tiny_edges_that_face_each_other_count_once() {
    let (short, shortest) = (0.5_f64.powi(80), f64::from_bits(1));
    let a = polygon([[0.0, 0.0], [0.0, short], [-1.0, 0.0]], 0.0);
    let b = polygon([[0.0, shortest], [0.0, 0.0], [1.0, 0.0]], 0.0);
    let found = query::penetration::<DVec2>(&a, &b).unwrap().expect("they touch");
    assert_eq!((found.normal, found.depth, found.unique), ([1.0, 0.0], 0.0, true));
}

/// Three ways out are equally long, in the middle of two numbers. Each is computed from another edge.
#[test]
fn a_depth_between_two_numbers_does_not_depend_on_the_order() {
    let (low, high) = (-3.459_519_617_056_735_3, 1.939_506_410_323_212_5);
    let (a, b) = (aabb([low; 2], [high; 2]), aabb([low; 2], [6.990_536_752_026_214, high]));
    let depth = |a, b| query::penetration::<DVec2>(a, b).unwrap().expect("they overlap").depth;
    assert_eq!(depth(&a, &b).to_bits(), depth(&b, &a).to_bits());
}

/// Two arrows v = (F(n), F(n+1)) and e = (F(n+1), F(n+2)) from the origin, times a power of two.
///
/// Of three Fibonacci numbers in a row, F(n+1)² − F(n)·F(n+2) = (−1)ⁿ. So e×v is one cell of the grid: v ends on the left of
/// e if n is even, and else on the right, by the least that the grid allows. The largest ones use all bits of the mantissa.
struct Fibonacci {
    v: Point,
    e: Point,
    is_left: bool,
    /// The area of a cell.
    cell: f64,
}

fn fibonacci<V: TestVector>() -> Vec<Fibonacci> {
    let (mut all, mut numbers, mut is_left) = (Vec::new(), [1.0, 1.0, 2.0], false);
    while (numbers[1] + numbers[2]) * V::EPSILON < 2.0 {
        for scale in [1.0, 1024.0, 0.5_f64.powi(20)] {
            let [f, g, h] = numbers.map(|number| number * scale);
            all.push(Fibonacci { v: [f, g], e: [g, h], is_left, cell: scale * scale });
        }
        (numbers, is_left) = ([numbers[1], numbers[2], numbers[1] + numbers[2]], !is_left);
    }
    all
}

/// Expects this signed distance, within the promised error and that of `expected`.
fn check_signed_distance<V: TestVector>(a: &Figure, b: &Figure, expected: f64) {
    for (a, b) in [(a, b), (b, a)] {
        assert_eq!(query::intersects::<V>(a, b), Ok(expected <= 0.0), "{a:?} and {b:?}");
        let found = query::signed_distance::<V>(a, b).unwrap();
        let error = (V::VALUE_ULPS * V::EPSILON + 3.0 * f64::EPSILON) * expected.abs();
        assert!((found - expected).abs() <= error, "{found} of {a:?} and {b:?}, expected {expected}");
    }
}

#[test]
fn a_corner_one_cell_of_the_grid_from_an_edge() {
    fn check<V: TestVector>() {
        let left_of_edge = |[x, y]: Point| polygon([[0.0, 0.0], [x, y], [-y, x]], 0.0);
        for Fibonacci { v: [f, g], e: [_, h], is_left, cell } in fibonacci::<V>() {
            let corner = polygon([[f, g], [f + g, g], [f + g, h]], 0.0);
            // Of the parallelogram of e and v, with the area of a cell, this is the height over e.
            let distance = cell / (g * g + h * h).sqrt();
            check_signed_distance::<V>(&left_of_edge([g, h]), &corner, if is_left { -distance } else { distance });
            // In the middle of a longer edge.
            check_signed_distance::<V>(&left_of_edge([2.0 * f, 2.0 * g]), &corner, 0.0);
            // The next corner is one cell on the right of the edge.
            if !is_left {
                let leaving = polygon([[g, h], [g + f, h + g], [2.0 * g, h]], 0.0);
                check_signed_distance::<V>(&left_of_edge([2.0 * g, 2.0 * h]), &leaving, 0.0);
            }
        }
    }
    check::<Vec2>();
    check::<DVec2>();
}

#[test]
fn edges_on_one_line_with_all_bits() {
    fn check<V: TestVector>() {
        for Fibonacci { v: [f, g], .. } in fibonacci::<V>() {
            // On the line through v, from 0 to 2v, and from v to 4v.
            let left = polygon([[0.0, 0.0], [2.0 * f, 2.0 * g], [-g, f]], 0.0);
            let right = polygon([[f, g], [4.0 * f, 4.0 * g], [4.0 * g, g]], 0.0);
            let length = (f * f + g * g).sqrt();
            holds_in::<V>(&touching(left, right, [g / length, -f / length], [f, g]));
        }
    }
    check::<Vec2>();
    check::<DVec2>();
}

#[test]
fn errors_in_order() {
    let not_finite = polygon([[0.0, 0.0], [f64::NAN, 1.0], [2.0, 2.0]], -1.0);
    let empty = aabb([2.0, 0.0], [1.0, 3.0]);
    let negative = polygon([[0.0, 0.0], [4.0, 0.0], [2.0, 2.0]], -1.0);
    for (flawed, error) in [
        (not_finite, NonFinite),
        (aabb([2.0, f64::NEG_INFINITY], [1.0, 3.0]), NonFinite),
        (empty, EmptyBox),
        (aabb([0.0, 2.0], [9.0, 1.0]), EmptyBox),
        (negative, NegativeRadius),
    ] {
        assert_eq!(query::validate::<Vec2>(&flawed), Some(Err(error)), "{flawed:?}");
        assert_eq!(query::intersects::<DVec2>(&flawed, &point(0.0, 0.0)), Err(error), "{flawed:?}");
        for other in [circle([0.0, 0.0], 9.0), point(7.0, 7.0), aabb([-9.0, -9.0], [9.0, 9.0])] {
            assert_eq!(query::contains::<Vec2>(&other, &flawed), Err(error), "{other:?} and {flawed:?}");
            assert_eq!(query::contains::<Vec2>(&flawed, &other), Err(error), "{flawed:?} and {other:?}");
        }
        assert_eq!(query::bounding_box::<Vec2>(&flawed), Some(Err(error)), "{flawed:?}");
    }
    for endless in [[f64::INFINITY, 0.0], [1.0, f64::NEG_INFINITY], [f64::NAN, 1.0]] {
        let endless = ray([2.0, 1.0], endless);
        for other in [polygon([[0.0, 0.0], [4.0, 0.0], [2.0, 2.0]], 0.0), aabb([-9.0, -9.0], [9.0, 9.0])] {
            assert_eq!(query::intersects::<Vec2>(&endless, &other), Err(NonFinite), "{endless:?} and {other:?}");
            assert_eq!(query::intersects::<DVec2>(&other, &endless), Err(NonFinite), "{other:?} and {endless:?}");
        }
    }
    for (first, second, error) in [
        (not_finite, empty, NonFinite),
        (empty, negative, EmptyBox),
        (empty, ray([0.0, 0.0], [0.0, 0.0]), EmptyBox),
        (negative, ray([0.0, 0.0], [0.0, 0.0]), NegativeRadius),
    ] {
        assert_eq!(query::distance::<Vec2>(&first, &second), Err(error), "{first:?} and {second:?}");
        assert_eq!(query::distance::<Vec2>(&second, &first), Err(error), "{second:?} and {first:?}");
    }
}
