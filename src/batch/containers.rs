//! Shapes with their numbers in separate arrays, from which the culling loops read without sorting them first.

mod iter;
mod row;

use alloc::vec::Vec;
use core::{array, fmt};

use glam::Vec2;

pub use self::iter::Iter;
use self::row::Row;
use super::scan::LANES;
use super::shapes::{Shapes, sealed};
use crate::shapes::lanes::Lane as _;
use crate::shapes::{Circle, Shape, Stadium};
use crate::vector::Vector;
use crate::vector::sealed::Float as _;

/// Circles, and with radius 0 points, with their numbers in separate arrays.
///
/// It is used like a `Vec<Circle>`, and the functions of [`batch`](crate::batch) are faster on it.
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, Ray, batch};
///
/// let mut balls: batch::Circles = (0..9).map(|i| Circle::new(vec2(3.0 * i as f32, 0.0), 1.0)).collect();
/// balls.push(Circle::new(vec2(4.5, 0.0), 0.25));
/// balls.set(1, Circle::new(vec2(3.0, 50.0), 1.0));
///
/// let ray = Ray::new(vec2(1.5, 0.0), vec2(1.0, 0.0));
/// let (index, hit) = batch::raycast(&ray, &balls, 100.0)?.expect("a hit");
/// assert_eq!((index, hit.t), (9, 2.75));
/// assert_eq!(balls.get(index), Some(Circle::new(vec2(4.5, 0.0), 0.25)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
pub type Circles<V = Vec2> = Columns<Circle<V>, 3>;

/// Stadiums, and with radius 0 segments, with their numbers in separate arrays.
///
/// It is used like a `Vec<Stadium>`, and the functions of [`batch`](crate::batch) are faster on it.
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
pub type Stadiums<V = Vec2> = Columns<Stadium<V>, 5>;

/// Shapes of `N` numbers each, with their numbers in separate arrays: [`Circles`] or [`Stadiums`].
///
/// ```
/// use impinge::batch::{Circles, Columns};
/// use impinge::{Circle, glam::vec2};
///
/// let balls: Circles = [Circle::new(vec2(0.0, 0.0), 1.0)].into_iter().collect();
/// let same: Columns<Circle, 3> = balls.clone();
/// assert_eq!(balls, same);
/// ```
#[derive(Clone)]
pub struct Columns<S: Shape, const N: usize> {
    /// The radius is the last.
    numbers: [Vec<<S::Vector as Vector>::Scalar>; N],
    /// What a culling loop takes for the radius; it follows from the numbers, and may be NaN for a valid shape.
    margins: Vec<f32>,
}

impl<S: Row<N>, const N: usize> Columns<S, N> {
    /// None yet.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::vec2};
    /// # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
    /// let mut shapes: Circles = [a, b, c].into_iter().collect();
    /// assert!(Circles::<impinge::glam::Vec2>::new().is_empty());
    /// ```
    #[must_use]
    pub const fn new() -> Self {
        Self { numbers: [const { Vec::new() }; N], margins: Vec::new() }
    }

    /// None yet, and room for `capacity`.
    ///
    /// # Panics
    /// Where [`Vec::with_capacity`](alloc::vec::Vec::with_capacity) does: if it is more than memory can have.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::vec2};
    /// # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
    /// let mut shapes: Circles = [a, b, c].into_iter().collect();
    /// let mut few = Circles::with_capacity(2);
    /// few.extend([a, b]); // Without an allocation.
    /// assert_eq!(few.len(), 2);
    /// ```
    #[must_use]
    pub fn with_capacity(capacity: usize) -> Self {
        Self { numbers: array::from_fn(|_| Vec::with_capacity(capacity)), margins: Vec::with_capacity(capacity) }
    }

    /// Makes room for `additional` more.
    ///
    /// # Panics
    /// Where [`Vec::reserve`](alloc::vec::Vec::reserve) does: if it is more than memory can have.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::vec2};
    /// # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
    /// let mut shapes: Circles = [a, b, c].into_iter().collect();
    /// shapes.reserve(2);
    /// shapes.extend([a, b]); // Without an allocation.
    /// assert_eq!(shapes.len(), 5);
    /// ```
    pub fn reserve(&mut self, additional: usize) {
        self.numbers.iter_mut().for_each(|column| column.reserve(additional));
        self.margins.reserve(additional);
    }

    /// Adds one, whose index is the number of those before.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::vec2};
    /// # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
    /// let mut shapes: Circles = [a, b, c].into_iter().collect();
    /// shapes.push(a);
    /// assert_eq!(shapes.get(3), Some(a));
    /// ```
    pub fn push(&mut self, shape: S) {
        self.numbers.iter_mut().zip(shape.numbers()).for_each(|(column, number)| column.push(number));
        self.margins.push(shape.lane().margin());
    }

    /// The one at `index`. `None` if there are fewer.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::vec2};
    /// # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
    /// let mut shapes: Circles = [a, b, c].into_iter().collect();
    /// assert_eq!((shapes.get(2), shapes.get(3)), (Some(c), None));
    /// ```
    #[must_use]
    pub fn get(&self, index: usize) -> Option<S> {
        (index < self.len()).then(|| sealed::Members::member(self, index))
    }

    /// Replaces the one at `index`. Does nothing, and returns `false`, if there are fewer.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::vec2};
    /// # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
    /// let mut shapes: Circles = [a, b, c].into_iter().collect();
    /// assert!(shapes.set(0, c) && !shapes.set(3, c));
    /// assert!(shapes.iter().eq([c, b, c]));
    /// ```
    pub fn set(&mut self, index: usize, shape: S) -> bool {
        let is_there = index < self.len();
        if is_there {
            self.numbers.iter_mut().zip(shape.numbers()).for_each(|(column, number)| column[index] = number);
            self.margins[index] = shape.lane().margin();
        }
        is_there
    }

    /// Removes the one at `index`, whose place the last one takes. `None` if there are fewer.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::vec2};
    /// # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
    /// let mut shapes: Circles = [a, b, c].into_iter().collect();
    /// assert_eq!((shapes.swap_remove(0), shapes.swap_remove(2)), (Some(a), None));
    /// assert!(shapes.iter().eq([c, b]));
    /// ```
    pub fn swap_remove(&mut self, index: usize) -> Option<S> {
        let removed = self.get(index);
        if removed.is_some() {
            for column in &mut self.numbers {
                column.swap_remove(index);
            }
            self.margins.swap_remove(index);
        }
        removed
    }

    /// Keeps the first `count`, and the memory. Does nothing if there are fewer.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::vec2};
    /// # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
    /// let mut shapes: Circles = [a, b, c].into_iter().collect();
    /// shapes.truncate(2);
    /// assert!(shapes.iter().eq([a, b]));
    /// ```
    pub fn truncate(&mut self, count: usize) {
        self.numbers.iter_mut().for_each(|column| column.truncate(count));
        self.margins.truncate(count);
    }

    /// Removes all of them, and keeps the memory.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::vec2};
    /// # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
    /// let mut shapes: Circles = [a, b, c].into_iter().collect();
    /// shapes.clear();
    /// assert!(shapes.is_empty());
    /// ```
    pub fn clear(&mut self) {
        self.truncate(0);
    }

    /// How many there are.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::vec2};
    /// # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
    /// let mut shapes: Circles = [a, b, c].into_iter().collect();
    /// assert_eq!(shapes.len(), 3);
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.margins.len()
    }

    /// Whether there are none.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::vec2};
    /// # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
    /// let mut shapes: Circles = [a, b, c].into_iter().collect();
    /// assert!(!shapes.is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them, in the order of their indices.
    ///
    /// ```
    /// # use impinge::{Circle, batch::Circles, glam::vec2};
    /// # let [a, b, c] = [0.0, 3.0, 6.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
    /// let mut shapes: Circles = [a, b, c].into_iter().collect();
    /// assert!(shapes.iter().rev().eq([c, b, a]));
    /// ```
    #[must_use]
    pub fn iter(&self) -> Iter<'_, Self> {
        Iter::new(self)
    }
}

impl<S: Row<N>, const N: usize> Shapes for Columns<S, N> {
    type Shape = S;
    type Vector = S::Vector;
}

impl<S: Row<N>, const N: usize> sealed::Members for Columns<S, N> {
    type Member = S;
    type Lane = S::Lane;

    #[inline(always)]
    fn count(&self) -> usize {
        self.len()
    }

    #[inline(always)]
    fn member(&self, index: usize) -> S {
        S::from_numbers(array::from_fn(|column| self.numbers[column][index]))
    }

    #[inline(always)]
    fn lane(&self, index: usize) -> S::Lane {
        self.member(index).lane()
    }

    #[inline(always)]
    fn block(&self, start: usize) -> Option<impl Fn(usize) -> S::Lane> {
        let margins = self.margins.get(start..)?.first_chunk::<LANES>()?;
        // As long as the margins.
        let columns = self.numbers.each_ref().map(|column| &column[start..start + LANES]);
        Some(move |lane: usize| S::lane_of(columns.map(|column| column[lane].single()), margins[lane]))
    }
}

/// As a list of the shapes.
impl<S: Row<N> + fmt::Debug, const N: usize> fmt::Debug for Columns<S, N> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self).finish()
    }
}

/// As of two `Vec`s of the shapes.
impl<S: Row<N>, const N: usize> PartialEq for Columns<S, N> {
    fn eq(&self, other: &Self) -> bool {
        self.numbers == other.numbers
    }
}

impl<'a, S: Row<N>, const N: usize> IntoIterator for &'a Columns<S, N> {
    type Item = S;
    type IntoIter = Iter<'a, Columns<S, N>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<S: Row<N>, const N: usize> Default for Columns<S, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<S: Row<N>, const N: usize> Extend<S> for Columns<S, N> {
    fn extend<I: IntoIterator<Item = S>>(&mut self, shapes: I) {
        shapes.into_iter().for_each(|shape| self.push(shape));
    }
}

impl<S: Row<N>, const N: usize> FromIterator<S> for Columns<S, N> {
    fn from_iter<I: IntoIterator<Item = S>>(shapes: I) -> Self {
        let mut container = Self::new();
        container.extend(shapes);
        container
    }
}
