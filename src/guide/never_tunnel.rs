//! Move without passing through anything, at any speed.
//!
//! A test at the end of a step misses what is on the way. [`cast`](crate::query::cast) tests the whole way and finds
//! the first touch:
//!
#![doc = include_str!("../../figures/doc/cast.svg")]
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
//! The place of contact is rounded three times: `t`, its product with the step, and the sum. It may be a few ulps
//! inside. Cast the shape with a skin around it, and the bare shape stays clear. The skin must be larger than those
//! roundings: in `f32`, a millionth of the coordinates and of the way is enough. A shape that starts with only its skin
//! inside gets a hit with `overlapping`; ignore it while the shape moves outward.
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
//! The example `one_way_platform` is such a controller, with slopes and platforms, for you to copy. `pinball` is a
//! complete game.
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
//! A cast does not follow a rotation. A shape that rotates by the angle φ moves by at most φ times the distance from
//! the centre of rotation to its farthest point. Ask for the [`distance`](crate::query::distance) first: a step that
//! moves the shape by less than that meets nothing.
