//! The crate's queries on figures, asked in the numbers of the vector `V`.

use impinge::query::{self, CircleCrossing, Side};
use impinge::{Aabb, Circle, QueryError, Ray};

use super::answer::{CastHit, Chord, Contact, Penetration, RayHit};
use super::figure::{Narrowed, narrowed_box, narrowed_circle, narrowed_ray, with_bounded, with_path, with_shape};
use super::{Figure, Point, TestVector};

pub type Answer<T> = Result<T, QueryError>;

macro_rules! with_shapes {
    ($vector:ty, |$a:ident, $b:ident| $body:expr) => {
        with_shape!($vector, $a, |$a| with_shape!($vector, $b, |$b| $body))
    };
}

/// What `validate` says of the figure; a point has no such method.
pub fn validate<V: TestVector>(figure: &Figure) -> Option<Answer<()>> {
    match figure.narrowed::<V>() {
        Narrowed::Point(_) => None,
        Narrowed::Segment(segment) => Some(segment.validate()),
        Narrowed::Circle(circle) => Some(circle.validate()),
        Narrowed::Stadium(stadium) => Some(stadium.validate()),
        Narrowed::Ray(ray) => Some(ray.validate()),
        Narrowed::Polygon(polygon) => Some(polygon.validate()),
        Narrowed::Box(aabb) => Some(aabb.validate()),
    }
}

pub fn intersects<V: TestVector>(a: &Figure, b: &Figure) -> Answer<bool> {
    with_shapes!(V, |a, b| query::intersects(&a, &b))
}

pub fn within<V: TestVector>(a: &Figure, b: &Figure, margin: f64) -> Answer<bool> {
    let margin = V::number(margin);
    with_shapes!(V, |a, b| query::within(&a, &b, margin))
}

pub fn distance<V: TestVector>(a: &Figure, b: &Figure) -> Answer<f64> {
    with_shapes!(V, |a, b| query::distance(&a, &b)).map(V::value)
}

pub fn signed_distance<V: TestVector>(a: &Figure, b: &Figure) -> Answer<f64> {
    with_shapes!(V, |a, b| query::signed_distance(&a, &b)).map(V::value)
}

pub fn contains<V: TestVector>(outer: &Figure, inner: &Figure) -> Answer<bool> {
    with_shapes!(V, |outer, inner| query::contains(&outer, &inner))
}

pub fn closest_point<V: TestVector>(figure: &Figure, point: Point) -> Answer<Point> {
    with_shape!(V, figure, |shape| query::closest_point(&shape, V::vector(point))).map(V::point)
}

pub fn closest_boundary_point<V: TestVector>(figure: &Figure, point: Point) -> Answer<Point> {
    with_shape!(V, figure, |shape| query::closest_boundary_point(&shape, V::vector(point))).map(V::point)
}

pub fn closest_points<V: TestVector>(a: &Figure, b: &Figure) -> Answer<Option<(Point, Point)>> {
    let pair = with_shapes!(V, |a, b| query::closest_points(&a, &b))?;
    Ok(pair.map(|(a, b)| (a.point(), b.point())))
}

pub fn penetration<V: TestVector>(a: &Figure, b: &Figure) -> Answer<Option<Penetration>> {
    Ok(with_shapes!(V, |a, b| query::penetration(&a, &b))?.map(Penetration::from))
}

pub fn penetration_toward<V: TestVector>(a: &Figure, b: &Figure, preferred: Point) -> Answer<Option<Penetration>> {
    let preferred = V::vector(preferred);
    Ok(with_shapes!(V, |a, b| query::penetration_toward(&a, &b, preferred))?.map(Penetration::from))
}

pub fn penetration_offset<V: TestVector>(a: &Figure, b: &Figure) -> Answer<Option<Point>> {
    Ok(with_shapes!(V, |a, b| query::penetration_offset(&a, &b))?.map(V::point))
}

pub fn contact<V: TestVector>(a: &Figure, b: &Figure, margin: f64) -> Answer<Option<Contact>> {
    let margin = V::number(margin);
    Ok(with_shapes!(V, |a, b| query::contact(&a, &b, margin))?.map(Contact::from))
}

pub fn raycast<V: TestVector>(ray: &Ray<Point>, figure: &Figure, max_t: f64) -> Answer<Option<RayHit>> {
    let (ray, max_t) = (narrowed_ray::<V>(ray), V::number(max_t));
    Ok(with_shape!(V, figure, |shape| query::raycast(&ray, &shape, max_t))?.map(RayHit::from))
}

/// A ray does not move.
pub fn cast<V: TestVector>(moving: &Figure, translation: Point, target: &Figure) -> Option<Answer<Option<CastHit>>> {
    let translation = V::vector(translation);
    let answer = with_shape!(V, target, |target| {
        with_bounded!(V, moving, |moving| query::cast(&moving, translation, &target))
    })?;
    Some(answer.map(|found| found.map(CastHit::from)))
}

/// A ray does not move.
pub fn cast_along<V: TestVector>(
    moving: &Figure,
    direction: Point,
    target: &Figure,
    max_t: f64,
) -> Option<Answer<Option<CastHit>>> {
    let (direction, max_t) = (V::vector(direction), V::number(max_t));
    let answer = with_shape!(V, target, |target| {
        with_bounded!(V, moving, |moving| query::cast_along(&moving, direction, &target, max_t))
    })?;
    Some(answer.map(|found| found.map(CastHit::from)))
}

/// Only segments and rays are paths.
pub fn chord<V: TestVector>(path: &Figure, figure: &Figure) -> Option<Answer<Option<Chord>>> {
    let answer = with_shape!(V, figure, |shape| with_path!(V, path, |path| query::chord(&path, &shape)))?;
    Some(answer.map(|found| found.map(Chord::from)))
}

/// Only segments and rays are paths.
pub fn side<V: TestVector>(path: &Figure, point: Point) -> Option<Answer<Option<Side>>> {
    with_path!(V, path, |path| query::side(&path, V::vector(point)))
}

pub fn circle_circle<V: TestVector>(a: &Circle<Point>, b: &Circle<Point>) -> Answer<Option<CircleCrossing<Point>>> {
    Ok(query::circle_circle(&narrowed_circle::<V>(a), &narrowed_circle(b))?.map(widened_crossing))
}

/// A ray has no box.
pub fn bounding_box<V: TestVector>(figure: &Figure) -> Option<Answer<Aabb<Point>>> {
    let answer = with_bounded!(V, figure, |shape| query::bounding_box(&shape))?;
    Some(answer.map(|aabb| Aabb::new(aabb.min.point(), aabb.max.point())))
}

pub fn ray_bound<V: TestVector>(ray: &Ray<Point>, aabb: &Aabb<Point>, max_t: f64) -> Answer<Option<f64>> {
    let entry = narrowed_box::<V>(aabb).ray_bound(&narrowed_ray(ray), V::number(max_t))?;
    Ok(entry.map(V::value))
}

pub fn ray_circle<V: TestVector>(ray: &Ray<Point>, circle: &Circle<Point>) -> Answer<Option<Chord>> {
    Ok(query::ray_circle(&narrowed_ray::<V>(ray), &narrowed_circle(circle))?.map(Chord::from))
}

fn widened_crossing<V: TestVector>(crossing: CircleCrossing<V>) -> CircleCrossing<Point> {
    match crossing {
        CircleCrossing::Tangent(point) => CircleCrossing::Tangent(point.point()),
        CircleCrossing::Secant(left, right) => CircleCrossing::Secant(left.point(), right.point()),
        CircleCrossing::Coincident => CircleCrossing::Coincident,
    }
}
