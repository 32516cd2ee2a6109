//! What can be in `f32` and in `f64`: shapes at random, the libraries, and the rows that all of these answer.
//!
//! `single` includes this folder, with its own scalar, vector and build of parry.

pub(crate) mod draw;
pub(crate) mod geo;
pub(crate) mod naive;
pub(crate) mod ours;
pub(crate) mod parry;
pub(crate) mod rows;
pub(crate) mod typed;

use super::{Scalar, Vector, parry2d};

pub(crate) type Circle = impinge::Circle<Vector>;
pub(crate) type Ray = impinge::Ray<Vector>;
pub(crate) type Segment = impinge::Segment<Vector>;
pub(crate) type Stadium = impinge::Stadium<Vector>;
