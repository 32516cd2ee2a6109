//! One map, one cell beside the other, with equal neighbours of a row merged.

use std::fmt::Write as _;

use drawing::style::{INK, MISSED, ORANGE, RED};
use svg::Node as _;
use svg::node::element::{Circle, Group, Path, Rectangle};

use crate::map::{Map, SIDE};
use crate::scene::Verdicts;

pub(crate) const APART: &str = MISSED.fill;
/// The blue of the ball, fuller.
pub(crate) const MEETING: &str = "#3f8fd280";
pub(crate) const WRONGLY_MEETING: &str = RED;
pub(crate) const WRONGLY_APART: &str = ORANGE;

/// Pixels of a cell: a whole number, for the cells to be equally large and sharp.
const CELL: u8 = 3;

/// Pixels of a panel in each direction.
pub(crate) fn size() -> f64 {
    f64::from(CELL) * f64::from(SIDE)
}

/// What `verdict` tells of each cell, and where that is wrong.
pub(crate) fn panel(map: &Map, verdict: impl Fn(&Verdicts) -> bool) -> Group {
    let wrong = |cell: &Verdicts| verdict(cell) != cell.truth;
    let layers = [
        (MEETING, runs(map, &verdict)),
        (WRONGLY_MEETING, runs(map, |cell| wrong(cell) && verdict(cell))),
        (WRONGLY_APART, runs(map, |cell| wrong(cell) && cell.truth)),
    ];
    let mut cells = Group::new().set("shape-rendering", "crispEdges").set("transform", format!("scale({CELL})"));
    cells.append(Rectangle::new().set("width", SIDE).set("height", SIDE).set("fill", APART));
    for (fill, outline) in layers.into_iter().filter(|(_, outline)| !outline.is_empty()) {
        cells.append(Path::new().set("fill", fill).set("d", outline));
    }
    Group::new().add(cells).add(touch(size() / 2.0, size() / 2.0))
}

/// The mark around a cell where the two exactly touch.
pub(crate) fn touch(x: f64, y: f64) -> Circle {
    Circle::new().set("cx", x).set("cy", y).set("r", 6).set("fill", "none").set("stroke", INK).set("stroke-width", 1.5)
}

/// A rectangle around each run of cells that `is` picks.
fn runs(map: &Map, is: impl Fn(&Verdicts) -> bool) -> String {
    let mut outline = String::new();
    for (y, row) in map.rows.iter().enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|left, right| is(left) == is(right)) {
            if is(&run[0]) {
                let _ = write!(outline, "M{x} {y}h{0}v1h-{0}z", run.len());
            }
            x += run.len();
        }
    }
    outline
}
