//! Each shape: what it is made of, and what its methods return.

use drawing::style::{A, B, GHOST_A, LINK, MISSED, OFFSET};
use impinge::glam::dvec2;
use impinge::{Aabb, Circle, ConvexPolygon, QueryError, Ray, Segment, Stadium, query};

use crate::number::{number, option, vector};
use crate::panel::{FAR, Panel};
use crate::rays::reach;
use crate::shapes::{ends, radius};
use crate::sheet::{Drawn, Sheet};
use crate::sketch::Sketch;

pub(crate) fn segment() -> Drawn {
    let segment = Segment::new(dvec2(-3.0, -1.5), dvec2(3.0, 1.5));
    let mut made = Panel::of_one("new(a, b)", &segment);
    ends(&mut made, &segment);
    made.say(format!("length: {}", number(segment.length())));
    let mut along = Panel::of_one("at(0.25), midpoint()", &segment);
    for point in [segment.at(0.25), segment.midpoint()] {
        along.answer(point);
        along.say(vector(point));
    }
    let mut inflated = Panel::of_one("inflated(1.25)", &segment);
    inflated.draw(&segment.inflated(1.25), &GHOST_A);
    inflated.say("a Stadium");
    Sheet::new("A segment", [made, along, inflated].map(Ok))
}

pub(crate) fn circle() -> Drawn {
    let circle = Circle::new(dvec2(0.0, 0.0), 2.0);
    let mut made = Panel::of_one("new(center, radius)", &circle);
    radius(&mut made, circle.center, circle.radius);
    made.draw(&circle.center, &A);
    made.label(circle.center - dvec2(0.0, 0.8), "center");
    made.say(format!("radius: {}", number(circle.radius)));
    let start = circle.translated(dvec2(-2.0, -1.0));
    let end = start.translated(dvec2(4.0, 2.0));
    let mut moved = Panel::of_one("translated(offset)", &start);
    moved.draw(&end, &GHOST_A);
    moved.arrow(start.center, end.center, &OFFSET);
    moved.say(format!("offset: {}", vector(end.center - start.center)));
    let inflated = resized("inflated(1)", &circle, &circle.inflated(1.0), circle.inflated(1.0).radius);
    Sheet::new("A circle", [made, moved, inflated].map(Ok))
}

pub(crate) fn stadium() -> Drawn {
    let stadium = Stadium::new(dvec2(-2.5, -0.5), dvec2(2.5, 0.5), 1.75);
    let mut made = Panel::of_one("new(a, b, radius)", &stadium);
    made.draw(&stadium.segment, &A);
    radius(&mut made, stadium.segment.b, stadium.radius);
    ends(&mut made, &stadium.segment);
    made.say(format!("radius: {}", number(stadium.radius)));
    let (lying, quarter) = (Stadium::new(dvec2(0.0, 0.0), dvec2(3.0, 0.0), 0.75), dvec2(0.0, 1.0));
    let mut turned = Panel::of_one("transformed", &lying);
    turned.draw(&lying.transformed(quarter, dvec2(-2.0, -1.5)), &GHOST_A);
    turned.say("by a quarter turn,");
    turned.say("then by (-2, -1.5)");
    let inflated = resized("inflated(-0.75)", &stadium, &stadium.inflated(-0.75), stadium.inflated(-0.75).radius);
    Sheet::new("A stadium", [made, turned, inflated].map(Ok))
}

pub(crate) fn convex_polygon() -> Drawn {
    let corners = [dvec2(-3.0, -1.5), dvec2(1.5, -2.0), dvec2(3.0, 0.5), dvec2(-0.5, 2.0)];
    let points = [corners[0], dvec2(0.5, 0.0), corners[2], corners[1], corners[3]];
    let hull = ConvexPolygon::new(points);
    let mut made = Panel::of_one("new(points)", &hull);
    for point in points {
        made.draw(&point, &A);
    }
    made.say(format!("{} points, {} vertices", points.len(), hull.vertices().len()));
    let (half_extents, rotation) = (dvec2(2.0, 1.5), dvec2(0.8, 0.6));
    let rectangle = ConvexPolygon::rectangle(dvec2(0.0, 0.0), half_extents, rotation);
    let mut turned = Panel::of_one("rectangle", &rectangle);
    turned.draw(&dvec2(0.0, 0.0), &A);
    turned.say(format!("half size: {}", vector(half_extents)));
    turned.say(format!("rotation: {}", vector(rotation)));
    let core = Aabb::new(dvec2(-2.0, -1.0), dvec2(2.0, 1.0)).rounded(0.0);
    let rounded = resized("rounded(0.75)", &core, &core.rounded(0.75), core.rounded(0.75).radius);
    Sheet::new("A convex polygon", [made, turned, rounded].map(Ok))
}

/// A shape before and after a change of its radius.
fn resized(case: &'static str, before: &impl Sketch, after: &impl Sketch, radius: f64) -> Panel {
    let mut panel = Panel::of_one(case, before);
    panel.draw(after, &GHOST_A);
    panel.say(format!("radius: {}", number(radius)));
    panel
}

pub(crate) fn ray() -> Drawn {
    let ray = Ray::new(dvec2(-3.0, -1.5), dvec2(2.0, 1.0));
    let mut made = Panel::of_one("new(origin, direction)", &ray);
    made.label(ray.origin - dvec2(0.0, 0.9), "origin");
    made.label(ray.at(1.0) - dvec2(-1.6, 0.6), "direction");
    made.say(format!("direction: {}", vector(ray.direction)));
    let (origin, target) = (dvec2(-3.0, 1.0), dvec2(1.0, -0.5));
    let through = Ray::through(origin, target);
    let mut aimed = Panel::of_one("through(origin, target)", &through);
    aimed.draw(&target, &B);
    aimed.say(format!("direction: {}", vector(through.direction)));
    let mut along = Panel::of_one("at(2)", &ray);
    along.answer(ray.at(2.0));
    along.say(vector(ray.at(2.0)));
    Sheet::new("A ray", [made, aimed, along].map(Ok))
}

pub(crate) fn aabb() -> Drawn {
    Sheet::new("A box", [bounds(), Ok(union()), ray_bound()])
}

fn bounds() -> Result<Panel, QueryError> {
    let shape = Stadium::new(dvec2(-1.25, -0.75), dvec2(1.5, 0.75), 1.0);
    let (mut panel, bounds) = (Panel::of_one("query::bounding_box", &shape), query::bounding_box(&shape)?);
    panel.draw(&bounds, &LINK.unfilled());
    for (corner, name, y) in [(bounds.min, "min", -0.6), (bounds.max, "max", 0.6)] {
        panel.answer(corner);
        panel.label(corner + dvec2(0.0, y), name);
    }
    panel.say(format!("min: {}", vector(bounds.min)));
    panel.say(format!("max: {}", vector(bounds.max)));
    Ok(panel)
}

fn union() -> Panel {
    let (a, b) = (Aabb::new(dvec2(-4.0, -2.5), dvec2(-1.0, 0.5)), Aabb::new(dvec2(0.0, -1.0), dvec2(3.5, 2.5)));
    let (mut panel, both) = (Panel::of_pair("union", &a, &b), a.union(&b));
    panel.draw(&both, &LINK.unfilled());
    panel.say(format!("min: {}", vector(both.min)));
    panel.say(format!("max: {}", vector(both.max)));
    panel
}

fn ray_bound() -> Result<Panel, QueryError> {
    let (bounds, ray) = (Aabb::new(dvec2(0.0, -2.0), dvec2(3.5, 1.5)), Ray::new(dvec2(-4.0, 1.0), dvec2(2.0, -0.5)));
    let (mut panel, entry) = (Panel::new("ray_bound"), bounds.ray_bound(&ray, f64::INFINITY)?);
    panel.draw(&bounds, &B);
    panel.draw(&ray, &MISSED);
    reach(&mut panel, &ray, entry.unwrap_or(FAR));
    if let Some(t) = entry {
        panel.answer(ray.at(t));
    }
    panel.say(option(entry, |t| format!("t: {}", number(t))));
    Ok(panel)
}
