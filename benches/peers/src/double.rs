//! All of `precision` in `f64`.

pub(crate) use ::parry2d_f64 as parry2d;
pub(crate) use impinge::glam::DVec2 as Vector;

pub(crate) type Scalar = f64;

#[path = "precision/mod.rs"]
#[expect(clippy::duplicate_mod, reason = "`single` is the other copy")]
mod precision;

pub(crate) use self::precision::*;
