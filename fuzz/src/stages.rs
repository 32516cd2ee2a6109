//! Which stage decided, over a whole run: counted where `fuzz/run` sets `--cfg impinge_internals`.

use std::cell::RefCell;
use std::collections::BTreeMap;

#[derive(Default)]
struct Tally {
    cases: u64,
    decisions: BTreeMap<&'static str, [u64; 4]>,
}

thread_local! {
    /// Told when the thread ends, which the fuzzer's last is: to call `exit`.
    static TALLY: RefCell<Tally> = RefCell::default();
}

/// Adds what the library has counted since the last call.
pub(crate) fn count() {
    TALLY.with_borrow_mut(|tally| {
        tally.cases += 1;
        #[cfg(impinge_internals)]
        for (decision, counts) in impinge::stages::take() {
            let sum = tally.decisions.entry(decision).or_default();
            *sum = std::array::from_fn(|stage| sum[stage] + counts[stage]);
        }
    });
}

impl Drop for Tally {
    fn drop(&mut self) {
        eprintln!("\n{:<12} {:>12} {:>12} {:>12} {:>12}", "decision", "filter", "grid", "words", "integers");
        for (decision, [filter, grid, words, integers]) in &self.decisions {
            eprintln!("{decision:<12} {filter:>12} {grid:>12} {words:>12} {integers:>12}");
        }
        let integers: u64 = self.decisions.values().map(|counts| counts[3]).sum();
        eprintln!("{} cases, {integers} signs from the integers", self.cases);
    }
}
