//! Store boxes and polygons with any number of corners.
//!
//! | you have | take |
//! |---|---|
//! | a tile, a room, a player's box, all axis-aligned | [`Aabb`](crate::Aabb) |
//! | a box that turns | `ConvexPolygon::rectangle(center, half_extents, rotation)` |
//! | a box with rounded corners | `aabb.rounded(radius)`, or `rectangle(…).rounded(radius)` |
//! | a ramp | [`Triangle::new([a, b, c])`](crate::Triangle) |
//! | corners in an array | [`ConvexPolygon::new(corners)`](crate::ConvexPolygon::new) |
//! | a level of mixed shapes | a `Vec` of [`AnyShape`](crate::AnyShape) |
//! | a list of points | [`ConvexPolygon::hull(&points)?`](crate::ConvexPolygon::hull), up to 8 corners; `ConvexPolygon::<_, 32>::hull_of(&points)?`, up to 32 |
//!
//! Wherever the table of [`query`](crate::query) says *any* or *bounded*, a query takes all of them. `ConvexPolygon`
//! alone means a polygon with room for 8 vertices. A triangle is another type, `ConvexPolygon<Vec2, 3>`, and a
//! rectangle is `ConvexPolygon<Vec2, 4>`. To get the type with room for 8, call `with_capacity()?`.
//!
//! A level that mixes them with circles and other shapes is a `Vec<AnyShape>`: see [`AnyShape`](crate::AnyShape). In a
//! release build, each query of two `AnyShape`s adds up to two megabytes to the program, and 5 to 30 seconds to its
//! compile time, wherever you call it. Put such a call into a function of its own, and that into a crate of
//! its own: then it is compiled once.
//!
//! A `rotation` is the unit vector (cos α, sin α): `Vec2::from_angle(α)`. To enlarge a box by a margin, take
//! `aabb.expanded(margin)`, a box with sharp corners, or `aabb.inflated(margin)`, a polygon with round ones.
//! `polygon.rounded(radius)` sets its radius, and `polygon.inflated(margin)` adds to it.
//!
//! Boxes on a grid often tie: a tile that overlaps another by half a tile can leave it in two directions. Then
//! [`penetration_offset`](crate::query::penetration_offset) returns
//! [`NoUniqueDirection`](crate::QueryError::NoUniqueDirection). Ask [`penetration`](crate::query::penetration), or
//! [`penetration_toward`](crate::query::penetration_toward) with the direction that the box came from.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Aabb, ConvexPolygon, Triangle, query};
//!
//! let floor = Aabb::new(vec2(-10.0, -1.0), vec2(10.0, 0.0));
//! let ramp = Triangle::new([vec2(2.0, 0.0), vec2(6.0, 0.0), vec2(6.0, 2.0)]);
//! let player = Aabb::new(vec2(0.0, 0.0), vec2(1.0, 2.0));
//! assert!(query::intersects(&player, &floor)?); // It stands.
//! assert_eq!(query::distance(&player, &ramp)?, 1.0);
//!
//! // A crate of 2 by 2, turned by an angle whose cosine is 0.6.
//! let (half_extents, rotation) = (vec2(1.0, 1.0), vec2(0.6, 0.8));
//! let wood = ConvexPolygon::rectangle(vec2(0.5, 3.0), half_extents, rotation);
//! assert!(query::intersects(&player, &wood)?);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Corners
//! A box or a polygon without a radius is sharp: at a corner, its outline has no normal of its own. A ray or a moving
//! shape that meets a corner exactly gets the normal there that is least against it. A ray that only grazes the corner
//! gets a perpendicular one. On a grid this happens all the time: a box that slides over flush tiles meets a corner at
//! each seam. For such a hit, [`cast`](crate::query::cast) sets [`unique`](crate::query::CastHit::unique) to `false`;
//! for a motion along an outline, it sets [`grazes`](crate::query::CastHit::grazes). Its page shows how to slide over
//! seams.
//!
//! # Bodies that turn
//! Keep the polygon around the origin, and place it anew in each frame with
//! [`transformed`](crate::ConvexPolygon::transformed). Rounding errors then do not add up.
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::{ConvexPolygon, Triangle};
//!
//! struct Body {
//!     shape: ConvexPolygon,
//!     position: Vec2,
//!     /// (cos α, sin α)
//!     rotation: Vec2,
//! }
//!
//! impl Body {
//!     fn placed(&self) -> ConvexPolygon {
//!         self.shape.transformed(self.rotation, self.position)
//!     }
//! }
//!
//! let ship = Triangle::new([vec2(-1.0, -1.0), vec2(2.0, 0.0), vec2(-1.0, 1.0)]);
//! let body = Body {
//!     // From a triangle to the type with room for 8 vertices.
//!     shape: ship.with_capacity()?,
//!     position: vec2(10.0, 0.0),
//!     rotation: vec2(0.0, 1.0),
//! };
//! assert_eq!(body.placed().vertices()[1], vec2(10.0, 2.0));
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Why there is no error `NotConvex`
//! A polygon is the convex hull of its points. The hull is exact, so no tolerance decides what a corner is. Points
//! inside or on an edge are left out, and clockwise points are reversed. So every list of points is valid, and rounding
//! cannot make a polygon invalid. If rotated and rounded points are no longer convex, their hull differs from them by
//! less than the rounding.
//!
//! To find out whether your points were convex and in order, compare.
//!
//! ```
//! use impinge::ConvexPolygon;
//! use impinge::glam::vec2;
//!
//! let (a, b, c) = (vec2(0.0, 0.0), vec2(4.0, 0.0), vec2(0.0, 4.0));
//! let dent = vec2(1.0, 1.0);
//! assert_eq!(ConvexPolygon::new([a, b, c]).vertices(), [a, b, c]);
//! assert_ne!(
//!     ConvexPolygon::new([a, b, dent, c]).vertices(),
//!     [a, b, dent, c]
//! );
//! ```
//!
//! # Concave shapes
//! Cut a concave shape into convex pieces, and query each piece. Editors of levels do this, and so do crates such as
//! `earcutr`, which cuts a polygon into triangles. The shape overlaps something if one of its pieces does, and its
//! distance is the least one of its pieces.
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::{Aabb, QueryError, query};
//!
//! /// An L, as two boxes.
//! const CORNER: [Aabb; 2] = [
//!     Aabb::new(Vec2::ZERO, vec2(1.0, 4.0)),
//!     Aabb::new(Vec2::ZERO, vec2(4.0, 1.0)),
//! ];
//!
//! fn is_free(point: Vec2) -> Result<bool, QueryError> {
//!     for piece in &CORNER {
//!         if query::intersects(piece, &point)? {
//!             return Ok(false);
//!         }
//!     }
//!     Ok(true)
//! }
//! assert!(is_free(vec2(2.0, 2.0))?);
//! assert!(!is_free(vec2(3.0, 0.5))?);
//! # Ok::<(), QueryError>(())
//! ```
//!
//! A penetration is that of one piece. It may push into another piece: move by the deepest one, and query again.
//!
//! # Empty boxes
//! A box whose `min` is above its `max` is empty. Queries return [`EmptyBox`](crate::QueryError::EmptyBox) for it,
//! and for the polygon that [`inflated`](crate::Aabb::inflated), [`rounded`](crate::Aabb::rounded) or
//! [`transformed`](crate::Aabb::transformed) makes of it, which has no vertices.
