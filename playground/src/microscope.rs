//! The neighbourhood of the selected handle, one cell for each place that `f32` has there.

use std::iter;

use impinge::glam::{Vec2, vec2};

use crate::answers;
use crate::figure::{Figure, Part, Role};
use crate::plain;
use crate::scene::{Handle, Scene};

/// How many places there are to each side of the handle.
const STEPS: usize = 20;

/// Rows from the lowest, cells from the left: the digit of each is a [`verdict`].
#[derive(Clone, Debug)]
pub(crate) struct Microscope {
    pub(crate) rows: Vec<String>,
    /// Where the columns begin, and where the last one ends.
    pub(crate) columns: Vec<f64>,
    /// The same of the rows.
    pub(crate) heights: Vec<f64>,
    /// Places, and those where plain `f32` is wrong.
    pub(crate) cells: usize,
    pub(crate) wrong: usize,
    /// The distance from a column to the next, and from a row to the next, at the handle.
    pub(crate) ulp: Vec2,
}

/// The figure and the part that are moved from place to place: the selected ones, or instead of a radius, which has no
/// place of its own, the first position of its shape.
pub(crate) fn subject(scene: &Scene) -> Option<(usize, &'static Part)> {
    let Some(Handle::Part(index, part)) = scene.selected else {
        return None;
    };
    let figure = scene.figures.get(index)?;
    Some((index, if part.role == Role::Radius { &figure.kind.parts[0] } else { part }))
}

/// `None` where the answer does not depend on the selected handle, or where there is no answer.
pub(crate) fn look(scene: &Scene) -> Option<Microscope> {
    let (index, part) = subject(scene)?;
    let is_asked =
        scene.pair().is_some() && scene.pair.contains(&index) && scene.figures[index].vector(part).is_finite();
    if is_asked { around(scene, index, part) } else { None }
}

fn around(scene: &Scene, index: usize, part: &'static Part) -> Option<Microscope> {
    let value = scene.figures[index].vector(part);
    let base = scene.position(Handle::Part(index, part))? - value.as_dvec2();
    let (columns, heights) = (neighbours(value.x), neighbours(value.y));
    let verdict = |x, y| verdict(scene, index, part, vec2(x, y));
    let row = |&y: &f32| columns.iter().map(|&x| verdict(x, y)).collect::<Option<String>>();
    let rows: Vec<String> = heights.iter().map(row).collect::<Option<_>>()?;
    Some(Microscope {
        columns: borders(base.x, &columns),
        heights: borders(base.y, &heights),
        cells: columns.len() * heights.len(),
        wrong: rows.iter().flat_map(|row| row.bytes()).filter(|&verdict| verdict > b'1').count(),
        ulp: vec2(ulp(value.x), ulp(value.y)),
        rows,
    })
}

/// With the part at `value`: 0 for apart, 1 for an overlap, 2 for apart that plain `f32` calls an overlap, 3 for an
/// overlap that it calls apart.
fn verdict(scene: &Scene, index: usize, part: &Part, value: Vec2) -> Option<char> {
    let at = |of: usize| {
        let mut figure = scene.figures[of];
        if of == index {
            figure.set_vector(part, value);
        }
        figure
    };
    let [a, b]: [Figure; 2] = scene.pair.map(at);
    match (answers::intersects(&a, &b).ok()?, plain::intersects(&a, &b)) {
        (false, false) => Some('0'),
        (true, true) => Some('1'),
        (false, true) => Some('2'),
        (true, false) => Some('3'),
    }
}

/// `center` and the finite numbers around it, ascending.
fn neighbours(center: f32) -> Vec<f32> {
    let below = iter::successors(Some(center), |number| Some(number.next_down())).skip(1).take(STEPS);
    let above = iter::successors(Some(center), |number| Some(number.next_up())).take(STEPS + 1);
    let mut numbers: Vec<f32> = below.chain(above).filter(|number| number.is_finite()).collect();
    numbers.sort_by(f32::total_cmp);
    numbers
}

/// Halfway between neighbours, and as far beyond the first and the last.
fn borders(base: f64, numbers: &[f32]) -> Vec<f64> {
    let numbers: Vec<f64> = numbers.iter().map(|&number| base + f64::from(number)).collect();
    let inner = numbers.windows(2).map(|pair| pair[0].midpoint(pair[1]));
    let [first, second] = [numbers[0], numbers[1]];
    let [.., before, last] = numbers[..] else {
        return Vec::new();
    };
    let ends = [first - (second - first) / 2.0, last + (last - before) / 2.0];
    iter::once(ends[0]).chain(inner).chain([ends[1]]).collect()
}

/// To the number above it.
pub(crate) fn ulp(number: f32) -> f32 {
    number.next_up() - number
}
