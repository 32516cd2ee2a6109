//! What holds many shapes.

use alloc::vec::Vec;

use super::lanes::{LANES, Lanes, Long, Round};
use crate::shapes::{Bounded, Circle, Segment, Shape, Stadium};
use crate::vector::Vector;
use crate::vector::sealed::Scalar as _;

/// Many shapes of one type: a slice, an array or a `Vec` of points, [`Segment`]s, [`Circle`]s or [`Stadium`]s, one of the
/// containers [`Circles`](super::Circles) and [`Stadiums`](super::Stadiums), or some of them, [`filtered`](super::filtered).
///
/// The trait is sealed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not hold many shapes of `impinge`",
    label = "expected a slice, an array or a `Vec` of points, `Segment`s, `Circle`s or `Stadium`s, or `Circles` or `Stadiums`"
)]
pub trait Shapes: sealed::Shapes<Member = Self::Shape> {
    /// What each of them is.
    type Shape: Bounded + Shape<Vector = Self::Vector>;
    /// The vector that they are made of.
    type Vector: Vector;
}

pub(crate) mod sealed {
    use super::super::lanes::Lanes;
    use crate::shapes::Bounded;

    pub trait Shapes {
        type Member;
        type Lanes: Lanes;

        fn count(&self) -> usize;
        /// The shape at an index below the count.
        fn member(&self, index: usize) -> Self::Member;
        /// The numbers of the shapes from `start` on, if these are enough to fill the lanes.
        fn lanes(&self, start: usize) -> Option<Self::Lanes>;
        /// The numbers of the shape at an index below the count.
        fn numbers(&self, index: usize) -> <Self::Lanes as Lanes>::Lane;

        /// Whether the shape takes part.
        #[inline(always)]
        fn admits(&self, _index: usize) -> bool {
            true
        }
    }

    /// What a slice of shapes may hold.
    pub trait Member: Bounded + Copy {
        type Lanes: Lanes;
        fn numbers(&self) -> <Self::Lanes as Lanes>::Lane;
    }
}

#[inline(always)]
fn singles<V: Vector>(vector: V) -> [f32; 2] {
    vector.components().map(|component| component.single())
}

macro_rules! member {
    ($shape:ty, $lanes:ty, $shape_of:pat => $numbers:expr) => {
        impl<V: Vector> sealed::Member for $shape {
            type Lanes = $lanes;

            #[inline(always)]
            fn numbers(&self) -> <$lanes as Lanes>::Lane {
                let $shape_of = *self;
                $numbers
            }
        }
    };
}

member!(V, Round, point => (singles(point), 0.0));
member!(Circle<V>, Round, Circle { center, radius } => (singles(center), radius.single()));
member!(Segment<V>, Long, Segment { a, b } => (singles(a), singles(b), 0.0));
member!(Stadium<V>, Long, Stadium { segment, radius } => (singles(segment.a), singles(segment.b), radius.single()));

macro_rules! slice {
    ($slice:ty $(, $length:ident)?) => {
        impl<S: sealed::Member $(, const $length: usize)?> Shapes for $slice {
            type Shape = S;
            type Vector = S::Vector;
        }

        impl<S: sealed::Member $(, const $length: usize)?> sealed::Shapes for $slice {
            type Member = S;
            type Lanes = S::Lanes;

            #[inline(always)]
            fn count(&self) -> usize {
                self.len()
            }

            #[inline(always)]
            fn member(&self, index: usize) -> S {
                self[index]
            }

            #[inline(always)]
            fn lanes(&self, start: usize) -> Option<S::Lanes> {
                let shapes = self.get(start..)?.first_chunk::<LANES>()?;
                Some(S::Lanes::gather(|lane| shapes[lane].numbers()))
            }

            #[inline(always)]
            fn numbers(&self, index: usize) -> <S::Lanes as Lanes>::Lane {
                self[index].numbers()
            }
        }
    };
}

slice!([S]);
slice!([S; N], N);
slice!(Vec<S>);
