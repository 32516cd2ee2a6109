//! What `counts.py` counts the instructions of: each query of each pair of kinds, over an array of inputs.
//!
//! `counts SCENES` asks them all, a row a line of its output. SCENES is `everyday` or `grid`: see [`scenes`].

#[path = "../../../tests/common/random.rs"]
#[expect(dead_code, reason = "the tests draw more")]
mod random;
mod rows;
mod scenes;

use std::env;
use std::process::ExitCode;

use crate::scenes::Scenes;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let scenes = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["everyday"] => Scenes::Everyday,
        ["grid"] => Scenes::Grid,
        _ => {
            eprintln!("usage: counts everyday|grid");
            return ExitCode::FAILURE;
        }
    };
    rows::ask_all(scenes);
    ExitCode::SUCCESS
}
