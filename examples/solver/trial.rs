//! What a world does while it is watched.

use impinge::QueryError;
use impinge::glam::Vec2;

use crate::error::SolverError;
use crate::hash::Hash;
use crate::world::scenes::Scene;
use crate::world::{HASHED_SECONDS, STEPS_PER_SECOND, World};

/// In seconds.
const SETTLING: u16 = 2;

/// A scene at its end, and the greatest of what was seen until then. Lengths are in metres.
#[derive(Debug)]
pub(crate) struct Trial {
    pub(crate) scene: Scene,
    /// After each of the first seconds.
    pub(crate) hashes: Vec<Hash>,
    /// Of all of these until now.
    hash: Hash,
    /// At any time.
    pub(crate) deepest: f32,
    /// How far a body moved after the first two seconds.
    pub(crate) drift: f32,
    /// Of the last second, in metres per second.
    pub(crate) fastest: f32,
    /// At the end.
    pub(crate) loosest: f32,
}

impl Trial {
    pub(crate) fn new(scene: Scene) -> Self {
        let (hashes, hash) = (Vec::new(), Hash::default());
        Self { scene, hashes, hash, deepest: 0.0, drift: 0.0, fastest: 0.0, loosest: 0.0 }
    }

    pub(crate) fn steps(&self) -> u32 {
        steps(self.scene.seconds)
    }

    /// The whole trial. Calls `tick` after each step.
    pub(crate) fn run(mut self, tick: impl Fn()) -> Result<Self, SolverError> {
        let mut settled = positions(&self.scene.world);
        for step in 0..self.steps() {
            let scene = self.scene.name;
            self.step(step).map_err(|source| SolverError::Query { scene, step, source })?;
            if step == steps(SETTLING) {
                settled = positions(&self.scene.world);
                self.drift = 0.0;
            }
            let moved = self.scene.world.bodies.iter().zip(&settled).map(|(body, from)| body.position.distance(*from));
            self.drift = most(self.drift, moved);
            tick();
        }
        self.loosest = self.scene.world.loosest();
        Ok(self)
    }

    fn step(&mut self, step: u32) -> Result<(), QueryError> {
        let world = &mut self.scene.world;
        world.step()?;
        if step < steps(HASHED_SECONDS) {
            world.state().for_each(|vector| self.hash.feed(vector));
            if (step + 1).is_multiple_of(steps(1)) {
                self.hashes.push(self.hash);
            }
        }
        self.deepest = most(self.deepest, [world.deepest()?]);
        if step >= steps(self.scene.seconds - 1) {
            self.fastest = most(self.fastest, [world.fastest()]);
        }
        Ok(())
    }
}

fn steps(seconds: u16) -> u32 {
    u32::from(seconds) * u32::from(STEPS_PER_SECOND)
}

fn positions(world: &World) -> Vec<Vec2> {
    world.bodies.iter().map(|body| body.position).collect()
}

fn most(first: f32, others: impl IntoIterator<Item = f32>) -> f32 {
    others.into_iter().fold(first, |most, next| if next > most { next } else { most })
}
