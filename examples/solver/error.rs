use std::io;

use impinge::QueryError;
use thiserror::Error;

/// Why the worlds could not be shown, or are not as they should be.
#[derive(Debug, Error)]
pub(crate) enum SolverError {
    #[error("usage: solver, without arguments")]
    Usage,
    #[error("{scene}, step {step}: {source}")]
    Query { scene: &'static str, step: u32, source: QueryError },
    #[error("{scene}: its bounds are unknown: {source}")]
    Bounds { scene: &'static str, source: QueryError },
    #[error("cannot write {path}: {source}")]
    Picture { path: String, source: io::Error },
    #[error("cannot write the report: {0}")]
    Report(io::Error),
    #[error("cannot write the new hashes: {0}")]
    Bless(io::Error),
    #[error("{scene}: {what} {found}, and at most {most} is allowed")]
    Limit { scene: &'static str, what: &'static str, found: f32, most: f32 },
    #[error("the hashes should be\n{expected}After an intended change, run with IMPINGE_BLESS=1")]
    Hash { expected: &'static str },
}
