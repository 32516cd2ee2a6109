//! Everyday shapes: coordinates within ±10, radii from 0.1 to 2. Nothing is drawn again for what a query says of it.

use impinge::glam::{Vec2, vec2};
use impinge::{Circle, Segment, Stadium};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

/// The questions of a row.
pub(crate) const QUESTIONS: usize = 4096;

/// A shape at random.
pub(crate) trait Everyday {
    fn drawn(random: &mut SmallRng) -> Self;
    fn middle(&self) -> Vec2;
    fn moved(&self, by: Vec2) -> Self;
}

impl Everyday for Vec2 {
    fn drawn(random: &mut SmallRng) -> Self {
        vec2(random.random_range(-10.0..10.0), random.random_range(-10.0..10.0))
    }

    fn middle(&self) -> Vec2 {
        *self
    }

    fn moved(&self, by: Vec2) -> Self {
        *self + by
    }
}

impl Everyday for Segment {
    fn drawn(random: &mut SmallRng) -> Self {
        Self::new(Vec2::drawn(random), Vec2::drawn(random))
    }

    fn middle(&self) -> Vec2 {
        self.midpoint()
    }

    fn moved(&self, by: Vec2) -> Self {
        self.translated(by)
    }
}

impl Everyday for Circle {
    fn drawn(random: &mut SmallRng) -> Self {
        Self::new(Vec2::drawn(random), radius(random))
    }

    fn middle(&self) -> Vec2 {
        self.center
    }

    fn moved(&self, by: Vec2) -> Self {
        self.translated(by)
    }
}

impl Everyday for Stadium {
    fn drawn(random: &mut SmallRng) -> Self {
        Segment::drawn(random).inflated(radius(random))
    }

    fn middle(&self) -> Vec2 {
        self.segment.midpoint()
    }

    fn moved(&self, by: Vec2) -> Self {
        self.translated(by)
    }
}

pub(crate) fn radius(random: &mut SmallRng) -> f32 {
    random.random_range(0.1..2.0)
}

/// A ray, unbounded but for the length at which a query stops. Its direction has length 1, as some libraries demand.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    pub(crate) origin: Vec2,
    pub(crate) direction: Vec2,
}

/// Where rays end: beyond all everyday shapes.
pub(crate) const REACH: f32 = 60.0;

/// A circle on its way.
#[derive(Clone, Copy)]
pub(crate) struct Moving {
    pub(crate) circle: Circle,
    pub(crate) translation: Vec2,
}

/// The same each time.
fn questions<T>(draw: impl Fn(&mut SmallRng) -> T) -> Vec<T> {
    let random = &mut SmallRng::seed_from_u64(1);
    (0..QUESTIONS).map(|_| draw(random)).collect()
}

/// The second shape has gone `share` of the way from its middle to that of the first.
pub(crate) fn pairs<A: Everyday, B: Everyday>(share: f32) -> Vec<(A, B)> {
    questions(|random| {
        let (a, b) = (A::drawn(random), B::drawn(random));
        let b = b.moved((a.middle() - b.middle()) * share);
        (a, b)
    })
}

/// Up to `spread` beside the middle, in x and in y.
fn near(middle: Vec2, spread: f32, random: &mut SmallRng) -> Vec2 {
    middle + Vec2::drawn(random) * (spread / 10.0)
}

/// Rays that are aimed near the middle of the shape.
pub(crate) fn rays<S: Everyday>(spread: f32) -> Vec<(Aim, S)> {
    questions(|random| {
        let (origin, shape) = (Vec2::drawn(random), S::drawn(random));
        let direction = (near(shape.middle(), spread, random) - origin).normalize();
        (Aim { origin, direction }, shape)
    })
}

/// Circles that move near the middle of the shape, and half as far beyond.
pub(crate) fn moves<S: Everyday>(spread: f32) -> Vec<(Moving, S)> {
    questions(|random| {
        let (circle, shape) = (Circle::drawn(random), S::drawn(random));
        let translation = (near(shape.middle(), spread, random) - circle.center) * 1.5;
        (Moving { circle, translation }, shape)
    })
}

/// So many circles in a square, with so many a unit of area.
pub(crate) fn field(circles: usize, density: f32) -> Vec<Circle> {
    let scale = half_width(circles, density) / 10.0;
    let random = &mut SmallRng::seed_from_u64(1);
    (0..circles).map(|_| Circle::new(Vec2::drawn(random) * scale, radius(random))).collect()
}

/// Rays from anywhere in such a field to anywhere.
pub(crate) fn aims(rays: usize, circles: usize, density: f32) -> Vec<(Aim, ())> {
    let scale = half_width(circles, density) / 10.0;
    let random = &mut SmallRng::seed_from_u64(2);
    let mut aim = || Aim { origin: Vec2::drawn(random) * scale, direction: Vec2::drawn(random).normalize() };
    (0..rays).map(|_| (aim(), ())).collect()
}

#[expect(clippy::cast_precision_loss, reason = "a round number of circles")]
fn half_width(circles: usize, density: f32) -> f32 {
    (circles as f32 / density).sqrt() / 2.0
}
