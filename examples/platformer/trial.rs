//! The recorded game, watched.

use impinge::QueryError;
use impinge::glam::Vec2;

use crate::check::{self, Headway};
use crate::error::PlatformerError;
use crate::game::level::Level;
use crate::game::{self, BODY, FRAMES_PER_SECOND, Frame, Game, PLAYER, SECONDS};
use crate::hash::Hash;

/// How long a strip of the film is.
pub(crate) const STRIP_SECONDS: u16 = 10;
pub(crate) const STRIP: usize = STRIP_SECONDS as usize * FRAMES_PER_SECOND as usize;
const STRIPS: usize = SECONDS as usize * FRAMES_PER_SECOND as usize / STRIP;

/// The frames of a strip in which that happens.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) grounded: u32,
    pub(crate) sloping: u32,
    pub(crate) riding: u32,
    /// Where nothing is in the way of a walk, by the level alone.
    pub(crate) free: u32,
    /// The seams between tiles that the body's front side crossed on the ground, with nothing in the way.
    pub(crate) seams: u32,
    pub(crate) snags: u32,
    pub(crate) tunnels: u32,
}

#[derive(Debug)]
pub(crate) struct Trial {
    /// At the end.
    pub(crate) level: Level,
    /// After each frame, from the start on.
    pub(crate) positions: Vec<Vec2>,
    pub(crate) counts: [Counts; STRIPS],
    pub(crate) hashes: String,
    /// What went wrong first.
    fault: Option<PlatformerError>,
}

impl Trial {
    pub(crate) fn run() -> Result<Self, PlatformerError> {
        let game = Game::new();
        let (level, positions) = (game.level, vec![game.position]);
        let mut trial =
            Self { level, positions, counts: [Counts::default(); STRIPS], hashes: String::new(), fault: None };
        let mut hash = Hash::default();
        let played = game::play(|game, frame| {
            game.state().into_iter().for_each(|vector| hash.feed(vector));
            trial.hashes.extend(game.line(hash));
            trial.watch(&game.level, &frame)?;
            if trial.positions.len() > STRIP * STRIPS {
                trial.level = game.level.clone();
            }
            Ok::<(), PlatformerError>(())
        });
        // Whoever is in a wall is soon found to be crushed: what led there comes first.
        played.map_err(|error| trial.fault.take().unwrap_or(error))?;
        Ok(trial)
    }

    fn watch(&mut self, level: &Level, frame: &Frame) -> Result<(), QueryError> {
        let number = self.positions.len();
        let counts = &mut self.counts[(number - 1) / STRIP];
        let (position, near) = (frame.moved.position, check::near(frame, level)?);
        if let Some(shape) = check::tunnel(frame, &near, level)? {
            counts.tunnels += 1;
            self.fault.get_or_insert(PlatformerError::Tunnel { frame: number, position, shape });
        }
        if frame.motion.x != 0.0 {
            match check::headway(frame, &near, level)? {
                Headway::Blocked => {}
                Headway::Free => {
                    counts.free += 1;
                    counts.seams += u32::from(crosses_seam(frame, level));
                }
                Headway::Snagged(gone) => {
                    counts.snags += 1;
                    let wanted = frame.motion.x;
                    self.fault.get_or_insert(PlatformerError::Snag { frame: number, position, gone, wanted });
                }
            }
        }
        counts.grounded += u32::from(frame.moved.ground.is_some());
        counts.sloping += u32::from(frame.moved.ground.is_some_and(|ground| ground.normal != PLAYER.up));
        let is_moved = |shape| level.moved.iter().any(|&(index, step)| index == shape && step != Vec2::ZERO);
        counts.riding += u32::from(frame.moved.ground.is_some_and(|ground| is_moved(ground.shape)));
        self.positions.push(position);
        Ok(())
    }

    /// Whether it went as it should, and through all that it should.
    pub(crate) fn check(&mut self) -> Result<(), PlatformerError> {
        if let Some(fault) = self.fault.take() {
            return Err(fault);
        }
        let sum = |count: fn(&Counts) -> u32| self.counts.iter().map(count).sum::<u32>();
        let (walked, rode, climbed) = (sum(|of| of.seams), sum(|of| of.riding), sum(|of| of.sloping));
        for (count, what) in [(walked, "crosses a seam"), (rode, "rides"), (climbed, "walks on a slope")] {
            if count == 0 {
                return Err(PlatformerError::Pointless(what));
            }
        }
        Ok(())
    }
}

/// Tiles are one wide, and their seams are at the integers.
fn crosses_seam(frame: &Frame, level: &Level) -> bool {
    let front = if frame.motion.x > 0.0 { BODY.max.x } else { BODY.min.x };
    let tile = |position: Vec2| (position.x + front).floor();
    let on_tiles = frame.ground.is_some_and(|ground| level.is_tile(ground.shape));
    on_tiles && frame.moved.ground.is_some() && tile(frame.carried) != tile(frame.moved.position)
}
