use std::collections::BTreeMap;
use std::fmt;

use oracle::check::Verdict;

/// How many signs of each decision came from the filter, from a grid, from double words, and from the integers.
pub(crate) type Stages = BTreeMap<&'static str, [u64; 4]>;

/// What this thread has counted since it was last asked: nothing without `--cfg impinge_internals`.
pub(crate) fn stages() -> Stages {
    #[cfg(impinge_internals)]
    return impinge::stages::take();
    #[cfg(not(impinge_internals))]
    Stages::new()
}

/// One pair of shapes in one regime.
pub(crate) struct Cell {
    name: String,
    cases: usize,
    positives: usize,
    touches: usize,
    pub(crate) stages: Stages,
}

impl Cell {
    pub(crate) fn new(name: &str) -> Self {
        Self { name: name.into(), cases: 0, positives: 0, touches: 0, stages: Stages::new() }
    }

    pub(crate) fn count(&mut self, verdict: Verdict) {
        self.cases += 1;
        self.positives += usize::from(verdict.positive);
        self.touches += usize::from(verdict.touching);
    }

    /// Why it proves little, if under `percent` of its cases touch.
    pub(crate) fn complaint(&self, percent: usize) -> Option<String> {
        let has_too_few = self.touches * 100 < self.cases * percent;
        has_too_few.then(|| format!("{}: {} of {} touch, under {percent} %", self.name, self.touches, self.cases))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, cases, positives, touches, stages } = self;
        let [filter, grid, words, integers] =
            stages.values().fold([0; 4], |sum, row| std::array::from_fn(|stage| sum[stage] + row[stage]));
        write!(f, "{name:<20} {cases:>8} {positives:>9} {touches:>8} {filter:>9} {grid:>9} {words:>9} {integers:>9}")
    }
}
