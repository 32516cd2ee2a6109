//! Bound the time that queries take in a frame.
//!
//! Almost every query is decided in plain `f32` or `f64` arithmetic. Where shapes touch or almost touch, double words or
//! integers may decide, and the call takes longer. An attacker, or bad luck, could bring many such calls into one frame. How long
//! can that frame take?
//!
#![doc = include_str!("../figures/doc/worst_case.svg")]
//!
//! The shapes are two stadiums, or a ray and a stadium. The everyday counts and those on a grid are means over 512
//! scenes. On a grid, shapes at rest touch in all of them, and rays and moving shapes in most. Each slowest count is of
//! one scene, in which a stadium may be a circle, a segment or a point. All are from `benches/counts/counts.txt`,
//! rounded to two digits.
//!
//! # The numbers
//! [`precision`](super::precision#the-slowest-calls) has a table of the slowest scenes that a search found for most
//! queries, in microseconds a call: in `f32`, in `f64` with ordinary numbers, and with any `f64`. Read it this way:
//! - It is measured, not proven. The search mutated scenes of all kinds of shapes, and kept the slowest. Its polygons had
//!   up to four corners; those of `distance`, `penetration_toward` and `cast` had up to eight.
//! - The time is bounded all the same: no query loops until something converges. The integers of the last stage have
//!   a largest size, which depends on the type of the numbers alone.
//! - Shapes that touch on a grid are not among the slow ones: multiples of 1/64 that are not large have a fast path.
//!
//! The scenes are in `benches/counts/worst.txt`, a line each: precision, range of the numbers, query, and the bits of
//! the numbers of the scene. `benches/counts/counts.py` counts the instructions of each scene, and compares them
//! with `counts.txt`. A count is the same in every run, so the comparison shows a change that makes the worst case
//! slower.
//!
//! # Keep numbers ordinary
//! In `f64`, the slowest call with any numbers takes up to 4 times as long as the slowest one with ordinary numbers.
//! Ordinary numbers are 0, or from 2⁻⁸⁰ to 2⁸⁰ in magnitude. A game has no others, but a file or a player on the
//! network may send them. Refuse them there:
//!
//! ```
//! use impinge::Stadium;
//!
//! const SMALLEST: f64 = 1.0 / (1_u128 << 80) as f64;
//! const LARGEST: f64 = (1_u128 << 80) as f64;
//!
//! fn is_ordinary(number: f64) -> bool {
//!     number == 0.0 || (SMALLEST..=LARGEST).contains(&number.abs())
//! }
//!
//! /// Whether a stadium from the network may take part.
//! fn is_welcome(stadium: &Stadium<[f64; 2]>) -> bool {
//!     let ends = [stadium.segment.a, stadium.segment.b];
//!     stadium.validate().is_ok()
//!         && ends.as_flattened().iter().copied().all(is_ordinary)
//!         && is_ordinary(stadium.radius)
//! }
//!
//! assert!(is_welcome(&Stadium::new([0.0, 1e-3], [-4e6, 2.5], 0.5)));
//! assert!(!is_welcome(&Stadium::new([0.0, 1e-300], [-4e6, 2.5], 0.5)));
//! assert!(!is_welcome(&Stadium::new([0.0, f64::NAN], [-4e6, 2.5], 0.5)));
//! ```
//!
//! # Bound a frame
//! Bound the number of calls. A controller turns several times in a frame, and each time casts its shape against all
//! shapes near it. So limit the turns, and the shapes near a body. To find these, keep a box around each shape: two
//! boxes only compare their coordinates, so this search has no slow calls:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Aabb, QueryError, batch};
//!
//! /// From the table, for `cast` in `f32` without polygons, in microseconds. Yours
//! /// may be slower.
//! const SLOWEST_CAST: usize = 19;
//! const MOST_TURNS: usize = 8;
//! const MOST_NEAR: usize = 24;
//!
//! // The casts of a body take at most 4 ms, even if each is one of the slowest.
//! const { assert!(SLOWEST_CAST * MOST_TURNS * MOST_NEAR < 4000) };
//!
//! /// The shapes that a body may meet, by the boxes around them.
//! /// `None` if there are too many.
//! fn near(
//!     body: &Aabb,
//!     boxes: &[Aabb],
//! ) -> Result<Option<Vec<usize>>, QueryError> {
//!     let mut near = Vec::with_capacity(MOST_NEAR);
//!     batch::intersecting(&body.expanded(1.0), boxes, &mut near)?;
//!     Ok((near.len() <= MOST_NEAR).then_some(near))
//! }
//!
//! let body = Aabb::new(vec2(0.0, 0.0), vec2(1.0, 2.0));
//! let tile = |x: f32| Aabb::new(vec2(x, -1.0), vec2(x + 1.0, 0.0));
//! let row: Vec<Aabb> = (0..99_u8).map(|x| tile(x.into())).collect();
//! assert_eq!(near(&body, &row)?, Some(vec![0, 1, 2]));
//! assert_eq!(near(&body, &[body; 25])?, None);
//! # Ok::<(), QueryError>(())
//! ```
//!
//! Everyday calls take nanoseconds, so most frames stay far below the bound.
//!
//! # Pitfalls
//! - *Pairs.* n shapes in one place are n·(n − 1)/2 pairs that overlap. No broad phase helps: limit what may gather.
//! - *Debug builds.* All these times are of release builds: see [`debug_builds`](super::debug_builds).
//! - *Memory.* No query allocates. `batch` allocates only when a buffer must grow: reserve room once. The slowest calls
//!   take up to 64 kB of the stack (256 kB without optimisation), which matters for small threads.
