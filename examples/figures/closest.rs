//! Distances, and the points that they are measured between.

use drawing::style::TIED_LINK;
use impinge::glam::{DVec2, dvec2};
use impinge::{Circle, QueryError, Segment, Stadium, query};

use crate::number::{number, option, vector};
use crate::panel::Panel;
use crate::sheet::{Drawn, Sheet};
use crate::sketch::Subject;

const BAR: Stadium<DVec2> = Stadium::new(dvec2(-3.0, -1.5), dvec2(3.0, -1.5), 1.0);

pub(crate) fn distance() -> Drawn {
    let ball = |y| Circle::new(dvec2(0.5, y), 1.0);
    let panels = [
        measured("apart", &BAR, &ball(2.0)),
        measured("touching", &BAR, &ball(0.5)),
        measured("overlapping", &BAR, &ball(-0.5)),
    ];
    Sheet::new("The distance of two shapes", panels)
}

pub(crate) fn measured(case: &'static str, a: &impl Subject, b: &impl Subject) -> Result<Panel, QueryError> {
    let mut panel = Panel::of_pair(case, a, b);
    let distance = query::distance(a, b)?;
    if let Some((on_a, on_b)) = query::closest_points(a, b)? {
        panel.link(on_a, on_b);
        panel.measure(on_a, on_b, distance);
    }
    panel.say(number(distance));
    Ok(panel)
}

pub(crate) fn signed_distance() -> Drawn {
    let panels = [("outside", 2.5), ("on the outline", 0.0), ("inside", -1.25)]
        .map(|(case, y)| signed(case, dvec2(1.0, y - 0.5)));
    Sheet::new("The distance of two shapes, or minus their depth", panels)
}

fn signed(case: &'static str, point: DVec2) -> Result<Panel, QueryError> {
    let mut panel = Panel::of_pair(case, &BAR, &point);
    let on_outline = query::closest_boundary_point(&BAR, point)?;
    panel.projection(on_outline, point);
    panel.say(number(query::signed_distance(&BAR, &point)?));
    Ok(panel)
}

pub(crate) fn closest_points() -> Drawn {
    let (ball, bar) = (Circle::new(dvec2(-2.0, 1.0), 1.5), Stadium::new(dvec2(2.0, -2.0), dvec2(4.0, 1.0), 0.75));
    let (rail, other) =
        (Segment::new(dvec2(-4.0, 1.5), dvec2(2.0, 1.5)), Segment::new(dvec2(-2.0, -1.5), dvec2(4.0, -1.5)));
    let across = Segment::new(dvec2(-3.0, -2.0), dvec2(3.0, 2.5));
    let panels = [
        nearest("apart", &ball, &bar),
        parallel("parallel: a tie", &rail, &other),
        nearest("intersecting", &rail, &across),
    ];
    Sheet::new("The nearest points of two shapes", panels)
}

fn nearest(case: &'static str, a: &impl Subject, b: &impl Subject) -> Result<Panel, QueryError> {
    let mut panel = Panel::of_pair(case, a, b);
    let points = query::closest_points(a, b)?;
    if let Some((on_a, on_b)) = points {
        panel.link(on_a, on_b);
    }
    panel.say(option(points, |(on_a, _)| vector(on_a)));
    if let Some((_, on_b)) = points {
        panel.say(vector(on_b));
    }
    Ok(panel)
}

/// With other links that are as short.
fn parallel(case: &'static str, a: &Segment<DVec2>, b: &Segment<DVec2>) -> Result<Panel, QueryError> {
    let (mut panel, distance) = (nearest(case, a, b)?, query::distance(a, b)?);
    for share in 0..=6 {
        let on_b = b.at(f64::from(share) / 6.0);
        if query::distance(a, &on_b)? == distance {
            panel.line(query::closest_point(a, on_b)?, on_b, &TIED_LINK);
        }
    }
    Ok(panel)
}

pub(crate) fn closest_point() -> Drawn {
    let panels = [
        ("beside", dvec2(-1.0, 2.5)),
        ("beyond an end", dvec2(4.5, 0.5)),
        ("inside: the point itself", dvec2(1.0, -1.0)),
    ];
    let panels = panels.map(|(case, point)| projected(case, point, query::closest_point(&BAR, point)));
    Sheet::new("The point of a shape that is nearest to a point", panels)
}

pub(crate) fn closest_boundary_point() -> Drawn {
    let panels =
        [("outside", dvec2(-1.0, 2.5)), ("inside", dvec2(1.0, -1.0)), ("on the core: a tie", dvec2(1.0, -1.5))];
    let panels = panels.map(|(case, point)| projected(case, point, query::closest_boundary_point(&BAR, point)));
    Sheet::new("The point of an outline that is nearest to a point", panels)
}

fn projected(case: &'static str, point: DVec2, answer: Result<DVec2, QueryError>) -> Result<Panel, QueryError> {
    let mut panel = Panel::of_pair(case, &BAR, &point);
    match answer {
        Err(tie @ QueryError::NoUniqueDirection) => panel.refuse(tie, point),
        answer => {
            let nearest = answer?;
            panel.projection(nearest, point);
            panel.say(vector(nearest));
        }
    }
    Ok(panel)
}
