//! Where the shapes lie and how large they are. Made of integers, bits, sums, products and powers of two alone, which are
//! the same numbers everywhere.

use common::Random;

use super::number::Number;
use super::scene::{Scene, power_of_two, times_power_of_two};
use super::touching::touching;

pub(crate) struct Regime {
    pub(crate) name: &'static str,
    /// How many scenes for each pair of shapes: fewer where the exact integers grow long.
    pub(crate) scenes: u32,
    pub(crate) generate: fn(&mut Random) -> Scene,
}

pub(crate) fn regimes<F: Number>() -> [Regime; 10] {
    [
        Regime { name: "everyday", scenes: 300, generate: everyday },
        Regime { name: "grid", scenes: 1000, generate: grid },
        Regime { name: "jittered", scenes: 1000, generate: jittered::<F> },
        Regime { name: "touching", scenes: 1000, generate: touching::<F> },
        Regime { name: "far", scenes: 500, generate: far::<F> },
        Regime { name: "mixed", scenes: 500, generate: mixed },
        Regime { name: "wild", scenes: 100, generate: wild::<F> },
        Regime { name: "tiny", scenes: 500, generate: tiny::<F> },
        Regime { name: "huge", scenes: 300, generate: huge::<F> },
        Regime { name: "bits", scenes: 200, generate: bits::<F> },
    ]
}

fn everyday(random: &mut Random) -> Scene {
    Scene::drawn(random, |random| random.between(-10.0, 10.0), |random| random.between(0.0, 4.0))
}

/// Small integers: shapes touch, coincide, line up and shrink to points all the time.
fn grid(random: &mut Random) -> Scene {
    Scene::drawn(random, |random| random.integer(-4, 4).into(), |random| random.integer(0, 3).into())
}

/// The grid with some numbers an ulp or two off: nearly touching, nearly tied, nearly parallel.
fn jittered<F: Number>(random: &mut Random) -> Scene {
    let scene = grid(random);
    nudged::<F>(random, scene)
}

/// Every third number is up to two ulps off. A zero does not fall below itself, for it may be a radius.
pub(crate) fn nudged<F: Number>(random: &mut Random, scene: Scene) -> Scene {
    let ulp = power_of_two(1 - F::SIGNIFICAND_BITS);
    scene.map(|number| {
        let ulps = if random.chance(3) { f64::from(random.integer(-2, 2)) * ulp } else { 0.0 };
        if number == 0.0 { ulps.abs() } else { number * (1.0 + ulps) }
    })
}

/// So far from the origin that few bits are left.
fn far<F: Number>(random: &mut Random) -> Scene {
    let scene = everyday_or_grid(random);
    let mut distance = || power_of_two(random.integer(8, F::SIGNIFICAND_BITS - 2));
    scene.translated([distance(), -distance()])
}

fn everyday_or_grid(random: &mut Random) -> Scene {
    if random.chance(2) { grid(random) } else { everyday(random) }
}

/// Numbers of quite different magnitudes beside each other.
fn mixed(random: &mut Random) -> Scene {
    of_magnitudes(random, -25, 25)
}

/// Numbers of all magnitudes that there are.
fn wild<F: Number>(random: &mut Random) -> Scene {
    of_magnitudes(random, F::TINIEST_EXPONENT, F::MAX_EXPONENT - 1)
}

fn of_magnitudes(random: &mut Random, smallest: i32, largest: i32) -> Scene {
    let size = |random: &mut Random| {
        let number = times_power_of_two(random.between(1.0, 2.0), random.integer(smallest, largest));
        if random.chance(6) { 0.0 } else { number }
    };
    Scene::drawn(random, |random| if random.chance(2) { size(random) } else { -size(random) }, size)
}

/// Shrunk until most of the numbers are subnormal.
fn tiny<F: Number>(random: &mut Random) -> Scene {
    let exponent = F::TINIEST_EXPONENT + random.integer(0, F::SIGNIFICAND_BITS);
    everyday_or_grid(random).scaled(exponent)
}

/// Grown until distances, depths and points overflow: coordinates up to 10·1.5/16 of the range.
fn huge<F: Number>(random: &mut Random) -> Scene {
    everyday(random).map(|number| number * 1.5).scaled(F::MAX_EXPONENT - 4)
}

/// Every bit pattern, and often the extreme ones: most of it is no shape.
fn bits<F: Number>(random: &mut Random) -> Scene {
    Scene::drawn(random, any::<F>, |random| {
        let number = any::<F>(random);
        if random.chance(8) { number } else { number.abs() }
    })
}

fn any<F: Number>(random: &mut Random) -> f64 {
    let largest = times_power_of_two(2.0 - power_of_two(1 - F::SIGNIFICAND_BITS), F::MAX_EXPONENT - 1);
    let tiniest = times_power_of_two(1.0, F::TINIEST_EXPONENT);
    let special_values = [0.0, -0.0, tiniest, -tiniest, largest, -largest, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
    match random.integer(1, 8) {
        1 => special_values[random.index(special_values.len())],
        2..=4 => random.integer(-2, 2).into(),
        _ => F::of_bits(random.bits()),
    }
}
