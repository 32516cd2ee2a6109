//! Get the same game on two machines: for lockstep, rollback and replays.
//!
//! The same input gives the same bits on x86-64, aarch64 and wasm32, in debug and release builds, with and without
//! SIMD, on one core and on many. Queries use only integers, and the operations `+ - * /` and √, whose results
//! IEEE 754 defines to the bit. Each change must give the same digest of millions of answers on all these platforms.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, query};
//!
//! let (a, b) =
//!     (Circle::new(vec2(0.1, 0.2), 0.3), Circle::new(vec2(1.1, -0.7), 0.4));
//! // √(1² + 0.9²) − 0.7 for the `f32` values of these numbers, rounded once.
//! assert_eq!(query::distance(&a, &b)?.to_bits(), 0.6453624_f32.to_bits());
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # What you must take care of
//! - *Sines and cosines.* They differ between platforms. [`transformed`](crate::Stadium::transformed) takes a rotation
//!   as the unit vector (cos, sin). Take cosine and sine from a table or from `libm`, or turn by a
//!   constant rotation in each step.
//! - *The compiler.* Rust does not fuse a multiplication and an addition, and does not reorder sums. C code, GPU code
//!   and code with "fast math" may do so.
//! - *Order of bodies.* The result of a rounded sum depends on the order. Go through bodies by index, not through a
//!   hash map, and do not split a sum among threads. `batch` documents the order of its results. The order does not
//!   depend on the number of cores.
//! - *Order of arguments.* `distance`, `intersects` and depths do not depend on it. Swapping the arguments swaps the
//!   closest points and negates unique normals. Which shape is `a` matters only for the normal of a tie and,
//!   near the largest number, for whether a point overflows.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Stadium, query};
//!
//! /// Cosine and sine of a rotation that needs no library function.
//! const TURN: (f32, f32) = (0.8, 0.6);
//!
//! let paddle = Stadium::new(vec2(1.0, 0.0), vec2(2.0, 0.0), 0.25);
//! let turned = paddle.transformed(vec2(TURN.0, TURN.1), vec2(0.0, 0.0));
//! assert_eq!(turned.segment.a, vec2(0.8, 0.6));
//! assert_eq!(
//!     query::distance(&turned, &paddle)?,
//!     query::distance(&paddle, &turned)?
//! );
//! # Ok::<(), impinge::QueryError>(())
//! ```
