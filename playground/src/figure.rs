//! A shape as its numbers, in the order in which the fragment lists them.

use impinge::glam::{DVec2, Vec2, vec2};
use impinge::{Circle, Ray, Segment, Stadium};

/// What a shape is, and what it can be grabbed by.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Kind {
    pub(crate) name: &'static str,
    pub(crate) parts: &'static [Part],
}

/// A vector or a number of a shape, from the number `first` on.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// As the fragment calls it.
    pub(crate) name: &'static str,
    /// As the page does: `a` and `b` alone are the two shapes of the pair.
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

const A: Part = Part { label: "end a", ..Part::new("a", 0, Role::Position) };
const B: Part = Part { label: "end b", ..Part::new("b", 2, Role::Position) };

pub(crate) const KINDS: [Kind; 5] = [
    Kind { name: "point", parts: &[Part::new("point", 0, Role::Position)] },
    Kind { name: "circle", parts: &[Part::new("center", 0, Role::Position), Part::new("radius", 2, Role::Radius)] },
    Kind { name: "segment", parts: &[A, B] },
    Kind { name: "stadium", parts: &[A, B, Part::new("radius", 4, Role::Radius)] },
    Kind { name: "ray", parts: &[Part::new("origin", 0, Role::Position), Part::new("direction", 2, Role::Direction)] },
];

impl Kind {
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        KINDS.iter().find(|kind| kind.name == name)
    }

    /// How many numbers it has.
    pub(crate) fn size(&self) -> usize {
        self.parts.iter().map(Part::size).sum()
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Figure {
    pub(crate) kind: &'static Kind,
    /// Zeros after those of its kind.
    pub(crate) numbers: [f32; 5],
}

/// A figure as the shape that it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Shape {
    Point(Vec2),
    Circle(Circle),
    Segment(Segment),
    Stadium(Stadium),
    Ray(Ray),
}

impl Figure {
    pub(crate) fn new(kind: &'static Kind, given: &[f32]) -> Self {
        let mut numbers = [0.0; 5];
        for (number, given) in numbers.iter_mut().zip(given).take(kind.size()) {
            *number = *given;
        }
        Self { kind, numbers }
    }

    pub(crate) fn shape(&self) -> Shape {
        let [ax, ay, bx, by, radius] = self.numbers;
        let (a, b) = (vec2(ax, ay), vec2(bx, by));
        match self.kind.name {
            "circle" => Shape::Circle(Circle::new(a, bx)),
            "segment" => Shape::Segment(Segment::new(a, b)),
            "stadium" => Shape::Stadium(Stadium::new(a, b, radius)),
            "ray" => Shape::Ray(Ray::new(a, b)),
            _ => Shape::Point(a),
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
            Shape::Stadium(Stadium { segment, .. }) if segment.a != segment.b => {
                let away = segment.a.as_dvec2() - segment.b.as_dvec2();
                away / away.length()
            }
            _ => DVec2::X,
        }
    }

    /// With all its positions moved, and the directions as they are.
    pub(crate) fn translated(mut self, offset: Vec2) -> Self {
        for part in self.kind.parts.iter().filter(|part| part.role == Role::Position) {
            self.set_vector(part, self.vector(part) + offset);
        }
        self
    }
}
