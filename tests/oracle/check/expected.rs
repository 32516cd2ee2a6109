//! Exact answers made comparable with floats, and the comparisons that all checks share.

use std::fmt::Debug;

use common::query::Answer;
use common::{Figure, Point};
use dashu_base::Abs as _;
use impinge::QueryError;

use crate::{Enclosure, Float, Point as ExactPoint, Rational, rational};

/// The exact coordinates of a point.
pub(super) type Place = [Enclosure; 2];

pub(super) fn place(point: &ExactPoint) -> Place {
    [point[0].enclosure(), point[1].enclosure()]
}

/// `expected`, or the error that is due where one of its `numbers` is too large for the scalar type.
///
/// Within the last ulp beyond the largest number, which a rounded number may come back from, it depends on whether the
/// answer `is_overflow`: that is as right as the largest number.
pub(super) fn fitting<F: Float, T>(expected: T, numbers: &[&Enclosure], is_overflow: bool) -> Result<T, QueryError> {
    let ulps = u8::from(!is_overflow);
    let too_large = numbers.iter().any(|number| F::overflows(number, ulps));
    if too_large { Err(QueryError::Overflow) } else { Ok(expected) }
}

pub(super) fn is_overflow<T>(answer: &Answer<T>) -> bool {
    matches!(answer, Err(QueryError::Overflow))
}

/// The answer and the expectation, where both are there; nothing, where both are `None` or the same error.
pub(super) fn matched<T: Debug, E: Debug>(
    answer: Answer<Option<T>>,
    expected: Answer<Option<E>>,
) -> Result<Option<(T, E)>, String> {
    match (answer, expected) {
        (Ok(Some(answer)), Ok(Some(expected))) => Ok(Some((answer, expected))),
        (Ok(None), Ok(None)) => Ok(None),
        (Err(error), Err(expected)) if error == expected => Ok(None),
        (answer, expected) => Err(format!("got {answer:?}, expected {expected:?}")),
    }
}

pub(super) fn same<T: Copy + Debug + PartialEq>(name: &str, answer: T, expected: T) -> Result<(), String> {
    if answer == expected { Ok(()) } else { Err(format!("{name}: got {answer:?}, expected {expected:?}")) }
}

/// The error of a number that is zero exactly when it should be, in ulps of itself.
pub(super) fn scalar_error<F: Float>(name: &str, answer: f64, exact: &Enclosure) -> Result<f64, String> {
    if (answer == 0.0) != exact.is_zero() {
        return Err(format!("{name}: got {answer:?}, expected {exact:?}"));
    }
    Ok(answer.error(exact, &F::ulp(&exact.low)))
}

/// The larger error of the two components, in `unit`s.
pub(super) fn vector_error([x, y]: Point, exact: &Place, unit: &Rational) -> f64 {
    x.error(&exact[0], unit).max(y.error(&exact[1], unit))
}

pub(super) fn normal_error<F: Float>(answer: Point, exact: &Place) -> f64 {
    vector_error(answer, exact, &F::ulp(&Rational::ONE))
}

/// The ulp of the largest magnitude among the coordinates and radii of the arguments, `inputs`, and of the exact `results`.
pub(super) fn point_unit<F: Float>(inputs: &[&Figure], results: &[&Place]) -> Rational {
    let inputs = inputs.iter().flat_map(|figure| figure.coordinates_and_radius()).map(rational);
    let results = results.iter().copied().flatten().map(|number| number.low.clone());
    F::ulp(&inputs.chain(results).map(Rational::abs).max().expect("a shape has coordinates"))
}
