use std::array;
use std::ops::Range;

use rand::RngExt;
use rand::rngs::SmallRng;

use super::{Aabb, Everyday, Polygon, Scalar, Vector};

/// A box that is turned: its first axis is `rotation`, which has length 1.
#[derive(Clone, Copy)]
pub(crate) struct Rectangle {
    pub(crate) center: Vector,
    pub(crate) half_extents: Vector,
    pub(crate) rotation: Vector,
}

impl Everyday for Rectangle {
    fn drawn(random: &mut SmallRng) -> Self {
        Self { center: Vector::drawn(random), half_extents: half_extents(random), rotation: unit(random, 0.0..1.0) }
    }

    fn middle(&self) -> Vector {
        self.center
    }

    fn moved(&self, by: Vector) -> Self {
        Self { center: self.center + by, ..*self }
    }
}

impl Everyday for Aabb {
    fn drawn(random: &mut SmallRng) -> Self {
        let (center, half_extents) = (Vector::drawn(random), half_extents(random));
        Self::new(center - half_extents, center + half_extents)
    }

    fn middle(&self) -> Vector {
        self.center()
    }

    fn moved(&self, by: Vector) -> Self {
        self.translated(by)
    }
}

/// On a circle, with a corner in the first half of each `N`th of it: so each library keeps all corners, for none is
/// near another or near the line of its neighbours.
#[expect(clippy::cast_precision_loss, reason = "a few corners")]
impl<const N: usize> Everyday for Polygon<N> {
    fn drawn(random: &mut SmallRng) -> Self {
        let (center, radius) = (Vector::drawn(random), random.random_range(0.5..4.0));
        let start = unit(random, 0.0..1.0);
        let share = |part: usize| part as Scalar / N as Scalar;
        Self::new(array::from_fn(|corner| {
            let angle = share(corner)..share(corner) + share(1) / 2.0;
            center + start.rotate(unit(random, angle)) * radius
        }))
    }

    fn middle(&self) -> Vector {
        self.vertices().iter().sum::<Vector>() / self.vertices().len() as Scalar
    }

    fn moved(&self, by: Vector) -> Self {
        self.translated(by)
    }
}

fn half_extents(random: &mut SmallRng) -> Vector {
    Vector::new(random.random_range(0.3..3.0), random.random_range(0.3..3.0))
}

/// The unit vector of an angle, which is in turns.
fn unit(random: &mut SmallRng, turns: Range<Scalar>) -> Vector {
    Vector::from_angle((random.random_range(turns) * 360.0).to_radians())
}
