//! One shape against many: intersections and distances.

use alloc::vec::Vec;

use super::cull::DistanceCull;
use super::scan::{collect, scan};
use super::shapes::Shapes;
use crate::error::QueryError;
use crate::lanes::LANES;
use crate::query;
use crate::shapes::Shape;
use crate::vector::Vector;
use crate::vector::sealed::Float as _;

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
    let mut known = [<S::Vector as Vector>::Scalar::round(0.0); LANES];
    for (start, part) in (0..count).step_by(LANES).zip(distances[..count].chunks_mut(LANES)) {
        // The last block begins earlier, so that it is whole, unless single calls take less time.
        let overlap = LANES - part.len();
        let first = if overlap <= LANES / 2 { start.checked_sub(overlap) } else { None };
        let all = first.and_then(|first| list.distances(shape, offset + first, &mut known));
        let part = (start..count).zip(part);
        let Some(all) = all else {
            for (index, distance) in part {
                if shapes.admits(index) {
                    *distance = ask(index)?;
                }
            }
            continue;
        };
        for ((index, distance), &known) in part.zip(&known[overlap..]) {
            if shapes.admits(index) {
                *distance = if all || known.widen() >= 0.0 { known } else { ask(index)? };
            }
        }
    }
    Ok(())
}
