//! What exists in `f32` and in `f64`: shapes at random, the libraries, and the rows that all of these answer.
//!
//! This folder is compiled twice: `single` and `double` include it, each with its own scalar, vector and build of parry.
//! Generic code could not name parry, whose two builds have no trait in common: they are one source, compiled twice.

pub(crate) mod batch;
pub(crate) mod bound;
pub(crate) mod draw;
pub(crate) mod field;
pub(crate) mod geo;
pub(crate) mod naive;
pub(crate) mod ours;
pub(crate) mod parry;
pub(crate) mod rows;
pub(crate) mod typed;

use super::{Scalar, Vector, parry2d};

pub(crate) type Aabb = impinge::Aabb<Vector>;
pub(crate) type Circle = impinge::Circle<Vector>;
pub(crate) type Polygon<const N: usize> = impinge::ConvexPolygon<Vector, N>;
pub(crate) type Ray = impinge::Ray<Vector>;
pub(crate) type Segment = impinge::Segment<Vector>;
pub(crate) type Stadium = impinge::Stadium<Vector>;
