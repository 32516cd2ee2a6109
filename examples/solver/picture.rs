//! The worlds at the end.

use std::path::Path;

use drawing::style::{A, B, SOLID, WIDTH};
use drawing::{Canvas, Legend, Page, Style, View};
use impinge::glam::{DVec2, dvec2};
use impinge::{Aabb, Circle, QueryError};

use crate::error::SolverError;
use crate::trial::Trial;
use crate::world::{Body, World};

/// What a world may take of the page, in pixels.
const ROOM: DVec2 = dvec2(WIDTH, 420.0);
const FIXED: Style = SOLID;
const BODY: Style = A.wide(0.8);
/// Straight to the right at the start.
const HAND: Style = B.unfilled().wide(0.8);

/// Writes the picture to `path`.
pub(crate) fn save(trials: &[Trial], path: &Path) -> Result<(), SolverError> {
    let written = picture(trials)?.save(path);
    written.map_err(|source| SolverError::Picture { path: path.display().to_string(), source })
}

fn picture(trials: &[Trial]) -> Result<Page, SolverError> {
    let sentence = "Bodies that stand, lean, lie and hang on one another, by contacts alone.";
    let mut page = Page::titled(WIDTH, "What a solver stands on", sentence);
    for Trial { scene, .. } in trials {
        page.text(&format!("{}: {} bodies after {} s", scene.name, scene.world.bodies.len(), scene.seconds));
        let canvas = canvas(&scene.world);
        page.drawing(canvas.map_err(|source| SolverError::Bounds { scene: scene.name, source })?);
    }
    page.legend(legend());
    Ok(page)
}

fn canvas(world: &World) -> Result<Canvas, QueryError> {
    let mut canvas = Canvas::within(view(world)?.padded(), ROOM);
    for body in &world.bodies {
        canvas.shape(body.shape().widened(), if body.is_fixed() { &FIXED } else { &BODY });
    }
    for body in world.bodies.iter().filter(|body| !body.is_fixed()) {
        hand(&mut canvas, body);
    }
    Ok(canvas)
}

/// Around all bodies.
fn view(world: &World) -> Result<View, QueryError> {
    let mut bounds = Aabb::from_points(&[]);
    for body in &world.bodies {
        bounds = bounds.union(&body.shape().widened().bounding_box()?);
    }
    Ok(View { min: bounds.min, size: bounds.size() })
}

/// Shows how far the body has turned.
fn hand(canvas: &mut Canvas, body: &Body) {
    let center = body.position.as_dvec2();
    canvas.line(center, center + body.rotation.as_dvec2() * canvas.hairs(4.0), &HAND);
}

fn legend() -> Legend {
    let disc = |style: Style| {
        move |canvas: &mut Canvas, from: DVec2, to: DVec2| {
            canvas.shape(Circle::new(from.midpoint(to), canvas.hairs(8.0)), &style);
        }
    };
    Legend::new()
        .entry("a body", disc(BODY))
        .entry("what never moves", disc(FIXED))
        .entry("where its right side is now", |canvas, from, to| canvas.line(from.midpoint(to), to, &HAND))
}
