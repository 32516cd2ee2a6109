//! New shapes, which do not land on the others.

use impinge::glam::{DVec2, Vec2, dvec2};

use crate::answers;
use crate::figure::{Figure, Kind};
use crate::moves::nearest;
use crate::problem::Problem;
use crate::scene::Scene;
use crate::view::{Frame, View, snapped};

/// Adds a shape of that kind at a free place: near the middle of the view, or beside all shapes if the view has no room.
pub(crate) fn add(scene: &mut Scene, name: &str, frame: Frame) -> Result<(), Problem> {
    let kind = Kind::named(name).ok_or_else(|| Problem::UnknownName(name.to_owned()))?;
    if let Some(figure) = in_view(scene, kind, frame) {
        return scene.add(figure);
    }
    scene.add(beside(scene, kind))?;
    // The view of all shapes shows it.
    scene.view = None;
    Ok(())
}

/// A quarter of the view wide; smaller if that finds no room.
fn in_view(scene: &Scene, kind: Kind, frame: Frame) -> Option<Figure> {
    let view = scene.view();
    [8.0, 16.0, 32.0].into_iter().find_map(|part| {
        let samples = places(frame, part).into_iter().flat_map(|place| samples(kind, &view, place, part));
        samples.into_iter().find(|(figure, unit)| is_free(scene, figure, *unit)).map(|(figure, _)| figure)
    })
}

/// The centres at which a shape fits into the picture, if it reaches a `part` of the span to each side. The nearest to the
/// middle comes first.
fn places(frame: Frame, part: f64) -> Vec<DVec2> {
    // The grid of `samples` may shift a shape by a quarter of such a part.
    let most = frame.half() * part - 1.25;
    let counts = |most: f64| (-40..=40).map(f64::from).filter(move |count: &f64| count.abs() <= most);
    let mut places: Vec<DVec2> = counts(most.x).flat_map(|x| counts(most.y).map(move |y| dvec2(x, y) / part)).collect();
    places.sort_by(|one, other| one.length_squared().total_cmp(&other.length_squared()));
    places
}

/// At the right, the top, the left or the bottom side of all shapes; at the right one if none of them is free of rays.
fn beside(scene: &Scene, kind: Kind) -> Figure {
    let view = Scene { view: None, ..scene.clone() }.view();
    let sides = [DVec2::X, DVec2::Y, -DVec2::X, -DVec2::Y];
    let mut samples = sides.into_iter().flat_map(|side| samples(kind, &view, side * 0.75, 8.0));
    let first = samples.next();
    let free = first.into_iter().chain(samples).find(|(figure, unit)| is_free(scene, figure, *unit));
    free.or(first).map_or(Figure::new(kind, &[]), |(figure, _)| figure)
}

/// The shapes to try at a place, and how far they reach to each side. A ray is tried in four directions, others in one.
fn samples(kind: Kind, view: &View, place: DVec2, part: f64) -> Vec<(Figure, f32)> {
    // A part of the span is 4 to 8 steps of this grid.
    let grid = view.grid() * 64.0 / part;
    let unit = nearest((view.span / part / grid).floor() * grid);
    let center = (snapped(view.center, grid) + snapped(place * view.span, grid)).clamp(Vec2::MIN, Vec2::MAX);
    let turns = [1.0, -1.0].into_iter().flat_map(|y| [1.0, -1.0].map(|x| Vec2::new(x, y)));
    let turned = |turn: Vec2| (sample(kind, center, turn * unit), unit);
    turns.take(if kind == Kind::Ray { 4 } else { 1 }).map(turned).collect()
}

fn sample(kind: Kind, center: Vec2, unit: Vec2) -> Figure {
    let (left, right) = (center - Vec2::X * unit, center + Vec2::X * unit);
    let new = |numbers: &[f32]| Figure::new(kind, numbers);
    match kind {
        Kind::Point => new(&[center.x, center.y]),
        Kind::Circle => new(&[center.x, center.y, unit.x]),
        Kind::Segment => new(&[left.x, left.y, right.x, right.y]),
        Kind::Stadium => new(&[left.x, left.y, right.x, right.y, unit.x / 2.0]),
        Kind::Box => new(&[left.x, center.y - unit.y / 2.0, right.x, center.y + unit.y / 2.0]),
        Kind::Polygon(count) => Figure::hull(gem(count).map(|corner| center + corner * unit)),
        Kind::Ray => new(&[left.x, left.y, unit.x, unit.y]),
    }
}

/// The corners of a triangle or a pentagon, which reach 1 to each side.
fn gem(count: usize) -> impl Iterator<Item = Vec2> {
    let pentagon = [(-0.5, -1.0), (0.5, -1.0), (1.0, 0.25), (0.0, 1.0), (-1.0, 0.25)];
    let triangle = [(-1.0, -1.0), (1.0, -1.0), (0.0, 1.0)];
    let corners = if count == 3 { triangle.to_vec() } else { pentagon.to_vec() };
    corners.into_iter().map(Vec2::from)
}

/// Whether a visible gap parts it from all others.
fn is_free(scene: &Scene, figure: &Figure, unit: f32) -> bool {
    // An invalid shape is not in the way.
    let is_near = |other: &Figure| answers::within(figure, other, unit / 4.0).unwrap_or(false);
    !scene.figures.iter().any(is_near)
}
