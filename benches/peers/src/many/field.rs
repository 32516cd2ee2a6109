//! Circles all over a square, and rays through it.

use impinge::Circle;
use impinge::glam::Vec2;
use rand::SeedableRng;
use rand::rngs::SmallRng;

use crate::single::draw::{self, Aim, Everyday as _};

/// So many circles in a square, with so many a unit of area.
pub(crate) fn field(circles: usize, density: f32) -> Vec<Circle> {
    let scale = half_width(circles, density) / 10.0;
    let random = &mut SmallRng::seed_from_u64(1);
    (0..circles).map(|_| Circle::new(Vec2::drawn(random) * scale, draw::radius(random))).collect()
}

/// Rays from anywhere in such a field to anywhere.
pub(crate) fn aims(rays: usize, circles: usize, density: f32) -> Vec<(Aim, ())> {
    let scale = half_width(circles, density) / 10.0;
    let random = &mut SmallRng::seed_from_u64(2);
    let mut aim = || Aim { origin: Vec2::drawn(random) * scale, direction: Vec2::drawn(random).normalize() };
    (0..rays).map(|_| (aim(), ())).collect()
}

#[expect(clippy::cast_precision_loss, reason = "a round number of circles")]
fn half_width(circles: usize, density: f32) -> f32 {
    (circles as f32 / density).sqrt() / 2.0
}
