//! Keep a margin: a clearance, a tolerance after a push, a skin. You pass the margin. The library has none
//! of its own.
//!
//! [`within`](crate::query::within) compares the exact distance with the margin, not a rounded distance. It is true at
//! exactly the margin, so `!within` means farther than the margin:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, Segment, query};
//!
//! let (robot, shelf) = (
//!     Circle::new(vec2(0.0, 3.0), 1.0),
//!     Segment::new(vec2(-5.0, 0.0), vec2(5.0, 0.0)),
//! );
//! assert!(query::within(&robot, &shelf, 2.0)?);
//! assert!(!query::within(&robot, &shelf, 2.0_f32.next_down())?);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! With a margin of 0, the answer is that of [`intersects`](crate::query::intersects). With a negative margin, it is
//! `false`. A margin that is NaN or infinite is an error.
//!
//! # After a push
//! After a push, the position is rounded. The shapes may overlap slightly, or be apart. Check that the gap, or what is
//! left of the overlap, is at most a margin in the unit of your coordinates:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, query};
//!
//! const SLOP: f32 = 0.001;
//!
//! let (post, ball) =
//!     (Circle::new(vec2(0.1, 0.2), 1.0), Circle::new(vec2(0.7, 0.9), 1.0));
//! let offset = query::penetration_offset(&post, &ball)?.expect("they overlap");
//! let out = ball.translated(offset);
//! assert!(
//!     query::within(&out, &post, SLOP)?
//!         && !query::intersects(&out.inflated(-SLOP), &post)?
//! );
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # A clearance
//! A robot needs the smallest clearance to all obstacles: how far, which one, and where. It is negative where they
//! overlap. [`signed_distance`](crate::query::signed_distance) gives the number. The points are those of
//! [`closest_points`](crate::query::closest_points) or, for an overlap, of [`penetration`](crate::query::penetration):
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::{AnyShape, Circle, QueryError, Segment, query};
//!
//! struct Clearance {
//!     obstacle: usize,
//!     distance: f32,
//!     on_robot: Vec2,
//!     on_obstacle: Vec2,
//! }
//!
//! /// `None` if there is no obstacle.
//! fn clearance(
//!     robot: &Circle,
//!     obstacles: &[AnyShape],
//! ) -> Result<Option<Clearance>, QueryError> {
//!     let mut least: Option<(usize, f32)> = None;
//!     for (index, obstacle) in obstacles.iter().enumerate() {
//!         let distance = query::signed_distance(robot, obstacle)?;
//!         if least.is_none_or(|(_, least)| distance < least) {
//!             least = Some((index, distance));
//!         }
//!     }
//!     let Some((obstacle, distance)) = least else { return Ok(None) };
//!     let points = query::closest_points(robot, &obstacles[obstacle])?;
//!     let overlap = query::penetration(robot, &obstacles[obstacle])?;
//!     let points = points.or(overlap.map(|it| (it.point_a, it.point_b)));
//!     Ok(points.map(|(on_robot, on_obstacle)| Clearance {
//!         obstacle,
//!         distance,
//!         on_robot,
//!         on_obstacle,
//!     }))
//! }
//!
//! let obstacles: [AnyShape; 2] = [
//!     Circle::new(vec2(6.0, 0.0), 2.0).into(),
//!     Segment::new(vec2(-5.0, -4.0), vec2(5.0, -4.0)).into(),
//! ];
//! let robot = |x, y| Circle::new(vec2(x, y), 1.0);
//! let found = clearance(&robot(0.0, -2.0), &obstacles)?.expect("obstacles");
//! assert_eq!((found.obstacle, found.distance), (1, 1.0));
//! assert_eq!(
//!     (found.on_robot, found.on_obstacle),
//!     (vec2(0.0, -3.0), vec2(0.0, -4.0))
//! );
//! // It overlaps the disc by 0.5.
//! let found = clearance(&robot(3.5, 0.0), &obstacles)?.expect("obstacles");
//! assert_eq!((found.obstacle, found.distance), (0, -0.5));
//! assert_eq!(
//!     (found.on_robot, found.on_obstacle),
//!     (vec2(4.5, 0.0), vec2(4.0, 0.0))
//! );
//! # Ok::<(), QueryError>(())
//! ```
//!
//! # A skin
//! [`inflated`](crate::Circle::inflated) grows a shape: a ball with a skin, a robot with its clearance, a segment that
//! becomes a stadium, a box that becomes a polygon with round corners. A box that stays a box, with sharp corners, is
//! [`expanded`](crate::Aabb::expanded). A radius below zero is an error of the query, not of `inflated`.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, QueryError, query};
//!
//! let coin = Circle::new(vec2(0.0, 0.0), 1.0);
//! assert!(query::intersects(&coin.inflated(0.5), &vec2(1.5, 0.0))?);
//! assert_eq!(
//!     query::intersects(&coin.inflated(-2.0), &vec2(1.5, 0.0)),
//!     Err(QueryError::NegativeRadius)
//! );
//! # Ok::<(), QueryError>(())
//! ```
