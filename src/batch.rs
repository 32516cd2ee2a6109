//! Query one shape against many, or find all overlapping pairs.
//!
//! Each function returns what a loop over single calls returns: the same bits, the same errors. Its documentation shows
//! that loop. The functions are faster because a cheap test, with an allowance for rounding, discards most shapes, many
//! at a time. Only the remaining shapes are queried exactly. [`distances`] computes many distances at a time, and
//! queries the shapes for which that is uncertain.
//!
//! | function | returns |
//! |---|---|
//! | [`raycast`] | the nearest hit and its index; if the rounded `t` are equal, the lowest index |
//! | [`raycast_any`] | the lowest index of a shape that is hit |
//! | [`raycast_all`] | all hits, sorted by `t`, then index |
//! | [`cast`] | the first hit of a moving shape and its index |
//! | [`intersecting`] | the indices of the shapes that intersect a given one |
//! | [`closest`] | the index of the nearest shape, and its distance |
//! | [`distances`] | the distances, written into a slice |
//! | [`validate`] | the index of the first invalid shape, and its error |
//! | [`overlapping_pairs`], [`overlapping_pairs_between`] | all pairs that overlap or touch, within one collection or between two |
//! | [`contacts`] | the contacts of all pairs that are at most a margin apart |
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, QueryError, Ray, batch};
//!
//! let ball = |i: u8| Circle::new(vec2(2.5 * f32::from(i % 10), i.into()), 1.0);
//! let balls: Vec<Circle> = (0..99).map(ball).collect();
//! let ray = Ray::new(vec2(-9.0, 14.0), vec2(1.0, 0.0));
//! let (index, hit) = batch::raycast(&ray, &balls, f32::INFINITY)?.expect("it hits one");
//! assert_eq!((index, hit.point), (13, vec2(7.5, 14.0)));
//!
//! // All but the ball itself. The buffers can be reused.
//! let (mut near, mut pairs) = (Vec::new(), batch::Pairs::new());
//! let others = batch::filtered(&balls, |other| other != 13);
//! batch::intersecting(&balls[13], &others, &mut near)?;
//! let all = batch::overlapping_pairs(&balls, &mut pairs)?;
//! assert!(near.iter().all(|&other| all.contains(&(13.min(other), 13.max(other)))));
//! # Ok::<(), QueryError>(())
//! ```
//!
//! The functions take [`Shapes`]: a slice, array or `Vec` of one shape type, or the faster containers [`Circles`] and
//! [`Stadiums`]. A list of [`AnyShape`](crate::AnyShape) mixes shapes; put a long one into [`Columns`], where it is as fast
//! as a list of boxes. To mix only circles, segments and stadiums, convert them with `Stadium::from`; in a slice, that is
//! faster. [`filtered`] excludes shapes. Functions that fill a buffer allocate only when it
//! must grow; those of `parallel` also allocate temporary lists.

mod columns;
pub(crate) mod concrete;
mod cull;
pub(crate) mod cull_shape;
#[cfg(all(feature = "simd", impinge_internals))]
#[doc(hidden)]
pub mod dispatch;
#[cfg(not(all(feature = "simd", impinge_internals)))]
mod dispatch;
mod one_to_many;
pub(crate) mod pairs;
#[cfg(feature = "rayon")]
pub mod parallel;
pub(crate) mod scan;
mod shapes;

pub use self::columns::Iter;
#[doc(alias("SoA", "struct of arrays"))]
pub use self::columns::{Circles, Columns, Stadiums};
#[doc(alias("sweep", "time of impact"))]
pub use self::one_to_many::cast;
#[doc(alias("nearest"))]
pub use self::one_to_many::closest;
pub use self::one_to_many::distances;
#[doc(alias("overlap"))]
pub use self::one_to_many::intersecting;
#[doc(alias("line_of_sight"))]
pub use self::one_to_many::raycast_any;
pub use self::one_to_many::{raycast, raycast_all};
pub use self::pairs::Pairs;
#[doc(alias("manifold", "narrow_phase"))]
pub use self::pairs::contacts;
#[doc(alias("broad_phase", "sweep and prune"))]
pub use self::pairs::{overlapping_pairs, overlapping_pairs_between};
pub use self::shapes::{Filtered, Shapes, filtered, validate};
