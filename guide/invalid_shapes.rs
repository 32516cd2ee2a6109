//! Find out which of many shapes is invalid, and why.
//!
//! A shape is invalid if one of its numbers is NaN or infinite, if its radius is negative, or if a ray has no direction. You
//! can create it, because its fields are public. Each query then returns an error, and never a wrong answer:
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{Circle, QueryError, Segment};
//!
//! let wall = Segment::new(vec2(0.0, 0.0), vec2(4.0, 0.0));
//! let ball = Circle::new(vec2(1.0, f32::NAN), 1.0);
//! assert_eq!(wall.intersects(&ball), Err(QueryError::NonFinite));
//! // Which of the two?
//! assert_eq!(wall.validate(), Ok(()));
//! assert_eq!(ball.validate(), Err(QueryError::NonFinite));
//! ```
//!
//! In a list, `batch::validate` finds the first invalid shape:
//!
#![doc = include_str!("../figures/doc/batch_validate.svg")]
//!
//! ```
//! use impinge::glam::vec2;
//! use impinge::{AnyShape, Circle, QueryError, Segment, batch};
//!
//! let wall = Segment::new(vec2(0.0, 0.0), vec2(4.0, 0.0));
//! let level: [AnyShape; 3] = [
//!     wall.into(),
//!     Circle::new(vec2(0.0, 2.0), 1.0).into(),
//!     Circle::new(vec2(0.0, 4.0), -1.0).into(),
//! ];
//! assert_eq!(
//!     batch::closest(&vec2(1.0, 1.0), &level),
//!     Err(QueryError::NegativeRadius)
//! );
//! assert_eq!(batch::validate(&level), Err((2, QueryError::NegativeRadius)));
//! ```
//!
//! # Which error
//! If several things are wrong, the error is the first of these:
//! [`NonFinite`](crate::QueryError::NonFinite), [`EmptyBox`](crate::QueryError::EmptyBox),
//! [`NegativeRadius`](crate::QueryError::NegativeRadius), [`ZeroDirection`](crate::QueryError::ZeroDirection). A query asks
//! about both shapes, the margin and the direction together. [`Overflow`](crate::QueryError::Overflow) and
//! [`NoUniqueDirection`](crate::QueryError::NoUniqueDirection) do not mean that a shape is invalid: all inputs are valid,
//! but the answer does not fit, or there are several. [`policy`](super::policy) lists each case.
//!
//! # Where to check
//! Check where numbers come in: a level that is loaded, a message from the network. After that, treat an error of a query
//! as a bug in the game, and log it with what `validate` says. `translated`, `inflated` and `transformed` do not check:
//! they may overflow to infinity, and the next query says so.
//!
//! # Pitfalls
//! - `unwrap_or(false)` hides the NaN that made a ball fall through the floor. Log the error first.
//! - Polygons are always valid if their numbers are: points in any order, repeated or on a line. There is no error for a
//!   concave outline, because its hull is taken: see [`boxes_and_polygons`](super::boxes_and_polygons).
