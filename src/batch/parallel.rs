//! Functions of [`batch`](crate::batch) that run on the threads of `rayon`. The results and errors are the same, bit
//! for bit.
//!
//! [`raycast`], [`raycast_any`], [`cast`], [`closest`] and [`intersecting`] distribute the shapes over the threads.
//! [`raycast_each`] distributes the rays. A thread gets thousands of shapes at a time, so a shorter list runs on one
//! thread.
//!
//! ```
//! use impinge::batch::{self, parallel};
//! use impinge::glam::vec2;
//! use impinge::{Circle, Ray};
//!
//! let ball = |i: u8| Circle::new(vec2(f32::from(i % 10), f32::from(i)), 0.25);
//! let balls: batch::Circles = (0..99).map(ball).collect();
//! let ray = |i: u8| Ray::new(vec2(-9.0, f32::from(i)), vec2(1.0, 0.5));
//! let rays: Vec<Ray> = (0..50).map(ray).collect();
//!
//! let mut answers = Vec::new();
//! parallel::raycast_each(&rays, &balls, 100.0, &mut answers);
//! assert_eq!(answers[7], batch::raycast(&rays[7], &balls, 100.0));
//! assert_eq!(parallel::raycast(&rays[7], &balls, 100.0), answers[7]);
//! ```

use std::vec::Vec;

use rayon::prelude::*;

use super::scan::List;
use super::shapes::{Shapes, sealed};
use super::{cast as cast_in_order, raycast as raycast_in_order};
use crate::error::QueryError;
use crate::query::{CastHit, RayHit};
use crate::shapes::{Bounded, Ray, Shape};
use crate::vector::Vector;

/// The nearest hit of a ray: [`batch::raycast`](super::raycast), with the shapes distributed over the threads.
///
#[doc = include_str!("../../figures/doc/batch_raycast.svg")]
///
/// # Errors
/// Those of [`batch::raycast`](super::raycast). [`batch::validate`](super::validate()) finds the index of an invalid
/// shape.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Ray, batch};
///
/// let post = |i: u8| Circle::new(vec2(4.0 * f32::from(i), 0.0), 1.0);
/// let posts: Vec<_> = (0..99).map(post).collect();
/// let ray = Ray::new(vec2(10.0, 0.0), vec2(1.0, 0.0));
/// let hit = batch::parallel::raycast(&ray, &posts, f32::INFINITY)?;
/// assert_eq!(hit.map(|(index, hit)| (index, hit.t)), Some((3, 1.0)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[expect(clippy::type_complexity, reason = "an optional pair in a result reads as such")]
pub fn raycast<M>(
    ray: &Ray<M::Vector>,
    shapes: &M,
    max_t: <M::Vector as Vector>::Scalar,
) -> Result<Option<(usize, RayHit<M::Vector>)>, QueryError>
where
    M: Shapes + Sync + ?Sized,
{
    let nearest = |chunk: Chunk<M>| Ok(raycast_in_order(ray, &chunk, max_t)?.map(|(i, hit)| (chunk.start + i, hit)));
    let nearest_of_all = chunks(shapes).map(nearest).try_reduce(|| None, |a, b| Ok(first_of(a, b, |a, b| a.t < b.t)));
    // In the loop, a hit behind a nearer one of another chunk gives no error. So after an error, run the loop.
    nearest_of_all.or_else(|_: QueryError| raycast_in_order(ray, shapes, max_t))
}

/// The lowest index of a shape that is hit: [`batch::raycast_any`](super::raycast_any), with the shapes distributed
/// over the threads.
///
#[doc = include_str!("../../figures/doc/batch_raycast_any.svg")]
///
/// # Errors
/// Those of [`batch::raycast_any`](super::raycast_any). [`batch::validate`](super::validate()) finds the index of an
/// invalid shape.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Ray, batch};
///
/// let post = |i: u8| Circle::new(vec2(4.0 * f32::from(i), 0.0), 1.0);
/// let posts: Vec<_> = (0..99).map(post).collect();
/// let ray = Ray::new(vec2(10.0, 0.0), vec2(-1.0, 0.0));
/// // The first in order, not the nearest.
/// assert_eq!(batch::parallel::raycast_any(&ray, &posts, f32::INFINITY)?, Some(0));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[doc(alias = "line_of_sight")]
pub fn raycast_any<M>(
    ray: &Ray<M::Vector>,
    shapes: &M,
    max_t: <M::Vector as Vector>::Scalar,
) -> Result<Option<usize>, QueryError>
where
    M: Shapes + Sync + ?Sized,
{
    let first = |chunk: Chunk<M>| {
        let found = super::raycast_any(ray, &chunk, max_t).transpose()?;
        Some(found.map(|index| chunk.start + index))
    };
    // The first hit or error, in the order of the shapes.
    chunks(shapes).filter_map(first).find_first(|_| true).transpose()
}

/// The nearest hits of many rays: [`batch::raycast`](super::raycast) of each, with the rays distributed over the threads.
///
/// The function first empties `answers`. It allocates only if `answers` must grow.
///
#[doc = include_str!("../../figures/doc/batch_raycast_each.svg")]
///
/// # Errors
/// The function itself does not fail. Each entry of `answers` is the `Result` of [`batch::raycast`](super::raycast) for
/// one ray. [`batch::validate`](super::validate()) finds the index of an invalid shape.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Ray, batch};
///
/// let post = |i: u8| Circle::new(vec2(4.0 * f32::from(i), 0.0), 1.0);
/// let posts: Vec<_> = (0..99).map(post).collect();
/// let ray = |i: u8| Ray::new(vec2(4.0 * f32::from(i), 5.0), vec2(0.0, -1.0));
/// let rays: Vec<_> = (0..99).map(ray).collect();
/// let mut answers = Vec::new();
/// batch::parallel::raycast_each(&rays, &posts, f32::INFINITY, &mut answers);
/// for (index, answer) in answers.into_iter().enumerate() {
///     assert_eq!(answer?.map(|(hit, _)| hit), Some(index));
/// }
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[expect(clippy::type_complexity, reason = "an optional pair in a result reads as such")]
pub fn raycast_each<M>(
    rays: &[Ray<M::Vector>],
    shapes: &M,
    max_t: <M::Vector as Vector>::Scalar,
    answers: &mut Vec<Result<Option<(usize, RayHit<M::Vector>)>, QueryError>>,
) where
    M: Shapes + Sync + ?Sized,
{
    rays.par_iter().map(|ray| raycast_in_order(ray, shapes, max_t)).collect_into_vec(answers);
}

/// The first hit of a moving shape: [`batch::cast`](super::cast), with the shapes distributed over the threads.
///
#[doc = include_str!("../../figures/doc/batch_cast.svg")]
///
/// # Errors
/// Those of [`batch::cast`](super::cast). [`batch::validate`](super::validate()) finds the index of an invalid shape.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Aabb, batch};
///
/// let tile = |i: u8| Aabb::new(vec2(f32::from(i), -1.0), vec2(f32::from(i) + 1.0, 0.0));
/// let tiles: Vec<_> = (0..99).map(tile).collect();
/// let (player, step) = (Aabb::new(vec2(0.0, 2.0), vec2(1.0, 4.0)), vec2(4.0, -4.0));
/// let hit = batch::parallel::cast(&player, step, &tiles)?;
/// assert_eq!(hit, batch::cast(&player, step, &tiles)?);
/// assert_eq!(hit.map(|(_, hit)| hit.t), Some(0.5));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[expect(clippy::type_complexity, reason = "an optional pair in a result reads as such")]
pub fn cast<S, M>(
    moving: &S,
    translation: S::Vector,
    shapes: &M,
) -> Result<Option<(usize, CastHit<S::Vector>)>, QueryError>
where
    S: Bounded + Sync,
    M: Shapes<Vector = S::Vector> + Sync + ?Sized,
{
    let first = |chunk: Chunk<M>| {
        Ok(cast_in_order(moving, translation, &chunk)?.map(|(index, hit)| (chunk.start + index, hit)))
    };
    let is_before = |a: &CastHit<S::Vector>, b: &CastHit<S::Vector>| a.is_before(b, translation);
    let first_of_all = chunks(shapes).map(first).try_reduce(|| None, |a, b| Ok(first_of(a, b, is_before)));
    // After an error, run the loop: it returns the error of the first shape that has one.
    first_of_all.or_else(|_: QueryError| cast_in_order(moving, translation, shapes))
}

/// The nearest shape: [`batch::closest`](super::closest), with the shapes distributed over the threads. The function
/// allocates a temporary list.
///
#[doc = include_str!("../../figures/doc/batch_closest.svg")]
///
/// # Errors
/// Those of [`batch::closest`](super::closest). [`batch::validate`](super::validate()) finds the index of an invalid
/// shape.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, batch};
///
/// let post = |i: u8| Circle::new(vec2(4.0 * f32::from(i), 0.0), 1.0);
/// let posts: Vec<_> = (0..99).map(post).collect();
/// let nearest = batch::parallel::closest(&vec2(9.0, 3.0), &posts)?;
/// assert_eq!(nearest, batch::closest(&vec2(9.0, 3.0), &posts)?);
/// assert_eq!(nearest.map(|(index, _)| index), Some(2));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[doc(alias = "nearest")]
#[expect(clippy::type_complexity, reason = "an optional pair in a result reads as such")]
pub fn closest<S, M>(shape: &S, shapes: &M) -> Result<Option<(usize, <S::Vector as Vector>::Scalar)>, QueryError>
where
    S: Shape + Sync,
    M: Shapes<Vector = S::Vector> + Sync + ?Sized,
{
    let closest = |chunk: Chunk<M>| {
        super::closest(shape, &chunk).map(|found| found.map(|(index, distance)| (chunk.start + index, distance)))
    };
    let of_chunks: Vec<_> = chunks(shapes).map(closest).collect();
    of_chunks.into_iter().try_fold(None, |a, b| Ok(first_of(a, b?, |a, b| a < b)))
}

/// The indices of the shapes that intersect `shape`: [`batch::intersecting`](super::intersecting), with the shapes
/// distributed over the threads.
///
/// `found` is emptied first, and is empty after an error. The function also allocates temporary lists.
///
#[doc = include_str!("../../figures/doc/batch_intersecting.svg")]
///
/// # Errors
/// Those of [`batch::intersecting`](super::intersecting). [`batch::validate`](super::validate()) finds the index of an
/// invalid shape.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Segment, batch};
///
/// let post = |i: u8| Circle::new(vec2(4.0 * f32::from(i), 0.0), 1.0);
/// let posts: Vec<_> = (0..99).map(post).collect();
/// let mut found = Vec::new();
/// let fence = Segment::new(vec2(5.0, 0.0), vec2(12.0, 0.0));
/// batch::parallel::intersecting(&fence, &posts, &mut found)?;
/// assert_eq!(found, [1, 2, 3]);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[doc(alias = "overlap")]
pub fn intersecting<S, M>(shape: &S, shapes: &M, found: &mut Vec<usize>) -> Result<(), QueryError>
where
    S: Shape + Sync,
    M: Shapes<Vector = S::Vector> + Sync + ?Sized,
{
    let intersecting = |chunk: Chunk<M>| {
        let mut found = Vec::new();
        super::intersecting(shape, &chunk, &mut found)?;
        Ok(found.into_iter().map(move |index| chunk.start + index))
    };
    let of_chunks: Vec<Result<_, QueryError>> = chunks(shapes).map(intersecting).collect();
    super::scan::collect(found, |found| {
        for indices in of_chunks {
            found.extend(indices?);
        }
        Ok(())
    })
}

/// The answer that comes before the other. If neither does, `a`, which has the lower index.
fn first_of<T>(a: Option<(usize, T)>, b: Option<(usize, T)>, is_before: impl Fn(&T, &T) -> bool) -> Option<(usize, T)> {
    match (&a, &b) {
        (Some((_, of_a)), Some((_, of_b))) if is_before(of_b, of_a) => b,
        (None, _) => b,
        _ => a,
    }
}

/// The number of shapes for one thread at a time: some microseconds of work.
const CHUNK_LEN: usize = 8192;

/// Consecutive shapes. The first has the index `start`.
struct Chunk<'a, M: ?Sized> {
    shapes: &'a M,
    start: usize,
    count: usize,
}

/// The chunks of all shapes, in order.
fn chunks<M: Shapes + Sync + ?Sized>(shapes: &M) -> impl IndexedParallelIterator<Item = Chunk<'_, M>> {
    let count = shapes.count();
    (0..count.div_ceil(CHUNK_LEN)).into_par_iter().map(move |number| {
        let start = number * CHUNK_LEN;
        Chunk { shapes, start, count: if count - start < CHUNK_LEN { count - start } else { CHUNK_LEN } }
    })
}

impl<M: Shapes + ?Sized> Shapes for Chunk<'_, M> {
    type Shape = M::Shape;
    type Vector = M::Vector;
}

impl<M: Shapes + ?Sized> sealed::Members for Chunk<'_, M> {
    type Member = M::Shape;

    #[inline(always)]
    fn count(&self) -> usize {
        self.count
    }

    #[inline(always)]
    fn member(&self, index: usize) -> M::Shape {
        self.shapes.member(self.start + index)
    }

    #[inline(always)]
    fn list(&self) -> (List<'_, M::Shape>, usize) {
        let (list, first) = self.shapes.list();
        (list, first + self.start)
    }

    fn admits(&self, index: usize) -> bool {
        self.shapes.admits(self.start + index)
    }
}
