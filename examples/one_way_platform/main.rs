//! A character that slides along floors and jumps through one-way platforms: `one_way_platform`.
//!
//! `examples/controller.rs` is the controller, to be copied. This puts it to the test: thousands of steps at random, of lengths
//! from a thousandth to a million, after each of which the floors are checked exactly; slopes on which it must not stick;
//! and a walk through the level, drawn into `target/one_way_platform.svg`. It fails where a single step is wrong.

mod check;
#[path = "../controller.rs"]
mod controller;
mod course;
mod error;
mod level;
#[allow(clippy::disallowed_methods, reason = "a drawing need not have the same bits everywhere")]
mod picture;
#[path = "../../tests/common/random.rs"]
#[expect(dead_code, unreachable_pub, reason = "the tests need more of it, in a package of its own")]
mod random;
mod slope;
mod table;
mod tour;
mod trial;

use std::env;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use crate::error::PlatformError;

const PICTURE: &str = "target/one_way_platform.svg";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where even this cannot be said, the exit code remains.
            let _ = writeln!(io::stderr(), "one_way_platform: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), PlatformError> {
    if env::args_os().len() > 1 {
        return Err(PlatformError::Usage);
    }
    let course = level::course();
    let (trials, descents, tour) = (trial::trials(&course)?, slope::descents()?, tour::tour(&course)?);
    trial::check_variety(&trials)?;
    picture::save(&course, &tour, Path::new(PICTURE))?;
    let report = table::report(&trials, &descents, &tour);
    writeln!(io::stdout(), "{report}\n\nDrawn in {PICTURE}").map_err(PlatformError::Report)
}
