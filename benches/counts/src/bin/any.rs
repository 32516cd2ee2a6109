//! Asks the queries of the same pairs as `counts` and `polygons`, each shape in an `AnyShape`.

use std::process::ExitCode;

use counts::scenes::{Kind, PointShape, Regime, Sampled, Sampler};
use counts::{arguments, ask_about_all, run};
use impinge::glam::{DVec2, Vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Segment, Shape, Stadium, query};

fn main() -> ExitCode {
    run(match arguments().iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["everyday", "f32"] => || ask_all::<Vec2>(Regime::Everyday),
        ["everyday", "f64"] => || ask_all::<DVec2>(Regime::Everyday),
        ["extreme", "f32"] => || ask_all::<Vec2>(Regime::Extreme),
        ["extreme", "f64"] => || ask_all::<DVec2>(Regime::Extreme),
        _ => {
            eprintln!("usage: any everyday|extreme f32|f64 [answers]");
            return ExitCode::FAILURE;
        }
    })
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
    let pairs = Sampler::new(regime, &format!("pair {kinds}")).pairs::<A, B>();
    let samples = Sampler::new(regime, &format!("cast {kinds}")).samples_where::<A, B>(|distance| distance > zero);
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
    let margin = A::Vector::nearest(0.5);
    ask_about_all(&ask("intersects"), pairs, |(a, b, _)| query::intersects(a, b));
    ask_about_all(&ask("within"), pairs, |(a, b, _)| query::within(a, b, margin));
    ask_about_all(&ask("contains"), pairs, |(a, b, _)| query::contains(a, b));
    ask_about_all(&ask("distance"), pairs, |(a, b, _)| query::distance(a, b));
    ask_about_all(&ask("signed_distance"), pairs, |(a, b, _)| query::signed_distance(a, b));
    ask_about_all(&ask("closest_points"), pairs, |(a, b, _)| query::closest_points(a, b));
    ask_about_all(&ask("penetration"), pairs, |(a, b, _)| query::penetration(a, b));
    ask_about_all(&ask("penetration_toward"), pairs, |(a, b, toward)| query::penetration_toward(a, b, *toward));
    ask_about_all(&ask("penetration_offset"), pairs, |(a, b, _)| query::penetration_offset(a, b));
    ask_about_all(&ask("cast"), samples, |(moving, b, translation)| query::cast(moving, *translation, b));
}
