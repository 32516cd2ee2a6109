//! The catalogue of degenerate inputs, written as inputs of the fuzz targets.
//!
//! `IMPINGE_BLESS=1 cargo test --manifest-path fuzz/Cargo.toml` writes them to `fuzz/seeds`, which all targets start from;
//! without it, the tests tell whether one is missing.
#![allow(clippy::disallowed_methods, reason = "an input or a bound need not have the same bits everywhere")]
#![allow(dead_code, unused_imports, unused_macros, reason = "only the shapes of the catalogue are of use here")]

mod case;

#[path = "../../../tests/degenerate"]
mod degenerate {
    mod apart;
    mod casts;
    mod chords;
    #[rustfmt::skip]
    mod overlapping;
    mod preferred;
    mod raycast;
    mod touching;
}

use common::shapes::{circle, point, ray};

/// Of `magnitudes`, which does not list its shapes: beside the outline, inside of it, all but a tangent.
#[test]
fn a_small_step_from_touching() {
    for step in [-60, -900].map(|exponent| f64::from(exponent).exp2()) {
        case::keep(&circle([4.0 * step, -3.0 * step], 5.0), &point(3.0, 4.0), [0.0; 2], 0.0);
        case::keep(&circle([3.0 * step, 4.0 * step], 5.0), &point(3.0, 4.0), [0.0; 2], 0.0);
        case::keep(&ray([-1.0, 7.0], [4.0, -3.0]), &circle([3.0 * step, 4.0 * step], 5.0), [0.0; 2], 1.0);
    }
}
