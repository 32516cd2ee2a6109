//! What a game holds, with the vectors of its own `glam`.

pub mod vectors;

use impinge::Segment;
use impinge::query;
use vectors::{Circle, Vec2};

/// The type of the field is written without a vector.
pub struct Ball {
    pub shape: Circle,
}

impl Ball {
    /// Moves out of a wall.
    ///
    /// # Errors
    /// What [`query::penetration_offset`] gives.
    pub fn leave(&mut self, wall: (Vec2, Vec2)) -> Result<(), impinge::QueryError> {
        let offset: Option<Vec2> = query::penetration_offset(&Segment::from(wall), &self.shape)?;
        self.shape.center += offset.unwrap_or(Vec2::ZERO);
        Ok(())
    }
}
