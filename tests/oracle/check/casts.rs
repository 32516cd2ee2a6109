//! The check of the query about a moving shape.

use common::answer::CastHit;
use common::query::Answer;
use common::{Figure, Point};
use impinge::QueryError;

use super::expected::{is_overflow, matched, same};
use super::hits::ExpectedHit;
use super::verdict::{Checked, Verdict};
use crate::{self as oracle, Float, InflatedCore, rational};

pub fn cast<F: Float>(
    moving: &Figure,
    translation: Point,
    target: &Figure,
    answer: Answer<Option<CastHit>>,
) -> Checked {
    cast_along::<F>(moving, translation, target, 1.0, answer)
}

/// `max_t` may be infinite.
pub fn cast_along<F: Float>(
    moving: &Figure,
    direction: Point,
    target: &Figure,
    max_t: f64,
    answer: Answer<Option<CastHit>>,
) -> Checked {
    let limit = max_t.is_finite().then(|| rational(max_t));
    let [from, to] = [moving, target].map(InflatedCore::of);
    let exact = oracle::cast_along(&from, &direction.into(), &to, limit.as_ref());
    let mut verdict = Verdict { positive: exact.hit.is_some(), touching: exact.touching, ..Verdict::default() };
    let expected = exact.hit.map(|hit| expected_hit::<F>(&hit, is_overflow(&answer))).transpose();
    if let Some((answer, (flags, hit))) = matched(answer, expected)? {
        same("overlapping, unique, grazes", [answer.overlapping, answer.unique, answer.grazes], flags)?;
        same("t <= max_t", answer.t <= max_t, true)?;
        let inputs = [moving, &Figure::Point(direction), target];
        verdict.errors = hit.errors::<F>(answer.t, answer.point, answer.normal, &inputs)?;
    }
    Ok(verdict)
}

/// Whether it overlaps, is unique and grazes; and the numbers.
fn expected_hit<F: Float>(exact: &oracle::CastHit, is_overflow: bool) -> Result<([bool; 3], ExpectedHit), QueryError> {
    let hit = ExpectedHit::fitting::<F>(&exact.t, &exact.point, &exact.normal, is_overflow)?;
    Ok(([exact.overlapping, exact.unique, exact.grazes], hit))
}
