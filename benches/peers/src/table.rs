//! The tables, in Markdown.

use crate::peers::PEERS;
use crate::report::{Line, Measured, Score, geometric_mean};
use crate::{aims, machine, rows};

/// Of the loop without a call.
const ROUNDS: usize = 101;

/// All that stands between the marks of the document.
pub(crate) fn markdown(sections: &[Measured]) -> String {
    let tables: Vec<String> = sections.iter().map(table).collect();
    let empty = Line::measured(rows::EMPTY_LOOP, ROUNDS).nanoseconds;
    let empty = format!("The empty loop, which every time includes, takes {} ns a call.", short(empty));
    let parts = [tables.join("\n"), aims::paragraph(sections), machine::versions() + "\n"];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    format!("{}\n{} {empty}\n", parts.join("\n"), machine::here())
}

pub(crate) fn table(section: &Measured) -> String {
    let has = |peer: &&str| section.lines.iter().any(|line| line.of(peer).is_some());
    let peers: Vec<&str> = PEERS.into_iter().filter(has).collect();
    let names_any = |column: &&Fastest| section.lines.iter().any(|line| (column.of)(line).is_some());
    let fastest: Vec<&Fastest> = FASTEST.iter().filter(names_any).collect();
    let heading = heading(section.title, &fastest, &peers);
    let mut rows = vec![joined(&heading), joined(&vec!["---"; heading.len()])];
    rows.extend(section.lines.iter().map(|line| row(line, &fastest, &peers)));
    rows.concat() + &summary(&section.lines)
}

/// A column that names the fastest of some peers. A table without any of them has no such column.
struct Fastest {
    heading: &'static str,
    of: fn(&Line) -> Option<&Score>,
}

const FASTEST: [Fastest; 2] = [
    Fastest { heading: "fastest library", of: Line::fastest_library },
    Fastest { heading: "fastest by hand", of: Line::fastest_by_hand },
];

fn joined(cells: &[impl AsRef<str>]) -> String {
    let cells: Vec<&str> = cells.iter().map(AsRef::as_ref).collect();
    format!("| {} |\n", cells.join(" | "))
}

fn heading<'a>(title: &'a str, fastest: &[&Fastest], peers: &[&'a str]) -> Vec<&'a str> {
    let fastest: Vec<&str> = fastest.iter().map(|column| column.heading).collect();
    [&[title, "yes", "`impinge`, ns"], &fastest[..], peers].concat()
}

fn row(line: &Line, fastest: &[&Fastest], peers: &[&str]) -> String {
    let named = |score: &Score| format!("{} {}", short(score.ratio), score.peer);
    let mut cells = vec![line.name.to_owned(), yes(line), short(line.nanoseconds)];
    cells.extend(fastest.iter().map(|column| (column.of)(line).map_or(String::new(), named)));
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
pub(crate) fn short(number: f64) -> String {
    let decimals = [(0.095, 3), (9.95, 2), (99.5, 1)].iter().find(|(bound, _)| number < *bound).map_or(0, |&(_, n)| n);
    format!("{number:.decimals$}")
}

/// What one number tells of a section: beside its libraries, or beside its bounds if it has none.
fn summary(lines: &[Line]) -> String {
    let of = |fastest: fn(&Line) -> Option<&Score>| -> Vec<f64> {
        lines.iter().filter_map(|line| Some(fastest(line)?.ratio)).collect()
    };
    let [libraries, by_hand, bounds] = [of(Line::fastest_library), of(Line::fastest_by_hand), of(Line::fastest_bound)];
    let Some(mean) = geometric_mean(&libraries) else {
        let bound = geometric_mean(&bounds).unwrap_or(1.0);
        return format!("\nFastest bound: geometric mean {bound:.2}.\n");
    };
    let ahead = libraries.iter().filter(|&&ratio| ratio >= 1.0).count();
    let by_hand = geometric_mean(&by_hand).map_or(String::new(), |mean| format!("; by hand: {mean:.2}"));
    let rows = libraries.len();
    format!("\nFastest library: geometric mean {mean:.2}, and `impinge` is ahead in {ahead} of {rows} rows{by_hand}.\n")
}

#[cfg(test)]
mod tests {
    use super::table;
    use crate::peers::{BOUND, BOUND_AVX2};
    use crate::report::{Line, Measured, Score};
    use crate::verdict::Verdict;

    #[test]
    fn a_table_without_libraries_tells_of_its_bounds() {
        let score = |peer, ratio| Score { peer, ratio, verdict: Verdict { otherwise: 0.0, tells_less: false } };
        let peers = vec![score(BOUND, 0.9), score(BOUND_AVX2, 0.5)];
        let lines = vec![Line { name: "closest", yes: 1.0, nanoseconds: 2.0, peers }];
        let expected = "| batch | yes | `impinge`, ns | bound | bound, AVX2 |\n| --- | --- | --- | --- | --- |\n\
             | closest |  | 2.00 | 0.90 | 0.50 |\n\nFastest bound: geometric mean 0.50.\n";
        assert_eq!(table(&Measured { title: "batch", lines }), expected);
    }
}
