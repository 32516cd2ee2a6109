//! Many shapes on several threads against the same functions on one.

use impinge::batch::{self, Circles, parallel};
use impinge::glam::vec2;
use impinge::{Aabb, Circle, QueryError, Ray};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// More than any thread takes at a time.
const MANY: usize = 30_000;

/// On a grid, so that many are as near and have the same `t`.
fn crowd() -> Vec<Circle> {
    let mut random = SmallRng::seed_from_u64(3);
    let mut coordinate = move || f32::from(random.random_range(-300_i16..300));
    (0..MANY).map(|_| Circle::new(vec2(coordinate(), coordinate()), 0.5)).collect()
}

fn check(shapes: &[Circle]) {
    let in_columns: Circles = shapes.iter().copied().collect();
    let rays: Vec<Ray> = shapes[..200].iter().map(|at| Ray::new(at.center + 0.7, at.center.perp() + 1.0)).collect();
    let (mut answers, mut found, mut expected) = (Vec::new(), Vec::new(), Vec::new());
    parallel::raycast_each(&rays, &in_columns, f32::INFINITY, &mut answers);
    for (ray, answer) in rays.iter().zip(&answers) {
        assert_eq!(*answer, batch::raycast(ray, shapes, f32::INFINITY));
        assert_eq!(*answer, parallel::raycast(ray, shapes, f32::INFINITY));
        let others = batch::filtered(shapes, |index| index % 3 > 0);
        for max_t in [0.0, 1.0, f32::INFINITY] {
            assert_eq!(parallel::raycast_any(ray, &others, max_t), batch::raycast_any(ray, &others, max_t));
        }
        let (moving, translation) = (Circle::new(ray.origin, 0.25), ray.direction.perp());
        assert_eq!(parallel::cast(&moving, translation, &others), batch::cast(&moving, translation, &others));
        assert_eq!(parallel::closest(ray, &others), batch::closest(ray, &others));
        let outcome = parallel::intersecting(ray, &others, &mut found);
        assert_eq!(outcome, batch::intersecting(ray, &others, &mut expected));
        assert_eq!(found, expected);
    }
}

#[test]
fn the_same_answers() {
    check(&crowd());
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
