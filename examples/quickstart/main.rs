//! Whether two shapes overlap, and how to part them.

use impinge::glam::vec2;
use impinge::{Circle, QueryError, Segment, query};

fn main() -> Result<(), QueryError> {
    let wall = Segment::new(vec2(0.0, -5.0), vec2(0.0, 5.0));
    let mut ball = Circle::new(vec2(1.5, 0.0), 2.0);
    println!("Do they overlap? {}", query::intersects(&wall, &ball)?);

    // The shortest translation that moves the ball out of the wall.
    if let Some(offset) = query::penetration_offset(&wall, &ball)? {
        ball = ball.translated(offset);
        println!("Moved by {offset}, the ball touches the wall at {}.", ball.center);
    }
    Ok(())
}
