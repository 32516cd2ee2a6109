//! The rows: what is asked about what, and by which call of each library.
//!
//! The number beside the kinds of shapes makes about half of the answers yes; `--check` prints the share.

mod casts;
mod contacts;
mod distances;
mod intersections;
mod points;

use crate::contest::Row;

pub(crate) fn single_calls() -> Vec<Row> {
    [points::rows(), intersections::rows(), distances::rows(), contacts::rows(), casts::rows()]
        .into_iter()
        .flatten()
        .collect()
}
