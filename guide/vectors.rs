//! Use the vectors of your project: Bevy's, macroquad's, those of any `glam`, or arrays.
//!
//! The `Vec2` and `DVec2` of `glam` 0.33 need no feature. For another version, enable the feature with its number:
//!
#![doc = include_str!("vectors.md")]
//!
//! `cargo tree | grep glam` lists the versions in your project; 0.33 is there for this crate too. With a feature for an
//! older version, your project must itself depend on that `glam`, with its feature `std` or `libm`. Otherwise `glam`
//! does not compile: "You must specify a math backend". The feature `glam-033` has no effect today. It keeps your
//! project working if a later release of this crate has another default.
//!
//! # The type of a field
//! The compiler infers the vector of a shape from its arguments. A type that is written without one, as in a struct,
//! has the `Vec2` of `glam` 0.33. If yours is another one, the compiler says "expected `impinge::glam::Vec2`, found
//! `glam::Vec2`". Define an alias for each type that you name: shapes, `batch::Pairs`, `query::CastHit` and other
//! results.
//!
#![cfg_attr(feature = "glam-027", doc = "```")]
#![cfg_attr(not(feature = "glam-027"), doc = "```ignore")]
//! # mod macroquad { pub use glam_027 as math; }
//! use impinge::{QueryError, query};
//! use macroquad::math::Vec2;
//!
//! type Circle = impinge::Circle<Vec2>;
//!
//! struct Ball {
//!     shape: Circle,
//! }
//!
//! let ball = Ball { shape: Circle::new(Vec2::new(0.0, 3.0), 1.0) };
//! let nearest: Vec2 = query::closest_point(&ball.shape, Vec2::ZERO)?;
//! assert_eq!(nearest, Vec2::new(0.0, 2.0));
//! # Ok::<(), QueryError>(())
//! ```
//!
//! # `f64`
//! `DVec2` and `[f64; 2]` make shapes in `f64`: `Circle<DVec2>`, `ConvexPolygon<DVec2, 4>` for a rectangle,
//! `Vec<AnyShape<DVec2>>` for a mixed list. A type written without a vector is `f32`. In an array literal, write the type
//! once: `[0.0_f64, 0.0]`. Without it, a `?` on a number may not compile ("expected `f64`, found `!`").
