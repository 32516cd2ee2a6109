use std::cmp::Ordering;

use super::inflated_core::InflatedCore;
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
    pub fn of(point: &Vector, inflated: &InflatedCore) -> Self {
        let from_core = point - &inflated.core.nearest_to(point);
        match from_core.norm_squared().cmp(&square(&inflated.radius)) {
            Ordering::Less => Self::Inside,
            Ordering::Equal => Self::Outline,
            Ordering::Greater => Self::Outside,
        }
    }
}
