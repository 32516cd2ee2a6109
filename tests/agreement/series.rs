//! The query about a shape on the move.

use common::{Figure, Point, Random, TestVector, query};
use oracle::{InflatedCore, Promise, check};

use crate::cases;
use crate::kind::{Kind, point};
use crate::material::{Form, Material};
use crate::regime::Regime;
use crate::solo::limit;
use crate::tally::Tally;
use crate::xy::Xy;

pub(crate) fn run<V: TestVector<Scalar: Promise>>(regime: &Regime, kinds: [Kind; 2], tally: &mut Tally) {
    let mut random = Random::named(&[regime.name, kinds[0].name(), kinds[1].name(), "cast"].concat());
    for _ in 0..regime.share_of(cases()) {
        let [moving, target] = (regime.generate)(&mut random, kinds.map(Kind::form));
        let translation = finite(translation(&mut random, &moving, &target, regime));
        let moving = moving.translated(translation * -already_passed(&mut random));
        let (moving, target) = (kinds[0].of::<V>(&moving), kinds[1].of::<V>(&target));
        let translation = just_enough::<V>(&mut random, &moving, &target, translation);
        if random.chance(4) {
            cast_along::<V>(&moving, translation, &target, &mut random, tally);
        } else {
            cast::<V>(&moving, translation, &target, tally);
        }
    }
}

pub(crate) fn cast<V: TestVector<Scalar: Promise>>(moving: &Figure, way: Point, target: &Figure, tally: &mut Tally) {
    tally.judge::<V::Scalar>("cast", &[moving, target], &format!("by {way:?}"), &|| {
        let answer = query::cast::<V>(moving, way, target).expect("it is no ray");
        check::cast::<V::Scalar>(moving, way, target, answer)
    });
}

/// Up to a limit that often is the rounded `t`.
pub(crate) fn cast_along<V: TestVector<Scalar: Promise>>(
    moving: &Figure,
    direction: Point,
    target: &Figure,
    random: &mut Random,
    tally: &mut Tally,
) {
    let [from, to] = [moving, target].map(InflatedCore::of);
    let hit = oracle::cast_along(&from, &direction.into(), &to, None).hit;
    let max_t = limit::<V>(hit.map(|hit| hit.t).as_ref(), random);
    tally.judge::<V::Scalar>("cast_along", &[moving, target], &format!("{direction:?}, max_t {max_t:?}"), &|| {
        let answer = query::cast_along::<V>(moving, direction, target, max_t).expect("it is no ray");
        check::cast_along::<V::Scalar>(moving, direction, target, max_t, answer)
    });
}

/// Differences of huge numbers overflow.
pub(crate) fn finite(translation: Xy) -> Xy {
    let [x, y] = [translation.x, translation.y].map(|part| if part.is_finite() { part } else { f64::MAX });
    Xy::new(x, y)
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
pub(crate) fn already_passed(random: &mut Random) -> f64 {
    [0.0, 0.0, 0.5, 1.0, 1.0, 2.0][random.index(6)]
}

/// Sometimes about as much of the translation as leads to the first contact, so that an ulp decides.
fn just_enough<V: TestVector>(random: &mut Random, moving: &Figure, target: &Figure, exact: Xy) -> Point {
    let translation = point::<V>(exact);
    if !random.chance(6) {
        return translation;
    }
    let hit = oracle::cast(&InflatedCore::of(moving), &translation.into(), &InflatedCore::of(target)).hit;
    hit.map_or(translation, |hit| point::<V>(exact * hit.t.approximation()))
}
