//! The neighbourhood of a touching ball.

use std::iter;

use impinge::QueryError;
use impinge::glam::vec2;

use crate::scene::{Scene, Verdicts};

/// How many steps the ball's centre takes to each side, from one `f32` to the next.
pub(crate) const STEPS: u8 = 35;
/// Cells of a map in each direction.
pub(crate) const SIDE: u8 = 2 * STEPS + 1;

/// A cell for each centre of the ball, in rows from the top, where y is greatest.
#[derive(Debug)]
pub(crate) struct Map {
    pub(crate) rows: Vec<Vec<Verdicts>>,
}

/// Wrong cells among all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Wrong {
    pub(crate) cells: u32,
    pub(crate) of: u32,
}

impl Map {
    pub(crate) fn new(scene: &Scene) -> Result<Self, QueryError> {
        let (columns, heights) = (neighbours(scene.ball.center.x), neighbours(scene.ball.center.y));
        let row = |&y: &f32| columns.iter().map(|&x| scene.verdicts(vec2(x, y))).collect();
        Ok(Self { rows: heights.iter().rev().map(row).collect::<Result<_, _>>()? })
    }

    pub(crate) fn wrong_in_plain(&self) -> Wrong {
        self.wrong(|verdicts| verdicts.plain)
    }

    pub(crate) fn wrong_in_library(&self) -> Wrong {
        self.wrong(|verdicts| verdicts.library)
    }

    fn wrong(&self, verdict: impl Fn(&Verdicts) -> bool) -> Wrong {
        let cells = self.rows.iter().flatten().map(|cell| u32::from(verdict(cell) != cell.truth)).sum();
        Wrong { cells, of: u32::from(SIDE) * u32::from(SIDE) }
    }
}

impl Wrong {
    pub(crate) fn percent(self) -> f64 {
        100.0 * f64::from(self.cells) / f64::from(self.of)
    }
}

/// `center` and the numbers around it, ascending.
fn neighbours(center: f32) -> Vec<f32> {
    let first = (0..STEPS).fold(center, |number, _| number.next_down());
    iter::successors(Some(first), |number| Some(number.next_up())).take(SIDE.into()).collect()
}
