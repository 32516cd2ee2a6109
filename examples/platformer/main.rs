//! A platformer on a level of ten thousand flush tiles: `platformer`.
//!
//! A minute of recorded input, 60 frames a second, moves a character by `examples/controller.rs`: over tiles, stairs,
//! slopes, crates and one-way platforms, and on platforms that move. After each frame, it is checked exactly that the
//! character entered nothing, and that nothing stopped it where nothing is in the way. The hashes of the motion are the
//! same on every machine. The way is drawn into `target/platformer.svg`, in strips of ten seconds.
//!
//! It fails where any of that does not hold. After a change that is meant to change the motion, `IMPINGE_BLESS=1` writes
//! the new hashes to `tests/golden/platformer.txt`.

mod check;
mod error;
mod game;
#[path = "../hash.rs"]
mod hash;
#[allow(clippy::disallowed_methods, reason = "a drawing need not have the same bits everywhere")]
mod picture;
mod report;
mod trial;

use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, iter};

use crate::error::PlatformerError;
use crate::trial::Trial;

const PICTURE: &str = "target/platformer.svg";
const EXPECTED_HASHES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/platformer.txt");

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where even this cannot be said, the exit code remains.
            let _ = writeln!(io::stderr(), "platformer: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), PlatformerError> {
    if env::args_os().len() > 1 {
        return Err(PlatformerError::Usage);
    }
    let mut trial = Trial::run()?;
    picture::save(&trial, Path::new(PICTURE))?;
    writeln!(io::stdout(), "{}\n\nDrawn in {PICTURE}", report::report(&trial)).map_err(PlatformerError::Report)?;
    trial.check()?;
    if env::var_os("IMPINGE_BLESS").is_some() {
        return fs::write(EXPECTED_HASHES, &trial.hashes).map_err(PlatformerError::Bless);
    }
    let mut expected = game::expected_hashes().lines().zip(trial.hashes.lines().chain(iter::repeat("none")));
    let different = expected.find(|(expected, found)| expected != found);
    different.map_or(Ok(()), |(expected, _)| Err(PlatformerError::Hash(expected.into())))
}
