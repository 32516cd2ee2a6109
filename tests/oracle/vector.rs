use std::ops::{Add, Neg, Sub};

use super::rational::{Rational, square, sum};

/// A plane vector or point, ordered by x and then by y.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Vector {
    pub x: Rational,
    pub y: Rational,
}

impl Vector {
    pub fn new(x: Rational, y: Rational) -> Self {
        Self { x, y }
    }

    pub fn zero() -> Self {
        Self::new(Rational::ZERO, Rational::ZERO)
    }

    pub fn is_zero(&self) -> bool {
        self.x.is_zero() && self.y.is_zero()
    }

    pub fn dot(&self, other: &Self) -> Rational {
        sum(&self.x * &other.x, &self.y * &other.y)
    }

    pub fn cross(&self, other: &Self) -> Rational {
        sum(&self.x * &other.y, -(&self.y * &other.x))
    }

    pub fn norm_squared(&self) -> Rational {
        sum(square(&self.x), square(&self.y))
    }

    pub fn scaled(&self, factor: &Rational) -> Self {
        Self::new(&self.x * factor, &self.y * factor)
    }

    /// This vector turned left, by +90 degrees.
    pub fn left(&self) -> Self {
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
