//! A box and another box, a point or a circle: by comparing coordinates.
//!
//! # Motion
//! A box that moves along d meets another box where it is between the other's sides along both axes at once. Along an
//! axis, let n be how far it is from the near side, and f from the far side, measured in the direction of d; let v be
//! |d| along this axis. Then it is between these sides from t = n/v to t = f/v.
//!
//! A circle is between the sides, inflated by its radius R, from t = (n − R)/v to t = (f + R)/v. If its centre is between
//! the other two sides when it reaches the near one, it enters there: the outline of the inflated box has only one point
//! where a path from outside enters. A quotient is not computed: the products of numerators and v of different axes are
//! compared.
//!
//! # Errors
//! The relative errors of n, f and v are ε: each is a difference of inputs, or v is an input. Hence the error of (n −
//! R)·v is below 5ε·(|n| + R)·v. The signs of n and f are exact.
//!
//! The gap of two boxes along an axis is a difference of inputs. Its error is ε of itself, and that of its square 3ε. So
//! the error of the squared distance is below 4ε of it. The error of r² is 5ε, because r is a sum of three. A square that
//! underflows is off by less than 2⁻¹⁰⁷⁴.

use super::distance::Squared;
use super::numbered::{Meeting, Numbered};
use super::{RELATIVE_ERROR, UNDERFLOW};
use crate::exact::{Xy, lesser};
use crate::shapes::sealed::HasCore;
use crate::vector::Vector;
use crate::vector::sealed::{Float as _, Sealed as _};

/// Whether one shape is a box, and the other a box, a point or a circle.
pub(super) const fn handles_kinds<A: HasCore, B: HasCore>() -> bool {
    A::IS_BOX && (B::IS_BOX || B::MOST_CORNERS == 1) || B::IS_BOX && A::MOST_CORNERS == 1
}

/// Whether the cores are within `r` of each other. `None` if uncertain.
#[inline(always)]
pub(super) fn within<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, r: f64) -> Option<bool> {
    if r == 0.0 { are_meeting(corners(a), corners(b)) } else { are_within(corners(a), corners(b), r) }
}

#[inline]
fn are_meeting<V: Vector>([low_a, high_a]: [V; 2], [low_b, high_b]: [V; 2]) -> Option<bool> {
    let are_meeting = V::Scalar::are_at_most(numbers([low_a, low_b]), numbers([high_b, high_a]));
    are_boxes([low_a, low_b], [high_a, high_b]).then_some(are_meeting)
}

/// Whether the corners are those of boxes: finite, and none is empty.
#[inline]
fn are_boxes<V: Vector>(low: [V; 2], high: [V; 2]) -> bool {
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
    if inner.radius() == 0.0 && (B::IS_BOX || B::MOST_CORNERS == 1) {
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
    let (square, rr) = (gap(a, b).0.length_squared(), r * r);
    let is_certain = (square - rr).abs() > RELATIVE_ERROR * (square + rr) + UNDERFLOW;
    (are_boxes([a[0], b[0]], [a[1], b[1]]) & is_certain).then_some(square < rr)
}

/// The squared distance of the cores, which are not empty: 0 only if they have a common point. `None` for a NaN or an
/// infinity.
#[inline]
pub(super) fn squared_distance<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Squared> {
    let ([low_a, high_a], [low_b, high_b]) = (corners(a), corners(b));
    let (gap, is_finite) = gap([low_a, high_a], [low_b, high_b]);
    let size = (high_a.to_xy() - low_a.to_xy()) + (high_b.to_xy() - low_b.to_xy());
    is_finite.then(|| Squared::plain(gap.length_squared(), size.x + size.y))
}

/// Where a ray, a moving circle or a moving box meets a box, or a moving box meets a point or a circle.
pub(super) enum Entry {
    /// They overlap at the start.
    Overlapping,
    Away,
    /// Through the target's edge with this number. Where boxes touch, they have a part of it in common. `lower_is_targets`
    /// is whether the lower end of this part is the target's. `None` if uncertain.
    Side {
        edge: usize,
        lower_is_targets: Option<bool>,
    },
    /// Perhaps around the target's corner with this number.
    Corner(usize),
}

impl Entry {
    /// At the corner where two edges meet.
    fn corner(edge: usize, other: usize) -> Self {
        let [is_right, is_top] = [1, 2].map(|number| (edge == number) | (other == number));
        Self::Corner(corner(is_right, is_top))
    }
}

/// Where `moving` enters the target, along d, if r is the sum of the radii. `None` if uncertain, and if they only touch.
#[inline]
pub(super) fn entry<A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    moving: &B,
    d: Xy,
    r: f64,
) -> Option<Entry> {
    let [x, y] = &axis_motions(target, moving, d, r)?;
    if x.starts_between(r) & y.starts_between(r) {
        let is_overlapping = r == 0.0 || within(target, moving, r)?;
        return Some(if is_overlapping { Entry::Overlapping } else { Entry::corner(x.near_edge, y.near_edge) });
    }
    if x.is_missed(r) | y.is_missed(r) {
        return Some(Entry::Away);
    }
    let is_x = (x.near - r) * y.speed > (y.near - r) * x.speed;
    let (last, other) = if is_x { (x, y) } else { (y, x) };
    let near = Numerator::less(last.near, r);
    let leaves_first = near.is_after(other.speed, Numerator::plus(other.far, r), last.speed)?;
    if leaves_first {
        return Some(Entry::Away);
    }
    // Otherwise it starts beside an edge, or on its line.
    let starts_outside = if r == 0.0 { last.near > 0.0 } else { exceeds(last.near, r)? };
    if !starts_outside {
        return None;
    }
    let (reaches_near, leaves_far) = (
        near.is_after(other.speed, Numerator::plus(other.near, 0.0), last.speed)?,
        near.is_after(other.speed, Numerator::plus(other.far, 0.0), last.speed)?,
    );
    Some(if !reaches_near {
        Entry::corner(last.near_edge, other.near_edge)
    } else if leaves_far {
        Entry::corner(last.near_edge, opposite(other.near_edge))
    } else {
        let lower_is_targets = exceeds(other.lower_offset * last.speed, last.near * other.d);
        Entry::Side { edge: last.near_edge, lower_is_targets }
    })
}

/// Whether a motion leads into the target, of bare shapes that only touch at the start. `None` if they do not touch.
#[cold]
#[inline(never)]
pub(super) fn leads_inward<A: HasCore, B: HasCore<Points = A::Points>>(target: &A, moving: &B, d: Xy) -> Option<bool> {
    let [x, y] = &axis_motions(target, moving, d, 0.0)?;
    let are_touching = x.touches_or_overlaps() & y.touches_or_overlaps();
    are_touching.then(|| x.leads_inward() & y.leads_inward())
}

/// A distance along an axis, less or plus the radius.
#[derive(Clone, Copy)]
struct Numerator {
    value: f64,
    /// The sum of the magnitudes of its terms.
    magnitudes: f64,
}

impl Numerator {
    #[inline]
    fn less(distance: f64, r: f64) -> Self {
        Self { value: distance - r, magnitudes: distance.abs() + r }
    }

    #[inline]
    fn plus(distance: f64, r: f64) -> Self {
        Self { value: distance + r, magnitudes: distance.abs() + r }
    }

    /// Whether `value`/`speed` is greater than the quotient of the other. It compares the products with each other's speeds.
    /// `None` if uncertain.
    #[inline]
    fn is_after(self, speed_of_other: f64, other: Self, speed: f64) -> Option<bool> {
        let difference = self.value * speed_of_other - other.value * speed;
        let error = RELATIVE_ERROR * (self.magnitudes * speed_of_other + other.magnitudes * speed) + UNDERFLOW;
        (difference.abs() > error).then_some(difference > 0.0)
    }
}

/// The number of the target's edge through which a path along d leaves it, after it was inside. `None` if uncertain.
#[inline]
pub(super) fn exit<A: HasCore, B: HasCore<Points = A::Points>>(target: &A, moving: &B, d: Xy) -> Option<usize> {
    let [x, y] = &axis_motions(target, moving, d, 0.0)?;
    let y_is_first = exceeds(x.far * y.speed, y.far * x.speed)?;
    Some(opposite(if y_is_first { y } else { x }.near_edge))
}

/// The number of the opposite edge or corner of a box.
pub(super) fn opposite(edge: usize) -> usize {
    (edge + 2) & 3
}

/// The motion along an axis, in the direction of d.
struct AxisMotion {
    /// How far it is to the near side of the target, and to the far side.
    near: f64,
    far: f64,
    /// How far the target's lower end is above that of the moving shape.
    lower_offset: f64,
    d: f64,
    /// |d|.
    speed: f64,
    /// The number of the target's edge on the near side.
    near_edge: usize,
}

impl AxisMotion {
    /// Along an axis with these coordinates of the lowest and highest corners.
    #[inline]
    fn new(
        [low, high]: [f64; 2],
        [moving_low, moving_high]: [f64; 2],
        d: f64,
        [low_edge, high_edge]: [usize; 2],
    ) -> Self {
        let (up, down) = ([low - moving_high, high - moving_low], [moving_low - high, moving_high - low]);
        let ([near, far], near_edge) = if d < 0.0 { (down, high_edge) } else { (up, low_edge) };
        Self { near, far, lower_offset: low - moving_low, d, speed: d.abs(), near_edge }
    }

    /// Whether it starts between the sides, inflated by `r`.
    #[inline]
    fn starts_between(&self, r: f64) -> bool {
        (self.near < r) & (self.far > -r)
    }

    /// Whether it starts between the sides, or on one of them.
    #[inline]
    fn touches_or_overlaps(&self) -> bool {
        (self.near <= 0.0) & (self.far >= 0.0)
    }

    /// Whether a motion that starts there leads between the sides, or stays there.
    #[inline]
    fn leads_inward(&self) -> bool {
        (self.near < 0.0) & (self.far > 0.0) | (self.near == 0.0) & (self.speed > 0.0)
    }

    /// Whether it leads away from the target, or is beside it forever.
    #[inline]
    fn is_missed(&self, r: f64) -> bool {
        // Without a radius, the signs are exact.
        let is_beyond = |distance: f64| if r == 0.0 { distance > 0.0 } else { exceeds(distance, r) == Some(true) };
        is_beyond(-self.far) | is_beyond(self.near) & (self.speed == 0.0)
    }
}

/// The motions along both axes, if all numbers are finite.
#[inline]
fn axis_motions<A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    moving: &B,
    d: Xy,
    r: f64,
) -> Option<[AxisMotion; 2]> {
    let ([low, high], [moving_low, moving_high]) = (corners(target), corners(moving));
    let [low, high, moving_low, moving_high] = [low, high, moving_low, moving_high].map(A::Points::to_xy);
    let x = AxisMotion::new([low.x, high.x], [moving_low.x, moving_high.x], d.x, [3, 1]);
    let y = AxisMotion::new([low.y, high.y], [moving_low.y, moving_high.y], d.y, [0, 2]);
    let sum = (x.near + x.far + x.speed) + (y.near + y.far + y.speed) + r;
    (sum.abs() < f64::INFINITY).then_some([x, y])
}

/// Whether `one` is larger than `other`. `None` if uncertain.
#[inline]
fn exceeds(one: f64, other: f64) -> Option<bool> {
    let is_certain = (one - other).abs() > RELATIVE_ERROR * (one.abs() + other.abs()) + UNDERFLOW;
    is_certain.then_some(one > other)
}

/// The features that decide the distance or the depth. `None` if uncertain.
#[inline(always)]
pub(super) fn features<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B) -> Option<Numbered> {
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
    let is_x = exceeds(x, y)?;
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
    if is_certain { facing(a, b, edge, meeting) } else { None }
}

/// The number of a corner of a box.
fn corner(is_right: bool, is_top: bool) -> usize {
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
#[inline(always)]
fn facing<A: HasCore, B: HasCore<Points = A::Points>>(a: &A, b: &B, edge: usize, meeting: Meeting) -> Option<Numbered> {
    let facing = opposite(edge);
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
    let (edge, other_is_point) = if end_is_b { (edge, !B::IS_BOX) } else { (facing, !A::IS_BOX) };
    Some(Numbered::Edge { edge_is_a: end_is_b, edge, corner: if other_is_point { 0 } else { end }, meeting })
}

/// The ends of an edge with their numbers, the lower one first. A point is both ends.
#[inline]
fn in_order<A: HasCore>(shape: &A, edge: usize) -> [(Xy, usize); 2] {
    let end = |number: usize| (shape.corner(number).to_xy(), number);
    let (start, far) = (end(edge), end((edge + 1) & 3));
    if (start.0.x > far.0.x) | (start.0.y > far.0.y) { [far, start] } else { [start, far] }
}

/// The lowest and the highest corner. A point is both.
#[inline]
fn corners<A: HasCore>(shape: &A) -> [A::Points; 2] {
    [shape.corner(0), shape.corner(2)]
}

/// The vector across the gap, 0 along an axis without one, and whether all corners are finite.
#[inline]
fn gap<V: Vector>([low_a, high_a]: [V; 2], [low_b, high_b]: [V; 2]) -> (Xy, bool) {
    let (after, before) = (low_b.to_xy() - high_a.to_xy(), low_a.to_xy() - high_b.to_xy());
    let gap = |after: f64, before: f64| {
        let gap = if after > before { after } else { before };
        if gap > 0.0 { gap } else { 0.0 }
    };
    let is_finite = ((after.x + before.x) + (after.y + before.y)).abs() < f64::INFINITY;
    (Xy::new(gap(after.x, before.x), gap(after.y, before.y)), is_finite)
}
