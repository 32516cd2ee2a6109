//! Kurbo, which is in `f64` only. Its nearest point on a line segment is a parameter and a squared distance.

use kurbo::{Line, ParamCurve, ParamCurveNearest, Point};

use super::Stored;
use crate::double::{Segment, Vector};

impl Stored<Vector> for Point {
    fn stored(v: &Vector) -> Self {
        Self::new(v.x, v.y)
    }
}

impl Stored<Segment> for Line {
    fn stored(segment: &Segment) -> Self {
        let [a, b] = [&segment.a, &segment.b].map(Point::stored);
        Self::new(a, b)
    }
}

/// For curves alone.
const NO_ACCURACY: f64 = 0.0;

pub(crate) fn closest_point(line: &Line, point: &Point) -> [f64; 2] {
    let closest = line.eval(line.nearest(*point, NO_ACCURACY).t);
    [closest.x, closest.y]
}

pub(crate) fn distance_to_point(line: &Line, point: &Point) -> f64 {
    line.nearest(*point, NO_ACCURACY).distance_sq.sqrt()
}
