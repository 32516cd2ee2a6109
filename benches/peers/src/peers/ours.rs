//! This library, which the hand-written formulas share the shapes with.

use impinge::glam::Vec2;
use impinge::query::{self, CastHit, RayHit};
use impinge::{Circle, QueryError, Ray, Segment, Shape, Stadium};

use super::Stored;
use crate::draw::{Aim, Moving, REACH};

macro_rules! stored_as_it_is {
    ($($shape:ty),*) => {
        $(impl Stored<$shape> for $shape {
            fn stored(shape: &$shape) -> Self {
                *shape
            }
        })*
    };
}

stored_as_it_is!(Vec2, Segment, Circle, Stadium, Aim, Moving);

impl Stored<Aim> for Ray {
    fn stored(aim: &Aim) -> Self {
        Self::new(aim.origin, aim.direction)
    }
}

pub(crate) fn closest_point(segment: &Segment, point: &Vec2) -> Result<Vec2, QueryError> {
    query::closest_point(segment, *point)
}

pub(crate) fn raycast<S: Shape<Vector = Vec2>>(ray: &Ray, shape: &S) -> Result<Option<RayHit>, QueryError> {
    query::raycast(ray, shape, REACH)
}

pub(crate) fn cast<S: Shape<Vector = Vec2>>(moving: &Moving, shape: &S) -> Result<Option<CastHit>, QueryError> {
    query::cast(&moving.circle, moving.translation, shape)
}
