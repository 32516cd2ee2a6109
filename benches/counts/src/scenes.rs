//! The inputs: drawn from a seed of their own for each row, so that no row depends on another.

use impinge::glam::{Vec2, vec2};
use impinge::{Circle, Ray, Segment, Shape, Stadium, query};

use crate::random::Random;

/// How many inputs a row has.
pub(crate) const INPUTS: usize = 512;

#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Scenes {
    /// Anything within ±3.
    Everyday,
    /// Small integers, where shapes at rest touch exactly, and those that move do so most of the time.
    Grid,
}

/// A shape that can be drawn by lot.
pub(crate) trait Kind: Shape<Vector = Vec2> {
    const NAME: &'static str;
    /// Whether it can overlap any other kind by more than a point: it has a radius.
    const CAN_OVERLAP: bool;

    fn drawn(lot: &mut Lot) -> Self;
}

pub(crate) struct Lot {
    scenes: Scenes,
    random: Random,
}

impl Lot {
    pub(crate) fn new(scenes: Scenes, row: &str) -> Self {
        Self { scenes, random: Random::named(row) }
    }

    pub(crate) fn point(&mut self) -> Vec2 {
        vec2(self.coordinate(), self.coordinate())
    }

    fn coordinate(&mut self) -> f32 {
        self.number([-3.0, 3.0], [-4, 4])
    }

    fn radius(&mut self) -> f32 {
        self.number([0.25, 1.5], [1, 3])
    }

    #[expect(clippy::cast_possible_truncation, reason = "any number will do")]
    fn number(&mut self, everyday: [f64; 2], grid: [i32; 2]) -> f32 {
        match self.scenes {
            Scenes::Everyday => self.random.between(everyday[0], everyday[1]) as f32,
            Scenes::Grid => f64::from(self.random.integer(grid[0], grid[1])) as f32,
        }
    }

    /// Two shapes at rest, and a point.
    pub(crate) fn pairs<A: Kind, B: Kind>(&mut self) -> Vec<(A, B, Vec2)> {
        let touch = |(a, b, _): &(A, B, Vec2)| query::signed_distance(a, b) == Ok(0.0);
        let scenes = self.scenes;
        let drawn = std::iter::repeat_with(|| (A::drawn(self), B::drawn(self), self.point()));
        drawn.filter(|pair| scenes == Scenes::Everyday || touch(pair)).take(INPUTS).collect()
    }

    /// Two shapes with such a signed distance, of which the first may move by the vector.
    pub(crate) fn courses_that<A: Kind, B: Kind>(&mut self, is_meant: impl Fn(f32) -> bool) -> Vec<(A, B, Vec2)> {
        let drawn = std::iter::repeat_with(|| (A::drawn(self), B::drawn(self), self.point()));
        drawn.filter(|(a, b, _)| query::signed_distance(a, b).is_ok_and(&is_meant)).take(INPUTS).collect()
    }

    /// Two shapes, of which the first may move by the vector.
    pub(crate) fn courses<A: Kind, B: Kind>(&mut self) -> Vec<(A, B, Vec2)> {
        std::iter::repeat_with(|| (A::drawn(self), B::drawn(self), self.point())).take(INPUTS).collect()
    }
}

impl Kind for Vec2 {
    const NAME: &'static str = "point";
    const CAN_OVERLAP: bool = false;

    fn drawn(lot: &mut Lot) -> Self {
        lot.point()
    }
}

impl Kind for Segment {
    const NAME: &'static str = "segment";
    const CAN_OVERLAP: bool = false;

    fn drawn(lot: &mut Lot) -> Self {
        loop {
            let segment = Self::new(lot.point(), lot.point());
            if segment.a != segment.b {
                return segment;
            }
        }
    }
}

impl Kind for Circle {
    const NAME: &'static str = "circle";
    const CAN_OVERLAP: bool = true;

    fn drawn(lot: &mut Lot) -> Self {
        Self::new(lot.point(), lot.radius())
    }
}

impl Kind for Stadium {
    const NAME: &'static str = "stadium";
    const CAN_OVERLAP: bool = true;

    fn drawn(lot: &mut Lot) -> Self {
        Segment::drawn(lot).inflated(lot.radius())
    }
}

impl Kind for Ray {
    const NAME: &'static str = "ray";
    const CAN_OVERLAP: bool = false;

    fn drawn(lot: &mut Lot) -> Self {
        let Segment { a, b } = Segment::drawn(lot);
        Self::new(a, b - a)
    }
}
