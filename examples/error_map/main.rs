//! Draws where plain `f32` arithmetic is wrong about shapes that nearly touch: `error_map [PATH]`.
//!
//! A ball exactly touches a disc, and then a wall. Its centre is moved from one `f32` to the next, in x and in y, and in
//! each place the textbook formula in `f32`, this library, and rational numbers say whether the two meet. The maps of
//! the first two become `figures/error_map.svg`, and the same on dark paper, after the pictures of orientation tests by
//! Kettner, Mehlhorn, Pion, Schirra and Yap (*Classroom Examples of Robustness Problems in Geometric Computations*,
//! Computational Geometry 40, 2008). It fails where the library is wrong in a single cell, or the formula right in 99 %
//! of a drawn map.
//!
//! As in those pictures the moved point lies between 1/2 and 1, and the other some 15 away: their difference has fewer
//! binary places than the point, so the outline turns into a staircase. Whole numbers make the touch exact. The drawn
//! offset (12, 9) is one of 48 with whole coordinates and a length up to 20, and not among the worse half of them. All
//! of them are counted too, also around centres 4 and 16 times as far from the origin, where an ulp is as much larger:
//! the errors shrink with the ratio of the distance to the ulp, down to the cells beside the outline.

mod error;
mod map;
mod panel;
mod picture;
mod plain;
#[path = "../../tests/oracle/rational.rs"]
#[allow(dead_code, unreachable_pub, reason = "the oracle needs more of it, in a package of its own")]
mod rational;
mod scene;
mod sketch;
mod survey;
mod table;
mod truth;
#[path = "../../tests/oracle/vector.rs"]
#[allow(dead_code, unreachable_pub, reason = "the oracle needs more of it, in a package of its own")]
mod vector;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::error::MapError;
use crate::survey::{Drawn, Series};

const PICTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../figures/error_map.svg");

fn main() -> ExitCode {
    match run(env::args_os().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where even this cannot be said, the exit code remains.
            let _ = writeln!(io::stderr(), "error_map: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: impl Iterator<Item = OsString>) -> Result<(), MapError> {
    let path = path(arguments)?;
    let (drawn, all_series) = (survey::drawn()?, survey::all_series()?);
    save(&drawn, &path)?;
    let report = table::report(&drawn, &all_series);
    writeln!(io::stdout(), "{report}\n\nDrawn in {}", path.display()).map_err(MapError::Report)?;
    check(&drawn, &all_series)
}

/// The one argument, or the picture that the README shows.
fn path(mut arguments: impl Iterator<Item = OsString>) -> Result<PathBuf, MapError> {
    let path = arguments.next().map_or_else(|| PICTURE.into(), PathBuf::from);
    if arguments.next().is_some() { Err(MapError::Usage) } else { Ok(path) }
}

/// On light paper, and beside it on dark paper.
fn save(drawn: &[Drawn], path: &Path) -> Result<(), MapError> {
    let saved = picture::picture(drawn).save_on_both(path);
    saved.map_err(|source| MapError::Picture { path: path.display().to_string(), source })
}

/// That the library is never wrong, and that the picture shows what it is for.
fn check(drawn: &[Drawn], all_series: &[Series]) -> Result<(), MapError> {
    let of_series = all_series.iter().flat_map(|series| &series.library).copied();
    let library = drawn.iter().map(|drawn| drawn.map.wrong_in_library()).chain(of_series);
    match library.map(|wrong| wrong.cells).sum() {
        0 if drawn.iter().all(|drawn| drawn.map.wrong_in_plain().percent() > 1.0) => Ok(()),
        0 => Err(MapError::Pointless),
        wrong => Err(MapError::Wrong(wrong)),
    }
}
