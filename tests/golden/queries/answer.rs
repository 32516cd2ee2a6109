//! What the queries return, as words for a digest.

use common::Point;
use common::answer::{CastHit, Chord, Penetration, RayHit};
use impinge::query::{CircleCrossing, Side};
use impinge::{Aabb, QueryError};

use super::digest::Digest;
use super::number::Number;

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
    /// Feeds every bit of it, of which the numbers are `F`s; what comes as one of several variants, with a tag of the variant before.
    fn feed<F: Number>(&self, digest: &mut Digest);

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
    fn feed<F: Number>(&self, digest: &mut Digest) {
        match self {
            Ok(answer) => {
                digest.feed(0);
                answer.feed::<F>(digest);
            }
            Err(error) => digest.feed(1 + number_of(*error) as u64),
        }
    }
}

impl<T: Answer> Answer for Option<T> {
    fn feed<F: Number>(&self, digest: &mut Digest) {
        digest.feed(self.is_some().into());
        if let Some(answer) = self {
            answer.feed::<F>(digest);
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
    fn feed<F: Number>(&self, digest: &mut Digest) {
        digest.feed((*self).into());
    }

    fn is_hit(&self) -> bool {
        *self
    }
}

impl Answer for Side {
    fn feed<F: Number>(&self, digest: &mut Digest) {
        digest.feed((*self == Self::Left).into());
    }
}

impl Answer for f64 {
    fn feed<F: Number>(&self, digest: &mut Digest) {
        digest.feed(F::bits(*self));
    }
}

impl Answer for Point {
    fn feed<F: Number>(&self, digest: &mut Digest) {
        for coordinate in self {
            coordinate.feed::<F>(digest);
        }
    }
}

impl Answer for (Point, Point) {
    fn feed<F: Number>(&self, digest: &mut Digest) {
        self.0.feed::<F>(digest);
        self.1.feed::<F>(digest);
    }
}

impl Answer for Penetration {
    fn feed<F: Number>(&self, digest: &mut Digest) {
        self.normal.feed::<F>(digest);
        self.depth.feed::<F>(digest);
        self.unique.feed::<F>(digest);
        (self.point_a, self.point_b).feed::<F>(digest);
    }

    fn is_tied(&self) -> bool {
        !self.unique
    }
}

impl Answer for RayHit {
    fn feed<F: Number>(&self, digest: &mut Digest) {
        self.t.feed::<F>(digest);
        (self.point, self.normal).feed::<F>(digest);
    }
}

impl Answer for Chord {
    fn feed<F: Number>(&self, digest: &mut Digest) {
        self.enter.feed::<F>(digest);
        self.exit.feed::<F>(digest);
        self.single.feed::<F>(digest);
    }
}

impl Answer for CastHit {
    fn feed<F: Number>(&self, digest: &mut Digest) {
        self.t.feed::<F>(digest);
        (self.point, self.normal).feed::<F>(digest);
        self.overlapping.feed::<F>(digest);
    }
}

impl Answer for CircleCrossing<Point> {
    fn feed<F: Number>(&self, digest: &mut Digest) {
        match *self {
            Self::Tangent(point) => {
                digest.feed(0);
                point.feed::<F>(digest);
            }
            Self::Secant(left, right) => {
                digest.feed(1);
                (left, right).feed::<F>(digest);
            }
            Self::Coincident => digest.feed(2),
        }
    }
}

impl Answer for Aabb<Point> {
    fn feed<F: Number>(&self, digest: &mut Digest) {
        (self.min, self.max).feed::<F>(digest);
    }
}
