//! Overlapping pairs within one list of shapes, or between two lists.

mod box_pairs;
mod boxes;
mod cells;
mod steps;
mod strips;

use alloc::vec::Vec;

use glam::Vec2;

pub(crate) use self::box_pairs::BoxPairs;
use self::box_pairs::retain;
pub(crate) use self::boxes::IndexedBox;
use self::boxes::boxes;
pub(crate) use self::cells::PairScope;
use super::shapes::Shapes;
use crate::error::QueryError;
use crate::query::{self, Contact};
use crate::shapes::sealed::HasCore as _;
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// The pairs that [`overlapping_pairs`] and [`overlapping_pairs_between`] find, and their working memory.
///
/// Use the same value for many calls. It allocates only to grow, and it keeps its memory. Its size grows with the
/// number of shapes and of pairs whose bounding boxes overlap.
///
/// ```
/// use impinge::{Circle, batch, glam::vec2};
///
/// let mut balls = [Circle::new(vec2(0.0, 0.0), 1.0), Circle::new(vec2(9.0, 0.0), 1.0)];
/// let mut pairs = batch::Pairs::new();
/// for _ in 0..9 {
///     balls[1] = balls[1].translated(vec2(-1.0, 0.0));
///     batch::overlapping_pairs(&balls, &mut pairs)?;
/// }
/// assert_eq!(pairs.as_slice(), [(0, 1)]);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Pairs<V: Vector = Vec2>(BoxPairs<V::Scalar>);

impl<V: Vector> Pairs<V> {
    /// No pairs, and no memory yet.
    ///
    /// ```
    /// let pairs: impinge::batch::Pairs = impinge::batch::Pairs::new();
    /// assert!(pairs.as_slice().is_empty());
    /// ```
    #[must_use]
    pub const fn new() -> Self {
        Self(BoxPairs::new())
    }

    /// The pairs that the last call found. Empty after an error.
    ///
    /// ```
    /// # use impinge::{Circle, batch, glam::vec2};
    /// let coin = Circle::new(vec2(0.0, 0.0), 1.0);
    /// let mut pairs = batch::Pairs::new();
    /// batch::overlapping_pairs(&[coin, coin], &mut pairs)?;
    /// assert_eq!(pairs.as_slice(), [(0, 1)]);
    /// # Ok::<(), impinge::QueryError>(())
    /// ```
    #[must_use]
    pub fn as_slice(&self) -> &[(usize, usize)] {
        &self.0.sorted
    }

    /// The pairs of boxes that overlap and that `intersect`, in order. All first indices are below `count`.
    ///
    /// The exact tests run after the sweeps, so that the loads of one pair need not wait for the answer of another. They
    /// run in the order in which the shapes lie in memory.
    fn find(&mut self, scope: PairScope, count: usize, intersect: impl Fn(usize, usize) -> bool) -> &[(usize, usize)] {
        V::Scalar::find_pairs(&mut self.0, scope, count);
        retain(&mut self.0.sorted, |&(i, j)| intersect(i, j));
        &self.0.sorted
    }
}

impl<V: Vector> Default for Pairs<V> {
    fn default() -> Self {
        Self::new()
    }
}

/// All pairs (i, j) with i < j of shapes that overlap or touch. Sorted by i, then by j.
///
/// The pairs are stored in `pairs`. Use the same `pairs` for the next call: it allocates only when it must grow.
///
#[doc = include_str!("../../figures/doc/batch_overlapping_pairs.svg")]
///
/// # Errors
/// The error of [`query::intersects`] for the first pair with an error. A single shape forms no pair and is not
/// checked.
///
/// After [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox) or
/// [`NegativeRadius`](QueryError::NegativeRadius), [`validate()`](super::validate()) finds the index of the invalid
/// shape.
///
/// # Method
/// The shapes' bounding boxes are put into strips of equal height. In a strip they are sorted along x into buckets, and each
/// is tested against those that begin before it ends. A crowded strip is swept with the boxes in order, or split at medians
/// if a sweep would take long (compare Ericson, *Real-Time Collision Detection*, sections 7.1, 7.2 and 7.5.1). The time
/// grows with n log n for n shapes, plus the number of pairs of overlapping boxes, each as often as there are strips that
/// both boxes overlap. Samples decide how many strips there are, and where one is split. In the worst case, the time is that
/// of testing all pairs.
///
/// # Equivalent loop
/// ```
/// # use impinge::{Circle, QueryError, batch, query, glam::vec2};
/// fn overlapping_pairs(shapes: &[Circle]) -> Result<Vec<(usize, usize)>, QueryError> {
///     let mut pairs = Vec::new();
///     for i in 0..shapes.len() {
///         for j in i + 1..shapes.len() {
///             if query::intersects(&shapes[i], &shapes[j])? {
///                 pairs.push((i, j));
///             }
///         }
///     }
///     Ok(pairs)
/// }
/// # let shapes: Vec<Circle> = (0..400).map(|i| Circle::new(vec2(i as f32, (i * i % 71) as f32), 2.0)).collect();
/// let mut pairs = batch::Pairs::new();
/// assert_eq!(batch::overlapping_pairs(&shapes, &mut pairs)?, overlapping_pairs(&shapes)?);
/// # Ok::<(), QueryError>(())
/// ```
pub fn overlapping_pairs<'p, M>(shapes: &M, pairs: &'p mut Pairs<M::Vector>) -> Result<&'p [(usize, usize)], QueryError>
where
    M: Shapes + ?Sized,
{
    pairs.0.clear();
    let all_valid = boxes(shapes, &mut pairs.0.boxes[0]);
    if !all_valid {
        // Each other shape forms a pair with the first one, so these pairs include the first error.
        let mut admitted = (0..shapes.count()).filter(|&index| shapes.admits(index));
        if let Some(first) = admitted.next() {
            admitted
                .try_for_each(|index| query::intersects(&shapes.member(first), &shapes.member(index)).map(|_| ()))?;
        }
        return Ok(&[]);
    }
    // The search compared the boxes themselves, without rounding.
    let intersect = |i, j| M::Member::IS_BOX || query::intersects(&shapes.member(i), &shapes.member(j)) == Ok(true);
    Ok(pairs.find(PairScope::OneList, shapes.count(), intersect))
}

/// The contacts of all pairs (i, j) with i < j of shapes that are at most `margin` apart: i, j and their
/// [`contact`](query::contact). Sorted by i, then by j.
///
/// The contacts replace the content of `found`. Use the same `pairs` and `found` for the next call: they allocate only
/// when they must grow. `pairs` then holds the pairs whose bounding boxes are near each other.
///
#[doc = include_str!("../../figures/doc/batch_contacts.svg")]
///
/// # Errors
/// The error of [`query::contact`] for the first pair with an error; `found` is then empty. A single shape forms no pair
/// and is not checked.
///
/// After [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox) or
/// [`NegativeRadius`](QueryError::NegativeRadius), [`validate()`](super::validate()) finds the index of the invalid
/// shape.
///
/// # Method
/// As in [`overlapping_pairs`], with larger boxes.
///
/// # Equivalent loop
/// ```
/// # use impinge::{Circle, QueryError, batch, glam::vec2, query::{self, Contact}};
/// fn contacts(
///     shapes: &[Circle],
///     margin: f32,
/// ) -> Result<Vec<(usize, usize, Contact)>, QueryError> {
///     let mut found = Vec::new();
///     for i in 0..shapes.len() {
///         for j in i + 1..shapes.len() {
///             if let Some(contact) = query::contact(&shapes[i], &shapes[j], margin)? {
///                 found.push((i, j, contact));
///             }
///         }
///     }
///     Ok(found)
/// }
/// # let shapes: Vec<Circle> = (0..400).map(|i| Circle::new(vec2(i as f32, (i * i % 71) as f32), 2.0)).collect();
/// let (mut pairs, mut found) = (batch::Pairs::new(), Vec::new());
/// batch::contacts(&shapes, 0.1, &mut pairs, &mut found)?;
/// assert_eq!(found, contacts(&shapes, 0.1)?);
/// # Ok::<(), QueryError>(())
/// ```
pub fn contacts<M>(
    shapes: &M,
    margin: <M::Vector as Vector>::Scalar,
    pairs: &mut Pairs<M::Vector>,
    found: &mut Vec<(usize, usize, Contact<M::Vector>)>,
) -> Result<(), QueryError>
where
    M: Shapes + ?Sized,
{
    found.clear();
    pairs.0.clear();
    let contact = |i, j| query::contact(&shapes.member(i), &shapes.member(j), margin);
    let all_valid = boxes(shapes, &mut pairs.0.boxes[0]);
    if !(all_valid && margin.widen().is_finite()) {
        // Each other shape forms a pair with the first one, so these pairs include the first error.
        let mut admitted = (0..shapes.count()).filter(|&index| shapes.admits(index));
        let Some(first) = admitted.next() else { return Ok(()) };
        return admitted.try_for_each(|index| contact(first, index).map(|_| ()));
    }
    if margin.widen() > 0.0 {
        pairs.0.boxes[0].iter_mut().for_each(|indexed| indexed.expand(margin.widen()));
    }
    for &(i, j) in pairs.find(PairScope::OneList, shapes.count(), |_, _| true) {
        match contact(i, j) {
            Ok(None) => {}
            Ok(Some(contact)) => found.push((i, j, contact)),
            Err(error) => {
                found.clear();
                return Err(error);
            }
        }
    }
    Ok(())
}

/// All pairs (i, j) of a shape in `a` and a shape in `b` that overlap; touching counts. Sorted by i, then by j.
///
/// The pairs stay in `pairs`. Reuse it for the next call: it allocates only when it must grow.
///
#[doc = include_str!("../../figures/doc/batch_overlapping_pairs_between.svg")]
///
/// # Errors
/// The error of [`query::intersects`] for the first pair with an error.
///
/// After [`NonFinite`](QueryError::NonFinite), [`EmptyBox`](QueryError::EmptyBox) or
/// [`NegativeRadius`](QueryError::NegativeRadius), [`validate()`](super::validate()) finds the index of the invalid
/// shape: call it on `a` and on `b`.
///
/// # Method
/// As in [`overlapping_pairs`].
///
/// # Equivalent loop
/// ```
/// # use impinge::{Circle, QueryError, Segment, batch, query, glam::vec2};
/// fn overlapping_pairs_between(
///     a: &[Circle],
///     b: &[Segment],
/// ) -> Result<Vec<(usize, usize)>, QueryError> {
///     let mut pairs = Vec::new();
///     for i in 0..a.len() {
///         for j in 0..b.len() {
///             if query::intersects(&a[i], &b[j])? {
///                 pairs.push((i, j));
///             }
///         }
///     }
///     Ok(pairs)
/// }
/// # let balls: Vec<Circle> = (0..400).map(|i| Circle::new(vec2(i as f32, (i * i % 71) as f32), 2.0)).collect();
/// # let walls: Vec<_> = (0..40).map(|i| Segment::new(vec2(i as f32, 10.0), vec2(10.0 * i as f32, 50.0))).collect();
/// let mut pairs = batch::Pairs::new();
/// let found = batch::overlapping_pairs_between(&balls, &walls, &mut pairs)?;
/// assert_eq!(found, overlapping_pairs_between(&balls, &walls)?);
/// # Ok::<(), QueryError>(())
/// ```
pub fn overlapping_pairs_between<'p, A, B>(
    a: &A,
    b: &B,
    pairs: &'p mut Pairs<A::Vector>,
) -> Result<&'p [(usize, usize)], QueryError>
where
    A: Shapes + ?Sized,
    B: Shapes<Vector = A::Vector> + ?Sized,
{
    pairs.0.clear();
    let all_valid = boxes(a, &mut pairs.0.boxes[0]) & boxes(b, &mut pairs.0.boxes[1]);
    if !all_valid {
        return first_error_between(a, b).map_or(Ok(&[]), Err);
    }
    // The search compared the boxes themselves, without rounding.
    let are_boxes = A::Member::IS_BOX && B::Member::IS_BOX;
    let intersect = |i, j| are_boxes || query::intersects(&a.member(i), &b.member(j)) == Ok(true);
    Ok(pairs.find(PairScope::TwoLists, a.count(), intersect))
}

/// The error of the first pair with an error. That pair includes the first of `a` or of `b`.
#[cold]
fn first_error_between<A, B>(a: &A, b: &B) -> Option<QueryError>
where
    A: Shapes + ?Sized,
    B: Shapes<Vector = A::Vector> + ?Sized,
{
    let first_a = (0..a.count()).find(|&i| a.admits(i))?;
    let mut admitted_of_b = (0..b.count()).filter(|&j| b.admits(j));
    let first_b = admitted_of_b.clone().next()?;
    let error = |i, j| query::intersects(&a.member(i), &b.member(j)).err();
    admitted_of_b.find_map(|j| error(first_a, j)).or_else(|| {
        let mut admitted_of_a = (0..a.count()).filter(|&i| a.admits(i));
        admitted_of_a.find_map(|i| error(i, first_b))
    })
}
