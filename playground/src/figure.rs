//! A shape as its numbers, in the order in which the fragment lists them.

use impinge::glam::{DVec2, Vec2, vec2};
use impinge::query;
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Stadium};

use crate::answers::Answer;

/// A polygon of an `AnyShape` has room for so many.
const MOST_CORNERS: usize = 8;
const MOST_NUMBERS: usize = 2 * MOST_CORNERS;

/// What a shape is, and what it can be grabbed by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Point,
    Circle,
    Segment,
    Stadium,
    /// By two opposite corners, in any order: no box is empty.
    Box,
    /// The hull of so many points. One of three is called a triangle.
    Polygon(usize),
    Ray,
}

/// A vector or a number of a shape, from the number `first` on.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// As the fragment calls it.
    pub(crate) name: &'static str,
    /// As the page calls it, where `a` and `b` are the two shapes of the pair.
    pub(crate) label: &'static str,
    pub(crate) first: usize,
    pub(crate) role: Role,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Position,
    /// Counted from the position before it.
    Direction,
    Radius,
}

impl Part {
    const fn new(name: &'static str, first: usize, role: Role) -> Self {
        Self { name, label: name, first, role }
    }

    /// How many numbers it has.
    pub(crate) fn size(&self) -> usize {
        if self.role == Role::Radius { 1 } else { 2 }
    }
}

const POINT: Part = Part::new("point", 0, Role::Position);
const CENTER: Part = Part { label: "centre", ..Part::new("center", 0, Role::Position) };
const A: Part = Part { label: "first end", ..Part::new("a", 0, Role::Position) };
const B: Part = Part { label: "second end", ..Part::new("b", 2, Role::Position) };
const ORIGIN: Part = Part::new("origin", 0, Role::Position);
const DIRECTION: Part = Part::new("direction", 2, Role::Direction);

const fn radius(first: usize) -> Part {
    Part::new("radius", first, Role::Radius)
}

const fn corner(name: &'static str, label: &'static str, first: usize) -> Part {
    Part { label, ..Part::new(name, first, Role::Position) }
}

static CORNERS: [Part; MOST_CORNERS] = [
    corner("corner1", "corner 1", 0),
    corner("corner2", "corner 2", 2),
    corner("corner3", "corner 3", 4),
    corner("corner4", "corner 4", 6),
    corner("corner5", "corner 5", 8),
    corner("corner6", "corner 6", 10),
    corner("corner7", "corner 7", 12),
    corner("corner8", "corner 8", 14),
];

impl Kind {
    const TRIANGLE: Self = Self::Polygon(3);
    /// As it is added.
    pub(crate) const POLYGON: Self = Self::Polygon(5);
    const ALL: [Self; 8] =
        [Self::Point, Self::Circle, Self::Segment, Self::Stadium, Self::Box, Self::TRIANGLE, Self::POLYGON, Self::Ray];

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The kind of the same name with so many numbers; `None` if there is none.
    pub(crate) fn of_size(self, size: usize) -> Option<Self> {
        let corners = 1..=MOST_CORNERS;
        match self {
            Self::POLYGON => {
                (size.is_multiple_of(2) && corners.contains(&(size / 2))).then_some(Self::Polygon(size / 2))
            }
            _ => (size == self.size()).then_some(self),
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Point => "point",
            Self::Circle => "circle",
            Self::Segment => "segment",
            Self::Stadium => "stadium",
            Self::Box => "box",
            Self::TRIANGLE => "triangle",
            Self::Polygon(_) => "polygon",
            Self::Ray => "ray",
        }
    }

    /// The first is a position.
    pub(crate) fn parts(self) -> &'static [Part] {
        match self {
            Self::Point => &[POINT],
            Self::Circle => const { &[CENTER, radius(2)] },
            Self::Segment => &[A, B],
            Self::Stadium => const { &[A, B, radius(4)] },
            Self::Box => &CORNERS[..2],
            Self::Polygon(count) => CORNERS.get(..count).unwrap_or(&CORNERS),
            Self::Ray => &[ORIGIN, DIRECTION],
        }
    }

    /// How many numbers it has.
    pub(crate) fn size(self) -> usize {
        self.parts().iter().map(Part::size).sum()
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Figure {
    pub(crate) kind: Kind,
    /// Zeros after those of its kind.
    pub(crate) numbers: [f32; MOST_NUMBERS],
    /// Whether it stays while others fall.
    pub(crate) fixed: bool,
}

/// What is asked about and drawn. An `AnyShape` cannot be a ray, which has no end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum BoundedOrRay {
    Bounded(AnyShape),
    Ray(Ray),
}

impl<S: Into<AnyShape>> From<S> for BoundedOrRay {
    fn from(shape: S) -> Self {
        Self::Bounded(shape.into())
    }
}

impl BoundedOrRay {
    pub(crate) fn bounded(self) -> Option<AnyShape> {
        match self {
            Self::Bounded(shape) => Some(shape),
            Self::Ray(_) => None,
        }
    }

    pub(crate) fn ray(self) -> Option<Ray> {
        match self {
            Self::Bounded(_) => None,
            Self::Ray(ray) => Some(ray),
        }
    }
}

/// The corners of the core, counter-clockwise, and the radius.
pub(crate) fn core(shape: &AnyShape) -> (Vec<Vec2>, f32) {
    match shape {
        AnyShape::Point(point) => (vec![*point], 0.0),
        AnyShape::Circle(circle) => (vec![circle.center], circle.radius),
        AnyShape::Segment(segment) => (ends(segment), 0.0),
        AnyShape::Stadium(stadium) => (ends(&stadium.segment), stadium.radius),
        AnyShape::Aabb(Aabb { min, max }) => (vec![*min, min.with_x(max.x), *max, max.with_x(min.x)], 0.0),
        AnyShape::ConvexPolygon(polygon) => (polygon.vertices().to_vec(), polygon.radius),
    }
}

/// One if they are equal.
fn ends(segment: &Segment) -> Vec<Vec2> {
    if segment.a == segment.b { vec![segment.a] } else { vec![segment.a, segment.b] }
}

impl Figure {
    pub(crate) fn new(kind: Kind, given: &[f32]) -> Self {
        let mut numbers = [0.0; MOST_NUMBERS];
        for (number, given) in numbers.iter_mut().zip(given).take(kind.size()) {
            *number = *given;
        }
        Self { kind, numbers, fixed: false }
    }

    /// The polygon of these corners, of which there may be eight.
    pub(crate) fn hull(corners: impl IntoIterator<Item = Vec2>) -> Self {
        let numbers: Vec<f32> = corners.into_iter().take(MOST_CORNERS).flat_map(|corner| corner.to_array()).collect();
        Self::new(Kind::Polygon(numbers.len() / 2), &numbers)
    }

    pub(crate) fn shape(&self) -> BoundedOrRay {
        let ([first, second], radius) = (self.vectors(), self.radius());
        match self.kind {
            Kind::Point => first.into(),
            Kind::Circle => Circle::new(first, radius).into(),
            Kind::Segment => Segment::new(first, second).into(),
            Kind::Stadium => Stadium::new(first, second, radius).into(),
            Kind::Box => Aabb::from_points(&[first, second]).into(),
            Kind::Polygon(_) => self.polygon().into(),
            Kind::Ray => BoundedOrRay::Ray(Ray::new(first, second)),
        }
    }

    /// `None` for a ray.
    pub(crate) fn bounding_box(&self) -> Option<Answer<Aabb>> {
        Some(query::bounding_box(&self.shape().bounded()?))
    }

    /// Its first four numbers. The second vector has a meaning only for a kind of two vectors.
    pub(crate) fn vectors(&self) -> [Vec2; 2] {
        let [ax, ay, bx, by, ..] = self.numbers;
        [vec2(ax, ay), vec2(bx, by)]
    }

    /// One that is not finite stays so, and the queries refuse it.
    fn polygon(&self) -> ConvexPolygon {
        let mut corners = [self.vectors()[0]; MOST_CORNERS];
        let parts = self.kind.parts();
        for (corner, part) in corners.iter_mut().zip(parts) {
            *corner = self.vector(part);
        }
        // Without the equal ones at the end, which take long.
        ConvexPolygon::hull(&corners[..parts.len()]).unwrap_or_else(|_| ConvexPolygon::new(corners))
    }

    /// 0 for a kind without one.
    pub(crate) fn radius(&self) -> f32 {
        let mut parts = self.kind.parts().iter();
        parts.find(|part| part.role == Role::Radius).map_or(0.0, |part| self.numbers[part.first])
    }

    /// Without its radius.
    pub(crate) fn bare(mut self) -> Self {
        for part in self.kind.parts().iter().filter(|part| part.role == Role::Radius) {
            self.numbers[part.first] = 0.0;
        }
        self
    }

    /// The numbers of its kind, without the zeros after them.
    pub(crate) fn listed(&self) -> &[f32] {
        &self.numbers[..self.kind.size()]
    }

    /// The vector of a part that is no radius.
    pub(crate) fn vector(&self, part: &Part) -> Vec2 {
        vec2(self.numbers[part.first], self.numbers[part.first + 1])
    }

    pub(crate) fn set_vector(&mut self, part: &Part, vector: Vec2) {
        [self.numbers[part.first], self.numbers[part.first + 1]] = vector.to_array();
    }

    /// Where its radius is drawn from its first position: to the right, or from the one end away from the other.
    pub(crate) fn outward(&self) -> DVec2 {
        let [a, b] = self.vectors();
        if self.kind == Kind::Stadium && a != b {
            let away = a.as_dvec2() - b.as_dvec2();
            away / away.length()
        } else {
            DVec2::X
        }
    }

    /// With all its positions moved, and the directions as they are.
    pub(crate) fn translated(self, offset: Vec2) -> Self {
        self.mapped(|position| position + offset)
    }

    /// With each position replaced.
    pub(crate) fn mapped(mut self, change: impl Fn(Vec2) -> Vec2) -> Self {
        for part in self.kind.parts().iter().filter(|part| part.role == Role::Position) {
            self.set_vector(part, change(self.vector(part)));
        }
        self
    }
}
