//! What the worlds must have been like.

use crate::error::SolverError;
use crate::report::hashes;
use crate::trial::Trial;
use crate::world::{SLOP, expected_hashes};

/// How far a body may drift after the first two seconds, in metres. The boxes of the pyramid are a metre wide, and the
/// cards are 3 cm thick.
const MOST_DRIFT: [(&str, f32); 2] = [("pyramid", 0.02), ("card house", 0.02)];
/// Of what has come to rest, in metres per second.
const MOST_SPEED: f32 = 0.05;

/// Whether everything stays where it should.
pub(crate) fn all_stand(trials: &[Trial]) -> Result<(), SolverError> {
    trials.iter().try_for_each(stands)
}

fn stands(trial: &Trial) -> Result<(), SolverError> {
    let scene = trial.scene.name;
    let drift = MOST_DRIFT.iter().find(|(name, _)| *name == scene);
    let limits = [
        ("two bodies overlap by", trial.deepest, SLOP),
        ("a hinge is open by", trial.loosest, SLOP),
        ("a body moves at the end at", trial.fastest, MOST_SPEED),
        ("a body drifts by", trial.drift, drift.map_or(f32::INFINITY, |&(_, most)| most)),
    ];
    match limits.into_iter().find(|(_, found, most)| found > most) {
        Some((what, found, most)) => Err(SolverError::Limit { scene, what, found, most }),
        None => Ok(()),
    }
}

pub(crate) fn are_the_same_everywhere(trials: &[Trial]) -> Result<(), SolverError> {
    let expected = expected_hashes();
    if hashes(trials) == expected { Ok(()) } else { Err(SolverError::Hash { expected }) }
}
