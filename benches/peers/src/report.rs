//! What a run has measured.

use crate::contest::Planned;
use crate::peers::{BESIDES, BOUNDS, BY_HAND};
use crate::sections::Section;
use crate::timing::timed;
use crate::verdict::{Verdict, verdicts};

/// A peer's part of a row.
pub(crate) struct Score {
    pub(crate) peer: &'static str,
    /// How many times as long as this library.
    pub(crate) ratio: f64,
    pub(crate) verdict: Verdict,
}

/// A row with its times.
pub(crate) struct Line {
    pub(crate) name: &'static str,
    /// The share of answers that are yes.
    pub(crate) yes: f64,
    /// The least nanoseconds a call of this library, which is the first contender.
    pub(crate) nanoseconds: f64,
    pub(crate) peers: Vec<Score>,
}

impl Line {
    pub(crate) fn measured(planned: Planned, rounds: usize) -> Self {
        let mut row = (planned.build)();
        let (yes, verdicts) = verdicts(&mut row);
        let times = timed(&mut row, rounds);
        let score =
            |at: usize| Score { peer: times[at].peer, ratio: times[at].ratio(&times[0]), verdict: verdicts[at] };
        Self { name: planned.name, yes, nanoseconds: times[0].least(), peers: (1..times.len()).map(score).collect() }
    }

    pub(crate) fn fastest_library(&self) -> Option<&Score> {
        self.fastest(|peer| !BESIDES.contains(&peer) && !BY_HAND.contains(&peer))
    }

    pub(crate) fn fastest_by_hand(&self) -> Option<&Score> {
        self.fastest(|peer| BY_HAND.contains(&peer))
    }

    pub(crate) fn fastest_bound(&self) -> Option<&Score> {
        self.fastest(|peer| BOUNDS.contains(&peer))
    }

    /// Of those who are right.
    fn fastest(&self, is_meant: impl Fn(&str) -> bool) -> Option<&Score> {
        let right = self.peers.iter().filter(|score| is_meant(score.peer) && score.verdict.is_right());
        right.min_by(|a, b| a.ratio.total_cmp(&b.ratio))
    }

    pub(crate) fn of(&self, peer: &str) -> Option<&Score> {
        self.peers.iter().find(|score| score.peer == peer)
    }
}

/// A section with its times.
pub(crate) struct Measured {
    pub(crate) title: &'static str,
    pub(crate) lines: Vec<Line>,
}

impl Measured {
    pub(crate) fn of(section: Section, rounds: usize) -> Self {
        let lines = section.rows.into_iter().map(|planned| Line::measured(planned, rounds));
        Self { title: section.title, lines: lines.collect() }
    }
}

/// `None` of nothing.
#[expect(clippy::cast_precision_loss, reason = "a few dozen rows")]
pub(crate) fn geometric_mean(ratios: &[f64]) -> Option<f64> {
    let logarithms: f64 = ratios.iter().map(|ratio| ratio.ln()).sum();
    (!ratios.is_empty()).then(|| (logarithms / ratios.len() as f64).exp())
}

#[cfg(test)]
mod tests {
    use super::{Line, Score, geometric_mean};
    use crate::peers::{BOUND, C2, NAIVE, PARRY};
    use crate::verdict::Verdict;

    #[test]
    fn the_fastest_peer_is_right_and_no_bound() {
        let score = |peer, ratio, otherwise| Score { peer, ratio, verdict: Verdict { otherwise, tells_less: false } };
        let peers = vec![score(BOUND, 0.1, 0.0), score(C2, 0.2, 0.5), score(NAIVE, 0.7, 0.01), score(PARRY, 3.0, 0.0)];
        let line = Line { name: "", yes: 0.5, nanoseconds: 1.0, peers };
        assert_eq!(line.fastest_library().map(|score| score.peer), Some(PARRY));
        assert_eq!(line.fastest_by_hand().map(|score| score.peer), Some(NAIVE));
    }

    #[test]
    fn a_half_and_a_double_are_even() {
        assert!(geometric_mean(&[0.5, 2.0]).is_some_and(|mean| (mean - 1.0).abs() < 1e-12));
        assert_eq!(geometric_mean(&[]), None);
    }
}
