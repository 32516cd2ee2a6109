//! Where a ratio is drawn.

use svg::node::element::{Group, Line, Text};

pub(super) const WIDTH: f64 = 820.0;
pub(super) const LEFT: f64 = 300.0;
pub(super) const RIGHT: f64 = WIDTH - 20.0;

/// Powers of ten at the edges.
const LOWEST: i32 = -3;
const HIGHEST: i32 = 2;

pub(super) fn x(ratio: f64) -> f64 {
    let [low, high] = [LOWEST, HIGHEST].map(f64::from);
    let place = LEFT + (ratio.log10().clamp(low, high) - low) / (high - low) * (RIGHT - LEFT);
    (place * 10.0).round() / 10.0
}

/// A line at each power of ten, the one of equal times in ink.
pub(super) fn grid(top: f64, bottom: f64, faint: &str, ink: &str) -> Group {
    (LOWEST..=HIGHEST).fold(Group::new(), |group, power| {
        let (ratio, colour) = (10_f64.powi(power), if power == 0 { ink } else { faint });
        let line = Line::new().set("y1", top).set("y2", bottom).set("stroke", colour);
        let label = Text::new(format!("{ratio}")).set("x", x(ratio)).set("y", top - 3.0);
        let label = label.set("font-size", 10).set("text-anchor", "middle");
        group.add(line.set("x1", x(ratio)).set("x2", x(ratio))).add(label)
    })
}

#[expect(clippy::cast_precision_loss, reason = "numbers of rows and of peers")]
pub(super) fn whole(number: usize) -> f64 {
    number as f64
}
