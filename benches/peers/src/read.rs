//! Reads the tables from their document. The figure is drawn from them, so both always show the same run.

/// A row of a table.
pub(crate) struct Row<'a> {
    pub(crate) name: &'a str,
    /// The cells that have a number, with the names of their columns.
    cells: Vec<(&'a str, Ratio)>,
}

/// How many times as long as this library a peer takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Ratio {
    pub(crate) times: f64,
    /// Whether its answers are the exact ones, but for a few.
    pub(crate) is_right: bool,
}

impl Row<'_> {
    /// The fastest of the peers in these columns, and of those who are right if any is.
    pub(crate) fn fastest(&self, columns: &[&str]) -> Option<Ratio> {
        let ratios = self.cells.iter().filter(|(column, _)| columns.contains(column)).map(|&(_, ratio)| ratio);
        ratios.min_by(|a, b| b.is_right.cmp(&a.is_right).then(a.times.total_cmp(&b.times)))
    }
}

/// The rows of all tables.
pub(crate) fn rows(tables: &str) -> Vec<Row<'_>> {
    tables.split("\n\n").flat_map(table).collect()
}

fn table(block: &str) -> Vec<Row<'_>> {
    let mut lines = block.lines().filter_map(cells);
    let Some(heading) = lines.next() else { return Vec::new() };
    // After the line between the heading and the rows.
    lines.skip(1).map(|cells| row(&heading, &cells)).collect()
}

fn row<'a>(heading: &[&'a str], cells: &[&'a str]) -> Row<'a> {
    let ratios = heading.iter().zip(cells).filter_map(|(&column, cell)| Some((column, ratio(cell)?)));
    Row { name: cells[0], cells: ratios.collect() }
}

/// Of a line of a table.
fn cells(line: &str) -> Option<Vec<&str>> {
    let cells = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(cells.split('|').map(str::trim).collect())
}

/// `None` in a column that is no peer's, and where a peer has no answer.
fn ratio(cell: &str) -> Option<Ratio> {
    let mut words = cell.split(' ');
    let times = words.next()?.parse().ok()?;
    Some(Ratio { times, is_right: words.all(|mark| mark != "✗") })
}

/// The line on the machine, without the rest of its paragraph.
pub(crate) fn machine(tables: &str) -> Option<&str> {
    let line = tables.lines().find(|line| line.starts_with("Measured on: "))?;
    line.split_once(". ").map(|(machine, _)| machine)
}

#[cfg(test)]
mod tests {
    use super::{Ratio, machine, rows};
    use crate::peers::{BOX2D, C2, NAIVE, PARRY};
    use crate::report::{Line, Measured, Score};
    use crate::table::table;
    use crate::verdict::Verdict;

    #[test]
    fn what_is_written_is_read() {
        let score = |peer, ratio, otherwise| Score { peer, ratio, verdict: Verdict { otherwise, tells_less: true } };
        let peers = vec![score(NAIVE, 0.7, 0.01), score(PARRY, 13.0, 0.0), score(C2, 0.5, 0.3)];
        let lines = vec![Line { name: "ray–circle", yes: 0.54, nanoseconds: 13.0, peers }];
        let written = table(&Measured { title: "one call", lines });
        let rows = rows(&written);
        assert_eq!(rows.len(), 1);
        let row = &rows[0];
        assert_eq!(row.name, "ray–circle");
        assert_eq!(row.fastest(&[PARRY]), Some(Ratio { times: 13.0, is_right: true }));
        assert_eq!(row.fastest(&[C2]), Some(Ratio { times: 0.5, is_right: false }));
        assert_eq!(row.fastest(&[C2, PARRY, NAIVE]), Some(Ratio { times: 0.7, is_right: true }));
        assert_eq!(row.fastest(&[BOX2D]), None);
    }

    #[test]
    fn the_machine_is_named_without_what_follows() {
        let line =
            "Peers: none.\n\nMeasured on: a chip, rustc 1.95.0, opt-level 3. The loop alone takes 0.40 ns a call.\n";
        assert_eq!(machine(line), Some("Measured on: a chip, rustc 1.95.0, opt-level 3"));
    }
}
