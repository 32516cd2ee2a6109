use common::{Point, Random};

use super::number::Number;
use super::regime::nudged;
use super::scene::{Draft, Scene};

/// Whole numbers of which the third is the length of the vector of the others.
const TRIPLES: [[i32; 3]; 6] = [[1, 0, 1], [3, 4, 5], [5, 12, 13], [8, 15, 17], [7, 24, 25], [20, 21, 29]];

/// Shapes that touch exactly, most of them nudged a little then: side to end, end to end, and cores of no length.
pub(crate) fn touching<F: Number>(random: &mut Random) -> Scene {
    let scene = touching_exactly(random).scaled(random.integer(-10, 10));
    if random.chance(3) { scene } else { nudged::<F>(random, scene) }
}

/// `b` starts from a point of `a`'s core, a multiple of a triple's vector away, and turns away from `a` or along it.
fn touching_exactly(random: &mut Random) -> Scene {
    let [x, y, length] = TRIPLES[random.index(TRIPLES.len())].map(f64::from);
    let [ahead, left] = [[x, y], [-y, x]];
    let mut whole = |low, high| f64::from(random.integer(low, high));

    let start = [whole(-9, 9), whole(-9, 9)];
    let quarter = whole(0, 4);
    let end = plus(start, 4.0 * quarter, ahead);
    let reach = whole(0, 2);
    // Beyond the end, or beside any point of the core.
    let (from, away, across) =
        if whole(1, 3) == 1.0 { (end, ahead, left) } else { (plus(start, quarter * whole(0, 4), ahead), left, ahead) };
    let near = plus(from, reach, away);
    let distant = plus(plus(near, whole(0, 2), away), whole(-2, 2), across);

    let share = whole(0, 4) / 4.0;
    let [radius_a, radius_b] = [share, 1.0 - share].map(|share| share * reach * length);
    Scene {
        a: Draft { points: [start, end], radius: radius_a },
        b: Draft { points: [near, distant], radius: radius_b },
        vector: plus(from, whole(-3, 3), away),
        margin: length * whole(0, 2),
        max_t: whole(0, 8) / 4.0,
    }
}

fn plus(point: Point, times: f64, vector: Point) -> Point {
    [point[0] + times * vector[0], point[1] + times * vector[1]]
}
