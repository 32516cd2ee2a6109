//! Bound the time of a frame, for a real-time system.
//!
//! Nearly every call is decided by plain arithmetic. If shapes touch or almost touch, the decision takes exact integers,
//! and more time. No input makes a query loop or allocate, so the time has a bound.
//!
#![doc = include_str!("../figures/doc/within.svg")]
//!
//! The table in [`precision`](super::precision#the-slowest-calls) has the slowest call that a search found for each query.
//! With it, you can plan a frame: so many calls, each at most so long. On the machine of the table, 1000 casts in `f32` take
//! 33 ms if somebody chooses the inputs to make each of them slow; everyday casts take less than 0.1 ms.
//!
//! # What makes a call slow
//! - *Magnitudes that differ.* A circle at 10⁻³⁰ beside one at 10³⁰ takes the widest integers. Refuse such numbers where
//!   they come in:
//!
//! ```
//! use impinge::{AnyShape, Circle, glam::vec2};
//!
//! /// Whether all numbers of a shape are 0, or from a micrometre to 1000 km.
//! fn is_ordinary(shape: &AnyShape) -> bool {
//!     let Ok(bounds) = shape.bounding_box() else { return false };
//!     let numbers = [bounds.min, bounds.max].map(|corner| corner.to_array());
//!     numbers.as_flattened().iter().all(|number| {
//!         *number == 0.0 || (1e-6..1e6).contains(&number.abs())
//!     })
//! }
//!
//! assert!(is_ordinary(&Circle::new(vec2(3.0, 4.0), 1.0).into()));
//! assert!(!is_ordinary(&Circle::new(vec2(3.0, 1e30), 1.0).into()));
//! assert!(!is_ordinary(&Circle::new(vec2(3.0, f32::NAN), 1.0).into()));
//! ```
//!
//! - *Contact in arbitrary numbers.* Shapes that a solver has pushed apart touch within a rounding error. That is rare: in
//!   everyday scenes, fewer than 1 call in 10 000.
//! - *Contact on a grid* is fast. Coordinates that are multiples of 1/64, as those of tiles, are decided in 64-bit
//!   integers.
//!
//! # Pitfalls
//! - The table holds for an optimised build. See [`debug_builds`](super::debug_builds) for the others.
//! - Functions that fill a buffer allocate when it must grow. Reuse the buffer, and fill it once before the game starts.
//! - The search had no boxes and no polygons. Measure your own scenes if you use them near the limits.
