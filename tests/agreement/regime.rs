//! Where random shapes lie and how large they are. A new row in the table is a new regime.

use crate::material::{Form, Material};
use crate::oracle::Float;
use crate::random::Random;
use crate::xy::Xy;

pub(crate) struct Regime {
    pub(crate) name: &'static str,
    /// How many cases to try for each pair of shapes, unless told otherwise: fewer where exact numbers grow long.
    pub(crate) cases: usize,
    /// A pair of shapes of these forms.
    pub(crate) generate: fn(&mut Random, [Form; 2]) -> [Material; 2],
}

/// The regime of this name.
pub(crate) fn regime<F: Float>(name: &str) -> Regime {
    regimes::<F>().into_iter().find(|regime| regime.name == name).expect("a row of the table")
}

fn regimes<F: Float>() -> [Regime; 11] {
    [
        Regime { name: "everyday", cases: 1000, generate: everyday },
        Regime { name: "grid", cases: 1000, generate: grid },
        Regime { name: "jittered", cases: 1000, generate: jittered::<F> },
        Regime { name: "touching", cases: 1000, generate: touching },
        Regime { name: "aimed", cases: 1000, generate: aimed },
        Regime { name: "slanted", cases: 1000, generate: slanted::<F> },
        Regime { name: "far", cases: 1000, generate: far::<F> },
        Regime { name: "mixed", cases: 1000, generate: mixed },
        Regime { name: "wild", cases: 100, generate: wild::<F> },
        Regime { name: "tiny", cases: 1000, generate: tiny::<F> },
        Regime { name: "huge", cases: 1000, generate: huge::<F> },
    ]
}

/// Within ±10, with radii from 0.1 to 2; about half of those overlap that have an inside.
fn everyday(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let [a, b] = forms.map(|form| {
        let radius = random.between(0.1, 2.0);
        Material::drawn(form, || random.between(-10.0, 10.0), radius)
    });
    if random.chance(2) { [a, b] } else { [a, overlapping(random, a, b)] }
}

/// `b` moved to where a point of its core is less than the sum of the radii away from one of `a`'s.
fn overlapping(random: &mut Random, a: Material, b: Material) -> Material {
    let aside = direction(random) * random.between(0.0, a.radius + b.radius);
    let offset = a.sample(random) + aside - b.sample(random);
    b.translated(offset).map(|coordinate| coordinate.clamp(-12.0, 12.0), |radius| radius)
}

fn direction(random: &mut Random) -> Xy {
    let (sine, cosine) = random.between(0.0, std::f64::consts::TAU).sin_cos();
    Xy::new(cosine, sine)
}

/// Small integers: shapes touch, coincide, line up and shrink to points all the time.
fn grid(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    forms.map(|form| {
        let radius = f64::from(random.integer(0, 3));
        Material::drawn(form, || f64::from(random.integer(-4, 4)), radius)
    })
}

/// The grid with some numbers an ulp or two off: nearly touching, nearly tied, nearly parallel.
fn jittered<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let materials = grid(random, forms);
    let ulp = 2_f64.powi(1 - F::DIGITS);
    let mut jitter = |number: f64| {
        let ulps = if random.chance(3) { f64::from(random.integer(-2, 2)) } else { 0.0 };
        number * (1.0 + ulps * ulp) + if number == 0.0 { ulps * ulp } else { 0.0 }
    };
    materials.map(|material| material.map(&mut jitter, |radius| radius))
}

/// Everyday shapes that touch but for the rounding of their coordinates: end to side, end to end, tangent.
fn touching(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let [a, b] = everyday(random, forms);
    let side = a.span().left().filter(|_| random.chance(2)).unwrap_or_else(|| direction(random));
    let start = a.sample(random) + side * (a.radius + b.radius);
    let onward = if random.chance(3) { a.span() * random.between(-1.0, 1.0) } else { b.span() };
    // Away from a, or along it.
    let end = start + onward - side * side.dot(onward).min(0.0) * 2.0;
    [a, Material { points: [start, if forms[1].long { end } else { start }], ..b }]
}

/// Everyday shapes of which the first ends, or passes, where the second one's outline begins, bends or ends.
fn aimed(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let [mut a, b] = everyday(random, forms);
    let across = b.span().left().unwrap_or_else(|| direction(random));
    let corner = b.points[random.index(2)] + across * b.radius * f64::from(random.integer(-1, 1));
    if forms[0].long {
        a.points[1] =
            a.points[0] + (corner - a.points[0]) * if random.chance(2) { 1.0 } else { random.between(0.5, 2.0) };
    } else {
        a.points = [corner; 2];
    }
    [a, b]
}

/// Everyday cores that are parallel or collinear but for a few ulps.
fn slanted<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let [a, b] = everyday(random, forms);
    let aside = a.span().left().unwrap_or(Xy::ZERO) * 2_f64.powi(4 - F::DIGITS);
    let mut point = || a.at(random.between(-0.5, 1.5)) + aside * f64::from(random.integer(-3, 3));
    let first = point();
    let second = point();
    [a, Material { points: [first, if forms[1].long { second } else { first }], ..b }]
}

/// Everyday shapes so far from the origin that few of their bits are left.
fn far<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let distance = 2_f64.powi(random.integer(8, F::DIGITS - 2));
    let offset = direction(random) * distance;
    everyday(random, forms).map(|material| material.translated(offset))
}

/// Numbers of quite different magnitudes beside each other.
fn mixed(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    of_magnitudes(random, forms, -25, 25)
}

/// Numbers of all magnitudes that there are.
fn wild<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    of_magnitudes(random, forms, F::MIN_EXPONENT - F::DIGITS, F::MAX_EXPONENT - 1)
}

fn of_magnitudes(random: &mut Random, forms: [Form; 2], smallest: i32, largest: i32) -> [Material; 2] {
    let mut number = || {
        let number = times_power_of_two(random.between(1.0, 2.0), random.integer(smallest, largest));
        number * f64::from(if random.chance(6) { 0 } else { random.integer(0, 1) * 2 - 1 })
    };
    forms.map(|form| {
        let radius = number().abs();
        Material::drawn(form, &mut number, radius)
    })
}

/// Everyday and grid shapes shrunk until most of their numbers are subnormal.
fn tiny<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let exponent = F::MIN_EXPONENT - F::DIGITS + random.integer(0, F::DIGITS);
    let large = if random.chance(2) { grid(random, forms) } else { everyday(random, forms) };
    large.map(|material| scaled(material, exponent))
}

/// Everyday shapes grown until distances, depths and points overflow: coordinates up to 12·1.3/16 of the range.
fn huge<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let grown = |material: Material| material.map(|coordinate| coordinate * 1.3, |radius| radius * 1.3);
    everyday(random, forms).map(|material| scaled(grown(material), F::MAX_EXPONENT - 4))
}

fn scaled(material: Material, exponent: i32) -> Material {
    let scale = |number: f64| times_power_of_two(number, exponent);
    material.map(scale, scale)
}

/// In two steps, for the power alone may be out of range.
fn times_power_of_two(number: f64, exponent: i32) -> f64 {
    let half = exponent / 2;
    number * 2_f64.powi(half) * 2_f64.powi(exponent - half)
}
