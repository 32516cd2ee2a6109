//! Polygons: whether they overlap, and the features that decide, by [separating axes](super::axes).
//!
//! Axes in `f32` propose an edge; boxes and points compare their coordinates. What is certain of it is found in `f64`, see
//! [`nearest`](super::nearest). If that does not decide, [axes in `f64`](super::careful_axes) do, and exact signs.

use core::cmp::Ordering;

use super::axes::{Few, Pair, of_few_or_many};
use super::careful_axes::CarefulAxes;
use super::features::Features;
use super::numbered::{Meeting, Numbered};
use super::{FilterResult, Uncertain, boxes};
use crate::exact::{Precision, Sum, Xy};
use crate::kernel::contact::Touch;
use crate::kernel::{InflatedCore, are_in_range};
use crate::shapes::sealed::{HasCore, with_cores};
use crate::stages;
use crate::vector::sealed::Sealed as _;

/// Whether the axes decide about these shapes: one has three corners, and none is a half-line or invalid. A kind that is
/// known at compile time decides alone, but for a polygon or a box without an inside.
#[inline(always)]
pub(super) fn has_axes(a: &impl HasCore, b: &impl HasCore) -> bool {
    let (count_a, count_b) = (a.corner_count(), b.corner_count());
    (count_a > 0) & (count_b > 0) & ((count_a > 2) | (count_b > 2))
}

/// Whether the distance of the shapes is at most `margin`. `None` if uncertain.
#[inline(always)]
pub(super) fn within<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, margin: f64) -> Option<bool> {
    if can_decide(a, b) & margin.is_sign_positive() { within_of_valid(a, b, margin) } else { None }
}

/// The same for valid radii and any margin that leaves their sum positive.
#[inline(always)]
pub(super) fn within_of_valid<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, margin: f64) -> Option<bool> {
    let r = a.radius() + b.radius() + margin;
    let answer = within_quickly(a, b, r);
    if answer.is_some() { answer } else { within_carefully(a, b, margin) }
}

/// Whether the shapes are apart, or overlap, by more than the errors of a first look. It has none for bare boxes, which may
/// touch.
#[inline(always)]
pub(super) fn clearly_do_not_touch<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> bool {
    can_decide(a, b) && within_quickly(a, b, a.radius() + b.radius()).is_some()
}

/// [`within`] for shapes that touch, or almost: an exact sign decides, from features that are certain.
#[cold]
#[inline(never)]
fn within_carefully<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, margin: f64) -> Option<bool> {
    if boxes::decide::<A, B>() {
        let features = boxes::features(a, b).map(|numbered| numbered.features(a, b));
        let meeting = features.and_then(|features| meeting_at(&features, Sum::new(a.radius(), b.radius(), margin)));
        if let Some(meeting) = meeting {
            return Some(meeting != Meeting::Apart);
        }
    }
    carefully(a, b, |a, b| within_by_careful_axes(a, b, margin))
}

/// Whether the distance of the cores is at most `r`, by comparing coordinates or by axes in `f32`.
#[inline(always)]
fn within_quickly<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, r: f64) -> Option<bool> {
    if boxes::decide::<A, B>() {
        boxes::within(a, b, r)
    } else if r == 0.0 {
        are_overlapping(a, b)
    } else {
        are_within(a, b, r)
    }
}

/// Out of line, as all that needs many registers: it is compiled once for each pair of kinds.
#[inline(never)]
fn are_overlapping<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<bool> {
    of_few_or_many!(a, b, |a, b| Pair::new(a, b).is_overlapping())
}

#[inline(never)]
fn are_within<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, r: f64) -> Option<bool> {
    of_few_or_many!(a, b, |a, b| Pair::new(a, b).is_within(r))
}

/// What is rare is compiled once for all kinds: only their cores are made here.
#[cold]
#[inline(never)]
pub(super) fn carefully<A: HasCore, B: HasCore, T>(
    a: &A,
    b: &B,
    answer: impl FnOnce(&InflatedCore, &InflatedCore) -> T,
) -> T {
    with_cores!(a, b, |a, b| answer(a, b))
}

#[inline(never)]
fn within_by_careful_axes(a: &InflatedCore, b: &InflatedCore, margin: f64) -> Option<bool> {
    meeting_by_careful_axes(a, b, margin).map(|meeting| meeting != Meeting::Apart)
}

/// How two shapes meet, of which one is inflated by `margin`. If their cores are apart, axes in `f64` find the closest
/// features, and an exact sign decides.
fn meeting_by_careful_axes(a: &InflatedCore, b: &InflatedCore, margin: f64) -> Option<Meeting> {
    meeting_by(&CarefulAxes::new(a, b)?, a, b, margin)
}

fn meeting_by(axes: &CarefulAxes, a: &InflatedCore, b: &InflatedCore, margin: f64) -> Option<Meeting> {
    let radii = Sum::new(a.radius, b.radius, margin);
    if !is_valid(radii) {
        return None;
    }
    match axes.meeting() {
        meeting if radii.is_zero() => Some(meeting),
        Meeting::Apart => meeting_at(&Pair::new(a, b).nearest_by(axes)?.features(a, b), radii),
        Meeting::Touching | Meeting::Overlapping => Some(Meeting::Overlapping),
    }
}

/// Whether the sum of radii and a margin is no NaN, and neither negative nor infinite.
fn is_valid(radii: Sum) -> bool {
    (0.0..f64::INFINITY).contains(&radii.rounded())
}

/// How shapes with these features meet. `None` if a radius or the margin is invalid.
fn meeting_at(features: &Features, radii: Sum) -> Option<Meeting> {
    if !is_valid(radii) {
        return None;
    }
    Some(match features {
        Features::Apart(nearest) => match nearest.compare(radii) {
            Ordering::Less => Meeting::Overlapping,
            Ordering::Equal => Meeting::Touching,
            Ordering::Greater => Meeting::Apart,
        },
        Features::Touching { .. } if radii.is_zero() => Meeting::Touching,
        Features::Touching { .. } | Features::Crossing(_) => Meeting::Overlapping,
    })
}

/// The features that decide the depth. `Ok(None)` if the shapes are apart.
#[inline(never)]
pub(super) fn overlap<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> FilterResult<Features> {
    if a.radius() + b.radius() != 0.0 {
        let is_within = within(a, b, 0.0).ok_or(Uncertain)?;
        return if is_within { features::<P, A, B>(a, b).map(Some).ok_or(Uncertain) } else { Ok(None) };
    }
    if !can_decide(a, b) {
        return Err(Uncertain);
    }
    let numbered = match within_quickly(a, b, 0.0) {
        // Most pairs are apart, which takes less to find.
        Some(false) => return Ok(None),
        Some(true) => overlapping_features(a, b),
        None => None,
    };
    let Some(numbered) = numbered else {
        return carefully(a, b, overlap_by_careful_axes::<P>);
    };
    let features = numbered.features(a, b);
    if are_numbers_in_range::<P>(&features, [0.0; 2]) { Ok(Some(features)) } else { Err(Uncertain) }
}

// In a build with debug assertions, a function is small rather than fast: the playground is one.

/// The features of bare cores that overlap, by comparing coordinates or by axes in `f32`.
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
fn overlapping_features<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Numbered> {
    if boxes::decide::<A, B>() { boxes::features(a, b) } else { Pair::new(a, b).nearest(true) }
}

/// The same for bare cores, by axes in `f64`.
#[inline(never)]
fn overlap_by_careful_axes<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> FilterResult<Features> {
    let axes = CarefulAxes::new(a, b).ok_or(Uncertain)?;
    if axes.meeting() == Meeting::Apart {
        return Ok(None);
    }
    Pair::new(a, b).features_by::<P>(&axes).map(Some).ok_or(Uncertain)
}

/// The features that decide. `None` if they are uncertain.
#[inline(never)]
pub(super) fn features<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Features> {
    if !can_decide(a, b) {
        return None;
    }
    let Some(numbered) = quick_features(a, b) else {
        return carefully(a, b, features_by_careful_axes::<P>);
    };
    let features = numbered.features(a, b);
    are_numbers_in_range::<P>(&features, [a.radius(), b.radius()]).then_some(features)
}

/// The same by comparing coordinates, or by axes in `f32`.
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
fn quick_features<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Numbered> {
    if boxes::decide::<A, B>() {
        return boxes::features(a, b);
    }
    let pair = Pair::new(a, b);
    match pair.outside_of_polygon() {
        None => pair.nearest(false),
        nearest => nearest,
    }
}

/// Calls `answer` with the features of a contact, the radii and the margin, if the shapes are at most `margin` apart.
/// `Ok(None)` if they are farther apart. A callback, so that the features are not moved.
#[inline(never)]
pub(super) fn touch<P: Precision, A: HasCore, B: HasCore<Points = A::Points>, T>(
    a: &A,
    b: &B,
    margin: f64,
    answer: impl FnOnce(&Touch, [f64; 2], f64) -> T,
) -> FilterResult<T> {
    let r = a.radius() + b.radius() + margin;
    if !can_decide(a, b) {
        return Err(Uncertain);
    }
    let is_within = within_quickly(a, b, r);
    let quick = match is_within {
        Some(false) => return Ok(None),
        Some(true) if r == 0.0 => overlapping_features(a, b),
        Some(true) => quick_features(a, b),
        None => None,
    };
    let numbered = match quick {
        None => carefully(a, b, |a, b| overlap_with_margin(a, b, margin, is_within))?,
        numbered => numbered,
    };
    let Some(numbered) = numbered else {
        return Ok(None);
    };
    let are_in_range = is_in_range::<P>(a) && is_in_range::<P>(b);
    if are_in_range {
        Ok(Some(answer(&numbered.touch(a, b), [a.radius(), b.radius()], margin)))
    } else {
        Err(Uncertain)
    }
}

/// The features of shapes at most `margin` apart, by axes in `f64`. `Ok(None)` if they are farther apart. `is_within` is
/// what is known.
#[inline(never)]
fn overlap_with_margin(
    a: &InflatedCore,
    b: &InflatedCore,
    margin: f64,
    is_within: Option<bool>,
) -> FilterResult<Numbered> {
    let axes = CarefulAxes::new(a, b).ok_or(Uncertain)?;
    let is_within = is_within.or_else(|| meeting_by(&axes, a, b, margin).map(|meeting| meeting != Meeting::Apart));
    if !is_within.ok_or(Uncertain)? {
        return Ok(None);
    }
    Pair::new(a, b).nearest_by(&axes).map(Some).ok_or(Uncertain)
}

/// Whether the numbers of a shape may be used in the precision `P`.
fn is_in_range<P: Precision>(shape: &impl HasCore) -> bool {
    let is_in_range = |corner: Xy| are_in_range::<P, 3>([corner.x, corner.y, shape.radius()]);
    !P::NEEDS_MODERATE || (0..shape.corner_count()).all(|number| is_in_range(shape.corner(number).to_xy()))
}

/// Whether the numbers of these features may be computed in the precision `P`.
#[inline(always)]
pub(super) fn are_numbers_in_range<P: Precision>(features: &Features, [r, s]: [f64; 2]) -> bool {
    features.given().iter().all(|point| are_in_range::<P, 4>([point.x, point.y, r, s]))
}

#[inline(never)]
pub(super) fn features_by_careful_axes<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> Option<Features> {
    Pair::new(a, b).features_by::<P>(&CarefulAxes::new(a, b)?)
}

/// How two shapes meet. `None` if uncertain.
#[inline(never)]
pub(super) fn meeting(a: &InflatedCore, b: &InflatedCore) -> Option<Meeting> {
    match within_quickly(a, b, a.radius + b.radius) {
        Some(true) => Some(Meeting::Overlapping),
        Some(false) => Some(Meeting::Apart),
        None => meeting_by_careful_axes(a, b, 0.0),
    }
}

/// Whether the radii are finite, and have no sign bit. −0 is left to the kernels.
#[inline(always)]
pub(super) fn can_decide(a: &impl HasCore, b: &impl HasCore) -> bool {
    let have_valid_radii = a.radius().is_sign_positive() & b.radius().is_sign_positive();
    !stages::are_filters_off() & have_valid_radii & (a.radius() + b.radius() < f64::INFINITY)
}
