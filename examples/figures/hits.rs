//! What a hit's normal is good for.

use drawing::style::{A, B, GHOST_A, MISSED, OFFSET};
use impinge::glam::{DVec2, dvec2};
use impinge::query::Side;
use impinge::{Circle, QueryError, Ray, Segment, query};

use crate::number::{debug, option, vector};
use crate::panel::{FAR, Panel};
use crate::rays::reach;
use crate::sheet::{Drawn, Sheet};

const FLOOR: Segment<DVec2> = Segment::new(dvec2(-4.0, -1.5), dvec2(4.0, -1.5));

/// Where a hit is, its normal, what becomes of the motion, and the side of the floor that it is on.
struct Bounce {
    at: DVec2,
    point: DVec2,
    normal: DVec2,
    reflected: DVec2,
    slid: DVec2,
    facing: Option<Side>,
}

pub(crate) fn ray_hit() -> Drawn {
    let ray = Ray::new(dvec2(-3.0, 2.5), dvec2(1.5, -2.0));
    let hit = query::raycast(&ray, &FLOOR, 9.0)?;
    let bounce = hit.map(|hit| Bounce {
        at: hit.point,
        point: hit.point,
        normal: hit.normal,
        reflected: hit.reflect(ray.direction),
        slid: hit.slide(ray.direction),
        facing: hit.facing(&FLOOR),
    });
    let draw = |panel: &mut Panel| {
        panel.draw(&ray, &MISSED);
        reach(panel, &ray, hit.map_or(FAR, |hit| hit.t));
    };
    Sheet::new("A ray that goes on from its hit", panels(bounce.as_ref(), draw))
}

pub(crate) fn cast_hit() -> Drawn {
    let (ball, step) = (Circle::new(dvec2(-3.0, 2.0), 1.0), dvec2(3.0, -4.0));
    let hit = query::cast(&ball, step, &FLOOR)?;
    let bounce = hit.map(|hit| Bounce {
        at: ball.translated(step * hit.t).center,
        point: hit.point,
        normal: hit.normal,
        reflected: hit.reflect(step * (1.0 - hit.t)),
        slid: hit.slide(step * (1.0 - hit.t)),
        facing: hit.facing(&FLOOR),
    });
    let draw = |panel: &mut Panel| {
        panel.arrow(ball.center, ball.center + step, &MISSED);
        panel.draw(&ball, &A);
        if let Some(bounce) = &bounce {
            panel.draw(&Circle::new(bounce.at, ball.radius), &GHOST_A);
        }
    };
    Sheet::new("A ball that goes on from its hit, by the rest of its way", panels(bounce.as_ref(), draw))
}

fn panels(bounce: Option<&Bounce>, draw: impl Fn(&mut Panel)) -> [Result<Panel, QueryError>; 3] {
    ["reflect", "slide", "facing"].map(|name| Ok(panel(name, bounce, &draw)))
}

fn panel(name: &'static str, bounce: Option<&Bounce>, draw: impl Fn(&mut Panel)) -> Panel {
    let mut panel = Panel::new(name);
    panel.draw(&FLOOR, &B);
    draw(&mut panel);
    if let Some(bounce) = bounce {
        let onward = match name {
            "reflect" => Some(bounce.reflected),
            "slide" => Some(bounce.slid),
            _ => None,
        };
        if let Some(onward) = onward {
            panel.arrow(bounce.at, bounce.at + onward, &OFFSET);
        }
        panel.hit(bounce.point, bounce.normal);
        panel.say(onward.map_or_else(|| option(bounce.facing, debug), vector));
    }
    panel
}
