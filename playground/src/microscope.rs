//! The neighbourhood of what is selected, one cell for each place that `f32` has there.

use std::iter;

use impinge::glam::{Vec2, vec2};

use crate::answers;
use crate::figure::{Figure, Part, Role};
use crate::plain;
use crate::scene::{Handle, Scene};

/// How many places there are to each side of the handle.
const STEPS: usize = 20;

/// Whether the two overlap or touch; `Wrongly` where plain `f32` says so, and it is not so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Apart,
    Meeting,
    WronglyMeeting,
    WronglyApart,
}

#[derive(Clone, Debug)]
pub(crate) struct Microscope {
    /// What is moved from place to place: of a figure, a part.
    pub(crate) subject: (usize, &'static Part),
    /// From the lowest row, and from the left.
    pub(crate) rows: Vec<Vec<Verdict>>,
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
    Some((index, if part.role == Role::Radius { &figure.kind.parts()[0] } else { part }))
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
    let row = |&y: &f32| columns.iter().map(|&x| verdict(x, y)).collect::<Option<_>>();
    let rows: Vec<Vec<Verdict>> = heights.iter().map(row).collect::<Option<_>>()?;
    Some(Microscope {
        subject: (index, part),
        columns: borders(base.x, &columns),
        heights: borders(base.y, &heights),
        cells: columns.len() * heights.len(),
        wrong: rows.iter().flatten().filter(|verdict| verdict.is_wrong()).count(),
        ulp: vec2(ulp(value.x), ulp(value.y)),
        rows,
    })
}

/// With the part at `value`.
fn verdict(scene: &Scene, index: usize, part: &Part, value: Vec2) -> Option<Verdict> {
    let at = |of: usize| {
        let mut figure = scene.figures[of];
        if of == index {
            figure.set_vector(part, value);
        }
        figure
    };
    let [a, b]: [Figure; 2] = scene.pair.map(at);
    match (answers::intersects(&a, &b).ok()?, plain::intersects(&a, &b)) {
        (false, false) => Some(Verdict::Apart),
        (true, true) => Some(Verdict::Meeting),
        (false, true) => Some(Verdict::WronglyMeeting),
        (true, false) => Some(Verdict::WronglyApart),
    }
}

impl Verdict {
    fn is_wrong(self) -> bool {
        matches!(self, Self::WronglyMeeting | Self::WronglyApart)
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
    let ([first, second, ..], [.., before, last]) = (&numbers[..], &numbers[..]) else {
        return Vec::new();
    };
    let ends = [first - (second - first) / 2.0, last + (last - before) / 2.0];
    iter::once(ends[0]).chain(inner).chain([ends[1]]).collect()
}

/// To the number above it.
pub(crate) fn ulp(number: f32) -> f32 {
    number.next_up() - number
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(scene: &str) -> Option<Microscope> {
        look(&scene.parse().expect("a scene"))
    }

    /// At offset (12, 9) the circles touch: the middle cell. Any step to the right or up brings them nearer.
    #[test]
    fn the_cells_are_those_of_the_places() {
        let seen = seen("circle=0.75,0.625,7.5&circle=12.75,9.625,7.5&select=1.center").expect("cells");
        let middle = &seen.rows[STEPS];
        let meets = |verdict: &Verdict| matches!(verdict, Verdict::Meeting | Verdict::WronglyApart);
        assert!(middle[STEPS..].iter().all(meets) && !middle[..STEPS].iter().any(meets));
        // 12 + 2^-24 rounds to 12.
        assert_eq!(middle[STEPS - 1], Verdict::WronglyMeeting);
        assert_eq!((seen.cells, seen.ulp), (41 * 41, Vec2::splat(1.0 / 16_777_216.0)));
    }

    /// Halfway between 1 and its neighbours, of which the lower one is nearer.
    #[test]
    fn a_cell_is_as_wide_as_its_number_reaches() {
        let seen = seen("point=1,0&point=5,5&select=1.point").expect("cells");
        let ulp = f64::from(f32::EPSILON);
        assert_eq!(seen.columns[STEPS..=STEPS + 1], [1.0 - ulp / 4.0, 1.0 + ulp / 2.0]);
    }

    #[test]
    fn at_the_largest_number_there_are_none_beyond() {
        let seen = seen("point=3.4028235e38,0&point=0,0&select=1.point").expect("cells");
        assert_eq!((seen.columns.len(), seen.heights.len()), (STEPS + 2, 2 * STEPS + 2));
    }

    #[test]
    fn without_a_pair_or_an_answer_there_are_none() {
        for scene in [
            "point=0,0&select=1.point",
            "point=0,0&point=1,0",
            "point=0,0&point=1,0&point=2,0&select=3.point",
            "point=0,0&circle=1,0,-1&select=1.point",
            "point=NaN,0&point=1,0&select=1.point",
            "point=0,0&point=1,0&move=1,0&select=move",
        ] {
            assert!(seen(scene).is_none(), "{scene}");
        }
    }
}
