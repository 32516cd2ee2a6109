//! Checks of the queries that follow a path.

use common::Figure;
use common::answer::{Chord, RayHit};
use common::query::Answer;
use impinge::QueryError;

use super::expected::{is_overflow, matched, same};
use super::hits::ExpectedHit;
use super::verdict::{Checked, Errors, Verdict};
use crate::{self as oracle, Float, InflatedCore, rational};

/// `max_t` may be infinite.
pub fn raycast<F: Float>(ray: &Figure, shape: &Figure, max_t: f64, answer: Answer<Option<RayHit>>) -> Checked {
    let limit = max_t.is_finite().then(|| rational(max_t));
    let exact = oracle::raycast(&InflatedCore::of(ray).core, &InflatedCore::of(shape), limit.as_ref());
    let touching = exact.as_ref().zip(limit.as_ref()).is_some_and(|(hit, limit)| hit.t.cmp_rational(limit).is_eq());
    let mut verdict = Verdict { positive: exact.is_some(), touching, ..Verdict::default() };
    let expected = exact.as_ref().map(|exact| expected_hit::<F>(exact, is_overflow(&answer))).transpose();
    if let Some((answer, expected)) = matched(answer, expected)? {
        same("t <= max_t", answer.t <= max_t, true)?;
        verdict.errors = errors::<F>(&answer, &expected, &[ray, shape])?;
    }
    Ok(verdict)
}

pub fn ray_circle<F: Float>(ray: &Figure, circle: &Figure, answer: Answer<Option<Chord>>) -> Checked {
    chord::<F>(ray, circle, answer)
}

/// `path` is a ray or a segment.
pub fn chord<F: Float>(path: &Figure, shape: &Figure, answer: Answer<Option<Chord>>) -> Checked {
    let core = InflatedCore::of(path).core;
    let exact = oracle::chord(&core, &InflatedCore::of(shape));
    let touching = exact.as_ref().is_some_and(|chord| chord.single);
    let mut verdict = Verdict { positive: exact.is_some(), touching, ..Verdict::default() };
    let expected = exact.map(|exact| expected_chord::<F>(&exact, is_overflow(&answer))).transpose();
    if let Some((answer, [enter, exit])) = matched(answer, expected)? {
        same("single", answer.single, touching)?;
        same("enter is exit", touching && !same_bits(answer.enter, answer.exit), false)?;
        same("order of t", disordered(&answer), false)?;
        same("t <= 1", core.heading().is_some() || [answer.enter, answer.exit].iter().flatten().all(is_in_time), true)?;
        let inputs = [path, shape];
        verdict.errors = crossing::<F>("enter", answer.enter, enter, &inputs)?.max(crossing::<F>(
            "exit",
            answer.exit,
            exit,
            &inputs,
        )?);
    }
    Ok(verdict)
}

fn expected_hit<F: Float>(exact: &oracle::Hit, is_overflow: bool) -> Result<ExpectedHit, QueryError> {
    ExpectedHit::fitting::<F>(&exact.t, &exact.point, &exact.normal, is_overflow)
}

fn errors<F: Float>(answer: &RayHit, expected: &ExpectedHit, inputs: &[&Figure]) -> Result<Errors, String> {
    expected.errors::<F>(answer.t, answer.point, answer.normal, inputs)
}

fn expected_chord<F: Float>(exact: &oracle::Chord, is_overflow: bool) -> Result<[Option<ExpectedHit>; 2], QueryError> {
    let fits = |hit: &Option<oracle::Hit>| hit.as_ref().map(|hit| expected_hit::<F>(hit, is_overflow)).transpose();
    Ok([fits(&exact.enter)?, fits(&exact.exit)?])
}

fn crossing<F: Float>(
    name: &str,
    answer: Option<RayHit>,
    exact: Option<ExpectedHit>,
    inputs: &[&Figure],
) -> Result<Errors, String> {
    same(name, answer.is_some(), exact.is_some())?;
    answer.zip(exact).map_or(Ok(Errors::default()), |(answer, exact)| errors::<F>(&answer, &exact, inputs))
}

fn disordered(chord: &Chord) -> bool {
    chord.enter.zip(chord.exit).is_some_and(|(enter, exit)| enter.t > exit.t)
}

fn is_in_time(hit: &RayHit) -> bool {
    hit.t <= 1.0
}

fn same_bits(one: Option<RayHit>, other: Option<RayHit>) -> bool {
    let bits = |hit: RayHit| {
        let numbers = [&[hit.t], &hit.point[..], &hit.normal].concat();
        numbers.into_iter().map(f64::to_bits).collect::<Vec<_>>()
    };
    one.map(bits) == other.map(bits)
}
