//! The recorded minute of the example `platformer`, played by `impinge` and by parry: what went wrong, and how long a frame
//! takes. `run --platformer` tells how to start it.

#![allow(clippy::disallowed_methods, reason = "parry rounds as it likes")]

#[path = "../../../../examples/platformer/check.rs"]
mod check;
#[path = "../../../../examples/platformer/game/mod.rs"]
#[expect(dead_code, reason = "the example shows more of a game")]
mod game;
mod judge;
#[path = "../machine.rs"]
#[expect(dead_code, reason = "of the peers, only parry plays")]
mod machine;
#[path = "../marks.rs"]
mod marks;
mod player;
mod table;

use std::process::ExitCode;
use std::{fs, io};

use clap::Parser;

use crate::judge::Judged;
use crate::marks::Marks;
use crate::player::PLAYERS;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/RESULTS.md");
const MARKS: Marks =
    Marks { begin: "<!-- platformer: benches/peers/run --platformer -->\n", end: "<!-- end of platformer -->" };

#[derive(Parser)]
#[command(about = "Plays the example platformer by impinge and by parry, and writes the table")]
struct Options {
    /// Times nothing, and checks that the table has these runs.
    #[arg(long)]
    check: bool,
}

fn main() -> io::Result<ExitCode> {
    let judged = PLAYERS.map(|player| Judged::of(&player));
    let document = fs::read_to_string(DOCUMENT)?;
    let is_well = if Options::parse().check {
        table::tells_of(MARKS.within(&document).unwrap_or_default(), &judged)
    } else {
        let table = table::markdown(&judged, player::timed());
        print!("{table}");
        let rewritten = MARKS.rewritten(&document, &table);
        fs::write(DOCUMENT, rewritten.ok_or_else(|| io::Error::other("no place for the table"))?)?;
        true
    };
    if !is_well {
        eprintln!("out of date: the table of the platformer; run benches/peers/run --platformer");
    }
    Ok(if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
