//! What `benches/cost` counts the instructions of: `intersects` of one kind of pair, over an array of pairs.
//!
//! `cost KIND SCENE ROUNDS` makes the pairs and asks about all of them ROUNDS times. KIND is `circle-circle`,
//! `segment-circle`, `segment-segment` or `stadium-stadium`; SCENE is `everyday`, `touching`, with
//! integers up to 1000, or `touching-far`, up to a million.

use std::env;
use std::hint::black_box;
use std::process::ExitCode;

use impinge::glam::{Vec2, vec2};
use impinge::{Circle, Segment, Shape, Stadium, query};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

const PAIRS: usize = 1024;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let parts: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let [kind, scene, rounds] = parts[..] else {
        eprintln!("usage: cost KIND SCENE ROUNDS");
        return ExitCode::FAILURE;
    };
    let Ok(rounds) = rounds.parse() else {
        eprintln!("{rounds}: not a number of rounds");
        return ExitCode::FAILURE;
    };
    let mut random = SmallRng::seed_from_u64(1);
    let reach = if scene == "touching-far" { 1_000_000 } else { 1000 };
    match (kind, scene) {
        ("circle-circle", "everyday") => ask(rounds, || [circle(&mut random), circle(&mut random)].into()),
        ("segment-circle", "everyday") => ask(rounds, || (segment(&mut random), circle(&mut random))),
        ("segment-segment", "everyday") => ask(rounds, || [segment(&mut random), segment(&mut random)].into()),
        ("stadium-stadium", "everyday") => ask(rounds, || [stadium(&mut random), stadium(&mut random)].into()),
        ("circle-circle", _) => ask(rounds, || touching_circles(&mut random, reach)),
        ("segment-circle", _) => ask(rounds, || touching_segment_and_circle(&mut random, reach)),
        ("segment-segment", _) => ask(rounds, || touching_segments(&mut random, reach)),
        ("stadium-stadium", _) => ask(rounds, || touching_stadiums(&mut random, reach)),
        _ => {
            eprintln!("{kind}: no such pair");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn ask<A: Shape<Vector = Vec2>, B: Shape<Vector = Vec2>>(rounds: usize, pair: impl FnMut() -> (A, B)) {
    let pairs: Vec<(A, B)> = std::iter::repeat_with(pair).take(PAIRS).collect();
    let answers =
        (0..rounds).map(|_| black_box(&pairs).iter().filter(|(a, b)| query::intersects(a, b) == Ok(true)).count());
    println!("{}", answers.sum::<usize>());
}

/// Within ±10.
fn point(random: &mut SmallRng) -> Vec2 {
    vec2(random.random_range(-10.0..10.0), random.random_range(-10.0..10.0))
}

fn radius(random: &mut SmallRng) -> f32 {
    random.random_range(0.1..2.0)
}

fn circle(random: &mut SmallRng) -> Circle {
    Circle::new(point(random), radius(random))
}

fn segment(random: &mut SmallRng) -> Segment {
    Segment::new(point(random), point(random))
}

fn stadium(random: &mut SmallRng) -> Stadium {
    segment(random).inflated(radius(random))
}

/// A direction of integers and of length 5, turned by any number of right angles.
fn fifth(random: &mut SmallRng) -> Vec2 {
    let direction = if random.random() { vec2(4.0, 3.0) } else { vec2(3.0, 4.0) };
    (0..random.random_range(0..4)).fold(direction, |direction, _| direction.perp())
}

#[expect(clippy::cast_precision_loss, reason = "a million has 20 bits")]
fn integer(random: &mut SmallRng, low: i32, high: i32) -> f32 {
    random.random_range(low..=high) as f32
}

fn lattice_point(random: &mut SmallRng, reach: i32) -> Vec2 {
    vec2(integer(random, -reach, reach), integer(random, -reach, reach))
}

/// A segment of integers, and a point at 5 times `steps` beside its inside.
fn beside(random: &mut SmallRng, reach: i32, steps: f32) -> (Segment, Vec2) {
    let (start, along) = (lattice_point(random, reach), fifth(random));
    let foot = start + along * integer(random, 1, 9);
    (Segment::new(start, start + along * 10.0), foot + along.perp() * steps)
}

/// Centres 5·k apart, radii of the same sum.
fn touching_circles(random: &mut SmallRng, reach: i32) -> (Circle, Circle) {
    let (center, steps) = (lattice_point(random, reach), integer(random, 1, 9));
    let radius = integer(random, 0, 5);
    (Circle::new(center, radius), Circle::new(center + fifth(random) * steps, 5.0 * steps - radius))
}

fn touching_segment_and_circle(random: &mut SmallRng, reach: i32) -> (Segment, Circle) {
    let steps = integer(random, 1, 9);
    let (segment, center) = beside(random, reach, steps);
    (segment, Circle::new(center, 5.0 * steps))
}

/// The second one ends on the first.
fn touching_segments(random: &mut SmallRng, reach: i32) -> (Segment, Segment) {
    let (segment, end) = beside(random, reach, 0.0);
    (segment, Segment::new(end, lattice_point(random, reach)))
}

/// The second one's end is as far from the first as they are thick, and it leads away.
fn touching_stadiums(random: &mut SmallRng, reach: i32) -> (Stadium, Stadium) {
    let steps = integer(random, 1, 9);
    let (segment, end) = beside(random, reach, steps);
    let away = (segment.b - segment.a).perp() + fifth(random);
    let radius = integer(random, 0, 5);
    (segment.inflated(radius), Stadium::new(end, end + away, 5.0 * steps - radius))
}
