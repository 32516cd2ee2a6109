//! The tables, one below the other.

use crate::contest::Planned;
use crate::{many, rows};

/// Rows that have the same peers.
pub(crate) struct Section {
    pub(crate) title: &'static str,
    pub(crate) rows: Vec<Planned>,
}

/// All rows with this in their name.
pub(crate) fn with(pattern: &str) -> Vec<Section> {
    let all = [
        ("one call", rows::single_calls()),
        ("one call, f64", rows::single_calls_f64()),
        ("boxes and polygons, one call", rows::convex()),
        ("boxes and polygons, one call, f64", rows::convex_f64()),
        ("many circles, time per circle", many::rays()),
        ("batch, time per circle", many::batch()),
        ("many moving circles, time per circle", many::overlaps()),
        ("many boxes, time per box", many::boxes()),
        ("many quads, time per quad", many::quads()),
    ];
    let matching = |rows: Vec<Planned>| rows.into_iter().filter(|row| row.name.contains(pattern)).collect();
    let sections = all.map(|(title, rows)| Section { title, rows: matching(rows) });
    sections.into_iter().filter(|section| !section.rows.is_empty()).collect()
}
