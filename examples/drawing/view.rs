use impinge::glam::{DVec2, dvec2};

use super::attributes::{Attributes, numbers};
use super::core::extent;
use super::error::Problem;
use super::{Content, Element, equal_as_saved};

/// The part of the plane that a drawing shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    pub min: DVec2,
    pub size: DVec2,
}

impl View {
    /// With the origin in the middle.
    pub fn centered(size: DVec2) -> Self {
        Self { min: -size / 2.0, size }
    }

    /// The `viewBox` of the root; else its width and height; else `None`.
    pub fn of(root: &Attributes<'_>) -> Result<Option<Self>, Problem> {
        let sides = root.size("width")?.zip(root.size("height")?);
        let window = sides.map(DVec2::from).filter(|size| size.min_element() > 0.0);
        let Some(text) = root.get("viewBox") else {
            return Ok(window.map(|size| Self { min: DVec2::ZERO, size }));
        };
        let view = Self::parse(text)?;
        let ratio = root.get("preserveAspectRatio").unwrap_or_default();
        if ratio.contains("none") && window.is_some_and(|size| view.is_stretched_in(size)) {
            return Err(Problem::Ellipse);
        }
        Ok(Some(view))
    }

    fn parse(text: &str) -> Result<Self, Problem> {
        match numbers("viewBox", text)?[..] {
            [x, y, width, height] if width > 0.0 && height > 0.0 => {
                Ok(Self { min: dvec2(x, y), size: dvec2(width, height) })
            }
            _ => Err(Problem::ViewBox),
        }
    }

    /// Whether it has to be distorted to fill a window of that size.
    fn is_stretched_in(&self, window: DVec2) -> bool {
        !equal_as_saved(self.size.x * window.y, self.size.y * window.x)
    }

    /// With some room around it, for what is drawn on its edges.
    pub fn padded(self) -> Self {
        let margin = self.size.max_element() * 0.01;
        Self { min: self.min - margin, size: self.size + 2.0 * margin }
    }

    /// Whether numbers leave room for what is drawn around it, and for the width of a hair.
    pub fn is_drawable(&self) -> bool {
        (self.min.abs() + self.size * 4.0).is_finite() && self.size.max_element() > 1e-300
    }

    /// Just large enough for all of `elements`, with a margin.
    pub fn around(elements: &[Element]) -> Self {
        let corners: Vec<DVec2> = elements.iter().flat_map(corners).collect();
        let min = corners.iter().copied().reduce(DVec2::min).unwrap_or(DVec2::ZERO);
        let max = corners.iter().copied().reduce(DVec2::max).unwrap_or(DVec2::ZERO);
        let longest = (max - min).max_element();
        let margin = if longest > 0.0 { longest * 0.05 } else { 1.0 };
        Self { min: min - margin, size: max - min + 2.0 * margin }
    }
}

/// The corners that a view of `element` must hold.
fn corners(element: &Element) -> Vec<DVec2> {
    match &element.content {
        Content::Ray(ray) => vec![ray.origin],
        Content::Shapes(shapes) => shapes.iter().flat_map(extent).collect(),
    }
}
