use common::figure::box_between;
use common::{Figure, Point};
use impinge::{Aabb, Circle, Ray};
use proptest::test_runner::TestCaseError;

/// Two figures, and the further arguments of the queries.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    pub(crate) a: Figure,
    pub(crate) b: Figure,
    /// A preferred direction, a point, or the translation of `a`.
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

    /// Whether neither is a polygon or a box.
    pub(crate) fn is_straight(&self) -> bool {
        self.a.is_straight() && self.b.is_straight()
    }

    /// `a`, if it is a ray.
    pub(crate) fn ray(&self) -> Option<Ray<Point>> {
        if let Figure::Ray(ray) = self.a { Some(ray) } else { None }
    }

    pub(crate) fn ray_and_circle(&self) -> Option<(Ray<Point>, Circle<Point>)> {
        if let Figure::Circle(circle) = self.b { Some((self.ray()?, circle)) } else { None }
    }

    /// The circles around the first points.
    pub(crate) fn circles(&self) -> [Circle<Point>; 2] {
        [self.a, self.b].map(|figure| Circle::new(figure.points()[0], figure.radius()))
    }

    /// `a`, if it is a ray, or else one from its first point along the vector.
    pub(crate) fn any_ray(&self) -> Ray<Point> {
        self.ray().unwrap_or_else(|| Ray::new(self.a.points()[0], self.vector))
    }

    /// The box between the first and the last point of `b`.
    pub(crate) fn aabb(&self) -> Aabb<Point> {
        let points = self.b.points();
        box_between(points[0], points[points.len() - 1])
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
