use common::{Figure, Plane, Point};
use impinge::{Circle, Ray, Segment};

use crate::material::{Form, Material};
use crate::xy::Xy;

/// A kind of shape, with how to make one.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    Point,
    Segment,
    Circle,
    Stadium,
    Ray,
}

impl Kind {
    pub(crate) const ALL: [Self; 5] = [Self::Point, Self::Segment, Self::Circle, Self::Stadium, Self::Ray];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Point => "point",
            Self::Segment => "segment",
            Self::Circle => "circle",
            Self::Stadium => "stadium",
            Self::Ray => "ray",
        }
    }

    pub(crate) const fn form(self) -> Form {
        Form {
            long: matches!(self, Self::Segment | Self::Stadium | Self::Ray),
            round: matches!(self, Self::Circle | Self::Stadium),
        }
    }

    /// In numbers of `V`.
    pub(crate) fn of<V: Plane>(self, material: &Material) -> Figure {
        match self {
            Self::Point => Figure::Point(point::<V>(material.points[0])),
            Self::Segment => Figure::Segment(segment::<V>(material)),
            Self::Circle => Figure::Circle(circle::<V>(material)),
            Self::Stadium => Figure::Stadium(segment::<V>(material).inflated(V::rounded(material.radius))),
            Self::Ray => Figure::Ray(ray::<V>(material)),
        }
    }
}

/// The finite point nearest to `place`.
pub(crate) fn point<V: Plane>(place: Xy) -> Point {
    [place.x, place.y].map(|coordinate| V::rounded(coordinate.clamp(-V::MAX, V::MAX)))
}

pub(crate) fn segment<V: Plane>(material: &Material) -> Segment<Point> {
    let [a, b] = material.points.map(point::<V>);
    Segment::new(a, b)
}

pub(crate) fn circle<V: Plane>(material: &Material) -> Circle<Point> {
    Circle::new(point::<V>(material.points[0]), V::rounded(material.radius))
}

pub(crate) fn ray<V: Plane>(material: &Material) -> Ray<Point> {
    let [origin, target] = material.points;
    let direction = point::<V>(target - origin);
    Ray::new(point::<V>(origin), if direction == [0.0, 0.0] { [1.0, 0.0] } else { direction })
}
