//! The numbers of a shape, in the forms that `batch` stores (a row of a table) and tests (a [`CullShape`]).
//!
//! [`HasRow`] is a supertrait of [`Bounded`](crate::shapes::Bounded). So no other trait appears in the signatures of
//! `batch`, nor in the compiler's errors.

use alloc::vec::Vec;

use crate::batch::scan::{ConcreteCull, ConcreteList, List};
use crate::shapes::{Aabb, AnyShape, Circle, ConvexPolygon, Segment, Shape, Stadium};
use crate::vector::Components as _;
use crate::vector::Vector;
use crate::vector::sealed::Float;

/// The number of shapes in a block. It is large enough that the compiler vectorises the loops over a block before it
/// unrolls them. In an unrolled loop, the compiler would not see how to load every third number.
pub(crate) const BLOCK_LEN: usize = 64;

pub trait HasRow: Shape {
    type CullShape: CullShape;
    type Row: Row;
    /// What a table stores beside the row, so that no query computes it again: the [radius for a cull](cull_radius), or
    /// the [`CullBox`] of a shape that is stored whole. Its radius is NaN for every invalid shape, even if the row looks
    /// valid, such as that of an empty box.
    type CullData: Copy;

    fn row(&self) -> Self::Row;
    fn from_row(row: Self::Row) -> Self;
    fn cull_data(&self) -> Self::CullData;
    fn cull_shape_of(row: Self::Row, cull_data: Self::CullData) -> Self::CullShape;

    /// The list for debug builds. `None` for mixed shapes, and for polygons, because each `N` is a type of its own.
    fn into_concrete(list: List<'_, Self>) -> Option<ConcreteList<'_, Self::Vector>>;
}

/// The shape that a cull tests instead: the numbers are `f32`, and polygons are boxes.
pub trait CullShape: Copy {
    fn test(self, cull: &impl Cull) -> f32;
}

/// A test of shapes, where `cull_radius` is the [radius for a cull](cull_radius).
pub trait Cull: Copy {
    /// The type of the numbers of the shapes.
    type Scalar;
    fn into_concrete(self) -> ConcreteCull<Self::Scalar>;
    fn test_circle(&self, center: [f32; 2], cull_radius: f32) -> f32;
    fn test_stadium(&self, a: [f32; 2], b: [f32; 2], cull_radius: f32) -> f32;
    /// A core in the box from `low` to `high`.
    fn test_box(&self, low: [f32; 2], high: [f32; 2], cull_radius: f32) -> f32;
}

/// A row of a table that is stored by columns: coordinates, then a radius if the number of columns is odd. A table of
/// [whole](Whole) shapes has one column.
pub trait Row: Copy + AsRef<[Self::Element]> {
    type Element: Copy;
    type Columns: Clone + PartialEq + AsRef<[Vec<Self::Element>]> + AsMut<[Vec<Self::Element>]>;
    const NO_COLUMNS: Self::Columns;

    fn at(columns: &Self::Columns, index: usize) -> Self;
    /// The [`BLOCK_LEN`] rows from `start` on; all of them must exist.
    fn block(columns: &Self::Columns, start: usize) -> impl Fn(usize) -> Self;
}

impl<F: Float, const N: usize> Row for [F; N] {
    type Element = F;
    type Columns = [Vec<F>; N];
    const NO_COLUMNS: Self::Columns = [const { Vec::new() }; N];

    #[inline(always)]
    fn at(columns: &Self::Columns, index: usize) -> Self {
        each(columns, |column| column[index])
    }

    #[inline(always)]
    fn block(columns: &Self::Columns, start: usize) -> impl Fn(usize) -> Self {
        let columns = each(columns, |column| &column[start..start + BLOCK_LEN]);
        move |place| each(&columns, |column| column[place])
    }
}

/// The row as `f32`.
#[inline(always)]
fn singles<F: Float, const N: usize>(row: [F; N]) -> [f32; N] {
    each(&row, |number| number.to_f32())
}

/// The radius (0 without one), plus an allowance for underflow and for the rounding to `f32`. For a shape that is
/// invalid or too large, it is NaN, and every test keeps the shape.
///
/// Let e be u = 2⁻²⁴ times the sum of the magnitudes of all numbers. Rounding moves a point of the core by at most
/// e, and it changes the radius by at most e, and the sum with the allowance too. The allowance is 4e.
#[inline(always)]
#[expect(clippy::needless_bitwise_bool, reason = "without a branch")]
fn cull_radius<F: Float, const N: usize>(row: [F; N]) -> f32 {
    let numbers = singles(row);
    let radius = if N % 2 == 1 { numbers[N - 1] } else { 0.0 };
    // The radius itself, because a tiny negative `f64` rounds to −0.
    let is_valid = N % 2 == 0 || row[N - 1] >= F::round(0.0);
    let size = numbers.iter().fold(0.0, |size, number| size + number.abs());
    let allowance = if F::IS_WIDE { UNDERFLOW + ROUNDING * size } else { UNDERFLOW };
    if is_valid & (size <= MAX_CULLED) { radius + allowance } else { f32::NAN }
}

/// Like `items.each_ref().map(of)`, but always inlined. If it were not inlined, the loops over a block would not know
/// the lengths of the columns, and would not be vectorised.
#[inline(always)]
fn each<'a, T, U: Copy, const N: usize>(items: &'a [T; N], of: impl Fn(&'a T) -> U) -> [U; N] {
    let mut all = [of(&items[0]); N];
    for (one, item) in all.iter_mut().zip(items) {
        *one = of(item);
    }
    all
}

impl<V: Vector> HasRow for V {
    type CullShape = CullCircle;
    type Row = [V::Scalar; 2];
    type CullData = f32;

    fn into_concrete(list: List<'_, Self>) -> Option<ConcreteList<'_, V>> {
        Some(ConcreteList::Points(list))
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
    fn cull_data(&self) -> f32 {
        cull_radius(self.row())
    }

    #[inline(always)]
    fn cull_shape_of(row: Self::Row, cull_radius: f32) -> CullCircle {
        CullCircle { center: singles(row), cull_radius }
    }
}

impl<V: Vector> HasRow for Circle<V> {
    type CullShape = CullCircle;
    type Row = [V::Scalar; 3];
    type CullData = f32;

    fn into_concrete(list: List<'_, Self>) -> Option<ConcreteList<'_, V>> {
        Some(ConcreteList::Circles(list))
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
    fn cull_data(&self) -> f32 {
        cull_radius(self.row())
    }

    #[inline(always)]
    fn cull_shape_of([x, y, _]: Self::Row, cull_radius: f32) -> CullCircle {
        CullCircle { center: singles([x, y]), cull_radius }
    }
}

impl<V: Vector> HasRow for Segment<V> {
    type CullShape = CullStadium;
    type Row = [V::Scalar; 4];
    type CullData = f32;

    fn into_concrete(list: List<'_, Self>) -> Option<ConcreteList<'_, V>> {
        Some(ConcreteList::Segments(list))
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
    fn cull_data(&self) -> f32 {
        cull_radius(self.row())
    }

    #[inline(always)]
    fn cull_shape_of(row: Self::Row, cull_radius: f32) -> CullStadium {
        let [ax, ay, bx, by] = singles(row);
        CullStadium { a: [ax, ay], b: [bx, by], cull_radius }
    }
}

impl<V: Vector> HasRow for Stadium<V> {
    type CullShape = CullStadium;
    type Row = [V::Scalar; 5];
    type CullData = f32;

    fn into_concrete(list: List<'_, Self>) -> Option<ConcreteList<'_, V>> {
        Some(ConcreteList::Stadiums(list))
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
    fn cull_data(&self) -> f32 {
        cull_radius(self.row())
    }

    #[inline(always)]
    fn cull_shape_of([ax, ay, bx, by, _]: Self::Row, cull_radius: f32) -> CullStadium {
        Segment::<V>::cull_shape_of([ax, ay, bx, by], cull_radius)
    }
}

/// A shape that is stored whole, because it has many numbers.
#[derive(Clone, Copy)]
pub struct Whole<S>([S; 1]);

impl<S> AsRef<[S]> for Whole<S> {
    fn as_ref(&self) -> &[S] {
        &self.0
    }
}

/// A shape that is tested by its bounding box.
trait HasExtent: Shape {
    /// The lowest and the highest coordinates of the core, and the radius: the row of the stadium that has the same
    /// bounding box. If the shape is invalid, the numbers show it, by a NaN if necessary.
    fn extent(&self) -> [<Self::Vector as Vector>::Scalar; 5];
}

/// The extent of the hull of these points.
#[inline(always)]
fn extent_of<V: Vector>(points: &[V], radius: V::Scalar) -> [V::Scalar; 5] {
    let nan = Float::round(f64::NAN);
    let (mut low, mut high, mut sum) = ([nan; 2], [nan; 2], [0.0; 2]);
    for point in points {
        let p = point.components();
        for axis in 0..2 {
            low[axis] = if low[axis] < p[axis] { low[axis] } else { p[axis] };
            high[axis] = if high[axis] > p[axis] { high[axis] } else { p[axis] };
            sum[axis] += p[axis].to_f32();
        }
    }
    // The comparisons may have passed over a NaN. If the sum overflows, a number is too large for a cull. One NaN is enough.
    let left = if (sum[0] + sum[1]).is_finite() { low[0] } else { nan };
    [left, low[1], high[0], high[1], radius]
}

impl<V: Vector, const N: usize> HasExtent for ConvexPolygon<V, N> {
    #[inline(always)]
    fn extent(&self) -> [V::Scalar; 5] {
        // What follows the vertices is a copy of the first.
        if self.vertices().is_empty() {
            extent_of::<V>(&[], self.radius)
        } else {
            extent_of(&self.vertices, self.radius)
        }
    }
}

impl<V: Vector> HasExtent for AnyShape<V> {
    #[inline(always)]
    fn extent(&self) -> [V::Scalar; 5] {
        let zero = Float::round(0.0);
        match self {
            Self::Point(point) => extent_of(&[*point], zero),
            Self::Segment(segment) => extent_of(&[segment.a, segment.b], zero),
            Self::Circle(circle) => extent_of(&[circle.center], circle.radius),
            Self::Stadium(Stadium { segment, radius }) => extent_of(&[segment.a, segment.b], *radius),
            Self::Aabb(aabb) if aabb.is_empty() => extent_of::<V>(&[], zero),
            Self::Aabb(aabb) => extent_of(&[aabb.min, aabb.max], zero),
            Self::ConvexPolygon(polygon) => polygon.extent(),
        }
    }
}

impl<S: Copy + PartialEq> Row for Whole<S> {
    type Element = S;
    type Columns = [Vec<S>; 1];
    const NO_COLUMNS: Self::Columns = [Vec::new()];

    fn at([column]: &Self::Columns, index: usize) -> Self {
        Self([column[index]])
    }

    fn block([column]: &Self::Columns, start: usize) -> impl Fn(usize) -> Self {
        let column = &column[start..start + BLOCK_LEN];
        move |place| Self([column[place]])
    }
}

/// The methods of [`HasRow`] for a shape that is stored [whole](Whole).
macro_rules! stored_whole {
    () => {
        type CullShape = CullBox;
        type Row = Whole<Self>;
        type CullData = CullBox;

        fn into_concrete(_: List<'_, Self>) -> Option<ConcreteList<'_, V>> {
            None
        }

        #[inline(always)]
        fn row(&self) -> Whole<Self> {
            Whole([*self])
        }

        #[inline(always)]
        fn from_row(Whole([shape]): Whole<Self>) -> Self {
            shape
        }

        #[inline(always)]
        fn cull_data(&self) -> CullBox {
            let extent = self.extent();
            let [left, bottom, right, top, _] = singles(extent);
            CullBox { low: [left, bottom], high: [right, top], cull_radius: cull_radius(extent) }
        }

        #[inline(always)]
        fn cull_shape_of(_: Whole<Self>, cull_data: CullBox) -> CullBox {
            cull_data
        }
    };
}

impl<V: Vector> HasRow for Aabb<V> {
    type CullShape = CullBox;
    type Row = [V::Scalar; 4];
    type CullData = f32;

    fn into_concrete(list: List<'_, Self>) -> Option<ConcreteList<'_, V>> {
        Some(ConcreteList::Boxes(list))
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
    fn cull_data(&self) -> f32 {
        let [left, bottom, right, top] = self.row();
        if (left <= right) & (bottom <= top) { cull_radius(self.row()) } else { f32::NAN }
    }

    #[inline(always)]
    fn cull_shape_of(row: Self::Row, cull_radius: f32) -> CullBox {
        let [left, bottom, right, top] = singles(row);
        CullBox { low: [left, bottom], high: [right, top], cull_radius }
    }
}

impl<V: Vector, const N: usize> HasRow for ConvexPolygon<V, N> {
    stored_whole!();
}

impl<V: Vector> HasRow for AnyShape<V> {
    stored_whole!();
}

/// A point or a circle, with its [radius for a cull](cull_radius).
#[derive(Clone, Copy)]
pub struct CullCircle {
    center: [f32; 2],
    cull_radius: f32,
}

/// A segment or a stadium, with its [radius for a cull](cull_radius).
#[derive(Clone, Copy)]
pub struct CullStadium {
    a: [f32; 2],
    b: [f32; 2],
    cull_radius: f32,
}

/// The bounding box of the core of a shape, with its [radius for a cull](cull_radius).
#[derive(Clone, Copy)]
pub struct CullBox {
    low: [f32; 2],
    high: [f32; 2],
    cull_radius: f32,
}

impl CullShape for CullBox {
    #[inline(always)]
    fn test(self, cull: &impl Cull) -> f32 {
        cull.test_box(self.low, self.high, self.cull_radius)
    }
}

impl CullShape for CullCircle {
    #[inline(always)]
    fn test(self, cull: &impl Cull) -> f32 {
        cull.test_circle(self.center, self.cull_radius)
    }
}

impl CullShape for CullStadium {
    #[inline(always)]
    fn test(self, cull: &impl Cull) -> f32 {
        cull.test_stadium(self.a, self.b, self.cull_radius)
    }
}

/// Four times the largest relative error of rounding to `f32`.
pub(crate) const ROUNDING: f32 = 2.0 * f32::EPSILON;

/// The largest number that the culls accept, 2⁶²: up to it, no sum of two squares of sums of two numbers overflows.
pub(crate) const MAX_CULLED: f32 = f32::from_bits((127 + 62) << 23);

/// 2⁻⁶²: even its square is far above the errors of subnormal results, which are 2⁻¹⁵⁰ each.
const UNDERFLOW: f32 = 1.0 / MAX_CULLED;
