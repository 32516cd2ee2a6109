use core::cmp::Ordering;

use super::concrete::Concrete as _;
use super::{Pairing, Scalar, exactly};
use crate::error::QueryError;
use crate::exact::Sum;
use crate::filter;
use crate::kernel::{InflatedCore, validate};
use crate::shapes::Shape;
use crate::shapes::sealed::{HasCore, for_each_kind, with_cores};
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// Whether the two shapes have a point in common; touching counts.
///
/// If one shape is a point, this tests whether the other shape contains the point. The query never returns
/// [`Overflow`](QueryError::Overflow).
///
#[doc = include_str!("../../figures/doc/intersects.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox),
/// [`NegativeRadius`](QueryError::NegativeRadius) or [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape.
///
/// # Method
/// The distance of the cores is compared with the sum of the radii. Orientation signs decide for bare straight cores
/// (de Berg et al., *Computational Geometry*, 3rd ed., section 1.1; Ericson, *Real-Time Collision Detection*, section
/// 5.1.9). Exact.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Segment, query};
///
/// let wall = Segment::new(vec2(-4.0, 2.0), vec2(4.0, 2.0));
/// assert!(query::intersects(&wall, &Circle::new(vec2(0.0, 0.0), 2.0))?);
/// assert!(!query::intersects(&wall, &Circle::new(vec2(0.0, 0.0), 1.9999999))?);
/// # Ok::<(), impinge::QueryError>(())
/// ```
///
/// See [`within`] for a test with a margin, [`distance`](super::distance) for the gap and
/// [`penetration`](super::penetration) for the depth.
#[inline(always)]
pub fn intersects<A, B>(a: &A, b: &B) -> Result<bool, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        return with_cores!(a, b, |a, b| Scalar::<A>::intersects(a, b));
    }
    for_each_kind!(A: a, B: b => intersects(a, b));
    intersects_of_cores::<Scalar<A>, A, B>(a, b)
}

#[inline(always)]
pub(super) fn intersects_of_cores<S: Float, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> Result<bool, QueryError> {
    match filter::within::<S, _, _>(a, b, 0.0) {
        Some(answer) => Ok(answer),
        // The compiler folds the margin 0 away.
        None => exactly(move || on_fixed_points(a, b, 0.0)),
    }
}

/// Whether the distance of the two shapes is at most `margin`.
///
/// The exact distance is compared, not the rounded one that [`distance`](super::distance) returns. A negative margin
/// gives `false`. A margin of 0 gives the answer of [`intersects`]. The comparison never overflows.
///
#[doc = include_str!("../../figures/doc/within.svg")]
///
/// # Errors
/// Those of [`intersects`]; also [`NonFinite`](QueryError::NonFinite) for a margin that is NaN or infinite.
///
/// # Method
/// As in [`intersects`], with the margin as a third radius. Exact.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, query};
///
/// let robot = Circle::new(vec2(0.0, 0.0), 1.0);
/// let post = Circle::new(vec2(3.0, 4.0), 1.0);
/// assert!(query::within(&robot, &post, 3.0)?);
/// assert!(!query::within(&robot, &post, 2.9999998)?);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline(always)]
pub fn within<A, B>(a: &A, b: &B, margin: <A::Vector as Vector>::Scalar) -> Result<bool, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        return with_cores!(a, b, |a, b| Scalar::<A>::within(a, b, margin));
    }
    for_each_kind!(A: a, B: b => within(a, b, margin));
    within_of_cores(a, b, margin)
}

#[inline(always)]
pub(super) fn within_of_cores<S: Float, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    margin: S,
) -> Result<bool, QueryError> {
    let margin = margin.widen();
    match filter::within::<S, _, _>(a, b, margin) {
        Some(answer) if margin.is_sign_positive() => Ok(answer),
        _ => within_exactly(a, b, margin),
    }
}

/// Like [`exactly`](super::exactly), but with the margin in a register.
#[cold]
#[inline(never)]
fn within_exactly(a: &impl HasCore, b: &impl HasCore, margin: f64) -> Result<bool, QueryError> {
    on_fixed_points(a, b, margin)
}

#[inline(always)]
fn on_fixed_points(a: &impl HasCore, b: &impl HasCore, margin: f64) -> Result<bool, QueryError> {
    match with_cores!(a, b, |a, b| filter::fixed_point::within(a, b, margin)) {
        Some(answer) => Ok(answer),
        None => exactly(move || with_cores!(a, b, |a, b| touches_exactly(a, b, margin))),
    }
}

/// The exact path for shapes that are not on the grid.
#[cold]
#[inline(never)]
fn touches_exactly(a: &InflatedCore, b: &InflatedCore, margin: f64) -> Result<bool, QueryError> {
    validate([a, b], [margin])?;
    let pair = Pairing::new(a, b);
    let radii = Sum::new(pair.a.radius, pair.b.radius, margin);
    Ok(margin >= 0.0 && pair.cores.compare(radii) != Ordering::Greater)
}
