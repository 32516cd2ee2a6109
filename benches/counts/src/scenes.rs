//! The inputs, drawn at random. The rows of the same kinds may share them, or the seed. They depend on no other rows.

use std::ops::Sub;

use impinge::glam::{DVec2, Vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, Circle, ConvexPolygon, Ray, Segment, Shape, Stadium, Vector, query};

use crate::random::Random;

#[derive(Clone, Copy, PartialEq)]
pub enum Scenes {
    /// Centres and ends anywhere within ±3.
    Everyday,
    /// Small integers, for polygons also multiples of 1/2. Shapes at rest touch exactly, and those that move do so most
    /// of the time.
    Grid,
    /// As everyday ones, but for some numbers that are many powers of two larger or smaller.
    Extreme,
}

/// The largest of those powers: squares of such numbers are within the range of `f32`.
const POWER: i32 = 60;

/// A vector that can be drawn by lot.
pub trait Drawn: Vector + Sub<Output = Self> {
    const INFINITY: Self::Scalar;
    fn nearest(number: f64) -> Self::Scalar;
}

impl Drawn for Vec2 {
    const INFINITY: f32 = f32::INFINITY;

    #[expect(clippy::cast_possible_truncation, reason = "any number will do")]
    fn nearest(number: f64) -> f32 {
        number as f32
    }
}

impl Drawn for DVec2 {
    const INFINITY: f64 = f64::INFINITY;

    fn nearest(number: f64) -> f64 {
        number
    }
}

/// A shape that can be drawn by lot.
pub trait Kind: Shape<Vector: Drawn> {
    const NAME: &'static str;
    /// Whether it has an interior. Two shapes can only overlap by more than a point if one of them has.
    const CAN_OVERLAP: bool;
    /// How many inputs a row has at most.
    const INPUTS: usize = 512;

    fn drawn(lot: &mut Lot) -> Self;
}

/// A vector as a shape.
pub trait Point: Drawn + Kind<Vector = Self> + Bounded {}

impl Point for Vec2 {}
impl Point for DVec2 {}

/// Two shapes and a vector.
pub type Scene<A, B> = (A, B, <A as Shape>::Vector);

pub struct Lot {
    scenes: Scenes,
    random: Random,
}

impl Lot {
    pub fn new(scenes: Scenes, row: &str) -> Self {
        Self { scenes, random: Random::named(row) }
    }

    pub fn point<V: Drawn>(&mut self) -> V {
        V::from([self.coordinate::<V>(), self.coordinate::<V>()])
    }

    fn coordinate<V: Drawn>(&mut self) -> V::Scalar {
        self.number::<V>([-3.0, 3.0], [-4, 4])
    }

    fn radius<V: Drawn>(&mut self) -> V::Scalar {
        self.number::<V>([0.25, 1.5], [1, 3])
    }

    fn number<V: Drawn>(&mut self, everyday: [f64; 2], grid: [i32; 2]) -> V::Scalar {
        V::nearest(self.exact_number(everyday, grid))
    }

    fn exact_number(&mut self, everyday: [f64; 2], grid: [i32; 2]) -> f64 {
        match self.scenes {
            Scenes::Everyday => self.random.between(everyday[0], everyday[1]),
            Scenes::Grid => self.random.integer(grid[0], grid[1]).into(),
            Scenes::Extreme => {
                let power = if self.random.chance(8) { self.random.integer(-POWER, POWER) } else { 0 };
                let factor = if power < 0 { 0.5 } else { 2.0 };
                (0..power.abs()).fold(self.random.between(everyday[0], everyday[1]), |number, _| number * factor)
            }
        }
    }

    /// Points around a center, at multiples of these offsets. They are turned, except on the grid.
    fn around<V: Drawn, const N: usize>(&mut self, offsets: [[f64; 2]; N]) -> [V; N] {
        let [x, y] = [(); 2].map(|()| self.exact_number([-3.0, 3.0], [-4, 4]));
        let [cos, sin] = [[1, 3], [0, 0]].map(|grid| 0.5 * self.exact_number([-1.2, 1.2], grid));
        offsets.map(|[u, v]| [x + u * cos - v * sin, y + u * sin + v * cos].map(V::nearest).into())
    }

    /// Two shapes at rest, and a point.
    pub fn pairs<A: Kind, B: Kind + Shape<Vector = A::Vector>>(&mut self) -> Vec<Scene<A, B>> {
        let zero = A::Vector::nearest(0.0);
        let scenes = self.scenes;
        let is_meant = |distance| scenes != Scenes::Grid || distance == zero;
        self.courses_that(is_meant)
    }

    /// Two shapes with such a signed distance, of which the first may move by the vector.
    pub fn courses_that<A: Kind, B: Kind + Shape<Vector = A::Vector>>(
        &mut self,
        is_meant: impl Fn(<A::Vector as Vector>::Scalar) -> bool,
    ) -> Vec<Scene<A, B>> {
        let drawn = std::iter::repeat_with(|| (A::drawn(self), B::drawn(self), self.point()));
        drawn.filter(|(a, b, _)| query::signed_distance(a, b).is_ok_and(&is_meant)).take(inputs::<A, B>()).collect()
    }

    /// Two shapes, of which the first may move by the vector.
    pub fn courses<A: Kind, B: Kind + Shape<Vector = A::Vector>>(&mut self) -> Vec<Scene<A, B>> {
        std::iter::repeat_with(|| (A::drawn(self), B::drawn(self), self.point())).take(inputs::<A, B>()).collect()
    }
}

/// How many inputs a row of such shapes has.
fn inputs<A: Kind, B: Kind>() -> usize {
    A::INPUTS.min(B::INPUTS)
}

impl Kind for Vec2 {
    const NAME: &'static str = "point";
    const CAN_OVERLAP: bool = false;

    fn drawn(lot: &mut Lot) -> Self {
        lot.point()
    }
}

impl Kind for DVec2 {
    const NAME: &'static str = "point";
    const CAN_OVERLAP: bool = false;

    fn drawn(lot: &mut Lot) -> Self {
        lot.point()
    }
}

impl<V: Drawn> Kind for Segment<V> {
    const NAME: &'static str = "segment";
    const CAN_OVERLAP: bool = false;

    fn drawn(lot: &mut Lot) -> Self {
        loop {
            let segment = Self::new(lot.point(), lot.point());
            if segment.a != segment.b {
                return segment;
            }
        }
    }
}

impl<V: Drawn> Kind for Circle<V> {
    const NAME: &'static str = "circle";
    const CAN_OVERLAP: bool = true;

    fn drawn(lot: &mut Lot) -> Self {
        Self::new(lot.point(), lot.radius::<V>())
    }
}

impl<V: Drawn> Kind for Stadium<V> {
    const NAME: &'static str = "stadium";
    const CAN_OVERLAP: bool = true;

    fn drawn(lot: &mut Lot) -> Self {
        Segment::drawn(lot).inflated(lot.radius::<V>())
    }
}

impl<V: Drawn> Kind for Ray<V> {
    const NAME: &'static str = "ray";
    const CAN_OVERLAP: bool = false;

    fn drawn(lot: &mut Lot) -> Self {
        let Segment { a, b } = Segment::drawn(lot);
        Self::new(a, b - a)
    }
}

impl<V: Drawn> Kind for Aabb<V> {
    const NAME: &'static str = "box";
    const CAN_OVERLAP: bool = true;
    const INPUTS: usize = POLYGON_INPUTS;

    fn drawn(lot: &mut Lot) -> Self {
        let [x, y] = [(); 2].map(|()| lot.exact_number([-3.0, 3.0], [-4, 4]));
        let [width, height] = [(); 2].map(|()| lot.exact_number([0.25, 1.5], [1, 3]));
        let corner = |sign: f64| [x + sign * width, y + sign * height].map(V::nearest).into();
        Self::new(corner(-1.0), corner(1.0))
    }
}

/// Fewer, because there are many pairs with polygons and boxes, and each of their queries takes long.
const POLYGON_INPUTS: usize = 64;

impl<V: Drawn> Kind for ConvexPolygon<V, 3> {
    const NAME: &'static str = "triangle";
    const CAN_OVERLAP: bool = true;
    const INPUTS: usize = POLYGON_INPUTS;

    fn drawn(lot: &mut Lot) -> Self {
        Self::new(lot.around([[2.0, 0.0], [-1.0, 2.0], [-1.0, -2.0]]))
    }
}

impl<V: Drawn> Kind for ConvexPolygon<V, 4> {
    const NAME: &'static str = "quad";
    const CAN_OVERLAP: bool = true;
    const INPUTS: usize = POLYGON_INPUTS;

    fn drawn(lot: &mut Lot) -> Self {
        Self::new(lot.around([[2.0, 1.0], [-2.0, 1.0], [-2.0, -1.0], [2.0, -1.0]]))
    }
}

impl<V: Drawn> Kind for ConvexPolygon<V, 8> {
    const NAME: &'static str = "octagon";
    const CAN_OVERLAP: bool = true;
    const INPUTS: usize = POLYGON_INPUTS;

    fn drawn(lot: &mut Lot) -> Self {
        let half = [[2.0, -1.0], [2.0, 1.0], [1.0, 2.0], [-1.0, 2.0]];
        let [a, b, c, d] = half;
        let [e, f, g, h] = half.map(|[x, y]| [-x, -y]);
        Self::new(lot.around([a, b, c, d, e, f, g, h]))
    }
}
