//! Many shapes in unfriendly places: their pairs against those of all with all.

use impinge::batch::{self, Pairs};
use impinge::glam::{Vec2, vec2};
use impinge::{Circle, Segment};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::loops;

const MANY: usize = 3000;

fn crowd(mut circle: impl FnMut(usize, &mut SmallRng) -> Circle) -> Vec<Circle> {
    let mut random = SmallRng::seed_from_u64(1);
    (0..MANY).map(|index| circle(index, &mut random)).collect()
}

fn place(random: &mut SmallRng, size: f32) -> Vec2 {
    vec2(random.random_range(-size..size), random.random_range(-size..size))
}

/// Each of them alone, and each half of them with the other.
fn check(shapes: &[Circle]) {
    let mut pairs = Pairs::new();
    let all = loops::part(shapes, |_| true);
    assert_eq!(batch::overlapping_pairs(shapes, &mut pairs).unwrap(), loops::overlapping_pairs(&all).unwrap());
    let (a, b) = shapes.split_at(shapes.len() / 3);
    let [all_a, all_b] = [a, b].map(|half| loops::part(half, |_| true));
    let found = batch::overlapping_pairs_between(a, b, &mut pairs).unwrap();
    assert_eq!(found, loops::overlapping_pairs_between(&all_a, &all_b).unwrap());
}

#[test]
fn evenly_spread() {
    check(&crowd(|_, random| Circle::new(place(random, 60.0), random.random_range(0.3..1.5))));
}

#[test]
fn touching_on_a_grid() {
    let mut shapes = crowd(|index, _| Circle::new(vec2((index % 50) as f32, (index / 50) as f32), 0.5));
    check(&shapes);
    // Each pair the other way round.
    shapes.reverse();
    check(&shapes);
}

#[test]
fn one_far_off_and_one_around_all() {
    let mut shapes = crowd(|_, random| Circle::new(place(random, 60.0), random.random_range(0.3..1.5)));
    shapes[7] = Circle::new(vec2(1e30, -1e30), 1.0);
    shapes[1700] = Circle::new(vec2(0.0, 0.0), 1e6);
    check(&shapes);
}

#[test]
fn in_a_line() {
    check(&crowd(|index, _| Circle::new(vec2(index as f32, 0.0), 0.5)));
    check(&crowd(|index, _| Circle::new(vec2(0.0, index as f32), 0.5)));
    check(&crowd(|index, random| Circle::new(vec2(index as f32, index as f32), random.random_range(0.5..1.0))));
}

#[test]
fn all_in_one_place() {
    check(&crowd(|_, _| Circle::new(vec2(3.0, 4.0), 1.0))[..500]);
}

#[test]
fn in_two_clusters() {
    check(&crowd(|index, random| {
        let center = if index % 2 == 0 { Vec2::ZERO } else { vec2(1000.0, 0.0) };
        Circle::new(center + place(random, 1.0), 0.01)
    }));
}

#[test]
fn of_sizes_of_many_magnitudes() {
    check(&crowd(|_, random| {
        let size = random.random_range(-30.0..8.0_f32).exp2();
        Circle::new(place(random, 100.0), size)
    }));
}

#[test]
fn long_ones_that_cross() {
    let mut random = SmallRng::seed_from_u64(2);
    let fence: Vec<_> = (0..300).map(|i| Segment::new(vec2(i as f32, -1.0), vec2(i as f32, 300.0))).collect();
    let shelves: Vec<_> = (0..300).map(|i| Segment::new(vec2(-1.0, i as f32), vec2(150.5, i as f32))).collect();
    let needles: Vec<_> =
        (0..300).map(|_| Segment::new(place(&mut random, 300.0), place(&mut random, 300.0))).collect();
    let all = loops::part(&[fence, shelves, needles].concat(), |_| true);
    let segments: Vec<_> = all.iter().map(|&(_, segment)| segment).collect();
    let mut pairs = Pairs::new();
    assert_eq!(batch::overlapping_pairs(&segments, &mut pairs).unwrap(), loops::overlapping_pairs(&all).unwrap());
}

/// Where the squares of the coordinates are the smallest numbers, and rounded to one or two of them.
#[test]
fn of_sizes_whose_squares_vanish() {
    let size = 2.0 * f32::from_bits(1).sqrt();
    let shapes = crowd(|_, random| Circle::new(place(random, size), size * random.random_range(0.0..0.5)));
    let all = loops::part(&shapes, |_| true);
    for shape in &shapes[..300] {
        let mut found = Vec::new();
        batch::intersecting(shape, &shapes, &mut found).unwrap();
        assert_eq!(found, loops::intersecting(shape, &all).unwrap());
    }
}
