use std::cmp::Ordering;

use super::inflated_core::InflatedCore;
use super::rational::square;
use super::vector::Vector;

/// Where a point lies. A bare straight core has no inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    Inside,
    Outline,
    Outside,
}

impl Location {
    pub fn of(point: &Vector, inflated: &InflatedCore) -> Self {
        match inflated.core.signed_square(point).cmp(&square(&inflated.radius)) {
            Ordering::Less => Self::Inside,
            Ordering::Equal => Self::Outline,
            Ordering::Greater => Self::Outside,
        }
    }
}
