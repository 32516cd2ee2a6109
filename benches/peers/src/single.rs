//! All of `precision` in `f32`, the precision of most games.

pub(crate) use ::parry2d;
pub(crate) use impinge::glam::Vec2 as Vector;

use crate::peers::Stored;

pub(crate) type Scalar = f32;

#[path = "precision/mod.rs"]
#[expect(clippy::duplicate_mod, reason = "`double` is the other copy")]
mod precision;

pub(crate) use self::precision::*;

/// Geo's test of two segments is exact in `f64`.
impl Stored<Segment> for ::geo::Line<f64> {
    fn stored(segment: &Segment) -> Self {
        let [a, b] = [segment.a, segment.b].map(|end| end.to_array().map(f64::from));
        Self::new(a, b)
    }
}
