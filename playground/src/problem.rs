//! What can be wrong with a fragment or an edit.

use thiserror::Error;

use crate::scene::MOST_FIGURES;
use crate::text::quoted;

#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub(crate) enum Problem {
    #[error("expected a name, “=” and values")]
    NoValue,
    #[error(
        "unknown name {}; the shapes are point, circle, segment, stadium, box, triangle, polygon and ray, and the other fields are fixed, pair, move, margin, max_t, toward, select and view",
        quoted(.0)
    )]
    UnknownName(String),
    #[error("expected {}, found {found}", numbers(*expected))]
    Count { expected: usize, found: usize },
    #[error("expected x and y of 1 to 8 corners, found {}", numbers(*.0))]
    Corners(usize),
    #[error("{} is not a number", quoted(.0))]
    NotANumber(String),
    #[error("{} is too large for its type of number", quoted(.0))]
    TooLarge(String),
    #[error("no shape has the number {}", quoted(.0))]
    NoShape(String),
    #[error(
        "unknown handle {}; a handle is the number of a shape, a dot and one of its parts, as in 1.center, or it is move",
        quoted(.0)
    )]
    NoHandle(String),
    #[error("the centre of a view must be finite, and its span positive")]
    NoView,
    #[error("unknown edit")]
    NoEdit,
    #[error("a scene has at most {MOST_FIGURES} shapes")]
    TooMany,
}

fn numbers(count: usize) -> String {
    if count == 1 { "1 number".to_owned() } else { format!("{count} numbers") }
}
