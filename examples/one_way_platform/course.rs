//! A level of segments.

use impinge::glam::Vec2;
use impinge::{AnyShape, QueryError, Segment};

use crate::controller::{Controller, Kind, Level, Moved};

#[derive(Clone, Debug)]
pub(crate) struct Course {
    pub(crate) floors: Vec<Segment>,
    /// They let through what comes from below.
    pub(crate) one_way: Vec<Segment>,
    /// All of them, in this order.
    shapes: Vec<AnyShape>,
}

impl Course {
    pub(crate) fn new(floors: &[Segment], one_way: &[Segment]) -> Self {
        let shapes = floors.iter().chain(one_way).copied().map(AnyShape::from).collect();
        Self { floors: floors.to_vec(), one_way: one_way.to_vec(), shapes }
    }

    pub(crate) fn moved(&self, who: &Controller, position: Vec2, motion: Vec2) -> Result<Moved, QueryError> {
        let kind = |index| if index < self.floors.len() { Kind::Solid } else { Kind::OneWay };
        who.moved(position, motion, Level { shapes: &self.shapes, kind: &kind, moved: &[] })
    }
}
