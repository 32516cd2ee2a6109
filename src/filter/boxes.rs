//! A box and another box, a point or a circle: by comparing coordinates.
//!
//! # Errors
//! The gap of two boxes along an axis is a difference of inputs. Its error is ε of itself, and that of its square 3ε. So
//! the error of the squared distance is below 4ε of it. The error of r² is 5ε, because r is a sum of three. A square that
//! underflows is off by less than 2⁻¹⁰⁷⁴.

use super::distance::Squared;
use super::{RELATIVE_ERROR, UNDERFLOW};
use crate::exact::Xy;
use crate::shapes::sealed::HasCore;
use crate::vector::Vector;
use crate::vector::sealed::{Float as _, Sealed as _};

/// Whether one shape is a box, and the other a box, a point or a circle.
pub(super) const fn decide<A: HasCore, B: HasCore>() -> bool {
    A::IS_BOX && (B::IS_BOX || B::MOST_CORNERS == 1) || B::IS_BOX && A::MOST_CORNERS == 1
}

/// Whether the cores, which are not empty, are within `r` of each other. `None` if uncertain.
#[inline(always)]
pub(super) fn within<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, r: f64) -> Option<bool> {
    if r == 0.0 { are_meeting(corners(a), corners(b)) } else { are_within(corners(a), corners(b), r) }
}

#[inline(always)]
fn are_meeting<V: Vector>([low_a, high_a]: [V; 2], [low_b, high_b]: [V; 2]) -> Option<bool> {
    let ([left_a, bottom_a], [right_a, top_a]): ([V::Scalar; 2], [V::Scalar; 2]) = (low_a.into(), high_a.into());
    let ([left_b, bottom_b], [right_b, top_b]): ([V::Scalar; 2], [V::Scalar; 2]) = (low_b.into(), high_b.into());
    let is_finite = V::Scalar::are_finite(&[left_a, bottom_a, right_a, top_a, left_b, bottom_b, right_b, top_b]);
    let are_meeting = (left_a <= right_b) & (left_b <= right_a) & (bottom_a <= top_b) & (bottom_b <= top_a);
    is_finite.then_some(are_meeting)
}

#[inline(always)]
fn are_within<V: Vector>(a: [V; 2], b: [V; 2], r: f64) -> Option<bool> {
    let (gap, is_finite) = gap(a, b);
    let (square, rr) = (gap.length_squared(), r * r);
    let is_certain = (square - rr).abs() > RELATIVE_ERROR * (square + rr) + UNDERFLOW;
    (is_finite & is_certain).then_some(square < rr)
}

/// The squared distance of the cores, which are not empty: 0 only if they have a common point. `None` for a NaN or an
/// infinity.
#[inline(always)]
pub(super) fn squared_distance<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Squared> {
    let ([low_a, high_a], [low_b, high_b]) = (corners(a), corners(b));
    let (gap, is_finite) = gap([low_a, high_a], [low_b, high_b]);
    let size = (high_a.to_xy() - low_a.to_xy()) + (high_b.to_xy() - low_b.to_xy());
    is_finite.then(|| Squared::plain(gap.length_squared(), size.x + size.y))
}

/// The lowest and the highest corner. A point is both.
#[inline(always)]
fn corners<A: HasCore>(shape: &A) -> [A::Points; 2] {
    [0, 2].map(|number| shape.corner(number))
}

/// The vector across the gap, 0 along an axis without one, and whether all corners are finite.
#[inline(always)]
fn gap<V: Vector>([low_a, high_a]: [V; 2], [low_b, high_b]: [V; 2]) -> (Xy, bool) {
    let (after, before) = (low_b.to_xy() - high_a.to_xy(), low_a.to_xy() - high_b.to_xy());
    let gap = |after: f64, before: f64| {
        let gap = if after > before { after } else { before };
        if gap > 0.0 { gap } else { 0.0 }
    };
    let is_finite = ((after.x + before.x) + (after.y + before.y)).abs() < f64::INFINITY;
    (Xy::new(gap(after.x, before.x), gap(after.y, before.y)), is_finite)
}
