//! Pushing shapes apart, and sliding along what was in the way.
//!
//! [`penetration_offset`](crate::query::penetration_offset) is the shortest translation of the *second* shape after which the
//! two just touch:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, Stadium, query};
//!
//! let bench = Stadium::new(vec2(-3.0, 0.0), vec2(3.0, 0.0), 0.5);
//! let player = Circle::new(vec2(1.0, 1.0), 1.0);
//! if let Some(offset) = query::penetration_offset(&bench, &player)? {
//!     assert_eq!(player.translated(offset).center, vec2(1.0, 1.5));
//! }
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! Two bodies that may both move share it: half of the offset each, or by their masses.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, query};
//!
//! let (mut light, mut heavy) =
//!     (Circle::new(vec2(0.0, 0.0), 1.0), Circle::new(vec2(1.0, 0.0), 1.0));
//! if let Some(offset) = query::penetration_offset(&light, &heavy)? {
//!     light = light.translated(-0.75 * offset);
//!     heavy = heavy.translated(0.25 * offset);
//! }
//! assert_eq!((light.center, heavy.center), (vec2(-0.75, 0.0), vec2(1.25, 0.0)));
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Whichever way
//! Where a centre lies exactly on a wall there are two shortest ways, and `penetration_offset` says
//! [`NoUniqueDirection`](crate::QueryError::NoUniqueDirection). A game knows where the player came from:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, Segment, query};
//!
//! let wall = Segment::new(vec2(0.0, -4.0), vec2(0.0, 4.0));
//! let (player, velocity) = (Circle::new(vec2(0.0, 1.0), 0.5), vec2(3.0, 0.0));
//! let overlap = query::penetration_toward(&wall, &player, -velocity)?
//!     .expect("they overlap");
//! assert_eq!(overlap.offset(), vec2(-0.5, 0.0));
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Sliding
//! After the push, the velocity must not head into the wall any more: take away its part along the normal, if it does.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, Segment, query};
//!
//! let floor = Segment::new(vec2(-9.0, 0.0), vec2(9.0, 0.0));
//! let (player, mut velocity) =
//!     (Circle::new(vec2(1.0, 0.75), 1.0), vec2(2.0, -3.0));
//! if let Some(overlap) = query::penetration(&floor, &player)? {
//!     velocity -= overlap.normal * velocity.dot(overlap.normal).min(0.0);
//! }
//! assert_eq!(velocity, vec2(2.0, 0.0));
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # More than one wall
//! Pushing out of one wall may push into the next. Go through the walls a fixed number of times, the deepest overlap
//! first; or do not enter them at all, which [`never_tunnel`](super::never_tunnel) shows. Do not loop until `intersects` is
//! false: a new place is rounded, and may still overlap by an ulp. [`margins`](super::margins) tells what to ask instead.
