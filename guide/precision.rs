//! Find out how large an error can be, and when to use `f64`.
//!
//! A query computes with the exact input numbers. An answer has two errors:
//!
//! 1. *Yours*, when a coordinate becomes an `f32`. An `f32` has 24 bits: between 8192 and 16384, neighbouring numbers
//!    are a thousandth apart. No library can change that.
//! 2. *The rounding of the answer*. The tests compare the answers with exact rational arithmetic, by formulas that the
//!    library does not use, in 20 regimes of random input. The errors are at most these:
//!
//! <!-- errors: cargo test --all-features --test agreement -->
//! | largest error | `f32`: promised | measured | `f64`: promised | measured |
//! |---|---|---|---|---|
//! | distance, depth, `t`: ulps of itself | 1 | 1.00 | 4 | 1.00 |
//! | point: ulps of the largest coordinate or radius | 1 | 0.51 | 4 | 2.14 |
//! | normal: ulps of 1 | 1 | 0.26 | 2 | 1.10 |
//! | offset: ulps of the depth | 2 | 0.51 | 8 | 2.40 |
//! <!-- end of errors -->
//!
//! The error of 1.00 occurs only where the exact answer is less than half of the smallest positive number. The library
//! then returns the smallest positive number instead of 0. All other errors of a distance, a depth or a `t` are at most
//! 0.51 (0.75 for subnormal `f64`). The error of a distance, a depth or a `t` is relative to its own exact value, even
//! if it is a million times smaller than the coordinates:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, Segment, query};
//!
//! // A ball of 3 m, 8 km from the origin, 1/1024 m above the ground: no digit is lost.
//! let ground = Segment::new(vec2(8000.0, 0.0), vec2(9000.0, 0.0));
//! let ball = Circle::new(vec2(8192.001, 3.0 + 1.0 / 1024.0), 3.0);
//! assert_eq!(query::distance(&ball, &ground)?, 1.0 / 1024.0);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Yes/no answers
//! They have no error. Shapes that exactly touch intersect. Moved apart by one ulp, they do not:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, query};
//!
//! let a = Circle::new(vec2(0.0, 0.0), 2.0);
//! assert!(query::intersects(&a, &Circle::new(vec2(3.0, 4.0), 3.0))?);
//! assert!(!query::intersects(
//!     &a,
//!     &Circle::new(vec2(3.0, 4.0_f32.next_up()), 3.0)
//! )?);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! Plain `f32` formulas often fail near a touch. The example `error_map` moves a ball by single ulps: in 96
//! scenes, plain `f32` is wrong in 3.3 to 15.1 % of the cells. With coordinates 16 times as large, it is
//! wrong in 0.3 to 1.1 %. `impinge` is wrong in none.
//!
//! A number that you compute from an answer is rounded again. If the last bit matters, use `within` instead of
//! `distance(…)? < margin`.
//!
//! # `f64`
//! `DVec2` and `[f64; 2]` have 53 bits. All shapes and queries are the same. [`widened`](crate::Circle::widened)
//! converts an `f32` shape to `f64`, exactly:
//!
//! ```
//! use impinge::{Circle, query};
//!
//! let single = Circle::new([0.1_f32, 0.2], 0.3);
//! let double = single.widened();
//! assert_eq!(double.center, [f64::from(0.1_f32), f64::from(0.2_f32)]);
//! assert_eq!(
//!     query::distance(&double, &[3.0, 4.0])? as f32,
//!     query::distance(&single, &[3.0, 4.0])?
//! );
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! In `f64`, a query of everyday shapes takes about twice as many instructions as in `f32`, and at most three times as many; a
//! yes or no takes as many. A distance takes up to five times as many. For boxes and polygons, the factor is 1.3 on average,
//! and at most 2. That holds at least if each number is 0 or from 2⁻⁸⁰ to 2⁸⁰ (about 10⁻²⁴ to 10²⁴) in magnitude. Other
//! inputs take longer, and so do shapes that touch. By time, the factor is 2 on average, and up to 5 for a ray and a circle,
//! because double words divide and take roots.
//!
//! # The slowest calls
//! Most calls take 5 to 100 ns; with a polygon or a box, 25 ns to 1 µs. Shapes that touch or almost touch may take
//! longer, because double words or integers decide. The table shows the slowest scenes that a search found, in
//! microseconds a call (AMD EPYC). Ordinary numbers are 0 or from 2⁻⁸⁰ to 2⁸⁰ in magnitude. The first three columns are
//! of points, segments, circles and stadiums. The others are of polygons with up to four corners and of a few boxes; in
//! `distance`, `penetration_toward` and `cast`, polygons have up to eight. `cast_along` was not searched: it asks the
//! signs of `cast`.
//! [`worst_case`](super::worst_case) shows how to bound a frame.
//!
//! <!-- times: benches/counts/slowest.py -->
//!
//! | query | `f32` | `f64`, ordinary | `f64`, any | `f32`, polygons | `f64`, ordinary, polygons | `f64`, any, polygons |
//! |---|---|---|---|---|---|---|
//! | `intersects`, `within` | 3.9 | 3.2 | 3.6 | 10 | 9.0 | 9.0 |
//! | `contains` | 1.9 | 1.5 | 5.3 | 10 | 8.8 | 13 |
//! | `distance`, `signed_distance` | 5.8 | 6.2 | 11 | 16 | 17 | 46 |
//! | `closest_point`, `closest_boundary_point` | 1.6 | 1.8 | 3.2 | 4.9 | 4.2 | 6.5 |
//! | `closest_points` | 4.2 | 3.7 | 7.0 | 12 | 12 | 12 |
//! | `penetration`, `penetration_offset` | 5.8 | 6.3 | 6.3 | 16 | 17 | 46 |
//! | `penetration_toward` | 5.2 | 4.9 | 8.6 | 15 | 17 | 63 |
//! | `contact` | 8.9 | 10 | 26 | 17 | 20 | 49 |
//! | `raycast` | 5.7 | 6.9 | 14 | 8.5 | 10 | 25 |
//! | `chord` | 8.7 | 8.8 | 23 | 26 | 17 | 48 |
//! | `cast` | 11 | 12 | 28 | 20 | 26 | 65 |
//! | `side` | 0.3 | 0.3 | 0.5 | – | – | – |
//! | `circle_circle` | 1.3 | 1.8 | 2.3 | – | – | – |
//!
//! <!-- end of times -->
//!
//! # Overflow and underflow
//! An exact answer that is too large is an [`Overflow`](crate::QueryError::Overflow) error, never an infinity. A
//! positive answer that is too small for its type becomes the smallest positive number, never 0.
