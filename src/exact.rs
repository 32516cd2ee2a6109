//! Exact signs of polynomials in the inputs. All decisions rest on them.
//!
//! A decision takes up to four stages. The *filter* evaluates the polynomial in plain `f64`. It is certain of the sign
//! if the magnitude of the value exceeds a proven bound on its error. If it is uncertain but the inputs have few bits,
//! the *grid* stage is exact: in plain `f64` if all inputs are multiples of a 64th, and otherwise in integers of 128 or
//! 256 bits, in multiples of a common unit. Scenes on a grid, where shapes touch exactly all the time, end there. So do most
//! scenes of numbers of similar magnitudes. Otherwise the value is computed in *double words*, again with a bound on its
//! error. What is left are zeros, and values that are at most 2⁻⁹⁰ of their terms: their signs are those of *integers* with
//! as many digits as the inputs need.
//!
//! Such integers also give the value of a polynomial if a number depends on it and plain evaluation has lost too much to
//! cancellation.

mod double_words;
mod grid;
mod input;
mod int256;
mod integers;
mod polynomial;
mod predicates;
mod real;
#[cfg(test)]
mod tests;

pub(crate) use self::input::{Arrow, Axis, Normal, RealVector, Sum, Xy, either, first, greater, lesser, precedes};
pub(crate) use self::polynomial::{Evaluated, Polynomial, UNDERFLOW};
pub(crate) use self::predicates::{
    AngleDifference, AxisOffset, Cross, CrossSum, Dot, Farther, PowerOfPoint, RayEndInCircle, RayEndInSlab,
    RayEndPastLine, RayEndPastPoint, Slab, SlabEntry, reached,
};
pub(crate) use self::real::{
    Moderate, Precision, Real, are_moderate, are_vectors_moderate, power_of_two, sqrt, two_product, two_sum,
};
