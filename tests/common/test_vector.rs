//! The four vector types, with what the crate promises of their numbers.

use impinge::Vector;
use impinge::glam::{DVec2, Vec2};

use super::Point;

pub trait TestVector: Vector {
    /// The distance from 1 to the next number above.
    const EPSILON: f64;
    const TINIEST: f64;
    const MAX: f64;
    /// The promised errors, in units in the last place: of a distance, depth, `t` or coordinate; of a component of a
    /// normal; of an offset.
    const VALUE_ULPS: f64;
    const NORMAL_ULPS: f64;
    const OFFSET_ULPS: f64;

    fn number(value: f64) -> Self::Scalar;
    fn value(number: Self::Scalar) -> f64;
    fn next_down(value: f64) -> f64;
    fn from_bit_pattern(bits: u64) -> f64;
    fn vector(point: Point) -> Self;
    fn point(self) -> Point;

    /// The number of this vector's scalar type that is nearest to `value`.
    fn rounded(value: f64) -> f64 {
        Self::value(Self::number(value))
    }

    /// One unit in the last place of `value`.
    fn ulp(value: f64) -> f64 {
        let power_of_two = f64::from_bits(value.to_bits() & f64::INFINITY.to_bits());
        (power_of_two * Self::EPSILON).max(Self::TINIEST)
    }
}

macro_rules! test_vector {
    ($vector:ty, $scalar:ident, $bits:ty, values: $value:literal, normals: $normal:literal, offsets: $offset:literal) => {
        #[allow(clippy::cast_possible_truncation, clippy::cast_lossless, reason = "the scalar is `f32` or `f64`")]
        impl TestVector for $vector {
            const EPSILON: f64 = $scalar::EPSILON as f64;
            const TINIEST: f64 = $scalar::from_bits(1) as f64;
            const MAX: f64 = $scalar::MAX as f64;
            const VALUE_ULPS: f64 = $value;
            const NORMAL_ULPS: f64 = $normal;
            const OFFSET_ULPS: f64 = $offset;

            fn number(value: f64) -> $scalar {
                value as $scalar
            }

            fn value(number: $scalar) -> f64 {
                number.into()
            }

            fn next_down(value: f64) -> f64 {
                (value as $scalar).next_down().into()
            }

            fn from_bit_pattern(bits: u64) -> f64 {
                $scalar::from_bits(bits as $bits).into()
            }

            fn vector(point: Point) -> Self {
                point.map(Self::number).into()
            }

            fn point(self) -> Point {
                <[$scalar; 2]>::from(self).map(f64::from)
            }
        }
    };
}

test_vector!(Vec2, f32, u32, values: 1.0, normals: 1.0, offsets: 2.0);
test_vector!([f32; 2], f32, u32, values: 1.0, normals: 1.0, offsets: 2.0);
test_vector!(DVec2, f64, u64, values: 4.0, normals: 2.0, offsets: 8.0);
test_vector!([f64; 2], f64, u64, values: 4.0, normals: 2.0, offsets: 8.0);
