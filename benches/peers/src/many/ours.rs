//! What this library has for many shapes.

use impinge::batch::{self, Shapes};
use impinge::glam::Vec2;
use impinge::query::{self, RayHit};
use impinge::{Circle, QueryError, Ray};

use super::sweep::sweep;
use crate::draw::REACH;

pub(super) type FirstHit = Result<Option<(usize, RayHit)>, QueryError>;

pub(super) fn first_hit<C: Shapes<Vector = Vec2> + ?Sized>(ray: &Ray, circles: &C) -> FirstHit {
    batch::raycast(ray, circles, REACH)
}

pub(super) fn overlapping_pairs(circles: &[Circle], pairs: &mut Vec<(usize, usize)>) {
    sweep(circles, |a, b| query::intersects(a, b) == Ok(true), pairs);
}
