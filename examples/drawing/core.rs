//! What a shape is drawn around.

use impinge::glam::DVec2;
use impinge::{AnyShape, ConvexPolygon, Segment};

/// The corners of the core, in the order of a [`ConvexPolygon`], and the radius.
pub(crate) fn core(shape: &AnyShape<DVec2>) -> (Vec<DVec2>, f64) {
    match shape {
        AnyShape::Point(point) => (vec![*point], 0.0),
        AnyShape::Segment(segment) => (ends(segment), 0.0),
        AnyShape::Circle(circle) => (vec![circle.center], circle.radius),
        AnyShape::Stadium(stadium) => (ends(&stadium.segment), stadium.radius),
        AnyShape::Aabb(aabb) => (ConvexPolygon::from(*aabb).vertices().to_vec(), 0.0),
        AnyShape::ConvexPolygon(polygon) => (polygon.vertices().to_vec(), polygon.radius),
    }
}

/// One if they are equal.
fn ends(segment: &Segment<DVec2>) -> Vec<DVec2> {
    if segment.a == segment.b { vec![segment.a] } else { vec![segment.a, segment.b] }
}

/// Whether a shape has no inside: a point or a segment.
pub fn is_bare(shape: &AnyShape<DVec2>) -> bool {
    let (corners, radius) = core(shape);
    corners.len() < 3 && radius == 0.0
}

/// Points whose smallest upright box is that around a shape.
pub(crate) fn extent(shape: &AnyShape<DVec2>) -> impl Iterator<Item = DVec2> {
    let (corners, radius) = core(shape);
    corners.into_iter().flat_map(move |corner| [corner - radius, corner + radius])
}
