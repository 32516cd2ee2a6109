use impinge::{Circle, Ray};
use proptest::test_runner::TestCaseError;

use crate::common::{Figure, Point};

/// Two figures, and the further arguments of the queries.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    pub(crate) a: Figure,
    pub(crate) b: Figure,
    /// A preferred direction, or a point.
    pub(crate) vector: Point,
    /// A margin, or `max_t`.
    pub(crate) number: f64,
    /// The power of two to scale by.
    pub(crate) exponent: i32,
}

impl Pair {
    pub(crate) fn swapped(&self) -> Self {
        Self { a: self.b, b: self.a, ..*self }
    }

    /// `a`, if it is a ray.
    pub(crate) fn ray(&self) -> Option<Ray<Point>> {
        if let Figure::Ray(ray) = self.a { Some(ray) } else { None }
    }

    pub(crate) fn ray_and_circle(&self) -> Option<(Ray<Point>, Circle<Point>)> {
        if let Figure::Circle(circle) = self.b { Some((self.ray()?, circle)) } else { None }
    }

    pub(crate) fn is_valid(&self) -> bool {
        let numbers = [self.vector[0], self.vector[1], self.number];
        self.a.defect().or(self.b.defect()).is_none() && numbers.into_iter().all(f64::is_finite)
    }

    /// `broken` with this pair's numbers, which reproduce it.
    pub(crate) fn blamed(&self, broken: &TestCaseError) -> TestCaseError {
        TestCaseError::fail(format!("{broken}\nfor {self:?}"))
    }
}
