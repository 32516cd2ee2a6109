//! A solver of sequential impulses: each contact in turn gets the impulse that it lacks, and starts with that of the last
//! step. The same bits everywhere: `+ - * /` and square roots in `f32`, and [`batch::contacts`].
//!
//! A step finds the contacts once, then goes on in substeps (as in Catto's comparison of solvers, 2024). A substep solves twice. At first
//! the contacts are springs, which push overlapping bodies apart. The bodies move, and then only the velocities are
//! corrected, so that no energy is left in the springs. A gap may close within the substep, and no more.
//!
//! A body that turns fast may dip a new corner into another body within the step. So at the end, the contacts are found
//! again. While one of them is deeper than [`SLOP`], the bodies are moved apart, and their velocities stay as they are.

mod body;
mod hinge;
mod row;
pub(crate) mod scenes;

use std::collections::BTreeMap;
use std::fmt::Display;
use std::mem;

use impinge::batch::{self, Pairs};
use impinge::glam::{Vec2, vec2};
use impinge::query::{self, Contact, ContactPoint};
use impinge::{AnyShape, QueryError};

pub(crate) use self::body::Body;
pub(crate) use self::hinge::Hinge;
use self::row::{Row, Spring};

pub(crate) const STEPS_PER_SECOND: u16 = 60;
const STEP: f32 = 1.0 / STEPS_PER_SECOND as f32;
const SUBSTEPS: u16 = 8;
const SUBSTEP: f32 = STEP / SUBSTEPS as f32;
/// In metres per second squared: y points down.
pub(crate) const GRAVITY: Vec2 = vec2(0.0, 10.0);
/// The part of a velocity that the air takes in a second.
const DRAG: f32 = 0.3;
/// Of all surfaces: the tangent of the steepest slope on which a body stays.
pub(crate) const FRICTION: f32 = 0.6;
/// How deep bodies may overlap, in metres.
pub(crate) const SLOP: f32 = 0.005;
const SPRING: Spring = Spring::new(60.0, 10.0, SUBSTEP);
/// How fast a spring may push, in metres per second.
const FASTEST_PUSH: f32 = 3.0;
/// How often bodies are moved apart in a step, and how often each pair of them then.
const ROUNDS: u8 = 32;
const SWEEPS: u8 = 8;

/// The hashes of a scene cover so many seconds, in which most of the motion is.
pub(crate) const HASHED_SECONDS: u16 = 3;

/// Pushes, and does not pull.
const PUSH: [f32; 2] = [0.0, f32::INFINITY];

#[derive(Debug)]
pub(crate) struct World {
    pub(crate) bodies: Vec<Body>,
    hinges: Vec<Hinge>,
    touches: Vec<Touch>,
    /// The memory of the queries, which is kept for the next step.
    shapes: Vec<AnyShape>,
    pairs: Pairs,
    found: Vec<(usize, usize, Contact)>,
}

/// One point of a contact.
#[derive(Debug)]
struct Touch {
    key: Key,
    normal: Row,
    friction: Row,
}

/// Two bodies and their features. The contact points of the last step are found again by it.
type Key = (usize, usize, u32);

impl Touch {
    fn new(all: &[Body], a: usize, b: usize, normal: Vec2, point: &ContactPoint) -> Self {
        let row = |direction, separation| Row::new(all, [a, b], [point.point_a, point.point_b], direction, separation);
        let key = (a, b, u32::from(point.feature));
        Self { key, normal: row(normal, point.separation), friction: row(normal.perp(), 0.0) }
    }

    fn solve(&mut self, all: &mut [Body], spring: Spring) {
        let most = FRICTION * self.normal.impulse;
        self.friction.solve(all, 0.0, Spring::RIGID, [-most, most]);
        let separation = self.normal.separation(all);
        if separation > 0.0 {
            self.normal.solve(all, -separation / SUBSTEP, Spring::RIGID, PUSH);
        } else {
            self.normal.solve(all, (-separation * spring.rate).clamp(0.0, FASTEST_PUSH), spring, PUSH);
        }
    }
}

/// A line for each of the first seconds and each scene, with the hash of all steps until then, on every machine.
pub(crate) fn expected_hashes() -> &'static str {
    include_str!("../../../tests/golden/solver.txt")
}

/// One of these lines.
pub(crate) fn hash_line(seconds: u16, scene: &str, hash: impl Display) -> String {
    format!("{seconds} s, {scene}: {hash}\n")
}

impl World {
    /// A body may be in two hinges or more. Bodies with a common hinge pass through each other.
    pub(crate) fn new(bodies: Vec<Body>, hinges: Vec<Hinge>) -> Self {
        Self { bodies, hinges, touches: vec![], shapes: vec![], pairs: Pairs::new(), found: vec![] }
    }

    pub(crate) fn step(&mut self) -> Result<(), QueryError> {
        self.find_touches()?;
        self.hinges.iter_mut().for_each(|hinge| hinge.begin(&self.bodies));
        for _ in 0..SUBSTEPS {
            self.accelerate();
            self.solve(SPRING);
            self.bodies.iter_mut().for_each(|body| body.advance(SUBSTEP));
            self.solve(Spring::RIGID);
        }
        self.bodies.iter_mut().for_each(Body::settle);
        self.separate()
    }

    /// Finds the contacts that may be of use within the step.
    fn find_touches(&mut self) -> Result<(), QueryError> {
        self.find_contacts(SLOP + 2.0 * STEP * self.fastest())?;
        let last: BTreeMap<Key, Touch> = self.touches.drain(..).map(|touch| (touch.key, touch)).collect();
        self.touches = self.touches();
        for touch in &mut self.touches {
            if let Some(last) = last.get(&touch.key) {
                touch.normal.impulse = last.normal.impulse;
                touch.friction.impulse = last.friction.impulse;
            }
        }
        Ok(())
    }

    /// The points of the contacts found last, without impulses.
    fn touches(&self) -> Vec<Touch> {
        let points = self.found.iter().flat_map(|(a, b, contact)| {
            contact.points().iter().map(|point| Touch::new(&self.bodies, *a, *b, contact.normal, point))
        });
        points.collect()
    }

    fn find_contacts(&mut self, margin: f32) -> Result<(), QueryError> {
        self.shapes.clear();
        self.shapes.extend(self.bodies.iter().map(Body::shape));
        let mut found = mem::take(&mut self.found);
        batch::contacts(&self.shapes, margin, &mut self.pairs, &mut found)?;
        found.retain(|&(a, b, _)| self.may_meet(a, b));
        self.found = found;
        Ok(())
    }

    fn may_meet(&self, a: usize, b: usize) -> bool {
        !(self.bodies[a].is_fixed() && self.bodies[b].is_fixed())
            && self.hinges.iter().all(|hinge| hinge.bodies != [a, b] && hinge.bodies != [b, a])
    }

    /// Applies gravity, drag and the impulses so far.
    fn accelerate(&mut self) {
        for body in self.bodies.iter_mut().filter(|body| !body.is_fixed()) {
            body.velocity = (body.velocity + GRAVITY * SUBSTEP) / (1.0 + DRAG * SUBSTEP);
            body.spin /= 1.0 + DRAG * SUBSTEP;
        }
        let of_touches = self.touches.iter().flat_map(|touch| [&touch.normal, &touch.friction]);
        for row in self.hinges.iter().flat_map(Hinge::rows).chain(of_touches) {
            row.warm_start(&mut self.bodies);
        }
    }

    /// The contacts come last, so they hold best.
    fn solve(&mut self, spring: Spring) {
        self.hinges.iter_mut().for_each(|hinge| hinge.solve(&mut self.bodies, spring));
        self.touches.iter_mut().for_each(|touch| touch.solve(&mut self.bodies, spring));
    }

    /// Moves bodies apart that overlap by more than [`SLOP`], until they overlap by half of it.
    fn separate(&mut self) -> Result<(), QueryError> {
        for _ in 0..ROUNDS {
            self.find_contacts(SLOP)?;
            let points = || self.found.iter().flat_map(|(_, _, contact)| contact.points());
            if points().all(|point| point.separation >= -SLOP) {
                break;
            }
            self.displace();
        }
        Ok(())
    }

    /// One round. Meanwhile the velocities stand for displacements.
    fn displace(&mut self) {
        let kept: Vec<(Vec2, f32)> =
            self.bodies.iter_mut().map(|body| (mem::take(&mut body.velocity), mem::take(&mut body.spin))).collect();
        let mut touches = self.touches();
        for _ in 0..SWEEPS {
            for Touch { normal, .. } in &mut touches {
                let distance = -normal.separation(&self.bodies) - SLOP / 2.0;
                normal.solve(&mut self.bodies, distance, Spring::RIGID, PUSH);
            }
        }
        for (body, (velocity, spin)) in self.bodies.iter_mut().zip(kept) {
            body.advance(1.0);
            body.settle();
            (body.velocity, body.spin) = (velocity, spin);
        }
    }

    /// The greatest speed of a point that is at most 1 m from a centre.
    pub(crate) fn fastest(&self) -> f32 {
        let speeds = self.bodies.iter().map(|body| body.velocity.length() + body.spin.abs());
        speeds.max_by(f32::total_cmp).unwrap_or_default()
    }

    /// The deepest overlap, as `penetration` has it.
    pub(crate) fn deepest(&self) -> Result<f32, QueryError> {
        let shapes: Vec<AnyShape> = self.bodies.iter().map(Body::shape).collect();
        let mut pairs = Pairs::new();
        batch::overlapping_pairs(&shapes, &mut pairs)?;
        let mut deepest: f32 = 0.0;
        for &(a, b) in pairs.as_slice().iter().filter(|&&(a, b)| self.may_meet(a, b)) {
            let depth = query::penetration(&shapes[a], &shapes[b])?.map_or(0.0, |overlap| overlap.depth);
            deepest = depth.clamp(deepest, f32::INFINITY);
        }
        Ok(deepest)
    }

    /// The widest gap of a hinge.
    pub(crate) fn loosest(&self) -> f32 {
        let gaps = self.hinges.iter().map(|hinge| hinge.separation(&self.bodies).length());
        gaps.max_by(f32::total_cmp).unwrap_or_default()
    }

    /// What a hash of the world has to tell.
    pub(crate) fn state(&self) -> impl Iterator<Item = Vec2> {
        self.bodies.iter().flat_map(|body| [body.position, body.rotation, body.velocity])
    }
}
