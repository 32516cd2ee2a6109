//! Push shapes apart, and slide along what is in the way.
//!
//! [`penetration_offset`](crate::query::penetration_offset) is the shortest translation of the *second* shape after
//! which the two just touch:
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
//! If both bodies may move, divide the offset between them: one half each, or by mass.
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
//! Shapes that were placed before a push are out of date after it. For many bodies, find the pairs once, but place both
//! shapes anew before each push. Push the bodies apart first and out of the walls last, or a body may push another into a
//! wall.
//!
//! # Choose the direction
//! If a centre lies exactly on a wall, two translations are equally short, and `penetration_offset` returns
//! [`NoUniqueDirection`](crate::QueryError::NoUniqueDirection). Boxes on a grid often overlap by the same width and
//! height. A game knows where the player came from:
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
//! After the push, the velocity must not point into the wall. If it does, remove its part along the normal:
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
//! # Several walls
//! A push out of one wall may push into the next. Push out of the deepest overlap first, and repeat, but only a fixed
//! number of times: in a gap that is narrower than the player, two walls push it to and fro for ever. Then go back to
//! the last free place:
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::query::{self, Penetration};
//! use impinge::{Aabb, QueryError};
//!
//! const PLAYER: Aabb = Aabb::new(vec2(-0.5, 0.0), vec2(0.5, 2.0));
//! /// Well above the rounding errors of the coordinates.
//! const SLOP: f32 = 1.0 / 1024.0;
//!
//! /// A place near `wanted` where the player overlaps no wall by more than the
//! /// slop; `last`, its last free place, if there is no other.
//! fn free_place(
//!     wanted: Vec2,
//!     last: Vec2,
//!     walls: &[Aabb],
//! ) -> Result<Vec2, QueryError> {
//!     let mut place = wanted;
//!     for _ in 0..8 {
//!         let player = PLAYER.translated(place);
//!         let mut deepest: Option<Penetration> = None;
//!         for wall in walls {
//!             let found = query::penetration(wall, &player)?.filter(|found| {
//!                 deepest.is_none_or(|deepest| found.depth > deepest.depth)
//!             });
//!             deepest = found.or(deepest);
//!         }
//!         match deepest.filter(|overlap| overlap.depth > SLOP) {
//!             Some(overlap) => place += overlap.offset(),
//!             None => return Ok(place),
//!         }
//!     }
//!     Ok(last)
//! }
//!
//! // Two posts, 0.6 apart, and a player that is 1 wide.
//! let posts = [
//!     Aabb::new(vec2(-2.0, 0.0), vec2(-0.3, 2.0)),
//!     Aabb::new(vec2(0.3, 0.0), vec2(2.0, 2.0)),
//! ];
//! let last = vec2(0.05, 2.0);
//! assert_eq!(free_place(vec2(0.05, 0.5), last, &posts)?, last);
//!
//! // In a corner, two pushes find a place.
//! let corner = [
//!     Aabb::new(vec2(-9.0, -1.0), vec2(9.0, 0.0)),
//!     Aabb::new(vec2(1.0, -1.0), vec2(2.0, 9.0)),
//! ];
//! let place = free_place(vec2(0.75, -0.125), vec2(0.0, 0.0), &corner)?;
//! assert_eq!(place, vec2(0.5, 0.0));
//! # Ok::<(), QueryError>(())
//! ```
//!
//! Or never enter a wall: cast the player from its last free place, as in [`never_tunnel`](super::never_tunnel). Do not
//! loop until `intersects` is false: the new position is rounded, so the shape may still overlap by an ulp.
//! [`margins`](super::margins) shows what to ask instead.
