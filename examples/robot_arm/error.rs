use std::io;

use impinge::QueryError;
use thiserror::Error;

/// Why there is no result.
#[derive(Debug, Error)]
pub(crate) enum ArmError {
    #[error("usage: robot_arm, without arguments")]
    Usage,
    #[error(transparent)]
    Query(#[from] QueryError),
    #[error("link {0} is in a pipe or in another link before the arm moves")]
    InTheWay(usize),
    #[error("moved to its first contact, link {0} is {1} mm off")]
    OffContact(usize, f64),
    #[error("cannot write {path}: {source}")]
    Picture { path: String, source: io::Error },
    #[error("cannot write the report: {0}")]
    Report(io::Error),
}
