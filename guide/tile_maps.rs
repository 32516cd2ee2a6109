//! Walk over a map of tiles without stopping at a seam.
//!
//! A floor of tiles looks like one surface, but it is a row of boxes. A box that slides over them meets a corner of
//! each tile at the same time as the top of the tile before. A program that takes the wrong one of these hits stops
//! the player at an edge that nobody sees: a *ghost collision*.
//!
//! Here, the player falls onto a seam of two tiles. `query::cast` with the second tile alone cannot know that the left
//! side of this tile is covered. `batch::cast` looks at all tiles, and finds the floor:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Aabb, batch, query};
//!
//! let tile = |x: f32| Aabb::new(vec2(x, -1.0), vec2(x + 1.0, 0.0));
//! let (tiles, step) = ([tile(0.0), tile(1.0)], vec2(2.0, -4.0));
//! let player = Aabb::new(vec2(-1.0, 2.0), vec2(0.0, 4.0));
//!
//! // The corner of the player meets the corner of the second tile.
//! let ghost = query::cast(&player, step, &tiles[1])?.expect("a hit");
//! assert_eq!((ghost.t, ghost.unique), (0.5, false));
//! assert_eq!(ghost.normal, vec2(-1.0, 0.0));
//!
//! let (index, hit) = batch::cast(&player, step, &tiles)?.expect("a hit");
//! assert_eq!((index, hit.t, hit.unique), (0, 0.5, true));
//! assert_eq!(hit.normal, vec2(0.0, 1.0));
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
#![doc = include_str!("../figures/doc/batch_cast.svg")]
//!
//! # The rule for corners
//! Where a corner meets a corner exactly, the normal is not [`unique`](crate::query::CastHit::unique). Of several hits,
//! `batch::cast` returns the one that [is before](crate::query::CastHit::is_before) the others: the one with the least
//! `t`; of equal ones, a `unique` one; then the one whose normal is most against the motion. At a seam, the top of the
//! tile before is a unique hit, so the corner does not count.
//!
//! # Walk
//! A box that already stands on the floor [`grazes`](crate::query::CastHit::grazes) each tile ahead. Such a hit does
//! not stop it, but it would hide the wall behind. So leave these hits out, and compare the others yourself. And stop a
//! hair before what you hit: no rounding then takes the box into a tile.
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::query::{self, CastHit};
//! use impinge::{Aabb, QueryError, batch};
//!
//! /// Well above the rounding errors of the coordinates.
//! const HAIR: f32 = 1.0 / 1024.0;
//!
//! /// The first of the tiles that stops the player.
//! fn first_hit(
//!     player: &Aabb,
//!     step: Vec2,
//!     tiles: &[Aabb],
//! ) -> Result<Option<CastHit>, QueryError> {
//!     // The tiles that it can meet: those around it, as far as the step is long.
//!     let (around, mut near) = (player.expanded(step.length()), Vec::new());
//!     batch::intersecting(&around, tiles, &mut near)?;
//!     let mut first: Option<CastHit> = None;
//!     for index in near {
//!         let hit = query::cast(player, step, &tiles[index])?
//!             .filter(|hit| !hit.grazes && hit.normal.dot(step) < 0.0)
//!             .filter(|hit| first.is_none_or(|it| hit.is_before(&it, step)));
//!         first = hit.or(first);
//!     }
//!     Ok(first)
//! }
//!
//! /// Moves by `step`, and slides along up to four surfaces on the way.
//! fn advance(
//!     mut player: Aabb,
//!     mut step: Vec2,
//!     tiles: &[Aabb],
//! ) -> Result<Aabb, QueryError> {
//!     for _ in 0..4 {
//!         let Some(hit) = first_hit(&player, step, tiles)? else {
//!             return Ok(player.translated(step));
//!         };
//!         let t = (hit.t + HAIR / hit.normal.dot(step)).max(0.0);
//!         player = player.translated(step * t);
//!         step = hit.slide(step * (1.0 - t));
//!     }
//!     Ok(player)
//! }
//!
//! let tile = |x: f32, y: f32| Aabb::new(vec2(x, y), vec2(x + 1.0, y + 1.0));
//! // A floor, and a wall that stands on it.
//! let floor = (0..40_u8).rev().map(|x| tile(x.into(), -1.0));
//! let mut tiles: Vec<_> = floor.collect();
//! tiles.push(tile(30.0, 0.0));
//! let mut player = Aabb::new(vec2(0.0, 0.0), vec2(1.0, 2.0));
//! for frame in 1..80_u8 {
//!     player = advance(player, vec2(0.5, -0.25), &tiles)?;
//!     let expected = (0.5 * f32::from(frame)).min(29.0);
//!     assert!((player.min.x - expected).abs() <= HAIR);
//!     assert!(player.min.y >= 0.0);
//! }
//! // Down onto a seam, and to the wall, in one step.
//! player = Aabb::new(vec2(0.5, 1.0), vec2(1.5, 3.0));
//! player = advance(player, vec2(64.0, -128.0), &tiles)?;
//! assert!((player.max.x - 30.0).abs() <= HAIR);
//! # Ok::<(), QueryError>(())
//! ```
//!
//! # Pitfalls
//! - *Tiles that are not flush.* Corners are compared exactly. Compute the sides of a tile from its column and row, so
//!   that neighbours have equal numbers. A tile that is too high by one ulp is a step, and stops the player.
//! - *A player in a tile.* The loop above lets it leave, and so may take it through a neighbour. Push it out first: see
//!   [`push_out`](super::push_out). `batch::cast` reports the overlap at `t` = 0, and nothing behind it.
//! - *Large maps.* `batch` looks at each tile, if only briefly. On a grid, compute the columns around the player, and
//!   pass only their tiles. The example `platformer` does so, with 10 000 tiles.
//!
//! Steps, slopes and one-way platforms are the work of a controller: see [`character`](super::character).
