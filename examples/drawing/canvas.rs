//! Shapes drawn as SVG.

use std::path::Path;
use std::{fs, io};

use impinge::Stadium;
use impinge::glam::{DVec2, dvec2};
use svg::node::element::{Circle, Group, Line, Path as Curve, Polygon, Polyline, Rectangle, Text};
use svg::{Document, Node};

use super::{Figure, View};

/// The colours of something, the width of its stroke in hairs, and whether that is dashed.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub fill: &'static str,
    pub stroke: &'static str,
    pub width: f64,
    dashed: bool,
}

impl Style {
    pub const fn new(fill: &'static str, stroke: &'static str, width: f64) -> Self {
        Self { fill, stroke, width, dashed: false }
    }

    /// This style with a stroke of another width.
    pub const fn wide(self, width: f64) -> Self {
        Self { width, ..self }
    }

    /// This style without its fill.
    pub const fn unfilled(self) -> Self {
        Self { fill: "none", ..self }
    }

    /// This style with an outline of dashes.
    pub const fn dashed(self) -> Self {
        Self { dashed: true, ..self }
    }
}

/// A drawing in the making.
///
/// Widths and marks are measured in hairs, so that drawings of any size look alike.
#[derive(Debug)]
pub struct Canvas {
    nodes: Group,
    view: View,
    /// The thinnest stroke that is easily seen.
    hair: f64,
    /// What coordinates are rounded to.
    round: fn(f64) -> f64,
    legend_rows: f64,
}

impl Canvas {
    pub fn new(view: View) -> Self {
        let nodes = Group::new().set("stroke-linecap", "round").set("stroke-linejoin", "round");
        Self { nodes, view, hair: view.size.max_element() / 900.0, round: |coordinate| coordinate, legend_rows: 0.0 }
    }

    /// A drawing in pixels with two decimals, for a small screen: a hair is a little wider than a pixel.
    pub fn in_pixels(view: View) -> Self {
        Self { hair: 1.25, round: hundredths, ..Self::new(view) }
    }

    /// The length of `hairs` in the drawing's unit.
    pub fn hairs(&self, hairs: f64) -> f64 {
        (self.round)(hairs * self.hair)
    }

    pub fn figure(&mut self, figure: &Figure, style: &Style) {
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
        let radius = (self.round)(radius);
        let arc = |end: DVec2| format!("A {radius} {radius} 0 0 0 {}", self.at(end));
        let (start, turn, back) = (self.at(a + side), self.at(b + side), self.at(a - side));
        let data = format!("M {start} L {turn} {} L {back} {} Z", arc(b - side), arc(a + side));
        self.styled(Curve::new().set("d", data), style);
    }

    pub fn line(&mut self, a: DVec2, b: DVec2, style: &Style) {
        let [a, b] = [a, b].map(|end| end.map(self.round));
        self.styled(Line::new().set("x1", a.x).set("y1", a.y).set("x2", b.x).set("y2", b.y), style);
    }

    pub fn polyline(&mut self, points: &[DVec2], style: &Style) {
        self.styled(Polyline::new().set("points", self.list(points)), style);
    }

    /// A disc around `center`, `radius` hairs wide.
    pub fn dot(&mut self, center: DVec2, radius: f64, style: &Style) {
        let center = center.map(self.round);
        let circle = Circle::new().set("cx", center.x).set("cy", center.y).set("r", self.hairs(radius));
        self.styled(circle, style);
    }

    /// An arrow whose head takes the stroke's colour, and no more of a short arrow than its half.
    pub fn arrow(&mut self, from: DVec2, to: DVec2, style: &Style) {
        let length = from.distance(to);
        let head = (to - from).normalize_or_zero() * self.hairs(5.0 * style.width).min(length / 2.0);
        let side = head.perp() * 0.5;
        self.line(from, to - head, style);
        let corners = self.list(&[to, to - head + side, to - head - side]);
        self.styled(Polygon::new().set("points", corners), &Style { fill: style.stroke, width: 0.0, ..*style });
    }

    /// A text that starts at `start`, with capitals 10 hairs high.
    pub fn text(&mut self, start: DVec2, text: &str, fill: &'static str) {
        let text = self.lettering(start, text, fill);
        self.nodes.append(text);
    }

    /// A text around `center`.
    pub fn label(&mut self, center: DVec2, text: &str, fill: &'static str) {
        let text = self.lettering(center + DVec2::Y * self.hairs(5.0), text, fill).set("text-anchor", "middle");
        self.nodes.append(text);
    }

    fn lettering(&self, start: DVec2, text: &str, fill: &'static str) -> Text {
        let start = start.map(self.round);
        let text = Text::new(text).set("x", start.x).set("y", start.y).set("fill", fill);
        text.set("font-family", "sans-serif").set("font-size", self.hairs(14.0))
    }

    /// A row of the legend, right of the view: what `sample` draws between two points, and its meaning.
    pub fn legend(&mut self, meaning: &str, sample: impl FnOnce(&mut Self, DVec2, DVec2)) {
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
        if style.dashed {
            node.assign("stroke-dasharray", (self.hairs(4.0), self.hairs(4.0)));
        }
        self.nodes.append(node);
    }

    /// What was drawn, without any paper.
    pub fn into_group(self) -> Group {
        self.nodes
    }

    /// Points as SVG has them.
    fn list(&self, points: &[DVec2]) -> String {
        points.iter().map(|&point| self.at(point)).collect::<Vec<_>>().join(" ")
    }

    fn at(&self, point: DVec2) -> String {
        let point = point.map(self.round);
        format!("{},{}", point.x, point.y)
    }

    /// Writes the file at `path`, whole or not at all, into a folder that it makes if there is none.
    pub fn save(self, path: &Path) -> io::Result<()> {
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

/// So much of a pixel is seen. Adding 0 makes a -0 a 0.
fn hundredths(pixels: f64) -> f64 {
    (pixels * 100.0).round() / 100.0 + 0.0
}
