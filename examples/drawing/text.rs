//! Lines of text. A picture does not know its fonts, so that widths are estimates, on the wide side.

use svg::node::element::Text;

/// How wide a letter is on average, as a part of the font's size.
const LETTER: f64 = 0.55;

/// A line of text, on the base line at `y`.
pub fn line(x: f64, y: f64, size: f64, content: impl Into<String>) -> Text {
    Text::new(content).set("x", x).set("y", y).set("font-size", size)
}

pub fn bold(text: Text) -> Text {
    text.set("font-weight", "bold")
}

/// The lines of a text that may be so many pixels wide; a longer word has a line of its own.
pub fn wrapped(text: &str, width: f64, size: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if estimated(&format!("{line} {word}"), size) <= width => *line = format!("{line} {word}"),
            _ => lines.push(word.into()),
        }
    }
    lines
}

/// How wide a text is in pixels.
#[expect(clippy::cast_precision_loss, reason = "a line has few letters")]
pub(crate) fn estimated(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * LETTER
}
