//! The check of contacts.

use common::answer::{Contact, ContactPoint};
use common::query::Answer;
use common::{Figure, Point};
use impinge::QueryError;
use impinge::query::Part;

use super::expected::{
    Place, fitting, is_overflow, matched, normal_error, place, point_unit, same, scalar_error, vector_error,
};
use super::verdict::{Checked, Errors, Verdict};
use crate::{self as oracle, Enclosure, Float, InflatedCore, Vector, rational};

/// An exact contact point, as far as the library returns it.
#[derive(Debug)]
struct Expected {
    separation: Enclosure,
    points: [Place; 2],
    parts: [oracle::Part; 2],
}

impl Expected {
    fn new(exact: &oracle::ContactPoint) -> Self {
        let points = [place(&exact.point_a), place(&exact.point_b)];
        Self { separation: exact.separation.enclosure(), points, parts: exact.parts.clone() }
    }

    fn numbers(&self) -> impl Iterator<Item = &Enclosure> {
        [&self.separation].into_iter().chain(self.points.iter().flatten())
    }

    fn errors<F: Float>(&self, answer: ContactPoint, inputs: [&Figure; 2]) -> Result<Errors, String> {
        let parts = [answer.feature.a, answer.feature.b];
        for ((part, figure), expected) in parts.into_iter().zip(inputs).zip(&self.parts) {
            is_part(part, figure, expected)?;
        }
        let unit = point_unit::<F>(&inputs, &[&self.points[0], &self.points[1]]);
        let [point_a, point_b] = [(answer.point_a, &self.points[0]), (answer.point_b, &self.points[1])]
            .map(|(answer, exact)| vector_error(answer, exact, &unit));
        let scalar = scalar_error::<F>("separation", answer.separation, &self.separation)?;
        Ok(Errors { scalar, point: point_a.max(point_b), ..Errors::default() })
    }
}

/// Whether the number of a part is that of the vertex or the edge of the figure.
fn is_part(part: Part, figure: &Figure, expected: &oracle::Part) -> Result<(), String> {
    let points = numbered(figure);
    let at = |number: u8| points.get(usize::from(number) % points.len()).copied().map(Vector::from);
    let is_right = match (part, expected) {
        (Part::Vertex(number), oracle::Part::Vertex(vertex)) => at(number).as_ref() == Some(vertex),
        // A ray has one end.
        (Part::Edge(0), oracle::Part::Edge([start, _])) if points.len() == 1 => at(0).as_ref() == Some(start),
        (Part::Edge(number), oracle::Part::Edge(ends)) => {
            let own = [at(number), at(number + 1)];
            ends.iter().all(|end| own.contains(&Some(end.clone())))
        }
        _ => false,
    };
    if is_right { Ok(()) } else { Err(format!("part {part:?} of {figure:?}, expected {expected:?}")) }
}

/// The points of a figure by the numbers of its vertices. A box without an inside is a segment.
fn numbered(figure: &Figure) -> Vec<Point> {
    match figure {
        Figure::Box(aabb) if aabb.min[0] == aabb.max[0] || aabb.min[1] == aabb.max[1] => vec![aabb.min, aabb.max],
        _ => figure.points(),
    }
}

pub fn contact<F: Float>(a: &Figure, b: &Figure, margin: f64, answer: Answer<Option<Contact>>) -> Checked {
    let exact = oracle::contact(&InflatedCore::of(a), &InflatedCore::of(b), &rational(margin));
    let expected = exact.as_ref().map(|exact| expected::<F>(exact, is_overflow(&answer))).transpose();
    let is_touching = |point: &oracle::ContactPoint| point.separation.is_zero();
    let touching = exact.as_ref().is_some_and(|exact| exact.points.iter().any(is_touching));
    let mut verdict = Verdict { positive: exact.is_some(), touching, ..Verdict::default() };
    let unique = exact.as_ref().is_some_and(|exact| exact.unique);
    if let Some((answer, (normal, points))) = matched(answer, expected)? {
        same("unique", answer.unique, unique)?;
        same("number of points", answer.points().count(), points.len())?;
        let mut errors = Errors { normal: normal_error::<F>(answer.normal, &normal), ..Errors::default() };
        for (answer, expected) in answer.points().zip(&points) {
            errors = errors.max(expected.errors::<F>(answer, [a, b])?);
        }
        verdict.errors = errors;
    }
    Ok(verdict)
}

/// The normal and the points, if the scalar type has room for them.
fn expected<F: Float>(exact: &oracle::Contact, is_overflow: bool) -> Result<(Place, Vec<Expected>), QueryError> {
    let points: Vec<_> = exact.points.iter().map(Expected::new).collect();
    let numbers: Vec<_> = points.iter().flat_map(Expected::numbers).collect();
    fitting::<F, _>((), &numbers, is_overflow)?;
    Ok((place(&exact.normal), points))
}
