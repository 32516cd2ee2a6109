//! The rows of many shapes at once.

mod bound;
mod nearest;
mod ours;
mod overlaps;
mod sweep;
mod trees;

use crate::contest::Row;

/// One ray, many circles.
pub(crate) fn rays() -> Vec<Row> {
    vec![
        nearest::row("first hit of a ray among 1024 circles", 1024, 256, 101),
        nearest::row("first hit of a ray among 100 000 circles", 100_000, 32, 21),
    ]
}

/// All overlaps among moving circles.
pub(crate) fn overlaps() -> Vec<Row> {
    vec![
        overlaps::row("overlapping pairs of 10 000 moving circles", 10_000, 21),
        overlaps::row("overlapping pairs of 100 000 moving circles", 100_000, 11),
        overlaps::row("overlapping pairs of 1 000 000 moving circles", 1_000_000, 5),
    ]
}
