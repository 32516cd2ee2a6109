//! Asks the queries of pairs with a polygon or a box.

#[path = "../rows.rs"]
#[expect(dead_code, reason = "the rows of other pairs")]
mod rows;

use std::process::ExitCode;

use counts::scenes::{Kind, PointShape, Regime};
use counts::{arguments, run};
use impinge::glam::{DVec2, Vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, Circle, ConvexPolygon, Ray, Segment, Stadium, Triangle};

use self::rows::{bounding_box, cast, of_one, of_pair, of_path, raycast};

fn main() -> ExitCode {
    run(match arguments().iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["everyday", "f32"] => || ask_all::<Vec2>(Regime::Everyday),
        ["everyday", "f64"] => || ask_all::<DVec2>(Regime::Everyday),
        ["grid", "f32"] => || ask_all::<Vec2>(Regime::Grid),
        ["grid", "f64"] => || ask_all::<DVec2>(Regime::Grid),
        ["extreme", "f32"] => || ask_all::<Vec2>(Regime::Extreme),
        ["extreme", "f64"] => || ask_all::<DVec2>(Regime::Extreme),
        _ => {
            eprintln!("usage: polygons everyday|grid|extreme f32|f64 [answers]");
            return ExitCode::FAILURE;
        }
    })
}

/// Not all pairs, because the compiler takes seconds for each: every kind with straight ones and with itself, and quads in
/// the second place and with others.
fn ask_all<V: PointShape>(regime: Regime) {
    of_first::<Aabb<V>>(regime);
    of_first::<Triangle<V>>(regime);
    of_first::<ConvexPolygon<V, 4>>(regime);
    of_first::<ConvexPolygon<V, 8>>(regime);
    of_pair::<V, ConvexPolygon<V, 4>>(regime);
    of_pair::<Segment<V>, ConvexPolygon<V, 4>>(regime);
    of_pair::<Circle<V>, ConvexPolygon<V, 4>>(regime);
    of_pair::<Stadium<V>, ConvexPolygon<V, 4>>(regime);
    of_pair::<Ray<V>, ConvexPolygon<V, 4>>(regime);
    of_pair::<Aabb<V>, ConvexPolygon<V, 4>>(regime);
    of_pair::<ConvexPolygon<V, 4>, ConvexPolygon<V, 8>>(regime);
}

fn of_first<A: Kind<Vector: PointShape> + Bounded>(regime: Regime) {
    of_one::<A>(regime);
    bounding_box::<A>(regime);
    of_pair::<A, A::Vector>(regime);
    of_pair::<A, Segment<A::Vector>>(regime);
    of_pair::<A, Circle<A::Vector>>(regime);
    of_pair::<A, Stadium<A::Vector>>(regime);
    of_pair::<A, Ray<A::Vector>>(regime);
    of_pair::<A, A>(regime);
    of_path::<A, Segment<A::Vector>>(regime);
    of_path::<A, Ray<A::Vector>>(regime);
    raycast::<A>(regime);
    cast::<A, Circle<A::Vector>>(regime);
    cast::<A, A>(regime);
}
