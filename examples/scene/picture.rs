//! The results, drawn into the drawing.

use std::path::Path;

use drawing::style::{BARE, LINK, NORMAL, OFFSET, ORANGE, SOLID, TOUCH, WAY};
use drawing::{Canvas, Drawing, Legend, Page, Style, is_bare};
use impinge::Stadium;
use impinge::glam::{DVec2, dvec2};
use impinge::query::Penetration;

use crate::bounce::RayPath;
use crate::error::SceneError;
use crate::label;
use crate::pairs::Survey;

/// What a drawing may take of a page, in pixels.
const ROOM: DVec2 = dvec2(624.0, 1000.0);
/// Of a page with a narrow drawing.
const LEAST_WIDTH: f64 = 512.0;

/// An offset, where others are as short.
const CHOICE: Style = Style::new(ORANGE, ORANGE, 1.6);

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

fn picture(drawing: &Drawing, survey: &Survey<'_>, paths: &[RayPath<'_>]) -> Page {
    let canvas = answers(drawing, survey, paths);
    let width = canvas.size().x.max(LEAST_WIDTH);
    let mut page = Page::titled(width, "What overlaps, and what rays hit", &sentence(survey, paths));
    page.drawing(canvas);
    let names = paths.iter().zip(1..).map(|(path, number)| format!("{number} {}", path.element));
    if !paths.is_empty() {
        page.note(&format!("Rays: {}", names.collect::<Vec<_>>().join(", ")));
    }
    page.legend(legend());
    page
}

fn sentence(survey: &Survey<'_>, paths: &[RayPath<'_>]) -> String {
    let touching = survey.overlaps.iter().filter(|pair| pair.penetration.depth == 0.0).count();
    let hits = paths.iter().map(|path| path.hits.len()).sum();
    format!(
        "The drawing has {}, {}, and {} by {}.",
        counted(survey.overlaps.len() - touching, "overlap"),
        counted(touching, "exact contact"),
        counted(hits, "hit"),
        counted(paths.len(), "ray")
    )
}

fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

fn answers(drawing: &Drawing, survey: &Survey<'_>, paths: &[RayPath<'_>]) -> Canvas {
    let mut canvas = Canvas::within(drawing.view.padded(), ROOM);
    for part in drawing.parts() {
        canvas.shape(*part.shape, if is_bare(part.shape) { &BARE } else { &SOLID });
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
    label::number(&mut canvas, drawing, paths);
    canvas
}

fn legend() -> Legend {
    let solid = |canvas: &mut Canvas, from: DVec2, to: DVec2| {
        canvas.shape(Stadium::new(from * 0.75, to * 0.75, canvas.hairs(4.0)), &SOLID);
    };
    Legend::new()
        .entry("a solid shape", solid)
        .entry("a bare segment or point", |canvas, from, to| canvas.line(from, to, &BARE))
        .entry("the shortest way out", |canvas, from, to| offset(canvas, from, to, &OFFSET))
        .entry("one of several ways out", |canvas, from, to| offset(canvas, from, to, &CHOICE))
        .entry("two shapes touch here", |canvas, from, to| touch(canvas, from.midpoint(to)))
        .entry("the nearest pair apart", nearest)
        .entry("a ray and its bounces", |canvas, from, to| canvas.arrow(from, to, &WAY))
        .entry("the normal at a hit", |canvas, from, to| canvas.arrow(from, to, &NORMAL))
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
    canvas.dot(from, 1.5, &style.filled());
    canvas.arrow(from, to, style);
}

fn touch(canvas: &mut Canvas, at: DVec2) {
    canvas.dot(at, 5.0, &TOUCH);
}

fn nearest(canvas: &mut Canvas, from: DVec2, to: DVec2) {
    canvas.line(from, to, &LINK);
    canvas.dot(from, 2.0, &LINK);
    canvas.dot(to, 2.0, &LINK);
}

/// From hit to hit, and a little further to show where it heads in the end.
fn ray(canvas: &mut Canvas, path: &RayPath<'_>) {
    canvas.polyline(&path.turns(), &WAY);
    pointer(canvas, path.end.origin, path.end.direction, 36.0, &WAY);
    for hit in &path.hits {
        pointer(canvas, hit.hit.point, hit.hit.normal, 24.0, &NORMAL);
    }
    canvas.dot(path.start.origin, 3.0, &WAY.filled());
}

/// An arrow of so many hairs.
fn pointer(canvas: &mut Canvas, from: DVec2, direction: DVec2, hairs: f64, style: &Style) {
    canvas.arrow(from, from + direction.normalize_or_zero() * canvas.hairs(hairs), style);
}
