//! What a library answered, in a form in which all can be compared.

use impinge::QueryError;
use impinge::glam::Vec2;
use impinge::query::{CastHit, Penetration, RayHit};

#[derive(Clone, Debug)]
pub(crate) enum Answer {
    No,
    /// The most important first, and none at all for a bare yes.
    Yes(Vec<f32>),
    /// Of other shapes.
    Indices(Vec<usize>),
}

/// Everyday coordinates are within ±10: no user would call two such answers different.
const TOLERANCE: f32 = 5e-3;

impl Answer {
    pub(crate) fn is_yes(&self) -> bool {
        !matches!(self, Self::No)
    }

    /// Whether the two say the same, as far as both say something: not every library tells the normal of a hit.
    pub(crate) fn agrees(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::No, Self::No) => true,
            (Self::Yes(a), Self::Yes(b)) => a.iter().zip(b).all(|(a, b)| (a - b).abs() <= TOLERANCE * (1.0 + a.abs())),
            (Self::Indices(a), Self::Indices(b)) => a == b,
            _ => false,
        }
    }

    /// Whether the other's answer has more to it.
    pub(crate) fn tells_less_than(&self, other: &Self) -> bool {
        matches!((self, other), (Self::Yes(a), Self::Yes(b)) if a.len() < b.len())
    }

    /// Where a number ends the way, such as a depth, and a direction belongs to it.
    pub(crate) fn along(number: f32, direction: [f32; 2]) -> Self {
        Self::Yes(vec![number, direction[0], direction[1]])
    }

    /// A hit. One that starts inside has no normal that all agree on.
    pub(crate) fn hit(t: f32, normal: [f32; 2]) -> Self {
        if t > 0.0 { Self::along(t, normal) } else { t.into() }
    }
}

impl From<bool> for Answer {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes(Vec::new()) } else { Self::No }
    }
}

impl From<f32> for Answer {
    fn from(number: f32) -> Self {
        Self::Yes(vec![number])
    }
}

impl From<[f32; 2]> for Answer {
    fn from(point: [f32; 2]) -> Self {
        Self::Yes(point.into())
    }
}

impl From<Vec<usize>> for Answer {
    fn from(others: Vec<usize>) -> Self {
        Self::Indices(others)
    }
}

impl From<Vec2> for Answer {
    fn from(point: Vec2) -> Self {
        point.to_array().into()
    }
}

impl<T: Into<Self>> From<Option<T>> for Answer {
    fn from(answer: Option<T>) -> Self {
        answer.map_or(Self::No, Into::into)
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

#[cfg(test)]
mod tests {
    use super::Answer;

    #[test]
    fn answers_agree_as_far_as_both_tell() {
        let hit = Answer::hit(2.0, [1.0, 0.0]);
        assert!(hit.agrees(&2.001.into()) && Answer::from(2.0).tells_less_than(&hit));
        assert!(!hit.agrees(&2.1.into()) && !hit.agrees(&Answer::hit(2.0, [-1.0, 0.0])) && !hit.agrees(&Answer::No));
    }

    #[test]
    fn a_start_inside_has_no_normal_to_compare() {
        assert!(Answer::hit(0.0, [1.0, 0.0]).agrees(&Answer::hit(0.0, [0.0, 1.0])));
    }

    #[test]
    fn lists_of_pairs_are_compared_exactly() {
        assert!(!Answer::from(vec![7]).agrees(&vec![7, 8].into()) && Answer::No.agrees(&false.into()));
    }
}
