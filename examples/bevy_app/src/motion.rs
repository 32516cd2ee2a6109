//! How the balls move: straight on to the next wall, and off it.

use bevy::prelude::*;
use impinge::query::{self, CastHit};
use impinge::{AnyShape, Circle, QueryError, batch};

/// How far off the walls the balls stay: well above what rounding moves them by.
const SKIN: f32 = 0.01;
/// In a step. What is left after so many, deep in a corner, is dropped.
const MOST_BOUNCES: usize = 16;

#[derive(Component)]
pub(crate) struct Ball {
    pub(crate) shape: Circle,
    pub(crate) contacts: u32,
}

#[derive(Component)]
pub(crate) struct Velocity(pub(crate) Vec2);

#[derive(Component)]
pub(crate) struct Wall(pub(crate) AnyShape);

impl Ball {
    pub(crate) fn new(shape: Circle) -> Self {
        Self { shape, contacts: 0 }
    }
}

pub(crate) fn advance(mut balls: Query<(&mut Ball, &mut Velocity)>, walls: Query<&Wall>, time: Res<Time>) -> Result {
    for (mut ball, mut velocity) in &mut balls {
        let mut rest = time.delta_secs();
        for _ in 0..MOST_BOUNCES {
            let way = velocity.0 * rest;
            let Some(hit) = first_hit(&ball.shape, way, &walls)? else {
                ball.shape = ball.shape.translated(way);
                break;
            };
            ball.shape = ball.shape.translated(way * hit.t);
            ball.contacts += 1;
            velocity.0 = hit.reflect(velocity.0);
            rest *= 1.0 - hit.t;
        }
    }
    Ok(())
}

fn first_hit(ball: &Circle, way: Vec2, walls: &Query<&Wall>) -> Result<Option<CastHit>, QueryError> {
    let mut first: Option<CastHit> = None;
    for wall in walls {
        let Some(hit) = query::cast(&ball.inflated(SKIN), way, &wall.0)? else { continue };
        // Where the skin overlaps what the ball leaves, that is no obstacle any more.
        let is_ahead = hit.normal.dot(way) < 0.0;
        if is_ahead && first.is_none_or(|first| hit.t < first.t) {
            first = Some(hit);
        }
    }
    Ok(first)
}

/// Balls that overlap, and approach each other, exchange their velocities along the normal.
pub(crate) fn collide(mut balls: Query<(&mut Ball, &mut Velocity)>, mut pairs: Local<batch::Pairs>) -> Result {
    let mut balls: Vec<_> = balls.iter_mut().collect();
    let shapes: Vec<Circle> = balls.iter().map(|(ball, _)| ball.shape).collect();
    for &(i, j) in batch::overlapping_pairs(&shapes, &mut pairs)? {
        let Some(overlap) = query::penetration(&shapes[i], &shapes[j])? else {
            continue;
        };
        let approach = (balls[j].1.0 - balls[i].1.0).dot(overlap.normal);
        if approach < 0.0 {
            for (index, share) in [(i, approach), (j, -approach)] {
                balls[index].0.contacts += 1;
                balls[index].1.0 += overlap.normal * share;
            }
        }
    }
    Ok(())
}
