use core::cmp::Ordering;

use super::Scalar;
use super::concrete::Concrete as _;
use crate::error::QueryError;
use crate::exact::{Cross, Dot, Polynomial, Sum};
use crate::kernel::separation::closest_to;
use crate::kernel::validate;
use crate::kernel::{Core, InflatedCore};
use crate::shapes::Shape;
use crate::shapes::sealed::HasCore;

/// Whether every point of `inner` is in `outer`. Exact; touching from inside counts.
///
/// Only a ray can contain a ray.
///
#[doc = include_str!("../../figures/doc/contains.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`NegativeRadius`](QueryError::NegativeRadius) or
/// [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape.
///
/// # Method
/// `outer` contains `inner` if R ≥ r, and if both ends of the inner core are within R − r of the outer core. R and r
/// are the radii of `outer` and `inner`.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Stadium, query};
///
/// let hall = Stadium::new(vec2(0.0, 0.0), vec2(9.0, 0.0), 3.0);
/// let barrel = Circle::new(vec2(10.0, 0.0), 2.0);
/// assert!(query::contains(&hall, &barrel)?);
/// assert!(!query::contains(&barrel, &hall)?);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline]
pub fn contains<A, B>(outer: &A, inner: &B) -> Result<bool, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        return Scalar::<A>::contains(&outer.inflated_core(), &inner.inflated_core());
    }
    contains_of_cores(outer, inner)
}

#[inline(always)]
pub(super) fn contains_of_cores(outer: &impl HasCore, inner: &impl HasCore) -> Result<bool, QueryError> {
    let (outer, inner) = (outer.inflated_core(), inner.inflated_core());
    validate(&[outer, inner], [])?;
    Ok(encloses(&outer, &inner))
}

fn encloses(outer: &InflatedCore, inner: &InflatedCore) -> bool {
    let spare = Sum::difference(outer.radius, inner.radius);
    let is_near = |end| closest_to(end, &outer.core, true).compare(spare) != Ordering::Greater;
    outer.radius >= inner.radius && extends_as_far(&outer.core, &inner.core) && inner.core.ends().all(is_near)
}

/// Whether the inner core is finite, or the outer core is infinite in the same direction.
fn extends_as_far(outer: &Core, inner: &Core) -> bool {
    match (outer, inner) {
        (Core::Straight(outer), Core::Straight(inner)) if inner.end.is_none() => {
            outer.end.is_none()
                && Cross(outer.along, inner.along).sign() == Ordering::Equal
                && Dot(outer.along, inner.along).sign() == Ordering::Greater
        }
        (Core::Point(_), Core::Straight(inner)) => inner.end.is_some(),
        _ => true,
    }
}
