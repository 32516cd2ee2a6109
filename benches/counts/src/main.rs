//! Asks each query of each pair of kinds, over an array of inputs, a row a line of its output.

mod rows;

use std::process::ExitCode;

use counts::scenes::Regime;
use counts::{arguments, run};
use impinge::glam::{DVec2, Vec2};

fn main() -> ExitCode {
    run(match arguments().iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["everyday", "f32"] => || rows::ask_all::<Vec2>(Regime::Everyday),
        ["everyday", "f64"] => || rows::ask_all::<DVec2>(Regime::Everyday),
        ["grid", "f32"] => || rows::ask_all::<Vec2>(Regime::Grid),
        ["grid", "f64"] => || rows::ask_all::<DVec2>(Regime::Grid),
        ["fine", "f32"] => || rows::ask_all::<Vec2>(Regime::Fine),
        ["fine", "f64"] => || rows::ask_all::<DVec2>(Regime::Fine),
        ["extreme", "f32"] => || rows::ask_all::<Vec2>(Regime::Extreme),
        ["extreme", "f64"] => || rows::ask_all::<DVec2>(Regime::Extreme),
        _ => {
            eprintln!("usage: counts everyday|grid|fine|extreme f32|f64 [answers]");
            return ExitCode::FAILURE;
        }
    })
}
