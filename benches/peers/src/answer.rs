//! What a library answered, in a form in which all can be compared.

use impinge::QueryError;

#[derive(Clone, Debug)]
pub(crate) enum Answer {
    No,
    /// The most important first, and none at all for a bare yes.
    Yes(Vec<f64>),
    /// Of other shapes.
    Indices(Vec<usize>),
}

/// Everyday coordinates are within ±10: no user would call two such answers different.
const TOLERANCE: f64 = 5e-3;

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
    pub(crate) fn along<T: Into<f64>>(number: T, direction: [T; 2]) -> Self {
        let [x, y] = direction.map(Into::into);
        Self::Yes(vec![number.into(), x, y])
    }

    /// A hit. One that starts inside has no normal that all agree on.
    pub(crate) fn hit<T: Into<f64>>(t: T, normal: [T; 2]) -> Self {
        let t = t.into();
        if t > 0.0 { Self::along(t, normal.map(Into::into)) } else { Self::Yes(vec![t]) }
    }
}

impl From<bool> for Answer {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes(Vec::new()) } else { Self::No }
    }
}

impl From<usize> for Answer {
    fn from(other: usize) -> Self {
        vec![other].into()
    }
}

/// Which shape it is tells all.
impl<T> From<(usize, T)> for Answer {
    fn from((other, _): (usize, T)) -> Self {
        other.into()
    }
}

impl<T> From<Vec<(usize, T)>> for Answer {
    fn from(others: Vec<(usize, T)>) -> Self {
        others.into_iter().map(|(other, _)| other).collect::<Vec<_>>().into()
    }
}

/// Pairs of shapes, in any order.
impl From<Vec<[usize; 2]>> for Answer {
    fn from(mut pairs: Vec<[usize; 2]>) -> Self {
        pairs.sort_unstable();
        pairs.concat().into()
    }
}

/// Whether all shapes are valid, or which is the first that is not.
impl From<Result<(), usize>> for Answer {
    fn from(valid: Result<(), usize>) -> Self {
        valid.map_or_else(Into::into, |()| true.into())
    }
}

impl From<Vec<usize>> for Answer {
    fn from(others: Vec<usize>) -> Self {
        Self::Indices(others)
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
