//! Handle ties: cases in which several answers are equally good.
//!
//! A game jitters if a library picks one of them arbitrarily. Here, a tie is detected exactly, reported, and broken by
//! a documented rule.
//!
//! # Shortest translations
//! Two equal segments that cross at right angles in their midpoints have four equally short translations.
//! [`Penetration::unique`](crate::query::Penetration::unique) is then false. [`penetration`](crate::query::penetration)
//! returns the first shortest one in this list: the left normal of `a`, the right normal of `a`, the left normal of
//! `b`, the right normal of `b`, +X. The normals of a box or a polygon come in the order of its edges,
//! counter-clockwise from the vertex with the smallest x (then y).
//!
#![doc = include_str!("../figures/doc/penetration.svg")]
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
//! // Choose the direction:
//! let right = query::penetration_toward(&across, &upright, vec2(5.0, 1.0))?
//!     .expect("they cross");
//! assert_eq!((right.normal, right.unique), (vec2(1.0, 0.0), false));
//!
//! // Or get an error:
//! assert_eq!(
//!     query::penetration_offset(&across, &upright),
//!     Err(QueryError::NoUniqueDirection)
//! );
//! # Ok::<(), QueryError>(())
//! ```
//!
//! # Nearest points
//! Parallel sides have many nearest pairs. [`closest_points`](crate::query::closest_points) looks at the ends of
//! both cores that belong to a nearest pair, and takes the end with the smallest x, then y. The order of the shapes and
//! of their ends does not matter:
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
//! All points of a circle's outline are equally near to its centre, so
//! [`closest_boundary_point`](crate::query::closest_boundary_point) returns an error there:
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
//! `raycast` tests one shape, so it has no such tie. If several shapes have the same rounded `t`, `batch::raycast`
//! returns the one with the lowest index. `batch::cast` returns the one that
//! [`is_before`](crate::query::CastHit::is_before) the others, so that no seam of tiles stops a box. If none is
//! before the other, the lowest index decides:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Aabb, batch};
//!
//! let tile = |x: f32| Aabb::new(vec2(x, -1.0), vec2(x + 1.0, 0.0));
//! let player = Aabb::new(vec2(-1.0, 2.0), vec2(0.0, 4.0));
//! // The player meets a corner of the first tile and the top of the second one.
//! let (index, hit) = batch::cast(&player, vec2(2.0, -4.0), &[tile(1.0), tile(0.0)])?
//!     .expect("it lands");
//! assert_eq!((index, hit.normal), (1, vec2(0.0, 1.0)));
//! # Ok::<(), impinge::QueryError>(())
//! ```
