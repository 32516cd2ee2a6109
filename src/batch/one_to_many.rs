//! One shape, ray or moving shape against many.

use alloc::vec::Vec;
use core::cmp::Ordering;

use super::cull::{CastCull, DistanceCull, RayCull};
use super::scan::{collect, scan};
use super::shapes::Shapes;
use crate::error::QueryError;
use crate::query::{self, CastHit, RayHit};
use crate::rows::BLOCK_LEN;
use crate::shapes::{Bounded, Ray, Shape};
use crate::vector::Vector;
use crate::vector::sealed::Float as _;

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
/// Use it for a line of sight. It stops at the first shape, by index, that is hit. That need not be the nearest.
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

/// The first hit of a moving shape on many shapes, with the index of the shape. `None` if it meets none.
///
/// Of several hits, the one that [comes first](CastHit::is_before) is returned: the one with the least rounded `t`; of
/// equal ones, one whose normal is `unique`; then the one whose normal is most against the translation; then the one
/// with the lowest index. So a box that lands on a row of flush tiles hits the top of a tile, and not the corner of the
/// next one.
///
#[doc = include_str!("../../figures/doc/batch_cast.svg")]
///
/// A shape that already overlaps `moving`, even by one ulp, gives a hit at `t` = 0, as in [`query::cast`]. This hit
/// hides every shape that is met later. A hit that [`grazes`](CastHit::grazes) may hide another one too. To ignore some
/// of the shapes, pass a [`filtered`](super::filtered) list. To move a character, copy `examples/controller.rs` of the
/// repository: it casts at each near shape, and keeps a skin.
///
/// # Errors
/// The error of [`query::cast`] for the first shape with an error. An empty list gives no error, even if `moving` is
/// invalid.
///
/// After [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox) or
/// [`NegativeRadius`](QueryError::NegativeRadius), [`validate()`](super::validate()) finds the index of the invalid
/// shape. If all of them are valid, `moving` or the translation is invalid.
///
/// # Equivalent loop
/// ```
/// # use impinge::{Aabb, QueryError, query, query::CastHit, glam::{Vec2, vec2}};
/// type Answer = Result<Option<(usize, CastHit)>, QueryError>;
///
/// fn cast(moving: &Aabb, translation: Vec2, shapes: &[Aabb]) -> Answer {
///     let mut first: Option<(usize, CastHit)> = None;
///     for (index, shape) in shapes.iter().enumerate() {
///         if let Some(hit) = query::cast(moving, translation, shape)? {
///             let is_first = |(_, first)| hit.is_before(&first, translation);
///             if first.is_none_or(is_first) {
///                 first = Some((index, hit));
///             }
///         }
///     }
///     Ok(first)
/// }
/// // A player falls to the right, onto the seam of two tiles.
/// let tile = |i: u8| Aabb::new(vec2(f32::from(i), -1.0), vec2(f32::from(i) + 1.0, 0.0));
/// let tiles: Vec<Aabb> = (0..40).map(tile).collect();
/// let player = Aabb::new(vec2(0.0, 2.0), vec2(1.0, 4.0));
/// let step = vec2(4.0, -4.0);
/// let hit = impinge::batch::cast(&player, step, &tiles);
/// assert_eq!(hit, cast(&player, step, &tiles));
/// assert_eq!(hit?.expect("it lands").1.normal, vec2(0.0, 1.0));
/// # Ok::<(), QueryError>(())
/// ```
#[expect(clippy::type_complexity, reason = "an optional pair in a result reads as such")]
pub fn cast<S, M>(
    moving: &S,
    translation: S::Vector,
    shapes: &M,
) -> Result<Option<(usize, CastHit<S::Vector>)>, QueryError>
where
    S: Bounded,
    M: Shapes<Vector = S::Vector> + ?Sized,
{
    let mut first: Option<(usize, CastHit<S::Vector>)> = None;
    let one = <<S as Shape>::Vector as Vector>::Scalar::round(1.0);
    scan(shapes, CastCull::new(moving, translation, one), |cull, index| {
        let hit = query::cast(moving, translation, &shapes.member(index))?;
        if let Some(hit) = hit.filter(|hit| first.is_none_or(|(_, first)| hit.is_before(&first, translation))) {
            first = Some((index, hit));
            cull.lower_limit(hit.t);
        }
        Ok(())
    })?;
    Ok(first)
}

/// The indices of the shapes that intersect `shape`, in ascending order; touching counts.
///
/// The function first empties `found`. After an error, `found` is empty. The function allocates only if `found` must
/// grow.
///
#[doc = include_str!("../../figures/doc/batch_intersecting.svg")]
///
/// # Errors
/// The error of [`query::intersects`] for the first shape with an error. An empty list gives no error, even if `shape`
/// is invalid.
///
/// After [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox) or
/// [`NegativeRadius`](QueryError::NegativeRadius), [`validate()`](super::validate()) finds the index of the invalid
/// shape. If all of them are valid, `shape` is invalid.
///
/// # Equivalent loop
/// ```
/// # use impinge::{Circle, QueryError, Stadium, query, glam::vec2};
/// fn intersecting(shape: &Stadium, shapes: &[Circle]) -> Result<Vec<usize>, QueryError> {
///     let mut found = Vec::new();
///     for (index, other) in shapes.iter().enumerate() {
///         if query::intersects(shape, other)? {
///             found.push(index);
///         }
///     }
///     Ok(found)
/// }
/// # let shapes: Vec<Circle> = (0..40).map(|i| Circle::new(vec2(i as f32, (i % 7) as f32), 0.5)).collect();
/// let flipper = Stadium::new(vec2(3.0, 1.0), vec2(9.0, 4.0), 1.0);
/// let mut found = Vec::new();
/// impinge::batch::intersecting(&flipper, &shapes, &mut found)?;
/// assert_eq!(found, intersecting(&flipper, &shapes)?);
/// # Ok::<(), QueryError>(())
/// ```
pub fn intersecting<S, M>(shape: &S, shapes: &M, found: &mut Vec<usize>) -> Result<(), QueryError>
where
    S: Shape,
    M: Shapes<Vector = S::Vector> + ?Sized,
{
    collect(found, |found| {
        scan(shapes, DistanceCull::new(shape, 0.0), |_, index| {
            if query::intersects(shape, &shapes.member(index))? {
                found.push(index);
            }
            Ok(())
        })
    })
}

/// The index and the distance of the nearest shape. The rounded distances are compared; if they are equal, the lowest
/// index wins. Shapes that intersect `shape` have the distance 0, so the first of them wins, not the deepest. `None` if
/// `shapes` is empty.
///
#[doc = include_str!("../../figures/doc/batch_closest.svg")]
///
/// # Errors
/// The error of [`query::distance`] for the first shape with an error. An empty list gives no error, even if `shape` is
/// invalid.
///
/// After [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox) or
/// [`NegativeRadius`](QueryError::NegativeRadius), [`validate()`](super::validate()) finds the index of the invalid
/// shape. If all of them are valid, `shape` is invalid.
///
/// # Equivalent loop
/// ```
/// # use impinge::{Circle, QueryError, query, glam::{Vec2, vec2}};
/// type Answer = Result<Option<(usize, f32)>, QueryError>;
///
/// fn closest(point: &Vec2, shapes: &[Circle]) -> Answer {
///     let mut closest: Option<(usize, f32)> = None;
///     for (index, shape) in shapes.iter().enumerate() {
///         let distance = query::distance(point, shape)?;
///         if closest.is_none_or(|(_, least)| distance < least) {
///             closest = Some((index, distance));
///         }
///     }
///     Ok(closest)
/// }
/// # let shapes: Vec<Circle> = (0..40).map(|i| Circle::new(vec2(i as f32, (i % 7) as f32), 0.5)).collect();
/// let cursor = vec2(7.0, -4.0);
/// assert_eq!(impinge::batch::closest(&cursor, &shapes), closest(&cursor, &shapes));
/// ```
#[expect(clippy::type_complexity, reason = "an optional pair in a result reads as such")]
pub fn closest<S, M>(shape: &S, shapes: &M) -> Result<Option<(usize, <S::Vector as Vector>::Scalar)>, QueryError>
where
    S: Shape,
    M: Shapes<Vector = S::Vector> + ?Sized,
{
    let mut closest: Option<(usize, <S::Vector as Vector>::Scalar)> = None;
    scan(shapes, DistanceCull::new(shape, f64::INFINITY), |cull, index| {
        let distance = query::distance(shape, &shapes.member(index))?;
        if closest.is_none_or(|(_, least)| distance < least) {
            closest = Some((index, distance));
            cull.lower_limit(distance.widen());
        }
        Ok(())
    })?;
    Ok(closest)
}

/// Writes the distance from `shape` to each of `shapes` into `distances`. If the lengths differ, the function stops at
/// the end of the shorter list.
///
/// The distance to a shape that intersects `shape` is 0. Entries of [excluded](super::filtered) shapes do not change.
/// After an error, only the entries before the shape with the error are written.
///
#[doc = include_str!("../../figures/doc/batch_distances.svg")]
///
/// # Errors
/// The error of [`query::distance`] for the first shape with an error. An empty list gives no error, even if `shape` is
/// invalid.
///
/// After [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox) or
/// [`NegativeRadius`](QueryError::NegativeRadius), [`validate()`](super::validate()) finds the index of the invalid
/// shape. If all of them are valid, `shape` is invalid.
///
/// # Equivalent loop
/// ```
/// # use impinge::{Circle, QueryError, query, glam::{Vec2, vec2}};
/// fn write(
///     point: &Vec2,
///     shapes: &[Circle],
///     distances: &mut [f32],
/// ) -> Result<(), QueryError> {
///     for (shape, distance) in shapes.iter().zip(distances) {
///         *distance = query::distance(point, shape)?;
///     }
///     Ok(())
/// }
/// # let shapes: Vec<Circle> = (0..40).map(|i| Circle::new(vec2(i as f32, (i % 7) as f32), 0.5)).collect();
/// let (cursor, mut distances, mut expected) = (vec2(7.0, -4.0), [0.0; 40], [0.0; 40]);
/// write(&cursor, &shapes, &mut expected)?;
/// impinge::batch::distances(&cursor, &shapes, &mut distances)?;
/// assert_eq!(distances, expected);
/// # Ok::<(), QueryError>(())
/// ```
pub fn distances<S, M>(shape: &S, shapes: &M, distances: &mut [<S::Vector as Vector>::Scalar]) -> Result<(), QueryError>
where
    S: Shape,
    M: Shapes<Vector = S::Vector> + ?Sized,
{
    let (count, (list, offset)) = (shapes.count().min(distances.len()), shapes.list());
    let ask = |index| query::distance(shape, &shapes.member(index));
    let mut known = [<S::Vector as Vector>::Scalar::round(0.0); BLOCK_LEN];
    for (start, chunk) in (0..count).step_by(BLOCK_LEN).zip(distances[..count].chunks_mut(BLOCK_LEN)) {
        // The last block begins earlier, so that it is whole, unless single calls take less time.
        let repeated = BLOCK_LEN - chunk.len();
        let first = if repeated <= BLOCK_LEN / 2 { start.checked_sub(repeated) } else { None };
        let all = first.and_then(|first| list.distances(shape, offset + first, &mut known));
        let chunk = (start..count).zip(chunk);
        let Some(all) = all else {
            for (index, distance) in chunk {
                if shapes.admits(index) {
                    *distance = ask(index)?;
                }
            }
            continue;
        };
        for ((index, distance), &known) in chunk.zip(&known[repeated..]) {
            if shapes.admits(index) {
                *distance = if all || known.widen() >= 0.0 { known } else { ask(index)? };
            }
        }
    }
    Ok(())
}
