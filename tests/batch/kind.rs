//! The kinds of shapes that a batch may hold.

use std::fmt::Debug;

use common::random::mixed;
use common::{Point, TestVector};
use impinge::glam::{DVec2, Vec2};
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Segment, Shape, Stadium};

/// What a shape is made of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbers {
    pub(crate) a: Point,
    pub(crate) b: Point,
    pub(crate) radius: f64,
}

pub(crate) trait Kind: Shape + Copy + Debug + 'static {
    /// So many times fewer scenes: a query takes longer.
    const FEWER_SCENES: u32 = 1;

    fn of(numbers: Numbers) -> Self;
}

impl Kind for Vec2 {
    fn of(numbers: Numbers) -> Self {
        Self::vector(numbers.a)
    }
}

impl Kind for DVec2 {
    fn of(numbers: Numbers) -> Self {
        Self::vector(numbers.a)
    }
}

impl<V: TestVector> Kind for Circle<V> {
    fn of(numbers: Numbers) -> Self {
        Self::new(V::vector(numbers.a), V::number(numbers.radius))
    }
}

impl<V: TestVector> Kind for Segment<V> {
    fn of(numbers: Numbers) -> Self {
        Self::new(V::vector(numbers.a), V::vector(numbers.b))
    }
}

impl<V: TestVector> Kind for Stadium<V> {
    fn of(numbers: Numbers) -> Self {
        Segment::of(numbers).inflated(V::number(numbers.radius))
    }
}

/// Empty for a negative radius.
impl<V: TestVector> Kind for Aabb<V> {
    fn of(Numbers { a, b, radius }: Numbers) -> Self {
        let Self { min, max } = Self::from_points(&[a, b].map(V::vector));
        if radius < 0.0 { Self::new(max, min) } else { Self::new(min, max) }
    }
}

/// A quadrangle, or a triangle if its last point is inside.
impl<V: TestVector> Kind for ConvexPolygon<V, 4> {
    const FEWER_SCENES: u32 = if size_of::<V>() == size_of::<DVec2>() { 4 } else { 1 };

    fn of(Numbers { a, b, radius }: Numbers) -> Self {
        let fourth = [f64::midpoint(a[0], b[0]), b[1] + 1.0];
        Self::new([a, b, [a[0], b[1]], fourth].map(V::vector)).rounded(V::number(radius))
    }
}

/// The sum of the numbers chooses the kind. Its lowest bits alone do not: on a grid they are zero.
impl<V: TestVector> Kind for AnyShape<V> {
    fn of(numbers: Numbers) -> Self {
        let Numbers { a, b, radius } = numbers;
        match mixed((a[0] + a[1] + b[0] + b[1] + radius).to_bits()) % 6 {
            0 => Self::Point(V::vector(a)),
            1 => Segment::of(numbers).into(),
            2 => Circle::of(numbers).into(),
            3 => Stadium::of(numbers).into(),
            4 => Aabb::of(numbers).into(),
            _ => ConvexPolygon::<V, 4>::of(numbers).into(),
        }
    }
}
