//! Numbers of all magnitudes.

use oracle::Float;

use super::everyday::everyday;
use super::grid::grid;
use super::numbers::{direction, times_power_of_two};
use crate::material::{Form, Material};
use crate::random::Random;

/// Everyday shapes 10⁴ or 10⁷ from the origin, or so far that few of their bits are left.
pub(super) fn far<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let farthest = 2_f64.powi(random.integer(8, F::DIGITS - 2));
    let distance = [1e4, 1e7, farthest][random.index(3)];
    let offset = direction(random) * distance;
    everyday(random, forms).map(|material| material.translated(offset))
}

/// Numbers of quite different magnitudes beside each other, up to 10⁻³⁰ beside 10³⁰.
pub(super) fn mixed(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let most = if random.chance(2) { 25 } else { 100 };
    of_magnitudes(random, forms, -most, most)
}

/// Numbers of all magnitudes that there are.
pub(super) fn wild<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
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
pub(super) fn tiny<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let exponent = F::MIN_EXPONENT - F::DIGITS + random.integer(0, F::DIGITS);
    let large = if random.chance(2) { grid(random, forms) } else { everyday(random, forms) };
    large.map(|material| scaled(material, exponent))
}

/// Everyday shapes grown until distances, depths and points overflow: coordinates up to 12·1.3/16 of the range.
pub(super) fn huge<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let grown = |material: Material| material.map(|coordinate| coordinate * 1.3, |radius| radius * 1.3);
    everyday(random, forms).map(|material| scaled(grown(material), F::MAX_EXPONENT - 4))
}

fn scaled(material: Material, exponent: i32) -> Material {
    let scale = |number: f64| times_power_of_two(number, exponent);
    material.map(scale, scale)
}
