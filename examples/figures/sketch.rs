//! How each shape is drawn.

use drawing::Style;
use impinge::glam::DVec2;
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Shape, Stadium};

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
        panel.line(self.a, self.b, &style.wide(style.width + 0.6));
    }
}

impl Sketch for Circle<DVec2> {
    fn sketch(&self, panel: &mut Panel, style: &Style) {
        panel.stadium(&Stadium::from(*self), style);
    }
}

/// With its core.
impl Sketch for Stadium<DVec2> {
    fn sketch(&self, panel: &mut Panel, style: &Style) {
        panel.stadium(self, style);
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

impl Sketch for AnyShape<DVec2> {
    fn sketch(&self, panel: &mut Panel, style: &Style) {
        match self {
            Self::Point(point) => point.sketch(panel, style),
            Self::Segment(segment) => segment.sketch(panel, style),
            Self::Circle(circle) => circle.sketch(panel, style),
            Self::Stadium(stadium) => stadium.sketch(panel, style),
            Self::Aabb(aabb) => aabb.sketch(panel, style),
            Self::ConvexPolygon(polygon) => polygon.sketch(panel, style),
        }
    }
}

/// With its core.
impl<const N: usize> Sketch for ConvexPolygon<DVec2, N> {
    fn sketch(&self, panel: &mut Panel, style: &Style) {
        if self.radius > 0.0 {
            panel.polyline(&rounded_outline(self), style);
        }
        let core: Vec<_> = self.vertices().iter().chain(self.vertices().first()).copied().collect();
        panel.polyline(&core, &if self.radius > 0.0 { style.wide(0.6).unfilled() } else { *style });
    }
}

/// Points of the outline of a polygon with a radius, all around.
fn rounded_outline<const N: usize>(polygon: &ConvexPolygon<DVec2, N>) -> Vec<DVec2> {
    const STEPS: u8 = 8;
    let normals: Vec<_> = polygon.edges().map(|edge| (edge.a - edge.b).perp() / edge.length()).collect();
    let previous = normals.iter().cycle().skip(normals.len().saturating_sub(1));
    let arcs = polygon.vertices().iter().zip(previous.zip(&normals)).flat_map(|(corner, (from, to))| {
        let share = |step: u8| f64::from(step) / f64::from(STEPS);
        (0..=STEPS).map(move |step| {
            let between = from.lerp(*to, share(step));
            *corner + between / between.length() * polygon.radius
        })
    });
    let outline: Vec<_> = arcs.collect();
    outline.iter().chain(outline.first()).copied().collect()
}
