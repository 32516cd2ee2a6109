//! What the inputs and the digests need of the vectors and their scalars.

use impinge::Vector;
use impinge::glam::Vec2;

use super::answer::Answer;

pub(crate) trait Number: Copy + PartialEq {
    const NAME: &'static str;
    const SIGNIFICAND_BITS: i32;
    /// 2 to this power is the smallest number above zero.
    const TINIEST_EXPONENT: i32;
    /// 2 to this power is the first that overflows.
    const MAX_EXPONENT: i32;

    /// The number nearest to `value`.
    fn nearest(value: f64) -> Self;
    /// The number with the lowest of these bits.
    fn of_bits(bits: u64) -> f64;
    fn bits(self) -> u64;
}

macro_rules! number {
    ($number:ident, $bits:ident, $significand:literal) => {
        impl Number for $number {
            const NAME: &'static str = stringify!($number);
            const SIGNIFICAND_BITS: i32 = $significand;
            const TINIEST_EXPONENT: i32 = $number::MIN_EXP - Self::SIGNIFICAND_BITS;
            const MAX_EXPONENT: i32 = $number::MAX_EXP;

            #[allow(clippy::cast_possible_truncation, reason = "rounding to nearest is what is asked for")]
            fn nearest(value: f64) -> Self {
                value as Self
            }

            #[allow(clippy::cast_possible_truncation, reason = "the lowest bits are what is asked for")]
            #[allow(clippy::useless_conversion, reason = "of f64")]
            fn of_bits(bits: u64) -> f64 {
                $number::from_bits(bits as $bits).into()
            }

            #[allow(clippy::useless_conversion, reason = "of f64")]
            fn bits(self) -> u64 {
                self.to_bits().into()
            }
        }
    };
}

number!(f32, u32, 24);
number!(f64, u64, 53);

pub(crate) trait Plane: Vector<Scalar: Number + Answer> {
    fn new(coordinates: [Self::Scalar; 2]) -> Self;
    fn coordinates(self) -> [Self::Scalar; 2];
}

impl Plane for Vec2 {
    fn new(coordinates: [f32; 2]) -> Self {
        coordinates.into()
    }

    fn coordinates(self) -> [f32; 2] {
        self.into()
    }
}

/// Not `DVec2`, which `glam` lacks without some of its features.
impl Plane for [f64; 2] {
    fn new(coordinates: [f64; 2]) -> Self {
        coordinates
    }

    fn coordinates(self) -> [f64; 2] {
        self
    }
}
