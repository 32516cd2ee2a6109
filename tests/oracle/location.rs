use std::cmp::Ordering;

use super::body::Body;
use super::rational::square;
use super::vector::Vector;

/// Where a point lies. A bare core has no inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    Inside,
    Outline,
    Outside,
}

impl Location {
    pub fn of(point: &Vector, body: &Body) -> Self {
        let from_core = point - &body.core.nearest_to(point);
        match from_core.norm_squared().cmp(&square(&body.radius)) {
            Ordering::Less => Self::Inside,
            Ordering::Equal => Self::Outline,
            Ordering::Greater => Self::Outside,
        }
    }
}
