//! A platformer with the same bits everywhere: `+ - * /` and square roots in `f32`, and the controller that the examples
//! share. Lengths are in tiles, times in frames, and y points down.

#[path = "../../controller.rs"]
pub(crate) mod controller;
mod error;
pub(crate) mod level;
mod recording;

use std::fmt::Display;

use impinge::glam::{Vec2, vec2};
use impinge::{Aabb, AnyShape, QueryError};

use self::controller::{Carried, Controller, Ground, Kind, Moved};
pub(crate) use self::error::GameError;
use self::level::Level;
use self::recording::Buttons;

pub(crate) const FRAMES_PER_SECOND: u16 = 60;
pub(crate) const SECONDS: u16 = 60;

pub(crate) const BODY: Aabb = Aabb::new(vec2(-0.4, -0.8), vec2(0.4, 0.8));
pub(crate) const PLAYER: Controller = Controller {
    shape: AnyShape::Aabb(BODY),
    up: Vec2::NEG_Y,
    skin: 1.0 / 128.0,
    step_height: 0.3,
    steepest: 1.0,
    most_turns: 8,
};

const START: Vec2 = vec2(2.0, -2.0);
const WALK: f32 = 1.0 / 8.0;
/// Four tiles high, and 64 frames long.
const JUMP: f32 = 1.0 / 4.0;
const GRAVITY: f32 = 1.0 / 128.0;
const FASTEST_FALL: f32 = 1.0 / 2.0;

#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) level: Level,
    pub(crate) position: Vec2,
    pub(crate) ground: Option<Ground>,
    /// Upward.
    rise: f32,
    frame: u16,
}

/// What happened in a frame.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) before: Vec2,
    /// What it stood on before.
    pub(crate) ground: Option<Ground>,
    /// Where platforms took it.
    pub(crate) carried: Vec2,
    /// How it would have gone on from there in the open.
    pub(crate) motion: Vec2,
    pub(crate) moved: Moved,
    /// Whether one-way platforms were open for it.
    pub(crate) drops: bool,
}

/// A line for each second, with the hash of all frames until then, on every machine.
pub(crate) fn expected_hashes() -> &'static str {
    include_str!("../../../tests/golden/platformer.txt")
}

/// Plays the recorded game. Calls `watch` after each frame.
pub(crate) fn play<E: From<GameError>>(mut watch: impl FnMut(&Game, Frame) -> Result<(), E>) -> Result<(), E> {
    let mut game = Game::new();
    for buttons in recording::frames() {
        let frame = game.step(buttons)?;
        watch(&game, frame)?;
    }
    Ok(())
}

impl Game {
    pub(crate) fn new() -> Self {
        Self { level: Level::new(), position: START, ground: None, rise: 0.0, frame: 0 }
    }

    /// What a hash of the game has to tell.
    pub(crate) fn state(&self) -> [Vec2; 2] {
        [self.position, vec2(0.0, self.rise)]
    }

    /// The line of a hash of all frames until now, at the end of a second.
    pub(crate) fn line(&self, hash: impl Display) -> Option<String> {
        let is_end = self.frame.is_multiple_of(FRAMES_PER_SECOND);
        is_end.then(|| format!("{} s: {hash}\n", self.frame / FRAMES_PER_SECOND))
    }

    pub(crate) fn step(&mut self, buttons: Buttons) -> Result<Frame, GameError> {
        self.frame += 1;
        self.level.go_to(self.frame, self.position);
        let (before, ground, frame) = (self.position, self.ground, self.frame);
        let invalid = |source| GameError::Query { frame, source };
        match self.carried().map_err(invalid)? {
            Carried::To(position) => self.position = position,
            Carried::Crushed { position, shape } => return Err(GameError::Crushed { frame, position, shape }),
        }
        let (carried, motion, drops) = (self.position, self.motion(buttons), buttons.drop);
        let moved = self.moved(motion, drops).map_err(invalid)?;
        self.accept(&moved);
        Ok(Frame { before, ground, carried, motion, moved, drops })
    }

    fn motion(&mut self, buttons: Buttons) -> Vec2 {
        if self.ground.is_some() {
            self.rise = if buttons.jump { JUMP + GRAVITY } else { 0.0 };
        }
        self.rise = (self.rise - GRAVITY).clamp(-FASTEST_FALL, JUMP);
        vec2(WALK * f32::from(buttons.walk), -self.rise)
    }

    /// Stops the jump or the fall at a ceiling or on the ground.
    fn accept(&mut self, moved: &Moved) {
        self.position = moved.position;
        self.ground = moved.ground;
        let is_stopped = moved.normals.iter().any(|normal| normal.y > 0.0 && self.rise > 0.0);
        if is_stopped || moved.ground.is_some() {
            self.rise = 0.0;
        }
    }

    fn carried(&self) -> Result<Carried, QueryError> {
        let Level { shapes, moved, .. } = &self.level;
        let kind = |index| self.level.kind(index);
        PLAYER.carried(self.position, self.ground, controller::Level { shapes, kind: &kind, moved })
    }

    fn moved(&self, motion: Vec2, drops: bool) -> Result<Moved, QueryError> {
        let kind = |index| match self.level.kind(index) {
            Kind::OneWay if drops => Kind::Open,
            kind => kind,
        };
        PLAYER.moved(self.position, motion, controller::Level { shapes: &self.level.shapes, kind: &kind, moved: &[] })
    }
}
