//! Where a ratio is drawn.

use drawing::line;
use drawing::style::{GREEN, INK, NOTE, WIDTH};
use svg::Node as _;
use svg::node::element::{Group, Line, Rectangle, Text};

pub(super) const LEFT: f64 = 236.0;
pub(super) const RIGHT: f64 = WIDTH - 14.0;
/// Above the first row.
pub(super) const HEAD: f64 = 44.0;
pub(super) const ROW: f64 = 38.0;

const LEAST: f64 = 0.1;
const GREATEST: f64 = 100.0;
const TICKS: [f64; 10] = [0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0];

/// `None` beyond the axis.
pub(super) fn x(ratio: f64) -> Option<f64> {
    (LEAST..=GREATEST).contains(&ratio).then(|| place(ratio))
}

fn place(ratio: f64) -> f64 {
    let share = (ratio / LEAST).log10() / (GREATEST / LEAST).log10();
    ((LEFT + share * (RIGHT - LEFT)) * 10.0).round() / 10.0
}

/// The axis above the rows, a line at each tick, the one of equal times in full; and on which side who is faster.
pub(super) fn grid(height: f64) -> Group {
    let one = place(1.0);
    let ahead = Rectangle::new().set("x", one).set("y", HEAD).set("width", RIGHT - one).set("height", height - HEAD);
    let mut grid = Group::new().add(ahead.set("fill", GREEN).set("fill-opacity", 0.1));
    for tick in TICKS {
        let line = Line::new().set("x1", place(tick)).set("x2", place(tick)).set("y1", HEAD).set("y2", height);
        let opacity = if tick == 1.0 { 1.0 } else { 0.15 };
        grid.append(line.set("stroke", INK).set("stroke-opacity", opacity));
        grid.append(note(place(tick), HEAD - 7.0, &format!("{tick}")));
    }
    grid.add(note(place(0.316), NOTE, "← peer faster")).add(note(place(10.0), NOTE, "impinge faster →"))
}

/// A text around `x`.
fn note(x: f64, y: f64, content: &str) -> Text {
    line(x, y, NOTE, content).set("text-anchor", "middle")
}

#[expect(clippy::cast_precision_loss, reason = "numbers of rows and of peers")]
pub(super) fn whole(number: usize) -> f64 {
    number as f64
}
