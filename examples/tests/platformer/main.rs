//! The controller that examples share, in small levels whose outcome is known; and the example `platformer`.

#![allow(clippy::disallowed_methods, reason = "tests need not have the same bits everywhere")]

mod anywhere;
mod bumps;
#[path = "../../platformer/check.rs"]
mod check;
mod checks;
#[path = "../example/mod.rs"]
mod example;
#[path = "../../platformer/game/mod.rs"]
#[expect(dead_code, reason = "the program shows more of a game")]
mod game;
mod moving;
mod one_way;
mod place;
mod program;
mod skin;
mod slopes;
mod steps;

use impinge::glam::{Vec2, vec2};
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Stadium};

use crate::game::controller::{self, Controller};

const SKIN: f32 = 1.0 / 128.0;
/// What the controller keeps clear beyond the skin.
const HAIR: f32 = SKIN / 16.0;
/// What a few roundings of coordinates below 64 take.
const ROUNDING: f32 = 4.0 / 262_144.0;
/// Of a second at 60 frames, in units.
const PULL: f32 = -1.0 / 8.0;

/// It climbs steps of 1/4 and slopes of 45°. The shape's feet are 1 below its middle, and it is 1 wide.
fn walker(shape: impl Into<AnyShape>) -> Controller {
    Controller { shape: shape.into(), up: Vec2::Y, skin: SKIN, step_height: 0.25, steepest: 1.0, most_turns: 8 }
}

const BOX: Aabb = Aabb::new(vec2(-0.5, -1.0), vec2(0.5, 1.0));

/// One of each kind.
fn shapes() -> [AnyShape; 4] {
    let diamond = [vec2(-0.25, -1.0), vec2(0.25, -1.0), vec2(0.5, 0.0), vec2(0.0, 1.0), vec2(-0.5, 0.0)];
    [
        BOX.into(),
        Stadium::new(vec2(0.0, -0.5), vec2(0.0, 0.5), 0.5).into(),
        Circle::new(vec2(0.0, -0.5), 0.5).into(),
        ConvexPolygon::new(diamond).into(),
    ]
}

fn tile(left: f32, bottom: f32, right: f32, top: f32) -> AnyShape {
    Aabb::new(vec2(left, bottom), vec2(right, top)).into()
}

/// Flush tiles, one wide, below y = 0.
fn floor(left: i16, right: i16) -> Vec<AnyShape> {
    (left..right).map(|x| tile(f32::from(x), -1.0, f32::from(x) + 1.0, 0.0)).collect()
}

#[track_caller]
fn assert_near(found: f32, expected: f32, tolerance: f32) {
    assert!((found - expected).abs() <= tolerance, "{found}, and not {expected}");
}
