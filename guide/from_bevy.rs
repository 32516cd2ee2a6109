//! Replace Bevy's bounding volumes and primitives.
//!
//! Pass the `Vec2` of Bevy 0.20 as it is. For other versions of Bevy, see [`vectors`](super::vectors). `examples/bevy_app` is
//! a complete program, with a `Cargo.toml` of its own.
//!
//! Bevy 0.20 demands a newer Rust than it needs. If Cargo refuses it, update Rust, or pass `--ignore-rust-version`. Without
//! a version, `cargo add bevy` then takes Bevy 0.19: enable the feature `glam-032` of `impinge`.
//!
//! | Bevy | here |
//! |---|---|
//! | `BoundingCircle::new(center, r)` | `Circle::new(center, r)` |
//! | `Segment2d::new(a, b)` | `Segment::new(a, b)` |
//! | `Capsule2d`, with an `Isometry2d` | `Stadium::new(a, b, r)` |
//! | `Aabb2d { min, max }` | `Aabb::new(min, max)`, or `query::bounding_box(&shape)?` |
//! | `Rectangle { half_size }`, with an `Isometry2d` | `ConvexPolygon::rectangle(translation, half_size, vec2(rot.cos, rot.sin))` |
//! | `Triangle2d { vertices }`, with an `Isometry2d` | `Triangle::new(vertices).transformed(vec2(rot.cos, rot.sin), translation)` |
//! | `ConvexPolygon`, with an `Isometry2d` | `ConvexPolygon::hull(polygon.vertices())?`, then `transformed` |
//! | `a.intersects(&b)` | `query::intersects(&a, &b)?` |
//! | `circle.closest_point(point)` | `query::closest_point(&circle, point)?` |
//! | `RayCast2d::new(origin, dir, max).circle_intersection_at(&circle)` | `query::raycast(&Ray::new(origin, *dir), &circle, max)?` |
//! | `BoundingCircleCast::new(…).circle_collision_at(circle)` | `query::cast(&moving, translation, &circle)?` |
//!
//! # What differs
//! - *Normals.* Bevy's casts return a distance. Here, a hit also has the point and the normal, and the
//!   methods `reflect` and `slide`.
//! - *Directions.* `Dir2` has length 1. A ray's direction here has any length but 0. `t` is the distance divided by
//!   that length. The `t` of a cast is a fraction of the translation.
//! - *More shapes.* Segments and stadiums work with every shape, rays included.
//! - *Primitives.* Bevy's `Circle` has no position. Write `Circle::new(translation, circle.radius)`. Both crates have a
//!   `Circle`, a `ConvexPolygon`, and a `Segment2d` or `Segment`: import those of this crate by name, after Bevy's
//!   prelude.
//! - *Polygons.* Bevy's `ConvexPolygon::new` returns an error for vertices that are not convex. Here, the polygon is
//!   their convex hull. [`hull`](crate::ConvexPolygon::hull) takes a slice and has room for 8 corners;
//!   `ConvexPolygon::<_, 32>::hull_of` has room for 32.
//!   [`ConvexPolygon::new`](crate::ConvexPolygon::new) takes an array.
//! - *Components.* Walls of several shapes can share a component, `struct Wall(AnyShape)`: see [`ecs`](super::ecs).
//! - *Systems.* Pass a buffer `shapes: Local<Vec<AnyShape>>` to `batch` as `&*shapes`. A `?` ends the system for this
//!   frame. If two translations are equally short, `penetration_offset` returns an error; `penetration_toward` takes
//!   one.
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::{Circle, QueryError, Segment, query};
//!
//! /// Call it with `transform.translation.truncate()` of each ball.
//! fn bounce(
//!     (translation, velocity): (Vec2, Vec2),
//!     radius: f32,
//!     wall: &Segment,
//! ) -> Result<(Vec2, Vec2), QueryError> {
//!     let hit = query::cast(&Circle::new(translation, radius), velocity, wall)?;
//!     // A ball that already moves away from the wall does not bounce.
//!     let Some(hit) = hit.filter(|hit| hit.normal.dot(velocity) < 0.0) else {
//!         return Ok((translation + velocity, velocity));
//!     };
//!     // Move up to the hit, then spend the rest in the new direction.
//!     let reflected = hit.reflect(velocity);
//!     Ok((translation + velocity * hit.t + reflected * (1.0 - hit.t), reflected))
//! }
//!
//! let floor = Segment::new(vec2(-9.0, 0.0), vec2(9.0, 0.0));
//! let falling = (vec2(0.0, 2.0), vec2(1.0, -2.0));
//! assert_eq!(bounce(falling, 1.0, &floor)?, (vec2(1.0, 2.0), vec2(1.0, 2.0)));
//! # Ok::<(), QueryError>(())
//! ```
//!
//! With several walls, use the first hit: see [`never_tunnel`](super::never_tunnel).
