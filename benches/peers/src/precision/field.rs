//! Shapes all over a square, and what is asked about them.

use rand::SeedableRng;
use rand::rngs::SmallRng;

use super::draw::{Aim, Everyday};
use super::{Circle, Scalar, Vector};

/// Circles a unit of area: half of the rays hit one.
pub(crate) const SPARSE: Scalar = 0.007;

/// Boxes a unit of area: half of the rays hit one.
pub(crate) const SPARSE_BOXES: Scalar = 0.0033;

/// Circles a unit of area: each overlaps about one other.
///
/// A disc of both radii has π(r+s)², of which the mean is 15.7 for radii from 0.1 to 2.
pub(crate) const DENSE: Scalar = 0.0636;

/// So many shapes in a square, with so many a unit of area.
pub(crate) fn field<S: Everyday>(shapes: usize, density: Scalar) -> Vec<S> {
    spread(shapes, scale(shapes, density), &mut SmallRng::seed_from_u64(1))
}

/// So many such squares.
pub(crate) fn fields(count: usize, circles: usize, density: Scalar) -> Vec<Vec<Circle>> {
    let random = &mut SmallRng::seed_from_u64(1);
    (0..count).map(|_| spread(circles, scale(circles, density), random)).collect()
}

/// Rays from anywhere in such a field to anywhere.
pub(crate) fn aims(rays: usize, shapes: usize, density: Scalar) -> Vec<(Aim, ())> {
    let scale = scale(shapes, density);
    let random = &mut SmallRng::seed_from_u64(2);
    let mut aim = || Aim { origin: Vector::drawn(random) * scale, direction: Vector::drawn(random).normalize() };
    (0..rays).map(|_| (aim(), ())).collect()
}

/// So many other circles anywhere in such a field.
pub(crate) fn others(count: usize, circles: usize, density: Scalar) -> Vec<(Circle, ())> {
    let others = spread(count, scale(circles, density), &mut SmallRng::seed_from_u64(2));
    others.into_iter().map(|other| (other, ())).collect()
}

fn spread<S: Everyday>(shapes: usize, scale: Scalar, random: &mut SmallRng) -> Vec<S> {
    let mut shape = || {
        let shape = S::drawn(random);
        shape.moved(shape.middle() * (scale - 1.0))
    };
    (0..shapes).map(|_| shape()).collect()
}

/// How many times as wide as that of everyday coordinates a field is.
#[expect(clippy::cast_precision_loss, reason = "a round number of shapes")]
fn scale(shapes: usize, density: Scalar) -> Scalar {
    (shapes as Scalar / density).sqrt() / 20.0
}
