//! Who answers the controller.

use std::hint::black_box;
use std::time::Instant;

use by_parry::Step;

use crate::game::controller::{Ground, Moved};
use crate::game::{self, Frame, GameError, PLAYER};

/// A library that plays the game.
#[derive(Clone, Copy)]
pub(crate) struct Player {
    pub(crate) name: &'static str,
    /// Hands over all frames, and why there is no more.
    pub(crate) play: fn(&mut dyn FnMut(Frame)) -> Result<(), String>,
}

pub(crate) const PLAYERS: [Player; 2] =
    [Player { name: "impinge", play: by_impinge }, Player { name: "parry2d", play: by_parry }];

fn by_impinge(watch: &mut dyn FnMut(Frame)) -> Result<(), String> {
    let played = game::play(|_, frame| {
        watch(frame);
        Ok::<(), GameError>(())
    });
    played.map_err(|error| error.to_string())
}

fn by_parry(watch: &mut dyn FnMut(Frame)) -> Result<(), String> {
    by_parry::play(|step| watch(step.into()))
}

/// The judge asks whether there was ground, and not which.
impl From<Step> for Frame {
    fn from(step: Step) -> Self {
        let Step { before, stood, carried, motion, turns, drops } = step;
        let ground = stood.then_some(Ground { shape: 0, normal: PLAYER.up });
        let position = turns.last().copied().unwrap_or(carried);
        let moved = Moved { position, ground: None, turns, normals: Vec::new() };
        Self { before, ground, carried, motion, moved, drops }
    }
}

const ROUNDS: usize = 21;

/// How long a frame takes each player, in microseconds: in the fastest round. In each round, one plays after the other.
pub(crate) fn timed() -> [f64; PLAYERS.len()] {
    let mut least = [f64::INFINITY; PLAYERS.len()];
    for _ in 0..ROUNDS {
        for (time, player) in least.iter_mut().zip(&PLAYERS) {
            *time = time.min(microseconds(player));
        }
    }
    least
}

fn microseconds(player: &Player) -> f64 {
    let mut frames = 0_u32;
    let start = Instant::now();
    // A run that ends early has its time for the frames until then.
    let _ = black_box((player.play)(&mut |frame| {
        black_box(&frame);
        frames += 1;
    }));
    start.elapsed().as_secs_f64() * 1e6 / f64::from(frames)
}
