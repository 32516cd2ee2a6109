//! All rows: each names a query and the kinds that it is asked about.

use counts::ask_about_all;
use counts::scenes::{self, Kind, PointShape, Regime, Sampled, Sampler};
use impinge::shapes::{Bounded, Path};
use impinge::{Aabb, Circle, Ray, Segment, Shape, Stadium, query};

/// Calls a function for each kind that is bounded, as its last generic argument.
macro_rules! for_each_bounded {
    ($function:ident($regime:ident), $vector:ty $(, $first:ty)?) => {
        $function::<$($first,)? $vector>($regime);
        $function::<$($first,)? Segment<$vector>>($regime);
        $function::<$($first,)? Circle<$vector>>($regime);
        $function::<$($first,)? Stadium<$vector>>($regime);
    };
}

/// Calls a function for each kind, as its last generic argument.
macro_rules! for_each_kind {
    ($function:ident($regime:ident), $vector:ty $(, $first:ty)?) => {
        for_each_bounded!($function($regime), $vector $(, $first)?);
        $function::<$($first,)? Ray<$vector>>($regime);
    };
}

/// All queries, of shapes in one precision.
pub(crate) fn ask_all<V: PointShape>(regime: Regime) {
    for_each_kind!(of_first(regime), V);
    for_each_kind!(onto(regime), V);
    side::<Segment<V>>(regime);
    side::<Ray<V>>(regime);
    for_each_bounded!(bounding_box(regime), V);
    circles::<V>(regime);
}

/// The queries of a box or a polygon: alone, with its own kind, and with straight shapes, circles and stadiums.
pub(crate) fn of_polygon<A: Kind<Vector: PointShape> + Bounded>(regime: Regime) {
    of_its_kind::<A>(regime);
    of_polygon_and_others::<A>(regime);
}

/// The queries of a box or a polygon alone, with its own kind, and with rays and segments as paths.
pub(crate) fn of_its_kind<A: Kind<Vector: PointShape> + Bounded>(regime: Regime) {
    of_one::<A>(regime);
    bounding_box::<A>(regime);
    of_pair::<A, A>(regime);
    of_path::<A, Segment<A::Vector>>(regime);
    of_path::<A, Ray<A::Vector>>(regime);
    raycast::<A>(regime);
    cast::<A, A>(regime);
}

/// The queries of a box or a polygon and the other kinds.
pub(crate) fn of_polygon_and_others<A: Kind<Vector: PointShape> + Bounded>(regime: Regime) {
    of_pair::<A, A::Vector>(regime);
    of_pair::<A, Segment<A::Vector>>(regime);
    of_pair::<A, Circle<A::Vector>>(regime);
    of_pair::<A, Stadium<A::Vector>>(regime);
    of_pair::<A, Ray<A::Vector>>(regime);
    cast::<A, Circle<A::Vector>>(regime);
}

fn of_first<A: Kind<Vector: PointShape>>(regime: Regime) {
    of_one::<A>(regime);
    for_each_kind!(of_pair(regime), A::Vector, A);
}

fn onto<B: Kind<Vector: PointShape>>(regime: Regime) {
    of_path::<B, Segment<B::Vector>>(regime);
    of_path::<B, Ray<B::Vector>>(regime);
    raycast::<B>(regime);
    for_each_bounded!(cast(regime), B::Vector, B);
}

fn named(query: &str, kinds: &[&str]) -> String {
    format!("{query} {}", kinds.join("–"))
}

pub(crate) fn of_pair<A: Kind, B: Kind + Shape<Vector = A::Vector>>(regime: Regime) {
    let pairs = scenes::pairs::<A, B>(regime);
    let zero = A::Vector::nearest(0.0);
    let margin = if regime.is_touching() { zero } else { A::Vector::nearest(0.5) };
    let ask = |name| named(name, &[A::NAME, B::NAME]);
    ask_about_all(&ask("intersects"), &pairs, |(a, b, _)| query::intersects(a, b));
    ask_about_all(&ask("within"), &pairs, |(a, b, _)| query::within(a, b, margin));
    ask_about_all(&ask("contains"), &pairs, |(a, b, _)| query::contains(a, b));
    ask_about_all(&ask("distance"), &pairs, |(a, b, _)| query::distance(a, b));
    ask_about_all(&ask("signed_distance"), &pairs, |(a, b, _)| query::signed_distance(a, b));
    ask_about_all(&ask("closest_points"), &pairs, |(a, b, _)| query::closest_points(a, b));
    ask_about_all(&ask("penetration"), &pairs, |(a, b, _)| query::penetration(a, b));
    ask_about_all(&ask("penetration_toward"), &pairs, |(a, b, toward)| query::penetration_toward(a, b, *toward));
    ask_about_all(&ask("penetration_offset"), &pairs, |(a, b, _)| query::penetration_offset(a, b));
    ask_about_all(&ask("contact"), &pairs, |(a, b, _)| query::contact(a, b, zero));
}

pub(crate) fn of_one<A: Kind<Vector: PointShape>>(regime: Regime) {
    let pairs = scenes::with_points::<A>(regime);
    let ask = |name| named(name, &[A::NAME]);
    ask_about_all(&ask("closest_point"), &pairs, |(a, point, _)| query::closest_point(a, *point));
    ask_about_all(&ask("closest_boundary_point"), &pairs, |(a, point, _)| query::closest_boundary_point(a, *point));
}

pub(crate) fn of_path<B: Kind, P: Kind + Path + Shape<Vector = B::Vector>>(regime: Regime) {
    let samples = scenes::paths::<P, B>(regime);
    let ask = |name| named(name, &[P::NAME, B::NAME]);
    ask_about_all(&ask("chord"), &samples, |(path, b, _)| query::chord(path, b));
}

pub(crate) fn raycast<B: Kind>(regime: Regime) {
    let samples = scenes::rays::<B>(regime);
    let ask = |name| named(name, &[Ray::<B::Vector>::NAME, B::NAME]);
    let one = B::Vector::nearest(1.0);
    ask_about_all(&ask("raycast"), &samples, |(ray, b, _)| query::raycast(ray, b, B::Vector::INFINITY));
    ask_about_all(&ask("raycast up to 1"), &samples, |(ray, b, _)| query::raycast(ray, b, one));
}

pub(crate) fn cast<B: Kind, A: Kind + Bounded + Shape<Vector = B::Vector>>(regime: Regime) {
    let zero = A::Vector::nearest(0.0);
    let ask = |name| named(name, &[A::NAME, B::NAME]);
    let mut sampler = scenes::casts::<A, B>(regime);
    let apart = sampler.samples_where::<A, B>(|distance| distance > zero);
    ask_about_all(&ask("cast"), &apart, |(moving, b, translation)| query::cast(moving, *translation, b));
    if A::CAN_OVERLAP || B::CAN_OVERLAP {
        let overlapping = sampler.samples_where::<A, B>(|distance| distance < zero);
        ask_about_all(&ask("cast overlapping"), &overlapping, |(moving, b, d)| query::cast(moving, *d, b));
    }
}

fn side<P: Kind<Vector: PointShape> + Path>(regime: Regime) {
    let samples = Sampler::new(regime, &named("side", &[P::NAME])).samples::<P, P::Vector>();
    ask_about_all(&named("side", &[P::NAME]), &samples, |(path, point, _)| query::side(path, *point));
}

pub(crate) fn bounding_box<A: Kind + Bounded>(regime: Regime) {
    let samples = Sampler::new(regime, &named("box", &[A::NAME])).samples::<A, Ray<A::Vector>>();
    ask_about_all(&named("bounding_box", &[A::NAME]), &samples, |(a, ..)| query::bounding_box(a));
    let boxed = |a: &A| -> Aabb<A::Vector> { query::bounding_box(a).expect("a box") };
    let boxes: Vec<_> = samples.iter().map(|(a, ray, _)| (boxed(a), *ray)).collect();
    ask_about_all(&named("Aabb::ray_bound", &[A::NAME]), &boxes, |(aabb, ray)| {
        aabb.ray_bound(ray, A::Vector::INFINITY)
    });
}

fn circles<V: Sampled>(regime: Regime) {
    let samples = Sampler::new(regime, "circles").samples::<Circle<V>, Circle<V>>();
    ask_about_all("circle_circle circle–circle", &samples, |(a, b, _)| query::circle_circle(a, b));
}
