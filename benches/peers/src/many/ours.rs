//! What this library has for many shapes.

use impinge::batch::{self, Shapes};
use impinge::glam::Vec2;
use impinge::query::RayHit;
use impinge::{QueryError, Ray};

use crate::single::draw::REACH;

pub(super) type FirstHit = Result<Option<(usize, RayHit)>, QueryError>;

pub(super) fn first_hit<C: Shapes<Vector = Vec2> + ?Sized>(ray: &Ray, circles: &C) -> FirstHit {
    batch::raycast(ray, circles, REACH)
}
