//! The library against the oracle: every query, every ordered pair of shapes, in every regime of random input.
//!
//! With `-- --nocapture` it shows how many answers were positive, how many shapes just touched, and the largest errors in
//! the units of the promise. `IMPINGE_CASES=100000` tries as many cases for each pair of shapes and regime.

#[path = "../check/mod.rs"]
mod check;
#[path = "../oracle/mod.rs"]
mod oracle;

mod duel;
mod kind;
mod material;
mod random;
mod regime;
mod solo;
mod tally;
mod xy;

use glam::Vec2;
use impinge::{Circle, Ray, Segment, Stadium};

use self::check::Promise;
use self::kind::Kind;
use self::oracle::Coordinates;
use self::regime::{Regime, regime};
use self::tally::Tally;

/// How many cases to try for each pair of shapes: as many as the environment tells.
fn cases(default: usize) -> usize {
    std::env::var("IMPINGE_CASES").map_or(default, |cases| cases.parse().expect("IMPINGE_CASES is a number"))
}

/// Holds all queries of all shapes in a regime against the oracle.
fn agree<V: Coordinates<Scalar: Promise> + Kind<V>>(name: &str) {
    let (regime, mut tally) = (regime::<V::Scalar>(name), Tally::default());
    agree_on::<V, V>(&regime, &mut tally);
    agree_on::<V, Segment<V>>(&regime, &mut tally);
    agree_on::<V, Circle<V>>(&regime, &mut tally);
    agree_on::<V, Stadium<V>>(&regime, &mut tally);
    agree_on::<V, Ray<V>>(&regime, &mut tally);
    solo::run_chords::<V>(&regime, cases(regime.cases), &mut tally);
    tally.settle(&format!("{name} {}", std::any::type_name::<V>()));
}

/// All queries of one shape.
fn agree_on<V: Coordinates<Scalar: Promise> + Kind<V>, A: Kind<V>>(regime: &Regime, tally: &mut Tally) {
    duel::run::<V, A, V>(regime, cases(regime.cases), tally);
    duel::run::<V, A, Segment<V>>(regime, cases(regime.cases), tally);
    duel::run::<V, A, Circle<V>>(regime, cases(regime.cases), tally);
    duel::run::<V, A, Stadium<V>>(regime, cases(regime.cases), tally);
    duel::run::<V, A, Ray<V>>(regime, cases(regime.cases), tally);
    solo::run::<V, A>(regime, cases(regime.cases), tally);
}

macro_rules! regimes {
    ($($regime:ident)*) => {$(
        mod $regime {
            use super::{Vec2, agree};

            #[test]
            fn f32() {
                agree::<Vec2>(stringify!($regime));
            }

            #[test]
            fn f64() {
                agree::<[f64; 2]>(stringify!($regime));
            }
        }
    )*};
}

regimes!(everyday grid jittered touching aimed slanted far mixed wild tiny huge);

#[test]
fn the_other_vectors() {
    agree::<[f32; 2]>("grid");
    #[cfg(any(feature = "std", feature = "f64"))]
    agree::<glam::DVec2>("grid");
}

#[test]
fn a_circle_against_a_crowd_of_stadiums() {
    crowd::<Vec2>();
    crowd::<[f64; 2]>();
}

fn crowd<V: Coordinates<Scalar: Promise> + Kind<V>>() {
    let mut tally = Tally::default();
    duel::run::<V, Circle<V>, Stadium<V>>(&regime::<V::Scalar>("everyday"), cases(20_000), &mut tally);
    tally.settle(&format!("crowd {}", std::any::type_name::<V>()));
}
