//! Exact hits of sharp corners, on a small grid of integers: the normal is that of the corner rule, a million times.
//!
//! Let S be the Minkowski difference of the target and the moving core, found here as the hull of all differences of their
//! corners. A motion along d that meets a corner of S and only grazes it has the perpendicular of d that points away from S. Any
//! other has the normal n of a side with the least |n·d|; of two equal ones, that of a side along the target, then that of
//! the first side from the lexicographically first corner on.

#![allow(clippy::disallowed_methods, reason = "an expected normal need not have the same bits everywhere")]

use std::collections::BTreeMap;

use common::answer::{CastHit, RayHit};
use common::{Figure, Point, Random, TestVector, query};
use impinge::glam::{DVec2, Vec2};
use impinge::{Aabb, Ray};

/// Of rays and of casts in each precision.
const HITS: usize = 250_000;

type Xy = [i64; 2];

fn minus(a: Xy, b: Xy) -> Xy {
    [a[0] - b[0], a[1] - b[1]]
}

fn plus(a: Xy, b: Xy, times: i64) -> Xy {
    [a[0] + b[0] * times, a[1] + b[1] * times]
}

fn dot(a: Xy, b: Xy) -> i64 {
    a[0] * b[0] + a[1] * b[1]
}

fn cross(a: Xy, b: Xy) -> i64 {
    a[0] * b[1] - a[1] * b[0]
}

#[expect(clippy::cast_precision_loss, reason = "small integers")]
fn point(place: Xy) -> Point {
    place.map(|number| number as f64)
}

/// The corners, counter-clockwise from the lexicographically first: Andrew's monotone chain.
fn hull(mut points: Vec<Xy>) -> Vec<Xy> {
    points.sort_unstable();
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let chain = |points: &mut dyn Iterator<Item = Xy>| {
        let mut chain: Vec<Xy> = Vec::new();
        for point in points {
            while let [.., a, b] = chain[..] {
                if cross(minus(b, a), minus(point, b)) > 0 {
                    break;
                }
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let (lower, upper) = (chain(&mut points.iter().copied()), chain(&mut points.iter().rev().copied()));
    [lower, upper].concat()
}

/// The outward normals of the sides of a ring; of two corners those there and back.
fn normals(ring: &[Xy]) -> Vec<Xy> {
    let side = |index: usize| minus(ring[(index + 1) % ring.len()], ring[index]);
    let normal = |index| [side(index)[1], -side(index)[0]];
    (0..ring.len()).map(normal).filter(|&normal| normal != [0, 0]).collect()
}

/// A corner of S, with the normals of the side that ends there and of the one that begins there.
struct Corner {
    at: Xy,
    normals: [Xy; 2],
    /// The place of each side in the order of preference: those of the target first.
    ranks: [usize; 2],
}

/// The corners of S, which has an inside.
fn corners(target: &[Xy], moving: &[Xy]) -> Vec<Corner> {
    let ring = hull(target.iter().flat_map(|&p| moving.iter().map(move |&m| minus(p, m))).collect());
    let [of_target, of_moving] = [normals(target), normals(moving).into_iter().map(|[x, y]| [-x, -y]).collect()];
    let order: Vec<_> = of_target.into_iter().chain(of_moving).collect();
    let rank = |normal: Xy| {
        order.iter().position(|&other| cross(normal, other) == 0 && dot(normal, other) > 0).expect("a side of one core")
    };
    let (sides, count) = (normals(&ring), ring.len());
    let corner = |index: usize| {
        let normals = [sides[(index + count - 1) % count], sides[index]];
        Corner { at: ring[index], normals, ranks: normals.map(rank) }
    };
    (0..count).map(corner).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Graze,
    /// Both sides are equally steep.
    Tie,
    Least,
}

impl Corner {
    fn heights(&self, d: Xy) -> [i64; 2] {
        self.normals.map(|normal| dot(normal, d))
    }

    /// The normal of the rule.
    fn rule(&self, d: Xy) -> (Xy, Kind) {
        let ([p, q], [n, m]) = (self.heights(d), self.normals);
        if p.signum() * q.signum() <= 0 {
            let left = [-d[1], d[0]];
            let is_between = |normal| cross(n, normal) >= 0 && cross(normal, m) >= 0;
            return (if is_between(left) { left } else { [d[1], -d[0]] }, Kind::Graze);
        }
        // |n·d|/|n|, squared and crosswise.
        match (p * p * dot(m, m)).cmp(&(q * q * dot(n, n))) {
            std::cmp::Ordering::Less => (n, Kind::Least),
            std::cmp::Ordering::Greater => (m, Kind::Least),
            std::cmp::Ordering::Equal => (if self.ranks[0] < self.ranks[1] { n } else { m }, Kind::Tie),
        }
    }

    /// Whether what comes along `d` comes from outside: the way back leaves one of the sides.
    fn is_reached(&self, d: Xy) -> bool {
        self.heights(d).into_iter().any(|height| height < 0)
    }

    fn is_pressed(&self, d: Xy) -> bool {
        self.heights(d).into_iter().all(|height| height < 0)
    }

    /// Whether what goes along `d` comes from inside.
    fn is_left(&self, d: Xy) -> bool {
        self.heights(d).into_iter().all(|height| height > 0)
    }
}

fn place(random: &mut Random, most: i32) -> Xy {
    [0; 2].map(|_| random.integer(-most, most).into())
}

fn direction(random: &mut Random) -> Xy {
    let direction = place(random, 6);
    if direction == [0, 0] { [1, 0] } else { direction }
}

/// A box or a triangle.
fn shape(random: &mut Random) -> (Vec<Xy>, bool) {
    let is_box = random.chance(2);
    let [a, b, c] = [(); 3].map(|()| place(random, 4));
    let ring = hull(if is_box { vec![a, b, [a[0], b[1]], [b[0], a[1]]] } else { vec![a, b, c] });
    if ring.len() < 3 { shape(random) } else { (ring, is_box) }
}

fn figure(ring: &[Xy], is_box: bool) -> Figure {
    let points: Vec<_> = ring.iter().copied().map(point).collect();
    if is_box { Figure::Box(Aabb::new(points[0], points[2])) } else { Figure::hull(&points, 0.0) }
}

fn is_near(one: Point, other: Point, error: f64) -> bool {
    (0..2).all(|axis| (one[axis] - other[axis]).abs() <= error)
}

/// Whether the numbers are those of a hit at `t`, at the corner `at`, with this normal, up to rounding.
fn is_hit<V: TestVector>(hit: RayHit, t: f64, at: Xy, normal: Xy) -> bool {
    let normal = point(normal);
    let length = normal[0].hypot(normal[1]);
    (hit.t - t).abs() <= V::VALUE_ULPS * V::ulp(t)
        && is_near(hit.point, point(at), V::VALUE_ULPS * V::ulp(64.0))
        && is_near(hit.normal, normal.map(|part| part / length), (V::NORMAL_ULPS + 1.0) * V::EPSILON)
}

/// How many directions to try at each corner of two shapes.
const DIRECTIONS: usize = 6;

/// Counts the hits of each kind that `hit` finds at the corners of shapes, up to [`HITS`] in all.
fn count(name: &str, moves: bool, hit: impl Fn(&mut Random, &Shapes, &Corner) -> Option<Kind>) {
    let mut random = Random::named(name);
    let mut counts = BTreeMap::new();
    while counts.values().sum::<usize>() < HITS {
        let moving = if moves { moving_shape(&mut random) } else { (vec![[0, 0]], false) };
        let shapes = Shapes { target: shape(&mut random), moving };
        for corner in corners(&shapes.target.0, &shapes.moving.0) {
            for kind in (0..DIRECTIONS).filter_map(|_| hit(&mut random, &shapes, &corner)) {
                *counts.entry(kind).or_insert(0) += 1;
            }
        }
    }
    assert!(counts.len() == 3 && counts.values().all(|&count| count > HITS / 100), "{counts:?}");
}

/// The corners, and whether they are those of a box.
struct Shapes {
    target: (Vec<Xy>, bool),
    moving: (Vec<Xy>, bool),
}

/// The hit of a ray from `steps` lengths before the corner, if it gets there from outside or starts there; and where its
/// path leaves the shape, if that is there.
fn ray_hit<V: TestVector>(random: &mut Random, shapes: &Shapes, corner: &Corner) -> Option<Kind> {
    let (ring, is_box) = &shapes.target;
    let (d, steps) = (direction(random), i64::from(random.integer(0, 3)));
    let (normal, kind) = corner.rule(d);
    let origin = plus(corner.at, d, -steps);
    let ray = Ray::new(point(origin), point(d));
    let target = figure(ring, *is_box);
    let [t, _] = point([steps, 0]);
    let is_entered = steps == 0 || corner.is_reached(d);
    if is_entered {
        let hit = query::raycast::<V>(&ray, &target, f64::INFINITY).expect("valid").expect("a hit");
        assert!(is_hit::<V>(hit, t, corner.at, normal), "{ray:?} to {ring:?}: {hit:?}, not {normal:?}");
        assert_eq!(query::raycast::<V>(&ray, &target, t), Ok(Some(hit)), "{ray:?} to {ring:?}");
    }
    let is_left = corner.is_left(d);
    if is_entered || is_left {
        let chord = query::chord::<V>(&ray.into(), &target).expect("a path").expect("valid").expect("they meet");
        let hit = if is_left { chord.exit } else { chord.enter }.expect("an end of the chord");
        assert!(is_hit::<V>(hit, t, corner.at, normal), "{ray:?} through {ring:?}: {chord:?}, not {normal:?}");
    }
    (is_entered || is_left).then_some(kind)
}

#[test]
fn rays_in_f32() {
    count("rays in f32", false, ray_hit::<Vec2>);
}

#[test]
fn rays_in_f64() {
    count("rays in f64", false, ray_hit::<DVec2>);
}

/// What moves: a point, a segment, a box or a triangle.
fn moving_shape(random: &mut Random) -> (Vec<Xy>, bool) {
    match random.integer(0, 5) {
        0 => (vec![place(random, 4)], false),
        1 => (hull(vec![place(random, 4), place(random, 4)]), false),
        _ => shape(random),
    }
}

/// The hit of a motion by a multiple of `d` that comes to a corner of S after `steps` of these, of 1, 2 or 4 times as many in
/// all; at a start in the corner, whether it is one.
fn cast_hit<V: TestVector>(random: &mut Random, shapes: &Shapes, corner: &Corner) -> Option<Kind> {
    let Shapes { target: (target, target_is_box), moving: (moving, moving_is_box) } = shapes;
    let (d, steps) = (direction(random), i64::from(random.integer(0, 3)));
    let start = minus(corner.at, plus([0, 0], d, steps));
    let moved: Vec<_> = moving.iter().map(|&place| plus(place, start, 1)).collect();
    let share = [1, 2, 4][random.index(3)];
    let way = plus([0, 0], d, steps.max(1) * share);
    let figures = [figure(&moved, *moving_is_box), figure(target, *target_is_box)];
    let found = query::cast::<V>(&figures[0], point(way), &figures[1]).expect("it moves").expect("valid");
    if steps == 0 {
        assert_eq!(found.is_some(), corner.is_pressed(d), "{moved:?} by {way:?} to {target:?}: {found:?}");
    }
    if steps > 0 && !corner.is_reached(d) {
        return None;
    }
    let (hit, (normal, kind)) = (found.or_else(|| (steps > 0).then(|| panic!("no hit"))), corner.rule(d));
    let CastHit { t, point: at, normal: found, overlapping, unique, grazes } = hit?;
    let flags = [overlapping, unique, grazes];
    let [due, _] = point([steps.min(1), 0]);
    let [share, _] = point([share, 0]);
    // Where they touch is where the corner of the target is that the corner of S comes from.
    let met = *target.iter().find(|&&p| moving.contains(&minus(p, corner.at))).expect("a corner of S");
    let is_right = flags == [false, false, kind == Kind::Graze]
        && is_hit::<V>(RayHit { t, point: at, normal: found }, due / share, met, normal);
    assert!(is_right, "{moved:?} by {way:?} to {target:?}: {hit:?}, not {normal:?}");
    Some(kind)
}

#[test]
fn casts_in_f32() {
    count("casts in f32", true, cast_hit::<Vec2>);
}

#[test]
fn casts_in_f64() {
    count("casts in f64", true, cast_hit::<DVec2>);
}

#[test]
fn the_rule_by_hand() {
    let square = vec![[0, 0], [2, 0], [2, 2], [0, 2]];
    let at = |place: Xy, d: Xy| {
        corners(&square, &[[0, 0]]).into_iter().find(|corner| corner.at == place).expect("one").rule(d)
    };
    assert_eq!(hull(vec![[2, 2], [1, 1], [0, 2], [1, 0], [2, 0], [0, 0], [2, 2]]), square);
    assert_eq!(at([0, 0], [2, 1]), ([0, -2], Kind::Least));
    assert_eq!(at([0, 0], [1, 2]), ([-2, 0], Kind::Least));
    assert_eq!(at([0, 0], [1, 1]), ([0, -2], Kind::Tie)); // the lower side is the first
    assert_eq!(at([0, 2], [1, -1]), ([0, 2], Kind::Tie)); // and the left one the last
    assert_eq!(at([0, 2], [1, 1]), ([-1, 1], Kind::Graze));
    assert_eq!(at([0, 2], [3, 0]), ([0, 3], Kind::Graze)); // along a side
    // (3, 4)/5 along the target and (1, 0) along a moving box are 2 against (2, 1).
    let slope = [[0, 3], [4, 0], [4, 3]];
    let block = [[-6, 0], [-4, 0], [-4, 1], [-6, 1]];
    let corner = |target, moving, place| {
        corners(target, moving).into_iter().find(|corner| corner.at == place).expect("a corner").rule([2, 1])
    };
    assert_eq!(corner(&slope, &block, [4, 2]), ([-3, -4], Kind::Tie));
    assert_eq!(corner(&block, &slope, [-4, -2]), ([1, 0], Kind::Tie));
}
