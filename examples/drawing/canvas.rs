//! Shapes drawn as SVG.

use impinge::AnyShape;
use impinge::glam::DVec2;
use svg::Node;
use svg::node::element::{Circle, Group, Line, Path as Curve, Polygon, Polyline, Rectangle, SVG, Text};

use super::core::core;
use super::style::{GREY, HAIR, TEXT};
use super::{Style, View};

/// A drawing in the making.
///
/// Widths and marks are measured in hairs, so that drawings of any size look alike.
#[derive(Debug)]
pub struct Canvas {
    nodes: Group,
    view: View,
    /// The length of a pixel in the drawing's unit.
    pixel: f64,
    /// What coordinates are rounded to.
    round: fn(f64) -> f64,
}

impl Canvas {
    /// A drawing that will be as large as fits into `room`, in pixels.
    pub fn within(view: View, room: DVec2) -> Self {
        let nodes = Group::new().set("stroke-linecap", "round").set("stroke-linejoin", "round");
        Self { nodes, view, pixel: (view.size / room).max_element(), round: |coordinate| coordinate }
    }

    /// A drawing whose unit is the pixel, with two decimals.
    pub fn in_pixels(view: View) -> Self {
        Self { round: hundredths, ..Self::within(view, view.size) }
    }

    /// How large it will be, in pixels.
    pub fn size(&self) -> DVec2 {
        (self.view.size / self.pixel).map(hundredths)
    }

    /// The length of `hairs` in the drawing's unit.
    pub fn hairs(&self, hairs: f64) -> f64 {
        (self.round)(hairs * HAIR * self.pixel)
    }

    pub fn shape(&mut self, shape: impl Into<AnyShape<DVec2>>, style: &Style) {
        let (mut corners, radius) = core(&shape.into());
        match corners[..] {
            // An empty box.
            [] => {}
            _ if radius > 0.0 => {
                // The other way round, from the same corner.
                corners[1..].reverse();
                self.rounded(&corners, radius, style);
            }
            [point] => self.line(point, point, style),
            [a, b] => self.line(a, b, style),
            _ => self.styled(Polygon::new().set("points", self.list(&corners)), style),
        }
    }

    /// A polygon with its inside to the right of the edges, and an arc around each corner.
    fn rounded(&mut self, corners: &[DVec2], radius: f64, style: &Style) {
        let edges = || corners.iter().copied().cycle().zip(corners.iter().copied().cycle().skip(1));
        let side = |(from, to): (DVec2, DVec2)| (to - from).try_normalize().unwrap_or(DVec2::X).perp() * radius;
        let sides: Vec<DVec2> = match *corners {
            [] => return,
            // There and back.
            [first] | [first, _] => {
                let there = side((first, corners[corners.len() - 1]));
                vec![there, -there]
            }
            _ => edges().take(corners.len()).map(side).collect(),
        };
        let radius = (self.round)(radius);
        let arc = format!(" A {radius} {radius} 0 0 0 ");
        let lines =
            edges().zip(&sides).map(|((from, to), side)| [from, to].map(|end| self.at(end + *side)).join(" L "));
        let start = self.at(corners[0] + sides[0]);
        let data = format!("M {}{arc}{start} Z", lines.collect::<Vec<_>>().join(&arc));
        self.styled(Curve::new().set("d", data), style);
    }

    pub fn line(&mut self, a: DVec2, b: DVec2, style: &Style) {
        let [a, b] = [a, b].map(|end| end.map(self.round));
        self.styled(Line::new().set("x1", a.x).set("y1", a.y).set("x2", b.x).set("y2", b.y), &style.unfilled());
    }

    pub fn polyline(&mut self, points: &[DVec2], style: &Style) {
        self.styled(Polyline::new().set("points", self.list(points)), &style.unfilled());
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

    /// A text that starts at `start`.
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
        text.set("font-size", (self.round)(TEXT * self.pixel))
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

    /// What was drawn, in a frame beyond which nothing is seen, and whose upper left corner is the origin.
    pub fn framed(self) -> Group {
        let (View { min, size }, DVec2 { x, y }) = (self.view, self.size());
        let window = SVG::new().set("width", x).set("height", y).set("viewBox", (min.x, min.y, size.x, size.y));
        let frame = Rectangle::new().set("x", 0.5).set("y", 0.5).set("width", x - 1.0).set("height", y - 1.0);
        let frame = frame.set("rx", 6).set("fill", "none").set("stroke", GREY).set("stroke-opacity", 0.5);
        Group::new().add(window.add(self.nodes)).add(frame)
    }

    /// What was drawn.
    pub(crate) fn into_group(self) -> Group {
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
}

/// So much of a pixel is seen. Adding 0 makes a -0 a 0.
pub(crate) fn hundredths(pixels: f64) -> f64 {
    (pixels * 100.0).round() / 100.0 + 0.0
}
