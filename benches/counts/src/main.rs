//! Asks each query of each pair of kinds, over an array of inputs, a row a line of its output.

mod rows;

use std::env;
use std::process::ExitCode;

use counts::run;
use counts::scenes::Scenes;
use impinge::glam::{DVec2, Vec2};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    run(match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["everyday", "f32"] => || rows::ask_all::<Vec2>(Scenes::Everyday),
        ["everyday", "f64"] => || rows::ask_all::<DVec2>(Scenes::Everyday),
        ["grid", "f32"] => || rows::ask_all::<Vec2>(Scenes::Grid),
        ["grid", "f64"] => || rows::ask_all::<DVec2>(Scenes::Grid),
        _ => {
            eprintln!("usage: counts everyday|grid f32|f64");
            return ExitCode::FAILURE;
        }
    })
}
