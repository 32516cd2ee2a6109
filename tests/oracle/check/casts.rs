//! The check of the query about a moving shape.

use common::answer::CastHit;
use common::query::Answer;
use common::{Figure, Point};
use impinge::QueryError;

use super::contact::Contact;
use super::expected::{is_overflow, matched, same};
use super::verdict::{Checked, Verdict};
use crate::{self as oracle, Float, InflatedCore};

pub fn cast<F: Float>(
    moving: &Figure,
    translation: Point,
    target: &Figure,
    answer: Answer<Option<CastHit>>,
) -> Checked {
    let exact = oracle::cast(&InflatedCore::of(moving), &translation.into(), &InflatedCore::of(target));
    let mut verdict = Verdict { positive: exact.hit.is_some(), touching: exact.touching, ..Verdict::default() };
    let expected = exact.hit.map(|hit| expected_hit::<F>(&hit, is_overflow(&answer))).transpose();
    if let Some((answer, (overlapping, contact))) = matched(answer, expected)? {
        same("overlapping", answer.overlapping, overlapping)?;
        same("t <= 1", answer.t <= 1.0, true)?;
        let inputs = [moving, &Figure::Point(translation), target];
        verdict.errors = contact.errors::<F>(answer.t, answer.point, answer.normal, &inputs)?;
    }
    Ok(verdict)
}

fn expected_hit<F: Float>(exact: &oracle::CastHit, is_overflow: bool) -> Result<(bool, Contact), QueryError> {
    let contact = Contact::fitting::<F>(&exact.t, &exact.point, &exact.normal, is_overflow)?;
    Ok((exact.overlapping, contact))
}
