//! What can be wrong with a fragment or an edit.

use thiserror::Error;

use crate::scene::MOST_FIGURES;
use crate::text::quoted;

#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub(crate) enum Problem {
    #[error("a field is a name, “=” and values")]
    NoValue,
    #[error(
        "there is no {}: a shape is a point, circle, segment, stadium or ray, and the other fields are pair, move, margin, max_t, toward, select and view",
        quoted(.0)
    )]
    UnknownName(String),
    #[error("it takes {}, and has {found}", numbers(*expected))]
    Count { expected: usize, found: usize },
    #[error("{} is not a number", quoted(.0))]
    NotANumber(String),
    #[error("{} is beyond the largest number of its type", quoted(.0))]
    TooLarge(String),
    #[error("{} is not the number of a shape", quoted(.0))]
    NoShape(String),
    #[error(
        "{} is no handle: it is the number of a shape, a dot and one of its parts, as in 1.center, or move",
        quoted(.0)
    )]
    NoHandle(String),
    #[error("a view has a finite centre, and a span above zero")]
    NoView,
    #[error("there is no such edit")]
    NoEdit,
    #[error("there are more than {MOST_FIGURES} shapes")]
    TooMany,
}

fn numbers(count: usize) -> String {
    if count == 1 { "1 number".to_owned() } else { format!("{count} numbers") }
}
