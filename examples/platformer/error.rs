use std::io;

use impinge::QueryError;
use impinge::glam::Vec2;
use thiserror::Error;

use crate::game::GameError;

/// Why the game could not be shown, or is not as it should be.
#[derive(Debug, Error)]
pub(crate) enum PlatformerError {
    #[error("usage: platformer, without arguments")]
    Usage,
    #[error(transparent)]
    Game(#[from] GameError),
    #[error("the checks: {0}")]
    Query(#[from] QueryError),
    #[error("frame {frame}: a snag at {position}: nothing is in the way, and it goes {gone} instead of {wanted}")]
    Snag { frame: usize, position: Vec2, gone: f32, wanted: f32 },
    #[error("frame {frame}: a tunnel at {position}, through shape {shape}")]
    Tunnel { frame: usize, position: Vec2, shape: usize },
    #[error("the game proves nothing: the character never {0}")]
    Pointless(&'static str),
    #[error("cannot write {path}: {source}")]
    Picture { path: String, source: io::Error },
    #[error("cannot write the report: {0}")]
    Report(io::Error),
    #[error("cannot write the new hashes: {0}")]
    Bless(io::Error),
    #[error("the first hash that differs should be {0}; after an intended change, run with IMPINGE_BLESS=1")]
    Hash(String),
}
