//! The vectors that shapes can be made of.

use core::fmt::{Debug, Display};

#[cfg(any(feature = "std", feature = "f64"))]
use glam::DVec2;
use glam::Vec2;

use crate::exact::{Precision, Xy, two_sum};

/// A plane vector: `glam::Vec2`, `glam::DVec2`, `[f32; 2]` or `[f64; 2]`.
///
/// Every vector is also a [`Shape`](crate::Shape), a bare point. The trait is sealed: users of another mathematics
/// library pass arrays.
///
/// [`impinge::glam`](crate::glam) is `glam` 0.33. For another version, enable the feature with its number, from `glam-027` to
/// `glam-034`: its `Vec2` and `DVec2` become vectors too. A type that is written without a vector, such as `Circle` in a
/// struct, has the `Vec2` of `glam` 0.33; `type Circle = impinge::Circle<Vec2>;` makes it yours. The [guide](crate::guide)
/// has a page on vectors.
///
/// ```
/// use impinge::{Circle, query};
///
/// let circle = Circle::new([0.0_f32, 0.0], 1.0);
/// assert!(query::intersects(&circle, &[1.0, 0.0])?);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a vector of `impinge`, nor a shape that is accepted here",
    label = "expected a point (`Vec2`, `DVec2`, `[f32; 2]`, `[f64; 2]`), or, where a shape will do, a `Segment`, `Circle` or `Stadium`, or a `Ray` if it need not end",
    note = "`Vec2` and `DVec2` are those of `glam` 0.33; for another version, enable its feature, such as `glam-029`",
    note = "a vector of another library goes in as an array: `[v.x, v.y]`"
)]
pub trait Vector:
    sealed::Components<Component = Self::Scalar> + Copy + PartialEq + Debug + Send + Sync + 'static
{
    /// The type of the coordinates: `f32` or `f64`.
    type Scalar: sealed::Float;
}

pub(crate) mod sealed {
    use super::{Debug, Display, Precision, Xy};

    pub trait Float: Precision + Copy + PartialEq + PartialOrd + Debug + Display + Send + Sync + 'static {
        /// The smallest number above zero.
        const TINIEST: Self;
        fn widen(self) -> f64;
        /// The nearest number of this type.
        fn round(value: f64) -> Self;
        /// The nearest number of this type, with 0 for −0.
        fn nearest(value: f64) -> Self;
        fn are_finite(numbers: &[Self]) -> bool;
        /// The next smaller number, for one that is finite or positive.
        fn next_down(self) -> Self;
        /// The number itself, or NaN if the type is not `f32`.
        fn single(self) -> f32;
    }

    pub trait Components {
        type Component: Float;
        fn components(self) -> [Self::Component; 2];
        fn from_components(x: Self::Component, y: Self::Component) -> Self;

        /// Without rounding.
        #[inline(always)]
        fn to_xy(self) -> Xy
        where
            Self: Sized,
        {
            let [x, y] = self.components();
            Xy::new(x.widen(), y.widen())
        }
    }
}

macro_rules! scalar_methods {
    () => {
        #[inline(always)]
        fn nearest(value: f64) -> Self {
            <Self as sealed::Float>::round(value) + 0.0
        }

        /// Zero times an infinity or a NaN is a NaN.
        #[inline(always)]
        fn are_finite(numbers: &[Self]) -> bool {
            numbers.iter().fold(0.0, |sum, number| sum + number * 0.0) == 0.0
        }

        /// `next_down` of the standard library, which is younger than the oldest Rust for this crate.
        #[inline]
        fn next_down(self) -> Self {
            let bits = self.to_bits();
            if self == 0.0 { -Self::TINIEST } else { Self::from_bits(if self > 0.0 { bits - 1 } else { bits + 1 }) }
        }
    };
}

impl sealed::Float for f32 {
    const TINIEST: f32 = f32::from_bits(1);

    scalar_methods!();

    #[inline(always)]
    fn widen(self) -> f64 {
        f64::from(self)
    }

    #[inline(always)]
    fn single(self) -> f32 {
        self
    }

    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "rounding to nearest is what is asked for")]
    fn round(value: f64) -> f32 {
        value as f32
    }
}

impl sealed::Float for f64 {
    const TINIEST: f64 = f64::from_bits(1);

    scalar_methods!();

    #[inline(always)]
    fn widen(self) -> f64 {
        self
    }

    #[inline(always)]
    fn single(self) -> f32 {
        f32::NAN
    }

    #[inline(always)]
    fn round(value: f64) -> f64 {
        value
    }
}

// Not by a macro, whose body would show in the compiler's errors.
impl Vector for Vec2 {
    type Scalar = f32;
}

#[cfg(any(feature = "std", feature = "f64"))]
impl Vector for DVec2 {
    type Scalar = f64;
}

impl Vector for [f32; 2] {
    type Scalar = f32;
}

impl Vector for [f64; 2] {
    type Scalar = f64;
}

macro_rules! components {
    ($vector:ty, $scalar:ty, $components:expr, $new:expr) => {
        impl sealed::Components for $vector {
            type Component = $scalar;

            #[inline(always)]
            fn components(self) -> [$scalar; 2] {
                $components(self)
            }

            #[inline(always)]
            fn from_components(x: $scalar, y: $scalar) -> Self {
                $new(x, y)
            }
        }
    };
}

components!(Vec2, f32, |v: Vec2| [v.x, v.y], Vec2::new);
#[cfg(any(feature = "std", feature = "f64"))]
components!(DVec2, f64, |v: DVec2| [v.x, v.y], DVec2::new);
components!([f32; 2], f32, core::convert::identity, |x, y| [x, y]);
components!([f64; 2], f64, core::convert::identity, |x, y| [x, y]);

/// The vectors of another version of `glam`.
macro_rules! glam {
    ($feature:literal, $glam:ident) => {
        #[cfg(feature = $feature)]
        const _: () = {
            impl Vector for $glam::Vec2 {
                type Scalar = f32;
            }

            components!($glam::Vec2, f32, |v: $glam::Vec2| [v.x, v.y], $glam::Vec2::new);

            #[cfg(any(feature = "std", feature = "f64"))]
            impl Vector for $glam::DVec2 {
                type Scalar = f64;
            }

            #[cfg(any(feature = "std", feature = "f64"))]
            components!($glam::DVec2, f64, |v: $glam::DVec2| [v.x, v.y], $glam::DVec2::new);
        };
    };
}

glam!("glam-027", glam_027);
glam!("glam-028", glam_028);
glam!("glam-029", glam_029);
glam!("glam-030", glam_030);
glam!("glam-031", glam_031);
glam!("glam-032", glam_032);
glam!("glam-034", glam_034);

/// The vector nearest to `xy`, without a check of its range.
#[inline]
pub(crate) fn rounded<V: Vector>(xy: Xy) -> V {
    V::from_components(sealed::Float::round(xy.x), sealed::Float::round(xy.y))
}

/// The largest number that is not above `value` − `by`; an infinity where that is below all numbers.
pub(crate) fn lowered<S: sealed::Float>(value: f64, by: f64) -> S {
    let (difference, rest) = two_sum(value, -by);
    let nearest = S::round(difference);
    let is_above = nearest.widen() > difference || nearest.widen() == difference && rest < 0.0;
    if is_above { nearest.next_down() } else { nearest }
}

/// The smallest number that is not below `value` + `by`.
pub(crate) fn raised<S: sealed::Float>(value: f64, by: f64) -> S {
    S::round(-lowered::<S>(-value, by).widen())
}
