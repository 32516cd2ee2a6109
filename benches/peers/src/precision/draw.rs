//! Everyday shapes: coordinates within ±10, radii from 0.1 to 2. Nothing is drawn again for what a query says of it.

mod convex;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

pub(crate) use self::convex::Rectangle;
use super::{Aabb, Circle, Polygon, Scalar, Segment, Stadium, Vector};

/// The questions of a row.
pub(crate) const QUESTIONS: usize = 4096;

/// A shape at random.
pub(crate) trait Everyday {
    fn drawn(random: &mut SmallRng) -> Self;
    fn middle(&self) -> Vector;
    fn moved(&self, by: Vector) -> Self;
}

impl Everyday for Vector {
    fn drawn(random: &mut SmallRng) -> Self {
        Vector::new(random.random_range(-10.0..10.0), random.random_range(-10.0..10.0))
    }

    fn middle(&self) -> Vector {
        *self
    }

    fn moved(&self, by: Vector) -> Self {
        *self + by
    }
}

impl Everyday for Segment {
    fn drawn(random: &mut SmallRng) -> Self {
        Self::new(Vector::drawn(random), Vector::drawn(random))
    }

    fn middle(&self) -> Vector {
        self.midpoint()
    }

    fn moved(&self, by: Vector) -> Self {
        self.translated(by)
    }
}

impl Everyday for Circle {
    fn drawn(random: &mut SmallRng) -> Self {
        Self::new(Vector::drawn(random), radius(random))
    }

    fn middle(&self) -> Vector {
        self.center
    }

    fn moved(&self, by: Vector) -> Self {
        self.translated(by)
    }
}

impl Everyday for Stadium {
    fn drawn(random: &mut SmallRng) -> Self {
        Segment::drawn(random).inflated(radius(random))
    }

    fn middle(&self) -> Vector {
        self.segment.midpoint()
    }

    fn moved(&self, by: Vector) -> Self {
        self.translated(by)
    }
}

fn radius(random: &mut SmallRng) -> Scalar {
    random.random_range(0.1..2.0)
}

/// A ray, unbounded but for the length at which a query stops. Its direction has length 1, as some libraries demand.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    pub(crate) origin: Vector,
    pub(crate) direction: Vector,
}

/// Where rays end: beyond all everyday shapes.
pub(crate) const REACH: Scalar = 60.0;

/// A shape on its way.
#[derive(Clone, Copy)]
pub(crate) struct Moving<S = Circle> {
    pub(crate) shape: S,
    pub(crate) translation: Vector,
}

/// The same each time.
fn questions<T>(draw: impl Fn(&mut SmallRng) -> T) -> Vec<T> {
    let random = &mut SmallRng::seed_from_u64(1);
    (0..QUESTIONS).map(|_| draw(random)).collect()
}

/// The second shape has gone `share` of the way from its middle to that of the first.
pub(crate) fn pairs<A: Everyday, B: Everyday>(share: Scalar) -> Vec<(A, B)> {
    questions(|random| {
        let (a, b) = (A::drawn(random), B::drawn(random));
        let b = b.moved((a.middle() - b.middle()) * share);
        (a, b)
    })
}

/// Up to `spread` beside the middle, in x and in y.
fn near(middle: Vector, spread: Scalar, random: &mut SmallRng) -> Vector {
    middle + Vector::drawn(random) * (spread / 10.0)
}

/// Rays that are aimed near the middle of the shape.
pub(crate) fn rays<S: Everyday>(spread: Scalar) -> Vec<(Aim, S)> {
    questions(|random| {
        let (origin, shape) = (Vector::drawn(random), S::drawn(random));
        let direction = (near(shape.middle(), spread, random) - origin).normalize();
        (Aim { origin, direction }, shape)
    })
}

/// Shapes that move near the middle of another, and half as far beyond.
pub(crate) fn moves<A: Everyday, B: Everyday>(spread: Scalar) -> Vec<(Moving<A>, B)> {
    questions(|random| {
        let (shape, target) = (A::drawn(random), B::drawn(random));
        let translation = (near(target.middle(), spread, random) - shape.middle()) * 1.5;
        (Moving { shape, translation }, target)
    })
}
