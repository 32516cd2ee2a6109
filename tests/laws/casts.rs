//! Moving shapes touch where they hit, and nowhere before.

use common::answer::CastHit;
use common::query::Answer;
use common::{Figure, TestVector, query};
use impinge::glam::DVec2;
use impinge::{QueryError, Ray};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::errors::{self, dot, length, normal_error, point_error, scaled, sum, translated};
use crate::pair::Pair;

fn cast<V: TestVector>(pair: &Pair) -> Option<Answer<Option<CastHit>>> {
    query::cast::<V>(&pair.a, pair.vector, &pair.b)
}

/// How far the moving shape is from its exact place if it is moved by `t` of the way in `f64`, for a `t` of `V`.
fn moved<V: TestVector>(pair: &Pair, t: f64) -> (Figure, f64) {
    let way = scaled(pair.vector, t);
    let (figure, rounding) = translated(&pair.a, way);
    (figure, rounding + 2.0 * f64::EPSILON * length(way) + V::VALUE_ULPS * V::ulp(t) * length(pair.vector))
}

pub(crate) fn a_moved_shape_touches_where_it_hits<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Some(Some(hit)) = cast::<V>(pair).transpose()? else { return Ok(()) };
    prop_assert!((0.0..=1.0).contains(&hit.t), "{hit:?}");
    prop_assert!(!hit.overlapping || hit.t == 0.0, "{hit:?}");
    if !hit.overlapping {
        let (figure, error) = moved::<V>(pair, hit.t);
        let distance = query::signed_distance::<DVec2>(&figure, &pair.b)?;
        prop_assert!(distance.abs() <= error + 4.0 * f64::EPSILON * errors::magnitude(&figure, &pair.b), "{distance}");
    }
    Ok(())
}

pub(crate) fn the_point_of_a_cast_is_in_both_shapes<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Some(Some(hit)) = cast::<V>(pair).transpose()? else { return Ok(()) };
    let (figure, error) = moved::<V>(pair, hit.t);
    let magnitude = errors::magnitude(&pair.a, &pair.b).max(length(pair.vector)).max(length(hit.point));
    let error = error + point_error::<V>(magnitude) + 8.0 * f64::EPSILON * magnitude;
    for shape in [&figure, &pair.b] {
        let off = query::distance::<DVec2>(shape, &Figure::Point(hit.point))?;
        prop_assert!(off <= error, "{hit:?} is {off} off {shape:?}");
    }
    Ok(())
}

/// Whether, when and how they hit, not where: of two sides of bare cores that meet corner to corner, the target's goes first.
pub(crate) fn the_target_may_move_instead<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let back = Pair { vector: scaled(pair.vector, -1.0), ..pair.swapped() };
    let (Some(one), Some(other)) = (cast::<V>(pair), cast::<V>(&back)) else { return Ok(()) };
    match (one, other) {
        (Ok(Some(one)), Ok(Some(other))) => {
            let which = |hit: CastHit| (hit.t.to_bits(), hit.overlapping, hit.unique, hit.grazes);
            prop_assert_eq!(which(one), which(other));
        }
        // The two hits are at different points, so only one of them may overflow.
        (Err(QueryError::Overflow), Ok(Some(_))) | (Ok(Some(_)), Err(QueryError::Overflow)) => {}
        (one, other) => prop_assert_eq!(one.map(|hit| hit.is_some()), other.map(|hit| hit.is_some())),
    }
    Ok(())
}

pub(crate) fn a_moving_circle_is_a_ray<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let (Figure::Point(_) | Figure::Circle(_), Some(Ok(found))) = (pair.a, cast::<V>(pair)) else { return Ok(()) };
    let (radius_sum, rest) = sum(pair.a.radius(), pair.b.radius());
    let is_exact = V::rounded(radius_sum) == radius_sum && rest == 0.0;
    let Some(target) = pair.b.inflated(pair.a.radius()).or((radius_sum == 0.0).then_some(pair.b)) else {
        return Ok(());
    };
    let starts_apart = query::distance::<DVec2>(&pair.a, &pair.b).is_ok_and(|distance| distance > 0.0);
    if !is_exact || !starts_apart || pair.vector == [0.0, 0.0] {
        return Ok(());
    }
    let ray = Ray::new(pair.a.points()[0], pair.vector);
    let Ok(hit) = query::raycast::<V>(&ray, &target, 1.0) else { return Ok(()) };
    prop_assert_eq!(found.map(|hit| (hit.t, hit.normal)), hit.map(|hit| (hit.t, hit.normal)));
    Ok(())
}

/// To the last bit.
pub(crate) fn a_translation_is_one_length<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Pair { a, b, vector, .. } = pair;
    let (one, other) = (query::cast::<V>(a, *vector, b), query::cast_along::<V>(a, *vector, b, 1.0));
    prop_assert_eq!(format!("{one:?}"), format!("{other:?}"));
    Ok(())
}

/// A limit changes no hit, but for a `t` that rounding has put beyond it.
pub(crate) fn max_t_cuts_the_motion<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let along = |max_t| query::cast_along::<V>(&pair.a, pair.vector, &pair.b, max_t);
    let Some(Ok(unbounded)) = along(f64::INFINITY) else { return Ok(()) };
    let t = unbounded.map_or(0.0, |hit| hit.t);
    let error = V::VALUE_ULPS * V::ulp(t);
    for max_t in [pair.number, 1.0, V::next_down(t), t, t + 2.0 * error, V::MAX, -V::TINIEST].map(V::rounded) {
        let Some(Ok(found)) = along(max_t) else { continue };
        if let Some(found) = found {
            let hit = unbounded.expect("a longer way has a hit too");
            prop_assert!(max_t >= 0.0 && max_t >= t - error);
            prop_assert_eq!(found, CastHit { t: t.min(max_t), ..hit });
        } else {
            prop_assert!(unbounded.is_none() || max_t < 0.0 || max_t <= t + error, "{unbounded:?} up to {max_t}");
        }
    }
    Ok(())
}

pub(crate) fn a_motion_in_two_steps<V: TestVector>(pair: &Pair) -> TestCaseResult {
    [0.125, 0.25, 0.5, 0.75].into_iter().try_for_each(|share| in_two_steps::<V>(pair, share))
}

/// Only if the end of the first step and the rest of the translation are exact.
fn in_two_steps<V: TestVector>(pair: &Pair, share: f64) -> TestCaseResult {
    let [step, rest] = [share, 1.0 - share].map(|share| scaled(pair.vector, share));
    let (middle, rounding) = translated(&pair.a, step);
    let numbers = middle.points().into_iter().chain([step, rest]).flatten();
    let is_exact = rounding == 0.0
        && scaled(step, 1.0 / share) == pair.vector
        && [0, 1].map(|axis| sum(step[axis], rest[axis])) == pair.vector.map(|part| (part, 0.0))
        && numbers.into_iter().all(|number| V::rounded(number) == number);
    let (Some(Ok(whole)), Some(Ok(first))) = (cast::<V>(pair), cast::<V>(&Pair { vector: step, ..*pair })) else {
        return Ok(());
    };
    let Some(Ok(second)) = cast::<V>(&Pair { a: middle, vector: rest, ..*pair }) else { return Ok(()) };
    if !is_exact {
        return Ok(());
    }
    let found = first.map(|hit| hit.t * share).or(second.map(|hit| share + hit.t * (1.0 - share)));
    prop_assert_eq!(whole.is_some(), found.is_some(), "{:?} {:?} {:?}", whole, first, second);
    if let (Some(whole), Some(found)) = (whole, found) {
        prop_assert!((whole.t - found).abs() <= 3.0 * V::VALUE_ULPS * V::EPSILON, "{whole:?} {first:?} {second:?}");
    }
    Ok(())
}

pub(crate) fn what_hits_nothing_stays_apart<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Some(None) = cast::<V>(pair).transpose()? else { return Ok(()) };
    for t in [0.0, 0.125, 0.25, 0.5, 0.75, 0.875, 1.0] {
        let way = scaled(pair.vector, t);
        let (figure, rounding) = translated(&pair.a, way);
        let rounding = rounding + 2.0 * f64::EPSILON * length(way);
        let depth = query::penetration::<DVec2>(&figure, &pair.b)?.map_or(0.0, |found| found.depth);
        prop_assert!(depth <= rounding, "at {t} it is {depth} inside");
    }
    Ok(())
}

pub(crate) fn the_normal_of_a_cast_faces_the_motion<V: TestVector>(pair: &Pair) -> TestCaseResult {
    let Some(Some(hit)) = cast::<V>(pair).transpose()? else { return Ok(()) };
    let heading = dot(hit.normal, pair.vector);
    let error = 2.0 * normal_error::<V>() * length(pair.vector);
    prop_assert!(hit.overlapping || heading <= error, "{hit:?} leaves");
    Ok(())
}
