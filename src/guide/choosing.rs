//! Which query answers what you want to know.
//!
//! Each is a function of [`query`](crate::query), and a method of its first shape: `bench.intersects(&ball)`.
//!
//! # Do these overlap?
//! [`intersects`](crate::query::intersects). With a point, it asks whether that is inside.
//!
//! ```
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! let bench = Stadium::new(vec2(-2.0, 0.0), vec2(2.0, 0.0), 0.5);
//! assert!(query::intersects(&bench, &Circle::new(vec2(0.0, 1.0), 1.0))?);
//! assert!(!query::intersects(&bench, &vec2(0.0, 1.0))?);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Is one all in the other?
//! [`contains`](crate::query::contains).
//!
//! ```
//!
//! let room = Circle::new(vec2(0.0, 0.0), 5.0);
//! assert!(query::contains(
//!     &room,
//!     &Segment::new(vec2(-3.0, 4.0), vec2(3.0, 4.0))
//! )?);
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Are they too near?
//! [`within`](crate::query::within) a margin.
//!
//! ```
//!
//! let (robot, shelf) = (
//!     Circle::new(vec2(0.0, 3.0), 1.0),
//!     Segment::new(vec2(-5.0, 0.0), vec2(5.0, 0.0)),
//! );
//! assert!(query::within(&robot, &shelf, 2.0)?);
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # How far apart are they, and where?
//! [`distance`](crate::query::distance) and [`closest_points`](crate::query::closest_points); below 0 inside, [`signed_distance`](crate::query::signed_distance).
//!
//! ```
//!
//! let (a, b) =
//!     (Circle::new(vec2(0.0, 0.0), 1.0), Circle::new(vec2(6.0, 0.0), 2.0));
//! assert_eq!(query::distance(&a, &b)?, 3.0);
//! assert_eq!(
//!     query::closest_points(&a, &b)?,
//!     Some((vec2(1.0, 0.0), vec2(4.0, 0.0)))
//! );
//! assert_eq!(query::signed_distance(&a, &vec2(0.0, 0.25))?, -0.75);
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Where is the nearest place on it?
//! [`closest_point`](crate::query::closest_point), which is the point itself inside; [`closest_boundary_point`](crate::query::closest_boundary_point), which is on the outline.
//!
//! ```
//!
//! let pond = Circle::new(vec2(0.0, 0.0), 2.0);
//! assert_eq!(query::closest_point(&pond, vec2(5.0, 0.0))?, vec2(2.0, 0.0));
//! assert_eq!(query::closest_point(&pond, vec2(1.0, 0.0))?, vec2(1.0, 0.0));
//! assert_eq!(
//!     query::closest_boundary_point(&pond, vec2(1.0, 0.0))?,
//!     vec2(2.0, 0.0)
//! );
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # How do I get it out?
//! [`penetration_offset`](crate::query::penetration_offset), or [`penetration_toward`](crate::query::penetration_toward) where you know whence it came: [`push_out`](super::push_out).
//!
//! ```
//!
//! let (wall, ball) = (
//!     Segment::new(vec2(0.0, -4.0), vec2(0.0, 4.0)),
//!     Circle::new(vec2(0.5, 0.0), 2.0),
//! );
//! assert_eq!(query::penetration_offset(&wall, &ball)?, Some(vec2(1.5, 0.0)));
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # May it move there?
//! [`cast`](crate::query::cast) asks about the whole way: [`never_tunnel`](super::never_tunnel).
//!
//! ```
//!
//! let (ball, wall) = (
//!     Circle::new(vec2(-4.0, 0.0), 1.0),
//!     Segment::new(vec2(0.0, -4.0), vec2(0.0, 4.0)),
//! );
//! assert_eq!(
//!     query::cast(&ball, vec2(12.0, 0.0), &wall)?.map(|hit| hit.t),
//!     Some(0.25)
//! );
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # What does it see or hit?
//! [`raycast`](crate::query::raycast) tells the first hit; `reflect` and `slide` go on from it.
//!
//! ```
//!
//! let ray = Ray::new(vec2(0.0, 2.0), vec2(1.0, -2.0));
//! let floor = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
//! let hit = query::raycast(&ray, &floor, f32::INFINITY)?.expect("a hit");
//! assert_eq!(
//!     (hit.point, hit.reflect(ray.direction)),
//!     (vec2(1.0, 0.0), vec2(1.0, 2.0))
//! );
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Where does a line enter and leave?
//! [`chord`](crate::query::chord), also for where two segments cross.
//!
//! ```
//!
//! let (road, river) = (
//!     Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0)),
//!     Segment::new(vec2(1.0, -3.0), vec2(1.0, 3.0)),
//! );
//! let bridge = query::chord(&road, &river)?.and_then(|chord| chord.enter);
//! assert_eq!(bridge.map(|hit| hit.point), Some(vec2(1.0, 0.0)));
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # On which side is a point?
//! [`side`](crate::query::side) of a segment's or a ray's line: the orientation of three points, exactly.
//!
//! ```
//! # use impinge::{Segment, glam::vec2, query::{self, Side}};
//! let edge = Segment::new(vec2(0.0, 0.0), vec2(4.0, 0.0));
//! assert_eq!(query::side(&edge, vec2(9.0, 0.5))?, Some(Side::Left));
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Who is near at all?
//! The module `batch` asks one shape against many, and finds all pairs; [`bounding_box`](crate::query::bounding_box) serves a broad phase of your own.
//!
//! ```
//! # use impinge::{Circle, Ray, Segment, Stadium, glam::vec2, query};
//! let bounds = query::bounding_box(&Circle::new(vec2(1.0, 2.0), 0.5))?;
//! assert!(bounds.contains_point(vec2(1.5, 2.5)));
//! # Ok::<(), impinge::QueryError>(())
//! ```
