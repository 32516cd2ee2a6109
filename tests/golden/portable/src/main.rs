//! Prints the table of answers, plays pinball and the platformer, and lets the worlds of the solver fall. Exits with 0 if
//! all are as in `answers.txt` (or `tenth.txt`), `pinball.txt`, `platformer.txt` and `solver.txt`, otherwise with the
//! number of the first line of answers that differs, 252 if an `AnyShape` gets other answers than the shape that it holds,
//! 253 for the platformer, 254 for the solver, or 255 for pinball.

#[path = "../../../../examples/pinball/game/mod.rs"]
#[expect(dead_code, reason = "the example `pinball` tells more of a game")]
mod game;
mod pinball;
mod platformer;
#[path = "../../../../examples/platformer/game/mod.rs"]
#[expect(dead_code, reason = "the example `platformer` tells more of a game")]
mod platforms;
#[path = "../../queries/mod.rs"]
mod queries;
mod solver;
#[path = "../../../../examples/solver/world/mod.rs"]
#[expect(dead_code, reason = "the example `solver` tells more of a world")]
mod world;

use std::fmt::Display;
use std::process::ExitCode;

use impinge::glam::{DVec2, Vec2};

use self::queries::{Share, Tally};

fn main() -> ExitCode {
    let (share, expected) = if cfg!(feature = "short") {
        (Share::Tenth, include_str!("../../tenth.txt"))
    } else {
        (Share::All, include_str!("../../answers.txt"))
    };
    let mut tally = Tally::default();
    queries::in_all_regimes::<Vec2>(share, &mut tally);
    queries::in_all_regimes::<DVec2>(share, &mut tally);
    print!("{tally}");
    let differences = tally.differences(expected);
    for (line, expected) in &differences {
        eprintln!("line {line} differs from the expected: {expected}");
    }
    let differing = tally.differing_if_held();
    if !differing.is_empty() {
        eprintln!("an `AnyShape` gets other answers: {differing:?}");
    }
    match differences.first() {
        Some(&(line, _)) => ExitCode::from(u8::try_from(line).unwrap_or(u8::MAX)),
        None if !differing.is_empty() => ExitCode::from(252),
        None if !is_same("pinball", pinball::is_as_expected(), game::expected_hash()) => ExitCode::from(255),
        None if !is_same("solver", solver::is_as_expected(), world::expected_hashes()) => ExitCode::from(254),
        None if !is_same("platformer", platformer::is_as_expected(), platforms::expected_hashes()) => {
            ExitCode::from(253)
        }
        None => ExitCode::SUCCESS,
    }
}

fn is_same(name: &str, is_as_expected: Result<bool, impl Display>, expected: &str) -> bool {
    match is_as_expected {
        Ok(true) => return true,
        Ok(false) => eprintln!("{name}: not as expected: {expected}"),
        Err(error) => eprintln!("{name}: {error}"),
    }
    false
}
