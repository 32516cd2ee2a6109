//! The shapes, each with its core.

use drawing::style::{A, LINK, OFFSET};
use impinge::glam::{DVec2, dvec2};
use impinge::{Circle, QueryError, Ray, Segment, Stadium, query};

use crate::panel::Panel;
use crate::sheet::{Drawn, Sheet};

pub(crate) fn shapes() -> Drawn {
    Sheet::new("The shapes", [Ok(point()), Ok(circle()), bounds(), Ok(segment()), Ok(stadium()), Ok(ray())])
}

fn point() -> Panel {
    let mut panel = Panel::of_one("a point", &DVec2::ZERO);
    panel.say("any vector");
    panel
}

fn circle() -> Panel {
    let circle = Circle::new(dvec2(0.0, 0.0), 2.5);
    let mut panel = Panel::of_one("Circle: a point", &circle);
    radius(&mut panel, circle.center, circle.radius);
    panel.draw(&circle.center, &A);
    panel.label(circle.center - dvec2(0.0, 0.8), "center");
    panel.say("inflated by a radius");
    panel
}

fn segment() -> Panel {
    let segment = Segment::new(dvec2(-3.0, -1.0), dvec2(3.0, 1.0));
    let mut panel = Panel::of_one("Segment", &segment);
    ends(&mut panel, &segment);
    panel.say("the line from a to b");
    panel
}

fn stadium() -> Panel {
    let stadium = Stadium::new(dvec2(-2.5, -0.5), dvec2(2.5, 0.5), 1.75);
    let mut panel = Panel::of_one("Stadium: a segment", &stadium);
    panel.draw(&stadium.segment, &A);
    radius(&mut panel, stadium.segment.b, stadium.radius);
    ends(&mut panel, &stadium.segment);
    panel.say("inflated by a radius");
    panel
}

fn ray() -> Panel {
    let ray = Ray::new(dvec2(-3.5, -1.5), dvec2(3.5, 1.5));
    let mut panel = Panel::of_one("Ray", &ray);
    panel.label(ray.origin - dvec2(-0.3, 0.9), "origin");
    panel.label(ray.at(1.0) - dvec2(-1.2, 1.0), "direction");
    panel.say("a half-line");
    panel
}

fn bounds() -> Result<Panel, QueryError> {
    let shape = Stadium::new(dvec2(-1.0, -1.0), dvec2(1.5, 1.0), 1.25);
    let (mut panel, bounds) = (Panel::of_one("Aabb", &shape), query::bounding_box(&shape)?);
    panel.draw(&bounds, &LINK.unfilled());
    for (corner, name, y) in [(bounds.min, "min", -0.6), (bounds.max, "max", 0.6)] {
        panel.answer(corner);
        panel.label(corner + dvec2(0.0, y), name);
    }
    panel.say("an axis-aligned box");
    Ok(panel)
}

pub(crate) fn ends(panel: &mut Panel, segment: &Segment<DVec2>) {
    for (end, name) in [(segment.a, "a"), (segment.b, "b")] {
        panel.draw(&end, &A);
        panel.label(end - dvec2(0.0, 0.8), name);
    }
}

pub(crate) fn radius(panel: &mut Panel, center: DVec2, radius: f64) {
    panel.arrow(center, center + dvec2(0.0, radius), &OFFSET);
    panel.label(center + dvec2(0.4, radius / 2.0), "r");
}
