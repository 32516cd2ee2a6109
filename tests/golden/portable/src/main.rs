//! Prints the table of answers, and plays pinball. Exits with 0 if both are as in `answers.txt` and `pinball.txt`,
//! otherwise with the number of the first line of answers that differs, or 255 for the game.

#[path = "../../../../examples/pinball/game/mod.rs"]
#[expect(dead_code, reason = "the example `pinball` tells more of a game")]
mod game;
mod pinball;
#[path = "../../queries/mod.rs"]
mod queries;

use std::process::ExitCode;

fn main() -> ExitCode {
    let tally = queries::all();
    print!("{tally}");
    let differences = tally.differences(include_str!("../../answers.txt"));
    for (line, expected) in &differences {
        eprintln!("line {line} differs from the expected: {expected}");
    }
    match differences.first() {
        Some(&(line, _)) => ExitCode::from(u8::try_from(line).unwrap_or(u8::MAX)),
        None => play(),
    }
}

fn play() -> ExitCode {
    match pinball::is_as_expected() {
        Ok(true) => return ExitCode::SUCCESS,
        Ok(false) => eprintln!("pinball: not the expected hash, {}", game::expected_hash()),
        Err(error) => eprintln!("pinball: {error}"),
    }
    ExitCode::from(u8::MAX)
}
