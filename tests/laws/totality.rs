//! Whatever the bits, an answer or a typed error comes out.

use common::query::{self, Answer};
use common::{Figure, Point, TestVector};
use impinge::QueryError;
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::answers::Answers;
use crate::errors::{length, normal_error};
use crate::pair::Pair;

/// The first error in the order of the documentation that any of the arguments gives.
fn documented(figures: &[&Figure], others_are_finite: bool) -> Option<QueryError> {
    let defects = figures.iter().filter_map(|figure| figure.defect());
    if !others_are_finite || defects.clone().any(|defect| defect == QueryError::NonFinite) {
        return Some(QueryError::NonFinite);
    }
    let first = |error| defects.clone().find(|defect| *defect == error);
    first(QueryError::EmptyBox).or(first(QueryError::NegativeRadius)).or(defects.clone().next())
}

/// `answer` is the expected error, or if none is expected, none but those in `possible`.
fn expect<T>(answer: Answer<T>, expected: Option<QueryError>, possible: &[QueryError]) -> TestCaseResult {
    let error = answer.err();
    let is_possible = expected.is_none() && error.is_some_and(|error| possible.contains(&error));
    prop_assert!(is_possible || error == expected, "{error:?} instead of {expected:?}");
    Ok(())
}

pub(crate) fn an_answer_or_the_documented_error<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Pair { a, b, vector, number, .. } = pair;
    let answers = Answers::of::<V>(pair);
    let (both, vector_is_finite) = ([a, b], is_finite(*vector));
    let large = [QueryError::Overflow];
    expect(answers.intersects, documented(&both, true), &[])?;
    expect(answers.within, documented(&both, number.is_finite()), &[])?;
    expect(answers.contains, documented(&both, true), &[])?;
    expect(answers.distance, documented(&both, true), &large)?;
    expect(answers.signed_distance, documented(&both, true), &large)?;
    expect(answers.closest_point, documented(&[b], vector_is_finite), &large)?;
    let unsure = [QueryError::Overflow, QueryError::NoUniqueDirection];
    expect(answers.closest_boundary_point, documented(&[b], vector_is_finite), &unsure)?;
    expect(answers.closest_points, documented(&both, true), &large)?;
    expect(answers.penetration, documented(&both, true), &large)?;
    expect(answers.toward, documented(&both, vector_is_finite), &large)?;
    expect(answers.offset, documented(&both, true), &unsure)?;
    expect(answers.contact, documented(&both, number.is_finite()), &large)?;
    answers.raycast.map_or(Ok(()), |hit| expect(hit, documented(&both, is_max_t(*number)), &large))?;
    answers.chord.map_or(Ok(()), |chord| expect(chord, documented(&both, true), &large))?;
    answers.side.map_or(Ok(()), |side| expect(side, documented(&[a], vector_is_finite), &[]))?;
    answers.ray_circle.map_or(Ok(()), |chord| expect(chord, documented(&both, true), &large))?;
    answers.cast.map_or(Ok(()), |hit| expect(hit, documented(&both, vector_is_finite), &large))?;
    let are_finite = vector_is_finite && is_max_t(*number);
    answers.cast_along.map_or(Ok(()), |hit| expect(hit, documented(&both, are_finite), &large))
}

pub(crate) fn circles_and_boxes_answer_or_err_as_documented<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let answers = Answers::of::<V>(pair);
    let [one, other] = pair.circles().map(Figure::Circle);
    expect(answers.circle_circle, documented(&[&one, &other], true), &[QueryError::Overflow])?;
    let bounds = answers.bounding_box;
    bounds.map_or(Ok(()), |found| expect(found, documented(&[&pair.b], true), &[QueryError::Overflow]))?;
    let aabb = pair.aabb();
    let others_are_finite = is_finite(aabb.min) && is_finite(aabb.max) && is_max_t(pair.number);
    expect(answers.ray_bound, documented(&[&Figure::Ray(pair.any_ray())], others_are_finite), &[])
}

fn is_finite(vector: Point) -> bool {
    vector.into_iter().all(f64::is_finite)
}

fn is_max_t(number: f64) -> bool {
    number.is_finite() || number == f64::INFINITY
}

pub(crate) fn validate_tells_the_error<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let expected = pair.b.defect().map_or(Ok(()), Err);
    prop_assert_eq!(query::validate::<V>(&pair.b).unwrap_or(expected), expected);
    prop_assert_eq!(query::intersects::<V>(&pair.b, &pair.b), expected.map(|()| true));
    Ok(())
}

pub(crate) fn numbers_are_finite_and_normals_unit<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let answers = Answers::of::<V>(pair);
    for number in answers.numbers() {
        prop_assert!(number.is_finite(), "{answers:?}");
    }
    for normal in answers.normals() {
        prop_assert!((length(normal) - 1.0).abs() <= normal_error::<V>(), "{normal:?}");
    }
    Ok(())
}
