use impinge::glam::Vec2;
use impinge::{Aabb, Circle};

use crate::peers::Stored as _;
use crate::single::Polygon;
use crate::single::draw::Everyday;
use crate::single::naive::polygons::{self, Corners};
use crate::single::naive::{self, Branching, boxes};

/// What moves, and overlaps others.
pub(super) trait Body: Everyday + Copy + 'static {
    /// How many there are in a unit of area, so that each overlaps about one other.
    const DENSE: f32;

    /// The least and the greatest coordinates.
    fn bounds(&self) -> [Vec2; 2];

    fn overlaps(&self, other: &Self) -> bool;

    /// Whether it does, if the bounds do.
    fn overlaps_too(&self, other: &Self) -> bool;
}

impl Body for Circle {
    const DENSE: f32 = crate::single::field::DENSE;

    fn bounds(&self) -> [Vec2; 2] {
        [-self.radius, self.radius].map(|by| self.center + by)
    }

    fn overlaps(&self, other: &Self) -> bool {
        naive::circles_intersect(self, other)
    }

    fn overlaps_too(&self, other: &Self) -> bool {
        self.overlaps(other)
    }
}

impl Body for Aabb {
    /// The Minkowski sum of two has (w+u)(h+v), of which the mean is 43.6 for half extents from 0.3 to 3.
    const DENSE: f32 = 0.023;

    fn bounds(&self) -> [Vec2; 2] {
        [self.min, self.max]
    }

    fn overlaps(&self, other: &Self) -> bool {
        boxes::intersects::<Branching>(self, other)
    }

    fn overlaps_too(&self, _: &Self) -> bool {
        true
    }
}

impl Body for Polygon<4> {
    /// The Minkowski sum of two, turned at random, has A + B + PQ/2π, where A and B are the areas, P and Q the
    /// perimeters. The means are 11.5 and 12.6.
    const DENSE: f32 = 0.021;

    fn bounds(&self) -> [Vec2; 2] {
        let fold = |least: fn(Vec2, Vec2) -> Vec2| self.vertices().iter().copied().reduce(least).expect("four corners");
        [fold(Vec2::min), fold(Vec2::max)]
    }

    fn overlaps(&self, other: &Self) -> bool {
        polygons::intersects::<Branching, 4, 4>(&Corners::stored(self), &Corners::stored(other))
    }

    fn overlaps_too(&self, other: &Self) -> bool {
        self.overlaps(other)
    }
}
