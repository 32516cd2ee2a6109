//! Geo. Its test of two segments is exact, in `f64`; all else is in `f32` here.

use geo::{Closest, ClosestPoint, Distance, Euclidean, Intersects, Line, Point};
use impinge::Segment;
use impinge::glam::Vec2;

use super::Stored;
use crate::answer::Answer;

impl Stored<Vec2> for Point<f32> {
    fn stored(v: &Vec2) -> Self {
        Self::new(v.x, v.y)
    }
}

impl Stored<Segment> for Line<f32> {
    fn stored(segment: &Segment) -> Self {
        Self::new(segment.a.to_array(), segment.b.to_array())
    }
}

impl Stored<Segment> for Line<f64> {
    fn stored(segment: &Segment) -> Self {
        let [a, b] = [segment.a, segment.b].map(|end| end.to_array().map(f64::from));
        Self::new(a, b)
    }
}

impl From<Closest<f32>> for Answer {
    fn from(closest: Closest<f32>) -> Self {
        match closest {
            Closest::SinglePoint(point) | Closest::Intersection(point) => [point.x(), point.y()].into(),
            Closest::Indeterminate => Self::No,
        }
    }
}

pub(crate) fn closest_point(segment: &Line<f32>, point: &Point<f32>) -> Closest<f32> {
    segment.closest_point(point)
}

pub(crate) fn intersects(a: &Line<f64>, b: &Line<f64>) -> bool {
    a.intersects(b)
}

pub(crate) fn distance_to_point(segment: &Line<f32>, point: &Point<f32>) -> f32 {
    Euclidean.distance(segment, point)
}

pub(crate) fn distance(a: &Line<f32>, b: &Line<f32>) -> f32 {
    Euclidean.distance(a, b)
}
