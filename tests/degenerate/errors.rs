//! What has no answer gives the documented error, in every query, for every shape in every pair.

use common::query::{self, Answer};
use common::shapes::{aabb, circle, point, polygon, ray, segment, stadium};
use common::{Figure, Point, Random, TestVector};
use impinge::QueryError::{self, EmptyBox, NegativeRadius, NoUniqueDirection, NonFinite, ZeroDirection};
use impinge::glam::{DVec2, Vec2};
use impinge::{Aabb, Ray};

use crate::case::in_both_precisions;

fn flawless() -> [Figure; 7] {
    Figure::of_every_kind([1.0, 2.0], [5.0, 2.0], 3.0)
}

/// Every query on `a` and `b` gives `error`.
fn refuses<V: TestVector>(a: &Figure, b: &Figure, error: QueryError) {
    let refused = Err(error);
    assert_eq!(query::intersects::<V>(a, b), refused.map(|()| true), "{a:?} and {b:?}");
    assert_eq!(query::within::<V>(a, b, 1.0), refused.map(|()| true), "{a:?} and {b:?}");
    assert_eq!(query::distance::<V>(a, b), refused.map(|()| 0.0), "{a:?} and {b:?}");
    assert_eq!(query::closest_points::<V>(a, b), refused.map(|()| None), "{a:?} and {b:?}");
    assert_eq!(query::penetration::<V>(a, b), refused.map(|()| None), "{a:?} and {b:?}");
    assert_eq!(query::penetration_toward::<V>(a, b, [1.0, 0.0]), refused.map(|()| None), "{a:?} and {b:?}");
    assert_eq!(query::penetration_offset::<V>(a, b), refused.map(|()| None), "{a:?} and {b:?}");
    assert_eq!(query::signed_distance::<V>(a, b), refused.map(|()| 0.0), "{a:?} and {b:?}");
    assert_eq!(query::contact::<V>(a, b, 1.0), refused.map(|()| None), "{a:?} and {b:?}");
    assert_eq!(query::contains::<V>(a, b), refused.map(|()| true), "{a:?} and {b:?}");
    assert!(is_refused(query::cast::<V>(a, [1.0, 0.0], b), error), "{a:?} to {b:?}");
    assert!(is_refused(query::cast::<V>(a, [0.0, 0.0], b), error), "{a:?} to {b:?}");
    for max_t in [f64::INFINITY, 1.0, -1.0] {
        assert!(is_refused(query::cast_along::<V>(a, [1.0, 0.0], b, max_t), error), "{a:?} to {b:?}");
    }
    assert!(is_refused(query::chord::<V>(a, b), error), "{a:?} through {b:?}");
    if let (Figure::Circle(a), Figure::Circle(b)) = (a, b) {
        assert_eq!(query::circle_circle::<V>(a, b), Err(error), "{a:?} and {b:?}");
    }
    if let (Figure::Ray(ray), target) | (target, Figure::Ray(ray)) = (a, b) {
        refuses_cast::<V>(ray, target, error);
    }
}

/// Not every figure has an answer at all.
fn is_refused<T: PartialEq>(answer: Option<Answer<T>>, error: QueryError) -> bool {
    answer.is_none_or(|answer| answer == Err(error))
}

fn refuses_cast<V: TestVector>(ray: &Ray<[f64; 2]>, target: &Figure, error: QueryError) {
    for max_t in [f64::INFINITY, 1.0, 0.0, -1.0] {
        assert_eq!(query::raycast::<V>(ray, target, max_t), Err(error), "{ray:?} to {target:?}");
    }
    if let Figure::Circle(circle) = target {
        assert_eq!(query::ray_circle::<V>(ray, circle), Err(error), "{ray:?} to {circle:?}");
    }
}

fn refuses_alone<V: TestVector>(flawed: &Figure, error: QueryError) {
    assert_eq!(query::validate::<V>(flawed).unwrap_or(Err(error)), Err(error), "{flawed:?}");
    assert_eq!(query::closest_point::<V>(flawed, [1.0, 2.0]), Err(error), "{flawed:?}");
    assert_eq!(query::closest_boundary_point::<V>(flawed, [1.0, 2.0]), Err(error), "{flawed:?}");
    assert!(is_refused(query::bounding_box::<V>(flawed), error), "{flawed:?}");
    if let Figure::Ray(ray) = flawed {
        let unit = Aabb::new([0.0, 0.0], [1.0, 1.0]);
        assert_eq!(query::ray_bound::<V>(ray, &unit, 1.0), Err(error), "{ray:?}");
    }
}

fn refused(flawed: Figure, error: QueryError) {
    in_both_precisions!(refused_in(&flawed, error));
}

fn refused_in<V: TestVector>(flawed: &Figure, error: QueryError) {
    refuses_alone::<V>(flawed, error);
    refuses::<V>(flawed, flawed, error);
    for other in flawless() {
        refuses::<V>(flawed, &other, error);
        refuses::<V>(&other, flawed, error);
    }
}

#[test]
fn nan_and_infinity_anywhere() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for flawed in [[bad, 2.0], [1.0, bad]] {
            for figure in Figure::of_every_kind(flawed, [5.0, 2.0], 3.0) {
                refused(figure, NonFinite);
            }
            refused(segment([1.0, 2.0], flawed), NonFinite);
            refused(stadium([1.0, 2.0], flawed, 3.0), NonFinite);
            refused(ray([1.0, 2.0], flawed), NonFinite);
            refused(polygon([[1.0, 2.0], [5.0, 2.0], [5.0, 4.0], flawed], 1.0), NonFinite);
            refused(aabb([1.0, 2.0], flawed), NonFinite);
            refused(aabb(flawed, [1.0, 2.0]), NonFinite);
        }
        refused(circle([1.0, 2.0], bad), NonFinite);
        refused(polygon([[1.0, 2.0], [5.0, 2.0], [5.0, 4.0]], bad), NonFinite);
        refused(stadium([1.0, 2.0], [5.0, 2.0], bad), NonFinite);
    }
}

/// With a 0 beside the infinity, a sign still looks certain.
#[test]
fn motions_without_an_end() {
    let targets = [0.0, 1.0].map(|radius| polygon([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]], radius));
    for infinity in [f64::INFINITY, f64::NEG_INFINITY] {
        for direction in [[infinity, 0.0], [0.0, infinity], [infinity, infinity]] {
            for [x, y] in [[0.0, 0.0], [2.0, 1.0], [-3.0, 0.0], [-3.0, -1.0], [9.0, 4.0], [4.0, 9.0]] {
                for target in &targets {
                    in_both_precisions!(refuses(&ray([x, y], direction), target, NonFinite));
                    in_both_precisions!(refuses_motion(&circle([x, y], 1.0), direction, target));
                    in_both_precisions!(refuses_motion(&aabb([x, y], [x + 1.0, y + 1.0]), direction, target));
                }
            }
        }
    }
}

/// NaN and infinity are on no side of a line.
#[test]
fn a_moving_point_must_be_finite() {
    let quads = [0.0, 1.0].map(|radius| polygon([[0.0, 0.0], [4.0, 0.0], [4.0, 4.0], [0.0, 4.0]], radius));
    for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for [x, y] in [[number, 0.0], [0.0, number], [2.0, number], [number, number]] {
            for quad in &quads {
                for direction in [[1.0, 0.0], [0.0, -1.0], [0.0, 1.0], [3.0, 2.0]] {
                    in_both_precisions!(refuses_motion(&point(x, y), direction, quad));
                    in_both_precisions!(refuses(&ray([x, y], direction), quad, NonFinite));
                }
            }
        }
    }
}

/// From the centre of a square, there are several shortest ways out.
#[test]
fn overlapping_polygons_and_invalid_numbers() {
    fn refuses_numbers<V: TestVector>(square: &Figure, inner: &Figure) {
        for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            refuses_motion::<V>(inner, [number, 1.0], square);
            assert_eq!(query::penetration_toward::<V>(square, inner, [0.0, number]), Err(NonFinite), "{inner:?}");
            assert_eq!(query::contact::<V>(square, inner, number), Err(NonFinite), "{inner:?}");
            let answer = query::cast_along::<V>(inner, [1.0, 0.0], square, number);
            assert_eq!(answer.expect("it is no ray").is_err(), number != f64::INFINITY, "{inner:?} up to {number}");
        }
        assert_eq!(query::contact::<V>(square, inner, -1.0), Ok(None), "{inner:?}");
        assert_eq!(query::cast_along::<V>(inner, [1.0, 0.0], square, -1.0), Some(Ok(None)), "{inner:?}");
    }
    let square = polygon([[-2.0, -2.0], [2.0, -2.0], [2.0, 2.0], [-2.0, 2.0]], 0.0);
    let rhombus = polygon([[-1.0, 0.0], [0.0, -1.0], [1.0, 0.0], [0.0, 1.0]], 0.0);
    for inner in [point(0.0, 0.0), circle([0.0, 0.0], 1.0), segment([-1.0, 0.0], [1.0, 0.0]), rhombus] {
        in_both_precisions!(refuses_numbers(&square, &inner));
    }
}

fn refuses_motion<V: TestVector>(moving: &Figure, direction: Point, target: &Figure) {
    for max_t in [f64::INFINITY, 1.0, 0.0] {
        let answer = query::cast_along::<V>(moving, direction, target, max_t);
        assert_eq!(answer, Some(Err(NonFinite)), "{moving:?} along {direction:?} to {target:?}");
    }
}

/// Such a polygon is not made convex. So at some of its corners, the edges look like those of one that is.
#[test]
fn polygons_that_are_not_finite() {
    let mut random = Random::named("polygons that are not finite");
    for number in 0..6_000 {
        let mut small = || [(); 2].map(|()| f64::from(random.integer(-3, 5)));
        let (mut corners, [p, q]) = ([(); 6].map(|()| small()), [small(), small()]);
        for _ in 0..=number % 3 {
            let bad = [f64::INFINITY, f64::NEG_INFINITY, f64::NAN][random.index(3)];
            corners[random.index(6)][random.index(2)] = bad;
        }
        let flawed = polygon(corners, f64::from(random.integer(0, 2)));
        let others = Figure::of_every_kind(p, [p[0] + 1.0, p[1] + q[1].abs()], f64::from(random.integer(0, 2)));
        let other = &others[number % others.len()];
        in_both_precisions!(refuses(&flawed, other, NonFinite));
        in_both_precisions!(refuses(other, &flawed, NonFinite));
    }
}

#[test]
fn opposite_infinities_do_not_cancel() {
    let (up, down) = (f64::INFINITY, f64::NEG_INFINITY);
    refused(segment([up, 0.0], [down, 0.0]), NonFinite);
    refused(stadium([up, down], [down, up], 1.0), NonFinite);
    refused(ray([up, 0.0], [down, 0.0]), NonFinite);
    refused(point(up, down), NonFinite);
}

#[test]
fn negative_radius() {
    for radius in [-1.0, -f64::from(f32::MIN_POSITIVE), -f64::from(f32::MAX)] {
        refused(circle([1.0, 2.0], radius), NegativeRadius);
        refused(stadium([1.0, 2.0], [5.0, 2.0], radius), NegativeRadius);
        refused(stadium([1.0, 2.0], [1.0, 2.0], radius), NegativeRadius);
        refused(polygon([[1.0, 2.0], [5.0, 2.0], [5.0, 4.0]], radius), NegativeRadius);
        refused(polygon([[1.0, 2.0]], radius), NegativeRadius);
    }
    // Not even where the other radius makes up for it.
    let (large, negative) = (circle([1.0, 2.0], 9.0), circle([1.0, 2.0], -1.0));
    refuses::<Vec2>(&large, &negative, NegativeRadius);
}

#[test]
fn empty_box() {
    refused(aabb([1.0, 2.0], [0.0, 5.0]), EmptyBox);
    refused(aabb([1.0, 2.0], [4.0, f64::from(2.0_f32.next_down())]), EmptyBox);
    refused(aabb([f64::from(f32::MAX); 2], [-f64::from(f32::MAX); 2]), EmptyBox);
}

#[test]
fn zero_direction() {
    for direction in [[0.0, 0.0], [-0.0, 0.0], [-0.0, -0.0]] {
        refused(ray([1.0, 2.0], direction), ZeroDirection);
    }
}

#[test]
fn the_first_error_in_the_order_of_the_type() {
    refused(circle([f64::NAN, 2.0], -1.0), NonFinite);
    refused(stadium([1.0, 2.0], [f64::INFINITY, 2.0], -1.0), NonFinite);
    refused(ray([f64::NAN, 2.0], [0.0, 0.0]), NonFinite);
    let (still, not_a_number) = (ray([1.0, 2.0], [0.0, 0.0]), point(f64::NAN, 0.0));
    let (negative, infinite) = (circle([1.0, 2.0], -1.0), circle([f64::INFINITY, 2.0], 1.0));
    let empty = aabb([1.0, 2.0], [0.0, 5.0]);
    for (first, second, error) in [
        (empty, infinite, NonFinite),
        (empty, negative, EmptyBox),
        (empty, still, EmptyBox),
        (still, negative, NegativeRadius),
        (still, not_a_number, NonFinite),
        (negative, not_a_number, NonFinite),
        (negative, infinite, NonFinite),
    ] {
        refuses::<Vec2>(&first, &second, error);
        refuses::<Vec2>(&second, &first, error);
    }
}

#[test]
fn zero_radius_with_a_sign_is_zero() {
    let (negative_zero, at_its_center) = (circle([1.0, 2.0], -0.0), point(1.0, 2.0));
    assert_eq!(query::validate::<Vec2>(&negative_zero), Some(Ok(())));
    assert_eq!(query::intersects::<Vec2>(&negative_zero, &at_its_center), Ok(true));
    let stadium = stadium([0.0, 2.0], [4.0, 2.0], -0.0);
    assert_eq!(query::distance::<DVec2>(&stadium, &point(1.0, 5.0)), Ok(3.0));
}

#[test]
fn further_arguments() {
    for (a, b) in flawless().into_iter().flat_map(|a| flawless().map(|b| (a, b))) {
        for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(query::within::<Vec2>(&a, &b, bad), Err(NonFinite), "{a:?} and {b:?}");
            for preferred in [[bad, 0.0], [0.0, bad], [bad, -bad]] {
                let answer = query::penetration_toward::<Vec2>(&a, &b, preferred);
                assert_eq!(answer, Err(NonFinite), "{a:?} and {b:?} toward {preferred:?}");
                assert_eq!(query::closest_point::<Vec2>(&a, preferred), Err(NonFinite), "{a:?}");
                assert_eq!(query::closest_boundary_point::<Vec2>(&a, preferred), Err(NonFinite), "{a:?}");
                assert!(
                    is_refused(query::cast::<Vec2>(&a, preferred, &b), NonFinite),
                    "{a:?} by {preferred:?} to {b:?}"
                );
            }
        }
        assert_eq!(query::within::<Vec2>(&a, &b, -1.0), Ok(false), "{a:?} and {b:?}");
        if let Figure::Ray(ray) = a {
            further_arguments_of_a_cast(&ray, &b);
        } else {
            further_arguments_of_a_motion(&a, &b);
        }
    }
}

fn refuses_infinite_motions<V: TestVector>(moving: &Figure, target: &Figure) {
    for infinite in [[f64::INFINITY, 0.0], [0.0, f64::NEG_INFINITY], [f64::NEG_INFINITY, f64::INFINITY]] {
        let answer = query::cast::<V>(moving, infinite, target);
        assert!(is_refused(answer, NonFinite), "{moving:?} by {infinite:?} to {target:?}");
    }
}

/// The filters find an overlap without the motion.
#[test]
fn infinite_motions_from_an_overlap() {
    let (figures, others) = (flawless(), Figure::of_every_kind([1.5, 2.25], [4.5, 3.5], 2.5));
    for (moving, target) in figures.iter().flat_map(|figure| others.iter().map(move |other| (figure, other))) {
        in_both_precisions!(refuses_infinite_motions(moving, target));
    }
}

/// Of flat shapes, which the filters leave to the kernels, of shapes that clearly overlap, and of bare ones that touch on a
/// grid.
#[test]
fn margins() {
    let overlapping = Figure::of_every_kind([1.5, 2.25], [4.5, 3.5], 2.5);
    let others: Vec<_> = flawless().into_iter().chain(overlapping).collect();
    let mut pairs: Vec<_> = others.iter().flat_map(|b| flawless().map(|a| (a, *b))).collect();
    let floor = aabb([0.0, 0.0], [4.0, 1.0]);
    let slab = polygon([[0.0, 0.0], [4.0, 0.0], [4.0, 1.0], [0.0, 1.0]], 0.0);
    let touching = [
        aabb([1.0, 1.0], [2.0, 2.0]),
        aabb([4.0, 1.0], [5.0, 2.0]),
        polygon([[1.0, 1.0], [2.0, 1.0], [1.5, 2.0]], 0.0),
        polygon([[1.0, 1.0], [2.0, 2.0], [1.0, 2.0]], 0.0),
        segment([1.0, 1.0], [2.0, 1.0]),
        segment([1.0, 1.0], [2.0, 3.0]),
        point(1.0, 1.0),
    ];
    pairs.extend(touching.into_iter().flat_map(|b| [(floor, b), (slab, b)]));
    for (a, b) in pairs {
        for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(query::contact::<Vec2>(&a, &b, bad), Err(NonFinite), "{a:?} and {b:?}");
            assert_eq!(query::contact::<DVec2>(&a, &b, bad), Err(NonFinite), "{a:?} and {b:?}");
            assert_eq!(query::within::<Vec2>(&a, &b, bad), Err(NonFinite), "{a:?} and {b:?}");
            assert_eq!(query::within::<DVec2>(&a, &b, bad), Err(NonFinite), "{a:?} and {b:?}");
        }
        assert_eq!(query::contact::<Vec2>(&a, &b, -1.0), Ok(None), "{a:?} and {b:?}");
        assert_eq!(query::contact::<DVec2>(&a, &b, -1.0), Ok(None), "{a:?} and {b:?}");
    }
}

fn further_arguments_of_a_cast(ray: &Ray<[f64; 2]>, target: &Figure) {
    let hit = |max_t| -> Answer<bool> { Ok(query::raycast::<Vec2>(ray, target, max_t)?.is_some()) };
    assert_eq!(hit(f64::NAN), Err(NonFinite), "{ray:?} to {target:?}");
    assert_eq!(hit(f64::NEG_INFINITY), Err(NonFinite), "{ray:?} to {target:?}");
    assert_eq!(hit(f64::INFINITY), Ok(true), "{ray:?} to {target:?}");
    assert_eq!(hit(-1.0), Ok(false), "{ray:?} to {target:?}");
}

fn further_arguments_of_a_motion(moving: &Figure, target: &Figure) {
    let along = |direction, max_t| query::cast_along::<Vec2>(moving, direction, target, max_t).expect("it is no ray");
    for bad in [f64::NAN, f64::NEG_INFINITY] {
        assert_eq!(along([1.0, 0.0], bad), Err(NonFinite), "{moving:?} to {target:?}");
        assert_eq!(along([0.0, 0.0], bad), Err(NonFinite), "{moving:?} to {target:?}");
    }
    for max_t in [1.0, f64::INFINITY, -1.0] {
        assert_eq!(along([f64::NAN, 0.0], max_t), Err(NonFinite), "{moving:?} to {target:?}");
    }
    assert_eq!(along([1.0, 0.0], -1.0), Ok(None), "{moving:?} to {target:?}");
    assert!(along([1.0, 0.0], f64::INFINITY).is_ok(), "{moving:?} to {target:?}");
}

#[test]
fn a_box_that_is_not_finite_is_none_to_cast_at() {
    let ray = Ray::new([-1.0, 0.5], [1.0, 0.0]);
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for corner in [[bad, 0.0], [0.0, bad]] {
            let (low, high) = (Aabb::new(corner, [1.0, 1.0]), Aabb::new([0.0, 0.0], corner));
            for aabb in [low, high, Aabb::new(corner, corner.map(|part| -part))] {
                assert_eq!(query::ray_bound::<Vec2>(&ray, &aabb, 1.0), Err(NonFinite), "{aabb:?}");
                assert_eq!(query::ray_bound::<DVec2>(&ray, &aabb, 1.0), Err(NonFinite), "{aabb:?}");
            }
        }
    }
    let unit = Aabb::new([0.0, 0.0], [1.0, 1.0]);
    for max_t in [f64::NAN, f64::NEG_INFINITY] {
        assert_eq!(query::ray_bound::<Vec2>(&ray, &unit, max_t), Err(NonFinite));
    }
    let inside_out = Aabb::new([1.0, 1.0], [0.0, 0.0]);
    assert_eq!(query::ray_bound::<Vec2>(&ray, &inside_out, f64::INFINITY), Ok(None));
}

#[test]
fn a_further_argument_that_is_not_finite_comes_before_a_flawed_shape() {
    let (negative, still) = (circle([1.0, 2.0], -1.0), Ray::new([1.0, 2.0], [0.0, 0.0]));
    let not_a_number = [f64::NAN, 0.0];
    assert_eq!(query::cast::<Vec2>(&negative, not_a_number, &negative), Some(Err(NonFinite)));
    assert_eq!(query::cast::<Vec2>(&point(0.0, 0.0), not_a_number, &Figure::Ray(still)), Some(Err(NonFinite)));
    assert_eq!(query::closest_boundary_point::<Vec2>(&negative, not_a_number), Err(NonFinite));
    assert_eq!(query::closest_boundary_point::<Vec2>(&Figure::Ray(still), not_a_number), Err(NonFinite));
    let aabb = Aabb::new([0.0, 0.0], not_a_number);
    assert_eq!(query::ray_bound::<Vec2>(&still, &aabb, 1.0), Err(NonFinite));
}

#[test]
fn a_point_on_the_core_of_an_inflated_shape_has_no_nearest_boundary_point() {
    for (inflated, on_core) in [
        (circle([1.0, 2.0], 3.0), [1.0, 2.0]),
        (circle([1.0, 2.0], f64::from(f32::MIN_POSITIVE)), [1.0, 2.0]),
        (stadium([1.0, 2.0], [1.0, 2.0], 3.0), [1.0, 2.0]),
        (stadium([0.0, 0.0], [6.0, 8.0], 3.0), [0.0, 0.0]),
        (stadium([0.0, 0.0], [6.0, 8.0], 3.0), [3.0, 4.0]),
        (stadium([0.0, 0.0], [6.0, 8.0], 3.0), [6.0, 8.0]),
    ] {
        in_both_precisions!(has_no_nearest_boundary_point(&inflated, on_core));
    }
    // A bare core is its own boundary.
    for bare in [point(1.0, 2.0), circle([1.0, 2.0], 0.0), segment([1.0, 2.0], [5.0, 2.0]), ray([0.0, 2.0], [1.0, 0.0])]
    {
        assert_eq!(query::closest_boundary_point::<Vec2>(&bare, [1.0, 2.0]), Ok([1.0, 2.0]), "{bare:?}");
    }
}

fn has_no_nearest_boundary_point<V: TestVector>(inflated: &Figure, point: [f64; 2]) {
    assert_eq!(query::closest_boundary_point::<V>(inflated, point), Err(NoUniqueDirection), "{inflated:?}");
}
