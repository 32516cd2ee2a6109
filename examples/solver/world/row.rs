use std::f32::consts::TAU;

use impinge::glam::Vec2;

use super::Body;

/// What the solver asks of two points of two bodies, along one direction, and the impulse that it needs for that.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    bodies: [usize; 2],
    /// From the centre of each body to its point, when the step began.
    arms: [Vec2; 2],
    direction: Vec2,
    /// From the first point to the second along the direction, when the step began.
    separation: f32,
    /// The impulse that changes the relative velocity by 1.
    mass: f32,
    /// So far in this step, and at first what the last step ended with (*warm starting*).
    pub(super) impulse: f32,
}

/// How stiff a row is. (Catto, "Soft Constraints", GDC 2011.)
#[derive(Clone, Copy, Debug)]
pub(super) struct Spring {
    /// How much of a gap it closes in a second.
    pub(super) rate: f32,
    /// The part of a missing velocity, and of the impulse so far, by which it changes the impulse.
    stiffness: f32,
    softness: f32,
}

impl Spring {
    /// It corrects velocities only, and all of them.
    pub(super) const RIGID: Self = Self { rate: 0.0, stiffness: 1.0, softness: 0.0 };

    /// A spring with so many vibrations in a second and this damping ratio, for steps of `time` seconds.
    pub(super) const fn new(frequency: f32, damping: f32, time: f32) -> Self {
        let omega = TAU * frequency;
        let slowness = 2.0 * damping + omega * time;
        let softness = 1.0 / (1.0 + omega * time * slowness);
        Self { rate: omega / slowness, stiffness: 1.0 - softness, softness }
    }
}

impl Row {
    pub(super) fn new(all: &[Body], bodies: [usize; 2], points: [Vec2; 2], direction: Vec2, separation: f32) -> Self {
        let arms = [0, 1].map(|i| points[i] - all[bodies[i]].position);
        let [a, b] = [0, 1].map(|i| {
            let (body, lever) = (&all[bodies[i]], arms[i].perp_dot(direction));
            body.inverse_mass + lever * lever * body.inverse_inertia
        });
        Self { bodies, arms, direction, separation, mass: 1.0 / (a + b), impulse: 0.0 }
    }

    /// The separation as it is now.
    pub(super) fn separation(&self, all: &[Body]) -> f32 {
        let [a, b] = [0, 1].map(|i| all[self.bodies[i]].way_of(self.arms[i]));
        self.separation + self.direction.dot(b - a)
    }

    /// Applies `impulse` to the second body, and its opposite to the first.
    fn push(&self, all: &mut [Body], impulse: f32) {
        for (i, impulse) in [-impulse, impulse].into_iter().enumerate() {
            all[self.bodies[i]].push(self.arms[i], self.direction * impulse);
        }
    }

    /// Applies the impulse of the step so far.
    pub(super) fn warm_start(&self, all: &mut [Body]) {
        self.push(all, self.impulse);
    }

    /// Brings the relative velocity to `velocity`, as far as the spring is stiff. The impulse stays within `limits`.
    pub(super) fn solve(&mut self, all: &mut [Body], velocity: f32, spring: Spring, limits: [f32; 2]) {
        let [a, b] = [0, 1].map(|i| all[self.bodies[i]].velocity_of(self.arms[i]));
        let missing = velocity - self.direction.dot(b - a);
        let wanted = self.impulse + spring.stiffness * self.mass * missing - spring.softness * self.impulse;
        let impulse = wanted.clamp(limits[0], limits[1]);
        self.push(all, impulse - self.impulse);
        self.impulse = impulse;
    }
}
