//! Asks the queries of `polygons` about more pairs: triangles, octagons with other kinds, and quads in the second place.

#[path = "../rows.rs"]
#[expect(dead_code, reason = "the rows of other pairs")]
mod rows;

use std::process::ExitCode;

use counts::run_named;
use counts::scenes::{PointShape, Regime};
use impinge::glam::{DVec2, Vec2};
use impinge::{Circle, ConvexPolygon, Ray, Segment, Stadium, Triangle};

use self::rows::{of_pair, of_polygon, of_polygon_and_others};

fn main() -> ExitCode {
    run_named([ask_all::<Vec2>, ask_all::<DVec2>])
}

fn ask_all<V: PointShape>(regime: Regime) {
    of_polygon::<Triangle<V>>(regime);
    of_polygon_and_others::<ConvexPolygon<V, 8>>(regime);
    of_pair::<V, ConvexPolygon<V, 4>>(regime);
    of_pair::<Segment<V>, ConvexPolygon<V, 4>>(regime);
    of_pair::<Circle<V>, ConvexPolygon<V, 4>>(regime);
    of_pair::<Stadium<V>, ConvexPolygon<V, 4>>(regime);
    of_pair::<Ray<V>, ConvexPolygon<V, 4>>(regime);
}
