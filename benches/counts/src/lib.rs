//! What `counts.py` counts the instructions of.
//!
//! There are two programs, because the compiler inlines a query less where one program asks it in two places: `counts` asks
//! the rows of [`scenes`], and `worst` the slowest scenes that are known.

#[path = "../../../tests/common/random.rs"]
pub mod random;
pub mod scenes;

use std::hint::black_box;
use std::process::ExitCode;
use std::thread;

/// Runs the rows on a stack that begins at a page. Where the stack of `main` begins depends on the environment and the
/// folder; a copy of 200 bytes takes a few instructions more or less, as they are aligned.
pub fn run(rows: fn()) -> ExitCode {
    if thread::spawn(rows).join().is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Asks about every input. `counts.py` counts from the beginning of this function to that of the next, by their names.
#[inline(never)]
pub fn ask_about_all<I, T>(row: &str, inputs: &[I], query: impl Fn(&I) -> T) {
    for input in black_box(inputs) {
        black_box(query(input));
    }
    conclude_row(row);
}

#[inline(never)]
fn conclude_row(row: &str) {
    println!("{row}");
}
