//! The game's vectors go into the queries and come out of them, with x and y where they were.

use game::vectors::{Circle, DVec2, Vec2};
use game::{Ball, lit, nearest};
use impinge::query;

/// The wall is at x = 3, and the ball of radius 2 reaches from −0.5 to 3.5: it leaves to the left, by 0.5.
#[test]
fn a_ball_leaves_a_wall() {
    let mut ball = Ball { shape: Circle::new(Vec2::new(1.5, 7.0), 2.0) };
    assert_eq!(ball.leave((Vec2::new(3.0, -40.0), Vec2::new(3.0, 40.0))), Ok(()));
    assert_eq!(ball.shape.center, Vec2::new(1.0, 7.0));
}

/// From (1, 7), the target is 6 along x and 8 along y away, a distance of 10; the ball ends halfway.
#[test]
fn a_point_of_the_ball_is_a_vector_of_the_game() {
    let ball = Ball { shape: Circle::new(Vec2::new(1.0, 7.0), 5.0) };
    assert_eq!(ball.nearest_to(Vec2::new(7.0, 15.0)), Ok(Vec2::new(4.0, 11.0)));
}

/// The centres are at distances of 5, √89 and 10 from the origin.
#[test]
fn many_are_asked_at_once() {
    let shapes = [(3.0, 4.0), (-5.0, 8.0), (6.0, -8.0)].map(|(x, y)| Circle::new(Vec2::new(x, y), 1.0));
    assert_eq!(nearest(Vec2::ZERO, &shapes), Ok(Some((0, 4.0))));
    assert_eq!(nearest(Vec2::new(-5.0, 5.0), &shapes), Ok(Some((1, 2.0))));
    assert_eq!(nearest(Vec2::new(9.0, -8.0), &shapes), Ok(Some((2, 2.0))));
}

#[test]
fn a_laser_lights_a_disc() {
    let disc = (DVec2::new(0.0, 3.0), 2.0);
    assert_eq!(lit(DVec2::new(-5.0, 3.0), DVec2::new(2.0, 0.0), disc), Ok(Some(DVec2::new(-2.0, 3.0))));
    assert_eq!(lit(DVec2::new(3.0, -5.0), DVec2::new(0.0, 2.0), disc), Ok(None));
}

#[test]
fn a_vector_is_a_shape() {
    let ball = Circle::new(Vec2::new(6.0, 8.0), 1.0);
    assert_eq!(query::distance(&ball, &Vec2::ZERO), Ok(9.0));
    assert_eq!(query::intersects(&ball, &Vec2::new(6.0, 9.0)), Ok(true));
    assert_eq!(query::intersects(&ball, &Vec2::new(9.0, 6.0)), Ok(false));
}
