//! The tables, in Markdown.

use crate::peers::PEERS;
use crate::report::{Line, Measured, Score, geometric_mean};
use crate::{machine, rows};

/// Of the loop without a call.
const ROUNDS: usize = 101;

/// All that stands between the marks of the document.
pub(crate) fn markdown(sections: &[Measured]) -> String {
    let tables: Vec<String> = sections.iter().map(table).collect();
    let empty = Line::measured(rows::EMPTY_LOOP, ROUNDS).nanoseconds;
    let empty = format!("The empty loop, which every time includes, takes {} ns a call.", short(empty));
    format!("{}\n{}\n\n{} {empty}\n", tables.join("\n"), machine::versions(), machine::here())
}

pub(crate) fn table(section: &Measured) -> String {
    let has = |peer: &&str| section.lines.iter().any(|line| line.of(peer).is_some());
    let peers: Vec<&str> = PEERS.into_iter().filter(has).collect();
    let mut rows = vec![heading(section.title, &peers), joined(&vec!["---"; peers.len() + 5])];
    rows.extend(section.lines.iter().map(|line| row(line, &peers)));
    rows.concat() + &summary(&section.lines)
}

fn joined(cells: &[impl AsRef<str>]) -> String {
    let cells: Vec<&str> = cells.iter().map(AsRef::as_ref).collect();
    format!("| {} |\n", cells.join(" | "))
}

fn heading(title: &str, peers: &[&str]) -> String {
    joined(&[&[title, "yes", "`impinge`, ns", "fastest library", "fastest by hand"], peers].concat())
}

fn row(line: &Line, peers: &[&str]) -> String {
    let named = |score: Option<&Score>| score.map_or(String::new(), |s| format!("{} {}", short(s.ratio), s.peer));
    let fastest = [line.fastest_library(), line.fastest_by_hand()].map(named);
    let mut cells = vec![line.name.to_owned(), yes(line), short(line.nanoseconds)];
    cells.extend(fastest);
    cells.extend(peers.iter().map(|peer| line.of(peer).map_or(String::new(), marked)));
    joined(&cells)
}

/// Only where there is a no.
fn yes(line: &Line) -> String {
    if line.yes < 1.0 { format!("{:.0} %", line.yes * 100.0) } else { String::new() }
}

fn marked(score: &Score) -> String {
    let wrong = if score.verdict.is_right() { "" } else { " ✗" };
    let less = if score.verdict.tells_less { " °" } else { "" };
    format!("{}{wrong}{less}", short(score.ratio))
}

/// To two digits at least.
fn short(number: f64) -> String {
    let decimals = [(0.095, 3), (9.95, 2), (99.5, 1)].iter().find(|(bound, _)| number < *bound).map_or(0, |&(_, n)| n);
    format!("{number:.decimals$}")
}

/// What one number tells of a section.
fn summary(lines: &[Line]) -> String {
    let of = |fastest: fn(&Line) -> Option<&Score>| -> Vec<f64> {
        lines.iter().filter_map(|line| Some(fastest(line)?.ratio)).collect()
    };
    let [libraries, by_hand] = [of(Line::fastest_library), of(Line::fastest_by_hand)];
    let ahead = libraries.iter().filter(|&&ratio| ratio >= 1.0).count();
    let mean = geometric_mean(&libraries).unwrap_or(1.0);
    let by_hand = geometric_mean(&by_hand).map_or(String::new(), |mean| format!("; by hand: {mean:.2}"));
    format!(
        "\nFastest library: geometric mean {mean:.2}, and `impinge` is ahead in {ahead} of {} rows{by_hand}.\n",
        lines.len()
    )
}
