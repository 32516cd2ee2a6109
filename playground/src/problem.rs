//! What can be wrong with a fragment or an edit.

use thiserror::Error;

use crate::scene::MOST_FIGURES;

#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub(crate) enum Problem {
    #[error("a field is a name, “=” and values")]
    NoValue,
    #[error(
        "there is no “{0}”: a shape is a point, circle, segment, stadium or ray, and the other fields are pair, move, margin, max_t, toward, select and view"
    )]
    UnknownName(String),
    #[error("it takes {expected} numbers, and has {found}")]
    Count { expected: usize, found: usize },
    #[error("“{0}” is not a number")]
    NotANumber(String),
    #[error("“{0}” is beyond the largest number of its type")]
    TooLarge(String),
    #[error("“{0}” is not the number of a shape")]
    NoShape(String),
    #[error("“{0}” is no handle: it is the number of a shape, a dot and one of its parts, as in 1.center, or move")]
    NoHandle(String),
    #[error("a view has a finite centre, and a span above zero")]
    NoView,
    #[error("there is no such edit")]
    NoEdit,
    #[error("there are more than {MOST_FIGURES} shapes")]
    TooMany,
}
