//! Exact answers made comparable with floats, and the comparisons that all checks share.

use std::fmt::Debug;

use dashu_base::Abs as _;
use impinge::{QueryError, Shape};

use crate::oracle::{Coordinates, Enclosure, Figure, Float, Point, Rational, rational};

/// A shape made of the vector `V`, for the library and for the oracle.
pub(crate) trait Solid<V: Coordinates>: Shape<Vector = V> + Figure<Coordinate = V::Scalar> {}

impl<V: Coordinates, S: Shape<Vector = V> + Figure<Coordinate = V::Scalar>> Solid<V> for S {}

/// The exact coordinates of a point.
pub(crate) type Place = [Enclosure; 2];

pub(crate) fn place(point: &Point) -> Place {
    [point[0].enclosure(), point[1].enclosure()]
}

/// `expected`, or the error that is due where one of its `numbers` is too large for the scalar type.
///
/// Within the last ulp beyond the largest number, which a rounded number may come back from, it depends on whether the
/// answer `is_overflow`: that is as right as the largest number.
pub(crate) fn fitting<F: Float, T>(expected: T, numbers: &[&Enclosure], is_overflow: bool) -> Result<T, QueryError> {
    let ulps = u8::from(!is_overflow);
    let too_large = numbers.iter().any(|number| F::overflows(number, ulps));
    if too_large { Err(QueryError::Overflow) } else { Ok(expected) }
}

pub(crate) fn is_overflow<T>(answer: &Result<T, QueryError>) -> bool {
    matches!(answer, Err(QueryError::Overflow))
}

/// The answer and the expectation, where both are there; nothing, where both are `None` or the same error.
pub(crate) fn matched<T: Debug, E: Debug>(
    answer: Result<Option<T>, QueryError>,
    expected: Result<Option<E>, QueryError>,
) -> Result<Option<(T, E)>, String> {
    match (answer, expected) {
        (Ok(Some(answer)), Ok(Some(expected))) => Ok(Some((answer, expected))),
        (Ok(None), Ok(None)) => Ok(None),
        (Err(error), Err(expected)) if error == expected => Ok(None),
        (answer, expected) => Err(format!("got {answer:?}, expected {expected:?}")),
    }
}

pub(crate) fn same<T: Copy + Debug + PartialEq>(name: &str, answer: T, expected: T) -> Result<(), String> {
    if answer == expected { Ok(()) } else { Err(format!("{name}: got {answer:?}, expected {expected:?}")) }
}

/// The error of a number that is zero exactly when it should be, in ulps of itself.
pub(crate) fn scalar_error<F: Float>(name: &str, answer: F, exact: &Enclosure) -> Result<f64, String> {
    if (answer == F::ZERO) != exact.is_zero() {
        return Err(format!("{name}: got {answer:?}, expected {exact:?}"));
    }
    Ok(answer.error(exact, &F::ulp(&exact.low)))
}

/// The larger error of the two components, in `unit`s.
pub(crate) fn vector_error<V: Coordinates>(answer: V, exact: &Place, unit: &Rational) -> f64 {
    let [x, y] = answer.coordinates();
    x.error(&exact[0], unit).max(y.error(&exact[1], unit))
}

pub(crate) fn normal_error<V: Coordinates>(answer: V, exact: &Place) -> f64 {
    vector_error(answer, exact, &V::Scalar::ulp(&Rational::ONE))
}

/// The ulp of the largest magnitude among the coordinates and radii of the arguments, `inputs`, and of the exact `results`.
pub(crate) fn point_unit<F: Float>(inputs: &[Vec<F>], results: &[&Place]) -> Rational {
    let inputs = inputs.iter().flatten().map(|&number| rational(number.into()));
    let results = results.iter().copied().flatten().map(|number| number.low.clone());
    F::ulp(&inputs.chain(results).map(Rational::abs).max().expect("a shape has coordinates"))
}
