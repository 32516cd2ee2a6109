//! A game's few lines, with the vectors of the game's own `glam`.

pub mod vectors;

use impinge::{QueryError, Ray, Segment, batch, query};
use vectors::{Circle, DVec2, Vec2};

/// The field's type is written without a vector.
pub struct Ball {
    pub shape: Circle,
}

impl Ball {
    /// Moves out of a wall, if it overlaps it.
    ///
    /// # Errors
    /// What [`query::penetration_offset`] gives.
    pub fn leave(&mut self, wall: (Vec2, Vec2)) -> Result<(), QueryError> {
        let offset = query::penetration_offset(&Segment::from(wall), &self.shape)?;
        self.shape.center += offset.unwrap_or(Vec2::ZERO);
        Ok(())
    }

    /// Where the ball is nearest to a target.
    ///
    /// # Errors
    /// What [`query::closest_point`] gives.
    pub fn nearest_to(&self, target: Vec2) -> Result<Vec2, QueryError> {
        query::closest_point(&self.shape, target)
    }
}

/// The index of the shape that is nearest to a place, and its distance.
///
/// # Errors
/// What [`batch::closest`] gives.
pub fn nearest(place: Vec2, shapes: &[Circle]) -> Result<Option<(usize, f32)>, QueryError> {
    let columns: batch::Circles<Vec2> = shapes.iter().copied().collect();
    let nearest = batch::closest(&place, &columns)?;
    assert_eq!(nearest, batch::closest(&place, shapes)?);
    Ok(nearest)
}

/// Where on a disc a laser ends.
///
/// # Errors
/// What [`query::raycast`] gives.
pub fn lit(laser: DVec2, direction: DVec2, disc: (DVec2, f64)) -> Result<Option<DVec2>, QueryError> {
    let hit = query::raycast(&Ray::new(laser, direction), &impinge::Circle::new(disc.0, disc.1), f64::INFINITY)?;
    Ok(hit.map(|hit| hit.point))
}
