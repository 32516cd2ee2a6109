//! The loops of the controller over a level, with the answers of parry.

use exact::{Aabb, QueryError};
use parry2d::bounding_volume::{self, BoundingVolume as _};

use crate::{AnyShape, query};

/// What shapes of a level are held against.
pub(crate) trait Asking {
    fn meets(&self, shape: &AnyShape) -> Result<bool, QueryError>;
}

/// The broad phase: by bounding boxes.
impl Asking for Aabb {
    fn meets(&self, shape: &AnyShape) -> Result<bool, QueryError> {
        Ok(shape.placed().bounds().intersects(&bounding_volume::Aabb::new(self.min, self.max)))
    }
}

impl Asking for AnyShape {
    fn meets(&self, shape: &AnyShape) -> Result<bool, QueryError> {
        query::intersects(self, shape)
    }
}

/// Shapes with their indices.
pub(crate) trait Shapes {
    fn indexed(&self) -> impl Iterator<Item = (usize, &AnyShape)>;
}

impl Shapes for [AnyShape] {
    fn indexed(&self) -> impl Iterator<Item = (usize, &AnyShape)> {
        self.iter().enumerate()
    }
}

pub(crate) struct Filtered<'a, F> {
    shapes: &'a [AnyShape],
    takes_part: F,
}

impl<F: Fn(usize) -> bool> Shapes for Filtered<'_, F> {
    fn indexed(&self) -> impl Iterator<Item = (usize, &AnyShape)> {
        self.shapes.indexed().filter(|&(index, _)| (self.takes_part)(index))
    }
}

pub(crate) fn filtered<F: Fn(usize) -> bool>(shapes: &[AnyShape], takes_part: F) -> Filtered<'_, F> {
    Filtered { shapes, takes_part }
}

pub(crate) fn intersecting(
    asking: &impl Asking,
    shapes: &(impl Shapes + ?Sized),
    found: &mut Vec<usize>,
) -> Result<(), QueryError> {
    found.clear();
    for (index, shape) in shapes.indexed() {
        if asking.meets(shape)? {
            found.push(index);
        }
    }
    Ok(())
}
