//! Polygons: whether they overlap, and the features that decide, by [separating axes](super::axes).
//!
//! Axes in `f32` propose an edge, which [`nearest`](super::nearest) certifies in `f64`. If that is uncertain, the axes
//! in `f32` decide on a coarse grid, where they are exact. With a radius or a margin, the exact sign of the distance of
//! the closest features decides. For a yes or no about two cores with edges, the exact distances of the edges that may be
//! near enough do. Otherwise [axes in `f64`](super::careful_axes) and exact signs do. If cores overlap, and several sides
//! may be nearest, exact signs compare these. Boxes, and a box and a point or circle, compare coordinates instead of axes.
//! If these leave a yes or no uncertain, the grid is skipped: squares in `f64` decide if nothing is rounded, and otherwise
//! the exact sign for their features.

use core::cmp::Ordering;

use super::axes::{Corners, Few, MOST_IN_MASK, NearEdges, Pair, are_few, may_have_many, of_few_or_many};
use super::careful_axes::{CarefulAxes, with_corners};
use super::convex_cast::{BareEntry, into_bare};
use super::distance::within_without_polygons;
use super::features::{Features, PenetrationNumbers};
use super::numbered::{Meeting, Numbered, TouchedEdges};
use super::{FilterResult, Receiver, Uncertain, boxes};
use crate::exact::{Cross, Polynomial as _, Precision, Sum, Xy};
use crate::kernel::contact::ContactFeatures;
use crate::kernel::penetration::ShortestTranslations;
use crate::kernel::separation::closest_to;
use crate::kernel::{Core, InflatedCore, Line, are_in_range};
use crate::shapes::sealed::{HasCore, with_cores};
use crate::stages;
use crate::vector::rounded_vector;
use crate::vector::sealed::Sealed as _;

/// Whether a shape of these kinds may be a polygon.
pub(crate) const fn may_have_axes<A: HasCore, B: HasCore>() -> bool {
    A::MOST_CORNERS > 2 || B::MOST_CORNERS > 2
}

/// Whether axes decide: both shapes have corners, and one has at least three. A half-line, a segment without a length,
/// and a polygon or a box without an interior have none. For other shapes, the compiler knows the answer.
#[inline(always)]
pub(super) fn has_axes(a: &impl HasCore, b: &impl HasCore) -> bool {
    let (count_a, count_b) = (a.corner_count(), b.corner_count());
    (count_a > 0) & (count_b > 0) & ((count_a > 2) | (count_b > 2))
}

/// Whether the distance of the shapes is at most `margin`. `None` if uncertain.
#[inline]
pub(super) fn within<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, margin: f64) -> Option<bool> {
    if can_decide(a, b) & margin.is_sign_positive() { within_of_valid(a, b, margin) } else { None }
}

/// The same for valid radii and any margin that leaves their sum positive.
#[inline]
pub(super) fn within_of_valid<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, margin: f64) -> Option<bool> {
    let r = a.radius() + b.radius() + margin;
    match within_quickly(a, b, r) {
        Ok(answer) => Some(answer),
        Err(near) => within_carefully(a, b, margin, &near),
    }
}

/// Whether the quick test is certain. For bare boxes, it usually is even if they touch.
#[inline]
pub(super) fn decides_intersection<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> bool {
    can_decide(a, b) && within_quickly(a, b, a.radius() + b.radius()).is_ok()
}

/// [`within`] if the quick test is uncertain, as for shapes that touch or almost touch. `near` is what that test left.
#[cold]
#[inline(never)]
fn within_carefully<A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    margin: f64,
    near: &NearEdges,
) -> Option<bool> {
    if have_rounded_end(a, b) {
        return None;
    }
    let max_distance = Sum::new(a.radius(), b.radius(), margin);
    let is_within = if const { boxes::handles_kinds::<A, B>() } {
        features_of_boxes_within(a, b, max_distance).ok().map(|found| found.is_some())
    } else if max_distance.is_zero() {
        on_grid(a, b).map(|(meeting, _)| meeting != Meeting::Apart)
    } else if const { is_point_and_polygon::<A, B>() } {
        nearest_within(a, b, max_distance).ok().map(|found| found.is_some())
    } else {
        is_within_by_edges(a, b, near, max_distance)
    };
    is_within.or_else(|| {
        let meeting = on_cores(a, b, |a, b| meeting_by_careful_axes(a, b, margin));
        meeting.map(|meeting| meeting != Meeting::Apart)
    })
}

/// Whether cores that are apart are at most `max_distance` apart, by the exact distances of the edges that may be so near.
/// Their distance is that of an edge of one and a corner of the other. `None` if the edges are unknown.
fn is_within_by_edges<A, B>(a: &A, b: &B, near: &NearEdges, max_distance: Sum) -> Option<bool>
where
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    let ([of_a, of_b], a, b) = (near.numbers()?, Corners::new(a), Corners::new(b));
    Some(has_corner_within(of_a, &a, &b, max_distance) || has_corner_within(of_b, &b, &a, max_distance))
}

/// Whether a corner of the other core is at most `max_distance` from one of these edges.
fn has_corner_within<A, B>(
    edges: impl Iterator<Item = usize>,
    own: &Corners<A>,
    other: &Corners<B>,
    max_distance: Sum,
) -> bool
where
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    // The two edges of a segment are one line. If the first is certainly farther, so is the second.
    let mut edges = edges.filter(|&edge| own.count > 2 || edge == 0);
    edges.any(|edge| {
        let line = own.line(edge).0;
        (0..other.count).any(|corner| is_point_within(line, other.corner(corner), max_distance))
    })
}

/// Plain numbers decide for most points. Otherwise, an exact sign does.
#[inline(never)]
fn is_point_within(line: Line, point: Xy, max_distance: Sum) -> bool {
    let quick =
        within_without_polygons::<f64>(&InflatedCore::bare(line), &InflatedCore::point(point), max_distance.rounded());
    quick.unwrap_or_else(|| closest_to(point, &Core::Straight(line), true).compare(max_distance) != Ordering::Greater)
}

/// Whether the distance of the cores is at most `r`, by comparing coordinates or by axes in `f32`.
#[inline(always)]
fn within_quickly<A, B>(a: &A, b: &B, r: f64) -> Result<bool, NearEdges>
where
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    if const { boxes::handles_kinds::<A, B>() } {
        boxes::within(a, b, r).ok_or(NearEdges::UNKNOWN)
    } else if r == 0.0 {
        are_overlapping(a, b).ok_or(NearEdges::UNKNOWN)
    } else if const { is_point_and_polygon::<A, B>() } {
        are_point_and_polygon_within(a, b, r).ok_or(NearEdges::UNKNOWN)
    } else {
        are_cores_within(a, b, r)
    }
}

/// Out of line, because it needs many registers. It is compiled once for each pair of kinds.
#[inline(never)]
fn are_overlapping<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<bool> {
    of_few_or_many!(A: a, B: b, |a, b| Pair::new(a, b).is_overlapping())
}

/// How the cores meet, and the edges that touch, if they are on a grid on which nothing is rounded.
#[inline(never)]
fn on_grid<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<(Meeting, [TouchedEdges; 2])> {
    // In a build with debug assertions, rare code is small rather than fast.
    if cfg!(debug_assertions) {
        return Pair::new(a, b).on_grid();
    }
    of_few_or_many!(A: a, B: b, |a, b| Pair::new(a, b).on_grid())
}

/// Whether a point is certainly on the outline of a polygon without a radius, because both are on a grid on which nothing
/// is rounded.
#[cold]
#[inline(never)]
pub(crate) fn is_on_outline<A: HasCore, B: HasCore<Points = A::Points>>(polygon: &A, point: &B) -> bool {
    let may_be_on_outline = has_axes(polygon, point) && can_decide(polygon, point) && polygon.radius() == 0.0;
    may_be_on_outline && matches!(on_grid(polygon, point), Some((Meeting::Touching, _)))
}

/// The features of cores on a grid that meet in this way, with these edges. `None` for cores that overlap, and for those
/// that are apart unless one is a point.
#[inline]
fn features_on_grid<A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    meeting: Meeting,
    touched: &[TouchedEdges; 2],
) -> Option<Numbered> {
    match meeting {
        Meeting::Touching => features_of_touching_on_grid(a, b, touched),
        Meeting::Apart => Pair::new(a, b).outside_on_grid(),
        Meeting::Overlapping => None,
    }
}

/// The features of cores on a grid that only touch, with these edges. A core has its corners in the order of the shape, and
/// so the same numbers.
#[cold]
#[inline(never)]
fn features_of_touching_on_grid<A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    touched: &[TouchedEdges; 2],
) -> Option<Numbered> {
    // Of a point, little is compiled.
    if const { A::MOST_CORNERS == 1 || B::MOST_CORNERS == 1 } {
        return Pair::without_frame(a, b).unrounded().touching(touched);
    }
    on_cores(a, b, |a, b| with_corners(a, b, |a, b| Pair::without_frame(a, b).unrounded().touching(touched)))
}

/// A point needs no near edges, and a small result is cheaper to return.
#[inline(never)]
fn are_point_and_polygon_within<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, r: f64) -> Option<bool> {
    of_few_or_many!(A: a, B: b, |a, b| Pair::new(a, b).is_within(r).ok())
}

#[inline(never)]
fn are_cores_within<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, r: f64) -> Result<bool, NearEdges> {
    of_few_or_many!(A: a, B: b, |a, b| Pair::new(a, b).is_within(r))
}

/// Whether one shape may be a polygon, and the other a half-line.
pub(super) const fn may_be_polygon_and_half_line<A: HasCore, B: HasCore>() -> bool {
    A::MOST_CORNERS > 2 && B::MAY_BE_HALF_LINE || A::MAY_BE_HALF_LINE && B::MOST_CORNERS > 2
}

/// Whether a bare polygon and a half-line have a common point. `None` if that is uncertain, and for other shapes.
#[inline(always)]
pub(super) fn meets_half_line<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<bool> {
    if const { A::MOST_CORNERS > 2 && B::MAY_BE_HALF_LINE } {
        let answer = b.with_core(|line| is_met_by(a, line));
        if answer.is_some() {
            return answer;
        }
    }
    if const { A::MAY_BE_HALF_LINE && B::MOST_CORNERS > 2 } { a.with_core(|line| is_met_by(b, line)) } else { None }
}

/// The same for a polygon and the core of a half-line, as for a ray. Out of line, because it is long.
#[inline(never)]
fn is_met_by<A: HasCore>(polygon: &A, line: &InflatedCore) -> Option<bool> {
    let Core::Straight(Line { start, end: None, along }) = line.core else { return None };
    let start: &A::Points = &rounded_vector(start);
    if polygon.radius() != 0.0 || !has_axes(polygon, start) || !can_decide(polygon, start) {
        return None;
    }
    into_bare(&Pair::new(polygon, start), along.to()).map(|entry| !matches!(entry, BareEntry::Away))
}

/// The same by exact signs, also for a half-line that touches a corner or an edge.
///
/// They are apart if and only if the normal of the half-line or of an edge separates them: if all corners are on one side of
/// its line, or if it begins outside of an edge and leads away from that. If it is parallel to the edge, the first holds, too.
#[cold]
#[inline(never)]
pub(super) fn meets_half_line_exactly(a: &InflatedCore, b: &InflatedCore) -> Option<bool> {
    let ((Core::Convex(ring), Core::Straight(line)) | (Core::Straight(line), Core::Convex(ring))) = (&a.core, &b.core)
    else {
        return None;
    };
    let are_bare = !stages::are_filters_off() && a.radius + b.radius == 0.0;
    let are_valid = [a, b].into_iter().all(|shape| shape.is_finite() && !shape.is_degenerate());
    if !are_bare || !are_valid || line.end.is_some() {
        return None;
    }
    let mut sides = ring.vertices().iter().map(|&corner| line.side(corner));
    let first = sides.next()?;
    // They are not all on the line, because the polygon has an interior.
    let is_beside = sides.all(|side| side == first);
    let is_past =
        |edge: Line| edge.side(line.start) == Ordering::Less && Cross(edge.along, line.along).sign() == Ordering::Less;
    Some(!is_beside && !ring.edges().any(is_past))
}

/// Calls `answer` with the cores of two shapes. So rare code is compiled once for all kinds.
#[cold]
#[inline(never)]
pub(super) fn on_cores<A: HasCore, B: HasCore, T>(
    a: &A,
    b: &B,
    answer: impl FnOnce(&InflatedCore, &InflatedCore) -> T,
) -> T {
    with_cores!(a, b, |a, b| answer(a, b))
}

/// How two shapes meet, of which one is inflated by `margin`. If their cores are apart, axes in `f64` find the closest
/// features, and an exact sign decides.
#[inline(never)]
fn meeting_by_careful_axes(a: &InflatedCore, b: &InflatedCore, margin: f64) -> Option<Meeting> {
    let max_distance = Sum::new(a.radius, b.radius, margin);
    with_corners(a, b, |a, b| {
        let axes = CarefulAxes::new(a, b)?;
        match axes.meeting() {
            meeting if max_distance.is_zero() => Some(meeting),
            Meeting::Apart => meeting_at(&Pair::without_frame(a, b).nearest_by(&axes)?.features(a, b), max_distance),
            Meeting::Touching | Meeting::Overlapping => is_valid(max_distance).then_some(Meeting::Overlapping),
        }
    })
}

/// Whether the sum of the radii and a margin is finite and not negative.
fn is_valid(max_distance: Sum) -> bool {
    (0.0..f64::INFINITY).contains(&max_distance.rounded())
}

/// How shapes with these features meet. `None` if a radius or the margin is invalid.
fn meeting_at(features: &Features, max_distance: Sum) -> Option<Meeting> {
    if !is_valid(max_distance) {
        return None;
    }
    Some(match features {
        Features::Apart(nearest) => Meeting::of_distance(nearest.compare(max_distance)),
        Features::Touching { .. } if max_distance.is_zero() => Meeting::Touching,
        Features::Touching { .. } | Features::Overlapping(_) => Meeting::Overlapping,
    })
}

/// The features of shapes that are at most as far apart as was asked.
struct NearFeatures {
    numbered: Numbered,
    /// Whether they are known to be exactly as far apart as was asked. False if that was not compared.
    are_touching: bool,
}

impl NearFeatures {
    fn not_compared(numbered: Numbered) -> Self {
        Self { numbered, are_touching: false }
    }

    /// `None` if they are apart.
    fn if_met(numbered: Numbered, meeting: Meeting) -> Option<Self> {
        (meeting != Meeting::Apart).then_some(Self { numbered, are_touching: meeting == Meeting::Touching })
    }
}

/// Finds the normal and the points of shapes that meet, and minus the depth. If they are apart, nothing is received.
#[inline]
pub(super) fn penetration<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    receiver: impl Receiver<PenetrationNumbers<P>>,
) -> Result<(), Uncertain> {
    if a.radius() + b.radius() == 0.0 {
        penetration_of::<P, A, B, _, true>(a, b, receiver)
    } else {
        penetration_of::<P, A, B, _, false>(a, b, receiver)
    }
}

#[inline(never)]
fn penetration_of<P, A, B, R, const ARE_BARE: bool>(a: &A, b: &B, receiver: R) -> Result<(), Uncertain>
where
    P: Precision,
    A: HasCore,
    B: HasCore<Points = A::Points>,
    R: Receiver<PenetrationNumbers<P>>,
{
    let Some(near) = features_within::<A, B, _, ARE_BARE>(a, b, 0.0, |near| Ok(Some(near)))? else {
        return Ok(());
    };
    let features = features_in_range::<P, A, B>(a, b, near.numbered).ok_or(Uncertain)?;
    let radii = Sum::new(a.radius(), b.radius(), 0.0);
    receiver.receive(features.normal_points_and_distance(radii, near.are_touching)?)
}

/// The features, if numbers may be computed from them in the precision `P`.
#[inline(always)]
fn features_in_range<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    numbered: Numbered,
) -> Option<Features> {
    let features = numbered.features(a, b);
    features.are_moderate::<P>([a.radius(), b.radius()]).then_some(features)
}

/// Whether the directions of half-lines that were cut off may be used in the precision `P`. The test of the points does
/// not cover them.
#[inline(always)]
fn are_directions_in_range<P: Precision>(a: &impl HasCore, b: &impl HasCore) -> bool {
    let is_in_range =
        |half_line: Option<Line>| half_line.is_none_or(|line| InflatedCore::bare(line).is_in_range::<P>());
    is_in_range(a.cut_half_line()) && is_in_range(b.cut_half_line())
}

/// Whether one of the shapes is a [half-line that was cut off](super::half_lines), and its far end is rounded. Then the
/// kernels find the features that the quick test does not.
fn have_rounded_end<A: HasCore, B: HasCore>(a: &A, b: &B) -> bool {
    Corners::new(a).has_rounded_end() || Corners::new(b).has_rounded_end()
}

/// Calls `answer` with the features that decide, of shapes at most `margin` apart. `Ok(None)` if they are farther
/// apart. `ARE_BARE` is whether the radii and the margin are known to be 0. Then only shapes that meet have an answer,
/// and less is computed.
///
/// `answer` takes the features apart: a result that is only passed on is copied through memory.
#[inline]
fn features_within<A: HasCore, B: HasCore<Points = A::Points>, T, const ARE_BARE: bool>(
    a: &A,
    b: &B,
    margin: f64,
    answer: impl Fn(NearFeatures) -> FilterResult<T>,
) -> FilterResult<T> {
    if !can_decide(a, b) {
        return Err(Uncertain);
    }
    if const { takes_one_pass::<A, B>(ARE_BARE) } {
        let found = if ARE_BARE {
            features_of_overlap(a, b).map(|found| found.map(NearFeatures::not_compared))
        } else {
            nearest_within(a, b, Sum::new(a.radius(), b.radius(), margin))
        };
        return match found {
            Ok(Some(near)) => answer(near),
            Ok(None) => Ok(None),
            Err(Uncertain) => features_within_carefully(a, b, margin, false)?.map_or(Ok(None), answer),
        };
    }
    let r = if ARE_BARE { 0.0 } else { a.radius() + b.radius() + margin };
    let is_within = within_quickly(a, b, r);
    let quick = match is_within {
        // Most pairs are apart, and this test is cheaper.
        Ok(false) => return Ok(None),
        Ok(true) => quick_features(a, b),
        Err(_) => None,
    };
    match quick {
        Some(numbered) => answer(NearFeatures::not_compared(numbered)),
        None => features_within_carefully(a, b, margin, is_within.is_ok())?.map_or(Ok(None), answer),
    }
}

/// Whether one pass over the axes finds the features, or shows that the shapes are farther apart. Two passes take fewer
/// instructions for boxes, and for a point with a radius or a margin: the first pass only decides whether the shapes are
/// near.
const fn takes_one_pass<A: HasCore, B: HasCore>(are_bare: bool) -> bool {
    !boxes::handles_kinds::<A, B>() && (are_bare || A::MOST_CORNERS > 1 && B::MOST_CORNERS > 1)
}

/// Whether one shape is a point or a circle, and the other a polygon or a box with a radius.
const fn is_point_and_polygon<A: HasCore, B: HasCore>() -> bool {
    !boxes::handles_kinds::<A, B>() && !takes_one_pass::<A, B>(false)
}

/// The features of cores that are at most `max_distance` apart. `Ok(None)` if they are farther apart: an axis shows that, or
/// the exact sign of the distance of the closest features minus `max_distance`.
///
/// The sign may be computed for a half-line that was cut off: its far end is no closest feature, and [`Corners::line`]
/// returns the whole half-line.
#[inline(never)]
fn nearest_within<A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    max_distance: Sum,
) -> FilterResult<NearFeatures> {
    let r = max_distance.rounded();
    // In a build with debug assertions, a function is small rather than fast.
    let found = if cfg!(debug_assertions) {
        Pair::new(a, b).nearest_within(r)?
    } else {
        of_few_or_many!(A: a, B: b, |a, b| Pair::new(a, b).nearest_within(r))?
    };
    let Some(numbered) = found else {
        return Ok(None);
    };
    // The features of cores that overlap are not needed here.
    let meeting = if numbered.are_overlapping() {
        is_valid(max_distance).then_some(Meeting::Overlapping)
    } else {
        meeting_at(&numbered.features(a, b), max_distance)
    };
    Ok(NearFeatures::if_met(numbered, meeting.ok_or(Uncertain)?))
}

/// The same if the quick test does not find them. `is_near` is whether the shapes are known to be at most `margin`
/// apart; it may be false if they are.
#[cold]
#[inline(never)]
fn features_within_carefully<A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    margin: f64,
    is_near: bool,
) -> FilterResult<NearFeatures> {
    if have_rounded_end(a, b) {
        return Err(Uncertain);
    }
    let max_distance = Sum::new(a.radius(), b.radius(), margin);
    if const { boxes::handles_kinds::<A, B>() } {
        if let Ok(found) = features_of_boxes_within(a, b, max_distance) {
            return Ok(found);
        }
    }
    // With a radius, the cores are apart in nearly all cases that the quick test leaves uncertain.
    if is_near | (a.radius() + b.radius() == 0.0) {
        match on_grid(a, b) {
            Some((Meeting::Apart, _)) if max_distance.is_zero() => return Ok(None),
            Some((Meeting::Overlapping, _)) if prefer_nearest_sides(a, b) => return Err(Uncertain),
            Some((meeting, touched)) if is_near || meeting == Meeting::Touching => {
                if let Some(numbered) = features_on_grid(a, b, meeting, &touched) {
                    return Ok(Some(NearFeatures::not_compared(numbered)));
                }
            }
            _ => {}
        }
    }
    if const { is_point_and_polygon::<A, B>() } && !is_near && !max_distance.is_zero() {
        // The quick test only asked whether they are near.
        if let Ok(found) = nearest_within(a, b, max_distance) {
            return Ok(found);
        }
    }
    on_cores(a, b, |a, b| features_within_by_careful_axes(a, b, margin, is_near))
}

/// The features of boxes, points and circles that are at most `max_distance` apart. `Ok(None)` if they are farther apart.
fn features_of_boxes_within<A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    max_distance: Sum,
) -> FilterResult<NearFeatures> {
    let by_squares = boxes::compare_unrounded(a, b, max_distance).map(Meeting::of_distance);
    if by_squares == Some(Meeting::Apart) {
        return Ok(None);
    }
    // Only the ends of two edges may be level.
    let found = if const { A::IS_BOX && B::IS_BOX } { boxes::careful_features(a, b) } else { boxes::features(a, b) };
    let numbered = found.ok_or(Uncertain)?;
    let meeting = by_squares.or_else(|| meeting_at(&numbered.features(a, b), max_distance)).ok_or(Uncertain)?;
    Ok(NearFeatures::if_met(numbered, meeting))
}

/// The features that decide. `None` if they are uncertain.
#[inline(never)]
pub(super) fn features<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Features> {
    if !can_decide(a, b) {
        return None;
    }
    match quick_features(a, b) {
        Some(numbered) => features_in_range::<P, A, B>(a, b, numbered),
        None => features_carefully::<P, A, B>(a, b),
    }
}

/// The features that decide, if a quick test finds them. `None` for a point inside: an overlap test finds that faster.
#[inline(never)]
pub(super) fn clear_features<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
) -> Option<Features> {
    if !has_axes(a, b) || !can_decide(a, b) {
        return None;
    }
    let numbered = if const { A::MOST_CORNERS == 1 || B::MOST_CORNERS == 1 } {
        of_few_or_many!(A: a, B: b, |a, b| Pair::new(a, b).outside_of_polygon())
    } else {
        quick_features(a, b)
    };
    features_in_range::<P, A, B>(a, b, numbered?)
}

#[cold]
#[inline(never)]
fn features_carefully<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Features> {
    if have_rounded_end(a, b) {
        return None;
    }
    if const { A::IS_BOX && B::IS_BOX } {
        if let Some(numbered) = boxes::careful_features(a, b) {
            return features_in_range::<P, A, B>(a, b, numbered);
        }
    }
    if let Some((meeting, touched)) = on_grid(a, b) {
        if meeting == Meeting::Overlapping && prefer_nearest_sides(a, b) {
            return None;
        }
        if let Some(numbered) = features_on_grid(a, b, meeting, &touched) {
            return features_in_range::<P, A, B>(a, b, numbered);
        }
    }
    on_cores(a, b, features_by_careful_axes::<P>)
}

/// The features that decide, by comparing coordinates or by axes in `f32`.
// In a build with debug assertions, a function is small rather than fast: the playground is one.
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
fn quick_features<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Numbered> {
    if const { boxes::handles_kinds::<A, B>() } {
        boxes::features(a, b)
    } else if !cfg!(debug_assertions) && const { may_have_many::<A, B>() } && are_few(a, b) {
        few_out_of_line(a, b, |a, b| features_by_axes(a, b))
    } else {
        features_by_axes(a, b)
    }
}

#[inline(always)]
fn features_by_axes<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Numbered> {
    let pair = Pair::new(a, b);
    let outside = pair.outside_of_polygon();
    if outside.is_some() { outside } else { pair.nearest() }
}

/// The features of cores that overlap. `Ok(None)` if an axis shows that they do not.
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
fn features_of_overlap<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> FilterResult<Numbered> {
    if !cfg!(debug_assertions) && const { may_have_many::<A, B>() } && are_few(a, b) {
        few_out_of_line(a, b, |a, b| Pair::new(a, b).nearest_of_overlap())
    } else {
        Pair::new(a, b).nearest_of_overlap()
    }
}

/// Out of line, so that a caller is not twice as long.
#[inline(never)]
fn few_out_of_line<A: HasCore, B: HasCore<Points = A::Points>, T>(
    a: &A,
    b: &B,
    answer: impl FnOnce(&Few<A>, &Few<B>) -> T,
) -> T {
    answer(&Few(a), &Few(b))
}

/// As [`contact_features`](super::contact_features). `margin` must be finite.
#[inline(never)]
pub(super) fn contact_features<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    margin: f64,
    answer: impl FnOnce(&ContactFeatures) -> bool,
) -> bool {
    let answer_with = |near: NearFeatures| Ok(Some(near.numbered));
    // Bare boxes are not cheaper.
    let are_bare = !boxes::handles_kinds::<A, B>() && (a.radius() + b.radius() == 0.0) & (margin == 0.0);
    let found = if are_bare {
        features_within::<A, B, _, true>(a, b, margin, answer_with)
    } else {
        features_within::<A, B, _, false>(a, b, margin, answer_with)
    };
    let numbered = match found {
        Ok(Some(numbered)) => numbered,
        Ok(None) => return true,
        Err(Uncertain) => return false,
    };
    is_in_range::<P>(a)
        && is_in_range::<P>(b)
        && are_directions_in_range::<P>(a, b)
        && answer(&numbered.contact_features(a, b))
}

/// The features of shapes at most `margin` apart, by axes in `f64`. `is_near` is whether they are known to be so near.
#[inline(never)]
fn features_within_by_careful_axes(
    a: &InflatedCore,
    b: &InflatedCore,
    margin: f64,
    is_near: bool,
) -> FilterResult<NearFeatures> {
    let max_distance = Sum::new(a.radius, b.radius, margin);
    with_corners(a, b, |a, b| {
        let axes = CarefulAxes::new(a, b).ok_or(Uncertain)?;
        if max_distance.is_zero() && axes.meeting() == Meeting::Apart {
            return Ok(None);
        }
        let numbered = Pair::without_frame(a, b).nearest_by(&axes).ok_or(Uncertain)?;
        if is_near {
            return Ok(Some(NearFeatures::not_compared(numbered)));
        }
        Ok(NearFeatures::if_met(numbered, meeting_at(&numbered.features(a, b), max_distance).ok_or(Uncertain)?))
    })
}

/// Whether the numbers of a shape may be used in the precision `P`.
pub(super) fn is_in_range<P: Precision>(shape: &impl HasCore) -> bool {
    let is_in_range = |corner: Xy| are_in_range::<P, 3>([corner.x, corner.y, shape.radius()]);
    !P::NEEDS_MODERATE || (0..shape.corner_count()).all(|number| is_in_range(shape.corner(number).to_xy()))
}

#[inline(never)]
pub(super) fn features_by_careful_axes<P: Precision>(a: &InflatedCore, b: &InflatedCore) -> Option<Features> {
    with_corners(a, b, |a, b| {
        let numbered = Pair::without_frame(a, b).nearest_by(&CarefulAxes::new(a, b)?)?;
        features_in_range::<P, _, _>(a, b, numbered)
    })
}

/// Whether [`shortest_translations`] is asked sooner if cores overlap on a grid. There, most often several sides are as
/// near, and then axes in `f64` tell no more than those in `f32`. It knows no half-lines, and not many corners.
#[inline]
fn prefer_nearest_sides(a: &impl HasCore, b: &impl HasCore) -> bool {
    let is_known = |corners: usize, half_line: Option<Line>| corners <= MOST_IN_MASK && half_line.is_none();
    is_known(a.corner_count(), a.cut_half_line()) && is_known(b.corner_count(), b.cut_half_line())
}

/// The shortest translations of cores that overlap. `None` if they are uncertain or more than four, and if neither core is a
/// polygon.
#[inline(never)]
pub(crate) fn shortest_translations(a: &InflatedCore, b: &InflatedCore) -> Option<ShortestTranslations<'static>> {
    if !(has_axes(a, b) && can_decide(a, b)) {
        return None;
    }
    with_corners(a, b, |a, b| {
        let axes = CarefulAxes::of_clear_overlap(a, b)?;
        let edges = axes.edges_that_may_be_nearest(a, b)?;
        let sides = Pair::without_frame(a, b).nearest_sides(edges, axes.error_size)?;
        Some(ShortestTranslations::Sides(sides))
    })
}

/// How two shapes meet. `None` if uncertain.
#[inline(never)]
pub(super) fn meeting(a: &InflatedCore, b: &InflatedCore) -> Option<Meeting> {
    match within_quickly(a, b, a.radius + b.radius) {
        Ok(true) => Some(Meeting::Overlapping),
        Ok(false) => Some(Meeting::Apart),
        Err(_) => meeting_by_careful_axes(a, b, 0.0),
    }
}

/// Whether the radii are finite, and have no sign bit.
#[inline]
pub(super) fn can_decide(a: &impl HasCore, b: &impl HasCore) -> bool {
    have_no_sign(a, b) & (a.radius() + b.radius() < f64::INFINITY)
}

/// Whether the radii have no sign bit. −0 is left to the kernels.
#[inline]
pub(super) fn have_no_sign(a: &impl HasCore, b: &impl HasCore) -> bool {
    !stages::are_filters_off() & a.radius().is_sign_positive() & b.radius().is_sign_positive()
}
