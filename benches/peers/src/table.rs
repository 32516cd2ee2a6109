//! The table of the README, in Markdown.

use crate::machine;
use crate::peers::SINGLE;
use crate::report::{Line, Score, geometric_mean};

/// All that stands between the README's marks.
pub(crate) fn markdown(lines: &[Line]) -> String {
    let rows: String = lines.iter().map(row).collect();
    format!("{}{rows}{}\n{}\n\n{}\n", heading(), means(lines), machine::versions(), machine::here())
}

fn heading() -> String {
    let names: String = SINGLE.iter().map(|peer| format!(" {peer} |")).collect();
    format!("| query | yes | `impinge`, ns |{names}\n|---|---|---|{}\n", "---|".repeat(SINGLE.len()))
}

fn row(line: &Line) -> String {
    let cells: String = SINGLE.iter().map(|peer| format!(" {} |", cell(line, peer))).collect();
    format!("| {} | {} | {:.1} |{cells}\n", line.name, yes(line), line.nanoseconds)
}

/// Only where there is a no.
fn yes(line: &Line) -> String {
    if line.yes < 1.0 { format!("{:.0} %", line.yes * 100.0) } else { String::new() }
}

fn cell(line: &Line, peer: &str) -> String {
    line.of(peer).map_or(String::new(), |score| marked(score, line.fastest().is_some_and(|best| best.peer == peer)))
}

fn marked(score: &Score, is_fastest: bool) -> String {
    let bold = if is_fastest { "**" } else { "" };
    let wrong = if score.verdict.is_right() { "" } else { " ✗" };
    let less = if score.verdict.tells_less { " °" } else { "" };
    format!("{bold}{:.2}{bold}{wrong}{less}", score.ratio)
}

/// Over the rows that a peer has.
fn means(lines: &[Line]) -> String {
    let mean = |peer: &&str| {
        let ratios: Vec<f64> = lines.iter().filter_map(|line| line.of(peer)).map(|score| score.ratio).collect();
        geometric_mean(&ratios).map_or(" |".to_owned(), |mean| format!(" {mean:.2} |"))
    };
    format!("| *geometric mean* | | |{}\n", SINGLE.iter().map(mean).collect::<String>())
}
