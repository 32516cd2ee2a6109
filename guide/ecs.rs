//! Hold shapes in an entity component system, or in any list of objects with a position and a rotation.
//!
//! Keep two things for each object: its shape at the origin, and where it is now. Place the shape anew in each frame:
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::{AnyShape, Circle, ConvexPolygon, QueryError, batch};
//!
//! /// A component that does not change.
//! struct Collider(AnyShape);
//!
//! /// A component that changes in each frame. The rotation is (cos α, sin α).
//! struct Placement {
//!     position: Vec2,
//!     rotation: Vec2,
//! }
//!
//! fn placed(Collider(shape): &Collider, place: &Placement) -> AnyShape {
//!     shape.transformed(place.rotation, place.position)
//! }
//!
//! let hull = [vec2(-1.0, -0.5), vec2(1.0, -0.5), vec2(0.0, 1.5)];
//! let ship = Collider(ConvexPolygon::new(hull).into());
//! let rock = Collider(Circle::new(Vec2::ZERO, 2.0).into());
//! let world = [
//!     ("ship", ship, Placement { position: vec2(3.0, 0.5), rotation: vec2(0.0, 1.0) }),
//!     ("rock", rock, Placement { position: vec2(0.0, 0.0), rotation: Vec2::X }),
//! ];
//!
//! // Once in a frame: all shapes in a row, in the order of the entities.
//! let shapes: Vec<AnyShape> =
//!     world.iter().map(|(_, shape, place)| placed(shape, place)).collect();
//! let mut pairs = batch::Pairs::new();
//! let found = batch::overlapping_pairs(&shapes, &mut pairs)?;
//! assert_eq!(found, [(0, 1)]);
//! assert_eq!((world[0].0, world[1].0), ("ship", "rock"));
//! # Ok::<(), QueryError>(())
//! ```
//!
#![doc = include_str!("../figures/doc/batch_overlapping_pairs.svg")]
//!
//! `batch` returns indices into that row. Keep the entities in a second row with the same order.
//!
//! # One list, or one for each kind
//! [`AnyShape`](crate::AnyShape) holds every bounded kind, and its answers are those of the shape that it holds. If most of
//! your shapes are of one kind, a list of that kind is faster: `batch` tests circles and boxes several at a time.
//! `batch::overlapping_pairs_between` takes two lists.
//!
//! # Your engine's types
//! - A shape has the vectors of your engine, if these are those of a supported `glam` or arrays: see
//!   [`vectors`](super::vectors).
//! - An angle becomes a rotation by its cosine and its sine. Take them once in a frame. A game that must have the same
//!   bits on all machines stores the rotation and not the angle: see [`rollback`](super::rollback).
//! - A scale is a change of the collider. Make a new shape when the scale changes.
//!
//! # Pitfalls
//! - Do not store the placed shape and move it again in the next frame. Each move rounds, and after thousands of
//!   frames a square is no longer a square.
//! - A box is parallel to the axes. Rotated, it becomes a polygon: `Aabb::transformed` returns one.
