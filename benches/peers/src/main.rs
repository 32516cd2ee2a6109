//! Every query side by side with other libraries and with hand-written formulas: `run` tells how to start it.

#![allow(clippy::disallowed_methods, reason = "peers and hand-written formulas round as they like")]
#![allow(clippy::trivially_copy_pass_by_ref, reason = "all take their arguments from one array")]

mod answer;
mod contest;
mod documents;
mod draw;
mod figure;
mod machine;
mod many;
mod peers;
mod report;
mod rows;
mod sections;
mod table;
mod timing;
mod verdict;

use std::io;
use std::process::ExitCode;

use clap::Parser;

use crate::report::Measured;
use crate::sections::Section;

#[derive(Parser)]
#[command(about = "Times every query side by side with other libraries")]
struct Options {
    /// Only the rows with this in their name.
    #[arg(long, default_value = "")]
    rows: String,
    /// How often each row is timed.
    #[arg(long, default_value_t = 101)]
    rounds: usize,
    /// Times nothing: do all agree?
    #[arg(long)]
    check: bool,
    /// Asks one row of one peer so many times, and times nothing: for callgrind.
    #[arg(long, num_args = 3, value_names = ["ROW", "PEER", "TIMES"])]
    count: Option<Vec<String>>,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let sections = sections::with(&options.rows);
    let is_well = match &options.count {
        Some(question) => counted(sections, question),
        None if options.check => checked(sections, &options),
        None => measured(sections, &options),
    };
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn measured(sections: Vec<Section>, options: &Options) -> bool {
    let sections: Vec<Measured> = sections.into_iter().map(|section| Measured::of(section, options.rounds)).collect();
    print!("{}", table::markdown(&sections));
    options.rows.is_empty().then(|| documents::write(&sections)).is_none_or(|written| succeeded(written).is_some())
}

/// Every row, also after one that fails.
fn checked(sections: Vec<Section>, options: &Options) -> bool {
    let is_current = !options.rows.is_empty() || succeeded(documents::are_current(&sections)) == Some(true);
    let rows = sections.into_iter().flat_map(|section| section.rows);
    rows.map(verdict::agree).fold(is_current, |all, one| all & one)
}

fn succeeded<T>(result: io::Result<T>) -> Option<T> {
    result.inspect_err(|error| eprintln!("{error}")).ok()
}

fn counted(sections: Vec<Section>, question: &[String]) -> bool {
    let [name, peer, times] = question else { return false };
    let Ok(times) = times.parse::<usize>() else { return false };
    let mut rows = sections.into_iter().flat_map(|section| section.rows);
    let row = rows.find(|planned| planned.name == *name).map(|planned| (planned.build)());
    let Some(mut contender) = row.and_then(|row| row.contenders.into_iter().find(|one| one.peer == *peer)) else {
        eprintln!("no such row, or not of that peer: {name}, {peer}");
        return false;
    };
    (0..times).for_each(|_| contender.questions.ask());
    true
}
