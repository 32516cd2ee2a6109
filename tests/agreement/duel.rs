//! All queries about a pair of shapes.

use common::{Figure, Point, Random, TestVector, query};
use oracle::check;
use oracle::{InflatedCore, Promise};

use crate::cases;
use crate::kind::{Kind, point};
use crate::regime::Regime;
use crate::tally::Tally;
use crate::xy::Xy;

pub(crate) fn run<V: TestVector<Scalar: Promise>>(regime: &Regime, kinds: [Kind; 2], tally: &mut Tally) {
    let mut random = Random::named(&[regime.name, kinds[0].name(), kinds[1].name()].concat());
    for _ in 0..Kind::share_of(&kinds, regime.share_of(cases())) {
        let seeds = (regime.generate)(&mut random, kinds.map(Kind::form));
        let [a, b] = Kind::pair::<V>(&mut random, kinds, &seeds);
        let margin = margin::<V>(&a, &b, &mut random);
        proximity::<V>(&a, &b, margin, tally);
        contact::<V>(&a, &b, margin, tally);
        penetration::<V>(&a, &b, preferred::<V>(&mut random), tally);
    }
}

fn proximity<V: TestVector<Scalar: Promise>>(a: &Figure, b: &Figure, margin: f64, tally: &mut Tally) {
    let mut judge = |name, argument: &str, check: &dyn Fn() -> check::Checked| {
        tally.judge::<V::Scalar>(name, &[a, b], argument, check);
    };
    judge("intersects", "", &|| check::intersects(a, b, query::intersects::<V>(a, b)));
    judge("within", &format!("margin {margin:?}"), &|| check::within(a, b, margin, query::within::<V>(a, b, margin)));
    judge("distance", "", &|| check::distance::<V::Scalar>(a, b, query::distance::<V>(a, b)));
    judge("signed_distance", "", &|| check::signed_distance::<V::Scalar>(a, b, query::signed_distance::<V>(a, b)));
    judge("contains", "", &|| check::contains(a, b, query::contains::<V>(a, b)));
    judge("closest_points", "", &|| check::closest_points::<V::Scalar>(a, b, query::closest_points::<V>(a, b)));
}

fn penetration<V: TestVector<Scalar: Promise>>(a: &Figure, b: &Figure, preferred: Point, tally: &mut Tally) {
    let mut judge = |name, argument: &str, check: &dyn Fn() -> check::Checked| {
        tally.judge::<V::Scalar>(name, &[a, b], argument, check);
    };
    judge("penetration", "", &|| check::penetration::<V::Scalar>(a, b, [0.0, 0.0], query::penetration::<V>(a, b)));
    judge("penetration_toward", &format!("preferred {preferred:?}"), &|| {
        check::penetration::<V::Scalar>(a, b, preferred, query::penetration_toward::<V>(a, b, preferred))
    });
    judge("penetration_offset", "", &|| {
        check::penetration_offset::<V::Scalar>(a, b, query::penetration_offset::<V>(a, b))
    });
}

fn contact<V: TestVector<Scalar: Promise>>(a: &Figure, b: &Figure, margin: f64, tally: &mut Tally) {
    for margin in [0.0, margin] {
        tally.judge::<V::Scalar>("contact", &[a, b], &format!("margin {margin:?}"), &|| {
            check::contact::<V::Scalar>(a, b, margin, query::contact::<V>(a, b, margin))
        });
    }
}

/// A margin that often is the rounded distance, so that one ulp decides; sometimes negative.
fn margin<V: TestVector>(a: &Figure, b: &Figure, random: &mut Random) -> f64 {
    let distance = oracle::distance(&InflatedCore::of(a), &InflatedCore::of(b)).approximation();
    let candidates = [distance, distance, 0.0, random.between(0.0, 5.0), -random.between(0.0, 1.0)];
    let chosen = V::rounded(candidates[random.index(candidates.len())]);
    if chosen.is_finite() { chosen } else { 0.0 }
}

/// Half of the time along the axes and diagonals, or zero.
fn preferred<V: TestVector>(random: &mut Random) -> Point {
    let [x, y] = if random.chance(2) {
        [0; 2].map(|_| f64::from(random.integer(-1, 1)))
    } else {
        [0; 2].map(|_| random.between(-10.0, 10.0))
    };
    point::<V>(Xy::new(x, y))
}
