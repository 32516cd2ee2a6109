//! What the solver is shown to stand on. Lengths are in metres, and y points down.

use impinge::glam::{Vec2, vec2};
use impinge::{Aabb, Circle};

use super::body::unit;
use super::{Body, Hinge, World};

/// A world, and for how long it is watched.
#[derive(Debug)]
pub(crate) struct Scene {
    pub(crate) name: &'static str,
    pub(crate) world: World,
    pub(crate) seconds: u16,
}

pub(crate) fn all() -> [Scene; 4] {
    [
        Scene { name: "pyramid", world: pyramid(), seconds: 32 },
        Scene { name: "card house", world: card_house(), seconds: 17 },
        Scene { name: "pile", world: pile(), seconds: 20 },
        Scene { name: "chain", world: chain(), seconds: 40 },
    ]
}

fn wall(min: Vec2, max: Vec2) -> Body {
    Body::fixed(Aabb::new(min, max))
}

/// The ground is at y = 0.
fn floor(half_width: f32) -> Body {
    wall(vec2(-half_width, 0.0), vec2(half_width, 1.0))
}

/// The places of `count` things in a row around x = 0.
fn row(count: u16, spacing: f32) -> impl Iterator<Item = f32> {
    (0..count).map(move |index| (f32::from(index) - f32::from(count - 1) / 2.0) * spacing)
}

/// Fifty-five boxes, a metre wide.
fn pyramid() -> World {
    let mut bodies = vec![floor(8.0)];
    for (layer, count) in (0..10).map(|layer| (f32::from(layer), 10 - layer)) {
        let y = -0.5 - layer;
        bodies.extend(row(count, 1.1).map(|x| Body::rectangle(1.0, 1.0).at(x, y)));
    }
    World::new(bodies, vec![])
}

/// Five storeys of cards, each a metre long.
fn card_house() -> World {
    const THICKNESS: f32 = 0.03;
    let lean = unit(vec2(1.0, 0.4));
    let (width, height) = (lean.y + THICKNESS * lean.x, lean.x + THICKNESS * lean.y);
    let mut bodies = vec![floor(4.0)];
    for (storey, count) in (0..5).map(|storey| (f32::from(storey), 5 - storey)) {
        let ground = -storey * (height + THICKNESS);
        for x in row(count, 2.0 * width) {
            let card = Body::rectangle(THICKNESS, 1.0);
            bodies.push(card.clone().rotated(lean).at(x - width / 2.0, ground - height / 2.0));
            bodies.push(card.rotated(vec2(lean.x, -lean.y)).at(x + width / 2.0, ground - height / 2.0));
        }
        let card = Body::rectangle(2.0 * width - 0.02, THICKNESS);
        bodies.extend(row(count - 1, 2.0 * width).map(|x| card.clone().at(x, ground - height - THICKNESS / 2.0)));
    }
    World::new(bodies, vec![])
}

/// Five hundred shapes of five kinds and five sizes, which fall between two walls.
fn pile() -> World {
    let mut bodies =
        vec![floor(21.0), wall(vec2(-21.0, -16.0), vec2(-20.0, 0.0)), wall(vec2(20.0, -16.0), vec2(21.0, 0.0))];
    let places = (0_u16..13).flat_map(|layer| row(40, 0.97).map(move |x| (x, -0.5 - 0.95 * f32::from(layer))));
    for (index, (x, y)) in (0_u16..500).zip(places) {
        let size = 0.5 + 0.1 * f32::from(index * 7 % 5);
        let shift = 0.01 * f32::from(index * 13 % 7);
        bodies.push(piece(index + index / 40, size).at(x + shift, y));
    }
    World::new(bodies, vec![])
}

/// A shape of the kind `index`, about as wide as `size`.
fn piece(index: u16, size: f32) -> Body {
    match index % 5 {
        0 => Body::circle(size / 2.0),
        1 => Body::stadium(size * 0.7, size * 0.25),
        2 => Body::rectangle(size, size * 0.8),
        3 => Body::polygon([vec2(0.0, 0.0), vec2(1.0, 0.0), vec2(0.3, 1.0)].map(|vertex| vertex * size)),
        _ => {
            let pentagon = [vec2(0.0, 0.0), vec2(0.6, -0.1), vec2(1.0, 0.4), vec2(0.7, 0.8), vec2(0.1, 0.6)];
            Body::polygon(pentagon.map(|vertex| vertex * size))
        }
    }
}

/// Thirty links in a line, which fall upright among twenty pipes.
fn chain() -> World {
    let mut bodies = vec![floor(12.0)];
    for (y, shift) in [(-2.0, 0.0), (-4.2, 1.5), (-6.4, 0.0), (-8.6, 1.5)] {
        bodies.extend(row(5, 3.0).map(|x| Body::fixed(Circle::new(vec2(x + shift, y), 0.6))));
    }
    let first = bodies.len();
    bodies.extend(row(30, 0.4).map(|y| Body::stadium(0.4, 0.1).rotated(Vec2::Y).at(0.3, y - 16.2)));
    let end = vec2(0.2, 0.0);
    let hinges = (first + 1..bodies.len()).map(|link| Hinge::new([link - 1, link], [end, -end])).collect();
    World::new(bodies, hinges)
}
