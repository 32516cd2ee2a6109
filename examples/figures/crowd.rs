//! Many shapes, each with its index.

use drawing::Style;
use drawing::style::{B, MISSED};
use impinge::Circle;
use impinge::glam::{DVec2, dvec2};

use crate::panel::Panel;
use crate::sketch::Sketch;

pub(crate) const BALLS: [Circle<DVec2>; 9] = [
    Circle::new(dvec2(5.5, -1.5), 0.8),
    Circle::new(dvec2(-4.5, 1.5), 0.8),
    Circle::new(dvec2(2.5, 1.0), 0.8),
    Circle::new(dvec2(-1.5, -2.0), 0.8),
    Circle::new(dvec2(-0.5, 0.0), 0.8),
    Circle::new(dvec2(0.5, 2.25), 0.8),
    Circle::new(dvec2(3.25, -2.0), 0.8),
    Circle::new(dvec2(-4.0, -1.5), 0.8),
    Circle::new(dvec2(5.5, 1.5), 0.8),
];

/// The circles, dimmed but for those that are in the answer.
pub(crate) fn crowd(panel: &mut Panel, balls: &[Circle<DVec2>], found: &[usize]) {
    for (index, ball) in balls.iter().enumerate() {
        numbered(panel, ball, ball.center, index, if found.contains(&index) { &B } else { &MISSED });
    }
}

pub(crate) fn numbered(panel: &mut Panel, shape: &impl Sketch, at: DVec2, index: usize, style: &Style) {
    panel.draw(shape, style);
    panel.label(at, &index.to_string());
}
