//! The same game on two machines: lockstep, rollback, replays.
//!
//! The same input gives the same bits on x86-64, aarch64 and wasm32, in debug and release, with SIMD and without, on one core
//! and on all: only `+ - * /`, square roots and integers are used, which IEEE 754 fixes to the bit. A digest of millions of
//! answers is compared on these platforms before every change.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, query};
//!
//! let (a, b) =
//!     (Circle::new(vec2(0.1, 0.2), 0.3), Circle::new(vec2(1.1, -0.7), 0.4));
//! // √(1² + 0.9²) − 0.7 of the numbers as `f32` has them, rounded once.
//! assert_eq!(query::distance(&a, &b)?.to_bits(), 0.6453624_f32.to_bits());
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # What remains yours
//! - *Sines and cosines.* They differ between platforms. [`transformed`](crate::Stadium::transformed) takes a rotation as the
//!   unit vector (cos, sin): take it from a table, from `libm`, or turn it by multiplying with a constant one.
//! - *The compiler's licence.* Rust takes none: it fuses no multiply and add, and reorders no sum. C, GPU and "fast math"
//!   code in the same step may.
//! - *Order.* Rounded sums depend on it: go through bodies by an index, not through a hash map, and share no sum among
//!   threads. `batch` tells the order of what it returns, also on many cores.
//! - *The order of arguments.* `distance`, `intersects` and depths do not depend on it. Closest points are exchanged with it,
//!   and unique normals reversed. Only a tie's normal depends on which shape is `a`.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Stadium, query};
//!
//! /// A turn by an angle whose sine is 3/5: no library function.
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
