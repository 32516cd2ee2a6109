//! Move without passing through anything, at any speed.
//!
//! A test at the end of a step misses the obstacles between its start and its end. [`cast`](crate::query::cast) tests
//! the whole way and finds the first touch. (Give a bare point or segment a radius: between two flush tiles it may only graze.)
//!
#![doc = include_str!("../figures/doc/cast.svg")]
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, Segment, query};
//!
//! let (bullet, step) = (Circle::new(vec2(-60.0, 0.0), 0.125), vec2(1024.0, 0.0));
//! let paper = Segment::new(vec2(0.0, -2.0), vec2(0.0, 2.0));
//! assert!(!query::intersects(&bullet.translated(step), &paper)?);
//! let hit = query::cast(&bullet, step, &paper)?.expect("it hits the paper");
//! assert_eq!((hit.t * step.x, hit.normal), (59.875, vec2(-1.0, 0.0)));
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # A skin
//! The new position is computed from a rounded `t`, with a rounded product and a rounded sum. There, the shape may
//! enter the wall by a few ulps. So cast a slightly larger shape, one with a skin: then the real shape does not enter.
//! A shape with a skin is made by `inflated`; a box stays a box if it is [`expanded`](crate::Aabb::expanded).
//!
//! The real shape then stops short of the wall, and does not intersect it. To find out what it touches, ask
//! [`within`](crate::query::within) with a margin of 1.5 skins: at the corner of an expanded box, √2 skins are left.
//!
//! The skin must be larger than the rounding errors. In `f32`, the error of one move is less than 10⁻⁶ times (largest
//! coordinate + length of the step). Take at least that. Where a shape slides along an oblique wall for many frames,
//! the errors add up. So take a hundred times as much, or push the skin out of the wall once in a frame, as
//! `regain_skin` does in `examples/controller.rs`.
//!
//! [`overlapping`](crate::query::CastHit::overlapping) is also set when only the skin overlaps. Ignore the hit if
//! `normal · step` ≥ 0: the shape moves away from the wall, or along it.
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::query::{self, CastHit};
//! use impinge::{Circle, QueryError, Segment};
//!
//! const SKIN: f32 = 0.01;
//! /// The ball at the origin. It is placed anew for each cast.
//! const BALL: Circle = Circle::new(Vec2::ZERO, 1.0);
//!
//! /// The first wall in the way.
//! fn first_hit(
//!     position: Vec2,
//!     step: Vec2,
//!     walls: &[Segment],
//! ) -> Result<Option<CastHit>, QueryError> {
//!     let skinned = BALL.inflated(SKIN).translated(position);
//!     let mut first: Option<CastHit> = None;
//!     for wall in walls {
//!         let hit = query::cast(&skinned, step, wall)?
//!             .filter(|hit| !hit.grazes && hit.normal.dot(step) < 0.0)
//!             .filter(|hit| first.is_none_or(|it| hit.is_before(&it, step)));
//!         first = hit.or(first);
//!     }
//!     Ok(first)
//! }
//!
//! /// Moves the position by `step`, and slides along up to four walls.
//! fn advance(
//!     mut position: Vec2,
//!     mut step: Vec2,
//!     walls: &[Segment],
//! ) -> Result<Vec2, QueryError> {
//!     for _ in 0..4 {
//!         let Some(hit) = first_hit(position, step, walls)? else {
//!             return Ok(position + step);
//!         };
//!         position += step * hit.t;
//!         step = hit.slide(step * (1.0 - hit.t));
//!     }
//!     Ok(position)
//! }
//!
//! let room = [(-5.0, -5.0), (5.0, -5.0), (5.0, 5.0), (-5.0, 5.0)]
//!     .map(|(x, y)| vec2(x, y));
//! let walls: Vec<_> =
//!     (0..4).map(|i| Segment::new(room[i], room[(i + 1) % 4])).collect();
//! let mut position = Vec2::ZERO;
//! for step in
//!     [vec2(700.0, 300.0), vec2(-900.0, 20.0), vec2(3.0, -1e6), vec2(1e6, 1e6)]
//! {
//!     position = advance(position, step, &walls)?;
//!     for wall in &walls {
//!         assert!(!query::intersects(&BALL.translated(position), wall)?);
//!     }
//!     assert!(position.abs().max_element() < 4.0);
//! }
//! assert!(position.abs_diff_eq(vec2(3.99, 3.99), 1e-5));
//! # Ok::<(), QueryError>(())
//! ```
//!
//! If the walls are not all of one type, hold them as [`AnyShape`](crate::AnyShape): nothing else changes.
//!
//! `examples/controller.rs` is such a controller, for you to copy: with steps, slopes, one-way platforms, and platforms
//! that move. [`character`](super::character) shows how to call it. `pinball` is a complete game.
//!
//! # Many shapes, and tiles
//! `batch::cast` finds the first hit among many shapes, of any kind. It skips most of them. Where a box slides over a
//! row of flush tiles, it meets corners exactly; the order of the hits then keeps it from stopping at a seam, which
//! [`tile_maps`](super::tile_maps) shows.
//!
//! `batch::cast` also returns shapes that overlap at the start, with a `t` of 0. That may be the wall that stopped the
//! body in the frame before: with a skin it is, and without one, rounding may have moved the body into the wall by an
//! ulp. The body would stay there. So take the loop over `query::cast` above, which skips such a hit if the body leaves.
//!
//! # Two moving shapes
//! Only the relative motion matters: cast the first shape by its step minus that of the second.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, query};
//!
//! let (a, b) =
//!     (Circle::new(vec2(-4.0, 0.0), 1.0), Circle::new(vec2(4.0, 0.0), 1.0));
//! let (step_a, step_b) = (vec2(4.0, 0.0), vec2(-4.0, 0.0));
//! let hit = query::cast(&a, step_a - step_b, &b)?.expect("they meet");
//! assert_eq!(hit.t, 0.75);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Rotating shapes
//! A cast does not follow a rotation. When a shape rotates by the angle φ, no point of it moves farther than φ·r, where
//! r is the distance of its farthest point from the centre of rotation. Between two convex shapes that are apart lies
//! an empty strip, as wide as their distance, perpendicular to the line between their closest points. A step crosses
//! this strip by at most φ·r plus the part of its translation along that line. If that is less than the distance, the
//! shapes do not meet. If not, halve the step:
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::{ConvexPolygon, QueryError, Segment, query};
//!
//! const SKIN: f32 = 0.01;
//!
//! struct Ship {
//!     /// Around the centre of rotation.
//!     shape: ConvexPolygon<Vec2, 4>,
//!     position: Vec2,
//!     angle: f32,
//! }
//!
//! impl Ship {
//!     fn placed(&self) -> ConvexPolygon<Vec2, 4> {
//!         self.shape.transformed(Vec2::from_angle(self.angle), self.position)
//!     }
//!
//!     /// Whether a step meets none of the walls.
//!     fn is_free(
//!         &self,
//!         step: Vec2,
//!         turn: f32,
//!         walls: &[Segment],
//!     ) -> Result<bool, QueryError> {
//!         let lengths = self.shape.vertices().iter().map(|v| v.length());
//!         let r = self.shape.radius + lengths.fold(0.0, f32::max);
//!         let ship = self.placed();
//!         for wall in walls {
//!             let Some((own, other)) = query::closest_points(&ship, wall)? else {
//!                 return Ok(false);
//!             };
//!             let (toward, gap) = (other - own).normalize_and_length();
//!             let approach = step.dot(toward).max(0.0) + turn.abs() * r;
//!             // What does not approach is free, however narrow the gap is.
//!             if approach > (gap - SKIN).max(0.0) {
//!                 return Ok(false);
//!             }
//!         }
//!         Ok(true)
//!     }
//!
//!     /// Returns how much of the step it did, from 0 to 1.
//!     fn advance(
//!         &mut self,
//!         step: Vec2,
//!         turn: f32,
//!         walls: &[Segment],
//!     ) -> Result<f32, QueryError> {
//!         let (mut done, mut share) = (0.0, 1.0);
//!         for _ in 0..32 {
//!             if done == 1.0 {
//!                 break;
//!             } else if self.is_free(step * share, turn * share, walls)? {
//!                 self.position += step * share;
//!                 self.angle += turn * share;
//!                 done += share;
//!             } else {
//!                 share *= 0.5;
//!             }
//!         }
//!         Ok(done)
//!     }
//! }
//!
//! let walls = [-1.5, 1.5].map(|y| Segment::new(vec2(-9.0, y), vec2(9.0, y)));
//! let bar = ConvexPolygon::rectangle(Vec2::ZERO, vec2(2.0, 0.5), Vec2::X);
//! let mut ship = Ship { shape: bar, position: Vec2::ZERO, angle: 0.0 };
//! for _ in 0..8 {
//!     ship.advance(vec2(0.5, 0.0), 0.25, &walls)?;
//!     for wall in &walls {
//!         assert!(!query::intersects(&ship.placed(), wall)?);
//!     }
//! }
//! // Its corner is just below the wall: 2·sin α + 0.5·cos α < 1.5.
//! assert!((0.55..0.571).contains(&ship.angle));
//! // With a gap of 0.005, it still moves along the wall.
//! ship = Ship { position: vec2(0.0, 0.995), angle: 0.0, ..ship };
//! assert_eq!(ship.advance(vec2(1.0, 0.0), 0.0, &walls)?, 1.0);
//! # Ok::<(), QueryError>(())
//! ```
//!
//! The bound does not know in which direction a point turns. So a ship that is nearer to a wall than the skin can move
//! away or along the wall, but cannot turn.
