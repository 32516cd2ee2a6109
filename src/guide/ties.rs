//! Where several answers are equally good.
//!
//! A library that picks one of them by chance makes a game jitter. Here a tie is decided exactly, told, and broken by a
//! rule.
//!
//! # Ways out
//! Two sticks crossed at right angles, in the middle of both, leave each other in four equally short ways.
//! [`Penetration::unique`](crate::query::Penetration::unique) says that there is more than one;
//! [`penetration`](crate::query::penetration) takes the first of a's left normal, a's right, b's left, b's right, `+X`:
//!
#![doc = include_str!("../../figures/doc/penetration.svg")]
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{QueryError, Segment, query};
//!
//! let across = Segment::new(vec2(-1.0, 0.0), vec2(1.0, 0.0));
//! let upright = Segment::new(vec2(0.0, -1.0), vec2(0.0, 1.0));
//! let overlap = query::penetration(&across, &upright)?.expect("they cross");
//! assert_eq!(
//!     (overlap.normal, overlap.depth, overlap.unique),
//!     (vec2(0.0, 1.0), 1.0, false)
//! );
//!
//! // You know better:
//! let right = query::penetration_toward(&across, &upright, vec2(5.0, 1.0))?
//!     .expect("they cross");
//! assert_eq!((right.normal, right.unique), (vec2(1.0, 0.0), false));
//!
//! // You want no guess:
//! assert_eq!(
//!     query::penetration_offset(&across, &upright),
//!     Err(QueryError::NoUniqueDirection)
//! );
//! # Ok::<(), QueryError>(())
//! ```
//!
//! # Nearest points
//! Between parallel sides there are many nearest pairs. [`closest_points`](crate::query::closest_points) takes the one at the
//! core end with the smallest x (then y) that belongs to any, whichever shape is first and however its ends are ordered:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Segment, query};
//!
//! let (low, high) = (
//!     Segment::new(vec2(0.0, 0.0), vec2(9.0, 0.0)),
//!     Segment::new(vec2(6.0, 2.0), vec2(3.0, 2.0)),
//! );
//! assert_eq!(
//!     query::closest_points(&low, &high)?,
//!     Some((vec2(3.0, 0.0), vec2(3.0, 2.0)))
//! );
//! assert_eq!(
//!     query::closest_points(&high.reversed(), &low)?,
//!     Some((vec2(3.0, 2.0), vec2(3.0, 0.0)))
//! );
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! From the centre of a circle every point of the outline is as near, so
//! [`closest_boundary_point`](crate::query::closest_boundary_point) refuses:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, QueryError, query};
//!
//! let coin = Circle::new(vec2(3.0, 4.0), 1.0);
//! assert_eq!(
//!     query::closest_boundary_point(&coin, vec2(3.0, 4.5))?,
//!     vec2(3.0, 5.0)
//! );
//! assert_eq!(
//!     query::closest_boundary_point(&coin, vec2(3.0, 4.0)),
//!     Err(QueryError::NoUniqueDirection)
//! );
//! # Ok::<(), QueryError>(())
//! ```
//!
//! # First hits
//! A ray that meets two shapes at the same `t` has no tie within one query: you asked about one of them. `batch` returns the
//! lowest index.
