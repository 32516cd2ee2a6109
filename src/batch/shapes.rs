//! What holds many shapes.

use alloc::vec::Vec;

use crate::lanes::{HasLane, LANES};
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
    label = "expected a slice, an array or a `Vec` of points, `Segment`s, `Circle`s or `Stadium`s, or `Circles` or `Stadiums`"
)]
pub trait Shapes: sealed::Members<Member = Self::Shape> {
    /// The type of each shape.
    type Shape: Bounded + Shape<Vector = Self::Vector>;
    /// The type of the shapes' points.
    type Vector: Vector;
}

pub(crate) mod sealed {
    use crate::lanes::HasLane;

    pub trait Members {
        type Member: HasLane;

        fn count(&self) -> usize;
        /// The shape at an index below the count.
        fn member(&self, index: usize) -> Self::Member;
        /// The numbers of the shapes from `start` on, if these are enough to fill the lanes.
        fn block(&self, start: usize) -> Option<impl Fn(usize) -> <Self::Member as HasLane>::Lane>;

        /// Whether the shape takes part.
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
            fn block(&self, start: usize) -> Option<impl Fn(usize) -> S::Lane> {
                let shapes = self.get(start..)?.first_chunk::<LANES>()?;
                Some(|lane: usize| shapes[lane].lane())
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
    fn block(&self, start: usize) -> Option<impl Fn(usize) -> <M::Shape as HasLane>::Lane> {
        (**self).block(start)
    }

    #[inline(always)]
    fn admits(&self, index: usize) -> bool {
        (**self).admits(index)
    }
}
