//! Geo. Its test of two segments is exact, and in `f64` always.

use geo::{Closest, ClosestPoint, Distance, Euclidean, Intersects, Line, Point};

use super::{Scalar, Segment, Vector};
use crate::answer::Answer;
use crate::peers::Stored;

impl Stored<Vector> for Point<Scalar> {
    fn stored(v: &Vector) -> Self {
        Self::new(v.x, v.y)
    }
}

impl Stored<Segment> for Line<Scalar> {
    fn stored(segment: &Segment) -> Self {
        Self::new(segment.a.to_array(), segment.b.to_array())
    }
}

impl From<Closest<Scalar>> for Answer {
    fn from(closest: Closest<Scalar>) -> Self {
        match closest {
            Closest::SinglePoint(point) | Closest::Intersection(point) => [point.x(), point.y()].into(),
            Closest::Indeterminate => Self::No,
        }
    }
}

pub(crate) fn closest_point(segment: &Line<Scalar>, point: &Point<Scalar>) -> Closest<Scalar> {
    segment.closest_point(point)
}

pub(crate) fn intersects(a: &Line<f64>, b: &Line<f64>) -> bool {
    a.intersects(b)
}

pub(crate) fn distance_to_point(segment: &Line<Scalar>, point: &Point<Scalar>) -> Scalar {
    Euclidean.distance(segment, point)
}

pub(crate) fn distance(a: &Line<Scalar>, b: &Line<Scalar>) -> Scalar {
    Euclidean.distance(a, b)
}
