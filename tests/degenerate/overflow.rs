//! Answers that do not fit the scalar type, beside questions that even the largest numbers have an answer to.

use common::shapes::{circle, point, ray, segment, stadium};
use common::{Figure, TestVector, query};
use impinge::QueryError::{self, Overflow};
use impinge::glam::{DVec2, Vec2};
use impinge::{Circle, Ray};

use crate::case::in_both_precisions;

#[test]
fn answers_too_large_for_the_type() {
    let (left, right) = (point(-f64::from(f32::MAX), 0.0), point(f64::from(f32::MAX), 0.0));
    assert_eq!(query::distance::<Vec2>(&left, &right), Err(QueryError::Overflow));
    assert_eq!(query::distance::<DVec2>(&left, &right), Ok(2.0 * f64::from(f32::MAX)));
    assert_eq!(query::intersects::<Vec2>(&left, &right), Ok(false));
    let (left, right) = (point(-f64::MAX, 0.0), point(f64::MAX, 0.0));
    assert_eq!(query::distance::<DVec2>(&left, &right), Err(QueryError::Overflow));
    assert_eq!(query::intersects::<DVec2>(&left, &right), Ok(false));
    assert_eq!(query::within::<DVec2>(&left, &right, f64::MAX), Ok(false));
    let huge = Figure::Circle(Circle::new([0.0, 0.0], f64::MAX));
    assert_eq!(query::penetration::<DVec2>(&huge, &huge), Err(QueryError::Overflow));
    assert_eq!(query::intersects::<DVec2>(&huge, &huge), Ok(true));
}

#[test]
fn signed_distances() {
    in_both_precisions!(signed_distances_in());
}

fn signed_distances_in<V: TestVector>() {
    let [near, far] = [-V::MAX, V::MAX].map(|x| point(x, 0.0));
    assert_eq!(query::signed_distance::<V>(&near, &far), Err(Overflow));
    assert_eq!(query::signed_distance::<V>(&near, &point(0.0, 0.0)), Ok(V::MAX));
    let huge = circle([0.0, 0.0], V::MAX);
    assert_eq!(query::signed_distance::<V>(&huge, &huge), Err(Overflow));
    assert_eq!(query::signed_distance::<V>(&huge, &point(0.0, 0.0)), Ok(-V::MAX));
    assert_eq!(query::contains::<V>(&huge, &huge), Ok(true));
}

#[test]
fn points_beyond_the_largest_number() {
    in_both_precisions!(points_beyond_the_largest_number_in());
}

/// Circles that reach 3/2 of the largest number, where the smaller one touches the larger from inside.
fn points_beyond_the_largest_number_in<V: TestVector>() {
    let half = V::MAX / 2.0;
    let (large, small) = (Circle::new([half, 0.0], V::MAX), Circle::new([V::MAX, 0.0], half));
    assert_eq!(query::circle_circle::<V>(&large, &small), Err(Overflow));
    assert_eq!(query::circle_circle::<V>(&small, &large), Err(Overflow));
    assert_eq!(query::contains::<V>(&Figure::Circle(large), &Figure::Circle(small)), Ok(true));
    assert_eq!(query::closest_boundary_point::<V>(&Figure::Circle(large), [V::MAX, 0.0]), Err(Overflow));
    assert_eq!(query::closest_boundary_point::<V>(&Figure::Circle(large), [0.0, 0.0]), Ok([-half, 0.0]));
    assert_eq!(query::bounding_box::<V>(&Figure::Circle(large)), Some(Err(Overflow)));
    let touching = query::bounding_box::<V>(&circle([half, 0.0], half)).expect("a circle has a box");
    assert_eq!(touching.map(|aabb| (aabb.min, aabb.max)), Ok(([0.0, -half], [V::MAX, half])));
}

#[test]
fn contacts_beyond_the_largest_number() {
    in_both_precisions!(contacts_beyond_the_largest_number_in());
}

/// From (M, M) along (1, -1) the axis is reached at (2M, 0).
fn contacts_beyond_the_largest_number_in<V: TestVector>() {
    let (axis, start) = (ray([0.0, 0.0], [1.0, 0.0]), [V::MAX; 2]);
    assert_eq!(query::cast::<V>(&Figure::Point(start), [V::MAX, -V::MAX], &axis), Some(Err(Overflow)));
    assert_eq!(query::chord::<V>(&ray(start, [1.0, -1.0]), &axis), Some(Err(Overflow)));
    // By half of the way, it is not reached.
    assert_eq!(query::cast::<V>(&Figure::Point(start), [V::MAX / 2.0, -V::MAX / 2.0], &axis), Some(Ok(None)));
    // The point fits, but it is too many lengths of the direction away.
    let crawling = ray([0.0, V::MAX], [0.0, -V::TINIEST]);
    assert_eq!(query::chord::<V>(&crawling, &segment([-1.0, 0.0], [1.0, 0.0])), Some(Err(Overflow)));
}

/// The nearest points are both (x, -M), and rounding takes the mean of their weighted heights beyond -M.
#[test]
fn an_overlap_at_the_height_of_the_largest_number() {
    let [right, left] = [0x7fde_cc0b_6883_3299, 0xffe2_4853_b728_664a].map(f64::from_bits);
    let [moving, target] = [0x7fb3_7b6a_1e68_84f3, 0x7fc3_d81e_589e_b533].map(f64::from_bits);
    for sign in [1.0, -1.0] {
        let point = |x: f64| [sign * x, -sign * f64::MAX];
        let moving = stadium(point(-f64::MAX), point(right), moving);
        let target = stadium(point(right), point(left), target);
        let hit = query::cast::<DVec2>(&moving, [0.0, 0.0], &target).expect("it moves").expect("it fits");
        let ([x, y], [due, height]) = (hit.expect("an overlap").point, point(if sign > 0.0 { left } else { right }));
        assert!(y == height && (x - due).abs() <= DVec2::VALUE_ULPS * DVec2::ulp(f64::MAX), "{x:?} {y:?}");
    }
}

/// A bound that the exact `t` is beyond.
#[test]
fn a_box_too_far_to_say_how_far() {
    in_both_precisions!(a_box_too_far_to_say_how_far_in());
}

fn a_box_too_far_to_say_how_far_in<V: TestVector>() {
    let crawling = Ray::new([0.0, V::MAX], [0.0, -V::TINIEST]);
    let floor = impinge::Aabb::new([-1.0, -1.0], [1.0, 0.0]);
    // One step below infinity, and two in `f64`.
    let due = if V::EPSILON == f64::EPSILON { f64::MAX.next_down() } else { V::MAX };
    assert_eq!(query::ray_bound::<V>(&crawling, &floor, f64::INFINITY), Ok(Some(due)));
    assert_eq!(query::ray_bound::<V>(&crawling, &floor, 1.0), Ok(None));
}

/// A difference overflows, and half of the direction would be rounded. Exact rationals tell what is hit; each `t` is beyond
/// the largest number.
#[test]
fn a_ray_that_crawls_across_the_whole_plane() {
    let tiniest = f64::from_bits(1);
    let scenes = [
        ([-0.75, 0.0], [5.0, 2.0], [0.5, -0.25], [0.75, 0.5], true),
        ([1.0, 0.25], [-3.0, -3.0], [-0.25, -0.0625], [-0.125, 0.0625], false),
        ([0.5, 0.0], [-1.0, 0.0], [-0.875, -0.5], [-0.75, 0.375], true),
    ];
    for (origin, d, min, max, is_hit) in scenes {
        let place = |point: [f64; 2]| point.map(|part| part * f64::MAX);
        let ray = Ray::new(place(origin), d.map(|steps| steps * tiniest));
        let wall = impinge::Aabb::new(place(min), place(max));
        let bound = query::ray_bound::<DVec2>(&ray, &wall, f64::INFINITY).expect("it is valid");
        assert_eq!(bound.is_some(), is_hit, "{ray:?}");
        assert!(bound.is_none_or(|bound| bound > 0.9 * f64::MAX), "{bound:?}");
    }
}

/// The difference along one axis overflows; along the other, half of each number would be rounded.
#[test]
fn a_box_across_the_whole_plane() {
    in_both_precisions!(a_box_across_the_whole_plane_in());
}

fn a_box_across_the_whole_plane_in<V: TestVector>() {
    for sign in [1.0, -1.0] {
        let ray = Ray::new([-sign * V::MAX, 0.0], [sign * V::MAX, V::TINIEST]);
        let wall = |bottom: f64, top: f64| {
            let [left, right] = if sign > 0.0 { [0.5, 1.0] } else { [-1.0, -0.5] };
            impinge::Aabb::new([left * V::MAX, bottom * V::TINIEST], [right * V::MAX, top * V::TINIEST])
        };
        // The ray reaches the wall at t = 1.5, 1.5 of the tiniest numbers high, and its far side at t = 2, 2 of them high.
        for (bottom, top, t) in [(0.0, 1.0, None), (0.0, 2.0, Some(1.5)), (2.0, 9.0, Some(2.0)), (3.0, 9.0, None)] {
            let bound = query::ray_bound::<V>(&ray, &wall(bottom, top), f64::INFINITY).expect("it is valid");
            let least = |t: f64| t - V::VALUE_ULPS.max(2.0) * V::ulp(t);
            assert_eq!(bound.is_some(), t.is_some(), "{bottom} {top}");
            assert!(bound.zip(t).is_none_or(|(bound, t)| least(t) <= bound && bound < t), "{bound:?} {t:?}");
        }
    }
}

/// Both walls are met at (1, 1), against a motion along (1, 1). Of the largest number, its products with the normals
/// (−0.6, −0.8) and (−√½, −√½) overflow: they are −1.4 and −√2 times the number. Those of the tiniest number underflow.
#[test]
fn hits_of_the_largest_and_the_tiniest_motion() {
    let wall = |[ax, ay]: [f64; 2], [bx, by]: [f64; 2]| impinge::Segment::new(DVec2::new(ax, ay), DVec2::new(bx, by));
    let (steep, across) = (wall([-3.0, 4.0], [5.0, -2.0]), wall([0.0, 2.0], [2.0, 0.0]));
    let (moving, motion) = (DVec2::ZERO, DVec2::splat(f64::MAX));
    let [first, second] = [across, steep].map(|wall| impinge::query::cast(&moving, motion, &wall).unwrap().unwrap());
    assert_eq!((first.t, first.unique), (second.t, second.unique));
    for length in [f64::MAX, 1.0, f64::MIN_POSITIVE, f64::from_bits(1)] {
        let motion = DVec2::splat(length);
        assert!(first.is_before(&second, motion) && !second.is_before(&first, motion), "{length:e}");
    }
    for (walls, index) in [([steep, across], 1), ([across, steep], 0)] {
        assert_eq!(impinge::batch::cast(&moving, motion, &walls), Ok(Some((index, first))));
    }
}
