//! A game's few lines, with the vectors of the game's own `glam`.

use glam::{DVec2, Vec2};
use impinge::{Circle, QueryError, Ray, Segment, query};

/// Where a ball ends up that a wall pushes out.
///
/// # Errors
/// What [`query::penetration_offset`] gives.
pub fn pushed_out(center: Vec2, radius: f32, wall: (Vec2, Vec2)) -> Result<Vec2, QueryError> {
    let offset = query::penetration_offset(&Segment::from(wall), &Circle::new(center, radius))?;
    Ok(center + offset.unwrap_or(Vec2::ZERO))
}

/// Where on a disc a laser ends.
///
/// # Errors
/// What [`query::raycast`] gives.
pub fn lit(laser: DVec2, direction: DVec2, disc: (DVec2, f64)) -> Result<Option<DVec2>, QueryError> {
    let hit = query::raycast(&Ray::new(laser, direction), &Circle::new(disc.0, disc.1), f64::INFINITY)?;
    Ok(hit.map(|hit| hit.point))
}
