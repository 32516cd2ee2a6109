//! Shapes that slide over rows of flush tiles, cast and slide, cast and slide: with one exception, no seam stops them, and none
//! sinks in.
//!
//! Of the hits of all tiles the first one counts: the least by `t`, then unique ones, then the one that is most against the
//! motion. Those that graze do not stop it, nor does an overlap that the motion does not make deeper. Each is found in three
//! ways: among the figures, and by `batch::cast` in a list of mixed shapes and in columns.
//!
//! Some start on the surface of the row, in exact numbers. Others fall onto it, in any numbers, and cast themselves with a
//! skin. There is one exception: a bare corner that stands exactly on a seam meets both tiles at a corner, and neither knows
//! that the other one goes on beside it. A steep motion may be turned there, as the documentation of `cast` says. Such a
//! shape sinks no more than others do.

#![allow(clippy::disallowed_methods, reason = "an input or a bound need not have the same bits everywhere")]

use std::cmp::Ordering;

use common::answer::CastHit;
use common::{Figure, Point, Random, TestVector, query, shapes};
use impinge::batch::{self, Columns, Shapes};
use impinge::glam::{DVec2, Vec2};
use impinge::{AnyShape, Shape};

/// For each precision; of those, more than 50 000 are not turned.
const SLIDES: usize = 51_000;

fn plus(a: Point, b: Point, times: f64) -> Point {
    [a[0] + b[0] * times, a[1] + b[1] * times]
}

fn dot(a: Point, b: Point) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}

fn moved<V: TestVector>(figure: &Figure, by: Point) -> Figure {
    figure.map(|point| plus(point, by, 1.0).map(V::rounded), |direction| direction, |radius| radius)
}

/// A box around a figure.
fn bounds(figure: &Figure) -> [Point; 2] {
    let (points, radius) = (figure.points(), figure.radius());
    let bound = |fold: fn(f64, f64) -> f64, margin: f64| {
        [0, 1].map(|axis| points.iter().map(|point| point[axis]).reduce(fold).expect("a point") + margin)
    };
    [bound(f64::min, -radius), bound(f64::max, radius)]
}

/// A figure in a box.
struct Tile {
    figure: Figure,
    bounds: [Point; 2],
}

impl Tile {
    fn new(figure: Figure) -> Self {
        Self { figure, bounds: bounds(&figure) }
    }

    /// Whether it meets the box.
    fn is_near(&self, [low, high]: [Point; 2]) -> bool {
        (0..2).all(|axis| self.bounds[0][axis] <= high[axis] && low[axis] <= self.bounds[1][axis])
    }
}

/// The tiles, and the same in lists.
struct Level<V: TestVector> {
    tiles: Vec<Tile>,
    list: Vec<AnyShape<V>>,
    columns: Columns<AnyShape<V>>,
}

impl<V: TestVector> Level<V> {
    fn new(figures: impl Iterator<Item = Figure>) -> Self {
        let tiles: Vec<_> = figures.map(Tile::new).collect();
        let list: Vec<_> = tiles.iter().map(|tile| tile.figure.held::<V>().expect("it is no ray")).collect();
        Self { columns: list.iter().copied().collect(), tiles, list }
    }

    fn near(&self, bounds: [Point; 2]) -> impl Iterator<Item = &Figure> {
        self.tiles.iter().filter(move |tile| tile.is_near(bounds)).map(|tile| &tile.figure)
    }

    /// The hit that stops the motion, found in three ways.
    fn first_hit(&self, moving: &Figure, way: Point) -> Option<CastHit> {
        let hit = first_among::<V>(moving, way, self);
        let held = moving.held::<V>().expect("it is no ray");
        let of_lists = [first_in_list(&held, way, &self.list[..]), first_in_list(&held, way, &self.columns)];
        assert_eq!(of_lists, [hit; 2], "{moving:?} by {way:?}");
        hit
    }
}

fn against(hit: &CastHit, way: Point) -> f64 {
    dot(hit.normal, way)
}

fn stops(hit: &CastHit, way: Point) -> bool {
    !hit.grazes && (!hit.overlapping || against(hit, way) < 0.0)
}

/// What does not stop the motion is left out of the next cast.
fn first_in_list<V: TestVector>(
    moving: &AnyShape<V>,
    way: Point,
    list: &(impl Shapes<Vector = V, Shape: Shape> + ?Sized),
) -> Option<CastHit> {
    let mut passed = Vec::new();
    loop {
        let others = batch::filtered(list, |index| !passed.contains(&index));
        let (index, hit) = batch::cast(moving, V::vector(way), &others).expect("valid")?;
        let hit = CastHit::from(hit);
        if stops(&hit, way) {
            return Some(hit);
        }
        passed.push(index);
    }
}

fn first_among<V: TestVector>(moving: &Figure, way: Point, level: &Level<V>) -> Option<CastHit> {
    // A margin for rounding, which matters to no hit.
    let (low, high) = (way.map(|part| part.min(0.0) - 0.125), way.map(|part| part.max(0.0) + 0.125));
    let [least, greatest] = bounds(moving);
    let swept = [plus(least, low, 1.0), plus(greatest, high, 1.0)];
    let hit = |tile| query::cast::<V>(moving, way, tile).expect("it moves").expect("valid");
    let order = |one: &CastHit, other: &CastHit| -> Ordering {
        let by_time = one.t.total_cmp(&other.t).then(other.unique.cmp(&one.unique));
        by_time.then(against(one, way).total_cmp(&against(other, way)))
    };
    level.near(swept).filter_map(hit).filter(|hit| stops(hit, way)).min_by(order)
}

/// Where the figure gets to: up to each hit, and on along the surface there.
fn slid<V: TestVector>(figure: &Figure, way: Point, level: &Level<V>) -> (Figure, Point) {
    let (mut figure, mut way, mut done) = (*figure, way, [0.0, 0.0]);
    for _ in 0..8 {
        let hit = level.first_hit(&figure, way);
        let t = hit.map_or(1.0, |hit| hit.t);
        let step = way.map(|part| V::rounded(part * t));
        figure = moved::<V>(&figure, step);
        done = plus(done, step, 1.0);
        let Some(hit) = hit else { break };
        let rest = plus(way, step, -1.0);
        way = plus(rest, hit.normal, -dot(rest, hit.normal)).map(V::rounded);
    }
    (figure, done)
}

/// The row lies below y = 0, along x. A frame turns and reflects that, so that it is a floor, a ceiling or a wall.
#[derive(Clone, Copy, Debug)]
struct Frame {
    is_wall: bool,
    signs: Point,
}

impl Frame {
    fn any(random: &mut Random) -> Self {
        let mut sign = || if random.chance(2) { 1.0 } else { -1.0 };
        let signs = [sign(), sign()];
        Self { is_wall: random.chance(2), signs }
    }

    fn point(self, [x, y]: Point) -> Point {
        let [x, y] = [x * self.signs[0], y * self.signs[1]];
        if self.is_wall { [y, x] } else { [x, y] }
    }

    /// The inverse of `point`.
    fn back(self, [x, y]: Point) -> Point {
        let [x, y] = if self.is_wall { [y, x] } else { [x, y] };
        [x * self.signs[0], y * self.signs[1]]
    }

    fn figure(self, figure: &Figure) -> Figure {
        match figure {
            Figure::Box(aabb) => Figure::Box(common::figure::box_between(self.point(aabb.min), self.point(aabb.max))),
            other => other.map(|point| self.point(point), |direction| direction, |radius| radius),
        }
    }
}

/// Tiles side by side, of different widths and depths: boxes, or polygons with slanted sides in common.
fn row(random: &mut Random) -> (Vec<Figure>, Vec<f64>) {
    let mut seams = vec![-10.0];
    while seams[seams.len() - 1] < 10.0 {
        seams.push(seams[seams.len() - 1] + [0.5, 1.0, 1.0, 2.0, 3.0][random.index(5)]);
    }
    let are_slanted = random.chance(3);
    let slants: Vec<_> = seams.iter().map(|x| x + f64::from(random.integer(-1, 1)) / 8.0).collect();
    let tile = |index: usize| {
        let (left, right) = (seams[index], seams[index + 1]);
        let depth = -f64::from(random.integer(1, 3));
        if are_slanted {
            return shapes::polygon([[slants[index], -2.0], [slants[index + 1], -2.0], [right, 0.0], [left, 0.0]], 0.0);
        }
        shapes::aabb([left, depth], [right, 0.0])
    };
    ((0..seams.len() - 1).map(tile).collect(), seams)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Box,
    Circle,
    Stadium,
    /// With a side on the row.
    Flat,
    /// With a corner on the row.
    Pointed,
    Rounded,
}

const KINDS: [Kind; 6] = [Kind::Box, Kind::Circle, Kind::Stadium, Kind::Flat, Kind::Pointed, Kind::Rounded];

/// A shape that stands on the row, at or beside x = 0.
fn standing(random: &mut Random, kind: Kind) -> Figure {
    let mut number = |low: i32, high: i32| f64::from(random.integer(low, high)) / 4.0;
    let (width, height, radius) = (number(1, 12), number(1, 12), number(1, 8));
    let above = [[number(-8, 8), height], [number(-8, 8), height], [number(-8, 8), number(1, 12)]];
    let bent = |bottom: &[Point]| [bottom, &above].concat();
    match kind {
        Kind::Box => shapes::aabb([0.0, 0.0], [width, height]),
        Kind::Circle => shapes::circle([0.0, radius], radius),
        Kind::Stadium => {
            let end = [[width, 0.0], [0.0, height], [width, height]][random.index(3)];
            shapes::stadium([0.0, radius], plus([0.0, radius], end, 1.0), radius)
        }
        Kind::Flat => Figure::hull(&bent(&[[0.0, 0.0], [width, 0.0]]), 0.0),
        Kind::Pointed => Figure::hull(&bent(&[[0.0, 0.0]]), 0.0),
        Kind::Rounded => {
            let raised = |points: Vec<Point>| points.into_iter().map(|[x, y]| [x, y + radius]).collect::<Vec<_>>();
            Figure::hull(&raised(bent(&[[0.0, 0.0], [width, 0.0]])), radius)
        }
    }
}

/// Where a corner of the shape is on a seam, or anywhere.
fn start(random: &mut Random, seams: &[f64], figure: &Figure) -> Point {
    let near: Vec<_> = seams.iter().filter(|x| x.abs() < 3.0).collect();
    let seam = *near[random.index(near.len())];
    let points = figure.points();
    let corner = points[random.index(points.len())][0];
    [[seam, seam - corner, f64::from(random.integer(-24, 24)) / 8.0][random.index(3)], 0.0]
}

/// Whether the motion goes less against a side at the origin, where the corner stands, than against the row. If not, the row
/// is the side that is least against it. If so, it may be turned, unless one of the tiles prefers the row all the same.
/// |u×w| < |w.y| for a unit vector u along the side, exactly.
fn is_steep(points: &[Point], way: Point) -> bool {
    let side_is_less = |[x, y]: Point| {
        let across = x * way[1] - y * way[0];
        across * across < dot([x, y], [x, y]) * way[1] * way[1]
    };
    way[1] < 0.0 && points.iter().any(|&point| side_is_less(point))
}

/// In every octant, often along an axis or a diagonal.
fn direction(random: &mut Random) -> Point {
    let direction = [0; 2].map(|_| f64::from(random.integer(-8, 8)) / 2.0);
    if direction == [0.0, 0.0] { [1.0, 0.0] } else { direction }
}

fn sinks<V: TestVector>(figure: &Figure, level: &Level<V>) -> bool {
    let depth = |tile| query::penetration::<V>(figure, tile).expect("valid").map_or(0.0, |found| found.depth);
    level.near(bounds(figure)).any(|tile| depth(tile) > 0.0)
}

/// Slides in the row's direction as far as the motion leads that way, not a bit less; upward, it leaves. What stands with a
/// bare corner on a seam may be turned, but only by a steep motion.
fn slide_on_the_row<V: TestVector>(name: &str) {
    let (mut random, mut turned) = (Random::named(name), 0);
    for index in 0..SLIDES {
        let (kind, frame) = (KINDS[index % KINDS.len()], Frame::any(&mut random));
        let (tiles, seams) = row(&mut random);
        let level = Level::<V>::new(tiles.iter().map(|tile| frame.figure(tile)));
        let (figure, way) = (standing(&mut random, kind), direction(&mut random));
        let place = start(&mut random, &seams, &figure);
        let may_turn = kind == Kind::Pointed && seams.contains(&place[0]) && is_steep(&figure.points(), way);
        let figure = frame.figure(&moved::<V>(&figure, place));
        let (end, done) = slid::<V>(&figure, frame.point(way), &level);
        let is_turned = done != frame.point([way[0], way[1].max(0.0)]);
        assert!(!is_turned || may_turn, "{figure:?} by {way:?} in {frame:?} over {seams:?} got by {done:?}");
        turned += usize::from(is_turned);
        assert!(!sinks::<V>(&end, &level), "{figure:?} by {way:?} in {frame:?} over {seams:?}");
    }
    assert!((1..1000).contains(&turned), "{turned} are turned");
}

#[test]
fn on_the_row_in_f32() {
    slide_on_the_row::<Vec2>("on the row in f32");
}

#[test]
fn on_the_row_in_f64() {
    slide_on_the_row::<DVec2>("on the row in f64");
}

const SKIN: f64 = 1.0 / 64.0;

/// Falls from any height below 1, and goes on along the row, all but as far as the motion leads that way.
///
/// The contact is rounded, so that it may be an ulp inside the skin, ε: two machine epsilons below a height of 4. The next
/// tile then meets the rounded corner of the skin, and lifts the shape along a slope of √(2ε/skin) at most. A corner of the
/// next tile may also be met by less than ε after a side, so that both have the same rounded `t`. If the motion goes more
/// against the normal at the corner, that hit counts, and turns the fall by that slope. On a slope l, a motion is shorter by
/// l² of itself. Each of the eight moves rounds coordinates below 8, which adds up to 16 machine epsilons.
fn fall_onto_the_row<V: TestVector>(name: &str) {
    let mut random = Random::named(name);
    for index in 0..SLIDES / 5 {
        let (kind, frame) = (KINDS[index % KINDS.len()], Frame::any(&mut random));
        let (tiles, seams) = row(&mut random);
        let level = Level::<V>::new(tiles.iter().map(|tile| frame.figure(tile)));
        let place = [random.between(-3.0, 3.0), SKIN + random.between(0.0, 1.0)].map(V::rounded);
        let figure = frame.figure(&moved::<V>(&standing(&mut random, kind), place));
        let way = [random.between(-4.0, 4.0), random.between(-4.0, -1.0)].map(V::rounded);
        let (end, there) = slid::<V>(&figure.inflated(SKIN).expect("it is no ray"), frame.point(way), &level);
        let done = frame.back(there);
        let asked = || format!("{figure:?} by {way:?} in {frame:?} over {seams:?} got by {done:?} to {end:?}");
        let (slope, rounding) = (2.0 * (V::EPSILON / SKIN).sqrt(), 16.0 * V::EPSILON);
        let most = 8.0 * slope * slope * way[0].abs() + slope * way[1].abs() + rounding;
        assert!((done[0] - way[0]).abs() <= most, "{}", asked());
        assert!((done[1] + place[1] - SKIN).abs() <= slope * way[0].abs() + rounding, "{}", asked());
        assert!(!sinks::<V>(&moved::<V>(&figure, there), &level), "{}", asked());
    }
}

#[test]
fn with_a_skin_in_f32() {
    fall_onto_the_row::<Vec2>("with a skin in f32");
}

#[test]
fn with_a_skin_in_f64() {
    fall_onto_the_row::<DVec2>("with a skin in f64");
}
