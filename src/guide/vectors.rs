//! Use the vectors of your project: Bevy's, macroquad's, those of any `glam`, or arrays.
//!
//! The `Vec2` and `DVec2` of `glam` 0.33 need nothing. For another version, enable the feature with its number:
//!
#![doc = include_str!("vectors.md")]
//!
//! `cargo tree | grep glam` lists the version that you have. `glam-033` adds nothing now. With it, your manifest keeps
//! working after a release of this crate with another default version. Your own dependency on `glam` decides whether
//! its square roots come from the standard library or from `libm`.
//!
//! # The type of a field
//! The compiler infers the vector of a shape from its arguments. A type that is written without one, as in a struct,
//! has the `Vec2` of `glam` 0.33. If yours is another one, the compiler says "expected `impinge::glam::Vec2`, found
//! `glam::Vec2`". One line for each type that you store makes `Circle` mean your own:
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
//! `DVec2` and `[f64; 2]` make shapes in `f64`: `Circle<DVec2>`. An array literal is `f64` unless its context requires
//! `f32`.
