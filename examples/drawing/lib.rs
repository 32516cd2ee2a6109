//! Drawings: SVG as a vector editor saves it, read into shapes; and shapes drawn as SVG, on pages of one style.
//!
//! Coordinates are in the user units of the root: those of its `viewBox`, which are the numbers that an editor shows, or
//! px. Lengths may have a unit (px, in, cm, mm, Q, pt, pc), but none that depends on a window or a font.
//!
//! | element | becomes |
//! |---|---|
//! | `circle` | a circle; a stroke does not make it larger |
//! | `polygon`, `polyline`, if filled and convex, with 3 to 8 corners | a polygon |
//! | `rect`, if filled | a box; a polygon if it is rotated or skewed |
//! | `rect` with round corners, filled or not | a polygon with a radius; a stadium if they take half its shorter side |
//! | other `polygon`, `rect` | a segment for each side |
//! | `line`, other `polyline`, `path` with M L H V Z | a segment for each straight piece; a stadium under a round stroke |
//! | `line`, `polyline`, `path` of one piece, with `class="ray"` | a ray from its first point through the second |
//!
//! An element is filled unless its `fill` is `none`, from an attribute, from `style` or inherited: so SVG has it. A stroke does
//! not make a filled element larger. Whether an outline is convex is decided exactly, from the numbers in the file; it may
//! have more points on its sides. A convex outline of more than 8 corners becomes segments.
//! A background is solid too: with `fill="none"`, it is a frame around the rest.
//!
//! A round stroke is one with a `stroke-width` and `stroke-linecap="round"`, from an attribute, from `style` or inherited,
//! unless `stroke` is `none`; a stadium's radius is half its width.
//!
//! `svg`, `g` and `a` group, with any `transform`; where a radius is concerned, it must keep circles round. What is never
//! drawn (`defs`, `title`, `style`, foreign namespaces, `display: none`, `visibility: hidden`) is skipped; so are CSS
//! rules, dashes and line joins. Everything else is an error that names the line and the element.

#![allow(clippy::disallowed_methods, reason = "a drawing need not have the same bits everywhere")]
#![expect(
    missing_docs,
    clippy::missing_errors_doc,
    clippy::must_use_candidate,
    clippy::return_self_not_must_use,
    reason = "a library for the examples alone"
)]

mod attributes;
mod canvas;
mod content;
mod context;
mod core;
mod error;
mod legend;
mod outline;
mod page;
mod path;
mod reader;
pub mod style;
mod text;
mod transform;
mod view;

pub use self::canvas::Canvas;
pub use self::core::is_bare;
pub use self::error::ReadError;
pub use self::legend::Legend;
pub use self::page::{Page, Paper};
pub use self::style::Style;
pub use self::text::{bold, line, wrapped};
pub use self::view::View;

use std::fmt;
use std::path::Path;

use impinge::glam::DVec2;
use impinge::{AnyShape, Ray};

/// Whether `a` and `b` may have been equal before an editor saved them, some with no more than six digits.
fn equal_as_saved(a: f64, b: f64) -> bool {
    (a - b).abs() <= a.abs().max(b.abs()) * EDITOR_PRECISION
}

const EDITOR_PRECISION: f64 = 1e-5;

/// What an SVG file shows.
#[derive(Debug)]
pub struct Drawing {
    pub view: View,
    pub elements: Vec<Element>,
}

impl Drawing {
    /// Reads the file at `path`.
    pub fn read(path: &Path) -> Result<Self, ReadError> {
        let (name, text) = reader::text(path)?;
        Self::parse(&name, &text)
    }

    /// Reads `text`, which messages call `name`.
    pub fn parse(name: &str, text: &str) -> Result<Self, ReadError> {
        reader::read(name, text)
    }

    /// All shapes, in the order of the file.
    pub fn parts(&self) -> impl Iterator<Item = Part<'_>> {
        self.elements.iter().flat_map(Element::parts)
    }

    /// The marked rays, each with its element.
    pub fn rays(&self) -> impl Iterator<Item = (&Element, &Ray<DVec2>)> {
        self.elements.iter().filter_map(|element| match &element.content {
            Content::Ray(ray) => Some((element, ray)),
            Content::Shapes(_) => None,
        })
    }
}

/// An element of the file that draws something.
#[derive(Debug)]
pub struct Element {
    /// The name of its tag.
    pub name: String,
    /// What the editor calls it: its `inkscape:label` or its `id`.
    pub label: Option<String>,
    pub line: usize,
    pub content: Content,
}

/// What an element stands for.
#[derive(Debug)]
pub enum Content {
    Shapes(Vec<AnyShape<DVec2>>),
    Ray(Ray<DVec2>),
}

impl Element {
    fn parts(&self) -> impl Iterator<Item = Part<'_>> {
        let shapes = match &self.content {
            Content::Shapes(shapes) => shapes.as_slice(),
            Content::Ray(_) => &[],
        };
        let numbered = shapes.len() > 1;
        shapes.iter().zip(1..).map(move |(shape, number)| Part {
            element: self,
            piece: numbered.then_some(number),
            shape,
        })
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.label {
            Some(label) => f.write_str(label),
            None => write!(f, "{} (line {})", self.name, self.line),
        }
    }
}

/// One shape of an element.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    pub element: &'a Element,
    /// Which piece of the element, from 1, where there are several.
    pub piece: Option<usize>,
    pub shape: &'a AnyShape<DVec2>,
}

impl Part<'_> {
    /// Whether both are the same shape of the drawing, not only an equal one.
    pub fn is(&self, other: &Self) -> bool {
        std::ptr::eq(self.shape, other.shape)
    }

    /// Whether both are pieces of one element.
    pub fn is_joined_to(&self, other: &Self) -> bool {
        std::ptr::eq(self.element, other.element)
    }
}

impl fmt::Display for Part<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.piece {
            Some(piece) => write!(f, "{} #{piece}", self.element),
            None => write!(f, "{}", self.element),
        }
    }
}
