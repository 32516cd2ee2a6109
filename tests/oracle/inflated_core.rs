use common::{Figure, Point};

use super::core::Core;
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
        let figure = shape.into();
        Self { core: core(&figure), radius: rational(figure.radius()) }
    }

    /// The hull of `points`, inflated by `radius`.
    pub fn hull(points: &[Point], radius: f64) -> Self {
        let points: Vec<_> = points.iter().copied().map(Vector::from).collect();
        Self { core: Core::hull(&points), radius: rational(radius) }
    }
}

fn core(figure: &Figure) -> Core {
    if let Figure::Ray(ray) = figure {
        let [start, span] = [ray.origin, ray.direction].map(Vector::from);
        return Core::Straight(Straight { start, span, endless: true });
    }
    let points = figure.points();
    if !figure.is_straight() {
        return Core::hull(&points.into_iter().map(Vector::from).collect::<Vec<_>>());
    }
    let [start, end]: [Vector; 2] = [points[0], points[points.len() - 1]].map(Vector::from);
    Core::Straight(Straight::between(&start, &end))
}

impl From<Point> for Vector {
    fn from([x, y]: Point) -> Self {
        Self::new(rational(x), rational(y))
    }
}
