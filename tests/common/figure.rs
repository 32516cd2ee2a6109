use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, QueryError, Ray, Segment, Stadium};

use super::{Point, TestVector};

/// The most points that a polygon of the tests has.
pub const CORNERS: usize = 12;

/// Any of the shapes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Figure {
    Point(Point),
    Segment(Segment<Point>),
    Circle(Circle<Point>),
    Stadium(Stadium<Point>),
    Ray(Ray<Point>),
    Polygon(ConvexPolygon<Point, CORNERS>),
    Box(Aabb<Point>),
}

/// Evaluates `$body` with `$shape` bound to the shape of `$figure` in the vector `$vector`.
macro_rules! with_shape {
    ($vector:ty, $figure:expr, |$shape:ident| $body:expr) => {
        match $figure.narrowed::<$vector>() {
            $crate::figure::Narrowed::Point($shape) => $crate::figure::alone(|| $body),
            $crate::figure::Narrowed::Segment($shape) => $crate::figure::alone(|| $body),
            $crate::figure::Narrowed::Circle($shape) => $crate::figure::alone(|| $body),
            $crate::figure::Narrowed::Stadium($shape) => $crate::figure::alone(|| $body),
            $crate::figure::Narrowed::Ray($shape) => $crate::figure::alone(|| $body),
            $crate::figure::Narrowed::Polygon($shape) => $crate::figure::alone(|| $body),
            $crate::figure::Narrowed::Box($shape) => $crate::figure::alone(|| $body),
        }
    };
}
pub(crate) use with_shape;

/// As [`with_shape`], for bounded shapes: `None` for a ray.
macro_rules! with_bounded {
    ($vector:ty, $figure:expr, |$shape:ident| $body:expr) => {
        match $figure.narrowed::<$vector>() {
            $crate::figure::Narrowed::Point($shape) => Some($crate::figure::alone(|| $body)),
            $crate::figure::Narrowed::Segment($shape) => Some($crate::figure::alone(|| $body)),
            $crate::figure::Narrowed::Circle($shape) => Some($crate::figure::alone(|| $body)),
            $crate::figure::Narrowed::Stadium($shape) => Some($crate::figure::alone(|| $body)),
            $crate::figure::Narrowed::Polygon($shape) => Some($crate::figure::alone(|| $body)),
            $crate::figure::Narrowed::Box($shape) => Some($crate::figure::alone(|| $body)),
            $crate::figure::Narrowed::Ray(_) => None,
        }
    };
}
pub(crate) use with_bounded;

/// As [`with_shape`], for paths: `None` for all but segments and rays.
macro_rules! with_path {
    ($vector:ty, $figure:expr, |$path:ident| $body:expr) => {
        match $figure.narrowed::<$vector>() {
            $crate::figure::Narrowed::Segment($path) => Some($crate::figure::alone(|| $body)),
            $crate::figure::Narrowed::Ray($path) => Some($crate::figure::alone(|| $body)),
            _ => None,
        }
    };
}
pub(crate) use with_path;

/// A function of its own for each kind of shape: one function with the queries of all kinds takes longer to compile.
#[inline(never)]
pub(crate) fn alone<T>(ask: impl FnOnce() -> T) -> T {
    ask()
}

/// A figure in the numbers of `V`.
pub enum Narrowed<V: TestVector> {
    Point(V),
    Segment(Segment<V>),
    Circle(Circle<V>),
    Stadium(Stadium<V>),
    Ray(Ray<V>),
    Polygon(ConvexPolygon<V, CORNERS>),
    Box(Aabb<V>),
}

/// The hull of these points; as they are if one is not finite.
fn hull<V: TestVector>(points: impl IntoIterator<Item = V>, radius: V::Scalar) -> ConvexPolygon<V, CORNERS> {
    let points: Vec<_> = points.into_iter().collect();
    assert!((1..=CORNERS).contains(&points.len()), "room for 1 to {CORNERS} points");
    // A repeated point adds nothing, but a ring with one takes longer.
    let padded = || std::array::from_fn(|index| points[index.min(points.len() - 1)]);
    ConvexPolygon::hull_of(&points).unwrap_or_else(|_| ConvexPolygon::new(padded())).rounded(radius)
}

pub fn narrowed_segment<V: TestVector>(segment: &Segment<Point>) -> Segment<V> {
    Segment::new(V::vector(segment.a), V::vector(segment.b))
}

pub fn narrowed_circle<V: TestVector>(circle: &Circle<Point>) -> Circle<V> {
    Circle::new(V::vector(circle.center), V::number(circle.radius))
}

pub fn narrowed_ray<V: TestVector>(ray: &Ray<Point>) -> Ray<V> {
    Ray::new(V::vector(ray.origin), V::vector(ray.direction))
}

pub fn narrowed_box<V: TestVector>(aabb: &Aabb<Point>) -> Aabb<V> {
    Aabb::new(V::vector(aabb.min), V::vector(aabb.max))
}

/// The corners of the hull that the library finds in numbers of `V`.
pub fn corners_of_hull<V: TestVector>(points: &[Point]) -> Vec<Point> {
    let polygon = hull(points.iter().copied().map(V::vector), V::number(0.0));
    polygon.vertices().iter().map(|&vertex| vertex.point()).collect()
}

impl From<&Self> for Figure {
    fn from(figure: &Self) -> Self {
        *figure
    }
}

impl<V: TestVector> From<V> for Figure {
    fn from(point: V) -> Self {
        Self::Point(point.point())
    }
}

impl<V: TestVector> From<Segment<V>> for Figure {
    fn from(segment: Segment<V>) -> Self {
        Self::Segment(Segment::new(segment.a.point(), segment.b.point()))
    }
}

impl<V: TestVector> From<Circle<V>> for Figure {
    fn from(circle: Circle<V>) -> Self {
        Self::Circle(Circle::new(circle.center.point(), V::value(circle.radius)))
    }
}

impl<V: TestVector> From<Stadium<V>> for Figure {
    fn from(stadium: Stadium<V>) -> Self {
        Self::Stadium(Stadium::new(stadium.segment.a.point(), stadium.segment.b.point(), V::value(stadium.radius)))
    }
}

impl<V: TestVector> From<Ray<V>> for Figure {
    fn from(ray: Ray<V>) -> Self {
        Self::Ray(Ray::new(ray.origin.point(), ray.direction.point()))
    }
}

impl<V: TestVector, const N: usize> From<ConvexPolygon<V, N>> for Figure {
    fn from(polygon: ConvexPolygon<V, N>) -> Self {
        let points: Vec<_> = polygon.vertices().iter().map(|&vertex| vertex.point()).collect();
        Self::hull(&points, V::value(polygon.radius))
    }
}

impl<V: TestVector> From<Aabb<V>> for Figure {
    fn from(aabb: Aabb<V>) -> Self {
        Self::Box(Aabb::new(aabb.min.point(), aabb.max.point()))
    }
}

impl Figure {
    /// The polygon around these points, of which there are 1 to [`CORNERS`].
    pub fn hull(points: &[Point], radius: f64) -> Self {
        Self::Polygon(hull(points.iter().copied(), radius))
    }

    /// One figure of each kind, made of the same numbers.
    pub fn of_every_kind(first: Point, second: Point, radius: f64) -> [Self; 7] {
        [
            Self::Point(first),
            Self::Segment(Segment::new(first, second)),
            Self::Circle(Circle::new(first, radius)),
            Self::Stadium(Stadium::new(first, second, radius)),
            Self::Ray(Ray::new(first, second)),
            Self::hull(&[first, second, [first[0], second[1]]], radius),
            Self::Box(box_between(first, second)),
        ]
    }

    pub fn narrowed<V: TestVector>(&self) -> Narrowed<V> {
        match self {
            Self::Point(point) => Narrowed::Point(V::vector(*point)),
            Self::Segment(segment) => Narrowed::Segment(narrowed_segment(segment)),
            Self::Circle(circle) => Narrowed::Circle(narrowed_circle(circle)),
            Self::Stadium(stadium) => {
                let segment = narrowed_segment(&stadium.segment);
                Narrowed::Stadium(Stadium { segment, radius: V::number(stadium.radius) })
            }
            Self::Ray(ray) => Narrowed::Ray(narrowed_ray(ray)),
            Self::Polygon(polygon) => {
                Narrowed::Polygon(hull(polygon.vertices().iter().copied().map(V::vector), V::number(polygon.radius)))
            }
            Self::Box(aabb) => Narrowed::Box(narrowed_box(aabb)),
        }
    }

    /// In an [`AnyShape`]: `None` for a ray, and for a polygon with more vertices than there is room for.
    pub fn held<V: TestVector>(&self) -> Option<AnyShape<V>> {
        Some(match self.narrowed::<V>() {
            Narrowed::Point(point) => AnyShape::Point(point),
            Narrowed::Segment(segment) => segment.into(),
            Narrowed::Circle(circle) => circle.into(),
            Narrowed::Stadium(stadium) => stadium.into(),
            Narrowed::Polygon(polygon) => AnyShape::ConvexPolygon(polygon.with_capacity().ok()?),
            Narrowed::Box(aabb) => aabb.into(),
            Narrowed::Ray(_) => return None,
        })
    }

    /// The points that the figure is made of; of a ray its origin.
    pub fn points(&self) -> Vec<Point> {
        match self {
            Self::Point(point) => vec![*point],
            Self::Circle(circle) => vec![circle.center],
            Self::Segment(segment) => vec![segment.a, segment.b],
            Self::Stadium(stadium) => vec![stadium.segment.a, stadium.segment.b],
            Self::Ray(ray) => vec![ray.origin],
            Self::Polygon(polygon) => polygon.vertices().to_vec(),
            Self::Box(Aabb { min, max }) => vec![*min, [max[0], min[1]], *max, [min[0], max[1]]],
        }
    }

    pub fn radius(&self) -> f64 {
        match self {
            Self::Circle(circle) => circle.radius,
            Self::Stadium(stadium) => stadium.radius,
            Self::Polygon(polygon) => polygon.radius,
            Self::Point(_) | Self::Segment(_) | Self::Ray(_) | Self::Box(_) => 0.0,
        }
    }

    /// Where a straight core heads.
    pub fn along(&self) -> Option<Point> {
        match self {
            Self::Segment(Segment { a, b }) | Self::Stadium(Stadium { segment: Segment { a, b }, .. }) => {
                Some([b[0] - a[0], b[1] - a[1]])
            }
            Self::Ray(ray) => Some(ray.direction),
            Self::Point(_) | Self::Circle(_) | Self::Polygon(_) | Self::Box(_) => None,
        }
    }

    /// Every number in the figure but a ray's direction.
    pub fn coordinates_and_radius(&self) -> impl Iterator<Item = f64> {
        self.points().into_iter().flatten().chain([self.radius()])
    }

    /// The error that the documentation of the queries states for this figure.
    pub fn defect(&self) -> Option<QueryError> {
        let direction = if let Self::Ray(ray) = self { ray.direction } else { [1.0, 0.0] };
        let is_empty = matches!(self, Self::Box(Aabb { min, max }) if min[0] > max[0] || min[1] > max[1]);
        if !self.coordinates_and_radius().chain(direction).all(f64::is_finite) {
            Some(QueryError::NonFinite)
        } else if is_empty {
            Some(QueryError::EmptyBox)
        } else if self.radius() < 0.0 {
            Some(QueryError::NegativeRadius)
        } else if direction == [0.0, 0.0] {
            Some(QueryError::ZeroDirection)
        } else {
            None
        }
    }

    /// The largest magnitude among the coordinates and the radius; a ray's direction, which moves nothing, aside.
    pub fn magnitude(&self) -> f64 {
        self.coordinates_and_radius().fold(0.0, |largest, number| largest.max(number.abs()))
    }

    /// The figure with `point` applied to its points, `direction` to a ray's direction and `radius` to its radius.
    pub fn map(
        &self,
        point: impl Fn(Point) -> Point,
        direction: impl Fn(Point) -> Point,
        radius: impl Fn(f64) -> f64,
    ) -> Self {
        let segment = |segment: &Segment<Point>| Segment::new(point(segment.a), point(segment.b));
        match self {
            Self::Point(center) => Self::Point(point(*center)),
            Self::Segment(core) => Self::Segment(segment(core)),
            Self::Circle(circle) => Self::Circle(Circle::new(point(circle.center), radius(circle.radius))),
            Self::Stadium(stadium) => {
                Self::Stadium(Stadium { segment: segment(&stadium.segment), radius: radius(stadium.radius) })
            }
            Self::Ray(ray) => Self::Ray(Ray::new(point(ray.origin), direction(ray.direction))),
            Self::Polygon(polygon) => {
                Self::Polygon(hull(polygon.vertices().iter().copied().map(&point), radius(polygon.radius)))
            }
            Self::Box(aabb) => Self::Box(Aabb::new(point(aabb.min), point(aabb.max))),
        }
    }

    /// Whether it is a point or straight but for its radius.
    pub fn is_straight(&self) -> bool {
        !matches!(self, Self::Polygon(_) | Self::Box(_))
    }

    /// The figure with its ends exchanged, if it has two.
    pub fn reversed(&self) -> Option<Self> {
        match self {
            Self::Segment(segment) => Some(Self::Segment(segment.reversed())),
            Self::Stadium(stadium) => Some(Self::Stadium(stadium.segment.reversed().inflated(stadium.radius))),
            Self::Point(_) | Self::Circle(_) | Self::Ray(_) | Self::Polygon(_) | Self::Box(_) => None,
        }
    }

    /// The figure inflated by `margin`; a ray cannot be.
    pub fn inflated(&self, margin: f64) -> Option<Self> {
        match self {
            Self::Point(point) => Some(Self::Circle(Circle::new(*point, margin))),
            Self::Circle(circle) => Some(Self::Circle(circle.inflated(margin))),
            Self::Segment(segment) => Some(Self::Stadium(segment.inflated(margin))),
            Self::Stadium(stadium) => Some(Self::Stadium(stadium.inflated(margin))),
            Self::Polygon(polygon) => Some(Self::Polygon(polygon.inflated(margin))),
            Self::Box(_) => Some(Self::hull(&self.points(), margin)),
            Self::Ray(_) => None,
        }
    }
}

/// The box with these two opposite corners. A NaN stays.
pub fn box_between(one: Point, other: Point) -> Aabb<Point> {
    let [x, y] = [0, 1].map(|axis| {
        let (one, other) = (one[axis], other[axis]);
        if other < one { [other, one] } else { [one, other] }
    });
    Aabb::new([x[0], y[0]], [x[1], y[1]])
}
