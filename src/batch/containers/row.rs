//! What a container stores of a shape.

use crate::shapes::lanes::{Long, Round};
use crate::shapes::{Bounded, Circle, Stadium};
use crate::vector::Vector;

/// A shape of `N` numbers, of which the radius is the last.
pub trait Row<const N: usize>: Bounded {
    fn numbers(&self) -> [<Self::Vector as Vector>::Scalar; N];
    fn from_numbers(numbers: [<Self::Vector as Vector>::Scalar; N]) -> Self;
    /// From the numbers as `f32`, and the shape's [`margin`].
    fn lane_of(numbers: [f32; N], margin: f32) -> Self::Lane;
}

impl<V: Vector> Row<3> for Circle<V> {
    #[inline(always)]
    fn numbers(&self) -> [V::Scalar; 3] {
        let [x, y] = self.center.components();
        [x, y, self.radius]
    }

    #[inline(always)]
    fn from_numbers([x, y, radius]: [V::Scalar; 3]) -> Self {
        Self::new(V::from_components(x, y), radius)
    }

    #[inline(always)]
    fn lane_of([x, y, _]: [f32; 3], margin: f32) -> Round {
        Round { center: [x, y], margin }
    }
}

impl<V: Vector> Row<5> for Stadium<V> {
    #[inline(always)]
    fn numbers(&self) -> [V::Scalar; 5] {
        let ([ax, ay], [bx, by]) = (self.segment.a.components(), self.segment.b.components());
        [ax, ay, bx, by, self.radius]
    }

    #[inline(always)]
    fn from_numbers([ax, ay, bx, by, radius]: [V::Scalar; 5]) -> Self {
        Self::new(V::from_components(ax, ay), V::from_components(bx, by), radius)
    }

    #[inline(always)]
    fn lane_of([ax, ay, bx, by, _]: [f32; 5], margin: f32) -> Long {
        Long { a: [ax, ay], b: [bx, by], margin }
    }
}
