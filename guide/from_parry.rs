//! Replace `parry2d`.
//!
//! | `parry2d` | here |
//! |---|---|
//! | `Ball::new(r)` with a pose | `Circle::new(center, r)` |
//! | `Capsule::new(a, b, r)` with a pose | `Stadium::new(a, b, r)` |
//! | `Segment::new(a, b)` with a pose | `Segment::new(a, b)` |
//! | `Cuboid::new(half_extents)` with a pose | `ConvexPolygon::rectangle(center, half_extents, (cos, sin))`; without a rotation, `Aabb::new(min, max)` |
//! | `RoundCuboid`, `RoundConvexPolygon` | the same, and `.rounded(border_radius)` |
//! | `Triangle::new(a, b, c)` with a pose | `Triangle::new([a, b, c])` |
//! | `ConvexPolygon::from_convex_hull(&points)` with a pose | `ConvexPolygon::hull(&points)?`, for up to 8 corners |
//! | `SharedShape`, `&dyn Shape` with a pose | `AnyShape`, from any of the shapes above by `into()` |
//! | `Ray::new(origin, dir)` | `Ray::new(origin, direction)` |
//! | `query::intersection_test(&pose, &a, &pose, &b)?` | `query::intersects(&a, &b)?` |
//! | `query::distance(…)?` | `query::distance(&a, &b)?` |
//! | `query::closest_points(…, max)?` | `query::closest_points(&a, &b)?`; for a maximum distance, `within` |
//! | `query::contact(…, prediction)?` | `query::penetration(&a, &b)?`; with a prediction, `query::contact(&a, &b, prediction)?` |
//! | `ContactManifold`, by `contact_manifolds` | `query::contact(&a, &b, prediction)?` |
//! | `shape.contains_point(&pose, point)` | `query::intersects(&shape, &point)?` |
//! | `shape.project_point(&pose, point, true)` | `query::closest_point(&shape, point)?` |
//! | `shape.project_point(&pose, point, false)` | `query::closest_boundary_point(&shape, point)?` |
//! | `shape.cast_ray_and_get_normal(&pose, &ray, max, true)` | `query::raycast(&ray, &shape, max)?` |
//! | the same with `solid: false` | `query::chord(&ray, &shape)?`, then take `enter.or(exit)` and check its `t <= max` |
//! | `query::cast_shapes(…)?` | `query::cast(&moving, translation, &target)?` |
//! | `shape.compute_aabb(&pose)` | `query::bounding_box(&shape)?` |
//! | `Bvh` | `batch`; for a mostly static world, keep using `Bvh` |
//!
//! # What differs
//! - *No pose.* Shapes have world coordinates. `transformed` places a local shape, with the rotation as (cos, sin):
//!
//!   ```
//!   use impinge::glam::vec2;
//!   use impinge::{Circle, Stadium, query};
//!
//!   let paddle = Stadium::new(vec2(-1.0, 0.0), vec2(1.0, 0.0), 0.5);
//!   let placed = paddle.transformed(vec2(0.0, 1.0), vec2(7.0, 2.0));
//!   assert_eq!(
//!       (placed.segment.a, placed.segment.b),
//!       (vec2(7.0, 1.0), vec2(7.0, 3.0))
//!   );
//!   assert!(query::intersects(&placed, &Circle::new(vec2(8.0, 2.0), 0.5))?);
//!   # Ok::<(), impinge::QueryError>(())
//!   ```
//! - *Polygons.* No tolerance drops vertices, and any points give a polygon: see
//!   [`boxes_and_polygons`](super::boxes_and_polygons).
//! - *A contact.* `depth` is `-contact.dist`, and `normal` is `normal1`, which points out of the first shape. In
//!   [`query::contact`](crate::query::contact), `separation` is `contact.dist`. It keeps nothing from frame to frame:
//!   `feature` tells which point is which.
//! - *A cast.* `t` is the fraction of the translation, from 0 to 1, not a time. With velocities, cast by `velocity *
//!   dt`; the time is `hit.t * dt`. `normal` points from the target to the moving shape. `normal1` is in the
//!   frame of the first shape. If that one moves and has no rotation, `normal` is `-normal1`.
//! - *An overlapping start* sets `hit.overlapping`; there is no `ShapeCastStatus`.
//! - *No `Unsupported`.* An unsupported query does not build. An `Err` is only about invalid or too large numbers.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, Ray, Segment, query};
//!
//! let (ball, velocity, dt) =
//!     (Circle::new(vec2(0.0, 3.0), 1.0), vec2(0.0, -64.0), 1.0 / 16.0);
//! let floor = Segment::new(vec2(-9.0, 0.0), vec2(9.0, 0.0));
//! let hit = query::cast(&ball, velocity * dt, &floor)?.expect("it lands");
//! assert_eq!(hit.t * dt, 1.0 / 32.0);
//!
//! let inside = Ray::new(vec2(0.0, 3.0), vec2(1.0, 0.0));
//! assert_eq!(
//!     query::raycast(&inside, &ball, f32::INFINITY)?.map(|hit| hit.t),
//!     Some(0.0)
//! );
//! let hollow =
//!     query::chord(&inside, &ball)?.and_then(|chord| chord.enter.or(chord.exit));
//! assert_eq!(hollow.map(|hit| hit.t), Some(1.0));
//! # Ok::<(), impinge::QueryError>(())
//! ```
