use common::{Figure, Point};

use super::core::Core;
use super::rational::{Rational, rational};
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
}

fn core(figure: &Figure) -> Core {
    if let Figure::Ray(ray) = figure {
        return Core { start: ray.origin.into(), span: ray.direction.into(), endless: true };
    }
    let points = figure.points();
    let [start, end]: [Vector; 2] = [points[0], points[points.len() - 1]].map(Vector::from);
    Core { span: &end - &start, start, endless: false }
}

impl From<Point> for Vector {
    fn from([x, y]: Point) -> Self {
        Self::new(rational(x), rational(y))
    }
}
