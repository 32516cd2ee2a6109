//! A shape as its numbers, in the order in which the fragment lists them.

use impinge::glam::{DVec2, Vec2, vec2};
use impinge::{Circle, Ray, Segment, Stadium};

/// What a shape is, and what it can be grabbed by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Point,
    Circle,
    Segment,
    Stadium,
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

impl Kind {
    const ALL: [Self; 5] = [Self::Point, Self::Circle, Self::Segment, Self::Stadium, Self::Ray];

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Point => "point",
            Self::Circle => "circle",
            Self::Segment => "segment",
            Self::Stadium => "stadium",
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
    pub(crate) numbers: [f32; 5],
}

/// A figure as the shape that it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum AnyShape {
    Point(Vec2),
    Circle(Circle),
    Segment(Segment),
    Stadium(Stadium),
    Ray(Ray),
}

impl Figure {
    pub(crate) fn new(kind: Kind, given: &[f32]) -> Self {
        let mut numbers = [0.0; 5];
        for (number, given) in numbers.iter_mut().zip(given).take(kind.size()) {
            *number = *given;
        }
        Self { kind, numbers }
    }

    pub(crate) fn shape(&self) -> AnyShape {
        let [ax, ay, bx, by, radius] = self.numbers;
        let (a, b) = (vec2(ax, ay), vec2(bx, by));
        match self.kind {
            Kind::Point => AnyShape::Point(a),
            Kind::Circle => AnyShape::Circle(Circle::new(a, bx)),
            Kind::Segment => AnyShape::Segment(Segment::new(a, b)),
            Kind::Stadium => AnyShape::Stadium(Stadium::new(a, b, radius)),
            Kind::Ray => AnyShape::Ray(Ray::new(a, b)),
        }
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
        match self.shape() {
            AnyShape::Stadium(Stadium { segment, .. }) if segment.a != segment.b => {
                let away = segment.a.as_dvec2() - segment.b.as_dvec2();
                away / away.length()
            }
            _ => DVec2::X,
        }
    }

    /// With all its positions moved, and the directions as they are.
    pub(crate) fn translated(mut self, offset: Vec2) -> Self {
        for part in self.kind.parts().iter().filter(|part| part.role == Role::Position) {
            self.set_vector(part, self.vector(part) + offset);
        }
        self
    }
}
