//! Asks the queries of pairs with a polygon or a box.

#[path = "../rows.rs"]
#[expect(dead_code, reason = "the rows of other pairs")]
mod rows;

use std::process::ExitCode;

use counts::run_named;
use counts::scenes::{PointShape, Regime};
use impinge::glam::{DVec2, Vec2};
use impinge::{Aabb, ConvexPolygon};

use self::rows::{of_its_kind, of_pair, of_polygon};

fn main() -> ExitCode {
    run_named([ask_all::<Vec2>, ask_all::<DVec2>])
}

/// Not all pairs, because the compiler takes seconds for each: boxes and quads with straight shapes, circles and stadiums; each
/// kind with itself; and the quad with the other two.
fn ask_all<V: PointShape>(regime: Regime) {
    of_polygon::<Aabb<V>>(regime);
    of_polygon::<ConvexPolygon<V, 4>>(regime);
    of_its_kind::<ConvexPolygon<V, 8>>(regime);
    of_pair::<Aabb<V>, ConvexPolygon<V, 4>>(regime);
    of_pair::<ConvexPolygon<V, 4>, ConvexPolygon<V, 8>>(regime);
}
