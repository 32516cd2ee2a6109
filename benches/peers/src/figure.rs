//! The figure of the README: a dozen rows, with a mark for each peer where its time is that many times this library's.

mod marks;
mod scale;
mod series;

use drawing::style::{INK, NOTE, WIDTH};
use drawing::{Legend, Page, line, wrapped};
use svg::Node as _;
use svg::node::element::{Group, Line as Stroke};

use self::scale::{HEAD, LEFT, RIGHT, ROW};
use self::series::SERIES;
use crate::read::{self, Row};

/// What people ask about, by the names of the tables.
const ROWS: [&str; 12] = [
    "circle–circle, yes or no",
    "segment–segment, yes or no",
    "stadium–stadium, yes or no",
    "point–segment distance",
    "stadium–stadium distance",
    "circle–circle contact",
    "stadium–stadium contact",
    "ray–circle",
    "ray–segment",
    "moving circle–stadium",
    "first hit of a ray among 1024 circles",
    "overlapping pairs of 10 000 moving circles",
];

const TITLE: &str = "How fast, beside other libraries";
const SENTENCE: &str = "Time of the peer divided by the time of impinge, for the same questions. Right of 1, impinge is \
     faster; left of 1, the peer is. The axis is logarithmic.";
const NOTES: &str = "Where a library has several ways, the fastest is shown. A hollow mark: more than 5 % of the answers \
     are wrong.";

/// The figure that tells what the tables tell, or why there is none.
pub(crate) fn figure(tables: &str, document: &str) -> Result<Page, String> {
    let all = read::rows(tables);
    let chosen = |name: &&str| all.iter().find(|row| row.name == *name).ok_or_else(|| format!("no row: {name}"));
    let rows = ROWS.iter().map(chosen).collect::<Result<Vec<_>, _>>()?;
    let machine = read::machine(tables).ok_or("no line on the machine")?;

    let mut page = Page::titled(WIDTH, TITLE, SENTENCE);
    page.legend(SERIES.iter().fold(Legend::new(), |legend, series| legend.mark(series.name, series.mark(true))));
    let height = HEAD + ROW * scale::whole(rows.len());
    page.block(plot(&rows, height)?, height);
    page.note(&format!("{NOTES} {machine}. All rows: {document}."));
    Ok(page)
}

fn plot(rows: &[&Row<'_>], height: f64) -> Result<Group, String> {
    let mut plot = scale::grid(height);
    for (index, row) in rows.iter().enumerate() {
        let top = HEAD + ROW * scale::whole(index);
        let rule = Stroke::new().set("x1", 0).set("x2", RIGHT).set("y1", top).set("y2", top);
        plot.append(rule.set("stroke", INK).set("stroke-opacity", 0.15));
        plot.append(label(row.name).set("transform", format!("translate(0 {})", top + ROW / 2.0)));
        plot.append(marks::marks(row)?.set("transform", format!("translate(0 {})", top + ROW / 2.0)));
    }
    Ok(plot)
}

/// The name of a row, in one line or two.
fn label(name: &str) -> Group {
    // A number is not broken at its thousands.
    let lines = wrapped(&name.replace(" 000", "\u{a0}000"), LEFT - 16.0, NOTE);
    let first = NOTE / 3.0 - (scale::whole(lines.len()) - 1.0) * NOTE * 0.55;
    lines.into_iter().enumerate().fold(Group::new(), |group, (index, content)| {
        let text = line(LEFT - 14.0, first + scale::whole(index) * NOTE * 1.1, NOTE, content);
        group.add(text.set("text-anchor", "end"))
    })
}

#[cfg(test)]
mod tests {
    use super::{ROWS, SERIES, figure};
    use crate::peers::{BESIDES, PEERS};
    use crate::sections;

    #[test]
    fn every_row_and_column_of_the_figure_exists() {
        let sections = sections::with("");
        let names: Vec<&str> = sections.iter().flat_map(|section| section.rows.iter().map(|row| row.name)).collect();
        assert!(ROWS.iter().all(|row| names.contains(row)), "{names:#?}");
        let columns: Vec<&str> = SERIES.iter().flat_map(|series| series.columns).copied().collect();
        assert!(columns.iter().all(|column| PEERS.contains(column) && !BESIDES.contains(column)), "{columns:?}");
    }

    #[test]
    fn tables_without_its_rows_have_no_figure() {
        assert_eq!(figure("", "").err(), Some("no row: circle–circle, yes or no".to_owned()));
    }
}
