//! What the inputs and the digests need of the two precisions.

use super::answer::Answer;

pub(crate) trait Number: Answer {
    const NAME: &'static str;
    const SIGNIFICAND_BITS: i32;
    /// 2 to this power is the smallest number above zero.
    const TINIEST_EXPONENT: i32;
    /// 2 to this power is the first that overflows.
    const MAX_EXPONENT: i32;

    /// The number with the lowest of these bits.
    fn of_bits(bits: u64) -> f64;
    /// Of a number that is one of these.
    fn bits(number: f64) -> u64;
}

macro_rules! number {
    ($number:ident, $bits:ident, $significand:literal) => {
        impl Number for $number {
            const NAME: &'static str = stringify!($number);
            const SIGNIFICAND_BITS: i32 = $significand;
            const TINIEST_EXPONENT: i32 = $number::MIN_EXP - Self::SIGNIFICAND_BITS;
            const MAX_EXPONENT: i32 = $number::MAX_EXP;

            #[allow(clippy::cast_possible_truncation, reason = "the lowest bits are what is asked for")]
            #[allow(clippy::useless_conversion, reason = "of f64")]
            fn of_bits(bits: u64) -> f64 {
                $number::from_bits(bits as $bits).into()
            }

            #[allow(clippy::cast_possible_truncation, reason = "it is one of these")]
            #[allow(clippy::useless_conversion, reason = "of f64")]
            fn bits(number: f64) -> u64 {
                (number as $number).to_bits().into()
            }
        }
    };
}

number!(f32, u32, 24);
number!(f64, u64, 53);
