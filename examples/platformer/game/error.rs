use impinge::QueryError;
use impinge::glam::Vec2;
use thiserror::Error;

/// Why the game cannot go on.
#[derive(Clone, Debug, PartialEq, Error)]
pub(crate) enum GameError {
    #[error("frame {frame}: {source}")]
    Query { frame: u16, source: QueryError },
    #[error("frame {frame}: the character is crushed at {position} by shape {shape}")]
    Crushed { frame: u16, position: Vec2, shape: usize },
}
