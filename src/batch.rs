//! The questions of [`query`](crate::query) for one shape against many.
//!
//! Each function equals a loop over single calls, bit for bit and errors included; its documentation shows that loop. It
//! is faster because most shapes are sorted out many at a time, by bounds whose rounding is accounted for, and only
//! what is left is asked exactly.
//!
//! | function | answers |
//! |---|---|
//! | [`raycast`] | the nearest hit and its index; of equal `t`, the lowest index |
//! | [`raycast_any`] | the index of the first shape that is hit |
//! | [`raycast_all`] | all hits, sorted by `t`, then index |
//! | [`intersecting`] | the indices of those that intersect a shape |
//! | [`closest`] | the index of the nearest shape, and its distance |
//! | [`distances`] | the distances, written into a slice |
//! | [`validate`] | the first shape that is invalid, and its error |
//! | [`overlapping_pairs`], [`overlapping_pairs_between`] | all pairs that overlap, within one collection or between two |
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, QueryError, Ray, batch};
//!
//! let balls: Vec<Circle> = (0..99_u8).map(|i| Circle::new(vec2(2.5 * f32::from(i % 10), f32::from(i)), 1.0)).collect();
//! let ray = Ray::new(vec2(-9.0, 14.0), vec2(1.0, 0.0));
//! let (index, hit) = batch::raycast(&ray, &balls, f32::INFINITY)?.expect("it hits one");
//! assert_eq!((index, hit.point), (13, vec2(7.5, 14.0)));
//!
//! // Without the one that asks; into buffers that are kept.
//! let (mut near, mut pairs) = (Vec::new(), batch::Pairs::new());
//! batch::intersecting(&balls[13], &batch::filtered(&balls, |other| other != 13), &mut near)?;
//! let all = batch::overlapping_pairs(&balls, &mut pairs)?;
//! assert!(near.iter().all(|&other| all.contains(&(13.min(other), 13.max(other)))));
//! # Ok::<(), QueryError>(())
//! ```
//!
//! They take [`Shapes`]: slices, arrays and `Vec`s as they are, and the containers [`Circles`] and [`Stadiums`], which are
//! faster; [`filtered`] leaves some out. Functions that fill a buffer allocate only when it must grow.

mod containers;
#[cfg(impinge_internals)]
#[doc(hidden)]
pub mod dispatch;
#[cfg(not(impinge_internals))]
mod dispatch;
mod filtered;
mod near;
mod pairs;
#[cfg(feature = "rayon")]
pub mod parallel;
mod rays;
mod scan;
mod shapes;
mod sift;
mod validate;

pub use self::containers::Iter;
#[doc(alias("SoA", "struct of arrays"))]
pub use self::containers::{Circles, Columns, Stadiums};
pub use self::filtered::{Filtered, filtered};
#[doc(alias("nearest"))]
pub use self::near::closest;
pub use self::near::distances;
#[doc(alias("overlap"))]
pub use self::near::intersecting;
pub use self::pairs::Pairs;
#[doc(alias("broad_phase", "sweep and prune"))]
pub use self::pairs::{overlapping_pairs, overlapping_pairs_between};
#[doc(alias("line_of_sight"))]
pub use self::rays::raycast_any;
pub use self::rays::{raycast, raycast_all};
pub use self::shapes::Shapes;
pub use self::validate::validate;
