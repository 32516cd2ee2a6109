//! Many shapes on several threads against the same functions on one.

use common::TestVector;
use impinge::batch::{self, Circles, Shapes, parallel};
use impinge::glam::{DVec2, Vec2, vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, QueryError, Ray};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::kind::{Kind, Numbers};

/// More than any thread takes at a time.
const MANY: usize = 30_000;

/// Of other kinds, fewer shapes, but more than two threads take at a time: a loop over polygons takes long.
const SOME: usize = 17_000;
const STEP: Vec2 = vec2(0.75, 8.0);

/// On a grid, so that many are as near and have the same `t`.
fn crowd() -> Vec<Circle> {
    let mut random = SmallRng::seed_from_u64(3);
    let mut coordinate = move || f32::from(random.random_range(-300_i16..300));
    (0..MANY).map(|_| Circle::new(vec2(coordinate(), coordinate()), 0.5)).collect()
}

fn check(shapes: &[Circle]) {
    let in_columns: Circles = shapes.iter().copied().collect();
    let rays: Vec<Ray> = shapes[..200].iter().map(|at| Ray::new(at.center + 0.7, at.center.perp() + 1.0)).collect();
    rays_are_alike(&rays, shapes, &in_columns);
}

/// Asks all functions about each of the rays, and a circle that moves away from its origin. The same shapes are given twice.
fn rays_are_alike<V: TestVector, S: Bounded<Vector = V> + Sync, M: Shapes<Vector = V> + Sync>(
    rays: &[Ray<V>],
    shapes: &[S],
    in_columns: &M,
) {
    let (mut answers, mut found, mut expected) = (Vec::new(), Vec::new(), Vec::new());
    let infinite = V::number(f64::INFINITY);
    parallel::raycast_each(rays, in_columns, infinite, &mut answers);
    for (ray, answer) in rays.iter().zip(&answers) {
        assert_eq!(*answer, batch::raycast(ray, shapes, infinite));
        assert_eq!(*answer, parallel::raycast(ray, shapes, infinite));
        let others = batch::filtered(shapes, |index| index % 3 > 0);
        for max_t in [0.0, 0.125, 1.0, f64::INFINITY].map(V::number) {
            assert_eq!(parallel::raycast_any(ray, &others, max_t), batch::raycast_any(ray, &others, max_t));
        }
        let [x, y] = ray.direction.point();
        let (moving, translation) = (Circle::new(ray.origin, V::number(0.25)), V::vector([-y, x]));
        assert_eq!(parallel::cast(&moving, translation, &others), batch::cast(&moving, translation, &others));
        assert_eq!(parallel::closest(ray, &others), batch::closest(ray, &others));
        let outcome = parallel::intersecting(ray, &others, &mut found);
        assert_eq!(outcome, batch::intersecting(ray, &others, &mut expected));
        assert_eq!(found, expected);
    }
}

/// On the same grid as the circles.
fn crowd_of<S: Kind>() -> Vec<S> {
    let small = |circle: Circle| {
        let [x, y] = circle.center.point();
        S::of(Numbers { a: [x, y], b: [x + 1.0, y - 1.0], radius: 0.25 })
    };
    crowd().into_iter().take(SOME).map(small).collect()
}

/// Without an error and with one. Each ray meets one of the last shapes that `others` holds at `t` = 1/8, or something
/// before: the first hit is seldom in the first chunk.
fn check_kind<V: TestVector, S: Kind<Vector = V> + Bounded + Sync>() {
    let toward = |at: Circle| Ray::new(V::vector((at.center - STEP / 8.0).point()), V::vector(STEP.point()));
    let circles = crowd();
    let rays = [SOME - 3, SOME - 1].map(|index| toward(circles[index]));
    let mut shapes = crowd_of::<S>();
    rays_are_alike(&rays, &shapes, &shapes);
    shapes[10_000] = S::of(Numbers { a: [f64::NAN; 2], b: [0.0; 2], radius: 0.0 });
    rays_are_alike(&rays, &shapes, &shapes);
}

#[test]
fn the_same_answers() {
    check(&crowd());
}

#[test]
fn of_polygons() {
    check_kind::<Vec2, ConvexPolygon<Vec2, 4>>();
    check_kind::<DVec2, ConvexPolygon<DVec2, 4>>();
}

#[test]
fn of_mixed_shapes() {
    check_kind::<Vec2, AnyShape<Vec2>>();
    check_kind::<DVec2, AnyShape<DVec2>>();
}

#[test]
fn the_same_errors() {
    let mut shapes = crowd();
    shapes[20_000].radius = -1.0;
    shapes[25_000].center.x = f32::NAN;
    check(&shapes);
}

#[test]
fn no_error_behind_the_first_hit() {
    let ray = Ray::new(vec2(0.0, 0.0), vec2(1.0, 0.0));
    let mut shapes = vec![Circle::new(vec2(0.0, 5.0), 1.0); MANY];
    assert_eq!(parallel::raycast_any(&ray, &shapes, f32::INFINITY), Ok(None));
    (shapes[20_000].center.y, shapes[25_000].radius) = (0.0, -1.0);
    assert_eq!(parallel::raycast_any(&ray, &shapes, f32::INFINITY), Ok(Some(20_000)));
    shapes[10_000].radius = -1.0;
    assert_eq!(parallel::raycast_any(&ray, &shapes, f32::INFINITY), Err(QueryError::NegativeRadius));
}

#[test]
fn no_error_behind_a_nearer_hit() {
    // Alone, the last one's `t` overflows.
    let far = Circle::new(vec2(1e30, 0.0), 1.0);
    let ray = Ray::new(vec2(0.0, 0.0), vec2(1e-20, 0.0));
    assert!(batch::raycast(&ray, &[far], f32::INFINITY).is_err());
    let mut shapes = vec![Circle::new(vec2(0.0, 5.0), 1.0); MANY];
    shapes[0] = Circle::new(vec2(2.0, 0.0), 1.0);
    shapes[MANY - 1] = far;
    let expected = batch::raycast(&ray, &shapes, f32::INFINITY);
    assert!(matches!(expected, Ok(Some((0, _)))));
    assert_eq!(parallel::raycast(&ray, &shapes, f32::INFINITY), expected);
}

#[test]
fn a_seam_between_two_chunks() {
    // A box falls to the right, flush onto the last tile; its corner meets the corner of the first tile at the same t.
    let tile = |x: f32| Aabb::new(vec2(x, -1.0), vec2(x + 1.0, 0.0));
    let mut tiles = vec![tile(-50.0); MANY];
    (tiles[0], tiles[MANY - 1]) = (tile(1.0), tile(0.0));
    let (player, step) = (Aabb::new(vec2(-1.0, 1.0), vec2(0.0, 2.0)), vec2(2.0, -2.0));
    let expected = batch::cast(&player, step, &tiles);
    assert!(matches!(expected, Ok(Some((index, hit))) if index == MANY - 1 && hit.t == 0.5));
    assert_eq!(parallel::cast(&player, step, &tiles), expected);
}
