//! Asks the queries of pairs with a polygon or a box.

#[path = "../rows.rs"]
#[expect(dead_code, reason = "the rows of other pairs")]
mod rows;

use std::process::ExitCode;

use counts::scenes::{Kind, Point, Scenes};
use counts::{arguments, run};
use impinge::glam::{DVec2, Vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, Circle, ConvexPolygon, Ray, Segment, Stadium, Triangle};

use self::rows::{bounding_box, cast, of_one, of_pair, of_path, raycast};

fn main() -> ExitCode {
    run(match arguments().iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["everyday", "f32"] => || ask_all::<Vec2>(Scenes::Everyday),
        ["everyday", "f64"] => || ask_all::<DVec2>(Scenes::Everyday),
        ["grid", "f32"] => || ask_all::<Vec2>(Scenes::Grid),
        ["grid", "f64"] => || ask_all::<DVec2>(Scenes::Grid),
        ["extreme", "f32"] => || ask_all::<Vec2>(Scenes::Extreme),
        ["extreme", "f64"] => || ask_all::<DVec2>(Scenes::Extreme),
        _ => {
            eprintln!("usage: polygons everyday|grid|extreme f32|f64 [answers]");
            return ExitCode::FAILURE;
        }
    })
}

/// Not all pairs, because the compiler takes seconds for each: every kind with straight ones and with itself, and quads in
/// the second place and with others.
fn ask_all<V: Point>(scenes: Scenes) {
    of_first::<Aabb<V>>(scenes);
    of_first::<Triangle<V>>(scenes);
    of_first::<ConvexPolygon<V, 4>>(scenes);
    of_first::<ConvexPolygon<V, 8>>(scenes);
    of_pair::<V, ConvexPolygon<V, 4>>(scenes);
    of_pair::<Segment<V>, ConvexPolygon<V, 4>>(scenes);
    of_pair::<Circle<V>, ConvexPolygon<V, 4>>(scenes);
    of_pair::<Stadium<V>, ConvexPolygon<V, 4>>(scenes);
    of_pair::<Ray<V>, ConvexPolygon<V, 4>>(scenes);
    of_pair::<Aabb<V>, ConvexPolygon<V, 4>>(scenes);
    of_pair::<ConvexPolygon<V, 4>, ConvexPolygon<V, 8>>(scenes);
}

fn of_first<A: Kind<Vector: Point> + Bounded>(scenes: Scenes) {
    of_one::<A>(scenes);
    bounding_box::<A>(scenes);
    of_pair::<A, A::Vector>(scenes);
    of_pair::<A, Segment<A::Vector>>(scenes);
    of_pair::<A, Circle<A::Vector>>(scenes);
    of_pair::<A, Stadium<A::Vector>>(scenes);
    of_pair::<A, Ray<A::Vector>>(scenes);
    of_pair::<A, A>(scenes);
    of_path::<A, Segment<A::Vector>>(scenes);
    of_path::<A, Ray<A::Vector>>(scenes);
    raycast::<A>(scenes);
    cast::<A, Circle<A::Vector>>(scenes);
    cast::<A, A>(scenes);
}
