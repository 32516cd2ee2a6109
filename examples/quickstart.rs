//! A few shapes, and what can be asked of them.

use impinge::glam::vec2;
use impinge::{Circle, QueryError, Ray, Segment, Stadium, query};

fn main() -> Result<(), QueryError> {
    let wall = Segment::new(vec2(0.0, -5.0), vec2(0.0, 5.0));
    let flipper = Stadium::new(vec2(4.0, -3.0), vec2(7.0, -4.0), 0.5);
    let mut ball = Circle::new(vec2(1.5, 0.0), 2.0);

    println!("Does the ball touch the wall? {}", query::intersects(&ball, &wall)?);
    let gap = query::distance(&flipper, &wall)?;
    println!("The flipper is {gap} away from the wall.");

    // The shortest way out of the wall, to be added to the second shape.
    if let Some(offset) = query::penetration_offset(&wall, &ball)? {
        ball = ball.translated(offset);
        println!("Moved by {offset}, the ball just touches it, at {}.", ball.center);
    }

    let ray = Ray::new(vec2(8.0, 0.0), vec2(-1.0, 0.0));
    if let Some(hit) = query::raycast(&ray, &ball, f32::INFINITY)? {
        let bounced = hit.reflect(ray.direction);
        println!("A ray meets the ball at {} and goes on along {bounced}.", hit.point);
    }
    Ok(())
}
