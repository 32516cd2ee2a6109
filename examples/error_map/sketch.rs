//! A scene as a whole.

use drawing::style::{A, BARE, SOLID};
use impinge::Circle;
use impinge::glam::{DVec2, dvec2};
use svg::node::element::{self, Group, Line};

use crate::scene::{Obstacle, Scene};

/// From the coordinates of a scene to those of a picture, whose y points down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placement {
    scale: f64,
    origin: DVec2,
}

impl Placement {
    /// The middle of the scene in the middle of `size`, and as large as fits.
    pub(crate) fn new(scene: &Scene, size: DVec2) -> Self {
        let (low, high) = bounds(scene);
        let scale = (size / (high - low)).min_element();
        Self { scale, origin: size / 2.0 - low.midpoint(high) * dvec2(scale, -scale) }
    }

    pub(crate) fn point(self, point: DVec2) -> DVec2 {
        (self.origin + point * dvec2(self.scale, -self.scale)).map(hundredths)
    }

    fn length(self, length: f32) -> f64 {
        hundredths(self.scale * f64::from(length))
    }
}

pub(crate) fn sketch(scene: &Scene, placement: Placement) -> Group {
    let ball = disc(&scene.ball, placement).set("fill", A.fill).set("stroke", A.stroke);
    let group = Group::new().set("stroke-width", 1.5).add(ball);
    match &scene.obstacle {
        Obstacle::Disc(obstacle) => {
            group.add(disc(obstacle, placement).set("fill", SOLID.fill).set("stroke", SOLID.stroke))
        }
        Obstacle::Wall(wall) => {
            let [a, b] = [wall.a, wall.b].map(|end| placement.point(end.as_dvec2()));
            let wall = Line::new().set("x1", a.x).set("y1", a.y).set("x2", b.x).set("y2", b.y);
            group.add(wall.set("stroke", BARE.stroke))
        }
    }
}

fn disc(disc: &Circle, placement: Placement) -> element::Circle {
    let center = placement.point(disc.center.as_dvec2());
    element::Circle::new().set("cx", center.x).set("cy", center.y).set("r", placement.length(disc.radius))
}

/// The lower left and the upper right corner of all that is drawn.
fn bounds(scene: &Scene) -> (DVec2, DVec2) {
    let disc = |disc: &Circle| (disc.center - disc.radius, disc.center + disc.radius);
    let (low, high) = disc(&scene.ball);
    let (from, to) = match &scene.obstacle {
        Obstacle::Disc(obstacle) => disc(obstacle),
        Obstacle::Wall(wall) => (wall.a.min(wall.b), wall.a.max(wall.b)),
    };
    (low.min(from).as_dvec2(), high.max(to).as_dvec2())
}

/// So much of a pixel is seen, and the file stays short.
fn hundredths(pixels: f64) -> f64 {
    (pixels * 100.0).round() / 100.0
}
