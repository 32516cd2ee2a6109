//! Answers as text.

use std::fmt;

use impinge::glam::DVec2;

/// With two decimals at most. Adding 0 makes a -0 a 0.
pub(crate) fn number(number: f64) -> String {
    let text = format!("{:.2}", (number * 100.0).round() / 100.0 + 0.0);
    text.trim_end_matches('0').trim_end_matches('.').into()
}

pub(crate) fn vector(vector: DVec2) -> String {
    format!("({}, {})", number(vector.x), number(vector.y))
}

/// What an answer that may be missing is, by what `text` makes of it.
pub(crate) fn option<T>(answer: Option<T>, text: impl FnOnce(T) -> String) -> String {
    answer.map_or_else(|| "None".into(), text)
}

/// A value as Rust prints it.
pub(crate) fn debug(value: impl fmt::Debug) -> String {
    format!("{value:?}")
}
