//! What this library has for many shapes: single calls in a loop.

use impinge::query::{self, RayHit};
use impinge::{Circle, Ray};

use super::nearest::nearest;
use super::sweep::sweep;
use crate::draw::REACH;

pub(super) fn first_hit(ray: &Ray, circles: &[Circle]) -> Option<(usize, RayHit)> {
    nearest(circles, REACH, |circle, reach| query::raycast(ray, circle, reach).ok().flatten())
}

pub(super) fn overlapping_pairs(circles: &[Circle], pairs: &mut Vec<(usize, usize)>) {
    sweep(circles, |a, b| query::intersects(a, b) == Ok(true), pairs);
}
