//! Look up a special case: each rule has code that runs.
//!
//! # Touching
//! - Shapes are closed: shapes that just touch intersect.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   assert!(query::intersects(
//!       &Circle::new(vec2(0.0, 0.0), 2.0),
//!       &Circle::new(vec2(3.0, 4.0), 3.0)
//!   )?);
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Their distance is 0, and so is the depth of their penetration.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let a = Circle::new(vec2(0.0, 0.0), 2.0);
//!   let b = Circle::new(vec2(3.0, 4.0), 3.0);
//!   assert_eq!(query::distance(&a, &b)?, 0.0);
//!   assert_eq!(
//!       query::penetration(&a, &b)?.map(|overlap| overlap.depth),
//!       Some(0.0)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Then `closest_points` returns `None`, because they have a common point.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let a = Circle::new(vec2(0.0, 0.0), 1.0);
//!   let b = Circle::new(vec2(2.0, 0.0), 1.0);
//!   assert_eq!(query::closest_points(&a, &b)?, None);
//!   # Ok::<(), QueryError>(())
//!   ```
//! - A shape contains a shape that touches it from inside.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   assert!(query::contains(
//!       &Circle::new(vec2(0.0, 0.0), 3.0),
//!       &Circle::new(vec2(1.0, 0.0), 2.0)
//!   )?);
//!   # Ok::<(), QueryError>(())
//!   ```
//! - A tangent ray hits, in one point.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let ray = Ray::new(vec2(-5.0, 2.0), vec2(1.0, 0.0));
//!   let circle = Circle::new(vec2(0.0, 0.0), 2.0);
//!   assert_eq!(
//!       query::raycast(&ray, &circle, 9.0)?.map(|hit| hit.point),
//!       Some(vec2(0.0, 2.0))
//!   );
//!   assert!(query::chord(&ray, &circle)?.is_some_and(|chord| chord.single));
//!   # Ok::<(), QueryError>(())
//!   ```
//! - A moving shape that grazes another one hits it.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let ball = Circle::new(vec2(-5.0, 2.0), 1.0);
//!   let post = Circle::new(vec2(0.0, 0.0), 1.0);
//!   assert_eq!(
//!       query::cast(&ball, vec2(10.0, 0.0), &post)?.map(|hit| hit.t),
//!       Some(0.5)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - A moving shape that touches at the start hits only if it moves inward.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let floor = Segment::new(vec2(-9.0, 0.0), vec2(9.0, 0.0));
//!   let ball = Circle::new(vec2(0.0, 1.0), 1.0);
//!   assert_eq!(
//!       query::cast(&ball, vec2(0.0, -1.0), &floor)?.map(|hit| hit.t),
//!       Some(0.0)
//!   );
//!   assert_eq!(query::cast(&ball, vec2(1.0, 0.0), &floor)?, None);
//!   assert_eq!(query::cast(&ball, vec2(0.0, 1.0), &floor)?, None);
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Segments that share an end intersect, and no ray passes between them.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let left = Segment::new(vec2(-3.0, 1.0), vec2(0.0, 0.0));
//!   let right = Segment::new(vec2(0.0, 0.0), vec2(3.0, 1.0));
//!   let ray = Ray::new(vec2(0.0, -7.0), vec2(0.0, 3.0));
//!   assert!(query::intersects(&left, &right)?);
//!   assert!(
//!       query::raycast(&ray, &left, 9.0)?.is_some()
//!           && query::raycast(&ray, &right, 9.0)?.is_some()
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//!
//! # Starts inside
//! - Shapes are solid: a ray that starts inside hits at once, with the normal opposite to its direction.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let hit = query::raycast(
//!       &Ray::new(vec2(0.5, 0.0), vec2(3.0, 0.0)),
//!       &Circle::new(vec2(0.0, 0.0), 2.0),
//!       9.0,
//!   )?
//!   .expect("a hit");
//!   assert_eq!((hit.t, hit.normal), (0.0, vec2(-1.0, 0.0)));
//!   # Ok::<(), QueryError>(())
//!   ```
//! - For the hit on the outline, use `chord.enter.or(chord.exit)`.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let chord = query::chord(
//!       &Ray::new(vec2(0.5, 0.0), vec2(3.0, 0.0)),
//!       &Circle::new(vec2(0.0, 0.0), 2.0),
//!   )?
//!   .expect("a hit");
//!   assert_eq!(chord.enter, None);
//!   assert_eq!(
//!       chord.enter.or(chord.exit).map(|hit| (hit.t, hit.normal)),
//!       Some((0.5, vec2(1.0, 0.0)))
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - A ray that starts on the outline hits at `t` = 0, in any direction. Its normal is that of the outline.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let hit = query::raycast(
//!       &Ray::new(vec2(2.0, 0.0), vec2(1.0, 0.0)),
//!       &Circle::new(vec2(0.0, 0.0), 2.0),
//!       9.0,
//!   )?
//!   .expect("a hit");
//!   assert_eq!((hit.t, hit.normal), (0.0, vec2(1.0, 0.0)));
//!   # Ok::<(), QueryError>(())
//!   ```
//! - A cast that starts in an overlap sets `overlapping`. Its normal is that of a shortest translation, the one nearest
//!   to the motion.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let post = Circle::new(vec2(0.0, 0.0), 1.0);
//!   let ball = Circle::new(vec2(1.0, 0.0), 1.0);
//!   let hit =
//!       query::cast(&ball, vec2(5.0, 0.0), &post)?.expect("they overlap");
//!   assert_eq!(
//!       (hit.t, hit.overlapping, hit.normal),
//!       (0.0, true, vec2(1.0, 0.0))
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - The closest point to a point inside is that point itself. For the outline, use `closest_boundary_point`.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let disc = Circle::new(vec2(0.0, 0.0), 2.0);
//!   assert_eq!(
//!       query::closest_point(&disc, vec2(1.0, 0.0))?,
//!       vec2(1.0, 0.0)
//!   );
//!   assert_eq!(
//!       query::closest_boundary_point(&disc, vec2(1.0, 0.0))?,
//!       vec2(2.0, 0.0)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//!
//! # Zero size
//! - A segment without length is a point. A stadium without length is a circle.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let dot = Segment::new(vec2(3.0, 4.0), vec2(3.0, 4.0));
//!   assert_eq!(query::distance(&dot, &vec2(0.0, 0.0))?, 5.0);
//!   # Ok::<(), QueryError>(())
//!   ```
//! - A radius of 0 leaves the bare core.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   assert!(query::intersects(
//!       &Circle::new(vec2(3.0, 4.0), 0.0),
//!       &vec2(3.0, 4.0)
//!   )?);
//!   # Ok::<(), QueryError>(())
//!   ```
//! - With a zero translation, `cast` hits only if the shapes already overlap.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let a = Circle::new(vec2(0.0, 0.0), 1.0);
//!   let b = Circle::new(vec2(2.0, 0.0), 1.0);
//!   assert_eq!(query::cast(&a, vec2(0.0, 0.0), &b)?, None);
//!   assert!(
//!       query::cast(&a.inflated(0.5), vec2(0.0, 0.0), &b)?
//!           .is_some_and(|hit| hit.overlapping)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - With a `max_t` of 0, a ray hits only if its origin is in the shape. A negative `max_t` never hits.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let ray = Ray::new(vec2(0.0, 0.0), vec2(1.0, 0.0));
//!   let disc = Circle::new(vec2(0.0, 0.0), 1.0);
//!   assert!(query::raycast(&ray, &disc, 0.0)?.is_some());
//!   assert_eq!(query::raycast(&ray, &disc, -1.0)?, None);
//!   # Ok::<(), QueryError>(())
//!   ```
//! - A ray without a direction is an error.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let still = Ray::new(vec2(0.0, 0.0), vec2(0.0, 0.0));
//!   assert_eq!(
//!       query::raycast(&still, &vec2(1.0, 0.0), 9.0),
//!       Err(QueryError::ZeroDirection)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//!
//! - A segment without length has no sides.
//!   ```
//!   # use impinge::{QueryError, Segment, glam::Vec2, query};
//!   let dot = Segment::new(Vec2::ONE, Vec2::ONE);
//!   assert_eq!(query::side(&dot, Vec2::ZERO)?, None);
//!   # Ok::<(), QueryError>(())
//!   ```
//!
//! # Boxes and polygons
//! - A box whose `min` is above its `max`, in x or in y, is empty: queries return
//!   [`EmptyBox`](crate::QueryError::EmptyBox), also for the polygon that is made of it.
//!   ```
//!   # use impinge::{Aabb, ConvexPolygon, QueryError, glam::vec2, query};
//!   let empty = Aabb::new(vec2(1.0, 0.0), vec2(0.0, 1.0));
//!   let point = vec2(9.0, 9.0);
//!   assert_eq!(
//!       query::intersects(&empty, &point),
//!       Err(QueryError::EmptyBox)
//!   );
//!   assert_eq!(
//!       query::distance(&empty.rounded(0.5), &point),
//!       Err(QueryError::EmptyBox)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - An [`Aabb`](crate::Aabb) without a width or a height is a segment, and without both a point.
//!   ```
//!   # use impinge::{Aabb, ConvexPolygon, QueryError, glam::vec2, query};
//!   let wall = Aabb::new(vec2(3.0, 0.0), vec2(3.0, 9.0));
//!   assert_eq!(query::distance(&wall, &vec2(0.0, 4.0))?, 3.0);
//!   let dot = Aabb::new(vec2(3.0, 4.0), vec2(3.0, 4.0));
//!   assert_eq!(query::distance(&dot, &vec2(0.0, 0.0))?, 5.0);
//!   # Ok::<(), QueryError>(())
//!   ```
//! - The signs of the half extents of a [`rectangle`](crate::ConvexPolygon::rectangle) do not matter. If one of them is
//!   zero, it is a segment. With the rotation (0, 0), it is the point `center`.
//!   ```
//!   # use impinge::{Aabb, ConvexPolygon, QueryError, glam::vec2, query};
//!   let (center, rotation) = (vec2(1.0, 1.0), vec2(0.0, 1.0));
//!   assert_eq!(
//!       ConvexPolygon::rectangle(center, vec2(-3.0, 2.0), rotation),
//!       ConvexPolygon::rectangle(center, vec2(3.0, 2.0), rotation)
//!   );
//!   let line = ConvexPolygon::rectangle(center, vec2(3.0, 0.0), rotation);
//!   assert_eq!(line.vertices(), [vec2(1.0, -2.0), vec2(1.0, 4.0)]);
//!   let dot =
//!       ConvexPolygon::rectangle(center, vec2(3.0, 2.0), vec2(0.0, 0.0));
//!   assert_eq!(dot.vertices(), [center]);
//!   # Ok::<(), QueryError>(())
//!   ```
//! - A [`ConvexPolygon`](crate::ConvexPolygon) of one vertex is a point, and one of two is a segment. Equal points are
//!   one vertex.
//!   ```
//!   # use impinge::{Aabb, ConvexPolygon, QueryError, glam::vec2, query};
//!   let dot = ConvexPolygon::new([vec2(3.0, 4.0); 3]);
//!   assert_eq!(dot.vertices(), [vec2(3.0, 4.0)]);
//!   assert_eq!(query::distance(&dot, &vec2(0.0, 0.0))?, 5.0);
//!   let line = ConvexPolygon::new([vec2(3.0, 0.0), vec2(3.0, 9.0)]);
//!   assert_eq!(query::distance(&line, &vec2(0.0, 4.0))?, 3.0);
//!   # Ok::<(), QueryError>(())
//!   ```
//! - [`new`](crate::ConvexPolygon::new) takes the hull of the points. Clockwise points are reversed. Repeated points,
//!   and points on an edge or in the interior, are left out. The order may be any, also that of a star, whose sides
//!   cross.
//!   ```
//!   # use impinge::{Aabb, ConvexPolygon, QueryError, glam::vec2, query};
//!   let (a, b) = (vec2(0.0, 0.0), vec2(4.0, 0.0));
//!   let (c, d) = (vec2(4.0, 4.0), vec2(0.0, 4.0));
//!   let square = ConvexPolygon::new([a, b, c, d]);
//!   let clockwise = ConvexPolygon::new([a, d, c, b]);
//!   assert_eq!(clockwise.vertices(), square.vertices());
//!   let crossed = ConvexPolygon::new([a, c, b, d]);
//!   assert_eq!(crossed.vertices(), square.vertices());
//!   let more = ConvexPolygon::new([a, vec2(2.0, 0.0), b, b, c, d]);
//!   assert_eq!(more.vertices(), square.vertices());
//!   let line = ConvexPolygon::new([b, a, vec2(2.0, 0.0)]);
//!   assert_eq!(line.vertices(), [b, a]);
//!   # Ok::<(), QueryError>(())
//!   ```
//! - [`hull`](crate::ConvexPolygon::hull) of no points is an error. So is a hull with more corners than the polygon has
//!   room for.
//!   ```
//!   # use impinge::{Aabb, ConvexPolygon, QueryError, glam::vec2, query};
//!   let points = [0.0, 1.0, 2.0, 3.0].map(|x| vec2(x, x * x));
//!   assert_eq!(ConvexPolygon::hull(&points[..0]), Err(QueryError::NoPoints));
//!   assert_eq!(
//!       ConvexPolygon::<_, 3>::hull_of(&points),
//!       Err(QueryError::TooManyVertices)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Flush sides touch. They have one normal, so it is unique.
//!   ```
//!   # use impinge::{Aabb, ConvexPolygon, QueryError, glam::vec2, query};
//!   let left = Aabb::new(vec2(0.0, 0.0), vec2(1.0, 4.0));
//!   let right = Aabb::new(vec2(1.0, 1.0), vec2(2.0, 9.0));
//!   let touch = query::penetration(&left, &right)?.expect("they touch");
//!   assert_eq!((touch.normal, touch.depth), (vec2(1.0, 0.0), 0.0));
//!   assert!(touch.unique);
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Boxes that touch corner on corner intersect. Each direction between the normals of the corners is equally good, so
//!   [`unique`](crate::query::Penetration::unique) is `false`. The offset is zero.
//!   ```
//!   # use impinge::{Aabb, ConvexPolygon, QueryError, glam::vec2, query};
//!   let a = Aabb::new(vec2(0.0, 0.0), vec2(1.0, 1.0));
//!   let b = Aabb::new(vec2(1.0, 1.0), vec2(2.0, 2.0));
//!   assert!(query::intersects(&a, &b)?);
//!   assert!(query::penetration(&a, &b)?.is_some_and(|touch| !touch.unique));
//!   assert_eq!(query::penetration_offset(&a, &b)?, Some(vec2(0.0, 0.0)));
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Concentric squares can leave each other in four directions. [`penetration`](crate::query::penetration) picks one
//!   of them, and [`penetration_toward`](crate::query::penetration_toward) the one nearest to your direction.
//!   [`penetration_offset`](crate::query::penetration_offset) is an error.
//!   ```
//!   # use impinge::{Aabb, ConvexPolygon, QueryError, glam::vec2, query};
//!   let a = Aabb::new(vec2(-2.0, -2.0), vec2(2.0, 2.0));
//!   let b = Aabb::new(vec2(-1.0, -1.0), vec2(1.0, 1.0));
//!   assert!(query::penetration(&a, &b)?.is_some_and(|tie| !tie.unique));
//!   assert_eq!(
//!       query::penetration_toward(&a, &b, vec2(0.1, 1.0))?
//!           .map(|overlap| overlap.offset()),
//!       Some(vec2(0.0, 3.0))
//!   );
//!   assert_eq!(
//!       query::penetration_offset(&a, &b),
//!       Err(QueryError::NoUniqueDirection)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//!
//! # NaN, infinity, negative radius
//! - A NaN or an infinity in any argument is an error.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let nowhere = Circle::new(vec2(f32::NAN, 0.0), 1.0);
//!   assert_eq!(
//!       query::intersects(&nowhere, &vec2(0.0, 0.0)),
//!       Err(QueryError::NonFinite)
//!   );
//!   assert_eq!(
//!       query::distance(&vec2(f32::INFINITY, 0.0), &vec2(0.0, 0.0)),
//!       Err(QueryError::NonFinite)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Only `max_t` may be infinite.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let ray = Ray::new(vec2(0.0, 0.0), vec2(1.0, 0.0));
//!   let wall = Segment::new(vec2(8.0, -1.0), vec2(8.0, 1.0));
//!   assert_eq!(
//!       query::raycast(&ray, &wall, f32::INFINITY)?.map(|hit| hit.t),
//!       Some(8.0)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - A negative radius is an error, even if the shapes are far apart.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let hole = Circle::new(vec2(0.0, 0.0), -1.0);
//!   assert_eq!(
//!       query::intersects(&hole, &vec2(9.0, 0.0)),
//!       Err(QueryError::NegativeRadius)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - An exact answer that is too large for the type is an error.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let (left, right) = (vec2(-f32::MAX, 0.0), vec2(f32::MAX, 0.0));
//!   assert_eq!(query::distance(&left, &right), Err(QueryError::Overflow));
//!   assert!(!query::intersects(&left, &right)?);
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Of several errors, the first one in this order is returned: `NonFinite`, `EmptyBox`, `NegativeRadius`,
//!   `ZeroDirection`. Either shape may have it.
//!   ```
//!   # use impinge::{Aabb, Circle, QueryError, glam::vec2, query};
//!   let empty = Aabb::new(vec2(1.0, 0.0), vec2(0.0, 1.0));
//!   let hole = Circle::new(vec2(0.0, 0.0), -1.0);
//!   let nowhere = vec2(f32::NAN, 0.0);
//!   assert_eq!(query::intersects(&hole, &empty), Err(QueryError::EmptyBox));
//!   assert_eq!(
//!       query::intersects(&empty, &nowhere),
//!       Err(QueryError::NonFinite)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Constructors check nothing. `validate` returns the same error as a query.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   assert_eq!(
//!       Circle::new(vec2(0.0, 0.0), -1.0).validate(),
//!       Err(QueryError::NegativeRadius)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//!
//! # Normals
//! - The normal of a penetration points from `a` to `b`: the direction in which `b` leaves `a`.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let a = Circle::new(vec2(0.0, 0.0), 1.0);
//!   let b = Circle::new(vec2(0.0, 1.5), 1.0);
//!   assert_eq!(
//!       query::penetration(&a, &b)?.map(|overlap| overlap.normal),
//!       Some(vec2(0.0, 1.0))
//!   );
//!   assert_eq!(
//!       query::penetration(&b, &a)?.map(|overlap| overlap.normal),
//!       Some(vec2(0.0, -1.0))
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - The normal of a ray hit points out of the shape.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let ray = Ray::new(vec2(-5.0, 0.0), vec2(2.0, 0.0));
//!   let disc = Circle::new(vec2(0.0, 0.0), 1.0);
//!   assert_eq!(
//!       query::raycast(&ray, &disc, 9.0)?.map(|hit| hit.normal),
//!       Some(vec2(-1.0, 0.0))
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - A bare segment has two sides: the normal points against the ray.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let wall = Segment::new(vec2(0.0, -1.0), vec2(0.0, 1.0));
//!   let normal = |from: f32| {
//!       query::raycast(
//!           &Ray::new(vec2(from, 0.0), vec2(-from, 0.0)),
//!           &wall,
//!           9.0,
//!       )
//!       .map(|hit| hit.map(|hit| hit.normal))
//!   };
//!   assert_eq!(normal(-2.0)?, Some(vec2(-1.0, 0.0)));
//!   assert_eq!(normal(2.0)?, Some(vec2(1.0, 0.0)));
//!   # Ok::<(), QueryError>(())
//!   ```
//! - The normal of a cast points from the target to the moving shape.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let hit = query::cast(
//!       &Circle::new(vec2(0.0, 5.0), 1.0),
//!       vec2(0.0, -8.0),
//!       &Segment::new(vec2(-9.0, 0.0), vec2(9.0, 0.0)),
//!   )?;
//!   assert_eq!(
//!       hit.map(|hit| (hit.t, hit.normal)),
//!       Some((0.5, vec2(0.0, 1.0)))
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Every normal has length 1, whatever the input.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let a = Circle::new(vec2(1.0, 1.0), 1e-30);
//!   let b = Circle::new(vec2(1.0, 1.0), 1e30);
//!   let normal = query::penetration(&a, &b)?.expect("they overlap").normal;
//!   assert_eq!(normal.length(), 1.0);
//!   # Ok::<(), QueryError>(())
//!   ```
//!
//! # Contacts
//! - A contact has one or two points, never none.
//!   ```
//!   # use impinge::{Aabb, Circle, QueryError, glam::vec2, query};
//!   let (a, b) = (Circle::new(vec2(0.0, 0.0), 1.0), Circle::new(vec2(0.0, 0.0), 2.0));
//!   let contact = query::contact(&a, &b, 0.0)?.expect("they overlap");
//!   assert_eq!((contact.points().len(), contact.unique), (1, false));
//!   # Ok::<(), QueryError>(())
//!   ```
//! - It exists where `within` is true. A negative margin gives `None`.
//!   ```
//!   # use impinge::{Aabb, Circle, QueryError, glam::vec2, query};
//!   let (a, b) = (Circle::new(vec2(0.0, 0.0), 1.0), Circle::new(vec2(3.0, 0.0), 1.0));
//!   assert!(query::contact(&a, &b, 1.0)?.is_some());
//!   assert!(query::contact(&a, &b, 0.5)?.is_none());
//!   assert!(query::contact(&a, &a, -0.5)?.is_none());
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Where two parallel edges end at the same place, both parts are vertices.
//!   ```
//!   # use impinge::{Aabb, Circle, QueryError, glam::vec2, query, query::Part};
//!   let a = Aabb::new(vec2(0.0, 0.0), vec2(2.0, 1.0));
//!   let b = Aabb::new(vec2(0.0, 1.0), vec2(2.0, 2.0));
//!   let contact = query::contact(&a, &b, 0.0)?.expect("they touch");
//!   let feature = contact.points()[0].feature;
//!   assert_eq!((feature.a, feature.b), (Part::Vertex(2), Part::Vertex(1)));
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Two boxes that meet at a corner, or are nearest there, have one point.
//!   ```
//!   # use impinge::{Aabb, Circle, QueryError, glam::vec2, query};
//!   let a = Aabb::new(vec2(0.0, 0.0), vec2(2.0, 2.0));
//!   let b = Aabb::new(vec2(2.0, 2.0), vec2(4.0, 4.0));
//!   let contact = query::contact(&a, &b, 0.0)?.expect("they touch");
//!   assert_eq!(contact.points().len(), 1);
//!   # Ok::<(), QueryError>(())
//!   ```
//!
//! # Units
//! - `t` is a multiple of the ray's direction. The direction may have any length but 0.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let disc = Circle::new(vec2(0.0, 0.0), 1.0);
//!   assert_eq!(
//!       query::raycast(
//!           &Ray::new(vec2(-9.0, 0.0), vec2(4.0, 0.0)),
//!           &disc,
//!           9.0
//!       )?
//!       .map(|hit| hit.t),
//!       Some(2.0)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Along a segment as a path, `t` is 0 at `a` and 1 at `b`.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let path = Segment::new(vec2(0.0, 0.0), vec2(8.0, 0.0));
//!   let wall = Segment::new(vec2(2.0, -1.0), vec2(2.0, 1.0));
//!   assert_eq!(
//!       query::chord(&path, &wall)?
//!           .and_then(|chord| chord.enter)
//!           .map(|hit| hit.t),
//!       Some(0.25)
//!   );
//!   # Ok::<(), QueryError>(())
//!   ```
//! - Left is counter-clockwise, with y pointing up.
//!   ```
//!   # use impinge::{Circle, QueryError, Ray, Segment, glam::vec2, query};
//!   let platform = Segment::new(vec2(-4.0, 0.0), vec2(4.0, 0.0));
//!   let hit = query::raycast(
//!       &Ray::new(vec2(0.0, 2.0), vec2(0.0, -1.0)),
//!       &platform,
//!       9.0,
//!   )?
//!   .expect("a hit");
//!   assert_eq!(hit.facing(&platform), Some(query::Side::Left));
//!   # Ok::<(), QueryError>(())
//!   ```
