//! All decisions: the signs of polynomials in the inputs, as if by infinite precision.
//!
//! A decision goes through up to three stages. The *filter* evaluates the polynomial in plain `f64` and trusts the sign
//! where the value exceeds a proven bound on its error. Where it does not, but the inputs are few bits long, it is exact:
//! in plain `f64` if they are multiples of a 64th, and else in integers of 128 bits on the grid of a common unit. These
//! are the scenes on a grid, where shapes touch exactly all the time. What is left goes to integers of as many words as it
//! takes.
//! The same integers give the polynomial's value where a number is computed from it and plain evaluation has lost too
//! much to cancellation.

mod error_bounds;
mod grid;
mod input;
mod integer;
mod polynomial;
mod predicates;
mod real;
#[cfg(test)]
mod tests;

pub(crate) use self::error_bounds::UNDERFLOW;
pub(crate) use self::input::{Arrow, Pair, Sum, Xy, either, first, precedes};
pub(crate) use self::polynomial::{Measured, Polynomial};
pub(crate) use self::predicates::{
    Axis, AxisOffset, Cap, Cross, CrossSum, Dot, Farther, InCircle, InSlab, PastLine, PastPoint, PowerOfPoint, Slab,
    reached,
};
pub(crate) use self::real::{Precision, Real, power_of_two, sqrt, two_sum};
