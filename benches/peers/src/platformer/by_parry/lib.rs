//! The example `platformer`, played by parry.
//!
//! The game and its controller are compiled from the files of the example, unchanged. They ask the crate that is called
//! `impinge`. Here, that is this crate itself: it has the names that they need, and parry answers the queries. The level
//! is described by the shapes of the library, which is called `exact` here.

#![allow(clippy::disallowed_methods, reason = "parry rounds as it likes")]

extern crate impinge as exact;
extern crate self as impinge;

mod batch;
#[path = "../../../../../examples/platformer/game/mod.rs"]
#[expect(dead_code, reason = "the program shows more of a game")]
mod game;
mod query;
mod shapes;

use exact::{Aabb, Circle, ConvexPolygon, QueryError, Ray, Segment, Stadium, Triangle, glam};

use self::game::{Frame, GameError};
use self::glam::Vec2;
use self::shapes::AnyShape;

/// What happened in a frame, without the types of this crate's copy of the game.
pub struct Step {
    pub before: Vec2,
    /// Whether it stood on something before.
    pub stood: bool,
    pub carried: Vec2,
    pub motion: Vec2,
    /// Where it started after that, turned and ended.
    pub turns: Vec<Vec2>,
    pub drops: bool,
}

impl From<Frame> for Step {
    fn from(frame: Frame) -> Self {
        let Frame { before, ground, carried, motion, moved, drops } = frame;
        Self { before, stood: ground.is_some(), carried, motion, turns: moved.turns, drops }
    }
}

/// Plays the recorded game. Calls `watch` after each frame.
///
/// # Errors
/// Why the game cannot go on.
pub fn play(mut watch: impl FnMut(Step)) -> Result<(), String> {
    let played = game::play(|_, frame| {
        watch(frame.into());
        Ok::<(), GameError>(())
    });
    played.map_err(|error| error.to_string())
}
