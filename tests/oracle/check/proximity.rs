//! Checks of the queries that ask how near two shapes are.

use std::cmp::Ordering;

use common::query::Answer;
use common::{Figure, Point};
use impinge::QueryError;
use impinge::query::Side;

use super::expected::{fitting, is_overflow, matched, place, point_unit, same, scalar_error, vector_error};
use super::verdict::{Checked, Verdict};
use crate::{self as oracle, Containment, Float, InflatedCore, Location, Rational, Straight, Vector, rational};

pub fn intersects(a: &Figure, b: &Figure, answer: Answer<bool>) -> Checked {
    let depth = oracle::depth(&InflatedCore::of(a), &InflatedCore::of(b));
    let positive = depth.is_some();
    same("answer", answer, Ok(positive))?;
    let touching = depth.is_some_and(|depth| depth.is_zero());
    Ok(Verdict { positive, touching, ..Verdict::default() })
}

pub fn within(a: &Figure, b: &Figure, margin: f64, answer: Answer<bool>) -> Checked {
    let (a, b, margin) = (InflatedCore::of(a), InflatedCore::of(b), rational(margin));
    let positive = oracle::within(&a, &b, &margin);
    same("answer", answer, Ok(positive))?;
    let touching = positive && !margin.is_zero() && oracle::distance(&a, &b).cmp_rational(&margin).is_eq();
    Ok(Verdict { positive, touching, ..Verdict::default() })
}

pub fn distance<F: Float>(a: &Figure, b: &Figure, answer: Answer<f64>) -> Checked {
    let exact = oracle::distance(&InflatedCore::of(a), &InflatedCore::of(b)).enclosure();
    let expected = fitting::<F, _>(Some(&exact), &[&exact], is_overflow(&answer));
    let mut verdict = Verdict { positive: !exact.is_zero(), ..Verdict::default() };
    if let Some((answer, exact)) = matched(answer.map(Some), expected)? {
        verdict.errors.scalar = scalar_error::<F>("distance", answer, exact)?;
    }
    Ok(verdict)
}

pub fn signed_distance<F: Float>(a: &Figure, b: &Figure, answer: Answer<f64>) -> Checked {
    let exact = oracle::signed_distance(&InflatedCore::of(a), &InflatedCore::of(b));
    let touching = exact.is_zero();
    let mut verdict = Verdict { positive: exact.sign().is_gt(), touching, ..Verdict::default() };
    let exact = exact.enclosure();
    let expected = fitting::<F, _>(Some(&exact), &[&exact], is_overflow(&answer));
    if let Some((answer, exact)) = matched(answer.map(Some), expected)? {
        same("minus zero", touching && answer.to_bits() != 0, false)?;
        verdict.errors.scalar = scalar_error::<F>("signed distance", answer, exact)?;
    }
    Ok(verdict)
}

pub fn contains(outer: &Figure, inner: &Figure, answer: Answer<bool>) -> Checked {
    let exact = oracle::containment(&InflatedCore::of(outer), &InflatedCore::of(inner));
    let positive = exact != Containment::Outside;
    same("answer", answer, Ok(positive))?;
    Ok(Verdict { positive, touching: exact == Containment::Touching, ..Verdict::default() })
}

/// The exact side is the sign of span × (point − start).
pub fn side(path: &Figure, point: Point, answer: Answer<Option<Side>>) -> Checked {
    let InflatedCore { core, .. } = InflatedCore::of(path);
    let Straight { start, span, .. } = core.straight();
    let cross = span.cross(&(&Vector::from(point) - start));
    let exact = match cross.cmp(&Rational::ZERO) {
        Ordering::Greater => Some(Side::Left),
        Ordering::Less => Some(Side::Right),
        Ordering::Equal => None,
    };
    same("side", answer, Ok(exact))?;
    Ok(Verdict { positive: exact.is_some(), touching: exact.is_none(), ..Verdict::default() })
}

pub fn closest_points<F: Float>(a: &Figure, b: &Figure, answer: Answer<Option<(Point, Point)>>) -> Checked {
    let exact = oracle::closest_points(&InflatedCore::of(a), &InflatedCore::of(b))
        .map(|[on_a, on_b]| [place(&on_a), place(&on_b)]);
    let mut verdict = Verdict { positive: exact.is_some(), ..Verdict::default() };
    let numbers: Vec<_> = exact.iter().flatten().flatten().collect();
    let expected = fitting::<F, _>(exact.as_ref(), &numbers, is_overflow(&answer));
    if let Some(((on_a, on_b), [exact_a, exact_b])) = matched(answer, expected)? {
        let unit = point_unit::<F>(&[a, b], &[exact_a, exact_b]);
        verdict.errors.point = vector_error(on_a, exact_a, &unit).max(vector_error(on_b, exact_b, &unit));
    }
    Ok(verdict)
}

pub fn closest_point<F: Float>(shape: &Figure, point: Point, answer: Answer<Point>) -> Checked {
    let inflated = InflatedCore::of(shape);
    let exact = place(&oracle::closest_point(&inflated, &point.into()));
    let inside = oracle::intersects(&inflated, &InflatedCore::of(point));
    let mut verdict = Verdict { positive: !inside, ..Verdict::default() };
    let expected = fitting::<F, _>(Some(&exact), &[&exact[0], &exact[1]], is_overflow(&answer));
    if let Some((answer, exact)) = matched(answer.map(Some), expected)? {
        if inside {
            same("the point itself", answer, point)?;
        }
        let unit = point_unit::<F>(&[shape, &Figure::Point(point)], &[exact]);
        verdict.errors.point = vector_error(answer, exact, &unit);
    }
    Ok(verdict)
}

pub fn closest_boundary_point<F: Float>(shape: &Figure, point: Point, answer: Answer<Point>) -> Checked {
    let inflated = InflatedCore::of(shape);
    let touching = Location::of(&point.into(), &inflated) == Location::Outline;
    let exact = oracle::closest_boundary_point(&inflated, &point.into()).as_ref().map(place);
    let mut verdict = Verdict { positive: exact.is_some(), touching, ..Verdict::default() };
    let numbers: Vec<_> = exact.iter().flatten().collect();
    let expected = exact.as_ref().ok_or(QueryError::NoUniqueDirection);
    let expected = expected.and_then(|exact| fitting::<F, _>(exact, &numbers, is_overflow(&answer)));
    if let Some((answer, exact)) = matched(answer.map(Some), expected.map(Some))? {
        let is_kept = answer.map(f64::to_bits) == point.map(f64::to_bits);
        same("the point itself", touching && !is_kept, false)?;
        let unit = point_unit::<F>(&[shape, &Figure::Point(point)], &[exact]);
        verdict.errors.point = vector_error(answer, exact, &unit);
    }
    Ok(verdict)
}
