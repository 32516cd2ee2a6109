//! A moving box, point or circle, and a box: by comparing coordinates.
//!
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
//! R)·v is below 5ε·(|n| + R)·v, and those of n·v and f·v below 3ε of them. The signs of n and f are exact.
//!
//! # At a corner
//! A box that slides along a row of flush tiles meets the corner of the next tile exactly. Let c be a corner of the target
//! minus the opposite corner of the moving shape. Its components are, in magnitude, the n or f of both axes. So the exact
//! sign of c×d tells on which side of the corner the motion passes.

use core::cmp::Ordering;

use super::boxes::{corner, corners, exceeds, opposite, within};
use super::{RELATIVE_ERROR, UNDERFLOW};
use crate::exact::{Arrow, Cross, Dot, Polynomial as _, Xy, greater, lesser};
use crate::kernel::facing_chain::DifferenceCorner;
use crate::shapes::sealed::HasCore;
use crate::vector::sealed::Sealed as _;

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

/// Where `moving` enters the target, along d, if r is the sum of the radii. `None` if uncertain, and if they only touch.
#[inline]
pub(super) fn entry<A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    moving: &B,
    d: Xy,
    r: f64,
) -> Option<Entry> {
    let [x, y] = &axis_motions(target, moving, d, r)?;
    if r == 0.0 {
        return bare_entry::<A, B>(x, y);
    }
    if x.starts_between(r) & y.starts_between(r) {
        return Some(if within(target, moving, r)? {
            Entry::Overlapping
        } else {
            Entry::Corner(corner_between(x.near_edge, y.near_edge))
        });
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
    if !exceeds(last.near, r)? {
        return None;
    }
    let (reaches_near, leaves_far) = (
        near.is_after(other.speed, Numerator::plus(other.near, 0.0), last.speed)?,
        near.is_after(other.speed, Numerator::plus(other.far, 0.0), last.speed)?,
    );
    Some(if !reaches_near {
        Entry::Corner(corner_between(last.near_edge, other.near_edge))
    } else if leaves_far {
        Entry::Corner(corner_between(last.near_edge, opposite(other.near_edge)))
    } else {
        Entry::Side { edge: last.near_edge, lower_is_targets: last.lower_is_targets(other) }
    })
}

/// The same without radii, by the times at which the motion is at the sides, multiplied by both speeds.
#[inline(always)]
fn bare_entry<A: HasCore, B: HasCore<Points = A::Points>>(x: &AxisMotion, y: &AxisMotion) -> Option<Entry> {
    let least_far = lesser(x.far, y.far);
    if least_far < 0.0 {
        return Some(Entry::Away);
    }
    if (greater(x.near, y.near) < 0.0) & (least_far > 0.0) {
        return Some(Entry::Overlapping);
    }
    // It starts outside, or touches. A speed of 0 needs no test: the times along that axis become 0.
    let (near_x, near_y) = (x.near * y.speed, y.near * x.speed);
    let (far_x, far_y) = (x.far * y.speed, y.far * x.speed);
    let error = RELATIVE_ERROR * (near_x.abs() + near_y.abs() + far_x.abs() + far_y.abs()) + UNDERFLOW;
    let is_x = near_x > near_y;
    let (last, other, entered, left) = if is_x { (x, y, near_x, far_y) } else { (y, x, near_y, far_x) };
    if left - entered < -error {
        return Some(Entry::Away);
    }
    // If `last.near` is not positive, they touch.
    let is_certain = (left - entered > error) & ((near_x - near_y).abs() > error) & (last.near > 0.0);
    let lower_is_targets = if A::IS_BOX && B::IS_BOX { last.lower_is_targets(other) } else { None };
    is_certain.then_some(Entry::Side { edge: last.near_edge, lower_is_targets })
}

/// Whether a motion leads into the target, of bare shapes that only touch at the start. `None` if they do not touch.
#[cold]
#[inline(never)]
pub(super) fn leads_inward<A: HasCore, B: HasCore<Points = A::Points>>(target: &A, moving: &B, d: Xy) -> Option<bool> {
    let [x, y] = &axis_motions(target, moving, d, 0.0)?;
    let are_touching = x.touches_or_overlaps() & y.touches_or_overlaps();
    are_touching.then(|| x.leads_inward() & y.leads_inward())
}

/// Where bare shapes meet, by exact signs. Edges and corners have the numbers of the target's.
pub(super) enum ExactEntry {
    Away,
    Side {
        edge: usize,
        lower_is_targets: Option<bool>,
    },
    /// At a corner of both, where they may touch at the start.
    Corner {
        number: usize,
        normal: CornerNormal,
    },
}

/// The normal where a motion meets a corner.
pub(super) enum CornerNormal {
    /// That of the target's edge with this number.
    OfEdge(usize),
    /// The motion only grazes the corner: the perpendicular to the motion on this side.
    Left,
    Right,
}

/// Where bare shapes meet that are apart at the start, or touch at a corner. `None` for others.
#[cold]
#[inline(never)]
pub(super) fn exact_entry<A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    moving: &B,
    direction: Arrow,
) -> Option<ExactEntry> {
    let d = direction.rounded();
    let [x, y] = &axis_motions(target, moving, d, 0.0)?;
    if x.is_missed(0.0) | y.is_missed(0.0) {
        return Some(ExactEntry::Away);
    }
    // Whether the motion is at this edge for x before or after it is at that for y.
    let compare = |x_edge: usize, y_edge: usize| {
        let to_corner = -facing_corners(target, moving, corner_between(x_edge, y_edge)).offset();
        let turn = Cross(to_corner, direction).sign();
        if (d.x < 0.0) == (d.y < 0.0) { turn } else { turn.reverse() }
    };
    let order = match (x.near > 0.0, y.near > 0.0) {
        (true, true) => compare(x.near_edge, y.near_edge),
        (true, false) => Ordering::Greater,
        (false, true) => Ordering::Less,
        (false, false) if x.is_touched() & y.is_touched() => Ordering::Equal,
        (false, false) => return None,
    };
    let (last, other) = match order {
        Ordering::Greater => (x, y),
        Ordering::Less => (y, x),
        Ordering::Equal => return Some(ExactEntry::faced_corner::<A>(x, y, direction)),
    };
    if (other.near == 0.0) & (other.speed == 0.0) {
        return Some(ExactEntry::grazed_corner(last.near_edge, other.near_edge, d));
    }
    let far_edge = opposite(other.near_edge);
    let passes_far_edge = match order {
        Ordering::Greater => compare(x.near_edge, far_edge),
        _ => compare(far_edge, y.near_edge).reverse(),
    };
    Some(match passes_far_edge {
        Ordering::Less => ExactEntry::Side { edge: last.near_edge, lower_is_targets: last.lower_is_targets(other) },
        Ordering::Equal => ExactEntry::grazed_corner(last.near_edge, far_edge, d),
        Ordering::Greater => ExactEntry::Away,
    })
}

impl ExactEntry {
    /// The corner between the near sides, which both face the motion. The normal is the one whose product with d is less in
    /// magnitude; of two, the first in the order of the edges of the target, or of the moving box if the target is a point.
    fn faced_corner<A: HasCore>(x: &AxisMotion, y: &AxisMotion, direction: Arrow) -> Self {
        let rank = |edge: usize| if A::IS_BOX { edge } else { opposite(edge) };
        // The speeds are rounded if the motion is a path between two points.
        let [towards_x, towards_y] = [x.d, y.d].map(|d| 1.0_f64.copysign(d));
        let is_x = match Dot(direction, Arrow::free(Xy::new(towards_x, -towards_y))).sign() {
            Ordering::Less => true,
            Ordering::Equal => rank(x.near_edge) < rank(y.near_edge),
            Ordering::Greater => false,
        };
        let normal = CornerNormal::OfEdge(if is_x { x.near_edge } else { y.near_edge });
        Self::Corner { number: corner_between(x.near_edge, y.near_edge), normal }
    }

    /// The corner of the near edge and the one `beside` it, which the motion only grazes. Its normal has a positive product
    /// with that of the edge beside.
    fn grazed_corner(near_edge: usize, beside: usize, d: Xy) -> Self {
        let is_left = match beside {
            0 => d.x < 0.0,
            1 => d.y < 0.0,
            2 => d.x > 0.0,
            _ => d.y > 0.0,
        };
        let normal = if is_left { CornerNormal::Left } else { CornerNormal::Right };
        Self::Corner { number: corner_between(near_edge, beside), normal }
    }
}

/// A corner of the target and the opposite corner of the moving shape. A point is its only corner.
#[inline]
pub(super) fn facing_corners<A: HasCore, B: HasCore<Points = A::Points>>(
    target: &A,
    moving: &B,
    number: usize,
) -> DifferenceCorner {
    DifferenceCorner {
        moving: moving.corner(if B::IS_BOX { opposite(number) } else { 0 }).to_xy(),
        target: target.corner(if A::IS_BOX { number } else { 0 }).to_xy(),
    }
}

/// The number of the corner where two edges of a box meet.
fn corner_between(edge: usize, other: usize) -> usize {
    let [is_right, is_top] = [1, 2].map(|number| (edge == number) | (other == number));
    corner(is_right, is_top)
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

    /// Whether the target's lower end is the higher one where the motion enters through the near side. `None` if uncertain.
    #[inline]
    fn lower_is_targets(&self, other: &Self) -> Option<bool> {
        exceeds(other.lower_offset * self.speed, self.near * other.d)
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

    /// Whether it starts on the near side, and leads inward.
    #[inline]
    fn is_touched(&self) -> bool {
        (self.near == 0.0) & (self.speed > 0.0)
    }

    /// Whether a motion that starts there leads between the sides, or stays there.
    #[inline]
    fn leads_inward(&self) -> bool {
        (self.near < 0.0) & (self.far > 0.0) | self.is_touched()
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
