//! Moving shapes.

use drawing::style::{A, B, GHOST_A, MISSED, OFFSET};
use impinge::glam::{DVec2, dvec2};
use impinge::query::CastHit;
use impinge::{Circle, QueryError, Segment, Stadium, query};

use crate::number::{number, option};
use crate::panel::Panel;
use crate::sheet::{Drawn, Sheet};
use crate::sketch::Subject;

const FLOOR: Segment<DVec2> = Segment::new(dvec2(-4.0, -2.0), dvec2(4.0, -2.0));

pub(crate) fn cast() -> Drawn {
    let bar = Stadium::new(dvec2(0.5, -1.5), dvec2(3.0, -1.5), 0.75);
    let ball = |x, y| Circle::new(dvec2(x, y), 1.0);
    let panels = [
        moved("a hit", &ball(-3.0, 2.0), dvec2(5.0, -4.0), &bar),
        moved("stopping short", &ball(-1.0, 2.0), dvec2(1.0, -2.0), &FLOOR),
        moved("grazing", &ball(-3.0, 0.25), dvec2(5.0, 0.0), &bar),
        moved("touching, moving inward", &ball(-1.0, -1.0), dvec2(2.5, -1.0), &FLOOR),
        moved("touching, sliding", &ball(-1.0, -1.0), dvec2(2.5, 0.0), &FLOOR),
        moved("overlapping", &ball(-1.0, -1.4), dvec2(2.5, 1.0), &FLOOR),
    ];
    Sheet::new("When a moving shape first meets another", panels)
}

pub(crate) fn cast_along() -> Drawn {
    let ball = Circle::new(dvec2(-3.0, 2.0), 1.0);
    let panels = [along("however far", &ball, f64::INFINITY), along("max_t = 1.5", &ball, 1.5)];
    Sheet::new("When a shape that moves in a direction first meets another", panels)
}

fn along(case: &'static str, ball: &Circle<DVec2>, max_t: f64) -> Result<Panel, QueryError> {
    let mut panel = Panel::new(case);
    panel.draw(&FLOOR, &B);
    let direction = dvec2(1.5, -1.0);
    let hit = query::cast_along(ball, direction, &FLOOR, max_t)?;
    panel.draw(ball, &A);
    panel.arrow(ball.center, ball.center + direction, &OFFSET);
    match &hit {
        Some(hit) => contact(&mut panel, ball, direction, hit),
        None => panel.draw(&ball.translated(direction * max_t), &MISSED),
    }
    panel.say(option(hit, |hit| format!("t: {}", number(hit.t))));
    Ok(panel)
}

pub(crate) fn moved(
    case: &'static str,
    ball: &Circle<DVec2>,
    way: DVec2,
    target: &impl Subject,
) -> Result<Panel, QueryError> {
    let mut panel = Panel::new(case);
    panel.draw(target, &B);
    let hit = query::cast(ball, way, target)?;
    panel.draw(&ball.translated(way), &MISSED);
    panel.draw(ball, &A);
    panel.arrow(ball.center, ball.center + way, &OFFSET);
    if let Some(hit) = &hit {
        contact(&mut panel, ball, way, hit);
    }
    panel.say(option(hit, |hit| format!("t: {}", number(hit.t))));
    hit.iter().filter(|hit| hit.overlapping).for_each(|hit| panel.say(format!("overlapping: {}", hit.overlapping)));
    Ok(panel)
}

/// The shape where it meets the target.
fn contact(panel: &mut Panel, ball: &Circle<DVec2>, way: DVec2, hit: &CastHit<DVec2>) {
    panel.draw(&ball.translated(way * hit.t), &GHOST_A);
    panel.hit(hit.point, hit.normal);
}
