//! The pipes: five rows of six, every other one shifted by half a pitch.

use impinge::Circle;
use impinge::glam::{DVec2, dvec2};

const ROWS: u8 = 5;
const COLUMNS: u8 = 6;
const RADIUS: f64 = 26.0;

pub(crate) fn pipes() -> Vec<Circle<DVec2>> {
    (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| pipe(row, column))).collect()
}

/// Neighbours are 120 apart in a row, and √(60² + 80²) = 100 from row to row.
fn pipe(row: u8, column: u8) -> Circle<DVec2> {
    let shift = 60.0 * f64::from(row % 2);
    Circle::new(dvec2(120.0 * f64::from(column) + shift, 80.0 * f64::from(row)), RADIUS)
}

/// What the pipe at that place of the list is called: its row from A, its column from 1.
pub(crate) fn name(index: usize) -> String {
    let (row, column) = (index / usize::from(COLUMNS), index % usize::from(COLUMNS));
    format!("{}{}", ["A", "B", "C", "D", "E"][row], column + 1)
}
