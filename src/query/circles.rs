use glam::Vec2;

use super::{exactly, round};
use crate::error::QueryError;
use crate::exact::Precision;
use crate::kernel::InflatedCore;
use crate::kernel::circles::{Crossing, Outline};
use crate::kernel::validity::validate;
use crate::shapes::{Circle, sealed};
use crate::vector::Components as _;
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// The points that the outlines of two circles have in common.
///
#[doc = include_str!("../../figures/doc/circle_circle.svg")]
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::query::{self, CircleCrossing};
/// use impinge::Circle;
///
/// let coin = Circle::new(vec2(0.0, 0.0), 1.0);
/// let crossing = query::circle_circle(&coin, &coin.translated(vec2(2.0, 0.0)))?;
/// assert_eq!(crossing, Some(CircleCrossing::Tangent(vec2(1.0, 0.0))));
/// assert_eq!(query::circle_circle(&coin, &coin)?, Some(CircleCrossing::Coincident));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub enum CircleCrossing<V: Vector = Vec2> {
    /// The outlines touch in this one point. The circles are side by side, or one is inside the other.
    Tangent(V),
    /// The outlines cross in these two points. Seen from the centre of `a` to the centre of
    /// `b`, the first point is on the left (y up).
    Secant(V, V),
    /// They are equal, and have a radius above zero.
    Coincident,
}

/// Where the outlines of two circles meet. `None` if the circles are apart, or if one is inside the other without
/// touching it.
///
/// Two equal circles of radius 0 are [`Tangent`](CircleCrossing::Tangent) in their common point. The variant is exact.
/// Swapping the circles swaps the points of a [`Secant`](CircleCrossing::Secant).
///
#[doc = include_str!("../../figures/doc/circle_circle.svg")]
///
/// # Errors
/// [`NonFinite`](QueryError::NonFinite) or [`NegativeRadius`](QueryError::NegativeRadius) for an invalid circle;
/// [`Overflow`](QueryError::Overflow) when a point does not fit the scalar type.
///
/// # Method
/// The points are on the radical line. Heron's formula, as a product without cancellation, gives half the chord.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::query::{self, CircleCrossing};
/// use impinge::Circle;
///
/// let (a, b) = (Circle::new(vec2(0.0, 0.0), 5.0), Circle::new(vec2(6.0, 0.0), 5.0));
/// let points = query::circle_circle(&a, &b)?;
/// assert_eq!(points, Some(CircleCrossing::Secant(vec2(3.0, 4.0), vec2(3.0, -4.0))));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[inline]
pub fn circle_circle<V: Vector>(a: &Circle<V>, b: &Circle<V>) -> Result<Option<CircleCrossing<V>>, QueryError> {
    let inflated = [a, b].map(sealed::HasCore::inflated_core);
    validate(&inflated, [])?;
    let [a, b] = [a, b].map(|circle| Outline { center: circle.center.to_xy(), radius: circle.radius.widen() });
    if inflated.iter().all(InflatedCore::is_in_range::<<V::Scalar as Float>::InFilter>) {
        return a.crossing::<<V::Scalar as Float>::InFilter>(b).map(rounded).transpose();
    }
    exactly(move || a.crossing::<V::Scalar>(b).map(rounded).transpose())
}

#[inline(always)]
fn rounded<V: Vector>(crossing: Crossing<impl Precision>) -> Result<CircleCrossing<V>, QueryError> {
    Ok(match crossing {
        Crossing::Tangent(point) => CircleCrossing::Tangent(round::vector(point)?),
        Crossing::Secant(left, right) => CircleCrossing::Secant(round::vector(left)?, round::vector(right)?),
        Crossing::Coincident => CircleCrossing::Coincident,
    })
}
