//! An `AnyShape` gets the answers of the shape that it holds, bit for bit.

#![allow(clippy::disallowed_methods, reason = "an input need not have the same bits everywhere")]

use std::fmt::Debug;

use common::TestVector;
use common::shapes::{NUMBERS, of_each_kind};
use impinge::glam::{DVec2, Vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, QueryError, Ray, Segment, Stadium, Vector, batch, query};
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
    B: Bounded<Vector = A::Vector>,
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
    let many = (batch::cast(a, v, &[*b]), batch::closest(ray, &[*a]));
    format!("{of_pair:?} {of_one:?} {on_ray:?} {many:?}")
}

/// Returns how many casts hit.
fn agree<V: TestVector, A: Drawn<Vector = V>, B: Drawn<Vector = V>>() -> usize {
    let (mut random, mut hits) = (SmallRng::seed_from_u64(9), 0);
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
        hits += usize::from(matches!(batch::cast(&a, v, &[b]), Ok(Some(_))));
    }
    hits
}

fn agree_with_each<V: TestVector + Drawn<Vector = V>, A: Drawn<Vector = V>>() {
    let hits = [
        agree::<V, A, V>(),
        agree::<V, A, Segment<V>>(),
        agree::<V, A, Circle<V>>(),
        agree::<V, A, Stadium<V>>(),
        agree::<V, A, Aabb<V>>(),
        agree::<V, A, ConvexPolygon<V, 5>>(),
    ];
    // Two points seldom meet.
    assert!(hits[1..].iter().all(|hits| *hits > 0), "{hits:?}");
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

/// Each method gives what that of the shape itself gives. The rotation has a length of 5, so that no number is rounded.
macro_rules! assert_moved_as {
    ($V:ident, $held:expr) => {{
        let held = $held;
        let any = AnyShape::from(held);
        let [offset, turn] = [[3.0, -1.0], [3.0, 4.0]].map($V::vector);
        assert_eq!(any.translated(offset), held.translated(offset).into());
        assert_eq!(any.transformed(turn, offset), held.transformed(turn, offset).into());
        for margin in [0.5, -0.5, -9.0].map($V::number) {
            assert_eq!(any.inflated(margin), held.inflated(margin).into());
            assert_eq!(any.inflated(margin).validate(), held.inflated(margin).validate());
        }
        assert_eq!(any.validate(), held.validate());
    }};
}

fn assert_all_moved_as_held<V: TestVector>() {
    let [a, b, c] = [[1.0, 2.0], [4.0, 0.5], [3.0, 6.0]].map(V::vector);
    assert_moved_as!(V, Segment::new(a, b));
    assert_moved_as!(V, Aabb::new(a, c));
    assert_moved_as!(V, Aabb::new(c, a));
    for radius in [0.0, 0.25, -1.0].map(V::number) {
        assert_moved_as!(V, Circle::new(a, radius));
        assert_moved_as!(V, Stadium::new(a, b, radius));
        assert_moved_as!(V, ConvexPolygon::new([a, b, c]).rounded(radius));
        assert_moved_as!(V, ConvexPolygon::new([a, b, c, a, b, c, a, b]).rounded(radius));
    }
}

#[test]
fn moved_as_the_shape_that_it_holds() {
    assert_all_moved_as_held::<Vec2>();
    assert_all_moved_as_held::<DVec2>();
    assert_all_moved_as_held::<[f32; 2]>();
    assert_all_moved_as_held::<[f64; 2]>();
}

/// (1, 2) times (3, 4) as complex numbers is (1 · 3 − 2 · 4, 1 · 4 + 2 · 3) = (−5, 10).
fn assert_point_is_moved<V: TestVector>() {
    let [start, offset, turn] = [[1.0, 2.0], [3.0, -1.0], [3.0, 4.0]].map(V::vector);
    let point = AnyShape::from(start);
    assert_eq!(point.translated(offset), AnyShape::Point(V::vector([4.0, 1.0])));
    assert_eq!(point.transformed(turn, offset), AnyShape::Point(V::vector([-2.0, 9.0])));
    for margin in [0.5, -0.5].map(V::number) {
        assert_eq!(point.inflated(margin), AnyShape::Circle(Circle::new(start, margin)));
    }
    assert_eq!(point.validate(), Ok(()));
    assert_eq!(AnyShape::from(V::vector([0.0, f64::INFINITY])).validate(), Err(QueryError::NonFinite));
}

/// A point has no methods to compare with.
#[test]
fn a_point_is_moved() {
    assert_point_is_moved::<Vec2>();
    assert_point_is_moved::<DVec2>();
    assert_point_is_moved::<[f32; 2]>();
    assert_point_is_moved::<[f64; 2]>();
}

/// A tenth of `f32` is none of `f64`: a number that is rounded on the way shows.
fn assert_widened_as_held<V>()
where
    V: TestVector + Vector<Scalar = f32, Wide: TestVector>,
{
    let [a, b, c] = [[0.1, 0.2], [4.1, 0.5], [3.0, 6.1]].map(V::vector);
    let wide_point = <V::Wide as TestVector>::vector([f64::from(0.1_f32), f64::from(0.2_f32)]);
    assert_eq!(AnyShape::from(a).widened(), AnyShape::Point(wide_point));
    assert_eq!(AnyShape::from(Segment::new(a, b)).widened(), Segment::new(a, b).widened().into());
    assert_eq!(AnyShape::from(Circle::new(a, 0.1)).widened(), Circle::new(a, 0.1).widened().into());
    assert_eq!(AnyShape::from(Stadium::new(a, b, 0.1)).widened(), Stadium::new(a, b, 0.1).widened().into());
    assert_eq!(AnyShape::from(Aabb::new(a, c)).widened(), Aabb::new(a, c).widened().into());
    let polygon = ConvexPolygon::new([a, b, c]).rounded(0.1);
    assert_eq!(AnyShape::from(polygon).widened(), polygon.widened().into());
}

#[test]
fn widened_as_the_shape_that_it_holds() {
    assert_widened_as_held::<Vec2>();
    assert_widened_as_held::<[f32; 2]>();
}

/// The kind of the shape that `From` was given.
#[test]
fn holds_the_shape_that_it_is_made_of() {
    for shape in of_each_kind::<DVec2>(NUMBERS) {
        let made: AnyShape<DVec2> = match shape {
            AnyShape::Point(point) => point.into(),
            AnyShape::Segment(segment) => segment.into(),
            AnyShape::Circle(circle) => circle.into(),
            AnyShape::Stadium(stadium) => stadium.into(),
            AnyShape::Aabb(aabb) => aabb.into(),
            AnyShape::ConvexPolygon(polygon) => polygon.into(),
        };
        assert_eq!(made, shape);
    }
}
