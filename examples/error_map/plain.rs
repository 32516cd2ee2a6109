//! The textbook tests in plain `f32`, as most programs have them.

use impinge::glam::Vec2;
use impinge::{Circle, Segment};

/// Ericson, *Real-Time Collision Detection*, section 4.3.1: the squared distance against the squared sum of the radii.
pub(crate) fn meets_disc(ball: &Circle, disc: &Circle) -> bool {
    let reach = disc.radius + ball.radius;
    squared_length(ball.center - disc.center) <= reach * reach
}

/// Ericson, section 5.1.2: the nearest point by clamping; and its squared distance against the squared radius.
pub(crate) fn meets_wall(ball: &Circle, wall: &Segment) -> bool {
    let along = wall.b - wall.a;
    let t = ((ball.center - wall.a).dot(along) / along.dot(along)).clamp(0.0, 1.0);
    let nearest = wall.a + t * along;
    squared_length(nearest - ball.center) <= ball.radius * ball.radius
}

fn squared_length(vector: Vec2) -> f32 {
    vector.x * vector.x + vector.y * vector.y
}
