//! Balls that exactly touch something.

use impinge::glam::{Vec2, vec2};
use impinge::{Circle, QueryError, Segment, query};

use crate::{plain, truth};

/// What a ball touches.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Obstacle {
    Disc(Circle),
    Wall(Segment),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene {
    pub(crate) ball: Circle,
    pub(crate) obstacle: Obstacle,
}

/// Whether ball and obstacle meet, as three say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Verdicts {
    pub(crate) plain: bool,
    pub(crate) library: bool,
    pub(crate) truth: bool,
}

impl Scene {
    /// Two discs of the same size, `offset` apart.
    pub(crate) fn disc(center: Vec2, offset: Offset) -> Self {
        let radius = offset.length / 2.0;
        Self {
            ball: Circle::new(center, radius),
            obstacle: Obstacle::Disc(Circle::new(center + offset.vector, radius)),
        }
    }

    /// The same ball, and a wall along `offset`, five times as long: two lengths on one side of the foot, three on the other.
    pub(crate) fn wall(center: Vec2, offset: Offset) -> Self {
        let foot = center - offset.vector.perp() / 2.0;
        let wall = Segment::new(foot - 2.0 * offset.vector, foot + 3.0 * offset.vector);
        Self { ball: Circle::new(center, offset.length / 2.0), obstacle: Obstacle::Wall(wall) }
    }

    /// The verdicts with the ball at `center`.
    pub(crate) fn verdicts(&self, center: Vec2) -> Result<Verdicts, QueryError> {
        let ball = Circle { center, ..self.ball };
        Ok(match &self.obstacle {
            Obstacle::Disc(disc) => Verdicts {
                plain: plain::meets_disc(&ball, disc),
                library: query::intersects(&ball, disc)?,
                truth: truth::meets_disc(&ball, disc),
            },
            Obstacle::Wall(wall) => Verdicts {
                plain: plain::meets_wall(&ball, wall),
                library: query::intersects(&ball, wall)?,
                truth: truth::meets_wall(&ball, wall),
            },
        })
    }
}

/// A vector of whole coordinates, neither of them zero, and of whole length.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offset {
    vector: Vec2,
    length: f32,
}

impl Offset {
    /// That of the drawn scenes.
    pub(crate) const DRAWN: Self = Self { vector: vec2(12.0, 9.0), length: 15.0 };

    /// The offset (`x`, `y`), if its length is whole and at most `longest`.
    pub(crate) fn new(x: i16, y: i16, longest: i16) -> Option<Self> {
        let length = (1..=longest).find(|length| length * length == x * x + y * y)?;
        let vector = vec2(x.into(), y.into());
        (x != 0 && y != 0).then(|| Self { vector, length: length.into() })
    }

    pub(crate) fn all(longest: i16) -> impl Iterator<Item = Self> {
        let range = -longest..=longest;
        range.clone().flat_map(move |x| range.clone().filter_map(move |y| Self::new(x, y, longest)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// (3, 4), (6, 8), (5, 12), (9, 12), (8, 15), (12, 16), in either order and with any signs.
    #[test]
    fn offsets_are_the_pythagorean_ones() {
        assert_eq!(Offset::all(20).count(), 6 * 2 * 4);
    }
}
