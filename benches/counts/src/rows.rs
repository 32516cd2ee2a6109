//! All rows: each names a query and the kinds that it is asked about.

use counts::ask_about_all;
use counts::scenes::{Drawn, Kind, Lot, Point, Scenes};
use impinge::shapes::{Bounded, Path};
use impinge::{Aabb, Circle, Ray, Segment, Shape, Stadium, query};

/// Calls a function for each kind that is bounded, as its last generic argument.
macro_rules! for_each_bounded {
    ($function:ident($scenes:ident), $vector:ty $(, $first:ty)?) => {
        $function::<$($first,)? $vector>($scenes);
        $function::<$($first,)? Segment<$vector>>($scenes);
        $function::<$($first,)? Circle<$vector>>($scenes);
        $function::<$($first,)? Stadium<$vector>>($scenes);
    };
}

/// Calls a function for each kind, as its last generic argument.
macro_rules! for_each_kind {
    ($function:ident($scenes:ident), $vector:ty $(, $first:ty)?) => {
        for_each_bounded!($function($scenes), $vector $(, $first)?);
        $function::<$($first,)? Ray<$vector>>($scenes);
    };
}

/// All queries, of shapes in one precision.
pub(crate) fn ask_all<V: Point>(scenes: Scenes) {
    for_each_kind!(of_first(scenes), V);
    for_each_kind!(onto(scenes), V);
    side::<Segment<V>>(scenes);
    side::<Ray<V>>(scenes);
    for_each_bounded!(bounding_box(scenes), V);
    circles::<V>(scenes);
}

fn of_first<A: Kind<Vector: Point>>(scenes: Scenes) {
    of_one::<A>(scenes);
    for_each_kind!(of_pair(scenes), A::Vector, A);
}

fn onto<B: Kind<Vector: Point>>(scenes: Scenes) {
    of_path::<B, Segment<B::Vector>>(scenes);
    of_path::<B, Ray<B::Vector>>(scenes);
    raycast::<B>(scenes);
    for_each_bounded!(cast(scenes), B::Vector, B);
}

fn named(query: &str, kinds: &[&str]) -> String {
    format!("{query} {}", kinds.join("–"))
}

pub(crate) fn of_pair<A: Kind, B: Kind + Shape<Vector = A::Vector>>(scenes: Scenes) {
    let pairs = Lot::new(scenes, &named("pair", &[A::NAME, B::NAME])).pairs::<A, B>();
    let zero = A::Vector::nearest(0.0);
    let margin = if scenes == Scenes::Grid { zero } else { A::Vector::nearest(0.5) };
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

/// A shape and a point, which is on its outline in scenes that touch.
pub(crate) fn of_one<A: Kind<Vector: Point>>(scenes: Scenes) {
    let pairs = Lot::new(scenes, &named("one", &[A::NAME])).pairs::<A, A::Vector>();
    let ask = |name| named(name, &[A::NAME]);
    ask_about_all(&ask("closest_point"), &pairs, |(a, point, _)| query::closest_point(a, *point));
    ask_about_all(&ask("closest_boundary_point"), &pairs, |(a, point, _)| query::closest_boundary_point(a, *point));
}

pub(crate) fn of_path<B: Kind, P: Kind + Path + Shape<Vector = B::Vector>>(scenes: Scenes) {
    let courses = Lot::new(scenes, &named("path", &[P::NAME, B::NAME])).courses::<P, B>();
    let ask = |name| named(name, &[P::NAME, B::NAME]);
    ask_about_all(&ask("chord"), &courses, |(path, b, _)| query::chord(path, b));
}

pub(crate) fn raycast<B: Kind>(scenes: Scenes) {
    let courses = Lot::new(scenes, &named("ray", &[B::NAME])).courses::<Ray<B::Vector>, B>();
    let ask = |name| named(name, &[Ray::<B::Vector>::NAME, B::NAME]);
    let one = B::Vector::nearest(1.0);
    ask_about_all(&ask("raycast"), &courses, |(ray, b, _)| query::raycast(ray, b, B::Vector::INFINITY));
    ask_about_all(&ask("raycast up to 1"), &courses, |(ray, b, _)| query::raycast(ray, b, one));
}

pub(crate) fn cast<B: Kind, A: Kind + Bounded + Shape<Vector = B::Vector>>(scenes: Scenes) {
    let zero = A::Vector::nearest(0.0);
    let ask = |name| named(name, &[A::NAME, B::NAME]);
    let mut lot = Lot::new(scenes, &ask("cast"));
    let apart = lot.courses_that::<A, B>(|distance| distance > zero);
    ask_about_all(&ask("cast"), &apart, |(moving, b, translation)| query::cast(moving, *translation, b));
    if A::CAN_OVERLAP || B::CAN_OVERLAP {
        let overlapping = lot.courses_that::<A, B>(|distance| distance < zero);
        ask_about_all(&ask("cast overlapping"), &overlapping, |(moving, b, d)| query::cast(moving, *d, b));
    }
}

fn side<P: Kind<Vector: Point> + Path>(scenes: Scenes) {
    let courses = Lot::new(scenes, &named("side", &[P::NAME])).courses::<P, P::Vector>();
    ask_about_all(&named("side", &[P::NAME]), &courses, |(path, point, _)| query::side(path, *point));
}

pub(crate) fn bounding_box<A: Kind + Bounded>(scenes: Scenes) {
    let courses = Lot::new(scenes, &named("box", &[A::NAME])).courses::<A, Ray<A::Vector>>();
    ask_about_all(&named("bounding_box", &[A::NAME]), &courses, |(a, ..)| query::bounding_box(a));
    let boxed = |a: &A| -> Aabb<A::Vector> { query::bounding_box(a).expect("a box") };
    let boxes: Vec<_> = courses.iter().map(|(a, ray, _)| (boxed(a), *ray)).collect();
    ask_about_all(&named("Aabb::ray_bound", &[A::NAME]), &boxes, |(aabb, ray)| {
        aabb.ray_bound(ray, A::Vector::INFINITY)
    });
}

fn circles<V: Drawn>(scenes: Scenes) {
    let courses = Lot::new(scenes, "circles").courses::<Circle<V>, Circle<V>>();
    ask_about_all("circle_circle circle–circle", &courses, |(a, b, _)| query::circle_circle(a, b));
}
