//! The lists of shapes that `batch` accepts.

use alloc::vec::Vec;

use super::scan::List;
use crate::error::QueryError;
use crate::shapes::sealed::HasCore as _;
use crate::shapes::{Bounded, Shape};
use crate::vector::Vector;

/// A list of shapes of one type (not rays): a slice, array or `Vec`; a container ([`Columns`](super::Columns)); a
/// subset made by [`filtered`](super::filtered); or a reference to one of these.
///
/// The trait is sealed.
///
/// ```
/// use impinge::batch::{self, Circles, Shapes};
/// use impinge::glam::{Vec2, vec2};
/// use impinge::{Circle, QueryError};
///
/// fn is_free<M>(place: Vec2, shapes: &M) -> Result<bool, QueryError>
/// where
///     M: Shapes<Vector = Vec2>,
/// {
///     Ok(batch::closest(&place, shapes)?.is_none_or(|(_, distance)| distance > 0.0))
/// }
///
/// let posts = [Circle::new(vec2(0.0, 0.0), 1.0), Circle::new(vec2(5.0, 0.0), 1.0)];
/// assert!(is_free(vec2(3.0, 0.0), &posts)?);
/// assert!(!is_free(vec2(5.5, 0.0), &Circles::from_iter(posts))?);
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of shapes that `batch` accepts",
    label = "expected a slice, an array or a `Vec` of points, `Segment`s, `Circle`s, `Stadium`s, `Aabb`s, `ConvexPolygon`s or `AnyShape`s, or `Columns` of them"
)]
pub trait Shapes: sealed::Members<Member = Self::Shape> {
    /// The type of each shape.
    type Shape: Bounded + Shape<Vector = Self::Vector>;
    /// The type of the shapes' points.
    type Vector: Vector;
}

pub(crate) mod sealed {
    use crate::batch::scan::List;
    use crate::shapes::{Bounded, Shape};
    use crate::vector::Vector;

    /// The type of the numbers of a shape.
    pub(crate) type Scalar<S> = <<S as Shape>::Vector as Vector>::Scalar;

    pub trait Members {
        type Member: Bounded;

        fn count(&self) -> usize;
        /// The shape at `index`, which must be below the count.
        fn member(&self, index: usize) -> Self::Member;
        /// The list that stores the shapes, and the index in it of the first.
        fn list(&self) -> (List<'_, Self::Member>, usize);

        /// Whether the shape is not excluded.
        #[inline(always)]
        fn admits(&self, _index: usize) -> bool {
            true
        }
    }
}

macro_rules! slice {
    ($slice:ty $(, $length:ident)?) => {
        impl<S: Bounded $(, const $length: usize)?> Shapes for $slice {
            type Shape = S;
            type Vector = S::Vector;
        }

        impl<S: Bounded $(, const $length: usize)?> sealed::Members for $slice {
            type Member = S;

            #[inline(always)]
            fn count(&self) -> usize {
                self.len()
            }

            #[inline(always)]
            fn member(&self, index: usize) -> S {
                self[index]
            }

            #[inline(always)]
            fn list(&self) -> (List<'_, S>, usize) {
                (List::Slice(&self[..]), 0)
            }
        }
    };
}

slice!([S]);
slice!([S; N], N);
slice!(Vec<S>);

impl<M: Shapes + ?Sized> Shapes for &M {
    type Shape = M::Shape;
    type Vector = M::Vector;
}

impl<M: Shapes + ?Sized> sealed::Members for &M {
    type Member = M::Shape;

    #[inline(always)]
    fn count(&self) -> usize {
        (**self).count()
    }

    #[inline(always)]
    fn member(&self, index: usize) -> M::Shape {
        (**self).member(index)
    }

    #[inline(always)]
    fn list(&self) -> (List<'_, M::Shape>, usize) {
        (**self).list()
    }

    #[inline(always)]
    fn admits(&self, index: usize) -> bool {
        (**self).admits(index)
    }
}

/// A subset of many shapes that keeps their indices. [`filtered`] returns it.
///
/// ```
/// use impinge::batch::{self, Filtered};
/// use impinge::glam::vec2;
/// use impinge::{Circle, QueryError};
///
/// /// The index of the nearest of some balls.
/// fn nearest<F>(balls: &Filtered<'_, [Circle], F>) -> Result<Option<usize>, QueryError>
/// where
///     F: Fn(usize) -> bool,
/// {
///     Ok(batch::closest(&vec2(0.0, 0.0), balls)?.map(|(index, _)| index))
/// }
///
/// let balls = [Circle::new(vec2(2.0, 0.0), 1.0), Circle::new(vec2(4.0, 0.0), 1.0)];
/// assert_eq!(nearest(&batch::filtered(&balls[..], |index| index > 0))?, Some(1));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Filtered<'a, M: ?Sized, F> {
    shapes: &'a M,
    takes_part: F,
}

/// The shapes whose index `takes_part` accepts. Pass the result to a batch function to exclude shapes, for example the
/// moving robot itself.
///
/// The indices stay those in `shapes`. An excluded shape is not queried and gives no error. `takes_part` may be called
/// several times for a shape, or not at all. For the same index, it must always return the same value.
///
#[doc = include_str!("../../figures/doc/batch_filtered.svg")]
///
/// ```
/// use impinge::glam::vec2;
/// use impinge::{Circle, batch};
///
/// let balls = [0.0, 5.0, 8.0].map(|x| Circle::new(vec2(x, 0.0), 1.0));
/// let others = batch::filtered(&balls, |index| index != 1);
/// assert_eq!(batch::closest(&balls[1], &others)?, Some((2, 1.0)));
/// # Ok::<(), impinge::QueryError>(())
/// ```
#[must_use]
pub fn filtered<M, F>(shapes: &M, takes_part: F) -> Filtered<'_, M, F>
where
    M: Shapes + ?Sized,
    F: Fn(usize) -> bool,
{
    Filtered { shapes, takes_part }
}

impl<M: Shapes + ?Sized, F: Fn(usize) -> bool> Shapes for Filtered<'_, M, F> {
    type Shape = M::Shape;
    type Vector = M::Vector;
}

impl<M: Shapes + ?Sized, F: Fn(usize) -> bool> sealed::Members for Filtered<'_, M, F> {
    type Member = M::Shape;

    fn count(&self) -> usize {
        self.shapes.count()
    }

    #[inline(always)]
    fn member(&self, index: usize) -> M::Shape {
        self.shapes.member(index)
    }

    #[inline(always)]
    fn list(&self) -> (List<'_, M::Shape>, usize) {
        self.shapes.list()
    }

    fn admits(&self, index: usize) -> bool {
        self.shapes.admits(index) && (self.takes_part)(index)
    }
}

/// Checks all shapes. Returns `Ok` if all are valid, else the index of the first invalid shape and its error.
///
/// The other functions of [`batch`](crate::batch) return the error without the index. Shapes that
/// [`filtered()`](super::filtered()) excludes are not checked.
///
#[doc = include_str!("../../figures/doc/batch_validate.svg")]
///
/// # Errors
/// The index of the first invalid shape, with [`NonFinite`](QueryError::NonFinite),
/// [`EmptyBox`](QueryError::EmptyBox) or [`NegativeRadius`](QueryError::NegativeRadius).
///
/// # Equivalent loop
/// ```
/// # use impinge::{Circle, QueryError, glam::vec2};
/// fn validate(shapes: &[Circle]) -> Result<(), (usize, QueryError)> {
///     for (index, shape) in shapes.iter().enumerate() {
///         shape.validate().map_err(|error| (index, error))?;
///     }
///     Ok(())
/// }
/// let mut shapes = [Circle::new(vec2(0.0, 3.0), 0.5); 40];
/// shapes[17].radius = -1.0;
/// assert_eq!(impinge::batch::validate(&shapes), Err((17, QueryError::NegativeRadius)));
/// # assert_eq!(impinge::batch::validate(&shapes), validate(&shapes));
/// ```
pub fn validate<M: Shapes + ?Sized>(shapes: &M) -> Result<(), (usize, QueryError)> {
    let mut admitted = (0..shapes.count()).filter(|&index| shapes.admits(index));
    admitted.try_for_each(|index| shapes.member(index).validate_core().map_err(|error| (index, error)))
}
