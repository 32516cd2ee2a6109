//! The answers to different questions about one pair agree.

use common::answer::{CastHit, Chord, Penetration, RayHit};
use common::query::{self, Answer};
use common::{Figure, Point, TestVector};
use impinge::glam::DVec2;
use impinge::{QueryError, Segment};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::answers::{Answers, crossing_points};
use crate::errors::{self, sum};
use crate::pair::Pair;

/// What a query finds, or `None` where that is too large to say.
pub(crate) fn unless_too_large<T>(answer: Answer<T>) -> Answer<Option<T>> {
    match answer {
        Ok(found) => Ok(Some(found)),
        Err(QueryError::Overflow) => Ok(None),
        Err(error) => Err(error),
    }
}

pub(crate) fn answers_agree<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let answers = Answers::of::<V>(pair);
    let intersects = answers.intersects?;
    let distance = unless_too_large(answers.distance)?;
    prop_assert_eq!(distance.is_some_and(|distance| distance == 0.0), intersects);
    prop_assert!(distance.is_none_or(|distance| distance >= 0.0));
    let apart = unless_too_large(answers.closest_points)?.is_none_or(|points| points.is_some());
    prop_assert_ne!(apart, intersects);
    prop_assert_eq!(query::within::<V>(&pair.a, &pair.b, 0.0)?, intersects);
    prop_assert_eq!(query::within::<V>(&pair.a, &pair.b, -0.0)?, intersects);
    penetrations_agree(&answers, intersects)?;
    signed_distances_agree(&answers)?;
    paths_agree(&answers, intersects)
}

/// A signed distance is the one number or minus the other, and never -0.
fn signed_distances_agree(answers: &Answers) -> TestCaseResult {
    match (answers.distance, answers.penetration, answers.signed_distance) {
        (Ok(distance), Ok(found), Ok(signed)) => {
            let expected = found.map_or(distance, |found| 0.0 - found.depth);
            prop_assert_eq!(signed.to_bits(), expected.to_bits());
        }
        (Ok(distance), _, Err(error)) => prop_assert_eq!((distance, error), (0.0, QueryError::Overflow)),
        // The points that separate last may be too large where the depth is not.
        (distance, penetration, Ok(signed)) => {
            prop_assert!(distance.is_ok() && penetration == Err(QueryError::Overflow) && signed < 0.0);
        }
        (distance, _, signed) => prop_assert_eq!(distance, signed),
    }
    Ok(())
}

/// Inflates `a` until 2⁻ᵏ of the distance is left, for k from 1 to 52, so that the digits cancel. In `f64`, `distance`
/// and `signed_distance` of two straight cores have different formulas. The test `filters` compares the other pairs
/// with the kernels.
pub(crate) fn a_distance_that_cancels_is_the_signed_one<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let distance = query::distance::<V>(&pair.a, &pair.b)?;
    for bits in 1..=52 {
        let Some(a) = pair.a.inflated(distance * (1.0 - f64::from(-bits).exp2())) else { return Ok(()) };
        let found = query::distance::<V>(&a, &pair.b)?;
        if found > 0.0 {
            prop_assert_eq!(Ok(found.to_bits()), query::signed_distance::<V>(&a, &pair.b).map(f64::to_bits));
        }
    }
    Ok(())
}

/// A segment moved by a vector, and one end of it by some ulps more: which ends are nearest depends on the last bits.
pub(crate) fn nearly_parallel_segments_are_as_far_as_the_signed_distance<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let (Figure::Segment(a), Figure::Segment(_)) = (&pair.a, &pair.b) else { return Ok(()) };
    for ulps in -8..=8 {
        let stretched = pair.vector.map(|number| number * (1.0 + f64::from(ulps) * V::EPSILON));
        let moved = |[x, y]: Point, [dx, dy]: Point| [x + dx, y + dy].map(V::rounded);
        let b = Figure::Segment(Segment::new(moved(a.a, pair.vector), moved(a.b, stretched)));
        let found = query::distance::<V>(&pair.a, &b)?;
        if found > 0.0 {
            prop_assert_eq!(Ok(found.to_bits()), query::signed_distance::<V>(&pair.a, &b).map(f64::to_bits));
        }
    }
    Ok(())
}

fn paths_agree(answers: &Answers, intersects: bool) -> TestCaseResult {
    if let Some(Ok(chord)) = answers.chord {
        prop_assert_eq!(chord.is_some(), intersects);
    }
    if let (Some(Ok(hit)), Ok(signed)) = (answers.cast, answers.signed_distance) {
        prop_assert_eq!(hit.is_some_and(|hit| hit.overlapping), signed < 0.0);
    }
    prop_assert!(intersects || answers.contains == Ok(false));
    Ok(())
}

fn penetrations_agree(answers: &Answers, intersects: bool) -> TestCaseResult {
    let Some(found) = unless_too_large(answers.penetration)? else {
        prop_assert!(intersects, "a depth that overflows where nothing overlaps");
        return Ok(());
    };
    prop_assert_eq!(found.is_some(), intersects);
    let Some(found) = found else {
        prop_assert_eq!(answers.offset, Ok(None));
        return Ok(());
    };
    prop_assert!(found.depth >= 0.0);
    if found.depth == 0.0 {
        prop_assert_eq!(answers.offset, Ok(Some([0.0, 0.0])));
    } else if found.unique {
        prop_assert!(matches!(answers.offset, Ok(Some(_)) | Err(QueryError::Overflow)));
    } else {
        prop_assert_eq!(answers.offset, Err(QueryError::NoUniqueDirection));
    }
    Ok(())
}

/// Depth zero is exact: nothing smaller still touches. Bare cores at depth zero have no radius to take from.
pub(crate) fn touching_shapes_part_when_one_shrinks<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let touches = query::penetration_offset::<V>(&pair.a, &pair.b) == Ok(Some([0.0, 0.0]));
    if touches && pair.a.radius() > 0.0 {
        let smaller = pair.a.map(|point| point, |direction| direction, V::next_down);
        prop_assert!(!query::intersects::<V>(&smaller, &pair.b)?);
        prop_assert!(!query::intersects::<V>(&pair.b, &smaller)?);
    }
    Ok(())
}

pub(crate) fn within_compares_the_distance<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Pair { a, b, number, .. } = pair;
    let distance = unless_too_large(query::distance::<V>(a, b))?.unwrap_or(f64::INFINITY);
    let error = V::VALUE_ULPS * V::ulp(distance);
    let margins = [*number, distance - 2.0 * error, distance + 2.0 * error, V::MAX, -V::TINIEST];
    for margin in margins.map(V::rounded).into_iter().filter(|margin| margin.is_finite()) {
        let within = query::within::<V>(a, b, margin)?;
        prop_assert!(!within || margin >= 0.0);
        prop_assert!(!within || margin >= distance - error, "within {margin} at the distance {distance}");
        prop_assert!(
            within || margin < 0.0 || margin <= distance + error,
            "beyond {margin} at the distance {distance}"
        );
    }
    Ok(())
}

pub(crate) fn a_margin_is_a_radius<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let margin = pair.number.abs();
    let (_, rounding) = sum(pair.a.radius(), margin);
    if let (Some(inflated), 0.0) = (pair.a.inflated(margin), rounding) {
        let inflated_intersects = query::intersects::<DVec2>(&inflated, &pair.b)?;
        prop_assert_eq!(query::within::<V>(&pair.a, &pair.b, margin)?, inflated_intersects);
        prop_assert_eq!(query::within::<V>(&pair.b, &pair.a, margin)?, inflated_intersects);
    }
    Ok(())
}

/// Answers in `f32` are those in `f64`, rounded, and too large only where those are; `f64` answers itself.
pub(crate) fn f64_rounds_to_the_same_answers<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let (narrow, wide) = (Answers::of::<V>(pair), Answers::of::<DVec2>(pair));
    prop_assert_eq!(narrow.intersects, wide.intersects);
    prop_assert_eq!(narrow.within, wide.within);
    prop_assert_eq!(narrow.contains, wide.contains);
    prop_assert_eq!(narrow.side, wide.side);
    for (narrow, wide) in narrow.penetrations().zip(wide.penetrations()) {
        prop_assert_eq!(narrow.unique, wide.unique);
    }
    if let (Some(Ok(Some(narrow))), Some(Ok(Some(wide)))) = (narrow.cast, wide.cast) {
        prop_assert_eq!((narrow.unique, narrow.grazes), (wide.unique, wide.grazes));
    }
    let measured = |answers| measured::<V>(answers, pair);
    measured(&narrow).into_iter().zip(measured(&wide)).try_for_each(|(narrow, wide)| rounds::<V>(narrow, &wide))
}

/// A number, and how far the promise lets it be from its exact value.
#[derive(Clone, Copy, Debug)]
struct Measured {
    value: f64,
    error: f64,
}

fn rounds<V: TestVector>(narrow: Answer<Vec<Measured>>, wide: &Answer<Vec<Measured>>) -> TestCaseResult {
    match (narrow, wide) {
        (Err(QueryError::Overflow), Ok(wide)) => {
            prop_assert!(wide.iter().any(|number| number.value.abs() > V::MAX), "{wide:?} does not overflow");
        }
        (Ok(narrow), Ok(wide)) => {
            prop_assert_eq!(narrow.len(), wide.len());
            for (narrow, wide) in narrow.iter().zip(wide) {
                // The wide number is itself a rounded one, hence the thousandth.
                prop_assert!((narrow.value - wide.value).abs() <= 1.001 * wide.error, "{narrow:?} against {wide:?}");
            }
        }
        (narrow, wide) => prop_assert_eq!(narrow.err(), wide.clone().err()),
    }
    Ok(())
}

fn measured<V: TestVector>(answers: &Answers, pair: &Pair) -> [Answer<Vec<Measured>>; 14] {
    let values = |values: &[f64]| measures(values, |value| V::VALUE_ULPS * V::ulp(value));
    let magnitude = errors::magnitude(&pair.a, &pair.b);
    let points = |coordinates: &[f64], largest: f64| {
        let largest = coordinates.iter().fold(largest, |largest, coordinate| largest.max(coordinate.abs()));
        measures(coordinates, |_| V::VALUE_ULPS * V::ulp(largest))
    };
    let normal = |normal: Point| measures(&normal, |_| V::NORMAL_ULPS * V::EPSILON);
    let offset = |offset: Point| measures(&offset, |_| V::OFFSET_ULPS * V::ulp(errors::length(offset)));
    let hit = |hit: RayHit| [values(&[hit.t]), points(&hit.point, magnitude), normal(hit.normal)].concat();
    let penetration = |found: Penetration| {
        let ends = [points(&found.point_a, magnitude), points(&found.point_b, magnitude)].concat();
        [values(&[found.depth]), ends, normal(found.normal)].concat()
    };
    let probed = Figure::Point(pair.vector);
    let cast = |hit: CastHit| {
        [values(&[hit.t]), points(&hit.point, magnitude.max(probed.magnitude())), normal(hit.normal)].concat()
    };
    let chord = |found: Chord| found.hits().flat_map(hit).collect();
    let crossing = |found| crossing_points(found).iter().flat_map(|point| points(point, magnitude)).collect();
    [
        answers.distance.map(|distance| values(&[distance])),
        answers.signed_distance.map(|distance| values(&[distance])),
        answers.closest_point.map(|point| points(&point, errors::magnitude(&pair.b, &probed))),
        answers.closest_boundary_point.map(|point| points(&point, errors::magnitude(&pair.b, &probed))),
        answers.closest_points.map(|pair| all(pair, |(a, b)| [points(&a, magnitude), points(&b, magnitude)].concat())),
        answers.penetration.map(|found| all(found, penetration)),
        answers.toward.map(|found| all(found, penetration)),
        answers.offset.map(|found| all(found, offset)),
        answers.circle_circle.map(|found| all(found, crossing)),
        of(answers.raycast, hit),
        of(answers.chord, chord),
        of(answers.ray_circle, chord),
        of(answers.cast, cast),
        of(answers.cast_along, cast),
    ]
}

fn measures(values: &[f64], error: impl Fn(f64) -> f64) -> Vec<Measured> {
    values.iter().map(|&value| Measured { value, error: error(value) }).collect()
}

/// What is found where the question makes sense.
fn of<T>(answer: Option<Answer<Option<T>>>, measures: impl Fn(T) -> Vec<Measured>) -> Answer<Vec<Measured>> {
    Ok(all(answer.transpose()?.flatten(), measures))
}

fn all<T>(found: Option<T>, measures: impl Fn(T) -> Vec<Measured>) -> Vec<Measured> {
    found.map(measures).unwrap_or_default()
}
