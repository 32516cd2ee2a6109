//! The filters for pairs, rays, chords and casts with polygons, for distances of straight shapes, and for containments of all
//! kinds, against the kernels: the same answers, bit for bit.
//!
//! Some scenes are everyday ones, which the filters must decide nearly all of the time. Others are made to deceive
//! them: touching and flush shapes on a grid, and motions past a corner at a distance of rounding errors.

#![cfg(impinge_internals)]
#![allow(clippy::disallowed_methods, reason = "an input need not have the same bits everywhere")]

use std::fmt::Debug;

use common::{Figure, Point, Random, TestVector, query};
use impinge::glam::{DVec2, Vec2};
use impinge::{Aabb, Circle, Ray, Segment, Stadium, stages};

/// For each regime and precision.
const SCENES: usize = 30_000;

/// How the numbers of a scene are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Regime {
    Everyday,
    /// Multiples of a quarter.
    Grid,
    /// Of magnitudes from 2⁻³⁰ to 2³⁰.
    Magnitudes,
    /// The motion passes a corner by rounding errors.
    Corner,
    /// A scene has up to three magnitudes. Half of them are ordinary; the others are from 2⁻¹⁰⁷⁴ to 2¹⁰²².
    Extremes,
}

/// A polygon has no vertex at infinity.
fn finite<V: TestVector>(number: f64) -> f64 {
    V::rounded(number).clamp(-V::MAX, V::MAX)
}

struct Scenes<'a> {
    random: &'a mut Random,
    regime: Regime,
    /// The exponents of the numbers of this scene, if they are [extreme](Regime::Extremes).
    exponents: [i32; 3],
}

impl<'a> Scenes<'a> {
    fn new(random: &'a mut Random, regime: Regime) -> Self {
        Self { random, regime, exponents: [0; 3] }
    }

    /// Before each scene with [extreme](Regime::Extremes) numbers.
    fn draw_exponents(&mut self) {
        self.exponents = [(); 3].map(|()| match self.random.integer(0, 5) {
            0 => self.random.integer(-1074, 1022),
            1 => self.random.integer(-150, 150),
            // Around the limits of moderate numbers, and of normal ones.
            2 => [-1022, -400, -218, -200, -109, 129, 147, 200, 400][self.random.index(9)] + self.random.integer(-3, 3),
            _ => 0,
        });
    }

    fn extreme(&mut self) -> f64 {
        let exponent = self.exponents[self.random.index(3)];
        let number = match self.random.integer(0, 9) {
            0 | 1 => 0.0,
            2..5 => self.random.between(-4.0, 4.0),
            _ => f64::from(self.random.integer(-4, 4)),
        };
        // In two steps, so that a subnormal number is reached.
        number * f64::from(exponent / 2).exp2() * f64::from(exponent - exponent / 2).exp2()
    }

    fn number<V: TestVector>(&mut self) -> f64 {
        finite::<V>(match self.regime {
            Regime::Everyday | Regime::Corner => self.random.between(-8.0, 8.0),
            Regime::Grid => f64::from(self.random.integer(-16, 16)) / 4.0,
            Regime::Magnitudes => self.random.between(-1.0, 1.0) * f64::from(self.random.integer(-30, 30)).exp2(),
            Regime::Extremes => self.extreme(),
        })
    }

    fn point<V: TestVector>(&mut self) -> Point {
        [(); 2].map(|()| self.number::<V>())
    }

    /// A shape is small beside the space between shapes.
    fn near<V: TestVector>(&mut self, center: Point) -> Point {
        let size = if self.regime == Regime::Grid { 0.5 } else { 0.3 };
        center.map(|number| finite::<V>(number + size * self.number::<V>()))
    }

    fn radius<V: TestVector>(&mut self) -> f64 {
        if self.random.chance(2) { 0.0 } else { V::rounded(0.2 * self.number::<V>().abs()) }
    }

    fn polygon<V: TestVector>(&mut self) -> Figure {
        let (center, radius) = (self.point::<V>(), self.radius::<V>());
        let count = self.random.integer(3, 9);
        let points: Vec<_> = (0..count).map(|_| self.near::<V>(center)).collect();
        Figure::hull(&points, radius)
    }

    fn aabb<V: TestVector>(&mut self) -> Figure {
        let center = self.point::<V>();
        let [one, other] = [(); 2].map(|()| self.near::<V>(center));
        Figure::Box(Aabb::new(
            [0, 1].map(|axis| one[axis].min(other[axis])),
            [0, 1].map(|axis| one[axis].max(other[axis])),
        ))
    }

    fn figure<V: TestVector>(&mut self) -> Figure {
        let center = self.point::<V>();
        let other = self.near::<V>(center);
        let radius = V::rounded(0.2 * self.number::<V>().abs());
        match self.random.integer(0, 7) {
            0 => Figure::Point(center),
            1 => Figure::Segment(Segment::new(center, other)),
            2 => Figure::Circle(Circle::new(center, radius)),
            3 => Figure::Stadium(Stadium::new(center, other, radius)),
            4 | 5 => self.aabb::<V>(),
            _ => self.polygon::<V>(),
        }
    }

    fn with_corners<V: TestVector>(&mut self) -> Figure {
        if self.random.chance(2) { self.aabb::<V>() } else { self.polygon::<V>() }
    }

    /// Any two shapes, of which at least one has corners.
    fn pair<V: TestVector>(&mut self) -> (Figure, Figure) {
        let (one, other) = (self.figure::<V>(), self.with_corners::<V>());
        if self.random.chance(2) { (other, one) } else { (one, other) }
    }

    /// Any two shapes. The second is often inside of the first, or touches its outline from inside but for rounding
    /// errors.
    fn nested<V: TestVector>(&mut self) -> (Figure, Figure) {
        let outer = if self.random.chance(6) {
            Figure::Ray(Ray::new(self.point::<V>(), self.point::<V>()))
        } else {
            self.figure::<V>()
        };
        let points: Vec<_> = (0..self.random.integer(2, 6)).map(|_| self.inside::<V>(&outer)).collect();
        let depths = points.iter().map(|&point| {
            let distance = query::signed_distance::<V>(&outer, &Figure::Point(point));
            distance.unwrap_or(0.0).abs()
        });
        let depth = depths.fold(f64::INFINITY, f64::min) * (1.0 + f64::from(self.random.integer(-2, 2)) * V::EPSILON);
        let radius = V::rounded([0.0, outer.radius(), depth, depth, depth / 2.0][self.random.index(5)]);
        let inner = match self.random.index(9) {
            kind @ 0..7 => Figure::of_every_kind(points[0], points[1], radius)[kind],
            _ => Figure::hull(&points, radius),
        };
        (outer, inner)
    }

    /// A point that is often in a shape, or on its outline.
    fn inside<V: TestVector>(&mut self, outer: &Figure) -> Point {
        let points = outer.points();
        let [p, q] = [(); 2].map(|()| points[self.random.index(points.len())]);
        let along = if let Figure::Ray(ray) = outer { ray.direction } else { [q[0] - p[0], q[1] - p[1]] };
        let share = [0.0, 0.5, 1.0, 1.0 + V::EPSILON, self.random.between(0.0, 1.0)][self.random.index(5)];
        let side = [[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [-0.6, 0.8], [0.0, -0.5]][self.random.index(5)];
        [0, 1].map(|axis| V::rounded(p[axis] + share * along[axis] + side[axis] * outer.radius()))
    }

    /// A motion of the first figure, nearly always toward the other one.
    fn direction<V: TestVector>(&mut self, moving: &Figure, target: &Figure) -> Point {
        let [from, to] = [moving, target].map(|figure| {
            let points = figure.points();
            points[self.random.index(points.len())]
        });
        let stretch = [0.5, 1.0, 2.0][self.random.index(3)];
        let aim = [0, 1].map(|axis| V::rounded(stretch * (to[axis] - from[axis])));
        match self.regime {
            Regime::Corner => {
                aim.map(|part| V::rounded(part * (1.0 + f64::from(self.random.integer(-2, 2)) * V::EPSILON)))
            }
            Regime::Grid if self.random.chance(3) => [aim[0], 0.0],
            Regime::Grid if self.random.chance(3) => [0.0, aim[1]],
            Regime::Grid => aim,
            _ => {
                let aside = self.near::<V>([0.0; 2]);
                [0, 1].map(|axis| V::rounded(aim[axis] + aside[axis]))
            }
        }
    }
}

/// Asks the filters and the kernels. Returns whether the filters decided.
fn same<T: Debug + PartialEq>(ask: impl Fn() -> T, scene: &dyn Debug) -> bool {
    let _ = stages::take_asked();
    let found = ask();
    let is_by_filters = !stages::take_asked();
    let due = stages::by_kernels(&ask);
    // The text tells −0 from 0.
    assert!(
        found == due && (!is_by_filters || format!("{found:?}") == format!("{due:?}")),
        "{scene:?}: {found:?}, not {due:?}"
    );
    is_by_filters
}

/// The answers by the filters, and all answers.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    by_filters: usize,
    all: usize,
}

impl Count {
    fn add(&mut self, is_by_filters: bool) {
        self.by_filters += usize::from(is_by_filters);
        self.all += 1;
    }

    /// Whether fewer than 1 in 10 000 are left to the kernels.
    fn is_nearly_all(self) -> bool {
        self.is_all_but_one_in(10_000)
    }

    fn is_all_but_one_in(self, many: usize) -> bool {
        (self.all - self.by_filters) * many < self.all
    }
}

/// Of casts, and of rays and chords.
fn count_motions<V: TestVector>(regime: Regime) -> [Count; 2] {
    let mut random = Random::named(&format!("{regime:?}"));
    let mut scenes = Scenes::new(&mut random, regime);
    let [mut casts, mut paths] = [Count::default(); 2];
    for _ in 0..SCENES {
        scenes.draw_exponents();
        let (moving, target) = scenes.pair::<V>();
        let d = scenes.direction::<V>(&moving, &target);
        let max_t = [0.75, 1.0, f64::INFINITY][scenes.random.index(3)];
        let shape = if target.is_straight() { &moving } else { &target };
        let origin = scenes.point::<V>();
        let way = scenes.direction::<V>(&Figure::Point(origin), shape);
        if d == [0.0; 2] || way == [0.0; 2] {
            continue;
        }
        let ray = Ray::new(origin, way);
        let end = [0, 1].map(|axis| V::rounded(origin[axis] + way[axis]));
        let segment = Figure::Segment(Segment::new(origin, end));
        casts.add(same(|| query::cast_along::<V>(&moving, d, &target, max_t), &(moving, d, target, max_t)));
        paths.add(same(|| query::raycast::<V>(&ray, shape, max_t), &(ray, shape, max_t)));
        paths.add(same(|| query::chord::<V>(&ray.into(), shape), &(ray, shape)));
        paths.add(same(|| query::chord::<V>(&segment, shape), &(segment, shape)));
        if let Some(Ok(bounds)) = query::bounding_box::<V>(shape) {
            paths.add(same(|| query::ray_bound::<V>(&ray, &bounds, max_t), &(ray, bounds, max_t)));
        }
    }
    println!("{regime:?}: casts {casts:?}, rays and chords {paths:?}");
    [casts, paths]
}

/// Of overlaps, and of containments. The numbers are compared too, but not counted: they take signs of their own.
fn count_pairs<V: TestVector>(regime: Regime) -> [Count; 2] {
    let mut random = Random::named(&format!("pairs, {regime:?}"));
    let mut scenes = Scenes::new(&mut random, regime);
    let [mut decisions, mut containments] = [Count::default(); 2];
    for _ in 0..SCENES {
        scenes.draw_exponents();
        let (a, mut b) = scenes.pair::<V>();
        // Half of them are nearer.
        if scenes.random.chance(2) {
            let half = scenes.direction::<V>(&b, &a).map(|part| V::rounded(part / 2.0));
            b = b.map(|point| [0, 1].map(|axis| V::rounded(point[axis] + half[axis])), |way| way, |radius| radius);
        }
        let margin = V::rounded(scenes.number::<V>().abs());
        decisions.add(same(|| query::intersects::<V>(&a, &b), &(a, b)));
        decisions.add(same(|| query::within::<V>(&a, &b, margin), &(a, b, margin)));
        containments.add(same(|| query::contains::<V>(&a, &b), &(a, b)));
        same(|| query::bounding_box::<V>(&a), &a);
        same(|| query::distance::<V>(&a, &b), &(a, b));
        same(|| query::signed_distance::<V>(&a, &b), &(a, b));
        same(|| query::closest_points::<V>(&a, &b), &(a, b));
        same(|| query::penetration::<V>(&a, &b), &(a, b));
        same(|| query::contact::<V>(&a, &b, margin), &(a, b, margin));
    }
    println!("{regime:?}: decisions {decisions:?} containments {containments:?}");
    [decisions, containments]
}

/// Compares the answers about points in shapes and on outlines, and about shapes that share a corner.
fn compare_at_corners<V: TestVector>(regime: Regime) {
    let mut random = Random::named(&format!("corners, {regime:?}"));
    let mut scenes = Scenes::new(&mut random, regime);
    for _ in 0..SCENES {
        let (a, b) = scenes.pair::<V>();
        let at = scenes.inside::<V>(&a);
        same(|| query::closest_point::<V>(&a, at), &(a, at));
        same(|| query::closest_boundary_point::<V>(&a, at), &(a, at));
        // A corner of the second shape comes to that point, which often is a corner too.
        let corner = b.points()[scenes.random.index(b.points().len())];
        let b = b.map(
            |point| [0, 1].map(|axis| V::rounded(at[axis] + (point[axis] - corner[axis]))),
            |way| way,
            |radius| radius,
        );
        let preferred = scenes.point::<V>();
        same(|| query::penetration_toward::<V>(&a, &b, preferred), &(a, b, preferred));
    }
}

/// Of half-lines beside polygons, with directions of any length. Only those in any direction are counted: others are
/// parallel to an edge, or lead to a corner, where a filter may have to ask for exact signs.
fn count_half_lines<V: TestVector>(regime: Regime) -> Count {
    let mut random = Random::named(&format!("half-lines, {regime:?}"));
    let mut scenes = Scenes::new(&mut random, regime);
    let mut decisions = Count::default();
    for _ in 0..SCENES {
        let (origin, way, target) = (scenes.point::<V>(), scenes.point::<V>(), scenes.with_corners::<V>());
        let is_free = scenes.random.chance(2);
        let way = match scenes.random.integer(0, 3) {
            _ if is_free => way,
            0 => [way[0], 0.0],
            1 => [0.0, way[1]],
            2 => [way[0] * 1.0e-20, way[1]],
            _ => [0, 1].map(|axis| V::rounded(target.points()[0][axis] - origin[axis])),
        };
        // The square of 2⁻⁵⁰⁰ has no double word.
        let largest = if is_free { 20 } else { scenes.random.integer(0, 1) * 400 + 100 };
        let length = f64::from(scenes.random.integer(-largest, largest)).exp2();
        let ray = Figure::Ray(Ray::new(origin, way.map(|number| V::rounded(number * length))));
        let (a, b) = if scenes.random.chance(2) { (ray, target) } else { (target, ray) };
        let margin = V::rounded(scenes.number::<V>().abs());
        let are_by_filters = half_line_answers::<V>(&a, &b, margin);
        if is_free {
            for is_by_filters in are_by_filters {
                decisions.add(is_by_filters);
            }
        }
    }
    println!("{regime:?}: half-lines {decisions:?}");
    decisions
}

/// Far from the origin, where the far end of a half-line that is cut off is rounded by much.
fn count_half_lines_far_away(offset: f64) -> Count {
    let mut decisions = Count::default();
    let mut random = Random::named("half-lines far away");
    let mut scenes = Scenes::new(&mut random, Regime::Everyday);
    for _ in 0..SCENES {
        let (origin, way, target) = (scenes.point::<DVec2>(), scenes.point::<DVec2>(), scenes.with_corners::<DVec2>());
        let [origin, target] = [Figure::Ray(Ray::new(origin, way)), target]
            .map(|figure| figure.map(|point| point.map(|number| number + offset), |way| way, |radius| radius));
        let are_by_filters = half_line_answers::<DVec2>(&origin, &target, 1.0);
        for is_by_filters in are_by_filters {
            decisions.add(is_by_filters);
        }
    }
    println!("{offset} away: half-lines {decisions:?}");
    decisions
}

/// A half-line that is parallel to an edge and begins straight across from its end, or one step beside that. All
/// coordinates have 53 bits, so the far end is rounded.
fn compare_half_lines_across_from_a_corner() {
    let mut random = Random::named("half-lines across from a corner");
    let step = f64::EPSILON;
    for _ in 0..SCENES {
        let mut part = |least: f64, size: f64| least + (size / step * random.between(0.0, 1.0)).floor() * step;
        let (p, v) = ([part(1.375, 0.25), part(1.375, 0.25)], [part(-0.125, 0.25), part(-0.125, 0.25)]);
        let side = if random.chance(2) { 1.0 } else { -1.0 };
        let across = |times: f64| [p[0] - times * v[1], p[1] + times * v[0]];
        let ([x, y], third) = (across(side), across(-side));
        let beside = f64::from(random.integer(-1, 1)) * step;
        let (along, length) = (if random.chance(2) { 1.0 } else { -1.0 }, f64::from(random.integer(-9, 9)).exp2());
        let ray = Figure::Ray(Ray::new([x + beside, y], v.map(|part| along * length * part)));
        let polygon = Figure::hull(&[p, [p[0] + v[0], p[1] + v[1]], third], 0.0);
        half_line_answers::<DVec2>(&ray, &polygon, 1.0);
        half_line_answers::<DVec2>(&polygon, &ray, 1.0);
    }
}

/// A half-line along the diagonal, from almost the origin. Its start plus its direction is rounded to its direction: a
/// segment to there would miss an edge that the half-line touches.
fn compare_half_lines_from_almost_the_origin() {
    let mut random = Random::named("half-lines from almost the origin");
    let step = (-56.0_f64).exp2();
    for _ in 0..SCENES {
        let (height, edge) = (f64::from(random.integer(0, 16)) / 2.0 * step, f64::from(random.integer(0, 8)) * step);
        let [p, q] = [(); 2].map(|()| f64::from(random.integer(16, 31)) / 256.0).map(|x| [x, x + edge]);
        let third = if random.chance(2) { [0.1, 0.2] } else { [0.2, 0.1] };
        let (ray, polygon) = (Ray::new([0.0, height], [1.0, 1.0]).into(), Figure::hull(&[p, q, third], 0.0));
        half_line_answers::<DVec2>(&ray, &polygon, 1.0);
        half_line_answers::<DVec2>(&polygon, &ray, 1.0);
    }
}

/// A half-line along an edge, from one of its ends, from its middle or from beyond. The far end is not rounded.
fn compare_half_lines_along_an_edge<V: TestVector>() {
    let mut random = Random::named("half-lines along an edge");
    for _ in 0..SCENES {
        let points: Vec<_> = (0..random.integer(3, 6)).map(|_| integer_point(&mut random, 6)).collect();
        let polygon = Figure::hull(&points, 0.0);
        let corners = polygon.points();
        let first = random.index(corners.len());
        let (p, q) = (corners[first], corners[(first + 1) % corners.len()]);
        let along = [q[0] - p[0], q[1] - p[1]];
        if along == [0.0; 2] {
            continue;
        }
        let share = [0.0, 0.0, 1.0, 1.0, 0.5, 2.0, -1.0][random.index(7)];
        let times = [1.0, -1.0, 3.0, -3.0, 0.5, 7.0, -7.0][random.index(7)];
        let start = [0, 1].map(|axis| p[axis] + share * along[axis]);
        let ray = Ray::new(start, along.map(|part| times * part)).into();
        half_line_answers::<V>(&ray, &polygon, 1.0);
        half_line_answers::<V>(&polygon, &ray, 1.0);
    }
}

/// A half-line from the origin. For some, the direction is as long as what is left of the half-line when it is cut off.
fn compare_half_lines_from_the_origin<V: TestVector>() {
    let mut random = Random::named("half-lines from the origin");
    for _ in 0..SCENES {
        let points: Vec<_> = (0..random.integer(3, 6)).map(|_| integer_point(&mut random, 4)).collect();
        let (polygon, direction) = (Figure::hull(&points, 0.0), integer_point(&mut random, 40));
        if direction != [0.0; 2] {
            let ray = Ray::new([0.0; 2], direction).into();
            half_line_answers::<V>(&ray, &polygon, 100.0);
            half_line_answers::<V>(&polygon, &ray, 100.0);
        }
    }
}

fn integer_point(random: &mut Random, most: i32) -> Point {
    [(); 2].map(|()| f64::from(random.integer(-most, most)))
}

/// Of straight shapes. A radius takes all of the distance but a part, from a half to the last bits, or exceeds it by as much.
fn compare_distances_that_cancel<V: TestVector>(regime: Regime) {
    let mut random = Random::named(&format!("distances that cancel, {regime:?}"));
    let mut scenes = Scenes::new(&mut random, regime);
    for _ in 0..SCENES {
        let [a, b] = [(); 2].map(|()| {
            let (first, second) = (scenes.point::<V>(), scenes.point::<V>());
            Figure::of_every_kind(first, second, 0.0)[scenes.random.index(5)]
        });
        let Ok(distance) = query::distance::<V>(&a, &b) else { continue };
        let part = f64::from(-scenes.random.integer(1, 54)).exp2();
        let radius = V::rounded(distance * if scenes.random.chance(2) { 1.0 - part } else { 1.0 + part });
        for a in [Some(a), a.inflated(radius)].into_iter().flatten() {
            same(|| query::distance::<V>(&a, &b), &(a, b));
            same(|| query::signed_distance::<V>(&a, &b), &(a, b));
            same(|| query::penetration::<V>(&a, &b), &(a, b));
        }
    }
}

/// Of straight shapes, whose numbers may be of very different sizes. Returns how many answers are numbers by the filters.
fn compare_extremes<V: TestVector>() -> Count {
    let mut random = Random::named("extremes");
    let mut scenes = Scenes::new(&mut random, Regime::Extremes);
    let mut numbers = Count::default();
    for _ in 0..10 * SCENES {
        scenes.draw_exponents();
        let [a, b] = [(); 2].map(|()| {
            let (first, second, radius) = (scenes.point::<V>(), scenes.point::<V>(), scenes.number::<V>().abs());
            Figure::of_every_kind(first, second, radius)[scenes.random.index(5)]
        });
        let (at, d, number) = (scenes.point::<V>(), scenes.point::<V>(), scenes.number::<V>().abs());
        let ray = Ray::new(at, d);
        let by_filters = [
            same(|| query::signed_distance::<V>(&a, &b), &(a, b)),
            same(|| query::closest_point::<V>(&a, at), &(a, at)),
            same(|| query::closest_points::<V>(&a, &b), &(a, b)),
            same(|| query::closest_boundary_point::<V>(&a, at), &(a, at)),
            same(|| query::penetration::<V>(&a, &b), &(a, b)),
            same(|| query::contact::<V>(&a, &b, number), &(a, b, number)),
            same(|| query::raycast::<V>(&ray, &a, number), &(ray, a, number)),
            same(|| query::raycast::<V>(&ray, &a, f64::INFINITY), &(ray, a)),
            same(|| query::chord::<V>(&ray.into(), &a), &(ray, a)),
            same(|| query::cast_along::<V>(&a, d, &b, number), &(a, d, b, number)),
        ];
        for is_by_filters in by_filters {
            numbers.add(is_by_filters);
        }
    }
    numbers
}

/// Whether the filters decide each query.
fn half_line_answers<V: TestVector>(a: &Figure, b: &Figure, margin: f64) -> [bool; 6] {
    [
        same(|| query::intersects::<V>(a, b), &(a, b)),
        same(|| query::within::<V>(a, b, margin), &(a, b, margin)),
        same(|| query::signed_distance::<V>(a, b), &(a, b)),
        same(|| query::closest_points::<V>(a, b), &(a, b)),
        same(|| query::penetration::<V>(a, b), &(a, b)),
        same(|| query::contact::<V>(a, b, margin), &(a, b, margin)),
    ]
}

/// Of containments that are difficult to decide.
fn count_nested<V: TestVector>(regime: Regime) {
    let mut random = Random::named(&format!("nested, {regime:?}"));
    let mut scenes = Scenes::new(&mut random, regime);
    let (mut decisions, mut contained) = (Count::default(), 0);
    for _ in 0..SCENES {
        let (outer, inner) = scenes.nested::<V>();
        let ask = || query::contains::<V>(&outer, &inner);
        decisions.add(same(ask, &(outer, inner)));
        contained += usize::from(ask() == Ok(true));
    }
    println!("{regime:?}: containments {decisions:?}, {contained} contained");
    assert!((SCENES / 5..SCENES / 5 * 4).contains(&contained), "{contained}");
}

#[test]
fn everyday() {
    for [_, paths] in [count_motions::<Vec2>(Regime::Everyday), count_motions::<DVec2>(Regime::Everyday)] {
        assert!(paths.is_nearly_all(), "{paths:?}");
    }
    for decisions in [count_pairs::<Vec2>(Regime::Everyday), count_pairs::<DVec2>(Regime::Everyday)].concat() {
        assert!(decisions.is_nearly_all(), "{decisions:?}");
    }
}

#[test]
fn on_a_grid() {
    count_motions::<Vec2>(Regime::Grid);
    count_motions::<DVec2>(Regime::Grid);
    count_pairs::<Vec2>(Regime::Grid);
    count_pairs::<DVec2>(Regime::Grid);
}

#[test]
fn at_corners() {
    for regime in [Regime::Grid, Regime::Everyday] {
        compare_at_corners::<Vec2>(regime);
        compare_at_corners::<DVec2>(regime);
    }
}

#[test]
fn of_all_magnitudes() {
    count_motions::<Vec2>(Regime::Magnitudes);
    count_motions::<DVec2>(Regime::Magnitudes);
    count_pairs::<Vec2>(Regime::Magnitudes);
    count_pairs::<DVec2>(Regime::Magnitudes);
}

#[test]
fn of_numbers_of_very_different_sizes() {
    for numbers in [compare_extremes::<Vec2>(), compare_extremes::<DVec2>()] {
        println!("{numbers:?}");
        assert!(numbers.by_filters > numbers.all / 3, "{numbers:?}");
    }
    count_motions::<Vec2>(Regime::Extremes);
    count_motions::<DVec2>(Regime::Extremes);
    count_pairs::<Vec2>(Regime::Extremes);
    count_pairs::<DVec2>(Regime::Extremes);
}

#[test]
fn half_lines_beside_polygons() {
    for decisions in [count_half_lines::<Vec2>(Regime::Everyday), count_half_lines::<DVec2>(Regime::Everyday)] {
        assert!(decisions.is_nearly_all(), "{decisions:?}");
    }
    for regime in [Regime::Grid, Regime::Magnitudes] {
        count_half_lines::<Vec2>(regime);
        count_half_lines::<DVec2>(regime);
    }
    let decisions = [10, 30, 45, 48].map(|exponent| count_half_lines_far_away(2.0_f64.powi(exponent)));
    assert!(decisions[0].is_all_but_one_in(10), "{decisions:?}");
    compare_half_lines_across_from_a_corner();
    compare_half_lines_from_almost_the_origin();
    compare_half_lines_from_the_origin::<Vec2>();
    compare_half_lines_from_the_origin::<DVec2>();
    compare_half_lines_along_an_edge::<Vec2>();
    compare_half_lines_along_an_edge::<DVec2>();
}

#[test]
fn distances_that_cancel() {
    for regime in [Regime::Everyday, Regime::Grid, Regime::Magnitudes] {
        compare_distances_that_cancel::<Vec2>(regime);
        compare_distances_that_cancel::<DVec2>(regime);
    }
}

#[test]
fn touching_from_inside() {
    for regime in [Regime::Everyday, Regime::Grid, Regime::Magnitudes] {
        count_nested::<Vec2>(regime);
        count_nested::<DVec2>(regime);
    }
}

#[test]
fn past_corners() {
    count_motions::<Vec2>(Regime::Corner);
    count_motions::<DVec2>(Regime::Corner);
}
