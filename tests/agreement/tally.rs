//! Counts what the checks found, query by query.

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use common::Figure;
use oracle::Promise;
use oracle::check::{Checked, Errors, Verdict};

use crate::cell::{Cell, stages};
use crate::regime::Regime;

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

/// The queries that tell of a cell how many of its cases meet and touch.
const LEADING: [&str; 5] = ["cast", "cast_along", "intersects", "raycast", "ray_circle"];

#[derive(Default)]
pub(crate) struct Tally {
    rows: BTreeMap<&'static str, Row>,
    cells: Vec<Cell>,
}

impl Tally {
    /// Counts what `run` judges in a cell of its own.
    pub(crate) fn cell(&mut self, name: &str, run: impl FnOnce(&mut Self)) {
        self.cells.push(Cell::new(name));
        stages();
        run(self);
        self.cells.last_mut().expect("it was pushed").stages = stages();
    }

    /// Counts the verdict that `check` comes to about a query of `shapes` and, as text, its other argument.
    pub(crate) fn judge<F: Promise>(
        &mut self,
        query: &'static str,
        shapes: &[&Figure],
        argument: &str,
        check: &dyn Fn() -> Checked,
    ) {
        let row = self.rows.entry(query).or_default();
        row.cases += 1;
        let verdict = catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(|_| Err("a panic".into()));
        match verdict.and_then(kept::<F>) {
            Ok(verdict) => {
                row.count(verdict);
                self.cells
                    .last_mut()
                    .filter(|_| LEADING.contains(&query))
                    .into_iter()
                    .for_each(|cell| cell.count(verdict));
            }
            Err(failure) => row.failures.push(describe::<F>(shapes, argument, &failure)),
        }
    }

    pub(crate) fn errors(&self) -> Errors {
        self.rows.values().fold(Errors::default(), |errors, row| errors.max(row.errors))
    }

    pub(crate) fn stages(&self) -> impl Iterator<Item = (&'static str, [u64; 4])> {
        self.cells.iter().flat_map(|cell| cell.stages.iter().map(|(decision, counts)| (*decision, *counts)))
    }

    pub(crate) fn table(&self, title: &str) -> String {
        let queries = self.rows.iter().map(|(query, row)| format!("{query:<20} {row}\n"));
        let cells = self.cells.iter().map(|cell| format!("{cell}\n"));
        format!("\n{title:<20}    cases  positive touching    scalar     point    normal    offset   failed\n")
            + &queries.collect::<String>()
            + &format!("{:<20}    cases  positive touching    filter      grid     words  integers\n", "")
            + &cells.collect::<String>()
    }

    /// The wrong answers, and the cells that hold too few touches.
    pub(crate) fn settle(&self, regime: &Regime) -> Result<(), String> {
        let failures = self
            .rows
            .iter()
            .flat_map(|(query, row)| row.failures.iter().take(TOLD).map(move |text| format!("{query} {text}")));
        let told: Vec<_> =
            failures.chain(self.cells.iter().filter_map(|cell| cell.complaint(regime.touching))).collect();
        if told.is_empty() { Ok(()) } else { Err(told.join("\n")) }
    }
}

/// The verdict, if it is within what is promised.
fn kept<F: Promise>(verdict: Verdict) -> Result<Verdict, String> {
    if verdict.errors.is_within(F::BOUNDS) { Ok(verdict) } else { Err(format!("{:?}", verdict.errors)) }
}

/// The failure, with the input in decimals that read back exactly, and in bits.
fn describe<F: Promise>(shapes: &[&Figure], argument: &str, failure: &str) -> String {
    let bits: Vec<_> = shapes.iter().map(|shape| oracle::bits::<F>(shape)).collect();
    format!("of {shapes:?} {argument}\n    [{}]\n    {failure}", bits.join(" | "))
}
