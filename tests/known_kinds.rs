//! What the filters decide by the kinds of the shapes: boxes by comparing coordinates, and the part of a polygon that is
//! nearest to a point. They know the kinds only in a release build: `tests/mutants.py` runs these tests with its bodies.

#![allow(clippy::disallowed_methods, reason = "an input need not have the same bits everywhere")]

use std::cmp::Ordering;
use std::fmt::Debug;

use common::{Random, TestVector};
use impinge::glam::{DVec2, Vec2};
use impinge::query::{CastHit, RayHit};
use impinge::shapes::Bounded;
use impinge::{Aabb, Circle, ConvexPolygon, QueryError, Ray, Segment, Stadium, query};

fn aabb<V: TestVector>(min: [f64; 2], max: [f64; 2]) -> Aabb<V> {
    Aabb::new(V::vector(min), V::vector(max))
}

/// The box between two points.
fn box_of<V: TestVector>(p: [f64; 2], q: [f64; 2]) -> Aabb<V> {
    let [[left, right], [low, high]] = [0, 1].map(|axis| [p[axis].min(q[axis]), p[axis].max(q[axis])]);
    aabb([left, low], [right, high])
}

/// From (0, 0) to (4, 4).
fn square<V: TestVector>() -> Aabb<V> {
    aabb([0.0, 0.0], [4.0, 4.0])
}

fn circle<V: TestVector>(center: [f64; 2], radius: f64) -> Circle<V> {
    Circle::new(V::vector(center), V::number(radius))
}

/// The `t`, point and normal of the cast to the square.
fn cast<V: TestVector>(moving: &impl Bounded<Vector = V>, translation: [f64; 2]) -> Option<(f64, [f64; 2], [f64; 2])> {
    let hit = query::cast(moving, V::vector(translation), &square()).unwrap()?;
    Some((V::value(hit.t), hit.point.point(), hit.normal.point()))
}

fn boxes<V: TestVector>() {
    let (square, flush) = (square::<V>(), aabb([4.0, 1.0], [6.0, 9.0]));
    assert_eq!([query::intersects(&square, &flush), query::intersects(&flush, &square)], [Ok(true); 2]);
    assert_eq!(query::within(&square, &aabb([1.0, 1.0], [2.0, 2.0]), V::number(0.5)), Ok(true));
    assert_eq!(cast(&flush, [1.0, 0.0]), None, "touching, and away");
    // At x = -2 to 2 when it lands: the square's corner is the lower end of what they share.
    let above = aabb::<V>([2.0, 6.0], [6.0, 8.0]);
    assert_eq!(cast(&above, [-8.0, -4.0]), Some((0.5, [0.0, 4.0], [0.0, 1.0])));
    // At x = 1 to 5: its own corner is.
    assert_eq!(cast(&above, [-2.0, -4.0]), Some((0.5, [1.0, 4.0], [0.0, 1.0])));
    assert_eq!(cast(&aabb::<V>([5.0, 6.0], [7.0, 8.0]), [0.0, -4.0]), None, "beside it");
    assert_eq!(cast(&above, [0.0, -2.0]), Some((1.0, [2.0, 4.0], [0.0, 1.0])), "at the end of the motion");
    assert_eq!(cast(&above, [0.0, -1.75]), None, "too short");
    // It reaches x = 0 and leaves y = 4 at once: the normal is perpendicular to (4, 4).
    let (t, at, [x, y]) = cast(&aabb::<V>([-4.0, 2.0], [-2.0, 3.0]), [4.0, 4.0]).expect("grazing");
    assert_eq!((t, at, x + y), (0.5, [0.0, 4.0], 0.0));
    assert!(y > 0.7, "away from the square");
    // From (-1, 1) to (7, 3): at x = 4 after 5 of 8.
    let path = Segment::new(V::vector([-1.0, 1.0]), V::vector([7.0, 3.0]));
    let exit = query::chord(&path, &square).unwrap().and_then(|chord| chord.exit).expect("through it");
    assert_eq!((V::value(exit.t), exit.point.point()), (0.625, [4.0, 2.25]));
}

fn circles_and_a_box<V: TestVector>() {
    // From the corner (4, 4), (3, 4) is 5 long.
    assert_eq!(query::intersects(&square::<V>(), &circle([7.0, 8.0], 5.0)), Ok(true));
    assert_eq!(query::intersects(&square::<V>(), &circle([7.0, 8.0], 4.75)), Ok(false));
    // The centre is at (-1, 3.5) after a quarter.
    assert_eq!(cast(&circle::<V>([-3.0, 2.5], 1.0), [8.0, 4.0]), Some((0.25, [0.0, 3.5], [-1.0, 0.0])));
    // It is at (-3, -4) after a half, and 5 below the line of the bottom before.
    let [x, y] = [-0.6, -0.8].map(V::rounded);
    assert_eq!(cast(&circle::<V>([-7.0, -8.0], 5.0), [8.0, 8.0]), Some((0.5, [0.0, 0.0], [x, y])));
}

/// Circles near the corner (h, h) of a box. They touch it, or miss or overlap it by less than the rounding of a difference, a
/// sum or a square. All numbers are multiples of 2⁻⁵⁶.
fn circles_that_touch_a_box<V: TestVector>() {
    #[expect(clippy::cast_possible_truncation, reason = "it is exact")]
    let exact = |number: f64| (number * 2.0_f64.powi(56)) as i128;
    let tiny = 2.0_f64.powi(-56);
    let nudges = [0.0, 2.0_f64.powi(-21), -(2.0_f64.powi(-50))];
    let (mut within, mut touching, mut apart) = (0, 0, 0);
    let mut check = |h: f64, center: [f64; 2], radius: f64, margin: f64| {
        let (target, circle) = (aabb::<V>([-4.0, -4.0], [h, h]), circle::<V>(center, radius));
        let square = |length: i128| length * length;
        let across = center.map(|at| square((exact(at) - exact(h)).max(0)));
        let order = (across[0] + across[1]).cmp(&square(exact(radius) + exact(margin)));
        match order {
            Ordering::Less => within += 1,
            Ordering::Equal => touching += 1,
            Ordering::Greater => apart += 1,
        }
        let expected = [Ok(order.is_le()); 2];
        let margin = V::number(margin);
        let both = [query::within(&target, &circle, margin), query::within(&circle, &target, margin)];
        assert_eq!(both, expected, "{target} and {circle}, within {margin:?}");
        if V::value(margin) == 0.0 {
            let both = [query::intersects(&target, &circle), query::intersects(&circle, &target)];
            assert_eq!(both, expected, "{target} and {circle}");
            let distances = [query::distance(&target, &circle), query::distance(&circle, &target)];
            assert_eq!(
                distances.map(|distance| distance.map(|distance| V::value(distance) == 0.0)),
                expected,
                "{target} and {circle}"
            );
            let overlap = query::penetration(&target, &circle).map(|found| found.is_some());
            assert_eq!(overlap, expected[0], "{target} and {circle}");
        }
    };
    let short = 2.0_f64.powi(-30);
    for [x, y, r] in [[3.0, 4.0, 5.0], [0.0, 5.0, 5.0], [1.5, 2.0, 2.5], [5.0, -1.0, 5.0], [5.0, short, 5.0]] {
        for (h, margin) in [(0.0, 0.0), (tiny, 0.0), (-tiny, 0.0), (0.0, tiny), (tiny, tiny)] {
            for number in 0..27 {
                let [a, b, c] = [number % 3, number / 3 % 3, number / 9].map(|index| nudges[index]);
                check(h, [x + a, y + b].map(V::rounded), V::rounded(r + c), margin);
            }
        }
    }
    // In `f64`, the sum of the radius and the margin is 5 only if it is rounded.
    check(0.0, [3.0, 4.0], 4.0, V::rounded(1.0 - 2.0_f64.powi(-53)));
    assert!(within.min(touching).min(apart) > 10, "{within} within, {touching} touching and {apart} apart");
}

/// The point is the lower end of what the sides have in common: the smallest end that is on both.
fn boxes_that_touch<V: TestVector>() {
    let square = square::<V>();
    for low in [-1.0, 0.0, 1.0, 2.0, 3.0] {
        let (high, start) = (low + 2.0, if low > 0.0 { low } else { 0.0 });
        let sides = [
            (aabb([4.0, low], [6.0, high]), [4.0, start], [1.0, 0.0]),
            (aabb([low, 4.0], [high, 6.0]), [start, 4.0], [0.0, 1.0]),
            (aabb([-2.0, low], [0.0, high]), [0.0, start], [-1.0, 0.0]),
            (aabb([low, -2.0], [high, 0.0]), [start, 0.0], [0.0, -1.0]),
        ];
        for (other, at, [x, y]) in sides {
            for (a, b, normal) in [(&square, &other, [x, y]), (&other, &square, [-x, -y])] {
                let found = query::penetration(a, b).unwrap().expect("touching");
                let points = [found.point_a, found.point_b].map(TestVector::point);
                assert_eq!((found.normal.point(), points, found.unique), (normal, [at; 2], true), "{other}");
                assert_eq!((V::value(found.depth), query::signed_distance(a, b).map(V::value)), (0.0, Ok(0.0)));
                assert_eq!(query::closest_points(a, b), Ok(None));
                assert_eq!(query::contact(a, b, V::number(0.0)).unwrap().map(|found| found.points().len()), Some(2));
            }
            assert_eq!(cast(&other, [-x, -y]), Some((0.0, at, [x, y])), "{other} leans on it");
            assert_eq!(cast(&other, [1.0 - x.abs(), 1.0 - y.abs()]), None, "{other} slides");
            assert_eq!(cast(&other, [x, y]), None, "{other} leaves");
        }
    }
}

/// Of two sides, that which comes first from the smallest corner on gives the normal.
fn boxes_that_share_a_corner<V: TestVector>() {
    for (low, at, of_square, of_other) in [
        ([4.0, 4.0], [4.0, 4.0], [1.0, 0.0], [0.0, -1.0]),
        ([-2.0, 4.0], [0.0, 4.0], [0.0, 1.0], [0.0, -1.0]),
        ([-2.0, -2.0], [0.0, 0.0], [0.0, -1.0], [1.0, 0.0]),
        ([4.0, -2.0], [4.0, 0.0], [0.0, -1.0], [0.0, 1.0]),
    ] {
        let (square, other) = (square::<V>(), aabb(low, low.map(|number| number + 2.0)));
        for (a, b, normal) in [(&square, &other, of_square), (&other, &square, of_other)] {
            let found = query::penetration(a, b).unwrap().expect("touching");
            let points = [found.point_a, found.point_b].map(TestVector::point);
            assert_eq!((found.normal.point(), points, found.unique), (normal, [at; 2], false), "{other}");
            assert_eq!(V::value(found.depth), 0.0);
        }
    }
}

fn invalid_boxes<V: TestVector>() {
    let (square, point, round) = (square::<V>(), V::vector([1.0, 1.0]), circle([1.0, 1.0], 1.0));
    let answers = |flawed: Aabb<V>| {
        [
            query::intersects(&square, &flawed),
            query::intersects(&flawed, &square),
            query::intersects(&flawed, &point),
            query::intersects(&flawed, &round),
            query::within(&flawed, &round, V::number(1.0)),
        ]
    };
    for empty in [aabb([2.0, 0.0], [1.0, 4.0]), aabb([0.0, 2.0], [4.0, 1.0]), Aabb::EMPTY] {
        assert_eq!(answers(empty), [Err(QueryError::EmptyBox); 5]);
    }
    for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for flawed in [aabb([number, 0.0], [2.0, 2.0]), aabb([0.0, 0.0], [2.0, number]), aabb([number; 2], [number; 2])]
        {
            assert_eq!(answers(flawed), [Err(QueryError::NonFinite); 5]);
        }
    }
    let everything = aabb([-V::MAX, -V::MAX], [V::MAX, V::MAX]);
    assert_eq!(answers(everything), [Ok(true); 5], "its size overflows");
    let line = aabb([1.0, 0.0], [1.0, 4.0]);
    assert_eq!(answers(line), [Ok(true); 5], "it has no width");
}

fn lines_at_a_box<V: TestVector>() {
    let square = square::<V>();
    let both_orders = |a, b| if a == b { a } else { panic!("{a:?}, and {b:?} in the other order") };
    let segment = |p, q| {
        let segment = Segment::new(V::vector(p), V::vector(q));
        both_orders(query::intersects(&square, &segment), query::intersects(&segment, &square))
    };
    assert_eq!(segment([5.0, 3.0], [3.0, 5.0]), Ok(true), "it touches the corner (4, 4)");
    assert_eq!(segment([5.5, 3.0], [3.0, 5.5]), Ok(false), "it passes the corner");
    assert_eq!(segment([-1.0, 2.5], [2.5, -1.0]), Ok(true), "it cuts a corner off");
    assert_eq!(segment([1.0, 1.0], [3.0, 2.0]), Ok(true), "inside");
    assert_eq!(segment([5.0, 5.0], [9.0, 6.0]), Ok(false), "beside it along both axes");
    for (far, meets) in [(-0.5, false), (0.0, true), (0.5, true), (9.0, true)] {
        assert_eq!(segment([-3.0, 2.0], [far, 2.0]), Ok(meets), "level, up to {far}");
        assert_eq!(segment([-3.0, 4.0], [far, 4.0]), Ok(meets), "flush, up to {far}");
        assert_eq!(segment([0.0, far], [0.0, -3.0]), Ok(meets), "upright and flush, from {far}");
        assert_eq!(segment([-3.0, 4.5], [far, 4.5]), Ok(false), "above");
    }
    assert_eq!([segment([4.0, 4.0], [4.0, 4.0]), segment([4.5, 4.0], [4.5, 4.0])], [Ok(true), Ok(false)], "a point");
    let ray = |origin, direction| {
        let ray = Ray::new(V::vector(origin), V::vector(direction));
        both_orders(query::intersects(&square, &ray), query::intersects(&ray, &square))
    };
    assert_eq!(ray([1.0, 1.0], [-2.0, 1.0]), Ok(true), "from inside");
    assert_eq!([ray([8.0, 8.0], [-1.0, -1.0]), ray([8.0, 8.0], [1.0, 1.0])], [Ok(true), Ok(false)], "there, and away");
    assert_eq!([ray([8.0, 0.0], [-1.0, 1.0]), ray([8.0, 1.0], [-1.0, 1.0])], [Ok(true), Ok(false)], "at a corner");
    assert_eq!([ray([-3.0, 4.0], [1.0, 0.0]), ray([-3.0, 4.0], [-1.0, 0.0])], [Ok(true), Ok(false)], "flush");
    for (x, meets) in [(-1.0, false), (0.0, true), (4.0, true), (5.0, false)] {
        assert_eq!(ray([x, 7.0], [0.0, -1.0]), Ok(meets), "upright, at {x}");
    }
    assert_eq!(ray([1.0, 1.0], [0.0, 0.0]), Err(QueryError::ZeroDirection));
    for number in [f64::NAN, f64::INFINITY] {
        assert_eq!(ray([9.0, 1.0], [1.0, number]), Err(QueryError::NonFinite));
        assert_eq!(segment([9.0, 1.0], [number, 1.0]), Err(QueryError::NonFinite));
    }
    let (empty, up) = (aabb::<V>([4.0, 0.0], [0.0, 4.0]), Segment::new(V::vector([9.0, 0.0]), V::vector([9.0, 4.0])));
    assert_eq!(query::intersects(&empty, &up), Err(QueryError::EmptyBox));
    let (ray, margin) = (Ray::new(V::vector([2.0, 2.0]), V::vector([1.0, 2.0])), V::number(1.0));
    assert_eq!(query::within(&empty, &ray, margin), Err(QueryError::EmptyBox));
    assert_eq!(query::distance(&ray, &empty), Err(QueryError::EmptyBox));
    assert_eq!(query::contact(&empty, &ray, margin), Err(QueryError::EmptyBox));
}

/// The square with the corners (2, 0), (4, 2), (2, 4) and (0, 2), and lines too near a corner or an edge for axes in `f32`.
fn half_lines_at_a_polygon<V: TestVector>() {
    let corners = [[2.0, 0.0], [4.0, 2.0], [2.0, 4.0], [0.0, 2.0]].map(V::vector);
    let square = ConvexPolygon::<V, 4>::new(corners);
    let ray = |origin: [f64; 2], direction| {
        let ray = Ray::new(V::vector(origin), V::vector(direction));
        let answer = query::intersects(&square, &ray);
        assert_eq!(query::intersects(&ray, &square), answer, "{ray}");
        answer
    };
    let little = 2.0_f64.powi(-18);
    for (offset, meets) in [(-little, false), (0.0, true), (little, true)] {
        assert_eq!(ray([-9.0, offset], [1.0, 0.0]), Ok(meets), "below, to the right");
        assert_eq!(ray([9.0, offset], [-1.0, 0.0]), Ok(meets), "below, to the left");
        assert_eq!(ray([9.0, offset], [1.0, 0.0]), Ok(false), "below, and away");
        assert_eq!(ray([-1.0, 3.0 + offset], [1.0, -1.0]), Ok(meets), "along an edge");
        assert_eq!(ray([-1.0, 3.0 + offset], [-1.0, 1.0]), Ok(false), "along an edge, and away");
        assert_eq!(ray([2.0, offset], [0.0, -1.0]), Ok(meets), "from a corner, and away");
        assert_eq!(ray([1.0, 1.0 + offset], [-1.0, -1.0]), Ok(meets), "from an edge, and away");
        assert_eq!(ray([2.0, offset], [0.0, 1.0]), Ok(true), "through the middle");
    }
    assert_eq!(ray([2.0, 0.0], [0.0, 0.0]), Err(QueryError::ZeroDirection));
    assert_eq!(ray([2.0, f64::NAN], [1.0, 0.0]), Err(QueryError::NonFinite));
    assert_eq!(ray([2.0, 0.0], [f64::INFINITY, 0.0]), Err(QueryError::NonFinite));
    let rounded = square.rounded(V::number(1.0));
    let below = |y: f64| query::intersects(&rounded, &Ray::new(V::vector([-9.0, y]), V::vector([1.0, 0.0])));
    assert_eq!([below(-1.0), below(-1.0 - little)], [Ok(true), Ok(false)], "at a round corner");
}

/// The direction is as long as what is left of the half-line when it is cut off behind the triangle. The top edge ends at x = 3,
/// where the half-line is at y = 60, and the edge at −1.
fn a_contact_with_a_half_line_from_the_origin<V: TestVector>() {
    let triangle = ConvexPolygon::<V, 3>::new([[-3.0, -1.0], [3.0, -1.0], [0.0, -2.0]].map(V::vector));
    for length in [1.0, 2.0] {
        let ray = Ray::new(V::vector([0.0, 0.0]), V::vector([length, 20.0 * length]));
        let found = query::contact(&ray, &triangle, V::number(100.0)).unwrap().expect("within the margin");
        let points: Vec<_> = found.points().iter().map(|at| (V::value(at.separation), at.point_a.point())).collect();
        assert_eq!(points, [(1.0, [0.0, 0.0]), (61.0, [3.0, 60.0])], "{ray}");
    }
}

fn a_box_contains<V: TestVector>() {
    let (square, number) = (square::<V>(), V::number);
    let inner = |min, max| query::contains(&square, &aabb::<V>(min, max));
    assert_eq!(query::contains(&square, &square), Ok(true));
    assert_eq!(inner([0.0, 1.0], [3.0, 4.0]), Ok(true), "it touches two sides");
    assert_eq!(inner([1.0, 1.0], [1.0, 3.0]), Ok(true), "it has no width");
    for ([x, y], [right, top]) in [
        ([-1.0, 1.0], [3.0, 3.0]),
        ([1.0, -1.0], [3.0, 3.0]),
        ([1.0, 1.0], [5.0, 3.0]),
        ([1.0, 1.0], [3.0, 5.0]),
        ([5.0, 5.0], [6.0, 6.0]),
    ] {
        assert_eq!(inner([x, y], [right, top]), Ok(false));
        assert_eq!(inner([right, top], [x, y]), Err(QueryError::EmptyBox));
    }
    assert_eq!(inner([1.0, 1.0], [f64::INFINITY, 3.0]), Err(QueryError::NonFinite));
    assert_eq!(inner([f64::NAN, 1.0], [3.0, 3.0]), Err(QueryError::NonFinite));
    assert_eq!(query::contains(&aabb::<V>([5.0, 0.0], [4.0, 4.0]), &V::vector([4.5, 2.0])), Err(QueryError::EmptyBox));
    assert_eq!(query::contains(&circle::<V>([0.0, 0.0], 9.0), &Aabb::EMPTY), Err(QueryError::EmptyBox));
    assert_eq!(query::contains(&circle([2.0, 2.0], 9.0), &square), Ok(true));
    let round = |center, radius| query::contains(&square, &Circle::new(V::vector(center), number(radius)));
    assert_eq!([round([1.0, 2.0], 1.0), round([3.0, 2.0], 1.0)], [Ok(true); 2], "touching a side from inside");
    assert_eq!([round([2.0, 1.0], 1.25), round([2.0, 3.0], 1.25)], [Ok(false); 2]);
    assert_eq!(round([2.0, 2.0], -1.0), Err(QueryError::NegativeRadius));
    // 2⁻⁶⁰ is less than half an ulp of 1, so 1 - 2⁻⁶⁰ is rounded to the radius.
    let low = f64::from_bits((1023 - 60) << 52);
    let shifted = aabb::<V>([low, low], [4.0, 4.0]);
    assert_eq!(query::contains(&shifted, &circle([1.0, 1.0], 1.0)), Ok(false));
    let larger = aabb::<V>([-low, -low], [4.0, 4.0]);
    assert_eq!(query::contains(&larger, &circle([1.0, 1.0], 1.0)), Ok(true));
}

/// The corners of an octagon whose sides have the directions of the axes and diagonals.
const CORNERS: [[f64; 2]; 8] =
    [[2.0, 0.0], [4.0, 0.0], [6.0, 2.0], [6.0, 4.0], [4.0, 6.0], [2.0, 6.0], [0.0, 4.0], [0.0, 2.0]];

fn octagon<V: TestVector>() -> ConvexPolygon<V, 8> {
    ConvexPolygon::new(CORNERS.map(V::vector))
}

fn a_point_outside_of_an_octagon<V: TestVector>() {
    let (corners, octagon) = (CORNERS, octagon::<V>());
    let nearest = |[x, y]: [f64; 2], [right, up]: [f64; 2]| {
        let point = V::vector([x + right, y + up]);
        assert_eq!(query::closest_point(&octagon, point).unwrap().point(), [x, y], "to {point:?}");
        assert_eq!(query::closest_points(&octagon, &point).unwrap().expect("apart").0.point(), [x, y]);
    };
    // Out of each corner between the normals there, and across the middle of each side.
    let out = [[-1.0, -2.0], [1.0, -2.0], [2.0, -1.0], [2.0, 1.0], [1.0, 2.0], [-1.0, 2.0], [-2.0, 1.0], [-2.0, -1.0]];
    for number in 0..8 {
        let ([x, y], [next_x, next_y]) = (corners[number], corners[(number + 1) % 8]);
        nearest([x, y], out[number]);
        nearest([f64::midpoint(x, next_x), f64::midpoint(y, next_y)], [next_y - y, x - next_x]);
    }
}

/// They begin 3 away from the middle of an edge along an axis, and lead straight away from it.
fn stadiums_beside_the_edges_of_an_octagon<V: TestVector>() {
    let octagon = octagon::<V>();
    for ([x, y], [right, up]) in
        [([3.0, 0.0], [0.0, -1.0]), ([6.0, 3.0], [1.0, 0.0]), ([3.0, 6.0], [0.0, 1.0]), ([0.0, 3.0], [-1.0, 0.0])]
    {
        let away = |distance| V::vector([x + distance * right, y + distance * up]);
        let meets = |radius| {
            let stadium = Stadium::new(away(3.0), away(5.0), V::number(radius));
            let both = [query::intersects(&octagon, &stadium), query::intersects(&stadium, &octagon)];
            assert_eq!(both[0], both[1], "{stadium}");
            both[0].unwrap()
        };
        assert_eq!([V::next_down(3.0), 3.0].map(meets), [false, true], "beside {:?}", [x, y]);
    }
}

/// The corners are at (i, i²). The first stadium begins beside the edge along (1, 161), opposite its middle. The vector to it is
/// a tenth of the normal (161, −1), so the distance is 16.1003. The others begin 3 to the right of the last corner, or 3 to the
/// left of the first one. The polygon is so large that the quick test is uncertain, and it has more edges than a mask has bits.
fn a_stadium_beside_a_polygon_with_many_corners<V: TestVector>() {
    let numbers: [u8; 100] = std::array::from_fn(|number| number.try_into().expect("a small number"));
    let polygon = ConvexPolygon::<V, 100>::new(numbers.map(f64::from).map(|i| V::vector([i, i * i])));
    for (near, far, radii) in [
        ([96.6, 6480.4], [140.0, 6480.4], [16.0, 16.2]),
        ([102.0, 9801.0], [110.0, 9801.0], [V::next_down(3.0), 3.0]),
        ([-3.0, 0.0], [-9.0, 0.0], [V::next_down(3.0), 3.0]),
    ] {
        let meets = |radius| {
            let stadium = Stadium::new(V::vector(near), V::vector(far), V::number(radius));
            let both = [query::intersects(&polygon, &stadium), query::intersects(&stadium, &polygon)];
            assert_eq!(both[0], both[1], "{stadium}");
            both[0].unwrap()
        };
        assert_eq!(radii.map(meets), [false, true], "{near:?}");
    }
}

/// It is so small that the quick tests are uncertain. Its centre touches two sides, and the way out is across either.
fn a_tiny_circle_at_a_corner<V: TestVector>() {
    let tiny = 2.0_f64.powi(-30);
    let check = |found: Result<Option<query::Penetration<V>>, QueryError>, out: [f64; 2]| {
        let found = found.unwrap().expect("they overlap");
        let [x, y] = found.normal.point();
        assert_eq!((V::value(found.depth), found.unique), (tiny, false));
        assert!(x * out[0] + y * out[1] > 0.0, "out of the corner");
        assert!((x * x + y * y - 1.0).abs() < 1.0e-6);
    };
    for [x, y] in CORNERS {
        check(query::penetration(&octagon::<V>(), &circle([x, y], tiny)), [x - 3.0, y - 3.0]);
    }
    for [x, y] in [[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]] {
        check(query::penetration(&square::<V>(), &circle([x, y], tiny)), [x - 2.0, y - 2.0]);
    }
}

/// The centre is straight across from a corner, or off by less than the quick tests in `f32` can tell. It is outside, so the
/// circle touches the polygon if it touches a side. The radius is near two distances, those from the corner and from the line
/// of a side, and only one of them decides.
fn circles_straight_across_from_a_corner<V: TestVector>() {
    let mut random = Random::named("straight across from a corner");
    let mut touching = 0;
    for _ in 0..20_000 {
        let size = 2.0_f64.powi(random.integer(-2, 10));
        let quad =
            ConvexPolygon::<V, 4>::new([[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(|corner| {
                V::vector(corner.map(|sign: f64| V::rounded(size * (sign + random.between(-0.3, 0.3)))))
            }));
        let sides: Vec<_> = quad.edges().collect();
        // Near the first corner, the differences from it, which the tests compute with, are exact.
        let Segment { a, b } = sides[random.index(4)];
        let ([x, y], [end_x, end_y]) = (a.point(), b.point());
        let [e_x, e_y] = [end_x - x, end_y - y];
        let length = (e_x * e_x + e_y * e_y).sqrt();
        let nearness = [1.0e-6, 1.0e-7, 1.0e-8][random.index(3)];
        let (along, out) = (size * random.between(-1.0, 1.0) * nearness, size * random.between(0.1, 1.0) * 1.0e-5);
        let center = [x + (e_x * along + e_y * out) / length, y + (e_y * along - e_x * out) / length].map(V::rounded);
        let [c_x, c_y] = [center[0] - x, center[1] - y];
        let (from_line, from_corner) = ((e_y * c_x - e_x * c_y) / length, (c_x * c_x + c_y * c_y).sqrt());
        let radius = from_line + (from_corner - from_line) * random.between(-1.0, 2.0);
        let circle = circle::<V>(center, V::rounded(radius));
        let expected = sides.iter().any(|side| query::intersects(side, &circle) == Ok(true));
        assert_eq!(query::intersects(&quad, &circle), Ok(expected), "{quad} and {circle}");
        touching += usize::from(expected);
    }
    assert!((5_000..15_000).contains(&touching), "{touching}");
}

/// The corner c is beside the line of the diagonal from (0, 0) to 2·(x, y): the cross product is −4, a quarter of an ulp of
/// its terms. The corner (x, y) is on the line.
#[test]
fn a_corner_almost_on_the_line_of_an_edge() {
    let [x, y] = [1.0, -1.0].map(|one| 2.0_f64.powi(27) + one);
    let polygon = |corners: [[f64; 2]; 3]| ConvexPolygon::<DVec2, 3>::new(corners.map(DVec2::from));
    let above = polygon([[0.0, 0.0], [2.0 * x, 2.0 * y], [0.0, 2.0 * y]]);
    let c = [3.0 * x - 1.0, 3.0 * y - 1.0];
    let below = polygon([c, [x, y], [3.0 * x, 0.0]]);
    let found = query::penetration(&above, &below).unwrap().expect("they touch");
    assert_eq!((found.point_a, found.point_b, found.depth), (DVec2::new(x, y), DVec2::new(x, y), 0.0));
}

/// What is asked of a and b, where b, the second, moves by d: decisions that tie on a grid. The text tells −0 from 0.
#[cfg(impinge_internals)]
fn answers<V: TestVector>(a: &impl Bounded<Vector = V>, b: &impl Bounded<Vector = V>, d: V) -> String {
    let (cast, along) = (query::cast(b, d, a), query::cast_along(b, d, a, V::number(0.5)));
    let (toward, offset) = (query::penetration_toward(a, b, d), query::penetration_offset(a, b));
    let (distance, signed, points) = (query::distance(a, b), query::signed_distance(a, b), query::closest_points(a, b));
    format!(
        "{cast:?}; {along:?}; {toward:?}; {offset:?}; {distance:?}; {signed:?}; {points:?}; {:?}",
        query::contact(a, b, V::number(0.5))
    )
}

/// The answers about both orders of the shapes are those of the kernels alone.
#[cfg(impinge_internals)]
fn as_by_kernels<V: TestVector>(a: &(impl Bounded<Vector = V> + Debug), b: &(impl Bounded<Vector = V> + Debug), d: V) {
    let ask = || [answers(a, b, d), answers(b, a, d)];
    assert_eq!(ask(), impinge::stages::by_kernels(ask), "{a:?} and {b:?} by {d:?}");
}

/// The points of a grid from (-3, -3) to (3, 3), and others that are off it by a few ulps of an `f64`. Each 0 is −0.
#[cfg(impinge_internals)]
fn near_a_grid() -> impl Iterator<Item = [f64; 2]> {
    let numbers = (-3..=3).flat_map(|x| (-3..=3).map(move |y| [x, y].map(|number| -f64::from(number))));
    let ulp = 2.0_f64.powi(-50);
    numbers.flat_map(move |[x, y]| [[x, y], [x + ulp, y], [x - ulp, y], [x, y - ulp], [x + ulp, y + ulp]])
}

/// A box beside others, points and circles. On a grid, boxes are often flush, meet at corners, or have several shortest ways
/// out. All coordinates are multiplied by `scale`.
#[cfg(impinge_internals)]
fn beside_a_box<V: TestVector>(target: [[f64; 2]; 2], low: [f64; 2], d: [f64; 2], scale: f64) {
    let scaled = |point: [f64; 2]| point.map(|number| V::rounded(number * scale));
    let (target, translation) = (aabb::<V>(scaled(target[0]), scaled(target[1])), V::vector(scaled(d)));
    for [width, height] in [[1.0, 1.0], [2.0, 2.0], [4.0, 1.0], [1.0, 4.0]] {
        let moving = aabb::<V>(scaled(low), scaled([low[0] + width, low[1] + height]));
        as_by_kernels(&target, &moving, translation);
    }
    let point = V::vector(scaled(low));
    as_by_kernels(&target, &point, translation);
    as_by_kernels(&target, &circle(scaled(low), 0.5 * scale), translation);
    if d != [0.0; 2] {
        let ray = Ray::new(point, translation);
        for max_t in [0.5, 1.0, f64::INFINITY].map(V::number) {
            let ask = || format!("{:?}", query::raycast(&ray, &target, max_t));
            assert_eq!(ask(), impinge::stages::by_kernels(ask), "{ray} at {target} up to {max_t}");
        }
    }
}

#[cfg(impinge_internals)]
fn boxes_on_a_grid<V: TestVector>() {
    let targets = [[[-1.0, -1.0], [1.0, 1.0]], [[-1.0, -2.0], [2.0, 0.0]]];
    for d in (-2..=2).flat_map(|x| (-2..=2).map(move |y| [x, y].map(f64::from))) {
        for low in near_a_grid() {
            beside_a_box::<V>(targets[0], low, d, 1.0);
        }
    }
    // Within about a hundred powers of ten of the largest and the smallest numbers.
    let large = if V::MAX > 1.0e100 { 2.0_f64.powi(700) } else { 2.0_f64.powi(90) };
    for low in near_a_grid().step_by(5) {
        for d in [[1.0, 0.0], [0.0, -2.0], [1.5, -1.5], [0.1, 0.3], [2.0, 1.0]] {
            beside_a_box::<V>(targets[1], low, d, 1.0);
            beside_a_box::<V>(targets[1], low, d, large);
            beside_a_box::<V>(targets[1], low, d, 1.0 / large);
        }
    }
}

/// Segments and rays from points near a grid, along small integer vectors.
#[cfg(impinge_internals)]
fn lines_at_a_box_near_a_grid<V: TestVector>() {
    // In `f64`, products of numbers as large as the second one overflow.
    let scales = if V::MAX > 1.0e100 { [450, 700] } else { [30, 90] }.map(|exponent| 2.0_f64.powi(exponent));
    let scales = [1.0, scales[0], scales[1], 1.0 / scales[0], 1.0 / scales[1]];
    let steps = (-4..=4).flat_map(|x| (-4..=4).map(move |y| [x, y].map(f64::from)));
    for (scale, step) in steps.flat_map(|step| scales.map(|scale| (scale, step))) {
        let vector = |[x, y]: [f64; 2]| V::vector([x, y].map(|number| V::rounded(number * scale)));
        let target = Aabb::new(vector([-1.0, -2.0]), vector([2.0, 0.0]));
        for start in near_a_grid() {
            let segment = Segment::new(vector(start), vector([start[0] + step[0], start[1] + step[1]]));
            let ray = Ray::new(segment.a, vector(step));
            let ask = || [query::intersects(&target, &segment), query::intersects(&ray, &target)];
            assert_eq!(ask(), impinge::stages::by_kernels(ask), "{segment}, {ray}, {target}");
        }
    }
}

/// Of a box and a point, a circle or another box: the numbers of the kernels alone. A coordinate may be a tiny share of the
/// others, or differ from another one by a few ulps; the radius may take all of the distance but a few.
#[cfg(impinge_internals)]
fn distances_from_a_box<V: TestVector>() {
    let mut random = Random::named("distances from a box");
    let most_bits = -exponent(V::EPSILON);
    for _ in 0..20_000 {
        let [p, q, r, s] = [(); 4].map(|()| [(); 2].map(|()| near_another::<V>(&mut random)));
        let (target, other, point) = (box_of::<V>(p, q), box_of::<V>(r, s), V::vector(r));
        let distance = query::distance(&target, &point).map_or(0.0, V::value);
        // Up to a half less, and a little more.
        let part = 1.0 - f64::from(random.integer(-2, most_bits - 1)).exp2() * V::EPSILON;
        let round = circle::<V>(r, if distance == 0.0 { 0.75 } else { distance * part });
        let ask = || {
            let points = [query::closest_point(&target, point), query::closest_boundary_point(&target, point)];
            let between = [query::closest_points(&target, &point), query::closest_points(&point, &target)];
            let distances = [
                query::distance(&target, &other),
                query::distance(&point, &target),
                query::distance(&target, &round),
                query::signed_distance(&other, &target),
                query::signed_distance(&target, &point),
                query::signed_distance(&round, &target),
            ];
            format!("{points:?}; {between:?}; {distances:?}")
        };
        assert_eq!(ask(), impinge::stages::by_kernels(ask), "{target}: {other}, {point:?}, {round}");
        // Level with a corner. The gap has almost twice the bits of a number; less the radius, one bit more than a number.
        let [far, share] = [random.between(1.0, 2.0), random.between(1.0, 1.5)].map(V::rounded);
        let small = share * 8.0 * V::EPSILON;
        let level = circle::<V>([far, 1.0], small + 1.5 * V::EPSILON);
        let ask = || query::distance(&level, &aabb::<V>([-1.0, -1.0], [-small, 1.0]));
        assert_eq!(ask(), impinge::stages::by_kernels(ask), "{level}, {small}");
    }
}

/// Motions onto sides along an axis, of coordinates of any size: the numbers of the kernels alone.
#[cfg(impinge_internals)]
fn motions_onto_axis_lines<V: TestVector>() {
    let mut random = Random::named("motions onto axis lines");
    for _ in 0..20_000 {
        let [p, q, r, s, d] = [(); 5].map(|()| [(); 2].map(|()| near_another::<V>(&mut random)));
        let (target, other, round) = (box_of(p, q), box_of::<V>(r, s), circle::<V>(r, s[0].abs()));
        let [from, to, along] = [r, s, d].map(V::vector);
        let wall = Segment::new(V::vector(p), V::vector(if random.chance(2) { [q[0], p[1]] } else { [p[0], q[1]] }));
        let (ray, path) = (Ray::new(from, along), Segment::new(from, to));
        let ask = || {
            let ray_hits =
                [query::raycast(&ray, &target, V::number(f64::INFINITY)), query::raycast(&ray, &wall, V::number(0.5))];
            let chords = [query::chord(&ray, &target), query::chord(&path, &target), query::chord(&path, &wall)];
            let casts = [
                query::cast(&other, along, &target),
                query::cast(&from, along, &target),
                query::cast(&target, along, &from),
                query::cast(&round, along, &target),
                query::cast(&wall, along, &from),
                query::cast(&wall, along, &target),
            ];
            format!("{ray_hits:?}; {chords:?}; {casts:?}")
        };
        assert_eq!(ask(), impinge::stages::by_kernels(ask), "{target}, {other}, {wall}, {ray}, {path}, {round}");
    }
}

/// Rays, and boxes that move, past a corner by the rounding of their start.
#[cfg(impinge_internals)]
fn motions_past_a_corner<V: TestVector>() {
    let mut random = Random::named("motions past a corner");
    for _ in 0..20_000 {
        let [p, q, d] = [(); 3].map(|()| [(); 2].map(|()| V::rounded(random.between(-3.0, 3.0))));
        let (target, along, t) = (box_of::<V>(p, q), V::vector(d), random.between(1.0, 3.0));
        let corner = [if random.chance(2) { p[0] } else { q[0] }, if random.chance(2) { p[1] } else { q[1] }];
        let start = [0, 1].map(|axis| V::rounded(corner[axis] - t * d[axis]));
        let size = [0, 1].map(|axis| V::rounded(start[axis] - (1.0 + t) * d[axis].signum()));
        let (ray, moving) = (Ray::new(V::vector(start), along), box_of::<V>(start, size));
        let ask = || {
            let hit = query::raycast(&ray, &target, V::number(f64::INFINITY));
            format!("{hit:?}; {:?}; {:?}", query::chord(&ray, &target), query::cast(&moving, along, &target))
        };
        assert_eq!(ask(), impinge::stages::by_kernels(ask), "{target}, {ray}, {moving}");
    }
}

/// The path ends on the line of the side, but for a word 501 bits below its length. The kernels drop that word, but not a
/// longer one, which is in x: so the point is not 0.
#[cfg(impinge_internals)]
#[test]
fn a_path_that_ends_on_a_side_but_for_a_tiny_word() {
    let [long, short] = [-500, -501].map(|exponent: i32| f64::from(exponent).exp2());
    let target = Aabb::new(DVec2::splat(-8.0), DVec2::new(8.0, 1.5 * short));
    let path = Segment::new(DVec2::new(1.5, 1.0), DVec2::new(-1.125 * long, 0.0));
    let ask = || format!("{:?}", query::chord(&path, &target));
    assert_eq!(ask(), impinge::stages::by_kernels(ask));
}

/// ±0, a number of any size, or one of a few that are at most two ulps apart.
#[cfg(impinge_internals)]
fn near_another<V: TestVector>(random: &mut Random) -> f64 {
    let sign = if random.chance(2) { 1.0 } else { -1.0 };
    V::rounded(match random.integer(0, 4) {
        0 => sign * 0.0,
        1 => random.between(-1.0, 1.0) * f64::from(random.integer(exponent(V::TINIEST), exponent(V::MAX))).exp2(),
        2 => random.between(-1.0, 1.0) * f64::from(random.integer(-70, 4)).exp2(),
        3 => sign * (1.0 + f64::from(random.integer(-2, 2)) * V::EPSILON),
        _ => random.between(-4.0, 4.0),
    })
}

/// Of a number, as a power of two.
#[cfg(impinge_internals)]
#[expect(clippy::cast_possible_truncation, reason = "it is a small integer")]
fn exponent(number: f64) -> i32 {
    number.log2().floor() as i32
}

/// What is nearest in a box is exact, as is its distance along an axis.
fn a_point_beside_a_box<V: TestVector>() {
    let shape = aabb::<V>([-1.0, -1.0], [3.0, 1.0]);
    let closest = |point: [f64; 2]| query::closest_point(&shape, V::vector(point)).unwrap().point();
    // Beside it, at a corner, inside, and beside a corner by almost nothing.
    for (point, nearest) in [
        ([0.5, 7.0], [0.5, 1.0]),
        ([9.0, 0.25], [3.0, 0.25]),
        ([-5.0, -0.75], [-1.0, -0.75]),
        ([5.0, -2.0], [3.0, -1.0]),
        ([0.5, 0.5], [0.5, 0.5]),
        ([0.0, 0.0], [0.0, 0.0]),
        ([3.0, 2.0], [3.0, 1.0]),
        ([3.0 - 2.0 * V::EPSILON, 2.0], [3.0 - 2.0 * V::EPSILON, 1.0]),
    ] {
        assert_eq!(closest(point), nearest, "{point:?}");
        let away = [point[0] - nearest[0], point[1] - nearest[1]];
        let distance = (away[0] * away[0] + away[1] * away[1]).sqrt();
        assert_eq!(V::value(query::distance(&shape, &V::vector(point)).unwrap()), V::rounded(distance), "{point:?}");
    }
    // A point in the box is itself the answer, with its −0.
    let inside = query::closest_point(&shape, V::vector([-0.0, 0.5])).unwrap().point();
    assert!(inside[0] == 0.0 && inside[0].is_sign_negative());
    // From a corner by (3, 4), less a radius, and by a radius more than that.
    let far = |radius| V::value(query::distance(&circle::<V>([6.0, 5.0], radius), &shape).unwrap());
    assert_eq!([far(0.0), far(1.5), far(5.0), far(6.0)], [5.0, 3.5, 0.0, 0.0]);
    let [hollow, empty] = [aabb([1.0, f64::NAN], [2.0, 2.0]), aabb([1.0, 3.0], [2.0, 2.0])];
    let answers = |shape: &Aabb<V>| {
        let point = V::vector([9.0, 2.5]);
        [query::distance(shape, &point).map(V::value), query::closest_point(shape, point).map(|_| 0.0)]
    };
    assert_eq!(answers(&hollow), [Err(QueryError::NonFinite), Err(QueryError::NonFinite)]);
    assert_eq!(answers(&empty), [Err(QueryError::EmptyBox), Err(QueryError::EmptyBox)]);
}

/// A distance along an axis is the difference of two coordinates, rounded once. Half of the differences here are halfway
/// between two numbers.
fn a_distance_along_an_axis<V: TestVector>() {
    let mut random = Random::named("distance along an axis");
    for _ in 0..1_000 {
        // One bit more than fits: from 1.5 to 2, of a number that is known to a smaller unit.
        let [near, far] = [(-0.6, -0.5), (1.0, 1.4)].map(|(least, most)| V::rounded(random.between(least, most)));
        // In `f32`, the kernels compute (h·x)/h, which is exact if an edge h has few bits.
        let bottom = f64::from(random.integer(-16, 7)) / 4.0;
        let expected = V::number(V::rounded(far - near));
        let check = |distance, pair: &dyn Debug| assert_eq!(distance, Ok(expected), "{pair:?}");
        for is_turned in [false, true] {
            let [x, y] = if is_turned { [1, 0] } else { [0, 1] };
            let turned = |point: [f64; 2]| V::vector([point[x], point[y]]);
            let of_corners = |min, max| Aabb::new(turned(min), turned(max));
            let first = of_corners([near - 3.0, -4.0], [near, 2.0]);
            let beside = Segment::new(turned([near, -4.0]), turned([near, 2.0]));
            // At 2, the two are level at one height only.
            for low in [bottom, 2.0] {
                let (second, point) = (of_corners([far, low], [far + 1.0, low + 5.0]), turned([far, low]));
                let quad = ConvexPolygon::from(second);
                check(query::distance(&first, &second), &(first, second));
                check(query::distance(&second, &first), &(second, first));
                check(query::signed_distance(&first, &point), &(first, point));
                check(query::distance(&first, &quad), &(first, quad));
                check(query::distance(&beside, &point), &(beside, point));
                let level = turned([near, low]);
                check(query::distance(&level, &point), &(level, point));
            }
        }
    }
}

/// Also where the gap is so short beside the edge that plain numbers are not precise enough.
fn a_short_distance_along_an_axis<V: TestVector>() {
    let [low, high, near, far] = [-9.89e-7, 20_708_638.0, -1.788e-7, 1.995_644_8].map(V::rounded);
    let (wall, other) = (aabb::<V>([low, -1.0], [high, near]), aabb::<V>([low, far], [high, 8.0]));
    let distance = query::distance(&wall, &other).unwrap();
    assert_eq!(V::value(distance), V::rounded(far - near));
}

/// A hit on a polygon's side along an axis has exactly the side's coordinate, and the axis as its normal. If the exact t is a
/// number, it is returned.
fn a_hit_on_a_line_along_an_axis<V: TestVector>() {
    let mut random = Random::named("a hit on a line along an axis");
    for _ in 0..2_000 {
        let height = V::rounded(match random.integer(0, 2) {
            0 => 0.0,
            1 => random.between(-1.0, 1.0) * f64::from(random.integer(-60, 0)).exp2(),
            _ => random.between(-3.0, 3.0),
        });
        // From 1 to 9 above it, and toward it: to within 2 of x = 0.
        let (up, along) = (random.between(1.0, 9.0), random.between(-2.0, 2.0));
        let (start, d) = ([along, height + up].map(V::rounded), [random.between(-0.3, 0.3), -random.between(1.0, 2.0)]);
        let (length, size) = (random.between(0.1, 9.0), random.between(0.5, 2.0));
        let d = d.map(|component| V::rounded(component * length));
        for is_turned in [false, true] {
            let [x, y] = if is_turned { [1, 0] } else { [0, 1] };
            let turned = |point: [f64; 2]| [point[x], point[y]];
            let place = |point: [f64; 2]| V::vector(turned(point));
            let floor = box_of::<V>(turned([-8.0, height - 1.0]), turned([8.0, height]));
            let wall = Segment::new(place([-8.0, height]), place([8.0, height]));
            let quad = ConvexPolygon::from(floor);
            let moving = box_of::<V>(turned(start), turned([start[0] + size, start[1] + size]));
            let (ray, by) = (Ray::new(place(start), place(d)), place(d));
            let far = V::number(20.0 / length);
            let check = |(point, normal): (V, V), pair: &dyn Debug| {
                let at = turned(point.point());
                assert_eq!((at[1], turned(normal.point())), (height, [0.0, 1.0]), "{pair:?} by {d:?}");
            };
            let hit = |shape: &dyn Fn() -> RayHit<V>| (shape().point, shape().normal);
            check(hit(&|| query::raycast(&ray, &floor, far).unwrap().unwrap()), &(ray, floor));
            check(hit(&|| query::raycast(&ray, &quad, far).unwrap().unwrap()), &(ray, quad));
            check(hit(&|| query::chord(&ray, &quad).unwrap().unwrap().enter.unwrap()), &(ray, quad));
            let chord = query::chord(&Ray::new(place([start[0], height - 9.0]), place([d[0], -d[1]])), &floor).unwrap();
            check(hit(&|| chord.unwrap().exit.unwrap()), &(ray, floor));
            check(hit(&|| query::chord(&ray, &floor).unwrap().unwrap().enter.unwrap()), &(ray, floor));
            let met = |hit: CastHit<V>| (hit.point, hit.normal);
            check(met(query::cast_along(&moving, by, &floor, far).unwrap().unwrap()), &(moving, floor));
            check(met(query::cast_along(&moving, by, &quad, far).unwrap().unwrap()), &(moving, quad));
            check(met(query::cast_along(&moving, by, &wall, far).unwrap().unwrap()), &(moving, wall));
            // From t·step above the line, down by step.
            let (t, step) = (f64::from(random.integer(1, 63)) / 64.0, f64::from(random.integer(1, 31)) / 8.0);
            let short = Ray::new(place([start[0], t * step]), place([d[0], -step]));
            let ground = box_of::<V>(turned([-16.0, -1.0]), turned([16.0, 0.0]));
            let found = query::raycast(&short, &ground, V::number(1.0)).unwrap().expect("it ends on the ground");
            assert_eq!(V::value(found.t), t, "{short}");
        }
    }
}

/// The first edges that cross give the point, and one of them is too long for numbers without an exponent.
#[test]
fn boxes_that_cross_far_away() {
    let target = Aabb::new(DVec2::new(-1.0e305, -1.0), DVec2::new(2.0, 1.0));
    let moving = Aabb::new(DVec2::new(-1.0, -4.0), DVec2::new(1.0, 4.5));
    let hit = query::cast(&moving, DVec2::X, &target).unwrap().expect("they overlap");
    assert_eq!((hit.t, hit.point.y, hit.normal), (0.0, -1.0, DVec2::X));
    // Promised are 4 ulps of the largest coordinate.
    assert!((hit.point.x - 1.0).abs() <= 2.0 * f64::EPSILON * 1.0e305, "{hit}");
    assert!(hit.overlapping && hit.unique && !hit.grazes);
}

/// The centre of a square has four ways out.
fn a_preferred_way_out<V: TestVector>() {
    let (square, centre) = (square::<V>(), V::vector([2.0, 2.0]));
    let normal = |x, y| {
        let found = query::penetration_toward(&square, &centre, V::vector([x, y]))?.expect("inside");
        Ok((found.normal.point(), V::value(found.depth), found.unique))
    };
    for way in [[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0]] {
        let [x, y] = way;
        assert_eq!(normal(3.0 * x + y, 3.0 * y - x), Ok((way, 2.0, false)));
    }
    assert_eq!(normal(0.0, 0.0), Ok(([0.0, -1.0], 2.0, false)), "the first edge");
    assert_eq!(normal(f64::NAN, 0.0), Err(QueryError::NonFinite));
    assert_eq!(normal(f64::INFINITY, 0.0), Err(QueryError::NonFinite));
}

/// The motion ends where the shapes meet, or an ulp before.
fn motions_that_end_there<V: TestVector>() {
    let square = square::<V>();
    let meets = |moving: &dyn Fn(V::Scalar) -> bool, t: f64| {
        [moving(V::number(t)), moving(V::number(t * (1.0 - 0.5 * V::EPSILON)))]
    };
    let (above, beside) = (aabb::<V>([2.0, 6.0], [6.0, 8.0]), circle::<V>([-3.0, 2.5], 1.0));
    let by = |shape: &Circle<V>, d: [f64; 2], max_t| {
        query::cast_along(shape, V::vector(d), &square, max_t).unwrap().is_some()
    };
    let down = V::vector([-1.0, -4.0]);
    assert_eq!(meets(&|max_t| query::cast_along(&above, down, &square, max_t).unwrap().is_some(), 0.5), [true, false]);
    assert_eq!(meets(&|max_t| by(&beside, [8.0, 4.0], max_t), 0.25), [true, false], "a side with a radius");
    let below = circle::<V>([-7.0, -8.0], 5.0);
    assert_eq!(meets(&|max_t| by(&below, [8.0, 8.0], max_t), 0.5), [true, false], "a corner with a radius");
}

/// The first corner of the triangle is inside of the square by less than an `f32` can tell, or outside.
#[test]
fn a_corner_almost_on_an_edge_of_the_other() {
    let square = ConvexPolygon::<DVec2, 4>::new([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]].map(DVec2::from));
    let least = 2.0_f64.powi(-40);
    for (x, common) in [(least, DVec2::new(least, 2.0)), (-least, DVec2::new(3.0, 1.0)), (0.0, DVec2::new(0.0, 2.0))] {
        let triangle = ConvexPolygon::<DVec2, 3>::new([[x, 2.0], [3.0, 1.0], [3.0, 2.5]].map(DVec2::from));
        let hit = query::cast(&triangle, DVec2::X, &square).unwrap().expect("they overlap");
        assert_eq!((hit.overlapping, hit.point), (true, common), "{triangle}");
    }
}

macro_rules! in_both_precisions {
    ($($single:ident, $double:ident: $test:ident;)*) => {$(
        #[test]
        fn $single() {
            $test::<Vec2>();
        }

        #[test]
        fn $double() {
            $test::<DVec2>();
        }
    )*};
}

in_both_precisions! {
    boxes_in_f32, boxes_in_f64: boxes;
    a_point_beside_a_box_in_f32, a_point_beside_a_box_in_f64: a_point_beside_a_box;
    a_distance_along_an_axis_in_f32, a_distance_along_an_axis_in_f64: a_distance_along_an_axis;
    a_short_distance_along_an_axis_in_f32, a_short_distance_along_an_axis_in_f64: a_short_distance_along_an_axis;
    a_hit_on_a_line_along_an_axis_in_f32, a_hit_on_a_line_along_an_axis_in_f64: a_hit_on_a_line_along_an_axis;
    boxes_that_touch_in_f32, boxes_that_touch_in_f64: boxes_that_touch;
    a_preferred_way_out_in_f32, a_preferred_way_out_in_f64: a_preferred_way_out;
    motions_that_end_there_in_f32, motions_that_end_there_in_f64: motions_that_end_there;
    boxes_that_share_a_corner_in_f32, boxes_that_share_a_corner_in_f64: boxes_that_share_a_corner;
    circles_and_a_box_in_f32, circles_and_a_box_in_f64: circles_and_a_box;
    circles_that_touch_a_box_in_f32, circles_that_touch_a_box_in_f64: circles_that_touch_a_box;
    invalid_boxes_in_f32, invalid_boxes_in_f64: invalid_boxes;
    lines_at_a_box_in_f32, lines_at_a_box_in_f64: lines_at_a_box;
    half_lines_at_a_polygon_in_f32, half_lines_at_a_polygon_in_f64: half_lines_at_a_polygon;
    a_contact_with_a_half_line_from_the_origin_in_f32, a_contact_with_a_half_line_from_the_origin_in_f64:
        a_contact_with_a_half_line_from_the_origin;
    a_box_contains_in_f32, a_box_contains_in_f64: a_box_contains;
    a_point_outside_of_an_octagon_in_f32, a_point_outside_of_an_octagon_in_f64: a_point_outside_of_an_octagon;
    circles_straight_across_from_a_corner_in_f32, circles_straight_across_from_a_corner_in_f64:
        circles_straight_across_from_a_corner;
    stadiums_beside_the_edges_of_an_octagon_in_f32, stadiums_beside_the_edges_of_an_octagon_in_f64:
        stadiums_beside_the_edges_of_an_octagon;
    a_stadium_beside_a_polygon_with_many_corners_in_f32, a_stadium_beside_a_polygon_with_many_corners_in_f64:
        a_stadium_beside_a_polygon_with_many_corners;
    a_tiny_circle_at_a_corner_in_f32, a_tiny_circle_at_a_corner_in_f64: a_tiny_circle_at_a_corner;
}

// The kernels alone are asked by code that is not in a usual build.
#[cfg(impinge_internals)]
in_both_precisions! {
    boxes_on_a_grid_in_f32, boxes_on_a_grid_in_f64: boxes_on_a_grid;
    lines_at_a_box_near_a_grid_in_f32, lines_at_a_box_near_a_grid_in_f64: lines_at_a_box_near_a_grid;
    motions_onto_axis_lines_in_f32, motions_onto_axis_lines_in_f64: motions_onto_axis_lines;
    motions_past_a_corner_in_f32, motions_past_a_corner_in_f64: motions_past_a_corner;
    distances_from_a_box_in_f32, distances_from_a_box_in_f64: distances_from_a_box;
}
