//! Every query side by side with other libraries and with hand-written formulas: `run` tells how to start it.

#![allow(clippy::disallowed_methods, reason = "peers and hand-written formulas round as they like")]
#![allow(clippy::trivially_copy_pass_by_ref, reason = "all take their arguments from one array")]

mod answer;
mod contest;
mod draw;
mod machine;
mod peers;
mod report;
mod rows;
mod table;
mod timing;
mod verdict;

use std::process::ExitCode;

use clap::Parser;

use crate::contest::Row;
use crate::report::Line;

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
    let rows: Vec<Row> = rows::single_calls().into_iter().filter(|row| row.name.contains(&options.rows)).collect();
    let is_well = match &options.count {
        Some(question) => counted(rows, question),
        None if options.check => checked(rows),
        None => measured(rows, options.rounds),
    };
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn measured(rows: Vec<Row>, rounds: usize) -> bool {
    let lines: Vec<Line> = rows.into_iter().map(|mut row| Line::measured(&mut row, rounds)).collect();
    print!("{}", table::markdown(&lines));
    true
}

fn checked(rows: Vec<Row>) -> bool {
    rows.into_iter().map(|mut row| verdict::agree(&mut row)).fold(true, |all, one| all & one)
}

fn counted(rows: Vec<Row>, question: &[String]) -> bool {
    let [name, peer, times] = question else { return false };
    let Ok(times) = times.parse::<usize>() else { return false };
    let row = rows.into_iter().find(|row| row.name == *name);
    let Some(mut contender) = row.and_then(|row| row.contenders.into_iter().find(|one| one.peer == *peer)) else {
        eprintln!("no such row, or not of that peer: {name}, {peer}");
        return false;
    };
    (0..times).for_each(|_| contender.questions.ask());
    true
}
