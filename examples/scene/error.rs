use std::fmt::Display;
use std::io;

use impinge::QueryError;
use thiserror::Error;

use drawing::ReadError;

/// Why there is no result.
#[derive(Debug, Error)]
pub(crate) enum SceneError {
    #[error("usage: scene [PATH], with the path of one SVG drawing")]
    Usage,
    #[error(transparent)]
    Read(#[from] ReadError),
    #[error("{a} and {b}: {source}")]
    Query { a: String, b: String, source: QueryError },
    #[error("cannot write {path}: {source}")]
    Picture { path: String, source: io::Error },
    #[error("cannot write the report: {0}")]
    Report(io::Error),
}

impl SceneError {
    /// That a query on `a` and `b` failed.
    pub(crate) fn query(a: &impl Display, b: &impl Display, source: QueryError) -> Self {
        Self::Query { a: a.to_string(), b: b.to_string(), source }
    }
}
