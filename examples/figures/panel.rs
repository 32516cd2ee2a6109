//! One call: what goes in, what comes out, and what that is called.

use drawing::style::{A, ANSWER, B, INK, LINK, NORMAL, REFUSED};
use drawing::{Canvas, Style, View};
use impinge::glam::{DVec2, dvec2};
use impinge::{QueryError, Stadium};
use svg::node::element::Group;

use crate::number::number;
use crate::sketch::Sketch;

/// Pixels to a unit of the coordinates.
const UNIT: f64 = 20.0;
/// So many lengths of a ray's direction lead out of any panel, whose directions are no shorter than a unit.
pub(crate) const FAR: f64 = 40.0;
/// The length of a normal as it is drawn.
const NORMAL_LENGTH: f64 = 1.4;

/// A piece of the plane with the origin in its middle and y pointing up.
pub(crate) struct Panel {
    canvas: Canvas,
    /// In pixels.
    pub(crate) size: DVec2,
    /// What the case is called.
    case: &'static str,
    /// The answers, a line each.
    answers: Vec<String>,
}

impl Panel {
    /// One of three in a row.
    pub(crate) fn new(case: &'static str) -> Self {
        Self::sized(dvec2(200.0, 140.0), case)
    }

    /// One of two in a row.
    pub(crate) fn wide(case: &'static str) -> Self {
        Self::sized(dvec2(306.0, 140.0), case)
    }

    /// One that shows the shape of a query.
    pub(crate) fn of_one(case: &'static str, shape: &impl Sketch) -> Self {
        let mut panel = Self::new(case);
        panel.draw(shape, &A);
        panel
    }

    /// One that shows both shapes of a query.
    pub(crate) fn of_pair(case: &'static str, a: &impl Sketch, b: &impl Sketch) -> Self {
        let mut panel = Self::of_one(case, a);
        panel.draw(b, &B);
        panel
    }

    /// The same for one of two in a row.
    pub(crate) fn of_wide_pair(case: &'static str, a: &impl Sketch, b: &impl Sketch) -> Self {
        let mut panel = Self::wide(case);
        panel.draw(a, &A);
        panel.draw(b, &B);
        panel
    }

    pub(crate) fn sized(size: DVec2, case: &'static str) -> Self {
        let canvas = Canvas::in_pixels(View::centered(size));
        Self { canvas, size, case, answers: Vec::new() }
    }

    /// Adds a line to the answers.
    pub(crate) fn say(&mut self, answer: impl Into<String>) {
        self.answers.push(answer.into());
    }

    /// The error that is the answer, and the place that it is about.
    pub(crate) fn refuse(&mut self, error: QueryError, at: DVec2) {
        self.mark(at);
        self.say(format!("{error:?}"));
    }

    /// A place that an error is about.
    pub(crate) fn mark(&mut self, at: DVec2) {
        self.canvas.dot(place(at), 3.8, &REFUSED);
    }

    pub(crate) fn draw(&mut self, shape: &impl Sketch, style: &Style) {
        shape.sketch(self, style);
    }

    pub(crate) fn stadium(&mut self, stadium: &Stadium<DVec2>, style: &Style) {
        let [a, b] = [stadium.segment.a, stadium.segment.b].map(place);
        self.canvas.shape(Stadium::new(a, b, stadium.radius * UNIT), style);
    }

    pub(crate) fn line(&mut self, from: DVec2, to: DVec2, style: &Style) {
        self.canvas.line(place(from), place(to), style);
    }

    pub(crate) fn polyline(&mut self, points: &[DVec2], style: &Style) {
        self.canvas.polyline(&points.iter().copied().map(place).collect::<Vec<_>>(), style);
    }

    pub(crate) fn arrow(&mut self, from: DVec2, to: DVec2, style: &Style) {
        self.canvas.arrow(place(from), place(to), style);
    }

    pub(crate) fn dot(&mut self, center: DVec2, style: &Style) {
        self.canvas.dot(place(center), 3.2, style);
    }

    /// A point that the answer holds.
    pub(crate) fn answer(&mut self, point: DVec2) {
        self.canvas.dot(place(point), 3.4, &ANSWER);
    }

    pub(crate) fn normal(&mut self, foot: DVec2, normal: DVec2, style: &Style) {
        self.arrow(foot, foot + normal * NORMAL_LENGTH, style);
    }

    /// A point of the outline with the normal there.
    pub(crate) fn hit(&mut self, point: DVec2, normal: DVec2) {
        self.normal(point, normal, &NORMAL);
        self.answer(point);
    }

    /// Two nearest points.
    pub(crate) fn link(&mut self, from: DVec2, to: DVec2) {
        self.line(from, to, &LINK);
        self.answer(from);
        self.answer(to);
    }

    /// From a point that was asked about to the nearest one.
    pub(crate) fn projection(&mut self, nearest: DVec2, point: DVec2) {
        self.line(nearest, point, &LINK);
        self.answer(nearest);
        self.draw(&point, &B);
    }

    /// A text around a point.
    pub(crate) fn label(&mut self, center: DVec2, text: &str) {
        self.canvas.label(place(center), text, INK);
    }

    /// A number right of the middle between two points.
    pub(crate) fn measure(&mut self, from: DVec2, to: DVec2, length: f64) {
        self.canvas.text(place(from.midpoint(to)) + dvec2(8.0, 6.0), &number(length), INK);
    }

    /// The lines below: the case and its answers.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.case).chain(self.answers.iter().map(String::as_str))
    }

    pub(crate) fn framed(self) -> Group {
        self.canvas.framed()
    }
}

/// From a plane whose y points up to pixels.
fn place(point: DVec2) -> DVec2 {
    point * dvec2(UNIT, -UNIT)
}
