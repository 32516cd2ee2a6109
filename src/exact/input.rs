//! The arguments of the polynomials: inputs, differences of inputs, and sums of radii.

use core::cmp::Ordering;
use core::ops::{Add, Neg, Sub};

use super::real::{Precision, Real, two_sum};

/// A pair of `f64`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Xy {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Xy {
    pub(crate) const ZERO: Self = Self::new(0.0, 0.0);

    #[inline]
    pub(crate) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    #[inline]
    pub(crate) fn scaled(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }

    #[inline]
    pub(crate) fn over(self, divisor: f64) -> Self {
        Self::new(self.x / divisor, self.y / divisor)
    }

    #[inline]
    pub(crate) fn is_finite(self) -> bool {
        // One comparison is enough: the sum is NaN unless both are finite.
        self.x * 0.0 + self.y * 0.0 == 0.0
    }

    #[inline]
    pub(crate) fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    #[inline]
    pub(crate) fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    #[inline(always)]
    pub(crate) fn length_squared(self) -> f64 {
        self.dot(self)
    }
}

/// Whether `p` comes before `q` lexicographically: by x, then by y.
#[inline]
pub(crate) fn precedes(p: Xy, q: Xy) -> bool {
    (p.x < q.x) | (p.x == q.x) & (p.y < q.y)
}

/// The point that comes first lexicographically.
#[inline]
pub(crate) fn first(p: Xy, q: Xy) -> Xy {
    either(precedes(q, p), q, p)
}

/// `p` if `is_p`, else `q`. Bit masks select it, because a branch would be unpredictable.
#[inline]
pub(crate) fn either(is_p: bool, p: Xy, q: Xy) -> Xy {
    let mask = u64::from(is_p).wrapping_neg();
    let masked = |p: f64, q: f64| f64::from_bits((p.to_bits() & mask) | (q.to_bits() & !mask));
    Xy::new(masked(p.x, q.x), masked(p.y, q.y))
}

/// The lesser number; `q` if one is NaN. One instruction, unlike `f64::min`. Of two widened numbers it would be several: take
/// the lesser first, then widen it.
#[inline(always)]
pub(crate) fn lesser<F: PartialOrd>(p: F, q: F) -> F {
    if p < q { p } else { q }
}

/// The greater number; `q` if one is NaN.
#[inline(always)]
pub(crate) fn greater<F: PartialOrd>(p: F, q: F) -> F {
    if p > q { p } else { q }
}

impl Add for Xy {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Xy {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Xy {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}

/// A coordinate axis.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Axis {
    X,
    Y,
}

impl Axis {
    #[inline(always)]
    pub(crate) fn of<T>(self, [x, y]: [T; 2]) -> T {
        match self {
            Self::X => x,
            Self::Y => y,
        }
    }

    #[inline(always)]
    pub(crate) fn of_xy(self, xy: Xy) -> f64 {
        self.of([xy.x, xy.y])
    }

    #[inline(always)]
    pub(crate) fn other(self) -> Self {
        self.of([Self::Y, Self::X])
    }
}

/// The exact vector from one input to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Arrow {
    pub(super) from: Xy,
    pub(super) to: Xy,
}

impl Arrow {
    #[inline]
    pub(crate) const fn between(from: Xy, to: Xy) -> Self {
        Self { from, to }
    }

    /// The input vector `d`, as an arrow from the origin.
    #[inline]
    pub(crate) const fn free(d: Xy) -> Self {
        Self::between(Xy::ZERO, d)
    }

    #[inline]
    pub(crate) fn to(self) -> Xy {
        self.to
    }

    #[inline]
    pub(crate) fn is_zero(self) -> bool {
        self.from == self.to
    }

    /// The exact signs of the components.
    pub(crate) fn signs(self) -> [Ordering; 2] {
        let sign = |from: f64, to: f64| to.partial_cmp(&from).unwrap_or(Ordering::Equal);
        [sign(self.from.x, self.to.x), sign(self.from.y, self.to.y)]
    }

    /// The nearest vector in `f64`: each component has a relative error of at most 2⁻⁵³.
    #[inline]
    pub(crate) fn rounded(self) -> Xy {
        self.to - self.from
    }

    /// The component along `axis`.
    #[inline(always)]
    pub(crate) fn component<P: Precision>(self, axis: Axis) -> Real<P> {
        Real::difference(axis.of_xy(self.to), axis.of_xy(self.from))
    }

    #[inline(always)]
    pub(crate) fn reals<P: Precision>(self) -> RealVector<P> {
        RealVector::new(self.component(Axis::X), self.component(Axis::Y))
    }

    /// The vector, turned to the left.
    #[inline]
    pub(crate) fn left(self) -> Self {
        Self { from: Xy::new(self.to.y, self.from.x), to: Xy::new(self.from.y, self.to.x) }
    }

    #[inline]
    pub(crate) fn ends(self) -> [Xy; 2] {
        [self.from, self.to]
    }

    /// The exact vector, as the sum of two words: the rounded vector, and the rest.
    #[inline]
    pub(crate) fn words(self) -> [Xy; 2] {
        let ((x, x_low), (y, y_low)) = (two_sum(self.to.x, -self.from.x), two_sum(self.to.y, -self.from.y));
        [Xy::new(x, y), Xy::new(x_low, y_low)]
    }

    #[inline]
    pub(super) fn inputs(self) -> [f64; 4] {
        [self.from.x, self.from.y, self.to.x, self.to.y]
    }
}

impl Neg for Arrow {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self::between(self.to, self.from)
    }
}

/// The exact sum of up to three non-negative inputs (two radii and a margin), or the difference of two radii.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sum(pub(super) [f64; 3]);

impl Sum {
    pub(crate) const ZERO: Self = Self::new(0.0, 0.0, 0.0);

    #[inline]
    pub(crate) const fn new(a: f64, b: f64, margin: f64) -> Self {
        Self([a, b, margin])
    }

    #[inline]
    pub(crate) const fn difference(a: f64, b: f64) -> Self {
        Self([a, -b, 0.0])
    }

    #[inline]
    pub(crate) fn is_zero(self) -> bool {
        self.0 == [0.0; 3]
    }

    /// The two radii of a sum without a margin.
    pub(crate) fn radii(self) -> [f64; 2] {
        [self.0[0], self.0[1]]
    }

    /// The sum in `f64`, if it is not rounded.
    #[inline]
    pub(crate) fn unrounded(self) -> Option<f64> {
        let (sum, rest) = two_sum(self.0[0], self.0[1]);
        let (sum, last) = two_sum(sum, self.0[2]);
        (rest == 0.0 && last == 0.0).then_some(sum)
    }

    /// The sum in `f64`, with a relative error of at most 2·2⁻⁵³.
    #[inline]
    pub(crate) fn rounded(self) -> f64 {
        self.0[0] + self.0[1] + self.0[2]
    }

    #[inline(always)]
    pub(crate) fn real<P: Precision>(self) -> Real<P> {
        let [a, b, margin] = self.0.map(Real::from_f64);
        // If the margin is a constant 0, the compiler removes the second addition.
        if self.0[2] == 0.0 { a + b } else { a + b + margin }
    }
}

/// A vector of reals.
#[derive(Clone, Copy)]
pub(crate) struct RealVector<P: Precision> {
    pub(crate) x: Real<P>,
    pub(crate) y: Real<P>,
}

impl<P: Precision> RealVector<P> {
    #[inline]
    pub(crate) fn new(x: Real<P>, y: Real<P>) -> Self {
        Self { x, y }
    }

    #[inline]
    pub(crate) fn from_xy(xy: Xy) -> Self {
        Self::new(Real::from_f64(xy.x), Real::from_f64(xy.y))
    }

    /// The same vector in another precision.
    #[inline]
    pub(crate) fn convert<Q: Precision>(self) -> RealVector<Q> {
        RealVector::new(self.x.convert(), self.y.convert())
    }

    /// The sum of two vectors in plain `f64`, of which `low` is much shorter.
    #[inline]
    pub(crate) fn of_words(high: Xy, low: Xy) -> Self {
        Self::new(Real::of_words(high.x, low.x), Real::of_words(high.y, low.y))
    }

    #[inline]
    pub(crate) fn to_xy(self) -> Xy {
        Xy::new(self.x.to_f64(), self.y.to_f64())
    }

    /// The vector turned left by a right angle.
    #[inline]
    pub(crate) fn left(self) -> Self {
        Self::new(-self.y, self.x)
    }

    #[inline(always)]
    pub(crate) fn times(self, factor: Real<P>) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }

    #[inline(always)]
    pub(crate) fn length_squared(self) -> Real<P> {
        self.x.square() + self.y.square()
    }

    #[inline(always)]
    pub(crate) fn length(self) -> Real<P> {
        self.length_squared().sqrt()
    }

    /// The length, rounded to `f64`: with an error of at most 1.5ε of it.
    #[inline(always)]
    fn plain_length(self) -> Real<P> {
        self.length_squared().plain_root()
    }

    /// The vector scaled to length 1, each component rounded to `f64`. The vector must not be zero. A component has an
    /// error below 3.1ε, with ε = 2⁻⁵³.
    ///
    /// Let (x, y) be the unit vector. The rounded components of the vector turn it by at most 2ε·|xy|, which moves x by
    /// 2ε·|x|y². The squares and their sum add 2ε to the squared length, so ε to the length; the root and the quotient
    /// add ε each. The sum is ε·|x|(3 + 2y²) = ε·|x|(5 − 2x²), which is largest for x² = 5/6: 3.05ε.
    #[inline(always)]
    fn unit(self) -> Self {
        let [xx, yy] = [self.x, self.y].map(|component| component.plain_product(component));
        self.plain_quotient(xx.plain_sum(yy).plain_root())
    }

    /// The sum of the leading words, rounded to `f64`.
    #[inline(always)]
    pub(crate) fn plain_sum(self, other: Self) -> Self {
        Self::new(self.x.plain_sum(other.x), self.y.plain_sum(other.y))
    }

    /// The sum with a vector that was rounded to `f64`.
    #[inline(always)]
    pub(crate) fn plus_plain(self, other: Self) -> Self {
        Self::new(self.x.plus_plain(other.x), self.y.plus_plain(other.y))
    }

    /// The quotient, with a relative error of at most 3ε.
    #[inline]
    pub(crate) fn plain_quotient(self, divisor: Real<P>) -> Self {
        Self::new(self.x.plain_quotient(divisor), self.y.plain_quotient(divisor))
    }
}

impl<P: Precision> Add for RealVector<P> {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl<P: Precision> Neg for RealVector<P> {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}

/// A normal. The stored vector may have any length; `unit` and `times` divide by it. For `f32`, it is divided at once.
#[derive(Clone, Copy)]
pub(crate) struct Normal<P: Precision> {
    /// For `f32` a unit vector, and for `f64` a vector of any length but zero.
    vector: RealVector<P>,
    /// The length of the vector, if it is known.
    length: Option<Real<P>>,
}

impl<P: Precision> Normal<P> {
    /// The normal along a vector that has length 1 in plain `f64`.
    #[inline]
    pub(crate) fn from_unit(vector: RealVector<P>) -> Self {
        Self { vector, length: None }
    }

    #[inline]
    pub(crate) fn along(vector: RealVector<P>) -> Self {
        Self { vector: if P::DOUBLE_WORD { vector } else { vector.unit() }, length: None }
    }

    #[inline]
    pub(crate) fn of_length(vector: RealVector<P>, length: Real<P>) -> Self {
        if P::DOUBLE_WORD {
            Self { vector, length: Some(length) }
        } else {
            Self::from_unit(vector.plain_quotient(length))
        }
    }

    /// The stored vector.
    #[inline(always)]
    pub(crate) fn vector(self) -> RealVector<P> {
        self.vector
    }

    /// The vector and its length, if the length is known.
    #[inline(always)]
    pub(crate) fn vector_and_length(self) -> Option<(Xy, f64)> {
        self.length.map(|length| (self.vector.to_xy(), length.to_f64()))
    }

    /// The unit vector. A component has an error below 3.5ε.
    #[inline(always)]
    pub(crate) fn unit(self) -> RealVector<P> {
        match self.length {
            _ if !P::DOUBLE_WORD => self.vector,
            Some(length) => self.vector.plain_quotient(length),
            None => self.vector.unit(),
        }
    }

    /// The same, with the length computed once for several calls of [`times`](Self::times).
    #[inline]
    pub(crate) fn with_length(self) -> Self {
        if P::DOUBLE_WORD && self.length.is_none() {
            Self { length: Some(self.vector.plain_length()), ..self }
        } else {
            self
        }
    }

    /// The unit vector times a number R, rounded to `f64`. The product and the quotient have an error of ε·R each, and the
    /// length has 1.5ε: at most 3.5ε·R in a component, and none if the length and the result are small integers.
    #[inline(always)]
    pub(crate) fn times(self, factor: Real<P>) -> RealVector<P> {
        self.over_length(self.vector.times(factor))
    }

    /// The same for a plain `f64`.
    #[inline(always)]
    pub(crate) fn times_plain(self, factor: f64) -> RealVector<P> {
        self.over_length(RealVector::new(self.vector.x.times_plain(factor), self.vector.y.times_plain(factor)))
    }

    #[inline(always)]
    fn over_length(self, stretched: RealVector<P>) -> RealVector<P> {
        match self.length {
            _ if !P::DOUBLE_WORD => stretched,
            Some(length) => stretched.plain_quotient(length),
            None => stretched.plain_quotient(self.vector.plain_length()),
        }
    }
}

impl<P: Precision> Neg for Normal<P> {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self { vector: -self.vector, ..self }
    }
}
