//! The library against the oracle: every query, every ordered pair of shapes, in every regime of random input.
//!
//! It shows how many answers were positive, how many shapes just touched, which stages decided, and the largest errors in
//! the units of the promise. `IMPINGE_CASES=100000` tries as many cases for each pair of shapes and regime. The largest
//! errors of all are held against those in the README: `IMPINGE_CURRENT=1` insists that none is larger, and
//! `IMPINGE_BLESS=1` writes them there.

#![allow(clippy::disallowed_methods, reason = "an input or a bound need not have the same bits everywhere")]

#[path = "../check/mod.rs"]
mod check;
#[path = "../oracle/mod.rs"]
mod oracle;

mod cell;
mod duel;
mod kind;
mod material;
mod random;
mod readme;
mod regime;
mod solo;
mod summary;
mod sweep;
mod tally;
mod xy;

use std::process::ExitCode;

use glam::Vec2;
use impinge::shapes::Bounded;
use impinge::{Circle, Ray, Segment, Stadium};
use libtest_mimic::{Arguments, Trial};

use self::check::Promise;
use self::kind::Kind;
use self::oracle::Coordinates;
use self::regime::{Regime, regimes};
use self::summary::Summary;
use self::tally::Tally;

const USUAL_CASES: usize = 250;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let summary = Summary::default();
    let mut trials = vec![];
    trials.extend(trials_of::<[f64; 2]>("f64", &summary));
    trials.extend(trials_of::<Vec2>("f32", &summary));
    let count = trials.len();
    let conclusion = libtest_mimic::run(&arguments, trials);
    print!("{}", summary.stages());
    let is_whole = conclusion.num_passed == count as u64;
    if is_whole && !summary.is_kept() || conclusion.has_failed() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn trials_of<V: Coordinates<Scalar: Promise> + Kind<V>>(scalar: &'static str, summary: &Summary) -> Vec<Trial> {
    let trial = |regime: Regime| {
        let (name, summary) = (format!("{}::{scalar}", regime.name), summary.clone());
        Trial::test(name.clone(), move || {
            let tally = agree::<V>(&regime);
            print!("{}", tally.table(&name));
            summary.add(scalar, &tally);
            tally.settle(&regime).map_err(|failures| format!("{name}: {failures}").into())
        })
    };
    // The longest numbers first, so that no thread is left alone with them.
    regimes::<V::Scalar>().into_iter().rev().map(trial).collect()
}

/// How many cases to try for each pair of shapes: as many as the environment tells.
fn cases() -> usize {
    std::env::var("IMPINGE_CASES").map_or(USUAL_CASES, |cases| cases.parse().expect("IMPINGE_CASES is a number"))
}

/// Holds all queries of all shapes in a regime against the oracle.
fn agree<V: Coordinates<Scalar: Promise> + Kind<V>>(regime: &Regime) -> Tally {
    let mut tally = Tally::default();
    agree_on::<V, V>(regime, &mut tally);
    agree_on::<V, Segment<V>>(regime, &mut tally);
    agree_on::<V, Circle<V>>(regime, &mut tally);
    agree_on::<V, Stadium<V>>(regime, &mut tally);
    agree_on::<V, Ray<V>>(regime, &mut tally);
    tally.cell("circles", |tally| solo::run_circles::<V>(regime, tally));
    tally.cell("rays to boxes", |tally| solo::run_box_rays::<V>(regime, tally));
    agree_on_bounded::<V, V>(regime, &mut tally);
    agree_on_bounded::<V, Segment<V>>(regime, &mut tally);
    agree_on_bounded::<V, Circle<V>>(regime, &mut tally);
    agree_on_bounded::<V, Stadium<V>>(regime, &mut tally);
    tally
}

/// All queries of one shape.
fn agree_on<V: Coordinates<Scalar: Promise> + Kind<V>, A: Kind<V>>(regime: &Regime, tally: &mut Tally) {
    duel_with::<V, A, V>(regime, tally);
    duel_with::<V, A, Segment<V>>(regime, tally);
    duel_with::<V, A, Circle<V>>(regime, tally);
    duel_with::<V, A, Stadium<V>>(regime, tally);
    duel_with::<V, A, Ray<V>>(regime, tally);
    tally.cell(&format!("{}, alone", A::NAME), |tally| solo::run::<V, A>(regime, tally));
}

fn duel_with<V: Coordinates<Scalar: Promise>, A: Kind<V>, B: Kind<V>>(regime: &Regime, tally: &mut Tally) {
    tally.cell(&format!("{}, {}", A::NAME, B::NAME), |tally| duel::run::<V, A, B>(regime, tally));
}

/// All queries that a ray is no shape for.
fn agree_on_bounded<V: Coordinates<Scalar: Promise> + Kind<V>, A: Kind<V> + Bounded>(
    regime: &Regime,
    tally: &mut Tally,
) {
    cast_to::<V, A, V>(regime, tally);
    cast_to::<V, A, Segment<V>>(regime, tally);
    cast_to::<V, A, Circle<V>>(regime, tally);
    cast_to::<V, A, Stadium<V>>(regime, tally);
    cast_to::<V, A, Ray<V>>(regime, tally);
    tally.cell(&format!("{}, boxed", A::NAME), |tally| solo::run_boxes::<V, A>(regime, tally));
}

fn cast_to<V: Coordinates<Scalar: Promise> + Kind<V>, A: Kind<V> + Bounded, B: Kind<V>>(
    regime: &Regime,
    tally: &mut Tally,
) {
    tally.cell(&format!("{} to {}", A::NAME, B::NAME), |tally| sweep::run::<V, A, B>(regime, tally));
}
