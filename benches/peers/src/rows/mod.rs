//! The rows of single calls: in `f32` and in `f64`, with the libraries that have one of the two only.

mod boxes;
mod casts;
mod contacts;
mod distances;
mod intersections;
mod points;
mod polygons;

use crate::contest::{Draft, Planned, Row};
use crate::peers::IMPINGE;
use crate::single::Circle;
use crate::single::draw::pairs;

/// What the loop around the calls takes by itself.
pub(crate) const EMPTY_LOOP: Planned = Planned { name: "the loop alone", build: empty_loop };

fn empty_loop() -> Row {
    Draft::new(pairs::<Circle, Circle>(0.8)).ask(IMPINGE, |_: &Circle, _: &Circle| false).row()
}

pub(crate) fn single_calls() -> Vec<Planned> {
    [points::ROWS, intersections::ROWS, distances::ROWS, contacts::ROWS, casts::ROWS].concat()
}

pub(crate) fn single_calls_f64() -> Vec<Planned> {
    [points::ROWS_F64, intersections::ROWS_F64, distances::ROWS_F64, contacts::ROWS_F64, casts::ROWS_F64].concat()
}

/// Boxes and convex polygons.
pub(crate) fn convex() -> Vec<Planned> {
    [polygons::ROWS, boxes::ROWS].concat()
}

pub(crate) fn convex_f64() -> Vec<Planned> {
    [polygons::ROWS_F64, boxes::ROWS_F64].concat()
}
