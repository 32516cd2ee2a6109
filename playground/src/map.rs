//! What happens when a handle or a shape of the pair moves: a map with a cell for each `f32` position around it, or for many.

use impinge::glam::{DVec2, Vec2, vec2};

use crate::answers;
use crate::figure::{BoundedOrRay, Figure, Part};
use crate::places::{borders, flip, neighbours, ulp};
use crate::plain;
use crate::scene::Scene;

/// Whether the two overlap or touch; `Wrongly` where plain `f32` says so, and it is not so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Apart,
    Meeting,
    WronglyMeeting,
    WronglyApart,
}

impl Verdict {
    fn new(exact: bool, plain: bool) -> Self {
        match (exact, plain) {
            (false, false) => Self::Apart,
            (true, true) => Self::Meeting,
            (false, true) => Self::WronglyMeeting,
            (true, false) => Self::WronglyApart,
        }
    }

    pub(crate) fn is_wrong(self) -> bool {
        matches!(self, Self::WronglyMeeting | Self::WronglyApart)
    }

    /// Exactly.
    pub(crate) fn meets(self) -> bool {
        matches!(self, Self::Meeting | Self::WronglyApart)
    }
}

/// What is moved from place to place: a part of a figure, or all of it by its first position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mover {
    Part(usize, &'static Part),
    Whole(usize),
}

impl Mover {
    fn index(self) -> usize {
        match self {
            Self::Part(index, _) | Self::Whole(index) => index,
        }
    }

    /// The part whose numbers are the places.
    fn part(self, figure: &Figure) -> &'static Part {
        match self {
            Self::Part(_, part) => part,
            Self::Whole(_) => &figure.kind.parts()[0],
        }
    }

    pub(crate) fn value(self, scene: &Scene) -> Vec2 {
        let figure = &scene.figures[self.index()];
        figure.vector(self.part(figure))
    }

    fn moved(self, figure: &Figure, to: Vec2) -> Figure {
        let part = self.part(figure);
        let mut moved = match self {
            Self::Part(..) => *figure,
            Self::Whole(_) => figure.translated(to - figure.vector(part)),
        };
        moved.set_vector(part, to);
        moved
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Map {
    pub(crate) mover: Mover,
    /// From the lowest row, and from the left.
    pub(crate) rows: Vec<Vec<Verdict>>,
    /// Where the columns begin, and where the last one ends.
    pub(crate) columns: Vec<f64>,
    /// The same of the rows.
    pub(crate) heights: Vec<f64>,
    /// From a place to the next in `f32`, across and up.
    pub(crate) ulp: Vec2,
    /// The width of a cell that holds more than one place.
    pub(crate) coarse: Option<f64>,
}

impl Map {
    /// The map around the mover, which is drawn at `anchor`. `None` if the queries have no answer.
    ///
    /// If the spacing is wider than that of the numbers, a cell shows the verdict at its middle. It shows a wrong verdict
    /// instead if plain `f32` is wrong next to a place in this cell where the exact answer changes.
    pub(crate) fn new(scene: &Scene, mover: Mover, anchor: DVec2, spacing: f64) -> Option<Self> {
        let value = mover.value(scene);
        let base = anchor - value.as_dvec2();
        let (xs, ys) = (neighbours(value.x, spacing), neighbours(value.y, spacing));
        let pair = scene.pair.map(|index| scene.figures[index].shape());
        let verdict = |x, y| verdict(scene, pair, mover, vec2(x, y));
        let row = |&y: &f32| xs.iter().map(|&x| verdict(x, y)).collect::<Option<_>>();
        let mut rows: Vec<Vec<Verdict>> = ys.iter().map(row).collect::<Option<_>>()?;
        sharpen(&mut rows, [&xs, &ys], verdict);
        let (columns, heights) = (borders(base.x, &xs), borders(base.y, &ys));
        let ulp = vec2(ulp(value.x), ulp(value.y));
        let coarse = (spacing > f64::from(ulp.max_element())).then_some(spacing);
        Some(Self { mover, rows, columns, heights, ulp, coarse })
    }

    pub(crate) fn verdicts(&self) -> impl Iterator<Item = Verdict> {
        self.rows.iter().flatten().copied()
    }

    /// Whether all verdicts are the same, and right.
    pub(crate) fn is_plain(&self) -> bool {
        let mut verdicts = self.verdicts();
        verdicts.next().is_none_or(|first| !first.is_wrong() && verdicts.all(|verdict| verdict == first))
    }
}

/// The verdict on the pair with the mover at a place.
fn verdict(scene: &Scene, mut pair: [BoundedOrRay; 2], mover: Mover, place: Vec2) -> Option<Verdict> {
    for (shape, index) in pair.iter_mut().zip(scene.pair) {
        if index == mover.index() {
            *shape = mover.moved(&scene.figures[index], place).shape();
        }
    }
    Some(Verdict::new(answers::intersects(pair).ok()?, plain::intersects(pair)))
}

/// Marks cells in which plain `f32` is wrong between the places that were asked about.
fn sharpen(rows: &mut [Vec<Verdict>], [xs, ys]: [&[f32]; 2], verdict: impl Fn(f32, f32) -> Option<Verdict>) {
    let sampled = rows.to_vec();
    for (y, row) in sampled.iter().enumerate() {
        for (x, wrong) in wrong_between(xs, row, |x| verdict(x, ys[y])) {
            rows[y][x] = wrong;
        }
    }
    for x in 0..xs.len() {
        let column: Vec<Verdict> = sampled.iter().map(|row| row[x]).collect();
        for (y, wrong) in wrong_between(ys, &column, |y| verdict(xs[x], y)) {
            rows[y][x] = wrong;
        }
    }
}

/// Follows a line of cells to each change of the exact answer. Returns the cells in which plain `f32` is wrong at the last
/// number before the change, or at the first one after it.
fn wrong_between(numbers: &[f32], line: &[Verdict], verdict: impl Fn(f32) -> Option<Verdict>) -> Vec<(usize, Verdict)> {
    let mut wrong = Vec::new();
    for (index, (numbers, verdicts)) in numbers.windows(2).zip(line.windows(2)).enumerate() {
        let [low, high] = [numbers[0], numbers[1]];
        if verdicts[0].meets() == verdicts[1].meets() || low.next_up() == high {
            continue;
        }
        let last_and_first = flip([low, high], |number| Some(verdict(number)?.meets()));
        for number in last_and_first.into_iter().flatten() {
            let nearer = index + usize::from(number - low > high - number);
            wrong.extend(verdict(number).filter(|verdict| verdict.is_wrong()).map(|verdict| (nearer, verdict)));
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Circles that exactly touch: the one is 12 to the right of the other and 9 above it, and the radii make 15.
    const TOUCHING: &str = "circle=0.75,0.625,7.5&circle=12.75,9.625,7.5";

    fn map(scene: &str, mover: Mover, spacing: f64) -> Map {
        let scene: Scene = scene.parse().expect("a scene");
        Map::new(&scene, mover, mover.value(&scene).as_dvec2(), spacing).expect("cells")
    }

    fn wrong(map: &Map) -> usize {
        map.verdicts().filter(|verdict| verdict.is_wrong()).count()
    }

    /// A place to the left of where they touch is wrong, as cells of single ulps show (see `microscope`). A thousand times
    /// coarser ones show it too, though nothing is wrong at their own places but perhaps the middle one.
    #[test]
    fn coarse_cells_show_what_is_wrong_between_their_places() {
        let ulp = f64::from(ulp(0.75));
        let coarse = map(TOUCHING, Mover::Whole(0), 1024.0 * ulp);
        let middle = &coarse.rows[20];
        assert!(middle[22..].iter().all(|verdict| verdict.meets()), "{middle:?}");
        assert!(!middle[..19].iter().any(|verdict| verdict.meets()), "{middle:?}");
        // The last place before they touch is wrong. It is next to the middle, and so in the middle cell.
        assert_eq!(middle[19..=20], [Verdict::Apart, Verdict::WronglyMeeting]);
        assert!(wrong(&coarse) > 20, "{}", wrong(&coarse));
        assert!(!coarse.is_plain());
        // Only along the border, which has about as many cells as there are rows and columns.
        assert!(wrong(&coarse) < 41 * 4, "{}", wrong(&coarse));
    }

    /// All positions move, so that a segment stays as it is.
    #[test]
    fn a_shape_is_moved_as_a_whole() {
        let segment = Figure::new(crate::figure::Kind::Segment, &[1.0, 2.0, 3.0, 5.0]);
        let moved = Mover::Whole(0).moved(&segment, vec2(2.0, 2.5));
        assert_eq!(moved.listed(), [2.0, 2.5, 4.0, 5.5]);
        let part = &segment.kind.parts()[1];
        assert_eq!(Mover::Part(0, part).moved(&segment, vec2(2.0, 2.5)).listed(), [1.0, 2.0, 2.0, 2.5]);
    }

    #[test]
    fn where_the_same_is_told_everywhere_there_is_nothing_to_see() {
        assert!(map("circle=0.5,0,2&circle=1,0,2", Mover::Whole(0), 0.0).is_plain());
        // Apart, and all squares are 0 in `f32`.
        assert!(!map("circle=1e-30,0,1e-31&circle=0,0,1e-31", Mover::Whole(0), 0.0).is_plain());
    }
}
