//! A small solver that stands on `contact`: `solver`.
//!
//! A pyramid, a card house, a pile of five hundred shapes and a chain come to rest, 60 steps a second. Nothing ever
//! overlaps by more than 5 mm, which is asked exactly after each step, and the hashes of all motions are the same on every
//! machine. The ends are drawn into `target/solver.svg`. `world` is the solver, for you to copy. The playground runs it too.
//!
//! It fails where any of that does not hold. After a change that is meant to change the motions, `IMPINGE_BLESS=1` writes
//! the new hashes to `tests/golden/solver.txt`.

mod check;
mod error;
#[path = "../hash.rs"]
mod hash;
mod picture;
mod report;
mod trial;
mod world;

use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use indicatif::ProgressBar;

use crate::error::SolverError;
use crate::trial::Trial;
use crate::world::scenes;

const PICTURE: &str = "target/solver.svg";
const EXPECTED_HASHES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/solver.txt");

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where even this cannot be said, the exit code remains.
            let _ = writeln!(io::stderr(), "solver: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), SolverError> {
    if env::args_os().len() > 1 {
        return Err(SolverError::Usage);
    }
    let trials = trials()?;
    picture::save(&trials, Path::new(PICTURE))?;
    writeln!(io::stdout(), "{}\nDrawn in {PICTURE}", report::report(&trials)).map_err(SolverError::Report)?;
    check::all_stand(&trials)?;
    if env::var_os("IMPINGE_BLESS").is_some() {
        return fs::write(EXPECTED_HASHES, report::hashes(&trials)).map_err(SolverError::Bless);
    }
    check::are_the_same_everywhere(&trials)
}

/// All of them, with a bar that grows on a terminal meanwhile.
fn trials() -> Result<Vec<Trial>, SolverError> {
    let trials = scenes::all().map(Trial::new);
    let bar = ProgressBar::new(trials.iter().map(|trial| u64::from(trial.steps())).sum());
    trials.into_iter().map(|trial| trial.run(|| bar.inc(1))).collect()
}
