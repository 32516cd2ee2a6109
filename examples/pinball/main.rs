//! A pinball machine without a screen, played by `cast` alone: `pinball`.
//!
//! On the table of `examples/scenes/pinball.svg` a ball falls, bounces and rolls for a minute, 240 steps a second, and is
//! launched again when it drains. It never overlaps anything, which is asked exactly of each piece of its way, and the
//! hash of all that it does is the same on every machine. Its trace is drawn into `target/pinball.svg`.
//!
//! It fails where any of that does not hold, and where the game is dull. After a change that is meant to change the game,
//! `IMPINGE_BLESS=1` writes the new hash to `tests/golden/pinball.txt`.

mod check;
mod error;
mod game;
mod picture;
mod report;

use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use indicatif::ProgressIterator as _;

use crate::error::PinballError;
use crate::game::{Game, GameError, SKIN, STEPS, Table};

const PICTURE: &str = "target/pinball.svg";
const EXPECTED_HASH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/pinball.txt");

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where even this cannot be said, the exit code remains.
            let _ = writeln!(io::stderr(), "pinball: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), PinballError> {
    if env::args_os().len() > 1 {
        return Err(PinballError::Usage);
    }
    let drawing = game::drawing().map_err(GameError::from)?;
    let game = played(Table::new(&drawing)?)?;
    picture::save(&drawing, &game, Path::new(PICTURE))?;
    writeln!(io::stdout(), "{}\nDrawn in {PICTURE}", report::report(&game)).map_err(PinballError::Report)?;
    check::is_lively(&game)?;
    if env::var_os("IMPINGE_BLESS").is_some() {
        return fs::write(EXPECTED_HASH, format!("{}\n", game.hash())).map_err(PinballError::Bless);
    }
    check::is_the_same_everywhere(&game)
}

/// The whole game, with a bar that grows on a terminal meanwhile.
fn played(table: Table) -> Result<Game, GameError> {
    let mut game = Game::new(table, SKIN);
    (0..STEPS).progress().try_for_each(|_| game.step())?;
    Ok(game)
}
