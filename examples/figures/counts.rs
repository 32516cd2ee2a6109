//! The instructions of a call, which `benches/counts/counts.py --bless` writes.

use std::fs;

use crate::error::FigureError;

const TABLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../benches/counts/counts.txt");

pub(crate) struct Counts {
    text: String,
}

impl Counts {
    pub(crate) fn read() -> Result<Self, FigureError> {
        let text = fs::read_to_string(TABLES);
        text.map(|text| Self { text }).map_err(|source| FigureError::Tables { path: TABLES, source })
    }

    /// The largest number that a table has in these rows of a query.
    pub(crate) fn largest(&self, table: &'static str, rows: &[&str], query: &'static str) -> Result<u32, FigureError> {
        let cells = rows.iter().map(|row| self.cell(table, row, query)).collect::<Option<Vec<_>>>();
        let largest = cells.and_then(|cells| cells.into_iter().max()).filter(|&count| count > 0);
        largest.map(rounded).ok_or(FigureError::Count { path: TABLES, table, query })
    }

    /// A table begins with its name and those of its columns.
    fn cell(&self, table: &str, row: &str, query: &str) -> Option<u32> {
        self.text.split("\n\n").find_map(|lines| {
            let (head, rows) = lines.split_once('\n')?;
            // No other names have several words.
            let head = head.replace(" up to 1", "_up_to_1").replace(" overlapping", "_overlapping");
            let columns: Vec<_> = head.strip_prefix(table)?.split_whitespace().collect();
            let mut rows = rows.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
            let cells = rows.find(|cells| cells.first() == Some(&row) && cells.len() == columns.len() + 1)?;
            cells[columns.iter().position(|&column| column == query)? + 1].parse().ok()
        })
    }
}

/// To two digits, so that counts which change a little seldom change the figure.
fn rounded(count: u32) -> u32 {
    let unit = 10_u32.pow(count.ilog10().saturating_sub(1));
    count.saturating_add(unit / 2) / unit * unit
}
