//! The formulas that a user would write by hand, from Ericson, *Real-Time Collision Detection*.
//!
//! They come in two styles: as the book has them, and with as few branches as one can.

pub(crate) mod boxes;
pub(crate) mod casts;
mod contacts;
pub(crate) mod polygons;
mod style;

pub(crate) use self::casts::{cast_at_circle, cast_at_stadium, raycast_circle, raycast_segment, raycast_stadium};
pub(crate) use self::contacts::{
    circle_circle_contact, segment_circle_contact, stadium_circle_contact, stadium_contact,
};
use self::style::Span;
pub(crate) use self::style::{Branching, Branchless, Style};
use super::{Aabb, Circle, Polygon, Ray, Scalar, Segment, Stadium, Vector, draw};

/// A segment with a radius, which may be 0.
pub(crate) trait Inflated {
    fn core(&self) -> &Segment;
    fn radius(&self) -> Scalar;
}

impl Inflated for Segment {
    fn core(&self) -> &Segment {
        self
    }

    fn radius(&self) -> Scalar {
        0.0
    }
}

impl Inflated for Stadium {
    fn core(&self) -> &Segment {
        &self.segment
    }

    fn radius(&self) -> Scalar {
        self.radius
    }
}

pub(crate) fn closest_point<S: Style>(segment: &Segment, point: &Vector) -> Vector {
    S::closest(segment, *point)
}

pub(crate) fn point_in_stadium<S: Style>(stadium: &Stadium, point: &Vector) -> bool {
    squared_distance::<S>(&stadium.segment, *point) <= stadium.radius * stadium.radius
}

pub(crate) fn circles_intersect(a: &Circle, b: &Circle) -> bool {
    let reach = a.radius + b.radius;
    a.center.distance_squared(b.center) <= reach * reach
}

pub(crate) fn circle_intersects<S: Style, A: Inflated>(a: &A, circle: &Circle) -> bool {
    let reach = a.radius() + circle.radius;
    squared_distance::<S>(a.core(), circle.center) <= reach * reach
}

pub(crate) fn segments_intersect<S: Style>(a: &Segment, b: &Segment) -> bool {
    S::cross(a, b)
}

pub(crate) fn intersects<S: Style, A: Inflated, B: Inflated>(a: &A, b: &B) -> bool {
    let reach = a.radius() + b.radius();
    S::cross(a.core(), b.core()) || squared_gap::<S>(a.core(), b.core()) <= reach * reach
}

pub(crate) fn distance_to_point<S: Style>(segment: &Segment, point: &Vector) -> Scalar {
    squared_distance::<S>(segment, *point).sqrt()
}

pub(crate) fn circle_distance(a: &Circle, b: &Circle) -> Scalar {
    (a.center.distance(b.center) - (a.radius + b.radius)).max(0.0)
}

pub(crate) fn distance_to_circle<S: Style, A: Inflated>(a: &A, circle: &Circle) -> Scalar {
    (squared_distance::<S>(a.core(), circle.center).sqrt() - (a.radius() + circle.radius)).max(0.0)
}

pub(crate) fn distance<S: Style, A: Inflated, B: Inflated>(a: &A, b: &B) -> Scalar {
    if S::cross(a.core(), b.core()) {
        return 0.0;
    }
    (squared_gap::<S>(a.core(), b.core()).sqrt() - (a.radius() + b.radius())).max(0.0)
}

fn squared_distance<S: Style>(segment: &Segment, point: Vector) -> Scalar {
    point.distance_squared(S::closest(segment, point))
}

/// Of segments that do not cross: an end of one is nearest to the other.
fn squared_gap<S: Style>(a: &Segment, b: &Segment) -> Scalar {
    let from_b = squared_distance::<S>(a, b.a).min(squared_distance::<S>(a, b.b));
    let from_a = squared_distance::<S>(b, a.a).min(squared_distance::<S>(b, a.b));
    from_b.min(from_a)
}
