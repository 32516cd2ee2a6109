//! Move without passing through anything, at any speed.
//!
//! A test at the end of a step misses the obstacles between its start and its end. [`cast`](crate::query::cast) tests
//! the whole way and finds the first touch:
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
//! The skin must be larger than the rounding errors: in `f32`, 10⁻⁶ of the coordinates and of the step's length is
//! enough. If only the skin overlaps at the start, the hit has `overlapping`. Ignore such a hit if the shape moves
//! outward.
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::query::{self, CastHit};
//! use impinge::{Circle, QueryError, Segment};
//!
//! const SKIN: f32 = 0.01;
//!
//! /// The first wall in the way.
//! fn first_hit(
//!     ball: &Circle,
//!     step: Vec2,
//!     walls: &[Segment],
//! ) -> Result<Option<CastHit>, QueryError> {
//!     let mut first: Option<CastHit> = None;
//!     for wall in walls {
//!         let hit = query::cast(&ball.inflated(SKIN), step, wall)?;
//!         let in_the_way = hit.filter(|hit| hit.normal.dot(step) < 0.0);
//!         first = [first, in_the_way]
//!             .into_iter()
//!             .flatten()
//!             .min_by(|a, b| a.t.total_cmp(&b.t));
//!     }
//!     Ok(first)
//! }
//!
//! /// Moves by `step`, and slides along up to four walls on the way.
//! fn advance(
//!     mut ball: Circle,
//!     mut step: Vec2,
//!     walls: &[Segment],
//! ) -> Result<Circle, QueryError> {
//!     for _ in 0..4 {
//!         let Some(hit) = first_hit(&ball, step, walls)? else {
//!             return Ok(ball.translated(step));
//!         };
//!         ball = ball.translated(step * hit.t);
//!         step = hit.slide(step * (1.0 - hit.t));
//!     }
//!     Ok(ball)
//! }
//!
//! let room = [(-5.0, -5.0), (5.0, -5.0), (5.0, 5.0), (-5.0, 5.0)]
//!     .map(|(x, y)| vec2(x, y));
//! let walls: Vec<_> =
//!     (0..4).map(|i| Segment::new(room[i], room[(i + 1) % 4])).collect();
//! let mut ball = Circle::new(Vec2::ZERO, 1.0);
//! for step in
//!     [vec2(700.0, 300.0), vec2(-900.0, 20.0), vec2(3.0, -1e6), vec2(1e6, 1e6)]
//! {
//!     ball = advance(ball, step, &walls)?;
//!     for wall in &walls {
//!         assert!(!query::intersects(&ball, wall)?);
//!     }
//! }
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
//! [`tile_maps`](super::tile_maps) shows. `batch::cast` does not ignore shapes that overlap at the start: leave them out
//! by `batch::filtered`.
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
//! r is the distance of its farthest point from the centre of rotation. Ask for the
//! [`distance`](crate::query::distance) first: a step that moves all points by less than that meets nothing.
