//! The points where the outlines of two circles cross.

use core::cmp::Ordering;

use super::{InflatedCore, sign_of_product};
use crate::exact::{Arrow, Measured, Polynomial, PowerOfPoint, Precision, Real, RealVector, Sum, Xy, first};

/// The outline of a circle.
#[derive(Clone, Copy)]
pub(crate) struct Outline {
    center: Xy,
    radius: f64,
}

/// The points that two outlines share.
#[derive(Clone, Copy)]
pub(crate) enum Crossing<P> {
    Tangent(RealVector<P>),
    /// The points left and right of the vector from the first centre to the second.
    Secant(RealVector<P>, RealVector<P>),
    Coincident,
}

impl Outline {
    /// The outline of a shape whose core is a point.
    #[inline(always)]
    pub(crate) fn of(circle: &InflatedCore) -> Self {
        let [center, _] = circle.corners();
        Self { center, radius: circle.radius }
    }

    #[inline(always)]
    pub(crate) fn is_in_range<P: Precision>(&self) -> bool {
        InflatedCore { radius: self.radius, ..InflatedCore::point(self.center) }.is_in_range::<P>()
    }

    /// The crossing, if any. With v from centre to centre, it is tangent if |v| is the sum or the difference of the
    /// radii, and secant if |v| is in between.
    pub(crate) fn crossing<P: Precision>(self, other: Self) -> Option<Crossing<P>> {
        let v = Arrow::between(self.center, other.center);
        if v.is_zero() {
            return self.concentric(other);
        }
        let [sum, difference] = [Sum::new(self.radius, other.radius, 0.0), Sum::difference(self.radius, other.radius)];
        // The product is positive if |v| is in between.
        match sign_of_product(PowerOfPoint { v, r: difference }.sign(), PowerOfPoint { v, r: sum }.sign().reverse()) {
            Ordering::Less => None,
            Ordering::Equal => Some(Crossing::Tangent(self.points(other)[0])),
            Ordering::Greater => {
                let [left, right] = self.points(other);
                Some(Crossing::Secant(left, right))
            }
        }
    }

    fn concentric<P: Precision>(self, other: Self) -> Option<Crossing<P>> {
        let is_point = self.radius == 0.0;
        let crossing =
            if is_point { Crossing::Tangent(RealVector::from_xy(self.center)) } else { Crossing::Coincident };
        (self.radius == other.radius).then_some(crossing)
    }

    /// The points on both outlines, left and right of the vector to the `other` centre.
    ///
    /// They are measured from the lexicographically first centre, so exchanging the circles changes no bit.
    fn points<P: Precision>(self, other: Self) -> [RealVector<P>; 2] {
        if first(self.center, other.center) == self.center {
            self.points_from(other)
        } else {
            let [left, right] = other.points_from(self);
            [right, left]
        }
    }

    /// The points c + v·a/|v| ± v′·h/|v| with v′ = (−v.y, v.x), where 2a|v| = |v|² + (r₁ − r₂)(r₁ + r₂) and, by Heron's
    /// formula, 4h²|v|² = ((r₁ + r₂)² − |v|²)(|v|² − (r₁ − r₂)²).
    ///
    /// The factors of h² are known to relative precision, and h² is exactly 0 for a tangent. As |r₁ − r₂| ≤ |v|, no
    /// term of a exceeds (|v| + r₁ + r₂)/2, so its error is small beside the radii and the distance of the centres.
    fn points_from<P: Precision>(self, other: Self) -> [RealVector<P>; 2] {
        let v = Arrow::between(self.center, other.center);
        let (sum, difference) = (Sum::new(self.radius, other.radius, 0.0), Sum::difference(self.radius, other.radius));
        let (reals, twice) = (v.reals::<P>(), v.reals().length_squared() * Real::from_f64(2.0));
        let along = (v.reals().length_squared() + sum.real() * difference.real()) / twice;
        let [inner, outer] = [sum, difference].map(|r| PowerOfPoint { v, r }.value().abs());
        let across = (inner * outer).sqrt() / twice;
        let foot = RealVector::from_xy(self.center) + reals.times(along);
        [foot + reals.left().times(across), foot + -reals.left().times(across)]
    }
}
