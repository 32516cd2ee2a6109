//! Checks of the queries that ask for a way out.

use common::answer::Penetration;
use common::query::Answer;
use common::{Figure, Point};
use impinge::QueryError;

use super::expected::{
    Place, fitting, is_overflow, matched, normal_error, place, point_unit, same, scalar_error, vector_error,
};
use super::verdict::{Checked, Errors, Verdict};
use crate::{self as oracle, Enclosure, Float, InflatedCore};

/// An exact penetration, as far as the library returns it.
#[derive(Debug)]
struct Expected {
    depth: Enclosure,
    normal: Place,
    points: [Place; 2],
    unique: bool,
}

impl Expected {
    fn new(exact: &oracle::Penetration) -> Self {
        Self {
            depth: exact.depth.enclosure(),
            normal: place(&exact.normal),
            points: [place(&exact.point_a), place(&exact.point_b)],
            unique: exact.unique,
        }
    }

    fn fitting<F: Float>(self, is_overflow: bool) -> Result<Self, QueryError> {
        let [a, b] = &self.points;
        fitting::<F, _>((), &[&self.depth, &a[0], &a[1], &b[0], &b[1]], is_overflow).map(|()| self)
    }

    fn errors<F: Float>(&self, answer: Penetration, inputs: &[&Figure]) -> Result<Errors, String> {
        let unit = point_unit::<F>(inputs, &[&self.points[0], &self.points[1]]);
        let [point_a, point_b] = [(answer.point_a, &self.points[0]), (answer.point_b, &self.points[1])]
            .map(|(answer, exact)| vector_error(answer, exact, &unit));
        Ok(Errors {
            scalar: scalar_error::<F>("depth", answer.depth, &self.depth)?,
            point: point_a.max(point_b),
            normal: normal_error::<F>(answer.normal, &self.normal),
            offset: 0.0,
        })
    }
}

/// `preferred` is zero for the query without one.
pub fn penetration<F: Float>(a: &Figure, b: &Figure, preferred: Point, answer: Answer<Option<Penetration>>) -> Checked {
    let exact = oracle::penetration_toward(&InflatedCore::of(a), &InflatedCore::of(b), &preferred.into());
    let expected = exact.as_ref().map(|exact| Expected::new(exact).fitting::<F>(is_overflow(&answer))).transpose();
    let mut verdict = verdict_of(exact.as_ref());
    if let Some((answer, expected)) = matched(answer, expected)? {
        same("unique", answer.unique, expected.unique)?;
        verdict.errors = expected.errors::<F>(answer, &[a, b])?;
    }
    Ok(verdict)
}

pub fn penetration_offset<F: Float>(a: &Figure, b: &Figure, answer: Answer<Option<Point>>) -> Checked {
    let exact = oracle::penetration(&InflatedCore::of(a), &InflatedCore::of(b));
    let mut verdict = verdict_of(exact.as_ref());
    let expected = exact.as_ref().map(|exact| expected_offset::<F>(exact, is_overflow(&answer))).transpose();
    if let Some((answer, (depth, offset))) = matched(answer, expected)? {
        verdict.errors.offset = vector_error(answer, &offset, &F::ulp(&depth.low));
    }
    Ok(verdict)
}

/// The depth, and the offset where there is one.
fn expected_offset<F: Float>(exact: &oracle::Penetration, is_overflow: bool) -> Result<(Enclosure, Place), QueryError> {
    let depth = exact.depth.enclosure();
    if !exact.unique && !depth.is_zero() {
        return Err(QueryError::NoUniqueDirection);
    }
    let offset = if depth.is_zero() { [depth.clone(), depth.clone()] } else { place(&exact.offset) };
    fitting::<F, _>((), &[&offset[0], &offset[1]], is_overflow).map(|()| (depth, offset))
}

fn verdict_of(exact: Option<&oracle::Penetration>) -> Verdict {
    let touching = exact.is_some_and(|exact| exact.depth.is_zero());
    Verdict { positive: exact.is_some(), touching, ..Verdict::default() }
}
