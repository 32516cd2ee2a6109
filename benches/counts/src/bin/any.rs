//! Asks the queries of the same pairs as `counts` and `polygons`, each shape in an `AnyShape`.

use std::env;
use std::process::ExitCode;

use counts::scenes::{Drawn, Kind, Lot, Point, Scenes};
use counts::{ask_about_all, run};
use impinge::glam::{DVec2, Vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Segment, Shape, Stadium, query};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    run(match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["everyday", "f32"] => ask_all::<Vec2>,
        ["everyday", "f64"] => ask_all::<DVec2>,
        _ => {
            eprintln!("usage: any everyday f32|f64");
            return ExitCode::FAILURE;
        }
    })
}

fn ask_all<V: Point>() {
    of_first::<V, V>();
    of_first::<V, Segment<V>>();
    of_first::<V, Circle<V>>();
    of_first::<V, Stadium<V>>();
    of_pair::<Aabb<V>, Circle<V>>();
    of_pair::<Aabb<V>, Aabb<V>>();
    of_pair::<ConvexPolygon<V, 4>, Circle<V>>();
    of_pair::<ConvexPolygon<V, 4>, ConvexPolygon<V, 4>>();
    of_pair::<ConvexPolygon<V, 8>, ConvexPolygon<V, 8>>();
}

fn of_first<V: Point, A: Kind + Bounded + Shape<Vector = V> + Into<AnyShape<V>>>() {
    of_pair::<A, V>();
    of_pair::<A, Segment<V>>();
    of_pair::<A, Circle<V>>();
    of_pair::<A, Stadium<V>>();
}

fn of_pair<A, B>()
where
    A: Kind + Bounded + Into<AnyShape<A::Vector>>,
    B: Kind + Bounded + Shape<Vector = A::Vector> + Into<AnyShape<A::Vector>>,
{
    let kinds = format!("{}–{}", A::NAME, B::NAME);
    let zero = <A::Vector as Drawn>::nearest(0.0);
    let any = |(a, b, v): (A, B, A::Vector)| (a.into(), b.into(), v);
    let pairs = Lot::new(Scenes::Everyday, &format!("pair {kinds}")).pairs::<A, B>();
    let courses = Lot::new(Scenes::Everyday, &format!("cast {kinds}")).courses_that::<A, B>(|distance| distance > zero);
    ask(&kinds, &pairs.into_iter().map(any).collect::<Vec<_>>(), &courses.into_iter().map(any).collect::<Vec<_>>());
}

type AnyPair<V> = (AnyShape<V>, AnyShape<V>, V);

/// Compiled once for all pairs, as in the code of a user.
#[inline(never)]
fn ask<V: Drawn>(kinds: &str, pairs: &[AnyPair<V>], courses: &[AnyPair<V>]) {
    let ask = |name| format!("{name} {kinds}");
    let margin = V::nearest(0.5);
    ask_about_all(&ask("intersects"), pairs, |(a, b, _)| query::intersects(a, b));
    ask_about_all(&ask("within"), pairs, |(a, b, _)| query::within(a, b, margin));
    ask_about_all(&ask("contains"), pairs, |(a, b, _)| query::contains(a, b));
    ask_about_all(&ask("distance"), pairs, |(a, b, _)| query::distance(a, b));
    ask_about_all(&ask("signed_distance"), pairs, |(a, b, _)| query::signed_distance(a, b));
    ask_about_all(&ask("closest_points"), pairs, |(a, b, _)| query::closest_points(a, b));
    ask_about_all(&ask("penetration"), pairs, |(a, b, _)| query::penetration(a, b));
    ask_about_all(&ask("penetration_toward"), pairs, |(a, b, toward)| query::penetration_toward(a, b, *toward));
    ask_about_all(&ask("penetration_offset"), pairs, |(a, b, _)| query::penetration_offset(a, b));
    ask_about_all(&ask("cast"), courses, |(moving, b, translation)| query::cast(moving, *translation, b));
}
