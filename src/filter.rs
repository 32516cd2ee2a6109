//! Queries by signs in plain `f64`, each with a bound on its error. Polygons are first tested in `f32`: see `axes`.
//!
//! If a filter decides, a yes or no is exact, and a number has the same bits as that of the kernels. It is uncertain for
//! invalid input, for most shapes without a polygon that touch, and if several features are equally near, unless edges
//! face each other. Then the kernels decide. For polygons that touch, the filters ask for exact signs, and for boxes
//! also where several features are equally near. For a moving polygon, they ask the kernels which part it enters.
//!
//! The signs determine the features. For `f32`, the numbers are then computed in plain `f64`. For `f64`, the formulas
//! of the kernels compute the numbers, in [`Moderate`](crate::exact::Moderate) double words. If vectors are not of
//! moderate size, this is left to the kernels, or to exact signs for boxes. But `distance` has a formula of its own, for
//! inputs of any size. `signed_distance` has one for two points, one for a point and a line, and one across the gap of boxes.
//! The first test whether shapes intersect has no branch that depends on positions, except for a half-line at a polygon.
//! Nor has `distance` of boxes, points and circles, or of shapes without a polygon; but it has one for a point and a line
//! in `f64`.
//!
//! # Errors
//! ε = 2⁻⁵³ bounds the relative error of every operation. Bounds are counted to first order and rounded up by far more than
//! the remaining terms. With inputs of `f32`, no value has a degree above six, so all values are between 2⁻¹⁰⁰⁰ and 2⁸⁰⁰,
//! and nothing overflows or underflows. The same holds for moderate vectors. With any inputs of `f64`, an overflow makes the
//! bound infinite or NaN, and no value exceeds such a bound. The lesser of two values could hide an overflow of the
//! greater; then it is replaced by NaN. A NaN or an infinity in any input makes the bound NaN or infinite.
//!
//! *Underflow.* Let u and v be the vectors along the two lines. An underflow that is not multiplied afterwards is below
//! [`UNDERFLOW`], which every bound includes. One that is multiplied by |v|² or more counts only if |u|² and |u|²|v|²
//! are at least `UNDERFLOW`: otherwise they are NaN. Then the terms of the bound with these squares exceed it.

mod axes;
mod box_cast;
mod box_distance;
mod box_motion;
mod boxes;
mod careful_axes;
mod cast;
mod contains;
mod convex;
mod convex_cast;
mod distance;
mod features;
pub(crate) mod fixed_point;
mod half_lines;
mod nearest;
mod numbered;

pub(crate) use self::box_distance::closest_in_box;
pub(crate) use self::cast::{
    ContactReceiver, ExactHit, FirstContact, chord, first_contact, first_contact_without_polygons,
};
pub(crate) use self::contains::contains;
pub(crate) use self::convex::{is_on_outline, may_have_axes, shortest_translations};
#[cfg(feature = "alloc")]
pub(crate) use self::distance::distance_in_lane;
pub(crate) use self::distance::{decides_intersection, distance, signed_distance, signed_distance_of_touch, within};
pub(crate) use self::features::{
    NormalAndPoints, PenetrationNumbers, WayOutOfBox, clear_normal_and_points, closest, common_point, contact_features,
    normal_and_points, normal_and_points_without_polygons, penetration, touching_features,
};

use crate::exact::{Precision, UNDERFLOW, Xy};
use crate::kernel::{Core, InflatedCore};
use crate::stages;

/// The answer of a query, or `None` if the query has none. An error if the filter cannot decide.
pub(crate) type FilterResult<T> = Result<Option<T>, Uncertain>;

/// The filter cannot decide, so the kernels have to.
pub(crate) struct Uncertain;

/// Takes what a filter finds, and makes the answer of it.
///
/// What is found is large, and to return it costs more than to find it: it is written in small pieces and copied in large
/// ones, for which a processor has to wait. So it is passed on where it is found, at most once. If the query has no answer,
/// nothing is received. After an error, the exact path writes the answer.
///
/// This is a trait and no closure, because stable Rust cannot ask for a closure to be inlined.
pub(crate) trait Receiver<T> {
    fn receive(self, found: T) -> Result<(), Uncertain>;
}

/// 128ε; `f64::EPSILON` is 2ε. The bound on an error is this, or twice this, times a size. Each use derives a smaller one.
const RELATIVE_ERROR: f64 = 64.0 * f64::EPSILON;

/// The bound, with [`UNDERFLOW`] added for inputs of any size.
#[inline]
fn bound<P: Precision>(bound: f64) -> f64 {
    if P::HAS_EXPONENT { bound + UNDERFLOW } else { bound }
}

/// |u|². NaN if it is so small that an underflow in a product with it might matter.
#[inline]
fn length_squared_or_nan<P: Precision>(u: Xy) -> f64 {
    let uu = u.length_squared();
    if P::HAS_EXPONENT && uu < UNDERFLOW { f64::NAN } else { uu }
}

/// |v|₁ = |x| + |y|.
#[inline]
fn one_norm(v: Xy) -> f64 {
    v.x.abs() + v.y.abs()
}

/// Whether the sign of the computed value is certain.
#[inline]
fn has_certain_sign(value: f64, error: f64) -> bool {
    value.abs() > error
}

/// `$by_axes` if [separating axes](convex::has_axes) decide about two shapes. Otherwise `$by_cores`, where `$p` and `$q` are
/// their cores; `$uncertain` if one of these is a polygon.
///
/// A polygon or a box without an interior may have a straight core. With `cut`, a half-line beside a polygon is
/// [cut off](half_lines::cut_off), and axes decide.
///
/// Constants say which kinds may be polygons or half-lines. So `$by_axes` is compiled only where it may be needed.
macro_rules! by_axes_or_cores {
    ($A:ty: $a:ident, $B:ty: $b:ident, $by_axes:expr, |$p:ident, $q:ident| $by_cores:expr, $uncertain:expr) => {
        $crate::filter::by_axes_or_cores!(@ false; $A: $a, $B: $b, $by_axes, |$p, $q| $by_cores, $uncertain)
    };
    (cut; $A:ty: $a:ident, $B:ty: $b:ident, $by_axes:expr, |$p:ident, $q:ident| $by_cores:expr, $uncertain:expr) => {
        $crate::filter::by_axes_or_cores!(@ true; $A: $a, $B: $b, $by_axes, |$p, $q| $by_cores, $uncertain)
    };
    (
        @ $cuts:literal; $A:ty: $a:ident, $B:ty: $b:ident,
        $by_axes:expr, |$p:ident, $q:ident| $by_cores:expr, $uncertain:expr
    ) => {{
        let may_have_axes = $a.may_be_polygon() || $b.may_be_polygon();
        if const { $crate::filter::convex::may_have_axes::<$A, $B>() } {
            if may_have_axes && $crate::filter::convex::has_axes($a, $b) {
                return $by_axes;
            }
        }
        with_cores!($a, $b, |$p, $q| {
            if $crate::filter::have_no_polygon($p, $q) {
                $by_cores
            } else if const { $crate::filter::convex::may_have_axes::<$A, $B>() } {
                // Twice, because the order gives the types.
                if const { $cuts && <$A>::MAY_BE_HALF_LINE && !cfg!(debug_assertions) } {
                    if let Some((line, polygon)) = $crate::filter::half_lines::cut_off($p, $q) {
                        let ($a, $b) = (&line, &polygon);
                        return $by_axes;
                    }
                }
                if const { $cuts && <$B>::MAY_BE_HALF_LINE && !cfg!(debug_assertions) } {
                    if let Some((line, polygon)) = $crate::filter::half_lines::cut_off($q, $p) {
                        let ($a, $b) = (&polygon, &line);
                        return $by_axes;
                    }
                }
                let cut = if const { $cuts && cfg!(debug_assertions) } {
                    $crate::filter::half_lines::cut_core_off($p, $q)
                } else {
                    None
                };
                let ($a, $b) = cut.as_ref().map_or(($p, $q), |[p, q]| (p, q));
                if may_have_axes && $crate::filter::convex::has_axes($a, $b) { $by_axes } else { $uncertain }
            } else {
                $uncertain
            }
        })
    }};
}
use by_axes_or_cores;

/// Whether neither core is a polygon.
#[inline]
fn have_no_polygon(a: &InflatedCore, b: &InflatedCore) -> bool {
    match (&a.core, &b.core) {
        (Core::Convex(_), _) | (_, Core::Convex(_)) => false,
        (Core::Point(_) | Core::Straight(_), Core::Point(_) | Core::Straight(_)) => true,
    }
}

/// Whether no radius has its sign bit set, and all inputs are moderate if they have to be. So the kernels handle −0. A
/// NaN makes the bounds NaN.
#[inline(always)]
fn can_decide<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> bool {
    let have_valid_radii = (a.radius.to_bits() | b.radius.to_bits()) >> 63 == 0;
    !stages::are_filters_off() & have_valid_radii & (a.is_in_range::<P>() & b.is_in_range::<P>())
}
