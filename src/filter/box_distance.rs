//! The distance of boxes, points and circles, and the point of a box that is nearest to a point: by comparing coordinates.
//!
//! Along each axis, two boxes have a gap, or none. Their distance is the length of the vector across both gaps. A point is a
//! box without a size. No branch depends on where the shapes are, until the rounding of a distance is uncertain.
//!
//! # The bits of the kernels
//! If the vector has two components, the rounding of its length decides, as in [`distance`](super::distance). If it has one,
//! x, the distance is the difference of two coordinates. That is often halfway between two numbers, so it must be computed as
//! the kernels do. For `f64`, they subtract the radii from x in double words. For `f32`, they compute x as (h·x)/h, where h is
//! the length of an edge; between two corners, h = x. If x minus the radii cancels, they refine it: this is left to them.

use super::boxes::{are_boxes, corners, inner_ends};
use super::distance::{length, nearest_f32, nearest_f64, unless_out_of_range, within};
use super::features::Words;
use super::{boxes, convex};
use crate::exact::{Precision, Xy, either, greater, lesser, power_of_two, sqrt, two_sum};
use crate::shapes::sealed::HasCore;
use crate::stages;
use crate::vector::Vector;
use crate::vector::sealed::{Float as _, Sealed as _};

/// The distance, rounded to the type of the answer; 0 if the shapes intersect. `None` if uncertain.
#[inline(always)]
pub(super) fn distance<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<f64> {
    let gap = Gap::new(a, b);
    let (distance, is_nearest) = gap.signed_distance::<P>([a.radius(), b.radius()]);
    let is_certain = gap.are_valid & convex::can_decide(a, b) & (gap.is_zero() | is_nearest);
    if is_certain { Some(greater(distance, 0.0)) } else { distance_of_touching::<P, A, B>(a, b) }
}

/// The same if the shapes touch, or almost, if the distance is about halfway between two numbers, and for invalid shapes.
#[cold]
#[inline(never)]
fn distance_of_touching<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<f64> {
    let are_meeting = within::<P, A, B>(a, b, 0.0)?;
    if are_meeting { Some(0.0) } else { super::distance::signed_distance::<P, A, B>(a, b) }
}

/// The distance minus the radii, if the cores are apart. `None` if uncertain, and for other kinds.
#[inline]
pub(super) fn signed_distance<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<f64> {
    if !const { boxes::handles_kinds::<A, B>() } || !convex::can_decide(a, b) {
        return None;
    }
    let (gap, radii) = (Gap::new(a, b), [a.radius(), b.radius()]);
    if gap.is_zero() | !gap.are_valid {
        return None;
    }
    match gap.signed_distance::<P>(radii) {
        (signed_distance, true) => Some(signed_distance),
        _ if P::DOUBLE_WORD => None,
        _ => gap.signed_distance_at_tie(radii[0] + radii[1]),
    }
}

type Scalar<S> = <<S as HasCore>::Points as Vector>::Scalar;

/// What is between the cores of two shapes.
struct Gap {
    /// The vector across it, in two words; 0 along an axis without a gap.
    across: Words,
    /// Of both cores.
    sizes: [Xy; 2],
    /// Whether the cores are finite, and not empty.
    are_valid: bool,
}

impl Gap {
    #[inline(always)]
    fn new<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Self {
        let ([low_a, high_a], [low_b, high_b]) = (corners(a), corners(b));
        let across = |[lower, upper]: [Scalar<A>; 2]| two_sum(greater(upper, lower).widen(), -lower.widen());
        let [(x, x_low), (y, y_low)] = inner_ends([low_a, high_a], [low_b, high_b]).map(across);
        Self {
            across: [Xy::new(x, y), Xy::new(x_low, y_low)],
            sizes: [[low_a, high_a], [low_b, high_b]].map(|[low, high]| high.to_xy() - low.to_xy()),
            are_valid: are_boxes([low_a, low_b], [high_a, high_b]),
        }
    }

    #[inline]
    fn is_zero(&self) -> bool {
        self.across[0] == Xy::ZERO
    }

    /// Whether there is no gap along the other axis.
    #[inline]
    fn is_along_axis(&self) -> bool {
        (self.across[0].x == 0.0) | (self.across[0].y == 0.0)
    }

    /// Its length minus the radii, rounded to the type of the answer, and whether this certainly is the number of the kernels.
    ///
    /// For `f32`, the length has an error of 3ε of itself. The kernels compute it from points and an edge whose distances are
    /// at most twice the length and the sizes of the boxes.
    #[inline(always)]
    fn signed_distance<P: Precision>(&self, radii: [f64; 2]) -> (f64, bool) {
        let [across, low] = self.across;
        if P::DOUBLE_WORD {
            let is_along_axis = self.is_along_axis();
            let words = if is_along_axis { (across.x + across.y, low.x + low.y) } else { length(self.across) };
            return nearest_f64(words, words.0, radii, is_along_axis);
        }
        let (length, r) = (sqrt(across.length_squared()), radii[0] + radii[1]);
        nearest_f32(length - r, length + self.size() + r)
    }

    /// The same for `f32`, where that is halfway between two numbers, or almost. `None` unless the gap is along an axis, and
    /// the kernels compute its length x exactly, whichever edge or corners they take, and do not refine x − R.
    ///
    /// They refine if |x − R| is at most 2⁻²² of a root of squares, which is at most 2S, where S is the sum of x, all sizes and
    /// R: see [`PlainSeparation::signed_distance`](crate::kernel::separation::PlainSeparation::signed_distance). Twice that
    /// allows for rounding.
    #[cold]
    #[inline(never)]
    fn signed_distance_at_tie(&self, r: f64) -> Option<f64> {
        let [across, _] = self.across;
        let edges = if across.x == 0.0 { self.sizes.map(|size| size.x) } else { self.sizes.map(|size| size.y) };
        let x = across.x + across.y;
        // A point has no edge.
        let is_exact = [edges[0], edges[1], x].iter().all(|h| *h == 0.0 || (h * x) / h == x);
        let is_plain = (x - r).abs() > power_of_two(-20) * (x + self.size() + r);
        if self.is_along_axis() & is_exact & is_plain { unless_out_of_range(x - r) } else { None }
    }

    /// The sum of all sizes.
    #[inline]
    fn size(&self) -> f64 {
        let size = self.sizes[0] + self.sizes[1];
        size.x + size.y
    }
}

/// The point of a box that is nearest to a point, with the bits of the kernels: the point itself if the box contains it.
/// `None` if uncertain, and for other kinds.
///
/// Beside the box, the kernels compute a foot on an edge along an axis. Across the axis, it rounds to the coordinate of the
/// edge. Along the axis, it is off by at most 2⁻⁴⁹·M in plain `f64`, and 2⁻⁹⁶·M in double words, where M is the sum of the
/// magnitudes of the ends: the other coordinate of the point is only multiplied by 0. If the coordinate c of the point is more
/// than [`LEAST_SHARE`](Precision::LEAST_SHARE)·M, this is far less than half an ulp of c.
#[inline(always)]
pub(crate) fn closest_in_box<P: Precision, A, B>(shape: &A, point: &B) -> Option<Xy>
where
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    if !const { A::IS_BOX && B::MOST_CORNERS == 1 && B::IS_BARE } || stages::are_filters_off() {
        return None;
    }
    let ([low, high], at) = (corners(shape), point.corner(0));
    let are_valid = are_boxes([low, at], [high, at]);
    let (low, high, at) = (low.to_xy(), high.to_xy(), at.to_xy());
    let clamp = |low: f64, high: f64, at: f64| {
        let clamped = lesser(greater(at, low), high);
        let is_end = (clamped == low) | (clamped == high);
        (clamped, is_end | (clamped.abs() > P::LEAST_SHARE * (low.abs() + high.abs())))
    };
    let ((x, x_is_certain), (y, y_is_certain)) = (clamp(low.x, high.x, at.x), clamp(low.y, high.y, at.y));
    let is_inside = (x == at.x) & (y == at.y);
    // Adding 0 turns −0 into 0.
    let closest = either(is_inside, at, Xy::new(x + 0.0, y + 0.0));
    (are_valid & (is_inside | (x_is_certain & y_is_certain))).then_some(closest)
}
