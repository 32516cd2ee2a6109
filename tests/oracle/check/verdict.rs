use common::TestVector;
use impinge::glam::{DVec2, Vec2};

use crate::Float;

/// The largest error of each sort of number in an answer, each sort in its own unit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Errors {
    /// Of a distance, a depth or a `t`: in ulps of the exact value.
    pub scalar: f64,
    /// Of the coordinates of points: in ulps of the largest magnitude among the coordinates and radii of the arguments and
    /// of the result.
    pub point: f64,
    /// Of the components of unit normals: in ulps of 1.
    pub normal: f64,
    /// Of the components of an offset: in ulps of the depth.
    pub offset: f64,
}

impl Errors {
    pub fn max(self, other: Self) -> Self {
        Self {
            scalar: self.scalar.max(other.scalar),
            point: self.point.max(other.point),
            normal: self.normal.max(other.normal),
            offset: self.offset.max(other.offset),
        }
    }

    pub fn is_within(self, bounds: Self) -> bool {
        self.max(bounds) == bounds
    }
}

/// What a check found out about an answer without a fault.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Verdict {
    /// The shapes meet; they are apart where the query is about that.
    pub positive: bool,
    /// They just touch: one ulp of an argument could make the answer another.
    pub touching: bool,
    pub errors: Errors,
}

/// What a check comes to: a fault in words, or what it found out.
pub type Checked = Result<Verdict, String>;

/// What the crate promises about a scalar type.
pub trait Promise: Float {
    const BOUNDS: Errors;
}

impl Promise for f32 {
    const BOUNDS: Errors = promised::<Vec2>();
}

impl Promise for f64 {
    const BOUNDS: Errors = promised::<DVec2>();
}

const fn promised<V: TestVector>() -> Errors {
    Errors { scalar: V::VALUE_ULPS, point: V::VALUE_ULPS, normal: V::NORMAL_ULPS, offset: V::OFFSET_ULPS }
}
