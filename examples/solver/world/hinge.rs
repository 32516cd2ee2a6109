use impinge::glam::Vec2;

use super::Body;
use super::row::{Row, Spring};

/// Two bodies with a place in common, about which they turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hinge {
    pub(crate) bodies: [usize; 2],
    /// In each body.
    places: [Vec2; 2],
    /// Along x and y. `None` before the first step.
    rows: Option<[Row; 2]>,
}

impl Hinge {
    pub(crate) fn new(bodies: [usize; 2], places: [Vec2; 2]) -> Self {
        Self { bodies, places, rows: None }
    }

    fn points(&self, all: &[Body]) -> [Vec2; 2] {
        [0, 1].map(|i| all[self.bodies[i]].place(self.places[i]))
    }

    /// How far the second place is from the first.
    pub(super) fn separation(&self, all: &[Body]) -> Vec2 {
        let [a, b] = self.points(all);
        b - a
    }

    /// Prepares a step.
    pub(super) fn begin(&mut self, all: &[Body]) {
        let (points, separation) = (self.points(all), self.separation(all));
        let mut rows = [(Vec2::X, separation.x), (Vec2::Y, separation.y)]
            .map(|(direction, separation)| Row::new(all, self.bodies, points, direction, separation));
        for (row, last) in rows.iter_mut().zip(self.rows.iter().flatten()) {
            row.impulse = last.impulse;
        }
        self.rows = Some(rows);
    }

    pub(super) fn rows(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().flatten()
    }

    pub(super) fn solve(&mut self, all: &mut [Body], spring: Spring) {
        for row in self.rows.iter_mut().flatten() {
            let velocity = -row.separation(all) * spring.rate;
            row.solve(all, velocity, spring, [f32::NEG_INFINITY, f32::INFINITY]);
        }
    }
}
