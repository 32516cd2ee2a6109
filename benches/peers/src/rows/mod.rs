//! The rows: what is asked about what, and by which call of each library.
//!
//! The number beside the kinds of shapes makes about half of the answers yes; `--check` prints the share.

mod casts;
mod contacts;
mod distances;
mod intersections;
mod points;

use impinge::Circle;

use crate::contest::{Draft, Planned, Row};
use crate::draw::pairs;
use crate::peers::IMPINGE;

/// What the loop around the calls takes by itself.
pub(crate) const EMPTY_LOOP: Planned = Planned { name: "the loop alone", build: empty_loop };

fn empty_loop() -> Row {
    Draft::new(pairs::<Circle, Circle>(0.8)).ask(IMPINGE, |_: &Circle, _: &Circle| false).row()
}

pub(crate) fn single_calls() -> Vec<Planned> {
    [points::ROWS, intersections::ROWS, distances::ROWS, contacts::ROWS, casts::ROWS].concat()
}
