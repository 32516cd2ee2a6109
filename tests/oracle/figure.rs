use std::fmt::Debug;

use glam::Vec2;
use impinge::{Circle, Ray, Segment, Stadium};

use super::body::Body;
use super::core::Core;
use super::float::Float;
use super::rational::{Rational, rational};
use super::vector::Vector;

/// A vector of the crate's users.
pub(crate) trait Coordinates: impinge::Vector<Scalar: Float> {
    fn new(x: Self::Scalar, y: Self::Scalar) -> Self;
    fn coordinates(self) -> [Self::Scalar; 2];

    fn exact_vector(self) -> Vector {
        let [x, y] = self.coordinates().map(|coordinate| rational(coordinate.into()));
        Vector::new(x, y)
    }
}

/// A shape of the crate's users.
pub(crate) trait Figure: Debug {
    type Coordinate: Float;

    fn exact_body(&self) -> Body;
    /// The coordinates, and the radius if there is one; a ray's direction, which is no place, comes apart.
    fn places(&self) -> Vec<Self::Coordinate>;
    fn direction(&self) -> Vec<Self::Coordinate> {
        Vec::new()
    }

    /// All numbers in bits, to write them down without a doubt.
    fn bits(&self) -> String {
        [self.places(), self.direction()].concat().into_iter().map(Float::bits).collect::<Vec<_>>().join(", ")
    }
}

macro_rules! coordinates {
    ($vector:ty, $scalar:ty, $new:expr) => {
        impl Coordinates for $vector {
            fn new(x: $scalar, y: $scalar) -> Self {
                $new(x, y)
            }

            fn coordinates(self) -> [$scalar; 2] {
                self.into()
            }
        }
    };
}

coordinates!(Vec2, f32, Vec2::new);
coordinates!(glam::DVec2, f64, glam::DVec2::new);
coordinates!([f32; 2], f32, |x, y| [x, y]);
coordinates!([f64; 2], f64, |x, y| [x, y]);

fn segment<V: Coordinates>(a: V, b: V) -> Core {
    let (a, b) = (a.exact_vector(), b.exact_vector());
    Core { span: &b - &a, start: a, endless: false }
}

impl<V: Coordinates> Figure for V {
    type Coordinate = V::Scalar;

    fn exact_body(&self) -> Body {
        Body { core: segment(*self, *self), radius: Rational::ZERO }
    }

    fn places(&self) -> Vec<V::Scalar> {
        self.coordinates().to_vec()
    }
}

impl<V: Coordinates> Figure for Segment<V> {
    type Coordinate = V::Scalar;

    fn exact_body(&self) -> Body {
        Body { core: segment(self.a, self.b), radius: Rational::ZERO }
    }

    fn places(&self) -> Vec<V::Scalar> {
        [self.a.coordinates(), self.b.coordinates()].concat()
    }
}

impl<V: Coordinates> Figure for Circle<V> {
    type Coordinate = V::Scalar;

    fn exact_body(&self) -> Body {
        Body { core: segment(self.center, self.center), radius: rational(self.radius.into()) }
    }

    fn places(&self) -> Vec<V::Scalar> {
        let [x, y] = self.center.coordinates();
        vec![x, y, self.radius]
    }
}

impl<V: Coordinates> Figure for Stadium<V> {
    type Coordinate = V::Scalar;

    fn exact_body(&self) -> Body {
        Body { radius: rational(self.radius.into()), ..self.segment.exact_body() }
    }

    fn places(&self) -> Vec<V::Scalar> {
        [self.segment.places(), vec![self.radius]].concat()
    }
}

impl<V: Coordinates> Figure for Ray<V> {
    type Coordinate = V::Scalar;

    fn exact_body(&self) -> Body {
        let core = Core { start: self.origin.exact_vector(), span: self.direction.exact_vector(), endless: true };
        Body { core, radius: Rational::ZERO }
    }

    fn places(&self) -> Vec<V::Scalar> {
        self.origin.places()
    }

    fn direction(&self) -> Vec<V::Scalar> {
        self.direction.places()
    }
}
