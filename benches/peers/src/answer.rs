//! What a library answered, in a form in which all can be compared.

use impinge::QueryError;
use impinge::glam::Vec2;
use impinge::query::{CastHit, Penetration, RayHit};

/// `None` for no; else the numbers of the answer, the most important first, and none at all for a bare yes.
#[derive(Clone, Debug)]
pub(crate) struct Answer(Option<Vec<f32>>);

/// Everyday coordinates are within ±10: no user would call two such answers different.
const TOLERANCE: f32 = 5e-3;

impl Answer {
    pub(crate) const NO: Self = Self(None);

    pub(crate) fn is_yes(&self) -> bool {
        self.0.is_some()
    }

    /// Whether the two say the same, as far as both say something: not every library tells the normal of a hit.
    pub(crate) fn agrees(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(a), Some(b)) => a.iter().zip(b).all(|(a, b)| (a - b).abs() <= TOLERANCE * (1.0 + a.abs())),
            (a, b) => a.is_none() && b.is_none(),
        }
    }

    /// Whether the other's answer has more to it.
    pub(crate) fn tells_less_than(&self, other: &Self) -> bool {
        matches!((&self.0, &other.0), (Some(a), Some(b)) if a.len() < b.len())
    }

    /// Where a number ends the way, such as a depth, and a direction belongs to it.
    pub(crate) fn along(number: f32, direction: [f32; 2]) -> Self {
        Self(Some(vec![number, direction[0], direction[1]]))
    }

    /// A hit. One that starts inside has no normal that all agree on.
    pub(crate) fn hit(t: f32, normal: [f32; 2]) -> Self {
        if t > 0.0 { Self::along(t, normal) } else { t.into() }
    }
}

impl From<bool> for Answer {
    fn from(yes: bool) -> Self {
        Self(yes.then(Vec::new))
    }
}

impl From<f32> for Answer {
    fn from(number: f32) -> Self {
        Self(Some(vec![number]))
    }
}

impl From<[f32; 2]> for Answer {
    fn from(point: [f32; 2]) -> Self {
        Self(Some(point.into()))
    }
}

impl From<Vec2> for Answer {
    fn from(point: Vec2) -> Self {
        point.to_array().into()
    }
}

impl<T: Into<Self>> From<Option<T>> for Answer {
    fn from(answer: Option<T>) -> Self {
        answer.map_or(Self::NO, Into::into)
    }
}

impl<T: Into<Self>> From<Result<T, QueryError>> for Answer {
    fn from(answer: Result<T, QueryError>) -> Self {
        answer.ok().into()
    }
}

impl From<Penetration> for Answer {
    fn from(found: Penetration) -> Self {
        Self::along(found.depth, found.normal.to_array())
    }
}

impl From<RayHit> for Answer {
    fn from(hit: RayHit) -> Self {
        Self::hit(hit.t, hit.normal.to_array())
    }
}

impl From<CastHit> for Answer {
    fn from(hit: CastHit) -> Self {
        Self::hit(hit.t, hit.normal.to_array())
    }
}
