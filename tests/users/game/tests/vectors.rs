//! The game's vectors go into the queries and come out of them, with x and y where they were.

use game::Ball;
use game::vectors::{Circle, DVec2, Vec2};
use impinge::{Ray, batch, query};

/// The wall is at x = 3, and the ball of radius 2 reaches from −0.5 to 3.5: it leaves to the left, by 0.5.
#[test]
fn a_ball_leaves_a_wall() {
    let mut ball = Ball { shape: Circle::new(Vec2::new(1.5, 7.0), 2.0) };
    assert_eq!(ball.leave((Vec2::new(3.0, -40.0), Vec2::new(3.0, 40.0))), Ok(()));
    assert_eq!(ball.shape.center, Vec2::new(1.0, 7.0));
}

/// From (1, 7), the target is 6 along x and 8 along y away, a distance of 10; the ball ends halfway.
#[test]
fn a_closest_point_is_a_vector_of_the_game() {
    let ball = Circle::new(Vec2::new(1.0, 7.0), 5.0);
    let nearest: Vec2 = query::closest_point(&ball, Vec2::new(7.0, 15.0)).expect("finite");
    assert_eq!(nearest, Vec2::new(4.0, 11.0));
}

/// The centres are at distances of 5, √89 and 10 from the origin.
#[test]
fn many_are_asked_at_once() {
    let shapes = [(3.0, 4.0), (-5.0, 8.0), (6.0, -8.0)].map(|(x, y)| Circle::new(Vec2::new(x, y), 1.0));
    let columns: batch::Circles<Vec2> = shapes.into_iter().collect();
    for (place, index, distance) in [((0.0, 0.0), 0, 4.0), ((-5.0, 5.0), 1, 2.0), ((9.0, -8.0), 2, 2.0)] {
        let place = Vec2::from(place);
        assert_eq!(batch::closest(&place, &shapes), Ok(Some((index, distance))));
        assert_eq!(batch::closest(&place, &columns), Ok(Some((index, distance))));
    }
}

#[test]
fn a_double_vector_is_one_too() {
    let disc = impinge::Circle::new(DVec2::new(0.0, 3.0), 2.0);
    let lit = |origin, direction| {
        query::raycast(&Ray::new(origin, direction), &disc, f64::INFINITY).map(|hit| hit.map(|hit| hit.point))
    };
    assert_eq!(lit(DVec2::new(-5.0, 3.0), DVec2::new(2.0, 0.0)), Ok(Some(DVec2::new(-2.0, 3.0))));
    assert_eq!(lit(DVec2::new(3.0, -5.0), DVec2::new(0.0, 2.0)), Ok(None));
}
