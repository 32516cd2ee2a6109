//! The results, drawn into the drawing.

use std::path::Path;

use drawing::{Canvas, Drawing, Figure, Style};
use impinge::Stadium;
use impinge::glam::DVec2;
use impinge::query::Penetration;

use crate::bounce::RayPath;
use crate::error::SceneError;
use crate::pairs::Survey;

const SOLID: Style = Style::new("#dfe5ec", "#7b8794", 1.0);
const BARE: Style = Style::new("none", "#52606d", 2.2);
const OFFSET: Style = Style::new("#d64545", "#d64545", 1.6);
const CHOICE: Style = Style::new("#f0a020", "#f0a020", 1.6);
const TOUCH: Style = Style::new("none", "#b030b0", 1.6);
const NEAREST: Style = Style::new("#0b8f4d", "#0b8f4d", 1.6);
const RAY: Style = Style::new("none", "#2563c9", 1.4);
const ORIGIN: Style = Style::new(RAY.stroke, "none", 0.0);
const NORMAL: Style = Style::new("none", "#12a5b8", 1.2);

/// Writes the picture to `path`.
pub(crate) fn save(
    drawing: &Drawing,
    survey: &Survey<'_>,
    paths: &[RayPath<'_>],
    path: &Path,
) -> Result<(), SceneError> {
    let written = picture(drawing, survey, paths).save(path);
    written.map_err(|source| SceneError::Picture { path: path.display().to_string(), source })
}

fn picture(drawing: &Drawing, survey: &Survey<'_>, paths: &[RayPath<'_>]) -> Canvas {
    let mut canvas = Canvas::new(drawing.view);
    for part in drawing.parts() {
        shape(&mut canvas, part.figure);
    }
    for path in paths {
        ray(&mut canvas, path);
    }
    for pair in &survey.overlaps {
        overlap(&mut canvas, &pair.penetration);
    }
    if let Some(gap) = &survey.nearest {
        nearest(&mut canvas, gap.points.0, gap.points.1);
    }
    legend(&mut canvas);
    canvas
}

fn legend(canvas: &mut Canvas) {
    canvas.legend("a solid shape", |canvas, from, to| {
        canvas.figure(&Figure::Stadium(Stadium::new(from, to, canvas.hairs(4.0))), &SOLID);
    });
    canvas.legend("a bare segment or point", |canvas, from, to| {
        canvas.line(from, to, &BARE);
    });
    canvas.legend("the offset that parts an overlapping pair", |canvas, from, to| {
        offset(canvas, from, to, &OFFSET);
    });
    canvas.legend("the same, where others are as short", |canvas, from, to| {
        offset(canvas, from, to, &CHOICE);
    });
    canvas.legend("here two shapes touch", |canvas, from, to| {
        touch(canvas, from.midpoint(to));
    });
    canvas.legend("the nearest points of the nearest pair apart", nearest);
    canvas.legend("a ray and its bounces", |canvas, from, to| canvas.arrow(from, to, &RAY));
    canvas.legend("the normal at a hit", |canvas, from, to| {
        canvas.arrow(from, to, &NORMAL);
    });
}

fn shape(canvas: &mut Canvas, figure: &Figure) {
    let solid = figure.stadium().radius > 0.0;
    canvas.figure(figure, if solid { &SOLID } else { &BARE });
}

fn overlap(canvas: &mut Canvas, penetration: &Penetration<DVec2>) {
    if penetration.depth == 0.0 {
        touch(canvas, penetration.point_a);
    } else {
        let style = if penetration.unique { &OFFSET } else { &CHOICE };
        offset(canvas, penetration.point_b, penetration.point_b + penetration.offset(), style);
    }
}

fn offset(canvas: &mut Canvas, from: DVec2, to: DVec2, style: &Style) {
    canvas.dot(from, 1.5, style);
    canvas.arrow(from, to, style);
}

fn touch(canvas: &mut Canvas, at: DVec2) {
    canvas.dot(at, 5.0, &TOUCH);
}

fn nearest(canvas: &mut Canvas, from: DVec2, to: DVec2) {
    canvas.line(from, to, &NEAREST);
    canvas.dot(from, 2.0, &NEAREST);
    canvas.dot(to, 2.0, &NEAREST);
}

/// From hit to hit, and a little further to show where it heads in the end.
fn ray(canvas: &mut Canvas, path: &RayPath<'_>) {
    let origin = path.start.origin;
    let hits = path.hits.iter().map(|hit| hit.hit.point);
    canvas.polyline(&[origin].into_iter().chain(hits).collect::<Vec<_>>(), &RAY);
    pointer(canvas, path.end.origin, path.end.direction, 36.0, &RAY);
    for hit in &path.hits {
        pointer(canvas, hit.hit.point, hit.hit.normal, 30.0, &NORMAL);
    }
    canvas.dot(origin, 3.0, &ORIGIN);
    canvas.text(origin + canvas.hairs(6.0), &path.element.to_string(), RAY.stroke);
}

/// An arrow of so many hairs.
fn pointer(canvas: &mut Canvas, from: DVec2, direction: DVec2, hairs: f64, style: &Style) {
    canvas.arrow(from, from + direction.normalize_or_zero() * canvas.hairs(hairs), style);
}
