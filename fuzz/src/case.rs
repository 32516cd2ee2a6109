use std::fmt;
use std::marker::PhantomData;

use arbitrary::{Arbitrary, Unstructured};
use impinge::glam::{DVec2, Vec2};
use oracle::Float as _;

use crate::family::{
    Cast, Chord, Closest, Family, Intersects, Outline, Penetration, Polygons, PolygonsInMotion, Precise, Raycast, total,
};
use crate::pair::Pair;
use crate::random::Random;
use crate::stages;

/// The arguments of the queries of a family.
pub struct Case<F> {
    pair: Pair,
    is_double: bool,
    family: PhantomData<F>,
}

/// What a case needs of its family, compiled here once instead of in every target.
pub trait Target {
    fn read(is_double: bool, random: &mut Random) -> Pair;

    /// # Errors
    /// The answer that is wrong, or the law that is broken.
    fn hold(is_double: bool, pair: &Pair) -> Result<(), String>;
}

macro_rules! targets {
    ($($family:ty),*) => {$(
        impl Target for $family {
            fn read(is_double: bool, random: &mut Random) -> Pair {
                if is_double { read::<DVec2, Self>(random) } else { read::<Vec2, Self>(random) }
            }

            fn hold(is_double: bool, pair: &Pair) -> Result<(), String> {
                if is_double { hold::<DVec2, Self>(pair) } else { hold::<Vec2, Self>(pair) }
            }
        }
    )*};
}

targets!(Cast, Chord, Closest, Intersects, Outline, Penetration, Polygons, PolygonsInMotion, Raycast);

impl<'a, F: Target> Arbitrary<'a> for Case<F> {
    fn arbitrary(input: &mut Unstructured<'a>) -> arbitrary::Result<Self> {
        let mut random = Random::new(input.bytes(input.len())?.to_vec());
        let is_double = random.byte() % 2 == 1;
        Ok(Self { pair: F::read(is_double, &mut random), is_double, family: PhantomData })
    }
}

fn read<V: Precise, F: Family>(random: &mut Random) -> Pair {
    let (pair, threshold) = F::drawn::<V>(random);
    if threshold == 0 || !pair.is_valid() { pair } else { F::at_threshold::<V>(&pair, threshold) }
}

impl<F: Target> Case<F> {
    /// # Panics
    /// When an answer is wrong, or breaks a law.
    pub fn check(&self) {
        let outcome = F::hold(self.is_double, &self.pair);
        stages::count();
        if let Err(failure) = outcome {
            panic!("{failure}\n{self:?}");
        }
    }
}

fn hold<V: Precise, F: Family>(pair: &Pair) -> Result<(), String> {
    let laws = if pair.is_valid() { F::laws::<V>() } else { Vec::new() };
    for law in total::<V>().into_iter().chain(laws) {
        law(pair).map_err(|broken| broken.to_string())?;
    }
    if pair.is_valid() { F::agrees::<V>(pair) } else { Ok(()) }
}

/// In decimals that read back exactly, and in bits.
impl<F> fmt::Debug for Case<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&described(self.is_double, &self.pair))
    }
}

fn described(is_double: bool, pair: &Pair) -> String {
    let (scalar, bits) = if is_double { ("f64", bits::<DVec2>(pair)) } else { ("f32", bits::<Vec2>(pair)) };
    format!("in {scalar}: {pair:?}\n    {bits}")
}

fn bits<V: Precise>(pair: &Pair) -> String {
    let [a, b, vector] = [pair.a, pair.b, pair.vector.into()].map(|figure| oracle::bits::<V::Scalar>(&figure));
    format!("[{a} | {b} | {vector} | {}]", V::number(pair.number).bits())
}
