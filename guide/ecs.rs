//! Hold shapes in an ECS or in an engine's objects, and place them by a transform.
//!
//! An engine moves an entity by its transform. A query takes shapes in the coordinates of the world. So each entity
//! holds its shape around the origin. In each frame, the transform places it anew. The arrow is the x axis of a shape:
//!
#![doc = include_str!("../figures/doc/ecs.svg")]
//!
//! # Keep the shape at the origin
//! Do not move the shape itself from frame to frame. Each move rounds its coordinates, so its size and its form change
//! over time. A shape that is placed anew is rounded once:
//!
//! ```
//! use impinge::Aabb;
//! use impinge::glam::vec2;
//!
//! let stone = Aabb::new(vec2(-0.1, -0.1), vec2(0.1, 0.1));
//! let there = vec2(1000.0, 0.0);
//! // The size changed.
//! assert_ne!(stone.translated(there).translated(-there), stone);
//! ```
//!
//! A shape that turns can change far more. Here, a stadium turns once in 8 seconds, for a day at 60 frames a second. At
//! another speed, the length changes by more or by less. The dashed outline is that of the start. On the left, the
//! shape itself is turned in each frame. On the right, the transform is turned, and places the shape:
//!
#![doc = include_str!("../figures/doc/ecs_moved.svg")]
//!
//! A point and a circle have one point only, so nothing of them changes but the place.
//!
//! # One component for all kinds
//! [`AnyShape`](crate::AnyShape) holds one shape of any kind but a ray. A query takes it wherever the table of
//! [`query`](crate::query) says *any* or *bounded*. Here, an array stands in for the ECS:
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::{Aabb, AnyShape, Circle, QueryError, Stadium, batch};
//!
//! /// A component. It never changes.
//! struct Collider(AnyShape);
//!
//! /// Your engine's transform. `rotation` is (cos α, sin α).
//! struct Transform {
//!     translation: Vec2,
//!     rotation: Vec2,
//! }
//!
//! impl Collider {
//!     fn placed(&self, transform: &Transform) -> AnyShape {
//!         self.0.transformed(transform.rotation, transform.translation)
//!     }
//! }
//!
//! let at = |x: f32, rotation| Transform { translation: vec2(x, 0.0), rotation };
//! let entities = [
//!     (Collider(Circle::new(Vec2::ZERO, 1.0).into()), at(0.0, Vec2::X)),
//!     // Upright by a quarter turn.
//!     (
//!         Collider(Stadium::new(vec2(-2.0, 0.0), vec2(2.0, 0.0), 0.5).into()),
//!         at(1.25, Vec2::Y),
//!     ),
//!     (Collider(Aabb::new(-Vec2::ONE, Vec2::ONE).into()), at(9.0, Vec2::X)),
//! ];
//!
//! // Once a frame. Keep both buffers for the next one.
//! let (mut shapes, mut pairs) = (Vec::new(), batch::Pairs::new());
//! shapes.clear();
//! shapes.extend(entities.iter().map(|(collider, at)| collider.placed(at)));
//! // The indices are those of the entities.
//! assert_eq!(batch::overlapping_pairs(&shapes, &mut pairs)?, [(0, 1)]);
//! # Ok::<(), QueryError>(())
//! ```
//!
//! If the order of the entities can differ from run to run, collect them with their shapes, and sort them by something
//! that does not depend on the run: see [`rollback`](super::rollback).
//!
//! In a release build, each query of two `AnyShape`s is compiled for all pairs of kinds. It adds a few hundred
//! kilobytes to two megabytes to the program, and 5 to 30 seconds to its compile time, wherever you call it. Put such a
//! call into a function of its own, and that into a crate of its own: then it is compiled once.
//!
//! # One component for each kind
//! If you know the kinds, hold `Circle`, `Aabb` and so on in components of their own. A query is then compiled for its
//! kinds alone: that is faster, and the program is smaller.
//!
//! | you have | take |
//! |---|---|
//! | balls and walls, each of one kind | a component for each kind |
//! | a level with all kinds, from an editor | `AnyShape` |
//! | thousands of circles or stadiums | `batch::Circles` or `batch::Stadiums`, outside the ECS |
//!
//! # From an engine's transform
//! | the engine has | here |
//! |---|---|
//! | a position | `shape.translated(position)`; a box stays a box |
//! | a position and an angle | `shape.transformed(Vec2::from_angle(angle), position)` |
//! | Bevy's `Isometry2d` | `shape.transformed(vec2(rot.cos, rot.sin), translation)` |
//! | Bevy's `Transform`, here `t` | `shape.transformed((t.rotation * Vec3::X).truncate(), t.translation.truncate())`, if it turns about z only |
//! | a parent | the transform in the world, as Bevy's `GlobalTransform` has it |
//!
//! # Pitfalls
//! - *Scale.* `transformed` does not take one. Multiply the sizes of the shape when you make it. A `rotation` that is
//!   longer than 1 scales the positions, but not the radius.
//! - *A box that turns.* [`transformed`](crate::Aabb::transformed) makes a polygon of a box, which is slower. For what
//!   never turns, take `translated`.
//! - *A polygon of more than 8 corners.* An `AnyShape` has no room for it. Give it a component of its own, or cut it.
//! - *Shapes that touch.* They intersect. So `overlapping_pairs` also returns the flush pieces of a level: skip pairs of
//!   which neither moves. A character with a skin touches nothing: for its ground, see [`character`](super::character).
//! - *Two vectors.* The engine may have another `glam`: see [`vectors`](super::vectors).
