//! Containers with a separate array for each number of the shapes, and for each number that a cull tests.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::Range;

use glam::Vec2;

use super::scan::{List, Table};
use super::shapes::{Shapes, sealed};
use crate::rows::{CullRowOf, Rows};
use crate::shapes::{Bounded, Circle, Stadium};

/// A container of circles that stores each coordinate and the radius in a separate array.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Ray, batch};
///
/// let ball = |i: u8| Circle::new(vec2(3.0 * f32::from(i), 0.0), 1.0);
/// let mut balls: batch::Circles = (0..9).map(ball).collect();
/// balls.push(Circle::new(vec2(4.5, 0.0), 0.25));
/// balls.set(1, Circle::new(vec2(3.0, 50.0), 1.0));
///
/// let ray = Ray::new(vec2(1.5, 0.0), vec2(1.0, 0.0));
/// let (index, hit) = batch::raycast(&ray, &balls, 100.0)?.expect("a hit");
/// assert_eq!((index, hit.t), (9, 2.75));
/// assert_eq!(balls.get(index), Some(Circle::new(vec2(4.5, 0.0), 0.25)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
pub type Circles<V = Vec2> = Columns<Circle<V>>;

/// A container of stadiums that stores each coordinate and the radius in a separate array. A segment is a stadium of
/// radius 0.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Segment, Stadium, batch};
///
/// let shelf = |i: u8| Stadium::new(vec2(0.0, i.into()), vec2(5.0, i.into()), 0.25);
/// let mut walls: batch::Stadiums = (0..9).map(shelf).collect();
/// walls.push(Segment::new(vec2(2.0, 0.0), vec2(2.0, 8.0)).into());
///
/// let mut found = Vec::new();
/// batch::intersecting(&vec2(2.0, 3.25), &walls, &mut found)?;
/// assert_eq!(found, [3, 9]);
/// # Ok::<(), impinge::QueryError>(())
/// ```
pub type Stadiums<V = Vec2> = Columns<Stadium<V>>;

/// A container of shapes of one type, with a separate array for each coordinate and the radius (structure of arrays).
/// Polygons and [`AnyShape`](crate::AnyShape)s are stored whole.
///
/// It also stores a circle, a stadium or a bounding box for each shape, in `f32`: 12 bytes for a point or a circle, and 20 for
/// others. Most shapes are discarded by these numbers alone. Among many boxes or stadiums, a `raycast` takes a third of the
/// time that it takes on a slice; among polygons a sixth, and among `AnyShape`s a tenth.
///
/// Use it like a `Vec` of the shapes. The functions of [`batch`](crate::batch) that ask one shape or ray about many are faster
/// on it; those that find pairs take a little longer.
///
/// ```
/// use impinge::glam::{Vec2, vec2};
/// use impinge::batch::{self, Columns};
///
/// let stars: Columns<Vec2> = [vec2(1.0, 2.0), vec2(8.0, 9.0)].into_iter().collect();
/// assert_eq!(batch::closest(&vec2(8.0, 8.0), &stars)?, Some((1, 1.0)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
pub struct Columns<S: Bounded> {
    rows: Rows<S::Row>,
    /// What [`HasRow::cull_row`] returns. It follows from the rows.
    cull_rows: Rows<CullRowOf<S>>,
}

impl<S: Bounded> Columns<S> {
    /// An empty container.
    ///
    /// ```
    /// # use impinge::batch::Circles;
    /// let balls: Circles = Circles::new();
    /// assert!(balls.is_empty());
    /// ```
    #[must_use]
    pub const fn new() -> Self {
        Self { rows: Rows::NONE, cull_rows: Rows::NONE }
    }

    /// An empty container with room for `capacity` shapes.
    ///
    /// # Panics
    /// Panics if an array would be larger than `isize::MAX` bytes, as
    /// [`Vec::with_capacity`](alloc::vec::Vec::with_capacity) does.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::Vec2};
    /// let mut balls = Circles::with_capacity(2);
    /// balls.push(Circle::new(Vec2::X, 1.0)); // Without an allocation.
    /// ```
    #[must_use]
    pub fn with_capacity(capacity: usize) -> Self {
        let mut shapes = Self::new();
        shapes.reserve(capacity);
        shapes
    }

    /// Makes room for `additional` more shapes.
    ///
    /// # Panics
    /// Panics if an array would be larger than `isize::MAX` bytes, as [`Vec::reserve`](alloc::vec::Vec::reserve) does.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::Vec2};
    /// let mut balls: Circles = [Circle::new(Vec2::X, 1.0)].into_iter().collect();
    /// balls.reserve(1);
    /// balls.push(Circle::new(Vec2::Y, 1.0)); // Without an allocation.
    /// ```
    pub fn reserve(&mut self, additional: usize) {
        self.rows.reserve(additional);
        self.cull_rows.reserve(additional);
    }

    /// Appends a shape. Its index is the length before the call.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::Vec2};
    /// let mut balls = Circles::new();
    /// balls.push(Circle::new(Vec2::X, 1.0));
    /// assert_eq!(balls.get(0), Some(Circle::new(Vec2::X, 1.0)));
    /// ```
    pub fn push(&mut self, shape: S) {
        self.rows.push(shape.row());
        self.cull_rows.push(shape.cull_row());
    }

    /// The shape at `index`, or `None` if there is none.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::Vec2};
    /// let balls: Circles = [Circle::new(Vec2::X, 1.0)].into_iter().collect();
    /// assert_eq!((balls.get(0), balls.get(1)), (Some(Circle::new(Vec2::X, 1.0)), None));
    /// ```
    #[must_use]
    pub fn get(&self, index: usize) -> Option<S> {
        (index < self.len()).then(|| sealed::Members::member(self, index))
    }

    /// Replaces the shape at `index` and returns `true`. If there is no such index, returns `false`.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::Vec2};
    /// let mut balls: Circles = [Circle::new(Vec2::X, 1.0)].into_iter().collect();
    /// assert!(balls.set(0, Circle::new(Vec2::Y, 2.0)));
    /// assert!(!balls.set(1, Circle::new(Vec2::Y, 2.0)));
    /// ```
    pub fn set(&mut self, index: usize, shape: S) -> bool {
        let is_there = index < self.len();
        if is_there {
            self.rows.set(index, shape.row());
            self.cull_rows.set(index, shape.cull_row());
        }
        is_there
    }

    /// Removes and returns the shape at `index`, and moves the last shape to its place. Returns `None` if `index` is
    /// out of range.
    ///
    /// ```
    /// # use impinge::{batch::Columns, glam::Vec2};
    /// let mut stars: Columns<Vec2> = [Vec2::ZERO, Vec2::X, Vec2::Y].into_iter().collect();
    /// assert_eq!((stars.swap_remove(0), stars.swap_remove(2)), (Some(Vec2::ZERO), None));
    /// assert!(stars.iter().eq([Vec2::Y, Vec2::X]));
    /// ```
    pub fn swap_remove(&mut self, index: usize) -> Option<S> {
        let removed = self.get(index);
        if removed.is_some() {
            self.rows.swap_remove(index);
            self.cull_rows.swap_remove(index);
        }
        removed
    }

    /// Keeps the first `count` shapes, and keeps the memory. If there are at most `count` shapes, nothing changes.
    ///
    /// ```
    /// # use impinge::{batch::Columns, glam::Vec2};
    /// let mut stars: Columns<Vec2> = [Vec2::ZERO, Vec2::X, Vec2::Y].into_iter().collect();
    /// stars.truncate(2);
    /// assert!(stars.iter().eq([Vec2::ZERO, Vec2::X]));
    /// ```
    pub fn truncate(&mut self, count: usize) {
        self.rows.truncate(count);
        self.cull_rows.truncate(count);
    }

    /// Removes all shapes and keeps the memory.
    ///
    /// ```
    /// # use impinge::{batch::Columns, glam::Vec2};
    /// let mut stars: Columns<Vec2> = [Vec2::ZERO, Vec2::X].into_iter().collect();
    /// stars.clear();
    /// assert!(stars.is_empty());
    /// ```
    pub fn clear(&mut self) {
        self.truncate(0);
    }

    /// The number of shapes.
    ///
    /// ```
    /// # use impinge::{batch::Columns, glam::Vec2};
    /// let stars: Columns<Vec2> = [Vec2::ZERO, Vec2::X].into_iter().collect();
    /// assert_eq!(stars.len(), 2);
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there are no shapes.
    ///
    /// ```
    /// # use impinge::{batch::Columns, glam::Vec2};
    /// let stars: Columns<Vec2> = [Vec2::ZERO, Vec2::X].into_iter().collect();
    /// assert!(!stars.is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All shapes, in the order of their indices.
    ///
    /// ```
    /// # use impinge::{batch::Columns, glam::Vec2};
    /// let stars: Columns<Vec2> = [Vec2::ZERO, Vec2::X].into_iter().collect();
    /// assert!(stars.iter().rev().eq([Vec2::X, Vec2::ZERO]));
    /// ```
    #[must_use]
    pub fn iter(&self) -> Iter<'_, S> {
        Iter { shapes: self, indices: 0..self.len() }
    }
}

impl<S: Bounded> Shapes for Columns<S> {
    type Shape = S;
    type Vector = S::Vector;
}

impl<S: Bounded> sealed::Members for Columns<S> {
    type Member = S;

    #[inline(always)]
    fn count(&self) -> usize {
        self.len()
    }

    #[inline(always)]
    fn member(&self, index: usize) -> S {
        S::from_row(self.rows.at(index))
    }

    #[inline(always)]
    fn list(&self) -> (List<'_, S>, usize) {
        (List::Table(Table { rows: &self.rows, cull_rows: &self.cull_rows }), 0)
    }
}

impl<S: Bounded> Clone for Columns<S> {
    fn clone(&self) -> Self {
        Self { rows: self.rows.clone(), cull_rows: self.cull_rows.clone() }
    }
}

/// As a list of the shapes.
impl<S: Bounded + fmt::Debug> fmt::Debug for Columns<S> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self).finish()
    }
}

/// Equal if the shapes are equal, in their order.
impl<S: Bounded> PartialEq for Columns<S> {
    fn eq(&self, other: &Self) -> bool {
        self.rows == other.rows
    }
}

impl<'a, S: Bounded> IntoIterator for &'a Columns<S> {
    type Item = S;
    type IntoIter = Iter<'a, S>;

    fn into_iter(self) -> Iter<'a, S> {
        self.iter()
    }
}

impl<S: Bounded> Default for Columns<S> {
    fn default() -> Self {
        Self::new()
    }
}

impl<S: Bounded> Extend<S> for Columns<S> {
    fn extend<I: IntoIterator<Item = S>>(&mut self, shapes: I) {
        shapes.into_iter().for_each(|shape| self.push(shape));
    }
}

impl<S: Bounded> FromIterator<S> for Columns<S> {
    fn from_iter<I: IntoIterator<Item = S>>(shapes: I) -> Self {
        let mut columns = Self::new();
        columns.extend(shapes);
        columns
    }
}

/// The shapes of a [`Columns`], in the order of their indices.
///
/// ```
/// use impinge::{batch::Columns, glam::Vec2};
///
/// let stars: Columns<Vec2> = [Vec2::X, Vec2::Y].into_iter().collect();
/// let mut sum = Vec2::ZERO;
/// for star in &stars {
///     sum += star;
/// }
/// assert_eq!(sum, Vec2::ONE);
/// ```
pub struct Iter<'a, S: Bounded> {
    shapes: &'a Columns<S>,
    indices: Range<usize>,
}

impl<S: Bounded> Iterator for Iter<'_, S> {
    type Item = S;

    fn next(&mut self) -> Option<S> {
        self.indices.next().map(|index| sealed::Members::member(self.shapes, index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.indices.size_hint()
    }
}

impl<S: Bounded> DoubleEndedIterator for Iter<'_, S> {
    fn next_back(&mut self) -> Option<S> {
        self.indices.next_back().map(|index| sealed::Members::member(self.shapes, index))
    }
}

impl<S: Bounded> ExactSizeIterator for Iter<'_, S> {}

impl<S: Bounded> FusedIterator for Iter<'_, S> {}

impl<S: Bounded> Clone for Iter<'_, S> {
    fn clone(&self) -> Self {
        Self { shapes: self.shapes, indices: self.indices.clone() }
    }
}

/// As a list of the shapes that are left.
impl<S: Bounded + fmt::Debug> fmt::Debug for Iter<'_, S> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.clone()).finish()
    }
}
