//! Find the query that answers your question.
//!
//! Each query is a function of [`query`](crate::query). Most are also methods of their first shape, unless it is a
//! point: `bench.intersects(&ball)`.
//!
//! # Do these overlap?
//! [`intersects`](crate::query::intersects). With a point, it asks whether the point is inside. For boxes and polygons,
//! see [`boxes_and_polygons`](super::boxes_and_polygons).
//!
//! ```
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! let bench = Stadium::new(vec2(-2.0, 0.0), vec2(2.0, 0.0), 0.5);
//! assert!(query::intersects(&bench, &Circle::new(vec2(0.0, 1.0), 1.0))?);
//! assert!(!query::intersects(&bench, &vec2(0.0, 1.0))?);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Is one shape completely inside the other?
//! [`contains`](crate::query::contains).
//!
//! ```
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! let room = Circle::new(vec2(0.0, 0.0), 5.0);
//! assert!(query::contains(
//!     &room,
//!     &Segment::new(vec2(-3.0, 4.0), vec2(3.0, 4.0))
//! )?);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Are they too close?
//! [`within`](crate::query::within) asks whether the distance is at most a margin.
//!
//! ```
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! let (robot, shelf) = (
//!     Circle::new(vec2(0.0, 3.0), 1.0),
//!     Segment::new(vec2(-5.0, 0.0), vec2(5.0, 0.0)),
//! );
//! assert!(query::within(&robot, &shelf, 2.0)?);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # How far apart are they, and where?
//! [`distance`](crate::query::distance) and [`closest_points`](crate::query::closest_points).
//! [`signed_distance`](crate::query::signed_distance) is negative for shapes that overlap.
//!
//! ```
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! let (a, b) =
//!     (Circle::new(vec2(0.0, 0.0), 1.0), Circle::new(vec2(6.0, 0.0), 2.0));
//! assert_eq!(query::distance(&a, &b)?, 3.0);
//! assert_eq!(
//!     query::closest_points(&a, &b)?,
//!     Some((vec2(1.0, 0.0), vec2(4.0, 0.0)))
//! );
//! assert_eq!(query::signed_distance(&a, &vec2(0.0, 0.25))?, -0.75);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Which point of a shape is nearest?
//! [`closest_point`](crate::query::closest_point) gives the nearest point of the solid shape. A point
//! inside is its own nearest point.
//! [`closest_boundary_point`](crate::query::closest_boundary_point) gives the nearest point of the outline.
//!
//! ```
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! let pond = Circle::new(vec2(0.0, 0.0), 2.0);
//! assert_eq!(query::closest_point(&pond, vec2(5.0, 0.0))?, vec2(2.0, 0.0));
//! assert_eq!(query::closest_point(&pond, vec2(1.0, 0.0))?, vec2(1.0, 0.0));
//! assert_eq!(
//!     query::closest_boundary_point(&pond, vec2(1.0, 0.0))?,
//!     vec2(2.0, 0.0)
//! );
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # How do I get it out?
//! [`penetration_offset`](crate::query::penetration_offset) is the shortest translation. If you know where the shape
//! came from, use [`penetration_toward`](crate::query::penetration_toward). See [`push_out`](super::push_out).
//!
//! ```
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! let (wall, ball) = (
//!     Segment::new(vec2(0.0, -4.0), vec2(0.0, 4.0)),
//!     Circle::new(vec2(0.5, 0.0), 2.0),
//! );
//! assert_eq!(query::penetration_offset(&wall, &ball)?, Some(vec2(1.5, 0.0)));
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # How does a solver keep two bodies apart?
//! [`contact`](crate::query::contact) gives a normal, and one or two points with their separations. Each has a feature,
//! by which the next step recognises it. `batch::contacts` gives those of all pairs. [`solver`](super::solver) shows a
//! small solver that stacks boxes.
//!
//! ```
//! # use impinge::{Aabb, Circle, Ray, Segment, Stadium, glam::vec2, query};
//! let floor = Aabb::new(vec2(-8.0, -1.0), vec2(8.0, 0.0));
//! let crate_ = Aabb::new(vec2(0.0, 0.25), vec2(2.0, 2.25));
//! let contact = query::contact(&floor, &crate_, 0.5)?.expect("near");
//! assert_eq!(contact.normal, vec2(0.0, 1.0));
//! assert!(
//!     contact
//!         .points()
//!         .iter()
//!         .all(|point| point.separation == 0.25)
//! );
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Can it move there?
//! [`cast`](crate::query::cast) tests the whole path: see [`never_tunnel`](super::never_tunnel). For a map of tiles,
//! see [`tile_maps`](super::tile_maps); for a character with steps and slopes, see [`character`](super::character).
//!
//! ```
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! let (ball, wall) = (
//!     Circle::new(vec2(-4.0, 0.0), 1.0),
//!     Segment::new(vec2(0.0, -4.0), vec2(0.0, 4.0)),
//! );
//! assert_eq!(
//!     query::cast(&ball, vec2(12.0, 0.0), &wall)?.map(|hit| hit.t),
//!     Some(0.25)
//! );
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # What does a ray hit?
//! [`raycast`](crate::query::raycast) returns the first hit. Its methods `reflect` and `slide` give the next direction.
//!
//! ```
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! let ray = Ray::new(vec2(0.0, 2.0), vec2(1.0, -2.0));
//! let floor = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
//! let hit = query::raycast(&ray, &floor, f32::INFINITY)?.expect("a hit");
//! assert_eq!(
//!     (hit.point, hit.reflect(ray.direction)),
//!     (vec2(1.0, 0.0), vec2(1.0, 2.0))
//! );
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Where does a line enter and leave?
//! [`chord`](crate::query::chord). It also gives the point where two segments cross.
//!
//! ```
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! let (road, river) = (
//!     Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0)),
//!     Segment::new(vec2(1.0, -3.0), vec2(1.0, 3.0)),
//! );
//! let bridge = query::chord(&road, &river)?.and_then(|chord| chord.enter);
//! assert_eq!(bridge.map(|hit| hit.point), Some(vec2(1.0, 0.0)));
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # On which side is a point?
//! [`side`](crate::query::side) tells on which side of the line of a segment or a ray a point is. It is the exact
//! orientation of three points.
//!
//! ```
//! # use impinge::{Segment, glam::vec2, query::{self, Side}};
//! let edge = Segment::new(vec2(0.0, 0.0), vec2(4.0, 0.0));
//! assert_eq!(query::side(&edge, vec2(9.0, 0.5))?, Some(Side::Left));
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Which of many shapes are near?
//! The module `batch` queries one shape against many: `batch::intersecting` tells what is under the cursor,
//! `batch::closest` what is nearest to it, `batch::cast` what a moving shape meets first, `batch::overlapping_pairs`
//! which shapes overlap. For `batch::cast`, an overlap at the start, even by one ulp, is a hit at `t` = 0, which comes
//! before all others: see [`never_tunnel`](super::never_tunnel). To mix circles, boxes and other shapes in one list, hold them as
//! [`AnyShape`](crate::AnyShape); for an engine's entities, see [`ecs`](super::ecs). For a broad phase of your own, use
//! [`bounding_box`](crate::query::bounding_box).
//!
//! ```
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! let bounds = query::bounding_box(&Circle::new(vec2(1.0, 2.0), 0.5))?;
//! assert!(bounds.contains_point(vec2(1.5, 2.5))?);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Why is there an error?
//! [`invalid`](super::invalid) lists where errors come from, and finds the shape. A tie is no invalid input: see
//! [`ties`](super::ties).
