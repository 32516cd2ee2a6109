//! The numbers that the hits of rays and of moving shapes share.

use impinge::QueryError;

use super::expected::{Place, fitting, normal_error, place, point_unit, scalar_error, vector_error};
use super::verdict::Errors;
use crate::oracle::{Coordinates, Enclosure, Float, Point, Surd};

/// An exact hit.
#[derive(Clone, Debug)]
pub(super) struct Contact {
    t: Enclosure,
    point: Place,
    normal: Place,
}

impl Contact {
    /// The hit, if the scalar type has room for it.
    pub(super) fn fitting<F: Float>(
        t: &Surd,
        point: &Point,
        normal: &Point,
        is_overflow: bool,
    ) -> Result<Self, QueryError> {
        let contact = Self { t: t.enclosure(), point: place(point), normal: place(normal) };
        fitting::<F, _>((), &[&contact.t, &contact.point[0], &contact.point[1]], is_overflow).map(|()| contact)
    }

    pub(super) fn errors<V: Coordinates>(
        &self,
        t: V::Scalar,
        point: V,
        normal: V,
        inputs: &[Vec<V::Scalar>],
    ) -> Result<Errors, String> {
        Ok(Errors {
            scalar: scalar_error("t", t, &self.t)?,
            point: vector_error(point, &self.point, &point_unit(inputs, &[&self.point])),
            normal: normal_error(normal, &self.normal),
            offset: 0.0,
        })
    }
}
