use oracle::Float;

use crate::material::Material;
use crate::random::Random;
use crate::xy::Xy;

pub(super) fn direction(random: &mut Random) -> Xy {
    let (sine, cosine) = random.between(0.0, std::f64::consts::TAU).sin_cos();
    Xy::new(cosine, sine)
}

/// With some of its coordinates an ulp or two off.
pub(super) fn nudged<F: Float>(random: &mut Random, material: Material) -> Material {
    let ulp = 2_f64.powi(1 - F::DIGITS);
    let nudge = |number: f64| {
        let ulps = if random.chance(3) { f64::from(random.integer(-2, 2)) } else { 0.0 };
        number * (1.0 + ulps * ulp) + if number == 0.0 { ulps * ulp } else { 0.0 }
    };
    material.map(nudge, |radius| radius)
}

/// In two steps, for the power alone may be out of range.
pub(super) fn times_power_of_two(number: f64, exponent: i32) -> f64 {
    let half = exponent / 2;
    number * 2_f64.powi(half) * 2_f64.powi(exponent - half)
}
