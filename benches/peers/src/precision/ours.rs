//! This library, which the hand-written formulas share the shapes with.

use impinge::query::{self, CastHit, Contact, Penetration, RayHit};
use impinge::shapes::Bounded;
use impinge::{QueryError, Shape};

use super::draw::{Aim, Moving, REACH, Rectangle};
use super::{Aabb, Circle, Polygon, Ray, Scalar, Segment, Stadium, Vector};
use crate::answer::Answer;
use crate::peers::Stored;

macro_rules! stored_as_it_is {
    ($($shape:ty),*) => {
        $(impl Stored<$shape> for $shape {
            fn stored(shape: &$shape) -> Self {
                *shape
            }
        })*
    };
}

stored_as_it_is!(Vector, Segment, Circle, Stadium, Aabb, Rectangle, Aim);

impl<const N: usize> Stored<Polygon<N>> for Polygon<N> {
    fn stored(polygon: &Polygon<N>) -> Self {
        *polygon
    }
}

impl Stored<Rectangle> for Polygon<4> {
    fn stored(rectangle: &Rectangle) -> Self {
        Self::rectangle(rectangle.center, rectangle.half_extents, rectangle.rotation)
    }
}

impl<S, P: Stored<S>> Stored<Moving<S>> for Moving<P> {
    fn stored(moving: &Moving<S>) -> Self {
        Self { shape: P::stored(&moving.shape), translation: moving.translation }
    }
}

impl Stored<Aim> for Ray {
    fn stored(aim: &Aim) -> Self {
        Self::new(aim.origin, aim.direction)
    }
}

impl From<Scalar> for Answer {
    fn from(number: Scalar) -> Self {
        [number].into()
    }
}

impl<const N: usize> From<[Scalar; N]> for Answer {
    fn from(numbers: [Scalar; N]) -> Self {
        Self::Yes(numbers.map(f64::from).into())
    }
}

impl From<Vector> for Answer {
    fn from(point: Vector) -> Self {
        point.to_array().into()
    }
}

/// The deepest point, as a penetration.
impl From<Contact<Vector>> for Answer {
    fn from(found: Contact<Vector>) -> Self {
        let separations = found.points().iter().map(|point| point.separation);
        Self::along(-separations.fold(Scalar::INFINITY, Scalar::min), found.normal.into())
    }
}

impl From<Penetration<Vector>> for Answer {
    fn from(found: Penetration<Vector>) -> Self {
        Self::along(found.depth, found.normal.to_array())
    }
}

impl From<RayHit<Vector>> for Answer {
    fn from(hit: RayHit<Vector>) -> Self {
        Self::hit(hit.t, hit.normal.to_array())
    }
}

impl From<CastHit<Vector>> for Answer {
    fn from(hit: CastHit<Vector>) -> Self {
        Self::hit(hit.t, hit.normal.to_array())
    }
}

pub(crate) fn closest_point(segment: &Segment, point: &Vector) -> Result<Vector, QueryError> {
    query::closest_point(segment, *point)
}

pub(crate) fn raycast<S: Shape<Vector = Vector>>(ray: &Ray, shape: &S) -> Result<Option<RayHit<Vector>>, QueryError> {
    query::raycast(ray, shape, REACH)
}

pub(crate) fn cast<A, B>(moving: &Moving<A>, target: &B) -> Result<Option<CastHit<Vector>>, QueryError>
where
    A: Bounded<Vector = Vector>,
    B: Shape<Vector = Vector>,
{
    query::cast(&moving.shape, moving.translation, target)
}
