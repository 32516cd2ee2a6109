//! The check of the query about a moving shape.

use impinge::QueryError;
use impinge::query::CastHit;

use super::contact::Contact;
use super::expected::{Solid, is_overflow, matched, same};
use super::verdict::Verdict;
use crate::oracle::{self, Coordinates, Float};

pub(crate) fn cast<V: Coordinates>(
    moving: &impl Solid<V>,
    translation: V,
    target: &impl Solid<V>,
    answer: Result<Option<CastHit<V>>, QueryError>,
) -> Result<Verdict, String> {
    let exact = oracle::cast(&moving.exact_body(), &translation.exact_vector(), &target.exact_body());
    let mut verdict = Verdict { positive: exact.hit.is_some(), touching: exact.touching, ..Verdict::default() };
    let expected = exact.hit.map(|hit| expected_hit::<V::Scalar>(&hit, is_overflow(&answer))).transpose();
    if let Some((answer, (overlapping, contact))) = matched(answer, expected)? {
        same("overlapping", answer.overlapping, overlapping)?;
        same("t <= 1", answer.t.into() <= 1.0, true)?;
        let inputs = [moving.places(), translation.coordinates().to_vec(), target.places()];
        verdict.errors = contact.errors(answer.t, answer.point, answer.normal, &inputs)?;
    }
    Ok(verdict)
}

fn expected_hit<F: Float>(exact: &oracle::CastHit, is_overflow: bool) -> Result<(bool, Contact), QueryError> {
    let contact = Contact::fitting::<F>(&exact.t, &exact.point, &exact.normal, is_overflow)?;
    Ok((exact.overlapping, contact))
}
