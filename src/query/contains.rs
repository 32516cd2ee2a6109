use core::cmp::Ordering;

use super::concrete::Concrete as _;
use super::{Scalar, exactly};
use crate::error::QueryError;
use crate::exact::{Arrow, Cross, Dot, Polynomial, Slab, Sum};
use crate::filter;
use crate::kernel::ring::Ring;
use crate::kernel::separation::{Relation, closest_to};
use crate::kernel::{Core, InflatedCore, Line, validate};
use crate::shapes::Shape;
use crate::shapes::sealed::{HasCore, for_each_kind, with_cores};
use crate::vector::sealed::Float;

/// Whether every point of `inner` is in `outer`. Exact; touching from inside counts.
///
/// Only a ray can contain a ray.
///
#[doc = include_str!("../../figures/doc/contains.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox),
/// [`NegativeRadius`](QueryError::NegativeRadius) or [`ZeroDirection`](QueryError::ZeroDirection) for an invalid shape.
///
/// # Method
/// Let R and r be the radii of `outer` and `inner`. If R ≥ r, `outer` contains `inner` if all ends or vertices of the
/// inner core are within R − r of the outer core. If R < r, the outer core must be a box or a polygon, and these points
/// must be inside each of its edges, at least r − R away.
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
#[inline(always)]
pub fn contains<A, B>(outer: &A, inner: &B) -> Result<bool, QueryError>
where
    A: Shape,
    B: Shape<Vector = A::Vector>,
{
    if cfg!(debug_assertions) {
        return with_cores!(outer, inner, |a, b| Scalar::<A>::contains(a, b));
    }
    for_each_kind!(A: outer, B: inner => contains(outer, inner));
    contains_of_cores::<Scalar<A>, A, B>(outer, inner)
}

#[inline(always)]
pub(super) fn contains_of_cores<S: Float, A: HasCore, B: HasCore<Points = A::Points>>(
    outer: &A,
    inner: &B,
) -> Result<bool, QueryError> {
    match filter::contains::<S, _, _>(outer, inner) {
        Some(answer) => Ok(answer),
        None => exactly(move || on_fixed_points(outer, inner)),
    }
}

#[inline(always)]
fn on_fixed_points(outer: &impl HasCore, inner: &impl HasCore) -> Result<bool, QueryError> {
    match with_cores!(outer, inner, |outer, inner| filter::fixed_point::contains(outer, inner)) {
        Some(answer) => Ok(answer),
        None => exactly(move || with_cores!(outer, inner, |outer, inner| contains_exactly(outer, inner))),
    }
}

/// The exact path for shapes that are not on the grid.
#[cold]
#[inline(never)]
fn contains_exactly(outer: &InflatedCore, inner: &InflatedCore) -> Result<bool, QueryError> {
    validate([outer, inner], [])?;
    Ok(encloses(outer, inner))
}

/// The outer core inflated by the difference of the radii contains the inner core, because an inflation of both by one
/// radius changes nothing.
#[inline(always)]
fn encloses(outer: &InflatedCore, inner: &InflatedCore) -> bool {
    let (start, end) = match (&outer.core, inner.core) {
        (Core::Convex(_), _) | (_, Core::Convex(_)) => return encloses_with_polygon(outer, inner),
        (_, Core::Point(point)) => (point, None),
        (_, Core::Straight(line)) => (line.start, line.end),
    };
    let spare = Sum::difference(outer.radius, inner.radius);
    let is_near = |end| closest_to(end, &outer.core, true).compare(spare) != Ordering::Greater;
    outer.radius >= inner.radius
        && extends_as_far(&outer.core, &inner.core)
        && is_near(start)
        && end.is_none_or(is_near)
}

/// The same if one of the cores is a polygon. A negative difference of the radii shrinks the outer core.
#[inline(never)]
fn encloses_with_polygon(outer: &InflatedCore, inner: &InflatedCore) -> bool {
    if outer.radius <= inner.radius {
        let surplus = Sum::difference(inner.radius, outer.radius);
        return matches!(&outer.core, Core::Convex(ring) if contains_core_by(ring, &inner.core, surplus));
    }
    let spare = Sum::difference(outer.radius, inner.radius);
    let is_near = |end| Relation::between(&outer.core, &Core::Point(end)).compare(spare) != Ordering::Greater;
    extends_as_far(&outer.core, &inner.core) && inner.core.vertices().all(is_near)
}

/// Whether a core is inside a polygon, at least `r` from each of its edges.
fn contains_core_by(ring: &Ring, inner: &Core, r: Sum) -> bool {
    // The difference of two numbers is rounded to 0 only if they are equal.
    let are_sides_enough = r.rounded() == 0.0;
    let is_beyond = |edge: &Line, vertex| {
        let v = Arrow::between(edge.start, vertex);
        edge.side(vertex) != Ordering::Less
            && (are_sides_enough || Slab { u: edge.along, v, r }.sign() != Ordering::Less)
    };
    is_bounded(inner) && ring.edges().all(|edge| inner.vertices().all(|vertex| is_beyond(&edge, vertex)))
}

/// Whether the outer core extends as far as an inner half-line. If the inner core is bounded, its ends decide.
fn extends_as_far(outer: &Core, inner: &Core) -> bool {
    match (outer, inner) {
        (Core::Straight(outer), Core::Straight(inner)) if inner.end.is_none() => {
            outer.end.is_none()
                && Cross(outer.along, inner.along).sign() == Ordering::Equal
                && Dot(outer.along, inner.along).sign() == Ordering::Greater
        }
        (Core::Straight(_), _) => true,
        _ => is_bounded(inner),
    }
}

fn is_bounded(core: &Core) -> bool {
    !matches!(core, Core::Straight(line) if line.end.is_none())
}
