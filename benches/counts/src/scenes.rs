//! The inputs, sampled at random. The rows of the same kinds may share them, or the seed. They depend on no other rows.

use std::ops::Sub;

use impinge::glam::{DVec2, Vec2};
use impinge::shapes::Bounded;
use impinge::{Aabb, Circle, ConvexPolygon, Ray, Segment, Shape, Stadium, Vector, query};

use crate::random::Random;

#[derive(Clone, Copy, PartialEq)]
pub enum Regime {
    /// Centres and ends anywhere within ±3.
    Everyday,
    /// Small integers, for polygons also multiples of 1/2. Shapes at rest touch exactly, and those that move do so most
    /// of the time.
    Grid,
    /// The same, times a number of many bits: so shapes touch as exactly, though their coordinates look like any others.
    Fine,
    /// As everyday ones, but for some numbers that are many powers of two larger or smaller.
    Extreme,
}

impl Regime {
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "everyday" => Self::Everyday,
            "grid" => Self::Grid,
            "fine" => Self::Fine,
            "extreme" => Self::Extreme,
            _ => return None,
        })
    }

    pub fn is_touching(self) -> bool {
        matches!(self, Self::Grid | Self::Fine)
    }
}

/// The largest of those powers: squares of such numbers are within the range of `f32`.
const POWER: i32 = 60;

/// A vector that can be sampled.
pub trait Sampled: Vector + Sub<Output = Self> {
    const INFINITY: Self::Scalar;
    /// About √½, in as many bits as leave room for the multiples.
    const FINE: f64;
    fn nearest(number: f64) -> Self::Scalar;
}

impl Sampled for Vec2 {
    const INFINITY: f32 = f32::INFINITY;
    const FINE: f64 = 185_363.0 / (1_u64 << 18) as f64;

    #[expect(clippy::cast_possible_truncation, reason = "any number will do")]
    fn nearest(number: f64) -> f32 {
        number as f32
    }
}

impl Sampled for DVec2 {
    const INFINITY: f64 = f64::INFINITY;
    const FINE: f64 = 24_879_108_095_803.0 / (1_u64 << 45) as f64;

    fn nearest(number: f64) -> f64 {
        number
    }
}

/// A shape that can be sampled.
pub trait Kind: Shape<Vector: Sampled> {
    const NAME: &'static str;
    /// Whether it has an interior. Two shapes can only overlap by more than a point if one of them has.
    const CAN_OVERLAP: bool;
    /// How many inputs a row has at most.
    const INPUTS: usize = 512;

    fn sampled(sampler: &mut Sampler) -> Self;
}

/// A vector as a shape.
pub trait PointShape: Sampled + Kind<Vector = Self> + Bounded {}

impl PointShape for Vec2 {}
impl PointShape for DVec2 {}

/// Two shapes and a vector.
pub type Sample<A, B> = (A, B, <A as Shape>::Vector);

pub struct Sampler {
    regime: Regime,
    random: Random,
}

impl Sampler {
    pub fn new(regime: Regime, row: &str) -> Self {
        Self { regime, random: Random::named(row) }
    }

    fn of<A: Kind, B: Kind>(regime: Regime, row: &str) -> Self {
        Self::new(regime, &format!("{row} {}–{}", A::NAME, B::NAME))
    }

    pub fn point<V: Sampled>(&mut self) -> V {
        V::from([self.coordinate::<V>(), self.coordinate::<V>()])
    }

    fn coordinate<V: Sampled>(&mut self) -> V::Scalar {
        self.number::<V>([-3.0, 3.0], [-4, 4])
    }

    fn radius<V: Sampled>(&mut self) -> V::Scalar {
        self.number::<V>([0.25, 1.5], [1, 3])
    }

    fn number<V: Sampled>(&mut self, everyday: [f64; 2], grid: [i32; 2]) -> V::Scalar {
        V::nearest(self.exact_number::<V>(everyday, grid))
    }

    fn exact_number<V: Sampled>(&mut self, everyday: [f64; 2], grid: [i32; 2]) -> f64 {
        match self.regime {
            Regime::Everyday => self.random.between(everyday[0], everyday[1]),
            Regime::Grid => self.random.integer(grid[0], grid[1]).into(),
            Regime::Fine => V::FINE * f64::from(self.random.integer(grid[0], grid[1])),
            Regime::Extreme => {
                let power = if self.random.chance(8) { self.random.integer(-POWER, POWER) } else { 0 };
                let factor = if power < 0 { 0.5 } else { 2.0 };
                (0..power.abs()).fold(self.random.between(everyday[0], everyday[1]), |number, _| number * factor)
            }
        }
    }

    /// Points around a center, at multiples of these offsets. They are turned, except where shapes touch.
    fn around<V: Sampled, const N: usize>(&mut self, offsets: [[f64; 2]; N]) -> [V; N] {
        let [x, y] = [(); 2].map(|()| self.exact_number::<V>([-3.0, 3.0], [-4, 4]));
        let [cos, sin] = [[1, 3], [0, 0]].map(|grid| 0.5 * self.exact_number::<V>([-1.2, 1.2], grid));
        offsets.map(|[u, v]| [x + u * cos - v * sin, y + u * sin + v * cos].map(V::nearest).into())
    }

    /// Two shapes at rest, and a point.
    pub fn pairs<A: Kind, B: Kind + Shape<Vector = A::Vector>>(&mut self) -> Vec<Sample<A, B>> {
        let zero = A::Vector::nearest(0.0);
        let regime = self.regime;
        let accepts = |distance| !regime.is_touching() || distance == zero;
        self.samples_where(accepts)
    }

    /// Two shapes whose signed distance is accepted. The first may move by the vector.
    pub fn samples_where<A: Kind, B: Kind + Shape<Vector = A::Vector>>(
        &mut self,
        accepts: impl Fn(<A::Vector as Vector>::Scalar) -> bool,
    ) -> Vec<Sample<A, B>> {
        let samples = std::iter::repeat_with(|| (A::sampled(self), B::sampled(self), self.point()));
        samples.filter(|(a, b, _)| query::signed_distance(a, b).is_ok_and(&accepts)).take(inputs::<A, B>()).collect()
    }

    /// Two shapes. The first may move by the vector.
    pub fn samples<A: Kind, B: Kind + Shape<Vector = A::Vector>>(&mut self) -> Vec<Sample<A, B>> {
        std::iter::repeat_with(|| (A::sampled(self), B::sampled(self), self.point())).take(inputs::<A, B>()).collect()
    }
}

/// The inputs of the rows about these kinds, which are the same in each program.
pub fn pairs<A: Kind, B: Kind + Shape<Vector = A::Vector>>(regime: Regime) -> Vec<Sample<A, B>> {
    Sampler::of::<A, B>(regime, "pair").pairs()
}

/// A shape and a point, which is on its outline if shapes touch.
pub fn with_points<A: Kind<Vector: PointShape>>(regime: Regime) -> Vec<Sample<A, A::Vector>> {
    Sampler::new(regime, &format!("one {}", A::NAME)).pairs()
}

pub fn paths<P: Kind, B: Kind + Shape<Vector = P::Vector>>(regime: Regime) -> Vec<Sample<P, B>> {
    Sampler::of::<P, B>(regime, "path").samples()
}

pub fn rays<B: Kind>(regime: Regime) -> Vec<Sample<Ray<B::Vector>, B>> {
    Sampler::new(regime, &format!("ray {}", B::NAME)).samples()
}

/// The sampler of what moves and the target. The first inputs are apart.
pub fn casts<A: Kind, B: Kind + Shape<Vector = A::Vector>>(regime: Regime) -> Sampler {
    Sampler::of::<A, B>(regime, "cast")
}

/// How many inputs a row of such shapes has.
fn inputs<A: Kind, B: Kind>() -> usize {
    A::INPUTS.min(B::INPUTS)
}

impl Kind for Vec2 {
    const NAME: &'static str = "point";
    const CAN_OVERLAP: bool = false;

    fn sampled(sampler: &mut Sampler) -> Self {
        sampler.point()
    }
}

impl Kind for DVec2 {
    const NAME: &'static str = "point";
    const CAN_OVERLAP: bool = false;

    fn sampled(sampler: &mut Sampler) -> Self {
        sampler.point()
    }
}

impl<V: Sampled> Kind for Segment<V> {
    const NAME: &'static str = "segment";
    const CAN_OVERLAP: bool = false;

    fn sampled(sampler: &mut Sampler) -> Self {
        loop {
            let segment = Self::new(sampler.point(), sampler.point());
            if segment.a != segment.b {
                return segment;
            }
        }
    }
}

impl<V: Sampled> Kind for Circle<V> {
    const NAME: &'static str = "circle";
    const CAN_OVERLAP: bool = true;

    fn sampled(sampler: &mut Sampler) -> Self {
        Self::new(sampler.point(), sampler.radius::<V>())
    }
}

impl<V: Sampled> Kind for Stadium<V> {
    const NAME: &'static str = "stadium";
    const CAN_OVERLAP: bool = true;

    fn sampled(sampler: &mut Sampler) -> Self {
        Segment::sampled(sampler).inflated(sampler.radius::<V>())
    }
}

impl<V: Sampled> Kind for Ray<V> {
    const NAME: &'static str = "ray";
    const CAN_OVERLAP: bool = false;

    fn sampled(sampler: &mut Sampler) -> Self {
        let Segment { a, b } = Segment::sampled(sampler);
        Self::new(a, b - a)
    }
}

impl<V: Sampled> Kind for Aabb<V> {
    const NAME: &'static str = "box";
    const CAN_OVERLAP: bool = true;
    const INPUTS: usize = POLYGON_INPUTS;

    fn sampled(sampler: &mut Sampler) -> Self {
        let [x, y] = [(); 2].map(|()| sampler.exact_number::<V>([-3.0, 3.0], [-4, 4]));
        let [width, height] = [(); 2].map(|()| sampler.exact_number::<V>([0.25, 1.5], [1, 3]));
        let corner = |sign: f64| [x + sign * width, y + sign * height].map(V::nearest).into();
        Self::new(corner(-1.0), corner(1.0))
    }
}

/// Fewer, because there are many pairs with polygons and boxes, and each of their queries takes long.
const POLYGON_INPUTS: usize = 64;

impl<V: Sampled> Kind for ConvexPolygon<V, 3> {
    const NAME: &'static str = "triangle";
    const CAN_OVERLAP: bool = true;
    const INPUTS: usize = POLYGON_INPUTS;

    fn sampled(sampler: &mut Sampler) -> Self {
        Self::new(sampler.around([[2.0, 0.0], [-1.0, 2.0], [-1.0, -2.0]]))
    }
}

impl<V: Sampled> Kind for ConvexPolygon<V, 4> {
    const NAME: &'static str = "quad";
    const CAN_OVERLAP: bool = true;
    const INPUTS: usize = POLYGON_INPUTS;

    fn sampled(sampler: &mut Sampler) -> Self {
        Self::new(sampler.around([[2.0, 1.0], [-2.0, 1.0], [-2.0, -1.0], [2.0, -1.0]]))
    }
}

impl<V: Sampled> Kind for ConvexPolygon<V, 8> {
    const NAME: &'static str = "octagon";
    const CAN_OVERLAP: bool = true;
    const INPUTS: usize = POLYGON_INPUTS;

    fn sampled(sampler: &mut Sampler) -> Self {
        let half = [[2.0, -1.0], [2.0, 1.0], [1.0, 2.0], [-1.0, 2.0]];
        let [a, b, c, d] = half;
        let [e, f, g, h] = half.map(|[x, y]| [-x, -y]);
        Self::new(sampler.around([a, b, c, d, e, f, g, h]))
    }
}
