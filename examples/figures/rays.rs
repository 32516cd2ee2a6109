//! Rays and paths.

use drawing::style::{A, B, LINK, MISSED};
use impinge::glam::{DVec2, dvec2};
use impinge::query::Chord;
use impinge::shapes::Path;
use impinge::{Circle, QueryError, Ray, Segment, Stadium, query};

use crate::number::{debug, number, option, vector};
use crate::panel::{FAR, Panel};
use crate::sheet::{Drawn, Sheet};
use crate::sketch::{Sketch as _, Subject};

const BALL: Circle<DVec2> = Circle::new(dvec2(1.5, 0.0), 2.0);

pub(crate) fn raycast() -> Drawn {
    let bar = Stadium::new(dvec2(0.0, -1.0), dvec2(3.0, -1.0), 1.0);
    let falling = Ray::new(dvec2(1.5, 3.0), dvec2(0.0, -1.0));
    let wall = Segment::new(dvec2(1.0, -2.5), dvec2(1.0, 2.5));
    let panels = [
        cast("the first hit", &Ray::new(dvec2(-4.0, 1.0), dvec2(2.0, -0.25)), &BALL, FAR),
        cast("too late for max_t = 2", &falling, &bar, 2.0),
        cast("grazing is a hit", &Ray::new(dvec2(-4.0, 2.0), dvec2(1.0, 0.0)), &BALL, FAR),
        cast("starting inside", &Ray::new(dvec2(1.0, -0.5), dvec2(1.5, 1.0)), &BALL, FAR),
        cast("starting on the outline", &Ray::new(dvec2(-0.5, 0.0), dvec2(-2.0, 1.0)), &BALL, FAR),
        cast("a bare segment", &Ray::new(dvec2(-3.5, 2.0), dvec2(2.0, -1.0)), &wall, FAR),
    ];
    Sheet::new("The first point of a ray in a shape", panels)
}

pub(crate) fn cast(
    case: &'static str,
    ray: &Ray<DVec2>,
    shape: &impl Subject,
    max_t: f64,
) -> Result<Panel, QueryError> {
    let mut panel = Panel::new(case);
    panel.draw(shape, &B);
    panel.draw(ray, &MISSED);
    let hit = query::raycast(ray, shape, max_t)?;
    reach(&mut panel, ray, hit.map_or(max_t, |hit| hit.t));
    if let Some(hit) = &hit {
        panel.hit(hit.point, hit.normal);
    }
    panel.say(option(hit, |hit| format!("t: {}", number(hit.t))));
    if let Some(hit) = &hit {
        panel.say(format!("normal: {}", vector(hit.normal)));
    }
    Ok(panel)
}

/// The part of a ray up to `t`, with an arrow as long as its direction.
pub(crate) fn reach(panel: &mut Panel, ray: &Ray<DVec2>, t: f64) {
    panel.line(ray.origin, ray.at(t), &A);
    panel.arrow(ray.origin, ray.at(1.0), &A);
    ray.origin.sketch(panel, &A);
}

pub(crate) fn chord() -> Drawn {
    let bar = Stadium::new(dvec2(-2.0, 0.0), dvec2(2.0, 0.0), 1.5);
    let (river, road) =
        (Segment::new(dvec2(0.0, -3.0), dvec2(0.0, 3.0)), Segment::new(dvec2(-3.0, -1.0), dvec2(3.0, 1.0)));
    let panels = [
        crossed("through", &Ray::new(dvec2(-4.0, 2.0), dvec2(2.0, -1.0)), &bar),
        crossed("a path that ends inside", &Segment::new(dvec2(-2.0, 3.0), dvec2(1.0, -0.5)), &bar),
        crossed("two segments crossing", &road, &river),
    ];
    Sheet::new("The part of a path inside a shape", panels)
}

pub(crate) fn ray_circle() -> Drawn {
    let panels = [("through", dvec2(-4.0, 1.2)), ("tangent", dvec2(-4.0, 2.0)), ("starting inside", dvec2(0.5, 0.0))];
    let chords = panels.map(|(case, origin)| crossed(case, &Ray::new(origin, dvec2(1.0, 0.0)), &BALL));
    Sheet::new("The part of a ray inside a circle", chords)
}

pub(crate) fn crossed(
    case: &'static str,
    path: &(impl Subject + Path),
    shape: &impl Subject,
) -> Result<Panel, QueryError> {
    let mut panel = Panel::of_pair(case, path, shape);
    match query::chord(path, shape)? {
        Some(chord) => stretch(&mut panel, &chord),
        None => panel.say("None"),
    }
    Ok(panel)
}

fn stretch(panel: &mut Panel, chord: &Chord<DVec2>) {
    if let (Some(enter), Some(exit)) = (chord.enter, chord.exit) {
        panel.line(enter.point, exit.point, &LINK);
    }
    chord.into_iter().for_each(|hit| panel.hit(hit.point, hit.normal));
    let [enter, exit] = [chord.enter, chord.exit].map(|hit| option(hit, |hit| format!("t = {}", number(hit.t))));
    panel.say(format!("enter: {enter}"));
    panel.say(format!("exit: {exit}"));
    panel.say(format!("single: {}", chord.single));
}

pub(crate) fn side() -> Drawn {
    let ray = Ray::new(dvec2(-3.0, 1.0), dvec2(2.0, -1.0));
    let panels = [
        beside("left of a ray", &ray, dvec2(2.0, 1.0)),
        beside("right of it", &ray, dvec2(-2.0, -1.5)),
        beside("on its line, behind it", &ray, dvec2(-4.0, 1.5)),
    ];
    Sheet::new("The side of a path's line that a point lies on", panels)
}

fn beside(case: &'static str, ray: &Ray<DVec2>, point: DVec2) -> Result<Panel, QueryError> {
    let mut panel = Panel::new(case);
    panel.line(ray.at(-FAR), ray.at(FAR), &MISSED);
    panel.arrow(ray.origin, ray.at(2.0), &A);
    ray.origin.sketch(&mut panel, &A);
    panel.draw(&point, &B);
    panel.say(option(query::side(ray, point)?, debug));
    Ok(panel)
}
