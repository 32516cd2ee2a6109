//! A walk from the left wall to the right one, as in a game: 60 steps a second, with gravity, and jumps.

use impinge::glam::{Vec2, vec2};

use crate::check;
use crate::controller::Moved;
use crate::course::Course;
use crate::error::PlatformError;
use crate::level::{CHARACTER, START, WALKER};

const STEP: f32 = 1.0 / 60.0;
const WALK: f32 = 6.0;
const JUMP: f32 = 14.0;
const GRAVITY: Vec2 = vec2(0.0, -30.0);
/// Where it jumps: over the gap, onto the one platform and onto the other, and over the wall.
const JUMPS: [f32; 3] = [36.2, 42.6, 46.2];
const MOST_STEPS: usize = 1200;
const GOAL: f32 = 57.0;

/// The character after a step.
#[derive(Debug)]
pub(crate) struct Stop {
    pub(crate) position: Vec2,
    /// What it slid along.
    pub(crate) normals: Vec<Vec2>,
}

pub(crate) fn tour(course: &Course) -> Result<Vec<Stop>, PlatformError> {
    let (mut walker, mut stops) = (Walker { position: START, velocity: Vec2::ZERO, grounded: false, jumps: 0 }, vec![]);
    while walker.position.x < GOAL {
        if stops.len() == MOST_STEPS {
            return Err(PlatformError::Lost(walker.position));
        }
        let moved = walker.step(course)?;
        check::closest(&CHARACTER, &moved, course)?;
        stops.push(Stop { position: moved.position, normals: moved.normals });
    }
    Ok(stops)
}

struct Walker {
    position: Vec2,
    velocity: Vec2,
    grounded: bool,
    /// How many jumps are done.
    jumps: usize,
}

impl Walker {
    fn step(&mut self, course: &Course) -> Result<Moved, PlatformError> {
        self.velocity = vec2(WALK, self.velocity.y) + GRAVITY * STEP;
        if self.grounded && JUMPS.get(self.jumps).is_some_and(|&jump| self.position.x >= jump) {
            self.velocity.y = JUMP;
            self.jumps += 1;
        }
        let moved = course.moved(&WALKER, self.position, self.velocity * STEP)?;
        self.position = moved.position;
        self.land(&moved);
        Ok(moved)
    }

    /// Loses the speed up or down that leads into what it met.
    fn land(&mut self, moved: &Moved) {
        self.grounded = moved.ground.is_some();
        if self.grounded || moved.normals.iter().any(|normal| normal.y * self.velocity.y < 0.0) {
            self.velocity.y = 0.0;
        }
    }
}
