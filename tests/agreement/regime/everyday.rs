//! Numbers without a pattern, shapes placed on purpose.

use oracle::Float;

use super::numbers::direction;
use crate::material::{Form, Material};
use crate::random::Random;
use crate::xy::Xy;

/// Within ±10, with radii from 0.1 to 2; about half of those overlap that have an inside.
pub(super) fn everyday(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
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

/// Everyday shapes that touch but for the rounding of their coordinates: end to side, end to end, tangent.
pub(super) fn touching(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let [a, b] = everyday(random, forms);
    let side = a.span().left().filter(|_| random.chance(2)).unwrap_or_else(|| direction(random));
    let start = a.sample(random) + side * (a.radius + b.radius);
    let onward = if random.chance(3) { a.span() * random.between(-1.0, 1.0) } else { b.span() };
    // Away from a, or along it.
    let end = start + onward - side * side.dot(onward).min(0.0) * 2.0;
    [a, Material { points: [start, if forms[1].long { end } else { start }], ..b }]
}

/// Everyday shapes of which the first ends, or passes, where the second one's outline begins, bends or ends.
pub(super) fn aimed(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
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
pub(super) fn slanted<F: Float>(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let [a, b] = everyday(random, forms);
    let aside = a.span().left().unwrap_or(Xy::ZERO) * 2_f64.powi(4 - F::DIGITS);
    let mut point = || a.at(random.between(-0.5, 1.5)) + aside * f64::from(random.integer(-3, 3));
    let first = point();
    let second = point();
    [a, Material { points: [first, if forms[1].long { second } else { first }], ..b }]
}

/// A touching pair of which the second shape is a thousand to some million times smaller than the first.
pub(super) fn unequal(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let scale = 2_f64.powi(-random.integer(10, 22));
    let [a, b] = everyday(random, forms);
    let small = b.map(|coordinate| coordinate * scale, |radius| radius * scale);
    let aside = direction(random) * (a.radius + small.radius * random.between(-1.5, 1.5));
    [a, small.translated(a.sample(random) + aside - small.points[0])]
}

/// A shape of radius 1 near the origin, and another from 10⁴ to 10⁶ away that reaches for it: a ray past its outline, a
/// segment up to it, a circle as large as the distance.
pub(super) fn distant(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let [far, near] = everyday(random, forms);
    let near = near.map(|coordinate| coordinate / 8.0, |_| f64::from(u8::from(forms[1].round)));
    let heading = direction(random);
    let start = heading * 10_f64.powf(random.between(4.0, 6.0));
    let aim = near.sample(random) + heading.left().unwrap_or(Xy::ZERO) * random.between(-1.25, 1.25);
    let end = if forms[0].long { aim } else { start };
    let radius =
        if forms[0].long { far.radius } else { (start.dot(heading) - 1.0) * f64::from(u8::from(forms[0].round)) };
    [Material { points: [start, end], radius }, near]
}

/// Everyday shapes that begin at an end of each other, half of the time without a radius.
pub(super) fn shared(random: &mut Random, forms: [Form; 2]) -> [Material; 2] {
    let keeps_radius = f64::from(random.integer(0, 1));
    let [a, b] =
        everyday(random, forms).map(|shape| shape.map(|coordinate| coordinate, |radius| radius * keeps_radius));
    let end = a.points[0];
    let points = if forms[1].long { [end, b.points[1]] } else { [end; 2] };
    [a, Material { points, ..b }]
}
