//! Times by interleaved rounds: each round asks every contender once, in a random order.
//!
//! Other work on the machine, and its clock, change from second to second. They are the same for all contenders of a
//! round, so that ratios within a round tell what times cannot. (Criterion measures one function after the other.)

use std::time::Instant;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;

use crate::contest::{Contender, Row};

/// How long one contender took, by rounds, in nanoseconds a call.
pub(crate) struct Times {
    pub(crate) peer: &'static str,
    rounds: Vec<f64>,
}

impl Times {
    pub(crate) fn least(&self) -> f64 {
        self.rounds.iter().copied().fold(f64::INFINITY, f64::min)
    }

    /// The median over the rounds of how many times as long as `other`.
    pub(crate) fn ratio(&self, other: &Self) -> f64 {
        median(self.rounds.iter().zip(&other.rounds).map(|(own, other)| own / other).collect())
    }
}

/// The times of all contenders of a row, in their order.
#[expect(clippy::cast_precision_loss, reason = "numbers of calls and of nanoseconds are small")]
pub(crate) fn timed(row: &mut Row, rounds: usize) -> Vec<Times> {
    let mut times: Vec<Times> =
        row.contenders.iter().map(|contender| Times { peer: contender.peer, rounds: Vec::new() }).collect();
    let mut order: Vec<usize> = (0..times.len()).collect();
    let mut random = SmallRng::seed_from_u64(0);
    for round in 0..rounds.min(row.rounds) {
        order.shuffle(&mut random);
        for &turn in &order {
            let nanoseconds = nanoseconds(&mut row.contenders[turn], round as u64);
            times[turn].rounds.push(nanoseconds as f64 / row.calls as f64);
        }
    }
    times
}

fn nanoseconds(contender: &mut Contender, round: u64) -> u128 {
    contender.questions.prepare(round);
    let start = Instant::now();
    contender.questions.ask();
    start.elapsed().as_nanos()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::Times;

    #[test]
    fn a_ratio_is_of_the_same_round() {
        let times = |rounds: &[f64]| Times { peer: "", rounds: rounds.to_vec() };
        // The machine is ten times slower in the second round: the ratios are 2, 2 and 3.
        let (ours, peer) = (times(&[1.0, 10.0, 2.0]), times(&[2.0, 20.0, 6.0]));
        assert_eq!((peer.ratio(&ours), ours.least()), (2.0, 1.0));
    }
}
