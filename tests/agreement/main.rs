//! The library against the oracle: every query, every ordered pair of shapes, in every regime of random input.
//!
//! It shows how many answers were positive, how many shapes just touched, which stages decided, and the largest errors in
//! the units of the promise. `IMPINGE_CASES=100000` tries as many cases for each pair of shapes and regime. The largest
//! errors of all are held against those in the guide: `IMPINGE_CURRENT=1` insists that none is larger, and
//! `IMPINGE_BLESS=1` writes them there.

#![allow(clippy::disallowed_methods, reason = "an input or a bound need not have the same bits everywhere")]

mod cell;
mod corners;
mod duel;
mod error_table;
mod kind;
mod material;
mod met;
mod places;
mod regime;
mod series;
mod solo;
mod summary;
mod tally;
mod xy;

use std::process::ExitCode;

use common::{TestVector, random};
use impinge::glam::{DVec2, Vec2};
use libtest_mimic::{Arguments, Trial};
use oracle::Promise;

use self::kind::Kind;
use self::regime::{Regime, regimes};
use self::summary::Summary;
use self::tally::Tally;

const USUAL_CASES: usize = 200;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let summary = Summary::default();
    let mut trials = vec![];
    trials.extend(trials_of::<DVec2>("f64", &summary));
    trials.extend(trials_of::<Vec2>("f32", &summary));
    let count = trials.len();
    let conclusion = libtest_mimic::run(&arguments, trials);
    print!("{}", summary.stages());
    let is_whole = conclusion.num_passed == count as u64;
    if is_whole && !summary.is_kept() || conclusion.has_failed() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn trials_of<V: TestVector<Scalar: Promise>>(scalar: &'static str, summary: &Summary) -> Vec<Trial> {
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
fn agree<V: TestVector<Scalar: Promise>>(regime: &Regime) -> Tally {
    let mut tally = Tally::default();
    for a in Kind::all() {
        for b in Kind::all() {
            tally.cell(&format!("{}, {}", a.name(), b.name()), |tally| duel::run::<V>(regime, [a, b], tally));
        }
    }
    for kind in Kind::STRAIGHT {
        tally.cell(&format!("{}, alone", kind.name()), |tally| solo::run::<V>(regime, kind, tally));
    }
    for kind in Kind::WITH_INSIDE {
        tally.cell(&format!("{}, alone", kind.name()), |tally| solo::run_outlines::<V>(regime, kind, tally));
    }
    tally.cell("hulls", |tally| solo::run_hulls::<V>(regime, tally));
    tally.cell("circles", |tally| solo::run_circles::<V>(regime, tally));
    tally.cell("rays to boxes", |tally| solo::run_box_rays::<V>(regime, tally));
    // A ray neither moves nor has a box.
    for a in Kind::STRAIGHT.into_iter().filter(|&kind| kind != Kind::Ray) {
        for b in Kind::STRAIGHT {
            tally.cell(&format!("{} to {}", a.name(), b.name()), |tally| series::run::<V>(regime, [a, b], tally));
        }
    }
    for kind in Kind::WITH_INSIDE {
        tally.cell(&format!("rays to {}", kind.name()), |tally| met::run_rays::<V>(regime, kind, tally));
    }
    for a in Kind::all().filter(|&kind| kind != Kind::Ray) {
        let targets = Kind::all().filter(|b| a.has_inside() || b.has_inside());
        tally.cell(&format!("{}, cast", a.name()), |tally| {
            targets.for_each(|b| met::run_casts::<V>(regime, [a, b], tally));
        });
    }
    for kind in Kind::all().filter(|&kind| kind != Kind::Ray) {
        tally.cell(&format!("{}, boxed", kind.name()), |tally| solo::run_boxes::<V>(regime, kind, tally));
    }
    tally
}
