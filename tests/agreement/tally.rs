//! Counts what the checks found, query by query.

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::check::{Errors, Promise, Verdict};
use crate::oracle::Figure;

/// How many failures of a query are told in full.
const TOLD: usize = 3;

#[derive(Default)]
struct Row {
    cases: usize,
    positives: usize,
    touches: usize,
    errors: Errors,
    failures: Vec<String>,
}

impl Row {
    fn count(&mut self, verdict: Verdict) {
        self.positives += usize::from(verdict.positive);
        self.touches += usize::from(verdict.touching);
        self.errors = self.errors.max(verdict.errors);
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Errors { scalar, point, normal, offset } = self.errors;
        write!(f, "{:>8} {:>9} {:>8}", self.cases, self.positives, self.touches)?;
        write!(f, " {scalar:>9.3} {point:>9.3} {normal:>9.3} {offset:>9.3} {:>8}", self.failures.len())
    }
}

#[derive(Default)]
pub(crate) struct Tally {
    rows: BTreeMap<&'static str, Row>,
}

impl Tally {
    /// Counts the verdict that `check` comes to about a query of `shapes` and, as text, its other argument.
    pub(crate) fn judge<F: Promise>(
        &mut self,
        query: &'static str,
        shapes: &[&dyn Figure<Coordinate = F>],
        argument: &str,
        check: impl FnOnce() -> Result<Verdict, String>,
    ) {
        let row = self.rows.entry(query).or_default();
        row.cases += 1;
        let verdict = catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(|_| Err("a panic".into()));
        match verdict.and_then(kept::<F>) {
            Ok(verdict) => row.count(verdict),
            Err(failure) => row.failures.push(describe(shapes, argument, &failure)),
        }
    }

    /// Prints the table, and panics if any answer was wrong.
    pub(crate) fn settle(&self, title: &str) {
        println!("\n{title:<20}    cases  positive touching    scalar     point    normal    offset   failed");
        for (query, row) in &self.rows {
            println!("{query:<20} {row}");
        }
        let failures =
            self.rows.iter().flat_map(|(query, row)| row.failures.iter().take(TOLD).map(move |text| (query, text)));
        let told: Vec<_> = failures.map(|(query, text)| format!("{query} {text}")).collect();
        assert!(told.is_empty(), "{title}: wrong answers\n{}", told.join("\n"));
    }
}

/// The verdict, if it is within what is promised.
fn kept<F: Promise>(verdict: Verdict) -> Result<Verdict, String> {
    if verdict.errors.is_within(F::BOUNDS) { Ok(verdict) } else { Err(format!("{:?}", verdict.errors)) }
}

/// The failure, with the input in decimals that read back exactly, and in bits.
fn describe<F: Promise>(shapes: &[&dyn Figure<Coordinate = F>], argument: &str, failure: &str) -> String {
    let bits = |shape: &&dyn Figure<Coordinate = F>| {
        let numbers = [shape.places(), shape.direction()].concat();
        numbers.into_iter().map(F::bits).collect::<Vec<_>>().join(", ")
    };
    let bits: Vec<_> = shapes.iter().map(bits).collect();
    format!("of {shapes:?} {argument}\n    [{}]\n    {failure}", bits.join(" | "))
}
