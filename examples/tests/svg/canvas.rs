//! How shapes are drawn.

use drawing::style::SOLID;
use drawing::{Canvas, View};
use impinge::glam::{DVec2, dvec2};
use impinge::{Aabb, AnyShape, Circle, Segment, Stadium, Triangle};

/// The element that a shape becomes, but for its style. Nothing if there is none.
fn drawn(shape: impl Into<AnyShape<DVec2>>) -> String {
    let mut canvas = Canvas::in_pixels(View::centered(dvec2(20.0, 20.0)));
    canvas.shape(shape, &SOLID);
    let svg = canvas.framed().to_string();
    let document = roxmltree::Document::parse(&svg).expect("well-formed XML");
    let mut nodes = document.descendants();
    let Some(node) = nodes.find(|node| node.has_attribute("stroke-width")) else {
        return String::new();
    };
    let names = ["points", "d", "x1", "y1", "x2", "y2"];
    let values = names.map(|name| node.attribute(name).unwrap_or_default());
    format!("{} {}", node.tag_name().name(), values.join(" ").trim())
}

#[test]
fn a_bare_core_is_a_line_or_a_polygon() {
    let (a, b) = (dvec2(1.0, 2.0), dvec2(3.0, 4.0));
    for point in [a.into(), AnyShape::from(Circle::new(a, 0.0)), Segment::new(a, a).into()] {
        assert_eq!(drawn(point), "line 1 2 1 2");
    }
    for segment in [Segment::new(a, b).into(), AnyShape::from(Stadium::new(a, b, 0.0))] {
        assert_eq!(drawn(segment), "line 1 2 3 4");
    }
    assert_eq!(drawn(Aabb::new(a, b)), "polygon 1,2 3,2 3,4 1,4");
    assert_eq!(drawn(Triangle::new([a, b, dvec2(1.0, 4.0)])), "polygon 1,2 3,4 1,4");
}

/// The offsets of an edge are its left normals, as long as the radius. The sides of the triangle are 3, 4 and 5.
#[test]
fn a_radius_rounds_each_corner_by_an_arc() {
    assert_eq!(drawn(Circle::new(dvec2(1.0, 2.0), 1.0)), "path M 1,3 L 1,3 A 1 1 0 0 0 1,1 L 1,1 A 1 1 0 0 0 1,3 Z");
    assert_eq!(
        drawn(Stadium::new(dvec2(0.0, 0.0), dvec2(4.0, 0.0), 1.0)),
        "path M 0,1 L 4,1 A 1 1 0 0 0 4,-1 L 0,-1 A 1 1 0 0 0 0,1 Z"
    );
    // Far too short for a direction whose square is no zero.
    assert_eq!(
        drawn(Stadium::new(dvec2(0.0, 0.0), dvec2(1e-200, 0.0), 1.0)),
        "path M 0,1 L 0,1 A 1 1 0 0 0 0,-1 L 0,-1 A 1 1 0 0 0 0,1 Z"
    );
    let triangle = Triangle::new([dvec2(0.0, 0.0), dvec2(4.0, 0.0), dvec2(0.0, 3.0)]);
    assert_eq!(
        drawn(triangle.rounded(1.0)),
        "path M -1,0 L -1,3 A 1 1 0 0 0 0.6,3.8 L 4.6,0.8 A 1 1 0 0 0 4,-1 L 0,-1 A 1 1 0 0 0 -1,0 Z"
    );
}

#[test]
fn an_empty_box_is_not_drawn() {
    let empty = Aabb::new(dvec2(1.0, 1.0), dvec2(-1.0, -1.0));
    assert_eq!((drawn(empty), drawn(empty.rounded(1.0))), (String::new(), String::new()));
}
