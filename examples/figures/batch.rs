//! A ray against many circles.

use drawing::style::{A, B, GHOST_A, MISSED, OFFSET};
use impinge::glam::{DVec2, dvec2};
use impinge::query::RayHit;
use impinge::{Aabb, Circle, QueryError, Ray, batch};

use crate::crowd::{BALLS, crowd, numbered};
use crate::number::{number, option};
use crate::panel::{FAR, Panel};
use crate::rays::reach;
use crate::sheet::{Drawn, Sheet};

const RAY: Ray<DVec2> = Ray::new(dvec2(-7.0, 0.5), dvec2(2.0, 0.0));
/// Two circles that the ray meets at once.
const TWINS: [Circle<DVec2>; 3] =
    [Circle::new(dvec2(3.5, 0.0), 1.0), Circle::new(dvec2(0.0, 1.5), 1.25), Circle::new(dvec2(0.0, -0.5), 1.25)];

pub(crate) fn raycast() -> Drawn {
    let panels = [nearest("the nearest hit", &BALLS), nearest("equal t: the lowest index", &TWINS)];
    Sheet::new("The nearest hit of a ray among many shapes, and its index", panels)
}

fn nearest(case: &'static str, balls: &[Circle<DVec2>]) -> Result<Panel, QueryError> {
    let answer = batch::raycast(&RAY, balls, FAR)?;
    let mut panel = hit_among(case, balls, answer.as_slice());
    panel.say(option(answer, |(index, hit)| format!("index: {index}, t: {}", number(hit.t))));
    Ok(panel)
}

pub(crate) fn raycast_any() -> Drawn {
    let panels = [first("the first in order", FAR), first("max_t = 2.5", 2.5)];
    Sheet::new("The first of many shapes, in their order, that a ray hits", panels)
}

fn first(case: &'static str, max_t: f64) -> Result<Panel, QueryError> {
    let answer = batch::raycast_any(&RAY, &BALLS, max_t)?;
    let mut panel = Panel::wide(case);
    crowd(&mut panel, &BALLS, answer.as_slice());
    reach(&mut panel, &RAY, max_t);
    panel.say(option(answer, |index| format!("index: {index}")));
    Ok(panel)
}

pub(crate) fn raycast_all() -> Drawn {
    let panels = [all("sorted by t", &BALLS), all("equal t: by index", &TWINS)];
    Sheet::new("All hits of a ray among many shapes", panels)
}

fn all(case: &'static str, balls: &[Circle<DVec2>]) -> Result<Panel, QueryError> {
    let mut hits = Vec::new();
    batch::raycast_all(&RAY, balls, FAR, &mut hits)?;
    let mut panel = hit_among(case, balls, &hits);
    let list = hits.iter().map(|(index, hit)| format!("{index} at {}", number(hit.t)));
    panel.say(list.collect::<Vec<_>>().join(", "));
    Ok(panel)
}

/// The circles, the ray up to its last hit, and the hits.
fn hit_among(case: &'static str, balls: &[Circle<DVec2>], hits: &[(usize, RayHit<DVec2>)]) -> Panel {
    let mut panel = Panel::wide(case);
    let indices: Vec<_> = hits.iter().map(|&(index, _)| index).collect();
    crowd(&mut panel, balls, &indices);
    panel.draw(&RAY, &MISSED);
    reach(&mut panel, &RAY, hits.last().map_or(FAR, |(_, hit)| hit.t));
    for (_, hit) in hits {
        panel.hit(hit.point, hit.normal);
    }
    panel
}

pub(crate) fn cast() -> Drawn {
    let low = |x: f64| Aabb::new(dvec2(x, -3.0), dvec2(x + 2.0, -1.0));
    let floor = [-6.0, -4.0, -2.0, 0.0, 2.0, 4.0].map(low);
    let mut step = floor;
    step[2].max.y = 1.0;
    let panels = [landing("onto flush tiles: a top, not a corner", &floor), landing("a step in the way", &step)];
    Sheet::new("The first of many shapes that a moving shape meets", panels)
}

fn landing(case: &'static str, tiles: &[Aabb<DVec2>]) -> Result<Panel, QueryError> {
    let (crate_, way) = (Aabb::new(dvec2(-6.0, 1.0), dvec2(-4.5, 2.5)), dvec2(8.0, -4.0));
    let answer = batch::cast(&crate_, way, tiles)?;
    let mut panel = Panel::wide(case);
    for (index, tile) in tiles.iter().enumerate() {
        let is_found = answer.is_some_and(|(found, _)| found == index);
        numbered(&mut panel, tile, tile.center(), index, if is_found { &B } else { &MISSED });
    }
    panel.draw(&crate_, &A);
    panel.arrow(crate_.center(), crate_.center() + way, &OFFSET);
    if let Some((_, hit)) = answer {
        panel.draw(&crate_.translated(way * hit.t), &GHOST_A);
        panel.hit(hit.point, hit.normal);
    }
    panel.say(option(answer, |(index, hit)| format!("index: {index}, t: {}", number(hit.t))));
    Ok(panel)
}

pub(crate) fn raycast_each() -> Drawn {
    let heights = [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0];
    let fan = heights.map(|y| Ray::new(dvec2(-7.0, 0.0), dvec2(2.0, 0.25 * y)));
    let rows = heights.map(|y| Ray::new(dvec2(-7.0, y), dvec2(2.0, 0.0)));
    let panels = [each("the nearest hit of each", &fan, FAR), each("max_t = 3", &rows, 3.0)];
    Sheet::new("The nearest hits of many rays", panels)
}

/// What `parallel::raycast_each` asks on all processors.
fn each(case: &'static str, rays: &[Ray<DVec2>], max_t: f64) -> Result<Panel, QueryError> {
    let answers = rays.iter().map(|ray| batch::raycast(ray, &BALLS, max_t)).collect::<Result<Vec<_>, _>>()?;
    let mut panel = Panel::wide(case);
    let indices: Vec<_> = answers.iter().flatten().map(|&(index, _)| index).collect();
    crowd(&mut panel, &BALLS, &indices);
    for (ray, answer) in rays.iter().zip(&answers) {
        reach(&mut panel, ray, answer.map_or(max_t, |(_, hit)| hit.t));
        if let Some((_, hit)) = answer {
            panel.answer(hit.point);
        }
    }
    let list = answers.iter().map(|answer| option(*answer, |(index, _)| index.to_string()));
    panel.say(list.collect::<Vec<_>>().join(", "));
    Ok(panel)
}
