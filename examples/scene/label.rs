//! The numbers of the rays, where they cover nothing.

use drawing::style::INK;
use drawing::{Canvas, Drawing};
use impinge::glam::DVec2;
use impinge::query;
use impinge::{AnyShape, Segment, Stadium};

use crate::bounce::RayPath;

/// How far a number may be from what it is of, in hairs, the nearest first.
const DISTANCES: [f64; 5] = [13.0, 18.0, 26.0, 36.0, 50.0];
/// Directions in which a place is looked for.
const DIRECTIONS: u8 = 16;
/// Half of what a number takes, in hairs.
const HALF_HEIGHT: f64 = 7.0;
const HALF_DIGIT: f64 = 4.0;

/// Puts its number beside the start of each ray, or nowhere if there is no room.
pub(crate) fn number(canvas: &mut Canvas, drawing: &Drawing, paths: &[RayPath<'_>]) {
    let mut taken: Vec<AnyShape<DVec2>> = drawing.parts().map(|part| *part.shape).collect();
    for path in paths {
        taken.extend(path.turns().windows(2).map(|ends| AnyShape::from(Segment::new(ends[0], ends[1]))));
    }
    for (path, number) in paths.iter().zip(1_u32..) {
        let text = number.to_string();
        let free = places(path.start.origin, canvas).find(|&place| is_free(&box_of(&text, place, canvas), &taken));
        if let Some(place) = free {
            canvas.label(place, &text, INK);
            taken.push(box_of(&text, place, canvas).into());
        }
    }
}

fn places(start: DVec2, canvas: &Canvas) -> impl Iterator<Item = DVec2> {
    let distances = DISTANCES.map(|distance| canvas.hairs(distance));
    let turn = std::f64::consts::TAU / f64::from(DIRECTIONS);
    let directions = move || (0..DIRECTIONS).map(move |index| DVec2::from_angle(f64::from(index) * turn));
    distances.into_iter().flat_map(move |distance| directions().map(move |direction| start + direction * distance))
}

/// About what a text around `place` covers.
fn box_of(text: &str, place: DVec2, canvas: &Canvas) -> Stadium<DVec2> {
    let more_digits = u32::try_from(text.len()).map_or(0.0, f64::from) - 1.0;
    let half = DVec2::X * canvas.hairs(HALF_DIGIT * more_digits);
    Stadium::new(place - half, place + half, canvas.hairs(HALF_HEIGHT))
}

fn is_free(label: &Stadium<DVec2>, taken: &[AnyShape<DVec2>]) -> bool {
    // What cannot be told is not free.
    taken.iter().all(|shape| query::intersects(label, shape) == Ok(false))
}
