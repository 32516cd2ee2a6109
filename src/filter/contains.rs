//! Whether one shape contains another.
//!
//! Let R and r be the radii of the outer and the inner shape. If R ≥ r, the corners or ends of the inner core must be
//! within R − r of the outer core. If R ≤ r, the outer core must be a polygon, and they must be at least r − R inside of
//! each of its edges.
//!
//! # Errors
//! R − r is one difference, so its relative error is ε, and its sign is exact. The bounds of distances allow for a sum of
//! three numbers, whose error is twice as much.

use super::axes::{Few, Pair, of_few_or_many};
use super::distance::{CoreDistance, Squared};
use super::{RELATIVE_ERROR, bound, boxes, by_axes_or_cores, can_decide, convex, has_certain_sign};
use crate::exact::{Arrow, Precision, Xy, greater};
use crate::kernel::{Core, InflatedCore, Line, validate};
use crate::shapes::sealed::{HasCore, with_cores};

/// Whether every point of `inner` is in `outer`. `None` if uncertain.
#[inline(always)]
pub(crate) fn contains<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(outer: &A, inner: &B) -> Option<bool> {
    if const { A::IS_BOX && B::MOST_CORNERS > 0 } {
        return if convex::can_decide(outer, inner) { boxes::contains(outer, inner) } else { None };
    }
    by_axes_or_cores!(
        A: outer,
        B: inner,
        of_corners::<P, _, _>(outer, inner),
        |outer, inner| of_cores::<P>(outer, inner),
        of_cores::<P>(outer, inner)
    )
}

/// The same if one of the cores is a polygon, and none is a half-line.
#[inline(always)]
fn of_corners<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(outer: &A, inner: &B) -> Option<bool> {
    if const { A::MOST_CORNERS < 3 } || outer.corner_count() < 3 {
        return with_cores!(outer, inner, |outer, inner| of_cores::<P>(outer, inner));
    }
    if !convex::can_decide(outer, inner) {
        return None;
    }
    let surplus = inner.radius() - outer.radius();
    // In a build with debug assertions, one function is enough.
    if surplus == 0.0 && !cfg!(debug_assertions) {
        contains_core(outer, inner)
    } else if surplus >= 0.0 {
        contains_core_by(outer, inner, surplus)
    } else {
        are_near(outer, inner)
    }
}

/// Whether a polygon contains the inner core. Out of line, like all code that needs many registers.
#[inline(never)]
fn contains_core<A: HasCore, B: HasCore<Points = A::Points>>(outer: &A, inner: &B) -> Option<bool> {
    of_few_or_many!(A: outer, B: inner, |a, b| Pair::new(a, b).a_contains_b(0.0))
}

/// The same, at least `r` from each edge.
#[inline(never)]
fn contains_core_by<A: HasCore, B: HasCore<Points = A::Points>>(outer: &A, inner: &B, r: f64) -> Option<bool> {
    of_few_or_many!(A: outer, B: inner, |a, b| Pair::new(a, b).a_contains_b(r))
}

/// Whether the outer shape contains the circle with the inner radius around each inner corner.
#[inline(never)]
fn are_near<A: HasCore, B: HasCore<Points = A::Points>>(outer: &A, inner: &B) -> Option<bool> {
    (0..inner.corner_count()).try_fold(true, |all, number| {
        let is_near = convex::within_of_valid(outer, &inner.corner(number), -inner.radius())?;
        Some(all & is_near)
    })
}

/// The same if the outer core is not a polygon. If it is a polygon, the only certain answer is that a half-line is not
/// inside.
#[inline(always)]
fn of_cores<P: Precision>(outer: &InflatedCore, inner: &InflatedCore) -> Option<bool> {
    if !can_decide::<P>(outer, inner) {
        return None;
    }
    let core = &outer.core;
    let squares = match inner.core {
        Core::Point(point) => Squares::to::<P>(core, point),
        Core::Straight(Line { start, end: Some(end), .. }) => {
            Squares::to::<P>(core, start).and(Squares::to::<P>(core, end))
        }
        Core::Straight(Line { end: None, along, .. }) => {
            let is_valid = || validate([outer, inner], []).is_ok();
            return (!may_extend_along::<P>(core, along) && is_valid()).then_some(false);
        }
        Core::Convex(ring) if ring.is_empty_box() => return None,
        Core::Convex(ring) => {
            let [first, others @ ..] = ring.vertices() else { return None };
            others.iter().fold(Squares::to::<P>(core, *first), |all, vertex| all.and(Squares::to::<P>(core, *vertex)))
        }
    };
    squares.are_within::<P>(outer.radius - inner.radius)
}

/// The squared distances of points from a core.
#[derive(Clone, Copy)]
struct Squares {
    greatest: f64,
    /// The sum of all. Its error is more than that of each, and infinite or NaN if a number is.
    sum: Squared,
}

impl Squares {
    #[inline]
    fn to<P: Precision>(core: &Core, point: Xy) -> Self {
        let squared = CoreDistance::new::<P>(core, &Core::Point(point)).squared;
        Self { greatest: squared.numerator, sum: squared }
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        let (numerator, magnitude) =
            (self.sum.numerator + other.sum.numerator, self.sum.magnitude + other.sum.magnitude);
        Self { greatest: greater(self.greatest, other.greatest), sum: Squared { numerator, magnitude, ..self.sum } }
    }

    /// Whether all distances are at most `r`. For a negative `r`, none is. That answer is certain only if the greatest
    /// distance is certainly positive: then all numbers are valid.
    #[inline]
    fn are_within<P: Precision>(&self, r: f64) -> Option<bool> {
        let (difference, _) = Squared { numerator: self.greatest, ..self.sum }.minus_square_of(r);
        let (_, error) = self.sum.minus_square_of(r);
        let difference = if r < 0.0 { self.greatest } else { difference };
        has_certain_sign(difference, bound::<P>(error)).then_some(difference.is_sign_negative())
    }
}

/// Whether a core may extend forever along `v`, as only a half-line in the same direction does.
///
/// The error of u×v is below 2ε of its two products.
#[inline]
fn may_extend_along<P: Precision>(core: &Core, v: Arrow) -> bool {
    match core {
        Core::Straight(Line { end: None, along, .. }) => {
            let (u, v) = (along.rounded(), v.rounded());
            let magnitudes = (u.x * v.y).abs() + (u.y * v.x).abs();
            !has_certain_sign(u.cross(v), bound::<P>(RELATIVE_ERROR * magnitudes))
        }
        _ => false,
    }
}
