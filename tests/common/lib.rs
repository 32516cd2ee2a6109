//! The shapes as one type and the queries on it, so that a law or a case is written once for all vectors and all pairs.
//!
//! Everything here is in `f64`. A test picks the vector `V` to ask in: the numbers are narrowed to `V`'s, which is exact
//! because tests hold none that `V` lacks, and the answers are widened back.
//!
//! A package of its own, so that each query of each pair is compiled once and not for every test program.

#![allow(missing_docs, reason = "for tests")]
#![allow(
    clippy::missing_errors_doc,
    clippy::missing_panics_doc,
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "for tests"
)]
#![allow(clippy::disallowed_methods, reason = "an input or a bound need not have the same bits everywhere")]

pub mod answer;
pub mod compiled;
pub mod figure;
pub mod literal;
pub mod query;
pub mod random;
pub mod shapes;
pub mod test_vector;

pub use self::figure::Figure;
pub use self::random::Random;
pub use self::test_vector::TestVector;

pub type Point = [f64; 2];
