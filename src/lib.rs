//! Exact 2D collision queries on plain shapes.
//!
//! The functions in [`query`] take [`shapes`]: a [`Segment`], [`Circle`], [`Stadium`], [`Aabb`], [`ConvexPolygon`],
//! [`Ray`] or point. Any [`Vector`] is a point. They compute closest points, distances, intersections, containment,
//! penetrations, ray casts, chords and the contacts of moving shapes. Every yes/no answer is exact, for every finite
//! input. Every number is within a stated bound of its exact value. Every query returns a `Result`, and no query
//! panics.
//!
#![doc = include_str!("../figures/doc/front.svg")]
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, Segment, query};
//!
//! let wall = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
//! let ball = Circle::new(vec2(1.0, 0.5), 2.0);
//!
//! assert!(query::intersects(&wall, &ball)?);
//! // The shortest translation that moves `ball` out of `wall`.
//! assert_eq!(query::penetration_offset(&wall, &ball)?, Some(vec2(0.0, 1.5)));
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! [`query`] lists all queries and the conventions: the direction of normals, the unit of `t`, and what touching means.
//! The [`guide`] shows how to choose a query, push out, slide, move without tunnelling, and switch from another
//! library.
//!
//! # Features
//! - `std` (default): square roots from the standard library, and the default features of `glam`.
//! - `libm`: square roots from the crate `libm`, for targets without the standard library. The bits are the same.
//! - `glam-027` to `glam-034`: the vectors of that version of `glam` work too; see [`Vector`]. `glam` 0.33 needs no
//!   feature.
//! - `f64`: adds nothing, because `DVec2` always works. An older `Cargo.toml` may name it.
//! - `alloc` (part of `std`): the module `batch`, which queries one shape against many.
//! - `simd`: `batch` uses the best vector instructions of the processor. The crate `fearless_simd` detects them at run
//!   time. The bits are the same. Needs Rust 1.89.
//! - `rayon`: the module `batch::parallel`, which uses all processors: `raycast`, `raycast_any`, `cast`, `closest`,
//!   `intersecting`, and `raycast_each` for many rays.
//! - `approx`: `AbsDiffEq`, `RelativeEq` and `UlpsEq` of the crate `approx` 0.5 for the shapes.
//! - `serde`: `Serialize` and `Deserialize` of the crate `serde` for the shapes. A shape is written as its named
//!   fields, and a vector as `[x, y]`. An [`AnyShape`] is written as its kind with the shape: `{"Circle": …}`. A polygon is
//!   written as its vertices and its radius; reading takes the hull again. Reading validates the shape. A negative radius, a number that is not finite, an empty box, or a ray without
//!   a direction gives the format's own error (such as `serde_json::Error`) with the text of the [`QueryError`].
//!   `serde_json` reads an `f64` exactly only with its feature `float_roundtrip`.

#![no_std]
#![forbid(unsafe_code)]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

#[cfg(not(any(feature = "std", feature = "libm")))]
compile_error!("impinge needs square roots: enable its feature `std` (the default) or `libm`");

#[cfg(all(target_arch = "x86", not(target_feature = "sse2")))]
compile_error!("impinge needs SSE2 on x86: the x87 unit rounds twice, and exact answers would be wrong");

#[cfg(feature = "alloc")]
pub mod batch;
mod display;
mod error;
mod exact;
mod filter;
#[cfg(any(doc, doctest))]
#[path = "../guide/mod.rs"]
pub mod guide;
mod kernel;
pub mod query;
#[cfg(feature = "alloc")]
mod rows;
pub mod shapes;
#[cfg(impinge_internals)]
#[doc(hidden)]
pub mod stages;
#[cfg(not(impinge_internals))]
mod stages;
mod vector;

// After `shapes`, whose own methods come first in the documentation.
mod methods;

pub use glam;

#[doc(inline)]
pub use crate::error::QueryError;
#[doc(inline)]
pub use crate::shapes::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Shape, Stadium, Triangle};
#[doc(inline)]
pub use crate::vector::Vector;

/// Compiles and runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
