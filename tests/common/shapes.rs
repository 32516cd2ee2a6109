//! Short constructors for tables of cases.

use impinge::{Aabb, Circle, Ray, Segment, Stadium};

use super::{Figure, Point};

pub fn point(x: f64, y: f64) -> Figure {
    Figure::Point([x, y])
}

pub fn segment(a: Point, b: Point) -> Figure {
    Figure::Segment(Segment::new(a, b))
}

pub fn circle(center: Point, radius: f64) -> Figure {
    Figure::Circle(Circle::new(center, radius))
}

pub fn stadium(a: Point, b: Point, radius: f64) -> Figure {
    Figure::Stadium(Stadium::new(a, b, radius))
}

pub fn ray(origin: Point, direction: Point) -> Figure {
    Figure::Ray(Ray::new(origin, direction))
}

/// The hull of these points, inflated by `radius`.
pub fn polygon<const N: usize>(points: [Point; N], radius: f64) -> Figure {
    Figure::hull(&points, radius)
}

pub fn aabb(min: Point, max: Point) -> Figure {
    Figure::Box(Aabb::new(min, max))
}
