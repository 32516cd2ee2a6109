//! What the promise says of memory: a single query takes none, and a batch none if the caller's buffers have room.

#![cfg(feature = "alloc")]

use std::hint::black_box;

use common::Random;
use impinge::batch::{self, Circles, Pairs, Shapes};
use impinge::glam::{Vec2, vec2};
use impinge::{Aabb, Circle, ConvexPolygon, Ray, Segment, Stadium, query};

#[track_caller]
fn allocates_nothing(call: impl FnMut()) {
    assert_eq!(allocation_counter::measure(call).count_total, 0);
}

/// An `f32` of any bits, or a small one.
fn number(random: &mut Random) -> f32 {
    let bits = random.bits();
    if bits & 1 == 0 { f32::from_bits((bits >> 32) as u32) } else { f32::from((bits >> 56) as u8) / 8.0 - 16.0 }
}

fn vector(random: &mut Random) -> Vec2 {
    vec2(number(random), number(random))
}

#[test]
fn in_single_queries() {
    // What `--cfg impinge_internals` counts with is made at the first exact decision of a thread, here off any grid.
    black_box(query::distance(&[0.1_f32, 0.1], &[0.1, 0.1]).unwrap());
    let mut random = Random::named("allocations");
    for _ in 0..2000 {
        let [a, b] =
            [(); 2].map(|()| Stadium::new(vector(&mut random), vector(&mut random), number(&mut random).abs()));
        let (ray, segment) = (Ray::new(vector(&mut random), vector(&mut random)), b.segment);
        let [first, second] = [&a, &b].map(|stadium| Circle::new(stadium.segment.a, stadium.radius));
        allocates_nothing(|| {
            let _ = black_box((query::intersects(&a, &b), query::within(&a, &ray, 1.0), query::contains(&a, &first)));
            let _ = black_box((query::distance(&a, &b), query::signed_distance(&a, &b), query::closest_points(&a, &b)));
            let _ = black_box((query::closest_point(&a, ray.origin), query::closest_boundary_point(&a, ray.origin)));
            let _ = black_box((query::penetration(&a, &b), query::penetration_offset(&segment, &a)));
            let _ = black_box(query::contact(&a, &segment, 1.0));
            let _ = black_box(query::penetration_toward(&segment, &a, ray.direction));
            let _ = black_box((
                query::raycast(&ray, &b, f32::INFINITY),
                query::chord(&ray, &b),
                query::chord(&segment, &a),
            ));
            let _ = black_box((query::ray_circle(&ray, &first), query::circle_circle(&first, &second)));
            let _ = black_box((query::cast(&a, ray.direction, &b), query::bounding_box(&a)));
        });
    }
}

#[test]
fn in_polygons() {
    // As above.
    black_box(query::distance(&[0.1_f32, 0.1], &[0.1, 0.1]).unwrap());
    let mut random = Random::named("allocations of polygons");
    for _ in 0..2000 {
        let points: [Vec2; 20] = std::array::from_fn(|_| vector(&mut random));
        let (rotation, offset) = (vector(&mut random), vector(&mut random));
        allocates_nothing(|| {
            let polygon = black_box(ConvexPolygon::new(points));
            let _ = black_box((ConvexPolygon::hull(&points), ConvexPolygon::<Vec2, 5>::hull_of(&points)));
            let _ = black_box((polygon.translated(offset), polygon.transformed(rotation, offset)));
            let _ = black_box((polygon.with_capacity::<10>(), polygon.widened(), polygon.validate()));
            let _ = black_box((polygon == polygon.inflated(1.0), polygon.edges().count()));
            let _ = black_box(ConvexPolygon::rectangle(offset, points[0], rotation));
            let _ = black_box(ConvexPolygon::from(Aabb::from_points(&points)).transformed(rotation, offset));
        });
    }
}

#[test]
fn in_batches_with_room() {
    let circles: Vec<Circle> = (0_u8..200).map(|i| Circle::new(vec2(f32::from(i), f32::from(i % 14)), 1.5)).collect();
    let apart: Circles = circles.iter().copied().collect();
    ask(&circles[..]);
    ask(&apart);
    ask(&batch::filtered(&apart, |index| index % 3 > 0));
}

/// Asks twice, once to make room.
fn ask<M: Shapes<Shape = Circle, Vector = Vec2> + ?Sized>(circles: &M) {
    let (ray, wall) = (Ray::new(vec2(-5.0, 5.0), vec2(1.0, 0.0)), Segment::new(vec2(0.0, 0.0), vec2(200.0, 9.0)));
    let (mut hits, mut found, mut pairs, mut between) = (Vec::new(), Vec::new(), Pairs::new(), Pairs::new());
    let (mut distances, mut contacts) = ([0.0; 200], Vec::new());
    let mut ask = || {
        assert!(batch::raycast(&ray, circles, 300.0).unwrap().is_some());
        assert!(batch::raycast_any(&ray, circles, 300.0).unwrap().is_some());
        batch::raycast_all(&ray, circles, 300.0, &mut hits).unwrap();
        batch::intersecting(&wall, circles, &mut found).unwrap();
        assert!(!hits.is_empty() && !found.is_empty());
        assert!(batch::closest(&wall, circles).unwrap().is_some());
        batch::distances(&wall, circles, &mut distances).unwrap();
        assert!(!batch::overlapping_pairs(circles, &mut pairs).unwrap().is_empty());
        batch::contacts(circles, 0.5, &mut pairs, &mut contacts).unwrap();
        assert!(!contacts.is_empty());
        assert!(!batch::overlapping_pairs_between(circles, &[wall], &mut between).unwrap().is_empty());
    };
    ask();
    allocates_nothing(ask);
}

#[test]
fn in_containers_with_room() {
    let circle = Circle::new(vec2(1.0, 2.0), 3.0);
    let (mut few, mut more) = (Circles::with_capacity(100), Circles::new());
    more.reserve(100);
    allocates_nothing(|| {
        for circles in [&mut few, &mut more] {
            circles.extend([circle; 100]);
            circles.swap_remove(5);
            circles.truncate(50);
            circles.extend([circle; 50]);
            circles.clear();
            circles.extend([circle; 100]);
        }
    });
    assert_eq!((few.len(), few), (100, more));
}

/// The measure is one.
#[test]
fn a_buffer_without_room_allocates() {
    let circles = [Circle::new(vec2(0.0, 0.0), 1.0)];
    let call = || batch::intersecting(&vec2(0.5, 0.0), &circles, &mut Vec::new()).unwrap();
    assert!(allocation_counter::measure(call).count_total > 0);
}
