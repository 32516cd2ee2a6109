//! Pinball with the same bits everywhere: `+ - * /` and square roots in `f32`, and casts.
//!
//! In each step the ball goes straight on to the first obstacle, bounces, and goes on for the rest of the time. What is
//! cast is the ball and a *skin* around it, so that roundings (of the place where it stops, of a mirrored velocity) stay
//! in the skin: the bare ball never overlaps anything. Where the skin overlaps an obstacle, that is one to bounce
//! off while the ball approaches it, and none any more once it leaves or slides along: so nothing sticks, and nothing is
//! let through either, for an overlap with a convex shape does not deepen on a way that does not go against its normal.

mod error;
#[path = "../../hash.rs"]
mod hash;
mod log;
mod role;
mod table;

pub(crate) use self::error::GameError;
pub(crate) use self::hash::Hash;
pub(crate) use self::log::{Contact, Log, Move};
pub(crate) use self::role::Role;
pub(crate) use self::table::{Obstacle, Table, drawing};

use impinge::glam::{Vec2, vec2};
use impinge::query::{self, CastHit};
use impinge::{Circle, QueryError, Stadium};

pub(crate) const SECONDS: u16 = 60;
pub(crate) const STEPS_PER_SECOND: u16 = 240;
pub(crate) const STEPS: u32 = SECONDS as u32 * STEPS_PER_SECOND as u32;
/// Lengths are in mm, as in the drawing.
pub(crate) const SKIN: f32 = 0.05;

/// How much time passes in a step, in seconds.
const STEP: f32 = 1.0 / STEPS_PER_SECOND as f32;
/// In mm/s²: y points down, and the table slopes by 7° or so.
const GRAVITY: Vec2 = vec2(0.0, 1200.0);
/// How far above its place in the drawing, which touches the plunger, the ball is served.
const DROP: Vec2 = vec2(0.0, -1.0);
/// In a step. In the corner of two walls there may be any number.
const MOST_BOUNCES: u8 = 8;
/// By how much a contact changes the speed, in mm/s; of a rolling ball, gravity takes a tenth of it in a step.
const BLOW: f32 = 50.0;

#[derive(Debug)]
pub(crate) struct Game {
    pub(crate) table: Table,
    pub(crate) ball: Circle,
    pub(crate) velocity: Vec2,
    pub(crate) steps: u32,
    pub(crate) log: Log,
    skin: f32,
    hash: Hash,
}

/// The first obstacle on the ball's way, and how it is met.
struct Encounter {
    obstacle: usize,
    hit: CastHit,
}

/// The hash of the whole game on the drawing that comes with it, on every machine.
pub(crate) fn expected_hash() -> &'static str {
    include_str!("../../../tests/golden/pinball.txt").trim_end()
}

impl Game {
    pub(crate) fn new(table: Table, skin: f32) -> Self {
        let ball = table.ball;
        let mut game =
            Self { table, ball, velocity: Vec2::ZERO, steps: 0, log: Log::default(), skin, hash: Hash::default() };
        game.serve();
        game
    }

    fn serve(&mut self) {
        self.ball = self.table.ball.translated(DROP);
        self.velocity = Vec2::ZERO;
        self.log.serves += 1;
    }

    /// Of the places and velocities after all steps so far.
    pub(crate) fn hash(&self) -> Hash {
        self.hash
    }

    /// Each obstacle, and how often the ball hit it.
    pub(crate) fn hits(&self) -> impl Iterator<Item = (&Obstacle, usize)> {
        self.table.obstacles.iter().enumerate().map(|(index, obstacle)| {
            let hits = self.log.contacts.iter().filter(|contact| contact.obstacle == index);
            (obstacle, hits.count())
        })
    }

    pub(crate) fn step(&mut self) -> Result<(), GameError> {
        self.velocity += GRAVITY * STEP;
        self.advance()?;
        self.steps += 1;
        self.hash.feed(self.ball.center);
        self.hash.feed(self.velocity);
        Ok(())
    }

    fn advance(&mut self) -> Result<(), GameError> {
        let mut time = STEP;
        for _ in 0..MOST_BOUNCES {
            let translation = self.velocity * time;
            let Some(Encounter { obstacle, hit }) = self.first_encounter(translation)? else {
                return self.go(translation);
            };
            self.go(translation * hit.t)?;
            time *= 1.0 - hit.t;
            if self.table.obstacles[obstacle].role == Role::Drain {
                self.serve();
                return Ok(());
            }
            self.bounce(obstacle, &hit);
        }
        // Where shapes throw it to and fro, the ball waits for the next step: it may stay where it is.
        Ok(())
    }

    /// Of several at once, the first on the table.
    fn first_encounter(&self, translation: Vec2) -> Result<Option<Encounter>, QueryError> {
        let mut first: Option<Encounter> = None;
        for (index, obstacle) in self.table.obstacles.iter().enumerate() {
            let hit = self.approach(translation, obstacle)?;
            let sooner = hit.filter(|hit| first.as_ref().is_none_or(|first| hit.t < first.hit.t));
            first = sooner.map(|hit| Encounter { obstacle: index, hit }).or(first);
        }
        Ok(first)
    }

    /// The hit on `obstacle`, unless the ball grazes or leaves it.
    fn approach(&self, translation: Vec2, obstacle: &Obstacle) -> Result<Option<CastHit>, QueryError> {
        let hit = query::cast(&self.ball.inflated(self.skin), translation, &obstacle.shape)?;
        Ok(hit.filter(|hit| hit.normal.dot(self.velocity) < 0.0))
    }

    fn bounce(&mut self, obstacle: usize, hit: &CastHit) {
        let approach = -hit.normal.dot(self.velocity);
        let change = approach + self.table.obstacles[obstacle].role.departure(approach, self.log.serves);
        self.velocity += hit.normal * change;
        if change >= BLOW {
            self.log.contacts.push(Contact { step: self.steps, obstacle, point: hit.point });
        }
    }

    /// Moves the ball, after making sure that on all the way from one rounded place to the next it overlaps nothing.
    fn go(&mut self, translation: Vec2) -> Result<(), GameError> {
        let (from, to) = (self.ball.center, self.ball.center + translation);
        let clearance = self.clearance(&Stadium::new(from, to, self.ball.radius))?;
        self.log.record(Move { step: self.steps, from, to }, self.velocity.length(), clearance);
        self.ball.center = to;
        Ok(())
    }

    /// The distance of the nearest obstacle from what the ball sweeps. An error if they overlap.
    fn clearance(&self, swept: &Stadium) -> Result<f32, GameError> {
        let mut least = f32::INFINITY;
        for Obstacle { name, shape, .. } in &self.table.obstacles {
            let distance = query::signed_distance(swept, shape)?;
            if distance < 0.0 {
                return Err(GameError::Overlap { obstacle: name.clone(), step: self.steps, depth: -distance });
            }
            least = least.clamp(0.0, distance);
        }
        Ok(least)
    }
}
