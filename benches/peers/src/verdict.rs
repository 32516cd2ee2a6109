//! Whether those who are compared did the same work.

use crate::answer::Answer;
use crate::contest::{Planned, Row};
use crate::peers::{BOX2D, BRANCHLESS, C2, NAIVE};

/// Everyday inputs hardly ever just touch, so that even rough answers hardly ever differ.
const FEW: f64 = 0.01;

/// The share of other answers beyond which a peer does not answer the question, and is no rival.
const MANY: f64 = 0.05;

/// What a peer's answers are like beside the exact ones.
#[derive(Clone, Copy)]
pub(crate) struct Verdict {
    /// The share of questions that it answers otherwise.
    pub(crate) otherwise: f64,
    /// Whether it leaves out the normal.
    pub(crate) tells_less: bool,
}

impl Verdict {
    pub(crate) fn is_right(self) -> bool {
        self.otherwise <= MANY
    }
}

/// Where a peer is known to answer otherwise in either precision, up to which share, and why.
const KNOWN: [(&str, &str, f64, &str); 18] = [
    ("segment–segment, yes or no", BOX2D, 0.55, "the distance of crossing segments is seldom exactly 0"),
    ("stadium–stadium contact", NAIVE, 0.35, "the depth of crossing cores"),
    ("stadium–stadium contact", BRANCHLESS, 0.35, "the depth of crossing cores"),
    ("stadium–stadium contact", C2, 0.35, "the depth of crossing cores"),
    ("ray–circle", C2, 0.03, "a ray that starts inside misses"),
    ("first hit of a ray among 1024 circles", C2, 0.05, "a ray that starts inside misses"),
    ("first hit of a ray among 100 000 circles", C2, 0.1, "a ray that starts inside misses"),
    ("moving circle–circle", BOX2D, 0.03, "stops half a hundredth short"),
    ("triangle–triangle contact", C2, 0.5, "no contact of polygons is found"),
    ("quad–quad contact", C2, 0.5, "no contact of polygons is found"),
    ("octagon–octagon contact", C2, 0.5, "no contact of polygons is found"),
    ("rectangle–rectangle contact", C2, 0.5, "no contact of polygons is found"),
    ("rectangle–circle contact", C2, 0.3, "centres in the polygon, which has no first normal"),
    ("ray–triangle", C2, 0.45, "starts inside, and the polygon has no first normal"),
    ("ray–quad", C2, 0.4, "starts inside, and the polygon has no first normal"),
    ("ray–octagon", C2, 0.2, "starts inside, and the polygon has no first normal"),
    ("moving circle–box", BOX2D, 0.04, "stops half a hundredth short"),
    ("moving circle–stadium", C2, 0.5, "misses wherever the shapes approach"),
];

/// The share, and why.
fn allowed(row: &str, peer: &str) -> (f64, &'static str) {
    let query = row.trim_end_matches(", f64");
    let known = KNOWN.iter().find(|known| (known.0, known.1) == (query, peer));
    known.map_or((FEW, "just touching"), |&(_, _, share, why)| (share, why))
}

/// Of each contender beside the first; its share of yes comes beside.
pub(crate) fn verdicts(row: &mut Row) -> (f64, Vec<Verdict>) {
    let answers: Vec<Vec<Answer>> = row.contenders.iter_mut().map(|contender| contender.questions.answers()).collect();
    let verdict = |peer: &Vec<Answer>| Verdict {
        otherwise: share(peer, |at, answer| !answers[0][at].agrees(answer)),
        // A peer may take a start near a shape for one inside.
        tells_less: share(peer, |at, answer| answer.tells_less_than(&answers[0][at])) > FEW,
    };
    (share(&answers[0], |_, answer| answer.is_yes()), answers.iter().map(verdict).collect())
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand answers")]
fn share(answers: &[Answer], is_such: impl Fn(usize, &Answer) -> bool) -> f64 {
    let such = answers.iter().enumerate().filter(|(at, answer)| is_such(*at, answer)).count();
    such as f64 / answers.len() as f64
}

/// Prints the shares; whether no peer answers otherwise more often than is known of it.
pub(crate) fn agree(planned: Planned) -> bool {
    let mut row = (planned.build)();
    let (yes, verdicts) = verdicts(&mut row);
    println!("{}: {:.0} % yes", planned.name, yes * 100.0);
    let mut all = true;
    for (contender, verdict) in row.contenders.iter().zip(verdicts) {
        let (bound, why) = allowed(planned.name, contender.peer);
        all &= verdict.otherwise <= bound;
        let percent = [verdict.otherwise, bound].map(|share| share * 100.0);
        println!("  {:<14} {:6.2} % otherwise, {:.0} % allowed: {why}", contender.peer, percent[0], percent[1]);
    }
    all
}
