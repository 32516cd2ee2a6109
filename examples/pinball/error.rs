use std::io;

use thiserror::Error;

use crate::game::GameError;

/// Why there is no game, or not the expected one.
#[derive(Debug, Error)]
pub(crate) enum PinballError {
    #[error("usage: pinball, without arguments")]
    Usage,
    #[error(transparent)]
    Game(#[from] GameError),
    #[error("cannot write {path}: {source}")]
    Picture { path: String, source: io::Error },
    #[error("cannot write the report: {0}")]
    Report(io::Error),
    #[error("cannot write the new hash: {0}")]
    Bless(io::Error),
    #[error("the game is too dull: {0}")]
    Dull(String),
    #[error("the hash should be {expected}: after an intended change, run with IMPINGE_BLESS=1")]
    Hash { expected: &'static str },
}
