//! The walk, drawn.

use std::fs;
use std::path::Path;

use drawing::{Canvas, Figure, Style, View};
use impinge::glam::{DVec2, Vec2, dvec2};
use impinge::{Segment, Stadium};

use crate::controller::Level;
use crate::error::PlatformError;
use crate::level::CHARACTER;
use crate::tour::Stop;

/// Below a picture's y that points down.
const VIEW: View = View { min: dvec2(-1.0, -12.0), size: dvec2(60.0, 15.0) };
/// One character is drawn for so many steps.
const STEPS_APART: usize = 9;

const FLOOR: Style = Style::new("none", "#52606d", 2.2);
const PLATFORM: Style = Style::new("none", "#0b8f4d", 2.2);
const SOLID_SIDE: Style = Style::new("none", "#0b8f4d", 1.0);
const CHARACTER_STYLE: Style = Style::new("#f3d9a4", "#a66a00", 0.8);
const WALK: Style = Style::new("none", "#2563c9", 1.2);
const NORMAL: Style = Style::new("none", "#12a5b8", 1.0);

/// Writes the picture to `path`.
pub(crate) fn save(level: Level<'_>, tour: &[Stop], path: &Path) -> Result<(), PlatformError> {
    let canvas = picture(level, tour);
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    let written = folder.and_then(|()| canvas.save(path));
    written.map_err(|source| PlatformError::Picture { path: path.display().to_string(), source })
}

fn picture(level: Level<'_>, tour: &[Stop]) -> Canvas {
    let mut canvas = Canvas::new(VIEW);
    for stop in tour.iter().step_by(STEPS_APART) {
        character(&mut canvas, stop.position);
    }
    for floor in level.floors {
        canvas.line(place(floor.a), place(floor.b), &FLOOR);
    }
    for segment in level.one_way {
        platform(&mut canvas, segment);
    }
    canvas.polyline(&tour.iter().map(|stop| place(stop.position)).collect::<Vec<_>>(), &WALK);
    for stop in tour.iter().step_by(STEPS_APART) {
        normals(&mut canvas, stop);
    }
    legend(&mut canvas);
    canvas
}

/// From a level, whose y points up.
fn place(point: Vec2) -> DVec2 {
    point.as_dvec2() * dvec2(1.0, -1.0)
}

fn character(canvas: &mut Canvas, position: Vec2) {
    let Stadium { segment, radius } = CHARACTER.translated(position);
    let placed = Stadium::new(place(segment.a), place(segment.b), radius.into());
    canvas.figure(&Figure::Stadium(placed), &CHARACTER_STYLE);
}

/// With short strokes on the side that is solid.
fn platform(canvas: &mut Canvas, segment: &Segment) {
    let (a, b) = (place(segment.a), place(segment.b));
    one_way(canvas, a, b);
}

fn one_way(canvas: &mut Canvas, a: DVec2, b: DVec2) {
    canvas.line(a, b, &PLATFORM);
    let up = (a - b).normalize_or_zero().perp() * canvas.hairs(7.0);
    for share in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let foot = a.lerp(b, share);
        canvas.arrow(foot - up, foot, &SOLID_SIDE);
    }
}

/// Of what the character slid along, each where its outline is nearest to it.
fn normals(canvas: &mut Canvas, stop: &Stop) {
    for normal in &stop.normals {
        let core = CHARACTER.translated(stop.position).segment;
        let end = if normal.y > 0.0 { core.a } else { core.b };
        let foot = place(end - *normal * CHARACTER.radius);
        canvas.arrow(foot, foot + place(*normal) * canvas.hairs(22.0), &NORMAL);
    }
}

fn legend(canvas: &mut Canvas) {
    canvas.legend("a floor, solid from both sides", |canvas, from, to| canvas.line(from, to, &FLOOR));
    canvas.legend("a one-way platform, solid from above", one_way);
    canvas.legend("the character, every 9 steps", |canvas, from, to| {
        canvas.figure(&Figure::Stadium(Stadium::new(from, to, canvas.hairs(8.0))), &CHARACTER_STYLE);
    });
    canvas.legend("its way", |canvas, from, to| canvas.line(from, to, &WALK));
    canvas.legend("the normal of what it slides along", |canvas, from, to| canvas.arrow(from, to, &NORMAL));
}
