//! What `counts.py` counts the instructions of: each query of each pair of kinds, over an array of inputs.
//!
//! `counts SCENES PRECISION` asks them all, a row a line of its output. SCENES is `everyday` or `grid`: see [`scenes`].
//! PRECISION is `f32` or `f64`.

#[path = "../../../tests/common/random.rs"]
#[expect(dead_code, reason = "the tests draw more")]
mod random;
mod rows;
mod scenes;

use std::env;
use std::process::ExitCode;
use std::thread;

use impinge::glam::{DVec2, Vec2};

use crate::scenes::Scenes;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (scenes, ask_all): (_, fn(Scenes)) = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["everyday", "f32"] => (Scenes::Everyday, rows::ask_all::<Vec2>),
        ["everyday", "f64"] => (Scenes::Everyday, rows::ask_all::<DVec2>),
        ["grid", "f32"] => (Scenes::Grid, rows::ask_all::<Vec2>),
        ["grid", "f64"] => (Scenes::Grid, rows::ask_all::<DVec2>),
        _ => {
            eprintln!("usage: counts everyday|grid f32|f64");
            return ExitCode::FAILURE;
        }
    };
    // The stack of a thread begins at a page. Where that of `main` begins depends on the environment and the folder; a
    // copy of 200 bytes takes a few instructions more or less, as they are aligned.
    let rows = thread::spawn(move || ask_all(scenes));
    if rows.join().is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
