//! The numbers that the hits of rays and of moving shapes share.

use common::{Figure, Point};
use impinge::QueryError;

use super::expected::{Place, fitting, normal_error, place, point_unit, scalar_error, vector_error};
use super::verdict::Errors;
use crate::{Enclosure, Float, Point as ExactPoint, Surd};

/// An exact hit.
#[derive(Clone, Debug)]
pub(super) struct ExpectedHit {
    t: Enclosure,
    point: Place,
    normal: Place,
}

impl ExpectedHit {
    /// The hit, if the scalar type has room for it.
    pub(super) fn fitting<F: Float>(
        t: &Surd,
        point: &ExactPoint,
        normal: &ExactPoint,
        is_overflow: bool,
    ) -> Result<Self, QueryError> {
        let hit = Self { t: t.enclosure(), point: place(point), normal: place(normal) };
        fitting::<F, _>((), &[&hit.t, &hit.point[0], &hit.point[1]], is_overflow).map(|()| hit)
    }

    pub(super) fn errors<F: Float>(
        &self,
        t: f64,
        point: Point,
        normal: Point,
        inputs: &[&Figure],
    ) -> Result<Errors, String> {
        Ok(Errors {
            scalar: scalar_error::<F>("t", t, &self.t)?,
            point: vector_error(point, &self.point, &point_unit::<F>(inputs, &[&self.point])),
            normal: normal_error::<F>(normal, &self.normal),
            offset: 0.0,
        })
    }
}
