//! The table, in Markdown.

use crate::judge::Judged;
use crate::machine;

const HEADING: [&str; 6] =
    ["platformer", "frames", "snags, of frames with nothing in the way", "tunnels", "end", "time per frame, µs"];

pub(crate) fn markdown(judged: &[Judged], times: impl IntoIterator<Item = f64>) -> String {
    let rule = HEADING.map(|_| "---");
    let rows = judged.iter().zip(times).map(|(judged, time)| format!("{} {time:.0} |\n", counts(judged)));
    let rows: String = rows.collect();
    format!("| {} |\n| {} |\n{rows}\n{}\n", HEADING.join(" | "), rule.join(" | "), machine::here())
}

/// Whether a table has these runs, whatever the times.
pub(crate) fn tells_of(table: &str, judged: &[Judged]) -> bool {
    let rows: Vec<&str> = table.lines().skip(2).take_while(|line| line.starts_with('|')).collect();
    rows.len() == judged.len() && rows.iter().zip(judged).all(|(row, judged)| row.starts_with(&counts(judged)))
}

/// All cells of a row but the time.
fn counts(judged: &Judged) -> String {
    let Judged { name, frames, free, snags, tunnels, end, fault, .. } = judged;
    let name = machine::peers().find(|peer| peer.starts_with(&format!("{name} "))).unwrap_or(format!("`{name}`"));
    let fault = fault.as_ref().map_or(String::new(), |fault| format!(": {fault}"));
    format!("| {name} | {frames} | {snags} of {free} | {tunnels} | ({:.3}, {:.3}){fault} |", end.x, -end.y)
}

#[cfg(test)]
mod tests {
    use super::{markdown, tells_of};
    use crate::judge::Judged;
    use crate::player::PLAYERS;

    #[test]
    fn a_table_tells_of_its_runs_alone() {
        let mut judged = PLAYERS.map(|player| Judged::of(&player));
        let table = markdown(&judged, [1.0, 2.0]);
        assert!(tells_of(&table, &judged) && !tells_of(&table, &judged[..1]));
        judged[1].snags += 1;
        assert!(!tells_of(&table, &judged));
    }
}
