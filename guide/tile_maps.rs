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
//! `batch::cast` returns the one that [is before](crate::query::CastHit::is_before) all others, by these criteria:
//! 1. the least `t`;
//! 2. at equal `t`, a `unique` hit before one that is not;
//! 3. then the normal that is most against the motion.
//!
//! At a seam, the top of the tile before is a unique hit, so the corner does not count. A shape that stands or lands on
//! one corner, exactly on a seam, has no such hit, and a bare point may even pass there: see [`cast`](crate::query::cast).
//!
//! # Walk
//! A box that already stands on the floor [`grazes`](crate::query::CastHit::grazes) each tile ahead. Such a hit does
//! not stop it. `batch::cast` returns one hit only, and that could be this one instead of the wall. So call `cast` for
//! each tile, and leave these hits out. And stop a hair before what you hit: no rounding then takes the box into a
//! tile.
//!
//! The shape stays at the origin, and only a position moves. A box that is itself moved from frame to frame changes its
//! size: see [`ecs`](super::ecs).
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::query::{self, CastHit};
//! use impinge::{Aabb, QueryError, batch};
//!
//! /// Well above the rounding errors of the coordinates.
//! const HAIR: f32 = 1.0 / 1024.0;
//! /// The player at the origin.
//! const PLAYER: Aabb = Aabb::new(Vec2::ZERO, vec2(1.0, 2.0));
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
//! /// Moves the position by `step`, and slides along up to four surfaces.
//! fn advance(
//!     mut position: Vec2,
//!     mut step: Vec2,
//!     tiles: &[Aabb],
//! ) -> Result<Vec2, QueryError> {
//!     for _ in 0..4 {
//!         let player = PLAYER.translated(position);
//!         let Some(hit) = first_hit(&player, step, tiles)? else {
//!             return Ok(position + step);
//!         };
//!         let t = (hit.t + HAIR / hit.normal.dot(step)).max(0.0);
//!         position += step * t;
//!         step = hit.slide(step * (1.0 - t));
//!     }
//!     Ok(position)
//! }
//!
//! let tile = |x: f32, y: f32| Aabb::new(vec2(x, y), vec2(x + 1.0, y + 1.0));
//! // A floor, and a wall that stands on it.
//! let floor = (0..40_u8).rev().map(|x| tile(x.into(), -1.0));
//! let mut tiles: Vec<_> = floor.collect();
//! tiles.push(tile(30.0, 0.0));
//! let mut position = Vec2::ZERO;
//! for frame in 1..80_u8 {
//!     position = advance(position, vec2(0.5, -0.25), &tiles)?;
//!     let expected = (0.5 * f32::from(frame)).min(29.0);
//!     assert!((position.x - expected).abs() <= HAIR);
//!     assert!(position.y >= 0.0);
//! }
//! // Down onto a seam, and to the wall, in one step.
//! position = advance(vec2(0.5, 1.0), vec2(64.0, -128.0), &tiles)?;
//! assert!((position.x - 29.0).abs() <= HAIR);
//! # Ok::<(), QueryError>(())
//! ```
//!
//! # Pitfalls
//! - *Tiles that are not flush.* Corners are compared exactly. Compute the sides of a tile from its column and row, so
//!   that neighbours have equal numbers. A tile that is too high by one ulp is a step, and stops the player.
//! - *A player in a tile.* The loop above ignores a tile that the player leaves. So a player that starts in a tile can
//!   walk out of it, and into a neighbour that it also overlaps. Push it out first: see [`push_out`](super::push_out).
//!   `batch::cast` reports the overlap at `t` = 0, and nothing behind it.
//! - *Large maps.* `batch` looks at each tile, if only briefly. On a grid, compute the columns around the player, and
//!   pass only their tiles. The example `platformer` does so, with 10 000 tiles.
//!
//! Steps, slopes and one-way platforms are the work of a controller: see [`character`](super::character).
