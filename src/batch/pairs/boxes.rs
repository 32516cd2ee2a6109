//! Boxes around shapes, for the pairs to start from.

use alloc::vec::Vec;

use crate::batch::shapes::Shapes;
use crate::batch::validate::check;
use crate::shapes::sealed;
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// The box around a shape: its lowest and highest coordinates, x and y.
///
/// They are rounded to nearest. That is not outward, but keeps their order: where exact boxes overlap or touch, one's
/// lowest is at most the other's highest, and no rounding turns ≤ into >.
#[derive(Clone, Copy, Debug)]
pub(super) struct Boxed<S> {
    pub(super) low: [S; 2],
    pub(super) high: [S; 2],
    /// Of the shape.
    pub(super) index: usize,
}

/// Whether `boxes` could be filled with those of all shapes that take part: not if a shape is invalid.
pub(super) fn boxes<M: Shapes + ?Sized>(shapes: &M, boxes: &mut Vec<Boxed<<M::Vector as Vector>::Scalar>>) -> bool {
    let mut part = (0..shapes.count()).filter(|&index| shapes.admits(index));
    part.all(|index| {
        let shape = shapes.member(index);
        boxes.push(boxed(&shape, index));
        check(&shape).is_ok()
    })
}

fn boxed<S: sealed::HasCore + sealed::HasEnds, T: Float>(shape: &S, index: usize) -> Boxed<T> {
    let ([a, b], radius) = (shape.ends(), shape.body().radius);
    let low = |a: f64, b: f64| T::round(if a < b { a } else { b } - radius);
    let high = |a: f64, b: f64| T::round(if a < b { b } else { a } + radius);
    Boxed { low: [low(a.x, b.x), low(a.y, b.y)], high: [high(a.x, b.x), high(a.y, b.y)], index }
}
