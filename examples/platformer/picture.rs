//! The walk as strips of a film.

use std::path::Path;

use drawing::style::{A, BARE, GREEN, ORANGE, SOLID, WIDTH};
use drawing::{Canvas, Legend, Page, Style, View};
use impinge::glam::{DVec2, Vec2, dvec2, vec2};
use impinge::{Aabb, AnyShape, QueryError, batch};

use crate::error::PlatformerError;
use crate::game::BODY;
use crate::game::controller::Kind;
use crate::trial::{STRIP, STRIP_SECONDS, Trial};

/// One character is drawn for so many frames.
const FRAMES_APART: usize = 15;
/// Around the character's way.
const MARGIN: Vec2 = vec2(2.0, 2.5);
/// Of each strip, in tiles: more than the character can walk meanwhile.
const LENGTH: f32 = 80.0;

const TILE: Style = SOLID.wide(0.5);
const OTHER: Style = SOLID.wide(1.0);
const PLATFORM: Style = Style::new("none", GREEN, 2.0);
const MOVER: Style = BARE.wide(1.6);
const CHARACTER: Style = A.wide(0.8);
const WALK: Style = Style::new("none", ORANGE, 1.0);

/// Writes the picture to `path`.
pub(crate) fn save(trial: &Trial, path: &Path) -> Result<(), PlatformerError> {
    let written = picture(trial)?.save(path);
    written.map_err(|source| PlatformerError::Picture { path: path.display().to_string(), source })
}

fn picture(trial: &Trial) -> Result<Page, PlatformerError> {
    let sentence = format!(
        "A minute of recorded input on {} flush tiles, {STRIP_SECONDS} s in a strip. It walks, climbs, jumps, drops, rides \
         and slides, and no seam stops it.",
        trial.level.tiles.len()
    );
    let mut page = Page::titled(WIDTH, "A character among tiles", &sentence);
    for start in (0..trial.counts.len()).map(|strip| strip * STRIP) {
        page.drawing(strip(trial, &trial.positions[start..=start + STRIP])?);
    }
    page.legend(legend());
    Ok(page)
}

/// What is seen of the level around some positions.
fn strip(trial: &Trial, positions: &[Vec2]) -> Result<Canvas, QueryError> {
    let Aabb { min, max } = Aabb::from_points(positions);
    let seen = Aabb::new(min - MARGIN, vec2(min.x - MARGIN.x + LENGTH, max.y + MARGIN.y));
    let view = View { min: seen.min.as_dvec2(), size: seen.size().as_dvec2() };
    let mut canvas = Canvas::within(view, dvec2(WIDTH, WIDTH));
    for tile in trial.level.tiles.iter().filter(|tile| tile.overlaps(&seen)) {
        canvas.shape(tile.widened(), &TILE);
    }
    let mut near = Vec::new();
    batch::intersecting(&seen, &trial.level.shapes[..trial.level.others()], &mut near)?;
    for index in near {
        canvas.shape(trial.level.shapes[index].widened(), style(trial, index));
    }
    for position in positions.iter().step_by(FRAMES_APART) {
        canvas.shape(AnyShape::from(BODY.translated(*position)).widened(), &CHARACTER);
    }
    canvas.polyline(&positions.iter().map(|position| position.as_dvec2()).collect::<Vec<_>>(), &WALK);
    Ok(canvas)
}

fn style(trial: &Trial, index: usize) -> &'static Style {
    let moves = trial.level.moved.iter().any(|&(moved, _)| moved == index);
    match trial.level.kind(index) {
        Kind::OneWay => &PLATFORM,
        _ if moves => &MOVER,
        _ => &OTHER,
    }
}

fn legend() -> Legend {
    let square = |style: Style| {
        move |canvas: &mut Canvas, from: DVec2, to: DVec2| {
            let (middle, half) = (from.midpoint(to), DVec2::splat(canvas.hairs(6.0)));
            canvas.shape(Aabb::new(middle - half, middle + half), &style);
        }
    };
    Legend::new()
        .entry("a tile", square(TILE))
        .entry("another solid shape", square(OTHER))
        .entry("one that moves, where it is at the end", square(MOVER))
        .entry("a one-way platform", |canvas, from, to| canvas.line(from, to, &PLATFORM))
        .entry(format!("the character, each {FRAMES_APART} frames"), square(CHARACTER))
        .entry("its way", |canvas, from, to| canvas.line(from, to, &WALK))
}
