use super::rational::{Rational, sign};
use super::vector::Vector;

/// The points `start + λ·span` for λ from 0 to 1, or on for ever. A span of zero makes it a point.
#[derive(Clone, Debug, PartialEq)]
pub struct Straight {
    pub start: Vector,
    pub span: Vector,
    pub endless: bool,
}

impl Straight {
    pub fn point(place: &Vector) -> Self {
        Self { start: place.clone(), span: Vector::zero(), endless: false }
    }

    pub fn between(start: &Vector, end: &Vector) -> Self {
        Self { start: start.clone(), span: end - start, endless: false }
    }

    pub fn is_point(&self) -> bool {
        self.span.is_zero()
    }

    /// The ends: two of a segment, one of a ray.
    pub fn ends(&self) -> Vec<Vector> {
        let last = (!self.endless).then(|| &self.start + &self.span);
        [self.start.clone()].into_iter().chain(last).collect()
    }

    pub fn at(&self, parameter: &Rational) -> Vector {
        &self.start + &self.span.scaled(parameter)
    }

    pub fn is_within(&self, parameter: &Rational) -> bool {
        sign(parameter).is_ge() && (self.endless || *parameter <= Rational::ONE)
    }

    pub fn contains(&self, point: &Vector) -> bool {
        self.nearest_to(point) == *point
    }

    pub fn nearest_to(&self, point: &Vector) -> Vector {
        if self.is_point() {
            return self.start.clone();
        }
        // |start + λ·span - point|² is least where its derivative in λ vanishes, or at the end of the range next to that.
        let stationary = (point - &self.start).dot(&self.span) / self.span.norm_squared();
        let from_zero = stationary.max(Rational::ZERO);
        self.at(&if self.endless { from_zero } else { from_zero.min(Rational::ONE) })
    }
}
