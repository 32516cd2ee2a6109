//! Prints the table of answers. Exits with 0 if it is that of `answers.txt`, otherwise with the number of the first line
//! that differs.

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
    let first = differences.first().map_or(0, |&(line, _)| line);
    ExitCode::from(u8::try_from(first).unwrap_or(u8::MAX))
}
