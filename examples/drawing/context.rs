//! What an element inherits.

use impinge::glam::DAffine2;

use super::attributes::Attributes;
use super::error::Problem;
use super::transform;

/// What an element has from the groups around it.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "properties of SVG, each of its own")]
pub(crate) struct Context {
    pub transform: DAffine2,
    stroke_width: Option<f64>,
    round: bool,
    stroked: bool,
    pub filled: bool,
    pub visible: bool,
}

impl Default for Context {
    fn default() -> Self {
        Self {
            transform: DAffine2::IDENTITY,
            stroke_width: None,
            round: false,
            stroked: true,
            filled: true,
            visible: true,
        }
    }
}

impl Context {
    /// What `attributes` leave of it, and add to it, for an element and its children.
    pub(crate) fn inherit(&self, attributes: &Attributes<'_>) -> Result<Self, Problem> {
        let given = |name| attributes.get(name);
        if given("transform-origin").is_some() || given("vector-effect").is_some_and(|effect| effect != "none") {
            return Err(Problem::Effect);
        }
        Ok(Self {
            transform: self.transformed(given("transform").unwrap_or_default())?,
            stroke_width: attributes.size("stroke-width")?.or(self.stroke_width),
            round: given("stroke-linecap").map_or(self.round, |cap| cap == "round"),
            stroked: given("stroke").map_or(self.stroked, |paint| paint != "none"),
            filled: given("fill").map_or(self.filled, |paint| paint != "none"),
            visible: given("visibility").map_or(self.visible, |visibility| visibility == "visible"),
        })
    }

    fn transformed(&self, transform: &str) -> Result<DAffine2, Problem> {
        let product = self.transform * transform::parse(transform)?;
        if product.is_finite() { Ok(product) } else { Err(Problem::Overflow) }
    }

    /// By how much a radius is scaled.
    pub(crate) fn scale(&self) -> Result<f64, Problem> {
        transform::scale(&self.transform)
    }

    /// Half the stroke's width, where the stroke has one and round ends.
    pub(crate) fn stroke_radius(&self) -> Result<Option<f64>, Problem> {
        let width = self.stroke_width.filter(|_| self.round && self.stroked);
        width.map(|width| Ok(width / 2.0 * self.scale()?)).transpose()
    }
}
