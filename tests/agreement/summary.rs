//! What all regimes come to together.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use oracle::check::Errors;

use crate::cases;
use crate::cell::Stages;
use crate::error_table;
use crate::tally::Tally;

const DECISIONS: [&str; 13] = [
    "AngleDifference",
    "AxisOffset",
    "Cross",
    "CrossSum",
    "Dot",
    "Farther",
    "PowerOfPoint",
    "RayEndInCircle",
    "RayEndInSlab",
    "RayEndPastLine",
    "RayEndPastPoint",
    "Slab",
    "SlabEntry",
];

#[derive(Clone, Default)]
pub(crate) struct Summary(Arc<Mutex<Sums>>);

#[derive(Default)]
struct Sums {
    errors: BTreeMap<&'static str, Errors>,
    stages: Stages,
}

impl Summary {
    pub(crate) fn add(&self, scalar: &'static str, tally: &Tally) {
        let mut sums = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let errors = sums.errors.entry(scalar).or_default();
        *errors = errors.max(tally.errors());
        for (decision, counts) in tally.stages() {
            let sum = sums.stages.entry(decision).or_default();
            *sum = std::array::from_fn(|stage| sum[stage] + counts[stage]);
        }
    }

    /// How often each stage has decided each sign.
    pub(crate) fn stages(&self) -> String {
        if !cfg!(impinge_internals) {
            return "\nWhich stages decide is not counted: see CONTRIBUTING.md, impinge_internals\n".into();
        }
        self.0.lock().unwrap_or_else(PoisonError::into_inner).stages_table()
    }

    /// Prints the errors. Returns whether every decision has reached the last stages and the guide quotes the errors.
    pub(crate) fn is_kept(&self) -> bool {
        let sums = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let table = error_table::table(&sums.errors);
        print!("\nLargest errors, in ulps of what the promise names:\n\n{table}");
        sums.reach_the_last_stages() & error_table::quotes(&table)
    }
}

impl Sums {
    fn stages_table(&self) -> String {
        let rows = self.stages.iter().map(|(decision, [filter, grid, words, integers])| {
            format!("{decision:<20} {filter:>12} {grid:>12} {words:>12} {integers:>12}\n")
        });
        format!("\n{:<20} {:>12} {:>12} {:>12} {:>12}\n", "decision", "filter", "grid", "words", "integers")
            + &rows.collect::<String>()
    }

    /// Whether each decision has reached the double words or the integers as often as there are cases for a pair of shapes,
    /// and the integers at all. The tests in `src/exact` ask the integers about each decision, whichever stage decides.
    fn reach_the_last_stages(&self) -> bool {
        let many = cases() as u64;
        let is_rare = |decision: &&str| {
            let counts = self.stages.get(decision);
            counts.is_none_or(|&[_, _, words, integers]| words + integers < many || integers == 0)
        };
        let rare: Vec<_> = DECISIONS.into_iter().filter(is_rare).collect();
        let is_asked = cfg!(impinge_internals) || std::env::var_os("IMPINGE_INTERNALS").is_some();
        let is_enough = rare.is_empty() || !is_asked;
        if !is_enough {
            println!("\nFAILED: {rare:?} reach the last stages fewer than {many} times, or never the integers");
        }
        is_enough
    }
}
