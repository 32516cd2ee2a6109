//! Reads a drawing, says what overlaps and what the marked rays hit, and draws it: `scene [PATH]`.
//!
//! The answers are drawn into `target/scene.svg`. `examples/drawing/lib.rs` tells what a drawing may hold.

#![allow(clippy::disallowed_methods, reason = "a drawing need not have the same bits everywhere")]

mod bounce;
mod error;
mod label;
mod pairs;
mod picture;
mod table;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use drawing::{Drawing, Part};

use crate::error::SceneError;

const DEFAULT_DRAWING: &str = "examples/scenes/pinball.svg";
const PICTURE: &str = "target/scene.svg";

fn main() -> ExitCode {
    match run(env::args_os().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where even this cannot be said, the exit code remains.
            let _ = writeln!(io::stderr(), "scene: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: impl Iterator<Item = OsString>) -> Result<(), SceneError> {
    let drawing = Drawing::read(&path(arguments)?)?;
    let parts: Vec<Part> = drawing.parts().collect();
    let survey = pairs::survey(&parts)?;
    let paths = bounce::paths(&drawing, &parts)?;
    picture::save(&drawing, &survey, &paths, Path::new(PICTURE))?;
    let report = table::report(&drawing, &survey, &paths);
    writeln!(io::stdout(), "{report}\nDrawn in {PICTURE}").map_err(SceneError::Report)
}

/// The one argument, or the drawing that comes with this example.
fn path(mut arguments: impl Iterator<Item = OsString>) -> Result<PathBuf, SceneError> {
    let path = arguments.next().map_or_else(|| DEFAULT_DRAWING.into(), PathBuf::from);
    if arguments.next().is_some() { Err(SceneError::Usage) } else { Ok(path) }
}
