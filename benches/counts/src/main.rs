//! Asks each query of each pair of kinds, over an array of inputs, a row a line of its output.

#[expect(dead_code, reason = "the rows of polygons")]
mod rows;

use std::process::ExitCode;

use counts::run_named;
use impinge::glam::{DVec2, Vec2};

fn main() -> ExitCode {
    run_named([rows::ask_all::<Vec2>, rows::ask_all::<DVec2>])
}
