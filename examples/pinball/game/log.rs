//! What happened in a game.

use impinge::glam::Vec2;

/// A straight piece of the ball's way, and the step in which it was gone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move {
    pub(crate) step: u32,
    pub(crate) from: Vec2,
    pub(crate) to: Vec2,
}

/// A blow that the ball took; a rolling ball takes none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact {
    pub(crate) step: u32,
    /// The index of the obstacle on the table.
    pub(crate) obstacle: usize,
    pub(crate) point: Vec2,
}

#[derive(Debug)]
pub(crate) struct Log {
    pub(crate) moves: Vec<Move>,
    pub(crate) contacts: Vec<Contact>,
    /// The greatest speed, in mm/s.
    pub(crate) top_speed: f32,
    /// The least distance of the ball from anything, on all its way.
    pub(crate) clearance: f32,
    /// How often the ball was served.
    pub(crate) serves: u16,
}

impl Default for Log {
    fn default() -> Self {
        Self { moves: Vec::new(), contacts: Vec::new(), top_speed: 0.0, clearance: f32::INFINITY, serves: 0 }
    }
}

impl Log {
    /// That the ball moved, with that speed, and so far from anything.
    pub(crate) fn record(&mut self, piece: Move, speed: f32, clearance: f32) {
        self.moves.push(piece);
        self.top_speed = self.top_speed.clamp(speed, f32::INFINITY);
        self.clearance = self.clearance.clamp(0.0, clearance);
    }

    /// The most steps from one contact to the next, of a game that took so many.
    pub(crate) fn longest_wait(&self, steps: u32) -> u32 {
        let ends = self.contacts.iter().map(|contact| contact.step).chain([steps]);
        let starts = [0].into_iter().chain(self.contacts.iter().map(|contact| contact.step));
        starts.zip(ends).map(|(start, end)| end - start).max().unwrap_or(steps)
    }
}
