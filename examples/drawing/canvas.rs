//! Shapes drawn as SVG.

use std::path::Path;
use std::{fs, io};

use impinge::Stadium;
use impinge::glam::{DVec2, dvec2};
use svg::node::element::{Circle, Group, Line, Path as Curve, Polygon, Polyline, Rectangle, Text};
use svg::{Document, Node};

use super::{Figure, View};

/// The colours of something, and the width of its stroke in hairs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub(crate) fill: &'static str,
    pub(crate) stroke: &'static str,
    pub(crate) width: f64,
}

impl Style {
    pub(crate) const fn new(fill: &'static str, stroke: &'static str, width: f64) -> Self {
        Self { fill, stroke, width }
    }
}

/// A drawing in the making.
///
/// Widths and marks are measured in hairs, so that drawings of any size look alike.
#[derive(Debug)]
pub(crate) struct Canvas {
    nodes: Group,
    view: View,
    /// The thinnest stroke that is easily seen.
    hair: f64,
    legend_rows: f64,
}

impl Canvas {
    pub(crate) fn new(view: View) -> Self {
        let nodes = Group::new().set("stroke-linecap", "round").set("stroke-linejoin", "round");
        Self { nodes, view, hair: view.size.max_element() / 900.0, legend_rows: 0.0 }
    }

    /// The length of `hairs` in the drawing's unit.
    pub(crate) fn hairs(&self, hairs: f64) -> f64 {
        hairs * self.hair
    }

    pub(crate) fn figure(&mut self, figure: &Figure, style: &Style) {
        let stadium = figure.stadium();
        if stadium.radius > 0.0 {
            self.stadium(&stadium, style);
        } else {
            self.line(stadium.segment.a, stadium.segment.b, style);
        }
    }

    fn stadium(&mut self, stadium: &Stadium<DVec2>, style: &Style) {
        let (a, b, radius) = (stadium.segment.a, stadium.segment.b, stadium.radius);
        let side = (b - a).try_normalize().unwrap_or(DVec2::X).perp() * radius;
        let arc = |end: DVec2| format!("A {radius} {radius} 0 0 0 {}", at(end));
        let (start, turn) = (at(a + side), at(b + side));
        let data = format!("M {start} L {turn} {} L {} {} Z", arc(b - side), at(a - side), arc(a + side));
        self.styled(Curve::new().set("d", data), style);
    }

    pub(crate) fn line(&mut self, a: DVec2, b: DVec2, style: &Style) {
        self.styled(Line::new().set("x1", a.x).set("y1", a.y).set("x2", b.x).set("y2", b.y), style);
    }

    pub(crate) fn polyline(&mut self, points: &[DVec2], style: &Style) {
        self.styled(Polyline::new().set("points", list(points)), style);
    }

    /// A disc around `center`, `radius` hairs wide.
    pub(crate) fn dot(&mut self, center: DVec2, radius: f64, style: &Style) {
        let circle = Circle::new().set("cx", center.x).set("cy", center.y).set("r", self.hairs(radius));
        self.styled(circle, style);
    }

    /// An arrow whose head takes the stroke's colour, and no more of a short arrow than its half.
    pub(crate) fn arrow(&mut self, from: DVec2, to: DVec2, style: &Style) {
        let length = from.distance(to);
        let head = (to - from).normalize_or_zero() * self.hairs(5.0 * style.width).min(length / 2.0);
        let side = head.perp() * 0.5;
        self.line(from, to - head, style);
        let corners = list(&[to, to - head + side, to - head - side]);
        self.styled(Polygon::new().set("points", corners), &Style { fill: style.stroke, width: 0.0, ..*style });
    }

    /// A text that starts at `start`, with capitals 10 hairs high.
    pub(crate) fn text(&mut self, start: DVec2, text: &str, fill: &'static str) {
        let text = Text::new(text).set("x", start.x).set("y", start.y).set("fill", fill);
        self.nodes.append(text.set("font-family", "sans-serif").set("font-size", self.hairs(14.0)));
    }

    /// A row of the legend, right of the view: what `sample` draws between two points, and its meaning.
    pub(crate) fn legend(&mut self, meaning: &str, sample: impl FnOnce(&mut Self, DVec2, DVec2)) {
        self.legend_rows += 1.0;
        let corner = self.view.min + DVec2::X * self.view.size;
        let row = corner + dvec2(self.hairs(24.0), self.hairs(30.0 * self.legend_rows));
        sample(self, row, row + dvec2(self.hairs(50.0), 0.0));
        self.text(row + dvec2(self.hairs(66.0), self.hairs(5.0)), meaning, "#1f2933");
    }

    fn styled<N: Node>(&mut self, mut node: N, style: &Style) {
        node.assign("fill", style.fill);
        node.assign("stroke", style.stroke);
        node.assign("stroke-width", self.hairs(style.width));
        self.nodes.append(node);
    }

    /// Writes the file at `path`, whole or not at all, into a folder that it makes if there is none.
    pub(crate) fn save(self, path: &Path) -> io::Result<()> {
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        let partial = path.with_extension("partial");
        let written = svg::save(&partial, &self.document()).and_then(|()| fs::rename(&partial, path));
        if written.is_err() {
            // It may not even exist; the first error is the one to report.
            let _ = fs::remove_file(&partial);
        }
        written
    }

    /// What was drawn, on white paper that has room for the legend.
    fn document(self) -> Document {
        let View { min, size } = self.view;
        let width = size.x + if self.legend_rows > 0.0 { self.hairs(440.0) } else { 0.0 };
        let paper = Rectangle::new().set("x", min.x).set("y", min.y).set("width", width).set("height", size.y);
        let pixels = 1000.0 / width.max(size.y);
        Document::new()
            .set("viewBox", (min.x, min.y, width, size.y))
            .set("width", width * pixels)
            .set("height", size.y * pixels)
            .add(paper.set("fill", "white"))
            .add(self.nodes)
    }
}

/// Points as SVG has them.
fn list(points: &[DVec2]) -> String {
    points.iter().copied().map(at).collect::<Vec<_>>().join(" ")
}

fn at(point: DVec2) -> String {
    format!("{},{}", point.x, point.y)
}
