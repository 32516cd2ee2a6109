//! The tables and the figure: written after a run, and held against the program's rows by `--check`.

use std::path::{Path, PathBuf};
use std::{fs, io};

use drawing::{Page, Paper};

use crate::marks::Marks;
use crate::report::Measured;
use crate::sections::Section;
use crate::{aims, figure, machine, table};

/// What holds the tables.
const TABLES: &str = "benches/peers/RESULTS.md";
/// On light paper; the same on dark paper is beside it.
const FIGURE: &str = "figures/peers.svg";
const DARK_FIGURE: &str = "figures/peers-dark.svg";

const MARKS: Marks = Marks { begin: "<!-- peers: benches/peers/run -->\n", end: "<!-- end of peers -->" };

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file)
}

/// Both documents tell of this run.
pub(crate) fn write(sections: &[Measured]) -> io::Result<()> {
    let document = fs::read_to_string(path(TABLES))?;
    let rewritten = MARKS.rewritten(&document, &table::markdown(sections));
    fs::write(path(TABLES), rewritten.ok_or_else(no_tables)?)?;
    redraw()
}

/// Draws the figure from the tables as they are.
pub(crate) fn redraw() -> io::Result<()> {
    let document = fs::read_to_string(path(TABLES))?;
    drawn(MARKS.within(&document).ok_or_else(no_tables)?)?.save_on_both(&path(FIGURE))
}

fn drawn(tables: &str) -> io::Result<Page> {
    figure::figure(tables, TABLES).map_err(io::Error::other)
}

fn no_tables() -> io::Error {
    io::Error::other(format!("{TABLES} has no place for the tables"))
}

/// Whether the tables have the rows and the versions of this program, and the figure is that of the tables; tells what is
/// amiss.
pub(crate) fn are_current(sections: &[Section]) -> io::Result<bool> {
    let document = fs::read_to_string(path(TABLES))?;
    let tables = MARKS.within(&document).unwrap_or_default();
    let is_current = [
        ("the rows of the tables", "", first_cells(tables) == titles_and_names(sections)),
        ("the versions of the tables", "", tables.contains(&machine::versions())),
        ("the aims below the tables", "", aims::are_in(tables)),
        ("the figure", " --redraw", is_figure(FIGURE, tables, Paper::Light)?),
        ("the dark figure", " --redraw", is_figure(DARK_FIGURE, tables, Paper::Dark)?),
    ];
    let others = || is_current.iter().filter(|(.., holds)| !holds);
    others().for_each(|(what, how, _)| eprintln!("out of date: {what}; run benches/peers/run{how}"));
    Ok(others().next().is_none())
}

/// Whether a file is the figure of the tables, to the last number.
fn is_figure(file: &str, tables: &str, paper: Paper) -> io::Result<bool> {
    Ok(fs::read_to_string(path(file))? == format!("{}\n", drawn(tables)?.on(paper)))
}

fn first_cells(tables: &str) -> Vec<&str> {
    let cells = tables.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next());
    cells.filter(|cell| *cell != "---").collect()
}

fn titles_and_names(sections: &[Section]) -> Vec<&str> {
    sections
        .iter()
        .flat_map(|section| [section.title].into_iter().chain(section.rows.iter().map(|row| row.name)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::first_cells;

    #[test]
    fn rows_are_found_in_the_tables() {
        assert_eq!(
            first_cells("| one call | yes |\n| --- | --- |\n| ray–circle | 54 % |\n\nPeers: none.\n"),
            ["one call", "ray–circle"]
        );
    }
}
