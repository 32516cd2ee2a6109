//! Numbers as a person reads them: the shortest decimals that read back as the same number.

use std::fmt::{Display, LowerExp};

use impinge::glam::Vec2;

/// With an exponent where there would be many zeros.
pub(crate) fn number<T: Display + LowerExp + Into<f64> + Copy>(number: T) -> String {
    let magnitude: f64 = number.into().abs();
    if magnitude == 0.0 || !magnitude.is_finite() || (1e-5..1e9).contains(&magnitude) {
        number.to_string()
    } else {
        format!("{number:e}")
    }
}

/// With commas between them, as in a fragment.
pub(crate) fn listed(numbers: &[f32]) -> String {
    let numbers: Vec<String> = numbers.iter().copied().map(number).collect();
    numbers.join(",")
}

pub(crate) fn vector(vector: Vec2) -> String {
    format!("({}, {})", number(vector.x), number(vector.y))
}

/// How much of what was typed, or came with a link, an error quotes.
const QUOTED: usize = 60;

/// What is wrong, as an error quotes it: its start, if it is long.
pub(crate) fn quoted(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("“{}…”", &text[..end]),
        None => format!("“{text}”"),
    }
}

pub(crate) fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}
