//! The drawing as the ball meets it.

use impinge::glam::DVec2;
use impinge::{Circle, Stadium};

use super::GameError;
use super::role::Role;
use drawing::{Drawing, Part, ReadError};

/// Where the ball is served, and all that it may hit.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) ball: Circle,
    pub(crate) obstacles: Vec<Obstacle>,
}

#[derive(Debug)]
pub(crate) struct Obstacle {
    pub(crate) name: String,
    pub(crate) role: Role,
    /// Every shape of a drawing is one, if need be without length or radius.
    pub(crate) shape: Stadium,
}

/// The drawing that comes with this example.
pub(crate) fn drawing() -> Result<Drawing, ReadError> {
    Drawing::parse("examples/scenes/pinball.svg", include_str!("../../scenes/pinball.svg"))
}

impl Table {
    /// What `drawing` shows, with the shape that is called `ball` as the ball.
    pub(crate) fn new(drawing: &Drawing) -> Result<Self, GameError> {
        let (balls, others): (Vec<_>, Vec<_>) = drawing.parts().partition(|part| part.to_string() == "ball");
        let ball = balls.first().ok_or(GameError::NoBall)?;
        let Stadium { segment, radius } = narrowed(ball.figure.stadium());
        Ok(Self { ball: Circle::new(segment.a, radius), obstacles: others.iter().map(Obstacle::new).collect() })
    }
}

impl Obstacle {
    fn new(part: &Part<'_>) -> Self {
        let name = part.to_string();
        Self { role: Role::named(&name), name, shape: narrowed(part.figure.stadium()) }
    }
}

/// The nearest shape in `f32`. Where a group is turned, a machine's sine may differ in the last place of `f64`; that of
/// `f32`, half a billion times as wide, does not show it but by a rare chance, which the comparison of hashes would tell.
fn narrowed(shape: Stadium<DVec2>) -> Stadium {
    #[expect(clippy::cast_possible_truncation, reason = "the game is played in f32")]
    let radius = shape.radius as f32;
    Stadium::new(shape.segment.a.as_vec2(), shape.segment.b.as_vec2(), radius)
}
