//! Why a file cannot be read as a drawing.

use std::io;

use impinge::QueryError;
use thiserror::Error;

/// An unreadable file: which, where, and why.
#[derive(Debug, Error)]
pub enum ReadError {
    #[error("{path}: {source}")]
    Unreadable { path: String, source: io::Error },
    #[error("{path}:{line}: this is not UTF-8 text")]
    Encoding { path: String, line: usize },
    #[error("{path}:{line}: broken XML: {source}")]
    Xml { path: String, line: usize, source: roxmltree::Error },
    #[error("{path}:{line}: {element}: {problem}")]
    Element { path: String, line: usize, element: String, problem: Problem },
}

/// What is wrong with an element.
#[derive(Debug, Error)]
pub enum Problem {
    #[error("this is not an SVG drawing: the root element must be `svg`")]
    NotSvg,
    #[error("this element is not supported: use circle, line, polyline, polygon, rect and path, inside g and one svg")]
    Unsupported,
    #[error("`{0}` is missing")]
    Missing(&'static str),
    #[error("{name}=\"{value}\" is not a finite number with an optional unit (px, in, cm, mm, Q, pt, pc)")]
    Length { name: &'static str, value: String },
    #[error("{name}=\"{value}\" depends on the window or the font: use a number, or px, in, cm, mm, Q, pt, pc")]
    RelativeLength { name: &'static str, value: String },
    #[error("{name}=\"{value}\" is negative")]
    Negative { name: &'static str, value: String },
    #[error("`{name}`: {source}")]
    Syntax { name: &'static str, source: svgtypes::Error },
    #[error("`{name}` has a number that is not finite, or no number, at character {position}")]
    Number { name: &'static str, position: usize },
    #[error("`points` ends with half a point")]
    HalfPoint,
    #[error("`viewBox` must be four numbers, the last two positive")]
    ViewBox,
    #[error("`transform-origin` and `vector-effect` are not supported: use `transform`")]
    Effect,
    #[error("the curve `{0}` is not supported, only straight lines: M L H V Z")]
    Curve(char),
    #[error("the transform would turn a circle into an ellipse: only translate, rotate, mirror and scale evenly")]
    Ellipse,
    #[error("the corners are elliptic: `rx` and `ry`, each at most half its side, must be equal")]
    EllipticCorners,
    #[error("class=\"ray\" belongs on a line, or on a polyline or path of one straight line")]
    NotARay,
    #[error("the first and the last point of the ray are the same")]
    NoDirection,
    #[error("a coordinate or a radius exceeds the largest number")]
    Overflow,
    #[error("the drawing is too large or too small to be drawn")]
    Extent,
}

impl From<QueryError> for Problem {
    fn from(error: QueryError) -> Self {
        match error {
            QueryError::ZeroDirection => Self::NoDirection,
            _ => Self::Overflow,
        }
    }
}

impl Problem {
    /// What `source` says of the list of numbers in attribute `name`.
    pub fn syntax(name: &'static str, source: svgtypes::Error) -> Self {
        match source {
            svgtypes::Error::InvalidNumber(position) => Self::Number { name, position },
            source => Self::Syntax { name, source },
        }
    }
}
