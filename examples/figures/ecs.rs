//! Shapes around the origin, and where transforms place them: the example of the guide's page `ecs`.

use drawing::style::{A, B, GHOST_A, MISSED, OFFSET, WIDTH};
use impinge::glam::{DVec2, Vec2, dvec2, vec2};
use impinge::{Aabb, AnyShape, Circle, QueryError, Stadium, batch, query};

use crate::number::{debug, number, vector};
use crate::panel::Panel;
use crate::sheet::{Drawn, Sheet};

struct Entity {
    name: &'static str,
    collider: AnyShape,
    translation: Vec2,
    /// (cos α, sin α)
    rotation: Vec2,
}

impl Entity {
    fn placed(&self) -> AnyShape {
        self.collider.transformed(self.rotation, self.translation)
    }
}

const ENTITIES: [Entity; 3] = [
    Entity {
        name: "0: a circle",
        collider: AnyShape::Circle(Circle::new(Vec2::ZERO, 1.0)),
        translation: Vec2::ZERO,
        rotation: Vec2::X,
    },
    Entity {
        name: "1: a stadium",
        collider: AnyShape::Stadium(Stadium::new(vec2(-2.0, 0.0), vec2(2.0, 0.0), 0.5)),
        translation: vec2(1.25, 0.0),
        rotation: Vec2::Y,
    },
    Entity {
        name: "2: a box",
        collider: AnyShape::Aabb(Aabb::new(vec2(-1.0, -1.0), vec2(1.0, 1.0))),
        translation: vec2(9.0, 0.0),
        rotation: Vec2::X,
    },
];
/// What the panel of the world has in its middle.
const MIDDLE: DVec2 = dvec2(4.5, 0.0);

pub(crate) fn ecs() -> Drawn {
    let components = ENTITIES.iter().map(component).map(Ok);
    Sheet::new("Shapes around the origin, and where transforms place them", components.chain([world()]))
}

fn component(entity: &Entity) -> Panel {
    let mut panel = Panel::sized(dvec2(200.0, 80.0), entity.name);
    panel.draw(&entity.collider.widened(), &A);
    panel.arrow(DVec2::ZERO, DVec2::X, &OFFSET);
    panel.say(format!("translation: {}", vector(entity.translation.as_dvec2())));
    panel.say(format!("rotation: {}", vector(entity.rotation.as_dvec2())));
    panel
}

fn world() -> Result<Panel, QueryError> {
    let (shapes, mut pairs) = (ENTITIES.map(|entity| entity.placed()), batch::Pairs::new());
    let found = batch::overlapping_pairs(&shapes, &mut pairs)?;
    let mut panel = Panel::sized(dvec2(WIDTH, 150.0), "all three, placed in the world");
    for (index, (shape, entity)) in shapes.iter().zip(&ENTITIES).enumerate() {
        let is_found = found.iter().any(|&(i, j)| [i, j].contains(&index));
        let (shown, at) = (shape.widened().translated(-MIDDLE), entity.translation.as_dvec2() - MIDDLE);
        panel.draw(&shown, if is_found { &B } else { &MISSED });
        panel.arrow(at, at + entity.rotation.as_dvec2(), &OFFSET);
        panel.label(at.with_y(query::bounding_box(&shown)?.min.y - 0.6), &index.to_string());
    }
    panel.say(format!("overlapping_pairs: {}", debug(found)));
    Ok(panel)
}

const BAR: Stadium = Stadium::new(vec2(-4.0, 0.0), vec2(4.0, 0.0), 1.0);
/// 480 of these are a turn, in eight seconds: (cos, sin) of 2π/480, rounded.
const STEP: Vec2 = vec2(0.999_914_35, 0.013_089_596);
const DAY: u32 = 24 * 60 * 60 * 60;

pub(crate) fn ecs_moved() -> Drawn {
    let (mut moved, mut rotation) = (BAR, Vec2::X);
    for _ in 0..DAY {
        moved = moved.transformed(STEP, Vec2::ZERO);
        // An engine keeps its rotations at length 1, or holds an angle.
        let next = STEP.rotate(rotation);
        rotation = next / next.length();
    }
    let placed = BAR.transformed(rotation, Vec2::ZERO);
    let panels = [turned("the shape itself is turned", &moved), turned("the transform turns and places it", &placed)];
    Sheet::new("A stadium that turns for a day, 60 times a second", panels.map(Ok))
}

/// The stadium as it was and as it is.
fn turned(case: &'static str, now: &Stadium) -> Panel {
    let mut panel = Panel::wide(case);
    panel.draw(&BAR.widened(), &GHOST_A);
    panel.draw(&now.widened(), &A);
    let length = |bar: &Stadium| number(bar.widened().segment.length());
    panel.say(format!("{} long, after a day {}", length(&BAR), length(now)));
    panel
}
