//! Separating axes in `f32`, four edges at a time.
//!
//! Let e be an edge of one core, p the corner where it begins, n its outward normal (e turned right, as long as e), and
//! q the corners of the other core. The other core is beyond the edge by s = min n·(q − p); s is negative if a corner
//! is on the inner side. If s > 0 for an edge, the cores are apart; if s < 0 for all edges of both, they overlap. The
//! signed distance along n is s/|e|.
//!
//! Let c = n·(q − p), t = e·(q − p) and h = max(|t − |e|²/2| − |e|²/2, 0). The distance of q from the edge is
//! √(c² + h²)/|e|. The least of these is the distance of cores that are apart.
//!
//! No branch of an overlap depends on where the shapes are. A segment has two edges, there and back. A point has none.
//!
//! # Errors
//! u = 2⁻²⁴. Corners are relative to one corner of the first shape, so that the bounds do not depend on where the
//! origin is. For `f64`, the differences are rounded to `f32`. Let M be the sum of the magnitudes of all relative
//! coordinates, and |e|₁ = |x| + |y|. The errors of the differences e, q and p are u of each component. Products and
//! sums make it 4u·|e|₁·M in n·q and in n·p, and 10u·|e|₁·M in c, in t and in s; 16u·|e|₁·M is allowed. As
//! |e|₁ ≤ √2·|e|, this is 23u·M in s/|e|. The error of |e|² is 4u·|e|₁·M, and so that of h is below 24u·|e|₁·M. The
//! error of the distance is below √2·√2·24u·M = 48u·M, and 8u of itself for the squares and products, for which 16u is
//! allowed.
//!
//! Bounds are used only for M from 2⁻³⁰ to 2⁶⁰, unless nothing is rounded. So only squares overflow, and what is compared
//! with them is smaller. A product that underflows is off by less than 2⁻¹⁴⁹, and so is a difference that is rounded to
//! `f32`, whose product with M is then off by less than 2⁻¹⁴⁸·M. For that, 2⁻¹⁰⁰·M is allowed in s. Squares and |e|² count
//! only for long edges: |e|² > 2⁻⁹⁶. Then u·|e|₁·M exceeds 2⁻⁷²·M, which is far above the underflows in c and h. Those in
//! their squares are below 2⁻¹²⁰, which is allowed.

use core::array;
use core::ops::Neg;

use glam::{Vec4, Vec4Swizzles as _};

use super::numbered::{Meeting, TouchedEdges};
use super::{FilterResult, Uncertain, one_norm};
use crate::exact::{self, Xy, first, lesser, sqrt};
use crate::kernel::{InflatedCore, Line};
use crate::shapes::sealed::HasCore;
use crate::vector::Vector;
use crate::vector::sealed::{Float, Sealed as _};

/// u, the largest relative error of an operation.
const U: f32 = 0.5 * f32::EPSILON;

/// The number of lanes.
const WIDTH: usize = 4;

/// The numbers of the lanes.
const LANE_NUMBERS: Vec4 = Vec4::new(0.0, 1.0, 2.0, 3.0);

/// The most corners for which a mask of 64 bits has room, with the padding of four lanes.
pub(super) const MOST_IN_MASK: usize = 60;

/// Bounds are not used for an M of this size or more.
const LARGEST_SIZE: f32 = power_of_two(60);

/// What underflows may add to c² + h², and to s².
const SQUARE_ERROR: Vec4 = Vec4::splat(power_of_two(-120));

/// A shape with room for many corners that has at most four. Then no loop is needed.
pub(super) struct Few<'a, A>(pub(super) &'a A);

/// Whether one of two shapes has room for more than four corners.
pub(super) const fn may_have_many<A: HasCore, B: HasCore>() -> bool {
    A::MOST_CORNERS > WIDTH || B::MOST_CORNERS > WIDTH
}

/// Whether neither shape has more than four corners.
#[inline]
pub(super) fn are_few<A: HasCore, B: HasCore>(a: &A, b: &B) -> bool {
    a.corner_count() <= WIDTH && b.corner_count() <= WIDTH
}

impl<A: HasCore> HasCore for Few<'_, A> {
    type Points = A::Points;
    type Scratch = A::Scratch;
    const SCRATCH: Self::Scratch = A::SCRATCH;
    const MOST_CORNERS: usize = if A::MOST_CORNERS < WIDTH { A::MOST_CORNERS } else { WIDTH };

    #[inline]
    fn inflated_core<'a>(&'a self, scratch: &'a mut Self::Scratch) -> InflatedCore<'a> {
        self.0.inflated_core(scratch)
    }

    #[inline]
    fn corner_count(&self) -> usize {
        self.0.corner_count()
    }

    #[inline(always)]
    fn corner(&self, number: usize) -> A::Points {
        self.0.corner(number)
    }

    #[inline]
    fn cut_half_line(&self) -> Option<Line> {
        self.0.cut_half_line()
    }
}

/// The value of an expression about two shapes. It is compiled for [`Few`] corners, too.
macro_rules! of_few_or_many {
    ($A:ident: $a:ident, $B:ident: $b:ident, |$p:ident, $q:ident| $answer:expr) => {{
        // A constant first, so that the code for few corners is compiled only for kinds with room for more.
        if const { $crate::filter::axes::may_have_many::<$A, $B>() } && $crate::filter::axes::are_few($a, $b) {
            let ($p, $q) = (&Few($a), &Few($b));
            $answer
        } else {
            let ($p, $q) = ($a, $b);
            $answer
        }
    }};
}
pub(super) use of_few_or_many;

/// The corners of a shape, counter-clockwise.
pub(super) struct Corners<'a, A> {
    pub(super) shape: &'a A,
    pub(super) count: usize,
}

// A derive would ask that A is `Copy`.
impl<A> Clone for Corners<'_, A> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<A> Copy for Corners<'_, A> {}

impl<'a, A: HasCore> Corners<'a, A> {
    #[inline(always)]
    pub(super) fn new(shape: &'a A) -> Self {
        Self { shape, count: shape.corner_count() }
    }

    #[inline(always)]
    pub(super) fn corner(&self, number: usize) -> Xy {
        self.shape.corner(number).to_xy()
    }

    #[inline]
    pub(super) fn next(&self, number: usize) -> usize {
        if number + 1 == self.count { 0 } else { number + 1 }
    }

    #[inline]
    pub(super) fn previous(&self, number: usize) -> usize {
        if number == 0 { self.count - 1 } else { number - 1 }
    }

    /// The vector along the edge that begins at this corner.
    #[inline(always)]
    pub(super) fn edge(&self, number: usize) -> Xy {
        self.corner(self.next(number)) - self.corner(number)
    }

    /// The edge that begins at this corner, as a line of the core, and whether the line runs along it. The bits of the
    /// numbers depend on the line.
    #[inline(always)]
    pub(super) fn line(&self, number: usize) -> (Line, bool) {
        let start = if self.count == 2 { 0 } else { number };
        let edge = || Line::segment(self.corner(start), self.corner(self.next(start)));
        (self.shape.cut_half_line().unwrap_or_else(edge), start == number)
    }

    /// Whether a mask has a bit for each corner. A constant answers for most kinds.
    #[inline]
    fn fits_mask(&self) -> bool {
        A::MOST_CORNERS <= MOST_IN_MASK || self.count <= MOST_IN_MASK
    }

    /// The first corner of each group of four but the first group. Callers write that group out, so that the compiler
    /// knows its corners. With room for five to eight corners, there is always a second group, even if it is empty: a loop
    /// with a constant count costs less.
    #[inline]
    fn later_starts(&self) -> impl Iterator<Item = usize> {
        let most = A::MOST_CORNERS.div_ceil(WIDTH);
        let count = if most <= 2 { most } else { self.count.div_ceil(WIDTH) };
        (1..count).map(|four| four * WIDTH)
    }

    #[inline(always)]
    fn four(&self, start: usize) -> Vec2x4<[<A::Points as Vector>::Scalar; WIDTH]> {
        let corners: [[_; 2]; WIDTH] = array::from_fn(|lane| self.shape.corner(start + lane).into());
        Vec2x4 { x: corners.map(|[x, _]| x), y: corners.map(|[_, y]| y) }
    }

    #[inline(always)]
    fn relative(&self, start: usize, origin: A::Points) -> Vec2x4<Vec4> {
        let [x, y] = origin.into();
        self.four(start).minus(Vec2x4 { x: [x; WIDTH], y: [y; WIDTH] })
    }

    /// The vectors along the edges that begin at these corners.
    #[inline(always)]
    fn edges(&self, start: usize) -> Vec2x4<Vec4> {
        let from = self.four(start);
        if A::MOST_CORNERS == WIDTH {
            return Vec2x4 { x: Float::steps(from.x), y: Float::steps(from.y) };
        }
        self.four(start + 1).minus(from)
    }

    /// Whether all coordinates are multiples of a power of two, and not too large to tell.
    #[inline(always)]
    fn are_multiples(&self, step: f32) -> bool {
        let are_multiples = |start| {
            let Vec2x4 { x, y } = self.four(start);
            Float::are_multiples(x, step) & Float::are_multiples(y, step)
        };
        self.later_starts().fold(are_multiples(0), |all, start| all & are_multiples(start))
    }

    /// The sums of the magnitudes of the coordinates.
    #[inline(always)]
    fn size(&self, origin: A::Points) -> Vec4 {
        let size = |start| {
            let Vec2x4 { x, y } = self.relative(start, origin);
            x.abs() + y.abs()
        };
        self.later_starts().fold(size(0), |sum, start| sum + size(start))
    }
}

/// The coordinates of four points or vectors.
#[derive(Clone, Copy)]
struct Vec2x4<T> {
    x: T,
    y: T,
}

impl<S: Float> Vec2x4<[S; WIDTH]> {
    #[inline]
    fn minus(self, other: Self) -> Vec2x4<Vec4> {
        Vec2x4 { x: S::differences(self.x, other.x), y: S::differences(self.y, other.y) }
    }
}

impl Neg for Vec2x4<Vec4> {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self { x: -self.x, y: -self.y }
    }
}

impl Vec2x4<Vec4> {
    /// Each point, four times.
    #[inline]
    fn each(self) -> [Self; WIDTH] {
        let Self { x, y } = self;
        [
            Self { x: x.xxxx(), y: y.xxxx() },
            Self { x: x.yyyy(), y: y.yyyy() },
            Self { x: x.zzzz(), y: y.zzzz() },
            Self { x: x.wwww(), y: y.wwww() },
        ]
    }

    #[inline]
    fn dot(self, other: Self) -> Vec4 {
        self.x * other.x + self.y * other.y
    }

    /// n·`other`, with the outward normal n of an edge.
    #[inline]
    fn outward_dot(self, other: Self) -> Vec4 {
        self.y * other.x - self.x * other.y
    }
}

/// A bound on the errors of c, t and s for these edges.
#[inline]
fn error(e: Vec2x4<Vec4>, size: f32) -> Vec4 {
    (e.x.abs() + e.y.abs()) * Vec4::splat(16.0 * U * size) + Vec4::splat(power_of_two(-100) * size)
}

/// The axes along the normals of four edges.
#[derive(Clone, Copy)]
struct Axes {
    /// How many of the lanes have an edge: the first ones.
    count: usize,
    e: Vec2x4<Vec4>,
    s: Vec4,
    /// A bound on the error of s.
    error: Vec4,
    /// |e|².
    ee: Vec4,
    /// The least c² + h², if it is asked for.
    square: Vec4,
}

impl Axes {
    const NONE: Self = Self {
        count: 0,
        e: Vec2x4 { x: Vec4::ZERO, y: Vec4::ZERO },
        s: Vec4::ZERO,
        error: Vec4::ZERO,
        ee: Vec4::ZERO,
        square: Vec4::ZERO,
    };

    /// The bits of lanes with an edge.
    #[inline]
    fn edge_lanes(&self) -> u32 {
        0b1111 >> WIDTH.saturating_sub(self.count)
    }

    /// Whether all bits of lanes with an edge are set.
    #[inline]
    fn all(&self, bits: u32) -> bool {
        bits & self.edge_lanes() == self.edge_lanes()
    }

    /// The values, but −∞ in lanes without an edge.
    #[inline(always)]
    #[expect(clippy::cast_precision_loss, reason = "a small number")]
    fn of_edges(&self, values: Vec4) -> Vec4 {
        let has_edge = LANE_NUMBERS.cmplt(Vec4::splat(self.count as f32));
        Vec4::select(has_edge, values, Vec4::NEG_INFINITY)
    }

    /// The bits of the lanes whose edge is so long that an underflow does not matter in squares.
    #[inline]
    fn are_long(&self) -> u32 {
        self.ee.cmpgt(Vec4::splat(power_of_two(-96))).bitmask()
    }

    /// The squares of the signed distances along the normals, with their signs. The quotient comes first, because s² may
    /// overflow.
    #[inline(always)]
    fn signed_squares(&self) -> Vec4 {
        self.of_edges(self.s / self.ee * self.s.abs())
    }

    /// How far the other core is beyond the lines of the edges, moved outward by `r`, times the lengths of the edges.
    #[inline(always)]
    fn gaps(&self, r: f32) -> Vec4 {
        let radius = |square: f32| r * sqrt(f64::from(square)).to_f32();
        if r == 0.0 { self.s } else { self.s - Vec4::from_array(self.ee.to_array().map(radius)) }
    }

    /// The times at which a core that moves along `d` comes within `r` of the lines of the edges; −∞ if it does not.
    #[inline(always)]
    fn entries(&self, d: Vec2x4<Vec4>, r: f32) -> Vec4 {
        let closing = -self.e.outward_dot(d);
        self.of_edges(Vec4::select(closing.cmpgt(Vec4::ZERO), self.gaps(r) / closing, Vec4::NEG_INFINITY))
    }

    /// Whether the other core, which moves along `d`, is certainly farther than `r` beyond one of the edges, and moves away
    /// from its line. `d` is a [`direction`].
    ///
    /// |e| from |e|² has an error of 5u, so that of r|e| is below 7u·|e|₁·r. With that of s, it is allowed as 16u·|e|₁·(M +
    /// r). The error of n·d is 4u·|e|₁, as |d|₁ = 1.
    #[inline(always)]
    fn is_leaving(&self, d: Vec2x4<Vec4>, r: f32, size: f32) -> bool {
        let is_beyond = self.gaps(r).cmpgt(error(self.e, size + r));
        let moves_away = self.e.outward_dot(d).cmpgt(error(self.e, 1.0));
        (is_beyond & moves_away).bitmask() & self.are_long() & self.edge_lanes() != 0
    }
}

impl<'a, A: HasCore> Corners<'a, A> {
    /// The axes of the edges that begin at four corners, from the corner number `start` on.
    #[inline(always)]
    fn axes<B: HasCore<Points = A::Points>, const NEEDS_SQUARE: bool>(
        &self,
        start: usize,
        other: &Corners<'a, B>,
        frame: Frame<A::Points>,
    ) -> Axes {
        self.axes_along::<B, NEEDS_SQUARE>(self.edges(start), start, other, frame)
    }

    /// The axes of lines through these corners, along `e`.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn axes_along<B: HasCore<Points = A::Points>, const NEEDS_SQUARE: bool>(
        &self,
        e: Vec2x4<Vec4>,
        start: usize,
        other: &Corners<'a, B>,
        Frame { origin, size }: Frame<A::Points>,
    ) -> Axes {
        let (p, ee) = (self.relative(start, origin), e.dot(e));
        let (of_p, along_p, half) = (e.outward_dot(p), e.dot(p), ee * Vec4::splat(0.5));
        let (mut nearest, mut square) = (Vec4::INFINITY, Vec4::INFINITY);
        let mut add = |start| {
            for (_, q) in (start..B::MOST_CORNERS).zip(other.relative(start, origin).each()) {
                let of_q = e.outward_dot(q);
                nearest = nearest.min(of_q);
                if NEEDS_SQUARE {
                    let (c, t) = (of_q - of_p, e.dot(q) - along_p);
                    let h = ((t - half).abs() - half).max(Vec4::ZERO);
                    square = square.min(c * c + h * h);
                }
            }
        };
        add(0);
        other.later_starts().for_each(add);
        let (count, s) = (self.count.saturating_sub(start), nearest - of_p);
        Axes { count, e, s, error: error(e, size), ee, square }
    }

    /// Calls `add` for all edges, with the number of the first of four.
    #[inline(always)]
    fn each_axes<B: HasCore<Points = A::Points>, const NEEDS_SQUARE: bool>(
        &self,
        other: &Corners<'a, B>,
        frame: Frame<A::Points>,
        mut add: impl FnMut(usize, Axes),
    ) {
        if A::MOST_CORNERS > 1 && self.count > 1 {
            add(0, self.axes::<B, NEEDS_SQUARE>(0, other, frame));
            self.later_starts().for_each(|start| add(start, self.axes::<B, NEEDS_SQUARE>(start, other, frame)));
        }
    }
}

/// The part of a polygon that is nearest to a point outside.
pub(super) enum NearestPart {
    /// An inner point of the edge that begins at this corner.
    Edge(usize),
    Corner(usize),
}

impl<'a, A: HasCore> Corners<'a, A> {
    /// The part of this polygon that is nearest to a point. `None` if that is uncertain, and if the point is inside.
    ///
    /// The point is nearest to an edge if it is beyond it (c > 0) and between its ends (0 < t < |e|²). It is nearest to a
    /// corner if it is past the end of the edge to it (t > |e|²) and before the start of the edge from it (t < 0). Only
    /// one part meets its condition, so edges are not compared.
    ///
    /// The error of t is that of c. The error of |e|² − t is below 17u·|e|₁·M, and twice that of c is allowed. If nothing is
    /// rounded and M is 0, the point may be straight across from a corner, which is nearest then.
    ///
    /// Each condition is a mask with a bit for each corner. `None` for polygons with more corners than that.
    #[inline(always)]
    pub(super) fn nearest_to<B: HasCore<Points = A::Points>>(
        &self,
        point: &Corners<'a, B>,
        Frame { origin, size }: Frame<A::Points>,
    ) -> Option<NearestPart> {
        if !self.fits_mask() || size >= LARGEST_SIZE {
            return None;
        }
        let [q, ..] = point.relative(0, origin).each();
        let (mut edges, mut before, mut past) = (0_u64, 0, 0);
        let mut add = |start| {
            let (p, e) = (self.relative(start, origin), self.edges(start));
            let (c, t) = (e.outward_dot(q) - e.outward_dot(p), e.dot(q) - e.dot(p));
            let (past_end, error) = (t - e.dot(e), error(e, size));
            let is_beside =
                c.cmpgt(error).bitmask() & t.cmpgt(error).bitmask() & past_end.cmplt(-(error + error)).bitmask();
            edges |= u64::from(is_beside) << start;
            before |= u64::from(t.cmple(-error).bitmask()) << start;
            past |= u64::from(past_end.cmpge(error + error).bitmask()) << start;
        };
        add(0);
        self.later_starts().for_each(add);
        let all = (1 << self.count) - 1;
        let past_previous = (past << 1) | ((past & all) >> (self.count - 1));
        let (edges, corners) = (edges & all, before & past_previous & all);
        if edges != 0 {
            Some(NearestPart::Edge(edges.trailing_zeros() as usize))
        } else if corners != 0 {
            Some(NearestPart::Corner(corners.trailing_zeros() as usize))
        } else {
            None
        }
    }
}

/// Where the line of a ray passes a polygon.
pub(super) enum LineCrossing {
    Beside,
    /// It enters and leaves through the edges that begin at these corners.
    Through {
        entry: usize,
        exit: usize,
    },
}

impl<'a, A: HasCore> Corners<'a, A> {
    /// The corners of the other core that are inside this one, or on its border: a bit for each. `None` if that is uncertain
    /// for one of them, and if there are more corners than bits. Only a corner that is certainly not on it is
    /// outside of a segment, and every one is outside of a point.
    #[inline]
    fn corners_inside<B: HasCore<Points = A::Points>>(
        &self,
        other: &Corners<'a, B>,
        Frame { origin, size }: Frame<A::Points>,
    ) -> Option<u64> {
        if other.count > MOST_IN_MASK || size >= LARGEST_SIZE {
            return None;
        }
        let none_unless = |holds: bool| u64::from(holds).wrapping_neg();
        let (mut are_inside, mut are_outside) = (none_unless(self.count > 2), none_unless(self.count == 1));
        let mut add = |start: usize| {
            let (e, p) = (self.edges(start), self.relative(start, origin));
            let (of_p, error) = (e.outward_dot(p), error(e, size));
            let lanes = 0b1111 >> WIDTH.saturating_sub(self.count - start);
            for group in (0..other.count).step_by(WIDTH) {
                for (number, q) in (group..other.count).zip(other.relative(group, origin).each()) {
                    let c = e.outward_dot(q) - of_p;
                    are_inside &= !(u64::from(c.cmple(-error).bitmask() & lanes != lanes) << number);
                    are_outside |= u64::from(c.cmpgt(error).bitmask() & lanes != 0) << number;
                }
            }
        };
        let edge_count = if self.count > 1 { self.count } else { 0 };
        (0..edge_count).step_by(WIDTH).for_each(&mut add);
        let all = (1 << other.count) - 1;
        ((are_inside | are_outside) & all == all).then_some(are_inside & all)
    }

    /// The least and the greatest height of a corner above the line through `origin` along d, times |d|.
    #[inline(always)]
    fn heights(&self, d: Vec2x4<Vec4>, origin: A::Points) -> [f32; 2] {
        let of_four = |start| -d.outward_dot(self.relative(start, origin));
        let first = of_four(0);
        let [least, most] =
            self.later_starts().map(of_four).fold([first; 2], |[least, most], four| [least.min(four), most.max(four)]);
        [least.min_element(), most.max_element()]
    }

    /// Where the line through a point q, along `d`, passes this polygon. `None` if that is uncertain.
    ///
    /// A corner p is on the left of the line if its height d×(p − q) is positive. The polygon is on the left of its edges.
    /// So the line enters through the edge from a corner on its left to one on its right, and leaves through the edge back.
    ///
    /// The components of d and of the differences have errors of u, and so have the products and the sums. As
    /// |p|₁ + |q|₁ ≤ M, the error of a height is at most 5u·|d|₁·M, to first order; 16u·|d|₁·M is allowed.
    ///
    /// Each side of the line is a mask with a bit for each corner. `None` for polygons with more corners than that.
    #[inline(always)]
    fn line_crossing<B: HasCore<Points = A::Points>>(
        &self,
        point: &Corners<'a, B>,
        d: Xy,
        Frame { origin, size }: Frame<A::Points>,
    ) -> Option<LineCrossing> {
        if !self.fits_mask() || size >= LARGEST_SIZE {
            return None;
        }
        let d = direction_in_range(d);
        let [q, ..] = point.relative(0, origin).each();
        let (of_q, error) = (d.outward_dot(q), error(d, size));
        let (mut left, mut right) = (0_u64, 0);
        let mut add = |start| {
            let height = of_q - d.outward_dot(self.relative(start, origin));
            left |= u64::from(height.cmpgt(error).bitmask()) << start;
            right |= u64::from(height.cmplt(-error).bitmask()) << start;
        };
        add(0);
        self.later_starts().for_each(add);
        let all = (1 << self.count) - 1;
        let (left, right) = (left & all, right & all);
        if left | right != all {
            return None;
        }
        // `|` instead of `||`: one unpredictable branch, not two.
        if (left == 0) | (right == 0) {
            return Some(LineCrossing::Beside);
        }
        let of_next = |mask: u64| (mask >> 1) | (mask << (self.count - 1));
        let (entry, exit) = (left & of_next(right), right & of_next(left));
        Some(LineCrossing::Through { entry: entry.trailing_zeros() as usize, exit: exit.trailing_zeros() as usize })
    }
}

/// A direction of any length, scaled to |d|₁ = 1, in `f32`.
#[inline(always)]
fn direction(d: Xy) -> Vec2x4<Vec4> {
    in_lanes(d.over(one_norm(d)))
}

/// A direction of any length, in `f32`. It is scaled to |d|₁ = 1 only if |d|₁ is not between 2⁻⁶⁰ and 2⁶⁰, because a division
/// takes longer than the comparison. Between these limits, |d|² is a normal number, and no product with M overflows.
#[inline(always)]
fn direction_in_range(d: Xy) -> Vec2x4<Vec4> {
    const LEAST: f64 = exact::power_of_two(-60);
    const MOST: f64 = exact::power_of_two(60);
    let length = one_norm(d);
    in_lanes(if (LEAST..MOST).contains(&length) { d } else { d.over(length) })
}

#[inline(always)]
fn in_lanes(d: Xy) -> Vec2x4<Vec4> {
    Vec2x4 { x: Vec4::splat(d.x.to_f32()), y: Vec4::splat(d.y.to_f32()) }
}

/// Where a core is, relative to the edges of the other.
struct OverlapTest {
    /// Certainly beyond one of them.
    is_apart: bool,
    /// Certainly on the inner side of each, with a corner.
    is_inside: bool,
}

impl OverlapTest {
    const NONE: Self = Self { is_apart: false, is_inside: true };

    #[inline(always)]
    fn add(&mut self, axes: &Axes) {
        self.is_apart |= axes.s.cmpgt(axes.error).bitmask() != 0;
        self.is_inside &= axes.all(axes.s.cmplt(-axes.error).bitmask());
    }

    #[inline(always)]
    fn are_overlapping(&self) -> Option<bool> {
        (self.is_apart | self.is_inside).then_some(self.is_inside)
    }
}

/// The largest of the signed squares along the normals of a core, and the second largest.
#[derive(Clone, Copy)]
pub(super) struct Largest {
    edge: usize,
    pub(super) first: f64,
    second: f64,
}

impl Largest {
    pub(super) const NONE: Self = Self { edge: 0, first: f64::NEG_INFINITY, second: f64::NEG_INFINITY };

    pub(super) fn add(&mut self, edge: usize, square: f64) {
        if square > self.first {
            *self = Self { edge, first: square, second: self.first };
        } else if square > self.second {
            self.second = square;
        }
    }
}

/// The same for each lane.
struct LargestInLanes {
    start: Vec4,
    first: Vec4,
    second: Vec4,
    /// Whether all edges are so long that an underflow does not matter in squares.
    are_long: bool,
}

impl LargestInLanes {
    const NONE: Self =
        Self { start: Vec4::ZERO, first: Vec4::NEG_INFINITY, second: Vec4::NEG_INFINITY, are_long: true };

    /// The squares of the signed distances.
    #[inline(always)]
    fn add_squares(&mut self, start: usize, axes: &Axes) {
        self.are_long &= axes.all(axes.are_long());
        self.add(start, axes.signed_squares());
    }

    #[inline(always)]
    #[expect(clippy::cast_precision_loss, reason = "a small number")]
    fn add(&mut self, start: usize, squares: Vec4) {
        let is_larger = squares.cmpgt(self.first);
        self.second = self.second.max(squares.min(self.first));
        self.start = Vec4::select(is_larger, Vec4::splat(start as f32), self.start);
        self.first = self.first.max(squares);
    }

    /// `is_first_four` is whether only the first four edges were added. Masks select the lane, because a branch would be
    /// unpredictable.
    #[inline(always)]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "the number of a corner"
    )]
    fn largest(&self, is_first_four: bool) -> Largest {
        let first = self.first.max_element();
        let lane = self.first.cmpeq(Vec4::splat(first)).bitmask().trailing_zeros() as usize % WIDTH;
        let is_lane = LANE_NUMBERS.cmpeq(Vec4::splat(lane as f32));
        // In each lane, the second value is at most the first.
        let second = Vec4::select(is_lane, self.second, self.first).max_element();
        let start = if is_first_four { 0 } else { self.start.to_array()[lane] as usize };
        Largest { edge: start + lane, first: f64::from(first), second: f64::from(second) }
    }
}

/// The axes of up to eight edges. Those of more are computed again where they are needed.
type KeptAxes = [Axes; 2];

impl<'a, A: HasCore> Corners<'a, A> {
    /// The axes of all edges, which are added to a test.
    #[inline(always)]
    fn kept_axes<B: HasCore<Points = A::Points>>(
        &self,
        other: &Corners<'a, B>,
        frame: Frame<A::Points>,
        test: &mut OverlapTest,
    ) -> KeptAxes {
        let mut kept = [Axes::NONE; 2];
        self.each_axes::<B, false>(other, frame, |start, axes| {
            test.add(&axes);
            if let Some(kept) = kept.get_mut(start / WIDTH) {
                *kept = axes;
            }
        });
        kept
    }

    /// The largest of the signed squares along these axes.
    #[inline(always)]
    fn largest_of_kept<B: HasCore<Points = A::Points>>(
        &self,
        kept: &KeptAxes,
        other: &Corners<'a, B>,
        frame: Frame<A::Points>,
    ) -> LargestInLanes {
        let mut largest = LargestInLanes::NONE;
        if A::MOST_CORNERS > 1 && self.count > 1 {
            largest.add_squares(0, &kept[0]);
            self.later_starts().for_each(|start| {
                let axes = kept.get(start / WIDTH).copied();
                largest.add_squares(start, &axes.unwrap_or_else(|| self.axes::<B, false>(start, other, frame)));
            });
        }
        largest
    }
}

/// The axes along which two cores have the largest signed distance: the normals of an edge of a and one of b.
pub(super) struct MaxSeparation {
    pub(super) edges: [usize; 2],
    /// The square of the larger signed distance, with its sign.
    pub(super) square: f64,
    /// Whether that of a is larger.
    pub(super) is_of_a: bool,
    /// Whether the cores overlap. `None` if uncertain.
    pub(super) is_overlapping: Option<bool>,
    /// Whether the larger one is certainly larger than all others.
    pub(super) is_unique: bool,
    /// Whether both are certainly larger than all others.
    pub(super) are_two: bool,
}

impl MaxSeparation {
    #[inline(always)]
    pub(super) fn new(
        [a, b]: [Largest; 2],
        is_overlapping: Option<bool>,
        is_larger: impl Fn(f64, f64) -> bool,
    ) -> Self {
        let (is_of_a, third) = (a.first >= b.first, if a.second > b.second { a.second } else { b.second });
        let (first, second) = if is_of_a { (a.first, b.first) } else { (b.first, a.first) };
        Self {
            edges: [a.edge, b.edge],
            square: first,
            is_of_a,
            is_overlapping,
            is_unique: is_larger(first, second) & is_larger(first, third),
            are_two: is_larger(second, third),
        }
    }
}

/// Two shapes, of which at least one has three corners.
pub(super) struct Pair<'a, A: HasCore, B: HasCore<Points = A::Points>> {
    pub(super) a: Corners<'a, A>,
    pub(super) b: Corners<'a, B>,
    pub(super) frame: Frame<A::Points>,
}

/// The edges of each core that are not certainly farther than `r` from the other core: a bit for each. Unless they are unknown,
/// the cores are certainly apart. If an edge past the last bit may be near, all bits of its core are set.
pub(super) struct NearEdges([u64; 2]);

impl NearEdges {
    /// The cores may overlap, or the edges were not asked for.
    pub(super) const UNKNOWN: Self = Self([u64::MAX; 2]);

    /// More edges are not worth comparing one by one.
    const MOST: u32 = 8;

    /// The numbers of the edges of each core. `None` if they are unknown or many.
    pub(super) fn numbers(&self) -> Option<[impl Iterator<Item = usize>; 2]> {
        let numbers = |bits: u64| (0..MOST_IN_MASK).filter(move |edge| bits >> edge & 1 == 1);
        let [of_a, of_b] = self.0.map(u64::count_ones);
        (of_a + of_b <= Self::MOST).then(|| self.0.map(numbers))
    }
}

/// How a motion starts.
pub(super) enum StartOfMotion {
    /// The cores overlap.
    Overlapping,
    /// One core is beyond an edge of the other, farther than asked, and moves away from its line. So it will never be nearer.
    Leaving,
}

/// What the coordinates in `f32` are relative to, and how large they are.
#[derive(Clone, Copy)]
pub(super) struct Frame<V> {
    /// A corner of the first shape.
    origin: V,
    /// M + 2⁻³⁰, or more: some corners may count several times. 0 on a grid on which nothing is rounded, so that no error is
    /// allowed; NaN without a frame, so that no bound decides.
    pub(super) size: f32,
}

impl<'a, A: HasCore, B: HasCore<Points = A::Points>> Pair<'a, A, B> {
    #[inline(always)]
    pub(super) fn new(a: &'a A, b: &'a B) -> Self {
        let origin = a.corner(0);
        let (a, b) = (Corners::new(a), Corners::new(b));
        let size = (a.size(origin) + b.size(origin)).element_sum() + power_of_two(-30);
        Self { a, b, frame: Frame { origin, size } }
    }

    /// For [axes in `f64`](super::careful_axes), which need no frame. M is NaN, so that no bound decides; `entered` uses
    /// no bound, so it must not be called.
    pub(super) fn without_frame(a: &'a A, b: &'a B) -> Self {
        Self { a: Corners::new(a), b: Corners::new(b), frame: Frame { origin: a.corner(0), size: f32::NAN } }
    }

    /// The same pair on a grid on which nothing is rounded: no error is allowed.
    pub(super) fn unrounded(&self) -> Self {
        Self { frame: Frame { size: 0.0, ..self.frame }, ..*self }
    }

    /// Whether all corners are finite in `f32`, relative to the origin of the frame. A corner and its edges alone do not tell.
    #[inline]
    pub(super) fn is_finite(&self) -> bool {
        self.frame.size < f32::INFINITY
    }

    /// Whether the cores overlap. `None` if uncertain.
    #[inline(always)]
    pub(super) fn is_overlapping(&self) -> Option<bool> {
        let mut test = OverlapTest::NONE;
        self.a.each_axes::<B, false>(&self.b, self.frame, |_, axes| test.add(&axes));
        self.b.each_axes::<A, false>(&self.a, self.frame, |_, axes| test.add(&axes));
        self.unless_large(&test)
    }

    /// How the cores meet, and the edges that touch, if they are on a grid on which nothing is rounded.
    #[inline(always)]
    pub(super) fn on_grid(&self) -> Option<(Meeting, [TouchedEdges; 2])> {
        if !self.is_on_grid() {
            return None;
        }
        let (mut are_apart, mut touched) = (false, [TouchedEdges::NONE; 2]);
        let mut add = |number: usize, start, axes: &Axes| {
            are_apart |= axes.s.cmpgt(Vec4::ZERO).bitmask() & axes.edge_lanes() != 0;
            let mut edges = axes.s.cmpeq(Vec4::ZERO).bitmask() & axes.edge_lanes();
            while edges != 0 {
                touched[number].add(start + edges.trailing_zeros() as usize);
                edges &= edges - 1;
            }
        };
        self.a.each_axes::<B, false>(&self.b, self.frame, |start, axes| add(0, start, &axes));
        self.b.each_axes::<A, false>(&self.a, self.frame, |start, axes| add(1, start, &axes));
        Some((Meeting::from_axes(are_apart, &touched), touched))
    }

    /// Whether s, c, t and |e|² − t have no error.
    ///
    /// Let w be the power of two with M ≤ 2¹²w < 2M, for the M of the frame. If all coordinates are multiples of w, so are
    /// the differences. Sums of these are not rounded below 2²⁴w, so M is not too small; 2⁻³⁰ only adds to it. All products
    /// are multiples of w². n·q, n·p and n·(q − p) are at most |e|₁·M ≤ M² ≤ 2²⁴w², and so are e·q, e·p, t and |e|². |e|² −
    /// t is the product of e with the vector from q to the end of the edge. As M ≥ 2⁻³⁰, w² is a normal number.
    #[inline(always)]
    pub(super) fn is_on_grid(&self) -> bool {
        // The least power of two that is at least M. For a NaN, the sum may overflow.
        let power = |size: f32| f32::from_bits((size.to_bits() + 0x7f_ffff) & f32::INFINITY.to_bits());
        let are_multiples = |step| self.a.are_multiples(step) && self.b.are_multiples(step);
        (self.frame.size < LARGEST_SIZE) && are_multiples(power(self.frame.size) * power_of_two(-12))
    }

    /// Whether the distance of the cores is at most `r`. If that is uncertain, returns the edges that may be so near as an
    /// error.
    #[inline(always)]
    pub(super) fn is_within(&self, r: f64) -> Result<bool, NearEdges> {
        let r = r.to_f32();
        let [less, more] = self.squares_around(r);
        let (mut test, mut is_near, mut near) = (OverlapTest::NONE, false, [0; 2]);
        let mut add = |number: usize, start, axes: &Axes| {
            test.add(axes);
            is_near |= (axes.square + SQUARE_ERROR).cmplt(axes.ee * less).bitmask() & axes.are_long() != 0;
            let are_far = (axes.square - SQUARE_ERROR).cmpgt(axes.ee * more).bitmask() & axes.are_long();
            let bits = u64::from(!are_far & axes.edge_lanes());
            near[number] |= if start < MOST_IN_MASK {
                bits << start
            } else if bits == 0 {
                0
            } else {
                u64::MAX
            };
        };
        self.a.each_axes::<B, true>(&self.b, self.frame, |start, axes| add(0, start, &axes));
        self.b.each_axes::<A, true>(&self.a, self.frame, |start, axes| add(1, start, &axes));
        let is_within = test.is_inside | is_near;
        let is_small = (self.frame.size < LARGEST_SIZE) & (r < LARGEST_SIZE);
        if (is_within | test.is_apart & (near == [0; 2])) & is_small {
            Ok(is_within)
        } else if test.is_apart & is_small {
            Err(NearEdges(near))
        } else {
            Err(NearEdges::UNKNOWN)
        }
    }

    /// Whether b is inside of a, and at least `r` from the line of each edge. `None` if uncertain.
    ///
    /// The normal of a reversed edge points inward. So its s is how deep the least deep corner of b is below the edge. It
    /// is at least r·|e| if s·|s| ≥ r²·|e|². The error of s/|e| is 23u·M, and the squares and products have relative
    /// errors of 9u. `squares_around` allows more.
    #[inline(always)]
    pub(super) fn a_contains_b(&self, r: f64) -> Option<bool> {
        let r = r.to_f32();
        let [less, more] = self.squares_around(r);
        let (mut is_inside, mut is_outside) = (true, false);
        let mut add = |axes: Axes| {
            let (is_deep, is_shallow) = if r == 0.0 {
                (axes.s.cmpgt(axes.error).bitmask(), axes.s.cmplt(-axes.error).bitmask())
            } else {
                let square = axes.s * axes.s.abs();
                let (is_deep, is_shallow) =
                    ((square - SQUARE_ERROR).cmpgt(axes.ee * more), (square + SQUARE_ERROR).cmplt(axes.ee * less));
                (is_deep.bitmask() & axes.are_long(), is_shallow.bitmask() & axes.are_long())
            };
            is_inside &= axes.all(is_deep);
            is_outside |= is_shallow != 0;
        };
        add(self.inward_axes(0));
        self.a.later_starts().for_each(|start| add(self.inward_axes(start)));
        let is_certain = (is_inside | is_outside) & (self.frame.size < LARGEST_SIZE) & (r < LARGEST_SIZE);
        is_certain.then_some(is_inside)
    }

    /// The axes of four edges of a, reversed.
    #[inline]
    fn inward_axes(&self, start: usize) -> Axes {
        self.a.axes_along::<B, false>(-self.a.edges(start), start, &self.b, self.frame)
    }

    /// Whether the cores are certainly farther than `r` apart along the axis with the largest signed distance. Their
    /// distance is at least that.
    ///
    /// The error of s/|e| is 23u·M, and the relative error of its square below 8u; `squares_around` allows more. Whether
    /// they overlap is known only if M is below 2⁶⁰ and all edges are long, so that no underflow matters.
    #[inline]
    pub(super) fn are_farther_than(&self, max: &MaxSeparation, r: f64) -> bool {
        let [_, more] = self.squares_around(r.to_f32());
        max.is_overlapping == Some(false) && max.square > f64::from(more.x)
    }

    /// The squares of `r` minus and plus the error of a distance, 48u·M + 16u·`r`. They keep the signs.
    #[inline]
    fn squares_around(&self, r: f32) -> [Vec4; 2] {
        let error = U * (48.0 * self.frame.size + 16.0 * r);
        [r - error, r + error].map(|r| Vec4::splat(r * r.abs()))
    }

    /// The edge whose line, moved outward by `r`, b crosses last as it moves along `d`; not certified. Returns whether
    /// it is an edge of a, its number, and whether the crossing is ahead.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn entered(&self, d: Xy, r: f64) -> (bool, usize, bool) {
        let (mut of_a, mut of_b) = (LargestInLanes::NONE, LargestInLanes::NONE);
        let (d, r) = (direction(d), r.to_f32());
        self.a.each_axes::<B, false>(&self.b, self.frame, |start, axes| of_a.add(start, axes.entries(d, r)));
        self.b.each_axes::<A, false>(&self.a, self.frame, |start, axes| of_b.add(start, axes.entries(-d, r)));
        let (of_a, of_b) = (of_a.largest(A::MOST_CORNERS <= WIDTH), of_b.largest(B::MOST_CORNERS <= WIDTH));
        let is_of_a = of_a.first >= of_b.first;
        let largest = if is_of_a { of_a } else { of_b };
        (is_of_a, largest.edge, largest.first > 0.0)
    }

    /// Whether the line of the motion certainly passes a at more than `r`: all of b, as it moves along `d`, is on one side of a.
    ///
    /// The error of a height is that of `line_crossing`, so a difference of two is off by at most 5u·|d|₁·M, to first order.
    /// |d| has an error of 3u: u of the components, u of the squares and their sum after the root, and u of its rounding. With
    /// that of r, of the product and of the sum, r|d| is off by at most 6u·|d|₁·r. 16u·|d|₁·(M + r) is allowed.
    #[inline(always)]
    pub(super) fn passes_beside(&self, d: Xy, r: f64) -> bool {
        let (d, r, Frame { origin, size }) = (direction_in_range(d), r.to_f32(), self.frame);
        let ([least_a, most_a], [least_b, most_b]) = (self.a.heights(d, origin), self.b.heights(d, origin));
        let gap = if least_a - most_b > least_b - most_a { least_a - most_b } else { least_b - most_a };
        let length = sqrt(f64::from(d.dot(d).x)).to_f32();
        size < LARGEST_SIZE && gap > r * length + error(d, size + r).x
    }

    /// The lexicographically first corner of one core in the other. `None` if there is none, and if it is uncertain which
    /// corners are in the other core.
    #[inline(never)]
    pub(super) fn common_corner(&self) -> Option<Xy> {
        let inside = |pair: &Self| {
            let (of_b, of_a) =
                (pair.a.corners_inside(&pair.b, pair.frame)?, pair.b.corners_inside(&pair.a, pair.frame)?);
            Some([of_a, of_b])
        };
        let [of_a, of_b] = inside(self).or_else(|| self.is_on_grid().then(|| inside(&self.unrounded())).flatten())?;
        let of_a = (0..self.a.count).filter(|number| of_a >> number & 1 == 1).map(|number| self.a.corner(number));
        let of_b = (0..self.b.count).filter(|number| of_b >> number & 1 == 1).map(|number| self.b.corner(number));
        of_a.chain(of_b).reduce(first)
    }

    /// How a motion of b along `d` starts, if it is certainly one of these ways.
    #[inline(never)]
    pub(super) fn start_of_motion(&self, d: Xy, r: f64) -> Option<StartOfMotion> {
        let (d, r, size) = (direction(d), r.to_f32(), self.frame.size);
        let (mut test, mut is_leaving) = (OverlapTest::NONE, false);
        let mut add = |axes: &Axes, d| {
            test.add(axes);
            is_leaving |= axes.is_leaving(d, r, size);
        };
        self.a.each_axes::<B, false>(&self.b, self.frame, |_, axes| add(&axes, d));
        self.b.each_axes::<A, false>(&self.a, self.frame, |_, axes| add(&axes, -d));
        if self.unless_large(&test)? {
            Some(StartOfMotion::Overlapping)
        } else {
            is_leaving.then_some(StartOfMotion::Leaving)
        }
    }

    /// Where the line through b, a point, along `d` passes a. `None` if that is uncertain, and for other pairs.
    #[inline(always)]
    pub(super) fn line_crossing(&self, d: Xy) -> Option<LineCrossing> {
        if B::MOST_CORNERS == 1 { self.a.line_crossing(&self.b, d, self.frame) } else { None }
    }

    /// Whether the cores overlap, unless the coordinates are too large for the bounds.
    #[inline]
    fn unless_large(&self, test: &OverlapTest) -> Option<bool> {
        if self.frame.size < LARGEST_SIZE { test.are_overlapping() } else { None }
    }

    /// The axes with the largest signed distance.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn max_separation(&self) -> MaxSeparation {
        let (mut test, mut of_a, mut of_b) = (OverlapTest::NONE, LargestInLanes::NONE, LargestInLanes::NONE);
        self.a.each_axes::<B, false>(&self.b, self.frame, |start, axes| {
            test.add(&axes);
            of_a.add_squares(start, &axes);
        });
        self.b.each_axes::<A, false>(&self.a, self.frame, |start, axes| {
            test.add(&axes);
            of_b.add_squares(start, &axes);
        });
        self.largest_of([&of_a, &of_b], self.unless_large(&test))
    }

    /// The same for cores that overlap. `Ok(None)` if they certainly do not. The squares, with their divisions, are
    /// computed only if they do.
    #[inline(always)]
    pub(super) fn max_separation_of_overlap(&self) -> FilterResult<MaxSeparation> {
        let mut test = OverlapTest::NONE;
        let of_a = self.a.kept_axes(&self.b, self.frame, &mut test);
        let of_b = self.b.kept_axes(&self.a, self.frame, &mut test);
        match self.unless_large(&test) {
            Some(true) => {
                let of_a = self.a.largest_of_kept(&of_a, &self.b, self.frame);
                let of_b = self.b.largest_of_kept(&of_b, &self.a, self.frame);
                Ok(Some(self.largest_of([&of_a, &of_b], Some(true))))
            }
            Some(false) => Ok(None),
            None => Err(Uncertain),
        }
    }

    /// The largest of these signed distances.
    ///
    /// Let p ≤ q be the magnitudes of two signed distances of the same sign, such as those of cores that overlap, and δ
    /// the error of each. They certainly differ if q − p > 2δ. This is q² − p² − 4δ² > 4pδ. The relative errors of the
    /// squares are below 8u.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn largest_of(&self, [of_a, of_b]: [&LargestInLanes; 2], is_overlapping: Option<bool>) -> MaxSeparation {
        let is_larger = |first: f64, second: f64| {
            let (p, q, delta) = (first.abs(), second.abs(), f64::from(24.0 * U * self.frame.size));
            let difference = first - second - f64::from(16.0 * U) * (p + q) - 4.0 * delta * delta;
            let is_far = (difference > 0.0) & (difference * difference > 16.0 * delta * delta * lesser(p, q));
            // A point has no axes.
            is_far | (second == f64::NEG_INFINITY)
        };
        let largest = [of_a.largest(A::MOST_CORNERS <= WIDTH), of_b.largest(B::MOST_CORNERS <= WIDTH)];
        MaxSeparation::new(largest, is_overlapping.filter(|_| of_a.are_long & of_b.are_long), is_larger)
    }
}

/// 2^`exponent`.
const fn power_of_two(exponent: i32) -> f32 {
    f32::from_bits(127_u32.wrapping_add_signed(exponent) << 23)
}
