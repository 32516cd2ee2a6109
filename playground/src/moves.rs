//! Handles and shapes from one place to another.

use impinge::glam::{DVec2, Vec2};

use crate::figure::Role;
use crate::scene::{Handle, Scene};
use crate::view::snapped;

/// Moves the selected handle by an offset in the picture, that of the plane on the grid; a radius only along itself.
pub(crate) fn drag(scene: &mut Scene, by: DVec2) {
    let view = scene.view();
    let by = match scene.selected {
        Some(Handle::Part(index, part)) if part.role == Role::Radius => {
            DVec2::X * by.dot(scene.figures[index].outward())
        }
        _ => by,
    };
    nudge(scene, snapped(by * view.span, view.grid()).as_dvec2());
}

/// Moves all of a shape, which are counted from one, likewise.
pub(crate) fn drag_figure(scene: &mut Scene, [count, x, y]: [f64; 3]) {
    let view = scene.view();
    let by = snapped(DVec2::new(x, y) * view.span, view.grid());
    if let Some((_, figure)) = (1..).zip(&mut scene.figures).find(|(index, _)| f64::from(*index) == count) {
        *figure = figure.translated(by);
    }
}

/// Moves the selected handle by an offset in the plane.
pub(crate) fn nudge(scene: &mut Scene, by: DVec2) {
    change(scene, by, |number, by| nearest(f64::from(number) + by));
}

/// Moves each coordinate of the selected handle to the next `f32` in the direction of `by`.
pub(crate) fn step_by_ulps(scene: &mut Scene, by: DVec2) {
    change(scene, by, |number, by| match by {
        0.0 => number,
        _ if by > 0.0 => number.next_up(),
        _ => number.next_down(),
    });
}

/// A radius grows to the right and upward, and never falls below zero.
fn change(scene: &mut Scene, by: DVec2, moved: impl Fn(f32, f64) -> f32) {
    let moved = |number: f32, by: f64| moved(number, by).clamp(f32::MIN, f32::MAX);
    let vector = |vector: Vec2| Vec2::new(moved(vector.x, by.x), moved(vector.y, by.y));
    match scene.selected {
        Some(Handle::Part(index, part)) if part.role == Role::Radius => {
            let radius = &mut scene.figures[index].numbers[part.first];
            *radius = moved(*radius, by.x + by.y).clamp(0.0, f32::MAX);
        }
        Some(Handle::Part(index, part)) => {
            let figure = &mut scene.figures[index];
            figure.set_vector(part, vector(figure.vector(part)));
        }
        Some(Handle::Translation) => scene.translation = scene.translation.map(vector),
        None => {}
    }
}

#[expect(clippy::cast_possible_truncation, reason = "rounding to nearest is what is asked for")]
pub(crate) fn nearest(number: f64) -> f32 {
    number as f32
}
