use impinge::QueryError;
use thiserror::Error;

use drawing::ReadError;

/// Why a game cannot go on.
#[derive(Debug, Error)]
pub(crate) enum GameError {
    #[error(transparent)]
    Read(#[from] ReadError),
    #[error("the drawing has no ball: a circle with the id `ball`")]
    NoBall,
    #[error("in step {step} the ball overlaps `{obstacle}` by {depth:e}")]
    Overlap { obstacle: String, step: u32, depth: f32 },
    #[error(transparent)]
    Query(#[from] QueryError),
}
