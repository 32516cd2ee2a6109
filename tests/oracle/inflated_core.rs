use common::{Figure, Point};

use super::core::Core;
use super::memo::Memo;
use super::rational::{Rational, rational};
use super::straight::Straight;
use super::vector::Vector;

/// A shape: all points within `radius` of a core.
#[derive(Clone, Debug)]
pub struct InflatedCore {
    pub core: Core,
    pub radius: Rational,
}

impl InflatedCore {
    pub fn of(shape: impl Into<Figure>) -> Self {
        thread_local!(static MEMO: Memo<Parts, InflatedCore> = const { Memo::new() });
        let new = |parts: &Parts| Self { core: parts.core(), radius: rational(parts.radius) };
        MEMO.with(|memo| memo.get(Parts::of(&shape.into()), new))
    }

    /// The hull of `points`, inflated by `radius`.
    pub fn hull(points: &[Point], radius: f64) -> Self {
        let points: Vec<_> = points.iter().copied().map(Vector::from).collect();
        Self { core: Core::hull(&points), radius: rational(radius) }
    }
}

/// The numbers of a shape. They are compared, and not shapes: that would be left to the library.
#[derive(PartialEq)]
struct Parts {
    points: Vec<Point>,
    /// From the first point in the direction of the second.
    is_ray: bool,
    is_straight: bool,
    radius: f64,
}

impl Parts {
    fn of(figure: &Figure) -> Self {
        let (points, is_ray) = match figure {
            Figure::Ray(ray) => (vec![ray.origin, ray.direction], true),
            _ => (figure.points(), false),
        };
        Self { points, is_ray, is_straight: figure.is_straight(), radius: figure.radius() }
    }

    fn core(&self) -> Core {
        let points: Vec<Vector> = self.points.iter().copied().map(Vector::from).collect();
        match &points[..] {
            [start, span] if self.is_ray => {
                Core::Straight(Straight { start: start.clone(), span: span.clone(), endless: true })
            }
            [start, .., end] if self.is_straight => Core::Straight(Straight::between(start, end)),
            [place] if self.is_straight => Core::point(place),
            _ => Core::hull(&points),
        }
    }
}

impl From<Point> for Vector {
    fn from([x, y]: Point) -> Self {
        Self::new(rational(x), rational(y))
    }
}
