//! One language for all figures: colours that are told apart on white and on black, with fills that let the page through.

use drawing::Style;

/// The text's own colour, whatever the page.
pub(crate) const INK: &str = "currentColor";
pub(crate) const BLUE: &str = "#3f8fd2";
pub(crate) const ORANGE: &str = "#e07b00";
pub(crate) const GREEN: &str = "#28a05a";
pub(crate) const PURPLE: &str = "#b45fd0";
pub(crate) const RED: &str = "#e5405e";
pub(crate) const GREY: &str = "#8a939d";

/// The first shape of a query.
pub(crate) const A: Style = Style::new("#3f8fd240", BLUE, 1.6);
/// The second one.
pub(crate) const B: Style = Style::new("#e07b0040", ORANGE, 1.6);
/// A shape that is not met, or a part of a path beyond the answer.
pub(crate) const MISSED: Style = Style::new("#8a939d20", GREY, 1.0);
/// Where the first shape will be, or as large as it would be.
pub(crate) const GHOST_A: Style = Style::new("none", BLUE, 1.2).dashed();
pub(crate) const GHOST_B: Style = Style::new("none", ORANGE, 1.2).dashed();
/// From one nearest point to the other.
pub(crate) const LINK: Style = Style::new(GREEN, GREEN, 1.6);
/// Another link that is as short.
pub(crate) const TIED_LINK: Style = Style::new(GREEN, GREEN, 1.0).dashed();
pub(crate) const NORMAL: Style = Style::new("none", PURPLE, 1.6);
/// Another normal that is as good.
pub(crate) const TIED_NORMAL: Style = Style::new("none", PURPLE, 1.0).dashed();
/// How far something has to move, or is to move.
pub(crate) const OFFSET: Style = Style::new("none", INK, 1.6);
/// A point that an answer holds.
pub(crate) const ANSWER: Style = Style::new(GREEN, INK, 0.8);
pub(crate) const REFUSED: Style = Style::new(RED, RED, 1.6);
