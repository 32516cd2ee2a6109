//! The example `one_way_platform`: its controller, the checks that hold it, and what it prints.

#![allow(clippy::disallowed_methods, reason = "tests need not have the same bits everywhere")]

#[path = "../../one_way_platform/check.rs"]
mod check;
mod checks;
#[path = "../../controller.rs"]
mod controller;
#[path = "../../one_way_platform/course.rs"]
mod course;
#[path = "../../one_way_platform/error.rs"]
#[expect(dead_code, reason = "the program has errors of its own")]
mod error;
#[path = "../example/mod.rs"]
mod example;
mod platforms;
mod program;
mod room;
mod slides;

use impinge::glam::{Vec2, vec2};
use impinge::{AnyShape, Stadium};
use proptest::prelude::*;

use crate::controller::Controller;

/// One high, around the origin.
const SHAPE: Stadium = Stadium::new(vec2(0.0, -0.25), vec2(0.0, 0.25), 0.25);
const SKIN: f32 = 1.0 / 128.0;
/// What the controller keeps clear beyond the skin.
const HAIR: f32 = SKIN / 16.0;
/// It slides on every floor.
const SLIPPING: Controller = Controller {
    shape: AnyShape::Stadium(SHAPE),
    up: Vec2::Y,
    skin: SKIN,
    step_height: 0.25,
    steepest: -1.0,
    most_turns: 8,
};
/// It walks on slopes of up to 45°.
const WALKER: Controller = Controller { steepest: 1.0, ..SLIPPING };

/// A power of two, from a thousandth to a million, and so many times it.
/// What breaks becomes a named test, not a file.
fn config() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::default() }
}

fn speed() -> impl Strategy<Value = f32> {
    (127_u32 - 10..127 + 20, 1.0_f32..2.0).prop_map(|(exponent, factor)| factor * f32::from_bits(exponent << 23))
}

fn motion() -> impl Strategy<Value = Vec2> {
    (speed(), -1.0_f32..1.0, -1.0_f32..1.0).prop_map(|(speed, x, y)| speed * vec2(x, y))
}
