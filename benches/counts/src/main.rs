//! What `counts.py` counts the instructions of: each query of each pair of kinds, over an array of inputs.
//!
//! `counts SCENES PRECISION` asks them all, a row a line of its output. SCENES is `everyday` or `grid`: see [`scenes`].
//! PRECISION is `f32` or `f64`. `counts worst PRECISION` asks the scenes of `worst.txt`, which `counts search` finds: see
//! [`worst`].

#[path = "../../../tests/common/random.rs"]
mod random;
mod rows;
mod scenes;
mod worst;

use std::env;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use impinge::glam::{DVec2, Vec2};

use crate::scenes::Scenes;

/// How long to search for the worst scene of a query.
const SEARCH: Duration = Duration::from_secs(4);

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let ask_all: fn() = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["everyday", "f32"] => || rows::ask_all::<Vec2>(Scenes::Everyday),
        ["everyday", "f64"] => || rows::ask_all::<DVec2>(Scenes::Everyday),
        ["grid", "f32"] => || rows::ask_all::<Vec2>(Scenes::Grid),
        ["grid", "f64"] => || rows::ask_all::<DVec2>(Scenes::Grid),
        ["worst", "f32"] => || rows::ask_worst::<Vec2>("f32"),
        ["worst", "f64"] => || rows::ask_worst::<DVec2>("f64"),
        ["search"] => || {
            worst::search::<Vec2>("f32", [-149, 127], SEARCH);
            worst::search::<DVec2>("f64", [-1074, 1023], SEARCH);
        },
        _ => {
            eprintln!("usage: counts everyday|grid|worst f32|f64, or counts search");
            return ExitCode::FAILURE;
        }
    };
    // The stack of a thread begins at a page. Where that of `main` begins depends on the environment and the folder; a
    // copy of 200 bytes takes a few instructions more or less, as they are aligned.
    let rows = thread::spawn(ask_all);
    if rows.join().is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
