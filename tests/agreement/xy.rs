use std::ops::{Add, Mul, Sub};

/// A plane vector to place shapes with: `glam` has one of `f64` only with some of its features.
#[derive(Clone, Copy)]
pub(crate) struct Xy {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Xy {
    pub(crate) const ZERO: Self = Self::new(0.0, 0.0);

    pub(crate) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    pub(crate) fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The unit vector to the left of this one; `None` for the zero vector.
    pub(crate) fn left(self) -> Option<Self> {
        let length = self.x.hypot(self.y);
        (length > 0.0).then(|| Self::new(-self.y, self.x) * (1.0 / length))
    }
}

impl Add for Xy {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Xy {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Xy {
    type Output = Self;

    fn mul(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}
