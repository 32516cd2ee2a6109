use super::Scalar;
use crate::error::QueryError;
use crate::kernel::validity::validate;
use crate::shapes::{Aabb, Bounded};
use crate::vector::Components as _;
use crate::vector::sealed::Float as _;
use crate::vector::{lowered, raised};

/// The smallest axis-aligned box of representable numbers that contains the shape: its exact bounds, rounded outward.
///
#[doc = include_str!("../../figures/doc/bounding_box.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite) or [`NegativeRadius`](QueryError::NegativeRadius) for an invalid shape;
/// [`Overflow`](QueryError::Overflow) when a bound exceeds the largest number. A ray has no box: a call with a ray does
/// not compile.
///
/// # Method
/// Each bound is an end of the core plus or minus the radius. The sign of its rounding error decides the direction of
/// rounding.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Stadium, query};
///
/// let flipper = query::bounding_box(&Stadium::new(vec2(4.0, 1.0), vec2(0.0, 2.0), 0.5))?;
/// assert_eq!((flipper.min, flipper.max), (vec2(-0.5, 0.5), vec2(4.5, 2.5)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
pub fn bounding_box<S: Bounded>(shape: &S) -> Result<Aabb<S::Vector>, QueryError> {
    let body = shape.body();
    validate(&[body], [])?;
    let ([a, b], radius) = (shape.ends(), body.radius);
    let bounds = |a: f64, b: f64| -> [Scalar<S>; 2] {
        if a < b { [lowered(a, radius), raised(b, radius)] } else { [lowered(b, radius), raised(a, radius)] }
    };
    let ([left, right], [bottom, top]) = (bounds(a.x, b.x), bounds(a.y, b.y));
    if [left, right, bottom, top].iter().all(|bound| bound.widen().is_finite()) {
        Ok(Aabb::new(S::Vector::from_components(left, bottom), S::Vector::from_components(right, top)))
    } else {
        Err(QueryError::Overflow)
    }
}
