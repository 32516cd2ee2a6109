//! What the colours and strokes of a picture mean.

use impinge::glam::{DVec2, dvec2};
use svg::Node as _;
use svg::node::element::Group;

use super::style::NOTE;
use super::text::{estimated, line};
use super::{Canvas, View};

/// Of a sample, with some room around it.
const SAMPLE: DVec2 = dvec2(44.0, 26.0);
/// Between a sample and its meaning.
const GAP: f64 = 8.0;
const MOST_COLUMNS: usize = 3;

/// Samples with their meanings.
#[derive(Debug, Default)]
pub struct Legend {
    entries: Vec<(String, Group)>,
}

impl Legend {
    pub fn new() -> Self {
        Self::default()
    }

    /// With what `sample` draws between two points.
    pub fn entry(mut self, meaning: impl Into<String>, sample: impl FnOnce(&mut Canvas, DVec2, DVec2)) -> Self {
        let mut canvas = Canvas::in_pixels(View::centered(SAMPLE));
        let end = dvec2(SAMPLE.x / 2.0 - 2.0, 0.0);
        sample(&mut canvas, -end, end);
        self.entries.push((meaning.into(), canvas.into_group()));
        self
    }

    /// With a sample that has its middle in the origin.
    pub fn mark(mut self, meaning: impl Into<String>, sample: Group) -> Self {
        self.entries.push((meaning.into(), sample));
        self
    }

    /// In as many columns as fit, from left to right, and its height.
    pub(crate) fn placed(self, width: f64) -> (Group, f64) {
        let widest = self.entries.iter().map(|(meaning, _)| estimated(meaning, NOTE)).fold(0.0, f64::max);
        let fits = |columns: usize| (SAMPLE.x + GAP + widest) * whole(columns) <= width;
        let columns = (1..=MOST_COLUMNS).rev().find(|&columns| fits(columns)).unwrap_or(1);
        let rows = self.entries.len().div_ceil(columns);
        let mut legend = Group::new();
        for (index, (meaning, sample)) in self.entries.into_iter().enumerate() {
            let (column, row) = (whole(index / rows), whole(index % rows));
            let middle = dvec2(column * width / whole(columns) + SAMPLE.x / 2.0, (row + 0.5) * SAMPLE.y);
            legend.append(sample.set("transform", format!("translate({} {})", middle.x, middle.y)));
            legend.append(line(middle.x + SAMPLE.x / 2.0 + GAP, middle.y + NOTE / 3.0, NOTE, meaning));
        }
        (legend, whole(rows) * SAMPLE.y)
    }
}

#[expect(clippy::cast_precision_loss, reason = "a legend has few entries")]
fn whole(number: usize) -> f64 {
    number as f64
}
