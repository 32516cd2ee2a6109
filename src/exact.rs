//! All decisions: the signs of polynomials in the inputs, as if by infinite precision.
//!
//! A decision goes through up to three stages. The *filter* evaluates the polynomial in plain `f64` and trusts the sign
//! where the value exceeds a proven bound on its error. Where it does not, but the inputs are few bits long, it is exact:
//! in plain `f64` if they are multiples of a 64th, and else in integers of 128 bits on the grid of a common unit. These
//! are the scenes on a grid, where shapes touch exactly all the time. What is left goes to integers of as many words as it
//! takes.
//! The same integers give the polynomial's value where a number is computed from it and plain evaluation has lost too
//! much to cancellation.

mod bounded;
mod decisions;
mod double;
mod error_free;
mod filter;
mod grid;
mod input;
mod integer;
mod polynomial;
mod sextic;
#[cfg(test)]
mod tests;

pub(crate) use self::bounded::{InCircle, InSlab, PastLine, PastPoint, reached};
pub(crate) use self::decisions::{Cross, CrossSum, Dot, Reach, Side};
pub(crate) use self::double::{Precision, Real, sqrt};
pub(crate) use self::error_free::{power_of_two, two_sum};
pub(crate) use self::input::{Arrow, Pair, Sum, Xy, either, first, precedes};
pub(crate) use self::polynomial::{Measured, Polynomial};
pub(crate) use self::sextic::{Abreast, Axis, Cap, Farther};
