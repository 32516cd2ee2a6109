//! Find out which of many shapes is invalid, and where it came from.
//!
//! A query never panics. For input that has no answer, it returns a [`QueryError`](crate::QueryError). A function of
//! `batch` returns the error that a loop would return first, but not the index of the shape. Ask for it afterwards:
//!
//! ```
//! use impinge::glam::{Vec2, vec2};
//! use impinge::{Circle, QueryError, batch};
//!
//! let mut balls = vec![Circle::new(vec2(0.0, 3.0), 0.5); 40];
//! // `normalize` of a zero vector is NaN.
//! balls[17].center = Vec2::ZERO.normalize();
//!
//! let error = batch::closest(&vec2(0.0, 0.0), &balls).expect_err("one is NaN");
//! assert_eq!(error, QueryError::NonFinite);
//! assert_eq!(batch::validate(&balls), Err((17, error)));
//! ```
//!
#![doc = include_str!("../figures/doc/batch_validate.svg")]
//!
//! If the error is `NonFinite`, `EmptyBox`, `NegativeRadius` or `ZeroDirection`, and `batch::validate` returns `Ok`,
//! the other argument is invalid: the shape that moves, its translation, a ray or a margin. Each shape has a method
//! [`validate`](crate::Circle::validate) that returns the error of this shape alone.
//!
//! # Where errors come from
//! | error | often from |
//! |---|---|
//! | [`NonFinite`](crate::QueryError::NonFinite) | `normalize` of a zero vector, 0/0, a velocity that grew without a limit, `f32::MAX` plus something |
//! | [`EmptyBox`](crate::QueryError::EmptyBox) | corners in the wrong order (`Aabb::from_points(&[a, b])` takes them in any order); a box shrunk by `expanded` with a negative margin |
//! | [`NegativeRadius`](crate::QueryError::NegativeRadius) | `inflated` with a negative margin; a size that an animation takes below 0 |
//! | [`ZeroDirection`](crate::QueryError::ZeroDirection) | a ray along a velocity of 0: nothing moves, so do not ask |
//! | [`TooManyVertices`](crate::QueryError::TooManyVertices), [`NoPoints`](crate::QueryError::NoPoints) | a polygon from an editor: only its constructor returns them |
//!
//! Two errors do not make a shape invalid, and `validate` does not report them:
//!
//! | error | what it says |
//! |---|---|
//! | [`NoUniqueDirection`](crate::QueryError::NoUniqueDirection) | several answers are equally good: see [`ties`](super::ties) |
//! | [`Overflow`](crate::QueryError::Overflow) | the answer is too large for the type, as with coordinates near 10³⁸ in `f32` |
//!
//! All shapes are valid then. To find the index, ask the query for one shape after the other:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, QueryError, batch, query};
//!
//! let balls = [1e3, 3e38].map(|x| Circle::new(vec2(x, 0.0), 1.0));
//! let from = vec2(-3e38, 0.0);
//! assert_eq!(batch::closest(&from, &balls), Err(QueryError::Overflow));
//! assert_eq!(batch::validate(&balls), Ok(()));
//! let far = balls.iter().position(|ball| query::distance(&from, ball).is_err());
//! assert_eq!(far, Some(1));
//! ```
//!
//! # Check once, where data comes in
//! Validate a level when it is loaded. (With the feature `serde`, shapes are validated when they are read.) Numbers
//! that the game computes can become NaN later. Then log the invalid shapes, and play on without them:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Aabb, AnyShape, Circle, QueryError, batch};
//!
//! /// The indices of all invalid shapes.
//! fn invalid(shapes: &[AnyShape]) -> Vec<(usize, QueryError)> {
//!     let errors = shapes.iter().map(|shape| shape.validate().err());
//!     let faults = errors.enumerate();
//!     faults.filter_map(|(index, error)| Some((index, error?))).collect()
//! }
//!
//! let level: [AnyShape; 3] = [
//!     Circle::new(vec2(5.0, 0.0), 1.0).into(),
//!     // Its corners are in the wrong order.
//!     Aabb::new(vec2(1.0, 1.0), vec2(0.0, 0.0)).into(),
//!     Circle::new(vec2(9.0, 0.0), -1.0).into(),
//! ];
//! let faults = invalid(&level);
//! assert_eq!(
//!     faults,
//!     [(1, QueryError::EmptyBox), (2, QueryError::NegativeRadius)]
//! );
//!
//! // Without them, the indices stay the same.
//! let is_valid = |index| faults.iter().all(|(fault, _)| *fault != index);
//! let valid = batch::filtered(&level, is_valid);
//! assert_eq!(batch::closest(&vec2(0.0, 0.0), &valid)?, Some((0, 4.0)));
//! # Ok::<(), QueryError>(())
//! ```
//!
//! # Pitfalls
//! - *The first error only.* `batch::validate` returns that of the lowest index. Repair it, and ask again, or list all
//!   as above.
//! - *One invalid shape is enough.* The whole call then returns an error, even if that shape is far away. There are
//!   three exceptions. `batch::raycast_any` may find its answer before it. The functions for pairs do not check a shape
//!   that forms no pair: `batch::overlapping_pairs` of a single NaN circle is `Ok`, without pairs. And with an empty
//!   list, the other argument is not checked: `batch::intersecting` is then `Ok` for a NaN circle too.
//! - *Some mistakes are valid shapes.* `ConvexPolygon::rectangle(c, half_extents, Vec2::ZERO)` is the point c.
//!   `normalize_or_zero()` of a zero vector gives such a rotation; `normalize_or(Vec2::X)` does not.
//! - *Constructors do not check.* `Circle::new` takes any numbers. So do [`inflated`](crate::Circle::inflated),
//!   [`translated`](crate::Circle::translated) and [`transformed`](crate::Circle::transformed): the query returns the
//!   error.
