//! Cores, and what one core is to another.
//!
//! A shape is a *core*, a point or a straight piece, inflated by a radius. The kernels answer for cores, given the sum
//! of the radii: [`separation`] finds the nearest pair of points, [`penetration`] the ways out for cores that share a point,
//! [`raycast`] where a ray meets a inflated core, [`shape_cast`] where a moving core does, [`chord`] what a path and a inflated
//! core share, and [`circles`] where outlines cross. They decide by the signs of [`exact`](crate::exact) alone, and
//! compute each number from values of its polynomials.
//!
//! # Errors
//! For `f32`, [`separation`] and [`plain_hit`] compute most numbers in plain `f64`, with bounds of their own. Else a
//! number is a quotient or a root of products and of sums of non-negative terms. What it is made of are at most three
//! values of polynomials, each with a relative error below 2⁻²⁹ for `f32` and 2⁻⁶⁰ for `f64` (see
//! [`LEAST_SHARE`](crate::exact::Precision::LEAST_SHARE)), and sums of inputs; its own operations, fewer than twenty, add 2⁻⁵³ or
//! 17·2⁻¹⁰⁶ each. All in all the relative error is below 3.1·2⁻²⁹, a tenth of an ulp of an `f32`, or 3.1·2⁻⁶⁰, a
//! fortieth of an ulp of an `f64`, and rounding adds half an ulp. In an `f64` below the normal range it may add three
//! quarters, for the double word is rounded to 53 bits before.
//!
//! A point is an input and a product, o + d·t or c + R·n; at a swept contact less r·n. With M the largest magnitude of
//! inputs and result, |d·t| ≤ 3M, R ≤ 2M and r ≤ M: the products' errors add up to at most 4·3.1·2⁻²⁹ of M, less than
//! 0.4 ulp, and rounding adds half of one. The mean of two points has no larger error than they. Where outlines cross,
//! the terms are bounded in [`circles`].

pub(crate) mod chord;
pub(crate) mod circles;
mod facing_chain;
pub(crate) mod penetration;
pub(crate) mod plain_hit;
pub(crate) mod raycast;
pub(crate) mod separation;
pub(crate) mod shape_cast;
pub(crate) mod validity;

use core::cmp::Ordering;

use crate::exact::{Arrow, Cross, Dot, Measured, Pair, Polynomial, Precision, Real, Sum, Xy, either, first};

/// A shape as the kernels see it.
#[derive(Clone, Copy, Debug)]
pub struct InflatedCore {
    pub(crate) core: Core,
    pub(crate) radius: f64,
}

/// What is left of a shape at radius zero.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Core {
    Point(Xy),
    Straight(Line),
}

/// A straight core: a segment, or a half-line if it has no `end`.
///
/// `along` runs from the start to the end, or in the direction of the half-line.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    pub(crate) start: Xy,
    pub(crate) end: Option<Xy>,
    pub(crate) along: Arrow,
}

/// Where the point of a line that is nearest to another point lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Region {
    End(Xy),
    Inside,
}

impl InflatedCore {
    #[inline(always)]
    pub(crate) fn point(point: Xy) -> Self {
        Self { core: Core::Point(point), radius: 0.0 }
    }

    #[inline(always)]
    pub(crate) fn segment(a: Xy, b: Xy, radius: f64) -> Self {
        Self { core: Core::Straight(Line::segment(a, b)), radius }
    }

    #[inline(always)]
    pub(crate) fn ray(origin: Xy, direction: Xy) -> Self {
        Self { core: Core::Straight(Line::ray(origin, direction)), radius: 0.0 }
    }

    #[inline(always)]
    pub(crate) fn radius_sum(&self) -> Sum {
        Sum::new(self.radius, 0.0, 0.0)
    }
}

impl Core {
    /// The same core, as a point if it is a segment without length.
    pub(crate) fn reduced(self) -> Self {
        match self {
            Self::Straight(line) if line.along.is_zero() => Self::Point(line.start),
            core => core,
        }
    }

    /// The ends: one of a point or a half-line.
    #[inline(always)]
    pub(crate) fn ends(&self) -> impl Iterator<Item = Xy> + use<> {
        let (start, end) = match *self {
            Self::Point(point) => (point, None),
            Self::Straight(line) => (line.start, line.end),
        };
        core::iter::once(start).chain(end)
    }
}

impl Line {
    #[inline(always)]
    pub(crate) fn segment(a: Xy, b: Xy) -> Self {
        Self { start: a, end: Some(b), along: Arrow::between(a, b) }
    }

    #[inline(always)]
    pub(crate) fn ray(origin: Xy, direction: Xy) -> Self {
        Self { start: origin, end: None, along: Arrow::free(direction) }
    }

    /// The ends, each with the direction from it into the line.
    #[inline(always)]
    pub(crate) fn ends(&self) -> impl Iterator<Item = (Xy, Arrow)> + use<> {
        let (start, along) = (self.start, self.along);
        core::iter::once((start, along)).chain(self.end.map(|end| (end, -along)))
    }

    /// Where the nearest point to `point` is. A line without length is all end: the dot product is zero.
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

    /// On which side of the whole line `point` is: `Greater` on the left.
    #[inline(always)]
    pub(crate) fn side(&self, point: Xy) -> Ordering {
        Cross(self.along, Arrow::between(self.start, point)).sign()
    }

    /// In plain numbers.
    #[inline(always)]
    pub(crate) fn straight(&self) -> Straight {
        let (start, u) = (self.start, self.along.rounded());
        Straight { start, far: self.end.unwrap_or(start), u, is_segment: self.end.is_some() }
    }

    /// The end that all numbers are measured from, so that reversing a segment changes none of their bits.
    #[inline(always)]
    pub(crate) fn base(&self) -> Xy {
        self.end.map_or(self.start, |end| first(self.start, end))
    }

    /// The end that comes first in the direction `d`, parallel to the line; `None` if that is at infinity.
    pub(crate) fn first_along(&self, d: Arrow) -> Option<Xy> {
        if Dot(self.along, d).sign() == Ordering::Less { self.end } else { Some(self.start) }
    }

    /// The end that comes last.
    pub(crate) fn last_along(&self, d: Arrow) -> Option<Xy> {
        self.first_along(-d)
    }

    /// The point that this line shares with another that crosses it: with w from base to base and u, v along the lines,
    /// base + u·(w×v)/(u×v).
    #[inline(always)]
    pub(crate) fn crossing<P: Precision>(&self, other: &Self) -> Pair<P> {
        let (base, u, v) = (self.base(), self.along, other.along);
        let share = Cross(Arrow::between(base, other.base()), v).value() / Cross(u, v).value();
        Pair::from_xy(base) + u.reals().times(share)
    }

    /// The projection of `point` onto the line, which has a length, where that lies inside.
    #[inline(always)]
    pub(crate) fn foot<P: Precision>(&self, point: Xy) -> Pair<P> {
        if P::WIDE { self.foot_from_base(point) } else { Pair::from_xy(self.straight().closest(point)) }
    }

    /// With e = `point` − base and s the direction, base + s·(e·s)/|s|².
    ///
    /// The error of e·s is that of its two products, at most a few u·|e||s|, and so that of the point a few u·|e|; no
    /// relative precision is asked of a small e·s.
    fn foot_from_base<P: Precision>(&self, point: Xy) -> Pair<P> {
        let base = self.base();
        let (s, e) = (self.along.reals::<P>(), Arrow::between(base, point).reals::<P>());
        let share = (e.x * s.x + e.y * s.y) / s.length_squared();
        Pair::from_xy(base) + s.times(share)
    }
}

/// A straight core in plain numbers.
#[derive(Clone, Copy)]
pub(crate) struct Straight {
    pub(crate) start: Xy,
    /// The end of a segment; of a half-line, the start once more.
    pub(crate) far: Xy,
    /// From the start to the end, or the direction of the half-line.
    pub(crate) u: Xy,
    pub(crate) is_segment: bool,
}

impl Straight {
    #[inline(always)]
    pub(crate) fn end(&self, is_far: bool) -> Xy {
        either(is_far, self.far, self.start)
    }

    /// Twice the way to `point`: from the middle of a segment, or from the start of a half-line.
    #[inline(always)]
    pub(crate) fn twice_to(&self, point: Xy) -> Xy {
        (point - self.start) + (point - self.far)
    }

    /// How far a point is beyond the nearer end, times 2|u|; negative beside the line. t is u·z with z [twice the
    /// way](Self::twice_to) to the point, and uu is |u|².
    #[inline(always)]
    pub(crate) fn beyond(&self, t: f64, uu: f64) -> f64 {
        if self.is_segment { t.abs() - uu } else { -t }
    }

    /// Negative where this line has points on either side of another one.
    ///
    /// `c` is the product of the other's direction with z, from a point of the other to this line's middle or start as in
    /// [`twice_to`](Self::twice_to), and `across` that of both directions. The middle of a segment is nearer to the other line
    /// than its ends reach, |c| < |`across`|; the start of a half-line is on one side, and its direction leads to the other.
    #[inline(always)]
    pub(crate) fn excess(&self, c: f64, across: f64) -> f64 {
        if self.is_segment { c.abs() - across.abs() } else { c * 1.0_f64.copysign(across) }
    }

    /// The point of the line, which has a length, that is nearest to `point`: an end where that is clearly beyond it.
    ///
    /// With u along the line and z [twice the way](Self::twice_to) to the point, h = u·z/2|u|² is how far from the middle
    /// its projection lies, in lengths of u: cut to ±½, a·(½ − h) + b·(½ + h) is the point. Exchanging the ends changes
    /// no bit: u and h change their signs. At the ends it is exact, and no input overflows, for the shares are between 0
    /// and 1. On a half-line it is a + u·max(h, 0).
    ///
    /// The error of u·z is below 8u·|u|(|z| + |u|), and so that of h·|u| below 4u·(|z| + |u|), a few u of the largest
    /// coordinate; the sum adds as much. On a half-line these are 4u·|u||z| and 2u·|z|.
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

/// A direction, exactly.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Direction {
    Along(Arrow),
    Left(Arrow),
    Right(Arrow),
}

impl Direction {
    /// +X.
    pub(crate) const X: Self = Self::Along(Arrow::free(Xy::new(1.0, 0.0)));

    /// The perpendicular of `arrow` on the side that the sign of a cross product with it tells; the left one for zero.
    #[inline(always)]
    pub(crate) fn beside(arrow: Arrow, side: Ordering) -> Self {
        if side == Ordering::Less { Self::Right(arrow) } else { Self::Left(arrow) }
    }

    /// Each component is a quotient of a difference of inputs and of a root of a sum of squares: nothing cancels.
    #[inline(always)]
    pub(crate) fn unit<P: Precision>(self) -> Pair<P> {
        match self {
            Self::Along(arrow) => arrow.reals().unit(),
            Self::Left(arrow) => arrow.reals().left().unit(),
            Self::Right(arrow) => -arrow.reals().left().unit(),
        }
    }
}

/// The outline's point beyond a `point` of its core.
#[inline(always)]
pub(crate) fn outline_point<P: Precision>(point: Pair<P>, normal: Pair<P>, radius: f64) -> Pair<P> {
    point + normal.times(Real::from_f64(radius))
}

/// The sign of a product.
#[inline(always)]
fn sign_of_product(a: Ordering, b: Ordering) -> Ordering {
    match a {
        Ordering::Less => b.reverse(),
        Ordering::Equal => a,
        Ordering::Greater => b,
    }
}

/// The sign of a sum of two terms, by `compare` which of them is larger in magnitude.
#[inline(always)]
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
