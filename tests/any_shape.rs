//! An `AnyShape` gets the answers of the shape that it holds, bit for bit.

#![allow(clippy::disallowed_methods, reason = "an input need not have the same bits everywhere")]

use std::fmt::Debug;

use common::TestVector;
use impinge::glam::{DVec2, Vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Shape, Stadium, batch, query};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// For each pair of kinds.
const SCENES: usize = 60;

/// A shape that is drawn on a small grid, where many touch.
trait Drawn: Bounded<Vector: TestVector> + Into<AnyShape<Self::Vector>> + Debug {
    fn drawn(random: &mut SmallRng) -> Self;
}

fn number(random: &mut SmallRng) -> f64 {
    f64::from(random.random_range(-4..=4)) + if random.random_bool(0.2) { 0.3 } else { 0.0 }
}

/// Negative once in a while.
fn radius<V: TestVector>(random: &mut SmallRng) -> V::Scalar {
    V::number(f64::from(random.random_range(-1..=9)) / 4.0)
}

fn point<V: TestVector>(random: &mut SmallRng) -> V {
    V::vector([number(random), number(random)])
}

macro_rules! drawn {
    ($($vector:ty),*) => {$(
        impl Drawn for $vector {
            fn drawn(random: &mut SmallRng) -> Self {
                point(random)
            }
        }
    )*};
}

drawn!(Vec2, DVec2);

impl<V: TestVector> Drawn for Segment<V> {
    fn drawn(random: &mut SmallRng) -> Self {
        Self::new(point(random), point(random))
    }
}

impl<V: TestVector> Drawn for Circle<V> {
    fn drawn(random: &mut SmallRng) -> Self {
        Self::new(point(random), radius::<V>(random))
    }
}

impl<V: TestVector> Drawn for Stadium<V> {
    fn drawn(random: &mut SmallRng) -> Self {
        Self::new(point(random), point(random), radius::<V>(random))
    }
}

/// Empty once in a while.
impl<V: TestVector> Drawn for Aabb<V> {
    fn drawn(random: &mut SmallRng) -> Self {
        let [a, b] = [point(random), point(random)];
        if random.random_bool(0.1) { Self::new(a, b) } else { Self::from_points(&[a, b]) }
    }
}

impl<V: TestVector> Drawn for ConvexPolygon<V, 5> {
    fn drawn(random: &mut SmallRng) -> Self {
        let radius = if random.random_bool(0.5) { V::number(0.0) } else { radius::<V>(random) };
        Self::new(std::array::from_fn(|_| point(random))).rounded(radius)
    }
}

/// The text of `Debug` tells apart any two numbers, and −0 from 0.
#[track_caller]
fn same(answers: &[String; 4], scene: &dyn Debug) {
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{scene:?}: {answers:#?}");
}

fn answers<A, B>(a: &A, b: &B, v: A::Vector, ray: &Ray<A::Vector>) -> String
where
    A: Bounded<Vector: TestVector>,
    B: Shape<Vector = A::Vector>,
{
    let path = Segment::new(ray.origin, v);
    let number = <A::Vector as TestVector>::number(0.5);
    let of_pair = (
        query::intersects(a, b),
        query::within(a, b, number),
        query::contains(a, b),
        query::distance(a, b),
        query::signed_distance(a, b),
        query::closest_points(a, b),
        query::penetration(a, b),
        query::penetration_toward(a, b, v),
        query::penetration_offset(a, b),
        query::contact(a, b, number),
        query::cast(a, v, b),
        query::cast_along(a, v, b, number),
    );
    let of_one = (
        query::closest_point(b, v),
        query::closest_boundary_point(b, v),
        query::raycast(ray, b, number),
        query::chord(ray, b),
        query::chord(&path, b),
        query::bounding_box(a),
    );
    let on_ray = (query::intersects(ray, b), query::penetration(b, ray), query::cast(a, v, ray));
    let many = (batch::cast(a, v, &Vec::<A::Vector>::new()), batch::closest(ray, &[*a]));
    format!("{of_pair:?} {of_one:?} {on_ray:?} {many:?}")
}

fn agree<V: TestVector, A: Drawn<Vector = V>, B: Drawn<Vector = V>>() {
    let mut random = SmallRng::seed_from_u64(9);
    for _ in 0..SCENES {
        let (a, b, v) = (A::drawn(&mut random), B::drawn(&mut random), point(&mut random));
        let ray = Ray::new(point(&mut random), point(&mut random));
        let (any_a, any_b): (AnyShape<V>, AnyShape<V>) = (a.into(), b.into());
        let all = [
            answers(&a, &b, v, &ray),
            answers(&a, &any_b, v, &ray),
            answers(&any_a, &b, v, &ray),
            answers(&any_a, &any_b, v, &ray),
        ];
        same(&all, &(a, b, v, ray));
    }
}

fn agree_with_each<V: TestVector + Drawn<Vector = V>, A: Drawn<Vector = V>>() {
    agree::<V, A, V>();
    agree::<V, A, Segment<V>>();
    agree::<V, A, Circle<V>>();
    agree::<V, A, Stadium<V>>();
    agree::<V, A, Aabb<V>>();
    agree::<V, A, ConvexPolygon<V, 5>>();
}

fn all_agree<V: TestVector + Drawn<Vector = V>>() {
    agree_with_each::<V, V>();
    agree_with_each::<V, Segment<V>>();
    agree_with_each::<V, Circle<V>>();
    agree_with_each::<V, Stadium<V>>();
    agree_with_each::<V, Aabb<V>>();
    agree_with_each::<V, ConvexPolygon<V, 5>>();
}

#[test]
fn in_single_precision() {
    all_agree::<Vec2>();
}

#[test]
fn in_double_precision() {
    all_agree::<DVec2>();
}

#[test]
fn moved_as_the_shape_that_it_holds() {
    let (offset, turn) = (DVec2::new(1.0, 2.0), DVec2::new(0.6, 0.8));
    let quad = ConvexPolygon::rectangle(offset, turn, turn);
    let shapes: [AnyShape<DVec2>; 6] = [
        offset.into(),
        Segment::new(offset, turn).into(),
        Circle::new(offset, 1.0).into(),
        Stadium::new(offset, turn, 1.0).into(),
        Aabb::new(turn, offset).into(),
        quad.into(),
    ];
    let moved = shapes.map(|shape| shape.translated(offset).transformed(turn, offset).inflated(0.5));
    assert_eq!(moved[1], Segment::new(offset, turn).translated(offset).transformed(turn, offset).inflated(0.5).into());
    assert_eq!(moved[4], Aabb::new(turn, offset).translated(offset).transformed(turn, offset).inflated(0.5).into());
    assert_eq!(moved[5], quad.translated(offset).transformed(turn, offset).inflated(0.5).into());
    let corner = Circle::new(offset, 0.0).translated(offset).transformed(turn, offset).center;
    assert_eq!(moved[0], Circle::new(corner, 0.5).into());
    for (shape, moved) in shapes.iter().zip(moved) {
        assert_eq!((shape.validate(), moved.validate()), (Ok(()), Ok(())));
    }
}
