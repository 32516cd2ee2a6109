//! Integers, so that shapes touch, line up and coincide exactly; and right beside that.

use oracle::Float;

use super::numbers::nudged;
use crate::material::{Form, Material};
use crate::random::Random;
use crate::xy::Xy;

/// Small integers: shapes touch, coincide, line up and shrink to points all the time.
pub(super) fn grid(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    forms.map(|form| {
        let radius = f64::from(random.integer(0, 3));
        Material::drawn(form, || f64::from(random.integer(-4, 4)), radius)
    })
}

/// The grid with some numbers an ulp or two off: nearly touching, nearly tied, nearly parallel.
pub(super) fn jittered<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    grid(random, forms).map(|material| nudged::<F>(random, material))
}

/// The grid, where every length and every radius is often zero.
pub(super) fn degenerate(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    grid(random, forms).map(|Material { points: [first, second], radius }| {
        let points = [first, if random.chance(2) { first } else { second }];
        Material { points, radius: if random.chance(2) { 0.0 } else { radius } }
    })
}

/// A vector of integers with an integer length.
#[derive(Clone, Copy)]
struct Triple {
    vector: Xy,
    length: f64,
}

impl Triple {
    fn pick(random: &mut Random) -> Self {
        const TRIPLES: [[f64; 3]; 6] = [
            [1.0, 0.0, 1.0],
            [3.0, 4.0, 5.0],
            [5.0, 12.0, 13.0],
            [8.0, 15.0, 17.0],
            [7.0, 24.0, 25.0],
            [20.0, 21.0, 29.0],
        ];
        let [x, y, length] = TRIPLES[random.index(TRIPLES.len())];
        let vector = if random.chance(2) { Xy::new(x, y) } else { Xy::new(y, x) };
        let turned = (0..random.integer(0, 3)).fold(vector, |vector, _| quarter(vector));
        Self { vector: turned, length }
    }
}

/// Turned left by a right angle.
fn quarter(vector: Xy) -> Xy {
    Xy::new(-vector.y, vector.x)
}

fn integer(random: &mut Random, low: i32, high: i32) -> f64 {
    random.integer(low, high).into()
}

fn grid_point(random: &mut Random, most: i32) -> Xy {
    Xy::new(integer(random, -most, most), integer(random, -most, most))
}

/// Shapes on either side of a line that touch in one point of it, or along it; half of the time nudged by a few ulps.
pub(super) fn pythagorean<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let pair = touching(random, forms);
    if random.chance(2) { pair } else { pair.map(|material| nudged::<F>(random, material)) }
}

/// The first core lies on one side of a line, with a point on it; the second one on the other side, as far away as both
/// radii reach.
fn touching(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let line = Triple::pick(random);
    touching_across(random, forms, line)
}

fn touching_across(random: &mut Random, forms: [Form; 2], line: Triple) -> [Material; 2] {
    let Triple { vector: across, length } = line;
    let steps = if forms.iter().any(|form| form.round) { integer(random, 1, 3) } else { 0.0 };
    let radii = shared_out(random, length * steps, forms);
    let [start, along] = [grid_point(random, 50), quarter(across)];
    // Along the line by `reach`, or away from it.
    let (reach, away) = (integer(random, -4, 4), integer(random, 0, 1) * integer(random, 0, 3));
    let contact = start + along * if away == 0.0 { (reach * 0.5).trunc() } else { 0.0 };
    let first = [start, start + along * reach - across * away];
    let opposite = contact + across * steps;
    let second = [opposite, opposite + along * integer(random, -4, 4) + across * integer(random, 0, 3)];
    let shape = |points: [Xy; 2], form: Form, radius| Material {
        points: if form.long { points } else { [points[0]; 2] },
        radius,
    };
    let contact = if forms[0].long { first } else { [contact; 2] };
    [shape(contact, forms[0], radii[0]), shape(second, forms[1], radii[1])]
}

/// Touching, with numbers that take more than 128 bits: multiples of an odd number, or across an axis
/// and stretched along the other.
pub(super) fn wide<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let line = Triple::pick(random);
    let pair = touching_across(random, forms, line);
    let bits = F::DIGITS - 12;
    if line.length > 1.0 {
        let factor = 2_f64.powi(bits) - 2.0 * integer(random, 0, 500) - 1.0;
        return pair.map(|material| material.map(|number| number * factor, |radius| radius * factor));
    }
    let stretch = 2_f64.powi(3 * bits) * integer(random, 1, 9);
    pair.map(|Material { points, radius }| {
        let stretched =
            |Xy { x, y }| if line.vector.x == 0.0 { Xy::new(x * stretch, y) } else { Xy::new(x, y * stretch) };
        Material { points: points.map(stretched), radius }
    })
}

/// Exactly parallel and next to each other in part, on a grid too fine for 128 bits to hold the sixth degree.
pub(super) fn parallel(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    const STEPS: i32 = 1 << 16;
    let fine = 0.25 / f64::from(STEPS);
    let span = grid_point(random, 4 * STEPS) * (4.0 * fine);
    let first = grid_point(random, 8 * STEPS) * fine;
    let ahead = [-0.75, -0.25, 0.25, 0.75][random.index(4)];
    let beside = [-1.0, -0.5, 0.5, 1.0][random.index(4)];
    let second = first + span * ahead + quarter(span) * beside + grid_point(random, STEPS) * fine;
    let mut shape = |start: Xy, form: Form| {
        let radius = integer(random, 0, 2 * STEPS) * fine;
        let reach = if form.long { [1.0, -1.0][random.index(2)] } else { 0.0 };
        Material { points: [start, start + span * reach], radius: if form.round { radius } else { 0.0 } }
    };
    [shape(first, forms[0]), shape(second, forms[1])]
}

/// Radii of the forms that have one, with this sum.
fn shared_out(random: &mut Random, sum: f64, forms: [Form; 2]) -> [f64; 2] {
    match forms.map(|form| form.round) {
        [true, true] => {
            let part = (random.between(0.0, 1.0) * sum).trunc();
            [part, sum - part]
        }
        [first, second] => [f64::from(u8::from(first)) * sum, f64::from(u8::from(second)) * sum],
    }
}

/// All ends on one line, and radii that reach from one to another of them.
pub(super) fn collinear(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let Triple { vector, length } = Triple::pick(random);
    let origin = grid_point(random, 20);
    forms.map(|form| {
        let radius = length * integer(random, 0, 3);
        let [first, second] = [(); 2].map(|()| origin + vector * integer(random, -4, 4));
        Material {
            points: [first, if form.long { second } else { first }],
            radius: if form.round { radius } else { 0.0 },
        }
    })
}

/// For the first one as a ray: it starts on the outline of the second shape, inside it, or at an end, or it comes to the
/// outline after one length of its direction.
pub(super) fn starting(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let bare = Form { long: false, round: false };
    let [outline, shape] = touching(random, [bare, forms[1]]);
    let point = match random.integer(0, 3) {
        0 => shape.points[random.index(2)],
        1 => shape.points[0] + grid_point(random, 2),
        _ => outline.points[0],
    };
    let heading = grid_point(random, 8);
    let points = if random.chance(2) { [point, point + heading] } else { [point - heading, point] };
    [Material { points: if forms[0].long { points } else { [point; 2] }, radius: 0.0 }, shape]
}
