//! One ray against many shapes.

use alloc::vec::Vec;
use core::cmp::Ordering;

use super::cull::RayCull;
use super::scan::{collect, scan};
use super::shapes::Shapes;
use crate::error::QueryError;
use crate::query::{self, RayHit};
use crate::shapes::Ray;
use crate::vector::Vector;

/// The nearest hit of a ray on many shapes, with the index of the shape. If several have the same rounded `t`, the
/// lowest index is returned. `None` if the ray hits none within `max_t`.
///
/// `max_t` and `t` are multiples of the ray's direction, as in [`query::raycast`]. `max_t` may be infinite; a negative
/// one gives `None`.
///
#[doc = include_str!("../../figures/doc/batch_raycast.svg")]
///
/// # Errors
/// The error of [`query::raycast`] for the first shape with an error. A hit that is farther than the nearest hit so far
/// is not computed, so it cannot return [`Overflow`](crate::QueryError::Overflow). An empty list gives no error, even
/// if the ray is invalid.
///
/// After [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox) or
/// [`NegativeRadius`](QueryError::NegativeRadius), [`validate()`](super::validate()) finds the index of the invalid
/// shape. If all of them are valid, the ray or `max_t` is invalid.
///
/// # Equivalent loop
/// ```
/// # use impinge::{Circle, QueryError, Ray, query, query::RayHit, glam::vec2};
/// type Answer = Result<Option<(usize, RayHit)>, QueryError>;
///
/// fn raycast(ray: &Ray, shapes: &[Circle], max_t: f32) -> Answer {
///     let (mut nearest, mut limit) = (None, max_t);
///     for (index, shape) in shapes.iter().enumerate() {
///         match query::raycast(ray, shape, limit)? {
///             Some(hit) if nearest.is_none() || hit.t < limit => {
///                 (nearest, limit) = (Some((index, hit)), hit.t);
///             }
///             _ => {}
///         }
///     }
///     Ok(nearest)
/// }
/// # let shapes: Vec<Circle> = (0..40).map(|i| Circle::new(vec2(i as f32, (i % 7) as f32), 0.5)).collect();
/// let ray = Ray::new(vec2(-1.0, 2.0), vec2(1.0, 0.25));
/// assert_eq!(impinge::batch::raycast(&ray, &shapes, 30.0), raycast(&ray, &shapes, 30.0));
/// ```
#[expect(clippy::type_complexity, reason = "an optional pair in a result reads as such")]
pub fn raycast<M>(
    ray: &Ray<M::Vector>,
    shapes: &M,
    max_t: <M::Vector as Vector>::Scalar,
) -> Result<Option<(usize, RayHit<M::Vector>)>, QueryError>
where
    M: Shapes + ?Sized,
{
    let (mut nearest, mut limit) = (None, max_t);
    scan(shapes, RayCull::new(ray, max_t), |cull, index| {
        match query::raycast(ray, &shapes.member(index), limit)? {
            Some(hit) if nearest.is_none() || hit.t < limit => {
                (nearest, limit) = (Some((index, hit)), hit.t);
                cull.lower_limit(limit);
            }
            _ => {}
        }
        Ok(())
    })?;
    Ok(nearest)
}

/// The lowest index of a shape that the ray hits within `max_t`. `None` if the ray hits none.
///
/// Use it for a line of sight. It stops at the first hit, which need not be the nearest.
///
/// `max_t` and `t` are multiples of the ray's direction, as in [`query::raycast`]. `max_t` may be infinite; a negative
/// one gives `None`.
///
#[doc = include_str!("../../figures/doc/batch_raycast_any.svg")]
///
/// # Errors
/// The error of [`query::raycast`] for the first shape with an error, unless the ray hits a shape with a lower index.
/// An empty list gives no error, even if the ray is invalid.
///
/// After [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox) or
/// [`NegativeRadius`](QueryError::NegativeRadius), [`validate()`](super::validate()) finds the index of the invalid
/// shape. If all of them are valid, the ray or `max_t` is invalid.
///
/// # Equivalent loop
/// ```
/// # use impinge::{Circle, QueryError, Ray, query, glam::vec2};
/// type Answer = Result<Option<usize>, QueryError>;
///
/// fn raycast_any(ray: &Ray, shapes: &[Circle], max_t: f32) -> Answer {
///     for (index, shape) in shapes.iter().enumerate() {
///         if query::raycast(ray, shape, max_t)?.is_some() {
///             return Ok(Some(index));
///         }
///     }
///     Ok(None)
/// }
/// # let shapes: Vec<Circle> = (0..40).map(|i| Circle::new(vec2(i as f32, (i % 7) as f32), 0.5)).collect();
/// let ray = Ray::new(vec2(-1.0, 2.0), vec2(1.0, 0.25));
/// let found = impinge::batch::raycast_any(&ray, &shapes, 30.0);
/// assert_eq!(found, raycast_any(&ray, &shapes, 30.0));
/// ```
pub fn raycast_any<M>(
    ray: &Ray<M::Vector>,
    shapes: &M,
    max_t: <M::Vector as Vector>::Scalar,
) -> Result<Option<usize>, QueryError>
where
    M: Shapes + ?Sized,
{
    let first =
        scan(shapes, RayCull::new(ray, max_t), |_, index| match query::raycast(ray, &shapes.member(index), max_t) {
            Ok(None) => Ok(()),
            Ok(Some(_)) => Err(Ok(index)),
            Err(error) => Err(Err(error)),
        });
    first.err().transpose()
}

/// All hits of a ray within `max_t`, each with the index of its shape. They are sorted by `t`, and by index if `t` is
/// equal.
///
/// `max_t` and `t` are multiples of the ray's direction, as in [`query::raycast`]. `max_t` may be infinite; a negative
/// one gives no hits.
///
/// The function first empties `hits`. After an error, `hits` is empty. The function allocates only if `hits` must grow.
///
#[doc = include_str!("../../figures/doc/batch_raycast_all.svg")]
///
/// # Errors
/// The error of [`query::raycast`] for the first shape with an error. An empty list gives no error, even if the ray is
/// invalid.
///
/// After [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox) or
/// [`NegativeRadius`](QueryError::NegativeRadius), [`validate()`](super::validate()) finds the index of the invalid
/// shape. If all of them are valid, the ray or `max_t` is invalid.
///
/// # Equivalent loop
/// ```
/// # use impinge::{Circle, QueryError, Ray, query, query::RayHit, glam::vec2};
/// type Answer = Result<Vec<(usize, RayHit)>, QueryError>;
///
/// fn raycast_all(ray: &Ray, shapes: &[Circle], max_t: f32) -> Answer {
///     let mut hits = Vec::new();
///     for (index, shape) in shapes.iter().enumerate() {
///         hits.extend(query::raycast(ray, shape, max_t)?.map(|hit| (index, hit)));
///     }
///     hits.sort_by(|(_, a), (_, b)| a.t.total_cmp(&b.t));
///     Ok(hits)
/// }
/// # let shapes: Vec<Circle> = (0..40).map(|i| Circle::new(vec2(i as f32, (i % 7) as f32), 0.5)).collect();
/// let (ray, mut hits) = (Ray::new(vec2(-1.0, 2.0), vec2(1.0, 0.25)), Vec::new());
/// impinge::batch::raycast_all(&ray, &shapes, 30.0, &mut hits)?;
/// assert_eq!(hits, raycast_all(&ray, &shapes, 30.0)?);
/// # Ok::<(), QueryError>(())
/// ```
pub fn raycast_all<M>(
    ray: &Ray<M::Vector>,
    shapes: &M,
    max_t: <M::Vector as Vector>::Scalar,
    hits: &mut Vec<(usize, RayHit<M::Vector>)>,
) -> Result<(), QueryError>
where
    M: Shapes + ?Sized,
{
    collect(hits, |hits| {
        scan(shapes, RayCull::new(ray, max_t), |_, index| {
            hits.extend(query::raycast(ray, &shapes.member(index), max_t)?.map(|hit| (index, hit)));
            Ok(())
        })
    })?;
    // A stable sort would allocate. No two hits have the same index.
    hits.sort_unstable_by(|(i, a), (j, b)| a.t.partial_cmp(&b.t).unwrap_or(Ordering::Equal).then(i.cmp(j)));
    Ok(())
}
