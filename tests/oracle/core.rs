use super::rational::{Rational, sign};
use super::vector::Vector;

/// The points `start + λ·span` for λ from 0 to 1, or on for ever. A span of zero makes it a point.
#[derive(Clone, Debug)]
pub(crate) struct Core {
    pub(crate) start: Vector,
    pub(crate) span: Vector,
    pub(crate) endless: bool,
}

impl Core {
    pub(crate) fn is_point(&self) -> bool {
        self.span.is_zero()
    }

    /// The ends: two of a segment, one of a ray.
    pub(crate) fn ends(&self) -> Vec<Vector> {
        let last = (!self.endless).then(|| &self.start + &self.span);
        [self.start.clone()].into_iter().chain(last).collect()
    }

    pub(crate) fn at(&self, parameter: &Rational) -> Vector {
        &self.start + &self.span.scaled(parameter)
    }

    pub(crate) fn is_within(&self, parameter: &Rational) -> bool {
        sign(parameter).is_ge() && (self.endless || *parameter <= Rational::ONE)
    }

    pub(crate) fn contains(&self, point: &Vector) -> bool {
        self.nearest_to(point) == *point
    }

    pub(crate) fn nearest_to(&self, point: &Vector) -> Vector {
        if self.is_point() {
            return self.start.clone();
        }
        // |start + λ·span - point|² is least where its derivative in λ vanishes, or at the end of the range next to that.
        let stationary = (point - &self.start).dot(&self.span) / self.span.norm_squared();
        let from_zero = stationary.max(Rational::ZERO);
        self.at(&if self.endless { from_zero } else { from_zero.min(Rational::ONE) })
    }
}
