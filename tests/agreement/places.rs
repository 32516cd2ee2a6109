//! Where rays, paths and motions start and lead to, so that they meet polygons at corners, along sides and inside.

use common::{Figure, Point, TestVector};

use crate::kind::point;
use crate::random::Random;
use crate::xy::Xy;

fn xy([x, y]: Point) -> Xy {
    Xy::new(x, y)
}

/// A corner of the figure, the middle of a side or of any two corners.
pub(crate) fn place(random: &mut Random, figure: &Figure) -> Xy {
    let points = figure.points();
    let first = random.index(points.len());
    let corner = |step: usize| xy(points[(first + step) % points.len()]);
    match random.integer(0, 5) {
        0 => corner(0) * 0.5 + corner(1) * 0.5,
        1 => corner(0) * 0.5 + corner(2) * 0.5,
        _ => corner(0),
    }
}

/// From one point of the figure to the next, there or back.
pub(crate) fn side(random: &mut Random, figure: &Figure) -> [Xy; 2] {
    let points = figure.points();
    let first = random.index(points.len());
    let [from, to] = [first, first + 1].map(|index| xy(points[index % points.len()]));
    if random.chance(2) { [from, to] } else { [to, from] }
}

/// Less than nothing, nothing, a part, one, or more.
fn share(random: &mut Random) -> f64 {
    [-1.0, 0.0, 0.5, 0.5, 1.0, 1.0, 1.0, 2.0, 3.0][random.index(9)]
}

/// The start and the end of a path, for a figure that this path has placed: as they are; to a place of the figure or on from
/// there; from there; or along a side.
pub(crate) fn path<V: TestVector>(random: &mut Random, path: [Xy; 2], figure: &Figure) -> [Point; 2] {
    let [start, end] = path;
    let target = place(random, figure);
    let chosen = match random.integer(0, 8) {
        0 | 1 => path,
        2..=4 => [start, start + (target - start) * share(random)],
        5 => [target, target + (end - start) * share(random)],
        6 => [target - (end - start), target + (end - start) * share(random)],
        7 => [target, place(random, figure)],
        _ => {
            let [from, to] = side(random, figure);
            [from + (from - to) * share(random), to + (to - from) * share(random)]
        }
    };
    chosen.map(point::<V>)
}

/// From a place of one figure to one of the other, in part or beyond; along a side of either; or by `anything`.
pub(crate) fn translation(random: &mut Random, moving: &Figure, target: &Figure, anything: Xy) -> Xy {
    let between = place(random, target) - place(random, moving);
    match random.integer(0, 11) {
        0..=4 => between,
        5 => between * 2.0,
        6 => between * random.between(0.0, 3.0),
        7 | 8 => {
            let of = if random.chance(2) { moving } else { target };
            let [from, to] = side(random, of);
            (to - from) * share(random)
        }
        9 => Xy::new(-between.y, between.x),
        10 if random.chance(3) => Xy::ZERO,
        _ => anything,
    }
}
