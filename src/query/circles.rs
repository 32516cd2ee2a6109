use glam::Vec2;

use super::concrete::Concrete as _;
use super::{InFilter, exactly, round};
use crate::error::QueryError;
use crate::exact::Precision;
use crate::kernel::circles::{Crossing, Outline};
use crate::kernel::validate;
use crate::shapes::Circle;
use crate::shapes::sealed::{HasCore, with_cores};
use crate::vector::{Vector, converted};

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
    if cfg!(debug_assertions) {
        let crossing = with_cores!(a, b, |a, b| V::Scalar::circle_circle(a, b))?;
        return Ok(crossing.map(CircleCrossing::converted));
    }
    circle_circle_of_cores(a, b)
}

#[inline(always)]
pub(super) fn circle_circle_of_cores<V: Vector>(
    a: &impl HasCore,
    b: &impl HasCore,
) -> Result<Option<CircleCrossing<V>>, QueryError> {
    let [a, b] = with_cores!(a, b, |a, b| {
        validate([a, b], [])?;
        [Outline::of(a), Outline::of(b)]
    });
    if [a, b].iter().all(Outline::is_in_range::<InFilter<V>>) {
        return a.crossing::<InFilter<V>>(b).map(rounded).transpose();
    }
    exactly(move || a.crossing::<V::Scalar>(b).map(rounded).transpose())
}

impl<V: Vector> CircleCrossing<V> {
    /// The same with other vectors.
    fn converted<W: Vector<Scalar = V::Scalar>>(self) -> CircleCrossing<W> {
        match self {
            Self::Tangent(point) => CircleCrossing::Tangent(converted(point)),
            Self::Secant(left, right) => CircleCrossing::Secant(converted(left), converted(right)),
            Self::Coincident => CircleCrossing::Coincident,
        }
    }
}

#[inline(always)]
fn rounded<V: Vector>(crossing: Crossing<impl Precision>) -> Result<CircleCrossing<V>, QueryError> {
    Ok(match crossing {
        Crossing::Tangent(point) => CircleCrossing::Tangent(round::vector(point)?),
        Crossing::Secant(left, right) => CircleCrossing::Secant(round::vector(left)?, round::vector(right)?),
        Crossing::Coincident => CircleCrossing::Coincident,
    })
}
