use std::cmp::Ordering;

use super::enclosure::Enclosure;
use super::rational::{Rational, sign, square};
use super::vector::Vector;

/// The number `rational + coefficient·√radicand`: every number that a query returns has this form.
#[derive(Clone, Debug)]
pub struct Surd {
    pub rational: Rational,
    pub coefficient: Rational,
    pub radicand: Rational,
}

/// A point or a vector with such coordinates.
pub type Point = [Surd; 2];

impl From<Rational> for Surd {
    fn from(rational: Rational) -> Self {
        Self { rational, coefficient: Rational::ZERO, radicand: Rational::ZERO }
    }
}

impl From<Vector> for Point {
    fn from(vector: Vector) -> Self {
        [vector.x.into(), vector.y.into()]
    }
}

impl Surd {
    pub fn new(rational: Rational, coefficient: Rational, radicand: Rational) -> Self {
        Self { rational, coefficient, radicand }
    }

    /// A float about as large, to make inputs of.
    pub fn approximation(&self) -> f64 {
        self.enclosure().low.to_f64().value()
    }

    /// `offset + self·factor`.
    pub fn scaled_onto(&self, offset: &Rational, factor: &Rational) -> Self {
        Self::new(offset + &self.rational * factor, &self.coefficient * factor, self.radicand.clone())
    }

    /// The sum of two numbers with the same root, or of which one has none.
    pub fn plus(&self, other: &Self) -> Self {
        let has_root = |number: &Self| !number.sign_of_root_part().is_eq();
        assert!(!has_root(self) || !has_root(other) || self.radicand == other.radicand, "{self:?} plus {other:?}");
        let radicand = if has_root(self) { &self.radicand } else { &other.radicand };
        let coefficients =
            [self, other].map(|number| if has_root(number) { number.coefficient.clone() } else { Rational::ZERO });
        let [one, another] = coefficients;
        Self::new(&self.rational + &other.rational, one + another, radicand.clone())
    }

    /// `Less` for a negative number, `Greater` for a positive one.
    pub fn sign(&self) -> Ordering {
        let parts = [sign(&self.rational), self.sign_of_root_part()];
        sign_of_sum(parts, || square(&self.rational).cmp(&self.square_of_root_part()))
    }

    pub fn is_zero(&self) -> bool {
        self.sign().is_eq()
    }

    pub fn cmp_rational(&self, other: &Rational) -> Ordering {
        self.scaled_onto(&-other, &Rational::ONE).sign()
    }

    fn sign_of_root_part(&self) -> Ordering {
        if self.radicand.is_zero() { Ordering::Equal } else { sign(&self.coefficient) }
    }

    fn square_of_root_part(&self) -> Rational {
        square(&self.coefficient) * &self.radicand
    }

    fn squared(&self) -> Self {
        let rational = square(&self.rational) + self.square_of_root_part();
        let coefficient = &self.rational * &self.coefficient * Rational::from(2);
        Self::new(rational, coefficient, self.radicand.clone())
    }

    /// This number to a relative width of 2^-120.
    pub fn enclosure(&self) -> Enclosure {
        if self.sign_of_root_part().is_eq() {
            return Enclosure { low: self.rational.clone(), high: self.rational.clone() };
        }
        let root = Enclosure::of_root(&self.radicand);
        if sign(&self.rational) == self.sign_of_root_part().reverse() {
            // The parts cancel. Their conjugate's do not: r + c√s = (r² - c²s) / (r - c√s).
            let product = square(&self.rational) - self.square_of_root_part();
            root.map(|root| &product / (&self.rational - &self.coefficient * root))
        } else {
            root.map(|root| &self.rational + &self.coefficient * root)
        }
    }
}

impl Ord for Surd {
    fn cmp(&self, other: &Self) -> Ordering {
        let head = self.scaled_onto(&-&other.rational, &Rational::ONE);
        let parts = [head.sign(), other.sign_of_root_part().reverse()];
        sign_of_sum(parts, || head.squared().cmp_rational(&other.square_of_root_part()))
    }
}

impl PartialOrd for Surd {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Surd {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Surd {}

/// The sign of a sum from its parts' signs and, where these are opposite, the order of the parts' squares.
fn sign_of_sum([one, other]: [Ordering; 2], squares: impl FnOnce() -> Ordering) -> Ordering {
    match (one, other) {
        (Ordering::Equal, _) => other,
        (_, Ordering::Equal) => one,
        _ if one == other => one,
        (Ordering::Greater, _) => squares(),
        (Ordering::Less, _) => squares().reverse(),
    }
}
