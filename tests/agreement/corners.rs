//! Points for polygons, placed by another shape: so that they touch it, share its corners or its sides, hold it, or lie
//! around the same centre.

use common::{Figure, Point, TestVector, figure};

use crate::kind::point;
use crate::material::Material;
use crate::random::Random;
use crate::xy::Xy;

/// Points in numbers of `V`, as many as a polygon of 3, 4, 8 or 12 has. Some are often repeated, amid a side or inside.
pub(crate) fn corners<V: TestVector>(random: &mut Random, seed: &Material, other: &Figure) -> Vec<Point> {
    let count = [3, 3, 4, 4, 4, 8, 12][random.index(7)];
    let gap = gap(random, seed);
    let mut places = match random.integer(0, 8) {
        0 => scattered(random, seed, other, count),
        1 => behind(random, seed, other, count),
        2 | 3 => beyond(random, seed, other, count, 0.0),
        4 | 5 => beyond(random, seed, other, count, gap),
        6 => around(random, seed, other, count),
        7 => symmetric(random, seed, other),
        _ => copied(random, other),
    };
    places.truncate(count);
    let more = filling(random, &places, count);
    places.extend(more);
    reordered(random, &mut places);
    places.into_iter().map(point::<V>).collect()
}

/// The corners of a box, in order.
pub(crate) fn bounds(points: &[Point]) -> impl Iterator<Item = [f64; 2]> {
    let ends = |axis: usize| {
        let all = || points.iter().map(move |point| point[axis]);
        [all().fold(f64::INFINITY, f64::min), all().fold(f64::NEG_INFINITY, f64::max)]
    };
    let [x, y] = [ends(0), ends(1)];
    [[x[0], y[0]], [x[1], y[0]], [x[1], y[1]], [x[0], y[1]]].into_iter()
}

fn places_of(figure: &Figure) -> Vec<Xy> {
    figure.points().into_iter().map(|[x, y]| Xy::new(x, y)).collect()
}

fn pick(random: &mut Random, places: &[Xy]) -> Xy {
    places[random.index(places.len())]
}

fn quarter(vector: Xy) -> Xy {
    Xy::new(-vector.y, vector.x)
}

/// A small multiple of a half, or any number.
fn factor(random: &mut Random) -> f64 {
    if random.chance(3) { random.between(-1.5, 1.5) } else { f64::from(random.integer(-3, 3)) * 0.5 }
}

/// By steps along and across the seed, or where one point has its x and another its y.
fn scattered(random: &mut Random, seed: &Material, other: &Figure, count: usize) -> Vec<Xy> {
    let known = [seed.points.to_vec(), places_of(other)].concat();
    let mut place = || {
        if random.chance(2) {
            return Xy::new(pick(random, &known).x, pick(random, &known).y);
        }
        let span = seed.span();
        seed.points[0] + span * factor(random) + quarter(span) * factor(random)
    };
    (0..count).map(|_| place()).collect()
}

/// The seed is a side of it, with the other shape in front.
fn behind(random: &mut Random, seed: &Material, other: &Figure, count: usize) -> Vec<Xy> {
    let across = quarter(seed.span());
    let toward = across.dot(pick(random, &places_of(other)) - seed.points[0]);
    let away = if toward > 0.0 { across * -1.0 } else { across };
    let deeper = (2..count).map(|_| seed.at(factor(random).abs()) + away * factor(random).abs());
    seed.points.into_iter().chain(deeper).collect()
}

/// A distance as large as the seed.
fn gap(random: &mut Random, seed: &Material) -> f64 {
    let Xy { x, y } = seed.span();
    [x, y, x + y][random.index(3)].abs()
}

/// All of it on the far side of an upright or level line that touches the other shape, at a point or a side of that, or is
/// `gap` away from it.
fn beyond(random: &mut Random, seed: &Material, other: &Figure, count: usize, gap: f64) -> Vec<Xy> {
    let (is_upright, sign) = (random.chance(2), if random.chance(2) { 1.0 } else { -1.0 });
    let height = |place: &Xy| sign * if is_upright { place.x } else { place.y };
    let farthest = places_of(other).into_iter().max_by(|one, other| height(one).total_cmp(&height(other)));
    let farthest = farthest.expect("a figure has a point");
    let line = height(&farthest) + other.radius() + seed.radius + gap;
    let raised = |place: Xy| {
        let height = sign * height(&place).max(line);
        if is_upright { Xy::new(height, place.y) } else { Xy::new(place.x, height) }
    };
    let mut places = vec![farthest];
    places.extend(scattered(random, seed, other, count - 1));
    places.into_iter().map(raised).collect()
}

/// It holds the other shape, or would but for something small.
fn around(random: &mut Random, seed: &Material, other: &Figure, count: usize) -> Vec<Xy> {
    let room = other.radius() - seed.radius;
    let center = middle(other);
    let outward = |number: f64, middle: f64| if number < middle { number - room } else { number + room };
    let corner = |[x, y]: [f64; 2]| Xy::new(outward(x, center.x), outward(y, center.y));
    let mut places: Vec<_> = bounds(&other.points()).map(corner).collect();
    if random.chance(2) {
        places.extend(scattered(random, seed, other, count.saturating_sub(4)));
    }
    places
}

/// The middle of the box around it.
fn middle(figure: &Figure) -> Xy {
    let corners: Vec<_> = bounds(&figure.points()).collect();
    let [low, high] = [corners[0], corners[2]].map(|[x, y]| Xy::new(x, y));
    low * 0.5 + high * 0.5
}

/// A square, an octagon or a star of twelve around the middle of the other shape, or around a corner.
fn symmetric(random: &mut Random, seed: &Material, other: &Figure) -> Vec<Xy> {
    let center = if random.chance(3) { pick(random, &places_of(other)) } else { middle(other) };
    let arms = [[3.0, 0.0], [2.0, 2.0], [1.0, 3.0], [4.0, 1.0]].map(|[x, y]| Xy::new(x, y));
    let scale = if random.chance(2) { 1.0 } else { seed.span().x };
    let chosen = &arms[..=random.index(3)];
    let around = |arm: Xy| [arm, quarter(arm), arm * -1.0, quarter(arm) * -1.0];
    chosen.iter().flat_map(|&arm| around(arm * scale).map(|arm| center + arm)).collect()
}

/// The other shape again: moved from one of its corners to another, point-reflected in a corner or in the middle between
/// two, or smaller or larger around the same middle.
fn copied(random: &mut Random, other: &Figure) -> Vec<Xy> {
    let places = places_of(other);
    let (from, to) = (pick(random, &places), pick(random, &places));
    let (center, scale) = (middle(other), [-1.0, 0.5, 1.0, 2.0][random.index(4)]);
    let copy = |choice: i32, place: Xy| match choice {
        0 => place + (to - from),
        1 | 2 => from + to - place,
        3 => from * 2.0 - place,
        _ => center + (place - center) * scale,
    };
    let choice = random.integer(0, 5);
    places.into_iter().map(|place| copy(choice, place)).collect()
}

/// Up to `count` points: repeated ones, and those amid two.
fn filling(random: &mut Random, places: &[Xy], count: usize) -> Vec<Xy> {
    let mut place = || {
        let (one, other) = (pick(random, places), pick(random, places));
        if random.chance(2) { one } else { one * 0.5 + other * 0.5 }
    };
    (places.len()..count).map(|_| place()).collect()
}

/// As they are, in the reverse order, every other one first, or in any order.
fn reordered(random: &mut Random, places: &mut Vec<Xy>) {
    match random.integer(0, 3) {
        0 => places.reverse(),
        1 => {
            let (even, odd): (Vec<_>, Vec<_>) = places.iter().enumerate().partition(|(index, _)| index % 2 == 0);
            *places = [even, odd].concat().into_iter().map(|(_, &place)| place).collect();
        }
        2 => (1..places.len()).for_each(|index| places.swap(index, random.index(index + 1))),
        _ => {}
    }
    places.truncate(figure::CORNERS);
}
