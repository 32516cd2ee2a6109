use std::io;

use impinge::QueryError;
use thiserror::Error;

/// Why there are no figures.
#[derive(Debug, Error)]
pub(crate) enum FigureError {
    #[error("usage: figures, without arguments")]
    Usage,
    #[error(transparent)]
    Query(#[from] QueryError),
    #[error("cannot read {path}: {source}")]
    Tables { path: &'static str, source: io::Error },
    #[error("{path} has no number for {query} under {table}")]
    Count { path: &'static str, table: &'static str, query: &'static str },
    #[error("cannot write {path}: {source}")]
    Picture { path: String, source: io::Error },
    #[error("cannot write the report: {0}")]
    Report(io::Error),
}
