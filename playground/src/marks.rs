//! What is drawn: the shapes, and the answers about them.

use impinge::glam::{DVec2, Vec2};
use impinge::query::CircleCrossing;

use crate::answers::Answers;
use crate::bounce::Path;
use crate::figure::{BoundedOrRay, Figure};
use crate::outline::{self, Outline};
use crate::scene::Scene;
use crate::view::View;

/// How long a normal is drawn, in spans.
const NORMAL: f64 = 0.08;

/// An outline, and what it stands for, which the page has a style for.
#[derive(Clone, Debug)]
pub(crate) struct Mark {
    pub(crate) style: &'static str,
    pub(crate) outline: Outline,
}

/// From the lowest to the uppermost.
pub(crate) fn marks(scene: &Scene, answers: Option<&Answers>, paths: &[Path]) -> Vec<Mark> {
    let mut canvas = Canvas { view: scene.view(), marks: Vec::new() };
    for (index, figure) in scene.figures.iter().enumerate() {
        canvas.figure(style(scene, index), figure);
    }
    for path in paths {
        canvas.path(path);
    }
    if let (Some(answers), Some([_, b])) = (answers, scene.pair()) {
        canvas.boxes(scene);
        canvas.cast(scene, b, answers);
        canvas.chord(answers);
        canvas.nearest(answers);
        canvas.contact(answers);
        canvas.ways_out(answers);
    }
    canvas.marks
}

fn style(scene: &Scene, index: usize) -> &'static str {
    match scene.pair.iter().position(|&of| of == index) {
        Some(0) => "a",
        Some(_) => "b",
        None => "other",
    }
}

struct Canvas {
    view: View,
    marks: Vec<Mark>,
}

impl Canvas {
    fn add(&mut self, style: &'static str, outline: Option<Outline>) {
        self.marks.extend(outline.map(|outline| Mark { style, outline }));
    }

    fn figure(&mut self, style: &'static str, figure: &Figure) {
        self.shape(style, figure.shape());
    }

    fn dot(&mut self, style: &'static str, point: Vec2) {
        self.shape(style, point.into());
    }

    fn shape(&mut self, style: &'static str, shape: BoundedOrRay) {
        self.add(style, outline::outline(shape, &self.view));
    }

    fn segment(&mut self, style: &'static str, from: DVec2, to: DVec2) {
        self.add(style, outline::segment(from, to, &self.view));
    }

    /// Of the same length in the picture, however near one looks.
    fn normal(&mut self, style: &'static str, point: Vec2, normal: Vec2) {
        let point = point.as_dvec2();
        self.segment(style, point, point + normal.as_dvec2() * NORMAL * self.view.span);
    }

    fn path(&mut self, path: &Path) {
        let mut from = path.start;
        for bounce in &path.hits {
            self.segment("bounce", from.as_dvec2(), bounce.hit.point.as_dvec2());
            self.dot("bounce", bounce.hit.point);
            self.normal("bounce normal", bounce.hit.point, bounce.hit.normal);
            from = bounce.hit.point;
        }
        if !path.hits.is_empty() {
            self.shape("bounce", BoundedOrRay::Ray(path.end));
        }
    }

    fn boxes(&mut self, scene: &Scene) {
        for figure in scene.pair().into_iter().flatten() {
            if let Some(Ok(bounds)) = figure.bounding_box() {
                self.shape("box", bounds.into());
            }
        }
    }

    /// The way of `b`, where it ends without a hit, and where it touches.
    fn cast(&mut self, scene: &Scene, b: &Figure, answers: &Answers) {
        let (Some(translation), Some(anchor)) = (scene.translation, scene.anchor()) else {
            return;
        };
        self.segment("translation", anchor, anchor + translation.as_dvec2());
        self.figure("end", &b.translated(translation));
        if let Some(Ok(Some(hit))) = answers.cast {
            self.figure("arrival", &b.translated(translation * hit.t));
            self.dot("hit", hit.point);
            self.normal("hit normal", hit.point, hit.normal);
        }
    }

    fn chord(&mut self, answers: &Answers) {
        if let Some(Ok(Some(chord))) = answers.chord {
            if let (Some(enter), Some(exit)) = (chord.enter, chord.exit) {
                self.segment("chord", enter.point.as_dvec2(), exit.point.as_dvec2());
            }
            for hit in chord {
                self.dot("chord", hit.point);
            }
        }
        match answers.crossing {
            Some(Ok(Some(CircleCrossing::Tangent(point)))) => self.dot("crossing", point),
            Some(Ok(Some(CircleCrossing::Secant(left, right)))) => {
                self.dot("crossing", left);
                self.dot("crossing", right);
            }
            _ => {}
        }
    }

    fn nearest(&mut self, answers: &Answers) {
        if let Ok(Some((on_a, on_b))) = answers.of_pair.closest_points {
            self.segment("closest", on_a.as_dvec2(), on_b.as_dvec2());
            self.dot("closest", on_a);
            self.dot("closest", on_b);
        }
        if let Some(Ok(point)) = answers.boundary {
            self.dot("boundary", point);
        }
    }

    /// A line from the point of `a` to that of `b`, and the normal.
    fn contact(&mut self, answers: &Answers) {
        let Ok(Some(contact)) = answers.of_pair.contact else {
            return;
        };
        for point in contact.points() {
            self.segment("contact", point.point_a.as_dvec2(), point.point_b.as_dvec2());
            self.dot("contact", point.point_a);
            self.dot("contact", point.point_b);
            self.normal("contact normal", point.point_a, contact.normal);
        }
    }

    /// The offset that is applied by "Push apart", and the normals that it was chosen from.
    fn ways_out(&mut self, answers: &Answers) {
        let Ok(Some(overlap)) = answers.of_pair.toward else {
            return;
        };
        // That of a single way with a length is seen from the way.
        if !overlap.unique || overlap.depth == 0.0 {
            let style = if overlap.unique { "normal" } else { "tie" };
            for &normal in &answers.of_pair.normals {
                self.normal(style, overlap.point_b, normal);
            }
        }
        let from = overlap.point_b.as_dvec2();
        self.segment("offset", from, from + overlap.offset().as_dvec2());
        self.dot("last", overlap.point_a);
        self.dot("last", overlap.point_b);
    }
}
