//! A level, and a character in it.

use impinge::glam::{Vec2, vec2};
use impinge::query::intersects;
use impinge::{AnyShape, ConvexPolygon, Stadium};

use crate::controller::{Carried, Controller, Ground, Kind, Level, Moved};
use crate::{PULL, walker};

pub(crate) struct Place {
    pub(crate) who: Controller,
    pub(crate) shapes: Vec<AnyShape>,
    /// The kind of the shapes from the first index on; the others are solid.
    pub(crate) special: (usize, Kind),
    pub(crate) position: Vec2,
    pub(crate) ground: Option<Ground>,
}

impl Place {
    /// All of it is solid.
    pub(crate) fn new(shape: impl Into<AnyShape>, position: Vec2, shapes: Vec<AnyShape>) -> Self {
        Self { who: walker(shape), special: (shapes.len(), Kind::Solid), shapes, position, ground: None }
    }

    fn kind(&self, index: usize) -> Kind {
        if index < self.special.0 { Kind::Solid } else { self.special.1 }
    }

    /// Moves it. Nothing solid is ever on its way.
    #[track_caller]
    pub(crate) fn go(&mut self, motion: Vec2) -> Moved {
        let kind = |index| self.kind(index);
        let level = Level { shapes: &self.shapes, kind: &kind, moved: &[] };
        let moved = self.who.moved(self.position, motion, level).expect("valid");
        assert_eq!((moved.turns[0], moved.turns[moved.turns.len() - 1]), (self.position, moved.position));
        for leg in moved.turns.windows(2) {
            for (index, solid) in self.shapes.iter().enumerate().filter(|(index, _)| kind(*index) == Kind::Solid) {
                assert!(!self.sweeps(leg[0], leg[1], solid), "{leg:?} enters {index}, {solid:?}");
            }
        }
        (self.position, self.ground) = (moved.position, moved.ground);
        moved
    }

    /// Walks by so much in each of so many frames, with a pull.
    #[track_caller]
    pub(crate) fn walk(&mut self, frames: u16, step: f32) {
        for _ in 0..frames {
            self.go(vec2(step, PULL));
        }
    }

    /// Moves a shape of the level, and takes the character along.
    pub(crate) fn shift(&mut self, index: usize, step: Vec2) -> Carried {
        self.shift_all(&[(index, step)])
    }

    pub(crate) fn shift_all(&mut self, moved: &[(usize, Vec2)]) -> Carried {
        for &(index, step) in moved {
            self.shapes[index] = self.shapes[index].translated(step);
        }
        let kind = |index| self.kind(index);
        let level = Level { shapes: &self.shapes, kind: &kind, moved };
        let carried = self.who.carried(self.position, self.ground, level).expect("valid");
        if let Carried::To(position) = carried {
            self.position = position;
            assert_eq!(self.entered(), None);
        }
        carried
    }

    /// A solid shape that it overlaps or touches.
    pub(crate) fn entered(&self) -> Option<usize> {
        let body = self.who.shape.translated(self.position);
        let overlaps = |index: usize| intersects(&body, &self.shapes[index]).expect("valid");
        (0..self.shapes.len()).filter(|&index| self.kind(index) == Kind::Solid).find(|&index| overlaps(index))
    }

    /// Whether it meets `solid` anywhere between the two positions, both included.
    fn sweeps(&self, from: Vec2, to: Vec2, solid: &AnyShape) -> bool {
        let [before, after] = [from, to].map(|position| self.who.shape.translated(position));
        let meets = match (before, after) {
            (AnyShape::Aabb(a), AnyShape::Aabb(b)) => {
                let corners = [a, b].map(|a| [a.min, vec2(a.max.x, a.min.y), a.max, vec2(a.min.x, a.max.y)]);
                intersects(&hull(&corners.concat()), solid)
            }
            (AnyShape::Circle(a), AnyShape::Circle(b)) => {
                intersects(&Stadium::new(a.center, b.center, a.radius), solid)
            }
            // Its outline, from end to end.
            (AnyShape::Stadium(a), AnyShape::Stadium(b)) => {
                let ends = [a.segment.a, a.segment.b, b.segment.a, b.segment.b];
                intersects(&hull(&ends).rounded(a.radius), solid)
            }
            (AnyShape::ConvexPolygon(a), AnyShape::ConvexPolygon(b)) => {
                intersects(&hull(&[a.vertices(), b.vertices()].concat()), solid)
            }
            _ => intersects(&after, solid),
        };
        meets.expect("valid")
    }
}

/// The hull of the corners of two polygons. Each has up to 8 in an [`AnyShape`], and all 16 may be corners of the hull.
fn hull(points: &[Vec2]) -> ConvexPolygon<Vec2, 16> {
    ConvexPolygon::hull_of(points).expect("at most 16")
}
