//! Slide over a row of tiles without being stopped at a seam.
//!
//! A floor of tiles is flat, but each tile has corners. A box that slides over the floor meets the corner of the next tile
//! exactly. Many libraries then report the normal of that tile's side, as if there were a wall: a *ghost collision*. Here
//! the answer is exact:
//!
//! - A motion along a surface only [`grazes`](crate::query::CastHit::grazes) it. Ignore such a hit.
//! - A motion that meets a corner exactly has the normal that is least against it. The hit is not
//!   [`unique`](crate::query::CastHit::unique).
//! - Of hits at the same `t`, [`is_before`](crate::query::CastHit::is_before) takes a unique one first. So the top of a tile
//!   comes before the corner of the next one.
//!
#![doc = include_str!("../figures/doc/batch_cast.svg")]
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::query::{self, CastHit};
//! use impinge::{Aabb, QueryError, batch};
//!
//! /// The first tile that stops the body.
//! fn first_hit(
//!     body: &Aabb,
//!     step: Vec2,
//!     tiles: &[Aabb],
//! ) -> Result<Option<CastHit>, QueryError> {
//!     // Only tiles near the way can stop it.
//!     let end = body.translated(step);
//!     let way = Aabb::new(body.min.min(end.min), body.max.max(end.max));
//!     let mut near = Vec::new();
//!     batch::intersecting(&way, tiles, &mut near)?;
//!     let mut first: Option<CastHit> = None;
//!     for index in near {
//!         let hit = query::cast(body, step, &tiles[index])?;
//!         let stops = |hit: &CastHit| {
//!             let parts = hit.overlapping && hit.normal.dot(step) >= 0.0;
//!             !hit.grazes && !parts
//!         };
//!         let is_first = |hit: &CastHit| {
//!             first.is_none_or(|first| hit.is_before(&first, step))
//!         };
//!         if let Some(hit) = hit.filter(stops).filter(is_first) {
//!             first = Some(hit);
//!         }
//!     }
//!     Ok(first)
//! }
//!
//! /// Moves by `step`, and slides along at most four tiles.
//! fn slide(
//!     mut body: Aabb,
//!     mut step: Vec2,
//!     tiles: &[Aabb],
//! ) -> Result<Aabb, QueryError> {
//!     for _ in 0..4 {
//!         let Some(hit) = first_hit(&body, step, tiles)? else {
//!             return Ok(body.translated(step));
//!         };
//!         body = body.translated(step * hit.t);
//!         step = hit.slide(step * (1.0 - hit.t));
//!     }
//!     Ok(body)
//! }
//!
//! let tile = |x: f32| Aabb::new(vec2(x, -1.0), vec2(x + 1.0, 0.0));
//! let mut tiles: Vec<_> = (0..100_u8).map(|i| tile(i.into())).collect();
//! tiles.push(Aabb::new(vec2(90.0, 0.0), vec2(91.0, 3.0)));
//!
//! // Gravity presses the player onto the floor in each frame.
//! let mut player = Aabb::new(vec2(0.0, 0.0), vec2(1.0, 2.0));
//! for frame in 1..=100_u8 {
//!     player = slide(player, vec2(0.75, -0.25), &tiles)?;
//!     assert_eq!(player.min, vec2(0.75 * f32::from(frame), 0.0));
//! }
//! // The wall stops it.
//! for _ in 0..100 {
//!     player = slide(player, vec2(0.75, -0.25), &tiles)?;
//! }
//! assert_eq!(player.max, vec2(90.0, 2.0));
//! # Ok::<(), QueryError>(())
//! ```
//!
//! `batch::cast` does the same search in one call, but it returns grazing hits, too. Use it for a body with a skin: this one
//! stays above the floor, and does not graze it. The file `examples/controller.rs` is such a character, and the example
//! `platformer` takes it over 10 000 tiles.
//!
//! # Pitfalls
//! - Two tiles are flush only if their coordinates are equal. `x + width` of one tile may be rounded, and then differs
//!   from the `x` of the next. Take multiples of a power of two, or store each edge once.
//! - A sharp polygon that stands on one corner, exactly on a seam, meets no tile at one side alone. A steep motion may
//!   stop it there. Boxes, circles and stadiums do not stop.
