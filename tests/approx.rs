//! The feature `approx`: shapes compare component by component, the radius included.
#![cfg(feature = "approx")]

use approx::{AbsDiffEq, RelativeEq, UlpsEq, abs_diff_eq, abs_diff_ne, relative_eq, relative_ne, ulps_eq, ulps_ne};
use common::TestVector;
use common::shapes::{NUMBERS, of_each_kind};
use impinge::glam::{DVec2, Vec2, dvec2, vec2};
use impinge::{Aabb, Circle, ConvexPolygon, Ray, Segment, Stadium, Triangle};

#[test]
fn every_component_of_a_segment_counts() {
    let segment = Segment::new(vec2(1.0, 2.0), vec2(3.0, 4.0));
    let moved = [
        Segment::new(vec2(1.5, 2.0), vec2(3.0, 4.0)),
        Segment::new(vec2(1.0, 2.5), vec2(3.0, 4.0)),
        Segment::new(vec2(1.0, 2.0), vec2(3.5, 4.0)),
        Segment::new(vec2(1.0, 2.0), vec2(3.0, 4.5)),
    ];
    for other in moved {
        assert!(abs_diff_eq!(segment, other, epsilon = 0.5));
        assert!(abs_diff_ne!(segment, other, epsilon = 0.25));
    }
}

#[test]
fn a_radius_counts() {
    let circle = Circle::new(dvec2(1.0, 2.0), 100.0);
    let other = Circle::new(dvec2(1.0, 2.0), 101.0);
    assert!(relative_eq!(circle, other, max_relative = 0.01));
    assert!(relative_ne!(circle, other, max_relative = 0.005));

    let stadium = Stadium::new([0.0_f32, 0.0], [1.0, 0.0], 1.0);
    let other = Stadium { radius: 1.0_f32.next_up(), ..stadium };
    assert!(ulps_eq!(stadium, other, epsilon = 0.0, max_ulps = 1));
    assert!(ulps_ne!(stadium, other, epsilon = 0.0, max_ulps = 0));
}

#[test]
fn rays_compare_as_given() {
    let ray = Ray::new(Vec2::ZERO, Vec2::X);
    assert!(abs_diff_eq!(ray, Ray::new(Vec2::ZERO, Vec2::X)));
    assert!(abs_diff_ne!(ray, Ray::new(Vec2::ZERO, 2.0 * Vec2::X)));
    assert!(abs_diff_ne!(Ray::new(DVec2::ZERO, DVec2::X), Ray::new(DVec2::Y, DVec2::X)));
}

#[test]
fn both_corners_of_a_box_count() {
    let unit = Aabb::new(Vec2::ZERO, Vec2::ONE);
    for other in [Aabb { min: vec2(0.0, 0.5), ..unit }, Aabb { max: vec2(1.5, 1.0), ..unit }] {
        assert!(abs_diff_eq!(unit, other, epsilon = 0.5));
        assert!(abs_diff_ne!(unit, other, epsilon = 0.25));
    }
}

/// The lower left corner comes first lexicographically, or the upper one if it is an ulp to the left.
#[test]
fn whatever_vertex_of_a_polygon_comes_first() {
    let corners = [vec2(1.0, 1.0), vec2(3.0, 1.0), vec2(3.0, 2.0), vec2(1.0, 2.0)];
    let leaning = [corners[2], vec2(1.0_f32.next_down(), 2.0), corners[0], corners[1]];
    let (a, b) = (ConvexPolygon::new(corners), ConvexPolygon::new(leaning));
    assert_ne!(a, b);
    assert!(ulps_eq!(a, b, epsilon = 0.0, max_ulps = 1));
    assert!(ulps_ne!(a, b, epsilon = 0.0, max_ulps = 0));
    assert!(abs_diff_eq!(a, b) && relative_eq!(a, b));
    assert!(abs_diff_ne!(a, b.rounded(1.0)) && abs_diff_ne!(a, ConvexPolygon::new([Vec2::ONE; 4])));
    assert!(relative_eq!(a.rounded(100.0), b.rounded(101.0), max_relative = 0.01));
}

#[test]
fn every_vertex_of_a_polygon_counts() {
    let triangle = Triangle::new([dvec2(0.0, 0.0), dvec2(9.0, 0.0), dvec2(0.0, 9.0)]);
    let moved = Triangle::new([dvec2(0.0, 0.0), dvec2(9.0, 0.0), dvec2(0.0, 9.5)]);
    assert!(abs_diff_eq!(triangle, moved, epsilon = 0.5));
    assert!(abs_diff_ne!(triangle, moved, epsilon = 0.25));
}

#[test]
fn polygons_of_empty_boxes_are_near() {
    let empty = ConvexPolygon::from(Aabb::<DVec2>::EMPTY);
    assert!(abs_diff_eq!(empty, empty));
    assert!(abs_diff_ne!(empty, ConvexPolygon::from(Aabb::new(DVec2::ZERO, DVec2::ZERO))));
}

/// Which of `NUMBERS` a shape of each kind is made of.
const PARTS: [&[usize]; 6] =
    [&[0, 1], &[0, 1, 2, 3], &[0, 1, 6], &[0, 1, 2, 3, 6], &[0, 1, 4, 5], &[0, 1, 2, 3, 4, 5, 6]];

/// Changes one number by 1/2 or by an ulp: the shapes that have it are as near as that, and the others are equal.
fn assert_every_number_counts<V>()
where
    V: TestVector<Scalar: RelativeEq<Epsilon = V::Scalar> + UlpsEq<Epsilon = V::Scalar>>,
{
    let number = V::number;
    let changed = |index: usize, to: f64| {
        let mut numbers = NUMBERS;
        numbers[index] = to;
        of_each_kind::<V>(numbers)
    };
    for (index, value) in NUMBERS.into_iter().enumerate() {
        let (moved, nudged) = (changed(index, value + 0.5), changed(index, V::next_down(value)));
        for (kind, shape) in of_each_kind::<V>(NUMBERS).iter().enumerate() {
            let is_equal = !PARTS[kind].contains(&index);
            let (moved, nudged) = (&moved[kind], &nudged[kind]);
            assert_eq!(shape.abs_diff_eq(moved, number(0.25)), is_equal, "{shape} and {moved}");
            assert!(shape.abs_diff_eq(moved, number(0.5)), "{shape} and {moved}");
            // The largest number is 6.5, so that the relative difference is 1/13 or more.
            assert_eq!(shape.relative_eq(moved, number(0.0), number(0.0625)), is_equal, "{shape} and {moved}");
            assert!(shape.relative_eq(moved, number(0.0), number(1.0)), "{shape} and {moved}");
            assert_eq!(shape.ulps_eq(nudged, number(0.0), 0), is_equal, "{shape} and {nudged}");
            assert!(shape.ulps_eq(nudged, number(0.0), 1), "{shape} and {nudged}");
        }
    }
}

#[test]
fn every_number_of_any_shape_counts() {
    assert_every_number_counts::<Vec2>();
    assert_every_number_counts::<DVec2>();
    assert_every_number_counts::<[f32; 2]>();
    assert_every_number_counts::<[f64; 2]>();
}

/// However large the tolerance is.
fn assert_kinds_differ<V>()
where
    V: TestVector<Scalar: RelativeEq<Epsilon = V::Scalar> + UlpsEq<Epsilon = V::Scalar>>,
{
    let (shapes, infinite) = (of_each_kind::<V>(NUMBERS), V::number(f64::INFINITY));
    for (i, a) in shapes.iter().enumerate() {
        for (j, b) in shapes.iter().enumerate() {
            assert_eq!(a.abs_diff_eq(b, infinite), i == j, "{a} and {b}");
            assert_eq!(a.relative_eq(b, infinite, infinite), i == j, "{a} and {b}");
            assert_eq!(a.ulps_eq(b, infinite, u32::MAX), i == j, "{a} and {b}");
        }
    }
}

#[test]
fn shapes_of_different_kinds_are_never_near() {
    assert_kinds_differ::<Vec2>();
    assert_kinds_differ::<DVec2>();
    assert_kinds_differ::<[f32; 2]>();
    assert_kinds_differ::<[f64; 2]>();
}
