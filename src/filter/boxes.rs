//! A box and another box, a point or a circle at rest: by comparing coordinates. [`box_distance`](super::box_distance) has their
//! distances, and in [`box_motion`](super::box_motion) they move. A box and a segment or a half-line: only whether they meet.
//!
//! # Errors
//! The gap of two boxes along an axis is a difference of inputs. Its error is ε of itself, and that of its square 3ε. So
//! the error of the squared distance is below 4ε of it. The error of r² is 5ε, because r is a sum of three. A square that
//! underflows is off by less than 2⁻¹⁰⁷⁴.

use core::cmp::Ordering;

use super::axes::Corners;
use super::nearest::EdgeAxis;
use super::numbered::{Meeting, Numbered};
use super::{RELATIVE_ERROR, UNDERFLOW, bound, has_certain_sign, one_norm};
use crate::exact::{Arrow, Cross, Polynomial as _, Precision, RealVector, Sum, Xy, first, greater, lesser, two_sum};
use crate::kernel::{Core, InflatedCore, PlainLine};
use crate::shapes::sealed::HasCore;
use crate::stages;
use crate::vector::sealed::{Float as _, Sealed as _};
use crate::vector::{Components as _, Vector};

/// Whether one shape is a box, and the other a box, a point or a circle.
pub(super) const fn handles_kinds<A: HasCore, B: HasCore>() -> bool {
    A::IS_BOX && (B::IS_BOX || B::MOST_CORNERS == 1) || B::IS_BOX && A::MOST_CORNERS == 1
}

/// Whether the cores are within `r` of each other. `None` if uncertain, and if `r` is not finite.
#[inline(always)]
pub(super) fn within<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, r: f64) -> Option<bool> {
    if r > 0.0 {
        are_within(corners(a), corners(b), r)
    } else if r == 0.0 {
        are_meeting(corners(a), corners(b))
    } else {
        None
    }
}

/// The distance of shapes with valid radii that touch, or almost, compared with `max_distance`. `None` if a number has more
/// than the 24 bits of an `f32`, or a sum is rounded; for an invalid box; and if `max_distance` is 0, where [`within`] has
/// compared coordinates.
///
/// A number with the 24 bits of an `f32` has a square of 48 bits. In `f64`, that is exact, and far from overflow and underflow.
#[cold]
#[inline(never)]
pub(super) fn compare_unrounded<A, B>(a: &A, b: &B, max_distance: Sum) -> Option<Ordering>
where
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    if max_distance.rounded() <= 0.0 {
        return None;
    }
    let square = |number: f64| (f64::from(number.to_f32()) == number).then_some(number * number);
    let (a, b) = (corners(a), corners(b));
    let [x, y] = inner_ends(a, b).map(|[lower, upper]| {
        let (gap, rest) = two_sum(upper.widen(), -lower.widen());
        if rest == 0.0 { square(greater(gap, 0.0)) } else { None }
    });
    let ((sum, rest), rr) = (two_sum(x?, y?), square(max_distance.unrounded()?)?);
    if are_boxes([a[0], b[0]], [a[1], b[1]]) & (rest == 0.0) { sum.partial_cmp(&rr) } else { None }
}

#[inline]
fn are_meeting<V: Vector>([low_a, high_a]: [V; 2], [low_b, high_b]: [V; 2]) -> Option<bool> {
    let are_meeting = V::Scalar::are_at_most(numbers([low_a, low_b]), numbers([high_b, high_a]));
    are_boxes([low_a, low_b], [high_a, high_b]).then_some(are_meeting)
}

/// Whether the corners are those of boxes: finite, and none is empty.
#[inline]
pub(super) fn are_boxes<V: Vector>(low: [V; 2], high: [V; 2]) -> bool {
    V::Scalar::are_finite_and_at_most(numbers(low), numbers(high))
}

#[inline]
fn numbers<V: Vector>([p, q]: [V; 2]) -> [V::Scalar; 4] {
    let ([x, y], [z, w]) = (p.into(), q.into());
    [x, y, z, w]
}

/// Whether a box contains another shape, which is no half-line. `None` if uncertain.
#[inline(always)]
pub(super) fn contains<A: HasCore, B: HasCore<Points = A::Points>>(outer: &A, inner: &B) -> Option<bool> {
    if const { B::IS_BOX || B::MOST_CORNERS == 1 } && inner.radius() == 0.0 {
        are_nested(corners(outer), corners(inner))
    } else {
        contains_core(corners(outer), inner)
    }
}

#[inline]
fn are_nested<V: Vector>([low_a, high_a]: [V; 2], [low_b, high_b]: [V; 2]) -> Option<bool> {
    let are_nested = V::Scalar::are_at_most(numbers([low_a, high_b]), numbers([low_b, high_a]));
    are_boxes([low_a, low_b], [high_a, high_b]).then_some(are_nested)
}

/// Whether a box contains a shape with corners and a radius.
///
/// Let x be the least distance of a corner from a side, negative outside. Rounding never reverses a ≤. So if the
/// computed x is more or less than the radius, then the exact one is, too. It has the same sign.
#[inline(always)]
fn contains_core<B: HasCore>([low, high]: [B::Points; 2], inner: &B) -> Option<bool> {
    let (low, high, r) = (low.to_xy(), high.to_xy(), inner.radius());
    let (mut x, mut sum) = (f64::INFINITY, r);
    for number in 0..B::MOST_CORNERS {
        let q = inner.corner(number).to_xy();
        let (above, below) = (q - low, high - q);
        x = lesser(lesser(lesser(above.x, above.y), lesser(below.x, below.y)), x);
        sum += q.x + q.y;
    }
    let size = high - low;
    let are_valid = (size.x >= 0.0) & (size.y >= 0.0) & (inner.corner_count() > 0);
    let are_finite = size.x + size.y + sum.abs() < f64::INFINITY;
    (are_valid & are_finite & ((x != r) | (r == 0.0))).then_some(x >= r)
}

#[inline]
fn are_within<V: Vector>(a: [V; 2], b: [V; 2], r: f64) -> Option<bool> {
    let (square, rr) = (gap(a, b).length_squared(), r * r);
    let is_certain = has_certain_sign(square - rr, bound::<V::Scalar>(RELATIVE_ERROR * (square + rr)));
    (are_boxes([a[0], b[0]], [a[1], b[1]]) & is_certain).then_some(square < rr)
}

/// Whether one shape is a box, and the other a segment or a half-line.
pub(super) const fn are_box_and_line<A: HasCore, B: HasCore>() -> bool {
    A::IS_BOX && is_line::<B>() || B::IS_BOX && is_line::<A>()
}

const fn is_line<A: HasCore>() -> bool {
    A::IS_BARE && (A::MOST_CORNERS == 2 || A::MAY_BE_HALF_LINE)
}

/// Whether a box and a segment or a half-line have a common point. `None` if that is uncertain.
#[inline(always)]
pub(super) fn meets_line<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<bool> {
    if stages::are_filters_off() {
        None
    } else if const { A::IS_BOX } {
        b.with_core(|line| is_met_by::<P, _>(corners(a), line))
    } else {
        a.with_core(|line| is_met_by::<P, _>(corners(b), line))
    }
}

/// Whether the core of a segment or a half-line meets a box.
///
/// They are apart if and only if x, y or the normal of the line separates them. Along x and y, coordinates are compared. Let u
/// be the vector along the line, v and w the vectors from its start to the lowest and the highest corner, and h the size of the
/// box. Times 2|u|, the middle of the box is u×(v + w) above the line, and a corner at most |u.x|h.y + |u.y|h.x above or below
/// the middle. The components of u, v, w and h have errors of ε, and |h|₁ ≤ |v|₁ + |w|₁. So the error of the difference is at
/// most 11ε·|u|₁(|v|₁ + |w|₁).
///
/// A component of u is 0 only if it is exactly 0. Then the line is along an axis, or a segment without a length, and the
/// comparisons decide.
#[inline(always)]
fn is_met_by<P: Precision, V: Vector>(corners: [V; 2], line: &InflatedCore) -> Option<bool> {
    let Core::Straight(line) = &line.core else { return None };
    let [low, high] = corners.map(V::to_xy);
    let PlainLine { start, far, u, is_segment } = line.plain();
    let is_beside = |low, high, start, far, u: f64| {
        // A half-line has no end along an axis, unless it is perpendicular to it.
        let far = if is_segment | (u == 0.0) { far } else { f64::INFINITY.copysign(u) };
        (greater(start, far) < low) | (lesser(start, far) > high)
    };
    let is_separated = is_beside(low.x, high.x, start.x, far.x, u.x) | is_beside(low.y, high.y, start.y, far.y, u.y);
    let (v, w, h) = (low - start, high - start, high - low);
    let beyond = u.cross(v + w).abs() - (u.x.abs() * h.y + u.y.abs() * h.x);
    let (length, size) = (one_norm(u), one_norm(v) + one_norm(w));
    let error = bound::<P>(RELATIVE_ERROR * (length * size));
    let is_along_axis = (u.x == 0.0) | (u.y == 0.0);
    let is_certain = is_separated | is_along_axis | has_certain_sign(beyond, error);
    let are_valid = (h.x >= 0.0) & (h.y >= 0.0) & (is_segment | (length > 0.0)) & (length + size < f64::INFINITY);
    (are_valid & is_certain).then_some(!is_separated & (is_along_axis | (beyond < 0.0)))
}

/// The number of the opposite edge or corner of a box.
pub(super) fn opposite(edge: usize) -> usize {
    (edge + 2) & 3
}

/// Whether `one` is larger than `other`. `None` if uncertain.
#[inline]
pub(super) fn exceeds(one: f64, other: f64) -> Option<bool> {
    let is_certain = (one - other).abs() > RELATIVE_ERROR * (one.abs() + other.abs()) + UNDERFLOW;
    is_certain.then_some(one > other)
}

/// The features that decide the distance or the depth. `None` if uncertain, and if two ends of edges are straight across
/// from each other.
#[inline(always)]
pub(super) fn features<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Numbered> {
    features_of::<A, B, false>(a, b)
}

/// The same, also for such ends.
#[cold]
#[inline(never)]
pub(super) fn careful_features<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Numbered> {
    features_of::<A, B, true>(a, b)
}

#[inline(always)]
fn features_of<A, B, const ENDS_MAY_BE_LEVEL: bool>(a: &A, b: &B) -> Option<Numbered>
where
    A: HasCore,
    B: HasCore<Points = A::Points>,
{
    let ([low_a, high_a], [low_b, high_b]) = (corners(a), corners(b));
    let (before, after) = (low_a.to_xy() - high_b.to_xy(), low_b.to_xy() - high_a.to_xy());
    let (is_right, is_above) = (after.x > before.x, after.y > before.y);
    // How far b is beyond the edges of a: those on its side, and then the opposite ones.
    let [x, opposite_x] = if is_right { [after.x, before.x] } else { [before.x, after.x] };
    let [y, opposite_y] = if is_above { [after.y, before.y] } else { [before.y, after.y] };
    if !((x + y) + (opposite_x + opposite_y)).is_finite() {
        return None;
    }
    // A corner is also closest to what is straight across from it, where x or y is 0. These signs are exact.
    if (x >= 0.0) & (y >= 0.0) & (x + y > 0.0) {
        let of_a = if A::IS_BOX { corner(is_right, is_above) } else { 0 };
        let of_b = if B::IS_BOX { corner(!is_right, !is_above) } else { 0 };
        return Some(Numbered::Corners { of_a, of_b, edge_of_a: None });
    }
    let Some(is_x) = exceeds(x, y) else {
        let corners = [corner(is_right, is_above), corner(!is_right, !is_above)];
        return ((x == 0.0) & (y == 0.0)).then(|| common_corner::<A, B>(corners));
    };
    let (edge, separation, other) = if is_x {
        (if is_right { 1 } else { 3 }, x, opposite_x)
    } else {
        (if is_above { 2 } else { 0 }, y, opposite_y)
    };
    let is_certain = if separation < 0.0 { exceeds(separation, other)? } else { (if is_x { y } else { x }) < 0.0 };
    let meeting = if separation < 0.0 {
        Meeting::Overlapping
    } else if separation > 0.0 {
        Meeting::Apart
    } else {
        Meeting::Touching
    };
    if !is_certain {
        return None;
    }
    let found = facing(a, b, edge, meeting);
    if found.is_none() && ENDS_MAY_BE_LEVEL { facing_with_level_ends(a, b, edge, meeting) } else { found }
}

/// The only point in common, at these corners of boxes, and the two edges there: of a, unless it is a point.
#[cold]
fn common_corner<A: HasCore, B: HasCore>([of_a, of_b]: [usize; 2]) -> Numbered {
    let corner = if A::IS_BOX { of_a } else { of_b };
    // The edges that end and begin there, in canonical order, which starts with edge 0. Those of another box at the corner face
    // them, and give the same normals.
    let edges = if corner == 0 { [0, 3] } else { [corner - 1, corner] };
    let corners = [if A::IS_BOX { of_a } else { 0 }, if B::IS_BOX { of_b } else { 0 }];
    Numbered::common(corners, edges.map(|edge| (A::IS_BOX, edge)))
}

/// The shortest ways of b out of a, by the numbers of a's edges. If a is a point, they are those of the directions.
pub(super) struct WaysOut {
    pub(super) are_shortest: [bool; 4],
    /// The one whose normal is nearest to a preferred direction; of several, the first in canonical order.
    pub(super) preferred: usize,
}

/// b is a box or a point that overlaps a box a, or the other way round; `None` for others.
///
/// Two depths are compared by the exact sign of (p − q)·1 − (r − s)·1.
#[cold]
#[inline(never)]
pub(super) fn shortest_ways_out<A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    preferred: Xy,
) -> Option<WaysOut> {
    let ([low_a, high_a], [low_b, high_b]) = (corners(a).map(A::Points::to_xy), corners(b).map(A::Points::to_xy));
    // The depth along the normal of an edge is the difference of these two.
    let (starts, ends) = ([low_a.y, low_b.x, low_b.y, low_a.x], [high_b.y, high_a.x, high_a.y, high_b.x]);
    let are_overlapping = (0..4).all(|edge| (f64::NEG_INFINITY < starts[edge]) & (starts[edge] < ends[edge]));
    if !are_overlapping || ends.contains(&f64::INFINITY) {
        return None;
    }
    let compare = |edge: usize, other: usize| {
        let (start, end) = (Xy::new(starts[edge], starts[other]), Xy::new(ends[edge], ends[other]));
        Cross(Arrow::between(start, end), Arrow::free(Xy::new(1.0, 1.0))).sign()
    };
    let (mut shortest, mut are_shortest) = (0, [true, false, false, false]);
    for edge in 1..4 {
        let compared = compare(edge, shortest);
        if compared == Ordering::Less {
            (shortest, are_shortest) = (edge, [false; 4]);
        }
        are_shortest[edge] = compared != Ordering::Greater;
    }
    // The sides of a point are those of b.
    let in_order = if A::IS_BOX { [0, 1, 2, 3] } else { [2, 3, 0, 1] };
    let heading = |edge: usize| [-preferred.y, preferred.x, preferred.y, -preferred.x][edge];
    let nearer = |edge, next| if heading(next) > heading(edge) { next } else { edge };
    let preferred = in_order.into_iter().filter(|&edge| are_shortest[edge]).reduce(nearer);
    preferred.map(|preferred| WaysOut { are_shortest, preferred })
}

/// The features of boxes that overlap, or of a box and a point, if this edge of a is the way out.
#[cold]
pub(super) fn features_at_way_out<A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    edge: usize,
) -> Option<Numbered> {
    let found = facing(a, b, edge, Meeting::Overlapping);
    found.or_else(|| facing_with_level_ends(a, b, edge, Meeting::Overlapping))
}

/// A point of both boxes, or of a box and a point, which overlap: the lexicographically first corner of one in the other. If
/// there is none, the first edge of a that crosses an edge of b gives the point: where it crosses the first such edge of b.
#[inline]
pub(super) fn common_point<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> RealVector<P> {
    let corner = first_inside(a, b).into_iter().chain(first_inside(b, a)).reduce(first);
    corner.map_or_else(|| first_crossing(a, b), RealVector::from_xy)
}

/// The lexicographically first corner of one shape in the other.
#[inline]
fn first_inside<A: HasCore, B: HasCore<Points = A::Points>>(own: &A, other: &B) -> Option<Xy> {
    let [low, high] = corners(other).map(A::Points::to_xy);
    let is_inside = |p: &Xy| (low.x <= p.x) & (p.x <= high.x) & (low.y <= p.y) & (p.y <= high.y);
    (0..own.corner_count()).map(|number| own.corner(number).to_xy()).filter(is_inside).reduce(first)
}

/// Where boxes cross of which neither has a corner in the other: the lower edge of a the right one of b if a is wider, and
/// otherwise the right edge of a the lower one of b.
#[cold]
fn first_crossing<P: Precision, A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> RealVector<P> {
    let a_is_wider = corners(a)[0].to_xy().x < corners(b)[0].to_xy().x;
    let (of_a, of_b) = if a_is_wider { (0, 1) } else { (1, 0) };
    Corners::new(a).line(of_a).0.crossing(&Corners::new(b).line(of_b).0)
}

/// The number of a corner of a box.
#[inline(always)]
pub(super) fn corner(is_right: bool, is_top: bool) -> usize {
    match (is_right, is_top) {
        (false, false) => 0,
        (true, false) => 1,
        (true, true) => 2,
        (false, true) => 3,
    }
}

/// An edge of a and the opposite edge of b have points straight across from each other. Returns one of them, from which
/// the numbers are computed, and an end of the other. As in the kernels, that end is the lexicographically first one that
/// is straight across from an inner point of the opposite edge. `None` if two ends are straight across from each other.
///
/// A point is never level with an end here: then it would be nearest to a corner.
#[inline(always)]
fn facing<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, edge: usize, meeting: Meeting) -> Option<Numbered> {
    let facing = opposite(edge);
    if !const { A::IS_BOX && B::IS_BOX } {
        let edge = if A::IS_BOX { edge } else { facing };
        return Some(Numbered::Edge { edge_is_a: A::IS_BOX, edge, corner: 0, meeting });
    }
    let (lower_a, lower_b) = (in_order(a, edge), in_order(b, facing));
    let (end_is_b, (_, end)) = if edge & 1 == 0 {
        let (a, b) = (lower_a[0], lower_b[0]);
        if a.0.x == b.0.x {
            return None;
        }
        if b.0.x > a.0.x { (true, b) } else { (false, a) }
    } else {
        let b_is_first = lower_b[0].0.x < lower_a[0].0.x;
        let [first, second] = if b_is_first { [lower_b, lower_a] } else { [lower_a, lower_b] };
        let is_across = |(end, _): (Xy, usize)| (second[0].0.y < end.y) & (end.y < second[1].0.y);
        let [is_level_below, is_level_above] = [0, 1].map(|end| first[end].0.y == second[end].0.y);
        match [is_across(first[0]), is_across(first[1])] {
            [true, _] => (b_is_first, first[0]),
            _ if is_level_below => return None,
            // If the edges are on one line, the lower ends come first.
            [_, true] if meeting == Meeting::Touching => (!b_is_first, second[0]),
            [_, true] => (b_is_first, first[1]),
            _ if is_level_above => return None,
            _ => (!b_is_first, second[0]),
        }
    };
    let edge = if end_is_b { edge } else { facing };
    Some(Numbered::Edge { edge_is_a: end_is_b, edge, corner: end, meeting })
}

/// The same where two ends are straight across from each other. Of edges along an axis, `EdgeAxis` asks only for exact signs.
/// So no bound is used, and its size is 0.
#[cold]
#[inline(never)]
fn facing_with_level_ends<A: HasCore, B: HasCore<Points = A::Points>>(
    a: &A,
    b: &B,
    edge: usize,
    meeting: Meeting,
) -> Option<Numbered> {
    let axis = EdgeAxis { own: Corners::new(a), other: Corners::new(b), edge, own_is_a: true, size: 0.0 };
    match meeting {
        Meeting::Touching => Some(axis.touching_along(opposite(edge))),
        Meeting::Apart | Meeting::Overlapping => axis.facing(opposite(edge), meeting),
    }
}

/// The ends of a box's edge with their numbers, the lower one first.
#[inline]
fn in_order<A: HasCore>(shape: &A, edge: usize) -> [(Xy, usize); 2] {
    let end = |number: usize| (shape.corner(number).to_xy(), number);
    let (start, far) = (end(edge), end((edge + 1) & 3));
    if (start.0.x > far.0.x) | (start.0.y > far.0.y) { [far, start] } else { [start, far] }
}

/// The lowest and the highest corner. A point is both.
#[inline]
pub(super) fn corners<A: HasCore>(shape: &A) -> [A::Points; 2] {
    [shape.corner(0), shape.corner(2)]
}

/// The vector across the gap, 0 along an axis without one.
#[inline]
fn gap<V: Vector>(a: [V; 2], b: [V; 2]) -> Xy {
    let [x, y] = inner_ends(a, b).map(|[lower, upper]| greater(upper.widen() - lower.widen(), 0.0));
    Xy::new(x, y)
}

/// Along each axis, the lesser of the high ends and the greater of the low ones. If the second is greater, a gap is between.
#[inline]
pub(super) fn inner_ends<V: Vector>(a: [V; 2], b: [V; 2]) -> [[V::Scalar; 2]; 2] {
    let ([low_a, high_a], [low_b, high_b]) = (a.map(V::components), b.map(V::components));
    [0, 1].map(|axis| [lesser(high_a[axis], high_b[axis]), greater(low_a[axis], low_b[axis])])
}
