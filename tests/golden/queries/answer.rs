//! What the queries return, as words for the digests.

use common::answer::{CastHit, Chord, Contact, Penetration, RayHit};
use common::{Point, TestVector};
use impinge::glam::{DVec2, Vec2};
use impinge::query::{self, CircleCrossing, Side};
use impinge::{Aabb, QueryError};

use super::digest::Digests;
use super::number::Number;

/// In the order of the table's columns. A new one comes last: the digests contain the places of the others.
pub(crate) const ERRORS: [QueryError; 6] = [
    QueryError::NonFinite,
    QueryError::NegativeRadius,
    QueryError::ZeroDirection,
    QueryError::NoUniqueDirection,
    QueryError::Overflow,
    QueryError::EmptyBox,
];

pub(crate) fn number_of(error: QueryError) -> usize {
    ERRORS.iter().position(|&listed| listed == error).expect("all errors are listed")
}

pub(crate) trait Answer {
    /// Feeds all of it, of which the numbers are `F`s; before what comes as one of several variants, the number of the variant.
    fn feed<F: Number>(&self, digests: &mut Digests);

    /// Whether it is something else than `false` or `None`.
    fn is_hit(&self) -> bool {
        true
    }

    /// Whether it says `unique: false`.
    fn is_tied(&self) -> bool {
        false
    }
}

impl<T: Answer> Answer for Result<T, QueryError> {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        match self {
            Ok(answer) => {
                digests.decide(0);
                answer.feed::<F>(digests);
            }
            Err(error) => digests.decide(1 + number_of(*error) as u64),
        }
    }
}

impl<T: Answer> Answer for Option<T> {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        digests.decide(self.is_some().into());
        if let Some(answer) = self {
            answer.feed::<F>(digests);
        }
    }

    fn is_hit(&self) -> bool {
        self.is_some()
    }

    fn is_tied(&self) -> bool {
        self.as_ref().is_some_and(Answer::is_tied)
    }
}

impl Answer for bool {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        digests.decide((*self).into());
    }

    fn is_hit(&self) -> bool {
        *self
    }
}

impl Answer for Side {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        digests.decide((*self == Self::Left).into());
    }
}

impl Answer for f64 {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        // Zero where shapes touch or intersect, negative where they overlap.
        digests.decide(if *self == 0.0 { 0 } else { 1 + u64::from(*self < 0.0) });
        digests.compute::<F>(*self);
    }
}

impl Answer for Point {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        for coordinate in self {
            digests.compute::<F>(*coordinate);
        }
    }
}

/// Answers of the library itself, as the form of `common` with the same numbers in `f64`.
macro_rules! fed_as {
    ($($answer:ty => $form:expr, $($vector:ident)?;)*) => {$(
        impl$(<$vector: TestVector>)? Answer for $answer {
            fn feed<F: Number>(&self, digests: &mut Digests) {
                $form(*self).feed::<F>(digests);
            }

            fn is_tied(&self) -> bool {
                $form(*self).is_tied()
            }
        }
    )*};
}

fed_as! {
    f32 => f64::from,;
    Vec2 => TestVector::point,;
    DVec2 => TestVector::point,;
    query::Contact<V> => Contact::from, V;
    query::Penetration<V> => Penetration::from, V;
    query::RayHit<V> => RayHit::from, V;
    query::Chord<V> => Chord::from, V;
    query::CastHit<V> => CastHit::from, V;
}

impl<A: Answer, B: Answer> Answer for (A, B) {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        self.0.feed::<F>(digests);
        self.1.feed::<F>(digests);
    }
}

impl Answer for Contact {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        self.normal.feed::<F>(digests);
        self.unique.feed::<F>(digests);
        digests.decide(self.points().count() as u64);
        for point in self.points() {
            digests.decide(u32::from(point.feature).into());
            point.separation.feed::<F>(digests);
            (point.point_a, point.point_b).feed::<F>(digests);
        }
    }

    fn is_tied(&self) -> bool {
        !self.unique
    }
}

impl Answer for Penetration {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        self.normal.feed::<F>(digests);
        self.depth.feed::<F>(digests);
        self.unique.feed::<F>(digests);
        (self.point_a, self.point_b).feed::<F>(digests);
    }

    fn is_tied(&self) -> bool {
        !self.unique
    }
}

impl Answer for RayHit {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        self.t.feed::<F>(digests);
        (self.point, self.normal).feed::<F>(digests);
    }
}

impl Answer for Chord {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        self.enter.feed::<F>(digests);
        self.exit.feed::<F>(digests);
        self.single.feed::<F>(digests);
    }
}

impl Answer for CastHit {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        self.t.feed::<F>(digests);
        (self.point, self.normal).feed::<F>(digests);
        self.overlapping.feed::<F>(digests);
    }
}

/// A hit with what it tells about its normal.
pub(crate) struct WithNormals(pub(crate) CastHit);

impl WithNormals {
    pub(crate) fn of<V: TestVector>(hit: query::CastHit<V>) -> Self {
        Self(hit.into())
    }
}

impl Answer for WithNormals {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        self.0.feed::<F>(digests);
        self.0.unique.feed::<F>(digests);
        self.0.grazes.feed::<F>(digests);
    }

    fn is_tied(&self) -> bool {
        !self.0.unique
    }
}

impl Answer for CircleCrossing<Point> {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        match *self {
            Self::Tangent(point) => {
                digests.decide(0);
                point.feed::<F>(digests);
            }
            Self::Secant(left, right) => {
                digests.decide(1);
                (left, right).feed::<F>(digests);
            }
            Self::Coincident => digests.decide(2),
        }
    }
}

impl<V: TestVector + Answer> Answer for Aabb<V> {
    fn feed<F: Number>(&self, digests: &mut Digests) {
        (self.min, self.max).feed::<F>(digests);
    }
}
