//! The queries about one shape and a point or a path, and those that take only certain shapes.

use common::{Figure, Point, Random, TestVector, query};
use impinge::{Aabb, Ray, Segment};
use oracle::{InflatedCore, Promise, Surd, Vector, check};

use crate::cases;
use crate::corners::corners;
use crate::kind::{Kind, circle, point, ray, segment};
use crate::regime::Regime;
use crate::tally::Tally;

pub(crate) fn run<V: TestVector<Scalar: Promise>>(regime: &Regime, kind: Kind, tally: &mut Tally) {
    let mut random = Random::named(&[regime.name, kind.name()].concat());
    let mut sides = Random::named(&[regime.name, kind.name(), "side"].concat());
    for _ in 0..regime.share_of(cases()) {
        let [shape, place] = (regime.generate)(&mut random, [kind.form(), Kind::Point.form()]);
        closest_point::<V>(&kind.of::<V>(&shape), point::<V>(place.points[0]), tally);
        let [path, place] = (regime.generate)(&mut sides, [Kind::Segment.form(), Kind::Point.form()]);
        for path in [Kind::Segment, Kind::Ray].map(|kind| kind.of::<V>(&path)) {
            side::<V>(&path, point::<V>(place.points[0]), tally);
        }
        let [path, shape] = (regime.generate)(&mut random, [Kind::Ray.form(), kind.form()]);
        let (ray, shape) = (ray::<V>(&path), kind.of::<V>(&shape));
        raycast::<V>(&ray, &shape, &mut random, tally);
        chord::<V>(&ray.into(), &shape, tally);
        let [path, shape] = (regime.generate)(&mut random, [Kind::Segment.form(), kind.form()]);
        chord::<V>(&Kind::Segment.of::<V>(&path), &kind.of::<V>(&shape), tally);
    }
}

/// The closest points of what has an inside: to a corner, to the middle of a side or of all, or to any point.
pub(crate) fn run_outlines<V: TestVector<Scalar: Promise>>(regime: &Regime, kind: Kind, tally: &mut Tally) {
    let mut random = Random::named(&[regime.name, kind.name()].concat());
    for _ in 0..Kind::share_of(&[kind], regime.share_of(cases())) {
        let [seed, place] = (regime.generate)(&mut random, [kind.form(), Kind::Point.form()]);
        let place = point::<V>(place.points[0]);
        let shape = kind.placed::<V>(&mut random, &seed, &Figure::Point(place));
        let corners = shape.points();
        let halfway = |one: Point, other: Point| [0, 1].map(|axis| V::rounded(one[axis] * 0.5 + other[axis] * 0.5));
        let first = random.index(corners.len());
        let [corner, next, another] = [first, first + 1, first + 2].map(|index| corners[index % corners.len()]);
        for place in [place, corner, halfway(corner, next), halfway(corner, another)] {
            closest_point::<V>(&shape, place, tally);
        }
    }
}

/// The corners of polygons.
pub(crate) fn run_hulls<V: TestVector<Scalar: Promise>>(regime: &Regime, tally: &mut Tally) {
    let mut random = Random::named(&[regime.name, "hull"].concat());
    for _ in 0..Kind::share_of(&[Kind::Polygon], regime.share_of(cases())) {
        let [seed, other] = (regime.generate)(&mut random, [Kind::Segment.form(); 2]);
        let points = corners::<V>(&mut random, &seed, &Kind::Segment.of::<V>(&other));
        let polygon = Figure::hull(&points, 0.0);
        tally.judge::<V::Scalar>("hull", &[&polygon], &format!("around {points:?}"), &|| {
            check::hull(&points, &common::figure::corners_of_hull::<V>(&points))
        });
    }
}

pub(crate) fn run_boxes<V: TestVector<Scalar: Promise>>(regime: &Regime, kind: Kind, tally: &mut Tally) {
    let mut random = Random::named(&[regime.name, kind.name(), "box"].concat());
    for _ in 0..Kind::share_of(&[kind], regime.share_of(cases())) {
        let [shape, other] = (regime.generate)(&mut random, [kind.form(); 2]);
        let other = Figure::Point(point::<V>(other.points[0]));
        let shape = kind.placed::<V>(&mut random, &shape, &other);
        tally.judge::<V::Scalar>("bounding_box", &[&shape], "", &|| {
            let answer = query::bounding_box::<V>(&shape).expect("it is no ray");
            check::bounding_box::<V::Scalar>(&shape, answer)
        });
    }
}

pub(crate) fn run_box_rays<V: TestVector<Scalar: Promise>>(regime: &Regime, tally: &mut Tally) {
    let mut random = Random::named(&[regime.name, "box ray"].concat());
    for _ in 0..regime.share_of(cases()) {
        let [path, diagonal] = (regime.generate)(&mut random, [Kind::Ray.form(), Kind::Segment.form()]);
        let (ray, aabb) = (ray::<V>(&path), box_around(&segment::<V>(&diagonal)));
        let max_t = max_t_to_box::<V>(&ray, &aabb, &mut random);
        let shapes = [&ray.into(), &Segment::new(aabb.min, aabb.max).into()];
        tally.judge::<V::Scalar>("Aabb::ray_bound", &shapes, &format!("max_t {max_t:?}"), &|| {
            check::ray_bound::<V::Scalar>(&ray, &aabb, max_t, query::ray_bound::<V>(&ray, &aabb, max_t))
        });
    }
}

/// `ray_circle` and `circle_circle`, which take no other shapes.
pub(crate) fn run_circles<V: TestVector<Scalar: Promise>>(regime: &Regime, tally: &mut Tally) {
    let mut random = Random::named(&[regime.name, "chord"].concat());
    for _ in 0..regime.share_of(cases()) {
        let [path, disc] = (regime.generate)(&mut random, [Kind::Ray.form(), Kind::Circle.form()]);
        let (ray, disc) = (ray::<V>(&path), circle::<V>(&disc));
        let shapes = [&ray.into(), &disc.into()];
        tally.judge::<V::Scalar>("ray_circle", &shapes, "", &|| {
            check::ray_circle::<V::Scalar>(shapes[0], shapes[1], query::ray_circle::<V>(&ray, &disc))
        });
        let [a, b] = (regime.generate)(&mut random, [Kind::Circle.form(); 2]).map(|disc| circle::<V>(&disc));
        let shapes = [&a.into(), &b.into()];
        tally.judge::<V::Scalar>("circle_circle", &shapes, "", &|| {
            check::circle_circle::<V::Scalar>(shapes[0], shapes[1], query::circle_circle::<V>(&a, &b))
        });
    }
}

fn closest_point<V: TestVector<Scalar: Promise>>(shape: &Figure, point: Point, tally: &mut Tally) {
    tally.judge::<V::Scalar>("closest_point", &[shape, &point.into()], "", &|| {
        check::closest_point::<V::Scalar>(shape, point, query::closest_point::<V>(shape, point))
    });
    tally.judge::<V::Scalar>("closest_boundary_point", &[shape, &point.into()], "", &|| {
        check::closest_boundary_point::<V::Scalar>(shape, point, query::closest_boundary_point::<V>(shape, point))
    });
}

fn side<V: TestVector<Scalar: Promise>>(path: &Figure, point: Point, tally: &mut Tally) {
    tally.judge::<V::Scalar>("side", &[path, &point.into()], "", &|| {
        check::side(path, point, query::side::<V>(path, point).expect("it is a path"))
    });
}

pub(crate) fn chord<V: TestVector<Scalar: Promise>>(path: &Figure, shape: &Figure, tally: &mut Tally) {
    tally.judge::<V::Scalar>("chord", &[path, shape], "", &|| {
        check::chord::<V::Scalar>(path, shape, query::chord::<V>(path, shape).expect("it is a path"))
    });
}

fn box_around(diagonal: &Segment<Point>) -> Aabb<Point> {
    let Segment { a, b } = diagonal;
    Aabb::new([0, 1].map(|axis| a[axis].min(b[axis])), [0, 1].map(|axis| a[axis].max(b[axis])))
}

pub(crate) fn raycast<V: TestVector<Scalar: Promise>>(
    ray: &Ray<Point>,
    shape: &Figure,
    random: &mut Random,
    tally: &mut Tally,
) {
    let max_t = max_t::<V>(ray, shape, random);
    let figure = Figure::from(*ray);
    tally.judge::<V::Scalar>("raycast", &[&figure, shape], &format!("max_t {max_t:?}"), &|| {
        check::raycast::<V::Scalar>(&figure, shape, max_t, query::raycast::<V>(ray, shape, max_t))
    });
}

fn max_t<V: TestVector>(ray: &Ray<Point>, shape: &Figure, random: &mut Random) -> f64 {
    let hit = oracle::raycast(&InflatedCore::of(*ray).core, &InflatedCore::of(shape), None);
    limit::<V>(hit.map(|hit| hit.t).as_ref(), random)
}

fn max_t_to_box<V: TestVector>(ray: &Ray<Point>, aabb: &Aabb<Point>, random: &mut Random) -> f64 {
    let entry = oracle::box_entry(&InflatedCore::of(*ray).core, &Vector::from(aabb.min), &Vector::from(aabb.max));
    limit::<V>(entry.as_ref(), random)
}

/// A limit that often is the rounded `t`, so that one ulp decides; or none.
pub(crate) fn limit<V: TestVector>(t: Option<&Surd>, random: &mut Random) -> f64 {
    let t = t.map_or(0.0, Surd::approximation);
    let candidates = [f64::INFINITY, f64::INFINITY, t, t, random.between(0.0, 3.0), 0.0, -1.0];
    V::rounded(candidates[random.index(candidates.len())])
}
