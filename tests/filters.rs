//! The filters for rays, chords and casts with polygons against the kernels: the same answers, bit for bit.
//!
//! Some scenes are everyday ones, which the filters must decide nearly all of the time. Others are made to deceive
//! them: touching and flush shapes on a grid, and motions past a corner at a distance of rounding errors.

#![cfg(impinge_internals)]
#![allow(clippy::disallowed_methods, reason = "an input need not have the same bits everywhere")]

use std::fmt::Debug;

use common::{Figure, Plane, Point, Random, query};
use impinge::glam::{DVec2, Vec2};
use impinge::{Aabb, Circle, Ray, Segment, Stadium, stages};

/// For each regime and precision.
const SCENES: usize = 40_000;

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
}

struct Scenes<'a> {
    random: &'a mut Random,
    regime: Regime,
}

impl Scenes<'_> {
    fn number<V: Plane>(&mut self) -> f64 {
        let random = &mut self.random;
        V::rounded(match self.regime {
            Regime::Everyday | Regime::Corner => random.between(-8.0, 8.0),
            Regime::Grid => f64::from(random.integer(-16, 16)) / 4.0,
            Regime::Magnitudes => random.between(-1.0, 1.0) * f64::from(random.integer(-30, 30)).exp2(),
        })
    }

    fn point<V: Plane>(&mut self) -> Point {
        [(); 2].map(|()| self.number::<V>())
    }

    /// A shape is small beside the space between shapes.
    fn near<V: Plane>(&mut self, center: Point) -> Point {
        let size = if self.regime == Regime::Grid { 0.5 } else { 0.3 };
        center.map(|number| V::rounded(number + size * self.number::<V>()))
    }

    fn radius<V: Plane>(&mut self) -> f64 {
        if self.random.chance(2) { 0.0 } else { V::rounded(0.2 * self.number::<V>().abs()) }
    }

    fn polygon<V: Plane>(&mut self) -> Figure {
        let (center, radius) = (self.point::<V>(), self.radius::<V>());
        let count = self.random.integer(3, 9);
        let points: Vec<_> = (0..count).map(|_| self.near::<V>(center)).collect();
        Figure::hull(&points, radius)
    }

    fn aabb<V: Plane>(&mut self) -> Figure {
        let center = self.point::<V>();
        let [one, other] = [(); 2].map(|()| self.near::<V>(center));
        Figure::Box(Aabb::new(
            [0, 1].map(|axis| one[axis].min(other[axis])),
            [0, 1].map(|axis| one[axis].max(other[axis])),
        ))
    }

    fn figure<V: Plane>(&mut self) -> Figure {
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

    fn with_corners<V: Plane>(&mut self) -> Figure {
        if self.random.chance(2) { self.aabb::<V>() } else { self.polygon::<V>() }
    }

    /// A motion of the first figure, nearly always toward the other one.
    fn direction<V: Plane>(&mut self, moving: &Figure, target: &Figure) -> Point {
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
    let _ = stages::take();
    let found = ask();
    let is_by_filters = stages::take().is_empty();
    let due = stages::by_kernels(&ask);
    // The text tells −0 from 0.
    assert!(
        found == due && (!is_by_filters || format!("{found:?}") == format!("{due:?}")),
        "{scene:?}: {found:?}, not {due:?}"
    );
    is_by_filters
}

/// The number of answers by the filters, and of all answers: of casts, and of rays and chords.
fn count<V: Plane>(regime: Regime) -> [[usize; 2]; 2] {
    let mut random = Random::named(&format!("{regime:?}"));
    let mut scenes = Scenes { random: &mut random, regime };
    let mut counts = [[0; 2]; 2];
    for _ in 0..SCENES {
        let (mut moving, mut target) = (scenes.figure::<V>(), scenes.with_corners::<V>());
        if scenes.random.chance(2) {
            (moving, target) = (target, moving);
        }
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
        let answers = [
            same(|| query::cast_along::<V>(&moving, d, &target, max_t), &(moving, d, target, max_t)),
            same(|| query::raycast::<V>(&ray, shape, max_t), &(ray, shape, max_t)),
            same(|| query::chord::<V>(&ray.into(), shape), &(ray, shape)),
            same(|| query::chord::<V>(&segment, shape), &(segment, shape)),
        ];
        for (place, is_by_filters) in answers.into_iter().enumerate() {
            let [casts, paths] = &mut counts;
            let [by_filters, all] = if place == 0 { casts } else { paths };
            (*by_filters, *all) = (*by_filters + usize::from(is_by_filters), *all + 1);
        }
    }
    println!("{regime:?}: {counts:?}");
    counts
}

#[test]
fn everyday() {
    for [_, [by_filters, all]] in [count::<Vec2>(Regime::Everyday), count::<DVec2>(Regime::Everyday)] {
        assert!((all - by_filters) * 10_000 < all, "{by_filters} of {all}");
    }
}

#[test]
fn on_a_grid() {
    count::<Vec2>(Regime::Grid);
    count::<DVec2>(Regime::Grid);
}

#[test]
fn of_all_magnitudes() {
    count::<Vec2>(Regime::Magnitudes);
    count::<DVec2>(Regime::Magnitudes);
}

#[test]
fn past_corners() {
    count::<Vec2>(Regime::Corner);
    count::<DVec2>(Regime::Corner);
}
