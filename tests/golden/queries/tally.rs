use std::collections::BTreeMap;
use std::fmt;

use impinge::QueryError;

use super::answer::{Answer, ERRORS, number_of};
use super::digest::{Digest, Digests};
use super::number::Number;

/// What one query function has answered.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) digests: Digests,
    pub(crate) counts: Counts,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) queries: u64,
    pub(crate) hits: u64,
    pub(crate) misses: u64,
    /// Answers with `unique: false`.
    pub(crate) tied: u64,
    pub(crate) errors: [u64; ERRORS.len()],
}

impl Row {
    fn record<F: Number>(&mut self, answer: &Result<impl Answer, QueryError>) {
        answer.feed::<F>(&mut self.digests);
        self.counts.record(answer);
    }

    fn include(&mut self, other: &Self) {
        let Digests { decisions, numbers } = other.digests;
        self.digests.decisions.feed(decisions.0);
        self.digests.numbers.feed(numbers.0);
        self.counts.include(&other.counts);
    }
}

impl Counts {
    fn record<T: Answer>(&mut self, answer: &Result<T, QueryError>) {
        self.queries += 1;
        match answer {
            Ok(answer) => {
                *(if answer.is_hit() { &mut self.hits } else { &mut self.misses }) += 1;
                self.tied += u64::from(answer.is_tied());
            }
            Err(error) => self.errors[number_of(*error)] += 1,
        }
    }

    fn include(&mut self, other: &Self) {
        self.queries += other.queries;
        self.hits += other.hits;
        self.misses += other.misses;
        self.tied += other.tied;
        for (count, more) in self.errors.iter_mut().zip(other.errors) {
            *count += more;
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Group {
    /// The pairs of straight shapes.
    Straight,
    /// Those with a polygon or a box.
    Polygons,
    /// Those of which an `AnyShape` holds both shapes.
    Held,
    /// The same scenes without an `AnyShape`. They are not in the table, because the rows of [`Held`](Self::Held) are
    /// the same.
    Unheld,
}

/// All rows, by the shapes, the precision and the name of the function.
#[derive(Default)]
pub(crate) struct Tally(BTreeMap<(Group, &'static str, &'static str), Row>);

impl Tally {
    pub(crate) fn record<F: Number>(
        &mut self,
        group: Group,
        function: &'static str,
        answer: &Result<impl Answer, QueryError>,
    ) {
        self.0.entry((group, F::NAME, function)).or_default().record::<F>(answer);
    }

    pub(crate) fn total(&self, group: Group) -> Row {
        let mut total = Row::default();
        self.of(group).for_each(|(_, _, row)| total.include(row));
        total
    }

    /// The functions of which an `AnyShape` has not got the answers of the shape that it holds.
    pub(crate) fn differing_if_held(&self) -> Vec<(&str, &str)> {
        let differing = self
            .of(Group::Unheld)
            .filter(|&(precision, function, row)| self.0.get(&(Group::Held, precision, function)) != Some(row));
        differing.map(|(precision, function, _)| (precision, function)).collect()
    }

    /// The rows of a group, with their precision and function.
    fn of(&self, group: Group) -> impl Iterator<Item = (&'static str, &'static str, &Row)> {
        let rows = self.0.iter().filter(move |((of, ..), _)| *of == group);
        rows.map(|(&(_, precision, function), row)| (precision, function, row))
    }

    /// The lines that differ from those of another table: their numbers, and what they ought to be.
    pub(crate) fn differences<'a>(&self, expected: &'a str) -> Vec<(usize, &'a str)> {
        let found = self.to_string();
        let lines = (1..).zip(found.lines().chain(["nothing"]).zip(expected.lines().chain(["nothing"])));
        lines.filter(|(_, (found, expected))| found != expected).map(|(line, (_, expected))| (line, expected)).collect()
    }
}

/// The table of `answers.txt`: one part for each group.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_group(f, "", Group::Straight)?;
        writeln!(f)?;
        self.write_group(f, "with polygons and boxes", Group::Polygons)?;
        writeln!(f)?;
        self.write_group(f, "both in an `AnyShape`", Group::Held)
    }
}

impl Tally {
    fn write_group(&self, f: &mut fmt::Formatter<'_>, title: &str, group: Group) -> fmt::Result {
        write!(
            f,
            "{title:26} {:16} {:16} {:>8} {:>8} {:>8} {:>13}",
            "decisions", "numbers", "queries", "hits", "misses", "unique: false"
        )?;
        ERRORS.iter().try_for_each(|error| write!(f, " {:>17}", format!("{error:?}")))?;
        writeln!(f)?;
        for (precision, function, row) in self.of(group) {
            write!(f, "{precision} {function:22} {row}")?;
        }
        write!(f, "{:26} {}", "all", self.total(group))
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { queries, hits, misses, tied, errors } = self.counts;
        let Digests { decisions: Digest(decisions), numbers: Digest(numbers) } = self.digests;
        write!(f, "{decisions:016x} {numbers:016x} {queries:8} {hits:8} {misses:8} {tied:13}")?;
        errors.iter().try_for_each(|count| write!(f, " {count:17}"))?;
        writeln!(f)
    }
}
