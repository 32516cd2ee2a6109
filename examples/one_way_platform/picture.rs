//! The walk, drawn.

use std::path::Path;

use drawing::style::{A, BARE, GREEN, NORMAL, ORANGE, WIDTH};
use drawing::{Canvas, Legend, Page, Style, View};
use impinge::Stadium;
use impinge::glam::{DVec2, Vec2, dvec2};

use crate::course::Course;
use crate::error::PlatformError;
use crate::level::CHARACTER;
use crate::tour::Stop;

/// The level in two parts, one below the other, which have a little in common; y points down.
const VIEWS: [View; 2] = [view(-1.0, 12.5), view(28.5, 14.5)];
/// One character is drawn for so many steps: for fewer, it would overlap itself.
const STEPS_APART: usize = 15;

const FLOOR: Style = BARE;
const PLATFORM: Style = Style::new("none", GREEN, 2.2);
const WAY_UP: Style = PLATFORM.wide(1.0);
const CHARACTER_STYLE: Style = A.wide(1.0);
const WALK: Style = Style::new("none", ORANGE, 1.2);

const fn view(left: f64, height: f64) -> View {
    View { min: dvec2(left, -11.75), size: dvec2(30.5, height) }
}

/// Writes the picture to `path`.
pub(crate) fn save(course: &Course, tour: &[Stop], path: &Path) -> Result<(), PlatformError> {
    let written = picture(course, tour).save(path);
    written.map_err(|source| PlatformError::Picture { path: path.display().to_string(), source })
}

fn picture(course: &Course, tour: &[Stop]) -> Page {
    let sentence = "It walks from left to right: the upper picture is the left half of the level, the lower one the right half. \
        It jumps up through one-way platforms, and lands on them.";
    let mut page = Page::titled(WIDTH, "A character slides along floors", sentence);
    for view in VIEWS {
        page.drawing(part(view, course, tour));
    }
    page.legend(legend());
    page
}

/// What is seen of the level in `view`.
fn part(view: View, course: &Course, tour: &[Stop]) -> Canvas {
    let mut canvas = Canvas::within(view, dvec2(WIDTH, WIDTH));
    let is_seen = |[a, b]: [Vec2; 2]| {
        let (left, right) = (view.min.x, view.min.x + view.size.x);
        f64::from(a.x.max(b.x)) >= left && f64::from(a.x.min(b.x)) <= right
    };
    let stops: Vec<&Stop> = tour.iter().step_by(STEPS_APART).filter(|stop| is_seen([stop.position; 2])).collect();
    for stop in &stops {
        character(&mut canvas, stop.position);
    }
    for floor in course.floors.iter().filter(|floor| is_seen([floor.a, floor.b])) {
        canvas.line(place(floor.a), place(floor.b), &FLOOR);
    }
    for segment in course.one_way.iter().filter(|segment| is_seen([segment.a, segment.b])) {
        one_way(&mut canvas, place(segment.a), place(segment.b));
    }
    canvas.polyline(&tour.iter().map(|stop| place(stop.position)).collect::<Vec<_>>(), &WALK);
    for stop in stops {
        normals(&mut canvas, stop);
    }
    canvas
}

/// From a level, whose y points up.
fn place(point: Vec2) -> DVec2 {
    point.as_dvec2() * dvec2(1.0, -1.0)
}

fn character(canvas: &mut Canvas, position: Vec2) {
    let Stadium { segment, radius } = CHARACTER.translated(position);
    let placed = Stadium::new(place(segment.a), place(segment.b), radius.into());
    canvas.shape(placed, &CHARACTER_STYLE);
}

/// With arrows on the side from which it lets through.
fn one_way(canvas: &mut Canvas, a: DVec2, b: DVec2) {
    canvas.line(a, b, &PLATFORM);
    let up = (a - b).normalize_or_zero().perp() * canvas.hairs(9.0);
    for share in [0.1, 0.3, 0.5, 0.7, 0.9] {
        let foot = a.lerp(b, share);
        canvas.arrow(foot - up, foot, &WAY_UP);
    }
}

/// Of what the character slid along, each where its outline is nearest to it.
fn normals(canvas: &mut Canvas, stop: &Stop) {
    for normal in &stop.normals {
        let core = CHARACTER.translated(stop.position).segment;
        let end = if normal.y > 0.0 { core.a } else { core.b };
        let foot = place(end - *normal * CHARACTER.radius);
        canvas.arrow(foot, foot + place(*normal) * canvas.hairs(16.0), &NORMAL);
    }
}

fn legend() -> Legend {
    let every = format!("the character, each {STEPS_APART} steps");
    Legend::new()
        .entry("a floor, solid on both sides", |canvas, from, to| canvas.line(from, to, &FLOOR))
        .entry("a one-way platform", one_way)
        .entry(every, |canvas, from, to| {
            canvas.shape(Stadium::new(from * 0.5, to * 0.5, canvas.hairs(6.0)), &CHARACTER_STYLE);
        })
        .entry("its way", |canvas, from, to| canvas.line(from, to, &WALK))
        .entry("the normal of what it touches", |canvas, from, to| canvas.arrow(from, to, &NORMAL))
}
