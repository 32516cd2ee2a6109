//! How far off a number can be, and when to use `f64`.
//!
//! A query is exact on the numbers that it is given, and its answer is rounded once. So there are two roundings to think of:
//!
//! 1. *Yours*, when a coordinate becomes an `f32`. It has 24 bits: from 8192 to 16384 they are a thousandth apart, in every
//!    library.
//! 2. *The answer's*. A distance, a depth or a `t` is within 1 ulp of its own exact value (4 in `f64`), also where it is a
//!    million times smaller than the coordinates; a point within 1 ulp (4) of the largest number around; a normal within 1 ulp
//!    (2) of 1.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, Segment, query};
//!
//! // A ball of 3 m, 8 km from the origin, 1/1024 m above the ground: no digit of that is lost.
//! let ground = Segment::new(vec2(8000.0, 0.0), vec2(9000.0, 0.0));
//! let ball = Circle::new(vec2(8192.001, 3.0 + 1.0 / 1024.0), 3.0);
//! assert_eq!(query::distance(&ball, &ground)?, 1.0 / 1024.0);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Yes and no
//! They are not within anything, they are right. Exactly touching shapes intersect; moved apart by one ulp they do not:
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
//! What you compute yourself from a rounded number is rounded again: ask `within`, not `distance(…)? < margin`, where the
//! last bit matters.
//!
//! # `f64`
//! `DVec2`, or `[f64; 2]`, gives 53 bits. All shapes and queries are the same. [`widened`](crate::Circle::widened) turns a shape of
//! `f32` into one of `f64`, exactly:
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
//! # The largest and the smallest
//! An exact answer that is too large is [`Overflow`](crate::QueryError::Overflow), never an infinity; what is positive but too
//! small for the type is its smallest number, never 0.
