//! The questions of [`query`](crate::query) for one shape against many.
//!
//! Each function equals a loop over single calls, bit for bit and errors included; its documentation shows that loop. It
//! is faster because most shapes are sorted out many at a time, by bounds whose rounding is accounted for, and only
//! what is left is asked exactly.

mod containers;
#[cfg(feature = "__levels")]
#[doc(hidden)]
pub mod dispatch;
#[cfg(not(feature = "__levels"))]
mod dispatch;
mod filtered;
mod lanes;
mod near;
mod pairs;
#[cfg(feature = "rayon")]
pub mod parallel;
mod rays;
mod scan;
mod shapes;
mod sift;

pub use self::containers::{Circles, Iter, Stadiums};
pub use self::filtered::{Filtered, filtered};
pub use self::near::{closest, distances, intersecting};
pub use self::pairs::{Pairs, overlapping_pairs, overlapping_pairs_between};
pub use self::rays::{raycast, raycast_all, raycast_any};
pub use self::shapes::Shapes;
