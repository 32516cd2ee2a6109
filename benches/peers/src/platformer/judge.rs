//! What went wrong in a run. `impinge` judges exactly, whoever played.

use impinge::QueryError;
use impinge::glam::Vec2;

use crate::check::{self, Headway};
use crate::game::Frame;
use crate::game::level::Level;
use crate::player::Player;

/// A run, judged frame by frame.
pub(crate) struct Judged {
    pub(crate) name: &'static str,
    pub(crate) frames: u16,
    /// The frames in which nothing was in the way of a walk, those with a snag among them.
    pub(crate) free: u32,
    pub(crate) snags: u32,
    pub(crate) tunnels: u32,
    pub(crate) end: Vec2,
    /// Why it ended early, or could not be judged.
    pub(crate) fault: Option<String>,
    level: Level,
}

impl Judged {
    pub(crate) fn of(player: &Player) -> Self {
        let mut judged = Self::new(player.name);
        let mut unjudged = None;
        let played = (player.play)(&mut |frame| {
            if let Err(error) = judged.watch(&frame) {
                unjudged.get_or_insert(error.to_string());
            }
        });
        judged.fault = played.err().or(unjudged);
        judged
    }

    fn new(name: &'static str) -> Self {
        let (level, end) = (Level::new(), Vec2::ZERO);
        Self { name, frames: 0, free: 0, snags: 0, tunnels: 0, end, fault: None, level }
    }

    fn watch(&mut self, frame: &Frame) -> Result<(), QueryError> {
        self.frames += 1;
        self.end = frame.moved.position;
        self.level.go_to(self.frames, frame.before);
        let near = check::near(frame, &self.level)?;
        self.tunnels += u32::from(check::tunnel(frame, &near, &self.level)?.is_some());
        if frame.motion.x != 0.0 {
            let headway = check::headway(frame, &near, &self.level)?;
            self.free += u32::from(headway != Headway::Blocked);
            self.snags += u32::from(matches!(headway, Headway::Snagged(_)));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use by_parry::Step;
    use impinge::glam::{Vec2, vec2};

    use super::Judged;

    /// On the first tiles; the feet are a skin above them.
    fn judged(from: Vec2, gone: Vec2) -> [u32; 3] {
        let (before, turns) = (from, vec![from, from + gone]);
        let step = Step { before, stood: true, carried: from, motion: vec2(0.125, 0.0), turns, drops: false };
        let mut judged = Judged::new("");
        judged.watch(&step.into()).unwrap();
        [judged.free, judged.snags, judged.tunnels]
    }

    #[test]
    fn it_tells_a_snag_and_a_tunnel() {
        let middle = vec2(10.0, -0.8 - 1.0 / 128.0);
        assert_eq!(judged(middle, vec2(0.125, 0.0)), [1, 0, 0]);
        assert_eq!(judged(middle, vec2(0.0625, 0.0)), [1, 1, 0]);
        // It sinks into the floor by more than a step: the floor is then in its way.
        assert_eq!(judged(middle, vec2(0.125, 0.5)), [0, 0, 1]);
    }
}
