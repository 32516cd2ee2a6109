//! The counts as text.

use comfy_table::{Table, presets};

use crate::map::Wrong;
use crate::survey::{Drawn, Series};

pub(crate) fn report(drawn: &[Drawn], all_series: &[Series]) -> String {
    format!("Wrong cells of the drawn maps\n{}\n\n{}\n{}", maps(drawn), HEADING, spreads(all_series))
}

const HEADING: &str = "Wrong cells of the maps at every whole-number offset up to length 20";

fn maps(drawn: &[Drawn]) -> Table {
    let rows = drawn.iter().map(|Drawn { kind, map, .. }| {
        let (plain, library) = (map.wrong_in_plain(), map.wrong_in_library());
        [kind.name.into(), plain.of.to_string(), with_share(plain), with_share(library)]
    });
    table(["obstacle", "cells", "plain f32", "impinge"], rows)
}

fn spreads(all_series: &[Series]) -> Table {
    let rows = all_series.iter().map(|Series { kind, center, plain, library }| {
        let maps = plain.len();
        let [least, median, most] = [0, maps / 2, maps - 1].map(|index| share(plain[index]));
        let wrong: u32 = library.iter().map(|wrong| wrong.cells).sum();
        [kind.name.into(), center.to_string(), maps.to_string(), least, median, most, wrong.to_string()]
    });
    table(["obstacle", "around", "maps", "plain f32: least", "median", "most", "impinge"], rows)
}

fn table<const N: usize>(header: [&str; N], rows: impl Iterator<Item = [String; N]>) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED).set_header(header).add_rows(rows);
    table
}

fn with_share(wrong: Wrong) -> String {
    format!("{} ({})", wrong.cells, share(wrong))
}

fn share(wrong: Wrong) -> String {
    format!("{:.1} %", wrong.percent())
}
