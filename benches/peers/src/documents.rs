//! The README's tables and the figure: written after a run, and held against the program's rows by `--check`.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::report::Measured;
use crate::sections::Section;
use crate::{figure, machine, table};

const BEGIN: &str = "<!-- peers: benches/peers/run -->\n";
const END: &str = "<!-- end of peers -->";

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file)
}

/// Both documents tell of this run.
pub(crate) fn write(sections: &[Measured]) -> io::Result<()> {
    let readme = fs::read_to_string(path("README.md"))?;
    let [before, _, after] = parts(&readme).ok_or_else(|| io::Error::other("the README has no place for the table"))?;
    let tables = table::markdown(sections);
    fs::write(path("README.md"), [before, BEGIN, &tables, END, after].concat())?;
    svg::save(path("figures/peers.svg"), &figure::figure(sections))
}

/// Before the tables, the tables, and after them.
fn parts(readme: &str) -> Option<[&str; 3]> {
    let (before, rest) = readme.split_once(BEGIN)?;
    let (tables, after) = rest.split_once(END)?;
    Some([before, tables, after])
}

/// Whether both have the rows and the versions of this program; tells what is amiss.
pub(crate) fn are_current(sections: &[Section]) -> io::Result<bool> {
    let (readme, figure) = (fs::read_to_string(path("README.md"))?, fs::read_to_string(path("figures/peers.svg"))?);
    let tables = parts(&readme).map_or("", |[_, tables, _]| tables);
    let is_current = [
        ("the README’s rows", first_cells(tables) == titles_and_names(sections)),
        ("the README’s versions", tables.contains(&machine::versions())),
        ("the figure’s rows", labels(&figure) == names(sections)),
        ("the figure’s versions", figure.contains(&machine::versions())),
    ];
    is_current
        .iter()
        .filter(|(_, holds)| !holds)
        .for_each(|(what, _)| eprintln!("{what} are others: run benches/peers/run"));
    Ok(is_current.iter().all(|(_, holds)| *holds))
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

fn names(sections: &[Section]) -> Vec<&str> {
    sections.iter().flat_map(|section| section.rows.iter().map(|row| row.name)).collect()
}

/// What stands at the left of the bars, whose text has a line of its own.
fn labels(figure: &str) -> Vec<&str> {
    let lines: Vec<&str> = figure.lines().collect();
    let is_label = |pair: &&[&str]| pair[0].contains("text-anchor=\"end\"");
    lines.windows(2).filter(is_label).map(|pair| pair[1]).collect()
}

#[cfg(test)]
mod tests {
    use super::{first_cells, labels};

    #[test]
    fn rows_are_found_in_both_documents() {
        assert_eq!(
            first_cells("| one call | yes |\n| --- | --- |\n| ray–circle | 54 % |\n\nPeers: none.\n"),
            ["one call", "ray–circle"]
        );
        assert_eq!(labels("<text text-anchor=\"end\">\nray–circle\n</text>\n<text>\nother\n</text>\n"), ["ray–circle"]);
    }
}
