use std::io;

use impinge::QueryError;
use thiserror::Error;

/// Why there is no map, or a wrong one.
#[derive(Debug, Error)]
pub(crate) enum MapError {
    #[error("usage: error_map [PATH], with the path of the picture to write")]
    Usage,
    #[error(transparent)]
    Query(#[from] QueryError),
    #[error("cannot write {path}: {source}")]
    Picture { path: String, source: io::Error },
    #[error("cannot write the report: {0}")]
    Report(io::Error),
    #[error("impinge is wrong in {0} cells")]
    Wrong(u32),
    #[error("plain f32 is wrong in no more than 1 % of the cells of a drawn map: it does not show what it is for")]
    Pointless,
}
