//! The vectors that shapes can be made of.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;
use core::array;
use core::fmt::{Debug, Display};
#[cfg(feature = "alloc")]
use core::ops::Range;

use glam::{DVec2, DVec4, Vec2, Vec4, Vec4Swizzles as _};

#[cfg(feature = "alloc")]
use crate::batch::{
    concrete::{ConcreteCull, ConcreteList},
    pairs::{BoxPairs, IndexedBox, PairScope},
    scan::KeptBlock,
};
use crate::exact::{Moderate, Precision, Xy};
use crate::kernel::{InflatedCore, Line};
#[cfg(feature = "alloc")]
use crate::rows::{BLOCK_LEN, rounded_hull};
use crate::shapes::{core_of_box, core_of_polygon};

/// A plane vector: `glam::Vec2`, `glam::DVec2`, `[f32; 2]` or `[f64; 2]`.
///
/// Every vector is also a [`Shape`](crate::Shape): a point. The trait is sealed: users of another mathematics library
/// pass arrays.
///
/// [`impinge::glam`](crate::glam) is `glam` 0.33. For another version, enable its feature (`glam-027` to `glam-034`).
/// Then the `Vec2` and `DVec2` of that version are vectors too. A type that is written without a vector, such as
/// `Circle` in a struct, uses the `Vec2` of `glam` 0.33. To change that, write `type Circle = impinge::Circle<Vec2>;`
/// with your own `Vec2`; see the [guide](crate::guide::vectors).
///
/// ```
/// use impinge::{Circle, query};
///
/// let circle = Circle::new([0.0_f32, 0.0], 1.0);
/// assert!(query::intersects(&circle, &[1.0, 0.0])?);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a vector of `impinge`",
    label = "expected a vector: `Vec2`, `DVec2`, `[f32; 2]` or `[f64; 2]`",
    note = "`Vec2` and `DVec2` are those of `glam` 0.33; for another version, enable its feature, such as `glam-029`",
    note = "pass a vector of another library as an array: `[v.x, v.y]`"
)]
pub trait Vector:
    sealed::Sealed
    + From<[<Self as Vector>::Scalar; 2]>
    + Into<[<Self as Vector>::Scalar; 2]>
    + Copy
    + PartialEq
    + Debug
    + Send
    + Sync
    + 'static
{
    /// The type of the coordinates: `f32` or `f64`.
    type Scalar: sealed::Float;
    /// The vector of the same library in `f64`.
    type Wide: Vector<Scalar = f64>;
}

pub(crate) mod sealed {
    #[cfg(feature = "alloc")]
    use alloc::vec::Vec;
    #[cfg(feature = "alloc")]
    use core::ops::Range;

    use super::{Debug, Display, Precision, Vec4, Xy};
    #[cfg(feature = "alloc")]
    use crate::batch::{
        concrete::{ConcreteCull, ConcreteList},
        pairs::{BoxPairs, IndexedBox, PairScope},
        scan::KeptBlock,
    };
    use crate::kernel::InflatedCore;
    use crate::query::concrete::Concrete;
    #[cfg(feature = "alloc")]
    use crate::rows::BLOCK_LEN;

    pub trait Float:
        Precision + Concrete + Copy + PartialEq + PartialOrd + Debug + Display + Send + Sync + 'static
    {
        /// The precision of the numbers that a filter computes.
        type InFilter: Precision;
        /// The smallest positive number.
        const TINIEST: Self;
        fn widen(self) -> f64;
        /// The nearest number of this type.
        fn round(value: f64) -> Self;
        /// The nearest number of this type, with 0 for −0.
        fn round_without_negative_zero(value: f64) -> Self;
        fn are_finite(numbers: &[Self]) -> bool;
        /// Whether each number of `low` is at most that of `high`.
        fn are_at_most(low: [Self; 4], high: [Self; 4]) -> bool;
        /// The same for numbers that are all finite. False if a difference overflows.
        fn are_finite_and_at_most(low: [Self; 4], high: [Self; 4]) -> bool;
        /// The next smaller number, for a finite number or +∞.
        fn next_down(self) -> Self;
        /// The bounds of a box, [left, bottom, right, top], moved outward by `by` and rounded outward: to infinity if no
        /// finite number is farther out.
        fn outward(bounds: [Self; 4], by: Self) -> [Self; 4];
        /// Whether [`to_f32`](Self::to_f32) rounds.
        const IS_WIDE: bool;
        /// The nearest `f32`.
        fn to_f32(self) -> f32;
        /// The differences, rounded to `f32`.
        fn differences(of: [Self; 4], and: [Self; 4]) -> Vec4;
        /// From each number to the next, and from the last to the first, rounded to `f32`.
        fn steps(numbers: [Self; 4]) -> Vec4;
        /// Whether all numbers are multiples of `step`, a power of two. Also false if one is too large to tell, or NaN.
        fn are_multiples(numbers: [Self; 4], step: f32) -> bool;
        /// Adds the box of a shape. Returns whether the shape is valid.
        #[cfg(feature = "alloc")]
        fn push_box(boxes: &mut Vec<IndexedBox<Self>>, shape: &InflatedCore, index: usize) -> bool;
        /// Finds the pairs of boxes that overlap.
        #[cfg(feature = "alloc")]
        fn find_pairs(pairs: &mut BoxPairs<Self>, scope: PairScope, count: usize);
    }

    #[diagnostic::on_unimplemented(
        message = "`{Self}` cannot become a vector of `impinge`",
        label = "the trait is sealed",
        note = "pass a vector of another library as an array: `[v.x, v.y]`"
    )]
    pub trait Sealed: Sized {
        /// The vector of the least numbers.
        const LEAST: Self;
        /// The vector of the greatest numbers.
        const GREATEST: Self;
        /// The vector in `f64`, without rounding.
        fn to_xy(self) -> Xy;
        /// A circle around the vector, or a point for the radius 0.
        fn circle_core(self, radius: f64) -> InflatedCore<'static>;
        /// A stadium, or a segment for the radius 0.
        fn stadium_core(a: Self, b: Self, radius: f64) -> InflatedCore<'static>;
        fn ray_core(origin: Self, direction: Self) -> InflatedCore<'static>;
        /// A box, with a buffer for its corners.
        fn box_core(min: Self, max: Self, scratch: &mut [Xy; 4]) -> InflatedCore<'_>;
        /// A polygon, with a buffer as long as `vertices`. Only the first `count` are its own.
        fn polygon_core<'a>(
            vertices: &[Self],
            count_and_first: [usize; 2],
            radius: f64,
            scratch: &'a mut [Xy],
        ) -> InflatedCore<'a>;

        /// What a cull tests of the hull of some points: see [`crate::rows::rounded_hull`].
        #[cfg(feature = "alloc")]
        fn rounded_hull(points: &[Self], radius: f32) -> [f32; 5];

        /// The distances of a block of shapes: see [`List::distances`](crate::batch::scan::List::distances).
        #[cfg(feature = "alloc")]
        fn distances(
            list: ConcreteList<'_, Self>,
            shape: &InflatedCore,
            first: usize,
            known: &mut [Self::Scalar; BLOCK_LEN],
        ) -> Option<bool>
        where
            Self: super::Vector;

        /// The first block of a list with a shape that the cull keeps.
        #[cfg(feature = "alloc")]
        fn next_block(
            list: ConcreteList<'_, Self>,
            cull: ConcreteCull<Self::Scalar>,
            indices: Range<usize>,
        ) -> Option<KeptBlock>
        where
            Self: super::Vector;
    }
}

/// Conversions of a vector, for use inside the crate.
pub(crate) trait Components: Vector {
    #[inline]
    fn components(self) -> [Self::Scalar; 2] {
        self.into()
    }

    /// [`to_xy`](sealed::Sealed::to_xy), inlined into the methods of `compiled_here`.
    #[inline]
    fn widened(self) -> Xy {
        let [x, y] = self.components();
        Xy::new(sealed::Float::widen(x), sealed::Float::widen(y))
    }

    #[inline]
    fn from_components(x: Self::Scalar, y: Self::Scalar) -> Self {
        Self::from([x, y])
    }
}

impl<V: Vector> Components for V {}

macro_rules! scalar_methods {
    ($Four:ident) => {
        #[inline]
        fn round_without_negative_zero(value: f64) -> Self {
            <Self as sealed::Float>::round(value) + 0.0
        }

        /// Whether all numbers are finite: zero times an infinity or a NaN is NaN.
        #[inline]
        fn are_finite(numbers: &[Self]) -> bool {
            numbers.iter().fold(0.0, |sum, number| sum + number * 0.0) == 0.0
        }

        /// With p bits of precision, c = 1.5·2ᵖ⁻¹·`step`. The numbers from ⅔c to 4/3·c are `step` apart. So if |x| ≤ c/4,
        /// c + x is rounded to a multiple of `step`, and subtracting c is exact: it gives x only if that is a multiple.
        #[inline]
        fn are_multiples(numbers: [Self; 4], step: f32) -> bool {
            let (x, c) = ($Four::from_array(numbers), 1.5 / Self::EPSILON * Self::from(step));
            (((x + c) - c).cmpeq(x) & x.abs().cmple($Four::splat(0.25 * c))).all()
        }

        /// Like `next_down` of the standard library, which the oldest supported Rust lacks.
        #[inline]
        fn next_down(self) -> Self {
            let bits = self.to_bits();
            if self == 0.0 { -Self::TINIEST } else { Self::from_bits(if self > 0.0 { bits - 1 } else { bits + 1 }) }
        }

        /// Each bound is lowered by `by`: those on the right and at the top with their signs changed.
        ///
        /// Let s be the rounded sum of a bound and −`by`, `large` the one with the larger magnitude, and `small` the
        /// other. Then small − (s − large) is exactly the error of s (Dekker): it is negative if s is too large. If s is
        /// 0, it has no error. If the sum overflows to ±∞, the difference is ∓∞: +∞ is lowered to the largest number, and
        /// −∞ stays. An input that is infinite or NaN makes the error NaN, and s stays.
        #[inline(always)]
        fn outward(bounds: [Self; 4], by: Self) -> [Self; 4] {
            if by == 0.0 {
                return bounds;
            }
            let flipped = |[left, bottom, right, top]: [Self; 4]| [left, bottom, -right, -top];
            let (bound, by) = ($Four::from_array(flipped(bounds)), $Four::splat(-by));
            let (sum, is_less) = (bound + by, bound.abs().cmplt(by.abs()));
            let (large, small) = ($Four::select(is_less, by, bound), $Four::select(is_less, bound, by));
            let (sums, errors) = (sum.to_array(), (small - (sum - large)).to_array());
            // The bits of the next smaller number are one less, or one more if it is negative. This takes no branch.
            flipped(array::from_fn(|lane| {
                let bits = sums[lane].to_bits();
                let sign = bits >> (8 * size_of::<Self>() - 1);
                Self::from_bits(if errors[lane] < 0.0 { bits.wrapping_sub(1).wrapping_add(2 * sign) } else { bits })
            }))
        }

        #[cfg(feature = "alloc")]
        #[cfg_attr(debug_assertions, inline(never))]
        #[cfg_attr(not(debug_assertions), inline)]
        fn push_box(boxes: &mut Vec<IndexedBox<Self>>, shape: &InflatedCore, index: usize) -> bool {
            IndexedBox::push(boxes, shape, index)
        }

        #[cfg(feature = "alloc")]
        #[cfg_attr(debug_assertions, inline(never))]
        #[cfg_attr(not(debug_assertions), inline)]
        fn find_pairs(pairs: &mut BoxPairs<Self>, scope: PairScope, count: usize) {
            pairs.find(scope, count);
        }
    };
}

impl sealed::Float for f32 {
    type InFilter = f32;
    const TINIEST: f32 = f32::from_bits(1);
    const IS_WIDE: bool = false;

    scalar_methods!(Vec4);

    #[inline]
    fn widen(self) -> f64 {
        f64::from(self)
    }

    #[inline]
    fn to_f32(self) -> f32 {
        self
    }

    #[inline(always)]
    fn differences(of: [f32; 4], and: [f32; 4]) -> Vec4 {
        Vec4::from_array(of) - Vec4::from_array(and)
    }

    #[inline(always)]
    fn steps(numbers: [f32; 4]) -> Vec4 {
        let numbers = Vec4::from_array(numbers);
        numbers.yzwx() - numbers
    }

    #[inline(always)]
    fn are_at_most(low: [f32; 4], high: [f32; 4]) -> bool {
        Vec4::from_array(low).cmple(Vec4::from_array(high)).all()
    }

    #[inline(always)]
    fn are_finite_and_at_most(low: [f32; 4], high: [f32; 4]) -> bool {
        let sizes = Self::differences(high, low);
        (sizes.cmpge(Vec4::ZERO) & sizes.cmplt(Vec4::INFINITY)).all()
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "rounding to nearest is what is asked for")]
    fn round(value: f64) -> f32 {
        value as f32
    }
}

impl sealed::Float for f64 {
    type InFilter = Moderate;
    const TINIEST: f64 = f64::from_bits(1);
    const IS_WIDE: bool = true;

    scalar_methods!(DVec4);

    #[inline]
    fn widen(self) -> f64 {
        self
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "rounding to nearest is what is asked for")]
    fn to_f32(self) -> f32 {
        self as f32
    }

    #[inline(always)]
    fn differences(of: [f64; 4], and: [f64; 4]) -> Vec4 {
        (DVec4::from_array(of) - DVec4::from_array(and)).as_vec4()
    }

    #[inline(always)]
    fn steps(numbers: [f64; 4]) -> Vec4 {
        let numbers = DVec4::from_array(numbers);
        (numbers.yzwx() - numbers).as_vec4()
    }

    #[inline(always)]
    fn are_at_most(low: [f64; 4], high: [f64; 4]) -> bool {
        (0..4).fold(true, |all, axis| all & (low[axis] <= high[axis]))
    }

    #[inline(always)]
    fn are_finite_and_at_most(low: [f64; 4], high: [f64; 4]) -> bool {
        let sizes = array::from_fn(|axis| high[axis] - low[axis]);
        Self::are_at_most([0.0; 4], sizes) & Self::are_at_most(sizes, [f64::MAX; 4])
    }

    #[inline]
    fn round(value: f64) -> f64 {
        value
    }
}

/// The constants of each vector, and its methods without type parameters: see [`concrete`](crate::query::concrete).
macro_rules! compiled_here {
    ($least:expr, $greatest:expr) => {
        const LEAST: Self = $least;
        const GREATEST: Self = $greatest;

        #[cfg_attr(debug_assertions, inline(never))]
        #[cfg_attr(not(debug_assertions), inline)]
        fn to_xy(self) -> Xy {
            self.widened()
        }

        #[cfg_attr(debug_assertions, inline(never))]
        #[cfg_attr(not(debug_assertions), inline)]
        fn circle_core(self, radius: f64) -> InflatedCore<'static> {
            InflatedCore { radius, ..InflatedCore::point(self.widened()) }
        }

        #[cfg_attr(debug_assertions, inline(never))]
        #[cfg_attr(not(debug_assertions), inline)]
        fn stadium_core(a: Self, b: Self, radius: f64) -> InflatedCore<'static> {
            InflatedCore::segment(a.widened(), b.widened(), radius)
        }

        #[cfg_attr(debug_assertions, inline(never))]
        #[cfg_attr(not(debug_assertions), inline)]
        fn ray_core(origin: Self, direction: Self) -> InflatedCore<'static> {
            InflatedCore::bare(Line::ray(origin.widened(), direction.widened()))
        }

        #[cfg_attr(debug_assertions, inline(never))]
        #[cfg_attr(not(debug_assertions), inline)]
        fn box_core(min: Self, max: Self, scratch: &mut [Xy; 4]) -> InflatedCore<'_> {
            core_of_box(min.widened(), max.widened(), scratch)
        }

        #[cfg_attr(debug_assertions, inline(never))]
        #[cfg_attr(not(debug_assertions), inline)]
        fn polygon_core<'a>(
            vertices: &[Self],
            count_and_first: [usize; 2],
            radius: f64,
            scratch: &'a mut [Xy],
        ) -> InflatedCore<'a> {
            for (xy, vertex) in scratch.iter_mut().zip(vertices) {
                *xy = vertex.widened();
            }
            InflatedCore { core: core_of_polygon(scratch, count_and_first), radius }
        }

        #[cfg(feature = "alloc")]
        #[cfg_attr(debug_assertions, inline(never))]
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn rounded_hull(points: &[Self], radius: f32) -> [f32; 5] {
            rounded_hull(points, radius)
        }

        #[cfg(feature = "alloc")]
        #[cfg_attr(debug_assertions, inline(never))]
        #[cfg_attr(not(debug_assertions), inline)]
        fn distances(
            list: ConcreteList<'_, Self>,
            shape: &InflatedCore,
            first: usize,
            known: &mut [<Self as Vector>::Scalar; BLOCK_LEN],
        ) -> Option<bool> {
            list.distances(shape, first, known)
        }

        #[cfg(feature = "alloc")]
        #[cfg_attr(debug_assertions, inline(never))]
        #[cfg_attr(not(debug_assertions), inline)]
        fn next_block(
            list: ConcreteList<'_, Self>,
            cull: ConcreteCull<<Self as Vector>::Scalar>,
            indices: Range<usize>,
        ) -> Option<KeptBlock> {
            list.next_block(&cull, indices)
        }
    };
}

// No macro writes these impls, because its text would appear in the compiler's errors.
impl sealed::Sealed for [f32; 2] {
    compiled_here!([f32::MIN; 2], [f32::MAX; 2]);
}
impl Vector for [f32; 2] {
    type Scalar = f32;
    type Wide = [f64; 2];
}

impl sealed::Sealed for [f64; 2] {
    compiled_here!([f64::MIN; 2], [f64::MAX; 2]);
}
impl Vector for [f64; 2] {
    type Scalar = f64;
    type Wide = Self;
}

impl sealed::Sealed for Vec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
impl Vector for Vec2 {
    type Scalar = f32;
    type Wide = DVec2;
}

impl sealed::Sealed for DVec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
impl Vector for DVec2 {
    type Scalar = f64;
    type Wide = Self;
}

#[cfg(feature = "glam-027")]
impl sealed::Sealed for glam_027::Vec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-027")]
impl Vector for glam_027::Vec2 {
    type Scalar = f32;
    type Wide = glam_027::DVec2;
}

#[cfg(feature = "glam-027")]
impl sealed::Sealed for glam_027::DVec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-027")]
impl Vector for glam_027::DVec2 {
    type Scalar = f64;
    type Wide = Self;
}

#[cfg(feature = "glam-028")]
impl sealed::Sealed for glam_028::Vec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-028")]
impl Vector for glam_028::Vec2 {
    type Scalar = f32;
    type Wide = glam_028::DVec2;
}

#[cfg(feature = "glam-028")]
impl sealed::Sealed for glam_028::DVec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-028")]
impl Vector for glam_028::DVec2 {
    type Scalar = f64;
    type Wide = Self;
}

#[cfg(feature = "glam-029")]
impl sealed::Sealed for glam_029::Vec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-029")]
impl Vector for glam_029::Vec2 {
    type Scalar = f32;
    type Wide = glam_029::DVec2;
}

#[cfg(feature = "glam-029")]
impl sealed::Sealed for glam_029::DVec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-029")]
impl Vector for glam_029::DVec2 {
    type Scalar = f64;
    type Wide = Self;
}

#[cfg(feature = "glam-030")]
impl sealed::Sealed for glam_030::Vec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-030")]
impl Vector for glam_030::Vec2 {
    type Scalar = f32;
    type Wide = glam_030::DVec2;
}

#[cfg(feature = "glam-030")]
impl sealed::Sealed for glam_030::DVec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-030")]
impl Vector for glam_030::DVec2 {
    type Scalar = f64;
    type Wide = Self;
}

#[cfg(feature = "glam-031")]
impl sealed::Sealed for glam_031::Vec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-031")]
impl Vector for glam_031::Vec2 {
    type Scalar = f32;
    type Wide = glam_031::DVec2;
}

#[cfg(feature = "glam-031")]
impl sealed::Sealed for glam_031::DVec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-031")]
impl Vector for glam_031::DVec2 {
    type Scalar = f64;
    type Wide = Self;
}

#[cfg(feature = "glam-032")]
impl sealed::Sealed for glam_032::Vec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-032")]
impl Vector for glam_032::Vec2 {
    type Scalar = f32;
    type Wide = glam_032::DVec2;
}

#[cfg(feature = "glam-032")]
impl sealed::Sealed for glam_032::DVec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-032")]
impl Vector for glam_032::DVec2 {
    type Scalar = f64;
    type Wide = Self;
}

#[cfg(feature = "glam-034")]
impl sealed::Sealed for glam_034::Vec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-034")]
impl Vector for glam_034::Vec2 {
    type Scalar = f32;
    type Wide = glam_034::DVec2;
}

#[cfg(feature = "glam-034")]
impl sealed::Sealed for glam_034::DVec2 {
    compiled_here!(Self::MIN, Self::MAX);
}
#[cfg(feature = "glam-034")]
impl Vector for glam_034::DVec2 {
    type Scalar = f64;
    type Wide = Self;
}

/// The same vector in another library.
pub(crate) fn converted<V: Vector, W: Vector<Scalar = V::Scalar>>(vector: V) -> W {
    W::from(vector.into())
}

/// The vector nearest to `xy`, without a range check.
#[inline]
pub(crate) fn rounded_vector<V: Vector>(xy: Xy) -> V {
    V::from_components(sealed::Float::round(xy.x), sealed::Float::round(xy.y))
}
