//! The numbers of a shape, in the forms that `batch` stores (a row of a table) and tests (a [`CullShape`]).
//!
//! [`HasRow`] is a supertrait of [`Bounded`](crate::shapes::Bounded). So no other trait appears in the signatures of
//! `batch`, nor in the compiler's errors.

use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::batch::scan::{ConcreteCull, ConcreteList, List, WholeList};
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

/// A circle, a stadium, or, for other shapes, the bounding box of the core. The numbers are `f32`.
pub trait CullShape: Copy {
    type Row: CullRow;
    const IS_CIRCLE: bool = false;

    fn of(row: Self::Row) -> Self;
    fn test(self, cull: &impl Cull) -> f32;
    fn test_swept_box(self, cull: &impl Cull) -> f32;
}

/// A test of shapes, where `cull_radius` is the [radius with an allowance](with_allowance).
pub trait Cull: Copy {
    /// The type of the numbers of the shapes.
    type Scalar;
    /// Whether the test of a circle takes much less time than that of a stadium.
    const IS_FAST_FOR_CIRCLES: bool;

    fn into_concrete(self) -> ConcreteCull<Self::Scalar>;
    fn test_circle(&self, center: [f32; 2], cull_radius: f32) -> f32;
    fn test_stadium(&self, a: [f32; 2], b: [f32; 2], cull_radius: f32) -> f32;
    /// A core in the box from `low` to `high`.
    fn test_box(&self, low: [f32; 2], high: [f32; 2], cull_radius: f32) -> f32;
    /// Whether there is a box that holds all that matters, and that is faster to test.
    fn has_swept_box(&self) -> bool;
    /// As `test_box`, by that box: it may keep more shapes.
    fn test_swept_box(&self, low: [f32; 2], high: [f32; 2], cull_radius: f32) -> f32;
}

/// A row of a table that is stored by columns: coordinates, then a radius if the number of columns is odd. A table of
/// [whole](Whole) shapes has one column.
pub trait Row: Copy + PartialEq + AsRef<[Self::Element]> {
    type Element: Copy;
    type Columns: Clone + PartialEq + AsRef<[Vec<Self::Element>]> + AsMut<[Vec<Self::Element>]>;
    const NO_COLUMNS: Self::Columns;

    /// [`BLOCK_LEN`] rows.
    type Block<'a>: Copy
    where
        Self::Element: 'a;

    fn at(columns: &Self::Columns, index: usize) -> Self;
    /// The rows from `start` on; all of them must exist.
    fn block(columns: &Self::Columns, start: usize) -> Self::Block<'_>;
    fn in_block(block: Self::Block<'_>, place: usize) -> Self;
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

    #[inline(always)]
    fn in_block(block: Self::Block<'_>, place: usize) -> Self {
        each(&block, |column| column[place])
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

/// The row with a greater radius, which allows for underflow, and for the rounding from `F` to `f32`. The radius is NaN
/// if the shape is invalid or too large, and then every test keeps the shape.
///
/// Let e be u = 2⁻²⁴ times the sum of the magnitudes of all numbers. Rounding moves a point of the core by at most
/// e, and it changes the radius by at most e, and the sum with the allowance too. The allowance is 4e.
#[inline(always)]
pub(crate) fn with_allowance<F: Float, R: CullRow>(row: R) -> R {
    let numbers = row.as_ref();
    let size = numbers.iter().fold(0.0, |size, number| size + number.abs());
    let allowance = if F::IS_WIDE { UNDERFLOW + ROUNDING * size } else { UNDERFLOW };
    // A comparison with NaN is false.
    row.with_radius(if size <= MAX_CULLED { numbers[numbers.len() - 1] + allowance } else { f32::NAN })
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

    fn in_block(block: Self::Block<'_>, place: usize) -> Self {
        Self([block[place]])
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

/// A point or a circle.
#[derive(Clone, Copy)]
pub struct CullCircle {
    center: [f32; 2],
    cull_radius: f32,
}

/// A segment or a stadium.
#[derive(Clone, Copy)]
pub struct CullStadium {
    a: [f32; 2],
    b: [f32; 2],
    cull_radius: f32,
}

/// The bounding box of a core.
#[derive(Clone, Copy)]
pub struct CullBox {
    low: [f32; 2],
    high: [f32; 2],
    cull_radius: f32,
}

impl CullShape for CullCircle {
    type Row = [f32; 3];
    const IS_CIRCLE: bool = true;

    #[inline(always)]
    fn of([x, y, cull_radius]: [f32; 3]) -> Self {
        Self { center: [x, y], cull_radius }
    }

    #[inline(always)]
    fn test(self, cull: &impl Cull) -> f32 {
        cull.test_circle(self.center, self.cull_radius)
    }

    #[inline(always)]
    fn test_swept_box(self, cull: &impl Cull) -> f32 {
        cull.test_swept_box(self.center, self.center, self.cull_radius)
    }
}

impl CullShape for CullStadium {
    type Row = [f32; 5];

    #[inline(always)]
    fn of([ax, ay, bx, by, cull_radius]: [f32; 5]) -> Self {
        Self { a: [ax, ay], b: [bx, by], cull_radius }
    }

    #[inline(always)]
    fn test(self, cull: &impl Cull) -> f32 {
        cull.test_stadium(self.a, self.b, self.cull_radius)
    }

    #[inline(always)]
    fn test_swept_box(self, cull: &impl Cull) -> f32 {
        let ([ax, ay], [bx, by]) = (self.a, self.b);
        cull.test_swept_box([lesser(ax, bx), lesser(ay, by)], [greater(ax, bx), greater(ay, by)], self.cull_radius)
    }
}

impl CullShape for CullBox {
    type Row = [f32; 5];

    #[inline(always)]
    fn of([left, bottom, right, top, cull_radius]: [f32; 5]) -> Self {
        Self { low: [left, bottom], high: [right, top], cull_radius }
    }

    #[inline(always)]
    fn test(self, cull: &impl Cull) -> f32 {
        cull.test_box(self.low, self.high, self.cull_radius)
    }

    #[inline(always)]
    fn test_swept_box(self, cull: &impl Cull) -> f32 {
        cull.test_swept_box(self.low, self.high, self.cull_radius)
    }
}

/// The lesser; `b` if one is NaN. One instruction, unlike `f32::min`.
#[inline(always)]
pub(crate) fn lesser(a: f32, b: f32) -> f32 {
    if a < b { a } else { b }
}

/// The greater; `b` if one is NaN.
#[inline(always)]
pub(crate) fn greater(a: f32, b: f32) -> f32 {
    if a > b { a } else { b }
}

/// Four times the largest relative error of rounding to `f32`.
pub(crate) const ROUNDING: f32 = 2.0 * f32::EPSILON;

/// The largest number that the culls accept, 2⁶²: up to it, no sum of two squares of sums of two numbers overflows.
pub(crate) const MAX_CULLED: f32 = f32::from_bits((127 + 62) << 23);

/// 2⁻⁶²: even its square is far above the errors of subnormal results, which are 2⁻¹⁵⁰ each.
pub(crate) const UNDERFLOW: f32 = 1.0 / MAX_CULLED;
