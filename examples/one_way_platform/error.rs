use std::io;

use impinge::glam::Vec2;
use impinge::{QueryError, Segment};
use thiserror::Error;

/// Why there is no result, or what the controller did wrong.
#[derive(Debug, Error)]
pub(crate) enum PlatformError {
    #[error("usage: one_way_platform, without arguments")]
    Usage,
    #[error(transparent)]
    Query(#[from] QueryError),
    #[error("from {} to {} the character enters the floor from {} to {}", leg[0], leg[1], floor.a, floor.b)]
    Entered { floor: Segment, leg: [Vec2; 2] },
    #[error("from {} to {} the character falls through the platform from {} to {}", leg[0], leg[1], platform.a, platform.b)]
    FellThrough { platform: Segment, leg: [Vec2; 2] },
    #[error("the character sticks on a slope at {position}, with a pull of {pull} per step")]
    Stuck { position: Vec2, pull: f32 },
    #[error("the character does not walk beyond {0}")]
    Lost(Vec2),
    #[error("the trials prove nothing: the character never {0}")]
    Pointless(&'static str),
    #[error("cannot write {path}: {source}")]
    Picture { path: String, source: io::Error },
    #[error("cannot write the report: {0}")]
    Report(io::Error),
}
