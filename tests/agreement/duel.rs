//! All queries about a pair of shapes.

use impinge::query;

use crate::cases;
use crate::check::{self, Promise};
use crate::kind::Kind;
use crate::oracle::{self, Coordinates, Float, Surd};
use crate::random::Random;
use crate::regime::Regime;
use crate::tally::Tally;

pub(crate) fn run<V, A, B>(regime: &Regime, tally: &mut Tally)
where
    V: Coordinates<Scalar: Promise>,
    A: Kind<V>,
    B: Kind<V>,
{
    let mut random = Random::named(&[regime.name, A::NAME, B::NAME].concat());
    for _ in 0..cases() * regime.repeats {
        let [a, b] = (regime.generate)(&mut random, [A::FORM, B::FORM]);
        judge::<V>(&A::of(&a), &B::of(&b), &mut random, tally);
    }
}

pub(crate) fn judge<V: Coordinates<Scalar: Promise>>(
    a: &impl check::Solid<V>,
    b: &impl check::Solid<V>,
    random: &mut Random,
    tally: &mut Tally,
) {
    proximity(a, b, margin(a, b, random), tally);
    penetration(a, b, preferred(random), tally);
}

fn proximity<V: Coordinates<Scalar: Promise>>(
    a: &impl check::Solid<V>,
    b: &impl check::Solid<V>,
    margin: V::Scalar,
    tally: &mut Tally,
) {
    let argument = format!("margin {margin:?}");
    tally.judge("intersects", &[a, b], "", || check::intersects(a, b, query::intersects(a, b)));
    tally.judge("within", &[a, b], &argument, || check::within(a, b, margin, query::within(a, b, margin)));
    tally.judge("distance", &[a, b], "", || check::distance(a, b, query::distance(a, b)));
    tally.judge("signed_distance", &[a, b], "", || check::signed_distance(a, b, query::signed_distance(a, b)));
    tally.judge("contains", &[a, b], "", || check::contains(a, b, query::contains(a, b)));
    tally.judge("closest_points", &[a, b], "", || check::closest_points(a, b, query::closest_points(a, b)));
}

fn penetration<V: Coordinates<Scalar: Promise>>(
    a: &impl check::Solid<V>,
    b: &impl check::Solid<V>,
    preferred: V,
    tally: &mut Tally,
) {
    let zero = V::new(V::Scalar::ZERO, V::Scalar::ZERO);
    let argument = format!("preferred {preferred:?}");
    tally.judge("penetration", &[a, b], "", || check::penetration(a, b, zero, query::penetration(a, b)));
    tally.judge("penetration_toward", &[a, b], &argument, || {
        check::penetration(a, b, preferred, query::penetration_toward(a, b, preferred))
    });
    tally.judge("penetration_offset", &[a, b], "", || check::penetration_offset(a, b, query::penetration_offset(a, b)));
}

/// A margin that often is the rounded distance, so that one ulp decides; sometimes negative.
fn margin<V: Coordinates>(a: &impl check::Solid<V>, b: &impl check::Solid<V>, random: &mut Random) -> V::Scalar {
    let distance = approximation(&oracle::distance(&a.exact_body(), &b.exact_body()));
    let candidates = [distance, distance, 0.0, random.between(0.0, 5.0), -random.between(0.0, 1.0)];
    let chosen = V::Scalar::nearest(candidates[random.index(candidates.len())]);
    if chosen.into().is_finite() { chosen } else { V::Scalar::ZERO }
}

/// Half of the time along the axes and diagonals, or zero.
fn preferred<V: Coordinates>(random: &mut Random) -> V {
    let [x, y] = if random.chance(2) {
        [0; 2].map(|_| f64::from(random.integer(-1, 1)))
    } else {
        [0; 2].map(|_| random.between(-10.0, 10.0))
    };
    V::new(V::Scalar::nearest(x), V::Scalar::nearest(y))
}

pub(crate) fn approximation(number: &Surd) -> f64 {
    number.enclosure().low.to_f64().value()
}
