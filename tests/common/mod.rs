//! The shapes as one type and the queries on it, so that a law or a case is written once for all vectors and all pairs.
//!
//! Everything here is in `f64`. A test picks the vector `V` to ask in: the numbers are narrowed to `V`'s, which is exact
//! because tests hold none that `V` lacks, and the answers are widened back.

#![allow(dead_code, unreachable_pub, reason = "compiled into several test programs, each of which uses a part")]

pub mod answer;
pub mod figure;
pub mod plane;
pub mod query;
pub mod shapes;

pub use self::figure::Figure;
pub use self::plane::Plane;

pub type Point = [f64; 2];
