//! Replace formulas written by hand.
//!
//! # Two circles
//! `(b - a).length() < r + s` overflows for circles that are far apart. It is false for circles that touch. It rounds
//! seven times. Plain `f32`, with `<=` and without the root, reports that this pair overlaps:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, query};
//!
//! let (a, b) =
//!     (Circle::new(vec2(0.0, 0.0), 0.1), Circle::new(vec2(0.3, 0.4), 0.4));
//! let reach = a.radius + b.radius;
//! assert!(a.center.distance_squared(b.center) <= reach * reach);
//! // These `f32` centres are farther apart than the sum of the `f32` radii.
//! assert!(!query::intersects(&a, &b)?);
//! assert!(query::distance(&a, &b)? > 0.0);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # A point and a segment
//! `t = (p - a).dot(ab) / ab.length_squared()` is NaN for a segment without length, or with a length so small that its
//! square is 0.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Segment, query};
//!
//! let (dot, point) =
//!     (Segment::new(vec2(1.0, 1.0), vec2(1.0, 1.0)), vec2(4.0, 5.0));
//! let ab = dot.b - dot.a;
//! assert!(((point - dot.a).dot(ab) / ab.length_squared()).is_nan());
//! assert_eq!(query::closest_point(&dot, point)?, vec2(1.0, 1.0));
//! assert_eq!(query::distance(&dot, &point)?, 5.0);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # A normal
//! `(b - a).normalize()` is NaN for equal centres. The normal of a [`penetration`](crate::query::penetration) always
//! has length 1, and `unique` says whether it is the only one.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, query};
//!
//! let a = Circle::new(vec2(2.0, 3.0), 1.0);
//! assert!((a.center - a.center).normalize().is_nan());
//! let overlap = query::penetration(&a, &a)?.expect("it overlaps itself");
//! assert_eq!(
//!     (overlap.normal, overlap.depth, overlap.unique),
//!     (vec2(1.0, 0.0), 2.0, false)
//! );
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # A ray and a circle
//! `b² - 4ac` cancels if the ray grazes the circle or starts far away. In `f32`, the discriminant of this ray is 0, as
//! for a tangent:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, Ray, query};
//!
//! let (ray, circle) = (
//!     Ray::new(vec2(-5000.0, 0.5), vec2(1.0, 0.0)),
//!     Circle::new(vec2(0.0, 0.0), 0.75),
//! );
//! let from = ray.origin - circle.center;
//! let (b, c) = (
//!     2.0 * from.dot(ray.direction),
//!     from.length_squared() - circle.radius * circle.radius,
//! );
//! assert_eq!(b * b - 4.0 * c, 0.0);
//! let chord = query::ray_circle(&ray, &circle)?
//!     .expect("it passes at two thirds of the radius");
//! assert!(!chord.single);
//! # Ok::<(), impinge::QueryError>(())
//! ```
//!
//! # Two segments
//! Solving for `s` and `t` divides by u×v, which is 0 for parallel segments. With an epsilon for this case, short
//! segments are missed. [`intersects`](crate::query::intersects) uses only signs; [`chord`](crate::query::chord) gives
//! the crossing point.
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Segment, query};
//!
//! let tiny = Segment::new(vec2(-1e-6, 0.0), vec2(1e-6, 0.0));
//! let upright = Segment::new(vec2(0.0, -1e-6), vec2(0.0, 1e-6));
//! assert!(query::intersects(&tiny, &upright)?);
//! let crossing = query::chord(&tiny, &upright)?.and_then(|chord| chord.enter);
//! assert_eq!(crossing.map(|hit| hit.point), Some(vec2(0.0, 0.0)));
//!
//! let (first, second) = (
//!     Segment::new(vec2(0.0, 0.0), vec2(2.0, 0.0)),
//!     Segment::new(vec2(2.0, 0.0), vec2(5.0, 0.0)),
//! );
//! assert!(query::intersects(&first, &second)?);
//! # Ok::<(), impinge::QueryError>(())
//! ```
