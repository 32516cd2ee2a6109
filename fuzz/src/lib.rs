//! What the fuzz targets share: bytes become a case, and the case is held against the oracle and the laws of the tests.
//!
//! `fuzz/run SECONDS [TARGET...]` runs them. What a target finds is printed in decimals that read back exactly and in
//! bits, and becomes a named test of the library.

#![allow(clippy::disallowed_methods, reason = "an input or a bound need not have the same bits everywhere")]
#![allow(
    private_interfaces,
    private_bounds,
    reason = "the included tests keep their types to their crate, as the targets do"
)]

#[allow(dead_code, reason = "laws with a tolerance, which not every input keeps, are left to the tests")]
#[path = "../../tests/laws"]
mod laws {
    pub(crate) mod agreement;
    pub(crate) mod answers;
    pub(crate) mod boxes;
    pub(crate) mod casts;
    pub(crate) mod errors;
    pub(crate) mod hits;
    pub(crate) mod pair;
    pub(crate) mod symmetry;
    pub(crate) mod totality;
}

#[allow(dead_code, reason = "the names of the regimes and how many touch concern the tests")]
#[path = "../../tests/agreement"]
mod regimes {
    pub(crate) mod corners;
    pub(crate) mod kind;
    pub(crate) mod material;
    pub(crate) mod regime;
    pub(crate) mod xy;
}

mod case;
mod construction;
mod family;
mod hull;
mod lists;
#[path = "../../tests/batch/loops.rs"]
mod loops;
mod random;
mod stages;
mod tweaks;

// Where the included tests look for each other.
use laws::{agreement, answers, boxes, casts, errors, hits, pair, symmetry, totality};
use regimes::{corners, kind, material, regime, xy};

pub use case::Case;
pub use construction::seed;
pub use family::{Cast, Chord, Closest, Intersects, Outline, Penetration, Polygons, PolygonsInMotion, Raycast};
pub use hull::Points;
pub use lists::List;
