//! A character on its way, by `examples/controller.rs`.

use drawing::style::{A, B, GHOST_A, GHOST_B, OFFSET, WAY};
use impinge::glam::{Vec2, vec2};
use impinge::{Aabb, AnyShape, QueryError, Triangle};

use crate::controller::{Carried, Controller, Ground, Kind, Level};
use crate::number::vector;
use crate::panel::Panel;
use crate::sheet::{Drawn, Sheet};

const CHARACTER: Controller = Controller {
    shape: AnyShape::Aabb(Aabb::new(vec2(-0.5, 0.0), vec2(0.5, 2.0))),
    up: Vec2::Y,
    skin: 1.0 / 128.0,
    step_height: 0.8,
    steepest: 1.0,
    most_turns: 8,
};
const START: Vec2 = vec2(-3.5, -2.5);
/// The motion in one frame.
const MOTION: Vec2 = vec2(0.25, 0.0);
const FRAMES: u8 = 28;

pub(crate) fn character() -> Drawn {
    let floor = Aabb::new(vec2(-4.75, -3.25), vec2(4.75, -2.5));
    let step = Aabb::new(vec2(-0.5, -2.5), vec2(4.75, -1.75));
    let slope = Triangle::new([vec2(-2.0, -2.5), vec2(4.75, -2.5), vec2(4.75, 0.5)]);
    let panels = [
        walked("up a step", [floor.into(), step.into()]),
        walked("up a slope", [floor.into(), slope.into()]),
        rode("carried by a platform", Aabb::new(vec2(-4.5, -3.25), vec2(-1.5, -2.5)), vec2(5.0, 2.0)),
    ];
    Sheet::new("How a character gets on", panels)
}

fn walked(case: &'static str, level: [AnyShape; 2]) -> Result<Panel, QueryError> {
    let mut panel = Panel::new(case);
    for shape in &level {
        panel.draw(&shape.widened(), &B);
    }
    let (mut position, mut way) = (START, Vec::new());
    let level = Level { shapes: &level, kind: &|_| Kind::Solid, moved: &[] };
    for _ in 0..FRAMES {
        let moved = CHARACTER.moved(position, MOTION, level)?;
        position = moved.position;
        way.extend(moved.turns.into_iter().map(Vec2::as_dvec2));
    }
    draw(&mut panel, START, position);
    // Where it rests within a frame, the points are in one place.
    way.dedup_by(|next, last| next.distance_squared(*last) < 1e-4);
    panel.polyline(&way, &WAY);
    panel.say(format!("to {}", vector(position.as_dvec2())));
    Ok(panel)
}

fn rode(case: &'static str, platform: Aabb, step: Vec2) -> Result<Panel, QueryError> {
    let mut panel = Panel::new(case);
    let shapes: [AnyShape; 1] = [platform.translated(step).into()];
    panel.draw(&platform.widened(), &GHOST_B);
    panel.draw(&shapes[0].widened(), &B);
    let level = Level { shapes: &shapes, kind: &|_| Kind::Solid, moved: &[(0, step)] };
    let ground = Ground { shape: 0, normal: Vec2::Y };
    let start = START + Vec2::Y * CHARACTER.skin;
    match CHARACTER.carried(start, Some(ground), level)? {
        Carried::To(position) => {
            draw(&mut panel, start, position);
            panel.arrow(start.as_dvec2(), position.as_dvec2(), &OFFSET);
            panel.say(format!("to {}", vector(position.as_dvec2())));
        }
        Carried::Crushed { position, .. } => panel.mark(position.as_dvec2()),
    }
    Ok(panel)
}

/// The character where it was and where it is.
fn draw(panel: &mut Panel, start: Vec2, end: Vec2) {
    panel.draw(&CHARACTER.shape.translated(start).widened(), &GHOST_A);
    panel.draw(&CHARACTER.shape.translated(end).widened(), &A);
}
