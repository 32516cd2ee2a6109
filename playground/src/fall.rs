//! The shapes of a scene after their fall, by the solver of the example `solver`.
//!
//! What falls has an area and is not fixed. Points and segments stay. The frame has a floor and two walls: those of the
//! picture, or farther out if a shape is outside it.

use std::cell::RefCell;

use impinge::glam::{DVec2, Vec2, vec2};
use impinge::{Aabb, AnyShape, ConvexPolygon, QueryError};

use crate::figure::{Figure, Kind, Role, core};
use crate::moves::nearest;
use crate::scene::Scene;
use crate::view::Frame;
use crate::world::{Body, STEPS_PER_SECOND, World};

/// A minute.
const MOST_STEPS: u32 = 60 * STEPS_PER_SECOND as u32;
/// The smaller side of the view that holds all shapes, for the solver, whose limits are in metres.
const METRES: f64 = 10.0;
/// How high the walls are, and how thick they and the floor are, in metres.
const WALL: f32 = 100.0;
/// A world is at rest after `STEPS_OF_REST` steps in which nothing is faster than `SLOW`, in metres per second.
const SLOW: f32 = 0.02;
const STEPS_OF_REST: u32 = 15;

thread_local! {
    /// The last fall, for the page asks for one step after the other. What it is told depends on the request alone.
    static LAST: RefCell<Option<(String, Fall)>> = const { RefCell::new(None) };
}

/// What is known after so many steps.
#[derive(Clone, Debug)]
pub(crate) struct Fallen {
    pub(crate) scene: Scene,
    /// Whether something still moves, and more may be asked.
    pub(crate) falling: bool,
    pub(crate) note: Option<String>,
}

/// The scene, so many steps of a sixtieth of a second after its shapes were let go.
pub(crate) fn fallen(scene: &Scene, frame: Frame, steps: u32) -> Fallen {
    let key = format!("{scene} {frame:?}");
    LAST.with_borrow_mut(|last| {
        let kept = last.take().filter(|(of, fall)| *of == key && fall.steps <= steps).map(|(_, fall)| fall);
        let mut fall = kept.unwrap_or_else(|| Fall::new(scene, frame));
        let error = fall.advance(steps.min(MOST_STEPS)).err();
        // After an error, the last step is taken by half.
        let is_whole = error.is_none();
        let fallen = fall.told(error);
        *last = is_whole.then_some((key, fall));
        fallen
    })
}

/// Whether a shape falls unless it is fixed.
pub(crate) fn can_fall(kind: Kind) -> bool {
    matches!(kind, Kind::Circle | Kind::Stadium | Kind::Box | Kind::Polygon(_))
}

#[derive(Debug)]
struct Fall {
    start: Scene,
    metres: Metres,
    world: World,
    /// The index of a figure, that of its body, and that body at the start.
    falling: Vec<(usize, usize, Body)>,
    steps: u32,
    /// How many of the last steps were slow.
    slow: u32,
}

impl Fall {
    fn new(scene: &Scene, frame: Frame) -> Self {
        let metres = Metres::new(scene);
        let (mut bodies, mut falling) = (metres.frame(scene, frame).to_vec(), Vec::new());
        for (index, figure) in scene.figures.iter().enumerate() {
            let Some(body) = metres.body(figure) else {
                continue;
            };
            if !body.is_fixed() {
                falling.push((index, bodies.len(), body.clone()));
            }
            bodies.push(body);
        }
        Self { start: scene.clone(), metres, world: World::new(bodies, Vec::new()), falling, steps: 0, slow: 0 }
    }

    fn advance(&mut self, steps: u32) -> Result<(), QueryError> {
        while self.steps < steps && self.is_falling() {
            self.world.step()?;
            self.steps += 1;
            self.slow = if self.world.fastest() < SLOW { self.slow + 1 } else { 0 };
        }
        Ok(())
    }

    fn is_falling(&self) -> bool {
        !self.falling.is_empty() && self.slow < STEPS_OF_REST && self.steps < MOST_STEPS
    }

    fn told(&self, error: Option<QueryError>) -> Fallen {
        let seconds = f64::from(self.steps) / f64::from(STEPS_PER_SECOND);
        let note = match error {
            Some(error) => Some(format!("The fall ends: {error}.")),
            None if self.falling.is_empty() => Some("Nothing falls: all shapes are fixed, or have no area.".to_owned()),
            None if self.is_falling() => None,
            None if self.slow < STEPS_OF_REST => {
                Some("The fall ends after a minute, before all is at rest.".to_owned())
            }
            None => Some(format!("At rest after {seconds:.1} s. “Undo” takes it back.")),
        };
        Fallen { scene: self.scene(), falling: note.is_none(), note }
    }

    fn scene(&self) -> Scene {
        let mut scene = self.start.clone();
        for (index, body, start) in &self.falling {
            if self.steps > 0 {
                scene.figures[*index] =
                    self.metres.moved(&self.start.figures[*index], start, &self.world.bodies[*body]);
            }
        }
        scene
    }
}

/// From the plane to the solver, by half a turn and a scale: there, y points down.
#[derive(Clone, Copy, Debug)]
struct Metres {
    center: DVec2,
    scale: f64,
}

impl Metres {
    fn new(scene: &Scene) -> Self {
        let of_all = Scene { view: None, ..scene.clone() }.view();
        Self { center: of_all.center, scale: METRES / of_all.span }
    }

    fn place(self, point: DVec2) -> Vec2 {
        ((self.center - point) * self.scale).as_vec2()
    }

    fn point(self, place: Vec2) -> Vec2 {
        (self.center - place.as_dvec2() / self.scale).as_vec2().clamp(Vec2::MIN, Vec2::MAX)
    }

    /// The floor, and the walls at both sides.
    fn frame(self, scene: &Scene, frame: Frame) -> [Body; 3] {
        let view = scene.view();
        let half = frame.half() * view.span;
        let corners = [view.center - half, view.center + half].map(|corner| self.place(corner));
        let boxes = scene.figures.iter().filter_map(|figure| figure.bounding_box()?.ok());
        let all = boxes.flat_map(|bounds| [bounds.min, bounds.max].map(|corner| self.place(corner.as_dvec2())));
        let Aabb { min, max } = Aabb::from_points(&corners.into_iter().chain(all).collect::<Vec<_>>());
        let wall = |min, max| Body::fixed(Aabb::new(min, max));
        [
            wall(vec2(min.x - WALL, max.y), max + WALL),
            wall(vec2(min.x - WALL, min.y - WALL), vec2(min.x, max.y)),
            wall(vec2(max.x, min.y - WALL), vec2(max.x + WALL, max.y)),
        ]
    }

    /// `None` for a ray, and for what is invalid. What has no area is fixed.
    fn body(self, figure: &Figure) -> Option<Body> {
        let shape = self.placed(figure).shape().bounded()?;
        shape.validate().ok()?;
        let moving = if figure.fixed || is_flat(figure) { None } else { moving(&shape) };
        let is_heavy = |body: &Body| [body.inverse_mass, body.inverse_inertia].into_iter().all(f32::is_normal);
        Some(moving.filter(is_heavy).unwrap_or_else(|| Body::fixed(shape)))
    }

    fn placed(self, figure: &Figure) -> Figure {
        let mut placed = figure.mapped(|point| self.place(point.as_dvec2()));
        for part in figure.kind.parts().iter().filter(|part| part.role == Role::Radius) {
            placed.numbers[part.first] = nearest(f64::from(figure.numbers[part.first]) * self.scale);
        }
        placed
    }

    /// A figure that has moved with its body.
    fn moved(self, figure: &Figure, start: &Body, now: &Body) -> Figure {
        let moved = |point: Vec2| {
            let arm = self.place(point.as_dvec2()) - start.position;
            self.point(now.place(start.rotation.with_y(-start.rotation.y).rotate(arm)))
        };
        turned(figure, now).mapped(moved)
    }
}

/// Decided in the plane, for the scale rounds.
fn is_flat(figure: &Figure) -> bool {
    matches!(figure.shape().bounded(), Some(AnyShape::ConvexPolygon(polygon)) if polygon.vertices().len() < 3)
}

/// A box that has turned is a polygon.
fn turned(figure: &Figure, now: &Body) -> Figure {
    match figure.shape().bounded() {
        Some(shape @ AnyShape::Aabb(_)) if now.rotation != Vec2::X => Figure::hull(core(&shape).0),
        _ => *figure,
    }
}

/// `None` for a point or a segment.
fn moving(shape: &AnyShape) -> Option<Body> {
    match shape {
        AnyShape::Point(_) | AnyShape::Segment(_) => None,
        AnyShape::Circle(circle) => Some(Body::circle(circle.radius).at(circle.center.x, circle.center.y)),
        AnyShape::Stadium(stadium) => {
            let (along, middle) =
                (stadium.segment.b - stadium.segment.a, stadium.segment.a.midpoint(stadium.segment.b));
            let length = along.length();
            let direction = if length > 0.0 { along / length } else { Vec2::X };
            Some(Body::stadium(length, stadium.radius).rotated(direction).at(middle.x, middle.y))
        }
        AnyShape::Aabb(aabb) => {
            let (size, center) = (aabb.size(), aabb.center());
            Some(Body::rectangle(size.x, size.y).at(center.x, center.y))
        }
        AnyShape::ConvexPolygon(polygon) => Some(of_polygon(polygon)),
    }
}

/// Computed about a vertex: about an origin far away, its inertia would lose digits.
fn of_polygon(polygon: &ConvexPolygon) -> Body {
    let first = polygon.vertices()[0];
    let mut vertices = [Vec2::ZERO; 8];
    for (place, vertex) in vertices.iter_mut().zip(polygon.vertices()) {
        *place = *vertex - first;
    }
    let body = Body::polygon(vertices);
    let place = body.position + first;
    body.at(place.x, place.y)
}
