//! Exact queries between two cores.
//!
//! A shape is a *core* (a point, a segment, a half-line or a convex polygon) inflated by a radius. The kernels work on
//! cores and the sum of the radii. [`separation`] finds the closest points, [`penetration`] the shortest translations
//! that separate cores with a common point, and [`contact`] the points at which they touch. [`raycast`] finds where a
//! ray meets an inflated core, [`facing_chain`] through what it enters, and where a moving core meets a target. [`chord`]
//! finds the part of a path inside an inflated core, and where the outlines of two circles cross. [`ring_crossing`] finds
//! where a ray or a path meets a polygon without a radius. Only the signs from [`exact`](crate::exact) decide, and every number
//! is computed from values of polynomials.
//!
//! # Errors
//! For `f32`, [`separation`] and [`plain_hit`] compute most numbers in plain `f64`, with error bounds of their own. For
//! `f64`, a distance minus a radius is a difference of double words if that keeps
//! [`LEAST_SHARE`](crate::exact::Precision::LEAST_SHARE) of its terms. A distance along an axis is the difference of two
//! inputs. Every other number, except the separation at an end of a reference edge (see [`contact`]), is a quotient or a root of products and of sums of non-negative terms.
//! Its operands are sums of inputs and at most three values of polynomials, each with a relative error below 2⁻²⁹ for
//! `f32` and 2⁻⁶⁰ for `f64` (see [`LEAST_SHARE`](crate::exact::Precision::LEAST_SHARE)). Its own operations, fewer than
//! twenty, add 2⁻⁵³ or 17·2⁻¹⁰⁶ each. The total relative error is below 3.1·2⁻²⁹, a tenth of an ulp of an `f32`, or
//! 3.1·2⁻⁶⁰, a fortieth of an ulp of an `f64`, and rounding adds half an ulp. For an `f64` below the normal range,
//! rounding may add three quarters of an ulp, because the double word is first rounded to 53 bits.
//!
//! For `f32`, a point is an input plus a product, o + d·t or c + R·n; the contact of a shape cast subtracts r·n as
//! well. With M the largest magnitude of the inputs and the result, |d·t| ≤ 3M, R ≤ 2M and r ≤ M. The errors of the
//! products add up to at most 4·3.1·2⁻²⁹ of M, less than 0.4 ulp, and rounding adds half an ulp. The mean of two points
//! has no larger error than the points. For crossings of outlines, [`chord`] bounds the terms.
//!
//! For `f64`, two kinds of numbers are rounded to 53 bits before the end, with ε = 2⁻⁵³. A normal has an error below
//! 3.5ε, or 1.75 ulp of 1. A step R·n from a core to its outline has an error of 3.5ε·R. A point takes one such step with
//! R ≤ M, so its error is at most 4 ulp of M, with the last rounding. The mean of two points is a quotient, with an error of 3ε of itself.

pub(crate) mod chord;
pub(crate) mod contact;
pub(crate) mod difference;
pub(crate) mod facing_chain;
pub(crate) mod penetration;
pub(crate) mod plain_hit;
pub(crate) mod raycast;
pub(crate) mod ring;
pub(crate) mod ring_crossing;
pub(crate) mod separation;

use core::cmp::Ordering;
use core::hint::black_box;

use self::ring::Ring;
use crate::error::QueryError;
use crate::exact::{
    Arrow, Cross, Dot, Evaluated, Normal, Polynomial, Precision, RealVector, Sum, Xy, are_moderate, either, first,
    lesser, power_of_two, two_product,
};
use crate::stages;

/// A shape: a core with a radius.
#[derive(Clone, Copy, Debug)]
pub struct InflatedCore<'a> {
    pub(crate) core: Core<'a>,
    pub(crate) radius: f64,
}

/// A shape without its radius.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Core<'a> {
    Point(Xy),
    Straight(Line),
    Convex(Ring<'a>),
}

/// A straight core: a segment, or a half-line if it has no `end`.
///
/// `along` runs from the start to the end, or in the direction of the half-line. A filter may cut off a half-line: see
/// `filter/half_lines.rs`. Then `end` is where it was cut. `along` is still the direction of the half-line, and does not lead
/// to `end`. Use only the corners of such a line, or its [`uncut`](Self::uncut) line.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    pub(crate) start: Xy,
    pub(crate) end: Option<Xy>,
    pub(crate) along: Arrow,
}

/// The part of a line on which its nearest point to another point lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Region {
    End(Xy),
    Inside,
}

impl InflatedCore<'_> {
    #[inline(always)]
    pub(crate) const fn point(point: Xy) -> Self {
        Self { core: Core::Point(point), radius: 0.0 }
    }

    #[inline]
    pub(crate) const fn segment(a: Xy, b: Xy, radius: f64) -> Self {
        Self { core: Core::Straight(Line::segment(a, b)), radius }
    }

    #[inline]
    pub(crate) const fn bare(line: Line) -> Self {
        Self { core: Core::Straight(line), radius: 0.0 }
    }

    #[inline]
    pub(crate) fn radius_as_sum(&self) -> Sum {
        Sum::new(self.radius, 0.0, 0.0)
    }

    /// The corners of the bounding box of the core, which must not be a half-line.
    #[inline]
    pub(crate) fn bounds(&self) -> [Xy; 2] {
        match &self.core {
            &Core::Point(point) => [point, point],
            Core::Straight(line) => sorted(line.start, line.end.unwrap_or(line.start)),
            Core::Convex(ring) => ring.bounds(),
        }
    }

    #[inline(never)]
    pub(crate) fn validate(&self) -> Result<(), QueryError> {
        validate([self], [])
    }

    /// Whether all numbers are of a size for which nothing overflows or underflows in the precision `P`.
    #[inline(always)]
    pub(crate) fn is_in_range<P: Precision>(&self) -> bool {
        match &self.core {
            Core::Convex(ring) => {
                let mut vertices = ring.vertices().iter();
                vertices.all(|vertex| are_in_range::<P, 3>([vertex.x, vertex.y, self.radius]))
            }
            _ => are_in_range::<P, 5>(self.numbers()),
        }
    }

    /// The numbers of the shape, except the vertices of a polygon.
    #[inline]
    fn numbers(&self) -> [f64; 5] {
        let (p, q) = match self.core {
            Core::Point(p) => (p, Xy::ZERO),
            Core::Straight(line) => (line.start, line.end.unwrap_or(line.along.to())),
            Core::Convex(_) => (Xy::ZERO, Xy::ZERO),
        };
        [p.x, p.y, q.x, q.y, self.radius]
    }

    /// The sum of all numbers. It is finite only if all of them are.
    #[inline(always)]
    fn sum(&self) -> f64 {
        let Xy { x, y } = match self.core {
            Core::Point(point) => point,
            Core::Straight(line) => line.start + line.end.unwrap_or(line.along.to()),
            Core::Convex(ring) => ring.sum(),
        };
        x + y + self.radius
    }

    pub(crate) fn is_finite(&self) -> bool {
        match &self.core {
            Core::Convex(ring) => self.radius.is_finite() && ring.vertices().iter().all(|vertex| vertex.is_finite()),
            _ => self.numbers().iter().all(|number| number.is_finite()),
        }
    }

    /// Whether the core is an empty box or a half-line without a direction.
    #[inline]
    pub(crate) fn is_degenerate(&self) -> bool {
        match &self.core {
            Core::Point(_) => false,
            Core::Straight(line) => line.end.is_none() && line.along.is_zero(),
            Core::Convex(ring) => ring.is_empty_box(),
        }
    }
}

/// The corners of the box between two points: the smallest and the largest coordinates.
#[inline]
pub(crate) fn sorted(p: Xy, q: Xy) -> [Xy; 2] {
    let sorted = |p: f64, q: f64| if p < q { [p, q] } else { [q, p] };
    let ([left, right], [bottom, top]) = (sorted(p.x, q.x), sorted(p.y, q.y));
    [Xy::new(left, bottom), Xy::new(right, top)]
}

/// Whether the numbers are [moderate](are_moderate), if they have to be for this precision.
#[inline(always)]
pub(crate) fn are_in_range<P: Precision, const N: usize>(numbers: [f64; N]) -> bool {
    !P::NEEDS_MODERATE || are_moderate(&numbers)
}

/// Validates shapes, and further `numbers` that must be finite. If several errors apply, returns the one that
/// [`QueryError`] lists first.
///
/// A sum is finite only if all its terms are. A sum of finite terms may overflow; the cold path handles this case.
#[inline(always)]
pub(crate) fn validate<const M: usize, const N: usize>(
    inflated: [&InflatedCore; M],
    numbers: [f64; N],
) -> Result<(), QueryError> {
    stages::record_kernel_call();
    let (mut sum, mut sound) = (numbers.iter().sum::<f64>(), true);
    for inflated in inflated {
        sum += inflated.sum();
        sound &= inflated.radius >= 0.0 && !inflated.is_degenerate();
    }
    if sum.is_finite() && sound {
        return Ok(());
    }
    // A copy that is made only here. Otherwise the compiler stores the cores in memory beforehand.
    first_error(&black_box(inflated.map(|inflated| *inflated)), &numbers)
}

#[cold]
#[inline(never)]
fn first_error(inflated: &[InflatedCore], numbers: &[f64]) -> Result<(), QueryError> {
    if !inflated.iter().all(InflatedCore::is_finite) || !numbers.iter().all(|number| number.is_finite()) {
        return Err(QueryError::NonFinite);
    }
    let degenerate = || inflated.iter().filter(|inflated| inflated.is_degenerate());
    if degenerate().any(|inflated| matches!(inflated.core, Core::Convex(_))) {
        return Err(QueryError::EmptyBox);
    }
    if inflated.iter().any(|inflated| inflated.radius < 0.0) {
        return Err(QueryError::NegativeRadius);
    }
    if degenerate().next().is_some() { Err(QueryError::ZeroDirection) } else { Ok(()) }
}

impl Core<'_> {
    /// The same core; a segment without length becomes a point.
    pub(crate) fn reduced(self) -> Self {
        match self {
            Self::Straight(line) if line.along.is_zero() => Self::Point(line.start),
            core => core,
        }
    }

    /// The edge that begins at the corner with this number, as a line, and whether the line runs along it. A straight core has
    /// two edges, there and back; a point has none.
    pub(crate) fn edge_from(&self, number: usize) -> Option<(Line, bool)> {
        match self {
            Self::Point(_) => None,
            Self::Straight(line) => Some((*line, number == 0)),
            Self::Convex(ring) => Some((ring.edge_from(number), true)),
        }
    }

    /// The ends of a straight core, or the vertices of a polygon. A point or a half-line has one.
    pub(crate) fn vertices(&self) -> impl Iterator<Item = Xy> {
        let (start, end, vertices): (_, _, &[Xy]) = match *self {
            Self::Point(point) => (Some(point), None, &[]),
            Self::Straight(line) => (Some(line.start), line.end, &[]),
            Self::Convex(ring) => (None, None, ring.vertices()),
        };
        start.into_iter().chain(end).chain(vertices.iter().copied())
    }

    /// The line of a straight core, or the edges of a polygon, from its lexicographically first vertex on.
    pub(crate) fn edges(&self) -> impl Iterator<Item = Line> {
        let (line, ring) = match *self {
            Self::Point(_) => (None, None),
            Self::Straight(line) => (Some(line), None),
            Self::Convex(ring) => (None, Some(ring)),
        };
        line.into_iter()
            .chain(ring.into_iter().flat_map(|ring| (0..ring.vertices().len()).map(move |index| ring.edge(index))))
    }
}

impl Line {
    #[inline]
    pub(crate) const fn segment(a: Xy, b: Xy) -> Self {
        Self { start: a, end: Some(b), along: Arrow::between(a, b) }
    }

    #[inline]
    pub(crate) fn ray(origin: Xy, direction: Xy) -> Self {
        Self { start: origin, end: None, along: Arrow::free(direction) }
    }

    /// The ends, each with the direction from it into the line.
    #[inline]
    pub(crate) fn ends(&self) -> impl Iterator<Item = (Xy, Arrow)> + use<> {
        let (start, along) = (self.start, self.along);
        core::iter::once((start, along)).chain(self.end.map(|end| (end, -along)))
    }

    /// The region of the point nearest to `point`: an end on a line without length, where the dot product is zero.
    #[inline(always)]
    pub(crate) fn region(&self, point: Xy) -> Region {
        if Dot(self.along, Arrow::between(self.start, point)).sign() != Ordering::Greater {
            return Region::End(self.start);
        }
        match self.end {
            Some(end) if Dot(self.along, Arrow::between(end, point)).sign() != Ordering::Less => Region::End(end),
            _ => Region::Inside,
        }
    }

    /// The side of the infinite line on which `point` lies: `Greater` is left.
    #[inline(always)]
    pub(crate) fn side(&self, point: Xy) -> Ordering {
        Cross(self.along, Arrow::between(self.start, point)).sign()
    }

    /// The line in plain `f64`.
    #[inline]
    pub(crate) fn plain(&self) -> PlainLine {
        let (start, u) = (self.start, self.along.rounded());
        PlainLine { start, far: self.end.unwrap_or(start), u, is_segment: self.end.is_some() }
    }

    /// The lexicographically first end, or the start of a half-line. Numbers are measured from it, so that reversing a
    /// segment changes no bit.
    #[inline]
    pub(crate) fn base(&self) -> Xy {
        self.end.map_or(self.start, |end| first(self.start, end))
    }

    /// Whether all numbers are [moderate](are_moderate), if they have to be for this precision. The direction is tested, too,
    /// because a half-line that was cut off has an `end` beside it.
    #[inline(always)]
    pub(crate) fn is_in_range<P: Precision>(&self) -> bool {
        let (start, far, to) = (self.start, self.end.unwrap_or(self.start), self.along.to());
        are_in_range::<P, 6>([start.x, start.y, far.x, far.y, to.x, to.y])
    }

    /// The end that is not the [base](Self::base), or the start of a half-line.
    pub(crate) fn tip(&self) -> Xy {
        self.end.map_or(self.start, |end| if self.base() == end { self.start } else { end })
    }

    /// The first end in the direction `d`, which is parallel to the line; `None` if this end is at infinity.
    pub(crate) fn first_along(&self, d: Arrow) -> Option<Xy> {
        if Dot(self.along, d).sign() == Ordering::Less { self.end } else { Some(self.start) }
    }

    /// The last end in the direction `d`, likewise.
    pub(crate) fn last_along(&self, d: Arrow) -> Option<Xy> {
        self.first_along(-d)
    }

    /// The point where this line crosses another. With w from base to base and u, v along the lines, it is
    /// base + u·(w×v)/(u×v).
    #[inline(always)]
    pub(crate) fn crossing<P: Precision>(&self, other: &Self) -> RealVector<P> {
        let (base, u, v) = (self.base(), self.along, other.along);
        let share = Cross(Arrow::between(base, other.base()), v).value() / Cross(u, v).value();
        RealVector::from_xy(base) + u.reals().times(share)
    }

    /// The projection of `point` onto the line, which has a length. For `f32`, it is clamped to the ends. For `f64`, it
    /// must lie inside the line.
    #[inline(always)]
    pub(crate) fn foot<P: Precision>(&self, point: Xy) -> RealVector<P> {
        if P::DOUBLE_WORD { self.foot_from_base(point) } else { RealVector::from_xy(self.plain().closest(point)) }
    }

    /// The point base + s·(e·s)/|s|², with e = `point` − base and s the direction.
    ///
    /// [`foot_in_words`] computes it, unless the sizes need exponents. Then the error of e·s is that of its two products, at
    /// most a few ε²·|e||s|, so the error of the point is a few ε²·|e|. A small e·s needs no relative precision. An underflow in
    /// a product with s puts 2⁻¹⁰⁷²/|s| into the point, at most 2⁻⁸⁷². That is nothing beside the ends of a segment. On a
    /// half-line that starts near the origin, the point may be no larger than |e|.
    #[inline(always)]
    pub(crate) fn foot_from_base<P: Precision>(&self, point: Xy) -> RealVector<P> {
        let (base, e, s) = (self.base(), point - self.base(), self.along.rounded());
        let ss = s.length_squared();
        let ee = e.length_squared();
        let least = if self.end.is_some() { ss } else { lesser(ss, ee) };
        // Without exponents, it is true, and the compiler drops the test.
        let is_in_range = least >= power_of_two(-400) && ss + ee <= power_of_two(400);
        if !P::HAS_EXPONENT || is_in_range {
            return foot_in_words(base, self.along.words(), ss, e.dot(s), point);
        }
        let (s, e) = (self.along.reals::<P>(), Arrow::between(base, point).reals::<P>());
        let share = (e.x * s.x + e.y * s.y) / s.length_squared();
        RealVector::from_xy(base) + s.times(share)
    }
}

/// The point base + s·(e·s)/|s|² in double words, with `ss` = |s|² and `es` = e·s in plain `f64`.
///
/// With q = `es`/`ss`, the point r = base + q·s is near: it is off by at most 16ε·|e|, along s. The vector w from r to `point`
/// is perpendicular to s, but for that. So q lacks (w·s)/|s|², which needs few digits, if w·s is computed well: r, w and the
/// products of its components are exact sums of two words, but for the second word of r, which is rounded. The error of w·s
/// is then at most 8ε²·|w||s| and 16ε·|w·s|, and that of the point is below 400ε²·(|e| + |base|).
#[inline(always)]
fn foot_in_words<P: Precision>(base: Xy, [s, s_low]: [Xy; 2], ss: f64, es: f64, point: Xy) -> RealVector<P> {
    let q = es / ss;
    let (step, step_low) = products(s, Xy::new(q, q));
    let [r, r_low] = Arrow::between(-step, base).words();
    let low = r_low + step_low + s_low.scaled(q);
    let [w, w_low] = Arrow::between(r, point).words();
    let (terms, terms_low) = products(w, s);
    let across = terms_low.x + terms_low.y + (w.dot(s_low) + (w_low - low).dot(s));
    let rest = (terms.x + terms.y + across) / ss;
    RealVector::of_words(r, low + s.scaled(rest))
}

/// The products of the components, each as the sum of two words.
#[inline(always)]
fn products(u: Xy, v: Xy) -> (Xy, Xy) {
    let ((x, x_low), (y, y_low)) = (two_product(u.x, v.x), two_product(u.y, v.y));
    (Xy::new(x, y), Xy::new(x_low, y_low))
}

/// A straight core in plain `f64`.
#[derive(Clone, Copy)]
pub(crate) struct PlainLine {
    pub(crate) start: Xy,
    /// The end of a segment, or the start of a half-line.
    pub(crate) far: Xy,
    /// From the start to the end, or the direction of the half-line.
    pub(crate) u: Xy,
    pub(crate) is_segment: bool,
}

impl PlainLine {
    /// The exact vector along the line.
    #[inline]
    pub(crate) fn along(&self) -> Arrow {
        if self.is_segment { Arrow::between(self.start, self.far) } else { Arrow::free(self.u) }
    }

    #[inline]
    pub(crate) fn end(&self, is_far: bool) -> Xy {
        either(is_far, self.far, self.start)
    }

    /// Twice the vector to `point`: from the midpoint of a segment, or from the start of a half-line.
    #[inline]
    pub(crate) fn twice_to(&self, point: Xy) -> Xy {
        (point - self.start) + (point - self.far)
    }

    /// How far a point lies beyond the nearer end, times 2|u|; negative beside the line. t is u·z, with z [twice the
    /// vector](Self::twice_to) to the point, and uu is |u|².
    #[inline]
    pub(crate) fn past_end(&self, t: f64, uu: f64) -> f64 {
        if self.is_segment { t.abs() - uu } else { -t }
    }

    /// Negative if this line has points on both sides of another line.
    ///
    /// z is twice the vector from a point of the other line to this line's midpoint or start, as in
    /// [`twice_to`](Self::twice_to). `c` is the cross product of the other's direction with z, and `turn` is that of
    /// both directions. The midpoint of a segment is nearer to the other line than half of the segment's extent across
    /// it: |c| < |`turn`|. The start of a half-line is on one side, and its direction leads to the other.
    #[inline]
    pub(crate) fn straddle(&self, c: f64, turn: f64) -> f64 {
        if self.is_segment { c.abs() - turn.abs() } else { c * 1.0_f64.copysign(turn) }
    }

    /// The point of the line, which has a length, nearest to `point`: exactly an end if `point` is clearly beyond it.
    ///
    /// With u along the line and z [twice the vector](Self::twice_to) to the point, h = u·z/2|u|² is the signed
    /// distance of the projection from the midpoint, in lengths of u. With h clamped to ±½, the point is a·(½ − h) +
    /// b·(½ + h). Exchanging the ends changes no bit, because u and h change their signs. The point is exact at the
    /// ends, and no input overflows, because the shares are between 0 and 1. On a half-line, the point is a + u·max(h,
    /// 0).
    ///
    /// The error of u·z is below 8ε·|u|(|z| + |u|), so that of h·|u| is below 4ε·(|z| + |u|), a few ε of the largest
    /// coordinate; the sum adds as much. On a half-line, these errors are 4ε·|u||z| and 2ε·|z|.
    #[inline(always)]
    pub(crate) fn closest(&self, point: Xy) -> Xy {
        let h = self.u.dot(self.twice_to(point)) / (2.0 * self.u.length_squared());
        if self.is_segment {
            let h = h.clamp(-0.5, 0.5);
            self.start.scaled(0.5 - h) + self.far.scaled(0.5 + h)
        } else {
            self.start + self.u.scaled(if h > 0.0 { h } else { 0.0 })
        }
    }
}

/// An exact direction.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Direction {
    Along(Arrow),
    Left(Arrow),
    Right(Arrow),
}

impl Direction {
    /// +X.
    pub(crate) const X: Self = Self::Along(Arrow::free(Xy::new(1.0, 0.0)));

    /// The perpendicular of `arrow` on `side`, the sign of a cross product with `arrow`; `Equal` gives the left one.
    #[inline]
    pub(crate) fn perpendicular(arrow: Arrow, side: Ordering) -> Self {
        if side == Ordering::Less { Self::Right(arrow) } else { Self::Left(arrow) }
    }

    #[inline(always)]
    pub(crate) fn reals<P: Precision>(self) -> Normal<P> {
        match self {
            Self::Along(arrow) => Normal::along(arrow.reals()),
            Self::Left(arrow) => Normal::along(arrow.reals().left()),
            Self::Right(arrow) => -Normal::along(arrow.reals().left()),
        }
    }
}

/// The point of the outline that is a radius away from `point` of the core, along `normal`.
#[inline(always)]
pub(crate) fn outline_point<P: Precision>(point: RealVector<P>, normal: Normal<P>, radius: f64) -> RealVector<P> {
    // The radius of a bare shape is a constant 0, and the compiler removes the rest.
    if P::DOUBLE_WORD && radius == 0.0 {
        return point;
    }
    point.plus_plain(normal.times_plain(radius))
}

/// The sign of a product, from the signs of its factors.
#[inline]
fn sign_of_product(a: Ordering, b: Ordering) -> Ordering {
    match a {
        Ordering::Less => b.reverse(),
        Ordering::Equal => a,
        Ordering::Greater => b,
    }
}

/// The sign of a sum, from the signs of its two terms; `compare` compares the magnitude of the first with the second's.
#[inline]
fn sign_of_sum(a: Ordering, b: Ordering, compare: impl FnOnce() -> Ordering) -> Ordering {
    if a == b || b == Ordering::Equal {
        return a;
    }
    if a == Ordering::Equal {
        return b;
    }
    match compare() {
        Ordering::Greater => a,
        Ordering::Equal => Ordering::Equal,
        Ordering::Less => b,
    }
}
