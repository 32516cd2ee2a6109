use std::f32::consts::PI;

use impinge::glam::{Vec2, vec2};
use impinge::{AnyShape, Circle, ConvexPolygon, Stadium};

/// A rigid body. A square metre has a mass of one unit.
#[derive(Clone, Debug)]
pub(crate) struct Body {
    /// With the centre of mass at the origin.
    outline: AnyShape,
    /// Where the centre of mass is.
    pub(crate) position: Vec2,
    /// (cos α, sin α).
    pub(crate) rotation: Vec2,
    pub(crate) velocity: Vec2,
    /// In radians per second.
    pub(crate) spin: f32,
    /// This and the next number are 0 for a body that never moves.
    pub(crate) inverse_mass: f32,
    pub(crate) inverse_inertia: f32,
    /// Since the step began. The position itself has no digits left for the small motions of a substep.
    moved: Vec2,
    turned: Vec2,
}

impl Body {
    /// A body that never moves.
    pub(crate) fn fixed(outline: impl Into<AnyShape>) -> Self {
        Self {
            outline: outline.into(),
            position: Vec2::ZERO,
            rotation: Vec2::X,
            velocity: Vec2::ZERO,
            spin: 0.0,
            inverse_mass: 0.0,
            inverse_inertia: 0.0,
            moved: Vec2::ZERO,
            turned: Vec2::X,
        }
    }

    fn moving(outline: impl Into<AnyShape>, mass: f32, inertia: f32) -> Self {
        Self { inverse_mass: 1.0 / mass, inverse_inertia: 1.0 / inertia, ..Self::fixed(outline) }
    }

    pub(crate) fn circle(radius: f32) -> Self {
        let mass = PI * radius * radius;
        Self::moving(Circle::new(Vec2::ZERO, radius), mass, mass * radius * radius / 2.0)
    }

    /// A stadium along x: a rectangle of this length, with half a circle at each end.
    pub(crate) fn stadium(length: f32, radius: f32) -> Self {
        let (rectangle, ends) = (2.0 * radius * length, PI * radius * radius);
        let of_rectangle = rectangle * (length * length + 4.0 * radius * radius) / 12.0;
        // The centre of mass of half a circle is 4/3π radii away from the centre of the circle.
        let of_ends = ends * (radius * radius / 2.0 + length * length / 4.0 + 4.0 * radius * length / (3.0 * PI));
        let half = vec2(length / 2.0, 0.0);
        Self::moving(Stadium::new(-half, half, radius), rectangle + ends, of_rectangle + of_ends)
    }

    /// A convex polygon, placed by its vertices, which are in order from x to y. It consists of the triangles from the
    /// origin to each edge.
    pub(crate) fn polygon<const N: usize>(vertices: [Vec2; N]) -> Self
    where
        AnyShape: From<ConvexPolygon<Vec2, N>>,
    {
        let triangle = |i: usize| {
            let (p, q) = (vertices[i], vertices[(i + 1) % N]);
            (p, q, p.perp_dot(q) / 2.0)
        };
        let triangles = || (0..N).map(triangle);
        let mass: f32 = triangles().map(|(_, _, area)| area).sum();
        let center = triangles().map(|(p, q, area)| (p + q) * area).sum::<Vec2>() / (3.0 * mass);
        let about_origin: f32 = triangles().map(|(p, q, area)| (p.dot(p) + p.dot(q) + q.dot(q)) * area / 6.0).sum();
        let outline = ConvexPolygon::new(vertices.map(|vertex| vertex - center));
        Self { position: center, ..Self::moving(outline, mass, about_origin - mass * center.dot(center)) }
    }

    pub(crate) fn rectangle(width: f32, height: f32) -> Self {
        let (x, y) = (width / 2.0, height / 2.0);
        Self::polygon([vec2(-x, -y), vec2(x, -y), vec2(x, y), vec2(-x, y)])
    }

    pub(crate) fn at(self, x: f32, y: f32) -> Self {
        Self { position: vec2(x, y), ..self }
    }

    pub(crate) fn rotated(self, rotation: Vec2) -> Self {
        Self { rotation, ..self }
    }

    pub(crate) fn is_fixed(&self) -> bool {
        self.inverse_mass == 0.0
    }

    /// Its shape, where it is.
    pub(crate) fn shape(&self) -> AnyShape {
        self.outline.transformed(self.rotation, self.position)
    }

    /// In the world, a place that is given in the body.
    pub(crate) fn place(&self, place: Vec2) -> Vec2 {
        self.position + self.rotation.rotate(place)
    }

    /// How far the point that was at `arm` from the centre has moved since the step began.
    pub(super) fn way_of(&self, arm: Vec2) -> Vec2 {
        self.moved + self.turned.rotate(arm) - arm
    }

    pub(super) fn velocity_of(&self, arm: Vec2) -> Vec2 {
        self.velocity + self.turned.rotate(arm).perp() * self.spin
    }

    /// Applies an impulse at the point that was at `arm` from the centre when the step began.
    pub(super) fn push(&mut self, arm: Vec2, impulse: Vec2) {
        self.velocity += impulse * self.inverse_mass;
        self.spin += self.turned.rotate(arm).perp_dot(impulse) * self.inverse_inertia;
    }

    pub(super) fn advance(&mut self, time: f32) {
        self.moved += self.velocity * time;
        self.turned = unit(self.turned + self.turned.perp() * (self.spin * time));
    }

    /// Ends the step.
    pub(super) fn settle(&mut self) {
        self.position += self.moved;
        self.rotation = unit(self.turned.rotate(self.rotation));
        (self.moved, self.turned) = (Vec2::ZERO, Vec2::X);
    }
}

/// A direction of length 1. It has the same bits on every machine, which an angle and its cosine have not.
pub(crate) fn unit(direction: Vec2) -> Vec2 {
    direction / direction.length()
}
