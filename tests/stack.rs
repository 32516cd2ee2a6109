//! The stack that the coldest queries take: those of numbers of all magnitudes beside each other, which go to the integers.

use std::hint::black_box;
use std::thread;

use common::Random;
use impinge::shapes::Bounded;
use impinge::{Aabb, Circle, ConvexPolygon, Ray, Shape, Stadium, Vector, query};

/// Asks in a thread with so much stack; more would abort the test. All numbers of a scene are of four magnitudes, so that
/// many signs are those of zeros, which only the integers see.
fn fits<V: Vector<Scalar: From<f32>>>(kilobytes: usize, point: fn([u64; 2]) -> V, number: fn(u64) -> V::Scalar) {
    let ask = move || {
        let mut magnitudes = Random::named("magnitudes");
        let (mut random, mut radii) = (Random::named("stack"), Random::named("radii"));
        for _ in 0..500 {
            let some = [(); 4].map(|()| magnitudes.bits() >> 1);
            let mut vector = || point([(); 2].map(|()| some[random.index(4)] | random.bits() << 63));
            let mut radius = || number(some[radii.index(4)]);
            let a = Stadium::new(vector(), vector(), radius());
            let b = Stadium::new(vector(), vector(), radius());
            let ray = Ray::new(vector(), vector());
            black_box((query::penetration(&a, &b).ok(), query::closest_points(&a, &b).ok()));
            black_box(query::raycast(&ray, &b, radius()).ok());
            black_box((query::chord(&ray, &b).ok(), query::cast(&a, ray.direction, &b).ok()));
            black_box((query::contains(&a, &b).ok(), query::closest_boundary_point(&a, ray.origin).ok()));
            let circles = [&a, &b].map(|stadium| Circle::new(stadium.segment.a, stadium.radius));
            black_box(query::circle_circle(&circles[0], &circles[1]).ok());

            let polygon = ConvexPolygon::new([(); 8].map(|()| vector())).rounded(radius());
            let aabb = Aabb::from_points(&[vector(), vector()]);
            let other = ConvexPolygon::new([(); 8].map(|()| vector())).rounded(radius());
            at_rest(&polygon, &other, vector());
            in_motion(&polygon, &other, &ray);
            in_motion(&polygon, &a, &ray);
            in_motion(&aabb, &polygon, &ray);
            at_rest(&polygon, &ConvexPolygon::new([vector(), vector(), vector()]), vector());
            at_rest(&polygon, &aabb, vector());
            at_rest(&aabb, &a, vector());
            at_rest(&ray, &polygon, vector());
        }
    };
    thread::Builder::new().stack_size(kilobytes << 10).spawn(ask).unwrap().join().unwrap();
}

fn in_motion<V: Vector<Scalar: From<f32>>>(
    moving: &impl Bounded<Vector = V>,
    target: &impl Bounded<Vector = V>,
    ray: &Ray<V>,
) {
    black_box((query::cast(moving, ray.direction, target).ok(), query::cast(target, ray.direction, moving).ok()));
    black_box((query::raycast(ray, target, 1.0_f32.into()).ok(), query::chord(ray, target).ok()));
}

fn at_rest<V: Vector<Scalar: From<f32>>>(a: &impl Shape<Vector = V>, b: &impl Shape<Vector = V>, vector: V) {
    black_box((query::penetration(a, b).ok(), query::penetration_toward(a, b, vector).ok()));
    black_box((query::closest_points(a, b).ok(), query::signed_distance(a, b).ok()));
    black_box(query::contact(a, b, 1.0_f32.into()).ok());
    black_box((query::contains(a, b).ok(), query::contains(b, a).ok(), query::intersects(a, b).ok()));
    black_box((query::closest_point(b, vector).ok(), query::closest_boundary_point(b, vector).ok()));
}

/// A finite number of any magnitude.
fn single(bits: u64) -> f32 {
    let number = f32::from_bits((bits >> 32) as u32);
    if number.is_finite() { number } else { 1.0 }
}

fn double(bits: u64) -> f64 {
    let number = f64::from_bits(bits);
    if number.is_finite() { number } else { 1.0 }
}

#[test]
fn of_single_precision() {
    fits::<[f32; 2]>(32, |bits| bits.map(single), |bits| single(bits).abs());
}

#[test]
fn of_double_precision() {
    fits::<[f64; 2]>(64, |bits| bits.map(double), |bits| double(bits).abs());
}
