//! Asks about some of the rows of `counts` and `polygons` again, with shapes in an `AnyShape`.

use std::process::ExitCode;

use counts::scenes::{self, Kind, PointShape, Regime, Sampled};
use counts::{ask_about_all, run_named};
use impinge::glam::{DVec2, Vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Shape, Stadium, query};

fn main() -> ExitCode {
    run_named([ask_all::<Vec2>, ask_all::<DVec2>])
}

fn ask_all<V: PointShape>(regime: Regime) {
    of_first::<V, V>(regime);
    of_first::<V, Segment<V>>(regime);
    of_first::<V, Circle<V>>(regime);
    of_first::<V, Stadium<V>>(regime);
    of_pair::<Aabb<V>, Circle<V>>(regime);
    of_pair::<Aabb<V>, Aabb<V>>(regime);
    of_pair::<ConvexPolygon<V, 4>, Circle<V>>(regime);
    of_pair::<ConvexPolygon<V, 4>, ConvexPolygon<V, 4>>(regime);
    of_pair::<ConvexPolygon<V, 8>, ConvexPolygon<V, 8>>(regime);
    // What these take if it is known that they are polygons, with the same room for vertices.
    of_pair_as("roomy-", regime, roomy, |circle: Circle<V>| circle);
    of_pair_as("roomy-", regime, roomy, roomy::<V>);
    // One kind is known.
    of_circle_and::<V>(regime);
    of_circle_and::<Segment<V>>(regime);
    of_circle_and::<Circle<V>>(regime);
    of_circle_and::<Stadium<V>>(regime);
    of_pair_as("mixed-", regime, <AnyShape<V> as From<Aabb<V>>>::from, |circle: Circle<V>| circle);
    of_pair_as("mixed-", regime, <AnyShape<V> as From<ConvexPolygon<V, 4>>>::from, |circle: Circle<V>| circle);
    // One shape, and a point or a path.
    of_one::<V>(regime);
    of_one::<Segment<V>>(regime);
    of_one::<Circle<V>>(regime);
    of_one::<Stadium<V>>(regime);
    of_one::<Aabb<V>>(regime);
    of_one::<ConvexPolygon<V, 4>>(regime);
    of_one_as("roomy-", regime, roomy::<V>);
}

fn roomy<V: PointShape>(quad: ConvexPolygon<V, 4>) -> ConvexPolygon<V> {
    quad.with_capacity().expect("room for 4")
}

fn of_first<V: PointShape, A: Kind + Bounded + Shape<Vector = V> + Into<AnyShape<V>>>(regime: Regime) {
    of_pair::<A, V>(regime);
    of_pair::<A, Segment<V>>(regime);
    of_pair::<A, Circle<V>>(regime);
    of_pair::<A, Stadium<V>>(regime);
}

fn of_pair<A, B>(regime: Regime)
where
    A: Kind + Bounded + Into<AnyShape<A::Vector>>,
    B: Kind + Bounded + Shape<Vector = A::Vector> + Into<AnyShape<A::Vector>>,
{
    of_pair_as("", regime, A::into, B::into);
}

fn of_circle_and<B: Kind<Vector: PointShape> + Into<AnyShape<B::Vector>>>(regime: Regime) {
    of_pair_as("mixed-", regime, |circle: Circle<B::Vector>| circle, B::into);
}

/// Asks about a pair of kinds, each shape as one of another type.
fn of_pair_as<A, B, C, D>(form: &str, regime: Regime, first: fn(A) -> C, second: fn(B) -> D)
where
    A: Kind,
    B: Kind + Shape<Vector = A::Vector>,
    C: Bounded + Shape<Vector = A::Vector>,
    D: Bounded + Shape<Vector = A::Vector>,
{
    let kinds = format!("{}–{}", A::NAME, B::NAME);
    let zero = A::Vector::nearest(0.0);
    let converted = |(a, b, v): (A, B, A::Vector)| (first(a), second(b), v);
    let pairs = scenes::pairs::<A, B>(regime);
    let samples = scenes::casts::<A, B>(regime).samples_where::<A, B>(|distance| distance > zero);
    ask(
        &format!("{form}{kinds}"),
        &pairs.into_iter().map(converted).collect::<Vec<_>>(),
        &samples.into_iter().map(converted).collect::<Vec<_>>(),
    );
}

/// Compiled once for all pairs, as in the code of a user.
#[inline(never)]
fn ask<A: Bounded<Vector: Sampled>, B: Bounded + Shape<Vector = A::Vector>>(
    kinds: &str,
    pairs: &[(A, B, A::Vector)],
    samples: &[(A, B, A::Vector)],
) {
    let ask = |name| format!("{name} {kinds}");
    let [zero, margin] = [0.0, 0.5].map(A::Vector::nearest);
    ask_about_all(&ask("intersects"), pairs, |(a, b, _)| query::intersects(a, b));
    ask_about_all(&ask("within"), pairs, |(a, b, _)| query::within(a, b, margin));
    ask_about_all(&ask("contains"), pairs, |(a, b, _)| query::contains(a, b));
    ask_about_all(&ask("distance"), pairs, |(a, b, _)| query::distance(a, b));
    ask_about_all(&ask("signed_distance"), pairs, |(a, b, _)| query::signed_distance(a, b));
    ask_about_all(&ask("closest_points"), pairs, |(a, b, _)| query::closest_points(a, b));
    ask_about_all(&ask("penetration"), pairs, |(a, b, _)| query::penetration(a, b));
    ask_about_all(&ask("penetration_toward"), pairs, |(a, b, toward)| query::penetration_toward(a, b, *toward));
    ask_about_all(&ask("penetration_offset"), pairs, |(a, b, _)| query::penetration_offset(a, b));
    ask_about_all(&ask("contact"), pairs, |(a, b, _)| query::contact(a, b, zero));
    ask_about_all(&ask("cast"), samples, |(moving, b, translation)| query::cast(moving, *translation, b));
}

fn of_one<B: Kind<Vector: PointShape> + Into<AnyShape<B::Vector>>>(regime: Regime) {
    of_one_as("", regime, B::into);
}

/// Asks about a kind, as one of another type.
fn of_one_as<B: Kind<Vector: PointShape>, D: Bounded + Shape<Vector = B::Vector>>(
    form: &str,
    regime: Regime,
    convert: fn(B) -> D,
) {
    let name = B::NAME;
    let points = scenes::with_points::<B>(regime).into_iter();
    ask_about_one(
        form,
        name,
        &points.map(|(b, point, _)| (point, convert(b))).collect::<Vec<_>>(),
        &converted(scenes::paths::<Segment<B::Vector>, B>(regime), convert),
        &converted(scenes::paths::<Ray<B::Vector>, B>(regime), convert),
        &converted(scenes::rays::<B>(regime), convert),
    );
}

fn converted<P, B, D, V>(samples: Vec<(P, B, V)>, convert: fn(B) -> D) -> Vec<(P, D)> {
    samples.into_iter().map(|(path, b, _)| (path, convert(b))).collect()
}

#[inline(never)]
fn ask_about_one<V: PointShape, B: Bounded + Shape<Vector = V>>(
    form: &str,
    name: &str,
    points: &[(V, B)],
    segments: &[(Segment<V>, B)],
    half_lines: &[(Ray<V>, B)],
    rays: &[(Ray<V>, B)],
) {
    let one = V::nearest(1.0);
    ask_about_all(&format!("closest_point {form}{name}"), points, |(point, b)| query::closest_point(b, *point));
    ask_about_all(&format!("closest_boundary_point {form}{name}"), points, |(point, b)| {
        query::closest_boundary_point(b, *point)
    });
    ask_about_all(&format!("chord {form}segment–{name}"), segments, |(path, b)| query::chord(path, b));
    ask_about_all(&format!("chord {form}ray–{name}"), half_lines, |(path, b)| query::chord(path, b));
    ask_about_all(&format!("raycast {form}ray–{name}"), rays, |(ray, b)| query::raycast(ray, b, V::INFINITY));
    ask_about_all(&format!("raycast up to 1 {form}ray–{name}"), rays, |(ray, b)| query::raycast(ray, b, one));
}
