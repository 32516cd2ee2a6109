//! The check of the query about two outlines.

use common::query::Answer;
use common::{Figure, Point};
use impinge::{QueryError, query};

use super::expected::{Place, fitting, is_overflow, matched, place, point_unit, same, vector_error};
use super::verdict::{Checked, Verdict};
use crate::{self as oracle, CircleCrossing, Float, InflatedCore};

pub fn circle_circle<F: Float>(
    a: &Figure,
    b: &Figure,
    answer: Answer<Option<query::CircleCrossing<Point>>>,
) -> Checked {
    let exact = oracle::circle_circle(&InflatedCore::of(a), &InflatedCore::of(b));
    let touching = matches!(&exact, Some(CircleCrossing::Points(points)) if points.len() == 1);
    let mut verdict = Verdict { positive: exact.is_some(), touching, ..Verdict::default() };
    let expected = exact.map(|exact| expected_places::<F>(exact, is_overflow(&answer))).transpose();
    if let Some((answer, places)) = matched(answer, expected)? {
        let points = points_of(answer);
        same("number of points", points.len(), places.len())?;
        let unit = point_unit::<F>(&[a, b], &places.iter().collect::<Vec<_>>());
        let errors = points.into_iter().zip(&places).map(|(point, exact)| vector_error(point, exact, &unit));
        verdict.errors.point = errors.fold(0.0, f64::max);
    }
    Ok(verdict)
}

/// The exact points; none where the circles are the same.
fn expected_places<F: Float>(exact: CircleCrossing, is_overflow: bool) -> Result<Vec<Place>, QueryError> {
    let points = match exact {
        CircleCrossing::Points(points) => points,
        CircleCrossing::Coincident => vec![],
    };
    let places: Vec<_> = points.iter().map(place).collect();
    let numbers: Vec<_> = places.iter().flatten().collect();
    fitting::<F, _>((), &numbers, is_overflow).map(|()| places)
}

fn points_of(answer: query::CircleCrossing<Point>) -> Vec<Point> {
    match answer {
        query::CircleCrossing::Tangent(point) => vec![point],
        query::CircleCrossing::Secant(left, right) => vec![left, right],
        query::CircleCrossing::Coincident => vec![],
    }
}
