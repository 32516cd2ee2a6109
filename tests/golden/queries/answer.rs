//! What the queries return, as words for a digest.

use impinge::query::{CastHit, Chord, CircleCrossing, Penetration, RayHit, Side};
use impinge::{Aabb, QueryError};

use super::digest::Digest;
use super::plane::{Number, Plane};

/// In the order of the table's columns.
pub(crate) const ERRORS: [QueryError; 5] = [
    QueryError::NonFinite,
    QueryError::NegativeRadius,
    QueryError::ZeroDirection,
    QueryError::NoUniqueDirection,
    QueryError::Overflow,
];

pub(crate) fn number_of(error: QueryError) -> usize {
    ERRORS.iter().position(|&listed| listed == error).expect("all errors are listed")
}

pub(crate) trait Answer {
    /// Feeds every bit of it; what comes as one of several variants, with a tag of the variant before.
    fn feed(&self, digest: &mut Digest);

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
    fn feed(&self, digest: &mut Digest) {
        match self {
            Ok(answer) => {
                digest.feed(0);
                answer.feed(digest);
            }
            Err(error) => digest.feed(1 + number_of(*error) as u64),
        }
    }
}

impl<T: Answer> Answer for Option<T> {
    fn feed(&self, digest: &mut Digest) {
        digest.feed(self.is_some().into());
        if let Some(answer) = self {
            answer.feed(digest);
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
    fn feed(&self, digest: &mut Digest) {
        digest.feed((*self).into());
    }

    fn is_hit(&self) -> bool {
        *self
    }
}

impl Answer for Side {
    fn feed(&self, digest: &mut Digest) {
        digest.feed((*self == Self::Left).into());
    }
}

macro_rules! scalar_answer {
    ($($number:ty)*) => {$(
        impl Answer for $number {
            fn feed(&self, digest: &mut Digest) {
                digest.feed(self.bits());
            }
        }
    )*};
}

scalar_answer!(f32 f64);

impl<V: Plane> Answer for V {
    fn feed(&self, digest: &mut Digest) {
        self.coordinates().into_iter().for_each(|coordinate| digest.feed(coordinate.bits()));
    }
}

impl<V: Plane> Answer for (V, V) {
    fn feed(&self, digest: &mut Digest) {
        self.0.feed(digest);
        self.1.feed(digest);
    }
}

impl<V: Plane> Answer for Penetration<V> {
    fn feed(&self, digest: &mut Digest) {
        self.normal.feed(digest);
        digest.feed(self.depth.bits());
        self.unique.feed(digest);
        (self.point_a, self.point_b).feed(digest);
    }

    fn is_tied(&self) -> bool {
        !self.unique
    }
}

impl<V: Plane> Answer for RayHit<V> {
    fn feed(&self, digest: &mut Digest) {
        digest.feed(self.t.bits());
        (self.point, self.normal).feed(digest);
    }
}

impl<V: Plane> Answer for Chord<V> {
    fn feed(&self, digest: &mut Digest) {
        self.enter.feed(digest);
        self.exit.feed(digest);
        self.single.feed(digest);
    }
}

impl<V: Plane> Answer for CastHit<V> {
    fn feed(&self, digest: &mut Digest) {
        digest.feed(self.t.bits());
        (self.point, self.normal).feed(digest);
        self.overlapping.feed(digest);
    }
}

impl<V: Plane> Answer for CircleCrossing<V> {
    fn feed(&self, digest: &mut Digest) {
        match *self {
            Self::Tangent(point) => {
                digest.feed(0);
                point.feed(digest);
            }
            Self::Secant(left, right) => {
                digest.feed(1);
                (left, right).feed(digest);
            }
            Self::Coincident => digest.feed(2),
        }
    }
}

impl<V: Plane> Answer for Aabb<V> {
    fn feed(&self, digest: &mut Digest) {
        (self.min, self.max).feed(digest);
    }
}
