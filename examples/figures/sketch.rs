//! How each shape is drawn.

use drawing::{Figure, Style};
use impinge::glam::DVec2;
use impinge::{Aabb, Circle, Ray, Segment, Shape, Stadium};

use crate::panel::{FAR, Panel};

/// What a panel can show.
pub(crate) trait Sketch {
    fn sketch(&self, panel: &mut Panel, style: &Style);
}

/// A shape that a query takes and a panel shows.
pub(crate) trait Subject: Shape<Vector = DVec2> + Sketch {}

impl<S: Shape<Vector = DVec2> + Sketch> Subject for S {}

impl Sketch for DVec2 {
    fn sketch(&self, panel: &mut Panel, style: &Style) {
        panel.dot(*self, &Style::new(style.stroke, "none", 0.0));
    }
}

impl Sketch for Segment<DVec2> {
    fn sketch(&self, panel: &mut Panel, style: &Style) {
        panel.figure(&Figure::Segment(*self), &style.wide(style.width + 0.6));
    }
}

impl Sketch for Circle<DVec2> {
    fn sketch(&self, panel: &mut Panel, style: &Style) {
        panel.figure(&Figure::Circle(*self), style);
    }
}

/// With its core.
impl Sketch for Stadium<DVec2> {
    fn sketch(&self, panel: &mut Panel, style: &Style) {
        panel.figure(&Figure::Stadium(*self), style);
        panel.line(self.segment.a, self.segment.b, &style.wide(0.6));
    }
}

/// With an arrow as long as the direction.
impl Sketch for Ray<DVec2> {
    fn sketch(&self, panel: &mut Panel, style: &Style) {
        panel.line(self.origin, self.at(FAR), style);
        panel.arrow(self.origin, self.at(1.0), style);
        self.origin.sketch(panel, style);
    }
}

impl Sketch for Aabb<DVec2> {
    fn sketch(&self, panel: &mut Panel, style: &Style) {
        let Self { min, max } = *self;
        panel.polyline(&[min, min.with_x(max.x), max, max.with_x(min.x), min], style);
    }
}
