//! The query about a shape on the move.

use impinge::query;
use impinge::shapes::Bounded;

use crate::cases;
use crate::check::{self, Promise};
use crate::duel::approximation;
use crate::kind::Kind;
use crate::material::{Form, Material};
use crate::oracle::{self, Coordinates};
use crate::random::Random;
use crate::regime::Regime;
use crate::tally::Tally;
use crate::xy::Xy;

pub(crate) fn run<V, A, B>(regime: &Regime, tally: &mut Tally)
where
    V: Coordinates<Scalar: Promise> + Kind<V>,
    A: Kind<V> + Bounded,
    B: Kind<V>,
{
    let mut random = Random::named(&[regime.name, A::NAME, B::NAME, "cast"].concat());
    for _ in 0..cases() * regime.repeats {
        let [moving, target] = (regime.generate)(&mut random, [A::FORM, B::FORM]);
        let translation = finite(translation(&mut random, &moving, &target, regime));
        let moving = moving.translated(translation * -already_passed(&mut random));
        let (moving, target) = (A::of(&moving), B::of(&target));
        let translation = just_enough(&mut random, &moving, V::of(&point(translation)), &target, translation);
        tally.judge("cast", &[&moving, &target], &format!("by {translation:?}"), || {
            check::cast(&moving, translation, &target, query::cast(&moving, translation, &target))
        });
    }
}

/// Differences of huge numbers overflow.
fn finite(translation: Xy) -> Xy {
    let [x, y] = [translation.x, translation.y].map(|part| if part.is_finite() { part } else { f64::MAX });
    Xy::new(x, y)
}

fn point(place: Xy) -> Material {
    Material { points: [place; 2], radius: 0.0 }
}

/// From one place of the shapes to another, along or across what they are made of, anything in the regime's numbers, or
/// nowhere.
fn translation(random: &mut Random, moving: &Material, target: &Material, regime: &Regime) -> Xy {
    let between = target.sample(random) - moving.sample(random);
    let span = [moving, target][random.index(2)].span();
    let anything =
        |random: &mut Random| (regime.generate)(random, [Form { long: false, round: false }; 2])[0].points[0];
    match random.integer(0, 13) {
        0 | 1 => target.points[random.index(2)] - moving.points[random.index(2)],
        2..=6 => between,
        7 => between * random.between(0.0, 3.0),
        8 => span,
        9 => Xy::new(-span.y, span.x),
        10 => Xy::new(between.y, -between.x),
        11 if random.chance(3) => Xy::ZERO,
        _ => anything(random),
    }
}

/// How much of its translation the moving shape, which may touch the other one, has yet to make to get where it is.
fn already_passed(random: &mut Random) -> f64 {
    [0.0, 0.0, 0.5, 1.0, 1.0, 2.0][random.index(6)]
}

/// Sometimes about as much of the translation as leads to the first contact, so that an ulp decides.
fn just_enough<V, A, B>(random: &mut Random, moving: &A, translation: V, target: &B, exact: Xy) -> V
where
    V: Coordinates<Scalar: Promise> + Kind<V>,
    A: Kind<V>,
    B: Kind<V>,
{
    if !random.chance(6) {
        return translation;
    }
    let hit = oracle::cast(&moving.exact_body(), &translation.exact_vector(), &target.exact_body()).hit;
    hit.map_or(translation, |hit| V::of(&point(exact * approximation(&hit.t))))
}
