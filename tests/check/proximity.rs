//! Checks of the queries that ask how near two shapes are.

use std::cmp::Ordering;

use impinge::QueryError;
use impinge::query::Side;

use super::expected::{Solid, fitting, is_overflow, matched, place, point_unit, same, scalar_error, vector_error};
use super::verdict::Verdict;
use crate::oracle::{self, Containment, Coordinates, Figure, Float, Location, Rational, rational};

pub(crate) fn intersects<V: Coordinates>(
    a: &impl Solid<V>,
    b: &impl Solid<V>,
    answer: Result<bool, QueryError>,
) -> Result<Verdict, String> {
    let exact = oracle::penetration(&a.exact_body(), &b.exact_body());
    let positive = exact.is_some();
    same("answer", answer, Ok(positive))?;
    let touching = exact.is_some_and(|exact| exact.depth.is_zero());
    Ok(Verdict { positive, touching, ..Verdict::default() })
}

pub(crate) fn within<V: Coordinates>(
    a: &impl Solid<V>,
    b: &impl Solid<V>,
    margin: V::Scalar,
    answer: Result<bool, QueryError>,
) -> Result<Verdict, String> {
    let (a, b, margin) = (a.exact_body(), b.exact_body(), rational(margin.into()));
    let positive = oracle::within(&a, &b, &margin);
    same("answer", answer, Ok(positive))?;
    let touching = positive && !margin.is_zero() && oracle::distance(&a, &b).cmp_rational(&margin).is_eq();
    Ok(Verdict { positive, touching, ..Verdict::default() })
}

pub(crate) fn distance<V: Coordinates>(
    a: &impl Solid<V>,
    b: &impl Solid<V>,
    answer: Result<V::Scalar, QueryError>,
) -> Result<Verdict, String> {
    let exact = oracle::distance(&a.exact_body(), &b.exact_body()).enclosure();
    let expected = fitting::<V::Scalar, _>(Some(&exact), &[&exact], is_overflow(&answer));
    let mut verdict = Verdict { positive: !exact.is_zero(), ..Verdict::default() };
    if let Some((answer, exact)) = matched(answer.map(Some), expected)? {
        verdict.errors.scalar = scalar_error("distance", answer, exact)?;
    }
    Ok(verdict)
}

pub(crate) fn signed_distance<V: Coordinates>(
    a: &impl Solid<V>,
    b: &impl Solid<V>,
    answer: Result<V::Scalar, QueryError>,
) -> Result<Verdict, String> {
    let exact = oracle::signed_distance(&a.exact_body(), &b.exact_body());
    let touching = exact.is_zero();
    let mut verdict = Verdict { positive: exact.sign().is_gt(), touching, ..Verdict::default() };
    let exact = exact.enclosure();
    let expected = fitting::<V::Scalar, _>(Some(&exact), &[&exact], is_overflow(&answer));
    if let Some((answer, exact)) = matched(answer.map(Some), expected)? {
        same("minus zero", touching && answer.bits() != V::Scalar::ZERO.bits(), false)?;
        verdict.errors.scalar = scalar_error("signed distance", answer, exact)?;
    }
    Ok(verdict)
}

pub(crate) fn contains<V: Coordinates>(
    outer: &impl Solid<V>,
    inner: &impl Solid<V>,
    answer: Result<bool, QueryError>,
) -> Result<Verdict, String> {
    let exact = oracle::containment(&outer.exact_body(), &inner.exact_body());
    let positive = exact != Containment::Outside;
    same("answer", answer, Ok(positive))?;
    Ok(Verdict { positive, touching: exact == Containment::Touching, ..Verdict::default() })
}

/// The exact side is the sign of span × (point − start).
pub(crate) fn side<V: Coordinates>(
    path: &impl Solid<V>,
    point: V,
    answer: Result<Option<Side>, QueryError>,
) -> Result<Verdict, String> {
    let core = path.exact_body().core;
    let cross = core.span.cross(&(&point.exact_vector() - &core.start));
    let exact = match cross.cmp(&Rational::ZERO) {
        Ordering::Greater => Some(Side::Left),
        Ordering::Less => Some(Side::Right),
        Ordering::Equal => None,
    };
    same("side", answer, Ok(exact))?;
    Ok(Verdict { positive: exact.is_some(), touching: exact.is_none(), ..Verdict::default() })
}

pub(crate) fn closest_points<V: Coordinates>(
    a: &impl Solid<V>,
    b: &impl Solid<V>,
    answer: Result<Option<(V, V)>, QueryError>,
) -> Result<Verdict, String> {
    let exact =
        oracle::closest_points(&a.exact_body(), &b.exact_body()).map(|[on_a, on_b]| [place(&on_a), place(&on_b)]);
    let mut verdict = Verdict { positive: exact.is_some(), ..Verdict::default() };
    let numbers: Vec<_> = exact.iter().flatten().flatten().collect();
    let expected = fitting::<V::Scalar, _>(exact.as_ref(), &numbers, is_overflow(&answer));
    if let Some(((on_a, on_b), [exact_a, exact_b])) = matched(answer, expected)? {
        let unit = point_unit(&[a.places(), b.places()], &[exact_a, exact_b]);
        verdict.errors.point = vector_error(on_a, exact_a, &unit).max(vector_error(on_b, exact_b, &unit));
    }
    Ok(verdict)
}

pub(crate) fn closest_point<V: Coordinates>(
    shape: &impl Solid<V>,
    point: V,
    answer: Result<V, QueryError>,
) -> Result<Verdict, String> {
    let body = shape.exact_body();
    let exact = place(&oracle::closest_point(&body, &point.exact_vector()));
    let inside = oracle::intersects(&body, &Figure::exact_body(&point));
    let mut verdict = Verdict { positive: !inside, ..Verdict::default() };
    let expected = fitting::<V::Scalar, _>(Some(&exact), &[&exact[0], &exact[1]], is_overflow(&answer));
    if let Some((answer, exact)) = matched(answer.map(Some), expected)? {
        if inside {
            same("the point itself", answer, point)?;
        }
        let unit = point_unit(&[shape.places(), point.coordinates().to_vec()], &[exact]);
        verdict.errors.point = vector_error(answer, exact, &unit);
    }
    Ok(verdict)
}

pub(crate) fn closest_boundary_point<V: Coordinates>(
    shape: &impl Solid<V>,
    point: V,
    answer: Result<V, QueryError>,
) -> Result<Verdict, String> {
    let body = shape.exact_body();
    let touching = Location::of(&point.exact_vector(), &body) == Location::Outline;
    let exact = oracle::closest_boundary_point(&body, &point.exact_vector()).as_ref().map(place);
    let mut verdict = Verdict { positive: exact.is_some(), touching, ..Verdict::default() };
    let numbers: Vec<_> = exact.iter().flatten().collect();
    let expected = exact.as_ref().ok_or(QueryError::NoUniqueDirection);
    let expected = expected.and_then(|exact| fitting::<V::Scalar, _>(exact, &numbers, is_overflow(&answer)));
    if let Some((answer, exact)) = matched(answer.map(Some), expected.map(Some))? {
        let is_kept = answer.coordinates().map(Float::bits) == point.coordinates().map(Float::bits);
        same("the point itself", touching && !is_kept, false)?;
        let unit = point_unit(&[shape.places(), point.coordinates().to_vec()], &[exact]);
        verdict.errors.point = vector_error(answer, exact, &unit);
    }
    Ok(verdict)
}
