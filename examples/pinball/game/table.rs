//! The drawing as the ball meets it.

use impinge::glam::DVec2;
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, QueryError, Segment, Stadium};

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
    pub(crate) shape: AnyShape,
}

/// The drawing that comes with this example.
pub(crate) fn drawing() -> Result<Drawing, ReadError> {
    Drawing::parse("examples/scenes/pinball.svg", include_str!("../../scenes/pinball.svg"))
}

impl Table {
    /// What `drawing` shows, with the circle that is called `ball` as the ball.
    pub(crate) fn new(drawing: &Drawing) -> Result<Self, GameError> {
        let (balls, others): (Vec<_>, Vec<_>) = drawing.parts().partition(|part| part.to_string() == "ball");
        let Some(Part { shape: AnyShape::Circle(ball), .. }) = balls.first() else {
            return Err(GameError::NoBall);
        };
        let obstacles = others.iter().map(Obstacle::new).collect::<Result<_, _>>()?;
        Ok(Self { ball: narrowed_circle(ball), obstacles })
    }
}

impl Obstacle {
    fn new(part: &Part<'_>) -> Result<Self, QueryError> {
        let name = part.to_string();
        Ok(Self { role: Role::named(&name), name, shape: narrowed(part.shape)? })
    }
}

/// The nearest shape in `f32`. Where a group is turned, a machine's sine may differ in the last place of `f64`; that of
/// `f32`, half a billion times as wide, does not show it but by a rare chance, which the comparison of hashes would tell.
fn narrowed(shape: &AnyShape<DVec2>) -> Result<AnyShape, QueryError> {
    Ok(match shape {
        AnyShape::Point(point) => point.as_vec2().into(),
        AnyShape::Segment(segment) => narrowed_segment(segment).into(),
        AnyShape::Circle(circle) => narrowed_circle(circle).into(),
        AnyShape::Stadium(Stadium { segment, radius }) => narrowed_segment(segment).inflated(nearest(*radius)).into(),
        AnyShape::Aabb(Aabb { min, max }) => Aabb::new(min.as_vec2(), max.as_vec2()).into(),
        AnyShape::ConvexPolygon(polygon) => {
            let vertices: Vec<_> = polygon.vertices().iter().map(|vertex| vertex.as_vec2()).collect();
            ConvexPolygon::hull(&vertices)?.rounded(nearest(polygon.radius)).into()
        }
    })
}

fn narrowed_segment(segment: &Segment<DVec2>) -> Segment {
    Segment::new(segment.a.as_vec2(), segment.b.as_vec2())
}

fn narrowed_circle(circle: &Circle<DVec2>) -> Circle {
    Circle::new(circle.center.as_vec2(), nearest(circle.radius))
}

#[expect(clippy::cast_possible_truncation, reason = "the game is played in f32")]
fn nearest(number: f64) -> f32 {
    number as f32
}
