//! A character controller, for you to copy: this one file, which needs `impinge` alone.
//!
//! It moves any bounded shape through a level of any shapes, and never enters a solid one. It climbs steps and walkable
//! slopes, stays on the ground downhill, passes one-way shapes from below, and is carried and pushed by what moves.
//! It keeps nothing from frame to frame but the character's position and ground, which you hold. A frame of a game:
//!
//! 1. Move the platforms, and list how far in [`Level::moved`].
//! 2. [`Controller::carried`] takes the character along with them, or reports that it is crushed.
//! 3. [`Controller::moved`] moves it by its velocity, for as much as the level permits.
//! 4. On the [`ground`](Moved::ground), stop the fall; at a ceiling, the rise. Do not project the velocity onto the
//!    surfaces that were hit: on a steep slope, a walk would become a climb.
//!
//! Each straight piece of the way is a [`query::cast`] of the shape with a skin, and ends a hair before what it hits.
//! So no rounding takes the shape itself into a wall, and seams of flush tiles are not even met.
//!
//! The character does not enter a gap that is narrower than its shape with the skin.

#![allow(dead_code, unreachable_pub, reason = "a program need not use all of it, and a library may show it")]

// With the `Vec2` of another `glam`, such as that of an older Bevy, change only this line here.
use impinge::glam::Vec2;
use impinge::{QueryError, batch, query};

type Aabb = impinge::Aabb<Vec2>;
type AnyShape = impinge::AnyShape<Vec2>;
type CastHit = query::CastHit<Vec2>;
type Penetration = query::Penetration<Vec2>;
type Ray = impinge::Ray<Vec2>;
type RayHit = query::RayHit<Vec2>;

/// The character, and what it can do.
#[derive(Clone, Copy, Debug)]
pub struct Controller {
    /// The shape that it has at the origin. It is never moved itself, so that it stays the same for ever.
    pub shape: AnyShape,
    /// The direction against gravity: [`Vec2::Y`], [`Vec2::NEG_Y`] (if y points down), [`Vec2::X`] or [`Vec2::NEG_X`].
    /// Others are not supported.
    pub up: Vec2,
    /// How far it stays off the level, more than 0. Rounding takes some 2⁻²³ of a coordinate: with 1/128, ten thousand
    /// units are safe.
    pub skin: f32,
    /// The height of the highest step that it climbs without a jump. It walks down as much, and in a frame as much more as
    /// the steepest slope falls.
    pub step_height: f32,
    /// Height over width of the steepest slope on which it walks and stands: 1 for 45°. If that is negative, it slides on
    /// every floor. Where a floor is no more than a step above, as on a round or bevelled bump, it stands on any slope.
    pub steepest: f32,
    /// How many straight pieces the way of a frame may have, at least 1. What is then left of the motion is dropped.
    pub most_turns: u8,
}

/// What a shape of the level is to the character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Solid,
    /// Holds what comes from above, where its normal is less than 45° from up. Lets through everything else.
    OneWay,
    /// Lets through everything, as a one-way platform from which the player wants to drop.
    Open,
}

/// The level as it is in this frame.
#[derive(Clone, Copy)]
pub struct Level<'a> {
    pub shapes: &'a [AnyShape],
    /// The kind of the shape with that index.
    pub kind: &'a dyn Fn(usize) -> Kind,
    /// The shapes that have moved since the last frame, and by how much, each once. `shapes` has them where they are now.
    /// All shapes of one platform have the same vector.
    pub moved: &'a [(usize, Vec2)],
}

/// What the character stands on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ground {
    /// The index in the level.
    pub shape: usize,
    /// The normal of the slope, or up for the edge of a step.
    pub normal: Vec2,
}

/// How a motion ended.
#[derive(Clone, Debug)]
pub struct Moved {
    pub position: Vec2,
    /// `None` in the air, and while it rises.
    pub ground: Option<Ground>,
    /// Where it started, turned and ended.
    pub turns: Vec<Vec2>,
    /// The normals of what stopped or turned it.
    pub normals: Vec<Vec2>,
}

/// Where platforms have taken the character.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Carried {
    To(Vec2),
    /// There is no room left: it overlaps the shape with this index.
    Crushed {
        position: Vec2,
        shape: usize,
    },
}

impl Controller {
    /// Moves the character from `position` by as much of `motion` as the level permits.
    ///
    /// On the ground, it walks by the part of `motion` across [`up`](Self::up), on any slope. A `motion` that leads up
    /// leaves the ground. In the air, it slides along what it meets, and lands.
    ///
    /// # Errors
    /// Those of [`query::cast`], for an invalid shape and for numbers that are not finite or too large.
    pub fn moved(&self, position: Vec2, motion: Vec2, level: Level<'_>) -> Result<Moved, QueryError> {
        let mut way = Way::new(self, position, [motion.length(), self.skin], level)?;
        way.regain_skin()?;
        if motion.dot(self.up) <= 0.0 {
            way.end.ground = way.land(self.skin, f32::INFINITY, 0)?;
        }
        match way.end.ground {
            Some(ground) => way.walk(motion.dot(self.side()), ground.normal)?,
            None => way.fly(motion, false)?,
        }
        Ok(way.end)
    }

    /// Takes the character along with its `ground`, a moved shape, and pushes it out of the way of the others.
    ///
    /// # Errors
    /// As [`moved`](Self::moved).
    pub fn carried(&self, position: Vec2, ground: Option<Ground>, level: Level<'_>) -> Result<Carried, QueryError> {
        let farthest: f32 = level.moved.iter().map(|(_, step)| step.length()).sum();
        let mut way = Way::new(self, position, [farthest, farthest + self.skin], level)?;
        let ridden = level.moved.iter().find(|(index, _)| ground.is_some_and(|ground| ground.shape == *index));
        // What moves alike moves at once: a platform may have several shapes. First the one that it rides on.
        let mut steps: Vec<Vec2> = Vec::new();
        for (_, step) in ridden.into_iter().chain(level.moved) {
            if !steps.contains(step) {
                steps.push(*step);
            }
        }
        for step in steps {
            let together = level.moved.iter().filter(|(_, other)| *other == step);
            way.pushers = together.map(|(index, _)| *index).collect();
            let rides = ridden.is_some_and(|(_, ridden)| *ridden == step);
            let share = if rides { 1.0 } else { way.share_pushed(step)? };
            if share > 0.0 {
                way.fly(step * share, true)?;
            }
        }
        way.pushers.clear();
        way.regain_skin()?;
        let (position, body) = (way.end.position, way.body());
        let solid = batch::filtered(level.shapes, |index| (level.kind)(index) == Kind::Solid);
        batch::intersecting(&body, &solid, &mut way.near)?;
        Ok(way.near.first().map_or(Carried::To(position), |&shape| Carried::Crushed { position, shape }))
    }

    /// Across `up`: to the right, if that points up.
    fn side(&self) -> Vec2 {
        -self.up.perp()
    }

    /// Whether a surface with this normal is flat enough to walk on.
    fn is_floor(&self, normal: Vec2) -> bool {
        let rise = normal.dot(self.up);
        rise > 0.0 && normal.dot(self.side()).abs() <= self.steepest * rise
    }

    /// The distance to the side within which each slope that is too steep, and steeper than [`Self::LEAST_SLOPE`], rises by
    /// more than `rise`. The skins make up for the hair that the character keeps off the slope.
    fn look_ahead(&self, rise: f32) -> f32 {
        let slope = if self.steepest > Self::LEAST_SLOPE { self.steepest } else { Self::LEAST_SLOPE };
        (rise + 2.0 * self.skin) / slope
    }

    const LEAST_SLOPE: f32 = 0.25;

    /// A motion along a floor by `distance` to the side.
    fn along(&self, distance: f32, normal: Vec2) -> Vec2 {
        let slope = -normal.dot(self.side()) / normal.dot(self.up);
        (self.side() + self.up * slope) * distance
    }
}

/// The motion of one frame so far.
struct Way<'a> {
    rules: &'a Controller,
    level: Level<'a>,
    /// The shapes that it can meet.
    near: Vec<usize>,
    /// The shapes that take it along, and so are not in the way.
    pushers: Vec<usize>,
    longest_push: f32,
    /// How high its lowest point is above its position.
    feet: f32,
    end: Moved,
}

impl<'a> Way<'a> {
    fn new(
        rules: &'a Controller,
        start: Vec2,
        [farthest, longest_push]: [f32; 2],
        level: Level<'a>,
    ) -> Result<Self, QueryError> {
        if !farthest.is_finite() {
            return Err(QueryError::NonFinite);
        }
        if rules.skin <= 0.0 {
            return Err(QueryError::NegativeRadius);
        }
        // No way is longer, with all slopes, steps and pushes, and the way down to the ground at the end.
        let steps = (rules.step_height + 2.0 * longest_push) * (1.0 + f32::from(rules.most_turns));
        let reach = farthest * 2.0 * (1.0 + rules.steepest.abs()) + steps + rules.look_ahead(rules.step_height);
        let around = query::bounding_box(&rules.shape.translated(start))?.expanded(reach);
        let mut near = Vec::new();
        batch::intersecting(&around, level.shapes, &mut near)?;
        let Aabb { min, max } = query::bounding_box(&rules.shape)?;
        let feet = if rules.up.x + rules.up.y > 0.0 { min } else { max }.dot(rules.up);
        let end = Moved { position: start, ground: None, turns: vec![start], normals: Vec::new() };
        Ok(Self { rules, level, near, pushers: Vec::new(), longest_push, feet, end })
    }

    fn body(&self) -> AnyShape {
        self.rules.shape.translated(self.end.position)
    }

    fn skinned(&self) -> AnyShape {
        self.body().inflated(self.rules.skin)
    }

    fn hair(&self) -> f32 {
        self.rules.skin / 16.0
    }

    /// Whether the shape is solid for the character on the side with that normal.
    fn holds(&self, index: usize, shape: &AnyShape, normal: Vec2) -> Result<bool, QueryError> {
        Ok(match (self.level.kind)(index) {
            Kind::Solid => true,
            // What the body is in the middle of, it came into from below.
            Kind::OneWay => {
                let is_above = normal.dot(self.rules.up) > normal.dot(self.rules.side()).abs();
                is_above && !query::intersects(&self.body(), shape)?
            }
            Kind::Open => false,
        })
    }

    /// Where the shape stops the body with its skin. It does not if they part, although the skin overlaps it.
    fn hit(&self, motion: Vec2, index: usize, shape: &AnyShape) -> Result<Option<CastHit>, QueryError> {
        let hit = query::cast(&self.skinned(), motion, shape)?;
        match hit.filter(|hit| !hit.grazes && (!hit.overlapping || hit.normal.dot(motion) < 0.0)) {
            Some(hit) if self.holds(index, shape, hit.normal)? => Ok(Some(hit)),
            _ => Ok(None),
        }
    }

    /// The first hit, with its `t` a hair earlier. What is a hair beyond the end counts too: else many small steps would
    /// lead up to it. The order is that of `batch::cast`: no seam of flush tiles comes first.
    fn first_hit(&self, motion: Vec2) -> Result<Option<(usize, CastHit)>, QueryError> {
        let length = motion.length();
        if length == 0.0 {
            return Ok(None);
        }
        let stretch = 1.0 + 2.0 * self.hair() / length;
        let mut first: Option<(usize, CastHit)> = None;
        for &index in self.near.iter().filter(|index| !self.pushers.contains(index)) {
            let hit = self.hit(motion * stretch, index, &self.level.shapes[index])?;
            if let Some(hit) = hit.filter(|hit| first.is_none_or(|(_, first)| hit.is_before(&first, motion))) {
                first = Some((index, hit));
            }
        }
        let earlier = first.map(|(index, mut hit)| {
            hit.t = (hit.t * stretch - self.hair() / hit.normal.dot(motion).abs()).clamp(0.0, 1.0);
            (index, hit)
        });
        Ok(earlier.filter(|(_, hit)| hit.t < 1.0))
    }

    /// The part of the pushers' step that was left when the first of them met the body.
    fn share_pushed(&self, step: Vec2) -> Result<f32, QueryError> {
        let mut share = 0.0;
        for &index in &self.pushers {
            let before = self.level.shapes[index].translated(-step);
            let hit = self.hit(-step, index, &before)?;
            share = hit.map(|hit| 1.0 - hit.t).filter(|left| *left > share).unwrap_or(share);
        }
        Ok(share)
    }

    fn go(&mut self, step: Vec2) {
        self.end.position += step;
        self.end.turns.push(self.end.position);
    }

    /// Takes back what followed the first so many turns.
    fn go_back(&mut self, turns: usize) {
        self.end.turns.truncate(turns);
        self.end.position = self.end.turns[turns - 1];
    }

    /// Goes straight on, up to the first hit.
    fn advance(&mut self, motion: Vec2) -> Result<Option<(usize, CastHit)>, QueryError> {
        let first = self.first_hit(motion)?;
        self.go(motion * first.map_or(1.0, |(_, hit)| hit.t));
        Ok(first)
    }

    /// Leaves what the skin overlaps, the deepest first. Without that, the roundings of many frames would add up.
    fn regain_skin(&mut self) -> Result<(), QueryError> {
        for _ in 0..self.rules.most_turns {
            let mut deepest: Option<Penetration> = None;
            for &index in &self.near {
                let shape = &self.level.shapes[index];
                let found = query::penetration(shape, &self.skinned())?;
                let deeper = found.filter(|found| deepest.is_none_or(|deepest| found.depth > deepest.depth));
                if deeper.map_or(Ok(false), |found| self.holds(index, shape, found.normal))? {
                    deepest = deeper;
                }
            }
            let Some(Penetration { normal, depth, .. }) = deepest else { break };
            self.fly(normal * (depth.clamp(0.0, self.longest_push) + self.hair()), true)?;
        }
        self.end.normals.clear();
        Ok(())
    }

    /// Goes down by at most `distance` to [`ground`](Self::ground), along at most `most_turns` slopes that are too steep. Goes
    /// back if there is none.
    fn land(&mut self, distance: f32, highest: f32, most_turns: u8) -> Result<Option<Ground>, QueryError> {
        let turns = self.end.turns.len();
        let mut motion = self.rules.up * -distance;
        for _ in 0..=most_turns {
            let Some((index, hit)) = self.advance(motion)? else { break };
            if let Some(ground) = self.ground(index, &hit, highest)? {
                return Ok(Some(ground));
            }
            motion *= 1.0 - hit.t;
            motion -= hit.normal * motion.dot(hit.normal);
        }
        self.go_back(turns);
        Ok(None)
    }

    /// Whether a hit is no higher above the feet than a step.
    fn is_step(&self, hit: &CastHit) -> bool {
        (hit.point - self.end.position).dot(self.rules.up) - self.feet <= self.rules.step_height
    }

    /// The ground that a hit is, if it is one: a floor; or, no higher above the feet than a step, the edge of a floor, or
    /// what leads to one. Such an edge or slope does not count above the feet of a body at the height `highest`.
    fn ground(&mut self, shape: usize, hit: &CastHit, highest: f32) -> Result<Option<Ground>, QueryError> {
        let Controller { up, .. } = *self.rules;
        if self.rules.is_floor(hit.normal) {
            return Ok(Some(Ground { shape, normal: hit.normal }));
        }
        let is_too_high = hit.point.dot(up) - self.feet > highest || !self.is_step(hit);
        if hit.normal.dot(up) <= 0.0 || is_too_high {
            return Ok(None);
        }
        let inward = -self.rules.side() * hit.normal.dot(self.rules.side()).signum();
        let is_ground = self.is_edge(hit.point, inward)? || self.leads_to_floor(inward, highest)?;
        Ok(is_ground.then_some(Ground { shape, normal: up }))
    }

    /// Whether the surface that begins at an edge is a floor, as a ray sees it from above.
    fn is_edge(&self, edge: Vec2, inward: Vec2) -> Result<bool, QueryError> {
        let Controller { up, skin, .. } = *self.rules;
        let ray = Ray::new(edge + (up + inward * 0.25) * skin, up * (-2.0 * skin));
        let mut highest = None;
        for &index in self.near.iter().filter(|&&index| (self.level.kind)(index) != Kind::Open) {
            let hit = query::raycast(&ray, &self.level.shapes[index], 1.0)?;
            highest = hit.filter(|hit| highest.is_none_or(|highest: RayHit| hit.t < highest.t)).or(highest);
        }
        // From inside of a shape, t is 0: it hides the edge.
        Ok(highest.is_some_and(|hit| hit.t > 0.0 && self.rules.is_floor(hit.normal)))
    }

    /// Whether a floor is inward within [`look_ahead`](Controller::look_ahead), no more than a step above. If nothing is in the
    /// way of the raised body, the surface does not rise all the way. Otherwise, it looks down from a few places.
    fn leads_to_floor(&mut self, inward: Vec2, highest: f32) -> Result<bool, QueryError> {
        const PLACES: u8 = 16;
        let Controller { up, step_height, steepest, .. } = *self.rules;
        let (start, turns) = (self.end.position, self.end.turns.len());
        let room = highest - start.dot(up);
        self.advance(up * if room < step_height { room } else { step_height })?;
        let raised = self.end.position;
        let wall = self.advance(inward * self.rules.look_ahead((raised - start).dot(up)))?;
        let way = self.end.position - raised;
        let mut found = match wall {
            Some((_, wall)) => self.rules.is_floor(wall.normal),
            None => steepest >= Controller::LEAST_SLOPE,
        };
        for place in 1..=PLACES {
            if found {
                break;
            }
            self.end.position = raised + way * (f32::from(place) / f32::from(PLACES));
            let below = self.first_hit(start - raised - up * step_height)?;
            found = below.is_some_and(|(_, hit)| self.rules.is_floor(hit.normal));
        }
        self.go_back(turns);
        Ok(found)
    }

    /// Walks so far to the side, then down to where the ground is.
    fn walk(&mut self, distance: f32, mut normal: Vec2) -> Result<(), QueryError> {
        let (start, mut rest) = (self.end.position, distance);
        for _ in 0..self.rules.most_turns {
            let Some((_, hit)) = self.advance(self.rules.along(rest, normal))? else { break };
            rest *= 1.0 - hit.t;
            let is_floor = self.rules.is_floor(hit.normal);
            if is_floor {
                normal = hit.normal;
            } else if let Some(left) = self.step_over(rest, &hit)? {
                (rest, normal) = (left, self.rules.up);
                continue;
            }
            self.end.normals.push(hit.normal);
            if !is_floor {
                break;
            }
        }
        let gone = (self.end.position - start).dot(self.rules.side()).abs();
        let most = self.rules.step_height + self.rules.steepest * gone;
        self.end.ground = self.land(most, f32::INFINITY, 0)?;
        Ok(())
    }

    /// Up, to the side, and down onto a step that was hit. Returns what is left of the way; `None` if it is no step.
    fn step_over(&mut self, rest: f32, hit: &CastHit) -> Result<Option<f32>, QueryError> {
        let (start, turns) = (self.end.position, self.end.turns.len());
        if !self.is_step(hit) {
            return Ok(None);
        }
        let highest = start.dot(self.rules.up) + self.rules.step_height;
        self.advance(self.rules.up * self.rules.step_height)?;
        let raised = (self.end.position - start).dot(self.rules.up);
        // Less would not even reach the step.
        let least = 2.0 * self.hair();
        let across = if rest.abs() < least { least.copysign(rest) } else { rest };
        self.advance(self.rules.side() * across)?;
        let above = self.end.position;
        let landed = self.land(raised + self.rules.step_height, highest, self.rules.most_turns)?;
        let gone = (self.end.position - start).dot(self.rules.side()) / rest;
        // Back down a slope to where it came from, it is no step.
        let slid = (self.end.position - above).dot(self.rules.side()) != 0.0;
        let is_higher = (self.end.position - start).dot(self.rules.up) > self.hair();
        if landed.is_none() || gone <= 0.0 || slid && !is_higher {
            self.go_back(turns);
            return Ok(None);
        }
        Ok(Some(if gone < 1.0 { rest * (1.0 - gone) } else { 0.0 }))
    }

    /// Slides along everything that it meets, until it lands; what is pushed does not.
    fn fly(&mut self, mut motion: Vec2, is_pushed: bool) -> Result<(), QueryError> {
        let up = self.rules.up;
        let mut rest = motion;
        for _ in 0..self.rules.most_turns {
            let Some((index, hit)) = self.advance(rest)? else { break };
            self.end.normals.push(hit.normal);
            rest *= 1.0 - hit.t;
            let may_land = !is_pushed && rest.dot(up) <= 0.0;
            if let Some(ground) = if may_land { self.ground(index, &hit, f32::INFINITY)? } else { None } {
                return self.walk(rest.dot(self.rules.side()), ground.normal);
            }
            let normal = hit.normal;
            // What leads to the side against a slope that is too steep is dropped: else it would climb it, or hang on it.
            let side = self.rules.side();
            let is_steep = normal.dot(up) > 0.0 && !self.rules.is_floor(normal);
            if is_steep && !is_pushed && rest.dot(side) * normal.dot(side) < 0.0 {
                (motion, rest) = (up * motion.dot(up), up * rest.dot(up));
            }
            if rest.dot(normal) < 0.0 {
                rest -= normal * rest.dot(normal);
            }
            // Back where it came from: in a corner that would never end.
            if rest.dot(motion) <= 0.0 {
                break;
            }
        }
        Ok(())
    }
}
