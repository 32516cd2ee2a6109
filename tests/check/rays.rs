//! Checks of the queries that follow a path.

use impinge::query::{Chord, RayHit};
use impinge::{Circle, QueryError, Ray};

use super::contact::Contact;
use super::expected::{Solid, is_overflow, matched, same};
use super::verdict::{Errors, Verdict};
use crate::oracle::{self, Coordinates, Figure, Float, rational};

/// `max_t` may be infinite.
pub(crate) fn raycast<V: Coordinates>(
    ray: &Ray<V>,
    shape: &impl Solid<V>,
    max_t: V::Scalar,
    answer: Result<Option<RayHit<V>>, QueryError>,
) -> Result<Verdict, String> {
    let limit: f64 = max_t.into();
    let limit = limit.is_finite().then(|| rational(limit));
    let exact = oracle::raycast(&ray.exact_body().core, &shape.exact_body(), limit.as_ref());
    let touching = exact.as_ref().zip(limit.as_ref()).is_some_and(|(hit, limit)| hit.t.cmp_rational(limit).is_eq());
    let mut verdict = Verdict { positive: exact.is_some(), touching, ..Verdict::default() };
    let expected = exact.as_ref().map(|exact| contact::<V::Scalar>(exact, is_overflow(&answer))).transpose();
    if let Some((answer, expected)) = matched(answer, expected)? {
        same("t <= max_t", answer.t <= max_t, true)?;
        verdict.errors = errors(&answer, &expected, &[ray.places(), shape.places()])?;
    }
    Ok(verdict)
}

pub(crate) fn ray_circle<V: Coordinates>(
    ray: &Ray<V>,
    circle: &Circle<V>,
    answer: Result<Option<Chord<V>>, QueryError>,
) -> Result<Verdict, String> {
    chord(ray, circle, answer)
}

/// `path` is a ray or a segment.
pub(crate) fn chord<V: Coordinates>(
    path: &impl Solid<V>,
    shape: &impl Solid<V>,
    answer: Result<Option<Chord<V>>, QueryError>,
) -> Result<Verdict, String> {
    let core = path.exact_body().core;
    let exact = oracle::chord(&core, &shape.exact_body());
    let touching = exact.as_ref().is_some_and(|chord| chord.single);
    let mut verdict = Verdict { positive: exact.is_some(), touching, ..Verdict::default() };
    let expected = exact.map(|exact| expected_chord::<V::Scalar>(&exact, is_overflow(&answer))).transpose();
    if let Some((answer, [enter, exit])) = matched(answer, expected)? {
        same("single", answer.single, touching)?;
        same("enter is exit", touching && !same_bits(answer.enter, answer.exit), false)?;
        same("order of t", disordered(&answer), false)?;
        same("t <= 1", core.endless || [answer.enter, answer.exit].iter().flatten().all(is_in_time), true)?;
        let inputs = [path.places(), shape.places()];
        verdict.errors =
            crossing("enter", answer.enter, enter, &inputs)?.max(crossing("exit", answer.exit, exit, &inputs)?);
    }
    Ok(verdict)
}

fn contact<F: Float>(exact: &oracle::Hit, is_overflow: bool) -> Result<Contact, QueryError> {
    Contact::fitting::<F>(&exact.t, &exact.point, &exact.normal, is_overflow)
}

fn errors<V: Coordinates>(answer: &RayHit<V>, expected: &Contact, inputs: &[Vec<V::Scalar>]) -> Result<Errors, String> {
    expected.errors(answer.t, answer.point, answer.normal, inputs)
}

fn expected_chord<F: Float>(exact: &oracle::Chord, is_overflow: bool) -> Result<[Option<Contact>; 2], QueryError> {
    let fits = |hit: &Option<oracle::Hit>| hit.as_ref().map(|hit| contact::<F>(hit, is_overflow)).transpose();
    Ok([fits(&exact.enter)?, fits(&exact.exit)?])
}

fn crossing<V: Coordinates>(
    name: &str,
    answer: Option<RayHit<V>>,
    exact: Option<Contact>,
    inputs: &[Vec<V::Scalar>],
) -> Result<Errors, String> {
    same(name, answer.is_some(), exact.is_some())?;
    answer.zip(exact).map_or(Ok(Errors::default()), |(answer, exact)| errors(&answer, &exact, inputs))
}

fn disordered<V: Coordinates>(chord: &Chord<V>) -> bool {
    chord.enter.zip(chord.exit).is_some_and(|(enter, exit)| enter.t > exit.t)
}

fn is_in_time<V: Coordinates>(hit: &RayHit<V>) -> bool {
    hit.t.into() <= 1.0
}

fn same_bits<V: Coordinates>(one: Option<RayHit<V>>, other: Option<RayHit<V>>) -> bool {
    let bits = |hit: RayHit<V>| {
        let numbers = [&[hit.t], &hit.point.coordinates()[..], &hit.normal.coordinates()].concat();
        numbers.into_iter().map(Float::bits).collect::<Vec<_>>()
    };
    one.map(bits) == other.map(bits)
}
