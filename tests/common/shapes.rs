//! Short constructors for tables of cases, and one shape of each kind.

use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Stadium};

use super::{Figure, Point, TestVector};

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

/// Three points, counter-clockwise, and a radius. Each vector type holds these numbers, and no two are equal.
pub const NUMBERS: [f64; 7] = [1.0, 2.0, 4.0, 0.5, 3.0, 6.0, 0.25];

/// A shape of each kind, in the order of the variants. The box lies between the first and the third point.
pub fn of_each_kind<V: TestVector>([ax, ay, bx, by, cx, cy, radius]: [f64; 7]) -> [AnyShape<V>; 6] {
    let [a, b, c] = [[ax, ay], [bx, by], [cx, cy]].map(V::vector);
    let radius = V::number(radius);
    [
        AnyShape::Point(a),
        AnyShape::Segment(Segment::new(a, b)),
        AnyShape::Circle(Circle::new(a, radius)),
        AnyShape::Stadium(Stadium::new(a, b, radius)),
        AnyShape::Aabb(Aabb::new(a, c)),
        AnyShape::ConvexPolygon(ConvexPolygon::new([a, b, c, c, c, c, c, c]).rounded(radius)),
    ]
}
