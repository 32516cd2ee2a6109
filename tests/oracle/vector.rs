use std::ops::{Add, Neg, Sub};

use super::rational::{Rational, square};

/// A plane vector or point, ordered by x and then by y.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Vector {
    pub(crate) x: Rational,
    pub(crate) y: Rational,
}

impl Vector {
    pub(crate) fn new(x: Rational, y: Rational) -> Self {
        Self { x, y }
    }

    pub(crate) fn zero() -> Self {
        Self::new(Rational::ZERO, Rational::ZERO)
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.x.is_zero() && self.y.is_zero()
    }

    pub(crate) fn dot(&self, other: &Self) -> Rational {
        &self.x * &other.x + &self.y * &other.y
    }

    pub(crate) fn cross(&self, other: &Self) -> Rational {
        &self.x * &other.y - &self.y * &other.x
    }

    pub(crate) fn norm_squared(&self) -> Rational {
        square(&self.x) + square(&self.y)
    }

    pub(crate) fn scaled(&self, factor: &Rational) -> Self {
        Self::new(&self.x * factor, &self.y * factor)
    }

    /// This vector turned left, by +90 degrees.
    pub(crate) fn left(&self) -> Self {
        Self::new(-&self.y, self.x.clone())
    }
}

impl Add for &Vector {
    type Output = Vector;

    fn add(self, other: &Vector) -> Vector {
        Vector::new(&self.x + &other.x, &self.y + &other.y)
    }
}

impl Sub for &Vector {
    type Output = Vector;

    fn sub(self, other: &Vector) -> Vector {
        Vector::new(&self.x - &other.x, &self.y - &other.y)
    }
}

impl Neg for &Vector {
    type Output = Vector;

    fn neg(self) -> Vector {
        Vector::new(-&self.x, -&self.y)
    }
}
