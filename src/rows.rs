//! The numbers of a shape, as `batch` stores them: a row of a table, and a row for a cull.
//!
//! [`HasRow`] is a supertrait of [`Bounded`](crate::shapes::Bounded). So no other trait appears in the signatures of
//! `batch`, nor in the compiler's errors.

use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::batch::concrete::{ConcreteList, WholeList};
use crate::batch::cull_shape::{CullBox, CullCircle, CullShape, CullStadium, with_allowance};
use crate::batch::scan::List;
use crate::exact::{greater, lesser};
use crate::shapes::{Aabb, AnyShape, Circle, ConvexPolygon, Segment, Shape, Stadium};
use crate::vector::Components as _;
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// The number of shapes in a block. It is large enough that the compiler vectorises the loops over a block before it
/// unrolls them. In an unrolled loop, the compiler would not see how to load every third number.
pub(crate) const BLOCK_LEN: usize = 64;

pub trait HasRow: Shape {
    type Row: Row;
    /// The shape that a cull tests instead.
    type CullShape: CullShape;
    /// Whether a table stores it [whole](Whole).
    const IS_WHOLE: bool = false;

    fn row(&self) -> Self::Row;
    fn from_row(row: Self::Row) -> Self;
    /// The numbers of the shape for a cull, rounded to `f32`. The radius is 0 without one, and NaN if it is negative or if
    /// the shape is empty.
    fn rounded_row(&self) -> CullRowOf<Self>;

    /// The numbers that a cull tests. A table stores them beside the rows, so that no query computes them again.
    #[inline(always)]
    fn cull_row(&self) -> CullRowOf<Self> {
        with_allowance::<<Self::Vector as Vector>::Scalar, _>(self.rounded_row())
    }

    /// Calls `ask` with the list for debug builds.
    fn with_concrete<T>(list: List<'_, Self>, ask: impl FnOnce(ConcreteList<'_, Self::Vector>) -> T) -> T;
}

pub(crate) type CullRowOf<S> = <<S as HasRow>::CullShape as CullShape>::Row;

/// A row of a table that is stored by columns: coordinates, then a radius if the number of columns is odd. A table of
/// [whole](Whole) shapes has one column.
pub trait Row: Copy + PartialEq + AsRef<[Self::Element]> {
    type Element: Copy;
    type Columns: Clone + PartialEq + AsRef<[Vec<Self::Element>]> + AsMut<[Vec<Self::Element>]>;
    const NO_COLUMNS: Self::Columns;

    type Block<'a>: Block<Self>
    where
        Self::Element: 'a;

    fn at(columns: &Self::Columns, index: usize) -> Self;
    /// The rows from `start` on; all of them must exist.
    fn block(columns: &Self::Columns, start: usize) -> Self::Block<'_>;
}

/// [`BLOCK_LEN`] rows, or shapes.
pub trait Block<T>: Copy {
    // A method and no closure, because a closure might not be compiled for the same instructions as the loop around it.
    fn at(self, place: usize) -> T;
}

/// The numbers that a cull tests; the radius is the last.
pub trait CullRow: Row<Element = f32> {
    /// Copies of [`BLOCK_LEN`] rows, with an array for each number.
    type Copies;
    const NO_COPIES: Self::Copies;

    fn copied(copies: &Self::Copies) -> Self::Block<'_>;
    fn set(copies: &mut Self::Copies, place: usize, row: Self);
    fn with_radius(self, radius: f32) -> Self;
}

impl<const N: usize> CullRow for [f32; N] {
    type Copies = [[f32; BLOCK_LEN]; N];
    const NO_COPIES: Self::Copies = [[0.0; BLOCK_LEN]; N];

    #[inline(always)]
    fn copied(copies: &Self::Copies) -> Self::Block<'_> {
        each(copies, |column| column)
    }

    #[inline(always)]
    fn set(copies: &mut Self::Copies, place: usize, row: Self) {
        // Unrolled with `opt-level = 1`, too, unlike an iterator.
        for index in 0..N {
            copies[index][place] = row[index];
        }
    }

    #[inline(always)]
    fn with_radius(mut self, radius: f32) -> Self {
        self[N - 1] = radius;
        self
    }
}

/// Many rows, stored by columns.
#[derive(Clone, PartialEq)]
pub struct Rows<R: Row>(R::Columns);

impl<R: Row> Rows<R> {
    pub(crate) const NONE: Self = Self(R::NO_COLUMNS);

    pub(crate) fn len(&self) -> usize {
        self.0.as_ref()[0].len()
    }

    pub(crate) fn reserve(&mut self, additional: usize) {
        self.0.as_mut().iter_mut().for_each(|column| column.reserve(additional));
    }

    pub(crate) fn push(&mut self, row: R) {
        self.0.as_mut().iter_mut().zip(row.as_ref()).for_each(|(column, number)| column.push(*number));
    }

    pub(crate) fn set(&mut self, index: usize, row: R) {
        self.0.as_mut().iter_mut().zip(row.as_ref()).for_each(|(column, number)| column[index] = *number);
    }

    pub(crate) fn swap_remove(&mut self, index: usize) {
        for column in self.0.as_mut() {
            column.swap_remove(index);
        }
    }

    pub(crate) fn truncate(&mut self, count: usize) {
        self.0.as_mut().iter_mut().for_each(|column| column.truncate(count));
    }

    #[inline(always)]
    pub(crate) fn at(&self, index: usize) -> R {
        R::at(&self.0, index)
    }

    /// The [`BLOCK_LEN`] rows from `start` on; all of them must exist.
    #[inline(always)]
    pub(crate) fn block(&self, start: usize) -> R::Block<'_> {
        R::block(&self.0, start)
    }
}

impl<F: Float, const N: usize> Row for [F; N] {
    type Element = F;
    type Columns = [Vec<F>; N];
    const NO_COLUMNS: Self::Columns = [const { Vec::new() }; N];
    type Block<'a>
        = [&'a [F; BLOCK_LEN]; N]
    where
        F: 'a;

    #[inline(always)]
    fn at(columns: &Self::Columns, index: usize) -> Self {
        each(columns, |column| column[index])
    }

    #[inline(always)]
    fn block(columns: &Self::Columns, start: usize) -> Self::Block<'_> {
        each(columns, |column| column[start..].first_chunk().expect("a whole block"))
    }
}

impl<F: Float, const N: usize> Block<[F; N]> for [&[F; BLOCK_LEN]; N] {
    #[inline(always)]
    fn at(self, place: usize) -> [F; N] {
        each(&self, |column| column[place])
    }
}

/// The row as `f32`.
#[inline(always)]
fn singles<F: Float, const N: usize>(row: [F; N]) -> [f32; N] {
    each(&row, |number| number.to_f32())
}

/// The radius of a row for a cull, rounded to `f32`; NaN if it is negative. (A tiny negative `f64` would round to −0.)
#[inline(always)]
fn rounded_radius<F: Float>(radius: F) -> f32 {
    if radius >= F::round(0.0) { radius.to_f32() } else { f32::NAN }
}

/// Like `items.each_ref().map(of)`, but always inlined. If it were not inlined, the loops over a block would not know
/// the lengths of the columns, and would not be vectorised.
#[inline(always)]
fn each<'a, T, U: Copy, const N: usize>(items: &'a [T; N], of: impl Fn(&'a T) -> U) -> [U; N] {
    let mut all = [of(&items[0]); N];
    // Unrolled with `opt-level = 1`, too, unlike an iterator.
    for index in 0..N {
        all[index] = of(&items[index]);
    }
    all
}

impl<V: Vector> HasRow for V {
    type CullShape = CullCircle;
    type Row = [V::Scalar; 2];

    fn with_concrete<T>(list: List<'_, Self>, ask: impl FnOnce(ConcreteList<'_, V>) -> T) -> T {
        ask(ConcreteList::Points(list))
    }

    #[inline(always)]
    fn row(&self) -> Self::Row {
        self.components()
    }

    #[inline(always)]
    fn from_row([x, y]: Self::Row) -> Self {
        V::from_components(x, y)
    }

    #[inline(always)]
    fn rounded_row(&self) -> [f32; 3] {
        let [x, y] = singles(self.row());
        [x, y, 0.0]
    }
}

impl<V: Vector> HasRow for Circle<V> {
    type CullShape = CullCircle;
    type Row = [V::Scalar; 3];

    fn with_concrete<T>(list: List<'_, Self>, ask: impl FnOnce(ConcreteList<'_, V>) -> T) -> T {
        ask(ConcreteList::Circles(list))
    }

    #[inline(always)]
    fn row(&self) -> Self::Row {
        let [x, y] = self.center.components();
        [x, y, self.radius]
    }

    #[inline(always)]
    fn from_row([x, y, radius]: Self::Row) -> Self {
        Self::new(V::from_components(x, y), radius)
    }

    #[inline(always)]
    fn rounded_row(&self) -> [f32; 3] {
        let [x, y] = singles(self.center.components());
        [x, y, rounded_radius(self.radius)]
    }
}

impl<V: Vector> HasRow for Segment<V> {
    type CullShape = CullStadium;
    type Row = [V::Scalar; 4];

    fn with_concrete<T>(list: List<'_, Self>, ask: impl FnOnce(ConcreteList<'_, V>) -> T) -> T {
        ask(ConcreteList::Segments(list))
    }

    #[inline(always)]
    fn row(&self) -> Self::Row {
        let ([ax, ay], [bx, by]) = (self.a.components(), self.b.components());
        [ax, ay, bx, by]
    }

    #[inline(always)]
    fn from_row([ax, ay, bx, by]: Self::Row) -> Self {
        Self::new(V::from_components(ax, ay), V::from_components(bx, by))
    }

    #[inline(always)]
    fn rounded_row(&self) -> [f32; 5] {
        let [ax, ay, bx, by] = singles(self.row());
        [ax, ay, bx, by, 0.0]
    }
}

impl<V: Vector> HasRow for Stadium<V> {
    type CullShape = CullStadium;
    type Row = [V::Scalar; 5];

    fn with_concrete<T>(list: List<'_, Self>, ask: impl FnOnce(ConcreteList<'_, V>) -> T) -> T {
        ask(ConcreteList::Stadiums(list))
    }

    #[inline(always)]
    fn row(&self) -> Self::Row {
        let [ax, ay, bx, by] = self.segment.row();
        [ax, ay, bx, by, self.radius]
    }

    #[inline(always)]
    fn from_row([ax, ay, bx, by, radius]: Self::Row) -> Self {
        Self { segment: Segment::from_row([ax, ay, bx, by]), radius }
    }

    #[inline(always)]
    fn rounded_row(&self) -> [f32; 5] {
        let [ax, ay, bx, by] = singles(self.segment.row());
        [ax, ay, bx, by, rounded_radius(self.radius)]
    }
}

/// A shape that is stored whole, because it has many numbers.
#[derive(Clone, Copy, PartialEq)]
pub struct Whole<S>([S; 1]);

impl<S> AsRef<[S]> for Whole<S> {
    fn as_ref(&self) -> &[S] {
        &self.0
    }
}

/// The numbers for a cull of the points within `radius` of the hull of `points`: the lowest and the highest coordinates,
/// and the radius. Rounding keeps the order, so it may come first.
#[inline(always)]
pub(crate) fn rounded_hull<V: Vector>(points: &[V], radius: f32) -> [f32; 5] {
    let (mut low, mut high, mut sum) = ([f32::NAN; 2], [f32::NAN; 2], [0.0; 2]);
    for point in points {
        let p = singles(point.components());
        for axis in 0..2 {
            low[axis] = lesser(low[axis], p[axis]);
            high[axis] = greater(high[axis], p[axis]);
            sum[axis] += p[axis];
        }
    }
    // The comparisons may have passed over a NaN. If the sum overflows, a number is too large for a cull.
    let radius = if (sum[0] + sum[1]).is_finite() { radius } else { f32::NAN };
    [low[0], low[1], high[0], high[1], radius]
}

impl<S: Copy + PartialEq> Row for Whole<S> {
    type Element = S;
    type Columns = [Vec<S>; 1];
    const NO_COLUMNS: Self::Columns = [Vec::new()];
    type Block<'a>
        = &'a [S; BLOCK_LEN]
    where
        S: 'a;

    fn at([column]: &Self::Columns, index: usize) -> Self {
        Self([column[index]])
    }

    fn block([column]: &Self::Columns, start: usize) -> Self::Block<'_> {
        column[start..].first_chunk().expect("a whole block")
    }
}

impl<S: Copy + PartialEq> Block<Whole<S>> for &[S; BLOCK_LEN] {
    fn at(self, place: usize) -> Whole<S> {
        Whole([self[place]])
    }
}

/// The methods of [`HasRow`] for a shape that is stored [whole](Whole).
macro_rules! stored_whole {
    () => {
        type CullShape = CullBox;
        const IS_WHOLE: bool = true;
        type Row = Whole<Self>;

        fn with_concrete<T>(list: List<'_, Self>, ask: impl FnOnce(ConcreteList<'_, V>) -> T) -> T {
            // It must outlive the `match`.
            let rounded_row;
            ask(ConcreteList::Whole(match list {
                List::Slice(shapes) => {
                    rounded_row = |index: usize| shapes[index].rounded_row();
                    WholeList::Slice(&rounded_row, PhantomData)
                }
                List::Table(table) => WholeList::Table(table.cull_rows),
            }))
        }

        #[inline(always)]
        fn row(&self) -> Whole<Self> {
            Whole([*self])
        }

        #[inline(always)]
        fn from_row(Whole([shape]): Whole<Self>) -> Self {
            shape
        }
    };
}

impl<V: Vector> HasRow for Aabb<V> {
    type CullShape = CullBox;
    type Row = [V::Scalar; 4];

    fn with_concrete<T>(list: List<'_, Self>, ask: impl FnOnce(ConcreteList<'_, V>) -> T) -> T {
        ask(ConcreteList::Boxes(list))
    }

    #[inline(always)]
    fn row(&self) -> Self::Row {
        let ([left, bottom], [right, top]) = (self.min.components(), self.max.components());
        [left, bottom, right, top]
    }

    #[inline(always)]
    fn from_row([left, bottom, right, top]: Self::Row) -> Self {
        Self::new(V::from_components(left, bottom), V::from_components(right, top))
    }

    #[inline(always)]
    fn rounded_row(&self) -> [f32; 5] {
        let [left, bottom, right, top] = self.row();
        let radius = if (left <= right) & (bottom <= top) { 0.0 } else { f32::NAN };
        let [left, bottom, right, top] = singles(self.row());
        [left, bottom, right, top, radius]
    }
}

impl<V: Vector, const N: usize> HasRow for ConvexPolygon<V, N> {
    stored_whole!();

    #[inline(always)]
    fn rounded_row(&self) -> [f32; 5] {
        // What follows the vertices is a copy of the first; without any, all are NaN.
        V::rounded_hull(&self.vertices, rounded_radius(self.radius))
    }
}

impl<V: Vector> HasRow for AnyShape<V> {
    stored_whole!();

    #[inline(always)]
    fn rounded_row(&self) -> [f32; 5] {
        match self {
            Self::Point(point) => V::rounded_hull(&[*point], 0.0),
            Self::Segment(Segment { a, b }) => V::rounded_hull(&[*a, *b], 0.0),
            Self::Circle(Circle { center, radius }) => V::rounded_hull(&[*center], rounded_radius(*radius)),
            Self::Stadium(Stadium { segment: Segment { a, b }, radius }) => {
                V::rounded_hull(&[*a, *b], rounded_radius(*radius))
            }
            Self::Aabb(aabb) => aabb.rounded_row(),
            Self::ConvexPolygon(polygon) => polygon.rounded_row(),
        }
    }
}
