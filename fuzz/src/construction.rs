//! How the fuzzer's bytes become the numbers of two shapes.

use common::{Figure, Point};

use crate::family::Precise;
use crate::material::{Form, Material};
use crate::pair::Pair;
use crate::random::Random;
use crate::regime::{Regime, regimes};
use crate::tweaks::Tweaks;

/// Of each shape two points and a radius; a vector; a number.
pub(crate) const NUMBERS: usize = 13;

/// Indices into [`Figure::of_every_kind`], of points and straight cores.
#[derive(Clone, Copy)]
pub(crate) struct Kinds(pub(crate) [usize; 2]);

impl Kinds {
    pub(crate) const COUNT: usize = 5;
    pub(crate) const SEGMENT: usize = 1;
    pub(crate) const RAY: usize = 4;

    fn forms(self) -> [Form; 2] {
        let [circle, stadium] = [2, 3];
        self.0.map(|kind| Form {
            long: [Self::SEGMENT, stadium, Self::RAY].contains(&kind),
            round: [circle, stadium].contains(&kind),
        })
    }

    pub(crate) fn pair(self, numbers: [f64; NUMBERS]) -> Pair {
        let [x0, y0, x1, y1, r0, x2, y2, x3, y3, r1, x, y, number] = numbers;
        let a = Figure::of_every_kind([x0, y0], [x1, y1], r0)[self.0[0]];
        let b = Figure::of_every_kind([x2, y2], [x3, y3], r1)[self.0[1]];
        Pair { a, b, vector: [x, y], number, exponent: 0 }
    }
}

/// A way to use the bytes.
pub(crate) enum Construction {
    /// Any bits, whether or not they are a shape.
    Bits,
    /// A signed byte for each number.
    Integers,
    /// As the agreement with the oracle is tested.
    Regime(Regime),
}

impl Construction {
    /// The bytes that choose these two.
    const BITS: u8 = 0;
    const INTEGERS: u8 = 1;

    pub(crate) fn chosen<V: Precise>(random: &mut Random) -> Self {
        let others = [Self::Bits, Self::Integers];
        let mut all: Vec<_> = others.into_iter().chain(regimes::<V::Scalar>().map(Self::Regime)).collect();
        all.swap_remove(random.index(all.len()))
    }

    pub(crate) fn numbers<V: Precise>(self, kinds: Kinds, tweaks: &Tweaks, random: &mut Random) -> [f64; NUMBERS] {
        match self {
            Self::Bits => [(); NUMBERS].map(|()| V::from_bit_pattern(random.bits())),
            Self::Integers => tweaks.applied::<V>([(); NUMBERS].map(|()| random.signed_byte().into())),
            Self::Regime(regime) => {
                let shapes = (regime.generate)(random, kinds.forms());
                let [a, b] = [0, 1].map(|place| fields(&shapes[place], kinds.0[place] == Kinds::RAY));
                let [x, y] = preferred(random);
                let number = random.between(-1.0, 5.0);
                let numbers = [a.as_slice(), &b, &[x, y, number]].concat();
                tweaks.applied::<V>(numbers.try_into().expect("5 + 5 + 3"))
            }
        }
    }
}

fn fields(material: &Material, is_ray: bool) -> [f64; 5] {
    let [first, second] = material.points;
    let second = if is_ray { second - first } else { second };
    let heads_nowhere = is_ray && second.x == 0.0 && second.y == 0.0;
    [first.x, first.y, if heads_nowhere { 1.0 } else { second.x }, second.y, material.radius]
}

/// Half of the time along the axes and diagonals, or zero.
pub(crate) fn preferred(random: &mut Random) -> Point {
    if random.chance(2) {
        [0; 2].map(|_| random.integer(-1, 1).into())
    } else {
        [0; 2].map(|_| random.between(-10.0, 10.0))
    }
}

/// The input from which a target reads this case, in integers if all numbers are small ones, in the bits of `f64` if not.
#[must_use]
pub fn seed(kinds: [u8; 2], numbers: [f64; NUMBERS]) -> Vec<u8> {
    let kinds = kinds[0] * 5 + kinds[1];
    #[expect(clippy::cast_possible_truncation, reason = "what does not fit is found out")]
    let bytes = numbers.map(|number| number as i8);
    let (is_double, construction, fields) = if bytes.map(f64::from) == numbers {
        (0, Construction::INTEGERS, bytes.map(i8::cast_unsigned).to_vec())
    } else {
        (1, Construction::BITS, numbers.map(f64::to_le_bytes).concat())
    };
    [[is_double, kinds, construction, 0].as_slice(), &Tweaks::NONE, &fields].concat()
}
