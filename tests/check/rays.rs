//! Checks of the queries that follow a ray.

use impinge::query::{Chord, RayHit};
use impinge::{Circle, QueryError, Ray};

use super::expected::{
    Place, Solid, fitting, is_overflow, matched, normal_error, place, point_unit, same, scalar_error, vector_error,
};
use super::verdict::{Errors, Verdict};
use crate::oracle::{self, Coordinates, Enclosure, Figure, Float, rational};

#[derive(Clone, Debug)]
struct Expected {
    t: Enclosure,
    point: Place,
    normal: Place,
}

impl Expected {
    fn new(exact: &oracle::Hit) -> Self {
        Self { t: exact.t.enclosure(), point: place(&exact.point), normal: place(&exact.normal) }
    }

    fn fitting<F: Float>(self, is_overflow: bool) -> Result<Self, QueryError> {
        fitting::<F, _>((), &[&self.t, &self.point[0], &self.point[1]], is_overflow).map(|()| self)
    }

    fn errors<V: Coordinates>(&self, answer: &RayHit<V>, inputs: &[Vec<V::Scalar>]) -> Result<Errors, String> {
        Ok(Errors {
            scalar: scalar_error("t", answer.t, &self.t)?,
            point: vector_error(answer.point, &self.point, &point_unit(inputs, &[&self.point])),
            normal: normal_error(answer.normal, &self.normal),
            offset: 0.0,
        })
    }
}

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
    let expected =
        exact.as_ref().map(|exact| Expected::new(exact).fitting::<V::Scalar>(is_overflow(&answer))).transpose();
    if let Some((answer, expected)) = matched(answer, expected)? {
        same("t <= max_t", answer.t <= max_t, true)?;
        verdict.errors = expected.errors(&answer, &[ray.places(), shape.places()])?;
    }
    Ok(verdict)
}

pub(crate) fn ray_circle<V: Coordinates>(
    ray: &Ray<V>,
    circle: &Circle<V>,
    answer: Result<Option<Chord<V>>, QueryError>,
) -> Result<Verdict, String> {
    let exact = oracle::ray_circle(&ray.exact_body().core, &circle.exact_body());
    let touching = exact.as_ref().is_some_and(|chord| chord.single);
    let mut verdict = Verdict { positive: exact.is_some(), touching, ..Verdict::default() };
    let expected = exact.map(|exact| expected_chord::<V::Scalar>(&exact, is_overflow(&answer))).transpose();
    if let Some((answer, [enter, exit])) = matched(answer, expected)? {
        same("single", answer.single, touching)?;
        same("enter is exit", touching && !same_bits(answer.enter, answer.exit), false)?;
        same("order of t", disordered(&answer), false)?;
        let inputs = [ray.places(), circle.places()];
        verdict.errors =
            crossing("enter", answer.enter, enter, &inputs)?.max(crossing("exit", answer.exit, exit, &inputs)?);
    }
    Ok(verdict)
}

fn expected_chord<F: Float>(exact: &oracle::Chord, is_overflow: bool) -> Result<[Option<Expected>; 2], QueryError> {
    let fits =
        |hit: &Option<oracle::Hit>| hit.as_ref().map(|hit| Expected::new(hit).fitting::<F>(is_overflow)).transpose();
    Ok([fits(&exact.enter)?, fits(&exact.exit)?])
}

fn crossing<V: Coordinates>(
    name: &str,
    answer: Option<RayHit<V>>,
    exact: Option<Expected>,
    inputs: &[Vec<V::Scalar>],
) -> Result<Errors, String> {
    same(name, answer.is_some(), exact.is_some())?;
    answer.zip(exact).map_or(Ok(Errors::default()), |(answer, exact)| exact.errors(&answer, inputs))
}

fn disordered<V: Coordinates>(chord: &Chord<V>) -> bool {
    chord.enter.zip(chord.exit).is_some_and(|(enter, exit)| enter.t > exit.t)
}

fn same_bits<V: Coordinates>(one: Option<RayHit<V>>, other: Option<RayHit<V>>) -> bool {
    let bits = |hit: RayHit<V>| {
        let numbers = [&[hit.t], &hit.point.coordinates()[..], &hit.normal.coordinates()].concat();
        numbers.into_iter().map(Float::bits).collect::<Vec<_>>()
    };
    one.map(bits) == other.map(bits)
}
