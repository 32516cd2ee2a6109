//! The one look of all pictures: their colours, strokes, sizes of text, and margins.
//!
//! Each colour can be seen on white, on black and on the pages of the documentation, and people who confuse colours can
//! tell them apart. Fills let the page through, and lines and text are [`INK`]: nothing but that and the paper changes
//! between a light picture and a dark one.

/// The colours of something, the width of its stroke in hairs, and whether that is dashed.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub fill: &'static str,
    pub stroke: &'static str,
    pub width: f64,
    pub(super) dashed: bool,
}

impl Style {
    pub const fn new(fill: &'static str, stroke: &'static str, width: f64) -> Self {
        Self { fill, stroke, width, dashed: false }
    }

    /// This style with a stroke of another width.
    pub const fn wide(self, width: f64) -> Self {
        Self { width, ..self }
    }

    /// This style without its fill.
    pub const fn unfilled(self) -> Self {
        Self { fill: "none", ..self }
    }

    /// This style, filled with the colour of its stroke.
    pub const fn filled(self) -> Self {
        Self { fill: self.stroke, ..self }
    }

    /// This style with an outline of dashes.
    pub const fn dashed(self) -> Self {
        Self { dashed: true, ..self }
    }
}

/// The colour of the text around a figure: that of the page which includes it, or of its own [`Paper`](crate::Paper).
pub const INK: &str = "currentColor";
pub const BLUE: &str = "#3f8fd2";
pub const ORANGE: &str = "#d96c00";
pub const GREEN: &str = "#1f9e6e";
pub const PURPLE: &str = "#c06bb5";
pub const RED: &str = "#e5405e";
pub const GREY: &str = "#8a939d";

/// The colours that lines and marks are drawn in.
pub const COLOURS: [&str; 6] = [BLUE, ORANGE, GREEN, PURPLE, RED, GREY];

/// The first shape of a query, or what moves.
pub const A: Style = Style::new("#3f8fd240", BLUE, 1.6);
/// The second one.
pub const B: Style = Style::new("#d96c0040", ORANGE, 1.6);
/// A shape of a scene, about which no more is to be said.
pub const SOLID: Style = Style::new("#8a939d40", GREY, 1.0);
/// The same without a radius.
pub const BARE: Style = Style::new("none", INK, 1.6);
/// A shape that is not met, or a part of a path beyond the answer.
pub const MISSED: Style = Style::new("#8a939d20", GREY, 1.0);
/// Where the first shape will be, or as large as it would be.
pub const GHOST_A: Style = Style::new("none", BLUE, 1.2).dashed();
pub const GHOST_B: Style = Style::new("none", ORANGE, 1.2).dashed();
/// From one nearest point to the other.
pub const LINK: Style = Style::new(GREEN, GREEN, 1.6);
/// Another link that is as short.
pub const TIED_LINK: Style = Style::new(GREEN, GREEN, 1.0).dashed();
pub const NORMAL: Style = Style::new("none", PURPLE, 1.6);
/// Another normal that is as good.
pub const TIED_NORMAL: Style = Style::new("none", PURPLE, 1.0).dashed();
/// How far something has to move, or is to move.
pub const OFFSET: Style = Style::new("none", INK, 1.6);
/// The way of something that moves, or a ray.
pub const WAY: Style = Style::new("none", BLUE, 1.2);
/// A point that an answer holds.
pub const ANSWER: Style = Style::new(GREEN, INK, 0.8);
/// Where two shapes touch.
pub const TOUCH: Style = Style::new("none", RED, 1.6);
pub const REFUSED: Style = Style::new(RED, RED, 1.6);

pub(crate) const FONT: &str = "Fira Sans, Helvetica, Arial, sans-serif";
/// The sizes of text, in pixels. The smallest can still be read where a page is 400 pixels wide on a telephone.
pub const TITLE: f64 = 22.0;
pub const TEXT: f64 = 17.0;
pub const NOTE: f64 = 15.0;

/// The thinnest stroke that is easily seen, in pixels.
pub(crate) const HAIR: f64 = 1.25;
/// What a page holds, in pixels across: about the width of a page of the documentation.
pub const WIDTH: f64 = 624.0;
/// Around what a page holds.
pub(crate) const MARGIN: f64 = 16.0;
/// Between two things on a page.
pub const SPACE: f64 = 12.0;
