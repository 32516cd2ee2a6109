//! Every query side by side with other libraries and with hand-written formulas: `run` tells how to start it.

#![allow(clippy::disallowed_methods, reason = "peers and hand-written formulas round as they like")]
#![allow(clippy::trivially_copy_pass_by_ref, reason = "all take their arguments from one array")]

mod aims;
mod answer;
mod contest;
mod documents;
mod double;
mod figure;
mod levels;
mod machine;
mod many;
mod marks;
mod peers;
mod read;
mod report;
mod rows;
mod sections;
mod single;
mod table;
mod timing;
mod verdict;

use std::io;
use std::process::ExitCode;

use clap::Parser;

use crate::contest::Contender;
use crate::report::Measured;
use crate::sections::Section;

#[derive(Parser)]
#[command(about = "Times every query side by side with other libraries")]
struct Options {
    /// Only the rows with this in their name.
    #[arg(long, default_value = "")]
    rows: String,
    /// How often each row is timed: others than 101 are not written into the tables.
    #[arg(long, default_value_t = ROUNDS, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Times nothing: do all agree?
    #[arg(long)]
    check: bool,
    /// Times nothing: draws the figure from the tables as they are.
    #[arg(long)]
    redraw: bool,
    /// Asks one row of one peer so many times, and times nothing: for callgrind.
    #[arg(long, num_args = 3, value_names = ["ROW", "PEER", "TIMES"])]
    count: Option<Vec<String>>,
}

/// What the tables show.
const ROUNDS: u32 = 101;

fn main() -> io::Result<ExitCode> {
    let options = Options::parse();
    let sections = sections::with(&options.rows);
    let is_well = match &options.count {
        Some(question) => counted(sections, question),
        None if options.redraw => documents::redraw().map(|()| true)?,
        None if options.check => checked(sections, options.rows.is_empty())?,
        None => measured(sections, &options)?,
    };
    Ok(if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn measured(sections: Vec<Section>, options: &Options) -> io::Result<bool> {
    let measured = sections.into_iter().map(|section| Measured::of(section, options.rounds as usize));
    let sections: Vec<Measured> = measured.collect();
    print!("{}", table::markdown(&sections));
    if options.rows.is_empty() && options.rounds == ROUNDS {
        documents::write(&sections)?;
    }
    Ok(true)
}

/// Every row, also after one that fails; the documents have all rows or none.
fn checked(sections: Vec<Section>, all: bool) -> io::Result<bool> {
    let is_current = !all || documents::are_current(&sections)?;
    let rows = sections.into_iter().flat_map(|section| section.rows);
    Ok(rows.map(verdict::agree).fold(is_current, |all, one| all & one))
}

fn counted(sections: Vec<Section>, question: &[String]) -> bool {
    let found = contender(sections, question);
    if found.is_none() {
        eprintln!("no such row, not of that peer, or not a number: {}", question.join(", "));
    }
    found.map(|(mut contender, times)| (0..times).for_each(|_| contender.questions.ask())).is_some()
}

/// Who is to be asked, and how often.
fn contender(sections: Vec<Section>, question: &[String]) -> Option<(Contender, usize)> {
    let [name, peer, times] = question else { return None };
    let row = sections.into_iter().flat_map(|section| section.rows).find(|planned| planned.name == *name)?;
    let contender = (row.build)().contenders.into_iter().find(|contender| contender.peer == *peer)?;
    Some((contender, times.parse().ok()?))
}
